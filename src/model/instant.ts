// Converts local time of a pub to an instant, with the built-in table of time zones.

import { addDays, weekday } from './calendar.ts'
import { type CalendarDate, days, type Time } from './site.ts'
import { type TimeZone, winterHours } from './time-zone.ts'

/** Return local time with its UTC offset: `2026-11-27T20:00:00+01:00`. */
export function instant(date: CalendarDate, time: Time, zone: TimeZone): string {
  const hours = winterHours[zone] + (isSummer(date, time) ? 1 : 0)
  return `${date}T${time}:00+${String(hours).padStart(2, '0')}:00`
}

/**
 * True from the last Sunday of March to the last Sunday of October. A repeated hour counts as its
 * first occurrence, a skipped one as winter time.
 */
function isSummer(date: CalendarDate, time: Time): boolean {
  const year = date.slice(0, 4)
  const wall = `${date}T${time}`
  return (
    `${lastSunday(`${year}-03-31`)}T03:00` <= wall && wall < `${lastSunday(`${year}-10-31`)}T03:00`
  )
}

/**
 * Return what the change of clocks does to a local time: in the night to the last Sunday of March the
 * hour from two is left out, in October it comes twice.
 */
export function clockChange(date: CalendarDate, time: Time): 'skipped' | 'twice' | undefined {
  if (!time.startsWith('02:')) return undefined
  const year = date.slice(0, 4)
  if (date === lastSunday(`${year}-03-31`)) return 'skipped'
  return date === lastSunday(`${year}-10-31`) ? 'twice' : undefined
}

const lastSunday = (lastDay: CalendarDate) =>
  addDays(lastDay, -((days.indexOf(weekday(lastDay)) + 1) % 7))
