// The last value on this side of a limit, and the first one on the other.

import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { tell } from '../../src/messages/catalogue.ts'
import { contentCopy, type Edit, problemsOf, readPub, smallPub } from '../pub.ts'

/** The smallest pub with another file of dishes or drinks. */
const pubWith = (file: string, edit: Edit) => contentCopy({ [`menu/${file}`]: edit }, 'five-items')

test('a public holiday is asked about sixty days ahead, and not a day earlier', async () => {
  // 25 October and sixty days are 24 December.
  const asked = async (date: string) =>
    (await problemsOf(smallPub, date)).filter((one) => tell(one).found.includes('24. 12. 2026'))
  expect(await asked('2026-10-24')).toHaveLength(0)
  expect(await asked('2026-10-25')).toHaveLength(1)
})

describe('a drink beside others of 32 to 45 Kč for the same quantity', () => {
  test.each([
    [224, false],
    [225, true],
  ])('for %i Kč is asked about: %s', async (price, isAsked) => {
    const beers = [32, 45].map((each) => `  - cs: Pivo ${each}\n    en: Beer ${each}\n`)
    const items = [...beers, '  - cs: Pivo třetí\n    en: Third beer\n']
      .map((name, index) => {
        const sizes = `    sizes: 0,5 l = ${[32, 45, price][index]}\n`
        return `${name}${sizes}    allergens: 1\n    alcohol: 4,0\n`
      })
      .join('')
    const content = await pubWith('10-pivo.md', [/(?<=items:\n).*(?=---)/s, items])
    const codes = (await problemsOf(content, '2026-10-01')).map(({ code }) => code)
    expect(codes.includes('price-unlike')).toBe(isAsked)
  })
})

test.each([
  ['a hard space', '\u00A0'],
  ['a narrow hard space', '\u202F'],
  ['a thin space', '\u2009'],
])('%s in a price is a space, between thousands and before the currency', async (_, space) => {
  const typed = `120${space}g = 1${space}075${space}Kč`
  const { content, problems } = await readPub(
    await pubWith('20-k-pivu.md', ['120 g = 75', typed]),
    '2026-10-01',
  )
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(content?.menu.food[0]?.sizes).toMatchObject([{ price_czk: 1075 }])
})

test('a section of two dishes is not called one of a single dish because one cannot be read', async () => {
  const content = await pubWith('20-k-pivu.md', ['120 g = 75', '120 g = x'])
  await copy(join(content, 'menu/20-k-pivu.md'), join(content, 'menu/30-k-vinu.md'))
  const codes = (await problemsOf(content, '2026-10-01')).map(({ code }) => code)
  expect(codes).not.toContain('section-single')
})
