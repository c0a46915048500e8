// What the report on a table lists: each cell that was not understood.

import type { Catalogue } from '../../messages/catalogue.ts'
import { letterOf } from './cells.ts'

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
