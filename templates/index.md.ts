// Markdown twin of the Czech home page.

import { markdown, text } from '../src/model/resource.ts'
import { twinLinks } from './_parts/links.ts'
import { homeMarkdown } from './_parts/text/twin.ts'

export default text({
  group: 'Pages',
  title: 'Home page in Czech, Markdown',
  summary: 'Hours, menu, lunch, contact and story in Czech: the Markdown twin of the home page.',
  type: markdown,
  links: twinLinks('cs'),
  body: (site) => homeMarkdown(site, 'cs'),
})
