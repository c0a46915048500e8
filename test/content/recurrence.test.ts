// Dates of days that repeat. For the words that owners type see notations.yaml.

import { describe, expect, test } from 'vitest'
import { datesBetween } from '../../src/model/calendar.ts'
import { isRecurring, recurrenceRule } from '../../src/model/recurrence.ts'
import { type CalendarDate, days, type Recurrence } from '../../src/model/site.ts'

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
