/** @jsxRuntime automatic @jsxImportSource preact */
// Equipment and services of the house, and the owner's story about it.

import type { Inline, StoryBlock } from '../../../src/model/site.ts'
import { getStory, hasHouse, houseParts, pairFacts } from '../text/house-facts.ts'
import { words } from '../words/words.ts'
import type { SiteProps } from './props.ts'

/** Up to this number of facts, none are folded. */
const shortFacts = 8

export function House({ site, lang }: SiteProps) {
  if (!hasHouse(site, lang)) return null
  const { facts, denied } = houseParts(site, lang)
  const others = pairFacts(site, lang).map(({ name, text }) => (
    <li>
      <bdi>{name}</bdi>
      {text && (
        <>
          : <bdi>{text}</bdi>
        </>
      )}
    </li>
  ))
  const missing = denied !== undefined && <p class="quiet">{denied}</p>
  const isShort =
    facts.length === 0 || !(others.length || missing) || facts.length + others.length <= shortFacts
  return (
    <section id="the_house">
      <h2>{words[lang].house.title}</h2>
      <ul class="plain columns">
        {facts.map((fact) => (
          <li>{fact}</li>
        ))}
        {isShort && others}
      </ul>
      {isShort ? (
        missing
      ) : (
        <details>
          <summary>{words[lang].house.more}</summary>
          {others.length > 0 && <ul class="plain columns">{others}</ul>}
          {missing}
        </details>
      )}
    </section>
  )
}

/** The owner's story about the house. */
export function Story({ site, lang }: SiteProps) {
  const story = getStory(site, lang)
  if (story.length === 0) return null
  return (
    <section id="about_us" class="prose">
      <h2>{words[lang].page.story}</h2>
      {story.map(({ heading, blocks }) => (
        <>
          {heading !== undefined && <h3>{heading}</h3>}
          <Blocks blocks={blocks} />
        </>
      ))}
    </section>
  )
}

/** Paragraphs and lists of the owner's text. */
export const Blocks = ({ blocks }: { blocks: readonly StoryBlock[] }) => (
  <>
    {blocks.map((block) =>
      'list' in block ? (
        <ul>
          {block.list.map((entry) => (
            <li>
              <Inlines parts={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Inlines parts={block.paragraph} />
        </p>
      ),
    )}
  </>
)

/** Bold, italic and link markup within a paragraph. */
function Inlines({ parts }: { parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part) =>
        'text' in part ? (
          part.text
        ) : 'strong' in part ? (
          <strong>
            <Inlines parts={part.strong} />
          </strong>
        ) : 'emphasis' in part ? (
          <em>
            <Inlines parts={part.emphasis} />
          </em>
        ) : (
          <a href={part.to}>
            <Inlines parts={part.link} />
          </a>
        ),
      )}
    </>
  )
}
