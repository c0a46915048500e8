// Reads the sheets of a spreadsheet as sections of items: which row has the headings, and what each
// other row is. Columns and sections are never guessed.

import type { Region } from '../../model/countries.ts'
import { languages as allLanguages, type Language, parseTextRow } from '../../model/languages.ts'
import { normalizeText } from '../../model/suggest.ts'
import {
  type Cell,
  type CellPlace,
  type CellRow,
  type Explanation,
  isBlank,
  type Omission,
  type Sheet,
} from './cells.ts'
import { type Column, type Heading, readHeading } from './headings.ts'
import { type Columns, firstName, type RowValues, readRow } from './rows.ts'
import { isSectionName } from './section-kinds.ts'

type ReadRow = { values: RowValues; place: CellPlace }
export type TableItem = ReadRow & { kind: 'item'; courses: ReadRow[] }
type TableHeading = ReadRow & { kind: 'heading' }
export type TableSection = ReadRow & { entries: (TableItem | TableHeading)[] }

export type PriceTable = {
  sections: TableSection[]
  languages: Language[]
  omissions: Omission[]
  /** Only in a file that `export` wrote. */
  country?: string
  currency?: string
}

/** Headings are searched in the first rows; above them are the name of the house and the date. */
const maximumHeadRow = 25

type Head = {
  row: number
  headings: (Heading | undefined)[]
  /** The cells as typed. Lists of several pages repeat them. */
  typed: string[]
}

export const countHeadings = (sheet: Sheet, region: Region): number =>
  findHead(sheet, region)?.headings.filter(Boolean).length ?? 0

/** Find the row of headings: it has a name and another known heading. */
function findHead(sheet: Sheet, region: Region): Head | undefined {
  for (const [row, cells] of sheet.rows.slice(0, maximumHeadRow).entries()) {
    const headings = cells.map(({ text }) => readHeading(text, region))
    const found = headings.filter((heading) => heading !== undefined)
    if (found.length > 1 && found.some(({ column }) => isName(column)))
      return { row, headings, typed: cells.map(({ text }) => text) }
  }
  return undefined
}

const isName = (column: Column | undefined) => column?.is === 'text' && column.field === 'name'

export function readTable(sheets: readonly Sheet[], region: Region): PriceTable {
  const table: PriceTable = { sections: [], languages: [], omissions: [] }
  for (const sheet of sheets) {
    if (sheet.rows.every((row) => row.every(isBlank))) continue
    // A single sheet needs no name in messages.
    const sheetName = sheets.length > 1 ? sheet.name : undefined
    const reason: Explanation = ({ table }) => table.headingMissing
    for (const { text, ...place } of sheet.strays ?? [])
      table.omissions.push({ sheet: sheetName, ...place, subject: text, reason })
    const head = findHead(sheet, region)
    if (head) readSheet(sheet, { sheetName, head, table, region })
    else table.omissions.push({ sheet: sheetName, row: 0, reason: ({ table }) => table.noHeading })
  }
  return table
}

type SheetContext = {
  sheetName: string | undefined
  head: Head
  table: PriceTable
  region: Region
}

function readSheet(sheet: Sheet, context: SheetContext) {
  const { head, table, sheetName } = context
  const language = detectLanguage(sheet, head)
  const columns = selectColumns(sheet, language, context)
  for (const column of columns)
    if (column?.is === 'text' && column.field === 'name') {
      const lang = column.lang ?? language
      if (!table.languages.includes(lang)) table.languages.push(lang)
    }
  const isExported = columns.some((column) => column?.is === 'own' && column.field === 'row')
  const isNumbered = hasNumbers(sheet.rows.slice(head.row + 1), columns)
  const shared = { ...context, title: sheet.name, language, columns, isNumbered, current: {} }
  for (const [row, cells] of sheet.rows.entries()) {
    if (row <= head.row || cells.every(isBlank)) continue
    const values = readRow(cells, columns, language)
    const rowContext = { ...shared, place: { sheet: sheetName, row }, cells, values }
    const isFirst = row === head.row + 1 || (sheet.rows[row - 1]?.every(isBlank) ?? false)
    if (isExported) readExportedRow(rowContext)
    else readOwnersRow(rowContext, isFirst)
  }
  removeEmptySection(table)
}

/** True if every row with a price also has the number of its dish. */
function hasNumbers(rows: Sheet['rows'], columns: Columns): boolean {
  const number = columns.findIndex((column) => column?.is === 'plain' && column.field === 'number')
  const priced = rows.filter((row) =>
    row.some((cell, index) => columns[index]?.is === 'price' && !isBlank(cell)),
  )
  return number >= 0 && priced.length > 0 && priced.every((row) => !isBlank(row[number]))
}

/** Letters that only one of the supported languages uses. */
const letters: { [lang in Language]?: RegExp } = { cs: /[ěřů]/i, sk: /[ľĺŕô]/i, de: /[ßüö]/i }

/** Detect the language of texts without one in their heading, by their letters or by the headings. */
function detectLanguage(sheet: Sheet, head: Head): Language {
  const names = head.headings.flatMap((heading, index) =>
    heading?.column.is === 'text' && heading.column.lang === undefined
      ? sheet.rows.slice(head.row + 1).map((row) => row[index]?.text ?? '')
      : [],
  )
  const counts = allLanguages.map((lang) => ({
    lang,
    letters: names.filter((name) => letters[lang]?.test(name)).length,
    headings: head.headings.filter((heading) => heading?.langs.includes(lang)).length,
  }))
  const [byLetters] = counts.toSorted((a, b) => b.letters - a.letters)
  if (byLetters && byLetters.letters >= 2) return byLetters.lang
  const [byHeadings] = counts.toSorted((a, b) => b.headings - a.headings)
  return byHeadings?.lang ?? 'cs'
}

const columnKey = (column: Column, language: Language): string =>
  column.is === 'text'
    ? `${column.field} ${column.lang ?? language}`
    : JSON.stringify({ ...column, ...(column.is === 'size' && { unit: '' }) })

/** Select columns with a known heading. If two columns are equal, neither is used. */
function selectColumns({ rows }: Sheet, language: Language, context: SheetContext): Columns {
  const { sheetName, head, table } = context
  const keys = head.headings.map((heading) => heading && columnKey(heading.column, language))
  return head.headings.map((heading, column) => {
    const typed = head.typed[column] ?? ''
    const isFilled = rows.slice(head.row + 1).some((row) => !isBlank(row[column]))
    const omit = (reason: Explanation) =>
      table.omissions.push({ sheet: sheetName, row: head.row, column, reason })
    if (!heading) {
      if (isFilled)
        omit(({ table }) => (typed === '' ? table.headingMissing : table.unknownHeading(typed)))
      return undefined
    }
    if (keys.filter((key) => key === keys[column]).length === 1) return heading.column
    omit(({ table }) => table.headingTwice(typed))
    return undefined
  })
}

type RowContext = SheetContext & {
  /** Name of the sheet, even if it is the only one. */
  title: string | undefined
  columns: Columns
  language: Language
  /** True in a table of numbered dishes, where a name without a number is a section. */
  isNumbered: boolean
  /** State from the rows above. */
  current: {
    /** Merged cells fill the section of the first row only. */
    section?: TableSection
    /** A row that may begin a section but is not clear: the next items may not belong above it. */
    unclear?: number | undefined
    /** A row with other sizes: the columns are not valid for any row below it. */
    stoppedAt?: number
  }
  place: CellPlace
  cells: CellRow
  values: RowValues
}

const omitRow = ({ table, place, values }: RowContext, reason: Explanation) =>
  table.omissions.push({ ...place, subject: firstName(values), reason })

/** Read a row of a file that `export` wrote. */
function readExportedRow(context: RowContext) {
  const { table, values, place } = context
  const { country, currency, row = '' } = values.fields
  if (country !== undefined) table.country ??= country
  if (currency !== undefined) table.currency ??= currency
  const section = table.sections.at(-1)
  const item = section?.entries.findLast((entry) => entry.kind === 'item')
  if (row === 'section') beginSection(context, values, values.texts.name)
  else if (row === 'heading' && section) section.entries.push({ kind: 'heading', values, place })
  else if (row === 'item') addItem(context)
  else if (row === 'course' && item) item.courses.push({ values, place })
  else
    table.omissions.push({
      ...place,
      reason: ({ table }) => (row === 'course' ? table.courseAlone : table.unknownRow(row)),
    })
}

const sums = /^(?:celkem|soucet|suma|spolu|sucet|total|sum|summe|gesamt|insgesamt)\b/

type FilledCell = { cell: Cell; column: Column | undefined }

/** Read a row of an owner's list: an item, a section or a note. `isFirst`: below an empty row. */
function readOwnersRow(context: RowContext, isFirst: boolean) {
  const { head, cells, values, columns, current, language, place } = context
  const filled: FilledCell[] = cells.flatMap((cell, index) =>
    isBlank(cell) ? [] : [{ cell, column: columns[index] }],
  )
  const text = filled[0]?.cell.text ?? ''
  if (sums.test(normalizeText(text))) return omitRow(context, ({ table }) => table.total)
  if (filled.length > 1 && filled.every(({ cell }) => head.typed.includes(cell.text)))
    return omitRow(context, ({ table }) => table.repeated)
  const { stoppedAt } = current
  if (stoppedAt !== undefined) return omitRow(context, ({ table }) => table.below(stoppedAt + 1))
  const hasOnlyNames = filled.every(({ column }) => isName(column))
  const isAlone = filled.length === 1 || hasOnlyNames
  if (columns.some((column) => column?.is === 'text' && column.field === 'section')) {
    if (!isAlone) return addItem(context)
    return omitRow(context, ({ table }) => (hasOnlyNames ? table.noPrice : table.loose(text)))
  }
  if (isSizesRow(context)) {
    current.stoppedAt = place.row
    return omitRow(context, ({ table }) => table.sizesOfOther)
  }
  if (!isAlone) {
    addItem(context)
    // `Rum | 4 cl` is a drink without a price, or a section with its size.
    if (filled.length === 2 && isName(filled[0]?.column) && filled[1]?.column?.is === 'size')
      current.unclear = place.row
    return
  }
  const isUnnumbered = hasOnlyNames && context.isNumbered
  if (isSectionTitle(text, isFirst || isUnnumbered))
    return beginSection(context, emptyRow, hasOnlyNames ? values.texts.name : { [language]: text })
  // A sentence is a note. Anything else may be the name of a section.
  if (!/[.!?]$|^[*(]/.test(text)) current.unclear = place.row
  omitRow(context, ({ table }) => table.loose(text))
}

/** True for a row with sizes instead of prices, such as `Destiláty | 2 cl | 4 cl`. */
function isSizesRow({ cells, columns, region }: RowContext): boolean {
  const prices = cells.filter((cell, index) => !isBlank(cell) && columns[index]?.is === 'price')
  return (
    prices.length > 0 &&
    prices.every(({ text }) => {
      const column = readHeading(text, region)?.column
      return column?.is === 'price' && column.size !== undefined
    })
  )
}

const emptyRow: RowValues = { texts: {}, fields: {}, at: {}, faults: [] }

/** True for a title in capitals, with a colon, below an empty row, or with a common section name. */
const isSectionTitle = (text: string, isFirst: boolean) =>
  text.length <= 60 &&
  !/[.!?*]$|^[*(]|\d/.test(text) &&
  (isFirst || text.endsWith(':') || isUpperCase(text) || isSectionName(text))

const isUpperCase = (text: string) =>
  /\p{L}{2}/u.test(text) && text === text.toLocaleUpperCase('cs')

/** Remove the colon, and write a common name in lower case if it is in capitals. */
function tidySectionName(typed: string): string {
  const name = typed.replace(/\s*:$/, '')
  const lower = name.charAt(0) + name.slice(1).toLocaleLowerCase('cs')
  return isUpperCase(name) && isSectionName(lower) ? lower : name
}

function beginSection(context: RowContext, values: RowValues, names: RowValues['texts']['name']) {
  const { table, place, current } = context
  removeEmptySection(table)
  const section = Object.fromEntries(
    Object.entries(names ?? {}).map(([lang, name]) => [lang, tidySectionName(name)]),
  )
  const titled = { ...values, texts: { ...values.texts, section } }
  current.section = { values: titled, place, entries: [] }
  current.unclear = undefined
  table.sections.push(current.section)
}

function removeEmptySection(table: PriceTable) {
  const last = table.sections.at(-1)
  if (last?.entries.length !== 0) return
  table.sections.pop()
  const name = Object.values(last.values.texts.section ?? {})[0] ?? ''
  table.omissions.push({ ...last.place, reason: ({ table }) => table.emptySection(name) })
}

/** Add an item to the section of its row, else to the current one, else to one named by the sheet. */
function addItem(context: RowContext) {
  const { table, place, values, current } = context
  const { unclear } = current
  const { section: names } = values.texts
  if (unclear !== undefined && names === undefined) {
    const column = Math.min(...Object.values(values.at))
    const reason: Explanation = ({ table }) => table.below(unclear + 1)
    table.omissions.push({ ...place, column, subject: firstName(values), reason })
    return
  }
  const isSame = (section: TableSection) =>
    section.place.sheet === place.sheet &&
    Object.entries(names ?? {}).every(
      ([lang, name]) => section.values.texts.section?.[lang as Language] === name,
    )
  const section =
    (names ? table.sections.find(isSame) : current.section) ?? newSection(context, names)
  current.section = section
  section.entries.push({ kind: 'item', values, place, courses: [] })
}

/** Excel's own names of sheets: `List1`, `Sheet 2`. */
const automaticTitle = /^(?:list|sheet|tabelle|harok|hárok|table)\s*\d*$/i
const defaultSection: Record<Language, string> = parseTextRow('Nabídka | Menu | Ponuka | Angebot')

function newSection(
  { table, place, title = '', language }: RowContext,
  names: RowValues['texts']['section'],
): TableSection {
  const name = title === '' || automaticTitle.test(title) ? defaultSection[language] : title
  const values = { ...emptyRow, texts: { section: names ?? { [language]: name } } }
  const section: TableSection = { values, place, entries: [] }
  table.sections.push(section)
  return section
}
