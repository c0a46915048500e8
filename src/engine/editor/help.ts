// Fields of a block with their help texts from a catalogue.

import type { Catalogue } from '../../messages/catalogue.ts'
import { formatHelp, type Help, splitHelp } from '../../messages/wording.ts'
import type { Language } from '../../model/languages.ts'
import { plainFields } from '../../reading/outline.ts'
import type { RecordShape } from '../../reading/reader.ts'

export type HelpedField = ReturnType<typeof fieldsWithHelp>[number]

export function fieldsWithHelp(
  { name: block, fields }: RecordShape,
  languages: readonly Language[],
  catalogue: Catalogue,
) {
  const texts: { [row: string]: Help } = catalogue.fields[block]
  return Object.entries(plainFields(fields, languages)).map(([name, field]) => {
    const { row, lang = languages[0] } = field
    const help = texts[row] ?? row
    const { name: label, hint } = splitHelp(help)
    const isFirst = lang === languages[0]
    const inText = (text: Help) =>
      isFirst || !lang ? formatHelp(text) : catalogue.inLanguage(text, lang)
    // `isFirst` is false for a text in a language other than the first.
    return { name, field, isFirst, help: inText(help), label: inText(label), hint }
  })
}
