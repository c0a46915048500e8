// Parts that every catalogue uses.

import { type Language, languages } from '../model/languages.ts'

/**
 * A message in words: found, expected, and the fix. If a program can apply an edit, the sentence of
 * the edit replaces `fix`, and `condition` follows it.
 */
export type Wording = { found: string; expected?: string; fix?: string; condition?: string }

/** Shorten to at most 60 characters: a message is one line. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

/**
 * Format a date the way owners type it in all languages: `24. 12. 2026`, or `24. 12.` for every
 * year.
 */
export function typedDate(date: string): string {
  const [, year, month, day] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(date) ?? []
  const parts = [`${Number(day)}.`, `${Number(month)}.`, ...(year ? [year] : [])]
  return day === undefined ? date : parts.join(' ')
}

/** Format a number the way owners type it in all languages: `4,1`. */
export const typedNumber = (value: number | string) => String(value).replace('.', ',')

/**
 * Description of a field: its name, and after a `|` how it is filled in: `the latitude|: from the
 * map`.
 */
export type Help = string

/** Return the description as one sentence, with the language of a text after the name. */
export const formatHelp = (help: Help, language = ''): string =>
  help.includes('|') ? help.replace('|', language) : help + language

/** Capitalise the first letter, for labels and titles. */
export const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** Split a description into the label of a form field and the hint below it. */
export function splitHelp(help: Help): { name: Help; hint: string } {
  const [name = '', rest = ''] = help.split('|')
  return { name, hint: rest.replace(/^[;:,] /, '') }
}

type Fields = { readonly [record: string]: { readonly [field: string]: Help } }

/**
 * Return a function that describes a field by the names of its block and field. A text has a field
 * for each language.
 */
export const makeFieldDescriber =
  (fields: Fields, inLanguage: (help: Help, language: Language) => string) =>
  (record: string, field: string): string => {
    const helps = fields[record] ?? {}
    const [, name = 'name', code = ''] = /^(?:(\w+)_)?([a-z]{2})$/.exec(field) ?? []
    const language = languages.find((lang) => lang === code)
    return helps[field] === undefined && language
      ? inLanguage(helps[name] ?? '', language)
      : formatHelp(helps[field] ?? '')
  }
