// Public holidays of Czechia (Act 245/2000). They never shift to a working day. A pub decides
// freely whether it opens, so they are only ever asked about, never turned into hours.

import { addDays, calendarDate } from '../../model/calendar.ts'
import type { CalendarDate } from '../../model/site.ts'

export type Holiday = { date: CalendarDate; name: string }

const fixed: [monthDay: string, name: string][] = [
  ['01-01', 'Nový rok'],
  ['05-01', 'Svátek práce'],
  ['05-08', 'Den vítězství'],
  ['07-05', 'Den slovanských věrozvěstů'],
  ['07-06', 'Den upálení mistra Jana Husa'],
  ['09-28', 'Den české státnosti'],
  ['10-28', 'Den vzniku Československa'],
  ['11-17', 'Den boje za svobodu a demokracii'],
  ['12-24', 'Štědrý den'],
  ['12-25', '1. svátek vánoční'],
  ['12-26', '2. svátek vánoční'],
]

/** From `from` to `to`, both included, in order of date. */
export function holidaysBetween(from: CalendarDate, to: CalendarDate): Holiday[] {
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))]
  return years
    .flatMap(holidaysOf)
    .filter(({ date }) => from <= date && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function holidaysOf(year: number): Holiday[] {
  const sunday = easterSunday(year)
  return [
    ...fixed.map(([monthDay, name]) => ({ date: `${year}-${monthDay}`, name })),
    { date: addDays(sunday, -2), name: 'Velký pátek' },
    { date: addDays(sunday, 1), name: 'Velikonoční pondělí' },
  ]
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return calendarDate(year, Math.floor(sum / 31), (sum % 31) + 1) as CalendarDate
}
