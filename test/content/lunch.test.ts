// Weeks of lunches against the date of the site and the opening hours.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Edits, readProblems, readSite, shortCopy } from '../pub.ts'
import { parseJson } from '../reading.ts'

/** Copy the full pub with a week of one dish for each given Monday. */
async function withWeeks(mondays: readonly string[], edits: Edits = {}): Promise<string> {
  const content = await shortCopy(edits)
  await mkdir(join(content, 'lunch'), { recursive: true })
  for (const monday of mondays)
    await writeFile(
      join(content, `lunch/${monday}.md`),
      `---\nsoup_included: yes\nitems:\n  - day: St\n    cs: Guláš ${monday}\n    en: Goulash ${monday}\n    sizes: 150 g = 175\n    allergens: 1\n---\n`,
    )
  return content
}

const readMenu = async (content: string, date?: string) =>
  parseJson((await readSite(content, { date, wanted: ['menu.json'] })).files, 'menu.json')

const lunchProblems = async (content: string, date?: string) =>
  (await readProblems(content, date))
    .filter(({ code }) => code.startsWith('lunch'))
    .map(({ code, severity, file, other }) => [
      code,
      severity,
      file.split('/').at(-1),
      ...(other ? [`${other.file.split('/').at(-1)}:${other.line}`] : []),
    ])

describe('the weeks that are published', () => {
  test('this week comes first on the page, in the twin and in the data, and the next ones follow', async () => {
    const content = await withWeeks(['2026-11-16', '2026-11-30'])
    const menu = await readMenu(content, '2026-11-25')
    expect(menu.lunch.week).toBe('2026-W48')
    expect(menu.next_lunches.map(({ week }: { week: string }) => week)).toEqual(['2026-W49'])
    const { files } = await readSite(content, { date: '2026-11-25' })
    for (const file of ['index.html', 'index.md', 'llms-full.txt']) {
      const text = String(files.get(file))
      expect(text.indexOf('Segedínský guláš'), file).toBeLessThan(text.indexOf('Guláš 2026-11-30'))
      expect(text).toContain('Segedínský guláš')
      expect(text).not.toContain('Guláš 2026-11-16')
    }
  })

  test('on the Friday on which the next week is added, the dish of that Friday is still published', async () => {
    const content = await withWeeks(['2026-11-30'])
    const { lunch } = await readMenu(content, '2026-11-27')
    expect(lunch.days.at(-1).date).toBe('2026-11-27')
  })

  test('a week ends with its Sunday, also in a year with 53 weeks', async () => {
    const content = await withWeeks(['2026-12-28', '2027-01-04'])
    expect((await readMenu(content, '2026-11-29')).lunch.week).toBe('2026-W48')
    expect((await readMenu(content, '2026-11-30')).lunch.week).toBe('2026-W53')
    expect((await readMenu(content, '2027-01-03')).lunch.week).toBe('2026-W53')
    expect((await readMenu(content, '2027-01-04')).lunch.week).toBe('2027-W01')
  })

  test('if all weeks are over, none is published and the owner gets a warning', async () => {
    const content = await shortCopy()
    expect(await readMenu(content, '2026-11-30')).not.toHaveProperty('lunch')
    expect(await lunchProblems(content, '2026-11-30')).toEqual([
      ['lunch-over', 'warning', '2026-11-23.md'],
    ])
    expect(await lunchProblems(content, '2026-11-29')).toEqual([])
  })
})

test('a day has as many soups as its owner lists', async () => {
  const soups = ['Česnečka', 'Vývar', 'Kulajda'].map(
    (name) =>
      `  - day: St\n    course: soup\n    cs: ${name}\n    en: ${name} soup\n    sizes: 0,22 l\n    allergens: 1\n`,
  )
  const content = await shortCopy({
    'lunch/2026-11-23.md': ['items:\n', `items:\n${soups.join('')}`],
  })
  const { lunch } = await readMenu(content, '2026-11-23')
  const { soup, more_soups } = lunch.days.find(
    ({ date }: { date: string }) => date === '2026-11-25',
  )
  const names = [soup, ...more_soups].map(({ name }: { name: { cs: string } }) => name.cs)
  expect(names.slice(0, 3)).toEqual(['Česnečka', 'Vývar', 'Kulajda'])
})

test('a week named by the old year in January can be renamed to the right one', async () => {
  const content = await shortCopy()
  await rename(join(content, 'lunch/2026-11-23.md'), join(content, 'lunch/2026-01-04.md'))
  const [problem] = await readProblems(content)
  expect(problem).toMatchObject({ code: 'lunch-file-misnamed' })
  // 4 January is a Monday in 2027.
  expect(problem?.edits).toMatchObject([{ name: expect.stringMatching(/lunch\/2027-01-04\.md$/) }])
})

describe('a week with a likely wrong date gets a warning', () => {
  test('five weeks ahead are fine, more are not', async () => {
    expect(await lunchProblems(await withWeeks(['2026-12-14']))).toEqual([])
    expect(await lunchProblems(await withWeeks(['2026-12-28']), '2026-11-23')).toEqual([])
    expect(await lunchProblems(await withWeeks(['2026-12-28']))).toEqual([
      ['lunch-far', 'warning', '2026-12-28.md'],
    ])
  })

  test('a past year whose Monday is another weekday this year is over, and no mistake', async () => {
    const content = await shortCopy()
    await rename(join(content, 'lunch/2026-11-23.md'), join(content, 'lunch/2019-11-25.md'))
    expect(await lunchProblems(content)).toEqual([['lunch-over', 'warning', '2019-11-25.md']])
  })

  test("a past year in which the day was also a Monday, if this year's week is missing", async () => {
    const content = await shortCopy()
    await rename(join(content, 'lunch/2026-11-23.md'), join(content, 'lunch/2020-11-23.md'))
    expect(await lunchProblems(content)).toContainEqual(['lunch-year', 'warning', '2020-11-23.md'])
    expect(await lunchProblems(await withWeeks(['2020-11-23']))).toEqual([])
  })
})

describe('a copied week without changes', () => {
  const week = 'lunch/2026-11-23.md'
  const next = 'lunch/2026-11-30.md'
  const copied = async (change: (text: string) => string = (text) => text) => {
    const content = await shortCopy()
    await writeFile(join(content, next), change(await readFile(join(content, week), 'utf8')))
    return content
  }
  const expected = [['lunch-repeated', 'warning', '2026-11-30.md']]

  test('gets a warning even with another note, in every week that is not over', async () => {
    const noted = await copied((text) => text.replace('note: ', 'note: Dobrou chuť. '))
    expect(await lunchProblems(noted, '2026-11-25')).toEqual(expected)
    expect(await lunchProblems(await copied(), '2026-12-06')).toEqual(expected)
    expect(await lunchProblems(await copied(), '2026-12-07')).not.toContainEqual(expected[0])
  })

  test('gets none if one price differs', async () => {
    const priced = await copied((text) => text.replace('150 g = 175', '150 g = 179'))
    expect(await lunchProblems(priced, '2026-11-25')).toEqual([])
  })

  test('gets none if the owner has checked it, or if the week has only two dishes', async () => {
    const looked = await copied((text) => text.replace('---', '---\nchecked: lunch-repeated'))
    expect(await lunchProblems(looked, '2026-11-25')).toEqual([])
    const few = await shortCopy()
    const dish = (name: string) =>
      `  - day: celý týden\n    cs: ${name}\n    en: ${name} stew\n    sizes: 150 g = 175\n    allergens: 1\n`
    const dishes = (names: readonly string[]) =>
      `---\nsoup_included: no\nitems:\n${names.map(dish).join('')}  - day: St\n    cs: Řízek\n    en: Schnitzel\n    sizes: 150 g = 185\n    allergens: 1\n---\n`
    for (const file of [week, next]) await writeFile(join(few, file), dishes(['Guláš']))
    expect(await lunchProblems(few, '2026-11-25')).toEqual([])
    for (const file of [week, next]) await writeFile(join(few, file), dishes(['Guláš', 'Paprika']))
    expect(await lunchProblems(few, '2026-11-25')).toEqual(expected)
  })
})
