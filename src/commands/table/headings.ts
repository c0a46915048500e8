// What owners write above the columns of their price lists, in the languages of the engine. A
// heading is known or it is not: no near miss is taken, for a purchase price is near to a price.

import type { Region } from '../../model/countries.ts'
import { type Language, languageNames, languages } from '../../model/languages.ts'
import { type Diet, diets, type Tag, tags } from '../../model/site.ts'
import { fold } from '../../model/suggest.ts'
import { knownLabel } from '../../notations/labels.ts'
import { Fault } from '../../notations/notation.ts'
import { readSize, units } from '../../notations/sizes.ts'
import { dietWords, tagWords, wordsFor } from '../../notations/typed-words.ts'

/** Texts that stand in each language, each under a heading of its own. */
export const textFields = ['name', 'description', 'note', 'origin', 'section'] as const
type TextField = (typeof textFields)[number]

/** Fields that say the same in every language. */
const plainNames = [
  'sizes',
  'allergens',
  'traces',
  'diets',
  'tags',
  'kind',
  'alcohol',
  'degree',
  'brewery',
  'winery',
  'vintage',
  'deposit',
  'extras',
  'days',
  'season',
  'dates',
  'sold_out',
  'hours',
  'checked',
] as const
type PlainField = (typeof plainNames)[number]

export type Column =
  | { is: 'text'; field: TextField; lang?: Language }
  | { is: 'plain'; field: PlainField }
  /** Of a file that `export` wrote: `labels_en`, `id`, and which thing a row is. */
  | { is: 'own'; field: string }
  /** The price of the size that its heading says, if it says one. */
  | { is: 'price'; size?: string }
  | { is: 'size'; unit?: string }
  /** A cross or a word for yes says that a claim is made. */
  | { is: 'mark'; field: 'diets' | 'tags'; word: Diet | Tag }
  | { is: 'availability' }

type Words = Partial<Record<Language, readonly string[]>>

const texts: Record<TextField, Words> = {
  name: {
    cs: [
      'název',
      'jméno',
      'jídlo',
      'pokrm',
      'nápoj',
      'pivo',
      'víno',
      'položka',
      'název jídla',
      'název pokrmu',
      'název položky',
      'název nápoje',
    ],
    en: ['name', 'dish', 'item', 'drink', 'item name', 'dish name', 'name of dish'],
    sk: [
      'názov',
      'meno',
      'jedlo',
      'pokrm',
      'nápoj',
      'pivo',
      'víno',
      'položka',
      'názov jedla',
      'názov položky',
      'názov nápoja',
    ],
    de: ['name', 'bezeichnung', 'gericht', 'speise', 'getränk', 'name des gerichts'],
  },
  description: {
    cs: ['popis', 'popis jídla', 'složení', 'ingredience'],
    en: ['description', 'ingredients'],
    sk: ['popis', 'opis', 'zloženie', 'ingrediencie'],
    de: ['beschreibung', 'zutaten'],
  },
  note: {
    cs: ['poznámka', 'poznámky', 'pozn'],
    en: ['note', 'notes', 'remark'],
    sk: ['poznámka', 'poznámky', 'pozn'],
    de: ['hinweis', 'anmerkung', 'bemerkung'],
  },
  origin: {
    cs: ['původ', 'země původu'],
    en: ['origin', 'country of origin'],
    sk: ['pôvod', 'krajina pôvodu'],
    de: ['herkunft', 'herkunftsland'],
  },
  section: {
    cs: ['oddíl', 'kategorie', 'sekce', 'skupina'],
    en: ['section', 'category', 'group'],
    sk: ['oddiel', 'kategória', 'sekcia', 'skupina'],
    de: ['abschnitt', 'kategorie', 'rubrik', 'gruppe'],
  },
}

const plain: Record<PlainField, Words> = {
  sizes: {
    cs: ['velikosti a ceny'],
    en: ['sizes'],
    sk: ['veľkosti a ceny'],
    de: ['größen und preise'],
  },
  allergens: {
    cs: ['alergeny', 'alergen', 'čísla alergenů'],
    en: ['allergens', 'allergen', 'allergen numbers'],
    sk: ['alergény', 'alergén'],
    de: ['allergene', 'allergen'],
  },
  traces: {
    cs: ['stopy', 'může obsahovat', 'může obsahovat stopy'],
    en: ['traces', 'may contain'],
    sk: ['stopy', 'môže obsahovať'],
    de: ['spuren', 'kann enthalten', 'kann spuren enthalten'],
  },
  diets: {
    cs: ['diety', 'dieta'],
    en: ['diets', 'diet', 'dietary'],
    sk: ['diéty', 'diéta'],
    de: ['ernährung'],
  },
  tags: {
    cs: ['štítky', 'označení'],
    en: ['tags'],
    sk: ['štítky', 'označenie'],
    de: ['kennzeichnung'],
  },
  kind: { cs: ['druh', 'typ'], en: ['kind', 'type'], sk: ['druh', 'typ'], de: ['art', 'typ'] },
  alcohol: {
    cs: ['alkohol', 'alk', 'obsah alkoholu'],
    en: ['alcohol', 'abv', 'alc'],
    sk: ['alkohol', 'alk', 'obsah alkoholu'],
    de: ['alkohol', 'alkoholgehalt', 'alk'],
  },
  degree: {
    cs: ['stupňovitost', 'stupeň', 'stupně', 'epm'],
    en: ['degree', 'plato', 'degrees plato'],
    sk: ['stupňovitosť', 'stupeň', 'stupne', 'epm'],
    de: ['stammwürze', 'grad plato'],
  },
  brewery: { cs: ['pivovar'], en: ['brewery'], sk: ['pivovar'], de: ['brauerei'] },
  winery: { cs: ['vinařství'], en: ['winery'], sk: ['vinárstvo'], de: ['weingut', 'winzer'] },
  vintage: { cs: ['ročník'], en: ['vintage'], sk: ['ročník'], de: ['jahrgang'] },
  deposit: { cs: ['záloha', 'záloha na obal'], en: ['deposit'], sk: ['záloha'], de: ['pfand'] },
  extras: {
    cs: ['příplatky', 'přídavky', 'doplňky'],
    en: ['extras', 'add ons'],
    sk: ['príplatky', 'prídavky', 'doplnky'],
    de: ['zuschläge', 'extras'],
  },
  days: { cs: ['dny', 've dnech'], en: ['days'], sk: ['dni'], de: ['tage'] },
  season: {
    cs: ['sezóna', 'sezona', 'období'],
    en: ['season'],
    sk: ['sezóna', 'obdobie'],
    de: ['saison'],
  },
  dates: { cs: ['data', 'termíny'], en: ['dates'], sk: ['termíny'], de: ['termine'] },
  sold_out: { cs: ['vyprodáno'], en: ['sold out'], sk: ['vypredané'], de: ['ausverkauft'] },
  hours: {},
  checked: {},
}

const priceWords: Words = {
  cs: ['cena', 'cena s dph', 'cena vč dph', 'cena včetně dph', 'prodejní cena'],
  en: ['price', 'selling price'],
  sk: ['cena', 'cena s dph', 'cena vrátane dph', 'predajná cena'],
  de: ['preis', 'verkaufspreis', 'preis inkl mwst'],
}
const sizeWords: Words = {
  cs: ['porce', 'množství', 'velikost', 'velikost porce'],
  en: ['portion', 'size', 'amount', 'quantity', 'serving', 'portion size'],
  sk: ['porcia', 'množstvo', 'veľkosť', 'veľkosť porcie'],
  de: ['portion', 'menge', 'größe', 'portionsgröße'],
}
/** Words for the weight of food say grams where nothing else is said; those for a volume do not. */
const weightWords: Words = {
  cs: ['gramáž', 'hmotnost', 'váha'],
  en: ['weight'],
  sk: ['gramáž', 'hmotnosť', 'váha'],
  de: ['gewicht'],
}
const volumeWords: Words = {
  cs: ['objem'],
  en: ['volume'],
  sk: ['objem'],
  de: ['volumen', 'inhalt'],
}
const availabilityWords: Words = {
  cs: ['dostupnost', 'dostupné', 'k dispozici'],
  en: ['availability', 'available'],
  sk: ['dostupnosť', 'dostupné', 'k dispozícii'],
  de: ['verfügbarkeit', 'verfügbar'],
}

/** How a heading is compared: without case, accents, and whatever stands between its words. */
const plainly = (text: string) =>
  fold(text)
    .replace(/ß/g, 'ss')
    .replace(/[\s_\-–./:*()[\],|]+/g, ' ')
    .trim()

const table: readonly { column: Column; words: Words }[] = [
  ...textFields.map((field) => ({ column: { is: 'text', field } as const, words: texts[field] })),
  ...plainNames.map((field) => ({ column: { is: 'plain', field } as const, words: plain[field] })),
  { column: { is: 'price' }, words: priceWords },
  { column: { is: 'size' }, words: sizeWords },
  { column: { is: 'size', unit: 'g' }, words: weightWords },
  { column: { is: 'size' }, words: volumeWords },
  { column: { is: 'availability' }, words: availabilityWords },
]

const byWord = new Map<string, { column: Column; langs: Language[] }>()
for (const { column, words } of table)
  for (const lang of languages)
    for (const word of words[lang] ?? []) {
      const key = plainly(word)
      const known = byWord.get(key)
      if (known) known.langs.push(lang)
      else byWord.set(key, { column, langs: [lang] })
    }

const marks = new Map<string, Column>([
  ...diets.flatMap((word) =>
    [word, ...wordsFor(dietWords[word])].map((typed): [string, Column] => [
      plainly(typed),
      { is: 'mark', field: 'diets', word },
    ]),
  ),
  ...tags.flatMap((word) =>
    [word, ...wordsFor(tagWords[word])].map((typed): [string, Column] => [
      plainly(typed),
      { is: 'mark', field: 'tags', word },
    ]),
  ),
])

/** What stands for a language in a heading: its code, its name, and adverbs such as `anglicky`. */
const languageWords = new Map<string, Language>([
  ...languages.map((lang): [string, Language] => [lang, lang]),
  ...Object.entries(languageNames),
  ...Object.entries({ cz: 'cs', gb: 'en', eng: 'en', aj: 'en', nj: 'de', ger: 'de' } as const),
  ...Object.entries({ cesky: 'cs', czech: 'cs', tschechisch: 'cs' } as const),
  ...Object.entries({ anglicky: 'en', english: 'en', englisch: 'en' } as const),
  ...Object.entries({ nemecky: 'de', german: 'de', deutsch: 'de' } as const),
  ...Object.entries({ slovensky: 'sk', slovak: 'sk', slowakisch: 'sk' } as const),
])

/** Fields of a file that `export` wrote; their headings are the fields themselves. */
const own = ['row', 'file', 'id', 'country', 'currency', ...languages]
const ownInLanguages = ['labels', 'extras']
const isOwn = (heading: string) =>
  own.includes(heading) ||
  ownInLanguages.some((field) => languages.some((lang) => heading === `${field}_${lang}`))

export type Heading = { column: Column; langs: readonly Language[] }

/** The column of a heading, and the languages in which it is called so; undefined where it is not known. */
export function readHeading(typed: string, region: Region): Heading | undefined {
  const text = typed.trim()
  if (text === '' || text.length > 60) return undefined
  if (isOwn(text)) {
    const lang = languages.find((one) => one === text)
    return {
      column: lang ? { is: 'text', field: 'name', lang } : { is: 'own', field: text },
      langs: [],
    }
  }
  const field = plainNames.find((name) => name === text)
  if (field) return { column: { is: 'plain', field }, langs: [] }
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
  text.replace(/[\s([]*(?:Kč|CZK|EUR|€|%\s*(?:obj|vol)?\.?|°)[)\]]*$/i, '').trim() || text

function readMark(text: string): Heading | undefined {
  const column = marks.get(plainly(text))
  return column && { column, langs: [] }
}

/** `Cena 0,3 l`, `malé 0,3 l (Kč)`, `Preis klein`: the price of a size. */
function readPriced(text: string, region: Region): Heading | undefined {
  const bare = withoutMoney(text)
  const said = /^(?:cena|price|preis)\s*(?:za|for|für|:|-|–)?\s*(.+)$/iu.exec(bare)?.[1]
  const size = (said ?? bare).replace(/^[([](.*)[)\]]$/, '$1').trim()
  const read = readSize(`${size} = 1`, true, { languages, region })
  if (read instanceof Fault) return undefined
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
