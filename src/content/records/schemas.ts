// JSON Schemas of the owner's files for editors, made of the very records that read them: field
// names complete, and a slip of the finger is underlined while typing. They are never stricter
// than the reading, which alone decides.

import { homeFields } from './home.ts'
import { hoursFields } from './hours.ts'
import { lunchFields } from './lunch.ts'
import { sectionFields } from './menu.ts'
import { pubFields } from './pub.ts'
import type { Field, Fields, Notation, Reader } from './record.ts'

type Schema = { readonly [keyword: string]: unknown }

/** Draft 7, which all editors know. */
const draft = 'http://json-schema.org/draft-07/schema#'

/** By the name of the kind of file: `menu` for `menu/*.md`. */
export function editorSchemas(): { [name: string]: Schema } {
  const kinds: { [name: string]: [title: string, fields: Fields] } = {
    pub: ['The facts of the house', pubFields],
    hours: ['Opening hours', hoursFields],
    home: ['Texts of the home page', homeFields],
    menu: ['A section of the menu', sectionFields],
    lunch: ['A week of lunches', lunchFields],
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([name, [title, fields]]) => [
      name,
      // Behind the second line --- an editor sees one more document, with nothing in it.
      { $schema: draft, title, ...record(fields), type: ['object', 'null'] },
    ]),
  )
}

function record(fields: Fields): Schema {
  const required = Object.entries(fields).filter(([, field]) => field.required)
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, describe(field)]),
    ),
  }
}

function describe({ reader, about }: Field<unknown>): Schema {
  const expected = reader.shape.kind === 'value' ? `\n\n${reader.shape.notation.expected}` : ''
  return { description: about + expected, ...shapeOf(reader) }
}

function shapeOf({ shape }: Reader<unknown>): Schema {
  if (shape.kind === 'record') return record(shape.fields)
  if (shape.kind === 'value') return value(shape.notation)
  const list = { type: 'array', items: shapeOf(shape.of) }
  // A single line may stand for a list of one.
  return shape.of.shape.kind === 'value' ? { anyOf: [list, scalar] } : list
}

/** What an editor takes for a number or for yes and no is text to the build. */
const scalar: Schema = { type: ['string', 'number', 'boolean'] }

function value({ words, pattern, list }: Notation<unknown>): Schema {
  // Words are offered, not demanded: the owner may write them in Czech, or several with commas.
  const options = [
    ...(words ? [{ enum: words }] : []),
    { ...scalar, ...(pattern !== undefined && { pattern }) },
    ...(list
      ? [{ type: 'array', items: words ? { anyOf: [{ enum: words }, scalar] } : scalar }]
      : []),
  ]
  return options.length === 1 ? (options[0] as Schema) : { anyOf: options }
}
