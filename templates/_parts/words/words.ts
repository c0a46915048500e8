// Every word of the interface, once per language. What is said about a pub comes from content. Words
// without a value in them are rows of labels.ts, what has a code is called by a row of names.ts, and
// sentences stand in the file of their language.

import {
  type Language,
  languages,
  type Text,
  type TextRow,
  textOf,
} from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en, type Sentences } from './en.ts'
import { labels } from './labels.ts'
import { names } from './names.ts'
import { sk } from './sk.ts'

type InOneLanguage<R> = R extends string ? string : { [Key in keyof R]: InOneLanguage<R[Key]> }
type Words = Sentences & InOneLanguage<typeof labels & { names: typeof names }>

const sentences: Record<Language, Sentences> = { cs, en, sk, de }

const column = (rows: object | TextRow, lang: Language): unknown =>
  typeof rows === 'string'
    ? textOf(rows)[lang]
    : Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, column(row, lang)]))

function wordsIn(lang: Language): Words {
  const said: { [subject: string]: object } = sentences[lang]
  const rows = column({ ...labels, names }, lang) as { [subject: string]: object }
  const subjects = [...Object.keys(said), ...Object.keys(rows)]
  return Object.fromEntries(
    subjects.map((subject) => [subject, { ...said[subject], ...rows[subject] }]),
  ) as Words
}

export const words = Object.fromEntries(languages.map((lang) => [lang, wordsIn(lang)])) as Record<
  Language,
  Words
>

/** The same words in every language of the site, for documents that say them in all. */
export const inEach = ({ languages: own }: Site, pick: (words: Words) => string) =>
  Object.fromEntries(own.map((lang) => [lang, pick(words[lang])])) as Text
