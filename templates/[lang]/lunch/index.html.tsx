/** @jsxRuntime automatic @jsxImportSource preact */
// The lunch menu on one sheet. Every house that serves lunch has it, with or without a published
// week, so that no address depends on the date.

import { englishName, type Language } from '../../../src/model/languages.ts'
import { html, text } from '../../../src/model/resource.ts'
import { inLanguage } from '../../_parts/by-language.ts'
import { interfaceLinks } from '../../_parts/links.ts'
import { renderPage } from '../../_parts/page/page.tsx'
import { Sheet } from '../../_parts/page/sheet.tsx'
import { servesLunch } from '../../_parts/text/house.ts'

export default function lunchSheet(code?: Language) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Lunch on one sheet in ${englishName(lang)}`,
    summary: `The lunch of each week on one side of A4, to print, in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: html,
    when: servesLunch,
    links: interfaceLinks,
    body: (site) => renderPage(<Sheet site={site} lang={of(site)} />, of(site)),
  })
}
