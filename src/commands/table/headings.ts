// What owners write above the columns of their price lists, in the languages of the engine. A
// heading is known or it is not: no near miss is taken, for a purchase price is near to a price.

import { itemRows } from '../../fields/item.ts'
import type { Region } from '../../model/countries.ts'
import { type Language, languageNames, languages } from '../../model/languages.ts'
import { fold } from '../../model/suggest.ts'
import { knownLabel } from '../../notations/labels.ts'
import { units } from '../../notations/quantity.ts'
import { pricedSize } from '../../notations/sizes.ts'
import { dietWords, tagWords, wordsFor } from '../../notations/typed-words.ts'
import { type Called, namesIn } from '../../reading/names.ts'
import { columns, type TextField } from './fields.ts'

export type Column =
  | { is: 'text'; field: TextField; lang?: Language }
  | { is: 'plain'; field: string }
  /** Of a file that `export` wrote: `labels_en`, `id`, and which thing a row is. */
  | { is: 'own'; field: string }
  /** The price of the size that its heading says, if it says one. */
  | { is: 'price'; size?: string }
  | { is: 'size'; unit?: string }
  /** A cross or a word for yes says that a claim is made. */
  | { is: 'mark'; field: 'diets' | 'tags'; word: string }
  | { is: 'availability' }

const calledAvailability: Called =
  'dostupnost, dostupné, k dispozici | availability, available | dostupnosť, dostupné, k dispozícii | verfügbarkeit, verfügbar'

/** How a heading is compared: without case, accents, and whatever stands between its words. */
const plainly = (text: string) =>
  fold(text)
    .replace(/ß/g, 'ss')
    .replace(/[\s_\-–./:*()[\],|]+/g, ' ')
    .trim()

const columnOf = ({ field, form }: (typeof columns)[number]): Column =>
  form === 'text' ? { is: 'text', field: field as TextField } : { is: 'plain', field }

const { price, size, weight, volume } = itemRows.sizes.parts

const table: readonly { column: Column; called: Called | undefined }[] = [
  ...columns
    .filter(({ form }) => form !== 'blocks' && form !== 'words')
    .map((one) => ({ column: columnOf(one), called: one.row.called })),
  { column: { is: 'price' }, called: price },
  { column: { is: 'size' }, called: size },
  { column: { is: 'size', unit: 'g' }, called: weight },
  { column: { is: 'size' }, called: volume },
  { column: { is: 'availability' }, called: calledAvailability },
]

const byWord = new Map<string, { column: Column; langs: Language[] }>()
for (const { column, called } of table)
  for (const { lang, name } of namesIn(called)) {
    const key = plainly(name)
    const known = byWord.get(key)
    if (known) known.langs.push(lang)
    else byWord.set(key, { column, langs: [lang] })
  }

const claims = new Map<string, Column>()
for (const [field, words] of [
  ['diets', dietWords],
  ['tags', tagWords],
] as const)
  for (const [word, called] of Object.entries(words))
    for (const typed of [word, ...wordsFor(called)])
      claims.set(plainly(typed), { is: 'mark', field, word })

/** What stands for a language in a heading: its code, its name, and adverbs such as `anglicky`. */
const languageWords = new Map<string, Language>([
  ...languages.map((lang): [string, Language] => [lang, lang]),
  ...Object.entries(languageNames),
  ...Object.entries({ gb: 'en', eng: 'en', aj: 'en', nj: 'de', ger: 'de' } as const),
])

/** Headings of a file that `export` wrote: they are the fields themselves. */
const fieldColumns = new Map<string, Column>([
  ...columns.flatMap(({ field, form }): [string, Column][] =>
    /line|values/.test(form) ? [[field, { is: 'plain', field }]] : [],
  ),
  ...['row', 'file', 'country', 'currency'].map(ownColumn),
  ...columns
    .flatMap(({ field, row, form }) =>
      'each' in row && form === 'words'
        ? languages.flatMap((lang) => row.keys(field, [lang, ...languages]).map(({ key }) => key))
        : [],
    )
    .map(ownColumn),
  ...languages.map((lang): [string, Column] => [lang, { is: 'text', field: 'name', lang }]),
])

function ownColumn(field: string): [string, Column] {
  return [field, { is: 'own', field }]
}

export type Heading = { column: Column; langs: readonly Language[] }

/** The column of a heading, and the languages in which it is called so; undefined where it is not known. */
export function readHeading(typed: string, region: Region): Heading | undefined {
  const text = typed.trim()
  if (text === '' || text.length > 60) return undefined
  const column = fieldColumns.get(text)
  if (column) return { column, langs: [] }
  return readWords(text) ?? readMark(text) ?? readPriced(text, region) ?? readMeasured(text)
}

/** A word of the table, perhaps with a language before or behind it: `Název EN`, `anglický název`. */
function readWords(text: string): Heading | undefined {
  const whole = plainly(withoutMoney(text))
  const found = byWord.get(whole)
  if (found) return found
  const only = languageWords.get(whole)
  if (only) return { column: { is: 'text', field: 'name', lang: only }, langs: [] }
  const words = whole.split(' ')
  for (const [marker, rest] of [
    [words.at(-1), words.slice(0, -1)],
    [words[0], words.slice(1)],
  ] as const) {
    const lang = languageWords.get(marker ?? '') ?? languageWords.get(adverb(marker ?? ''))
    const column = byWord.get(rest.join(' '))?.column
    if (lang && column?.is === 'text') return { column: { ...column, lang }, langs: [] }
  }
  return undefined
}

/** `anglický název`, `englischer Name`: as the word for the language alone. */
const adverb = (word: string) => word.replace(/^(\w+ck)[aey]$/, '$1y').replace(/(sch)e[rs]?$/, '$1')

const withoutMoney = (text: string) =>
  text
    .replace(
      /[\s([]*(?:\b(?:v|in)\s+)?(?:Kč|CZK|EUR|eurech|eurách|€|%\s*(?:obj|vol)?\.?|°)[)\]]*$/i,
      '',
    )
    .trim() || text

function readMark(text: string): Heading | undefined {
  const column = claims.get(plainly(text))
  return column && { column, langs: [] }
}

/** `Cena 0,3 l`, `malé 0,3 l (Kč)`, `Preis klein`: the price of a size. */
function readPriced(text: string, region: Region): Heading | undefined {
  const bare = withoutMoney(text)
  const said = /^(?:cena|price|preis)\s*(?:za|for|für|:|-|–)?\s*(.+)$/iu.exec(bare)?.[1]
  const size = (said ?? bare).replace(/^[([](.*)[)\]]$/, '$1').trim()
  const read = pricedSize.read(`${size} = 1`, { languages, region })
  if (!read) return undefined
  const { label, price: _, ...quantity } = read
  // A word alone is a size only where the site knows it as one.
  const measured = Object.keys(quantity).some((key) => !key.startsWith('price'))
  if (!measured && !(label !== undefined && knownLabel(label))) return undefined
  return {
    column: { is: 'price', size },
    langs: label === undefined ? [] : (knownLabel(label) ?? []),
  }
}

/** `Gramáž (g)`, `Objem v ml`: numbers below it are in this unit. */
function readMeasured(text: string): Heading | undefined {
  const [, words = '', unit = ''] = /^(.+?)[\s([]+(?:v\s+|in\s+)?(\p{L}+)[)\]]*$/u.exec(text) ?? []
  const found = byWord.get(plainly(words))
  return found?.column.is === 'size' && Object.hasOwn(units, unit.toLowerCase())
    ? { ...found, column: { is: 'size', unit: unit.toLowerCase() } }
    : undefined
}
