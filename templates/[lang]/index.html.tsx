/** @jsxRuntime automatic @jsxImportSource preact */
// The home page in a language of the site: its own address, or the root for the first language.

import { englishName, type Language } from '../../src/model/languages.ts'
import { Home } from '../_parts/page/home.tsx'
import { pageInLanguage } from '../_parts/page/in-language.tsx'
import { homeMarkdown } from '../_parts/text/twin.ts'

export default (code?: Language) =>
  pageInLanguage(code, {
    naming: (lang) => ({
      title: `Home page in ${englishName(lang)}`,
      summary: `Hours, menu and contact in ${englishName(lang)}.`,
      twin: {
        name: `PubIn${englishName(lang)}`,
        summary: `hours, menu and contact in ${englishName(lang)}.`,
      },
    }),
    page: (site, lang) => <Home site={site} lang={lang} />,
    markdown: homeMarkdown,
  })
