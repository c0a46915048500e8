// Fields of items and sections as cells of a table and as lines of a content file.

import type { SectionRow } from '../../fields/common.ts'
import { itemRows } from '../../fields/item.ts'
import { headingRows, sectionRows } from '../../fields/section.ts'
import { asValue } from '../../model/edit.ts'
import { languages } from '../../model/languages.ts'
import { line } from '../../notations/basic.ts'
import type { Raw } from '../../reading/finding.ts'
import type { LanguageField } from '../../reading/texts.ts'

export type Block = { [field: string]: Raw }

export const isBlock = (raw: Raw): raw is Block =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const rows = { ...sectionRows, ...itemRows }
type Rows = typeof rows

/** A field with a text in every language. */
export type TextField = {
  [F in keyof Rows]: Rows[F] extends LanguageField<string> ? F : never
}[keyof Rows]

/** The form of a field's value in a cell. */
type CellForm = 'text' | 'words' | 'line' | 'values' | 'lines' | 'blocks'

/** Every field of a section or an item that a table may have. */
export const columns = Object.entries<SectionRow>(rows).flatMap(([field, row]) =>
  row.order === undefined ? [] : [{ field, row, order: row.order, form: cellForm(row) }],
)

function cellForm(row: SectionRow): CellForm {
  if ('each' in row) return row.each === line ? 'text' : 'words'
  const { shape } = row.reader
  if (shape.kind === 'value') return shape.notation.list ? 'values' : 'line'
  return shape.kind === 'list' && shape.of.shape.kind === 'value' ? 'lines' : 'blocks'
}

const formByField = new Map(columns.map(({ field, form }) => [field, form]))

/** True for fields whose entries are separate lines, in a cell too. */
export const hasLines = (field: string): boolean => formByField.get(field) === 'lines'
/** True for fields whose line has several values, separated by commas. */
export const hasValues = (field: string): boolean => formByField.get(field) === 'values'

/** Texts that need all languages or none: all but names. */
export const textFields = columns.flatMap(({ field, row, form }) =>
  form === 'text' && !row.required ? (field as TextField) : [],
)
export const isText = (field: string): boolean => textFields.some((text) => text === field)

/** Columns of a table first, then fields in their order. Unknown names come last. */
const order = [
  ...['file', 'country', 'currency'],
  ...[...columns, { field: 'heading', order: headingRows.heading.order }]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ field }) => (field === 'name' ? languages : field)),
]

const sortKey = (field: string) => {
  const place = order.indexOf(order.includes(field) ? field : field.replace(/_\w\w$/, ''))
  return place < 0 ? order.length : place
}

/** Sort names of fields. Fields with the same position keep their order. */
export const inOrder = (fields: readonly string[]): string[] =>
  fields.toSorted((a, b) => sortKey(a) - sortKey(b))

/** Write the text of a file with these fields as front matter. */
export const writeFields = (data: Block): string => `---\n${blockLines(data).join('\n')}\n---\n`

/** Write one entry of a list per line, and an empty line before each item. */
function blockLines(block: Block): string[] {
  return inOrder(Object.keys(block)).flatMap((field) => {
    const { [field]: value = null } = block
    if (value === null || value === '') return []
    if (!Array.isArray(value))
      return [`${field}: ${typeof value === 'string' ? toScalar(value) : ''}`]
    return [`${field}:`, ...value.flatMap(entryLines)]
  })
}

function entryLines(entry: Raw): string[] {
  if (typeof entry === 'string') return [`  - ${toScalar(entry)}`]
  if (entry === null || Array.isArray(entry)) return []
  const [first = '', ...rest] = blockLines(entry)
  const isItem = Object.hasOwn(entry, 'sizes') || Object.hasOwn(entry, 'heading')
  return [...(isItem ? [''] : []), `  - ${first}`, ...rest.map((line) => line && `    ${line}`)]
}

/** Quote a value if necessary. With both kinds of quotation marks in it, apostrophes are doubled. */
function toScalar(text: string): string {
  const both = text.includes("'") && /["\\]/.test(text)
  const value = asValue(text)
  return both && value !== text ? `'${text.replaceAll("'", "''")}'` : value
}
