// Writes a menu as a table that `init --from` reads back: values as the owner typed them, one row per
// section, sub-heading, item and course.

import { countries } from '../../model/countries.ts'
import { type Language, textLines } from '../../model/languages.ts'
import type { Content } from '../../model/site.ts'
import type { ContentDocument } from '../../reading/finding.ts'
import { writeCsv } from './csv.ts'
import { type Block, hasLines, inOrder, isBlock, isText } from './fields.ts'

type ExportRow = { row: string; values: { [column: string]: string } }

/** Write sections in their order. The file name of a section is its id. */
export function toCsv(
  sections: readonly { file: string; document: ContentDocument }[],
  { languages, pub }: Pick<Content, 'languages' | 'pub'>,
): string {
  const records = sections.flatMap(({ file, document }) =>
    sectionRecords(file, document.data, languages),
  )
  Object.assign(records[0]?.values ?? {}, regionColumns(pub))
  const names = new Set(records.flatMap(({ values }) => Object.keys(values)))
  const rest = [...names].filter((column) => !languages.some((lang) => lang === column))
  const columns = ['row', ...languages, ...inOrder(rest)]
  return writeCsv([
    columns.map((column) => toHeading(column, languages)),
    ...records.map(({ row, values }) =>
      columns.map((column) => (column === 'row' ? row : (values[column] ?? ''))),
    ),
  ])
}

/** Country and currency, because prices in a table do not state them. */
const regionColumns = ({ address: { country }, currency }: Content['pub']) => ({
  country,
  ...(currency !== countries[country].currency && { currency }),
})

/** Add the first language to `note` and other texts, because the table does not know the pub. */
const toHeading = (column: string, [first]: readonly Language[]) =>
  isText(column) ? `${column}_${first}` : column

function sectionRecords(
  file: string,
  { items, ...section }: Block,
  languages: readonly Language[],
): ExportRow[] {
  const entries = Array.isArray(items) ? items : []
  return [
    {
      row: 'section',
      values: { file, ...inLanguageColumns('section', cells(section), languages) },
    },
    ...entries.flatMap((item) => (isBlock(item) ? entryRecords(item, languages) : [])),
  ]
}

function entryRecords({ courses, ...item }: Block, languages: readonly Language[]): ExportRow[] {
  if (Object.hasOwn(item, 'heading'))
    return [{ row: 'heading', values: inLanguageColumns('heading', cells(item), languages) }]
  const each = Array.isArray(courses) ? courses.filter(isBlock) : []
  return [
    { row: 'item', values: cells(item) },
    ...each.map((course) => ({ row: 'course', values: cells(course) })),
  ]
}

/** Put `section_en` into the column of English names, like names of items. */
const inLanguageColumns = (
  field: string,
  values: ExportRow['values'],
  languages: readonly Language[],
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const line = textLines(field, languages).find(({ key }) => key === name)
      return [line?.lang ?? name, value]
    }),
  )

/** Join a list into one cell: entries by line breaks, values by commas. */
const cells = (block: Block): ExportRow['values'] =>
  Object.fromEntries(
    Object.entries(block).flatMap(([field, raw]) => {
      const text = Array.isArray(raw) ? raw.map(String).join(hasLines(field) ? '\n' : ', ') : raw
      return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : []
    }),
  )
