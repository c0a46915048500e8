// The letter size of the printed lunch: the largest size with which the week fits on one side of A4.

import type { ItemFacts } from '../text/items.ts'

/** The sizes of letters that a sheet may have, in points: the largest with which the week fits. */
export const letterSizes = [14, 13, 12, 11, 10, 9, 8, 7] as const

export type LetterSize = (typeof letterSizes)[number]

/** What the margins of A4 leave, in points; some of the height is for what cannot be foreseen. */
const side = { width: 527, height: 760 }

/**
 * The width of a letter as part of its size. Nobody knows which face a guest's machine prints; this is
 * more than the letters of a text have on average in any but a typewriter's.
 */
const letterWidth = 0.52

const linesOf = (letters: number, points: number, width = side.width) =>
  Math.max(1, Math.ceil((letters * points * letterWidth) / width))

export type SheetTexts = {
  /** Each day with its dishes. */
  days: readonly (readonly ItemFacts[])[]
  /** Paragraphs over the days, in small letters. */
  small: readonly string[]
  /** What the legend explains, in two columns. */
  legend: readonly string[]
}

/** Counted, not measured: a build knows no browser. A test prints what it makes of it. */
export function letterSize(texts: SheetTexts): LetterSize {
  const fits = letterSizes.find((points) => heightOf(texts, points) <= side.height)
  return fits ?? letterSizes[letterSizes.length - 1] ?? 7
}

/** Of the head, of the code, and of what stands over the legend. */
const fixedHeight = 195

function heightOf({ days: served, small, legend }: SheetTexts, points: number): number {
  const paragraphs = small.map((text) => linesOf(text.length, 8) * 10)
  const rows = legend.map((text) => (linesOf(text.length, 7, side.width / 2 - 40) * 9) / 2)
  const dishes = served.map(
    (day) =>
      1.6 * points + day.reduce((sum, dish) => sum + dishLines(dish, points) * points * 1.2, 0),
  )
  return [...paragraphs, ...rows, ...dishes].reduce((sum, height) => sum + height, fixedHeight)
}

/** The letters behind a name as a part of its own size: of words in general, and of allergens. */
const smaller = { words: 0.85, allergens: 0.72 }

/** Of a number with its word, about. */
const allergenLetters = 13

/** The name and all that follows it in smaller letters, beside its sizes and prices. */
function dishLines(dish: ItemFacts, points: number): number {
  const { name, description = '', details, allergens: numbers, sizes } = dish
  const traces = [dish.traces, dish.gluten].filter(Boolean).join('. ')
  const words = [description, details.join(', '), traces].join('   ')
  const letters =
    name.length +
    words.length * smaller.words +
    (numbers?.length ?? 0) * allergenLetters * smaller.allergens
  const price = Math.max(
    ...sizes.map(({ label, quantity, price: paid }) => [label, quantity, paid].join(' ').length),
    0,
  )
  const textWidth = Math.max(side.width * 0.45, side.width - 50 - price * points * letterWidth)
  return Math.max(linesOf(letters, points, textWidth), sizes.length)
}
