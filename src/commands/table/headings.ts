// Headings of columns, in the languages of the engine. A heading must match exactly, because a
// purchase price is close to a price.

import { itemRows } from '../../fields/item.ts'
import type { Region } from '../../model/countries.ts'
import { type Language, languageNames, languages } from '../../model/languages.ts'
import { normalizeText } from '../../model/suggest.ts'
import { sizeLabelLanguages } from '../../notations/labels.ts'
import { units } from '../../notations/quantity.ts'
import { pricedSize } from '../../notations/sizes.ts'
import { dietWords, tagWords, wordsFor } from '../../notations/typed-words.ts'
import { type FieldAliases, listAliases } from '../../reading/names.ts'
import { columns, type TextField } from './fields.ts'

export type Column =
  | { is: 'text'; field: TextField; lang?: Language }
  | { is: 'plain'; field: string }
  /** Only in files that `export` wrote: `labels_en`, `id`, and the kind of a row. */
  | { is: 'own'; field: string }
  /** The price of the size in the heading, if there is one. */
  | { is: 'price'; size?: string }
  | { is: 'size'; unit?: string }
  /** A cross or a word for yes makes the claim. */
  | { is: 'mark'; field: 'diets' | 'tags'; word: string }
  | { is: 'availability' }

const availabilityNames: FieldAliases =
  'dostupnost, dostupné, k dispozici | availability, available | dostupnosť, dostupné, k dispozícii | verfügbarkeit, verfügbar'

/** Normalise a heading for comparison: no case, accents or punctuation. */
const normalize = (text: string) =>
  normalizeText(text)
    .replace(/ß/g, 'ss')
    .replace(/[\s_\-–./:*()[\],|]+/g, ' ')
    .trim()

const toColumn = ({ field, form }: (typeof columns)[number]): Column =>
  form === 'text' ? { is: 'text', field: field as TextField } : { is: 'plain', field }

const { price, size, weight, volume } = itemRows.sizes.parts

/** In a file, `available` is a name of `days`; in a table it is the column of sold-out dishes. */
const columnNames: readonly { column: Column; called: FieldAliases | undefined }[] = [
  { column: { is: 'availability' }, called: availabilityNames },
  ...columns
    .filter(({ form }) => form !== 'blocks' && form !== 'words')
    .map((one) => ({ column: toColumn(one), called: one.row.called })),
  { column: { is: 'price' }, called: price },
  { column: { is: 'size' }, called: size },
  { column: { is: 'size', unit: 'g' }, called: weight },
  { column: { is: 'size' }, called: volume },
]

const columnByName = new Map<string, { column: Column; langs: Language[] }>()
for (const { column, called } of columnNames)
  for (const { lang, name } of listAliases(called)) {
    const key = normalize(name)
    const entry = columnByName.get(key)
    if (entry) entry.langs.push(lang)
    else columnByName.set(key, { column, langs: [lang] })
  }

const claimColumns = new Map<string, Column>()
for (const [field, words] of [
  ['diets', dietWords],
  ['tags', tagWords],
] as const)
  for (const [word, called] of Object.entries(words))
    for (const typed of [word, ...wordsFor(called)])
      claimColumns.set(normalize(typed), { is: 'mark', field, word })

/** Names of languages in a heading: code, name, and adverbs such as `anglicky`. */
const languageByWord = new Map<string, Language>([
  ...languages.map((lang): [string, Language] => [lang, lang]),
  ...Object.entries(languageNames),
  ...Object.entries({ gb: 'en', eng: 'en', aj: 'en', nj: 'de', ger: 'de' } as const),
])

/** Headings of a file that `export` wrote: the names of the fields. */
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

/** Return the column of a heading, and the languages of that name. Undefined for unknown headings. */
export function readHeading(typed: string, region: Region): Heading | undefined {
  const text = typed.trim()
  if (text === '' || text.length > 60) return undefined
  const column = fieldColumns.get(text)
  if (column) return { column, langs: [] }
  const claim = claimColumns.get(normalize(text))
  return (
    readName(text) ??
    (claim && { column: claim, langs: [] }) ??
    readPricedSize(text, region) ??
    readMeasure(text)
  )
}

/** A known name, optionally with a language: `Název`, `Název EN`, `anglický název`, `EN`. */
function readName(text: string): Heading | undefined {
  const name = normalize(withoutMoney(text))
  const found = columnByName.get(name)
  if (found) return found
  const language = languageByWord.get(name)
  if (language) return { column: { is: 'text', field: 'name', lang: language }, langs: [] }
  const words = name.split(' ')
  for (const [marker, rest] of [
    [words.at(-1), words.slice(0, -1)],
    [words[0], words.slice(1)],
  ] as const) {
    const lang = languageByWord.get(marker ?? '') ?? languageByWord.get(toAdverb(marker ?? ''))
    const column = columnByName.get(rest.join(' '))?.column
    if (lang && column?.is === 'text') return { column: { ...column, lang }, langs: [] }
  }
  return undefined
}

/** Turn `anglická` or `englischer` into the word for the language: `anglický`, `englisch`. */
const toAdverb = (word: string) =>
  word.replace(/^(\w+ck)[aey]$/, '$1y').replace(/(sch)e[rs]?$/, '$1')

const withoutMoney = (text: string) =>
  text
    .replace(
      /[\s([]*(?:\b(?:v|in)\s+)?(?:Kč|CZK|EUR|eurech|eurách|€|%\s*(?:obj|vol)?\.?|°)[)\]]*$/i,
      '',
    )
    .trim() || text

/** The price of one size: `Cena 0,3 l`, `malé 0,3 l (Kč)`, `Preis klein`. */
function readPricedSize(text: string, region: Region): Heading | undefined {
  const bare = withoutMoney(text)
  const sizeText = /^(?:cena|price|preis)\s*(?:za|for|für|:|-|–)?\s*(.+)$/iu.exec(bare)?.[1]
  const size = (sizeText ?? bare).replace(/^[([](.*)[)\]]$/, '$1').trim()
  const parsed = pricedSize.read(`${size} = 1`, { languages, region })
  if (!parsed) return undefined
  const { label, price: _, ...quantity } = parsed
  // A word without a quantity must be a known label, such as "malé".
  const measured = Object.keys(quantity).some((key) => !key.startsWith('price'))
  if (!measured && !(label !== undefined && sizeLabelLanguages(label))) return undefined
  return {
    column: { is: 'price', size },
    langs: label === undefined ? [] : (sizeLabelLanguages(label) ?? []),
  }
}

/** A quantity with the unit of its numbers: `Gramáž (g)`, `Objem v ml`. */
function readMeasure(text: string): Heading | undefined {
  const [, words = '', unit = ''] = /^(.+?)[\s([]+(?:v\s+|in\s+)?(\p{L}+)[)\]]*$/u.exec(text) ?? []
  const found = columnByName.get(normalize(words))
  return found?.column.is === 'size' && Object.hasOwn(units, unit.toLowerCase())
    ? { ...found, column: { is: 'size', unit: unit.toLowerCase() } }
    : undefined
}
