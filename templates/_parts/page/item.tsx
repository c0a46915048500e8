/** @jsxRuntime automatic @jsxImportSource preact */
// A dish or a drink, and its sizes: as few marks as the style needs, since there are hundreds of them
// on a page, and whoever reads it by machine pays for each. Readers of articles drop a `div` or a section
// of few letters, such as chips or tonic water, and a figure never; its role would be told at each dish.

import type { ComponentChildren } from 'preact'
import type { Language } from '../../../src/model/languages.ts'
import { capital, inner, plainSpaces } from '../format.ts'
import { allergenWord } from '../text/allergens.ts'
import {
  type CourseFacts,
  type ExtraFacts,
  extrasText,
  type ItemFacts,
  type SizeFacts,
} from '../text/items.ts'
import { words } from '../words/words.ts'
import { anchored } from './anchor.tsx'

type Props = {
  /** The anchor: a dish can be linked to. */
  id?: string
  /** What guests choose it by. */
  marks?: string | undefined
  facts: ItemFacts
  lang: Language
  /** Said before the name: `Soup`. */
  prefix?: string
  /** Its photo. */
  children?: ComponentChildren
}

export function Dish({ id, marks, facts, lang, prefix, children }: Props) {
  const { originalName, description, note, traces, gluten } = facts
  const { id: own, anchor } = anchored(id)
  return (
    <li id={own} class={marks}>
      {anchor}
      <figure role="none">
        {prefix !== undefined && <span class="quiet">{prefix}: </span>}
        <Name facts={facts} />
        {originalName !== undefined && <p lang={originalName.lang}>{originalName.name}</p>}
        {description !== undefined && <p>{description}</p>}
        <Details facts={facts} />
        <Allergens codes={facts.allergens} lang={lang} />
        <Courses courses={facts.courses} lang={lang} />
        {traces !== undefined && (
          <p>{gluten === undefined ? traces : `${capital(traces)}. ${gluten}`}</p>
        )}
        {note !== undefined && <p>{note}</p>}
        <Extras title={words[lang].menu.extras} extras={facts.extras} lang={lang} />
      </figure>
      <Sizes sizes={facts.sizes} />
      {children}
    </li>
  )
}

/** Struck through while it cannot be ordered; a special of the house has a star, which is read as its word. */
const Name = ({ facts: { name, unavailable, special } }: Pick<Props, 'facts'>) => (
  <>
    {unavailable === undefined ? name : <span class="gone">{name}</span>}
    {special !== undefined && (
      <>
        {'\u00a0'}
        <em>{special}</em>
      </>
    )}
  </>
)

/** In words only; that it cannot be ordered in strong ones. */
function Details({ facts: { details, unavailable, special } }: Pick<Props, 'facts'>) {
  const others = details.filter((detail) => detail !== unavailable && detail !== special).join(', ')
  if (unavailable === undefined) return others === '' ? null : <p>{others}</p>
  return (
    <p>
      <strong>{unavailable}</strong>
      {others !== '' && `, ${others}`}
    </p>
  )
}

function Courses({ courses, lang }: { courses: readonly CourseFacts[]; lang: Language }) {
  if (courses.length === 0) return null
  return (
    <ol class="quiet">
      {courses.map(({ name, description, allergens }) => (
        <li>
          {[
            [name, description].filter((part) => part !== undefined).join(', '),
            allergens === null ? unknown(lang) : inBrackets(allergens ?? [], lang),
          ]
            .filter(Boolean)
            .join(' ')}
        </li>
      ))}
    </ol>
  )
}

type ExtrasProps = { title: string; extras: readonly ExtraFacts[]; lang: Language }

/** What can be added to an item, or to each of a section. */
export function Extras({ title, extras, lang }: ExtrasProps) {
  if (extras.length === 0) return null
  const write = { name: String, contained: (codes: readonly string[]) => inBrackets(codes, lang) }
  return (
    <p class="quiet">
      {title}: {extrasText(extras, lang, write)}
    </p>
  )
}

const unknown = (lang: Language) =>
  `(${inner(words[lang].menu.allergens, lang)}: ${words[lang].menu.allergensUnknown})`

/**
 * `(gluten 1, eggs 3)`, heard by the style as `Allergens: (gluten 1, eggs 3)`. Tools that make text of a
 * page put the weight right behind it: without brackets `milk 7` and `90 g` would be one number.
 */
function Allergens({ codes, lang }: { codes: string[] | null; lang: Language }) {
  const { allergens, allergensUnknown } = words[lang].menu
  if (codes?.length === 0) return null
  return (
    <p>
      <small class={codes === null ? 'u' : undefined}>
        {codes === null ? `${allergens}: ${allergensUnknown}` : `(${contained(codes, lang)})`}
      </small>
    </p>
  )
}

/** The word of each, and its number behind a hard space. */
const contained = (codes: readonly string[], lang: Language) =>
  codes.map((code) => `${allergenWord(code, lang)}\u00A0${code}`).join(', ')

/** The same in brackets, of one part among several. */
const inBrackets = (codes: readonly string[], lang: Language) =>
  codes.length === 0 ? '' : `(${contained(codes, lang)})`

/** As many signs as a telephone of 390 pixels has room for in a line, gaps among them. */
const oneLine = 42

/** Whether two or three sizes have each its price above it on telephones, where a line is too short. */
function areLong(sizes: readonly SizeFacts[]): boolean {
  const signs = sizes.map(({ label, quantity, price }) => [label, quantity, price].join(' ').length)
  return sizes.length <= 3 && signs.reduce((sum, one) => sum + one + 2, 0) > oneLine
}

/** A list only of several sizes: a screen reader says "list with one item" for each dish. */
function Sizes({ sizes }: { sizes: readonly SizeFacts[] }) {
  const [only, second] = sizes
  if (!only) return null
  if (!second)
    return (
      <p>
        <Size {...only} />
      </p>
    )
  return (
    <ul class={areLong(sizes) ? 'k' : undefined}>
      {sizes.map((size) => (
        <li>
          <Size {...size} />
        </li>
      ))}
    </ul>
  )
}

function Size({ label, quantity, price }: SizeFacts) {
  // What is short has its line for itself, in letters twice as large, in 320 pixels, on paper.
  const isShort = label.length + quantity.length + price.length < 16 && !quantity.includes(', ')
  const measure = isShort ? plainSpaces(quantity) : quantity
  return (
    <>
      {[label, measure].filter(Boolean).join(' ')} {price && <b>{plainSpaces(price)}</b>}
    </>
  )
}
