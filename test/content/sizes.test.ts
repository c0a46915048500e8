// Prices of menus, from the owner's line to every place where guests and programs read them.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import type { Language } from '../../src/model/languages.ts'
import { extras } from '../../src/notations/extras.ts'
import { translateEntry, translateLabel } from '../../src/notations/labels.ts'
import { sizes } from '../../src/notations/sizes.ts'
import { buildPub, contentCopy, fullPub, readSite, root, shortCopy } from '../pub.ts'
import { parseJson, readStructuredData, readText } from '../reading.ts'

const region = { country: 'CZ', currency: 'CZK' } as const

// biome-ignore format: one line, one row
test.each([
  ['= 75', [{ price: 75 }]],
  ['75 Kč', [{ price: 75 }]],
  ['75,-', [{ price: 75 }]],
  ['od 229 Kč', [{ price: 229, price_from: true }]],
  ['od 229', [{ price: 229, price_from: true }]],
  ['150 g = 229 od', [{ weight_g: 150, price: 229, price_from: true }]],
  ['od 229,50', [{ price: 229.5, price_from: true }]],
  ['10 dkg = 45', [{ weight_g: 100, weight_unit: 'dkg', price: 45 }]],
  ['10 dag = 45', [{ weight_g: 100, weight_unit: 'dag', price: 45 }]],
  ['0,3 l malé = 44', [{ label: 'malé', volume_ml: 300, price: 44 }]],
  ['malé 0,3 l = 44', [{ label: 'malé', volume_ml: 300, price: 44 }]],
  ['3 ks 250 g velká porce = 99', [{ label: 'velká porce', pieces: 3, weight_g: 250, price: 99 }]],
  ['1/2 l = 40', [{ volume_ml: 500, price: 40 }]],
  ['¼ l = 40', [{ volume_ml: 250, price: 40 }]],
  ['1/8 l = 40', [{ volume_ml: 125, price: 40 }]],
  ['3/4 kg = 40', [{ weight_g: 750, weight_unit: 'kg', price: 40 }]],
  ['1/2 porce = 95', [{ label: '½ porce', price: 95 }]],
  ['½ porce = 95', [{ label: '½ porce', price: 95 }]],
  ['32 cm = 189', [{ size_cm: 32, price: 189 }]],
  ['32 cm 500 g = 189', [{ size_cm: 32, weight_g: 500, price: 189 }]],
  ['4 cl = 65', [{ volume_ml: 40, volume_unit: 'cl', price: 65 }]],
  ['2 dl = 65', [{ volume_ml: 200, volume_unit: 'dl', price: 65 }]],
  ['2 dcl = 65', [{ volume_ml: 200, volume_unit: 'dl', price: 65 }]],
  ['4 × 0,1 l = 120', [{ volume_ml: 400, pack_of: 4, price: 120 }]],
  ['degustace 4x 2 cl = 120', [{ label: 'degustace', volume_ml: 80, volume_unit: 'cl', pack_of: 4, price: 120 }]],
  ['6 x 0,33 l = 240', [{ volume_ml: 1980, pack_of: 6, price: 240 }]],
  ['0,33 l × 6 = 240', [{ volume_ml: 1980, pack_of: 6, price: 240 }]],
  ['150/200 g = 189', [{ weight_g: 150, weights_g: [150, 200], price: 189 }]],
  ['150 / 200 g = 189', [{ weight_g: 150, weights_g: [150, 200], price: 189 }]],
  ['4 Stk. = 90', [{ pieces: 4, price: 90 }]],
  ['3 ks. / 250 g. = 90', [{ pieces: 3, weight_g: 250, price: 90 }]],
  ['porce od = 89', [{ label: 'porce', price: 89, price_from: true }]],
  ['porce od 89 Kč', [{ label: 'porce', price: 89, price_from: true }]],
  ['porce 150 g od 89,-', [{ label: 'porce', weight_g: 150, price: 89, price_from: true }]],
  ['porce = 89 Kč od', [{ label: 'porce', price: 89, price_from: true }]],
  ['od = 89', [{ price: 89, price_from: true }]],
  ['from 89', [{ price: 89, price_from: true }]],
  // A word for the price takes the place of the equals sign, and is never a label.
  ['300g za 159', [{ weight_g: 300, price: 159 }]],
  ['159 za 300 g', [{ weight_g: 300, price: 159 }]],
  ['89 Kč za 2 ks', [{ pieces: 2, price: 89 }]],
  ['300 g za = 159', [{ weight_g: 300, price: 159 }]],
  ['porce stojí 95,-', [{ label: 'porce', price: 95 }]],
  ['300 g for 159', [{ weight_g: 300, price: 159 }]],
  ['plate at 12.50', [{ label: 'plate', price: 12.5 }]],
  ['za 300 g = 159', undefined],
  ['300 g for 2', undefined],
  ['1/1 porce = 152', [{ label: 'celá porce', price: 152 }]],
  // Different volumes for one price, and parts of parts, have no single meaning.
  ['0,3/0,5 l = 44', undefined],
  ['4 × 0,1 l 50 g = 44', undefined],
  ['1 × 0,1 l = 44', undefined],
  // The same volume, drawn in two ways.
  ['hladinka 0,5 l = 62; šnyt 0,5 l = 60', [{ label: 'hladinka', volume_ml: 500, price: 62 }, { label: 'šnyt', volume_ml: 500, price: 60 }]],
  ['1 kg = 100 000', [{ weight_g: 1000, weight_unit: 'kg', price: 100_000 }]],
  ['150 g = od 229', [{ weight_g: 150, price: 229, price_from: true }]],
  ['pro 2 osoby = 590', [{ serves: 2, price: 590 }]],
  ['95 Kč za litr', [{ volume_ml: 1000, price: 95, price_per: true }]],
  ['1 l = 95 Kč/l', [{ volume_ml: 1000, price: 95, price_per: true }]],
  ['dítě 4–12 let = 70', [{ label: 'dítě 4–12 let', price: 70 }]],
  ['dieťa 4–12 rokov = 7', [{ label: 'dieťa 4–12 rokov', price: 7 }]],
  ['senior 65+ = 70', [{ label: 'senior 65+', price: 70 }]],
  ['2 palačinky = 90', [{ label: '2 palačinky', price: 90 }]],
  // A possible quantity without a known unit is not accepted as a label.
  ['malé 3 = 44', undefined],
  ['150 gramů = 44', undefined],
  ['3 deci = 44', undefined],
  ['0,5 l = 95 za litr', undefined],
  ['100 g = 59 podle váhy', [{ weight_g: 100, price: 59, price_per: true }]],
  ['na místě = 60; s sebou = 65', [{ label: 'na místě', price: 60 }, { label: 's sebou', price: 65 }]],
])('%s', (typed, read) => {
  expect(sizes(true).read(typed, { region })).toEqual(read)
})

test('an item has at most eight sizes', () => {
  const typed = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index + 1} ks = ${10 + index}`).join('; ')
  expect(sizes(true).read(typed(8), { region })).toHaveLength(8)
  expect(sizes(true).read(typed(9), { region })).toBe(undefined)
})

test.each(['1 kg = 100 000,01', '1 kg = 100001'])('a price this high is refused: %s', (typed) => {
  expect(sizes(true).read(typed, { region })).toBe(undefined)
})

// biome-ignore format: one line, one row
test.each<[Language[], string, object[]]>([
  [['en'], '150 g = from 229', [{ weight_g: 150, price: 229, price_from: true }]],
  [['sk'], '150 g = od 229', [{ weight_g: 150, price: 229, price_from: true }]],
  [['de'], '150 g = ab 229', [{ weight_g: 150, price: 229, price_from: true }]],
  [['de'], 'ab 229,-', [{ price: 229, price_from: true }]],
  [['en'], 'for 2 = 590', [{ serves: 2, price: 590 }]],
  [['en'], 'for 1 person = 590', [{ serves: 1, price: 590 }]],
  [['sk'], 'pre 2 osoby = 590', [{ serves: 2, price: 590 }]],
  [['sk'], 'doska 1 kg pre 5 osôb = 990', [{ label: 'doska', weight_g: 1000, weight_unit: 'kg', serves: 5, price: 990 }]],
  [['de'], 'für 2 Personen = 590', [{ serves: 2, price: 590 }]],
  [['de'], 'für 2 = 590', [{ serves: 2, price: 590 }]],
  [['cs'], '100 g = 59 dle váhy', [{ weight_g: 100, price: 59, price_per: true }]],
  [['en'], '100 g = 59 by weight', [{ weight_g: 100, price: 59, price_per: true }]],
  [['sk'], '100 g = 59 podľa váhy', [{ weight_g: 100, price: 59, price_per: true }]],
  [['de'], '100 g = 59 nach Gewicht', [{ weight_g: 100, price: 59, price_per: true }]],
  [['de'], '3 Stück = 59', [{ pieces: 3, price: 59 }]],
  [['sk'], '5 kusov = 59', [{ pieces: 5, price: 59 }]],
  [['cs'], '2 kusy = 59', [{ pieces: 2, price: 59 }]],
  // English words of the guide are read in every pub, and those of all languages of the pub.
  [['de'], '150 g = from 229', [{ weight_g: 150, price: 229, price_from: true }]],
  [['cs', 'de'], '150 g = ab 229', [{ weight_g: 150, price: 229, price_from: true }]],
])('in a pub of %s: %s', (languages, typed, read) => {
  expect(sizes(true).read(typed, { region, languages })).toEqual(read)
})

test.each<[Language, string, string]>([
  ['cs', 'poloviční porce', 'half portion'],
  ['cs', 'půl porce', 'half portion'],
  ['sk', 'polovičná porcia', 'half portion'],
  ['sk', '½ porcia', 'half portion'],
  ['de', 'halbe Portion', 'half portion'],
  ['cs', 's sebou', 'takeaway'],
  ['sk', 'so sebou', 'takeaway'],
  ['de', 'zum Mitnehmen', 'takeaway'],
  ['cs', 'na místě', 'eat in'],
  ['sk', 'na mieste', 'eat in'],
  ['de', 'vor Ort', 'eat in'],
  ['sk', 'dieťa 4–12 rokov', 'child aged 4–12'],
  ['de', 'ca.', 'approx.'],
  ['cs', 'cca', 'approx.'],
])('a house in %s need not translate the size label "%s"', (lang, typed, english) => {
  expect(translateLabel(typed, undefined, [lang, 'en'])).toEqual({ [lang]: typed, en: english })
})

test.each([
  [['cs', 'sk', 'de'], 'velká', { cs: 'velká', sk: 'veľká', de: 'groß' }],
  [['sk', 'cs', 'en'], 'malý', { sk: 'malý', cs: 'malý', en: 'small' }],
  [['cs', 'sk'], 'sklenka', { cs: 'sklenka', sk: 'pohár' }],
] as [Language[], string, object][])('of %s, "%s" keeps its gender', (languages, typed, said) => {
  expect(translateLabel(typed, undefined, languages)).toEqual(said)
})

test.each<[Language, string, string]>([
  ['cs', 'snížené', 'reduced'],
  ['cs', 'zlevněné', 'reduced'],
  ['sk', 'znížené', 'reduced'],
  ['sk', 'zľavnené', 'reduced'],
  ['de', 'ermäßigt', 'reduced'],
  ['cs', 'za tým', 'team'],
  ['sk', 'za tím', 'team'],
  ['de', 'pro Team', 'team'],
  // Size labels translate this as "eat in".
  ['cs', 'na místě', 'at the door'],
  ['sk', 'na mieste', 'at the door'],
  ['de', 'vor Ort', 'at the door'],
])('a house in %s need not translate the admission label "%s"', (lang, typed, english) => {
  expect(translateEntry(typed, undefined, [lang, 'en'])).toEqual({ [lang]: typed, en: english })
})

test.each(['takeaway', 'take away', 'to go'])('an English house may type "%s"', (typed) => {
  expect(translateLabel(typed, undefined, ['en', 'de'])).toEqual({ en: typed, de: 'zum Mitnehmen' })
})

describe('in a pub', () => {
  let built: Built
  const text = (file: string) => readText(built.files, file)
  const data = (file: string) => readStructuredData(built.files, file)
  beforeAll(async () => {
    built = await buildPub(join(root, 'test/pubs/prices'), { strict: true })
  })

  test('search engines read the extras of a section once, linked from every dish in it', () => {
    const [section] = data('index.html').hasMenu.hasMenuSection
    const addOns = section.hasMenuItem.map(
      (item: { menuAddOn: { '@id': string }[] }) => item.menuAddOn,
    )
    const name = 'Na přání ke všemu v tomto oddílu'
    expect(addOns[0]).toEqual([
      {
        '@type': 'MenuSection',
        '@id': expect.stringMatching(/^_:/),
        name,
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'chléb',
            offers: { '@type': 'Offer', price: '12', priceCurrency: 'CZK' },
          },
          {
            '@type': 'MenuItem',
            name: 'okurek',
            offers: { '@type': 'Offer', price: '15', priceCurrency: 'CZK' },
          },
        ],
      },
    ])
    const ofSection = { '@id': addOns[0][0]['@id'] }
    expect(addOns[1]).toEqual([ofSection])
    expect(addOns[2]).toEqual([
      expect.objectContaining({ name: 'sýr' }),
      expect.objectContaining({ name: 'slanina' }),
      ofSection,
    ])
  })

  test('programs read the price of a set meal, its courses and the allergens of all of them', () => {
    const { food } = JSON.parse(text('menu.json')) as { food: { id: string }[] }
    expect(food.find(({ id }) => id === 'menu')).toMatchObject({
      sizes: [{ price_czk: 690 }],
      allergens: [1, 3, 7, 9],
      courses: [
        { name: { en: 'Beef broth' }, description: { en: 'with noodles' }, allergens: [1, 3, 9] },
        { name: { en: 'Braised beef' }, allergens: [1, 7] },
        { name: { en: 'Fruit' }, allergens: [] },
      ],
    })
    expect(food.find(({ id }) => id === 'tasting')).toMatchObject({
      allergens: null,
      courses: [
        { name: { cs: 'První chod', en: 'First course' } },
        { name: { cs: 'Druhý chod', en: 'Second course' } },
      ],
    })
    const [section] = data('en/index.html').hasMenu.hasMenuSection
    const item = section.hasMenuItem.find(({ name }: { name: string }) => name === 'Dish menu')
    expect(item.description).toMatch(/^Courses: Beef broth, with noodles \/ Braised beef \/ Fruit$/)
    expect(item.offers).toEqual({ '@type': 'Offer', price: '690', priceCurrency: 'CZK' })
  })

  test('search engines read "from" as a minimum price, and an unstated price as none', () => {
    const [section] = data('index.html').hasMenu.hasMenuSection as {
      hasMenuItem: { name: string; offers: object | object[] }[]
    }[]
    const offers = (name: string) =>
      [section?.hasMenuItem.find((item) => item.name === name)?.offers].flat()[0]
    expect(offers('Jídlo from')).toEqual({
      '@type': 'AggregateOffer',
      name: '150 g',
      lowPrice: '229',
      priceCurrency: 'CZK',
    })
    expect(offers('Jídlo weighed')).toEqual({
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '59',
        priceCurrency: 'CZK',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
      },
    })
    expect(offers('Jídlo shared')).toMatchObject({ name: 'pro 2 osoby' })
    expect(offers('Jídlo bare')).toEqual({ '@type': 'Offer', price: '75', priceCurrency: 'CZK' })
    expect(offers('Jídlo pizza')).toMatchObject({ name: '32 cm' })
  })
})

const contains = (...numbers: number[]) => ({ numbers, kinds: [], isComplete: true })
const unstated = { numbers: [], kinds: [], isComplete: false }
const cheese = { label: 'sýr', price: 20, allergens: contains(7) }
// biome-ignore format: one line, one row
test.each([
  ['sýr (7) = 20', [cheese]],
  ['sýr /7/ = 20', [cheese]],
  ['sýr = 20 (7)', [cheese]],
  ['+ sýr (7) = +20 Kč', [cheese]],
  ['sýr = 20', [{ ...cheese, allergens: unstated }]],
  ['sýr (unknown) = 20', [{ ...cheese, allergens: unstated }]],
  ['sýr (žádné) = 0', [{ ...cheese, price: 0, allergens: contains() }]],
  ['slanina 30 g (1, 7) = od 35', [{ label: 'slanina', weight_g: 30, price: 35, price_from: true, allergens: contains(1, 7) }]],
  ['sýr (7) = 20; 0,1 l smetana = 15', [cheese, { label: 'smetana', volume_ml: 100, price: 15, allergens: unstated }]],
])('extras: %s', (typed, read) => {
  expect(extras.read(typed, { region })).toEqual(read)
})

test('a dish that takes no extras has none for search engines, not even those of its section', async () => {
  const none = ['sizes: 75 Kč\n', 'sizes: 75 Kč\n    extras: ne\n'] as const
  const { files } = await readSite(await contentCopy({ 'menu/10-jidla.md': none }, 'prices'))
  const { hasMenu } = readStructuredData(files)
  const [first, second] = hasMenu.hasMenuSection[0].hasMenuItem
  expect(first).not.toHaveProperty('menuAddOn')
  expect(second.menuAddOn[0].hasMenuItem).toHaveLength(2)
})

describe('a set meal of two courses', () => {
  const menuWith = async (first: string, second: string) => {
    const courses = `courses:\n      - cs: Vývar\n        en: Broth\n        allergens: ${first}\n      - cs: Guláš\n        en: Goulash\n        allergens: ${second}`
    const edit = ['allergens: 1, 3, 9', courses] as const
    const { files } = await readSite(await shortCopy({ 'menu/10-polevky.md': edit }))
    const { food } = parseJson(files, 'menu.json')
    return food.find(({ id }: { id: string }) => id === 'hovezi-vyvar')
  }

  test.each([
    ['7', [1, 7, 9], [7]],
    ['none', [1, 9], []],
    ['unknown', null, null],
  ])('whose second course has the allergens %s has the allergens %j', async (second, all, own) => {
    const { allergens, courses } = await menuWith('1, 9', second)
    expect([allergens, courses[1].allergens]).toEqual([all, own])
  })

  test.each([
    ['1b', ['1a', '1b']],
    ['7', ['1a']],
    // Nobody knows which cereal is in the second course.
    ['1', undefined],
  ])(
    'has kinds of cereals only if every course with cereals names them: with %s',
    async (second, kinds) => {
      expect((await menuWith('1a, 9', second)).allergen_kinds).toEqual(kinds)
    },
  )
})

test('the schema of a pub whose sizes all have a quantity requires one', async () => {
  const { files } = await buildPub(fullPub)
  const { Size } = parseJson(files, 'schemas/menu.schema.json').$defs
  expect(Size.allOf[0].anyOf.map(({ required }: { required: string[] }) => required)).toEqual([
    ['volume_ml'],
    ['weight_g'],
    ['pieces'],
  ])
  expect(Object.keys(Size.properties)).not.toContain('price_from')
})
