// What an owner wrote for an earlier version says the same in this one. The pubs of
// test/pubs/frozen-N are what stood in starter/ and in the full pub when version N of the formats
// came out, never to be changed; beside each are its facts, read from its files by other means
// than ours. A fact may get company, but none may change.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { root } from '../pub.ts'
import { keptFolder } from '../workshop.ts'

type Size = { label?: string; volume_ml?: number; weight_g?: number; pieces?: number }
type Dish = { cs: string; en: string; sizes: Size[]; allergens: number[] | null }
type Spans = [opens: number, closes: number][]
type Kind = 'bar' | 'kitchen' | 'lunch'
type Facts = {
  pub: { [field: string]: string }
  /** Minutes after midnight; a night belongs to the day on which it began. */
  week: { [kind in Kind]?: { [day: string]: Spans } }
  exceptions: ({ from: string; to: string; cs: string; en: string } & { [kind in Kind]?: Spans })[]
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

const kept = await keptFolder()
const pubs = join(root, 'test/pubs')
const frozen = (await readdir(pubs))
  .filter((name) => name.startsWith('frozen-'))
  .flatMap((name) => ['starter', 'full'].map((pub) => join(name, pub)))

/** What a list holds of an object's members: facts may get company. */
const within = (facts: object) => expect.objectContaining(facts)

function published({ cs, en, sizes, allergens }: Dish) {
  return {
    name: { cs, en },
    sizes: sizes.map(({ label, ...amount }) =>
      within(label === undefined ? amount : { ...amount, label: within({ cs: label }) }),
    ),
    allergens,
  }
}

const spans = (list: Spans) => list.map(([open_min, close_min]) => within({ open_min, close_min }))

const spansByKind = (facts: { [kind in Kind]?: Spans }) =>
  Object.fromEntries(
    (['bar', 'kitchen', 'lunch'] as const).flatMap((kind) => {
      const list = facts[kind]
      return list ? [[kind, spans(list)]] : []
    }),
  )

/** A page as it is read: without tags, entities, and the spaces that typography makes firm. */
const readable = (page: string) =>
  page
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\u00a0\u202f]/g, ' ')
const entities: { [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

describe.each(frozen)('%s', (name) => {
  let facts: Facts
  let files: ReadonlyMap<string, string | Uint8Array>
  const text = (file: string) => String(files.get(file))

  beforeAll(async () => {
    facts = JSON.parse(await readFile(join(pubs, `${name}.facts.json`), 'utf8')) as Facts
    const result = await build({
      content: join(pubs, name),
      out: join(kept, name),
      baseUrl: 'https://pub.example',
      strict: false,
      environment: {},
      // Before the first of the exceptions: what is over is not published.
      date: '2026-11-16',
    })
    if ('problems' in result) throw new Error(JSON.stringify(result.problems, null, 2))
    files = result.files
  })

  test('every dish and drink keeps its name, address, sizes, prices, allergens and strength', () => {
    const menu = JSON.parse(text('menu.json'))
    for (const kind of ['food', 'drinks']) {
      const items = facts.items.filter((item) => item.kind === kind)
      expect(menu[kind].map(({ id }: { id: string }) => id)).toEqual(items.map(({ id }) => id))
      for (const [index, item] of items.entries()) {
        const { id, section, alcohol_percent, beer_degree } = item
        expect(menu[kind][index]).toEqual(
          within({
            id,
            section,
            ...published(item),
            diets: expect.arrayContaining(item.diets),
            ...(alcohol_percent !== undefined && { alcohol_percent }),
            ...(beer_degree !== undefined && { beer_degree }),
            ...(item.sold_out && { availability: within({ status: 'sold_out' }) }),
          }),
        )
      }
    }
  })

  test('every dish of the lunch week keeps its day', () => {
    const days: { date: string; soup?: object; mains: object[] }[] =
      JSON.parse(text('menu.json')).lunch?.days ?? []
    const served = days.flatMap(({ date, soup, mains }) =>
      [soup ?? [], mains].flat().map((dish) => ({ date, ...dish })),
    )
    expect(served).toEqual(
      facts.lunch.map((dish) => within({ date: dish.date, ...published(dish) })),
    )
  })

  test('hours and exceptions are the same minutes', () => {
    const { week, exceptions } = JSON.parse(text('hours.json'))
    for (const [kind, days] of Object.entries(facts.week))
      for (const [day, list] of Object.entries(days))
        expect(week[day][kind], `${day} ${kind}`).toEqual(spans(list))
    expect(exceptions).toEqual(
      facts.exceptions.map(({ from, to, cs, en, ...kinds }) =>
        within({ from, to, reason: { cs, en }, ...spansByKind(kinds) }),
      ),
    )
  })

  test('the pages name the pub, its operator and everything on the menu', () => {
    const { pub, items } = facts
    const czech = readable(text('index.html'))
    const english = readable(text('en/index.html'))
    const digits = (words: string) => words.replace(/ /g, '')
    for (const page of [czech, english])
      for (const field of ['street', 'postal_code', 'town', 'operator', 'ico', 'seat'])
        expect(page).toContain(pub[field])
    for (const page of [czech, english]) expect(digits(page)).toContain(digits(pub['phone'] ?? ''))
    for (const field of ['name', 'booking', 'register']) {
      expect(czech).toContain(pub[field])
      expect(english).toContain(pub[`${field}_en`])
    }
    for (const { cs, en } of items) {
      expect(czech).toContain(cs)
      expect(english).toContain(en)
    }
  })
})
