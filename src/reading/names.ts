// Names that owners use for fields, in their own languages.

import {
  type Language,
  languageNames,
  languages,
  parseTextRow,
  type TextRow,
} from '../model/languages.ts'
import { isMisspelt, nearest, plainWord } from '../model/suggest.ts'

/**
 * Names for a field: one column for each language, with commas between the names. Names close to
 * the keyword need not be listed.
 */
export type FieldAliases = TextRow

export function listAliases(called: FieldAliases | undefined): { lang: Language; name: string }[] {
  const text = called && parseTextRow(called)
  return languages.flatMap((lang) =>
    text?.[lang] ? text[lang].split(', ').map((name) => ({ lang, name })) : [],
  )
}

/** Fields of a block by the names that owners use, as normalised by `plainWord`. */
export type FieldNames = ReadonlyMap<string, string>

const languageByName = new Map(Object.entries(languageNames))

/** Find the field that an owner probably meant by this name. */
export function findLikelyField(
  name: string,
  candidates: readonly string[],
  fieldNames: FieldNames,
): string | undefined {
  const meaning = findMeaning(name, fieldNames)
  return meaning !== undefined && candidates.includes(meaning)
    ? meaning
    : nearest(meaning ?? name, candidates)
}

function findMeaning(name: string, fieldNames: FieldNames): string | undefined {
  const typed = plainWord(name)
  return fieldNames.get(typed) ?? languageByName.get(typed) ?? /^name_(\w\w)$/.exec(typed)?.[1]
}

/** True for a name that owners use for this field, or for its own with a slip. */
export const isNameFor = (field: string, typed: string, fieldNames: FieldNames): boolean =>
  findMeaning(typed, fieldNames) === field ||
  isMisspelt(typed, field) ||
  [...typed].sort().join() === [...field].sort().join()
