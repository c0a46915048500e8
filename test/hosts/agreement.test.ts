// What verify compares by reading what was rendered: the same prices, allergens, hours, lunches and
// events in the data, on the pages and in the twins of every fixture house; and whatever of it is
// changed in the data alone is missed on each page and in each twin.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { twinsOf } from '../../src/hosting/headers.ts'
import { addDays } from '../../src/model/calendar.ts'
import { judgeMenu } from '../../src/verify/agreement.ts'
import { judgeEvents } from '../../src/verify/events.ts'
import { judgeHours } from '../../src/verify/hours.ts'
import { judgeLunch } from '../../src/verify/lunch.ts'
import type { Read } from '../../src/verify/resource.ts'
import { folderOf, houses } from '../houses.ts'
import { buildPub, root } from '../pub.ts'

const pubs = [
  ...houses.map((house) => ({ name: house.name, folder: folderOf(house), date: house.date })),
  ...['full', 'prices', 'seasons', 'five-drinks', 'five-items', 'at-euro', 'sk-euro'].map(
    (name) => ({ name, folder: join(root, 'test/pubs', name), date: '2026-11-20' }),
  ),
]

/** What was published, as verify would have read it; one of the documents in another text. */
function readsOf({ site, files }: Built, path?: string, text?: string): Read[] {
  const twins = new Map(twinsOf(site.resources).map(({ page, twin }) => [page, twin.path]))
  return site.resources.map((resource) => {
    const twin = twins.get(resource)
    const body = resource.path === path ? text : files.get(resource.file)
    return {
      promised: { path: resource.path, type: resource.type, ...(twin !== undefined && { twin }) },
      answer: { status: 200, text: typeof body === 'string' ? body : '' },
    } as Read
  })
}

const judges = {
  menu: judgeMenu,
  allergens: judgeMenu,
  hours: judgeHours,
  lunch: judgeLunch,
  events: judgeEvents,
} as const
const judge = (reads: Read[]) => [...new Set(Object.values(judges))].flatMap((one) => one(reads))

type Node = { [member: string]: unknown }

/** A change of one fact of a document, in place; how it is taken back. */
type Change = { what: string; promise: keyof typeof judges; make(): () => void }

const swap = (holder: Node, member: string, value: unknown) => () => {
  const before = holder[member]
  holder[member] = value
  return () => {
    holder[member] = before
  }
}

const numbersBut = (given: unknown) =>
  [[], null, [1], [13, 14]].filter((one) => JSON.stringify(one) !== JSON.stringify(given))

const everyLanguage = (word: string) => ({ cs: word, en: word, sk: word, de: word })

const pricesIn = (parts: readonly Node[]) =>
  parts.flatMap((part) =>
    ['price_czk', 'price_eur'].flatMap((member) =>
      Number(part[member]) > 0 ? { part, member } : [],
    ),
  )

/** Other hours, seasons and extras of sections, and other seasons of items. */
function changesOfSections(menu: Node): Change[] {
  const sections = (menu['sections'] ?? []) as Node[]
  const dishes = [menu['food'], menu['drinks']].flat() as Node[]
  const served = sections.flatMap(({ id, served }) =>
    served ? { id, served: served as Node } : [],
  )
  const seasons = [
    ...served.flatMap(({ id, served: { season } }) =>
      season ? { id, season: season as Node } : [],
    ),
    ...dishes.flatMap(({ id, section, availability }) => {
      const { season } = (availability ?? {}) as Node
      const ofAll = served.find((one) => one.id === section)?.served['season']
      return season && JSON.stringify(season) !== JSON.stringify(ofAll)
        ? { id, season: season as Node }
        : []
    }),
  ]
  return [
    ...served.flatMap(({ id, served: { hours = [] } }) =>
      (hours as Node[]).flatMap((span) =>
        ['open', 'close'].map((member) => ({
          what: `${id} ${member}s at another time`,
          promise: 'menu' as const,
          make: swap(span, member, '03:17'),
        })),
      ),
    ),
    ...seasons.flatMap(({ id, season }) =>
      ['from', 'to'].map((member) => ({
        what: `${id} in another season`,
        promise: 'menu' as const,
        make: swap(season, member, member === 'from' ? '12-13' : '01-17'),
      })),
    ),
    ...seasons.map(({ id, season }) => ({
      what: `${id} in all the other seasons`,
      promise: 'menu' as const,
      make: () => {
        const undo = [swap(season, 'from', season['to'])(), swap(season, 'to', season['from'])()]
        return () => {
          for (const one of undo) one()
        }
      },
    })),
    ...sections.flatMap(({ id, extras = [] }) =>
      (extras as Node[]).flatMap((extra) => [
        {
          what: `${id}: allergens of an extra`,
          promise: 'allergens' as const,
          make: swap(extra, 'allergens', [13]),
        },
        ...pricesIn([extra]).map(({ part, member }) => ({
          what: `${id}: a price of an extra`,
          promise: 'menu' as const,
          make: swap(part, member, 7777),
        })),
      ]),
    ),
  ]
}

function changesOfEvents(events: readonly Node[]): Change[] {
  const change = (holder: Node, member: string, value: unknown) => ({
    what: `${member} of an event`,
    promise: 'events' as const,
    make: swap(holder, member, value),
  })
  return events.flatMap((event) => {
    const weekly = event['weekly'] as Node | undefined
    const labelled = ((event['prices'] ?? []) as Node[]).filter(({ label }) => label)
    return [
      change(event, 'start', '03:17'),
      ...(event['end'] ? [change(event, 'end', '03:17')] : []),
      ...(event['from'] ? [change(event, 'from', '2031-03-13')] : []),
      ...(event['to'] ? [change(event, 'to', '2031-03-13')] : []),
      ...(weekly ? [change(weekly, 'until', '2031-03-13')] : []),
      ...(weekly ? [change(weekly, 'except_dates', ['2031-03-13'])] : []),
      ...(weekly ? [change(weekly, 'days', [...otherDays(weekly['days'] as string[])])] : []),
      ...labelled.map((price) => change(price, 'label', everyLanguage('nobody'))),
      ...pricesIn((event['prices'] ?? []) as Node[]).map(({ part, member }) =>
        change(part, member, 7777),
      ),
    ]
  })
}

const otherDays = (given: readonly string[]) =>
  ['mon', 'wed', 'fri'].filter((day) => !given.includes(day)).slice(0, 1)

/** Other allergens, other kinds and other traces of a dish and of its parts. */
function changesOfDish(dish: Node, at: string, promise: 'allergens' | 'lunch'): Change[] {
  const { allergen_kinds: kinds, traces } = dish
  const parts = [dish['extras'] ?? [], dish['courses'] ?? []].flat() as Node[]
  return [
    ...numbersBut(dish['allergens']).map((other) => ({
      what: `${at}: allergens ${JSON.stringify(other)}`,
      promise,
      make: swap(dish, 'allergens', other),
    })),
    ...(kinds
      ? [{ what: `${at}: no kinds`, promise, make: swap(dish, 'allergen_kinds', undefined) }]
      : []),
    { what: `${at}: traces of 13`, promise, make: swap(dish, 'traces', [13]) },
    ...(traces
      ? [{ what: `${at}: no traces`, promise, make: swap(dish, 'traces', undefined) }]
      : []),
    ...parts.map((part) => ({
      what: `${at}: another name of a part`,
      promise: promise === 'lunch' ? promise : ('menu' as const),
      make: swap(part, 'name', everyLanguage('Nothing of the kind')),
    })),
    ...pricesIn(parts).map(({ part, member }) => ({
      what: `${at}: a price of an extra`,
      promise: 'menu' as const,
      make: swap(part, member, 7777),
    })),
    ...parts
      .filter((part) => part['allergens'] !== undefined)
      .map((part) => ({
        what: `${at}: allergens of a part`,
        promise,
        make: swap(part, 'allergens', [13]),
      })),
  ]
}

function changesOfMenu(menu: Node): Change[] {
  const dishes = [menu['food'], menu['drinks']].flat() as Node[]
  const weeks = [menu['lunch'] ?? [], menu['next_lunches'] ?? []].flat() as Node[]
  const lunches = weeks.flatMap((week) => week['days'] as Node[])
  return [
    ...dishes.flatMap((dish) => changesOfDish(dish, String(dish['id']), 'allergens')),
    ...lunches.flatMap((day) => {
      const served = [day['soup'] ?? [], day['more_soups'] ?? [], day['mains']].flat() as Node[]
      const mains = day['mains'] as unknown[]
      return [
        {
          what: `${day['date']}`,
          promise: 'lunch' as const,
          make: swap(day, 'date', '2026-11-22'),
        },
        {
          what: `${day['date']} with one dish less`,
          promise: 'lunch' as const,
          make: swap(day, 'mains', mains.slice(1)),
        },
        ...served.flatMap((dish) =>
          changesOfDish(dish, `${day['date']} ${JSON.stringify(dish['name'])}`, 'lunch'),
        ),
        ...served.flatMap((dish) =>
          (dish['sizes'] as Node[])
            .flatMap((size) => Object.keys(size).map((member) => ({ size, member })))
            .filter(({ member }) => member.startsWith('price_') && member.length === 9)
            .map(({ size, member }) => ({
              what: `${day['date']} a price`,
              promise: 'lunch' as const,
              make: swap(size, member, 7777),
            })),
        ),
      ]
    }),
  ]
}

function changesOfHeld(held: Node, at: string): Change[] {
  return ['bar', 'kitchen', 'lunch'].flatMap((service) => {
    const spans = held[service] as Node[] | null
    const what = `${at} ${service}`
    const other =
      spans === null || spans.length > 0
        ? []
        : service === 'bar'
          ? [{ open: '03:17', close: '04:17' }]
          : null
    return [
      {
        what: `${what}: ${JSON.stringify(other)}`,
        promise: 'hours' as const,
        make: swap(held, service, other),
      },
      ...(spans ?? []).flatMap((span) => [
        { what: `${what} opens`, promise: 'hours' as const, make: swap(span, 'open', '03:17') },
        { what: `${what} closes`, promise: 'hours' as const, make: swap(span, 'close', '03:17') },
      ]),
    ]
  })
}

function changesOfHours(hours: Node): Change[] {
  const seasons = (hours['seasons'] ?? []) as Node[]
  const exceptions = hours['exceptions'] as Node[]
  const weeks = [hours['week'], ...seasons.map((season) => season['week'])] as Node[]
  return [
    ...weeks.flatMap((week, index) =>
      Object.entries(week).flatMap(([day, held]) => changesOfHeld(held as Node, `${index} ${day}`)),
    ),
    ...seasons.flatMap((season) => [
      { what: 'a season from', promise: 'hours' as const, make: swap(season, 'from', '03-17') },
      { what: 'a season to', promise: 'hours' as const, make: swap(season, 'to', '12-17') },
    ]),
    ...exceptions.flatMap((one) => [
      ...changesOfHeld(one, String(one['from'])),
      {
        what: 'an exception from',
        promise: 'hours' as const,
        make: swap(one, 'from', '2026-03-17'),
      },
      { what: 'an exception to', promise: 'hours' as const, make: swap(one, 'to', '2099-03-17') },
    ]),
    ...exceptions.map((one) => ({
      what: `without ${one['from']}`,
      promise: 'hours' as const,
      make: swap(
        hours,
        'exceptions',
        exceptions.filter((other) => other !== one),
      ),
    })),
  ]
}

/** Whether an exception is a week with days that differ, of which the data have several entries. */
const isInWeek = ({ from, to, reason }: Node, hours: Node) =>
  (hours['exceptions'] as Node[]).some(
    (other) =>
      JSON.stringify(other['reason']) === JSON.stringify(reason) &&
      (other['from'] === addDays(String(to), 1) || addDays(String(other['to']), 1) === from),
  )

/** About so many of a long list, from all of it. */
const some = <T>(list: readonly T[], count: number): T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0)

/**
 * What a page does not tell apart: `[]` and `null` of what no week has has no column in any of them,
 * and on a closed day nobody cooks.
 */
function isSaid({ what }: Change, hours: Node): boolean {
  const [, service, to] = / (bar|kitchen|lunch): (\[\]|null)$/.exec(what) ?? []
  if (service === undefined || to === undefined) return true
  const at = what.slice(0, what.indexOf(` ${service}`))
  const exception = (hours['exceptions'] as Node[]).find((one) => one['from'] === at)
  if (exception) return (exception['bar'] as unknown[]).length > 0 && !isInWeek(exception, hours)
  const seasons = (hours['seasons'] ?? []) as Node[]
  const weeks = [hours['week'], ...seasons.map((season) => season['week'])] as Node[]
  return weeks.some((week) =>
    Object.values(week).some((held) => ((held as Node)[service] as unknown[] | null)?.length),
  )
}

/** Without the ends and quotation marks that HTML does not need. */
const leanMarkup = (html: string) =>
  html.replace(/<script.*?<\/script>|<style.*?<\/style>|<[^>]*>/gs, (typed) =>
    /^<(?:script|style)/.test(typed)
      ? typed
      : /^<\/(?:li|p|t[rdh]|d[td]|tbody|thead)>$/.test(typed)
        ? ''
        : typed.replace(/="([\w.:#/-]*[\w])"/g, '=$1'),
  )

describe.each(pubs)('$name', ({ folder, date }) => {
  let built: Built
  beforeAll(async () => {
    built = await buildPub(folder, { date })
  })

  test('has the same facts in the data, on its pages and in its twins', () => {
    const verdicts = judge(readsOf(built))
    expect(verdicts.filter(({ outcome }) => outcome !== 'held')).toEqual([])
    const twice = 2 * built.site.languages.length
    const count = (name: string) => verdicts.filter(({ promise }) => promise === name).length
    expect(['menu', 'allergens', 'hours'].map(count)).toEqual([twice, twice, twice])
    const menu = JSON.parse(String(built.files.get('menu.json')))
    expect(count('lunch')).toBe(menu.lunch ? twice : 0)
    expect(count('events')).toBe(built.files.has('events.json') ? twice : 0)
  })

  test('nothing else is found where a page leaves out what HTML lets it leave out', () => {
    const lean = { ...built, files: new Map(built.files) }
    for (const [name, text] of built.files)
      if (name.endsWith('.html') && typeof text === 'string') lean.files.set(name, leanMarkup(text))
    expect(judge(readsOf(lean)).filter(({ outcome }) => outcome !== 'held')).toEqual([])
  })

  test('each page and each twin misses any other fact in the data', () => {
    const everywhere = 2 * built.site.languages.length
    const document = (path: string) => JSON.parse(String(built.files.get(path.slice(1)))) as Node
    const hours = document('/hours.json')
    const menu = document('/menu.json')
    const ofEvents = built.files.has('events.json') ? document('/events.json') : { events: [] }
    const [ofHours, ofMenu] = [changesOfHours(hours), changesOfMenu(menu)]
    const [ofLunch, ofDishes] = [
      ofMenu.filter(({ promise }) => promise === 'lunch'),
      ofMenu.filter(({ promise }) => promise !== 'lunch'),
    ]
    const all = [
      ...some(
        ofHours.filter((change) => isSaid(change, hours)),
        40,
      ).map((change) => ({ change, path: '/hours.json', body: hours })),
      ...some(changesOfEvents(ofEvents['events'] as Node[]), 25).map((change) => ({
        change,
        path: '/events.json',
        body: ofEvents,
      })),
      ...[...some(ofLunch, 25), ...some(ofDishes, 25), ...some(changesOfSections(menu), 25)].map(
        (change) => ({
          change,
          path: '/menu.json',
          body: menu,
        }),
      ),
    ]
    expect(all.length).toBeGreaterThan(20)
    const overlooked = all.flatMap(({ change, path, body }) => {
      const undo = change.make()
      const reads = readsOf(built, path, JSON.stringify(body))
      undo()
      const found = judges[change.promise](reads).filter(
        ({ promise, outcome }) => promise === change.promise && outcome === 'broken',
      )
      return found.length === everywhere
        ? []
        : [`${change.what}: ${found.map((one) => one.path).join(' ') || 'nowhere'}`]
    })
    expect(overlooked).toEqual([])
  })
})

test.each([
  ['text', 'hello'],
  ['null', 'null'],
  [
    'other members',
    '{"week":{"mon":[]},"exceptions":[null],"food":[{}],"drinks":[null],"lunch":7}',
  ],
  [
    'events of another shape',
    '{"languages":["cs"],"events":[{"id":"x","title":{"cs":"x"},"start":"20:00","end":null,"prices":7}]}',
  ],
])('a stranger whose documents are %s is not judged, and nothing is thrown', (_, text) => {
  const page = { path: '/', type: 'text/html', twin: '/index.md' }
  const answers: [object, string][] = [
    [page, '<html lang="cs"><p>hello'],
    [{ path: '/index.md', type: 'text/markdown' }, '# hello'],
    [{ path: '/hours.json', type: 'application/json' }, text],
  ]
  const reads = answers.map(
    ([promised, body]) => ({ promised, answer: { status: 200, text: body } }) as Read,
  )
  expect(judge(reads)).toEqual([])
})
