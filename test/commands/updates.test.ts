// Content of an earlier version means the same in this one. The pubs in test/pubs/frozen-N are
// starter/ and the full pub of the time when version N of the formats was released; they never
// change. Next to each are its facts, read from its files by other means than this program. Facts
// may be added, but never changed.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSite, root } from '../pub.ts'

type Names = { cs: string; de?: string; en: string }
type Size = { label?: string; volume_ml?: number; weight_g?: number; pieces?: number }
/** `more` contains text as the document has it. */
type Dish = Names & { sizes: Size[]; allergens: number[] | null; more?: object }
type Spans = [opens: number, closes: number][]
type Kind = 'bar' | 'kitchen' | 'lunch'
/** Minutes after midnight. A night belongs to the day on which it began. */
type Week = { [kind in Kind]?: { [day: string]: Spans } }
type Facts = {
  pub: { [field: string]: string }
  /** Members of pub.json, of the sections of menu.json, and of events.json. */
  house?: object
  sections?: object[]
  events?: object[]
  week: Week
  seasons?: (Names & { from: string; to: string; week: Week })[]
  exceptions: (Names & { from: string; to: string } & { [kind in Kind]?: Spans })[]
  items: (Dish & {
    kind: 'food' | 'drinks'
    id: string
    section: string
    diets: string[]
    alcohol_percent?: number | null
    beer_degree?: number
    sold_out?: true
  })[]
  lunch: (Dish & { date: string; course?: 'soup' })[]
}

const pubs = join(root, 'test/pubs')
const frozen = (await readdir(pubs))
  .filter((name) => name.startsWith('frozen-'))
  .flatMap((name) => ['starter', 'full'].map((pub) => join(name, pub)))

const names = ({ cs, de, en }: Names) => (de === undefined ? { cs, en } : { cs, de, en })

const published = ({ sizes, allergens, more, ...dish }: Dish) => ({
  name: names(dish),
  sizes: sizes.map(({ label, ...amount }) =>
    label === undefined ? amount : { ...amount, label: { cs: label } },
  ),
  allergens,
  ...more,
})

const spans = (list: Spans) => list.map(([open_min, close_min]) => ({ open_min, close_min }))

const spansByKind = (facts: { [kind in Kind]?: Spans }) =>
  Object.fromEntries(
    (['bar', 'kitchen', 'lunch'] as const).flatMap((kind) => {
      const list = facts[kind]
      return list ? [[kind, spans(list)]] : []
    }),
  )

type Hours = { [day: string]: { [kind: string]: object[] } }

function expectWeek(published: Hours, facts: Week) {
  for (const [kind, days] of Object.entries(facts))
    for (const [day, list] of Object.entries(days))
      expect(published[day]?.[kind], `${day} ${kind}`).toMatchObject(spans(list))
}

/** Return the text of a page: without tags and entities, and with plain spaces. */
const readable = (page: string) =>
  page
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\u00a0\u202f]/g, ' ')
const entities: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

describe.each(frozen)('%s', (name) => {
  let facts: Facts
  let files: Awaited<ReturnType<typeof readSite>>['files']
  const text = (file: string) => String(files.get(file))

  beforeAll(async () => {
    facts = JSON.parse(await readFile(join(pubs, `${name}.facts.json`), 'utf8')) as Facts
    // Before the first exception, because past ones are not published.
    files = (await readSite(join(pubs, name), { date: '2026-11-16' })).files
  })

  test('every dish and drink keeps its name, address, sizes, prices, allergens and strength', () => {
    const menu = JSON.parse(text('menu.json'))
    if (facts.sections) expect(menu.sections).toMatchObject(facts.sections)
    for (const kind of ['food', 'drinks']) {
      const items = facts.items.filter((item) => item.kind === kind)
      expect(menu[kind].map(({ id }: { id: string }) => id)).toEqual(items.map(({ id }) => id))
      for (const [index, item] of items.entries()) {
        const { id, section, alcohol_percent, beer_degree } = item
        expect(menu[kind][index]).toMatchObject({
          id,
          section,
          ...published(item),
          diets: expect.arrayContaining(item.diets),
          ...(alcohol_percent !== undefined && { alcohol_percent }),
          ...(beer_degree !== undefined && { beer_degree }),
          ...(item.sold_out && { availability: { status: 'sold_out' } }),
        })
      }
    }
  })

  test('every dish of the lunch week keeps its day', () => {
    const days: { date: string; soup?: object; more_soups?: object[]; mains: object[] }[] =
      JSON.parse(text('menu.json')).lunch?.days ?? []
    const served = days.flatMap(({ date, soup, more_soups, mains }) =>
      [soup ?? [], more_soups ?? [], mains].flat().map((dish) => ({ date, ...dish })),
    )
    expect(served).toMatchObject(
      facts.lunch.map(({ date, course, ...dish }) => ({ date, ...published(dish) })),
    )
  })

  test('hours, seasons and exceptions cover the same minutes', () => {
    const { week, seasons = [], exceptions } = JSON.parse(text('hours.json'))
    expectWeek(week, facts.week)
    expect(seasons).toMatchObject(
      (facts.seasons ?? []).map(({ from, to, ...note }) => ({ from, to, note: names(note) })),
    )
    for (const [index, season] of (facts.seasons ?? []).entries())
      expectWeek(seasons[index].week, season.week)
    expect(exceptions).toMatchObject(
      facts.exceptions.map(({ from, to, ...exception }) => ({
        from,
        to,
        reason: names(exception),
        ...spansByKind(exception),
      })),
    )
  })

  test('the facts of the house and the events stay', () => {
    expect(JSON.parse(text('pub.json'))).toMatchObject(facts.house ?? {})
    if (facts.events) expect(JSON.parse(text('events.json')).events).toMatchObject(facts.events)
  })

  test('the pages name the pub, its operator and everything on the menu', () => {
    const { pub, items } = facts
    const digits = (words: string) => words.replace(/ /g, '')
    for (const [language, folder, suffix] of [
      ['cs', '', ''],
      ['de', 'de/', '_de'],
      ['en', 'en/', '_en'],
    ] as const) {
      if (!pub[`name${suffix}`]) continue
      const page = readable(text(`${folder}index.html`))
      for (const field of ['street', 'postal_code', 'town', 'operator', 'ico', 'seat'])
        expect(page).toContain(pub[field])
      expect(digits(page)).toContain(digits(pub['phone'] ?? ''))
      for (const field of ['name', 'booking', 'register'])
        expect(page).toContain(pub[`${field}${suffix}`])
      for (const item of items) expect(page).toContain(item[language])
    }
  })
})
