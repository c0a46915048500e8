/** @jsxRuntime automatic @jsxImportSource preact */
// What the owner tells about the house.

import type { Language } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { storyOf } from '../facts/house.ts'
import { words } from '../words/words.ts'

export function Story({ site, lang }: { site: Site; lang: Language }) {
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
