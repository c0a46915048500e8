// RFC 9116. Published only if the owner states a contact and an expiry date: a contact that nobody
// reads is worse than none.

import { plain, text } from '../../src/model/resource.ts'
import { url } from '../../src/model/site.ts'

export default text({
  group: 'Discovery',
  title: 'Security contact',
  summary: 'Whom to tell about a weakness of this site (RFC 9116).',
  type: plain,
  when: ({ pub }) => pub.security !== undefined,
  body: (site) => {
    const { contact, expires } = site.pub.security ?? {}
    return [
      `Contact: ${contact}`,
      `Expires: ${expires}T00:00:00Z`,
      `Preferred-Languages: ${site.languages.join(', ')}`,
      `Canonical: ${url(site, '/.well-known/security.txt')}`,
    ].join('\n')
  },
})
