/** @jsxRuntime automatic @jsxImportSource preact */
// The ways on from the end of a part of the page: up, and to the same part in another language.

import { homePath, type Language, others } from '../../../src/model/languages.ts'
import { href, type Kind, type Site } from '../../../src/model/site.ts'
import { words } from '../words/words.ts'

type Props = {
  site: Site
  lang: Language
  /** The id of the part, which is the same in every language. */
  from: string
  /** The parts from which guests come here. */
  back?: readonly ('lunch' | Kind)[]
}

export const Ways = ({ site, lang, from, back = [] }: Props) => (
  <p class="ways">
    {back.map((kind) => (
      <>
        <a href={`#${kind}_list`}>{words[lang].page.anchors[kind]}</a>{' '}
      </>
    ))}
    <a href="#the_pub">{words[lang].page.top}</a>
    {others(site, lang).map((each) => (
      <>
        {' '}
        <a href={`${href(site, homePath(site, each))}#${from}`} lang={each}>
          {words[each].page.language}
        </a>
      </>
    ))}
  </p>
)
