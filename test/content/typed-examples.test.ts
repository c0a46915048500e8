// Messages show valid values as the owner of that pub types them: in its languages and its
// currency.

import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { examplesFor } from '../../src/messages/owner.ts'
import { type Currency, currencyCodes } from '../../src/model/currencies.ts'
import { type Language, languages } from '../../src/model/languages.ts'
import { extras } from '../../src/notations/extras.ts'
import { recurrence } from '../../src/notations/recurrence.ts'
import { sizes } from '../../src/notations/sizes.ts'
import { dayList, lunchDay, weeklyLine } from '../../src/notations/time.ts'
import { contentCopy, readProblems, shortCopy } from '../pub.ts'

const houses: Language[][] = [...languages.map((lang) => [lang]), ['cs', 'de'], ['de', 'sk', 'en']]
const textAfter = (text: string, words: string) => text.split(words)[1]?.trim() ?? ''

describe.each(houses)('in a pub of %s %s %s', (...spoken) => {
  const own = spoken.filter((lang): lang is Language => languages.some((one) => one === lang))
  const shown = (name: keyof ReturnType<typeof en.notations>, currency: Currency = 'EUR') =>
    en.notations({ ...examplesFor(own, currency), words: {} })[name]

  test('days in examples are read, with the same meaning in every language', () => {
    const [days = '', weekend = ''] = textAfter(shown('days'), 'such as').split(' or ')
    const week = ['mon', 'tue', 'wed', 'thu', 'fri']
    expect(dayList.read(days, { languages: own })).toEqual(week)
    expect(dayList.read(weekend, { languages: own })).toEqual(['sat', 'sun'])
    const line = textAfter(shown('weekly-line'), 'such as')
    expect(weeklyLine.read(line, { languages: own })).toMatchObject({ days: week.slice(0, 4) })
    const [day = '', evenings = ''] = textAfter(shown('event-days'), 'such as').split(' or ')
    expect(recurrence.read(day, { languages: own })).toEqual({ days: ['tue'] })
    expect(recurrence.read(evenings, { languages: own })).toEqual({ days: ['fri', 'sat'] })
    const [of = '', dated = '', all = ''] = shown('lunch-day')
      .split(/such as | or |, days/)
      .slice(1)
    expect(lunchDay.read(of, { languages: own })).toEqual({ day: 'mon' })
    expect(lunchDay.read(dated, { languages: own })).toMatchObject({ day: 'mon' })
    expect(all).toBe(' ')
    expect(lunchDay.read(textAfter(shown('lunch-day'), ', or'), { languages: own })).toBe('week')
  })

  test.each(currencyCodes)('prices in examples are read in %s', (currency) => {
    const context = { languages: own, region: { country: 'CZ', currency } as const }
    const typed = textAfter(shown('sizes', currency), 'such as')
    const read = sizes(true).read(typed, context)
    if (!read) throw new Error(typed)
    expect(read.map(({ volume_ml }) => volume_ml)).toEqual([300, 500])
    expect(extras.read(textAfter(shown('extras', currency), 'such as'), context)).toHaveLength(2)
  })
})

test('every example that depends on the pub is listed, in both message languages', () => {
  const german = { ...examplesFor(['de'], 'EUR'), words: {} }
  for (const catalogue of [en, cs])
    for (const text of Object.values(catalogue.notations(german)))
      expect(text).not.toMatch(
        /(?<!\p{L})(?:Po|Pá|Čt|Ne|malé|velké|sýr|slanina|pro dva|denně|úterý|předprodej|s sebou)(?!\p{L})|= (?:44|62|250)/u,
      )
})

test.each<[Language[], string]>([
  [['cs', 'de'], 'sobota, neděle'],
  [['sk', 'de'], 'sobota, nedeľa'],
  [['de', 'sk'], 'Samstag, Sonntag'],
  [['sk', 'en'], 'So, Ne'],
])('no example for %s contains the ambiguous day So', (own, weekend) => {
  expect(examplesFor(own, 'EUR').weekend).toBe(weekend)
})

const errorsAfter = async (pub: string, file: string, from: string, to: string) =>
  (await readProblems(await contentCopy({ [file]: [from, to] }, pub))).filter(
    ({ severity }) => severity === 'error',
  )

// biome-ignore format: one line, one mistake
test.each([
  ['gasthaus-de-en', 'hours.md', '- Mo Ruhetag', '- Mo', 'days and times such as Mo–Do 11:00–23:00', 'Mo–Do 11:00–23:00'],
  ['gasthaus-de-en', 'menu/10-speisen.md', 'sizes: 300 g = 13,50', 'sizes: 300 g', 'klein 0,3 l = 3,90; groß 0,5 l = 4,90', '300 g = ...'],
  ['gasthaus-de-en', 'menu/10-speisen.md', 'days: So', 'days: Samtag oder so', 'Mo–Fr or Sa, So', 'did you mean "Samstag"?'],
  ['gasthaus-de-en', 'menu/10-speisen.md', 'Senf (10) = 0,50', 'Senf (10)', 'Käse (7) = 1,20; Speck 30 g = 1,80', '='],
])('%s: a message about %s with %s uses the words of the pub', async (pub, file, from, to, expected, fix) => {
  const problems = await errorsAfter(pub, file, from, to)
  expect(problems).toHaveLength(1)
  const [problem] = problems
  const wording = problem && formatMessage(problem, en)
  expect(wording?.expected).toContain(expected)
  expect(wording?.fix).toContain(fix)
})

test("an owner's words that look like an example stay as they are typed", async () => {
  const [problem] = await errorsAfter(
    'gasthaus-de-en',
    'menu/10-speisen.md',
    'Kren (none) = 0,60',
    'Kren (none) = 0,60; Po boy Brot = 1,50',
  )
  expect(problem && formatMessage(problem, en)).toMatchObject({
    found: 'an extra "Po boy Brot" without a translation into English',
    fix: 'write   extras_en: Senf = mustard; Kren = horseradish; Po boy Brot = ...',
  })
})

test('a Slovak owner reads Slovak days and euros, in Czech', async () => {
  const [problem] = await errorsAfter(
    'wine-sk-en',
    'hours.md',
    '- Ut, St 16:00–23:00',
    '- Ut, Sr 16:00–23:00',
  )
  expect(problem && formatMessage(problem, cs)).toMatchObject({
    expected: 'dny a časy, třeba Po–Št 11:00–23:00',
    fix: 'napište třeba   Po–Pi   nebo   So, Ne',
  })
})

test.each([
  ['wine-sk-en', 'menu/20-k-vinu.md', 'kind: food', 'kind: syrové'],
  ['wine-sk-en', 'pub.md', 'payment: hotovosť, karta', 'payment: peniaze'],
])(
  'lists of words in messages for %s are in the language of the owner',
  async (pub, file, from, to) => {
    const [problem] = await errorsAfter(pub, file, from, to)
    if (!problem) throw new Error('no problem')
    const { expected = '', fix = '' } = formatMessage(problem, cs)
    expect(`${expected} ${fix}`).not.toMatch(/\b(?:food|drinks|card|contactless|meal_voucher)\b/)
    // Each of these examples is read.
    const [word = ''] = expected.replace(/^[^:]*: /, '').split(', ')
    expect(await errorsAfter(pub, file, from, from.replace(/: .*/, `: ${word}`))).toEqual([])
  },
)

test('a Czech owner is shown polévka in Czech, and soup in English', async () => {
  const content = await shortCopy({ 'lunch/2026-11-23.md': ['course: soup', 'course: předkrm'] })
  const [problem] = await readProblems(content)
  expect(problem && formatMessage(problem, cs).expected).toBe('jedno z: polévka, hlavní')
  expect(problem && formatMessage(problem, en).expected).toBe('one of soup, main')
})
