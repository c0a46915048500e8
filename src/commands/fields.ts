// `agent-pub fields`: lists every field of the owner's files in Markdown, from the definitions that
// the build uses. `init` writes the same list into the guide of a new pub.

import { stdout } from 'node:process'
import { fileRecords } from '../fields/files.ts'
import { type Catalogue, formatExpectation, type RecordName } from '../messages/catalogue.ts'
import { examplesFor, type OwnerExamples, ownerExamples } from '../messages/owner.ts'
import { formatHelp, type Help } from '../messages/wording.ts'
import { companyNumbers, countries, type Region } from '../model/countries.ts'
import type { Language } from '../model/languages.ts'
import { groupBy } from '../model/runs.ts'
import { type AnyNotation, expectationIn } from '../notations/notation.ts'
import type { Fields, ValueReader } from '../reading/reader.ts'
import { call, exitCodes, type Flags, readCall, runProgram } from './options.ts'

const files = [
  ['pub.md', 'pub', fileRecords.pub],
  ['hours.md', 'hours', fileRecords.hours],
  ['menu/*.md', 'section', fileRecords.menu],
  ['lunch/*.md', 'lunch', fileRecords.lunch],
  ['events.md', 'events', fileRecords.events],
  ['home.*.md', 'home', fileRecords.home],
  ['pages/*.md', 'page', fileRecords.pages],
  ['look.md', 'look', fileRecords.look],
  ['photos.md', 'photos', fileRecords.photos],
] as const

/** A field in one block of a file: `hours.md`, `seasons`, `bar`. */
export type FieldEntry = {
  file: string
  /** Fields that lead to its block. */
  path: readonly string[]
  record: RecordName
  /** Name in the message catalogues. */
  field: string
  /** Keys that the owner writes in a pub with these languages. */
  keys: readonly string[]
  required: boolean
  /** True if `ask` leaves the fact open. */
  askable: boolean
  notation?: AnyNotation<unknown>
  example?: string
}

/** List every field of every file, in the order of the files. */
export const listFields = (languages: readonly Language[]): FieldEntry[] =>
  files.flatMap(([file, , reader]) => listEntries(reader, file, [], languages))

function listEntries(
  { shape }: ValueReader<unknown>,
  file: string,
  path: readonly string[],
  languages: readonly Language[],
): FieldEntry[] {
  if (shape.kind === 'list') return listEntries(shape.of, file, path, languages)
  if (shape.kind === 'either')
    return shape.of.flatMap((one) => listEntries(one, file, path, languages))
  if (shape.kind === 'value') return []
  const own = Object.entries(shape.fields).map(([field, one]): FieldEntry => {
    const { required, askable = false, example } = one
    const notation = 'each' in one ? one.each : findNotation(one.reader)
    const keys = 'each' in one ? one.keys(field, languages).map(({ key }) => key) : [field]
    const base = { file, path, record: shape.name, field, keys, required, askable }
    return { ...base, ...(example !== undefined && { example }), ...(notation && { notation }) }
  })
  // Translations have no name in a house with one language.
  const named = own.filter(({ keys }) => keys.length > 0)
  return [...named, ...nestedEntries(shape.fields, file, path, languages)]
}

const nestedEntries = (
  fields: Fields,
  file: string,
  path: readonly string[],
  languages: readonly Language[],
): FieldEntry[] =>
  Object.entries(fields).flatMap(([field, one]) =>
    'each' in one ? [] : listEntries(one.reader, file, [...path, field], languages),
  )

function findNotation({ shape }: ValueReader<unknown>): AnyNotation<unknown> | undefined {
  if (shape.kind === 'value') return shape.notation
  return shape.kind === 'list' ? findNotation(shape.of) : undefined
}

/** Pub for whose owner the list is written. */
export type ListFor = { languages: readonly Language[]; region: Region }

/** Write the whole list: each field with its meaning and the form of its value. */
export function writeFieldList(catalogue: Catalogue, { languages, region }: ListFor): string {
  const { title, intro, required, orAsk, inEntries, notes } = catalogue.fieldList
  const all = listFields(languages).filter((entry) => !isNote(entry) && !isForeign(entry, region))
  const own = ownerExamples({ languages, examples: examplesFor(languages, region.currency) })
  const parts = files.map(([file, name]) => {
    const ofFile = all.filter((entry) => entry.file === file)
    const blocks = [...groupBy(ofFile, ({ path }) => path.join(' › '))].map(([path, entries]) => {
      const lines = entries.map((entry) => {
        const marks = [entry.required && required, entry.askable && orAsk].filter(Boolean)
        const mark = marks.length > 0 ? ` (${marks.join(', ')})` : ''
        return `- ${codes(entry.keys)}${mark}: ${describe(entry, catalogue, { region, own })}\n`
      })
      return `${path === '' ? '' : `### ${inEntries(path)}\n\n`}${lines.join('')}`
    })
    return `## ${file}: ${catalogue.titles[name]}\n\n${blocks.join('\n')}`
  })
  return `# ${title}\n\n${intro}\n\n${notes}\n\n${parts.join('\n')}`
}

/** Write names only: required fields with an asterisk, one line for each block. */
export function writeBriefList({ fieldList }: Catalogue, { languages }: ListFor): string {
  const all = listFields(languages).filter((entry) => !isNote(entry))
  const lines = [...groupBy(all, ({ file, path }) => [file, ...path].join(' › '))].map(
    ([block, entries]) => `- ${block}: ${entries.map(toBrief).join(', ')}\n`,
  )
  return `${fieldList.brief}\n\n${lines.join('')}`
}

const toBrief = ({ keys, required, askable }: FieldEntry) =>
  `${keys.join(', ')}${required ? '*' : ''}${askable ? ' (ask)' : ''}`

/** Every fact of the house has a note in the owner's words, which the list explains once. */
const isNote = ({ file, field, path }: FieldEntry) =>
  file === 'pub.md' && path.length === 0 && field.endsWith('_note')

/** True for the number of a company in another country. */
const isForeign = ({ field }: FieldEntry, { country }: Region) =>
  companyNumbers.some((name) => name === field) && !Object.hasOwn(countries[country].numbers, field)

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

function describe(
  { record, field, notation, example }: FieldEntry,
  catalogue: Catalogue,
  { region, own }: { region: Region; own: OwnerExamples },
): string {
  const texts: { [field: string]: Help } = catalogue.fields[record]
  const expected = notation && expectationIn(notation, region)
  const form = expected && expected !== 'text' && formatExpectation(expected, catalogue, own)
  const parts = [formatHelp(texts[field] ?? ''), form, !form && example ? `\`${example}\`` : '']
  return parts.filter(Boolean).join('; ').replace(/ {2,}/g, ' ')
}

const flags = {
  brief: { type: 'boolean', about: 'brief' },
} as const satisfies Flags

const usage = ({ commands }: Catalogue) => `${call('fields')}   ${commands.program.fields}`

/** Exit code 0. A wrong call is thrown. */
export async function main(args: readonly string[]): Promise<number> {
  const values = await readCall(args, flags, { usage, after: exitCodes })
  if (!values) return 0
  const { brief, catalogue } = values
  const pub: ListFor = { languages: [catalogue.tongue], region: { country: 'CZ', currency: 'CZK' } }
  stdout.write(brief ? writeBriefList(catalogue, pub) : writeFieldList(catalogue, pub))
  return 0
}

void runProgram(import.meta.url, main)
