// What holds on a date: an exception before a season, a season before the usual week. Pages, data
// and warnings all ask here, so that they cannot tell a guest two things.

import { addDays, calendarDate, datesBetween, openEnd, toMinutes, weekday } from './calendar.ts'
import { inRuns } from './runs.ts'
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
  Span,
  Text,
  Time,
  Week,
  WeeklyHours,
} from './site.ts'

/** `[]`: not on this day; `null`: not stated. */
export type DayHours = { bar: Span[]; kitchen: Span[] | null; lunch: Span[] | null }

const spansOn = (rows: WeeklyHours, day: Day): Span[] =>
  rows.filter(({ days }) => days.includes(day)).map(({ open, close }) => ({ open, close }))

/** A day of a week; on a day that is closed nobody cooks either, whatever the owner left open. */
export function onDay(week: Week | null, day: Day): DayHours {
  const bar = week ? spansOn(week.bar, day) : []
  if (!week || bar.length === 0) return { bar: [], kitchen: [], lunch: [] }
  const of = (rows: WeeklyHours | null) => rows && spansOn(rows, day)
  return { bar, kitchen: of(week.kitchen), lunch: of(week.lunch) }
}

/** Days of the year from one to the other, both included; where the second is earlier, over New Year. */
export function inSeason({ from, to }: Season, on: MonthDay): boolean {
  return from <= to ? from <= on && on <= to : from <= on || on <= to
}

export const exceptionOn = ({ exceptions }: Hours, date: CalendarDate) =>
  exceptions.find(({ from, to }) => from <= date && date <= to)

/**
 * Whether an exception says why: not of a day that is closed in other weeks too, while it has the house
 * open on others. Weeks in which a tavern opens are no reason for its Mondays.
 */
export const isReasonOn = (hours: Hours, { hours: week }: HoursException, date: CalendarDate) =>
  !week?.bar.length ||
  onDay(week, weekday(date)).bar.length > 0 ||
  usualOn(hours, date).bar.length > 0

export const seasonOn = ({ seasons }: Hours, date: CalendarDate) =>
  seasons.find((season) => inSeason(season, date.slice(5)))

export function hoursOn(hours: Hours, date: CalendarDate): DayHours {
  const exception = exceptionOn(hours, date)
  return exception ? onDay(exception.hours, weekday(date)) : usualOn(hours, date)
}

type Service = keyof DayHours

/** The hours of the date in minutes, and the night before as far as it goes on. */
const spansWithNight = (hours: Hours, date: CalendarDate, of: Service): [number, number][] => [
  ...(hoursOn(hours, date)[of] ?? []).map(toMinutes),
  ...(hoursOn(hours, addDays(date, -1))[of] ?? []).map((span): [number, number] => {
    const [open, close] = toMinutes(span)
    return [open - 24 * 60, close - 24 * 60]
  }),
]

type Times = { start: Time; end?: Time | undefined }

/** Whether the house is open from the beginning to the end; without an end, when it begins. */
export function isOpenFrom(
  hours: Hours,
  date: CalendarDate,
  { start, end }: Times,
  of: Service = 'bar',
): boolean {
  const [from, to] = toMinutes({ open: start, close: end ?? start })
  const until = end === undefined ? from + 1 : to
  let reached = from
  for (const [open, close] of spansWithNight(hours, date, of).sort((a, b) => a[0] - b[0]))
    if (open <= reached) reached = Math.max(reached, close)
  return reached >= until
}

/**
 * Whether food that is usually cooked at these times is not on the date. What is served beside the
 * hours of the kitchen on other days too, such as rolls at six, does not need it.
 */
export function isUncooked(hours: Hours, date: CalendarDate, times: Times): boolean {
  if (hoursOn(hours, date).kitchen === null || isOpenFrom(hours, date, times, 'kitchen'))
    return false
  const usual = { ...hours, exceptions: [] }
  if (hoursOn(usual, date).bar.length > 0) return isOpenFrom(usual, date, times, 'kitchen')
  // A day on which no week opens the house is like the others of its exceptions.
  return hours.exceptions
    .flatMap((one) => datesIn(one))
    .some((on) => weekday(on) === weekday(date) && isOpenFrom(hours, on, times, 'kitchen'))
}

/** Since when other hours hold until further notice. */
export const openEndedFrom = ({ exceptions }: Hours): CalendarDate | undefined =>
  exceptions.find(({ to }) => to === openEnd)?.from

/**
 * The dates to come on which an exception leaves out a section with hours of its own: the house is
 * closed when it begins, or does not cook what it cooks on other days.
 */
export function leftOutOn(
  { kind, served = {} }: Pick<Section, 'kind' | 'served'>,
  hours: Hours,
  date: CalendarDate,
) {
  const { season, hours: rows = [], special_hours = [] } = served
  const times = (on: CalendarDate) => rows.filter(({ days }) => days.includes(weekday(on)))
  const meant = hours.exceptions
    .flatMap(datesIn)
    .filter(
      (on) =>
        on >= date &&
        !special_hours.some(({ from, to }) => from <= on && on <= to) &&
        (!season || inSeason(season, on.slice(5))) &&
        times(on).length > 0,
    )
  const dates = meant
    .sort()
    .filter((on) =>
      times(on).every(
        ({ open: start }) =>
          !isOpenFrom(hours, on, { start }) ||
          (kind === 'food' && isUncooked(hours, on, { start })),
      ),
    )
  return { meant, dates }
}

/** The same as they are published; where it is so until further notice, since when. */
export function notServedOn(...[section, hours, date]: Parameters<typeof leftOutOn>): {
  dates: CalendarDate[]
  from?: CalendarDate
} {
  const { meant, dates } = leftOutOn(section, hours, date)
  const from = openEndedFrom(hours)
  const since = from && meant.filter((on) => on >= from)
  return from && since && since.length > 0 && since.every((on) => dates.includes(on))
    ? { dates: dates.filter((on) => on < from), from }
    : { dates }
}

/** The dates of an exception; of one until further notice those of the next year. */
export const datesIn = ({ from, to }: Dates): CalendarDate[] =>
  datesBetween(from, to === openEnd ? addDays(from, 366) : to)

/** When the house opens next. */
export type Opening = { date: CalendarDate; open: Time }

/** The first opening after a day; none where a year has none, or it is not known. */
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
 * The first opening from a closed part of the year on, as it is now or comes next: an exception may
 * open the house inside it.
 */
export function openingAfter(hours: Hours, period: Season, today: CalendarDate) {
  const year = Number(today.slice(0, 4))
  const next = [year - 1, year, year + 1]
    .map((begins) => dated(period, begins))
    .find(({ to }) => to >= today)
  return next && nextOpening(hours, addDays(next.from > today ? next.from : today, -1))
}

/** The day that an exception takes the place of. */
export const usualOn = (hours: Hours, date: CalendarDate): DayHours => {
  const season = seasonOn(hours, date)
  return onDay(season ? season.week : hours, weekday(date))
}

/**
 * Whether an exception that is silent about lunch has none all the same: on each of its days the
 * house is open on other weeks too and serves no lunch then, or opens now when lunch is over.
 * Silence on any other day may mean either.
 */
export function hasNoLunch(
  hours: Hours,
  { hours: week, ...dates }: Omit<HoursException, 'reason'>,
): boolean {
  if (!week || week.lunch !== null) return false
  return datesIn(dates).every((date) => {
    const now = onDay(week, weekday(date)).bar.map(toMinutes)
    const { bar, lunch } = usualOn(hours, date)
    if (now.length === 0) return true
    if (bar.length === 0 || lunch === null) return false
    const served = lunch.map(toMinutes)
    return !served.some(([begin, end]) => now.some(([open, close]) => open < end && begin < close))
  })
}

/** The same with `lunch: []` in exceptions without lunch for which no file of lunches has a dish. */
export const withoutLunch = (usual: Hours, dishesOn: readonly CalendarDate[]): Hours => ({
  ...usual,
  exceptions: usual.exceptions.map((one) =>
    one.hours && hasNoLunch(usual, one) && !dishesOn.some((on) => one.from <= on && on <= one.to)
      ? { ...one, hours: { ...one.hours, lunch: [] } }
      : one,
  ),
})

/**
 * Exceptions whose last night is over on the date are left out. The day after the last one still
 * needs it: half past midnight is the night before.
 */
export const comingExceptions = ({ exceptions }: Hours, date: CalendarDate): HoursException[] =>
  exceptions.filter(({ to }) => addDays(to, 1) >= date)

/** Days that follow each other and on which an exception says the same. */
export function runsOf({ from, to, hours }: HoursException) {
  const hoursOf = (date: CalendarDate) => onDay(hours, weekday(date))
  // No end has a week of its own.
  if (to === openEnd) return [{ from, to, hours: hoursOf(from) }]
  return inRuns(
    datesBetween(from, to),
    (before, next) => JSON.stringify(hoursOf(before)) === JSON.stringify(hoursOf(next)),
  ).map((run) => ({ from: run[0], to: run.at(-1) ?? run[0], hours: hoursOf(run[0]) }))
}

export type PartOfYear = { periods: Season[]; week: Week | null; note?: Text }

/**
 * The usual week and each season with the days of the year in which it holds, as they come from `date`
 * on. What is closed twice a year opens again twice, each by itself.
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
  // Outside of its seasons a house may be closed.
  const isClosed = hours.bar.length === 0 && hours.seasons.length > 0
  const parts: PartOfYear[] = [
    ...(isClosed ? usual.map((one) => ({ periods: [one], week: null })) : []),
    // A usual week that no day is left for is never in force.
    ...(isClosed || usual.length === 0 ? [] : [{ periods: usual, week: hours }]),
    ...hours.seasons.map(({ from, to, week, note }) => ({
      periods: [{ from, to }],
      week,
      ...(note && { note }),
    })),
  ]
  return parts.sort(({ periods: [one] }, { periods: [other] }) => inOrder(one, other))
}

/** The days of the year that no season has; the calendar is that of a leap year. */
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

/** The parts of the year as dates, from the one that holds on `date` to one year later. */
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

/** Whether the owner spoke of the kitchen, or of lunch, in any week. */
export const states = (hours: Hours, kind: 'kitchen' | 'lunch'): boolean =>
  weeksOf(hours).some((week) => week[kind])

/** Whether no week opens the house and certain dates do: a tavern that pours its own wine four weeks a year. */
export const opensOnDatesOnly = (hours: Hours): boolean =>
  weeksOf(hours).every(({ bar }) => bar.length === 0) &&
  hours.exceptions.some((one) => one.hours?.bar.length)

/** Whether a day is one on which the house usually opens, where it usually does. */
export const mayOpen = (hours: Hours, date: CalendarDate): boolean =>
  usualOn(hours, date).bar.length > 0 || opensOnDatesOnly(hours)

/** The usual week, and those of seasons in which the house is open. */
export const weeksOf = (hours: Hours): Week[] => [
  hours,
  ...hours.seasons.flatMap(({ week }) => week ?? []),
]
