// A copy of the registration instructions, for clients that look below `/.well-known/`.

import { markdown, renderBody, text } from '../../src/model/resource.ts'

export default text({
  group: 'Authentication',
  title: 'Agent registration instructions, copy',
  summary: 'The same text as /auth.md.',
  type: markdown,
  unlisted: true,
  copyOf: '/auth.md',
  links: () => [{ rel: 'canonical', path: '/auth.md' }],
  body: (site) => renderBody(site, '/auth.md'),
})
