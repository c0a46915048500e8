// Which events are still to come, and on which days a weekly one takes place: page, twin, data and
// warnings all ask here. A day on which the house is closed has none, whoever forgot to say so.

import { addDays, datesBetween, openEnd, weekday } from './calendar.ts'
import {
  exceptionOn,
  hoursOn,
  inSeason,
  isOpenFrom,
  onDay,
  openEndedFrom,
  partsOfYear,
  usualOn,
} from './opening.ts'
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

/** Days of the year on which a weekly event does not take place, although its days come. */
export type LeftOut = Season & { days: Day[] }

/** A weekly event as it takes place: its days are those on which the house is open at all. */
export type ComingWeekly = Omit<WeeklyEvent, 'except'> & {
  /** Dates to come, in order. */
  except_dates: CalendarDate[]
  /** From here on there is none, until further notice. */
  except_from?: CalendarDate
  except_seasons: LeftOut[]
  /** The dates of the next year on which it comes, those among them that are left out too. */
  usual: CalendarDate[]
  /** The next one. */
  next: CalendarDate
}

export type ComingEvent = DatedEvent | ComingWeekly

export const isWeekly = <E extends object>(
  event: E | DatedEvent,
): event is Exclude<E, DatedEvent> => 'days' in event

/** Whether it ends on the day after the one on which it began, and not just as that begins. */
const goesOn = ({ start, end }: { start: Time; end?: Time }) =>
  end !== undefined && end <= start && end !== '00:00'

/** The day on which what begins on a date is over; midnight is the first instant of the next one. */
export const endsOn = (date: CalendarDate, times: { start: Time; end: Time }) =>
  addDays(date, times.end <= times.start ? 1 : 0)

/** The day in whose night it ends. */
export const lastDay = (event: DatedEvent) => addDays(event.to, goesOn(event) ? 1 : 0)

/** Those that are not over on the date: first what has a date, by date, then what comes every week. */
export function comingEvents({
  events = [],
  hours,
  date,
}: Pick<Content, 'events' | 'hours'> & { date: CalendarDate }): ComingEvent[] {
  const when = ({ from, start }: DatedEvent) => `${from} ${start}`
  const dated = events
    .filter((event): event is DatedEvent => !isWeekly(event))
    .filter((event) => lastDay(event) >= date)
    .sort((a, b) => (when(a) < when(b) ? -1 : when(a) > when(b) ? 1 : 0))
  return [
    ...dated,
    ...events.filter(isWeekly).flatMap((event) => comingWeekly(event, hours, date) ?? []),
  ]
}

/** Whether it is on, or would be if it were not cancelled. */
export const takesPlace = (event: ComingEvent, date: CalendarDate): boolean =>
  isWeekly(event)
    ? event.usual.includes(date) &&
      !event.except_dates.includes(date) &&
      !(event.except_from && event.except_from <= date)
    : event.from <= date && date <= event.to

const oneYear = 365

/** The dates of the next year on which the owner says that it takes place, open or closed. */
export function plannedDates(event: WeeklyEvent, hours: Hours, date: CalendarDate): CalendarDate[] {
  return datesOf(event, hours, date).filter((day) => !isExcepted(event, day))
}

function datesOf(event: WeeklyEvent, { exceptions }: Hours, date: CalendarDate): CalendarDate[] {
  const { from = date, until, season, days } = event
  const first = from < date ? date : from
  const latest =
    [addDays(first, oneYear), ...exceptions.flatMap(({ to }) => (to === openEnd ? [] : to))]
      .sort()
      .at(-1) ?? first
  const last = until !== undefined && until < latest ? until : latest
  return datesBetween(first, last).filter(
    (day) => days.includes(weekday(day)) && (!season || inSeason(season, day.slice(5))),
  )
}

const isExcepted = ({ except }: WeeklyEvent, date: CalendarDate) =>
  except.some(({ from, to }) => from <= date && date <= to)

/** By the week of the season or the usual one, whatever an exception says. */
const isUsuallyOpen = (hours: Hours, date: CalendarDate) => usualOn(hours, date).bar.length > 0

/**
 * Whether an exception has the house closed when something begins. What begins before the usual
 * hours too, such as a walk in the morning, does not depend on them.
 */
export function beginsClosed({ start }: { start: Time }, hours: Hours, date: CalendarDate) {
  if (!exceptionOn(hours, date) || isOpenFrom(hours, date, { start })) return false
  const usual = { ...hours, exceptions: [] }
  return (
    hoursOn(hours, date).bar.length === 0 ||
    !isUsuallyOpen(hours, date) ||
    isOpenFrom(usual, date, { start })
  )
}

/** Undefined where no day is left. */
function comingWeekly(
  event: WeeklyEvent,
  hours: Hours,
  date: CalendarDate,
): ComingWeekly | undefined {
  const { except: _, ...facts } = event
  const dates = datesOf(event, hours, date)
  const isOpen = (day: CalendarDate) =>
    exceptionOn(hours, day) !== undefined || isUsuallyOpen(hours, day)
  const usual = dates.filter(isOpen)
  const taking = usual.filter((day) => !isExcepted(event, day) && !beginsClosed(event, hours, day))
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
    except_seasons: leftOut({ ...event, days }, hours, date, dates),
    next,
  }
}

/** The parts of the year in which days of the event are closed, as far as it comes in them. */
function leftOut(
  { days }: WeeklyEvent,
  hours: Hours,
  date: CalendarDate,
  dates: readonly CalendarDate[],
): LeftOut[] {
  return partsOfYear(hours, date).flatMap(({ periods, week }) =>
    periods.flatMap((period) => {
      const closed = days.filter(
        (day) =>
          onDay(week, day).bar.length === 0 &&
          dates.some((one) => weekday(one) === day && inSeason(period, one.slice(5))),
      )
      return closed.length > 0 ? [{ ...period, days: closed }] : []
    }),
  )
}
