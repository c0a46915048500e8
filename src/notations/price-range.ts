// Usual spending of a guest as the owner states it: `100–300 Kč`. It is never computed from the
// menu, where a slice of bread and a roast for six would be the ends.

import type { PriceRange } from '../model/site.ts'
import {
  grammar,
  isRefusal,
  parseWith,
  type RegionalContext,
  type RegionalNotation,
  refusal,
  refuse,
} from './notation.ts'
import { price } from './price.ts'

const between = /(?<!\s)\s*(?:[-–—]|\b(?:až|do|to|bis)\b)\s*/iu

/** Split the text into its two prices. */
function splitRange(text: string): [least: string, most: string] | undefined {
  const bare = text.trim().replace(/^(?:od|from|von)\s+/iu, '')
  const [least, most, more] = bare.split(between)
  return least && most && more === undefined ? [least, most] : undefined
}

export const priceRange: RegionalNotation<PriceRange> = {
  expected: 'price-range',
  regional: true,
  ...grammar<PriceRange, RegionalContext>((text, context) => {
    const ends = splitRange(text) ?? []
    const parsed = ends.map((end) => parseWith(price, end, context))
    const wrong = parsed.find(isRefusal)
    const [least = 0, most = 0] = ends.map((end) => price.read(end, context))
    if (!wrong && least < most) return { least, most }
    return refusal(() => {
      const [fault] = wrong?.findFaults() ?? []
      if (fault && fault.message.code !== 'price-unreadable') return [{ message: fault.message }]
      return least > most && !fault
        ? refuse('price-range-turned', { typed: text }, `${ends[1]}–${ends[0]}`)
        : refuse('price-range-unreadable', { typed: text })
    })
  }),
}
