// Limits that test/cases/limits.yaml cannot express: the last accepted value and the first rejected
// one.

import { expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { contentCopy, readProblems, smallPub } from '../pub.ts'

test('a public holiday is asked about sixty days ahead, and not a day earlier', async () => {
  // 25 October and sixty days are 24 December.
  const asked = async (date: string) =>
    (await readProblems(smallPub, date)).filter((one) =>
      formatMessage(one, en).found.includes('24. 12. 2026'),
    )
  expect(await asked('2026-10-24')).toHaveLength(0)
  expect(await asked('2026-10-25')).toHaveLength(1)
})

const readErrors = async (file: string, text: string) =>
  (await readProblems(await contentCopy({ [file]: text }, 'five-items'), '2026-10-01'))
    .filter(({ severity }) => severity === 'error')
    .map((error) => `${error.code} ${formatMessage(error, en).found}`)

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`
const levels = (count: number) =>
  drawing(`${'<g>'.repeat(count - 1)}<path d="M0 0h9"/>${'</g>'.repeat(count - 1)}`)

test.each<[string, (count: number) => string, number]>([
  ['shapes', (count) => drawing('<path d="M0"/>'.repeat(count)), 5000],
  ['levels', levels, 32],
])('a drawing of more %s than the limit is refused', async (_, draw, most) => {
  expect(await readErrors('emblem.svg', draw(most))).toEqual([])
  expect(await readErrors('emblem.svg', draw(most + 1))).toEqual([
    expect.stringMatching(/^emblem-excessive/),
  ])
})

test('a page as a drawing is refused', async () => {
  const page = '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'
  expect((await readErrors('emblem.svg', page)).join()).toContain('the root <html>')
})

test('thirty extras are accepted, and one more is refused', async () => {
  const extras = (count: number) => {
    const names = 'abcdefghijklmnopqrstuvwxyzáéíóú'.slice(0, count).split('')
    const priced = names.map((name) => `sýr x${name} = 20`).join('; ')
    const english = names.map((name) => `sýr x${name} = cheese x${name}`).join('; ')
    const dish = `cs: Guláš\n    en: Goulash\n    sizes: 150 g = 175\n    allergens: 1\n    extras: ${priced}\n    extras_en: ${english}`
    return `---\nsection: Jídla\nsection_en: Dishes\nkind: food\nitems:\n  - ${dish}\n---\n`
  }
  const file = 'menu/20-k-pivu.md'
  expect(await readErrors(file, extras(30))).toEqual([])
  expect((await readErrors(file, extras(31))).join()).toContain('31 extras')
})
