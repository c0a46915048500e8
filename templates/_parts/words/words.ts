// Every word of the interface, once per language. What is said about a pub comes from content. What
// parts of the page and things with a code are called stands in rows of names.ts; the rest is said in
// the file of the language.

import { type Language, languages, type Text } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en, type Sentences } from './en.ts'
import { type Names, namesIn } from './names.ts'
import { sk } from './sk.ts'

type Words = Sentences & { page: Names['page']; names: Omit<Names, 'page'> }

const sentences: Record<Language, Sentences> = { cs, en, sk, de }

export const words = Object.fromEntries(
  languages.map((lang): [Language, Words] => {
    const { page, ...names } = namesIn(lang)
    return [lang, { ...sentences[lang], page, names }]
  }),
) as Record<Language, Words>

/** The same words in every language of the site, for documents that say them in all. */
export const inEach = ({ languages: own }: Site, pick: (words: Words) => string) =>
  Object.fromEntries(own.map((lang) => [lang, pick(words[lang])])) as Text
