/** @jsxRuntime automatic @jsxImportSource preact */
// The home page in a language of the site: its own address, or the root for the first language.

import { englishName, type Language } from '../../src/model/languages.ts'
import { html, text } from '../../src/model/resource.ts'
import { inLanguage } from '../_parts/by-language.ts'
import { homeLinks } from '../_parts/links.ts'
import { Home } from '../_parts/page/home.tsx'
import { renderPage } from '../_parts/page/page.tsx'

export default function homePage(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Home page in ${englishName(lang)}`,
    summary: `Hours, menu and contact in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: html,
    links: homeLinks(code === undefined ? '/index.md' : `/${code}.md`),
    body: (site) => renderPage(<Home site={site} lang={of(site)} />, of(site)),
  })
}
