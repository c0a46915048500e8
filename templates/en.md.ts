// Markdown twin of the English home page.

import { markdown, text } from '../src/resource.ts'
import { twinLinks } from './_parts/links.ts'
import { homeMarkdown } from './_parts/twin.ts'

export default text({
  group: 'Pages',
  title: 'Home page in English, Markdown',
  summary: 'Hours, menu, lunch, contact and story in English: the Markdown twin of the home page.',
  type: markdown,
  links: twinLinks('en'),
  body: (site) => homeMarkdown(site, 'en'),
})
