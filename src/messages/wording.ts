// What every catalogue of messages is made of.

import { type Language, languages } from '../model/languages.ts'

/**
 * A message in words: what stands there, what should, and what to do about it. Where an edit is
 * known, the sentence of the edit takes the place of `mend`, and `besides` stands behind it.
 */
export type Wording = { found: string; expected?: string; mend?: string; besides?: string }

/** At most 60 characters: a message is one line. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text)

/** `24. 12. 2026`, or `24. 12.` of every year, as owners type dates in all languages. */
export function typedDate(date: string): string {
  const [, year, month, day] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(date) ?? []
  const parts = [`${Number(day)}.`, `${Number(month)}.`, ...(year ? [year] : [])]
  return day === undefined ? date : parts.join(' ')
}

/** What a field is for: its name, and behind a `|` how it is filled in: `the latitude|: from the map`. */
export type Help = string

/** The whole sentence; the language of a text stands behind the name. */
export const helpIn = (help: Help, language = ''): string =>
  help.includes('|') ? help.replace('|', language) : help + language

/** As labels and titles begin. */
export const capital = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** What a form shows over a field and under it. */
export function labelOf(help: Help): { name: Help; hint: string } {
  const [name = '', rest = ''] = help.split('|')
  return { name, hint: rest.replace(/^[;:] /, '') }
}

type Fields = { readonly [record: string]: { readonly [field: string]: Help } }

/** A message knows its block and field by name only; a text has a field for each language. */
export const aboutField =
  (fields: Fields, inLanguage: (help: Help, language: Language) => string) =>
  (record: string, field: string): string => {
    const known = fields[record] ?? {}
    const [, name = 'name', code = ''] = /^(?:(\w+)_)?([a-z]{2})$/.exec(field) ?? []
    const language = languages.find((lang) => lang === code)
    return known[field] === undefined && language
      ? inLanguage(known[name] ?? '', language)
      : helpIn(known[field] ?? '')
  }
