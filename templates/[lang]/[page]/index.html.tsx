/** @jsxRuntime automatic @jsxImportSource preact */
// One of the owner's pages (content/pages/) in one language.

import { englishName, type Language } from '../../../src/model/languages.ts'
import { toPascalCase } from '../../_parts/facts/pages.ts'
import { pageInLanguage } from '../../_parts/page/in-language.tsx'
import { OwnPage } from '../../_parts/page/own-page.tsx'
import { pageMarkdown } from '../../_parts/text/twin/page.ts'

export default (code: Language | undefined, name: string) =>
  pageInLanguage(code, {
    naming: (lang) => ({
      title: `Page ${name} in ${englishName(lang)}`,
      summary: `The owner’s page “${name}” in ${englishName(lang)}.`,
      twin: {
        name: `Page${toPascalCase(name)}In${englishName(lang)}`,
        summary: `the owner’s page “${name}” in ${englishName(lang)}.`,
      },
    }),
    page: (site, lang) => <OwnPage site={site} lang={lang} name={name} />,
    markdown: (site, lang) => pageMarkdown(site, name, lang),
  })
