// Markdown twin of the English home page.

import { markdown, text } from '../src/model/resource.ts'
import { twinLinks } from './_parts/links.ts'
import { homeMarkdown } from './_parts/text/twin.ts'

export default text({
  group: 'Pages',
  title: 'Home page in English, Markdown',
  summary: 'Hours, menu, lunch, contact and story in English: the Markdown twin of the home page.',
  type: markdown,
  links: twinLinks('en'),
  body: (site) => homeMarkdown(site, 'en'),
})
