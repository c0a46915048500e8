// What a house is called decides its headings, its type for search engines and the questions that
// agents are told to ask; nothing speaks of a pub, of beer or of lunch where there is none.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tellSentence } from '../../src/messages/catalogue.ts'
import { houseTypeOf, houseTypes } from '../../src/model/house-types.ts'
import { wholeMarkup } from '../markup.ts'
import { buildFull, buildPub, contentCopy, readSite, root, tryBuild } from '../pub.ts'

test.each([
  ['hospoda', 'pub'],
  ['Pivnice', 'pub'],
  ['výčep', 'pub'],
  ['koktejlový bar', 'bar'],
  ['Cocktailbar', 'bar'],
  ['horská bouda', 'hut'],
  ['chata', 'hut'],
  ['Almhütte', 'hut'],
  ['menza', 'canteen'],
  ['jídelna', 'canteen'],
  ['jedáleň', 'canteen'],
  ['Kantine', 'canteen'],
  ['Mensa', 'canteen'],
  ['hotelová restaurace', 'hotel_restaurant'],
  ['Hotelrestaurant', 'hotel_restaurant'],
  ['beer garden', 'beer_garden'],
  ['pivní zahrada', 'beer_garden'],
  ['pizza s sebou', 'takeaway'],
  ['rodinná vinárna', 'wine_bar'],
  ['vináreň', 'wine_bar'],
  ['kavárna', 'cafe'],
  ['kaviareň', 'cafe'],
  ['minipivovar', 'brewery'],
  ['pivovarská restaurace', 'brewery'],
  ['hospoda s pivovarem', 'pub'],
  ['Gasthaus', 'inn'],
  ['reštaurácia', 'restaurant'],
  ['bistro', 'bistro'],
  ['hudební klub', 'club'],
  ['letní stánek', 'kiosk'],
  ['Würstelstand', 'kiosk'],
  ['dedinské pohostinstvo', 'pub'],
  ['Biergarten', 'beer_garden'],
  ['gemütliches Bierlokal', 'pub'],
  ['beer hall', 'pub'],
  ['Buschenschank', 'wine_bar'],
  ['Gaststätte', 'inn'],
  ['koliba', 'restaurant'],
  ['barevný dům', 'other'],
  ['místo u řeky', 'other'],
])('%s is of the type %s', (kind, type) => {
  expect(houseTypeOf([kind])).toBe(type)
})

test('a word in another language is known where the first one is not', () => {
  expect(houseTypeOf(['místo u řeky', 'wine bar by the river'])).toBe('wine_bar')
})

test('each type has the nearest one of schema.org, a sign of what it serves, and a look', () => {
  expect(
    Object.entries(houseTypes).map(([type, { schemaOrg, sign, mood }]) =>
      [type, schemaOrg, sign, mood].join(' '),
    ),
  ).toEqual([
    'pub BarOrPub beer classic',
    'wine_bar BarOrPub wine fine',
    'cafe CafeOrCoffeeShop cup bright',
    'brewery Brewery beer classic',
    'inn Restaurant cutlery classic',
    'restaurant Restaurant cutlery fine',
    'bistro Restaurant cutlery bright',
    'club BarOrPub note dark',
    'kiosk FoodEstablishment cutlery river',
    'bar BarOrPub wine dark',
    'hut FoodEstablishment cutlery classic',
    'canteen FoodEstablishment cutlery bright',
    'hotel_restaurant Restaurant cutlery fine',
    'beer_garden BarOrPub beer river',
    'takeaway FoodEstablishment cutlery river',
    'other FoodEstablishment cutlery classic',
  ])
})

const readPub = async (name: string) => {
  const { files } = await buildPub(join(root, 'test/pubs', name), { date: '2026-05-20' })
  return (file: string) => wholeMarkup(String(files.get(file)))
}
const skill = '.well-known/agent-skills/answer-pub-guests/SKILL.md'
const catalog = '.well-known/ai-catalog.json'

describe.each([
  ['cafe', 'CafeOrCoffeeShop', 'Kavárna', 'Café', 'The Blue Café', 'cafe'],
  ['kiosk', 'FoodEstablishment', 'Stánek', 'Kiosk', 'The Weir Kiosk', 'kiosk'],
])('a %s', (name, schemaOrg, cs, en, called, type) => {
  test('is called what it is: headings, search engines, data and skill', async () => {
    const read = await readPub(name)
    expect(read('index.html')).toContain(`<th scope="col">${cs}</th>`)
    expect(read('en/index.html')).toContain(`<th scope="col">${en}</th>`)
    expect(read('en.md')).toContain(`| Day | ${en} |`)
    expect(read('index.html')).toContain(`"@type":"${schemaOrg}"`)
    expect(JSON.parse(read('pub.json')).type).toBe(type)
    expect(read(skill)).toContain(`Answer guests of ${called} (`)
    expect(JSON.parse(read(catalog)).entries[0].tags[0]).toBe(type)
  })

  test('is asked only what its menu and hours can answer', async () => {
    const read = await readPub(name)
    const queries: string[] = JSON.parse(read(catalog)).entries[0].representativeQueries
    expect(queries).toHaveLength(4)
    expect(queries.join()).not.toMatch(/oběd|pivo|hospod|midnight/)
  })

  test('has a sign of its own, without a drawing', async () => {
    const [own, full] = [await readPub(name), (await buildFull()).files]
    expect(own('favicon.svg')).toContain('<path')
    expect(own('favicon.svg')).not.toBe(full.get('favicon.svg'))
  })
})

test.each(['cafe', 'kiosk'])(
  'the data of a %s know no lunch and no degrees of beer',
  async (name) => {
    const read = await readPub(name)
    for (const file of ['schemas/menu.schema.json', 'openapi.json', 'api/docs.md'])
      expect(read(file)).not.toMatch(/soup_included|next_lunches|beer_degree|lager/)
    expect(read('api/docs.md')).toContain('`kitchen` works in the same way')
  },
)

test('the pub that has beer and lunch is asked about them, as ever', async () => {
  const { files } = await buildFull()
  expect(JSON.parse(files.get(catalog) ?? '').entries[0].representativeQueries).toEqual([
    'what is on the menu at The Oversleeping Rooster',
    'is The Oversleeping Rooster open after midnight on Saturday',
    'co mají v podniku U Zaspalého kohouta k obědu',
    'kolik stojí v podniku U Zaspalého kohouta velké pivo',
  ])
  expect(files.get('api/docs.md')).toContain('`beer_degree` is the strength')
})

test('the owner may say the type, where the word says another one', async () => {
  const content = await contentCopy({ 'pub.md': ['kind: hospoda', 'kind: hospoda\ntype: brewery'] })
  const { files } = await readSite(content)
  expect(String(files.get('index.html'))).toContain('"@type":"Brewery"')
  expect(JSON.parse(String(files.get('pub.json')))).toMatchObject({
    kind: { cs: 'hospoda' },
    type: 'brewery',
  })
})

const kindOf = (cs: string, en: string) =>
  contentCopy({ 'pub.md': [/^kind:.*\nkind_en:.*$/m, `kind: ${cs}\nkind_en: ${en}`] })

test('a house of a kind that nobody knows is called by its own word everywhere', async () => {
  const { files, baseUrl } = await buildPub(await kindOf('šenk pod strání', 'river tap'))
  const read = (file: string) => wholeMarkup(String(files.get(file)))
  expect(read('index.html')).toContain('<th scope="col">Šenk pod strání</th>')
  expect(read('en.md')).toContain('| Day | River tap |')
  expect(read('en/index.html')).toContain(
    'If they differ, the price list at the river tap applies.',
  )
  expect(read(skill)).toContain('Answer guests of the river tap ')
  expect(read('index.html')).toContain('"@type":"FoodEstablishment"')
  expect(baseUrl.notes.map((note) => tellSentence(note)).join()).toContain('FoodEstablishment')
})

test('a bar is never a pub, nor a wine bar a winery', async () => {
  const { files } = await readSite(await kindOf('koktejlový bar', 'cocktail bar'))
  const bar = JSON.parse(String(files.get(catalog))).entries[0]
  expect(bar.representativeQueries.join()).toContain('v podniku U Zaspalého kohouta')
  for (const file of ['index.html', 'en/index.html', 'index.md', 'en.md', 'api/docs.md', skill])
    expect(wholeMarkup(String(files.get(file)))).not.toMatch(
      /Hospoda<| Hospoda \||\b(the|this one) pub\b/,
    )
  const wine = (await buildPub(await kindOf('vinárna', 'wine bar'))).files
  expect(String(wine.get('index.html'))).toContain('"@type":"BarOrPub"')
  expect([...wine].filter(([, body]) => String(body).includes('"Winery"'))).toEqual([])
})

test('a type that nobody knows is refused', async () => {
  const content = await contentCopy({ 'pub.md': ['kind: hospoda', 'kind: hospoda\ntype: palace'] })
  const result = await tryBuild(content)
  expect('problems' in result && result.problems.map(({ code }) => code)).toEqual(['word-unknown'])
})
