// Texts in the languages of the pub. A record names such a field once; the owner writes it in every
// language: `note` in the first one, then `note_en` and `note_de`.

import { type Language, languages, type TextLine, textLines } from '../model/languages.ts'
import { line } from '../notations/basic.ts'
import type { Notation } from '../notations/notation.ts'
import { labelTranslations } from '../notations/sizes.ts'
import type { FieldAliases } from './names.ts'
import { type ContentNode, hasValue, nodeAt, reportError } from './node.ts'

/** A field with one key for each language. A record returns all values under one name. */
export type LanguageField<T> = {
  each: Notation<T>
  required: boolean
  /** True for a required text that may be left open with `ask`. */
  askable?: true
  called?: FieldAliases | undefined
  /** Example value, as an owner types it. */
  example?: string
  /** List the keys of the field, one for each language in which it is expected. */
  keys(field: string, languages: readonly Language[]): TextLine[]
}

/** A language field with its keys for the languages of one pub. */
export type TextField = {
  field: string
  shape: LanguageField<unknown>
  keys: readonly TextLine[]
}

/** Names that owners use for a name. */
export const nameAliases = 'jméno, název | name | meno, názov | name, bezeichnung'

/** A text that is required in every language. */
export const requiredText: RequiredText = { each: line, required: true, keys: textLines }
type RequiredText = LanguageField<string> & { required: true }
/** An optional text, in all languages or in none. */
export const optionalText: LanguageField<string> = { ...requiredText, required: false }

/** The name of a dish: `cs`, `en`. */
export const nameText: RequiredText = {
  ...requiredText,
  keys: (_, all) => all.map((lang) => ({ lang, key: lang })),
}

/** Translations of size labels, which are typed in the first language: `labels_en`. */
export const labelTexts: LanguageField<Map<string, string>> = {
  each: labelTranslations,
  required: false,
  keys: (field, all) => textLines(field, all).slice(1),
}

/** Translations of names of extras, which are typed in the first language: `extras_en`. */
export const extraTexts: LanguageField<Map<string, string>> = {
  ...labelTexts,
  // Names without labels are paired with the extras, which are read later.
  each: {
    ...labelTranslations,
    read: (text) =>
      text.includes('=') ? labelTranslations.read(text) : new Map([['', text.trim()]]),
  },
  keys: (_, all) => textLines('extras', all).slice(1),
}

/** True for a text that needs all languages once it has one. */
const needsAllLanguages = ({ each }: LanguageField<unknown>) => each === line

/**
 * Collect a text in all languages. A text that lacks a language is left out and reported, unless
 * `reported` lists the key: then the record already reported it.
 */
export function inLanguages(
  block: ContentNode,
  { shape, keys }: TextField,
  values: { [key: string]: unknown },
  reported: ReadonlySet<string>,
): { [lang: string]: unknown } | undefined {
  const needsAll = needsAllLanguages(shape)
  const written =
    shape.required || !needsAll ? undefined : keys.find(({ key }) => hasValue(block, key))
  if (written)
    for (const { lang, key } of keys)
      if (!hasValue(block, key) && !reported.has(key))
        reportError(nodeAt(block, written.key), 'language-missing', {
          field: written.key,
          missing: key,
          language: lang,
        })
  const found = keys.filter(({ key }) => values[key] !== undefined)
  if (found.length === 0 || (needsAll && found.length < keys.length)) return undefined
  return Object.fromEntries(found.map(({ lang, key }) => [lang, values[key]]))
}

/** Find the language that a key such as `note_de` belongs to, even if the pub does not have it. */
export function languageOfKey(name: string, fields: readonly TextField[]): Language | undefined {
  return languages.find((lang) =>
    fields.some(({ field, shape }) =>
      languages.some((first) =>
        shape.keys(field, [first, lang]).some((one) => one.key === name && one.lang === lang),
      ),
    ),
  )
}

/** Leave out members that are undefined: an unknown fact is an absent member. */
export function present<T extends object>(value: T): Present<T> {
  const stated: { [name: string]: unknown } = {}
  for (const name in value) if (value[name] !== undefined) stated[name] = value[name]
  return stated as never
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
