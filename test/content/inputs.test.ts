// Small inputs of owners, each with what a guest should read in the end: read as typed, or after the
// edits of its messages. Hours are in hours-typed.txt, tables in test/commands/from.test.ts.

import { expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { readFiles } from '../pub.ts'
import { applyEdits, type Language, pubFiles } from './hours-phrases.ts'

const dish = (fields: string, lang: Language = 'cs', name = 'Utopenec') =>
  `---\nsection: Jídlo\nkind: food\nitems:\n  - ${lang}: ${name}\n${fields}---\n`
const file = 'menu/20-jidlo.md'

async function readMenu(lang: Language, menu: string) {
  const files = { ...pubFiles(lang), 'hours.md': '---\nbar: Po–Ne 9:00–24:00\n---\n', [file]: menu }
  if (lang === 'en') files['hours.md'] = '---\nbar: daily 9:00–24:00\n---\n'
  const { content, problems } = await readFiles(files, '2026-11-27')
  const own = problems.filter((problem) => problem.file === `content/${file}`)
  return { food: content?.menu.food, problems: own }
}

/** Apply the edits of a menu and of its later messages, until none has any. */
async function fixMenu(lang: Language, menu: string) {
  let text = menu
  for (let round = 0; round < 5; round++) {
    const { food, problems } = await readMenu(lang, text)
    const edited = applyEdits(text, problems)
    if (edited === text) return { food, codes: problems.map(({ code }) => code) }
    text = edited
  }
  throw new Error(`the edits lead in a circle:\n${text}`)
}

test('null and ~ of an editor are nothing', async () => {
  const menu = dish(
    '    description: null\n    note: ~\n    sizes: 120 g = 75\n    allergens: unknown\n',
  )
  const { food } = await readMenu('cs', menu)
  expect(food?.[0]?.name).toEqual({ cs: 'Utopenec' })
  expect(food?.[0]).not.toHaveProperty('description')
  expect(food?.[0]).not.toHaveProperty('note')
})

test('names without Latin letters have ids of their own', async () => {
  const line = '    sizes: 0,3 l = 65\n    allergens: 1\n'
  const { food, problems } = await readMenu(
    'cs',
    dish(`${line}  - cs: Солянка\n${line}`, 'cs', 'Борщ'),
  )
  expect(problems).toEqual([])
  const ids = food?.map(({ id }) => id) ?? []
  expect(ids).toEqual([expect.stringMatching(/^bor/), expect.stringMatching(/^sol/)])
})

test.each([
  ['(2ks) = 99', { pieces: 2, price_czk: 99 }],
  ['(120g) = 95', { weight_g: 120, price_czk: 95 }],
  ['(0,3 l) = 45', { volume_ml: 300, price_czk: 45 }],
])('a size in brackets is read: %s', async (sizes, expected) => {
  const { food, problems } = await readMenu('cs', dish(`    sizes: ${sizes}\n    allergens: 1\n`))
  expect(problems).toEqual([])
  expect(food?.[0]?.sizes).toEqual([expect.objectContaining(expected)])
})

test.each([
  ['Gulášová polévka (1,3,7)', 'Gulášová polévka', [1, 3, 7]],
  ['Hovězí vývar /1,3,9/', 'Hovězí vývar', [1, 3, 9]],
  ['Kulajda 1, 3, 7', 'Kulajda', [1, 3, 7]],
])('allergens in a name move to their line: %s', async (typed, name, numbers) => {
  const menu = dish('    sizes: 0,3 l = 45\n    allergens: unknown\n', 'cs', typed)
  const { food, codes } = await fixMenu('cs', menu)
  expect(codes).not.toContain('allergens-in-name')
  expect(food?.[0]).toMatchObject({ name: { cs: name }, allergens: numbers })
})

test.each([
  ['1 3 7 9', [1, 3, 7, 9]],
  ['1;3;7', [1, 3, 7]],
  ['lepek, siřičitany a lupina', [1, 12, 13]],
  ['1 lepek, 7 mléko', [1, 7]],
])('allergens %s are fixed with all of their numbers', async (typed, numbers) => {
  const { food } = await fixMenu('cs', dish(`    sizes: = 99\n    allergens: ${typed}\n`))
  expect(food?.[0]?.allergens).toEqual(numbers)
})

test('a price in pounds is one message that names the currencies', async () => {
  const { problems } = await readMenu(
    'en',
    dish('    sizes: = £9.95\n    allergens: 1\n', 'en', 'Pie'),
  )
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors).toHaveLength(1)
  const [found] = errors.map((error) => formatMessage(error, en))
  expect(found?.fix).toContain('CZK, EUR')
  expect(found?.fix).not.toContain('crowns')
})
