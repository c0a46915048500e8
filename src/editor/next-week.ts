// The lunch week that the owner is about to write.

import { addDays, isoWeek, weekday } from '../model/calendar.ts'
import { type CalendarDate, days } from '../model/site.ts'

/**
 * Return the Monday of the first week without a lunch file. From Friday on, the current week is
 * skipped.
 */
export function nextWeek(today: CalendarDate, written: readonly string[]): CalendarDate {
  const place = days.indexOf(weekday(today))
  let monday = addDays(today, (place >= days.indexOf('fri') ? 7 : 0) - place)
  while (written.includes(isoWeek(monday))) monday = addDays(monday, 7)
  return monday
}

/** Like `nextWeek`, for the current date in the owner's time zone. */
export const nextFreeMonday = (now: Date, written: readonly string[]): CalendarDate =>
  // The Swedish locale formats dates as YYYY-MM-DD.
  nextWeek(new Intl.DateTimeFormat('sv').format(now), written)
