/** @jsxRuntime automatic @jsxImportSource preact */
// The English home page.

import { html, text } from '../../src/model/resource.ts'
import { homeLinks } from '../_parts/links.ts'
import { Home } from '../_parts/page/home.tsx'
import { document } from '../_parts/page/page.tsx'

export default text({
  group: 'Pages',
  title: 'Home page in English',
  summary: 'Hours, menu, lunch, contact and story in English.',
  type: html,
  links: homeLinks('en'),
  body: (site) => document(<Home site={site} lang="en" />, 'en'),
})
