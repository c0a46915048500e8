/** @jsxRuntime automatic @jsxImportSource preact */
// Equipment and services of the house, and the owner's story about it.

import type { Inline, Language, Site, StoryBlock } from '../../../src/model/site.ts'
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

/** The owner's story about the house. */
export function Story({ site, lang }: Props) {
  const story = storyOf(site, lang)
  if (story.length === 0) return null
  return (
    <section id="about_us" class="prose">
      <h2>{words[lang].page.story}</h2>
      {story.map(({ heading, blocks }) => (
        <>
          {heading !== undefined && <h3>{heading}</h3>}
          <Blocks of={blocks} />
        </>
      ))}
    </section>
  )
}

/** Paragraphs and lists of the owner's text. */
export const Blocks = ({ of }: { of: readonly StoryBlock[] }) => (
  <>
    {of.map((block) =>
      'list' in block ? (
        <ul>
          {block.list.map((entry) => (
            <li>
              <Inlines of={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Inlines of={block.paragraph} />
        </p>
      ),
    )}
  </>
)

/** Bold, italic and link markup within a paragraph. */
function Inlines({ of }: { of: readonly Inline[] }) {
  return (
    <>
      {of.map((one) =>
        'text' in one ? (
          one.text
        ) : 'strong' in one ? (
          <strong>
            <Inlines of={one.strong} />
          </strong>
        ) : 'emphasis' in one ? (
          <em>
            <Inlines of={one.emphasis} />
          </em>
        ) : (
          <a href={one.to}>
            <Inlines of={one.link} />
          </a>
        ),
      )}
    </>
  )
}
