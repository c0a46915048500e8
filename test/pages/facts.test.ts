// Pages and twins of the full pub have the same facts, dish by dish.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { words as wordsOf } from '../../templates/_parts/words/words.ts'
import { buildFull, root } from '../pub.ts'

let files: Map<string, string>

beforeAll(async () => {
  files = (await buildFull()).files
})

type TestLanguage = keyof typeof own

const twin = (lang: TestLanguage) => files.get(own[lang].twin) ?? ''

/** Return the words of a piece of HTML, as a text browser shows them. */
function words(html: string): string {
  const text = html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    // Text that must not wrap is a part of its sentence.
    .replace(/<span class="t">([^<]*)<\/span>/g, '$1')
    // A paragraph is a line.
    .replace(/<\/p>/g, ' | ')
    .replace(/<[^>]*>/g, ' ')
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/ +/g, ' ')
}

/** Remove the markup of Markdown. */
const unmark = (markdown: string) =>
  markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('**', '')

const allergenWord = (code: string, lang: TestLanguage) =>
  wordsOf[lang].filter.contains[Number(code) - 1]

/** A dish or drink of the sample. Another test holds that the owner's files have the same. */
type Sample = {
  id: string
  section: string
  name: InBoth
  description?: InBoth
  note?: InBoth
  sizes: {
    label?: InBoth
    volume_ml?: number
    weight_g?: number
    pieces?: number
    price_czk: number
  }[]
  allergens: number[]
  diets: string[]
  tags: string[]
  alcohol_percent?: number | null
  beer_degree?: number
  availability?: {
    status?: string
    days?: string[]
    season?: { from: string; to: string }
  }
}
type InBoth = { cs: string; en: string }

async function sampleItems(): Promise<Sample[]> {
  const { food, drinks } = JSON.parse(await readFile(join(root, 'test/pubs/full.json'), 'utf8'))
  return [...food, ...drinks]
}

/** The notation of numbers, claims and dates, written down from the notes on menus. */
const own = {
  cs: {
    page: 'index.html',
    twin: 'index.md',
    parted: '[ ,]?', // Only Czech separates thousands by a space.
    number: (value: number) => grouped(value, ' ', ','),
    price: (amount: string) => `${amount} Kč`,
    percent: (value: number) => `${value.toFixed(1).replace('.', ',')} %`,
    volume: (ml: number) => `${grouped(ml / 1000, ' ', ',')} l`,
    pieces: (count: number, _: boolean) => `${count} ks`,
    alcoholUnknown: 'obsah alkoholu neuveden',
    everything: 'Vše v tomto oddílu',
    claims: {
      vegan: 'veganské',
      vegetarian: 'vegetariánské',
      gluten_free: 'bez lepku',
      house_special: 'specialita domu',
      spicy: 'pálivé',
      raw: 'syrové',
      to_share: 'na sdílení',
    },
    weekend: 'jen pátek až neděle',
    soldOut: 'vyprodáno (k 20. 11. 2026)',
    seasons: {
      '09-01': 'v sezoně od 1. září do 30. listopadu',
      '08-01': 'v sezoně od 1. srpna do 15. října',
      '05-15': 'v sezoně od 15. května do 31. srpna',
      '11-01': 'v sezoně od 1. listopadu do 28. února',
    },
    allergens: 'Alergeny',
    none: 'žádné',
  },
  en: {
    page: 'en/index.html',
    twin: 'en.md',
    parted: '[,.]?',
    number: (value: number) => grouped(value, ',', '.'),
    price: (amount: string) => `CZK ${amount}`,
    percent: (value: number) => `${value.toFixed(1)}%`,
    // Small volumes are in centilitres, and one piece is a price with a word.
    volume: (ml: number) => (ml < 100 ? `${ml / 10} cl` : `${ml / 1000} l`),
    pieces: (count: number, isPart: boolean) =>
      count > 1 ? `${count} pcs` : isPart ? '1 pc' : 'each',
    alcoholUnknown: 'alcohol not stated',
    everything: 'Everything in this section',
    claims: {
      vegan: 'vegan',
      vegetarian: 'vegetarian',
      gluten_free: 'gluten-free',
      house_special: 'house special',
      spicy: 'spicy',
      raw: 'raw',
      to_share: 'to share',
    },
    weekend: 'Friday to Sunday only',
    soldOut: 'sold out (as of 20 November 2026)',
    seasons: {
      '09-01': 'in season from 1 September to 30 November',
      '08-01': 'in season from 1 August to 15 October',
      '05-15': 'in season from 15 May to 31 August',
      '11-01': 'in season from 1 November to 28 February',
    },
    allergens: 'Allergens',
    none: 'none',
  },
} as const

const grouped = (value: number, thousands: string, point: string) => {
  const [whole = '', places] = String(value).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return places === undefined ? groups : groups + point + places
}

/** Return all facts about an item except its allergens. */
function listFacts(item: Sample, lang: TestLanguage): string[] {
  const { number, price, percent, pieces, claims, seasons, ...w } = own[lang]
  const { alcohol_percent: alcohol, beer_degree: degree, availability = {} } = item
  const { status, days, season } = availability
  // Diets are printed for dishes only, because drinks are usually vegan; "vegan" includes
  // vegetarian.
  const diets = alcohol === undefined ? item.diets : []
  const claimed = diets.includes('vegan') ? diets.filter((diet) => diet !== 'vegetarian') : diets
  return [
    item.name[lang],
    item.name.cs,
    ...[item.description, item.note].flatMap((text) => text?.[lang] ?? []),
    ...item.sizes.flatMap(({ label, volume_ml, weight_g, pieces: count, price_czk }) => [
      ...(label ? [label[lang]] : []),
      ...(volume_ml === undefined ? [] : [w.volume(volume_ml)]),
      ...(weight_g === undefined ? [] : [`${number(weight_g)} g`]),
      ...(count === undefined
        ? []
        : [pieces(count, label !== undefined || weight_g !== undefined)]),
      price(number(price_czk)),
    ]),
    ...(degree === undefined ? [] : [`${number(degree)}°`]),
    ...(alcohol ? [percent(alcohol)] : []),
    ...(alcohol === null ? [w.alcoholUnknown] : []),
    ...[...claimed, ...item.tags].map((claim) => claims[claim as keyof typeof claims] ?? claim),
    ...(days ? [w.weekend] : []),
    ...(season ? [seasons[season.from as keyof typeof seasons] ?? season.from] : []),
    ...(status === 'sold_out' ? [w.soldOut] : []),
  ]
}

/** Replace no-break spaces by plain ones. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** True if a text contains the fact, and not as a part of another number: 290 is not in 1 290. */
function containsFact(text: string, fact: string, lang: TestLanguage): boolean {
  const before = /^\d/.test(fact) ? `(?<!\\d${own[lang].parted})` : ''
  const after = /\d$/.test(fact) ? '(?![,.]?\\d)' : ''
  const literal = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(before + literal + after).test(text)
}

/** True if a line of the twin is about this dish, and not about one whose name begins alike. */
const isAbout = (line: string, name: string) =>
  line.startsWith(`- ${name}`) && /^( \(| \/|[,:])/.test(line.slice(name.length + 2))

describe.each(['cs', 'en'] as const)('in %s', (lang) => {
  test('each dish and drink has its sizes, prices, details, notes and allergens on the page and in the twin', async () => {
    const sample = await sampleItems()
    expect(sample).toHaveLength(100)
    const lines = twin(lang).split('\n')
    for (const item of sample) {
      const onPage = words(
        new RegExp(
          `<li id="${item.id}"[^>]*>([\\s\\S]*?)(?=<li id=|</section>(?!<p>|<ul>|</li>))`,
        ).exec(files.get(own[lang].page) ?? '')?.[1] ?? '',
      )
      const inTwin = unmark(lines.find((line) => isAbout(unmark(line), item.name[lang])) ?? '')
      const codes = item.allergens.map(String)
      const wordsFirst = codes.map((code) => `${allergenWord(code, lang)} ${code}`).join(', ')
      const numbered = codes.map((code) => `${code} ${allergenWord(code, lang)}`).join(', ')
      const itemFacts = listFacts(item, lang)
      for (const [where, text, allergens] of [
        ['page', onPage, codes.length > 0 ? [wordsFirst] : []],
        ['twin', inTwin, [`${own[lang].allergens}: ${numbered || own[lang].none}`]],
      ] as const) {
        const facts = [...itemFacts, ...allergens]
        expect(facts, item.id).not.toContain('')
        expect(
          facts.filter((fact) => !containsFact(plain(text), fact, lang)),
          `${item.id} in the ${where}: ${text}`,
        ).toEqual([])
      }
    }
  })

  test('claims of a drink are printed next to it, or above its section if all of its drinks have them', async () => {
    const drinks = (await sampleItems()).filter((item) => item.alcohol_percent !== undefined)
    expect(drinks.filter(({ diets }) => diets.includes('vegan'))).toHaveLength(20)
    const sameSection = ({ section }: Sample) => drinks.filter((other) => other.section === section)
    const lines = twin(lang).split('\n').map(unmark)
    const { everything, claims } = own[lang]
    for (const item of drinks) {
      const isVegan = (one: Sample) => one.diets.includes('vegan')
      const isShared = sameSection(item).length > 1 && sameSection(item).every(isVegan)
      const at = lines.findIndex((line) => isAbout(line, item.name[lang]))
      const heading = lines.slice(0, at).findLastIndex((line) => line.startsWith('### '))
      const over = lines.slice(heading, at).find((line) => line.startsWith(everything)) ?? ''
      expect(over.includes(claims.vegan), item.id).toBe(isShared)
      expect(lines[at]?.includes(`, ${claims.vegan}`), item.id).toBe(isVegan(item) && !isShared)
    }
  })
})
