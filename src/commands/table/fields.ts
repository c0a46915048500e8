// Fields as a content file has them: what is read back is what was given.

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

/** A text in every language. */
export type TextField = {
  [F in keyof Rows]: Rows[F] extends LanguageField<string> ? F : never
}[keyof Rows]

/** How the value of a field stands in a cell. */
type Form = 'text' | 'words' | 'line' | 'values' | 'lines' | 'blocks'

/** Every field of a section and of an item that has a place in a table. */
export const columns = Object.entries<SectionRow>(rows).flatMap(([field, row]) =>
  row.order === undefined ? [] : [{ field, row, order: row.order, form: formOf(row) }],
)

function formOf(row: SectionRow): Form {
  if ('each' in row) return row.each === line ? 'text' : 'words'
  const { shape } = row.reader
  if (shape.kind === 'value') return shape.notation.list ? 'values' : 'line'
  return shape.kind === 'list' && shape.of.shape.kind === 'value' ? 'lines' : 'blocks'
}

const formByField = new Map(columns.map(({ field, form }) => [field, form]))

/** Whether each of its lines stands in a line of its own, in a cell too. */
export const hasLines = (field: string): boolean => formByField.get(field) === 'lines'
/** Whether one line holds several values, with commas between them. */
export const hasValues = (field: string): boolean => formByField.get(field) === 'values'

/** The texts that stand in every language or in none: all but names. */
export const textFields = columns.flatMap(({ field, row, form }) =>
  form === 'text' && !row.required ? (field as TextField) : [],
)
export const isText = (field: string): boolean => textFields.some((text) => text === field)

/** What only a table has, and then all fields in their order; what is not among them stands last. */
const order = [
  ...['row', 'file', 'country', 'currency'],
  ...[...columns, { field: 'heading', order: headingRows.heading.order }]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ field }) => (field === 'name' ? languages : field)),
]

const placeOf = (field: string) => {
  const place = order.indexOf(order.includes(field) ? field : field.replace(/_\w\w$/, ''))
  return place < 0 ? order.length : place
}

/** Names of fields in their order; those of one place stay as they are. */
export const inOrder = (fields: readonly string[]): string[] =>
  fields.toSorted((a, b) => placeOf(a) - placeOf(b))

/** The text of a file with these fields between its two lines. */
export const writeFields = (data: Block): string => `---\n${blockLines(data).join('\n')}\n---\n`

/** Lists stand one entry below the other, a list of blocks with an empty line before each. */
function blockLines(block: Block): string[] {
  return inOrder(Object.keys(block)).flatMap((field) => {
    const { [field]: value = null } = block
    if (value === null || value === '') return []
    if (!Array.isArray(value))
      return [`${field}: ${typeof value === 'string' ? written(value) : ''}`]
    return [`${field}:`, ...value.flatMap(entryLines)]
  })
}

function entryLines(entry: Raw): string[] {
  if (typeof entry === 'string') return [`  - ${written(entry)}`]
  if (entry === null || Array.isArray(entry)) return []
  const [first = '', ...rest] = blockLines(entry)
  const isItem = Object.hasOwn(entry, 'sizes') || Object.hasOwn(entry, 'heading')
  return [...(isItem ? [''] : []), `  - ${first}`, ...rest.map((line) => line && `    ${line}`)]
}

/** In quotation marks that it does not hold; where it holds both, its apostrophes are doubled. */
function written(text: string): string {
  const both = text.includes("'") && /["\\]/.test(text)
  const value = asValue(text)
  return both && value !== text ? `'${text.replaceAll("'", "''")}'` : value
}
