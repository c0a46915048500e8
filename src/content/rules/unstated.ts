// Public holidays of which hours.md says nothing: whether the pub is open then, nobody can tell.

import { addDays } from '../../model/calendar.ts'
import type { Country } from '../../model/countries.ts'
import { exceptionOn, seasonOn } from '../../model/opening.ts'
import type { CalendarDate, Hours } from '../../model/site.ts'
import { type Holiday, holidaysBetween } from './holidays.ts'

/** In order of date. In months in which the pub is closed a holiday is no question. */
export function unstatedHolidays(
  hours: Hours,
  from: CalendarDate,
  to: CalendarDate,
  country: Country,
): Holiday[] {
  if (hours.holidays_as_usual) return []
  return holidaysBetween(from, to, country).filter(({ date }) => {
    const season = seasonOn(hours, date)
    const week = season ? season.week : hours
    return !exceptionOn(hours, date) && (week?.bar.length ?? 0) > 0
  })
}

/** Up to which day the exceptions are complete, as far as public holidays go; a year at most. */
export function checkedUntil(hours: Hours, today: CalendarDate, country: Country): CalendarDate {
  const last = addDays(today, 365)
  const [first] = unstatedHolidays(hours, today, last, country)
  return first ? addDays(first.date, -1) : last
}
