// What a guest spends: `100–300 Kč`, as the owner says it. It is never worked out of the menu, where
// a slice of bread and a roast for six would be its ends.

import { message } from '../messages/catalogue.ts'
import type { PriceRange } from '../model/site.ts'
import { Fault, type RegionalNotation } from './notation.ts'
import { price } from './price.ts'

const between = /\s*(?:[-–—]|\b(?:až|do|to|bis)\b)\s*/iu

export const priceRange: RegionalNotation<PriceRange> = {
  expected: 'price-range',
  regional: true,
  read(text, known) {
    const [least, most, more] = text
      .trim()
      .replace(/^(?:od|from|von)\s+/iu, '')
      .split(between)
    if (!least || !most || more !== undefined)
      return new Fault(message('price-range-unreadable', { typed: text }))
    const ends = [price.read(least, known), price.read(most, known)] as const
    const [from, to] = ends
    const wrong = ends.find((end) => end instanceof Fault)
    if (wrong?.message.code === 'price-unreadable')
      return new Fault(message('price-range-unreadable', { typed: text }))
    if (from instanceof Fault) return new Fault(from.message)
    if (to instanceof Fault) return new Fault(to.message)
    if (from === to) return new Fault(message('price-range-unreadable', { typed: text }))
    return from < to
      ? { least: from, most: to }
      : new Fault(message('price-range-turned', { typed: text }), undefined, `${most}–${least}`)
  },
}
