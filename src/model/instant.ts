// From the wall time of a pub to an instant, by our own table of time zones.

import { addDays, weekday } from './calendar.ts'
import { type CalendarDate, days, type Time } from './site.ts'
import { type TimeZone, winterHours } from './time-zone.ts'

/** `2026-11-27T20:00:00+01:00`: a wall time of the zone as an instant. */
export function instant(date: CalendarDate, time: Time, zone: TimeZone): string {
  const hours = winterHours[zone] + (isSummer(date, time) ? 1 : 0)
  return `${date}T${time}:00+${String(hours).padStart(2, '0')}:00`
}

/**
 * From the last Sunday of March to the last Sunday of October. An hour that comes twice is taken as
 * the first one, and one that is skipped as if the clocks had not been changed yet.
 */
function isSummer(date: CalendarDate, time: Time): boolean {
  const year = date.slice(0, 4)
  const wall = `${date}T${time}`
  return (
    `${lastSunday(`${year}-03-31`)}T03:00` <= wall && wall < `${lastSunday(`${year}-10-31`)}T03:00`
  )
}

const lastSunday = (lastDay: CalendarDate) =>
  addDays(lastDay, -((days.indexOf(weekday(lastDay)) + 1) % 7))
