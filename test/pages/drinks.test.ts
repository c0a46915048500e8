// A pub that sells five drinks and no food.

import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { buildPub, contentCopy, root } from '../pub.ts'

let files: Built['files']
beforeAll(async () => {
  ;({ files } = await buildPub(join(root, 'test/pubs/five-drinks')))
})
const read = (file: string) => String(files.get(file))

test('/menu.json holds five drinks and an empty list of food', () => {
  const { food, drinks } = JSON.parse(read('menu.json'))
  expect(food).toEqual([])
  expect(drinks).toHaveLength(5)
})

test.each(['index.html', 'en/index.html'])('%s has no menu of food, and no link to one', (file) => {
  const ids = [...read(file).matchAll(/ id="?([^" >]*)/g)].map(([, id]) => id)
  const targets = [...read(file).matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toContain('drinks_list')
  expect(ids).not.toContain('food_list')
  expect(targets.length).toBeGreaterThan(2)
  expect(targets.filter((id) => !ids.includes(id))).toEqual([])
})

test.each([
  ['index.md', '## Jídlo', '## Pití'],
  ['en.md', '## Food', '## Drinks'],
])('%s has no heading for food', (file, food, drinks) => {
  const lines = read(file).split('\n')
  expect(lines).toContain(drinks)
  expect(lines).not.toContain(food)
})

test('no document offers food, a kitchen, or a fact that the house has not stated', () => {
  const pub = JSON.parse(read('pub.json'))
  expect([pub.features.garden, pub.features.dogs, pub.transport]).toEqual([null, null, null])
  const skill = read('.well-known/agent-skills/answer-pub-guests/SKILL.md')
  const asked = skill.split('\n').filter((line) => /^\| (?!The guest|---)/.test(line))
  expect(asked.join('\n')).not.toMatch(/dish|food|kitchen|dogs|garden|smoking|transport/)
  expect(read('api/docs.md')).toContain('- Drinks, prices, allergens: `GET /menu.json`.')
  for (const file of ['index.html', '404.html', 'llms.txt'])
    expect(read(file), file).not.toMatch(/[Jj]ídelní/)
  expect(read('index.html')).toContain('<a href="#drinks_list">Nápojový lístek</a>')
})

test.each([
  ['index.html', 'index.md', 'Ceny k 10. 7. 2026'],
  ['en/index.html', 'en.md', 'Prices as of 10 July 2026'],
])('%s and %s say once of which day the prices are', (page, twin, words) => {
  for (const file of [page, twin])
    expect(read(file).replaceAll('\u00A0', ' ').split(words)).toHaveLength(2)
})

test.each(['index.md', 'en.md'])('%s has no heading with nothing below it', (file) => {
  const headings = [...read(file).matchAll(/^(#+) .*\n+(#*)/gm)]
  expect(headings.length).toBeGreaterThan(5)
  const empty = headings.filter(
    ([, own = '', next = '']) => next !== '' && next.length <= own.length,
  )
  expect(empty.map(([line]) => line)).toEqual([])
})

test('what is in a name is not said behind it: alcohol-free, and the word for a stop', async () => {
  const content = await contentCopy({
    'menu/150-teple-napoje.md': ['en: Espresso', 'en: Alcohol-free espresso'],
    'pub.md': ['stop: Vymyšlená Lhota zastávka', 'stop: Lhota Station'],
  })
  const twin = String((await buildPub(content)).files.get('en.md'))
  expect(twin).toContain('- Alcohol-free espresso, vegan: 0.03 l')
  expect(twin).toContain('- Train, Lhota Station, 12 min on foot')
  expect(twin).toContain('- Cappuccino, alcohol-free, vegetarian: ')
  expect(twin).toContain('- Bus 42, stop Kohoutí náměstí, 2 min on foot')
})
