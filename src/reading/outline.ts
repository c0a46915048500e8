// Fields of a block as an owner writes them in the languages of the pub, and other names for them.

import type { Language } from '../model/languages.ts'
import { lazy } from '../model/once.ts'
import { plainWord } from '../model/suggest.ts'
import { type FieldNames, listAliases } from './names.ts'
import type { Fields, PlainField, PlainFields } from './reader.ts'
import type { TextField } from './texts.ts'
import { value } from './value.ts'

/** List the fields of a block as written by an owner with these languages. */
export const plainFields = (fields: Fields, languages: readonly Language[]): PlainFields =>
  getOutline(fields, languages).ownerFields

/** Lookup tables for the fields of a block. Cached, because a menu has many items. */
export type Outline = ReturnType<typeof toOutline>

const outlines = new WeakMap<Fields, Map<string, Outline>>()

export function getOutline(fields: Fields, languages: readonly Language[]): Outline {
  const languageKey = languages.join()
  const made = outlines.get(fields) ?? new Map<string, Outline>()
  const found = made.get(languageKey)
  if (found) return found
  const outline = toOutline(fields, languages)
  outlines.set(fields, made.set(languageKey, outline))
  return outline
}

function toOutline(fields: Fields, languages: readonly Language[]) {
  const ownerFields = toPlain(fields, languages)
  const entries = Object.entries(ownerFields).map(([field, one]) => ({ ...one, field }))
  return {
    ownerFields,
    entries,
    /** Entries that may be left open with `ask`. */
    askable: entries.filter(({ askable }) => askable),
    /** Current field names, as messages list them. */
    fieldNames: entries.map(({ field }) => field),
    texts: listTextFields(fields, languages),
    /** Needed only for misspelt fields. */
    called: lazy(() => fieldNamesIn(fields, languages)),
  }
}

const toPlain = (fields: Fields, languages: readonly Language[]): PlainFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([row, field]): [string, PlainField][] =>
      'each' in field
        ? field
            .keys(row, languages)
            .map(({ lang, key }) => [key, { ...field, reader: value(field.each), row, lang }])
        : [[row, { ...field, row }]],
    ),
  )

/**
 * List the names that owners use for each field. A text is listed under its key in the first
 * language.
 */
export function fieldNamesIn(fields: Fields, languages: readonly Language[]): FieldNames {
  const found = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const key = 'each' in field ? field.keys(name, languages)[0]?.key : name
    const parts = 'parts' in field ? Object.values(field.parts ?? {}) : []
    for (const { name: typed } of [field.called, ...parts].flatMap(listAliases))
      if (key !== undefined && !found.has(plainWord(typed))) found.set(plainWord(typed), key)
  }
  return found
}

const listTextFields = (fields: Fields, languages: readonly Language[]): TextField[] =>
  Object.entries(fields).flatMap(([field, shape]) =>
    'each' in shape ? [{ field, shape, keys: shape.keys(field, languages) }] : [],
  )
