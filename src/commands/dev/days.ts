// What the owner's files say of the coming days, and what changes on the site by itself: for the
// page that `npm run dev` shows to the owner.

import { holidaysBetween } from '../../content/rules/holidays.ts'
import { addDays, isoWeek } from '../../model/calendar.ts'
import { type ComingEvent, comingEvents, isWeekly } from '../../model/events.ts'
import {
  comingExceptions,
  type DayHours,
  exceptionOn,
  hoursOn,
  inSeason,
  seasonOn,
} from '../../model/opening.ts'
import type { CalendarDate, LunchDay, MonthDay, Site, Text } from '../../model/site.ts'

/** How many days the owner looks ahead. */
export const daysShown = 60

export type DayAhead = {
  date: CalendarDate
  hours: DayHours
  /** Why the day differs: of an exception, else the note of a season. */
  reason?: Text
  /** A public holiday, whatever the files say of it; `asked` where they say nothing. */
  holiday?: { name: string; asked: boolean }
  /** What is cooked for lunch; absent where no file says it. */
  lunch?: LunchDay
  /** That lunch is served on the day and no file says what there is, though one does of other days. */
  lunchMissing?: true
  events: { title: Text; start: string; end?: string }[]
}

export function daysAhead(site: Site): DayAhead[] {
  const { date: today, hours, menu } = site
  const last = addDays(today, daysShown - 1)
  const holidays = holidaysBetween(today, last, site.pub.address.country)
  const lunches = menu.lunches.flatMap(({ days }) => days)
  const coming = comingEvents(site).filter(({ status }) => status !== 'cancelled')
  return range(today, daysShown).map((date) => {
    const exception = exceptionOn(hours, date)
    const season = seasonOn(hours, date)
    const holiday = holidays.find((one) => one.date === date)
    const lunch = lunches.find((one) => one.date === date)
    const held = hoursOn(hours, date)
    const reason = exception?.reason ?? season?.note
    const asked = !exception && !hours.holidays_as_usual && season?.week !== null
    return {
      date,
      hours: held,
      ...(reason && { reason }),
      ...(holiday && { holiday: { name: holiday.name, asked } }),
      ...(lunch && { lunch }),
      ...(lunches.length > 0 && !lunch && held.lunch?.length && { lunchMissing: true as const }),
      events: coming.filter((event) => takesPlace(event, date)),
    }
  })
}

const range = (from: CalendarDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

const takesPlace = (event: ComingEvent, date: CalendarDate): boolean =>
  isWeekly(event)
    ? event.usual.includes(date) && !event.except_dates.includes(date)
    : event.from <= date && date <= event.to

export type Change = {
  /** The first day on which it holds. */
  date: CalendarDate
  what: (typeof changes)[number]
  name?: Text
  /** The Monday of a week of lunches. */
  week?: CalendarDate
}

/** What leaves the site, what is out of season and is said to be, and weeks that begin. */
export const changes = [
  'exception-hidden',
  'lunch-hidden',
  'event-hidden',
  'hours-season',
  'hours-usual',
  'section-served',
  'section-not-served',
  'item-served',
  'item-not-served',
  'item-over',
] as const

/** In order of date: what happens without anybody's doing, when the site is built on that day. */
export function changesAhead(site: Site): Change[] {
  const found = [
    ...hiddenExceptions(site),
    ...hiddenLunches(site),
    ...hiddenEvents(site),
    ...hoursChanges(site),
    ...menuChanges(site),
  ]
  return found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** The first of the coming days on which what holds today does not hold. */
function ends({ date: today }: Site, holds: (date: CalendarDate) => boolean) {
  if (!holds(today)) return undefined
  return range(today, daysShown).find((date) => !holds(date))
}

function hiddenExceptions(site: Site): Change[] {
  const { hours } = site
  return comingExceptions(hours, site.date).flatMap((exception): Change[] => {
    const date = ends(site, (day) => comingExceptions(hours, day).includes(exception))
    return date ? [{ date, what: 'exception-hidden', name: exception.reason }] : []
  })
}

const hiddenLunches = (site: Site): Change[] =>
  site.menu.lunches.flatMap(({ week }): Change[] => {
    const date = ends(site, (day) => isoWeek(day) <= week)
    return date ? [{ date, what: 'lunch-hidden', week: addDays(date, -7) }] : []
  })

function hiddenEvents(site: Site): Change[] {
  const there = new Map(
    range(site.date, daysShown).map((date) => [
      date,
      new Set(comingEvents({ ...site, date }).map(({ id }) => id)),
    ]),
  )
  return comingEvents(site).flatMap(({ id, title }): Change[] => {
    const date = ends(site, (day) => there.get(day)?.has(id) ?? false)
    return date ? [{ date, what: 'event-hidden', name: title }] : []
  })
}

function hoursChanges({ date: today, hours }: Site): Change[] {
  return range(today, daysShown).flatMap((date): Change[] => {
    const [before, now] = [seasonOn(hours, addDays(date, -1)), seasonOn(hours, date)]
    if (date === today || before === now) return []
    const name = now?.note ?? before?.note
    return [{ date, what: now ? 'hours-season' : 'hours-usual', ...(name && { name }) }]
  })
}

type Season = { from: MonthDay; to: MonthDay }

/** Out of season a dish stays on the site, which says when it is served. */
function menuChanges(site: Site): Change[] {
  const { sections, food, drinks } = site.menu
  const items = [...food, ...drinks]
  return [
    ...sections.flatMap(({ name, served }) => turns(site, served?.season, name, 'section')),
    ...items.flatMap(({ name, availability }) => [
      ...turns(site, availability?.season, name, 'item'),
      ...lastDates(site, availability?.dates, name),
    ]),
  ]
}

function turns(
  { date: today }: Site,
  season: Season | undefined,
  name: Text,
  of: 'section' | 'item',
): Change[] {
  if (!season) return []
  return range(addDays(today, 1), daysShown - 1).flatMap((date): Change[] => {
    const [before, now] = [addDays(date, -1), date].map((day) => inSeason(season, day.slice(5)))
    return before === now ? [] : [{ date, what: now ? `${of}-served` : `${of}-not-served`, name }]
  })
}

function lastDates({ date: today }: Site, dates: CalendarDate[] | undefined, name: Text): Change[] {
  const over = dates && addDays([...dates].sort().at(-1) ?? today, 1)
  return over !== undefined && over > today && over < addDays(today, daysShown)
    ? [{ date: over, what: 'item-over', name }]
    : []
}
