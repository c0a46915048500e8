// JSON Schemas of the owner's files for editors, made of the very records that read them: field
// names complete, and a slip of the finger is underlined while typing. They are never stricter
// than the reading, which alone decides. They offer the fields of a pub that names no languages, and
// accept those of every other one, since an editor does not see pub.md while it checks a dish.

import { fileRecords } from '../../fields/files.ts'
import { tellExpected } from '../../messages/catalogue.ts'
import { en } from '../../messages/en.ts'
import { defaultLanguages, languages } from '../../model/languages.ts'
import type { AnyNotation } from '../../notations/notation.ts'
import type {
  Field,
  Fields,
  PlainField,
  Reader,
  RecordReader,
  RecordShape,
} from '../../reading/reader.ts'
import { fieldsWithHelp, type HelpedField } from './help.ts'

type Schema = { readonly [keyword: string]: unknown }

/** Draft 7, which all editors know. */
const draft = 'http://json-schema.org/draft-07/schema#'

/** By the name of the kind of file: `menu` for `menu/*.md`. */
export const editorSchemas = (): { [name: string]: Schema } =>
  Object.fromEntries(
    Object.entries(fileRecords).map(([name, reader]) => [
      name,
      fileSchema(titles[reader.shape.name] ?? '', reader),
    ]),
  )

const titles: { [record: string]: string } = en.titles

/** Behind the second line --- an editor sees one more document, with nothing in it. */
export const fileSchema = (title: string, reader: RecordReader<unknown>): Schema => ({
  $schema: draft,
  title,
  ...schemaOf(reader),
  type: ['object', 'null'],
})

function recordSchema(shape: RecordShape): Schema {
  const all = fieldsWithHelp(shape, defaultLanguages, en)
  const required = all.filter(
    ({ name, field }) => field.required && isNamedAlike(shape.fields, field, name),
  )
  const always = required.filter(({ field }) => !hasOther(field)).map(({ name }) => name)
  const either = required.filter(({ field }) => hasOther(field))
  return {
    type: 'object',
    additionalProperties: false,
    ...inOtherLanguages(shape.fields, all),
    ...(always.length > 0 && { required: always }),
    ...(either.length > 0 && { allOf: either.map(underAnyName) }),
    properties: Object.fromEntries(
      all.flatMap(({ name, help, field: { reader, required: isAsked } }) => [
        [name, describe(help, reader, isAsked)],
      ]),
    ),
  }
}

/** Whether a pub must have this field in whatever languages: of a text that of the first one. */
function isNamedAlike(fields: Fields, { row }: PlainField, name: string): boolean {
  const field = fields[row]
  if (!field || !('each' in field)) return true
  return languages.every((lang) => field.keys(row, [lang])[0]?.key === name)
}

/** Texts in languages that only some pubs have. */
function inOtherLanguages(fields: Fields, all: readonly HelpedField[]): Schema {
  const patterns = all.flatMap(({ name, help, field }): [string, Schema][] => {
    const row = fields[field.row]
    const known = all.filter((one) => one.field.row === field.row).map((one) => one.name)
    if (!row || !('each' in row) || known[0] !== name) return []
    const keys = languages.flatMap((first) =>
      languages.flatMap((lang) => row.keys(field.row, [first, lang]).map(({ key }) => key)),
    )
    const more = [...new Set(keys)].filter((key) => !known.includes(key))
    return [[`^(?:${more.join('|')})$`, describe(help, field.reader, field.required)]]
  })
  return patterns.length > 0 ? { patternProperties: Object.fromEntries(patterns) } : {}
}

/** Whether another field may stand in its place. */
const hasOther = ({ unless }: Field<unknown>) => unless !== undefined

const underAnyName = ({ name, field: { unless } }: HelpedField): Schema => ({
  anyOf: [name, ...(unless === undefined ? [] : [unless])].map((one) => ({
    required: [one],
  })),
})

function describe(about: string, reader: Reader<unknown>, isAsked: boolean): Schema {
  const { shape } = reader
  const expected = shape.kind === 'value' ? `\n\n${tellExpected(shape.notation.expected)}` : ''
  const schema = schemaOf(reader)
  return { description: about + expected, ...(isAsked ? schema : orEmpty(schema)) }
}

/** What a form leaves where nothing was filled in: `note:`, `note: ''`, `tags: []`. */
const empty = { type: ['null', 'string', 'array'], maxLength: 0, maxItems: 0 } as const

/** Types are widened where that says it, because editors explain a choice of schemas badly. */
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

function schemaOf({ shape }: Reader<unknown>): Schema {
  if (shape.kind === 'record') return recordSchema(shape)
  if (shape.kind === 'value') return valueSchema(shape.notation)
  if (shape.kind === 'either') return eitherSchema(shape.of.map(schemaOf))
  const list = { type: 'array', items: schemaOf(shape.of) }
  // A single line may stand for a list of one.
  return shape.of.shape.kind === 'value' ? { anyOf: [list, scalar] } : list
}

/** All fields are offered, those of one of the entries are asked for: editors complete no `anyOf`. */
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

/** What an editor takes for a number or for yes and no is text to the build. */
const scalar: Schema = { type: ['string', 'number', 'boolean'] }

function valueSchema({ words, pattern, list, sign }: AnyNotation<unknown>): Schema {
  // Words are offered, not demanded: the owner may write them in Czech, or several with commas.
  const options = [
    ...(words ? [{ enum: words }] : []),
    { ...scalar, ...(pattern !== undefined && { pattern }) },
    ...(list
      ? [{ type: 'array', items: words ? { anyOf: [{ enum: words }, scalar] } : scalar }]
      : []),
    // What an editor takes for a comment.
    ...(sign ? [{ type: 'null' }] : []),
  ]
  return options.length === 1 ? (options[0] as Schema) : { anyOf: options }
}
