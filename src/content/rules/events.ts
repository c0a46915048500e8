// Check events against the calendar and the opening hours.

import type { PlacedEvent } from '../../fields/events.ts'
import type { HoursFile } from '../../fields/hours.ts'
import { addDays, datesBetween, toMinutes } from '../../model/calendar.ts'
import { currencies, findPrice } from '../../model/currencies.ts'
import {
  endsOn,
  isClosedAtStart,
  isWeeklyEvent,
  lastDay,
  plannedDates,
} from '../../model/events.ts'
import { clockChange } from '../../model/instant.ts'
import { firstLanguage } from '../../model/languages.ts'
import { exceptionOn, hoursOn, hoursOnDay, isOpenFrom, seasonOn } from '../../model/opening.ts'
import {
  type CalendarDate,
  type DatedEvent,
  days,
  type Hours,
  type HouseEvent,
  type WeeklyEvent,
} from '../../model/site.ts'
import { pathKey } from '../../reading/finding.ts'
import { type ContentNode, nodeAt, reportError, reportWarning } from '../../reading/node.ts'
import type { ParsedFiles } from '../parts.ts'
import { findClosingField } from './lunch.ts'

export function checkEvents({ hours, events }: ParsedFiles, today: CalendarDate) {
  const all = events?.events ?? []
  const datedEvents = all.flatMap(({ event }) => (isWeeklyEvent(event) ? [] : event))
  for (const { event, node } of all) {
    warnPrice(event, node)
    if (isWeeklyEvent(event)) {
      const { from = today, until } = event
      // A course may last for years and may have begun at any time, so only its end is checked.
      if (until === undefined) warnFar(nodeAt(node, 'from'), today, from, today)
      else warnFar(nodeAt(node, 'until'), today, addDays(until, -2 * daysAhead), until)
      if (!hours || event.status === 'cancelled') continue
      checkWeekly({ event, node }, hours, today)
      warnSameTime({ event, node }, hours.hours, datedEvents, today)
    } else {
      warnFar(nodeAt(node, 'date'), today, event.from, event.to)
      if (hours && event.status !== 'cancelled' && lastDay(event) >= today)
        checkDated({ event, node }, hours)
    }
  }
}

/** A longer event with a date is probably a wrong year. */
const mostDays = 60

/**
 * Report an event on a closed day: two lines contradict each other, and a guest would find the door
 * locked.
 */
function checkDated({ event, node }: PlacedEvent<DatedEvent>, hours: HoursFile) {
  if (event.to > addDays(event.from, mostDays))
    return reportError(nodeAt(node, 'date'), 'event-too-long', { most: mostDays })
  const dates = datesBetween(event.from, event.to)
  askAboutClocks(event, node, dates)
  // Opening hours of the night before may run into a closed day.
  const closed = dates.filter(
    (date) => hoursOn(hours.hours, date).bar.length === 0 && !isOpenFrom(hours.hours, date, event),
  )
  const [first] = closed
  if (first !== undefined) {
    const at = { ...nodeAt(node, 'date'), other: findClosingField(hours, first, true) }
    return reportError(at, 'event-on-closed-day', { dates: closed })
  }
  const outside = dates.find((date) => !isOpenFrom(hours.hours, date, event))
  if (outside !== undefined) warnOutside(event, node, outside, hours)
  else warnNight(event, node, event.from, hours.hours)
}

/** Ask about a local time that does not exist, or exists twice, when the clocks change. */
function askAboutClocks(event: HouseEvent, node: ContentNode, dates: readonly CalendarDate[]) {
  const { start, end } = event
  const at = nodeAt(node, 'time')
  const ends =
    end === undefined ? [] : dates.map((on) => [endsOn(on, { start, end }), end] as const)
  for (const [date, time] of [...dates.map((on) => [on, start] as const), ...ends]) {
    const change = clockChange(date, time)
    const values = { date, time, isSkipped: change === 'skipped' }
    // The other dates of a weekly event are right.
    if (change === 'skipped' && !isWeeklyEvent(event)) reportError(at, 'event-clock-change', values)
    else if (change) reportWarning(at, 'event-clock-change', values)
  }
}

/**
 * Warn about a time such as 2:00 on Friday: it may mean the night from Thursday or the night to
 * Saturday.
 */
function warnNight({ start }: HouseEvent, node: ContentNode, date: CalendarDate, hours: Hours) {
  const [minutes] = toMinutes({ open: start, close: start })
  const isOngoing = (on: CalendarDate) =>
    hoursOn(hours, on).bar.some((span) => toMinutes(span)[1] - 24 * 60 > minutes)
  const next = addDays(date, 1)
  if (isOngoing(addDays(date, -1)) && isOngoing(date))
    reportWarning(nodeAt(node, 'time'), 'event-after-midnight', { date, start, next })
}

function warnOutside(event: HouseEvent, node: ContentNode, date: CalendarDate, hours: HoursFile) {
  const { start, end = null } = event
  const { bar } = hoursOn(hours.hours, date)
  const at = { ...nodeAt(node, 'time'), other: findClosingField(hours, date, true) }
  reportWarning(at, 'event-outside-hours', { date, start, end, bar })
}

/**
 * Warn about days on which a weekly event does not take place, grouped by the line that closes
 * them.
 */
function checkWeekly(
  { event, node }: PlacedEvent<WeeklyEvent>,
  file: HoursFile,
  today: CalendarDate,
) {
  const { hours } = file
  const planned = plannedDates(event, hours, today)
  const closed = new Map<string, { other: ContentNode; dates: CalendarDate[]; by: ClosedBy }>()
  const out = planned.filter((one) => isSkipped(event, hours, one))
  // A seasonal closure explains itself, so its days are not listed.
  const isOn = out.length < planned.length
  const isSoon = (one: CalendarDate) => one <= addDays(today, mostDays) && !out.includes(one)
  askAboutClocks(event, node, planned.filter(isSoon))
  for (const date of out.filter((one) => !(isOn && isInPause(hours, one)))) {
    // A rule explains itself too, and its dates change every year.
    const { holiday, recurring } = exceptionOn(hours, date) ?? {}
    if (holiday || recurring) continue
    const closing = findClosingField(file, date, true)
    // All exceptions share one warning, because one line fixes them all.
    const by = closedBy(hours, date)
    const key = by === 'exception' ? by : pathKey(closing.path)
    const found = closed.get(key) ?? { other: closing, dates: [], by }
    found.dates.push(date)
    closed.set(key, found)
  }
  const except = readExcept(node)
  for (const { other, dates, by } of closed.values())
    reportWarning({ ...nodeAt(node, 'day'), other }, 'event-left-out', { dates, by, except })
  // Also warn if the event ends after closing time, on every date or only under an exception.
  const usual = { ...hours, exceptions: [] }
  const isOutside = (of: Hours) => (date: CalendarDate) =>
    hoursOn(of, date).bar.length > 0 && !isOpenFrom(of, date, event)
  const taking = planned.filter((one) => !isSkipped(event, hours, one))
  const outside = taking.filter(isOutside(hours))
  const always = outside.find((date) => !exceptionOn(hours, date))
  const shortened = outside.find((date) => exceptionOn(hours, date) && !isOutside(usual)(date))
  for (const date of [always, shortened]) if (date) warnOutside(event, node, date, file)
  const [next] = taking
  // An event that starts on a closed day is left out anyway.
  if (next && !always && hoursOn(hours, addDays(next, 1)).bar.length > 0)
    warnNight(event, node, next, hours)
}

const isSkipped = (event: WeeklyEvent, hours: Hours, date: CalendarDate) =>
  hoursOn(hours, date).bar.length === 0 || isClosedAtStart(event, hours, date)

/** True if this season has no open day at all. */
function isInPause(hours: Hours, date: CalendarDate): boolean {
  const season = seasonOn(hours, date)
  const week = season ? season.week : hours
  return !exceptionOn(hours, date) && days.every((day) => hoursOnDay(week, day).bar.length === 0)
}

/** Return the dates in the `except` field as typed. */
function readExcept(node: ContentNode): string | null {
  const { raw } = nodeAt(node, 'except')
  return typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null
}

/** A longer event is not a single evening: several weeks of goose dishes, for example. */
const mostEvenings = 3

/**
 * Warn about a weekly event and a dated one at the same time: a guest could not tell which of them
 * takes place.
 */
function warnSameTime(
  { event, node }: PlacedEvent<WeeklyEvent>,
  hours: Hours,
  once: readonly DatedEvent[],
  today: CalendarDate,
) {
  const planned = plannedDates(event, hours, today).filter((date) => !isSkipped(event, hours, date))
  const found = once.flatMap((other) => {
    const isShort = other.status !== 'cancelled' && other.to < addDays(other.from, mostEvenings)
    const dates = isShort && overlap(event, other) ? datesBetween(other.from, other.to) : []
    return dates.filter((date) => planned.includes(date)).map((date) => ({ date, other }))
  })
  const [first] = found
  if (!first) return
  const dates = found.map(({ date }) => date).sort()
  const title = first.other.title[firstLanguage(node.document)]
  const except = readExcept(node)
  reportWarning(nodeAt(node, 'day'), 'event-at-same-time', { dates, title, except })
}

/**
 * True if both events overlap. An event without an end counts as two hours, for this question only.
 */
function overlap(one: HouseEvent, other: HouseEvent): boolean {
  const [[a, b], [c, d]] = [one, other].map(({ start, end }) => {
    const [from, to] = toMinutes({ open: start, close: end ?? start })
    return [from, end === undefined ? from + 120 : to] as const
  }) as [readonly [number, number], readonly [number, number]]
  return a < d && c < b
}

type ClosedBy = 'exception' | 'season' | 'week'

const closedBy = (hours: Hours, date: CalendarDate): ClosedBy =>
  exceptionOn(hours, date) ? 'exception' : seasonOn(hours, date) ? 'season' : 'week'

/** Events further ahead than this are probably a wrong year. */
const daysAhead = 400
/** Events further in the past were probably typed with the old year. */
const daysPast = 60

function warnFar(at: ContentNode, today: CalendarDate, from: CalendarDate, to: CalendarDate) {
  if (to < addDays(today, -daysPast)) reportWarning(at, 'event-past', { date: to, today })
  if (from > addDays(today, daysAhead)) reportWarning(at, 'event-far', { today })
}

/** Lowest likely entry price. A lower one lost a digit, or is the price of a drink. */
const leastEntry = { CZK: 10, EUR: 1 }
/** Maximum ratio between two entry prices: a child pays at least a tenth or so. */
const dearest = 12

function warnPrice({ prices }: HouseEvent, node: ContentNode) {
  const paid = (prices ?? [])
    .flatMap((one) => findPrice(one) ?? [])
    .filter(({ amount }) => amount > 0)
  const amounts = paid.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  for (const { amount, currency } of paid) {
    if (amount > currencies[currency].unlikely)
      reportWarning(nodeAt(node, 'price'), 'price-high', { price: amount, currency })
    else if (amount < leastEntry[currency])
      reportWarning(nodeAt(node, 'price'), 'price-low', { price: amount, currency })
    else if (amount === most && most >= dearest * least)
      reportWarning(nodeAt(node, 'price'), 'price-unlike', {
        price: most,
        least,
        most: Math.max(...amounts.filter((one) => one < most)),
        currency,
      })
  }
}
