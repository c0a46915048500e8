// Pubs in other countries, as their owners type them: local values are published everywhere, and
// nothing Czech is.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { writeFieldList } from '../../src/commands/fields.ts'
import { en } from '../../src/messages/en.ts'
import { countries } from '../../src/model/countries.ts'
import { price } from '../../src/notations/price.ts'
import { buildPub, contentCopy, readProblems, root } from '../pub.ts'
import { parseJson, readStructuredData, readText } from '../reading.ts'

/** Values of each pub that guests and programs must find. */
const pubs = {
  'at-euro': {
    zone: 'Europe/Vienna',
    page: ['+43 1 2345678', '1090 Wien', '19,90 €', '13,50 €', '3,00 €', 'Hotově v eurech'],
    english: ['€19.90', '€3.00', 'VAT number (UID)', 'Cash in euros'],
    operator: ['UID (rakouské DIČ)', 'ATU13585627', 'Firmenbuchnummer', 'FN 123456a'],
    data: ['"price_eur":19.9', '"price_eur":3}'],
    structured: {
      currenciesAccepted: 'EUR',
      vatID: 'ATU13585627',
      identifier: [
        { '@type': 'PropertyValue', propertyID: 'Firmenbuchnummer', value: 'FN 123456a' },
      ],
      hasMap: 'https://www.google.com/maps/search/?api=1&query=48.22,16.35',
    },
    telephone: '+4312345678',
    place: 'de',
    /** The legal drinking age differs between the states of this country. */
    age: 'by law beer and wine are sold from 16',
  },
  'sk-euro': {
    zone: 'Europe/Bratislava',
    page: ['+421 905 123 456', '974 01 Vymyslená Ves', '8,90 €', '1,70 €', 'Hotově v eurech'],
    english: ['€8.90', '€1.70', 'VAT number (IČ DPH)', 'Cash in euros'],
    operator: ['IČO', '99999994', 'DIČ', '2022749619', 'IČ DPH', 'SK2022749619'],
    data: ['"price_eur":8.9', '"price_eur":6.5', '"deposit_eur":0.15'],
    structured: {
      currenciesAccepted: 'EUR',
      taxID: '2022749619',
      vatID: 'SK2022749619',
      identifier: [{ '@type': 'PropertyValue', propertyID: 'IČO', value: '99999994' }],
      // Mapy.com expects the longitude first.
      hasMap: 'https://mapy.com/fnc/v1/showmap?center=19.1,48.7&zoom=17&marker=true',
    },
    telephone: '+421905123456',
    place: 'sk',
    age: 'under 18',
  },
} as const

describe.each(Object.entries(pubs))('%s', (name, pub) => {
  let built: Built
  const text = (file: string) => readText(built.files, file)
  const json = (file: string) => parseJson(built.files, file)
  beforeAll(async () => {
    built = await buildPub(join(root, 'test/pubs', name), { strict: true })
  })

  test('page and twin show prices, telephone, postal code and company numbers', () => {
    for (const file of ['index.html', 'index.md']) {
      const plain = text(file)
        .replace(/<[^>]*>/g, '')
        .replaceAll('\\+', '+')
      for (const words of [...pub.page, ...pub.operator]) expect(plain, file).toContain(words)
    }
    for (const file of ['en/index.html', 'en.md'])
      for (const words of pub.english) expect(text(file), file).toContain(words)
    expect(text('index.html')).toContain(`<span lang="${pub.place}">`)
    expect(text('index.html')).toContain(`href="tel:${pub.telephone}"`)
  })

  test('data and their schemas have euros and the time zone', () => {
    for (const words of pub.data) expect(text('menu.json')).toContain(words)
    expect(json('menu.json').currency).toBe('EUR')
    expect(json('hours.json').timezone).toBe(pub.zone)
    const menu = json('schemas/menu.schema.json')
    expect(menu.properties.currency.const).toBe('EUR')
    expect(menu.$defs.Size.required).toEqual(['price_eur'])
    expect(menu.$defs.Size.properties.price_eur).toMatchObject({ title: 'Price, EUR' })
    expect(json('schemas/hours.schema.json').properties.timezone.const).toBe(pub.zone)
    expect(json('openapi.json').components.schemas.Size.required).toEqual(['price_eur'])
  })

  test('structured data have the same values', () => {
    const data = readStructuredData(built.files)
    expect(data).toMatchObject(pub.structured)
    expect(data.hasMenu.hasMenuSection[0].hasMenuItem[0].offers.priceCurrency).toBe('EUR')
  })

  test('documents for agents name the price member, the currency and the time zone of this pub', () => {
    const docs = text('api/docs.md')
    expect(docs).toContain('`price_eur` is euros with VAT')
    expect(docs).toContain(pub.zone)
    expect(text('llms.txt')).toContain(`Times are local (${pub.zone})`)
    expect(docs).toContain(pub.age)
    // Deposits are mentioned only if the pub has one.
    const deposits = text('menu.json').includes('"deposit_eur"')
    expect(docs.includes('`deposit_eur` comes on top of the price')).toBe(deposits)
  })

  test('nothing published mentions crowns, Prague or a Czech map', () => {
    for (const { file } of built.site.resources)
      if (!file.endsWith('.png'))
        // Any pub may accept foreign cash, so schemas list all payment methods.
        expect(text(file).replaceAll(/[`"]cash_czk[`"]/g, ''), file).not.toMatch(
          /CZK|czk|crown|korun|Kč|Prague|\+420/,
        )
  })
})

test('euros and cents mean the same amount in every notation', () => {
  const region = { country: 'AT', currency: 'EUR' } as const
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 499_999 }), (cents) => {
      const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
      for (const amount of [`${whole},${rest}`, `${whole}.${rest}`])
        for (const typed of ['#', '# €', '#€', '€ #', '€#', '# EUR', 'EUR #'])
          expect(price.read(typed.replace('#', amount), { region }), typed).toBe(cents / 100)
    }),
    { numRuns: 2000, seed: 7 },
  )
})

test('allergen letters all over a Slovak menu are one error, with every place', async () => {
  const lines = ['allergens: A, G', 'allergens: c', 'allergens: L, M, A']
  let index = 0
  const edit = (text: string) => text.replace(/allergens: .*/g, (typed) => lines[index++] ?? typed)
  const content = await contentCopy({ 'menu/10-koktaily.md': edit }, 'bar-sk-en')
  const file = join(content, 'menu/10-koktaily.md')
  const text = await readFile(file, 'utf8')
  const problem = (await readProblems(content)).filter(({ severity }) => severity === 'error')
  const [first, second, third] = text
    .split('\n')
    .flatMap((line, at) => (line.includes('allergens: ') ? [at + 1] : []))
  expect(problem).toHaveLength(1)
  expect(problem[0]).toMatchObject({
    code: 'allergens-letters',
    line: first,
    values: {
      letters: ['A', 'C', 'G', 'L', 'M'],
      others: [`${file}:${second}`, `${file}:${third}`],
    },
  })
})

test.each([
  ['AT', 'de', 'Mo–Fr'],
  ['SK', 'sk', 'Po–Pi'],
])(
  'a house in %s whose line of languages cannot be read gets examples in its own language',
  async (country, language, days) => {
    const lines = `languages: klingon\ncountry: ${country}\nupdated:`
    const content = await contentCopy({
      'pub.md': (text) => text.replace(/^country: .*\n/m, '').replace(/^updated:/m, lines),
    })
    const [problem] = await readProblems(content)
    expect(problem?.owner?.languages[0]).toBe(language)
    expect(problem?.owner?.examples.days).toBe(days)
  },
)

test.each([
  ['CZ', ['ico', 'dic']],
  ['AT', ['uid', 'firmenbuch']],
] as const)(
  'the list of fields of %s has its numbers, and no notes next to facts',
  (country, own) => {
    const region = { country, currency: countries[country].currency }
    const list = writeFieldList(en, { languages: ['en'], region })
    const numbers = list.match(/(?<=^- `)(?:ico|dic|uid|firmenbuch|handelsregister)(?=`)/gm)
    expect([...new Set(numbers)]).toEqual(own)
    expect(list).toMatch(/^- `dogs`: /m)
    expect(list).not.toMatch(/^- `dogs_note`/m)
  },
)
