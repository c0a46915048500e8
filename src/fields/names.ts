// What owners call fields, each in their own language.

import {
  type Language,
  languageNames,
  languages,
  type TextRow,
  textOf,
} from '../model/languages.ts'
import { nearest, plainWord } from '../model/suggest.ts'

/**
 * Names that owners use for a field: a column for each language, with commas between the names in it.
 * What is near enough to the right name in a file need not be among them.
 */
export type Called = TextRow

export function namesIn(called: Called | undefined): { lang: Language; name: string }[] {
  const text = called && textOf(called)
  return languages.flatMap((lang) =>
    text?.[lang] ? text[lang].split(', ').map((name) => ({ lang, name })) : [],
  )
}

/** The fields of a block by what owners call them; a name is as `plainWord` leaves it. */
export type FieldNames = ReadonlyMap<string, string>

const languageNamed = new Map(Object.entries(languageNames))

/** The field that an owner who typed this name wants, if that can be told. */
export function meantBy(
  name: string,
  known: readonly string[],
  fieldNames: FieldNames,
): string | undefined {
  const typed = plainWord(name)
  const meaning =
    fieldNames.get(typed) ?? languageNamed.get(typed) ?? /^name_(\w\w)$/.exec(typed)?.[1]
  return meaning !== undefined && known.includes(meaning)
    ? meaning
    : nearest(meaning ?? name, known)
}
