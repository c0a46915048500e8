// JSON Schemas of the owner's files for code editors, derived from the records that read them. They
// complete field names and underline typing mistakes. They are never stricter than the reader,
// which alone decides. They suggest the fields of a pub with default languages and accept those of
// all other languages, because a code editor cannot see pub.md while it checks a dish.

import { fileRecords } from '../../fields/files.ts'
import { formatExpectation } from '../../messages/catalogue.ts'
import { en } from '../../messages/en.ts'
import { defaultLanguages, languages } from '../../model/languages.ts'
import type { AnyNotation } from '../../notations/notation.ts'
import type {
  Field,
  Fields,
  PlainField,
  RecordReader,
  RecordShape,
  ValueReader,
} from '../../reading/reader.ts'
import { fieldsWithHelp, type HelpedField } from './help.ts'

type Schema = { readonly [keyword: string]: unknown }

/** Draft 7 is the version that all code editors support. */
const draft = 'http://json-schema.org/draft-07/schema#'

/** By kind of file: `menu` for `menu/*.md`. */
export const editorSchemas = (): { [name: string]: Schema } =>
  Object.fromEntries(
    Object.entries(fileRecords).map(([name, reader]) => [
      name,
      fileSchema(titles[reader.shape.name] ?? '', reader),
    ]),
  )

const titles: { [record: string]: string } = en.titles

/** Code editors see a second, empty document after the closing `---`, so null is allowed. */
const fileSchema = (title: string, reader: RecordReader<unknown>): Schema => ({
  $schema: draft,
  title,
  ...toSchema(reader),
  type: ['object', 'null'],
})

function recordSchema(shape: RecordShape): Schema {
  const all = fieldsWithHelp(shape, defaultLanguages, en)
  const required = all.filter(
    ({ name, field }) => field.required && hasFixedName(shape.fields, field, name),
  )
  const always = required.filter(({ field }) => !isReplaceable(field)).map(({ name }) => name)
  const either = required.filter(({ field }) => isReplaceable(field))
  return {
    type: 'object',
    additionalProperties: false,
    ...languagePatterns(shape.fields, all),
    ...(always.length > 0 && { required: always }),
    ...(either.length > 0 && { allOf: either.map(requireAnyName) }),
    properties: Object.fromEntries(
      all.map(({ name, help, field: { reader, required: isRequired } }) => [
        name,
        describe(help, reader, isRequired),
      ]),
    ),
  }
}

/** True if the field has the same name in every pub, whatever its languages. */
function hasFixedName(fields: Fields, { row }: PlainField, name: string): boolean {
  const field = fields[row]
  if (!field || !('each' in field)) return true
  return languages.every((lang) => field.keys(row, [lang])[0]?.key === name)
}

/** Accept texts in languages that only some pubs have. */
function languagePatterns(fields: Fields, all: readonly HelpedField[]): Schema {
  const patterns = all.flatMap(({ name, help, field }): [string, Schema][] => {
    const row = fields[field.row]
    const names = all.filter((one) => one.field.row === field.row).map((one) => one.name)
    if (!row || !('each' in row) || names[0] !== name) return []
    const keys = languages.flatMap((first) =>
      languages.flatMap((lang) => row.keys(field.row, [first, lang]).map(({ key }) => key)),
    )
    const more = [...new Set(keys)].filter((key) => !names.includes(key))
    return [[`^(?:${more.join('|')})$`, describe(help, field.reader, field.required)]]
  })
  return patterns.length > 0 ? { patternProperties: Object.fromEntries(patterns) } : {}
}

/** True if another field may replace this one. */
const isReplaceable = ({ unless }: Field<unknown>) => unless !== undefined

const requireAnyName = ({ name, field: { unless } }: HelpedField): Schema => ({
  anyOf: [name, ...(unless === undefined ? [] : [unless])].map((one) => ({
    required: [one],
  })),
})

function describe(about: string, reader: ValueReader<unknown>, isRequired: boolean): Schema {
  const { shape } = reader
  const expected =
    shape.kind === 'value' ? `\n\n${formatExpectation(shape.notation.expected, en)}` : ''
  const schema = toSchema(reader)
  return { description: about + expected, ...(isRequired ? schema : orEmpty(schema)) }
}

/** Value of a field that a form left empty: `note:`, `note: ''`, `tags: []`. */
const empty = { type: ['null', 'string', 'array'], maxLength: 0, maxItems: 0 } as const

/**
 * Allow an empty value. If possible, the list of types is extended, because code editors explain
 * `anyOf` badly.
 */
function orEmpty(schema: Schema): Schema {
  const { anyOf, type, pattern } = schema
  if (type === undefined || pattern !== undefined)
    return { anyOf: [...(Array.isArray(anyOf) ? anyOf : [schema]), empty] }
  const types: unknown[] = [type].flat()
  return {
    ...schema,
    type: [...types, ...empty.type.filter((one) => !types.includes(one))],
    ...(!types.includes('string') && { maxLength: 0 }),
    ...(!types.includes('array') && { maxItems: 0 }),
  }
}

function toSchema({ shape }: ValueReader<unknown>): Schema {
  if (shape.kind === 'record') return recordSchema(shape)
  if (shape.kind === 'value') return valueSchema(shape.notation)
  if (shape.kind === 'either') return eitherSchema(shape.of.map(toSchema))
  const list = { type: 'array', items: toSchema(shape.of) }
  // A list of one may be written as a single value.
  return shape.of.shape.kind === 'value' ? { anyOf: [list, scalar] } : list
}

/**
 * Offer the fields of all entries and require those of one. Code editors do not complete names
 * inside `anyOf`.
 */
function eitherSchema(entries: readonly Schema[]): Schema {
  const merged = (keyword: string): Schema => ({
    [keyword]: Object.assign({}, ...entries.map((entry) => entry[keyword])),
  })
  return {
    ...Object.assign({}, ...entries),
    ...merged('properties'),
    ...merged('patternProperties'),
    required: [],
    anyOf: entries.map(({ required = [] }) => ({ required })),
  }
}

/** Numbers and booleans are text to the engine. */
const scalar: Schema = { type: ['string', 'number', 'boolean'] }

function valueSchema({ words, pattern, list, sign }: AnyNotation<unknown>): Schema {
  // Keywords are suggested, not required: the owner may write them in another language, or several
  // with commas.
  const options = [
    ...(words ? [{ enum: words }] : []),
    { ...scalar, ...(pattern !== undefined && { pattern }) },
    ...(list
      ? [{ type: 'array', items: words ? { anyOf: [{ enum: words }, scalar] } : scalar }]
      : []),
    // YAML reads an unquoted `#…` as a comment and the value as null.
    ...(sign ? [{ type: 'null' }] : []),
  ]
  return options.length === 1 ? (options[0] as Schema) : { anyOf: options }
}
