/** @jsxRuntime automatic @jsxImportSource preact */
// What guests ask about the house, and what the owner tells about it.

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { hasHouse, houseParts, moreFacts, storyOf, tableFacts } from '../facts/house.ts'
import { words } from '../words/words.ts'

type Props = { site: Site; lang: Language }

export function House({ site, lang }: Props) {
  if (!hasHouse(site, lang)) return null
  const { facts, denied } = houseParts(site, lang)
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
      {denied !== undefined && <p class="quiet">{denied}</p>}
    </section>
  )
}

/** What the owner tells about the house. */
export function Story({ site, lang }: Props) {
  const story = storyOf(site, lang)
  if (story.length === 0) return null
  return (
    <section id="about_us" class="prose">
      <h2>{words[lang].page.story}</h2>
      {story.map(({ heading, paragraphs }) => (
        <>
          {heading !== undefined && <h3>{heading}</h3>}
          {paragraphs.map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </>
      ))}
    </section>
  )
}
