// What each field of a block is for, in the words of a catalogue.

import type { RecordShape } from '../../fields/record.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { type Help, helpIn } from '../../messages/wording.ts'
import type { Language } from '../../model/languages.ts'

/** By the name in the file; a text has one in every language, of which the first need not be named. */
export function helpOf(
  { name: block, fields }: RecordShape,
  languages: readonly Language[],
  catalogue: Catalogue,
): ReadonlyMap<string, string> {
  const texts: { [field: string]: Help } = catalogue.fields[block]
  return new Map(
    Object.entries(fields).flatMap(([name, field]): [string, string][] => {
      const help = texts[name] ?? name
      if (!('each' in field)) return [[name, helpIn(help)]]
      return field
        .keys(name, languages)
        .map(({ lang, key }) => [
          key,
          lang === languages[0] ? helpIn(help) : catalogue.inLanguage(help, lang),
        ])
    }),
  )
}
