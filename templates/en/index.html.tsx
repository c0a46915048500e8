// The English home page.

import { html, text } from '../../src/resource.ts'
import { Home } from '../_parts/home.tsx'
import { homeLinks } from '../_parts/links.ts'
import { document } from '../_parts/page.tsx'

export default text({
  group: 'Pages',
  title: 'Home page in English',
  summary: 'Hours, menu, lunch, contact and story in English.',
  type: html,
  links: homeLinks('en'),
  body: (site) => document(<Home site={site} lang="en" />, 'en'),
})
