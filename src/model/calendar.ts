// Calendar arithmetic on `YYYY-MM-DD`, without a clock and without time zones.

import type { Language } from './languages.ts'
import { type CalendarDate, type Day, days, type Span } from './site.ts'

/** Return the date, or undefined if the calendar has no such day (30 February). */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** Dates by their number. A site asks for the days of the same year thousands of times. */
const dates = new Map<number, CalendarDate>()
const dayNumbers = new Map<CalendarDate, number>()

/** Days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  const number = dayNumbers.get(date) ?? Date.parse(`${date}T00:00:00Z`) / 86_400_000
  dayNumbers.set(date, number)
  return number
}

export function addDays(date: CalendarDate, count: number): CalendarDate {
  const number = dayNumber(date) + count
  const added = dates.get(number) ?? new Date(number * 86_400_000).toISOString().slice(0, 10)
  dates.set(number, added)
  return added
}

/** Last date of an entry that is valid until further notice. Owners never type a year this late. */
export const openEnd: CalendarDate = '2100-12-31'

/** List every date of a range, including both ends. */
export function datesBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

export function weekday(date: CalendarDate): Day {
  // 1970-01-01 was a Thursday, the fourth day of the week.
  return days[(((dayNumber(date) + 3) % 7) + 7) % 7] as Day
}

/** ISO 8601 week; its year is that of the week's Thursday. */
export function isoWeek(date: CalendarDate): string {
  const thursday = addDays(date, 3 - days.indexOf(weekday(date)))
  const year = thursday.slice(0, 4)
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** True if a span is around the clock. */
export const isAllDay = ({ open, close }: Span) => open === '00:00' && close === '23:59'

/** Minutes since midnight. A close past midnight is more than 24 hours. */
export function toMinutes(span: Span): [open: number, close: number] {
  const { open, close } = span
  if (isAllDay(span)) return [0, 24 * 60]
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const from = minutes(open)
  const to = minutes(close)
  return [from, to <= from ? to + 24 * 60 : to]
}

/**
 * Split a comma-separated list into one word per day, from Monday. Throws if the count is wrong.
 */
export function byDay(list: string): { readonly [D in Day]: string } {
  const words = list.split(', ')
  if (words.length !== days.length) throw new Error(`not a word for each day: ${list}`)
  return Object.fromEntries(days.map((day, index) => [day, words[index]])) as Record<Day, string>
}

/** Names of the days, for pages and messages. */
export const dayNames: Record<Language, { readonly [D in Day]: string }> = {
  cs: byDay('pondělí, úterý, středa, čtvrtek, pátek, sobota, neděle'),
  en: byDay('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  sk: byDay('pondelok, utorok, streda, štvrtok, piatok, sobota, nedeľa'),
  de: byDay('Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag'),
}

const months = (list: string) => list.split(', ')

/** Names of the months as used in dates. */
export const monthNames: Record<Language, readonly string[]> = {
  cs: months(
    'ledna, února, března, dubna, května, června, července, srpna, září, října, listopadu, prosince',
  ),
  en: months(
    'January, February, March, April, May, June, July, August, September, October, November, December',
  ),
  sk: months(
    'januára, februára, marca, apríla, mája, júna, júla, augusta, septembra, októbra, novembra, decembra',
  ),
  de: months(
    'Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember',
  ),
}
