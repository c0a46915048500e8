// Pages, read by an HTML parser, and twins have the same prices, allergens, hours and events as the
// data of every fixture pub.

import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/model/languages.ts'
import { findFolder, houses } from '../houses.ts'
import { buildPub, root } from '../pub.ts'
import { readTables } from '../words/table.ts'

const pubs = [
  ...houses.map((house) => ({ name: house.name, folder: findFolder(house), date: house.date })),
  ...['full', 'prices', 'seasons', 'five-drinks', 'five-items', 'at-euro', 'sk-euro'].map(
    (name) => ({ name, folder: join(root, 'test/pubs', name), date: '2026-11-20' }),
  ),
]

type Text = { [lang in Language]?: string }
type Sized = {
  sizes: { price_czk?: number; price_eur?: number }[]
  allergens: number[] | null
  allergen_kinds?: string[]
  all_week?: true
}
type Item = Sized & { id: string; name: Text }
type Menu = { languages: Language[]; food: Item[]; drinks: Item[]; lunch?: { days: Day[] } }
type Day = { soup?: Dish | null; mains: Dish[] }
type Dish = Sized & { name: Text }
type Span = { open: string; close: string }
type Hours = {
  exceptions_checked_until: string
  week: { [day: string]: { [service: string]: Span[] | null } }
}
type Events = { events: { id: string; title: Text; start: string; prices?: Sized['sizes'] }[] }

type Node = DefaultTreeAdapterTypes.Node

const inside = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const readText = (node: Node): string =>
  'value' in node ? node.value : inside(node).map(readText).join(' ')
/** Collapse spaces, except the no-break spaces inside numbers of four digits. */
const flat = (text: string) => text.replace(/[ \n]+/g, ' ')
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Return the text of every element with an id. An empty element has the text of its parent. */
function textsById(
  node: Node,
  found = new Map<string, string>(),
  around = '',
): Map<string, string> {
  const text = flat(readText(node))
  const id = 'attrs' in node ? node.attrs.find(({ name }) => name === 'id')?.value : undefined
  if (id !== undefined) found.set(id, text || around)
  for (const each of inside(node)) textsById(each, found, text)
  return found
}

/**
 * Return every number of a text in any language's notation (1 290, 1.290, 12,50). "2 290" counts as
 * one number and as two.
 */
const numbersIn = (text: string): number[] =>
  [/(?<=\d)[\u00A0.,](?=\d{3}(?!\d))/g, /(?<=\d)[ \u00A0.,](?=\d{3}(?!\d))/g].flatMap((thousands) =>
    (
      text
        .replace(thousands, '')
        .replace(/(?<=\d),(?=\d)/g, '.')
        .match(/\d+(?:\.\d+)?/g) ?? []
    ).map(Number),
  )

/** Return the prices except 0, which is printed in words. */
const listPrices = (sizes: Sized['sizes'] = []) =>
  sizes.flatMap(({ price_czk, price_eur }) => (price_czk ?? price_eur) || [])

/** Words for allergens and their kinds in each language, by code, typed by hand. */
const allergenTables = (await readTables('said.md')).filter(({ title }) =>
  /^Next to the dish that contains it|^Kinds of/.test(title),
)
const allergenWords = new Map(
  allergenTables.flatMap(({ rows }) =>
    rows.map(([code, cs, en, sk, de]) => [code, { cs, en, sk, de } as Text] as const),
  ),
)
const allWeek = { cs: 'celý týden', en: 'all week', sk: 'celý týždeň', de: 'die ganze Woche' }

/**
 * Return the words that only the twin has: the word of each allergen, and the remark that a dish is
 * served all week.
 */
function spelt(lang: Language, { allergens, allergen_kinds: kinds = [], all_week }: Sized) {
  const codes = (allergens ?? []).flatMap((number) => {
    const own = kinds.filter((code) => Number.parseInt(code, 10) === number)
    return own.length > 0 ? own : [String(number)]
  })
  const words = codes.map((code) => `${code} ${allergenWords.get(code)?.[lang]}`)
  return all_week ? [...words, allWeek[lang]] : words
}

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings)

/** Return every text of a document in a language, including those of the story. */
function textsIn(value: unknown, lang: Language): string[] {
  if (value === null || typeof value !== 'object') return []
  const { [lang]: own, ...others } = value as { [member: string]: unknown }
  return own === undefined
    ? Object.values(others).flatMap((one) => textsIn(one, lang))
    : strings(own)
}

const checkedUntil = {
  cs: /^Svátky do (.+) jsou tu zohledněny; na pozdější se prosím zeptejte\.$/,
  en: /^Public holidays up to (.+) are taken into account here; for later ones, please ask\.$/,
  sk: /^Sviatky do (.+) sú tu zohľadnené; na neskoršie sa, prosím, opýtajte\.$/,
  de: /^Feiertage bis (.+) sind hier berücksichtigt; nach späteren fragen Sie bitte\.$/,
}
const asUsual =
  /^(?:O svátcích, které tu nejsou uvedeny|On public holidays that are not|Cez sviatky, ktoré tu|An Feiertagen, die hier nicht)/

/** Return the facts of a dish that a text does not have. */
function findMissing(text: string, name: string, { sizes, allergens }: Sized): (string | number)[] {
  const numbers = numbersIn(text)
  const facts = [...listPrices(sizes), ...(allergens ?? [])]
  return [
    ...(spaced(text).includes(spaced(name)) ? [] : [name]),
    ...facts.filter((fact) => !numbers.includes(fact)),
  ]
}

describe.each(pubs)('$name says the same', async ({ folder, date }) => {
  const { site, files } = await buildPub(folder, { date })
  const read = <T>(file: string) => JSON.parse(String(files.get(file))) as T
  const menu = read<Menu>('menu.json')
  const hours = read<Hours>('hours.json')
  const events = files.has('events.json') ? read<Events>('events.json').events : []
  const [first] = site.languages

  test.each(site.languages)('in %s', (lang) => {
    const page = String(files.get(lang === first ? 'index.html' : `${lang}/index.html`))
    const byId = textsById(parse(page))
    const twin = String(files.get(lang === first ? 'index.md' : `${lang}.md`))
    const lines = twin.split('\n').map((line) => flat(line.replace(/\\(?=[!-/:-@[-`{-~])/g, '')))
    const lunches = (menu.lunch?.days ?? []).flatMap(({ soup, mains }) =>
      [soup ?? [], mains].flat(),
    )
    const missing = [
      ...[...menu.food, ...menu.drinks].map((item) => {
        const name = item.name[lang] ?? 'no name'
        const words = spelt(lang, item)
        const ofTwin = lines.map((line) =>
          words.every((word) => line.includes(word)) ? findMissing(line, name, item).length : 1,
        )
        return [
          ...[name, ...findMissing(byId.get(item.id) ?? '', name, item)],
          ...(ofTwin.includes(0) ? [] : ['the twin']),
        ]
      }),
      ...lunches.map((dish) => {
        const name = dish.name[lang] ?? 'no name'
        const texts = [[byId.get('lunch_list') ?? ''], lines]
        const silent = texts.filter((all) =>
          all.every((one) => findMissing(one, name, dish).length > 0),
        )
        const words = spelt(lang, dish)
        const isSpelt = lines.some(
          (line) => line.includes(name) && words.every((word) => line.includes(word)),
        )
        return [
          ...[name, ...silent.map(({ length }) => (length === 1 ? 'the page' : 'the twin'))],
          ...(isSpelt ? [] : words),
        ]
      }),
      ...Object.values(hours.week).flatMap((day) =>
        Object.values(day).flatMap((spans) =>
          (spans ?? []).map(({ open, close }) => {
            const span = `${open}–${close}`
            const texts = [byId.get('opening_hours') ?? '', lines.join(' ')]
            return [span, ...texts.flatMap((text, at) => (text.includes(span) ? [] : [at]))]
          }),
        ),
      ),
      ...events.map(({ id, title, start, prices }) => {
        const text = byId.get(`event_${id}`) ?? ''
        const name = title[lang] ?? 'no title'
        const missingFacts = findMissing(text, name, { sizes: prices ?? [], allergens: null })
        return [name, ...missingFacts, ...(text.includes(start) ? [] : [start])]
      }),
    ]
    expect(missing.length).toBeGreaterThan(5)
    expect(missing.filter(({ length }) => length > 1)).toEqual([])
  })

  test.each(site.languages)('and its twin in %s alone has every text of the data', (lang) => {
    const twin = String(files.get(lang === first ? 'index.md' : `${lang}.md`))
    const text = spaced(twin.replace(/\\(?=[!-/:-@[-`{-~])/g, ''))
    const data = ['menu', 'hours', 'events', 'pub', 'days'].flatMap((name) => {
      const document = files.has(`${name}.json`) ? read<object>(`${name}.json`) : {}
      // Without the reading instructions, and the sentence for lists of search results.
      return textsIn({ ...document, rule: null, description: null }, lang)
    })
    expect(new Set(data).size).toBeGreaterThan(5)
    expect(data.filter((one) => !text.toLowerCase().includes(spaced(one).toLowerCase()))).toEqual(
      [],
    )
    const [year, , day] = hours.exceptions_checked_until.split('-').map(Number)
    const checkedDates = twin
      .split('\n')
      .flatMap((line) => checkedUntil[lang].exec(line)?.[1] ?? [])
    if (checkedDates.length > 0)
      expect(numbersIn(checkedDates.join())).toEqual(expect.arrayContaining([day, year]))
    else expect(twin.split('\n').some((line) => asUsual.test(line))).toBe(true)
  })
})
