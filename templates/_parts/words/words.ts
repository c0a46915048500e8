// Every word of the interface, in every language; statements about a pub come from its content.
// labels.ts has rows with slots for values, names.ts the names of everything with a code. Sentences
// whose grammar depends on their values are functions in the file of their language.

import {
  type Language,
  languages,
  parseTextRow,
  type Text,
  type TextRow,
} from '../../../src/model/languages.ts'
import { lazy } from '../../../src/model/once.ts'
import type { Site } from '../../../src/model/site.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en, type Sentences } from './en.ts'
import { labels } from './labels.ts'
import { names } from './names.ts'
import { sk } from './sk.ts'

type SlotValue = string | number

/** A value for each slot of a row, in the order of their first use. */
type Slots<
  R,
  Named = never,
  Values extends SlotValue[] = [],
> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends Named
    ? Slots<Rest, Named, Values>
    : Slots<Rest, Named | Name, [...Values, SlotValue]>
  : Values
/** A row with slots becomes a function, any other row a string. */
type TextOrFunction<R extends string> =
  Slots<R> extends infer Values extends [SlotValue, ...SlotValue[]]
    ? (...values: Values) => string
    : string
type ForLanguage<R> = R extends string
  ? TextOrFunction<R>
  : { [Key in keyof R]: ForLanguage<R[Key]> }
type Words = Sentences & ForLanguage<typeof labels & { names: typeof names }>

const sentences: Record<Language, Sentences> = { cs, en, sk, de }

const slot = /\{(\w+)\}/g

function readCell(row: TextRow, lang: Language): unknown {
  const text = parseTextRow(row)[lang]
  const names = [...new Set(row.match(slot))]
  // Every second part is the name of a slot.
  const parts = text
    .split(slot)
    .map((part, index) => (index % 2 === 1 ? names.indexOf(`{${part}}`) : part))
  const fill = (...values: SlotValue[]) =>
    parts.map((part) => (typeof part === 'number' ? values[part] : part)).join('')
  // Readers of all words, such as the generator of docs/generated/words.md, need the text itself.
  return names.length > 0 ? Object.assign(fill, { text }) : text
}

const column = (rows: object | TextRow, lang: Language): unknown =>
  typeof rows === 'string'
    ? readCell(rows, lang)
    : Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, column(row, lang)]))

function wordsIn(lang: Language): Words {
  const functions: { [subject: string]: object } = sentences[lang]
  const rows = column({ ...labels, names }, lang) as { [subject: string]: object }
  const subjects = [...Object.keys(functions), ...Object.keys(rows)]
  return Object.fromEntries(
    subjects.map((subject) => [subject, { ...functions[subject], ...rows[subject] }]),
  ) as Words
}

/** Words by language. They are made on first use, because most houses use two languages. */
export const words = Object.defineProperties(
  {},
  Object.fromEntries(
    languages.map((lang) => [lang, { enumerable: true, get: lazy(() => wordsIn(lang)) }]),
  ),
) as Record<Language, Words>

/** Return the same word in every language of the site. */
export const inEach = ({ languages: own }: Site, pick: (words: Words) => string) =>
  Object.fromEntries(own.map((lang) => [lang, pick(words[lang])])) as Text
