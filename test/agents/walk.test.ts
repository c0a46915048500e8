import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countTokens, documentBudget } from '../../bench/tokens.ts'
import { contentCopy } from '../pub.ts'
import { type Served, servePub } from '../served.ts'
import { lastingFolder } from '../workshop.ts'
import {
  cheapest,
  findByName,
  findRow,
  type Hours,
  type Item,
  inSeason,
  isOpen,
  sentence,
  type Walk,
  walk,
} from './walker.ts'

let pub: Served
let site: Walk
beforeAll(async () => {
  // One dish has unknown allergens.
  const stated = 'id: drstkova-polevka\n    sizes: 0,33 l = 79\n    allergens: 1\n'
  const soups = [stated, stated.replace('allergens: 1', 'allergens: unknown')] as const
  pub = await servePub(
    await contentCopy({ 'menu/10-polevky.md': soups }, 'full', await lastingFolder()),
  )
  site = await walk(pub.origin)
})
afterAll(() => pub.stop())

// The answers themselves are checked in preview.test.ts.
test('an agent that knows only the address registers with three reads', () => {
  expect(site.asked.slice(0, 3).map((address) => new URL(address).pathname)).toEqual([
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server',
    '/agent/auth/register',
  ])
})

const dishes = () => [...site.menu.food]
const drinks = () => [...site.menu.drinks]
const ids = (items: readonly Item[]) => items.map(({ id }) => id)
const findSize = (item: Item, label: string) =>
  item.sizes.find((size) => size.label?.en === label)?.price_czk
const findAlcohol = (item: Item) => ('alcohol_percent' in item ? item.alcohol_percent : undefined)
/** The date on which these questions are asked. */
const today = '2026-11-21'

type Question = [
  number: number,
  question: string,
  /** The one document that has the answer. */
  document: string,
  answer: () => unknown,
  right: unknown,
]

// biome-ignore format: one line, one row
const questions: Question[] = [
  [
    1,
    'Je tam něco veganského do 200 Kč a mají otevřeno v neděli ve 22:30?',
    '/index.md',
    () => ({
      vegan: site.czech
        .filter(({ headings, text }) => headings[1] === 'Jídlo' && text.includes('veganské'))
        .filter(({ text }) =>
          [...text.matchAll(/(\d+) Kč/g)].some(([, price]) => Number(price) <= 200),
        ).length,
      sunday: /neděle \| ([^|]+) \|/.exec(sentence(site.czech, 'neděle |'))?.[1],
      saturday: /sobota \| (.+) \|/.exec(sentence(site.czech, 'sobota |'))?.[1],
      same: [
        dishes().filter((item) => item.diets.includes('vegan') && cheapest(item) <= 200).length,
        isOpen(site.hours, 'bar', '2026-11-22', '22:30'),
      ],
    }),
    {
      ...{ vegan: 10, same: [10, false] },
      ...{ sunday: '12:00–22:00', saturday: '12:00–01:00 | 12:00–22:30 | není' },
    },
  ],
  [2, 'Can you book me a table for six for Friday evening through the site?', '/llms.txt', () => sentence(site.index, 'booked'), 'Tables can be booked by telephone only: +420 360 000 042. We answer the telephone from 10:00 to 20:00. Tables are booked by telephone only, daily from 10:00 to 20:00. We do not take bookings by message or e-mail.'],
  [
    3,
    'Kolik stojí velká dvanáctka a kolik má alkoholu?',
    '/menu.json',
    () => {
      const beer = findByName(drinks(), 'dvanáctka')
      return [findSize(beer, 'large'), findAlcohol(beer)]
    },
    [62, 5],
  ],
  [
    4,
    'The menu says 12°. Is that 12 % alcohol?',
    '/menu.json',
    () => {
      const beer = findByName(drinks(), 'Twelve')
      const section = site.menu.sections.find(({ id }) => id === beer.section)
      return ['beer_degree' in beer && beer.beer_degree, findAlcohol(beer), section?.note?.en]
    },
    [12, 5, 'Degrees (°) state the strength of the original wort, not the alcohol content.'],
  ],
  [5, 'Mají otevřeno na Štědrý den?', '/hours.json', () => site.hours.exceptions.filter(({ reason }) => reason?.cs === 'Štědrý den').map(({ from, bar }) => [from, bar]), [['2026-12-24', []]]],
  [6, 'Until what time can I order hot food on a Saturday?', '/hours.json', () => site.hours.week.sat.kitchen?.map(({ close }) => close), ['22:30']],
  [
    7,
    'Jsem celiak, co si můžu bezpečně dát?',
    '/menu.json',
    () => ({
      claimed: ids([...dishes(), ...drinks()].filter(({ diets }) => diets.includes('gluten_free'))),
      duty: sentence(site.skill, 'ask the staff before you order').includes('coeliac'),
      inMenuWords: sentence(site.czech, 'celiakii', 'zeptejte se').length > 0,
    }),
    { claimed: ['prosne-pivo'], duty: true, inMenuWords: true },
  ],
  [
    8,
    'I am allergic to tree nuts and peanuts. What must I avoid?',
    '/menu.json',
    () => {
      const numbers = site.menu.allergens
        .filter(({ key }) => ['nuts', 'peanuts'].includes(key))
        .map(({ number }) => number)
      const all = [...dishes(), ...drinks()]
      return {
        numbers,
        avoid: ids(
          all.filter(({ allergens }) => allergens?.some((one) => numbers.includes(one as number))),
        ),
        unknown: ids(all.filter(({ allergens }) => allergens === null)),
        inWords: sentence(site.english, 'Tripe soup').includes(
          'Allergens: not stated, ask the staff',
        ),
      }
    },
    {
      numbers: [5, 8],
      avoid: ['peceny-kozi-syr', 'prazene-mandle', 'jablecny-zavin'],
      // Unknown allergens: to be avoided until somebody has asked the staff.
      unknown: ['drstkova-polevka'],
      inWords: true,
    },
  ],
  [
    9,
    'Co je k obědu ve středu a kolik to stojí?',
    '/menu.json',
    () => {
      const day = site.menu.lunch?.days.find(({ date }) => date === '2026-11-25')
      return [
        day?.soup?.name.cs,
        site.menu.lunch?.soup_included,
        day?.mains.map(({ name, sizes }) => [name.cs, sizes[0]?.price_czk]),
      ]
    },
    [
      'Hrachová polévka s krutony',
      true,
      [
        ['Koprová omáčka s hovězím masem, houskový knedlík', 179],
        ['Smažený květák, vařené brambory, tatarská omáčka', 165],
      ],
    ],
  ],
  [10, 'Can I bring my dog?', '/en.md', () => sentence(site.english, 'dogs', 'inside'), 'Dogs: Dogs are welcome inside and in the garden; a bowl of water waits by the door.'],
  [
    11,
    'Dá se platit kartou a papírovými stravenkami?',
    '/index.md',
    () => [
      sentence(site.czech, 'placení:').includes('kartou'),
      sentence(site.czech, 'nelze platit:').includes('papírovými stravenkami'),
    ],
    [true, true],
  ],
  [
    12,
    'What is the cheapest drink without alcohol?',
    '/menu.json',
    () => {
      const soft = drinks().filter((item) => {
        const percent = findAlcohol(item)
        return typeof percent === 'number' && percent <= 0.5
      })
      const least = Math.min(...soft.map(cheapest))
      return soft.filter((item) => cheapest(item) === least).map(({ name }) => [name.en, least])
    },
    [['Tap water', 15]],
  ],
  [
    13,
    'Kolik zaplatíme za dvě svíčkové, smažený sýr a tři velké desítky?',
    '/menu.json',
    () =>
      2 * cheapest(findByName(dishes(), 'svíčková na smetaně')) +
      cheapest(findByName(dishes(), 'smažený eidam')) +
      3 * (findSize(findByName(drinks(), 'desítka'), 'large') ?? Number.NaN),
    2 * 245 + 199 + 3 * 49,
  ],
  [14, 'Is the trout available?', '/menu.json', () => [findByName(dishes(), 'trout').availability?.status, site.menu.updated], ['sold_out', '2026-11-20']],
  [
    15,
    'Mají teď švestkové knedlíky?',
    '/menu.json',
    () => {
      const season = findByName(dishes(), 'švestkové knedlíky').availability?.season
      return season && [season.from, season.to, inSeason(season, today)]
    },
    ['08-01', '10-15', false],
  ],
  [
    16,
    'Which draught beers come in a small glass and what do they cost?',
    '/menu.json',
    () => {
      const section = site.menu.sections.find(({ name }) => name.en === 'Draught beer')?.id
      return drinks()
        .filter((item) => item.section === section && findSize(item, 'small') !== undefined)
        .map((item) => [item.id, findSize(item, 'small')])
    },
    [
      ['lhotecka-desitka', 36],
      ['lhotecky-lezak', 44],
      ['nocni-hlidac', 46],
      ['rezane-pivo', 45],
      ['host-na-ctvrte-pipe', 52],
    ],
  ],
  [
    17,
    'Kde to je a jak se tam dostanu autobusem?',
    '/index.md',
    () => [sentence(site.czech, 'adresa:'), sentence(site.czech, 'autobus')],
    [
      'Adresa: Kohoutí 7, 299 99 Vymyšlená Lhota',
      'Autobus 42, zastávka Kohoutí náměstí, 2 minuty pěšky',
    ],
  ],
  [
    18,
    'May I smoke inside, and is the garden open in late November?',
    '/en.md',
    () => [sentence(site.english, 'smoking inside'), sentence(site.english, 'garden is open')],
    [
      'Smoking inside: not allowed. No smoking indoors.',
      'Garden: open from 15 April to 15 October. The beer garden is open from 15 April to 15 October, weather permitting.',
    ],
  ],
  [19, 'Kdo hospodu provozuje a jaké má IČO?', '/index.md', () => [sentence(site.czech, 'provozovatel:'), sentence(site.czech, 'ičo:')], ['Provozovatel: Vymyšlená hospoda s.r.o.', 'IČO: 99999994']],
  [
    20,
    'It is half past midnight on Saturday. Is the pub open, and can I still eat?',
    '/hours.json',
    () => [
      isOpen(site.hours, 'bar', '2026-11-21', '00:30'),
      isOpen(site.hours, 'kitchen', '2026-11-21', '00:30'),
      isOpen(site.hours, 'bar', '2026-11-21', '01:00'),
    ],
    [true, false, false],
  ],
  [
    21,
    'Bude o státním svátku polední menu?',
    '/hours.json',
    () =>
      site.hours.exceptions
        .filter(({ reason }) => reason?.cs.includes('svátek'))
        .map(({ from, lunch }) => [from, lunch]),
    [
      ['2026-12-25', []],
      ['2026-12-26', []],
    ],
  ],
  [
    22,
    'How much is a bottle of the Riesling, and which allergens does it have?',
    '/menu.json',
    () => {
      const wine = findByName(drinks(), 'Riesling')
      const keys = site.menu.allergens
        .filter(({ number }) => wine.allergens?.includes(number))
        .map(({ key }) => key)
      return [findSize(wine, 'bottle'), keys]
    },
    [310, ['sulphites']],
  ],
  [
    23,
    'Jaké bezmasé hlavní jídlo je bez vajec?',
    '/menu.json',
    () => {
      const section = site.menu.sections.find(({ name }) => name.cs === 'Bezmasá jídla')?.id
      const eggs = site.menu.allergens.find(({ key }) => key === 'eggs')?.number ?? 0
      return ids(
        dishes().filter(
          ({ section: of, diets, allergens }) =>
            of === section && diets.includes('vegetarian') && allergens?.includes(eggs) === false,
        ),
      )
    },
    ['houbovy-kuba', 'zeleninove-kari'],
  ],
  [24, 'Do I need an API key or an account to read the menu?', '/auth.md', () => [site.registration['registration_required'], site.registration['credential']], [false, null]],
  [
    25,
    'Jak je to menu staré a můžu se na ceny spolehnout?',
    '/index.md',
    () => [
      site.menu.updated,
      sentence(site.czech, 'ceny k 20. 11. 2026').length > 0,
      sentence(site.docs, 'as old as updated').length > 0,
    ],
    ['2026-11-20', true, true],
  ],
]

describe('the published resources alone have the right facts about', () => {
  test.each(questions)('%i. %s', (_number, _question, _document, answer, right) => {
    expect(answer()).toEqual(right)
  })
})

test('every answer is in one document that costs at most 12,000 tokens', async () => {
  for (const document of new Set(questions.map(([, , path]) => path))) {
    const text = await (await fetch(pub.origin + document)).text()
    expect(countTokens(text), document).toBeLessThanOrEqual(documentBudget)
  }
})

describe('the past-midnight rule as arithmetic', () => {
  test.each<[date: string, time: string, kind: 'bar' | 'kitchen' | 'lunch', open: boolean]>([
    ['2026-11-20', '10:59', 'bar', false],
    ['2026-11-20', '11:00', 'bar', true],
    ['2026-11-21', '00:59', 'bar', true],
    ['2026-11-21', '11:30', 'bar', false],
    ['2026-11-23', '00:30', 'bar', false],
    ['2026-12-24', '18:00', 'bar', false],
    ['2026-12-25', '00:30', 'bar', false],
    ['2027-01-01', '01:59', 'bar', true],
    ['2027-01-01', '02:00', 'bar', false],
    ['2027-01-01', '20:00', 'bar', false],
    ['2027-02-10', '20:00', 'bar', false],
    ['2027-02-15', '20:00', 'bar', true],
    ['2026-12-31', '12:30', 'lunch', false],
    ['2026-11-18', '12:30', 'lunch', true],
    ['2026-12-31', '21:59', 'kitchen', true],
    ['2026-12-31', '22:00', 'kitchen', false],
  ])('%s %s %s: %s', (date, time, kind, open) => {
    expect(isOpen(site.hours, kind, date, time)).toBe(open)
  })

  test('agrees with the printed times in every span', () => {
    const spans = (hours: Hours) =>
      [...Object.values(hours.week), ...hours.exceptions].flatMap(({ bar, kitchen, lunch }) => [
        ...bar,
        ...(kitchen ?? []),
        ...(lunch ?? []),
      ])
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    for (const { open, close, open_min, close_min } of spans(site.hours)) {
      expect([clock(open_min), clock(close_min)]).toEqual([open, close])
      expect(close_min > open_min && close_min <= open_min + 1440).toBe(true)
    }
    expect(findRow(site.hours, '2026-12-26').bar).toHaveLength(1)
  })
})
