/** @jsxRuntime automatic @jsxImportSource preact */
// The ways on from the end of a part of the page: up, and to the same part in another language.

import { homePath, type Language, others } from '../../../src/model/languages.ts'
import { href, type Site } from '../../../src/model/site.ts'
import { words } from '../words/words.ts'

/** `from` is the id of the part, which is the same in every language. */
export const Ways = ({ site, lang, from }: { site: Site; lang: Language; from: string }) => (
  <p class="ways">
    <a href="#the_pub">{words[lang].page.top}</a>
    {others(site, lang).map((each) => (
      <>
        {' '}
        <a href={`${href(site, homePath(site, each))}#${from}`} lang={each} hreflang={each}>
          {words[each].page.language}
        </a>
      </>
    ))}
  </p>
)
