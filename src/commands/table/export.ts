// The menu of a content folder as a table that `init --from` reads back: the values as the owner
// typed them, one row for each section, sub-heading, item and course.

import { countries } from '../../model/countries.ts'
import { type Language, textLines } from '../../model/languages.ts'
import type { Content } from '../../model/site.ts'
import type { Document } from '../../reading/finding.ts'
import { writeCsv } from './csv.ts'
import { type Block, hasLines, inOrder, isBlock, isText } from './fields.ts'

type Record = { row: string; values: { [column: string]: string } }

/** Sections in their order, each with the name of its file, which is the id of the section. */
export function toCsv(
  sections: readonly { file: string; document: Document }[],
  { languages, pub }: Pick<Content, 'languages' | 'pub'>,
): string {
  const records = sections.flatMap(({ file, document }) =>
    recordsOf(file, document.data, languages),
  )
  Object.assign(records[0]?.values ?? {}, whereOf(pub))
  const found = new Set(records.flatMap(({ values }) => Object.keys(values)))
  const others = [...found].filter((column) => !languages.some((lang) => lang === column))
  const columns = ['row', ...languages, ...inOrder(others)]
  return writeCsv([
    columns.map((column) => headingOf(column, languages)),
    ...records.map(({ row, values }) =>
      columns.map((column) => (column === 'row' ? row : (values[column] ?? ''))),
    ),
  ])
}

/** What prices are in: a table by itself does not say it. */
const whereOf = ({ address: { country }, currency }: Content['pub']) => ({
  country,
  ...(currency !== countries[country].currency && { currency }),
})

/** `note` is the note in the first language: in a table without the pub it says in which. */
const headingOf = (column: string, [first]: readonly Language[]) =>
  isText(column) ? `${column}_${first}` : column

function recordsOf(
  file: string,
  { items, ...section }: Block,
  languages: readonly Language[],
): Record[] {
  const entries = Array.isArray(items) ? items : []
  return [
    {
      row: 'section',
      values: { file, ...inLanguageColumns('section', cells(section), languages) },
    },
    ...entries.flatMap((item) => (isBlock(item) ? entryRecords(item, languages) : [])),
  ]
}

function entryRecords({ courses, ...item }: Block, languages: readonly Language[]): Record[] {
  if (Object.hasOwn(item, 'heading'))
    return [{ row: 'heading', values: inLanguageColumns('heading', cells(item), languages) }]
  const each = Array.isArray(courses) ? courses.filter(isBlock) : []
  return [
    { row: 'item', values: cells(item) },
    ...each.map((course) => ({ row: 'course', values: cells(course) })),
  ]
}

/** `section_en` stands in the column of English names, as names of items do. */
const inLanguageColumns = (
  field: string,
  values: Record['values'],
  languages: readonly Language[],
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const line = textLines(field, languages).find(({ key }) => key === name)
      return [line?.lang ?? name, value]
    }),
  )

/** Lines of a list stand one below the other in a cell, words of one side by side. */
const cells = (block: Block): Record['values'] =>
  Object.fromEntries(
    Object.entries(block).flatMap(([field, raw]) => {
      const text = Array.isArray(raw) ? raw.map(String).join(hasLines(field) ? '\n' : ', ') : raw
      return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : []
    }),
  )
