// Upcoming events, and the days on which weekly events take place. Pages, twins, data and warnings
// all use these functions. On a day when the house is closed no event takes place, even if the
// owner did not say so.

import { addDays, datesBetween, openEnd, weekday } from './calendar.ts'
import {
  exceptionOn,
  hoursOn,
  hoursOnDay,
  inSeason,
  isOpenFrom,
  openEndedFrom,
  partsOfYear,
  usualHoursOn,
} from './opening.ts'
import { isRecurring } from './recurrence.ts'
import type {
  CalendarDate,
  Content,
  DatedEvent,
  Day,
  Hours,
  Season,
  Time,
  WeeklyEvent,
} from './site.ts'

/** Days of the week on which a weekly event does not take place in a part of the year. */
export type ClosedSeason = Season & { days: Day[] }

/** Weekly event as published: only with days on which the house is ever open. */
export type ComingWeekly = Omit<WeeklyEvent, 'except'> & {
  /** Upcoming dates, in order. */
  except_dates: CalendarDate[]
  /** No event from this date until further notice. */
  except_from?: CalendarDate
  except_seasons: ClosedSeason[]
  /** Dates of the next year, including those that are excepted. */
  usual: CalendarDate[]
  /** Next date on which it takes place. */
  next: CalendarDate
  /** Last date that was considered. */
  known_until: CalendarDate
}

export type ComingEvent = DatedEvent | ComingWeekly

export const isWeeklyEvent = <E extends object>(
  event: E | DatedEvent,
): event is Exclude<E, DatedEvent> => 'days' in event

/** True if it ends on the day after it began, and later than midnight. */
const endsNextDay = ({ start, end }: { start: Time; end?: Time }) =>
  end !== undefined && end <= start && end !== '00:00'

/** Day on which an event that begins on `date` is over. Midnight belongs to the next day. */
export const endsOn = (date: CalendarDate, times: { start: Time; end: Time }) =>
  addDays(date, times.end <= times.start ? 1 : 0)

/** Last date of the event, or the day after if it ends past midnight. */
export const lastDay = (event: DatedEvent) => addDays(event.to, endsNextDay(event) ? 1 : 0)

/** Events that are not over on the date: dated ones by date, then weekly ones. */
export function comingEvents({
  events = [],
  hours,
  date,
}: Pick<Content, 'events' | 'hours'> & { date: CalendarDate }): ComingEvent[] {
  const when = ({ from, start }: DatedEvent) => `${from} ${start}`
  const dated = events
    .filter((event): event is DatedEvent => !isWeeklyEvent(event))
    .filter((event) => lastDay(event) >= date)
    .sort((a, b) => (when(a) < when(b) ? -1 : when(a) > when(b) ? 1 : 0))
  return [
    ...dated,
    ...events.filter(isWeeklyEvent).flatMap((event) => comingWeekly(event, hours, date) ?? []),
  ]
}

/** True if the event falls on the date, cancelled or not. */
export const isOnDate = (event: ComingEvent, date: CalendarDate): boolean =>
  isWeeklyEvent(event)
    ? event.usual.includes(date) &&
      !event.except_dates.includes(date) &&
      !(event.except_from && event.except_from <= date)
    : event.from <= date && date <= event.to

/** Return the known dates of an event. */
export const listEventDates = (event: ComingEvent): CalendarDate[] =>
  isWeeklyEvent(event)
    ? event.usual.filter((date) => isOnDate(event, date))
    : datesBetween(event.from, event.to)

const daysInYear = 365

/** Dates of the next year that the owner states, no matter if the house is open. */
export function plannedDates(event: WeeklyEvent, hours: Hours, date: CalendarDate): CalendarDate[] {
  return listDates(event, hours, date).filter((day) => !isExcepted(event, day))
}

function listDates(event: WeeklyEvent, hours: Hours, date: CalendarDate): CalendarDate[] {
  const { season } = event
  const [first, last] = findRange(event, hours, date)
  return datesBetween(first, last).filter(
    (day) => isRecurring(event, day) && (!season || inSeason(season, day.slice(5))),
  )
}

/** Return the first and the last date to consider: a year, and all exceptions. */
function findRange(
  { from, until }: WeeklyEvent,
  { exceptions }: Hours,
  date: CalendarDate,
): [CalendarDate, CalendarDate] {
  const first = from === undefined || from < date ? date : from
  const latest =
    [addDays(first, daysInYear), ...exceptions.flatMap(({ to }) => (to === openEnd ? [] : to))]
      .sort()
      .at(-1) ?? first
  return [first, until !== undefined && until < latest ? until : latest]
}

const isExcepted = ({ except }: WeeklyEvent, date: CalendarDate) =>
  except.some(({ from, to }) => from <= date && date <= to)

/** True if the week of the season, or the usual one, is open that day. Ignores exceptions. */
const isUsuallyOpen = (hours: Hours, date: CalendarDate) => usualHoursOn(hours, date).bar.length > 0

/**
 * True if an exception closes the house when the event begins. An event that usually begins outside
 * opening hours, such as a morning walk, does not depend on them.
 */
export function isClosedAtStart({ start }: { start: Time }, hours: Hours, date: CalendarDate) {
  if (!exceptionOn(hours, date) || isOpenFrom(hours, date, { start })) return false
  const usual = { ...hours, exceptions: [] }
  return (
    hoursOn(hours, date).bar.length === 0 ||
    !isUsuallyOpen(hours, date) ||
    isOpenFrom(usual, date, { start })
  )
}

/** Return the event with its upcoming dates; undefined if none are left. */
function comingWeekly(
  event: WeeklyEvent,
  hours: Hours,
  date: CalendarDate,
): ComingWeekly | undefined {
  const { except: _, ...facts } = event
  const dates = listDates(event, hours, date)
  const isOpen = (day: CalendarDate) =>
    exceptionOn(hours, day) !== undefined || isUsuallyOpen(hours, day)
  const usual = dates.filter(isOpen)
  const taking = usual.filter(
    (day) => !isExcepted(event, day) && !isClosedAtStart(event, hours, day),
  )
  const [next] = taking
  if (next === undefined) return undefined
  const days = event.days.filter((day) => taking.some((one) => weekday(one) === day))
  const out = usual.filter((day) => !taking.includes(day) && days.includes(weekday(day)))
  const open = openEndedFrom(hours)
  const since = open && out.some((day) => day >= open) && !taking.some((day) => day >= open)
  return {
    ...facts,
    days,
    except_dates: since ? out.filter((day) => day < open) : out,
    ...(since && { except_from: open }),
    usual: usual.filter((day) => days.includes(weekday(day))),
    except_seasons: findClosedDays({ ...event, days }, hours, date, dates),
    next,
    known_until: findRange(event, hours, date)[1],
  }
}

/** List the parts of the year in which the house is closed on days of the event. */
function findClosedDays(
  { days }: WeeklyEvent,
  hours: Hours,
  date: CalendarDate,
  dates: readonly CalendarDate[],
): ClosedSeason[] {
  return partsOfYear(hours, date).flatMap(({ periods, week }) =>
    periods.flatMap((period) => {
      const closed = days.filter(
        (day) =>
          hoursOnDay(week, day).bar.length === 0 &&
          dates.some((one) => weekday(one) === day && inSeason(period, one.slice(5))),
      )
      return closed.length > 0 ? [{ ...period, days: closed }] : []
    }),
  )
}
