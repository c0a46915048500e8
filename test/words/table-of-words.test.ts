// docs/generated/words.md: every word of the interface with all languages next to each other, for
// proofreading by native speakers. said.test.ts checks the words that could harm a guest.

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

/** Sentences with numbers, and the numbers that need different words. */
const counts: { [name: string]: readonly number[] } = {
  serves: [1, 2, 4, 5],
  pieces: [1, 2],
  seats: [0, 1, 2, 4, 5],
}
/** Sample values of sentences that cannot show the names of their values. */
const samples: { [name: string]: readonly unknown[] } = {
  date: [24, 12, 2026, '‹month›'],
  longDate: ['‹day›', 24, '‹month›', 2026],
  monthDay: [24, '‹month›'],
  booked: ['‹ways›', true],
  nthOfMonth: ['tue', '‹Tuesday›', 2],
  everyWeeks: [2, 'tue', '‹Tuesday›'],
  inShort: [{ languages: 2, food: true }],
  questions: [{ name: '‹name›', lunch: true, largeBeer: true, late: true }],
}

type WordTree = { [name: string]: WordTree } | string | readonly string[] | Sentence
type Sentence = { text?: string; (...values: readonly unknown[]): string | readonly string[] }

/** Print a sentence with the names of its values: `‹from› to ‹to›`. */
function sentence(name: string, said: Sentence): string {
  if (said.text !== undefined && !samples[name]) return said.text.replace(/\{(\w+)\}/g, '‹$1›')
  if (counts[name]) return counts[name].map((count) => said(count)).join('; ')
  const [, names = ''] = /^\(?([\w, ]*)\)?\s*=>/.exec(said.toString()) ?? []
  const values = samples[name] ?? names.split(/,\s*/).map((value) => `‹${value}›`)
  return [said(...values)].flat().join('; ')
}

const cell = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('|', '\\|').trim() || '–'

/** Return one row for each word in a tree, with its path. */
function listRows(said: WordTree, path: readonly string[]): [string, string][] {
  const name = path.at(-1) ?? ''
  if (typeof said === 'string') return [[path.join('.'), said]]
  if (typeof said === 'function') return [[path.join('.'), sentence(name, said)]]
  const branches = Array.isArray(said) ? numbered(said) : said
  return Object.entries(branches).flatMap(([key, value]) => listRows(value, [...path, key]))
}

const numbered = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text, index) => [`${index + 1}.`, text]))

type Typed = { readonly [lang in Language]: readonly string[] }

/** Put all typed words for one thing into one cell. For sizes the first word is the printed one. */
const typedIn = (lang: Language, rows: { readonly [meaning: string]: Typed }): WordTree =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[lang].join(' / ')]))
const byEnglish = (rows: readonly Typed[]) =>
  Object.fromEntries(rows.map((row) => [row.en[0] ?? '', row]))

type Subjects = { [subject: string]: WordTree }

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

/**
 * Words of commands and editor for owners that are not in `docs/generated/messages.md`. Sentences with values
 * are left out.
 */
const toOwners = ({ ahead, commands, editor, like, report, table, verify }: Catalogue): Subjects =>
  JSON.parse(JSON.stringify({ ahead, commands, editor, like, report, table, verify }))

function tables(languages: readonly Language[], all: readonly Subjects[]): string[] {
  return Object.keys(all[0] ?? {}).map((subject) => {
    const columns = all.map((one) => new Map(listRows(one[subject] ?? {}, [])))
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
