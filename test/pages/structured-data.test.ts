// JSON-LD of the pages, checked against the schema.org vocabulary and /menu.json.

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { base, buildFull, readSite, shortCopy } from '../pub.ts'
import { readStructuredData } from '../reading.ts'

type Node = { [property: string]: unknown; '@type': string }

let site: Site
let files: Map<string, string>
beforeAll(async () => {
  ;({ site, files } = await buildFull())
})

const readData = (file: string): Node => readStructuredData(files, file)

/** schema.org as data: the parents of each class and the classes of each property. */
function readVocabulary() {
  const entry = createRequire(import.meta.url).resolve('@vocabulary/schema/package.json')
  const quads = readFileSync(join(dirname(entry), 'schema.nq'), 'utf8')
  const parents = new Map<string, string[]>()
  const domains = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, value: string) =>
    map.set(key, [...(map.get(key) ?? []), value])
  for (const line of quads.split('\n')) {
    const [, subject, predicate, object] =
      /^<https?:\/\/schema\.org\/(\w+)> <([^>]+)> <https?:\/\/schema\.org\/(\w+)>/.exec(line) ?? []
    if (!subject || !predicate || !object) continue
    if (predicate.endsWith('#subClassOf')) add(parents, subject, object)
    if (predicate.endsWith('/domainIncludes')) add(domains, subject, object)
  }
  const lineage = (name: string): string[] => [name, ...(parents.get(name) ?? []).flatMap(lineage)]
  return { lineage, domains, quads }
}

/** Yield every object of the document. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodes)]
}

describe.each([
  ['cs', 'index.html'],
  ['en', 'en/index.html'],
] as const)('the structured data in %s', (lang, file) => {
  test('uses only properties that schema.org defines for their type', () => {
    const { lineage, domains, quads } = readVocabulary()
    const found = nodes(readData(file))
    expect(found.length).toBeGreaterThan(250)
    for (const node of found) {
      expect(quads).toContain(`schema.org/${node['@type']}>`)
      const classes = lineage(node['@type'])
      for (const property of Object.keys(node).filter((name) => !name.startsWith('@')))
        expect(
          (domains.get(property) ?? []).some((domain) => classes.includes(domain)),
          `${property} of ${node['@type']}`,
        ).toBe(true)
    }
  })

  test('offers every item of the menu in every size, like /menu.json', () => {
    const menu = JSON.parse(files.get('menu.json') ?? '')
    const items = nodes(readData(file)).filter((node) => node['@type'] === 'MenuItem')
    expect(
      items.map(({ name, offers }) => ({
        name,
        prices: ([offers].flat() as Node[]).map(
          ({ price, priceCurrency }) => `${price} ${priceCurrency}`,
        ),
      })),
    ).toEqual(
      [...menu.food, ...menu.drinks].map(({ name, sizes }) => ({
        name: name[lang],
        prices: sizes.map(({ price_czk }: { price_czk: number }) => `${price_czk} CZK`),
      })),
    )
    const trout = menu.food.find(({ id }: { id: string }) => id.includes('pstruh'))
    expect(items.find(({ name }) => name === trout.name[lang])).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
    const vegan = items.filter(({ suitableForDiet }) =>
      [suitableForDiet].flat().includes('VeganDiet'),
    )
    const diets = [...menu.food, ...menu.drinks].filter(({ diets }) => diets.includes('vegan'))
    expect(vegan).toHaveLength(diets.length)
  })

  test('states name, address, hours and payment, like the page', () => {
    expect(readData(file)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BarOrPub',
      '@id': `${base}/#the_pub`,
      name: site.pub.name[lang],
      url: `${base}/${file.replace('index.html', '')}`,
      telephone: '+420360000042',
      currenciesAccepted: 'CZK',
      address: { '@type': 'PostalAddress', postalCode: '299 99', addressCountry: 'CZ' },
      geo: { latitude: 49.75, longitude: 15.5 },
      // The number in the trade register differs from the tax number (DIČ).
      identifier: [{ '@type': 'PropertyValue', propertyID: 'IČO', value: '99999994' }],
      taxID: 'CZ99999994',
      vatID: 'CZ99999994',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
          opens: '11:00',
          closes: '23:00',
        },
        { dayOfWeek: 'Friday', opens: '11:00', closes: '01:00' },
        { dayOfWeek: 'Saturday', opens: '12:00', closes: '01:00' },
        { dayOfWeek: 'Sunday', opens: '12:00', closes: '22:00' },
      ],
      hasMenu: { '@type': 'Menu', inLanguage: lang },
    })
    expect(readData(file)).toMatchObject({ hasMenu: { dateModified: '2026-11-20' } })
    expect(readData(file)['specialOpeningHoursSpecification']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
        expect.objectContaining({ validFrom: '2026-12-31', opens: '11:00', closes: '02:00' }),
        expect.objectContaining({ validFrom: '2027-02-08', validThrough: '2027-02-14' }),
      ]),
    )
  })
})

test('kitchen and lunch have their own hours, also on exceptions', () => {
  const [kitchen, lunch] = readData('en/index.html')['department'] as Node[]
  expect([kitchen?.['name'], lunch?.['name']]).toEqual(['Kitchen', 'Lunch menu'])
  expect(kitchen?.['openingHoursSpecification']).toHaveLength(4)
  expect(lunch?.['openingHoursSpecification']).toMatchObject([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '11:00',
      closes: '14:00',
    },
  ])
  const on = (node: Node | undefined, date: string) =>
    nodes(node?.['specialOpeningHoursSpecification']).find(
      ({ validFrom, validThrough }) => String(validFrom) <= date && date <= String(validThrough),
    )
  expect(on(kitchen, '2026-12-26')).toMatchObject({ opens: '15:00', closes: '20:30' })
  expect(on(lunch, '2026-12-26')).toMatchObject({ opens: '00:00', closes: '00:00' })
})

test('days on which the kitchen closes at different times are stated separately', async () => {
  const content = await shortCopy({
    'hours.md': [
      'reason: 1. svátek vánoční\n    reason_en: Christmas Day\n    closed: yes',
      'reason: 1. svátek vánoční\n    reason_en: Christmas Day\n    bar: 15:00–22:00\n    kitchen: 15:00–19:00\n    lunch: no',
    ],
  })
  const [kitchen] = readStructuredData(
    (await readSite(content, { wanted: [] })).files,
    'en/index.html',
  ).department
  const christmas = kitchen.specialOpeningHoursSpecification.filter(({ validFrom }: Node) =>
    /^2026-12-2[56]$/.test(String(validFrom)),
  )
  expect(christmas).toMatchObject([
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '15:00', closes: '19:00' },
    { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '15:00', closes: '20:30' },
  ])
})

test('a pub has all its telephone numbers, and an alternate name only if it has one', async () => {
  const content = await shortCopy({
    'pub.md': [
      [/^name_en: .*$/m, 'name_en: U Zaspalého kohouta'],
      [/^booking_hours:/m, 'phone_2: +420 360 000 052\nbooking_hours:'],
    ],
  })
  const data = readStructuredData((await readSite(content, { wanted: [] })).files)
  expect(data).not.toHaveProperty('alternateName')
  expect(readData('index.html')).toHaveProperty('alternateName', 'The Oversleeping Rooster')
  expect(data.telephone).toEqual(['+420360000042', '+420360000052'])
})

test('an event that is free for some is not free, and an excluded date affects its own weekday only', async () => {
  const content = await shortCopy()
  const events = `---
events:
  - title: Kvíz
    title_en: Quiz
    day: Út, St
    time: 19:00
    season: 1. 9. – 30. 6.
    except: 5. 1. 2027, 1. 9. 2027
    price: dospělí = 50; děti = 0
    labels_en: dospělí = adults; děti = children
---
`
  await writeFile(join(content, 'events.md'), events)
  const [quiz] = readStructuredData(
    (await readSite(content, { wanted: [] })).files,
    'en/index.html',
  ).event
  expect(quiz.isAccessibleForFree).toBe(false)
  const around = quiz.eventSchedule.filter(
    ({ startDate, endDate }: Node) =>
      String(startDate) <= '2027-01-05' && '2027-01-06' <= String(endDate),
  )
  // 5 January 2027 is a Tuesday. The pub is closed from 8 to 14 February.
  expect(around.map(({ byDay, exceptDate }: Node) => [byDay, exceptDate])).toEqual([
    [['https://schema.org/Tuesday'], ['2027-01-05', '2027-02-09']],
    [['https://schema.org/Wednesday'], ['2027-02-10']],
  ])
  // First Wednesday of the next season.
  const next = quiz.eventSchedule.find(({ startDate }: Node) => startDate === '2027-09-01')
  expect(next?.exceptDate).toEqual(['2027-09-01'])
})
