// An edit keeps what the owner wrote: the words, prices and files of the examples stay.

import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { readAll, readFiles, root } from '../pub.ts'
import { listLost } from './edits.ts'

const five = Object.fromEntries(await readAll(`${root}/test/pubs/five-items`))
const file = 'menu/30-studene.md'
const dish = (lines: string) =>
  `---\nsection: Studené\nsection_en: Cold\nkind: food\nitems:\n  - cs: Zavináč navíc\n    en: Rollmops\n    ${lines}\n    allergens: 4\n---\n`

async function problemsWith(files: { [file: string]: string }) {
  const { problems } = await readFiles({ ...five, ...files }, '2026-11-23')
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.map(({ code, edits }) => ({ code, edits }))
}

describe('a label that the site does not know gets no other word', () => {
  const labels = [
    'Growler',
    'Kugel',
    'deci',
    'studené',
    'single portion',
    'small',
    'grande',
    'maly dzban',
  ]
  test.each(labels)('%s', async (label) => {
    const found = await problemsWith({ [file]: dish(`sizes: ${label} = 89; 0,5 l = 95`) })
    expect(found).toEqual([{ code: 'size-label-unknown', edits: undefined }])
  })
})

test('a label without its accents is the same label', async () => {
  const [found] = await problemsWith({ [file]: dish('sizes: male 0,3 l = 44') })
  expect(found?.edits).toMatchObject([{ old: 'male', new: 'malé' }])
})

test('a price from a number keeps its word', async () => {
  const { content } = await readFiles({ ...five, [file]: dish('sizes: porce od 89') }, '2026-11-23')
  const sizes = content?.menu.food.flatMap((item) => item.sizes)
  expect(sizes).toContainEqual(
    expect.objectContaining({ price_czk: 89, price_from: true, label: expect.anything() }),
  )
})

test('the word behind a price stays', async () => {
  const [found] = await problemsWith({ [file]: dish('sizes: 0,5 l = 89 Kč/porce') })
  expect(found).toMatchObject({ code: 'price-unreadable', edits: undefined })
})

test.each([
  ['phone_2_for', 'bowling'],
  ['booking_by', 'hotline'],
  ['decorations', 'yes'],
])('%s: %s is no misspelt keyword, so it is only asked about', async (field, word) => {
  const pub = (five['pub.md'] ?? '')
    .replace(/^payment:.*\n/m, '')
    .replace(/^---\n/, `---\n${field}: ${word}\n`)
  const found = await problemsWith({ 'pub.md': pub })
  expect(found.flatMap(({ edits = [] }) => edits.flatMap(listLost))).toEqual([])
})

test.each([
  ['1 3 7 9', '1, 3, 7, 9'],
  ['2 4', '2, 4'],
  ['4; 10', '4, 10'],
])(
  'allergens typed as %s are asked about as %s, and no other number is shown',
  async (typed, apart) => {
    const read = await readFiles({
      ...five,
      [file]: dish('sizes: 0,5 l = 89').replace(': 4', `: ${typed}`),
    })
    const errors = read.problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code }) => code)).toEqual(['allergens-parted'])
    for (const catalogue of [en, cs]) {
      const [found] = errors.map((problem) => formatMessage(problem, catalogue))
      expect(found?.fix).toContain(apart)
      expect(found?.fix).not.toContain('1, 3, 7;')
    }
  },
)

test('the same dishes at other prices are a section of their own, and nothing deletes a file', async () => {
  const section = (name: string, id: string, prices: [string, string]) =>
    `---\nsection: ${name}\nsection_en: ${name}\nkind: food\nitems:\n  - cs: Kulajda\n    en: Dill soup${id}\n    sizes: ${prices[0]}\n    allergens: 1\n  - cs: Zelňačka\n    en: Cabbage soup${id}\n    sizes: ${prices[1]}\n    allergens: 1\n---\n`
  const found = await problemsWith({
    'menu/30-poledne.md': section('Noon', '', ['= 60', '= 70']),
    'menu/40-happy.md': section('Evening', ' II', ['= 50', '= 55']),
  })
  expect(found.map(({ code }) => code)).toEqual(['id-taken', 'id-taken'])
  const same = await problemsWith({
    'menu/30-poledne.md': section('Noon', '', ['= 60', '= 70']),
    'menu/40-happy.md': section('Evening', '', ['= 60', '= 70']),
  })
  expect(same).toEqual([{ code: 'file-copy', edits: undefined }])
})

describe('allergens in a name', () => {
  const named = (name: string, allergens: string) =>
    dish('sizes: 0,5 l = 89')
      .replace('Zavináč navíc', name)
      .replace('allergens: 4', `allergens: ${allergens}`)
  const find = async (name: string, allergens: string) => {
    const { problems } = await readFiles({ ...five, [file]: named(name, allergens) }, '2026-11-23')
    return problems.filter(({ code }) => code === 'allergens-in-name')
  }

  test.each([
    ['Gulášová polévka (1,3,7)', '1, 3, 7', 'Gulášová polévka'],
    ['Hovězí vývar A: 1,3,9', '1, 3, 9', 'Hovězí vývar'],
    ['Čočková /1, 7/', '1, 7', 'Čočková'],
    ['Vývar (9)', '9', 'Vývar'],
  ])('%s: the edit moves them to their line', async (name, allergens, left) => {
    const [found] = await find(name, 'unknown')
    expect(found?.edits).toMatchObject([
      { new: `  - cs: ${left}` },
      { new: `    allergens: ${allergens}` },
    ])
  })

  test('letters are asked about, because they differ from house to house', async () => {
    const found = await find('Dršťková (A,C,G)', 'unknown')
    expect(found.map(({ edits }) => edits)).toEqual([undefined])
  })

  test.each([
    ['Gulášová (1,3,7)', '1, 3, 7'],
    ['Víno (2024)', 'unknown'],
    ['Kuře (15,16)', 'unknown'],
    ['Sýry A až Z', 'unknown'],
    ['Káva (A)', 'unknown'],
    ['Pivo 1/2', 'unknown'],
  ])('%s with the allergens %s is no question', async (name, allergens) => {
    expect(await find(name, allergens)).toEqual([])
  })
})

test.each([
  ['(2ks) = 99', '2 ks = 99'],
  ['(120g) = 95', '120 g = 95'],
  ['malé (0,3 l) = 44', 'malé 0,3 l = 44'],
])('%s: the edit takes off the brackets, and the result is read', async (typed, meant) => {
  const { problems } = await readFiles({ ...five, [file]: dish(`sizes: ${typed}`) }, '2026-11-23')
  const [error, ...more] = problems.filter(({ severity }) => severity === 'error')
  const [edit] = error?.edits ?? []
  expect(more).toEqual([])
  expect(edit && 'old' in edit && typed.replace(edit.old, edit.new)).toBe(meant)
  const fixed = await problemsWith({ [file]: dish(`sizes: ${meant}`) })
  expect(fixed).toEqual([])
})
