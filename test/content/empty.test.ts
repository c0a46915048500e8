// Empty is one thing: whatever an editor or a person writes for an empty value reads like no value.

import { describe, expect, test } from 'vitest'
import { itemRows } from '../../src/fields/item.ts'
import { pubRows } from '../../src/fields/pub/pub.ts'
import { readAll, readFiles, root } from '../pub.ts'

const five = Object.fromEntries(await readAll(`${root}/test/pubs/five-items`))
const empties = ['', ' ~', ' null', ' Null', ' NULL', " ''", ' ""', ' []', ' {}', ' ~ # later']

const dish = (lines: string) =>
  `---\nsection: Studené\nsection_en: Cold\nkind: food\nitems:\n  - cs: Zavináč navíc\n    en: Sausage\n    sizes: 120 g = 75\n    allergens: 1\n${lines}---\n`

/** Everything that is read, with a file replaced or with lines added to `pub.md`. */
async function readWith(files: { [file: string]: string }) {
  const { content, problems } = await readFiles({ ...five, ...files }, '2026-11-23')
  return {
    content,
    errors: problems.flatMap(({ severity, code, subject }) =>
      severity === 'error' ? [{ code, subject }] : [],
    ),
  }
}

const optionalFields = (rows: object) =>
  Object.entries<{ required?: boolean }>({ ...rows }).flatMap(([field, { required }]) =>
    required ? [] : [field],
  )

const pubNames = new Set((five['pub.md'] ?? '').match(/^\w+(?=:)/gm))

describe('an empty value of any spelling reads like no value', () => {
  test.each(empties)('in every optional field of a dish:%s', async (value) => {
    const without = await readWith({ 'menu/30-studene.md': dish('') })
    const lines = optionalFields(itemRows)
      // These have no line of their own, only `labels_en` and `extras_en`.
      .filter((field) => field !== 'labels' && field !== 'extra_names')
      .map((field) => `    ${field}:${value}\n`)
    const read = await readWith({ 'menu/30-studene.md': dish(lines.join('')) })
    expect(read.errors).toEqual([])
    expect(read.content).toEqual(without.content)
  })

  test.each(empties)('in every optional field of pub.md:%s', async (value) => {
    const without = await readWith({})
    const names = optionalFields(pubRows).filter((field) => !pubNames.has(field))
    const lines = names.map((field) => `${field}:${value}`)
    const text = (five['pub.md'] ?? '').replace(/^---\n/, `---\n${lines.join('\n')}\n`)
    const read = await readWith({ 'pub.md': text })
    expect(names.length).toBeGreaterThan(50)
    expect(read.errors).toEqual([])
    expect(read.content).toEqual(without.content)
  })

  test.each(empties)(
    'in a required text, a number and a list, which are missed:%s',
    async (value) => {
      const typed = dish('')
        .replace('en: Sausage', `en:${value}`)
        .replace('allergens: 1', `allergens:${value}`)
      const { errors } = await readWith({ 'menu/30-studene.md': typed })
      expect(errors).toMatchObject([{ code: 'value-missing' }, { code: 'value-missing' }])
      const { errors: ofList } = await readWith({
        'menu/30-studene.md': dish('').replace(/items:[\s\S]*(?=---)/, `items:${value}\n`),
      })
      expect(ofList).toHaveLength(1)
      expect(ofList[0]?.code).toMatch(/^(list-expected|section-empty)$/)
    },
  )
})

test('a word in quotation marks is a text, even if it is the word null', async () => {
  const typed = dish('    note: "null"\n    note_en: "~"\n')
  const { content, errors } = await readWith({ 'menu/30-studene.md': typed })
  expect(errors).toEqual([])
  expect(content?.menu.food.at(-1)?.note).toEqual({ cs: 'null', en: '~' })
})
