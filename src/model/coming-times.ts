// When sections and dishes are served from the date of the site on.

import { addDays, datesBetween, weekday } from './calendar.ts'
import { hoursOfSection, hoursOn, inSeason, notServedOn, usualHoursOn } from './opening.ts'
import { recurringDates } from './recurrence.ts'
import { daysResolved } from './recurring-exceptions.ts'
import type { CalendarDate, Hours, Item, Kind, Section, Served } from './site.ts'

/** Prepare the serving times from today on: dates with other times, and dates without service. */
export function comingTimes(kind: Kind, served: Served, hours: Hours, today: CalendarDate): Served {
  const { special_hours = [], ...usual } = served
  const coming = special_hours.filter(({ to }) => to >= today)
  const otherwiseServed = coming.filter(({ spans }) => spans.length > 0)
  const notServed = coming.filter(({ spans }) => spans.length === 0)
  const { dates, from: except_from } = notServedOn(
    { kind, served },
    hoursOfSection(hours, served),
    today,
  )
  const except_dates = [
    ...dates,
    ...notServed.flatMap(({ from, to }) => datesBetween(from, to).filter((date) => date >= today)),
  ].sort()
  return {
    ...usual,
    ...(otherwiseServed.length > 0 && { special_hours: otherwiseServed }),
    ...(except_dates.length > 0 && { except_dates }),
    ...(except_from && { except_from }),
  }
}

/** True if all dates of a dish are over, so that it is not published. */
export const isPast = ({ availability: { dates, recurring } = {} }: Item, today: CalendarDate) =>
  (recurring?.until ?? today) < today || dates?.every((date) => date < today) === true

/**
 * List the dates of the next year on which a dish with a rule is served. Days on which the house is
 * closed or does not cook what it usually cooks are left out, and those without its section.
 */
export function withServingDates<T extends Item>(
  item: T,
  { kind, served }: Section,
  hours: Hours,
  today: CalendarDate,
): T {
  const { availability } = item
  const rule = availability?.recurring
  if (!rule) return item
  const section = served && comingTimes(kind, served, hours, today)
  const { special_hours = [], except_dates = [], except_from, hours: rows } = section ?? {}
  const isOpen = (on: CalendarDate) => {
    const { bar, kitchen } = hoursOn(hours, on)
    const isUncooked = kitchen?.length === 0 && usualHoursOn(hours, on).kitchen?.length
    return bar.length > 0 && !(kind === 'food' && isUncooked)
  }
  const hasSection = (on: CalendarDate) =>
    special_hours.some(({ from, to }) => from <= on && on <= to) ||
    (rows?.some(({ days }) => days.includes(weekday(on))) !== false &&
      !except_dates.includes(on) &&
      !(except_from && on >= except_from))
  const isInSeason = (on: CalendarDate) =>
    [availability.season, section?.season].every((one) => !one || inSeason(one, on.slice(5)))
  const last = addDays(today, daysResolved)
  const dates = recurringDates(rule, today, last).filter(
    (on) =>
      isOpen(on) && hasSection(on) && isInSeason(on) && availability.dates?.includes(on) !== false,
  )
  return {
    ...item,
    availability: { ...availability, recurring: { ...rule, dates, known_until: last } },
  }
}
