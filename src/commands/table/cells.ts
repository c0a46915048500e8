// A spreadsheet as rows of cells, independent of the program that wrote it.

import type { Catalogue } from '../../messages/catalogue.ts'

/** The text of a cell. `damaged`: the spreadsheet replaced what was typed, so the text is not used. */
export type Cell =
  | { text: string; number?: number }
  | { text: string; damaged: 'date' | 'error' | 'truth' }

export type CellRow = readonly Cell[]

export type Sheet = {
  /** Missing for a text file, which has one sheet. */
  name: string | undefined
  rows: readonly CellRow[]
  /** Filled cells far to the right of any table. */
  strays?: readonly { row: number; column: number; text: string }[]
}

/** Limits of a sheet in Excel. */
export const maximumRows = 1_048_576
export const maximumColumns = 16_384

/** Return the letters of a column: `A` for 0, `AB` for 27. */
function columnLetters(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

const errorValue =
  /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|HODNOTA!|NÁZEV\?|ODKAZ!|WERT!|BEZUG!)$/

export const textCell = (typed: string): Cell => {
  const text = tidyCell(typed)
  return errorValue.test(text) ? { text, damaged: 'error' } : { text }
}

/** Twelve digits remove the noise of binary fractions: 62.5, not 62.49999999999999. */
export const numberCell = (value: number): Cell => ({
  text: String(Number(value.toPrecision(12))),
  number: value,
})

export const isBlank = (cell: Cell | undefined): boolean => !cell || cell.text === ''

/** Collapse spaces but keep line breaks. */
const tidyCell = (typed: string) =>
  typed
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[ \t\u00A0\u202F]+/g, ' ').trim())
    .join('\n')
    .trim()

/** A sentence that is chosen later, when the message language is known. */
export type Explanation = (catalogue: Catalogue) => string

/** Rows and columns count from 0. */
export type CellPlace = { sheet?: string | undefined; row: number; column?: number | undefined }

/** An item, column, row, text or language that is left out of the menu. */
export type Omission = CellPlace & { subject?: string | undefined; reason: Explanation }

/** Return the name of a cell or row as spreadsheets show it: `List1!D12`, `D12`, `12`. */
export function cellName({ sheet, row, column }: CellPlace): string {
  const cell = column === undefined ? String(row + 1) : `${columnLetters(column)}${row + 1}`
  return sheet === undefined ? cell : `${sheet}!${cell}`
}
