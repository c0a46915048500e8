// Every word of the interface, languages beside each other, for whoever reads them as a native:
// docs/generated/words.md, which `npm run generate` writes. What hurts is typed by hand in said.md instead.

import { expect, test } from 'vitest'
import type { Catalogue } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { examplesFor } from '../../src/messages/owner.ts'
import { allergenKinds, allergens } from '../../src/model/allergens.ts'
import { dayNames, monthNames } from '../../src/model/calendar.ts'
import { type Language, languages } from '../../src/model/languages.ts'
import { entryLabels, sizeLabels } from '../../src/notations/labels.ts'
import * as typedWords from '../../src/notations/typed-words.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { writeGenerated } from '../generated.ts'

/** Where one, four, five and none are said in other words. */
const counts: { [name: string]: readonly number[] } = {
  serves: [1, 2, 4, 5],
  pieces: [1, 2],
  seats: [0, 1, 2, 4, 5],
}
/** What stands for the values of a sentence where names of them would not do. */
const samples: { [name: string]: readonly unknown[] } = {
  date: [24, 12, 2026, '‹month›'],
  longDate: ['‹day›', 24, '‹month›', 2026],
  monthDay: [24, '‹month›'],
  priceAdvice: ['pub'],
  booked: ['‹ways›', true],
  inShort: [{ languages: 2, food: true }],
  questions: [{ name: '‹name›', lunch: true, largeBeer: true, late: true }],
}

type Said = { [name: string]: Said } | string | readonly string[] | Sentence
type Sentence = { text?: string; (...values: readonly unknown[]): string | readonly string[] }

/** `‹from› to ‹to›`: a sentence with the names of its values. */
function sentence(name: string, said: Sentence): string {
  if (said.text !== undefined && !samples[name]) return said.text.replace(/\{(\w+)\}/g, '‹$1›')
  if (counts[name]) return counts[name].map((count) => said(count)).join('; ')
  const [, names = ''] = /^\(?([\w, ]*)\)?\s*=>/.exec(said.toString()) ?? []
  const values = samples[name] ?? names.split(/,\s*/).map((value) => `‹${value}›`)
  return [said(...values)].flat().join('; ')
}

const cell = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('|', '\\|').trim() || '–'

/** A row for each word below these, by the way to it. */
function rowsOf(said: Said, path: readonly string[]): [string, string][] {
  const name = path.at(-1) ?? ''
  if (typeof said === 'string') return [[path.join('.'), said]]
  if (typeof said === 'function') return [[path.join('.'), sentence(name, said)]]
  const named = Array.isArray(said) ? numbered(said) : said
  return Object.entries(named).flatMap(([key, value]) => rowsOf(value, [...path, key]))
}

const numbered = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${index + 1}.`, text]))

type Typed = { readonly [lang in Language]: readonly string[] }

/** The words that owners type for one thing in one cell; the first is what the site says of a size. */
const typedIn = (lang: Language, rows: { readonly [meaning: string]: Typed }): Said =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[lang].join(' / ')]))
const byEnglish = (rows: readonly Typed[]) =>
  Object.fromEntries(rows.map((row) => [row.en[0] ?? '', row]))

type Subjects = { [subject: string]: Said }

const subjects = (lang: Language): Subjects => ({
  ...(words[lang] as unknown as Subjects),
  days: dayNames[lang],
  months: numbered(monthNames[lang]),
  allergens: numbered(allergens.map(({ name }) => name[lang])),
  'allergens in a sentence': numbered(allergens.map(({ short }) => short[lang])),
  kinds: Object.fromEntries(allergenKinds.map(({ code, name }) => [code, name[lang]])),
  'typed words': Object.fromEntries(
    Object.entries(typedWords).flatMap(([name, rows]) =>
      typeof rows === 'function' ? [] : [[name, typedIn(lang, rows)]],
    ),
  ),
  'names of sizes': typedIn(lang, byEnglish(sizeLabels)),
  'names of entries': typedIn(lang, byEnglish(entryLabels)),
  'examples for owners': examplesFor([lang], 'CZK'),
})

/** What commands and editor say to owners and is no message of `docs/generated/messages.md`; sentences with values are left out. */
const toOwners = ({ ahead, commands, editor, like, report, table, verify }: Catalogue): Subjects =>
  JSON.parse(JSON.stringify({ ahead, commands, editor, like, report, table, verify }))

function tables(languages: readonly Language[], all: readonly Subjects[]): string[] {
  return Object.keys(all[0] ?? {}).map((subject) => {
    const columns = all.map((one) => new Map(rowsOf(one[subject] ?? {}, [])))
    const keys = [...new Set(columns.flatMap((column) => [...column.keys()]))]
    const rows = keys.map((key) =>
      [`\`${key}\``, ...columns.map((column) => cell(column.get(key) ?? ''))].join(' | '),
    )
    const head = `| | ${languages.join(' | ')} |\n| --- |${' --- |'.repeat(languages.length)}`
    return `## ${subject}\n\n${head}\n${rows.map((row) => `| ${row} |`).join('\n')}\n`
  })
}

function page(): string {
  const parts = tables(languages, languages.map(subjects))
  parts.push(...tables(['cs', 'en'], [cs, en].map(toOwners)))
  return `# Words of the interface\n\nEvery word of pages and twins, every fixed word that owners type, and every word of commands and editor, with all languages next to each other. \`npm run generate\` writes this page from \`templates/_parts/words/\`, \`src/model/\`, \`src/messages/\` and \`src/notations/\`: change the words there. A value in a sentence is in ‹angle brackets› or is an example.\n\n${parts.join('\n')}`
}

test('the generated list of words has every word of the interface in every language', async () => {
  const text = page()
  expect(text).not.toMatch(/undefined|\[object|NaN/)
  expect(text.split('\n').length).toBeGreaterThan(1000)
  await writeGenerated('words.md', text)
})
