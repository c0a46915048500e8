// A table as sections of items: which row is what.

import type { Region } from '../../model/countries.ts'
import { languages as allLanguages, type Language, textOf } from '../../model/languages.ts'
import { fold } from '../../model/suggest.ts'
import {
  type Cell,
  type InWords,
  isBlank,
  letterOf,
  type Omission,
  type Row,
  type Sheet,
  type Spot,
} from './cells.ts'
import { type Column, type Heading, readHeading } from './headings.ts'
import { inferColumns } from './infer.ts'
import { type Columns, nameIn, type RowValues, readRow } from './rows.ts'
import { isSectionName } from './section-names.ts'

export type TableItem = {
  kind: 'item'
  values: RowValues
  spot: Spot
  courses: { values: RowValues; spot: Spot }[]
}
type TableHeading = { kind: 'heading'; values: RowValues; spot: Spot }

export type TableSection = {
  values: RowValues
  spot: Spot
  /** Names of what stands above it and has no items of its own: the sheet, a larger section. */
  within: string[]
  entries: (TableItem | TableHeading)[]
}

export type Table = {
  sections: TableSection[]
  languages: Language[]
  omissions: Omission[]
  /** What its columns were taken for, where no row of headings says it. */
  inferred?: string[]
  /** Where the pub is, in a file that `export` wrote. */
  country?: string
  currency?: string
}

/** Headings are looked for in so many rows: above them are the name of the house and the date. */
const maximumHeadRow = 25

type Head = {
  row: number
  headings: (Heading | undefined)[]
  /** As they are written: a list of several pages says them on each. */
  typed: string[]
  /** Of a list without that row: its columns say what they are. */
  isInferred?: true
}

/** How many headings of a sheet are known. */
export const countKnown = (sheet: Sheet, region: Region): number =>
  findHead(sheet, region)?.headings.filter(Boolean).length ?? 0

/** The row of headings: with a name, and with something else that is known. */
function findHead(sheet: Sheet, region: Region): Head | undefined {
  for (const [row, cells] of sheet.rows.slice(0, maximumHeadRow).entries()) {
    const headings = cells.map(({ text }) => readHeading(text, region))
    const known = headings.filter((heading) => heading !== undefined)
    const hasNames = known.some(({ column }) => column.is === 'text' && column.field === 'name')
    if (hasNames && known.length > 1) return { row, headings, typed: cells.map(({ text }) => text) }
  }
  const columns = inferColumns(sheet, region)
  if (!columns) return undefined
  const headings = columns.map((column) => column && { column, langs: [] })
  return { row: -1, headings, typed: [], isInferred: true }
}

export function readTable(sheets: readonly Sheet[], region: Region): Table {
  const table: Table = { sections: [], languages: [], omissions: [] }
  for (const sheet of sheets) {
    if (sheet.rows.every((row) => row.every(isBlank))) continue
    const name = sheets.length > 1 ? sheet.name : undefined
    for (const { text, ...spot } of sheet.strays ?? [])
      table.omissions.push({
        sheet: name,
        ...spot,
        subject: text,
        what: ({ table }) => table.headingMissing,
      })
    const head = findHead(sheet, region)
    if (head) readSheet(sheet, { name, head, table, region })
    else table.omissions.push({ sheet: name, row: 0, what: (said) => said.table.noHeading })
  }
  return table
}

/** What rows are read with; the name of a sheet that is the only one is not said. */
type Reading = { name: string | undefined; head: Head; table: Table; region: Region }

function readSheet(sheet: Sheet, { name, ...reading }: Reading) {
  const { head, table } = reading
  const language = languageOf(sheet, head)
  const columns = columnsOf(sheet, language, { name, ...reading })
  for (const column of columns)
    if (column?.is === 'text' && column.field === 'name') {
      const lang = column.lang ?? language
      if (!table.languages.includes(lang)) table.languages.push(lang)
    }
  const isOwn = columns.some((column) => column?.is === 'own' && column.field === 'row')
  if (head.isInferred) table.inferred = columns.flatMap(nameColumn)
  const current: Context['current'] = {}
  const reader = { ...reading, title: sheet.name, language, current }
  for (const [row, cells] of sheet.rows.entries()) {
    if (row <= head.row || cells.every(isBlank)) continue
    const now = current.columns ?? columns
    const values = readRow(cells, now, language)
    const context = { ...reader, columns: now, spot: { sheet: name, row }, cells, values }
    if (isOwn) readOwnRow(context)
    else readOwnersRow(context, isAfterGap(sheet, row))
  }
  closeSection(table)
}

const nameColumn = (column: Column | undefined, index: number): string[] =>
  column === undefined ? [] : [`${letterOf(index)} ${'field' in column ? column.field : column.is}`]

const isAfterGap = (sheet: Sheet, row: number) => sheet.rows[row - 1]?.every(isBlank) ?? false

/** Letters that are of one language alone among those of the engine. */
const letters: { [lang in Language]?: RegExp } = { cs: /[ěřů]/i, sk: /[ľĺŕô]/i, de: /[ßüö]/i }

/** The language of texts whose heading does not say it: that of their letters, else of the headings. */
function languageOf(sheet: Sheet, head: Head): Language {
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
  const [spelled] = counts.toSorted((a, b) => b.letters - a.letters)
  if (spelled && spelled.letters >= 2) return spelled.lang
  const [called] = counts.toSorted((a, b) => b.headings - a.headings)
  return called?.lang ?? 'cs'
}

const keyOf = (column: Column, language: Language): string =>
  column.is === 'text'
    ? `${column.field} ${column.lang ?? language}`
    : JSON.stringify({ ...column, ...(column.is === 'size' && { unit: '' }) })

/** Each column once: where two say the same, nobody knows which one is right. */
function columnsOf({ rows }: Sheet, language: Language, { name, head, table }: Reading): Columns {
  const { omissions } = table
  const typed = rows[head.row] ?? []
  const keys = head.headings.map((heading) => heading && keyOf(heading.column, language))
  return head.headings.map((heading, column) => {
    const text = typed[column]?.text ?? ''
    const filled = rows.slice(head.row + 1).some((row) => !isBlank(row[column]))
    const spot = { sheet: name, row: Math.max(0, head.row), column }
    if (!heading) {
      const what: InWords = ({ table }) =>
        text === '' ? table.headingMissing : table.unknownHeading(text)
      if (filled) omissions.push({ ...spot, what })
      return undefined
    }
    const key = keys[column]
    if (keys.filter((one) => one === key).length === 1) return heading.column
    omissions.push({ ...spot, what: ({ table }) => table.headingTwice(text) })
    return undefined
  })
}

type Context = Omit<Reading, 'name'> & {
  /** What the sheet is called, even if it is the only one. */
  title: string | undefined
  columns: Columns
  language: Language
  /** What the rows before say of this one. */
  current: {
    /** Where cells are merged, the others of a section are empty. */
    section?: TableSection
    /** Since a row that says other sizes: `Destiláty | 2 cl | 4 cl`. */
    columns?: Columns
    /** Of what stands in a section called `Bílé víno 0,2 l` and says none itself. */
    size?: string | undefined
    /** The row that may have begun a section: whose are these items? */
    unclear?: number | undefined
  }
  spot: Spot
  cells: Row
  values: RowValues
}

function readOwnRow(context: Context) {
  const { table, values, spot } = context
  const { country, currency } = values.fields
  if (country !== undefined) table.country ??= country
  if (currency !== undefined) table.currency ??= currency
  const row = values.fields['row'] ?? ''
  const last = table.sections.at(-1)
  const item = last?.entries.findLast((entry) => entry.kind === 'item')
  if (row === 'section')
    beginSection(context, {
      ...values,
      texts: { ...values.texts, section: values.texts.name ?? {} },
    })
  else if (row === 'heading' && last) last.entries.push({ kind: 'heading', values, spot })
  else if (row === 'item') addItem(context)
  else if (row === 'course' && item) item.courses.push({ values, spot })
  else
    table.omissions.push({
      ...spot,
      what: (said) => (row === 'course' ? said.table.courseAlone : said.table.unknownRow(row)),
    })
}

const sums = /^(?:celkem|soucet|suma|spolu|sucet|total|sum|summe|gesamt|insgesamt)\b/

function readOwnersRow(context: Context, afterGap: boolean) {
  const { head, cells, table, spot, values, columns } = context
  const tell = (what: InWords) => table.omissions.push({ ...spot, subject: nameIn(values), what })
  const filled = cells.flatMap((cell, index) =>
    isBlank(cell) ? [] : [{ cell, column: columns[index] }],
  )
  const [first] = filled
  const text = first?.cell.text ?? ''
  const inSection = columns.some((column) => column?.is === 'text' && column.field === 'section')
  if (sums.test(fold(text))) return tell((said) => said.table.total)
  const repeated = filled.filter(({ cell }) => head.typed.includes(cell.text)).length
  if (repeated > 1 && repeated === filled.length) return tell((said) => said.table.repeated)
  const onlyNames = filled.every(({ column }) => column?.is === 'text' && column.field === 'name')
  const alone = filled.length === 1 || onlyNames
  if (inSection) {
    if (!alone) return addItem(context)
    return tell((said) => (onlyNames ? said.table.noPrice : said.table.loose(text)))
  }
  const sizes = sizesIn(context)
  if (sizes) {
    context.current.columns = columns.map((column, index) => sizes.get(index) ?? column)
    return beginNamed(context, values)
  }
  const size = sizeOnly(filled)
  if (!alone && size === undefined) return addItem(context)
  // `Rum | 4 cl`: a drink whose price is missing, or a section.
  if (size !== undefined && !isLoud(text)) {
    context.current.unclear = spot.row
    return addItem(context)
  }
  // What stands alone in the first column, though no name stands there, is over the whole width.
  const title = onlyNames ? values : valuesWith({ name: { [context.language]: text } })
  readTitle(context, { title, text, size }, afterGap)
}

const withAmount = /^(\D{2,}?)[\s,(–-]*(\d+(?:[.,]\d+)?\s?(?:l|dl|cl|ml|g))\)?$/i

/** A row that names a section, perhaps with a size: `Bílé víno 0,2 l`. */
function readTitle(
  context: Context,
  { title, text, size }: { title: RowValues; text: string; size: string | undefined },
  afterGap: boolean,
) {
  const { table, spot, current, columns, language } = context
  const [, called = text, amount = size] = withAmount.exec(text) ?? []
  const named = called === text ? title : valuesWith({ name: { [language]: called } })
  const tell = (what: InWords) => table.omissions.push({ ...spot, subject: nameIn(named), what })
  if (!isTitle(called, afterGap)) {
    // A sentence is a note; anything else may have been the name of a section.
    if (!/[.!?]$|^[*(]/.test(text)) current.unclear = spot.row
    return tell((said) => said.table.loose(text))
  }
  const isSized = columns.some((column) => column?.is === 'price' && column.size !== undefined)
  if (amount === undefined ? current.columns === undefined : !isSized)
    return beginNamed(context, named, amount)
  // The sizes above are those of another section, and from here on nobody knows which hold.
  Object.assign(current, { columns, unclear: spot.row })
  tell((said) => said.table.sizesOfOther)
}

/** A row that names a section, with the size of what it says none of itself. */
function beginNamed(context: Context, { texts, ...values }: RowValues, size?: string) {
  const names = Object.fromEntries(
    Object.entries(texts.name ?? {}).map(([lang, name]) => [lang, asWritten(withoutColon(name))]),
  )
  Object.assign(context.current, { size, unclear: undefined })
  beginSection(context, { ...values, fields: {}, faults: [], texts: { section: names } })
}

/** In capitals they are for the eye on paper; of a name that menus have, as it is spelled. */
function asWritten(name: string): string {
  const lower = name.charAt(0) + name.slice(1).toLocaleLowerCase('cs')
  return name === name.toLocaleUpperCase('cs') && isSectionName(lower) ? lower : name
}

type Filled = { cell: Cell; column: Column | undefined }

/** The size of a row that has a name and nothing else besides. */
function sizeOnly(filled: readonly Filled[]): string | undefined {
  const [name, size] = filled
  const isSo = name?.column?.is === 'text' && name.column.field === 'name' && filled.length === 2
  return isSo && size?.column?.is === 'size' ? size.cell.text : undefined
}

/** The sizes that a row says in the place of prices, by column: it is a row of headings. */
function sizesIn({ cells, columns, region }: Context): Map<number, Column> | undefined {
  const found = new Map<number, Column>()
  for (const [index, cell] of cells.entries()) {
    const column = columns[index]
    if (isBlank(cell) || (column?.is === 'text' && column.field === 'name')) continue
    const heading = column?.is === 'price' ? readHeading(cell.text, region)?.column : undefined
    if (heading?.is !== 'price' || heading.size === undefined) return undefined
    found.set(index, heading)
  }
  return found.size > 0 ? found : undefined
}

const valuesWith = (texts: RowValues['texts']): RowValues => ({
  texts,
  fields: {},
  at: {},
  faults: [],
})

const withoutColon = (text: string) => text.replace(/\s*:$/, '')

/** In capitals, with a colon, behind an empty row, or called as most menus call a section; no sentence. */
const isTitle = (text: string, afterGap: boolean) =>
  text.length <= 60 &&
  !/[.!?*]$|^[*(]|\d/.test(text) &&
  (isLoud(text) || afterGap || isSectionName(withoutColon(text)))

const isLoud = (text: string) =>
  text.endsWith(':') || (/\p{L}{2}/u.test(text) && text === text.toLocaleUpperCase('cs'))

/** A new section; one that got no items before it stands over this one. */
function beginSection(context: Context, values: RowValues) {
  const { table, spot } = context
  const before = table.sections.at(-1)
  const within: string[] = []
  if (before?.entries.length === 0) {
    table.sections.pop()
    within.push(...before.within, ...Object.values(before.values.texts.section ?? {}))
  } else if (before && before.spot.sheet === spot.sheet) within.push(...before.within)
  if (within.length === 0 && context.title !== undefined) within.push(context.title)
  const section: TableSection = { values, spot, within: [...new Set(within)], entries: [] }
  context.current.section = section
  table.sections.push(section)
}

function closeSection(table: Table) {
  const last = table.sections.at(-1)
  if (last?.entries.length !== 0) return
  table.sections.pop()
  const name = Object.values(last.values.texts.section ?? {})[0] ?? ''
  table.omissions.push({ ...last.spot, what: (said) => said.table.emptySection(name) })
}

/** Into the section that its row names, else the one before it, else one that the sheet gives. */
function addItem(context: Context) {
  const { table, spot, values, language, current } = context
  const { unclear } = current
  if (unclear !== undefined && unclear !== spot.row && values.texts.section === undefined) {
    const what: InWords = (said) => said.table.below(unclear + 1)
    const column = Math.min(...Object.values(values.at))
    table.omissions.push({ ...spot, column, subject: nameIn(values), what })
    return
  }
  const { sizes } = values.fields
  if (current.size !== undefined && sizes !== undefined && /^=[^;]*$/.test(sizes))
    values.fields['sizes'] = `${current.size} ${sizes}`
  const { section: sectionNames } = values.texts
  const same = (one: TableSection) =>
    one.spot.sheet === spot.sheet &&
    Object.entries(sectionNames ?? {}).every(
      ([lang, name]) => one.values.texts.section?.[lang as Language] === name,
    )
  let section = sectionNames ? table.sections.find(same) : context.current.section
  if (!section) {
    const title = /^(?:list|sheet|tabelle|harok|hárok|table)\s*\d*$/i.test(context.title ?? '')
      ? undefined
      : context.title
    const given = title ?? defaultSection[language]
    const names = valuesWith({ section: sectionNames ?? { [language]: given } })
    section = { values: names, spot, within: [], entries: [] }
    if (context.title !== undefined) section.within.push(context.title)
    table.sections.push(section)
  }
  context.current.section = section
  section.entries.push({ kind: 'item', values, spot, courses: [] })
}

/** Of a table that names none. */
const defaultSection: Record<Language, string> = textOf('Nabídka | Menu | Ponuka | Angebot')
