/** @jsxRuntime automatic @jsxImportSource preact */
// A dish or a drink, and its sizes: as few marks as the style needs, since there are hundreds of them
// on a page, and whoever reads it by machine pays for each.

import type { ComponentChildren } from 'preact'
import type { Language } from '../../../src/model/languages.ts'
import type { CourseFacts, ExtraFacts, ItemFacts, SizeFacts } from '../facts/menu.ts'
import { words } from '../words/words.ts'
import { anchored } from './anchor.tsx'

type Props = {
  /** The anchor; dishes of a lunch have none. */
  id?: string
  facts: ItemFacts
  lang: Language
  /** Said before the name: `Soup`. */
  prefix?: string
  /** Its photo. */
  children?: ComponentChildren
}

export function Dish({ id, facts, lang, prefix, children }: Props) {
  const { name, originalName, description, note, details, allergens, traces } = facts
  const { id: own, anchor } = anchored(id)
  return (
    <li id={own}>
      {anchor}
      <div>
        {prefix !== undefined && <span class="quiet">{prefix}: </span>}
        {name} <Allergens numbers={allergens} lang={lang} />
        {originalName !== undefined && <p lang={originalName.lang}>{originalName.name}</p>}
        {description !== undefined && <p>{description}</p>}
        <Details details={details} soldOut={facts.soldOut} />
        <Courses courses={facts.courses} lang={lang} />
        {traces !== undefined && <p>{traces}</p>}
        {note !== undefined && <p>{note}</p>}
        <Extras title={words[lang].menu.extras} extras={facts.extras} lang={lang} />
        {children}
      </div>
      <Sizes sizes={facts.sizes} />
    </li>
  )
}

/** In words only; what is sold out in strong ones. */
function Details({ details, soldOut }: Pick<ItemFacts, 'details' | 'soldOut'>) {
  if (details.length === 0) return null
  return (
    <p>
      {details.map((detail, index) => (
        <>
          {index > 0 && ', '}
          {detail === soldOut ? <strong>{detail}</strong> : detail}
        </>
      ))}
    </p>
  )
}

function Courses({ courses, lang }: { courses: readonly CourseFacts[]; lang: Language }) {
  if (courses.length === 0) return null
  return (
    <ol class="quiet">
      {courses.map(({ name, description, allergens }) => (
        <li>
          {[name, description].filter((part) => part !== undefined).join(', ')}{' '}
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
          {[name, quantity, price].filter(Boolean).join(' ')}{' '}
          <Allergens numbers={allergens} lang={lang} />
        </>
      ))}
    </p>
  )
}

function Allergens({ numbers, lang }: { numbers: string[] | null; lang: Language }) {
  const w = words[lang].menu
  if (numbers === null) return <small>{`(${w.allergens}: ${w.allergensUnknown})`}</small>
  if (numbers.length === 0) return null
  return (
    <small>
      (<i>{w.allergens} </i>
      {numbers.join(', ')})
    </small>
  )
}

/** A list where there is something to choose; nobody wants to hear "list with one item" a hundred times. */
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
  return (
    <>
      {[label, quantity].filter(Boolean).join(' ')} {price && <b>{plainSpaces(price)}</b>}
    </>
  )
}

/** The style keeps a price on one line; elsewhere its spaces must. */
const plainSpaces = (price: string) => price.replaceAll('\u00A0', ' ')
