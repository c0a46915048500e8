/** @jsxRuntime automatic @jsxImportSource preact */
// One of the owner's pages (content/pages/) in one language.

import { englishName, type Language } from '../../../src/model/languages.ts'
import { html, text } from '../../../src/model/resource.ts'
import { inLanguage } from '../../_parts/by-language.ts'
import { homeLinks } from '../../_parts/links.ts'
import { OwnPage } from '../../_parts/page/own-page.tsx'
import { renderPage } from '../../_parts/page/page.tsx'

export default function ownPage(code: Language | undefined, name: string) {
  const { of, promises } = inLanguage(code, (lang) => ({
    title: `Page ${name} in ${englishName(lang)}`,
    summary: `What the house tells about ${name} in ${englishName(lang)}.`,
  }))
  return text({
    ...promises,
    type: html,
    links: homeLinks(`${code === undefined ? '' : `/${code}`}/${name}.md`),
    body: (site) => renderPage(<OwnPage site={site} lang={of(site)} name={name} />, of(site)),
  })
}
