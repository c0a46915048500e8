// Width of text on a terminal, and breaking it into lines.

import { lazy } from '../model/once.ts'

/** Created on first use, because loading its tables takes 2 % of a build. */
const segmenter = lazy(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Split text into the characters that people see. */
export const characters = (text: string): string[] =>
  [...segmenter().segment(text)].map(({ segment }) => segment)

/**
 * Return the columns that a text takes: none for combining marks, two for emoji and East Asian
 * letters.
 */
export function width(text: string): number {
  // Fast path for the most common text.
  if (/^[\x20-\x7e\xa1-\u02ff]*$/.test(text)) return text.length
  return characters(text).reduce((sum, character) => sum + characterWidth(character), 0)
}

const hidden = /^(?:\p{Default_Ignorable_Code_Point}|\p{Control}|\p{Mark}|\p{Surrogate})+$/u
const emoji = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u

function characterWidth(character: string): number {
  if (hidden.test(character)) return 0
  if (emoji.test(character)) return 2
  const points = [...character].map((sign) => sign.codePointAt(0) ?? 0)
  const halves = points.slice(1).filter((point) => point >= 0xff00 && point <= 0xffef).length
  return (isWide(points[0] ?? 0) ? 2 : 1) + halves
}

/** Blocks that are wide or full-width by Unicode's East Asian Width (UAX 11), without emoji. */
// biome-ignore format: a table
const wide: readonly (readonly [from: number, to: number])[] = [
  [0x1100, 0x115f], [0x2329, 0x232a], [0x2630, 0x2637], [0x268a, 0x268f], [0x2e80, 0x303e],
  [0x3041, 0x3247], [0x3250, 0xa4cf], [0xa960, 0xa97f], [0xac00, 0xd7a3], [0xf900, 0xfaff],
  [0xfe10, 0xfe19], [0xfe30, 0xfe6f], [0xff01, 0xff60], [0xffe0, 0xffe6], [0x16fe0, 0x1b2fb],
  [0x1d300, 0x1d376], [0x1f200, 0x1f265], [0x20000, 0x3fffd],
]
const isWide = (point: number) => wide.some(([from, to]) => from <= point && point <= to)

/**
 * Break text into lines of at most `columns` columns. Text between three spaces is an example to
 * type, which stays on one line if it fits.
 */
export function wrap(text: string, columns: number): string[] {
  if (width(text) <= columns) return [text]
  const lines: string[] = []
  let line = ''
  for (const { space, piece } of pieces(text, columns)) {
    const longer = line === '' ? piece : line + space + piece
    if (line !== '' && width(longer) > columns) {
      lines.push(line)
      line = piece
    } else line = longer
  }
  return [...lines, line].filter((one) => one !== '')
}

/** Write text after a label. Further lines are indented below its start if there is room. */
export function hangIndent(before: string, text: string, columns: number): string[] {
  const room = columns - width(before)
  if (room < 24 && width(text) > room)
    return [before.trimEnd(), ...wrap(text, columns - 8).map((line) => ' '.repeat(8) + line)]
  const [first = '', ...rest] = wrap(text, room)
  return [before + first, ...rest.map((line) => ' '.repeat(width(before)) + line)]
}

function pieces(text: string, columns: number): { space: string; piece: string }[] {
  return text.split(/ {3}/).flatMap((part, index) => {
    const isExample = index % 2 === 1 && width(part) <= columns
    const words = isExample ? [part] : part.split(' ')
    return words
      .filter((word) => word !== '')
      .map((piece, at) => ({ space: at === 0 && index > 0 ? '   ' : ' ', piece }))
  })
}
