// Opening hours on a date: an exception overrides a season, and a season overrides the usual week.
// Pages, data and warnings all use these functions, so that they never disagree.

import { addDays, calendarDate, datesBetween, openEnd, toMinutes, weekday } from './calendar.ts'
import { groupRuns } from './runs.ts'
import type {
  CalendarDate,
  Dates,
  Day,
  Hours,
  HoursException,
  HoursSeason,
  MonthDay,
  Season,
  Section,
  Served,
  Span,
  Text,
  Time,
  Week,
  WeeklyHours,
} from './site.ts'

/** `[]`: none on this day; `null`: not stated. */
export type DayHours = { bar: Span[]; kitchen: Span[] | null; lunch: Span[] | null }

const spansOn = (rows: WeeklyHours, day: Day): Span[] =>
  rows.filter(({ days }) => days.includes(day)).map(({ days: _, ...span }) => span)

/**
 * Hours on a day of the week. On a closed day there is no kitchen either, even if the owner states
 * one.
 */
export function hoursOnDay(week: Week | null, day: Day): DayHours {
  const bar = week ? spansOn(week.bar, day) : []
  if (!week || bar.length === 0) return { bar: [], kitchen: [], lunch: [] }
  const of = (rows: WeeklyHours | null) => rows && spansOn(rows, day)
  return { bar, kitchen: of(week.kitchen), lunch: of(week.lunch) }
}

/** True if a day is in the season, both ends included. A season may wrap over New Year. */
export function inSeason({ from, to }: Season, on: MonthDay): boolean {
  return from <= to ? from <= on && on <= to : from <= on || on <= to
}

export const exceptionOn = ({ exceptions }: Hours, date: CalendarDate) =>
  exceptions.find(({ from, to }) => from <= date && date <= to)

/**
 * True if the reason of an exception applies to this date. In an exception that opens the house, a
 * day that is closed in other weeks too needs no reason: the weeks in which a wine tavern opens do
 * not explain its closed Mondays.
 */
export const hasReasonOn = (hours: Hours, { hours: week }: HoursException, date: CalendarDate) =>
  !week?.bar.length ||
  hoursOnDay(week, weekday(date)).bar.length > 0 ||
  usualHoursOn(hours, date).bar.length > 0

export const seasonOn = ({ seasons }: Hours, date: CalendarDate) =>
  seasons.find((season) => inSeason(season, date.slice(5)))

export function hoursOn(hours: Hours, date: CalendarDate): DayHours {
  const exception = exceptionOn(hours, date)
  return exception ? hoursOnDay(exception.hours, weekday(date)) : usualHoursOn(hours, date)
}

type HoursKind = keyof DayHours

/** Spans of the date in minutes, and those of the night before with negative minutes. */
const spansWithNight = (hours: Hours, date: CalendarDate, of: HoursKind): [number, number][] => [
  ...(hoursOn(hours, date)[of] ?? []).map(toMinutes),
  ...(hoursOn(hours, addDays(date, -1))[of] ?? []).map((span): [number, number] => {
    const [open, close] = toMinutes(span)
    return [open - 24 * 60, close - 24 * 60]
  }),
]

type StartAndEnd = { start: Time; end?: Time | undefined }

/** True if the house is open from start to end. Without an end only the start counts. */
export function isOpenFrom(
  hours: Hours,
  date: CalendarDate,
  { start, end }: StartAndEnd,
  of: HoursKind = 'bar',
): boolean {
  const [from, to] = toMinutes({ open: start, close: end ?? start })
  const until = end === undefined ? from + 1 : to
  let reached = from
  for (const [open, close] of spansWithNight(hours, date, of).sort((a, b) => a[0] - b[0]))
    if (open <= reached) reached = Math.max(reached, close)
  return reached >= until
}

/** True if the pub is open without a break from `open` to `close`. Adjacent times count as one. */
export function isInside(inner: Span, outer: readonly Span[]): boolean {
  const [open, close] = toMinutes(inner)
  let reached = open
  for (const [from, to] of outer.map(toMinutes).sort((a, b) => a[0] - b[0]))
    if (from <= reached) reached = Math.max(reached, to)
  return reached >= close
}

/** True if some of these times overlap. */
export function overlap(times: readonly Span[]): boolean {
  const sorted = times.map(toMinutes).sort((a, b) => a[0] - b[0])
  return sorted.some(([open], index) => index > 0 && open < (sorted[index - 1]?.[1] ?? 0))
}

/**
 * Return the hours that a section keeps: those of the house, or those of a part of it with a name if
 * only they have its times, such as breakfast for its overnight guests before the house opens. Such a
 * part is closed on dates on which the house is, unless it states otherwise.
 */
export function hoursOfSection(hours: Hours, { hours: rows = [] }: Served): Hours {
  const isServed = ({ bar }: Week) =>
    rows.every(({ days, ...span }) => days.every((day) => isInside(span, spansOn(bar, day))))
  if (openWeeks(hours).every(isServed)) return hours
  const part = hours.others?.find((one) => openWeeks(one.hours).every(isServed))?.hours
  const closed = hours.exceptions.filter((one) => one.hours === null)
  return part ? { ...part, exceptions: [...part.exceptions, ...closed] } : hours
}

/**
 * True if the kitchen is closed at these times on the date, although it usually cooks then. Food
 * that is served outside kitchen hours on other days too, such as rolls at six, needs no kitchen.
 */
export function isUncooked(hours: Hours, date: CalendarDate, times: StartAndEnd): boolean {
  if (hoursOn(hours, date).kitchen === null || isOpenFrom(hours, date, times, 'kitchen'))
    return false
  const usual = { ...hours, exceptions: [] }
  if (hoursOn(usual, date).bar.length > 0) return isOpenFrom(usual, date, times, 'kitchen')
  // If no week opens the house on this weekday, compare with other exceptions on the same weekday.
  return hours.exceptions
    .flatMap((one) => datesIn(one))
    .some((on) => weekday(on) === weekday(date) && isOpenFrom(hours, on, times, 'kitchen'))
}

/** First date of an exception that is valid until further notice. */
export const openEndedFrom = ({ exceptions }: Hours): CalendarDate | undefined =>
  exceptions.find(({ openEnded }) => openEnded)?.from

/**
 * Find the upcoming dates on which an exception leaves out a section with its own hours: the house
 * is closed when serving begins, or does not cook what it usually cooks. `meant` are all dates in
 * exceptions, `dates` those left out.
 */
export function findOmittedDates(
  { kind, served = {} }: Pick<Section, 'kind' | 'served'>,
  hours: Hours,
  date: CalendarDate,
) {
  const { season, hours: rows = [], special_hours = [] } = served
  const times = (on: CalendarDate) => rows.filter(({ days }) => days.includes(weekday(on)))
  const candidates = hours.exceptions
    .flatMap(datesIn)
    .filter(
      (on) =>
        on >= date &&
        !special_hours.some(({ from, to }) => from <= on && on <= to) &&
        (!season || inSeason(season, on.slice(5))) &&
        times(on).length > 0,
    )
  const dates = candidates
    .sort()
    .filter((on) =>
      times(on).every(
        ({ open: start }) =>
          !isOpenFrom(hours, on, { start }) ||
          (kind === 'food' && isUncooked(hours, on, { start })),
      ),
    )
  return { meant: candidates, dates }
}

/**
 * Dates without the section, as published. `from` replaces the rest if it is left out until further
 * notice.
 */
export function notServedOn(...[section, hours, date]: Parameters<typeof findOmittedDates>): {
  dates: CalendarDate[]
  from?: CalendarDate
} {
  const { meant: candidates, dates } = findOmittedDates(section, hours, date)
  const from = openEndedFrom(hours)
  const since = from && candidates.filter((on) => on >= from)
  return from && since && since.length > 0 && since.every((on) => dates.includes(on))
    ? { dates: dates.filter((on) => on < from), from }
    : { dates }
}

/** Dates of an exception; of one with an open end those of the next year. */
export const datesIn = ({ from, to }: Dates): CalendarDate[] =>
  datesBetween(from, to === openEnd ? addDays(from, 366) : to)

/** Next time that the house opens. */
export type Opening = { date: CalendarDate; open: Time }

/** First opening after a day; undefined if there is none within a year or the hours are unknown. */
export function nextOpening(hours: Hours, after: CalendarDate): Opening | undefined {
  if (after === openEnd) return undefined
  for (let day = 1; day <= 366; day++) {
    const date = addDays(after, day)
    const [open] = hoursOn(hours, date)
      .bar.map((span) => span.open)
      .sort()
    if (open !== undefined) return { date, open }
  }
  return undefined
}

/**
 * First opening from the current or next closed part of the year on. An exception may open the
 * house within it.
 */
export function openingAfter(hours: Hours, period: Season, today: CalendarDate) {
  const year = Number(today.slice(0, 4))
  const next = [year - 1, year, year + 1]
    .map((begins) => dated(period, begins))
    .find(({ to }) => to >= today)
  return next && nextOpening(hours, addDays(next.from > today ? next.from : today, -1))
}

/** Hours of a date without its exceptions. */
export const usualHoursOn = (hours: Hours, date: CalendarDate): DayHours => {
  const season = seasonOn(hours, date)
  return hoursOnDay(season ? season.week : hours, weekday(date))
}

/**
 * True if an exception that does not mention lunch has none. On each of its days the house is
 * usually open without lunch, or opens now after lunch. On any other day the omission may mean
 * either.
 */
export function hasNoLunch(
  hours: Hours,
  { hours: week, ...dates }: Omit<HoursException, 'reason'>,
): boolean {
  if (!week || week.lunch !== null) return false
  return datesIn(dates).every((date) => {
    const now = hoursOnDay(week, weekday(date)).bar.map(toMinutes)
    const { bar, lunch } = usualHoursOn(hours, date)
    if (now.length === 0) return true
    if (bar.length === 0 || lunch === null) return false
    const served = lunch.map(toMinutes)
    return !served.some(([begin, end]) => now.some(([open, close]) => open < end && begin < close))
  })
}

/** Set `lunch: []` in exceptions without lunch, unless a lunch file has a dish on their dates. */
export const withoutLunch = (usual: Hours, dishesOn: readonly CalendarDate[]): Hours => ({
  ...usual,
  exceptions: usual.exceptions.map((one) =>
    one.hours && hasNoLunch(usual, one) && !dishesOn.some((on) => one.from <= on && on <= one.to)
      ? { ...one, hours: { ...one.hours, lunch: [] } }
      : one,
  ),
})

/**
 * Drop exceptions whose last night is over. The day after the last date still needs them, because
 * half past midnight belongs to the night before.
 */
export const comingExceptions = ({ exceptions }: Hours, date: CalendarDate): HoursException[] =>
  exceptions.filter(({ to }) => addDays(to, 1) >= date)

/** Split an exception into runs of days with the same hours. */
export function splitException({ from, to, hours }: HoursException) {
  const hoursAt = (date: CalendarDate) => hoursOnDay(hours, weekday(date))
  // An open end has no last day to list the days until, so its first day stands for all of them.
  if (to === openEnd) return [{ from, to, hours: hoursAt(from) }]
  return groupRuns(
    datesBetween(from, to),
    (before, next) => JSON.stringify(hoursAt(before)) === JSON.stringify(hoursAt(next)),
  ).map((run) => ({ from: run[0], to: run.at(-1) ?? run[0], hours: hoursAt(run[0]) }))
}

export type PartOfYear = { periods: Season[]; week: Week | null; note?: Text }

/**
 * The usual week and each season with their parts of the year, in the order in which they come from
 * `date` on. A house that closes twice a year opens twice, each in a part of its own.
 */
export function partsOfYear(hours: Hours, date: CalendarDate): PartOfYear[] {
  const now = date.slice(5)
  const begins = (period: Season | undefined) => {
    if (!period || inSeason(period, now)) return ''
    return period.from > now ? period.from : `next ${period.from}`
  }
  const inOrder = (one: Season | undefined, other: Season | undefined) =>
    begins(one) < begins(other) ? -1 : 1
  const usual = between(hours.seasons).sort(inOrder)
  // Outside its seasons the house is closed.
  const isClosed = hours.bar.length === 0 && hours.seasons.length > 0
  const parts: PartOfYear[] = [
    ...(isClosed ? usual.map((one) => ({ periods: [one], week: null })) : []),
    // A usual week without a day of the year left is never in force.
    ...(isClosed || usual.length === 0 ? [] : [{ periods: usual, week: hours }]),
    ...hours.seasons.map(({ from, to, week, note }) => ({
      periods: [{ from, to }],
      week,
      ...(note && { note }),
    })),
  ]
  return parts.sort(({ periods: [one] }, { periods: [other] }) => inOrder(one, other))
}

/** Days of the year that no season covers, in a leap year. */
function between(seasons: readonly HoursSeason[]): Season[] {
  if (seasons.length === 0) return [{ from: '01-01', to: '12-31' }]
  const next = (day: MonthDay, count: number) => addDays(`2024-${day}`, count).slice(5)
  const sorted = [...seasons].sort((a, b) => (a.from < b.from ? -1 : 1))
  return sorted.flatMap(({ to }, index) => {
    const after = sorted[(index + 1) % sorted.length]?.from ?? to
    const from = next(to, 1)
    return from === after ? [] : [{ from, to: next(after, -1) }]
  })
}

/** Parts of the year with dates, from the one in force on `date` to one year later. */
export function datedParts(hours: Hours, date: CalendarDate) {
  const year = Number(date.slice(0, 4))
  const last = addDays(date, 365)
  return partsOfYear(hours, date)
    .flatMap(({ periods, week }) =>
      periods.flatMap((period) =>
        [year - 1, year, year + 1].map((begins) => ({ ...dated(period, begins), week })),
      ),
    )
    .filter(({ from, to }) => to >= date && from <= last)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

function dated({ from, to }: Season, year: number) {
  const on = (of: number, day: MonthDay) =>
    calendarDate(of, Number(day.slice(0, 2)), Number(day.slice(3)))
  return {
    from: on(year, from) ?? `${year}-03-01`,
    to: on(from <= to ? year : year + 1, to) ?? `${from <= to ? year : year + 1}-02-28`,
  }
}

/** True if the owner states the kitchen, or lunch, in any week. */
export const statesHours = (hours: Hours, kind: 'kitchen' | 'lunch'): boolean =>
  openWeeks(hours).some((week) => week[kind])

/**
 * True if no week opens the house but certain dates do, such as a wine tavern that opens four weeks
 * a year.
 */
export const opensOnDatesOnly = (hours: Hours): boolean =>
  openWeeks(hours).every(({ bar }) => bar.length === 0) &&
  hours.exceptions.some((one) => one.hours?.bar.length)

/** True if the house usually opens on this day, or only on certain dates anyway. */
export const mayOpen = (hours: Hours, date: CalendarDate): boolean =>
  usualHoursOn(hours, date).bar.length > 0 || opensOnDatesOnly(hours)

/** The usual week, and those of seasons in which the house is open. */
export const openWeeks = (hours: Hours): Week[] => [
  hours,
  ...hours.seasons.flatMap(({ week }) => week ?? []),
]
