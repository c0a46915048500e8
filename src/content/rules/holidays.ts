// Public holidays of the pub's country. Every pub decides for itself whether to open, so holidays
// only lead to questions and never change the hours.

import { addDays, calendarDate, weekday } from '../../model/calendar.ts'
import { type Country, countries } from '../../model/countries.ts'
import { exceptionOn, hoursOnDay, opensOnDatesOnly, seasonOn } from '../../model/opening.ts'
import type { CalendarDate, Hours } from '../../model/site.ts'

type Holiday = { date: CalendarDate; name: string }

/** List the holidays between two dates, both included, in order. */
export function holidaysBetween(from: CalendarDate, to: CalendarDate, country: Country): Holiday[] {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4))) as [number, number]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .flatMap((year) => listHolidays(country, year))
    .filter(({ date }) => from <= date && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function listHolidays(country: Country, year: number): Holiday[] {
  const sunday = easterSunday(year)
  const { fixed, easter } = countries[country].holidays
  return [
    ...fixed.map(([monthDay, name]) => ({ date: `${year}-${monthDay}`, name })),
    ...easter.map(([days, name]) => ({ date: addDays(sunday, Number(days)), name })),
  ]
}

/** Compute Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
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

/**
 * List holidays that hours.md does not mention, in order. Days on which the pub is closed anyway
 * are left out.
 */
export function unstatedHolidays(
  hours: Hours,
  from: CalendarDate,
  to: CalendarDate,
  country: Country,
): Holiday[] {
  if (hours.holidays_as_usual) return []
  return holidaysBetween(from, to, country).filter(({ date }) => {
    const exception = exceptionOn(hours, date)
    // Hours "until further notice" do not cover holidays.
    if (exception && !exception.openEnded) return false
    const season = seasonOn(hours, date)
    const week = exception ? exception.hours : season ? season.week : hours
    return hoursOnDay(week, weekday(date)).bar.length > 0
  })
}

/**
 * Return the day up to which exceptions cover all public holidays, at most a year ahead. A pub that
 * opens on dates only is covered up to its last date.
 */
export function checkedUntil(hours: Hours, today: CalendarDate, country: Country): CalendarDate {
  const last = addDays(today, 365)
  if (opensOnDatesOnly(hours)) {
    const ends = hours.exceptions.map(({ to }) => (to < last ? to : last))
    return [today, ...ends].sort().at(-1) ?? today
  }
  const [first] = unstatedHolidays(hours, today, last, country)
  return first ? addDays(first.date, -1) : last
}
