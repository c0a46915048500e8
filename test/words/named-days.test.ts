// Sentences of the owner that name the days, which the page then does not repeat. Every grammatical
// form of a day is typed by hand here.

import { expect, test } from 'vitest'
import { days } from '../../src/model/site.ts'
import { namesOnlyTheseDays } from '../../templates/_parts/facts/named-days.ts'

const dayWords = {
  cs: 'jen | pondělí | úterý úterka | středa středy středu | čtvrtek čtvrtka | pátek pátku | sobota soboty sobotu | neděle neděli',
  sk: 'len | pondelok pondelka | utorok utorka | streda stredy stredu | štvrtok štvrtka | piatok piatka | sobota soboty sobotu | nedeľa nedele nedeľu',
  en: 'only | Monday Mondays | Tuesday Tuesdays | Wednesday Wednesdays | Thursday Thursdays | Friday Fridays | Saturday Saturdays | Sunday Sundays',
  de: 'nur | Montag Montags | Dienstag Dienstags | Mittwoch Mittwochs | Donnerstag Donnerstags | Freitag Freitags | Samstag Samstags | Sonntag Sonntags',
} as const
const rows = (['cs', 'sk', 'en', 'de'] as const).flatMap((lang) => {
  const [only = '', ...named] = dayWords[lang].split(' | ')
  return named.flatMap((forms, index) =>
    forms.split(' ').map((form) => ({ lang, text: `${only} ${form}`, day: days[index] ?? 'mon' })),
  )
})

test.each(rows)('in $lang "$text" names $day, and no other day', ({ lang, text, day }) => {
  expect(days.filter((one) => namesOnlyTheseDays(text, [one], lang))).toEqual([day])
  expect(namesOnlyTheseDays(text.replace(' ', ' x'), [day], lang)).toBe(false)
})

test.each([
  ['cs', 'jen od pátku do neděle', 'fri sat sun'],
  ['cs', 'jen pondělí až středa', 'mon tue wed'],
  ['cs', 'jen v sobotu a v neděli', 'sat sun'],
  ['sk', 'len od štvrtka do soboty', 'thu fri sat'],
  ['en', 'only Saturday through Monday', 'mon sat sun'],
  ['de', 'nur Freitag bis Sonntag', 'fri sat sun'],
  ['de', 'nur Montag – Mittwoch', 'mon tue wed'],
] as const)('in %s "%s" names %s', (lang, text, named) => {
  const all = named.split(' ')
  expect(
    namesOnlyTheseDays(
      text,
      days.filter((day) => all.includes(day)),
      lang,
    ),
  ).toBe(true)
  expect(
    namesOnlyTheseDays(
      text,
      days.filter((day) => !all.includes(day)),
      lang,
    ),
  ).toBe(false)
})

test.each([
  ['cs', 'v pátek'],
  ['cs', 'jen v pátek od 18 h'],
  ['cs', 'jen v pátek, ne o svátcích'],
  ['en', 'only Friday from 6 pm'],
  ['de', 'nur Freitag, außer an Feiertagen'],
  ['sk', 'len piatok okrem sviatkov'],
] as const)('in %s "%s" does not name the day, so the page states it too', (lang, text) => {
  expect(namesOnlyTheseDays(text, ['fri'], lang)).toBe(false)
})
