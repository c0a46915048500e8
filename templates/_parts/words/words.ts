// Every word of the interface, once per language. What is said about a pub comes from content.
// A subject is a file of each language: several people can write side by side.

import type { Language, Text } from '../../../src/model/languages.ts'
import type { Site } from '../../../src/model/site.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { sk } from './sk.ts'

export const words: Record<Language, Words> = { cs, en, sk, de }

/** The same words in every language of the site, for documents that say them in all. */
export const inEach = ({ languages }: Site, pick: (words: Words) => string) =>
  Object.fromEntries(languages.map((lang) => [lang, pick(words[lang])])) as Text
