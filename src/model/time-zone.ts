// How far the clocks of the pub are from UTC: a small table of ours, with `Intl` as the oracle of the
// tests, because the same content must give the same bytes on any machine.

import { addDays, weekday } from './calendar.ts'
import { type CalendarDate, days, type Time } from './site.ts'

/** Hours ahead of UTC in winter, by IANA zone. In summer one more, as the Directive 2000/84/EC says. */
const winter = {
  'Europe/Prague': 1,
  'Europe/Bratislava': 1,
  'Europe/Vienna': 1,
  'Europe/Berlin': 1,
} as const

export type TimeZone = keyof typeof winter

/** `2026-11-27T20:00:00+01:00`: a wall time of the zone as an instant. */
export function instant(date: CalendarDate, time: Time, zone: TimeZone): string {
  const hours = winter[zone] + (isSummer(date, time) ? 1 : 0)
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
