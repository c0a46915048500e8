// Days that repeat, as owners of four languages type them, with the meaning typed by hand.

import { describe, expect, test } from 'vitest'
import { datesBetween } from '../../src/model/calendar.ts'
import type { Language } from '../../src/model/languages.ts'
import { isRecurring, recurrenceRule } from '../../src/model/recurrence.ts'
import { type CalendarDate, days, type Recurrence } from '../../src/model/site.ts'
import { recurrence } from '../../src/notations/recurrence.ts'

// biome-ignore format: one line, one phrase
const phrases: [lang: Language, typed: string, meaning: Recurrence][] = [
  ['cs', 'úterý', { days: ['tue'] }],
  ['cs', 'každé úterý', { days: ['tue'] }],
  ['cs', 'Pá, So', { days: ['fri', 'sat'] }],
  ['en', 'every Tuesday and Thursday', { days: ['tue', 'thu'] }],
  ['cs', 'každý pátek v měsíci', { days: ['fri'] }],
  ['cs', 'první neděle v měsíci', { days: ['sun'], nth: [1] }],
  ['cs', 'každou první neděli v měsíci', { days: ['sun'], nth: [1] }],
  ['cs', '1. neděle v měsíci', { days: ['sun'], nth: [1] }],
  ['cs', 'každý poslední pátek v měsíci', { days: ['fri'], nth: [-1] }],
  ['cs', 'poslední pátek', { days: ['fri'], nth: [-1] }],
  ['cs', 'první a třetí čtvrtek v měsíci', { days: ['thu'], nth: [1, 3] }],
  ['cs', 'každé druhé úterý v měsíci', { days: ['tue'], nth: [2] }],
  ['cs', 'každé druhé úterý od 1. 12. 2026', { days: ['tue'], every_weeks: 2, from: '2026-12-01' }],
  ['cs', 'jednou za 14 dní v úterý', { days: ['tue'], every_weeks: 2 }],
  ['cs', 'každý druhý týden v pátek od 4. 12. 2026 do 30. 6. 2027', { days: ['fri'], every_weeks: 2, from: '2026-12-04', until: '2027-06-30' }],
  ['cs', 'soboty s lichým datem', { days: ['sat'], parity: { of: 'dates', are: 'odd' } }],
  ['cs', 'sudý týden v pátek', { days: ['fri'], parity: { of: 'weeks', are: 'even' } }],
  ['cs', 'středa v lichém týdnu', { days: ['wed'], parity: { of: 'weeks', are: 'odd' } }],
  ['en', 'first Sunday of the month', { days: ['sun'], nth: [1] }],
  ['en', 'last Friday of every month until 30 June 2027', { days: ['fri'], nth: [-1], until: '2027-06-30' }],
  ['en', '2nd and 4th Thursday of each month', { days: ['thu'], nth: [2, 4] }],
  ['en', 'every second Tuesday from 1. 12. 2026', { days: ['tue'], every_weeks: 2, from: '2026-12-01' }],
  ['en', 'every other Friday from 4 December 2026', { days: ['fri'], every_weeks: 2, from: '2026-12-04' }],
  ['en', 'every two weeks on Tuesday', { days: ['tue'], every_weeks: 2 }],
  ['en', 'Saturdays with an odd date', { days: ['sat'], parity: { of: 'dates', are: 'odd' } }],
  ['en', 'Wednesdays in even weeks', { days: ['wed'], parity: { of: 'weeks', are: 'even' } }],
  ['sk', 'prvá nedeľa v mesiaci', { days: ['sun'], nth: [1] }],
  ['sk', 'každú druhú stredu v mesiaci', { days: ['wed'], nth: [2] }],
  ['sk', 'raz za dva týždne v utorok', { days: ['tue'], every_weeks: 2 }],
  ['sk', 'posledný štvrtok v mesiaci', { days: ['thu'], nth: [-1] }],
  ['sk', 'sobota s nepárnym dátumom', { days: ['sat'], parity: { of: 'dates', are: 'odd' } }],
  ['de', 'jeden ersten Sonntag im Monat', { days: ['sun'], nth: [1] }],
  ['de', 'jeden Freitag', { days: ['fri'] }],
  ['de', 'letzter Freitag im Monat', { days: ['fri'], nth: [-1] }],
  ['de', 'jeden zweiten Dienstag ab 1. 12. 2026', { days: ['tue'], every_weeks: 2, from: '2026-12-01' }],
  ['de', 'alle zwei Wochen am Freitag', { days: ['fri'], every_weeks: 2 }],
  ['de', 'alle 14 Tage mittwochs', { days: ['wed'], every_weeks: 2 }],
  ['de', 'Samstage mit ungeradem Datum', { days: ['sat'], parity: { of: 'dates', are: 'odd' } }],
  ['de', 'Montag in geraden Kalenderwochen', { days: ['mon'], parity: { of: 'weeks', are: 'even' } }],
]

test.each(phrases)('%s: %s', (lang, typed, meaning) => {
  const languages = [lang]
  expect(recurrence.explain(typed, { languages })).toEqual([])
  expect(recurrence.read(typed, { languages })).toEqual(meaning)
})

// biome-ignore format: one line, one phrase
const refused: [lang: Language, typed: string, code: string][] = [
  ['cs', 'každé druhé úterý', 'event-second-of-what'],
  ['en', 'every second Tuesday', 'event-second-of-what'],
  ['de', 'jeden zweiten Dienstag', 'event-second-of-what'],
  ['cs', 'lichá sobota', 'event-odd-of-what'],
  ['en', 'odd Saturdays', 'event-odd-of-what'],
  ['cs', 'úterý v prvním týdnu v měsíci', 'event-not-weekly'],
  ['cs', 'jeden pátek v měsíci', 'event-not-weekly'],
  ['sk', 'jeden piatok v mesiaci', 'event-not-weekly'],
  ['cs', 'každý měsíc v pátek', 'event-not-weekly'],
  ['en', 'every month on a Friday', 'event-not-weekly'],
  ['de', 'jeden Monat am Freitag', 'event-not-weekly'],
  ['en', 'once a month on Friday', 'event-not-weekly'],
  ['en', 'every 10 days on Friday', 'event-not-weekly'],
]

test.each(refused)('%s: %s has two meanings or none, and is refused', (lang, typed, code) => {
  const languages = [lang]
  expect(recurrence.read(typed, { languages })).toBeUndefined()
  expect(recurrence.explain(typed, { languages }).map((fault) => fault.message.code)).toEqual([
    code,
  ])
})

const datesOf = (rule: Recurrence, from: CalendarDate, to: CalendarDate) =>
  datesBetween(from, to).filter((date) => isRecurring(rule, date))

describe('the dates of a rule', () => {
  // From a printed calendar.
  // biome-ignore format: one line, one rule
  test.each<[string, Recurrence, CalendarDate[], string | undefined]>([
    ['first Sundays', { days: ['sun'], nth: [1] }, ['2026-12-06', '2027-01-03', '2027-02-07'], 'FREQ=MONTHLY;BYDAY=1SU'],
    ['last Fridays', { days: ['fri'], nth: [-1] }, ['2026-12-25', '2027-01-29', '2027-02-26'], 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['fifth Saturdays', { days: ['sat'], nth: [5] }, ['2027-01-30'], 'FREQ=MONTHLY;BYDAY=5SA'],
    ['every second Tuesday', { days: ['tue'], every_weeks: 2, from: '2026-12-01' }, ['2026-12-01', '2026-12-15', '2026-12-29', '2027-01-12', '2027-01-26', '2027-02-09', '2027-02-23'], 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['every third week from a Wednesday', { days: ['tue'], every_weeks: 3, from: '2026-12-02' }, ['2026-12-08', '2026-12-29', '2027-01-19', '2027-02-09'], 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU'],
    ['Saturdays with an odd date', { days: ['sat'], parity: { of: 'dates', are: 'odd' } }, ['2026-12-05', '2026-12-19', '2027-01-09', '2027-01-23', '2027-02-13', '2027-02-27'], 'FREQ=MONTHLY;BYMONTHDAY=1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31;BYDAY=SA'],
    // Week 53 of 2026 is followed by week 1.
    ['Mondays of odd weeks', { days: ['mon'], parity: { of: 'weeks', are: 'odd' } }, ['2026-12-14', '2026-12-28', '2027-01-04', '2027-01-18', '2027-02-01', '2027-02-15'], undefined],
  ])('%s', (_, rule, dates, iCalendar) => {
    expect(datesOf(rule, '2026-12-01', '2027-02-28')).toEqual(dates)
    expect(recurrenceRule(rule)).toBe(iCalendar)
  })
})

test('every day of the week has its own first, second and last date in a month', () => {
  for (const day of days)
    expect(datesOf({ days: [day], nth: [1, 2, -1] }, '2027-01-01', '2027-01-31')).toHaveLength(3)
})
