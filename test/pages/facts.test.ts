// Pages and twins say the same of the full pub, dish by dish.

import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { words as wordsOf } from '../../templates/_parts/words/words.ts'
import { wholeMarkup } from '../markup.ts'
import { buildFull, contentCopy, readSite, root } from '../pub.ts'

let site: Site
let files: Map<string, string>

beforeAll(async () => {
  const built = await buildFull()
  site = built.site
  files = built.files
})

type Tongue = 'cs' | 'en'

const page = (lang: Tongue) => wholeMarkup(files.get(own[lang].page) ?? '')
const twin = (lang: Tongue) => files.get(own[lang].twin) ?? ''

/** The words of a piece of HTML, as a text browser shows them. */
function words(html: string): string {
  const text = html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    // What is kept whole on a line is a word of its sentence.
    .replace(/<span class="?t"?>([^<]*)<\/span>/g, '$1')
    // A paragraph is a line.
    .replace(/<\/p>/g, ' | ')
    .replace(/<[^>]*>/g, ' ')
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/ +/g, ' ')
}

/** The same words without the marks of Markdown. */
const unmark = (markdown: string) =>
  markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('**', '')

const allergenWord = (code: string, lang: Tongue) => wordsOf[lang].filter.contains[Number(code) - 1]

/** What the sample says of a dish or drink: the owner's files hold the same, which another test holds. */
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

/** Written down from the notes on menus: how numbers, claims and dates are said to guests. */
const own = {
  cs: {
    page: 'index.html',
    twin: 'index.md',
    parted: '[ ,]?', // Only Czech parts its thousands by a space.
    over: '17.\u00A0listopadu',
    number: (value: number) => grouped(value, ' ', ','),
    price: (amount: string) => `${amount} Kč`,
    percent: (value: number) => `${value.toFixed(1).replace('.', ',')} %`,
    pieces: (count: number) => `${count} ks`,
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
    weekend: 'Pouze od pátku do neděle.',
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
    over: '17\u00A0November',
    number: (value: number) => grouped(value, ',', '.'),
    price: (amount: string) => `CZK ${amount}`,
    percent: (value: number) => `${value.toFixed(1)}%`,
    pieces: (count: number) => (count === 1 ? '1 pc' : `${count} pcs`),
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

/** Everything that a guest is told of it but its allergens. */
function saidOf(item: Sample, lang: 'cs' | 'en'): string[] {
  const { number, price, percent, pieces, claims, seasons, ...w } = own[lang]
  const { alcohol_percent: alcohol, beer_degree: degree, availability = {} } = item
  const { status, days, season } = availability
  // That a drink is vegan is said only where it is a surprise; vegan says vegetarian too.
  const diets = alcohol === undefined ? item.diets : []
  const claimed = diets.includes('vegan') ? diets.filter((diet) => diet !== 'vegetarian') : diets
  return [
    item.name[lang],
    item.name.cs,
    ...[item.description, item.note].flatMap((text) => text?.[lang] ?? []),
    ...item.sizes.flatMap(({ label, volume_ml, weight_g, pieces: count, price_czk }) => [
      ...(label ? [label[lang]] : []),
      ...(volume_ml === undefined ? [] : [`${number(volume_ml / 1000)} l`]),
      ...(weight_g === undefined ? [] : [`${number(weight_g)} g`]),
      ...(count === undefined ? [] : [pieces(count)]),
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

/** With ordinary spaces: where lines break is the page's matter. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** Whether a text says it, and not as a part of another number: 290 is not said by 1 290. */
function isSaid(text: string, fact: string, lang: Tongue): boolean {
  const before = /^\d/.test(fact) ? `(?<!\\d${own[lang].parted})` : ''
  const behind = /\d$/.test(fact) ? '(?![,.]?\\d)' : ''
  const literal = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(before + literal + behind).test(text)
}

/** Whether a line of the twin is that of this dish and not of one whose name begins alike. */
const isOf = (line: string, name: string) =>
  line.startsWith(`- ${name}`) && /^( \(|[,:])/.test(line.slice(name.length + 2))

describe.each(['cs', 'en'] as const)('in %s', (lang) => {
  test('each dish and drink has its sizes, prices, details, notes and allergens on the page and in the twin', async () => {
    const sample = await sampleItems()
    expect(sample).toHaveLength(100)
    const lines = twin(lang).split('\n')
    for (const item of sample) {
      const onPage = words(
        new RegExp(
          `<li id="${item.id}"[^>]*>([\\s\\S]*?)(?=<li id=|</section>(?!<p>|<ul>|</li>))`,
        ).exec(page(lang))?.[1] ?? '',
      )
      const inTwin = unmark(lines.find((line) => isOf(unmark(line), item.name[lang])) ?? '')
      const codes = item.allergens.map(String)
      const named = codes.map((code) => `${allergenWord(code, lang)} ${code}`).join(', ')
      const numbered = codes.map((code) => `${code} ${allergenWord(code, lang)}`).join(', ')
      const said = saidOf(item, lang)
      for (const [where, text, allergens] of [
        ['page', onPage, codes.length > 0 ? [named] : []],
        ['twin', inTwin, [`${own[lang].allergens}: ${numbered || own[lang].none}`]],
      ] as const) {
        const facts = [...said, ...allergens]
        expect(facts, item.id).not.toContain('')
        expect(
          facts.filter((fact) => !isSaid(plain(text), fact, lang)),
          `${item.id} in the ${where}: ${text}`,
        ).toEqual([])
      }
    }
  })

  test('what a drink claims is said beside it, or over its section where all in it claim it', async () => {
    const drinks = (await sampleItems()).filter((item) => item.alcohol_percent !== undefined)
    expect(drinks.filter(({ diets }) => diets.includes('vegan'))).toHaveLength(20)
    const beside = ({ section }: Sample) => drinks.filter((other) => other.section === section)
    const lines = twin(lang).split('\n').map(unmark)
    const {
      everything,
      claims: { vegan },
    } = own[lang]
    for (const item of drinks) {
      const isVegan = (one: Sample) => one.diets.includes('vegan')
      const isShared = beside(item).length > 1 && beside(item).every(isVegan)
      const at = lines.findIndex((line) => isOf(line, item.name[lang]))
      const heading = lines.slice(0, at).findLastIndex((line) => line.startsWith('### '))
      const over = lines.slice(heading, at).find((line) => line.startsWith(everything)) ?? ''
      expect(over.includes(vegan), item.id).toBe(isShared)
      expect(lines[at]?.includes(`, ${vegan}`), item.id).toBe(isVegan(item) && !isShared)
    }
  })

  test('a dish is offered until the last of its dates, and then said to be over', async () => {
    const soup = async (date: string) => {
      const content = await contentCopy({
        'menu/10-polevky.md': ['season: 1. 9. – 30. 11.', `dates: ${date}`],
      })
      const { files } = await readSite(content)
      const html = String(files.get(own[lang].page))
      const [, entry = ''] = /<li id="kulajda"([\s\S]*?)(?=<li id=)/.exec(html) ?? []
      return plain(entry).includes('class="gone"')
    }
    expect(await soup('20. 11. 2026')).toBe(false)
    expect(await soup('19. 11. 2026, 20. 11. 2026')).toBe(false)
    expect(await soup('19. 11. 2026')).toBe(true)
  })

  test('who may be served is said where the alcohol of all drinks is not known', async () => {
    const notice = site.pub.legal.age_notice?.[lang] ?? ''
    expect(notice).not.toBe('')
    const withDrink = async (alcohol: string) => {
      const content = await contentCopy()
      const menu = join(content, 'menu')
      for (const name of await readdir(menu))
        if (/^(?:90|1\d\d)-/.test(name)) await rm(join(menu, name))
      await writeFile(
        join(menu, '90-piti.md'),
        `---\nsection: Pití\nsection_en: Drinks\nkind: drinks\nitems:\n  - cs: Džbán\n    en: Jug\n    id: dzban\n    sizes: 1 l = 90\n    allergens: none\n    alcohol: ${alcohol}\n---\n`,
      )
      const { files } = await readSite(content)
      return [own[lang].page, own[lang].twin]
        .map((file) => plain(unmark(words(String(files.get(file))))))
        .map((text) => text.includes(plain(notice)))
    }
    expect(await withDrink('unknown')).toEqual([true, true])
    expect(await withDrink('0,6')).toEqual([true, true])
    expect(await withDrink('0,5')).toEqual([false, false])
  })

  test('who may be served is said once, and not with the food', () => {
    const notice = plain(site.pub.legal.age_notice?.[lang] ?? '')
    for (const file of [own[lang].page, own[lang].twin])
      expect(plain(unmark(words(files.get(file) ?? ''))).split(notice), file).toHaveLength(2)
  })

  test('an exception that is over on the date of the site is not announced', () => {
    expect(twin(lang)).not.toContain(own[lang].over)
  })

  test('nothing but the story claims to know when it is read', () => {
    expect(twin(lang)).not.toMatch(
      /open now|otevřeno teď|právě otevřeno|(open|closed) today|dnes (otevřeno|zavřeno)/i,
    )
    const said = words(page(lang).replace(/<section id="about_us".*?<\/section>/s, ''))
    expect(said).not.toMatch(/\bdnes\b|právě teď|nyní otevřeno|\btoday\b|\bopen now\b|\btonight\b/i)
  })
})

test('an exception without lunch says so in English as one would: no lunch menu', () => {
  for (const text of [words(page('en')), unmark(twin('en'))]) {
    const said = text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ')
    expect(said).toContain('kitchen 15:00–20:30, no lunch menu')
    expect(said).not.toMatch(/(?:menu|kitchen) none/)
  }
})
