/** @jsxRuntime automatic @jsxImportSource preact */
// The lunch menu on one sheet. Every house that serves lunch has it, with or without a published
// week, so that no address depends on the date.

import { servesLunch } from '../../../src/model/house.ts'
import { englishName, type Language } from '../../../src/model/languages.ts'
import { pageInLanguage } from '../../_parts/page/in-language.tsx'
import { Sheet } from '../../_parts/page/sheet.tsx'
import { lunchMarkdown } from '../../_parts/text/twin/lunch.ts'

export default (code?: Language) =>
  pageInLanguage(code, {
    naming: (lang) => ({
      title: `Lunch on one sheet in ${englishName(lang)}`,
      summary: `The lunch of each week on one side of A4, to print, in ${englishName(lang)}.`,
      twin: {
        name: `LunchIn${englishName(lang)}`,
        summary: `the lunch of each published week in ${englishName(lang)}.`,
      },
    }),
    when: servesLunch,
    page: (site, lang) => <Sheet site={site} lang={lang} />,
    markdown: lunchMarkdown,
  })
