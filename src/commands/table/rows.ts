// One row of a table under its headings: texts by language, fields as content files write them, and
// what in it nobody can tell.

import type { Language } from '../../model/languages.ts'
import { fold } from '../../model/suggest.ts'
import { season } from '../../notations/date.ts'
import { units } from '../../notations/quantity.ts'
import { dayList } from '../../notations/time.ts'
import { byLanguage, statedWords, wordsFor, yesNoWords } from '../../notations/typed-words.ts'
import { type Cell, type InWords, isBlank, type Row } from './cells.ts'
import type { TextField } from './fields.ts'
import type { Column } from './headings.ts'

export type Columns = readonly (Column | undefined)[]

export type RowValues = {
  texts: { [field in TextField]?: { [lang in Language]?: string } }
  /** As they stand in a content file; several lines of a cell are several lines. */
  fields: { [field: string]: string }
  /** The column of each of them: `name en`, `allergens`. */
  at: { [field: string]: number }
  /** Why the row cannot be taken, by the cell. */
  faults: { column: number; what: InWords }[]
}

/** The first of its names. */
export const nameIn = ({ texts }: RowValues) => Object.values(texts.name ?? {})[0]

/** Under each heading what stands there; a text without a language is of the one of the table. */
export function readRow(row: Row, columns: Columns, language: Language): RowValues {
  const values: RowValues = { texts: {}, fields: {}, at: {}, faults: [] }
  const beyond = row.findIndex((cell, index) => index >= columns.length && !isBlank(cell))
  if (beyond >= 0) values.faults.push({ column: beyond, what: ({ table }) => table.beyond })
  for (const [index, column] of columns.entries()) {
    const cell = row[index]
    if (!column || !cell || isBlank(cell)) continue
    if ('damaged' in cell && !(column.is === 'mark' && cell.text === 'true'))
      values.faults.push({
        column: index,
        what: ({ table }) => table.damaged[cell.damaged](cell.text),
      })
    else readCell(cell, column, values, { index, language })
  }
  readSizes(row, columns, values)
  return values
}

function readCell(cell: Cell, column: Column, { texts, fields, at, faults }: RowValues, of: Of) {
  const { index, language } = of
  const { text } = cell
  if (column.is === 'text') {
    const lang = column.lang ?? language
    texts[column.field] = { ...texts[column.field], [lang]: oneLine(text) }
    at[`${column.field} ${lang}`] = index
    return
  }
  const said = readValue(cell, column, language)
  if (typeof said === 'function') faults.push({ column: index, what: said })
  if (typeof said !== 'object') return
  const before = column.is === 'mark' ? fields[said.field] : undefined
  fields[said.field] = before === undefined ? said.value : `${before}, ${said.value}`
  at[said.field] = index
}

type Of = { index: number; language: Language }

const oneLine = (text: string) => text.replace(/\n+/g, ' ')

/** The field and value of a cell, undefined for an empty one, or why it is left out. */
type CellReading = { field: string; value: string } | undefined | InWords

function readValue(cell: Cell, column: Column, language: Language): CellReading {
  const { text } = cell
  if (column.is === 'own') return { field: column.field, value: text }
  if (column.is === 'plain') return readPlain(cell, column.field)
  if (column.is === 'mark') return readClaim(text, column.word, column.field, column.word)
  return column.is === 'availability' ? readAvailability(text, language) : undefined
}

function readPlain(cell: Cell, field: string): CellReading {
  const { text } = cell
  const number = 'number' in cell ? (cell.number ?? 0) : 0
  if (field === 'alcohol' && number > 0 && number < 1) return ({ table }) => table.percent(number)
  if (field === 'diets' || field === 'tags')
    return isNothing(text) ? undefined : { field, value: oneLine(text) }
  if (field === 'sold_out') return readClaim(text, 'sold out', field, 'yes')
  return { field, value: field === 'sizes' ? text.replace(/;?\n/g, '; ') : text }
}

/** A cell that says whether this value of the field is claimed. */
function readClaim(text: string, word: string, field: string, value: string): CellReading {
  const isMade = readMark(text, word)
  if (isMade === undefined) return ({ table }) => table.mark(text)
  return isMade ? { field, value } : undefined
}

const isNothing = (text: string) => /^[-–—/]$/.test(text)

/** Whether a cell says that its claim is made; undefined where it says something else. */
function readMark(text: string, word: string): boolean | undefined {
  const typed = fold(text)
  if (/^(?:[x✓✔✗☑•●*+1]|true)$/i.test(typed)) return !/✗/.test(typed)
  if (wordsFor(yesNoWords.yes).includes(typed) || typed === fold(word)) return true
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
  const typed = fold(text)
  if (wordsFor(available).includes(typed) || readMark(text, '') === true) return undefined
  if ([...wordsFor(soldOut), ...wordsFor(yesNoWords.no)].includes(typed))
    return { field: 'sold_out', value: 'yes' }
  const known = { languages: [language] }
  if (dayList.read(text, known)) return { field: 'days', value: text }
  if (season.read(text, known)) return { field: 'season', value: text }
  return ({ table }) => table.availability(text)
}

/** Sizes with their prices, put together from the columns that say them. */
function readSizes(row: Row, columns: Columns, values: RowValues) {
  if (values.fields['sizes'] !== undefined) return
  const cellAt = (index: number) => row[index] ?? { text: '' }
  const offered = columns.flatMap((column, index) => {
    const cell = cellAt(index)
    if (column?.is !== 'price' || isBlank(cell) || 'damaged' in cell) return []
    const { size } = column
    // A hyphen or a cross: in this size it is not sold.
    const isSold = !isNothing(cell.text) && !/^[x×]$/i.test(cell.text)
    return size === undefined || isSold ? [{ column: index, size, cell }] : []
  })
  const refused = offered.find(({ cell }) => 'number' in cell && (cell.number ?? 1) <= 0)
  if (refused) {
    const { column, cell } = refused
    values.faults.push({ column, what: ({ table }) => table.priceOfNothing(cell.text) })
    return
  }
  const quantity = columns.findIndex((column) => column?.is === 'size')
  const amount = quantity < 0 ? undefined : readQuantity(cellAt(quantity), columns[quantity])
  const found = offered.flatMap(({ column, size, cell }) => {
    const said = size === undefined ? pair(amount, cell.text) : `${size} = ${oneLine(cell.text)}`
    if (said !== undefined) return [{ column, said }]
    values.faults.push({ column, what: ({ table }) => table.pairs(amount ?? '', cell.text) })
    return []
  })
  if (found.length === 0 || found.length < offered.length) return
  values.fields['sizes'] = found.map(({ said }) => said).join('; ')
  values.at['sizes'] = found[0]?.column ?? 0
}

/** With the unit of the heading where the cell is a number alone. */
function readQuantity(cell: Cell, column: Column | undefined): string | undefined {
  if (isBlank(cell) || isNothing(cell.text)) return undefined
  const unit = column?.is === 'size' ? column.unit : undefined
  return unit && /^\d+(?:[.,]\d+)?$/.test(cell.text) ? `${cell.text} ${unit}` : cell.text
}

/** `0,3 l / 0,5 l` beside `44 / 62`: as many sizes as prices, all in one unit, in their order. */
function pair(amount: string | undefined, price: string): string | undefined {
  if (price.includes('=')) return amount === undefined ? price.replace(/;?\n/g, '; ') : undefined
  const prices = parts(price)
  const sizes = parts(amount ?? '')
  if (prices.length < 2) return `${amount === undefined ? '' : `${oneLine(amount)} `}= ${price}`
  const alike = new Set(sizes.map(unitOf)).size === 1 && unitOf(sizes[0] ?? '') !== undefined
  if (sizes.length !== prices.length || !alike) return undefined
  return sizes.map((size, index) => `${size} = ${prices[index]}`).join('; ')
}

const parts = (text: string) =>
  text
    .split(/[;\n]|\s*\/\s*/)
    .map((part) => part.trim())
    .filter(Boolean)

const unitOf = (size: string) => {
  const unit = /(\p{L}+)$/u.exec(size)?.[1]?.toLowerCase()
  return unit !== undefined && Object.hasOwn(units, unit) ? unit : undefined
}

/** Nobody has said: the cell is empty. A hyphen or a zero is no answer, and is refused. */
export const unstated = statedWords.unknown.en[0] ?? 'unknown'
