// The letter size of the printed lunch: the largest size with which the week fits on one side of A4.

import type { ItemFacts } from '../text/items.ts'

/** Font sizes of the sheet in points. */
export const letterSizes = [14, 13, 12, 11, 10, 9, 8, 7] as const

export type LetterSize = (typeof letterSizes)[number]

/** Space inside the margins of A4 in points; the height has a reserve for estimation errors. */
const side = { width: 527, height: 760 }

/**
 * Average width of a character relative to the font size. The typeface of the guest's machine is
 * unknown; this is wider than the average of any typeface except a typewriter's.
 */
const letterWidth = 0.52

const countLines = (letters: number, points: number, width = side.width) =>
  Math.max(1, Math.ceil((letters * points * letterWidth) / width))

export type SheetTexts = {
  /** The dishes of each day. */
  days: readonly (readonly ItemFacts[])[]
  /** Paragraphs above the days, in small print. */
  small: readonly string[]
  /** Entries of the legend, in two columns. */
  legend: readonly string[]
}

/**
 * Estimate the largest font size that fits. The build has no browser to measure with; a test prints
 * the result.
 */
export function fitLetterSize(texts: SheetTexts): LetterSize {
  const fits = letterSizes.find((points) => estimateHeight(texts, points) <= side.height)
  return fits ?? letterSizes[letterSizes.length - 1] ?? 7
}

/** Height of the head, the QR code and the text above the legend. */
const fixedHeight = 195

function estimateHeight({ days: served, small, legend }: SheetTexts, points: number): number {
  const paragraphs = small.map((text) => countLines(text.length, 8) * 10)
  const rows = legend.map((text) => (countLines(text.length, 7, side.width / 2 - 40) * 9) / 2)
  const dishes = served.map(
    (day) =>
      1.6 * points + day.reduce((sum, dish) => sum + dishLines(dish, points) * points * 1.2, 0),
  )
  return [...paragraphs, ...rows, ...dishes].reduce((sum, height) => sum + height, fixedHeight)
}

/** Font sizes of the text after a dish's name, relative to the name. */
const smaller = { words: 0.85, allergens: 0.72 }

/** Characters of an allergen number with its word, approximately. */
const allergenLetters = 13

/**
 * Estimate the lines of a dish: the name and the smaller text after it, next to its sizes and
 * prices.
 */
function dishLines(dish: ItemFacts, points: number): number {
  const { name, description = '', details, allergens, sizes } = dish
  const traces = [dish.traces, dish.gluten].filter(Boolean).join('. ')
  const words = [description, details.join(', '), traces].join('   ')
  const letters =
    name.length +
    words.length * smaller.words +
    (allergens.codes.length + (allergens.isComplete ? 0 : 3)) * allergenLetters * smaller.allergens
  const price = Math.max(
    ...sizes.map(({ label, quantity, price: paid }) => [label, quantity, paid].join(' ').length),
    0,
  )
  const textWidth = Math.max(side.width * 0.45, side.width - 50 - price * points * letterWidth)
  return Math.max(countLines(letters, points, textWidth), sizes.length)
}
