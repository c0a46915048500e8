// Which week of lunches the owner is about to write.

import { addDays, isoWeek, weekday } from '../model/calendar.ts'
import { type CalendarDate, days } from '../model/site.ts'

/** Its Monday: from Friday on this week is over; weeks that are written already are left out. */
export function nextWeek(today: CalendarDate, written: readonly string[]): CalendarDate {
  const place = days.indexOf(weekday(today))
  let monday = addDays(today, (place >= days.indexOf('fri') ? 7 : 0) - place)
  while (written.includes(isoWeek(monday))) monday = addDays(monday, 7)
  return monday
}
