// JSON-LD of the pages, checked against the schema.org vocabulary and /menu.json.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../../src/model/site.ts'
import { base, buildFull } from '../pub.ts'
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
      hasMenu: { '@type': 'Menu', inLanguage: lang, dateModified: '2026-11-20' },
    })
    expect(readData(file)['specialOpeningHoursSpecification']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }),
        expect.objectContaining({ validFrom: '2026-12-31', opens: '11:00', closes: '02:00' }),
        expect.objectContaining({ validFrom: '2027-02-08', validThrough: '2027-02-14' }),
      ]),
    )
  })
})
