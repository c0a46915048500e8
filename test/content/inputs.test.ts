// Small inputs of owners, each with what a guest should read in the end: read as typed, or after the
// edits of its messages. Tables are in test/commands/from.test.ts.

import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { readFiles } from '../pub.ts'
import {
  applyEdits,
  type Expected,
  type Field,
  judge,
  type Language,
  pubFiles,
} from './hours-phrases.ts'

const on = (days: string, ...spans: [open: string, close: string][]): Expected =>
  Object.fromEntries(days.split(' ').map((day) => [day, spans]))

type HoursInput = [name: string, lang: Language, field: Field, typed: string | string[], Expected]

// biome-ignore format: one line, one input
const hours: HoursInput[] = [
  ['two spans of a twelve-hour clock', 'en', 'bar', ['Tue-Sun 12:00-3:00, 5:30-10:00'], { ...on('tue wed thu fri sat sun', ['12:00', '15:00'], ['17:30', '22:00']), mon: [] }],
  ['noon to ten', 'en', 'bar', ['Tue-Sun 12-10'], on('tue wed thu fri sat sun', ['12:00', '22:00'])],
  ['noon to ten on one line', 'en', 'bar', 'Daily 11:30-9:30', on('mon tue wed thu fri sat sun', ['11:30', '21:30'])],
  ['pm behind the second time', 'en', 'bar', ['Sat 11am-1pm', 'Sun 12-6pm'], { sat: [['11:00', '13:00']], sun: [['12:00', '18:00']] }],
  ['pm behind the second time of lunch', 'en', 'lunch', 'Mon-Fri 12.30 – 2.30pm', on('mon tue wed thu fri', ['12:30', '14:30'])],
  ['an ampersand between days', 'de', 'bar', ['Montag – Freitag & Sonntag 12:00 – 15:00'], { ...on('mon tue wed thu fri sun', ['12:00', '15:00']), sat: [] }],
  ['an ampersand between two days', 'de', 'bar', ['Fr & Sa 17-1'], on('fri sat', ['17:00', '01:00'])],
  ['a closed day behind a middle dot', 'de', 'bar', ['Di–So 12–22 Uhr · Montag Ruhetag'], { ...on('tue wed thu fri sat sun', ['12:00', '22:00']), mon: [] }],
  ['a slash between days', 'de', 'bar', ['Sa/So 10–22 Uhr'], on('sat sun', ['10:00', '22:00'])],
  ['English abbreviations', 'en', 'bar', ['Mon-Thurs 11am-11pm', 'Fri, Sat 11am-11pm'], on('mon tue wed thu fri sat', ['11:00', '23:00'])],
  ['Tues and Weds', 'en', 'bar', ['Tues 5pm-11pm', 'Weds 5pm-11pm'], on('tue wed', ['17:00', '23:00'])],
  ['a kitchen until a time', 'cs', 'kitchen', 'do 22:30', on('mon sun', ['09:00', '22:30'])],
  ['a kitchen until a time in German', 'de', 'kitchen', 'bis 21:45', on('mon sun', ['09:00', '21:45'])],
  ['every day but one', 'cs', 'bar', 'denně kromě pondělí 13:00–22:00', { ...on('tue wed thu fri sat sun', ['13:00', '22:00']), mon: [] }],
  ['every day but one in German', 'de', 'bar', 'Täglich außer Dienstag 17:00 – 23:00', { ...on('mon wed thu fri sat sun', ['17:00', '23:00']), tue: [] }],
  ['noon and midnight', 'en', 'bar', ['Sunday 12 noon to 11pm', 'Mon-Fri 5 p.m. – midnight'], { ...on('mon tue wed thu fri', ['17:00', '24:00']), sun: [['12:00', '23:00']] }],
  ['words before and behind', 'cs', 'bar', 'Otevřeno denně 11.00 - 22.00 hod.', on('mon sun', ['11:00', '22:00'])],
  ['weekdays and weekend', 'cs', 'bar', ['všední dny 10-22', 'víkend 11-23'], { ...on('mon tue wed thu fri', ['10:00', '22:00']), ...on('sat sun', ['11:00', '23:00']) }],
  ['a time and pm', 'en', 'bar', ['Sunday 12:00 to 8pm'], { sun: [['12:00', '20:00']] }],
  ['three days with colons on a line', 'en', 'bar', ['Mon-Fri: 9am-5pm Sat: 9am-3pm Sun: Closed'], { ...on('mon tue wed thu fri', ['09:00', '17:00']), sat: [['09:00', '15:00']], sun: [] }],
  ['two days with colons and a comma', 'cs', 'bar', ['Po-Pá: 11.00-22.00, So: 12.00-22.00'], { ...on('mon fri', ['11:00', '22:00']), sat: [['12:00', '22:00']] }],
  ['an English date with an ordinal', 'en', 'exceptions', ['date: 24th December 2026', 'reason: Christmas', 'closed: yes'], { '2026-12-24': [] }],
  ['an English date with the month first', 'en', 'exceptions', ['date: December 26, 2026', 'reason: Christmas', 'closed: yes'], { '2026-12-26': [] }],
]

describe('hours are published as the owner meant them, as typed or after the edits:', () => {
  test.each(hours)('%s', async (id, lang, field, typed, expect_) => {
    const { outcome, note } = await judge({ id, lang, field, typed, expect: expect_ })
    expect(['right', 'fixed'].includes(outcome) ? [] : [outcome, note]).toEqual([])
  })
})

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
])('a size in brackets is fixed: %s', async (sizes, expected) => {
  const { food } = await fixMenu('cs', dish(`    sizes: ${sizes}\n    allergens: 1\n`))
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
