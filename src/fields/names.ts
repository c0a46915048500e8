// What owners call fields, each in their own language.

import { type Language, languageNames, languages } from '../model/languages.ts'
import { nearest, plainWord } from '../model/suggest.ts'

/**
 * Names that owners use for a field, by language, with commas between them. What is near enough to
 * the right name in a file need not be among them.
 */
export type Called = { readonly [lang in Language]?: string }

export const namesIn = (called: Called): { lang: Language; name: string }[] =>
  languages.flatMap((lang) => (called[lang]?.split(', ') ?? []).map((name) => ({ lang, name })))

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
