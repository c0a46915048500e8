// Every word of the interface, once per language. What is said about a pub comes from content. Words
// are rows of labels.ts, with slots for the values in them; what has a code is called by a row of
// names.ts, and sentences that turn on their values stand in the file of their language.

import {
  type Language,
  languages,
  type Text,
  type TextRow,
  textOf,
} from '../../../src/model/languages.ts'
import { once } from '../../../src/model/once.ts'
import type { Site } from '../../../src/model/site.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en, type Sentences } from './en.ts'
import { labels } from './labels.ts'
import { names } from './names.ts'
import { sk } from './sk.ts'

type Value = string | number

/** A value for each slot of a row, in the order in which it names them. */
type Slots<
  R,
  Named = never,
  Values extends Value[] = [],
> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends Named
    ? Slots<Rest, Named, Values>
    : Slots<Rest, Named | Name, [...Values, Value]>
  : Values
/** A row with slots is a sentence. */
type Said<R extends string> =
  Slots<R> extends infer Values extends [Value, ...Value[]] ? (...values: Values) => string : string
type InOneLanguage<R> = R extends string ? Said<R> : { [Key in keyof R]: InOneLanguage<R[Key]> }
type Words = Sentences & InOneLanguage<typeof labels & { names: typeof names }>

const sentences: Record<Language, Sentences> = { cs, en, sk, de }

const slot = /\{(\w+)\}/g

function saidIn(row: TextRow, lang: Language): unknown {
  const text = textOf(row)[lang]
  const names = [...new Set(row.match(slot))]
  const fill = (...values: Value[]) =>
    text.replace(slot, (name) => String(values[names.indexOf(name)]))
  // Whoever reads all words, as docs/generated/words.md does, reads the text.
  return names.length > 0 ? Object.assign(fill, { text }) : text
}

const column = (rows: object | TextRow, lang: Language): unknown =>
  typeof rows === 'string'
    ? saidIn(rows, lang)
    : Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, column(row, lang)]))

function wordsIn(lang: Language): Words {
  const said: { [subject: string]: object } = sentences[lang]
  const rows = column({ ...labels, names }, lang) as { [subject: string]: object }
  const subjects = [...Object.keys(said), ...Object.keys(rows)]
  return Object.fromEntries(
    subjects.map((subject) => [subject, { ...said[subject], ...rows[subject] }]),
  ) as Words
}

/** By language; each is made for the first that asks, because most houses speak two of them. */
export const words = Object.defineProperties(
  {},
  Object.fromEntries(
    languages.map((lang) => [lang, { enumerable: true, get: once(() => wordsIn(lang)) }]),
  ),
) as Record<Language, Words>

/** The same words in every language of the site, for documents that say them in all. */
export const inEach = ({ languages: own }: Site, pick: (words: Words) => string) =>
  Object.fromEntries(own.map((lang) => [lang, pick(words[lang])])) as Text
