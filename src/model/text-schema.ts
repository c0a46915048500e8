// The schema of a text, and how schemas are made those of one site. Templates compose theirs for all
// languages that the engine knows; a site is checked, and publishes them, in its own.

import type { JSONSchema } from 'json-schema-to-ts'
import {
  documentLanguage,
  englishName,
  englishNames,
  type Language,
  languages,
} from './languages.ts'

const line = { type: 'string', minLength: 1, maxLength: 1000, pattern: '\\S' } as const

const about = (all: readonly Language[]) => `One text in ${englishNames(all)}, without markup.`
const member = <const E extends string>(lang: Language, example: E) =>
  ({ ...line, description: `${englishName(lang)}.`, examples: [example] }) as const

export const text = {
  title: 'Text',
  description: about(languages),
  type: 'object',
  required: ['cs', 'en', 'sk', 'de'],
  additionalProperties: false,
  properties: {
    cs: member('cs', 'Světlý ležák'),
    en: member('en', 'Pale lager'),
    sk: member('sk', 'Svetlý ležiak'),
    de: member('de', 'Helles Lagerbier'),
  } satisfies Record<Language, object>,
} as const satisfies JSONSchema

/** Which of several languages a text is in: the list of all is recognised, and becomes that of the site. */
export const languageCode = { enum: languages } as const

/**
 * The schema for a site in these languages: its texts have no others, and so do the examples. An
 * example that nobody has written in one of them has the words of the documents there.
 */
export function schemaIn<S extends object>(schema: S, all: readonly Language[]): S {
  return inThese(schema, all) as S
}

/** Templates share pieces: each is made once for a list of languages, and stays shared. */
const made = new Map<string, WeakMap<object, unknown>>()

function inThese(node: unknown, all: readonly Language[]): unknown {
  if (typeof node !== 'object' || node === null) return node
  const key = all.join()
  const known = made.get(key) ?? new WeakMap<object, unknown>()
  made.set(key, known)
  if (!known.has(node)) known.set(node, make(node, all))
  return known.get(node)
}

function make(node: object, all: readonly Language[]): unknown {
  if (Array.isArray(node)) return node.map((entry) => inThese(entry, all))
  const members = Object.entries(node).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'enum') return [keyword, areAllLanguages(value) ? all : value]
    return [keyword, keyword === 'examples' ? exampleIn(value, all) : inThese(value, all)]
  })
  const schema = Object.fromEntries(members)
  return schema['title'] === text.title ? textOf(schema, all) : schema
}

function textOf(schema: { [keyword: string]: unknown }, all: readonly Language[]) {
  const { description, properties } = schema as unknown as {
    description: string
    properties: { [lang: string]: unknown }
  }
  return {
    ...schema,
    description: description === text.description ? about(all) : description,
    required: all,
    properties: pick(properties, all),
  }
}

const pick = (from: { [lang: string]: unknown }, all: readonly Language[]) =>
  Object.fromEntries(all.map((lang) => [lang, from[lang] ?? from[documentLanguage]]))

function exampleIn(value: unknown, all: readonly Language[]): unknown {
  if (Array.isArray(value))
    return areLanguages(value) ? all : value.map((entry) => exampleIn(entry, all))
  if (typeof value !== 'object' || value === null) return value
  if (areLanguages(Object.keys(value))) return pick(value as { [lang: string]: unknown }, all)
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, exampleIn(inner, all)]),
  )
}

/** By its entries: a schema that was fitted to a content is a copy. */
const areAllLanguages = (value: unknown) =>
  Array.isArray(value) &&
  value.length === languages.length &&
  languages.every((lang, index) => value[index] === lang)

const areLanguages = (words: readonly unknown[]) =>
  words.length > 0 && words.every((word) => languages.some((lang) => lang === word))
