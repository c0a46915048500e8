// Unknown is not none. One house states nothing optional, the other denies everything. The tests
// read the published texts of both in every language.

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { featureField, featureRows } from '../../src/model/features.ts'
import { paymentMethods } from '../../src/model/site.ts'
import { words } from '../../templates/_parts/words/words.ts'
import { findPaths, plain } from '../houses.ts'
import { buildFull, buildPub } from '../pub.ts'
import { lastingFolder } from '../workshop.ts'

const languages = ['cs', 'en', 'de', 'sk'] as const
const [own] = languages
type Lang = (typeof languages)[number]
/** Repeat a field in each language; in the first language its name has no code. */
const inAll = (field: string, text: string) =>
  languages.map((lang) => `${field}${lang === own ? '' : `_${lang}`}: ${text}`).join('\n')
const names = (text: string, indent = '    ') =>
  languages.map((lang) => `${lang}: ${text} ${lang}`).join(`\n${indent}`)
const extras = (value: string, indent = '    ') =>
  [
    `extras: ${value}`,
    ...['en', 'de', 'sk'].map((lang) => `extras_${lang}: sypání = Topping`),
  ].join(`\n${indent}`)

/** Fields that can deny something, with the value that does so. */
const denials = featureRows.flatMap((row) => {
  const [, { kind }] = row
  const value = { yes_no: 'no', count: '0', choice: row[0] === 'parking' ? 'none' : 'no' }[
    kind as string
  ]
  return value === undefined ? [] : [{ name: row[0], line: `${featureField(row)}: ${value}`, kind }]
})

const files = (denied: boolean) => {
  const either = (unknown: string, no: string) => (denied ? no : unknown)
  return {
    'pub.md': [
      'base_url: https://pub.example\nupdated: 20. 11. 2026\ndate: 20. 11. 2026',
      `languages: ${languages.join(', ')}`,
      inAll('name', 'U Ticha'),
      inAll('kind', 'Gasthaus'),
      'street: Dlouhá 1\npostal_code: 299 99\ntown: Vymyšlená Lhota\ncountry: CZ',
      'payment: cash_czk\noperator: Ticho s.r.o.\nico: 99999994\nseat: Dlouhá 1, Lhota',
      inAll('register', 'C 1'),
      either(
        '',
        [
          'booking_by: none',
          `payment_refused: ${paymentMethods.filter((way) => !/^cash_czk$|^(?:debit|credit)_card$/.test(way)).join(', ')}`,
          ...denials.map(({ line }) => line),
        ].join('\n'),
      ),
    ],
    'hours.md': ['bar:\n  - Po–Ne 11:00–23:00', either('', 'kitchen: no\nlunch: no')],
    'menu/10-jidlo.md': [
      `${inAll('section', 'Jídlo')}\nkind: food`,
      extras(either('sypání = 5', 'sypání (none) = 5'), ''),
      `items:\n  - ${names('Kaše')}\n    sizes: = 90\n    allergens: ${either('unknown', 'none')}`,
      `    ${extras(either('sypání = 6', 'sypání (none) = 6'))}`,
      `  - ${names('Menu')}\n    sizes: = 200\n    courses:`,
      ...['Chod', 'Dezert'].map(
        (name) =>
          `      - ${names(name, '        ')}\n        allergens: ${either('unknown', 'none')}`,
      ),
    ],
    'menu/20-piti.md': [
      `${inAll('section', 'Pití')}\nkind: drinks`,
      `items:\n  - ${names('Voda')}\n    sizes: 0,3 l = 30\n    allergens: ${either('unknown', 'none')}\n    alcohol: ${either('unknown', '0')}`,
    ],
    'lunch/2026-11-23.md': denied
      ? []
      : [
          `soup_included: no\nitems:\n  - day: Po\n    ${names('Guláš')}\n    sizes: = 120\n    allergens: unknown`,
        ],
    'events.md': [
      `events:\n  - date: 27. 11. 2026\n    time: 20:00\n    ${inAll('title', 'Koncert').replaceAll('\n', '\n    ')}`,
      either('', '    price: 0'),
    ],
    ...Object.fromEntries(
      languages.map((lang) => [`home.${lang}.md`, ['tagline: A.\ndescription: B.']]),
    ),
  }
}

type Json = { [member: string]: unknown }
type Texts = { page: string; twin: string; ld: Json }
type Published = {
  data: { menu: Json; hours: Json; pub: Json; events: Json }
  texts: Record<Lang, Texts>
}

async function publish(denied: boolean): Promise<Published> {
  const content = join(await lastingFolder(), 'content')
  await rm(content, { recursive: true, force: true })
  for (const [name, lines] of Object.entries(files(denied))) {
    if (lines.length === 0) continue
    await mkdir(dirname(join(content, name)), { recursive: true })
    await writeFile(join(content, name), `---\n${lines.filter(Boolean).join('\n')}\n---\n`)
  }
  const { files: built } = await buildPub(content)
  const text = (path: string) => String(built.get(path) ?? '')
  const data = (name: string) => JSON.parse(text(`${name}.json`)) as Json
  const readTexts = (lang: Lang): Texts => {
    const at = findPaths(lang, own)
    const html = text(at.page)
    const ld = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    return {
      page: plain(html.replace(/^.*<body>/s, '').replace(/<(script|style).*?<\/\1>/gs, ''))
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' '),
      twin: text(at.twin),
      ld: JSON.parse(ld) as Json,
    }
  }
  return {
    data: { menu: data('menu'), hours: data('hours'), pub: data('pub'), events: data('events') },
    texts: { cs: readTexts('cs'), en: readTexts('en'), de: readTexts('de'), sk: readTexts('sk') },
  }
}

let unknown: Published
let denied: Published
beforeAll(async () => {
  ;[unknown, denied] = [await publish(false), await publish(true)]
})

/** Return every value of a member with this name, at any depth. */
function listValues(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, inner]) => [
    ...(key === name && !Array.isArray(node) ? [inner] : []),
    ...listValues(inner, name),
  ])
}

/** Return the sentences about allergens, alcohol, kitchen, lunch, dogs, bookings and entry. */
const expectedWords = (lang: Lang) => {
  const { menu, hours, names, events, contact, booking } = words[lang]
  const { name, values } = names.facts.dogs
  return {
    allergens: menu.allergensUnknown,
    none: `${menu.allergens}: ${menu.noAllergens}`,
    alcohol: menu.alcoholUnknown,
    denials: [
      ...[hours.without.kitchen, hours.without.lunch, events.free, contact.notAccepted],
      ...[booking.notBooked.guests, `${name}: ${values.no}`],
    ],
  }
}

const times = (text: string, part: string) => text.split(part).length - 1

test('the English sentences are these', () => {
  expect(expectedWords('en')).toEqual({
    allergens: 'not stated, ask the staff',
    none: 'Allergens: none',
    alcohol: 'alcohol not stated',
    denials: [
      ...['No kitchen.', 'No lunch menu.', 'free entry', 'Not accepted'],
      ...['We take no bookings.', 'Dogs: not allowed'],
    ],
  })
})

describe.each(languages)('in %s', (lang) => {
  const w = expectedWords(lang)

  test('page and twin of the silent house deny nothing, and name what is not stated', () => {
    const { page, twin } = unknown.texts[lang]
    for (const text of [page, twin]) for (const no of w.denials) expect(text).not.toContain(no)
    expect(twin).not.toContain(w.none)
    // A dish, a set menu and its two courses, all extras of a section, a drink, a lunch dish.
    expect(times(twin, w.allergens)).toBe(7)
    expect(times(page, w.allergens)).toBe(7)
    for (const text of [page, twin]) expect(times(text, w.alcohol)).toBe(1)
  })

  test('page and twin of the house that denies everything do so, and name nothing as unknown', () => {
    const { page, twin } = denied.texts[lang]
    for (const text of [page, twin]) {
      for (const no of w.denials) {
        // The page collects all denials in one sentence.
        const [what = '', ...value] = no.split(/(?=: )/)
        expect(text).toMatch(new RegExp(`${what}[^;.]*${value.join('')}`, 'i'))
      }
      expect(text).not.toContain(w.allergens)
      expect(text).not.toContain(w.alcohol)
    }
    expect(times(twin.toLowerCase(), w.none.toLowerCase())).toBe(7)
  })

  test('structured data omits what is unknown, and denies what is denied', () => {
    const [silent, no] = [unknown.texts[lang].ld, denied.texts[lang].ld]
    for (const name of ['department', 'acceptsReservations', 'smokingAllowed'])
      expect(silent).not.toHaveProperty(name)
    expect(silent['amenityFeature']).toEqual([])
    expect(listValues(silent, 'isAccessibleForFree')).toEqual([])
    expect(listValues(silent['event'], 'offers')).toEqual([])
    expect(no).toMatchObject({ acceptsReservations: false, smokingAllowed: false })
    expect(no).not.toHaveProperty('department')
    const yesNo = denials.filter(({ kind, name }) => kind === 'yes_no' && name !== 'smoking_inside')
    expect(listValues(no['amenityFeature'], 'value')).toEqual(yesNo.map(() => false))
    expect(listValues(no, 'isAccessibleForFree')).toEqual([true])
  })
})

test('in the menu data, unknown allergens and alcohol are null, and none are [] and 0', () => {
  const allergens = ({ food, drinks, sections, lunch }: Json) =>
    listValues([food, drinks, sections, lunch], 'allergens')
  expect(allergens(unknown.data.menu)).toEqual(Array(8).fill(null))
  expect(allergens(denied.data.menu)).toEqual(Array(7).fill([]))
  expect(listValues(unknown.data.menu, 'alcohol_percent')).toEqual([null])
  expect(listValues(denied.data.menu, 'alcohol_percent')).toEqual([0])
  expect(listValues([unknown, denied], 'traces')).toEqual([])
})

test('in the hours data, a kitchen or lunch is null if not stated, and [] if denied', () => {
  for (const service of ['kitchen', 'lunch']) {
    expect(listValues(unknown.data.hours['week'], service)).toEqual(Array(7).fill(null))
    expect(listValues(denied.data.hours['week'], service)).toEqual(Array(7).fill([]))
  }
})

test('in the house data, facts are null if not stated, and a no if denied', () => {
  const [silent, no] = [unknown.data.pub, denied.data.pub]
  expect(new Set(Object.values(silent['features'] as Json))).toEqual(new Set([null]))
  expect(Object.keys(silent['features'] as Json)).toEqual(featureRows.map(([name]) => name))
  const valuesByKind = { yes_no: false, count: 0 } as { [kind: string]: unknown }
  for (const { name, kind } of denials)
    expect((no['features'] as Json)[name], name).toBe(
      valuesByKind[kind] ?? (name === 'parking' ? 'none' : 'no'),
    )
  expect(silent).toMatchObject({ booking: { by: null }, payment: { not_accepted: null } })
  expect(no).toMatchObject({
    booking: { by: [] },
    payment: {
      not_accepted: paymentMethods.filter((way) => !/^cash_czk$|^(?:debit|credit)_card$/.test(way)),
    },
  })
})

test('in the events data, a price is null if not stated, and 0 for free entry', () => {
  expect(listValues(unknown.data.events, 'prices')).toEqual([null])
  expect(listValues(denied.data.events, 'price_czk')).toEqual([0])
})

test('a missing diet claim is not a denial, which is explained wherever diets are printed', async () => {
  const { files: built } = await buildFull()
  for (const [file, claim] of [
    ['index.html', 'vegetariánské'],
    ['en/index.html', 'vegetarian'],
    ['index.md', 'vegetariánské'],
    ['en.md', 'vegetarian'],
  ] as const) {
    const lang = file.startsWith('en') ? 'en' : 'cs'
    const text = (built.get(file) ?? '').replaceAll('\u00A0', ' ')
    expect(text, file).toContain(words[lang].menu.dietAdvice(claim))
  }
  expect(words.en.menu.dietAdvice('vegan')).toBe(
    'Labels such as “vegan” appear only where we stand by them. A missing label does not mean the opposite: ask the staff.',
  )
  expect(built.get('api/docs.md')).toContain('an item without `vegetarian` may contain meat or not')
  for (const { page, twin } of [unknown.texts.en, denied.texts.en])
    for (const text of [page, twin])
      expect(text).not.toContain('appear only where we stand by them')
})
