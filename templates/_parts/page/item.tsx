/** @jsxRuntime automatic @jsxImportSource preact */
// A dish or a drink, and its sizes: as few marks as the style needs, since there are hundreds of them
// on a page, and whoever reads it by machine pays for each.

import type { ComponentChildren } from 'preact'
import type { Language } from '../../../src/model/languages.ts'
import { groupOf } from '../facts/filter.ts'
import {
  allergenName,
  type CourseFacts,
  type ExtraFacts,
  type ItemFacts,
  type SizeFacts,
} from '../facts/menu.ts'
import { plainSpaces } from '../format.ts'
import { words } from '../words/words.ts'
import { anchored } from './anchor.tsx'

type Props = {
  /** The anchor, to which the name leads: so it can be shared. */
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
  const { originalName, description, note, details, allergens, traces } = facts
  const { id: own, anchor } = anchored(id)
  return (
    <li id={own} class={marks}>
      {anchor}
      {/* Reader views drop a short block of links, such as a name that can be shared, if it is a div. */}
      <section>
        {prefix !== undefined && <span class="quiet">{prefix}: </span>}
        <Name {...(id !== undefined && { id })} facts={facts} />
        <Allergens numbers={allergens} lang={lang} />
        {originalName !== undefined && <p lang={originalName.lang}>{originalName.name}</p>}
        {description !== undefined && <p>{description}</p>}
        <Details details={details} unavailable={facts.unavailable} />
        <Courses courses={facts.courses} lang={lang} />
        {traces !== undefined && <p>{traces}</p>}
        {note !== undefined && <p>{note}</p>}
        <Extras title={words[lang].menu.extras} extras={facts.extras} lang={lang} />
        {children}
      </section>
      <Sizes sizes={facts.sizes} />
    </li>
  )
}

/** Struck through while it cannot be ordered. */
function Name({ id, facts: { name, unavailable } }: Pick<Props, 'id' | 'facts'>) {
  const link = id === undefined ? name : <a href={`#${id}`}>{name}</a>
  return unavailable === undefined ? link : <s>{link}</s>
}

/** In words only; that it cannot be ordered in strong ones. */
function Details({ details, unavailable }: Pick<ItemFacts, 'details' | 'unavailable'>) {
  const others = details.filter((detail) => detail !== unavailable).join(', ')
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
          {[name, description].filter((part) => part !== undefined).join(', ')}
          {allergens !== undefined && <Allergens numbers={allergens} lang={lang} />}
        </li>
      ))}
    </ol>
  )
}

type ExtrasProps = { title: string; extras: readonly ExtraFacts[]; lang: Language }

/** What can be added to an item, or to each of a section. */
export function Extras({ title, extras, lang }: ExtrasProps) {
  if (extras.length === 0) return null
  return (
    <p class="quiet">
      {title}:{' '}
      {extras.map(({ name, quantity, price, allergens }, index) => (
        <>
          {index > 0 && '; '}
          {[name, quantity, price].filter(Boolean).join(' ')}
          <Allergens numbers={allergens} lang={lang} />
        </>
      ))}
    </p>
  )
}

/** Number and word, as a link to the words of the law; a hard space keeps them behind the name. */
function Allergens({ numbers, lang }: { numbers: string[] | null; lang: Language }) {
  const w = words[lang].menu
  if (numbers?.length === 0) return null
  return (
    <>
      {'\u00A0'}
      {numbers === null ? (
        <small>{`(${w.allergens}: ${w.allergensUnknown})`}</small>
      ) : (
        <a href="#_">
          {`(${numbers.map((code) => `${code}\u00A0${allergenWord(code, lang)}`).join(', ')})`}
        </a>
      )}
    </>
  )
}

/** `gluten`; of a kind its own name. */
const allergenWord = (code: string, lang: Language) =>
  groupOf(code) === Number(code)
    ? words[lang].filter.contains[Number(code) - 1]
    : allergenName(code, lang)

/** A list only of several sizes: a screen reader says "list with one item" for each dish. */
function Sizes({ sizes }: { sizes: readonly SizeFacts[] }) {
  const [only, second] = sizes
  if (only && !second)
    return (
      <p>
        <Size {...only} />
      </p>
    )
  return (
    <ul>
      {sizes.map((size) => (
        <li>
          <Size {...size} />
        </li>
      ))}
    </ul>
  )
}

function Size({ label, quantity, price }: SizeFacts) {
  // What is short has its line for itself, in letters twice as large and 320 pixels too.
  const isShort = label === '' ? !quantity.includes(', ') : label.length + quantity.length < 11
  const measure = isShort ? plainSpaces(quantity) : quantity
  return (
    <>
      {[label, measure].filter(Boolean).join(' ')} {price && <b>{plainSpaces(price)}</b>}
    </>
  )
}
