// Prices of menus, from the owner's line to every place where guests and programs read them.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { buildPub, contentCopy, fullPub, readSite, root, shortCopy } from '../pub.ts'
import { parseJson, readStructuredData, readText } from '../reading.ts'

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
            offers: { '@type': 'Offer', price: 12, priceCurrency: 'CZK' },
          },
          {
            '@type': 'MenuItem',
            name: 'okurek',
            offers: { '@type': 'Offer', price: 15, priceCurrency: 'CZK' },
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
    expect(item.offers).toEqual({ '@type': 'Offer', price: 690, priceCurrency: 'CZK' })
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
      lowPrice: 229,
      priceCurrency: 'CZK',
    })
    expect(offers('Jídlo weighed')).toEqual({
      '@type': 'Offer',
      description: 'plus vratná záloha 20 Kč',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 59,
        priceCurrency: 'CZK',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 100, unitCode: 'GRM' },
      },
    })
    expect(offers('Jídlo shared')).toMatchObject({ name: 'pro 2 osoby' })
    expect(offers('Jídlo bare')).toEqual({ '@type': 'Offer', price: 75, priceCurrency: 'CZK' })
    expect(offers('Jídlo pizza')).toMatchObject({ name: '32 cm' })
  })
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
    const { files } = await readSite(await shortCopy({ 'menu/10-polevky.md': edit }), {
      wanted: ['menu.json'],
    })
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
