// Pieces of JSON Schema that several resources share. A piece with a `title` becomes a named
// component of the API description, wherever it is used.

import type { JSONSchema } from 'json-schema-to-ts'
import {
  type Currency,
  currencies,
  currencyCodes,
  type DepositMember,
  type PriceMember,
} from '../../src/model/currencies.ts'
import type { Language } from '../../src/model/languages.ts'
import { type JsonSchema, json, type Publication } from '../../src/model/resource.ts'
import { standalone } from '../../src/model/schema.ts'
import { url } from '../../src/model/site.ts'
import { languageCode, schemaIn, text } from '../../src/model/text-schema.ts'
import { examplesInHouse } from './text/in-house.ts'

export { languageCode, text }

/** Version of the interface, said by its description and by its documentation. */
export const apiVersion = '1.0.0' as const

const photoExampleUrl = 'https://lion.example/photos/jpeg/0123456789abcdef0123456789abcdef-1280.jpg'
const photoAlt = {
  cs: 'Stůl u okna',
  en: 'A table at the window',
  sk: 'Stôl pri okne',
  de: 'Ein Tisch am Fenster',
} as const

/** Beside a price of the menu, and of an event. */
export const priceFrom = {
  const: true,
  description: 'The price is the least that it costs: say "from". Absent: it is the price.',
  examples: [true],
} as const

/** A text that the owner may leave out. */
export const optionalText = {
  ...text,
  title: 'OptionalText',
  description: 'A text, or null where nothing is stated.',
  type: ['object', 'null'],
} as const satisfies JSONSchema

/** The schema with its texts of that kind in these languages, as the model has those of `text`. */
export function inOptionalTexts<S>(schema: S, languages: readonly Language[]): S {
  return optionalIn(schema, languages) as S
}

function optionalIn(node: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(node)) return node.map((entry) => optionalIn(entry, languages))
  if (typeof node !== 'object' || node === null) return node
  const { title } = node as { title?: unknown }
  if (title === optionalText.title)
    return { ...schemaIn({ ...node, title: text.title }, languages), title }
  return Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [name, optionalIn(inner, languages)]),
  )
}

/** The format is for readers; the pattern says exactly what we mean, and is what the build checks. */
export const address = {
  type: 'string',
  format: 'uri',
  pattern: '^https?://[^\\s]+$',
} as const satisfies JSONSchema

export const emptyList = {
  type: 'array',
  maxItems: 0,
  items: { type: 'string' },
} as const satisfies JSONSchema

/** The members of a price, one for each currency; `inCurrency` leaves that of the pub. */
export const prices = {
  price_czk: priceMember('CZK'),
  price_eur: priceMember('EUR'),
} as const satisfies Record<PriceMember, JSONSchema>

/** The same of a deposit. */
export const deposits = {
  deposit_czk: depositMember('CZK'),
  deposit_eur: depositMember('EUR'),
} as const satisfies Record<DepositMember, JSONSchema>

function depositMember(currency: Currency) {
  return {
    type: 'number',
    exclusiveMinimum: 0,
    description: `Paid beside the price of each size and given back, in ${currencies[currency].english}. Absent: none is stated.`,
    examples: [3],
  } as const
}

function priceMember(currency: Currency) {
  const { english, example } = currencies[currency]
  return {
    type: 'number',
    minimum: 0,
    maximum: 100000,
    description: `Price in ${english}, VAT included.`,
    examples: [example],
  } as const
}

/**
 * A schema for any currency, for one: its examples are in it, its prices have no other member, and
 * the pieces with these titles must have one.
 */
export function inCurrency(schema: JsonSchema, currency: Currency, priced: string[]): JsonSchema {
  const { member, example } = currencies[currency]
  const isOther = (name: string) =>
    currencyCodes.some(
      (code) =>
        code !== currency &&
        [currencies[code].member, currencies[code].deposit].some((member) => member === name),
    )
  const convert = (node: unknown): unknown => {
    if (Array.isArray(node)) return mapList(node, convert)
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'required' && priced.includes((node as JsonSchema)['title'] as string))
        return [[key, [...(value as string[]), member]]]
      if (!isOther(key)) return [[key, convert(value)]]
      // In an example a number, which is renamed; among the members a schema, which has its own.
      return typeof value === 'number' ? [[member, example]] : []
    })
    return Object.fromEntries(entries)
  }
  return convert(schema) as JsonSchema
}

/** A list of plain values stays itself: by that the list of the languages is known, see `languageCode`. */
export const mapList = (list: unknown[], convert: (node: unknown) => unknown): unknown[] =>
  list.some((entry) => typeof entry === 'object' && entry !== null) ? list.map(convert) : list

/** A photo of the house or of a dish, under an address at which it never changes. */
export const photo = {
  title: 'Photo',
  description: 'A photo, JPEG, upright.',
  type: 'object',
  required: ['url', 'width', 'height', 'alt'],
  additionalProperties: false,
  properties: {
    url: {
      ...address,
      description: 'Its address. Another photo has another one.',
      examples: [photoExampleUrl],
    },
    width: { type: 'integer', minimum: 1, description: 'In pixels.', examples: [1280] },
    height: { type: 'integer', minimum: 1, description: 'In pixels.', examples: [960] },
    alt: {
      ...text,
      description: 'What is to be seen on it.',
      examples: [photoAlt],
    },
  },
} as const satisfies JSONSchema

export const photoExample = {
  url: photoExampleUrl,
  width: 1280,
  height: 960,
  alt: photoAlt,
} as const

/** Calendar date and day of any year, with an example of each. */
export const date = {
  type: 'string',
  format: 'date',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  examples: ['2026-12-24'],
} as const satisfies JSONSchema
/** Local time of a day. */
export const time = {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
} as const satisfies JSONSchema
export const monthDay = { type: 'string', pattern: '^\\d{2}-\\d{2}$' } as const satisfies JSONSchema

/** What stands for the address of a site in examples. */
const exampleSite = 'https://pub.example'

/** The member by which a document names its schema. */
export const schemaMember = {
  ...address,
  description: 'Address of the JSON Schema of this document.',
  examples: [`${exampleSite}/schemas/menu.schema.json`],
} as const

/** Under which licence a document may be used: said where the data are, since they travel alone. */
export const license = {
  type: 'string',
  minLength: 1,
  description:
    'SPDX identifier of the licence of this document. Absent: none is stated, and the law holds.',
  examples: ['CC-BY-4.0'],
} as const satisfies JSONSchema

const draft = 'https://json-schema.org/draft/2020-12/schema'

/** Free: JSON Schema knows its own keywords, and the tests know JSON Schema. */
const schemaDocument = {
  title: 'JsonSchema',
  description: 'A JSON Schema, draft 2020-12, whose $id is its own address.',
  type: 'object',
  required: ['$schema', '$id', 'title', 'description', 'type', 'properties'],
  additionalProperties: true,
  properties: {
    $schema: { const: draft, description: 'The dialect.' },
    $id: { ...address, description: 'The address of the schema.' },
    title: { type: 'string', minLength: 1, description: 'Name of the document.' },
    description: { type: 'string', minLength: 1, description: 'What the document holds.' },
    type: { const: 'object', description: 'The documents are objects.' },
    properties: {
      type: 'object',
      additionalProperties: true,
      description: 'Members, each with title, description and examples.',
    },
  },
} as const satisfies JSONSchema

/** Publishes the open form of the schema that the build checks `path` with, at `/schemas/NAME.schema.json`. */
export function publishedSchema(path: string, name?: string) {
  const own = schemaPath(path)
  return json({
    group: 'Schemas',
    title: `Schema of ${path}`,
    ...(name !== undefined && { name: `${name}Schema` }),
    summary: `JSON Schema 2020-12 of ${path}: every member with its unit, meaning and an example.`,
    type: 'application/schema+json',
    schema: schemaDocument,
    body: (site) => ({
      $schema: draft,
      $id: url(site, own),
      ...(atHome(site, examplesInHouse(standalone(schemaOf(site, path)), site)) as JsonSchema),
    }),
  })
}

/** In examples the address of the site stands for the one that our schemas have. */
function atHome(site: Publication, node: unknown, inside = false): unknown {
  if (typeof node === 'string')
    return inside && node.startsWith(`${exampleSite}/`)
      ? url(site, node.slice(exampleSite.length))
      : node
  if (Array.isArray(node)) return node.map((entry) => atHome(site, entry, inside))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [
      name,
      atHome(site, inner, inside || (name === 'examples' && Array.isArray(inner))),
    ]),
  )
}

/** As the build checks with it: in the languages of the site. */
export function schemaOf({ resources }: Publication, path: string) {
  const schema = resources.find((candidate) => candidate.path === path)?.schema
  if (!schema) throw new Error(`no JSON resource ${path}`)
  return schema
}

/** `/menu.json` to `/schemas/menu.schema.json`. */
export const schemaPath = (path: string) =>
  path.replace(/^\/(.*)\.json$/, '/schemas/$1.schema.json')

/** An absolute address with a sentence about what is found there. */
export const addressOf = <const D extends string>(description: D) =>
  ({ ...address, description }) as const
