/** @jsxRuntime automatic @jsxImportSource preact */
// A page in one language together with its Markdown twin.

import type { VNode } from 'preact'
import type { Language } from '../../../src/model/languages.ts'
import {
  html,
  markdown,
  type Publication,
  type ResourceProperties,
  text,
} from '../../../src/model/resource.ts'
import { inLanguage } from '../by-language.ts'
import { plainSpaces } from '../format.ts'
import { interfaceLinks } from '../links.ts'
import { renderPage } from './page.tsx'

type Naming = {
  title: string
  summary: string
  twin: {
    /** Name of the twin for programs. */
    name: string
    /** Contents of the twin, after "The Markdown twin:". */
    summary: string
  }
}

type PageInLanguage = {
  when?: NonNullable<ResourceProperties['when']>
  naming(lang: Language): Naming
  page(site: Publication, lang: Language): VNode
  /** Text of the twin, with the same facts as the page. */
  markdown(site: Publication, lang: Language): string
}

/**
 * Define a page in one language and its twin. Without a code it is in the first language of the
 * site. The twin has plain spaces, because language models pay for each character.
 */
export function pageInLanguage(
  code: Language | undefined,
  { when, naming, page, markdown: writeTwin }: PageInLanguage,
) {
  const { of, promises } = inLanguage(code, (lang) => {
    const { title, summary } = naming(lang)
    return { title, summary }
  })
  const twin = inLanguage(code, (lang) => {
    const { title, twin } = naming(lang)
    return {
      contentLanguage: lang,
      name: twin.name,
      title: `${title}, Markdown`,
      summary: `The Markdown twin: ${twin.summary}`,
    }
  })
  return text({
    ...promises,
    ...(when && { when }),
    type: html,
    links: interfaceLinks,
    body: (site) => renderPage(page(site, of(site)), of(site)),
    twin: text({
      ...twin.promises,
      type: markdown,
      body: (site) => plainSpaces(writeTwin(site, of(site))),
    }),
  })
}
