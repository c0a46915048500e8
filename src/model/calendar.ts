// Dates without a clock and without a time zone: calendar arithmetic on `YYYY-MM-DD`.

import type { Language } from './languages.ts'
import { type CalendarDate, type Day, days, type Span } from './site.ts'

/** The date, or undefined where the calendar has no such day (30 February). */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

/** Whole days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}

export function addDays(date: CalendarDate, count: number): CalendarDate {
  return new Date((dayNumber(date) + count) * 86_400_000).toISOString().slice(0, 10)
}

export function weekday(date: CalendarDate): Day {
  // 1970-01-01 was a Thursday, the fourth day of the week.
  return days[(((dayNumber(date) + 3) % 7) + 7) % 7] as Day
}

/** ISO 8601 week: the year is that of the week's Thursday. */
export function isoWeek(date: CalendarDate): string {
  const thursday = addDays(date, 3 - days.indexOf(weekday(date)))
  const year = thursday.slice(0, 4)
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Minutes since the day began; what ends past midnight ends after 24 hours. */
export function toMinutes({ open, close }: Span): [open: number, close: number] {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const from = minutes(open)
  const to = minutes(close)
  return [from, to <= from ? to + 24 * 60 : to]
}

/** What the days are called, for pages and for messages to the owner. */
export const dayNames: Record<Language, { readonly [D in Day]: string }> = {
  cs: {
    mon: 'pondělí',
    tue: 'úterý',
    wed: 'středa',
    thu: 'čtvrtek',
    fri: 'pátek',
    sat: 'sobota',
    sun: 'neděle',
  },
  en: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  sk: {
    mon: 'pondelok',
    tue: 'utorok',
    wed: 'streda',
    thu: 'štvrtok',
    fri: 'piatok',
    sat: 'sobota',
    sun: 'nedeľa',
  },
  de: {
    mon: 'Montag',
    tue: 'Dienstag',
    wed: 'Mittwoch',
    thu: 'Donnerstag',
    fri: 'Freitag',
    sat: 'Samstag',
    sun: 'Sonntag',
  },
}

/** What the months are called in a date. */
export const monthNames: Record<Language, readonly string[]> = {
  cs: [
    'ledna',
    'února',
    'března',
    'dubna',
    'května',
    'června',
    'července',
    'srpna',
    'září',
    'října',
    'listopadu',
    'prosince',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  sk: [
    'januára',
    'februára',
    'marca',
    'apríla',
    'mája',
    'júna',
    'júla',
    'augusta',
    'septembra',
    'októbra',
    'novembra',
    'decembra',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
}
