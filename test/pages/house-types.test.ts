// The type of a house decides its type for search engines, its sign and its look. For the words that
// owners type see notations.yaml, for pages and documents test/cases/houses.yaml.

import { expect, test } from 'vitest'
import { formatSentence } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { findHouseType, houseTypes } from '../../src/model/house-types.ts'
import { buildPub, contentCopy, type Edit } from '../pub.ts'

test('a word in another language decides if the first one is unknown', () => {
  expect(findHouseType(['místo u řeky', 'wine bar by the river'])).toBe('wine_bar')
})

test('each type has the closest type of schema.org, a sign and a look', () => {
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

test('the build reports the type that a house of an unknown kind has for search engines', async () => {
  const kind: Edit = [/^kind:.*\nkind_en:.*$/m, 'kind: šenk pod strání\nkind_en: river tap']
  const { baseUrl } = await buildPub(await contentCopy({ 'pub.md': kind }))
  expect(baseUrl.notes.map((note) => formatSentence(note, en)).join()).toContain(
    'FoodEstablishment',
  )
})
