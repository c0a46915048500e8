/** @jsxRuntime automatic @jsxImportSource preact */
// What guests ask about the house.

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { houseFacts, moreFacts } from '../facts/house.ts'
import { words } from '../words/words.ts'

export function House({ site, lang }: { site: Site; lang: Language }) {
  const facts = houseFacts(site, lang)
  const more = moreFacts(site, lang)
  if (facts.length + more.length === 0) return null
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
    </section>
  )
}
