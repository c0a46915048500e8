/** @jsxRuntime automatic @jsxImportSource preact */
// A dish or drink with its sizes. There are hundreds on a page, so each has as few tags as the
// style needs: programs pay for every one.

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
import { hasUnbrokenPart } from './line-breaks.ts'

type DishProps = {
  /** Anchor, so that a dish can be linked to. */
  id?: string
  /** Classes that the filter matches. */
  marks?: string | undefined
  facts: ItemFacts
  lang: Language
  /** Printed before the name, such as `Soup`. */
  prefix?: string | undefined
  /** Photo of the dish. */
  children?: ComponentChildren
}

export function Dish({ id, marks, facts, lang, prefix, children }: DishProps) {
  const { originalName, description, note } = facts
  const { id: elementId, anchor } = anchored(id)
  return (
    <li id={elementId} class={marks}>
      {anchor}
      <ItemName facts={facts} prefix={prefix} />
      {originalName !== undefined && <p lang={originalName.lang}>{originalName.name}</p>}
      {description !== undefined && <p class="d">{description}</p>}
      <QuietLine facts={facts} lang={lang} />
      <Courses courses={facts.courses} lang={lang} />
      {note !== undefined && <p>{note}</p>}
      <TimedPrices texts={facts.otherPrices} />
      <Extras title={words[lang].menu.extras} extras={facts.extras} lang={lang} />
      <Sizes sizes={facts.sizes} />
      {children}
    </li>
  )
}

/**
 * Name of the item, struck through while it is unavailable. House specials have a star that is read
 * aloud as its word. A name of several parts has an element, because the style lays it out as one.
 */
function ItemName({ facts, prefix }: Pick<DishProps, 'facts' | 'prefix'>) {
  const { unavailable, special } = facts
  const name = prefix ? `${prefix}: ${facts.name}` : facts.name
  const shown = unavailable === undefined ? name : <span class="gone">{name}</span>
  if (special === undefined && !hasUnbrokenPart(name)) return shown
  return (
    <span>
      {shown}
      {special !== undefined && (
        <>
          {'\u00a0'}
          <em>{special}</em>
        </>
      )}
    </span>
  )
}

/** Stays at the end of its line. */
const separator = '\u00a0· '

/**
 * One line with the details, the allergens and the possible traces. Being unavailable is emphasised.
 */
function QuietLine({ facts, lang }: Pick<DishProps, 'facts' | 'lang'>) {
  const { unavailable, special, allergens, traces, gluten } = facts
  const details = facts.details.filter((detail) => detail !== unavailable && detail !== special)
  const isFirst = unavailable === undefined && details.length === 0
  const isWithout = allergens.codes.length === 0 && allergens.isComplete
  const remarks = [traces, gluten].filter((text) => text !== undefined).join('. ')
  if (isFirst && isWithout && remarks === '') return null
  return (
    <p>
      {unavailable !== undefined && <strong>{unavailable}</strong>}
      {unavailable !== undefined && details.length > 0 && ', '}
      {details.join(', ')}
      {!isWithout && !isFirst && (allergens.codes.length > 0 ? ' ' : separator)}
      {!isWithout && <Allergens facts={allergens} isFirst={isFirst} lang={lang} />}
      {remarks !== '' && (isFirst && isWithout ? capital(remarks) : separator + remarks)}
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

export const TimedPrices = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <p class="quiet">{text}</p>)

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

type AllergensProps = { facts: AllergenFacts; isFirst: boolean; lang: Language }

/**
 * Print `(gluten 1, eggs 3)`, which the style reads aloud as `Allergens: (gluten 1, eggs 3)`.
 * Without brackets, text extracted from the page would join `milk 7` and a following `90 g`.
 */
function Allergens({ facts, isFirst, lang }: AllergensProps) {
  const text = formatAllergens(facts, lang)
  if (facts.codes.length > 0) return <small>({text})</small>
  const { allergens } = words[lang].menu
  return (
    <small class="u">{`${isFirst ? allergens : withoutCapital(allergens, lang)}: ${text}`}</small>
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

/**
 * Sizes of an item, each followed by its deposit. One size is not a list, because screen readers
 * would announce "list with one item" for every dish.
 */
function Sizes({ sizes }: { sizes: readonly SizeFacts[] }) {
  const [only, second] = sizes
  if (!only) return null
  if (!second && only.deposit === '')
    return (
      <div>
        <Size {...only} />
      </div>
    )
  return (
    <ul>
      {sizes.map((size) => (
        <>
          <li>
            <Size {...size} />
          </li>
          {size.deposit !== '' && <li>{size.deposit}</li>}
        </>
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
