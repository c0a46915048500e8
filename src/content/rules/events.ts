// Events against the calendar and against the hours.

import type { PlacedEvent } from '../../fields/events.ts'
import { keyOf } from '../../fields/finding.ts'
import type { HoursFile } from '../../fields/hours.ts'
import { below, complain, complainOf, type Node, warnAt, warnOf } from '../../fields/node.ts'
import { message } from '../../messages/catalogue.ts'
import { addDays, datesBetween, toMinutes } from '../../model/calendar.ts'
import { amountOf, currencies } from '../../model/currencies.ts'
import { beginsClosed, isWeekly, lastDay, plannedDates } from '../../model/events.ts'
import { firstLanguage } from '../../model/languages.ts'
import { exceptionOn, hoursOn, isOpenFrom, onDay, seasonOn } from '../../model/opening.ts'
import {
  type CalendarDate,
  type DatedEvent,
  days,
  type Hours,
  type HouseEvent,
  type Span,
  type WeeklyEvent,
} from '../../model/site.ts'
import type { Parts } from '../parts.ts'
import { whoSaysSo } from './lunch.ts'

export function checkEvents({ hours, events }: Parts, today: CalendarDate) {
  const all = events?.events ?? []
  const once = all.flatMap(({ event }) => (isWeekly(event) ? [] : event))
  for (const { event, node } of all) {
    warnPrice(event, node)
    if (isWeekly(event)) {
      const { from = today, until } = event
      // A course may last for years, and have begun at any time; one that ended has its dates still.
      if (until === undefined) warnFar(below(node, 'from'), today, from, today)
      else warnFar(below(node, 'until'), today, addDays(until, -2 * daysAhead), until)
      if (!hours || event.status === 'cancelled') continue
      checkWeekly({ event, node }, hours, today)
      warnSameTime({ event, node }, hours.hours, once, today)
    } else {
      warnFar(below(node, 'date'), today, event.from, event.to)
      if (hours && event.status !== 'cancelled' && lastDay(event) >= today)
        checkDated({ event, node }, hours)
    }
  }
}

/** The longest that something with a date may last: a longer one is a slip of the year. */
const mostDays = 60

/** On a closed day two lines of the owner contradict each other, and a guest would stand at the door. */
function checkDated({ event, node }: PlacedEvent<DatedEvent>, hours: HoursFile) {
  if (event.to > addDays(event.from, mostDays)) {
    complain(below(node, 'date'), 'event-too-long', { most: mostDays })
    return
  }
  const dates = datesBetween(event.from, event.to)
  // The night before may go on into a closed day.
  const closed = dates.filter(
    (date) => hoursOn(hours.hours, date).bar.length === 0 && !isOpenFrom(hours.hours, date, event),
  )
  const [first] = closed
  if (first !== undefined) {
    const other = whoSaysSo(hours, first, true)
    complainOf(below(node, 'date'), message('event-on-closed-day', { dates: closed }), { other })
    return
  }
  const outside = dates.find((date) => !isOpenFrom(hours.hours, date, event))
  if (outside !== undefined) warnOutside(event, node, outside, hours)
  else warnNight(event, node, event.from, hours.hours)
}

/** Two o'clock on Friday: of the night from Thursday or to Saturday, where both are as long. */
function warnNight({ start }: HouseEvent, node: Node, date: CalendarDate, hours: Hours) {
  const [minutes] = toMinutes({ open: start, close: start })
  const goesOn = (on: CalendarDate) =>
    hoursOn(hours, on).bar.some((span) => toMinutes(span)[1] - 24 * 60 > minutes)
  if (goesOn(addDays(date, -1)) && goesOn(date))
    warnAt(below(node, 'time'), 'event-after-midnight', { date, start, next: addDays(date, 1) })
}

function warnOutside(event: HouseEvent, node: Node, date: CalendarDate, hours: HoursFile) {
  const { start, end } = event
  const bar: Span[] = hoursOn(hours.hours, date).bar
  warnOf(
    below(node, 'time'),
    message('event-outside-hours', { date, start, end: end ?? null, bar }),
    { other: whoSaysSo(hours, date, true) },
  )
}

/** The days on which a weekly event is left out, by the line that closes them, or that opens late. */
function checkWeekly(
  { event, node }: PlacedEvent<WeeklyEvent>,
  file: HoursFile,
  today: CalendarDate,
) {
  const { hours } = file
  const planned = plannedDates(event, hours, today)
  const closed = new Map<string, { other: Node; dates: CalendarDate[]; by: ClosedBy }>()
  const out = planned.filter((one) => isLeftOut(event, hours, one))
  // That nothing is on while the house has its winter, the line on the winter says already.
  const isOn = out.length < planned.length
  for (const date of out.filter((one) => !(isOn && isInPause(hours, one)))) {
    const other = whoSaysSo(file, date, true)
    // All exceptions are mended in one line.
    const by = closedBy(hours, date)
    const key = by === 'exception' ? by : keyOf(other.path)
    const found = closed.get(key) ?? { other, dates: [], by }
    found.dates.push(date)
    closed.set(key, found)
  }
  const except = exceptOf(node)
  for (const { other, dates, by } of closed.values())
    warnOf(below(node, 'day'), message('event-left-out', { dates, by, except }), { other })
  // Where it goes on for longer than the hours of an exception, these are told too.
  const usual = { ...hours, exceptions: [] }
  const isOutside = (of: Hours) => (date: CalendarDate) =>
    hoursOn(of, date).bar.length > 0 && !isOpenFrom(of, date, event)
  const taking = planned.filter((one) => !isLeftOut(event, hours, one))
  const outside = taking.filter(isOutside(hours))
  const always = outside.find((date) => !exceptionOn(hours, date))
  const shortened = outside.find((date) => exceptionOn(hours, date) && !isOutside(usual)(date))
  for (const date of [always, shortened]) if (date) warnOutside(event, node, date, file)
  const [next] = taking
  // On a closed day it would be left out.
  if (next && !always && hoursOn(hours, addDays(next, 1)).bar.length > 0)
    warnNight(event, node, next, hours)
}

const isLeftOut = (event: WeeklyEvent, hours: Hours, date: CalendarDate) =>
  hoursOn(hours, date).bar.length === 0 || beginsClosed(event, hours, date)

/** Whether the part of the year has no open day at all. */
function isInPause(hours: Hours, date: CalendarDate): boolean {
  const season = seasonOn(hours, date)
  const week = season ? season.week : hours
  return !exceptionOn(hours, date) && days.every((day) => onDay(week, day).bar.length === 0)
}

/** What the event leaves out already. */
function exceptOf(node: Node): string | null {
  const { raw } = below(node, 'except')
  return typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null
}

/** What lasts longer is no evening, such as the weeks in which there is goose. */
const mostEvenings = 3

/** Free entry every Thursday, and a ball on one of them: no guest could tell which of the two holds. */
function warnSameTime(
  { event, node }: PlacedEvent<WeeklyEvent>,
  hours: Hours,
  once: readonly DatedEvent[],
  today: CalendarDate,
) {
  const planned = plannedDates(event, hours, today).filter((date) => !isLeftOut(event, hours, date))
  const found = once.flatMap((other) => {
    const isShort = other.status !== 'cancelled' && other.to < addDays(other.from, mostEvenings)
    const dates = isShort && areAtOnce(event, other) ? datesBetween(other.from, other.to) : []
    return dates.filter((date) => planned.includes(date)).map((date) => ({ date, other }))
  })
  const [first] = found
  if (!first) return
  const dates = found.map(({ date }) => date).sort()
  const title = first.other.title[firstLanguage(node.document)]
  warnAt(below(node, 'day'), 'event-at-same-time', { dates, title, except: exceptOf(node) })
}

/** What has no end is taken to last for two hours, to be asked about only. */
function areAtOnce(one: HouseEvent, other: HouseEvent): boolean {
  const [[a, b], [c, d]] = [one, other].map(({ start, end }) => {
    const [from, to] = toMinutes({ open: start, close: end ?? start })
    return [from, end === undefined ? from + 120 : to] as const
  }) as [readonly [number, number], readonly [number, number]]
  return a < d && c < b
}

type ClosedBy = 'exception' | 'season' | 'week'

const closedBy = (hours: Hours, date: CalendarDate): ClosedBy =>
  exceptionOn(hours, date) ? 'exception' : seasonOn(hours, date) ? 'season' : 'week'

/** How far ahead a house plans. */
const daysAhead = 400
/** As of exceptions: what was over long ago was typed with the old year. */
const daysPast = 60

function warnFar(at: Node, today: CalendarDate, from: CalendarDate, to: CalendarDate) {
  if (to < addDays(today, -daysPast)) warnAt(at, 'event-past', { date: to, today })
  if (from > addDays(today, daysAhead)) warnAt(at, 'event-far', { today })
}

/** What a guest pays at least to come in; less is a digit lost, or what is drunk. */
const leastEntry = { CZK: 10, EUR: 1 }
/** How much dearer one entry may be than another: a child pays a tenth. */
const dearest = 12

function warnPrice({ prices }: HouseEvent, node: Node) {
  const paid = (prices ?? [])
    .flatMap((one) => amountOf(one) ?? [])
    .filter(({ amount }) => amount > 0)
  const amounts = paid.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  for (const { amount, currency } of paid) {
    if (amount > currencies[currency].unlikely)
      warnAt(below(node, 'price'), 'price-high', { price: amount, currency })
    else if (amount < leastEntry[currency])
      warnAt(below(node, 'price'), 'price-low', { price: amount, currency })
    else if (amount === most && most >= dearest * least)
      warnAt(below(node, 'price'), 'price-unlike', {
        price: most,
        least,
        most: Math.max(...amounts.filter((one) => one < most)),
        currency,
      })
  }
}
