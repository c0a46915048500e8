// Details of menu items in the brewery of test/pubs: on the page, in the twin, in /menu.json with
// its schema, and in the structured data.

import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import type { Menu } from '../agents/walker.ts'
import { buildFull, buildPub, contentCopy, readSite, root } from '../pub.ts'
import { readStructuredData } from '../reading.ts'

let built: Built
beforeAll(async () => {
  built = await buildPub(join(root, 'test/pubs/brewery'), { strict: true })
})
/** Return a text with plain spaces and without the `span` around times. */
const read = (file: string) =>
  String(built.files.get(file))
    .replaceAll('\u00A0', ' ')
    .replace(/<span class="t">([^<]*)<\/span>/g, '$1')
const menu = (): Menu => JSON.parse(String(built.files.get('menu.json')))
const item = (id: string) => [...menu().food, ...menu().drinks].find((one) => one.id === id)

/** Return the sections of the structured data by name. */
function sectionsByName(file: string, files: { get(file: string): unknown } = built.files) {
  type Section = {
    name: string
    description?: string
    hasMenuItem?: { name: string; description: string; suitableForDiet?: string | string[] }[]
    hasMenuSection?: Section[]
  }
  return new Map(
    (readStructuredData(files, file).hasMenu.hasMenuSection as Section[]).map((section) => [
      section.name,
      section,
    ]),
  )
}

describe('subheadings', () => {
  test('are stated with each of their items, and the structured data keeps all items', () => {
    expect(item('hreben-10')?.heading?.en).toBe('From our own tanks')
    expect(item('kysele-s-visni')?.heading?.en).toBe('Guest beers')
    expect(item('domaci-limonada')).not.toHaveProperty('heading')
    const beer = sectionsByName('en/index.html').get('Beer')
    expect(beer?.hasMenuItem).toBeUndefined()
    expect(
      beer?.hasMenuSection?.map(({ name, hasMenuItem }) => [name, hasMenuItem?.length]),
    ).toEqual([
      ['From our own tanks', 3],
      ['Guest beers', 1],
    ])
  })

  test('do not apply to items before the first one', async () => {
    const content = await contentCopy({
      'menu/10-polevky.md': [
        '  - cs: Česnečka',
        '  - heading: Husté\n    heading_en: Thick\n\n  - cs: Česnečka',
      ],
    })
    const { files } = await readSite(content, { wanted: [] })
    const soups = sectionsByName('en/index.html', files).get('Soups')
    expect(soups?.hasMenuItem).toHaveLength(1)
    expect(soups?.hasMenuSection?.map(({ name }) => name)).toEqual(['Thick'])
    expect(String(files.get('index.html'))).toMatch(/Hovězí vývar.*<h4>Husté<\/h4>.*Česnečka/s)
  })
})

test('the legend names kinds of cereals and nuts for groups of which the pub names a kind', () => {
  const kindsOf = (group: number) => menu().allergens.find(({ number }) => number === group)?.kinds
  expect(
    kindsOf(8)
      ?.map(({ code, name }) => `${code} ${name['en']}`)
      .slice(0, 2),
  ).toEqual(['8a almonds', '8b hazelnuts'])
  expect(kindsOf(7)).toBeUndefined()
})

test('lactose-free and halal items have schema.org diets', () => {
  const [, mains] = [...sectionsByName('en/index.html').values()].map(
    ({ hasMenuItem, hasMenuSection = [] }) => [
      ...(hasMenuItem ?? []),
      ...hasMenuSection.flatMap((one) => one.hasMenuItem ?? []),
    ],
  )
  expect(mains?.find(({ name }) => name.startsWith('Halal'))?.suitableForDiet).toEqual([
    'GlutenFreeDiet',
    'HalalDiet',
  ])
  const [porridge] = sectionsByName('en/index.html').get('Breakfast')?.hasMenuItem?.slice(1) ?? []
  expect(porridge?.suitableForDiet).toContain('LowLactoseDiet')
})

describe('a section with its own season or hours', () => {
  test('states in the structured data when it is served, out of season too', () => {
    expect(sectionsByName('en/index.html').get('Courtyard grill')?.description).toBe(
      'Served in season from 1 May to 30 September, Wed–Fri 16:00–21:00, on Saturdays 12:00–22:00. No grilling in the rain.',
    )
  })

  test('states its season and hours with every item of the data', () => {
    const grill = menu().food.filter(({ section }) => section === 'gril')
    const hours = [
      { days: ['wed', 'thu', 'fri'], open: '16:00', close: '21:00' },
      { days: ['sat'], open: '12:00', close: '22:00' },
    ]
    expect(grill.map(({ availability }) => availability)).toEqual([
      { season: { from: '05-01', to: '09-30' }, hours },
      { season: { from: '05-01', to: '09-30' }, days: ['fri', 'sat'], hours },
      { season: { from: '08-01', to: '09-30' }, hours },
    ])
    expect(menu().sections.find(({ id }) => id === 'gril')?.served).toEqual({
      season: { from: '05-01', to: '09-30' },
      hours,
    })
  })
})

describe('lunch', () => {
  test('a dish for the whole week is on every day with lunch and on no closed day', () => {
    const days = menu().lunch?.days ?? []
    expect(days.map(({ date }) => date.slice(5))).toEqual(['11-16', '11-18', '11-19', '11-20'])
    for (const { mains } of days)
      expect(mains.filter(({ name }) => name.en === 'Fried cheese with chips')).toHaveLength(1)
  })

  test('guests choose one of two soups, and each states its allergens', () => {
    const [monday, wednesday] = menu().lunch?.days ?? []
    expect(monday?.soup?.allergens).toEqual([9])
    expect(monday?.more_soups).toMatchObject([{ allergens: [1, 3, 9], allergen_kinds: ['1a'] }])
    expect(wednesday).not.toHaveProperty('more_soups')
    expect(read('en/index.html').split('>Soup: ')).toHaveLength(6)
    expect(read('en.md')).toContain('The price of a main course includes one soup of the day')
  })
})

test('the menu is valid against the schema that is published with it', () => {
  const schema = JSON.parse(String(built.files.get('schemas/menu.schema.json')))
  const validate = new Ajv2020({ strict: false }).compile(schema)
  expect(validate(menu()), JSON.stringify(validate.errors)).toBe(true)
  const wrong = menu()
  const [first] = wrong.food
  if (first) first.allergen_kinds = ['1z']
  expect(validate(wrong)).toBe(false)
})

describe('the order of the menu', () => {
  // biome-ignore format: one line, one row
  test.each([
    ['wine-sk-en', ['drinks', 'food'], '2 Drinks|3 Wine by the glass|2 Food|3 With your wine'],
    ['kiosk', ['food', 'drinks'], '2 Food|3 From the window|2 Drinks|3 Drinks'],
    ['frozen-3/full', ['food', 'drinks'], '2 Food and drinks|3 Breakfast|3 Food|3 Courtyard grill|3 Beer|3 Wine and soft drinks|3 To share and to take away'],
  ])('of %s follows the order of its files', async (pub, kinds, expected) => {
    const { files } = await buildPub(join(root, 'test/pubs', pub), { date: '2026-11-20' })
    const page = String(files.get('en/index.html'))
    const [list = ''] =
      /<section id="(?:food|drinks)_list".*?(?=<section id="(?:whats_on|opening_hours)")/s.exec(page) ?? []
    const ofPage = list.matchAll(/<h([23])[^>]*>(?:<span[^>]*><\/span>)*([^<]*)/g)
    expect(Array.from(ofPage, ([, level, name]) => `${level} ${name}`).join('|')).toBe(expected)
    const [, twin = ''] =
      /\n(## (?:Food|Drinks).*?)\n## Allergens/s.exec(String(files.get('en.md'))) ?? []
    const ofTwin = twin.matchAll(/^(##|###) (.*)$/gm)
    // A section with the same name as its part is printed once in the twin.
    expect(Array.from(ofTwin, ([, level = '', name]) => `${level.length} ${name}`).join('|')).toBe(
      expected.replace('2 Drinks|3 Drinks', '2 Drinks'),
    )
    expect([...sectionsByName('en/index.html', files).keys()]).toEqual(
      expected
        .split('|')
        .filter((one) => one.startsWith('3'))
        .map((one) => one.slice(2)),
    )
    // Both anchors exist, in the order in which food and drinks begin.
    expect(
      Array.from(page.matchAll(/<li><a href="#(food|drinks)_list"/g), ([, kind]) => kind),
    ).toEqual(kinds)
    for (const kind of kinds) expect(list).toContain(`id="${kind}_list"`)
    expect(
      Object.keys(JSON.parse(String(files.get('menu.json')))).filter((name) =>
        kinds.includes(name),
      ),
    ).toEqual(['food', 'drinks'])
  })
})

test('the days of a dish are printed next to a note that names them', async () => {
  const { files } = await buildFull()
  expect(files.get('en.md')?.match(/Friday to Sunday only/g)).toHaveLength(2)
  expect(files.get('index.md')).toMatch(/jen pátek až neděle.*Pouze od pátku do neděle\./)
})
