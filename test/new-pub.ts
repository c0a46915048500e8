// The content of a new pub, without the engine that `init` adds.

import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { type Files, makePub, type NewPub, pubIn } from '../src/commands/new-pub.ts'
import type { ImportedTable } from '../src/commands/table/from.ts'
import type { Country } from '../src/model/countries.ts'
import type { Language } from '../src/model/languages.ts'
import { temporaryFolder } from './pub.ts'

/** Every country with the language of its owners, and an English owner. */
export const newPubs: readonly [country: Country, language: Language][] = [
  ['CZ', 'cs'],
  ['CZ', 'en'],
  ['SK', 'sk'],
  ['AT', 'de'],
  ['DE', 'de'],
]

export const newFiles = (pub: NewPub = pubIn('CZ')): Promise<Files> => makePub(pub, '20. 11. 2026')

/** A pub with the menu of a table. */
export function pubOf({ menu, region }: Pick<ImportedTable, 'menu' | 'region'>): NewPub {
  const [first = 'cs', ...others] = menu.languages
  return { languages: [first, ...others], region, menu }
}

/** Write the content into a folder, by default one that is removed after the test, and return it. */
export async function newContent(pub?: NewPub, into?: string): Promise<string> {
  const folder = into ?? (await temporaryFolder())
  for (const [file, text] of await newFiles(pub))
    if (file.startsWith('content/')) await outputFile(join(folder, file), text)
  return join(folder, 'content')
}
