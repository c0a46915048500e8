// JSON-LD of the pages, held against the vocabulary of schema.org and against /menu.json.

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { base, buildFull, buildPub, contentCopy, readSite, root } from '../pub.ts'

type Node = { [property: string]: unknown; '@type': string }

let site: Site
let files: Map<string, string>
beforeAll(async () => {
  ;({ site, files } = await buildFull())
})

const blockOf = (html: string) =>
  /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
const dataOf = (file: string) => JSON.parse(blockOf(files.get(file) ?? '')) as Node

/** schema.org as data: the classes of each class, and the classes that each property is for. */
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

/** Every object of the document. */
function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodes)]
}

describe.each([
  ['cs', 'index.html'],
  ['en', 'en/index.html'],
] as const)('the structured data in %s', (lang, file) => {
  test('uses only properties that schema.org has for the type they stand in', () => {
    const { lineage, domains, quads } = readVocabulary()
    const found = nodes(dataOf(file))
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

  test('offers every item of the menu with every size, as /menu.json does', () => {
    const menu = JSON.parse(files.get('menu.json') ?? '')
    const items = nodes(dataOf(file)).filter((node) => node['@type'] === 'MenuItem')
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

  test('says who, where, when and how to pay, as the page does', () => {
    expect(dataOf(file)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BarOrPub',
      '@id': `${base}/#the_pub`,
      name: site.pub.name[lang],
      url: `${base}/${file.replace('index.html', '')}`,
      telephone: '+420360000042',
      currenciesAccepted: 'CZK',
      acceptsReservations: site.pub.reservation.note?.[lang],
      address: { '@type': 'PostalAddress', postalCode: '299 99', addressCountry: 'CZ' },
      geo: { latitude: 49.75, longitude: 15.5 },
      // The number of the register is none of the tax office, which is the DIČ.
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
    expect(dataOf(file)).toMatchObject({ hasMenu: { dateModified: '2026-11-20' } })
    expect(dataOf(file)['specialOpeningHoursSpecification']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
        expect.objectContaining({ validFrom: '2026-12-31', opens: '11:00', closes: '02:00' }),
        expect.objectContaining({ validFrom: '2027-02-08', validThrough: '2027-02-14' }),
      ]),
    )
  })
})

test('kitchen and lunch have hours of their own, on exceptions too', () => {
  const [kitchen, lunch] = dataOf('en/index.html')['department'] as Node[]
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

test('days on which the kitchen closes at another time are told apart', async () => {
  const content = await contentCopy({
    'hours.md': [
      'reason: 1. svátek vánoční\n    reason_en: Christmas Day\n    closed: yes',
      'reason: 1. svátek vánoční\n    reason_en: Christmas Day\n    bar: 15:00–22:00\n    kitchen: 15:00–19:00\n    lunch: no',
    ],
  })
  const html = String((await readSite(content)).files.get('en/index.html'))
  const [kitchen] = JSON.parse(blockOf(html)).department
  const christmas = kitchen.specialOpeningHoursSpecification.filter(({ validFrom }: Node) =>
    /^2026-12-2[56]$/.test(String(validFrom)),
  )
  expect(christmas).toMatchObject([
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '15:00', closes: '19:00' },
    { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '15:00', closes: '20:30' },
  ])
})

test('the house has all its telephones, another name only where it has one, and its operator above it', async () => {
  const content = await contentCopy({
    'pub.md': [
      [/^name_en: .*$/m, 'name_en: U Zaspalého kohouta'],
      [
        /^booking_hours:/m,
        'phone_2: +420 360 000 052\nbranches:\n  - name: U Lva\n    name_en: The Lion\n    url: https://lion.example/\nbooking_hours:',
      ],
    ],
  })
  const { files: built, site: own } = await readSite(content)
  const data = JSON.parse(blockOf(String(built.get('index.html'))))
  expect(data).not.toHaveProperty('alternateName')
  expect(dataOf('index.html')).toHaveProperty('alternateName', 'The Oversleeping Rooster')
  expect(data.telephone).toEqual(['+420360000042', '+420360000052'])
  expect(own.pub.legal.operator).not.toBe(own.pub.name.cs)
  expect(data.parentOrganization).toEqual({
    '@type': 'Organization',
    name: own.pub.legal.operator,
    subOrganization: [
      { '@type': 'FoodEstablishment', name: 'U Lva', url: 'https://lion.example/' },
    ],
  })
})

test('a price by weight, a least price, a diet and what can be added are told as schema.org has them', async () => {
  const content = await contentCopy({
    'menu/10-polevky.md': [
      [/^kind: food$/m, 'kind: food\nextras: chléb (1) = 10\nextras_en: chléb = bread'],
      ['sizes: 0,33 l = 65', 'sizes: 100 g = 65 podle váhy'],
      ['sizes: 0,33 l = 65', 'sizes: 0,33 l = od 69'],
      ['diets: vegetarian', 'diets: lactose_free'],
    ],
  })
  const html = String((await readSite(content)).files.get('en/index.html'))
  const [soups] = JSON.parse(blockOf(html)).hasMenu.hasMenuSection
  const [broth, garlic] = soups.hasMenuItem
  expect(broth.offers.priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    price: '65',
    priceCurrency: 'CZK',
    // UN/CEFACT: gram.
    referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
  })
  expect(garlic.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '69',
    priceCurrency: 'CZK',
  })
  expect(garlic.suitableForDiet).toBe('LowLactoseDiet')
  expect(broth.menuAddOn[0].hasMenuItem[0]).toMatchObject({
    name: 'bread',
    offers: { price: '10', priceCurrency: 'CZK' },
  })
  const [{ '@id': id }] = broth.menuAddOn
  expect(id).toMatch(/^_:/)
  expect(garlic.menuAddOn).toEqual([{ '@id': id }])
})

test('what is free for some is not free, and a date is left out of its own day alone', async () => {
  const content = await contentCopy()
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
  const html = String((await readSite(content)).files.get('en/index.html'))
  const [quiz] = JSON.parse(blockOf(html)).event
  expect(quiz.isAccessibleForFree).toBe(false)
  const around = quiz.eventSchedule.filter(
    ({ startDate, endDate }: Node) =>
      String(startDate) <= '2027-01-05' && '2027-01-06' <= String(endDate),
  )
  // 5 January 2027 is a Tuesday; from 8 to 14 February the house is closed.
  expect(around.map(({ byDay, exceptDate }: Node) => [byDay, exceptDate])).toEqual([
    [['https://schema.org/Tuesday'], ['2027-01-05', '2027-02-09']],
    [['https://schema.org/Wednesday'], ['2027-02-10']],
  ])
  // The first Wednesday of the next season.
  const next = quiz.eventSchedule.find(({ startDate }: Node) => startDate === '2027-09-01')
  expect(next?.exceptDate).toEqual(['2027-09-01'])
})

test('what is not known for every day is left out of the structured data', async () => {
  const content = await contentCopy({
    'hours.md': ['kitchen: 11:00–22:00\n    lunch: no', 'kitchen: 11:00–22:00'],
  })
  const html = String((await readSite(content)).files.get('en/index.html'))
  const { department } = JSON.parse(blockOf(html))
  expect(department.map(({ name }: Node) => name)).toEqual(['Kitchen'])
})

test('a house that takes no cash names the currency of its prices, and one that takes euros too names both', async () => {
  const takenBy = async (name: string) => {
    const { files: built } = await buildPub(join(root, 'test/pubs', name), { date: '2026-11-20' })
    return JSON.parse(blockOf(String(built.get('index.html'))))['currenciesAccepted']
  }
  expect(await takenBy('cafe')).toBe('CZK')
  expect(await takenBy('brewery')).toBe('CZK, EUR')
})

test('braces in an address of the owner are no variables of a template', async () => {
  const content = await contentCopy({
    'pub.md': [
      /^booking_hours:/m,
      'booking_by: telephone, web\nbooking_url: https://book.example/{table}?n={0}\nbooking_hours:',
    ],
  })
  const html = String((await readSite(content)).files.get('index.html'))
  const { potentialAction } = JSON.parse(blockOf(html))
  expect(potentialAction[0].target.urlTemplate).toBe('https://book.example/%7Btable%7D?n=%7B0%7D')
})

test("the owner's text cannot end the block", async () => {
  const name = '</script><script>alert(1)</script><!--'
  const content = await contentCopy({
    'menu/10-polevky.md': [/cs: Gulášová polévka/, `cs: "${name}"`],
  })
  const html = String((await readSite(content)).files.get('index.html'))
  expect(blockOf(html)).not.toContain('<')
  expect(blockOf(html)).toContain('\\u003c/script>')
  expect(nodes(JSON.parse(blockOf(html))).some((node) => node['name'] === name)).toBe(true)
  expect(html.match(/<script/g)).toHaveLength(1)
})
