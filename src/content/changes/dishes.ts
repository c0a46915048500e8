// Questions about prices and allergens, wherever a field holds them.

import { message } from '../../messages/catalogue.ts'
import { countries, defaultCountry } from '../../model/countries.ts'
import { nodeAt } from '../../reading/node.ts'
import { type Ask, type Block, findNotation, readField, textAt } from './pairs.ts'

/** Ask about a price that moved by a third or more, or whose digits changed places. */
export function askAboutPrices(before: Block, after: Block, ask: Ask) {
  const currency = after.node.region?.currency ?? countries[defaultCountry].currency
  for (const name of Object.keys(after.fields)) {
    const old = findPrices(before, name)
    for (const { key, size, price } of old.length > 0 ? findPrices(after, name) : []) {
      const was = old.find((one) => one.key === key) ?? old.find((one) => one.size === size)
      if (!was || was.price === price) continue
      const swapped = sortDigits(was.price) === sortDigits(price)
      if (swapped || Math.abs(price - was.price) * 3 >= was.price)
        ask(
          nodeAt(after.node, name),
          message('change-price', { before: was.price, after: price, currency, swapped }),
        )
    }
  }
}

type FoundPrice = { key: string; size: string; price: number }
/** An entry of a list of sizes, extras or admissions. */
type Entry = { [name: string]: unknown }

/** List the prices of a field, each with what it is for: label and quantity, or quantity alone. */
function findPrices(block: Block, name: string): FoundPrice[] {
  const value = readField(block, name)
  const expected = findNotation(block, name)?.expected
  if (expected === 'price-range')
    return Object.entries(value ?? {}).map(([end, price]) => ({ key: end, size: end, price }))
  if (typeof value === 'number')
    return /^(?:price|deposit)$/.test(String(expected)) ? [{ key: '', size: '', price: value }] : []
  return listEntries(value).flatMap(
    ({ price, price_from: _, allergens: _a, label = null, ...size }) =>
      typeof price === 'number'
        ? [{ key: JSON.stringify([label, size]), size: JSON.stringify(size), price }]
        : [],
  )
}

const listEntries = (value: unknown): Entry[] =>
  [value].flat().filter((one): one is Entry => typeof one === 'object' && one !== null)

const sortDigits = (price: number) => [...price.toFixed(2)].sort().join('')

/** Ask about allergens and traces that are no longer listed. */
export function askAboutAllergens(before: Block, after: Block, ask: Ask) {
  for (const name of Object.keys(before.fields)) {
    // A list that cannot be read is an error already, and states nothing yet.
    if (textAt(after.node, name) !== '' && readField(after, name) === undefined) continue
    const fresh = findAllergens(after, name)
    const missing = [...findAllergens(before, name)].flatMap(([label, numbers]) =>
      // An extra that was removed has not lost its allergens.
      label !== '' && !fresh.has(label)
        ? []
        : numbers.filter((number) => !fresh.get(label)?.includes(number)),
    )
    if (missing.length > 0)
      ask(nodeAt(after.node, name), message('change-allergens-lost', { numbers: missing }))
  }
}

/** Allergens of a field: of the dish under an empty label, of an extra under its own. */
function findAllergens(block: Block, name: string): Map<string, readonly number[]> {
  const value = readField(block, name)
  const expected = findNotation(block, name)?.expected
  if (expected === 'allergens' || expected === 'traces') return new Map([['', numbersIn(value)]])
  return new Map(
    listEntries(value).flatMap(({ label, allergens }) =>
      typeof label === 'string' ? [[label, numbersIn(allergens)]] : [],
    ),
  )
}

const numbersIn = (list: unknown): number[] =>
  typeof list === 'object' && list !== null && 'numbers' in list ? (list.numbers as number[]) : []
