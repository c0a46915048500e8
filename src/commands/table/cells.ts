// A spreadsheet as rows of cells, whichever program wrote it, and the cells that were not understood.

import type { Catalogue } from '../../messages/catalogue.ts'

/** What stands in a cell: its text, or why nobody can tell what was typed into it. */
export type Cell =
  | { text: string; number?: number }
  | { text: string; damaged: 'date' | 'error' | 'truth' }

export type Row = readonly Cell[]

export type Sheet = {
  /** Of a workbook; a file of text has one sheet without a name. */
  name: string | undefined
  rows: readonly Row[]
  /** What stands so far to the right that it belongs to no table. */
  strays?: readonly { row: number; column: number; text: string }[]
}

/** What a sheet of Excel has at most; its last column is XFD. */
export const [mostRows, mostColumns] = [1_048_576, 16_384]

/** `A` of 0, `AB` of 27: as spreadsheets call columns. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

export const textCell = (typed: string): Cell => {
  const text = tidyCell(typed)
  return /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|HODNOTA!|NÁZEV\?|ODKAZ!|WERT!|BEZUG!)$/.test(
    text,
  )
    ? { text, damaged: 'error' }
    : { text }
}

/** What binary fractions added is taken back: 62.5, never 62.49999999999999. */
export const numberCell = (value: number): Cell => ({
  text: String(Number(value.toPrecision(12))),
  number: value,
})

export const isBlank = (cell: Cell | undefined): boolean => !cell || cell.text === ''

/** Spaces as one writes them; a line break in a cell stays. */
const tidyCell = (typed: string) =>
  typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0\u202F]+/g, ' ').trim())
    .join('\n')
    .trim()

/** In words, once it is known in which language: tables are read before. */
export type InWords = (catalogue: Catalogue) => string

/** Where it stands; rows and columns count from 0 here, and as spreadsheets count when they are printed. */
export type Spot = { sheet?: string | undefined; row: number; column?: number | undefined }

/** `what` is left out of the menu: an item, a column, a row, a text, or a language. */
export type Omission = Spot & { subject?: string | undefined; what: InWords }

/** `List1!D12`, `D12`, `12`: what stands in the name box of a spreadsheet, or in its margin. */
export function cellName({ sheet, row, column }: Spot): string {
  const cell = column === undefined ? String(row + 1) : `${letterOf(column)}${row + 1}`
  return sheet === undefined ? cell : `${sheet}!${cell}`
}
