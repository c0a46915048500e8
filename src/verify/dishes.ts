// What a piece of a page or of a twin says of one dish: its name, what it costs, what is in it.

import type { VerifyWords } from '../messages/catalogue.ts'
import { allergenCodes } from '../model/allergens.ts'
import { amountOf } from '../model/currencies.ts'
import type { Language } from '../model/languages.ts'
import type { Text } from '../model/site.ts'
import { plain, spaced, writes } from './rendered.ts'

export type Found = VerifyWords['found']

export type Contained = { allergens?: number[] | null; allergen_kinds?: string[] }

export type Extra = Contained & { name: Text }

export type Dish = Contained & {
  id?: string
  name: Text
  description?: Text
  note?: Text
  sizes: object[]
  traces?: number[]
  trace_kinds?: string[]
  extras?: Extra[]
  courses?: (Contained & { name: Text })[]
}

/** A dish of some data, as far as it is compared; each size of `priced` ones has a price. */
export function isDish(dish: Partial<Dish> | null, spoken: readonly Language[], priced: boolean) {
  const isText = (text: unknown) =>
    spoken.every((lang) => typeof (text as Partial<Text> | undefined)?.[lang] === 'string')
  const isContained = (one: Contained | null) =>
    [one?.allergens ?? [], one?.allergen_kinds ?? []].every(Array.isArray)
  const parts = [dish?.extras ?? [], dish?.courses ?? []]
  return (
    isText(dish?.name) &&
    isContained(dish) &&
    [dish?.traces ?? [], dish?.trace_kinds ?? []].every(Array.isArray) &&
    parts.every(
      (list) => Array.isArray(list) && list.every((one) => isText(one?.name) && isContained(one)),
    ) &&
    Array.isArray(dish?.sizes) &&
    dish.sizes.every(
      (size: object | null) =>
        size !== null && (!priced || typeof amountOf(size)?.amount === 'number'),
    )
  )
}

/** What a text does not say of a dish's name and prices. */
export function differences(
  dish: Dish,
  text: string | undefined,
  lang: Language,
  found: Found,
): string[] {
  const called = dish.id ?? dish.name[lang]
  if (text === undefined) return [found.missing(called)]
  const name = spaced(dish.name[lang])
  return [
    ...(text.includes(name) ? [] : [found.otherwiseCalled(called, name)]),
    ...dish.sizes
      .map((size) => amountOf(size)?.amount)
      .filter((price) => price !== undefined)
      .filter((price) => !writes(text, price))
      .map((price) => found.otherPrice(called, price)),
    ...pricesOfExtras(called, dish.extras ?? [], behindName(text, name), lang, found),
    ...courseDifferences(called, dish.courses ?? [], behindName(text, name), lang, found),
  ]
}

const behindName = (text: string, name: string) => text.slice(text.indexOf(name) + name.length)

/** What can be added, with what it costs up to the next one of them. */
export function pricesOfExtras(
  called: string,
  extras: readonly Extra[],
  text: string,
  lang: Language,
  found: Found,
): string[] {
  return extras.flatMap((extra) => {
    const name = spaced(extra.name[lang])
    const behind = text.split(name).slice(1)
    if (behind.length === 0) return [found.within(called, found.missing(name))]
    const amount = amountOf(extra)?.amount ?? 0
    const said = behind.some((rest) => writes(rest.split(/[;(]|\. /, 1)[0] ?? '', amount))
    return said || amount === 0 ? [] : [found.within(called, found.otherPrice(name, amount))]
  })
}

/** Courses in their order, each with what is said of it. */
function courseDifferences(
  called: string,
  courses: readonly { name: Text; description?: Text }[],
  text: string,
  lang: Language,
  found: Found,
): string[] {
  let from = 0
  return courses.flatMap(({ name, description }) => {
    const words = [name, description].flatMap((one) => (one ? spaced(one[lang]) : []))
    for (const said of words) {
      const at = text.indexOf(said, from)
      if (at < 0) return [found.within(called, found.missing(said))]
      from = at + said.length
    }
    return []
  })
}

/** Codes of allergens; `null` for a statement that they are not stated; undefined where none is made. */
type Statement = string[] | null | undefined

const stated = ({ allergens, allergen_kinds }: Contained): Statement =>
  allergens && allergenCodes(allergens, allergen_kinds)

/** The word before the codes, in any language: `Allergens`, `Alergeny`. */
const heading = 'al+[eé]rg[eé]n\\p{L}*'

/** `1, 3a`; one word is "none", and a sentence asks to ask. */
function read(words: string): Statement {
  const codes = words.match(/(?<![\p{L}\d])\d{1,2}[a-h]?(?![\p{L}\d])/gu)
  return codes ?? (words.trim().includes(' ') ? null : [])
}

/** Behind the name on a page; a dish without a word of them contains none. */
function onPage(markup: string, name: string): Statement {
  const [before = '', rest] = markup.split(/<small>|<a href="#_">/, 2)
  if (rest === undefined || !plain(before).trim().endsWith(name)) return []
  return read(
    plain(rest.split(/<\/(?:small|a)>/, 1)[0] ?? '').replace(new RegExp(heading, 'iu'), ''),
  )
}

/** A sentence of its own in a twin; in brackets it is about a part. */
function inTwin(line: string): Statement {
  const found = [...line.matchAll(new RegExp(`(?<= |^)${heading}: ([^.]*)\\.`, 'giu'))]
  return found.length === 0 ? undefined : read(found.at(-1)?.[1] ?? '')
}

/** What a piece of a page, or a line of a twin, says else of what is in a dish than the data do. */
export function allergenDifferences(
  dish: Dish,
  piece: { markup: string } | { line: string },
  lang: Language,
  found: Found,
): string[] {
  const name = spaced(dish.name[lang])
  const called = dish.id ?? name
  const text = 'line' in piece ? piece.line : plain(piece.markup)
  const said = 'line' in piece ? inTwin(piece.line) : onPage(piece.markup, name)
  const parts = [...(dish.extras ?? []), ...(dish.courses ?? [])].filter(
    (part) => part.allergens !== undefined,
  )
  const behind = text.slice(text.indexOf(name) + name.length)
  const names = parts.map((part) => spaced(part.name[lang]))
  return [
    ...(same(said, stated(dish)) ? [] : [otherwise(called, said, found)]),
    ...traceDifferences(dish, called, text, lang, found),
    ...parts
      .filter((part) => !saysPart(behind, part, names, lang))
      .map((part) => found.allergensOfPart(called, part.name[lang])),
  ]
}

const same = (one: Statement, other: Statement) => JSON.stringify(one) === JSON.stringify(other)

function otherwise(called: string, said: Statement, found: Found): string {
  if (said) return found.otherAllergens(called, said)
  return said === null ? found.allergensUnstated(called) : found.allergensUnsaid(called)
}

/** `(8a)` behind the name of what there may be traces of; whatever the owner typed is not meant. */
function traceDifferences(
  dish: Dish,
  called: string,
  text: string,
  lang: Language,
  words: Found,
): string[] {
  const expected = dish.traces ? allergenCodes(dish.traces, dish.trace_kinds) : []
  const own = [
    dish.name,
    dish.description,
    dish.note,
    ...(dish.extras ?? []).map((one) => one.name),
  ]
  const rest = own.reduce(
    (left, typed) => (typed ? left.replaceAll(spaced(typed[lang]), ' ') : left),
    text,
  )
  const found = [...rest.matchAll(/\((\d{1,2}[a-h]?)\)/g)].map((match) => match[1] ?? '')
  return [
    ...expected.filter((code) => !found.includes(code)).map((code) => words.noTraces(called, code)),
    ...found
      .filter((code) => !expected.includes(code))
      .map((code) => words.otherTraces(called, code)),
  ]
}

/** Whether one of the places where an extra or a course is named says what is in it. */
export function saysPart(
  text: string,
  part: Contained & { name: Text },
  names: readonly string[],
  lang: Language,
): boolean {
  const bracket = new RegExp(`^[^;()]*\\(\\s*(?:${heading}:?)?([^)]*)\\)`, 'iu')
  const name = spaced(part.name[lang])
  return placesOf(name, text).some((at) => {
    const behind = text.slice(at + name.length)
    // What stands behind the next part is about that one; in brackets mustard is an allergen.
    const outside = behind.replace(/\([^)]*\)/g, (inside) => ' '.repeat(inside.length))
    const ends = names.flatMap((other) => placesOf(other, outside).slice(0, 1))
    const words = bracket.exec(behind.slice(0, Math.min(behind.length, ...ends)))?.[1]
    return same(words === undefined ? [] : read(words), stated(part))
  })
}

/** Where a name stands in a text. */
function placesOf(name: string, text: string): number[] {
  const found: number[] = []
  if (name === '') return found
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    found.push(at)
  return found
}
