// The letter size of the printed menu: the largest size that needs no more sides of A4 than the
// smallest one would. The build has no browser, so heights are estimated from the number of letters
// and the widest typeface that a guest's machine may have. Tests print the result.

import { usualLook } from '../../../src/model/looks.ts'
import type { Language, Site } from '../../../src/model/site.ts'
import { eventsFirst } from '../text/events.ts'
import {
  eventBlocks,
  footRows,
  headRows,
  hoursBlocks,
  type LetterKind,
  menuBlocks,
  type PrintBlock,
  type PrintRow,
  printedLegendRows,
} from './paper-rows.ts'

export type Letters = { points: number; columns: 1 | 2 }

/** From the largest to the smallest; a short menu has one column. */
const choices: readonly Letters[] = [
  ...[22, 20, 18, 17, 16, 15, 14, 13].map((points) => ({ points, columns: 1 }) as const),
  ...[14, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.75, 9.5, 9.25, 9, 8.75, 8.5, 8.25, 8].map(
    (points) => ({ points, columns: 2 }) as const,
  ),
]

const smallest: Letters = { points: 8, columns: 2 }

/**
 * Space inside the margins of A4 in points, by number of columns, minus a reserve for estimation
 * errors. Long lines have larger errors, so one column needs less reserve.
 */
const side = { heights: { 1: 790, 2: 770 }, columns: { 1: 533, 2: 255 } } as const

/** Font size of each kind of text by the font size of dishes, in points; as in print.css. */
const sizes: Record<LetterKind, (points: number) => number> = {
  name: (points) => Math.max(23, points * 1.8),
  title: (points) => points * 1.6,
  large: (points) => points,
  small: (points) => Math.max(7, points * 0.83),
  fine: (points) => Math.min(9, Math.max(7, points * 0.83)),
}

const kinds = Object.keys(sizes) as LetterKind[]

/**
 * Average width of a character relative to the font size, in the widest typeface of each font list
 * in style.css and typefaces/: Palatino, DejaVu Sans, Bahnschrift, and any typewriter face.
 */
const letterWidths = { book: 0.475, plain: 0.47, poster: 0.46, typewriter: 0.49 } as const

/** Longer menus fill a dozen sides or more, which the smallest letters keep as few as possible. */
const longestFitted = 2000

export function fitLetters(site: Site, lang: Language): Letters {
  if (site.menu.food.length + site.menu.drinks.length > longestFitted) return smallest
  const [head = [], ...blocks] = [
    headRows(site, lang),
    ...(eventsFirst(site) ? eventBlocks(site, lang) : []),
    ...menuBlocks(site, lang),
    ...(eventsFirst(site) ? [] : eventBlocks(site, lang)),
    ...hoursBlocks(site, lang),
    printedLegendRows(site, lang),
    footRows(site, lang),
  ]
  const width = letterWidths[site.look?.typeface ?? usualLook.typeface]
  const sidesIn = (letters: Letters) => {
    const estimateHeight = (rows: PrintBlock) =>
      rows.reduce((sum, row) => sum + rowHeight(row, letters, width), 0)
    const top = estimateHeight(head.map((row) => ({ ...row, isWide: true })))
    return sidesFor(blocks.map(estimateHeight), top, letters.columns)
  }
  const fewest = sidesIn(smallest)
  // Larger letters need more sides, so a binary search finds the largest that fit.
  let [least, most] = [0, choices.length - 1]
  while (least < most) {
    const middle = (least + most) >> 1
    if (sidesIn(choices[middle] ?? smallest) <= fewest) most = middle
    else least = middle + 1
  }
  return choices[most] ?? smallest
}

/** Count the sides that these blocks fill, in order. On the first side the head is above them. */
function sidesFor(heights: readonly number[], head: number, columns: 1 | 2): number {
  let column = 0
  let filled = head
  for (const height of heights) {
    if (filled + height > side.heights[columns]) {
      column++
      filled = column < columns ? head : 0
    }
    filled += height
  }
  return Math.ceil((column + 1) / columns)
}

function rowHeight(row: PrintRow & { isWide?: true }, { points, columns }: Letters, width: number) {
  const { beside = 0, lines = 0, around = 0, fixed = 0, isHalf = false, isWide = false } = row
  let [text, size] = [0, 0]
  for (const kind of kinds) {
    const letters = row[kind]
    if (!letters) continue
    text += letters * sizes[kind](points) * width
    size = Math.max(size, sizes[kind](points))
  }
  const all = side.columns[isWide ? 1 : isHalf ? 2 : columns] - (isHalf ? 26 : 0)
  // Lines break between words, on average three characters before the edge.
  const room = all - (beside === 0 ? 2 * size * width : (beside + 4) * sizes.small(points) * width)
  const height = Math.max(lines, Math.ceil(text / room)) * 1.2 * size
  return (isHalf && columns === 1 ? height / 1.8 : height) + around * points + fixed
}
