/** @jsxRuntime automatic @jsxImportSource preact */
// What guests ask about the house.

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { hasHouse, houseSentences, moreFacts, tableFacts } from '../facts/house.ts'
import { words } from '../words/words.ts'
import { Ways } from './ways.tsx'

export function House({ site, lang }: { site: Site; lang: Language }) {
  if (!hasHouse(site, lang)) return null
  const facts = houseSentences(site, lang)
  const more = [...tableFacts(site, lang), ...moreFacts(site, lang)]
  return (
    <section id="the_house">
      <h2>{words[lang].house.title}</h2>
      <ul class="plain columns">
        {facts.map((fact) => (
          <li>{fact}</li>
        ))}
        {more.map(({ name, text }) => (
          <li>
            <bdi>{name}</bdi>: <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <Ways site={site} lang={lang} from="the_house" />
    </section>
  )
}
