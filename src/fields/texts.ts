// Texts in the languages of the pub. A record names such a field once; the owner writes it in every
// language, `note` in the first one and `note_en`, `note_de` beside it.

import { type Language, languages, type TextLine, textLines } from '../model/languages.ts'
import { line } from '../notations/basic.ts'
import type { Notation } from '../notations/notation.ts'
import { labelTranslations } from '../notations/sizes.ts'
import type { Called } from './names.ts'
import { below, complain, has, type Node } from './node.ts'

/** A field under one name for each language; a record gives what stands under all of them. */
export type LanguageField<T> = {
  each: Notation<T>
  required: boolean
  called?: Called | undefined
  /** A value as an owner types it. */
  example?: string
  /** What the field is called in each language in which it is asked for. */
  keys(field: string, languages: readonly Language[]): TextLine[]
}

/** Such a field of a block of a pub with some languages. */
export type TextField = {
  field: string
  shape: LanguageField<unknown>
  keys: readonly TextLine[]
}

/** What owners call the name of anything. */
export const calledName = 'jméno, název | name | meno, názov | name, bezeichnung'

/** A text that must be there, in every language. */
export const requiredText: RequiredText = { each: line, required: true, keys: textLines }
type RequiredText = LanguageField<string> & { required: true }
/** A text that stands in every language or in none. */
export const optionalText: LanguageField<string> = { ...requiredText, required: false }

/** The name of a dish: `cs`, `en`. */
export const nameText: RequiredText = {
  ...requiredText,
  keys: (_, all) => all.map((lang) => ({ lang, key: lang })),
}

/** Words for labels of sizes, which are typed in the first language: `labels_en`. */
export const labelTexts: LanguageField<Map<string, string>> = {
  each: labelTranslations,
  required: false,
  keys: (field, all) => textLines(field, all).slice(1),
}

/** Words for names of extras, which are typed in the first language: `extras_en`. */
export const extraTexts: LanguageField<Map<string, string>> = {
  ...labelTexts,
  keys: (_, all) => textLines('extras', all).slice(1),
}

/** Whether somebody who wrote it in one language must write it in the others. */
const isWhole = ({ each }: LanguageField<unknown>) => each === line

/**
 * What the owner wrote in each language. A text that lacks a language is none, and reported, unless
 * `reported` holds the field: then its absence was told when the block was read.
 */
export function inLanguages(
  block: Node,
  { shape, keys }: TextField,
  values: { [key: string]: unknown },
  reported: ReadonlySet<string>,
): { [lang: string]: unknown } | undefined {
  const written = keys.find(({ key }) => has(block, key))
  if (!shape.required && isWhole(shape) && written)
    for (const { lang, key } of keys)
      if (!has(block, key) && !reported.has(key))
        complain(below(block, written.key), 'language-missing', {
          field: written.key,
          missing: key,
          language: lang,
        })
  const found = keys.filter(({ key }) => values[key] !== undefined)
  if (found.length === 0 || (isWhole(shape) && found.length < keys.length)) return undefined
  return Object.fromEntries(found.map(({ lang, key }) => [lang, values[key]]))
}

/** The language of a text under this name, were it a language of the pub. */
export function languageOf(name: string, fields: readonly TextField[]): Language | undefined {
  return languages.find((lang) =>
    fields.some(({ field, shape }) =>
      languages.some((first) =>
        shape.keys(field, [first, lang]).some((one) => one.key === name && one.lang === lang),
      ),
    ),
  )
}

/** Leaves out members that are undefined: an absent fact is an absent member. */
export function present<T extends object>(value: T): Present<T> {
  const stated: { [name: string]: unknown } = {}
  for (const [name, member] of Object.entries(value))
    if (member !== undefined) stated[name] = member
  return stated as never
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}
