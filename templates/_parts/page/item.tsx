/** @jsxRuntime automatic @jsxImportSource preact */
// A dish or drink with its sizes. There are hundreds on a page, so each has as few tags as the
// style needs: programs pay for every one. Reader views drop a `div` or section with little text,
// such as "Chips", but never a `figure`. The role keeps screen readers from announcing the figure.

import type { ComponentChildren } from 'preact'
import type { Language } from '../../../src/model/languages.ts'
import type { AllergenFacts } from '../facts/allergens.ts'
import { capital, plainSpaces, withoutCapital } from '../format.ts'
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

type DishProps = {
  /** Anchor, so that a dish can be linked to. */
  id?: string
  /** Classes that the filter matches. */
  marks?: string | undefined
  facts: ItemFacts
  lang: Language
  /** Printed before the name, such as `Soup`. */
  prefix?: string
  /** Photo of the dish. */
  children?: ComponentChildren
}

export function Dish({ id, marks, facts, lang, prefix, children }: DishProps) {
  const { originalName, description, note, traces, gluten } = facts
  const { id: elementId, anchor } = anchored(id)
  return (
    <li id={elementId} class={marks}>
      {anchor}
      <figure role="none">
        {prefix !== undefined && <span class="quiet">{prefix}: </span>}
        <ItemName facts={facts} />
        {originalName !== undefined && <p lang={originalName.lang}>{originalName.name}</p>}
        {description !== undefined && <p>{description}</p>}
        <Details facts={facts} />
        <Allergens facts={facts.allergens} lang={lang} />
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

/**
 * Name of the item, struck through while it is unavailable. House specials have a star that is read
 * aloud as its word.
 */
const ItemName = ({ facts: { name, unavailable, special } }: Pick<DishProps, 'facts'>) => (
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

/** Details in words. Being unavailable is emphasised. */
function Details({ facts: { details, unavailable, special } }: Pick<DishProps, 'facts'>) {
  const remainingDetails = details
    .filter((detail) => detail !== unavailable && detail !== special)
    .join(', ')
  if (unavailable === undefined) return remainingDetails === '' ? null : <p>{remainingDetails}</p>
  return (
    <p>
      <strong>{unavailable}</strong>
      {remainingDetails !== '' && `, ${remainingDetails}`}
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
            allergens && bracketAllergens(allergens, lang),
          ]
            .filter(Boolean)
            .join(' ')}
        </li>
      ))}
    </ol>
  )
}

type ExtrasProps = { title: string; extras: readonly ExtraFacts[]; lang: Language }

/** Extras for one item, or for each item of a section. */
export function Extras({ title, extras, lang }: ExtrasProps) {
  if (extras.length === 0) return null
  const write = {
    name: String,
    contained: (allergens: AllergenFacts) => bracketAllergens(allergens, lang),
  }
  return (
    <p class="quiet">
      {title}: {extrasText(extras, lang, write)}
    </p>
  )
}

/**
 * Print `(gluten 1, eggs 3)`, which the style reads aloud as `Allergens: (gluten 1, eggs 3)`.
 * Without brackets, text extracted from the page would join `milk 7` and a following `90 g`.
 */
function Allergens({ facts, lang }: { facts: AllergenFacts; lang: Language }) {
  const isUnknown = facts.codes.length === 0
  if (isUnknown && facts.isComplete) return null
  const text = formatAllergens(facts, lang)
  return (
    <p>
      <small class={isUnknown ? 'u' : undefined}>
        {isUnknown ? `${words[lang].menu.allergens}: ${text}` : `(${text})`}
      </small>
    </p>
  )
}

/** Join allergens as word and number with a no-break space. */
function formatAllergens({ codes, isComplete }: AllergenFacts, lang: Language): string {
  const { allergensUnknown, otherAllergensUnknown } = words[lang].menu
  const listed = codes.map((code) => `${allergenWord(code, lang)}\u00A0${code}`).join(', ')
  if (isComplete) return listed
  return listed === '' ? allergensUnknown : `${listed}; ${otherAllergensUnknown}`
}

/** Put allergens in brackets. Empty without allergens. */
function bracketAllergens(facts: AllergenFacts, lang: Language): string {
  const text = formatAllergens(facts, lang)
  if (text === '') return ''
  const label = withoutCapital(words[lang].menu.allergens, lang)
  return facts.codes.length === 0 ? `(${label}: ${text})` : `(${text})`
}

/** Number of characters that fit on a line of a phone 390 pixels wide, gaps included. */
const phoneLineLength = 42

/**
 * True if two or three sizes are too long for one line of a phone, so that each is below its price.
 */
function areTooLongForLine(sizes: readonly SizeFacts[]): boolean {
  const lengths = sizes.map(
    ({ label, quantity, price }) => [label, quantity, price].join(' ').length,
  )
  return sizes.length <= 3 && lengths.reduce((sum, one) => sum + one + 2, 0) > phoneLineLength
}

/**
 * Sizes of an item. One size is not a list, because screen readers would announce "list with one
 * item" for every dish.
 */
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
    <ul class={areTooLongForLine(sizes) ? 'k' : undefined}>
      {sizes.map((size) => (
        <li>
          <Size {...size} />
        </li>
      ))}
    </ul>
  )
}

function Size({ label, quantity, price }: SizeFacts) {
  // Short sizes have a line of their own even in 320 pixels with doubled letters and on paper, so
  // their spaces may break.
  const isShort = label.length + quantity.length + price.length < 16 && !quantity.includes(', ')
  const breakableQuantity = isShort ? plainSpaces(quantity) : quantity
  return (
    <>
      {[label, breakableQuantity].filter(Boolean).join(' ')} {price && <b>{plainSpaces(price)}</b>}
    </>
  )
}
