// One row of a table: texts by language, fields in the notation of content files, and faults.

import type { Language } from '../../model/languages.ts'
import { normalizeText } from '../../model/suggest.ts'
import { season } from '../../notations/season.ts'
import { dayList } from '../../notations/time.ts'
import { byLanguage, statedWords, wordsFor, yesNoWords } from '../../notations/typed-words.ts'
import { type Cell, type CellRow, type Explanation, isBlank } from './cells.ts'
import type { TextField } from './fields.ts'
import type { Column } from './headings.ts'

export type Columns = readonly (Column | undefined)[]

export type RowValues = {
  texts: { [field in TextField]?: { [lang in Language]?: string } }
  /** Values as in a content file. Line breaks of a cell are kept. */
  fields: { [field: string]: string }
  /** The column of each value, by `allergens` or `name en`. */
  at: { [field: string]: number }
  /** Cells that make the row unusable. */
  faults: { column: number; reason: Explanation }[]
}

/** Return the first name of the row. */
export const firstName = ({ texts }: RowValues) => Object.values(texts.name ?? {})[0]

/** Read the cells under known headings. Texts without a language are in the language of the table. */
export function readRow(row: CellRow, columns: Columns, language: Language): RowValues {
  const values: RowValues = { texts: {}, fields: {}, at: {}, faults: [] }
  const extra = row.findIndex((cell, index) => index >= columns.length && !isBlank(cell))
  if (extra >= 0) values.faults.push({ column: extra, reason: ({ table }) => table.beyond })
  for (const [index, column] of columns.entries()) {
    const cell = row[index]
    if (!column || !cell || isBlank(cell)) continue
    if ('damaged' in cell && !(column.is === 'mark' && cell.text === 'true'))
      values.faults.push({
        column: index,
        reason: ({ table }) => table.damaged[cell.damaged](cell.text),
      })
    else readCell(cell, column, values, { index, language })
  }
  readSizes(row, columns, values)
  return values
}

function readCell(
  cell: Cell,
  column: Column,
  { texts, fields, at, faults }: RowValues,
  { index, language }: { index: number; language: Language },
) {
  if (column.is === 'text') {
    const lang = column.lang ?? language
    texts[column.field] = { ...texts[column.field], [lang]: joinLines(cell.text) }
    at[`${column.field} ${lang}`] = index
    return
  }
  const reading = readValue(cell, column, language)
  if (typeof reading === 'function') faults.push({ column: index, reason: reading })
  if (typeof reading !== 'object') return
  const { field, value } = reading
  const before = column.is === 'mark' ? fields[field] : undefined
  fields[field] = before === undefined ? value : `${before}, ${value}`
  at[field] = index
}

const joinLines = (text: string) => text.replace(/\n+/g, ' ')

/** Field and value of a cell, undefined for an empty one, or why it is refused. */
type CellReading = { field: string; value: string } | undefined | Explanation

function readValue(cell: Cell, column: Column, language: Language): CellReading {
  if (column.is === 'own') return { field: column.field, value: cell.text }
  if (column.is === 'plain') return readPlain(cell, column.field)
  if (column.is === 'mark') return readClaim(cell.text, column)
  return column.is === 'availability' ? readAvailability(cell.text, language) : undefined
}

function readPlain(cell: Cell, field: string): CellReading {
  const { text } = cell
  const number = 'number' in cell ? (cell.number ?? 0) : 0
  if (field === 'alcohol' && number > 0 && number < 1) return ({ table }) => table.percent(number)
  if (field === 'diets' || field === 'tags')
    return isNothing(text) ? undefined : { field, value: joinLines(text) }
  if (field === 'sold_out') return readClaim(text, { word: 'sold out', field, value: 'yes' })
  return { field, value: field === 'sizes' ? text.replace(/;?\n/g, '; ') : text }
}

/** Read a cell that makes a claim, such as "vegan", or does not make it. */
function readClaim(
  text: string,
  { word, field, value = word }: { word: string; field: string; value?: string },
): CellReading {
  const isMade = readMark(text, word)
  if (isMade === undefined) return ({ table }) => table.mark(text)
  return isMade ? { field, value } : undefined
}

const isNothing = (text: string) => /^[-–—/]$/.test(text)

/** True if a cell makes the claim, false if it denies it, undefined if it is neither. */
function readMark(text: string, word: string): boolean | undefined {
  const typed = normalizeText(text)
  if (/^(?:[x✓✔✗☑•●*+1]|true)$/i.test(typed)) return !/✗/.test(typed)
  if (wordsFor(yesNoWords.yes).includes(typed) || typed === normalizeText(word)) return true
  if (/^0$/.test(typed) || isNothing(text)) return false
  return wordsFor(yesNoWords.no).includes(typed) ? false : undefined
}

const available = byLanguage(`
  skladem/dostupné/k dispozici/stále/vždy/celoročně | available/always
  | k dispozícii | verfügbar`)
const soldOut = byLanguage(`
  vyprodáno/nedostupné/není | sold out/not available
  | vypredané | ausverkauft/nicht verfügbar`)

function readAvailability(text: string, language: Language): CellReading {
  const typed = normalizeText(text)
  if (wordsFor(available).includes(typed) || readMark(text, '') === true) return undefined
  if ([...wordsFor(soldOut), ...wordsFor(yesNoWords.no)].includes(typed))
    return { field: 'sold_out', value: 'yes' }
  const languages = [language]
  if (dayList.read(text, { languages })) return { field: 'days', value: text }
  if (season.read(text, { languages })) return { field: 'season', value: text }
  return ({ table }) => table.availability(text)
}

/** Combine the columns with prices and quantities into the notation `sizes`. */
function readSizes(row: CellRow, columns: Columns, values: RowValues) {
  if (values.fields['sizes'] !== undefined) return
  const cellAt = (index: number) => row[index] ?? { text: '' }
  const prices = columns.flatMap((column, index) => {
    const cell = cellAt(index)
    if (column?.is !== 'price' || isBlank(cell) || 'damaged' in cell) return []
    const { size } = column
    // A hyphen or a cross means that this size is not sold.
    const isSold = !isNothing(cell.text) && !/^[x×]$/i.test(cell.text)
    return size === undefined || isSold ? [{ column: index, size, cell }] : []
  })
  const zero = prices.find(({ cell }) => 'number' in cell && (cell.number ?? 1) <= 0)
  if (zero) {
    const { column, cell } = zero
    values.faults.push({ column, reason: ({ table }) => table.priceOfNothing(cell.text) })
    return
  }
  const quantity = columns.findIndex((column) => column?.is === 'size')
  const amount = quantity < 0 ? undefined : readQuantity(cellAt(quantity), columns[quantity])
  const sizes = prices.flatMap(({ column, size, cell }) => {
    const text =
      size === undefined ? singlePrice(amount, cell.text) : `${size} = ${joinLines(cell.text)}`
    if (text !== undefined) return [{ column, text }]
    values.faults.push({ column, reason: ({ table }) => table.severalPrices(cell.text) })
    return []
  })
  if (sizes.length === 0 || sizes.length < prices.length) return
  values.fields['sizes'] = sizes.map(({ text }) => text).join('; ')
  values.at['sizes'] = sizes[0]?.column ?? 0
}

/** Add the unit of the heading to a number without one. */
function readQuantity(cell: Cell, column: Column | undefined): string | undefined {
  if (isBlank(cell) || isNothing(cell.text)) return undefined
  const unit = column?.is === 'size' ? column.unit : undefined
  const text = joinLines(cell.text)
  return unit && /^\d+(?:[.,]\d+)?$/.test(text) ? `${text} ${unit}` : text
}

/** Return undefined for several prices in one cell, unless they are a complete `sizes` value. */
function singlePrice(amount: string | undefined, price: string): string | undefined {
  if (price.includes('=')) return amount === undefined ? price.replace(/;?\n/g, '; ') : undefined
  if (/[;\n/]/.test(price)) return undefined
  return `${amount === undefined ? '' : `${amount} `}= ${price}`
}

/** Value of an item whose cell is empty. A hyphen or a zero is refused instead. */
export const unstated = statedWords.unknown.en[0] ?? 'unknown'
