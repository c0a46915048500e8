// What a guest spends: `100–300 Kč`, as the owner says it. It is never worked out of the menu, where
// a slice of bread and a roast for six would be its ends.

import type { PriceRange } from '../model/site.ts'
import { faultsIn, type RegionalNotation, refuse } from './notation.ts'
import { price } from './price.ts'

const between = /(?<!\s)\s*(?:[-–—]|\b(?:až|do|to|bis)\b)\s*/iu

/** The two prices, as they are typed. */
function endsOf(text: string): [least: string, most: string] | undefined {
  const bare = text.trim().replace(/^(?:od|from|von)\s+/iu, '')
  const [least, most, more] = bare.split(between)
  return least && most && more === undefined ? [least, most] : undefined
}

export const priceRange: RegionalNotation<PriceRange> = {
  expected: 'price-range',
  regional: true,
  read(text, known) {
    const [from, to] = endsOf(text)?.map((end) => price.read(end, known)) ?? []
    return from !== undefined && to !== undefined && from < to
      ? { least: from, most: to }
      : undefined
  },
  explain(text, known) {
    const ends = endsOf(text) ?? []
    const [from = 0, to = 0] = ends.map((end) => price.read(end, known))
    const [fault] = ends.flatMap((end) => faultsIn(price, end, known))
    if (fault && fault.message.code !== 'price-unreadable') return [{ message: fault.message }]
    return from > to && !fault
      ? refuse('price-range-turned', { typed: text }, `${ends[1]}–${ends[0]}`)
      : refuse('price-range-unreadable', { typed: text })
  },
}
