// Events against the calendar and against the hours.

import type { PlacedEvent } from '../../fields/events.ts'
import { keyOf } from '../../fields/finding.ts'
import type { HoursFile } from '../../fields/hours.ts'
import { below, complain, type Node, warnAt } from '../../fields/node.ts'
import { message } from '../../messages/catalogue.ts'
import { addDays, datesBetween, toMinutes } from '../../model/calendar.ts'
import { amountOf, currencies } from '../../model/currencies.ts'
import { isWeekly, lastDay, plannedDates } from '../../model/events.ts'
import { exceptionOn, hoursOn, seasonOn } from '../../model/opening.ts'
import type {
  CalendarDate,
  DatedEvent,
  Hours,
  HouseEvent,
  Span,
  WeeklyEvent,
} from '../../model/site.ts'
import type { Parts } from '../parts.ts'
import { whoSaysSo } from './lunch.ts'

export function checkEvents({ hours, events }: Parts, today: CalendarDate) {
  for (const { event, node } of events?.events ?? []) {
    warnPrice(event, node)
    if (isWeekly(event)) {
      if (hours && event.status !== 'cancelled') checkWeekly({ event, node }, hours, today)
    } else {
      warnFar(event, node, today)
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
    complain(below(node, 'date'), message('event-too-long', { most: mostDays }))
    return
  }
  const dates = datesBetween(event.from, event.to)
  const closed = dates.filter((date) => hoursOn(hours.hours, date).bar.length === 0)
  const [first] = closed
  if (first !== undefined) {
    const other = whoSaysSo(hours, first, true)
    complain(below(node, 'date'), message('event-on-closed-day', { dates: closed }), { other })
    return
  }
  const outside = dates.find((date) => !isWithin(event, date, hours.hours))
  if (outside !== undefined) warnOutside(event, node, outside, hours)
}

/** The hours of the date, and the night before as far as it goes on. */
const spansOn = (hours: Hours, date: CalendarDate): [number, number][] => [
  ...hoursOn(hours, date).bar.map(toMinutes),
  ...hoursOn(hours, addDays(date, -1)).bar.map((span): [number, number] => {
    const [open, close] = toMinutes(span)
    return [open - 24 * 60, close - 24 * 60]
  }),
]

/** Whether the house is open all the time; of an event without an end, when it begins. */
function isWithin({ start, end }: HouseEvent, date: CalendarDate, hours: Hours): boolean {
  const [from, to] = toMinutes({ open: start, close: end ?? start })
  const until = end === undefined ? from + 1 : to
  let reached = from
  for (const [open, close] of spansOn(hours, date).sort((a, b) => a[0] - b[0]))
    if (open <= reached) reached = Math.max(reached, close)
  return reached >= until
}

function warnOutside(event: HouseEvent, node: Node, date: CalendarDate, hours: HoursFile) {
  const { start, end } = event
  const bar: Span[] = hoursOn(hours.hours, date).bar
  warnAt(
    below(node, 'time'),
    message('event-outside-hours', { date, start, end: end ?? null, bar }),
    { other: whoSaysSo(hours, date, true) },
  )
}

/** The days on which a weekly event is left out, by the line that closes them. */
function checkWeekly(
  { event, node }: PlacedEvent<WeeklyEvent>,
  file: HoursFile,
  today: CalendarDate,
) {
  const { hours } = file
  const planned = plannedDates(event, hours, today)
  const closed = new Map<string, { other: Node; dates: CalendarDate[]; by: ClosedBy }>()
  for (const date of planned.filter((one) => hoursOn(hours, one).bar.length === 0)) {
    const other = whoSaysSo(file, date, true)
    // All exceptions are mended in one line.
    const by = closedBy(hours, date)
    const key = by === 'exception' ? by : keyOf(other.path)
    const found = closed.get(key) ?? { other, dates: [], by }
    found.dates.push(date)
    closed.set(key, found)
  }
  const { raw } = below(node, 'except')
  const except = typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null
  for (const { other, dates, by } of closed.values())
    warnAt(below(node, 'day'), message('event-left-out', { dates, by, except }), { other })
  const outside = planned.find(
    (date) =>
      exceptionOn(hours, date) === undefined &&
      hoursOn(hours, date).bar.length > 0 &&
      !isWithin(event, date, hours),
  )
  if (outside !== undefined) warnOutside(event, node, outside, file)
}

type ClosedBy = 'exception' | 'season' | 'week'

const closedBy = (hours: Hours, date: CalendarDate): ClosedBy =>
  exceptionOn(hours, date) ? 'exception' : seasonOn(hours, date) ? 'season' : 'week'

/** How far ahead a house plans. */
const daysAhead = 400
/** As of exceptions: what was over long ago was typed with the old year. */
const daysPast = 60

function warnFar({ from, to }: DatedEvent, node: Node, today: CalendarDate) {
  if (to < addDays(today, -daysPast) && to.slice(0, 4) < today.slice(0, 4))
    warnAt(below(node, 'date'), message('event-past', { date: to, today }))
  if (from > addDays(today, daysAhead)) warnAt(below(node, 'date'), message('event-far', { today }))
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
      warnAt(below(node, 'price'), message('price-high', { price: amount, currency }))
    else if (amount < leastEntry[currency])
      warnAt(below(node, 'price'), message('price-low', { price: amount, currency }))
    else if (amount === most && most >= dearest * least)
      warnAt(
        below(node, 'price'),
        message('price-unlike', {
          price: most,
          least,
          most: Math.max(...amounts.filter((one) => one < most)),
          currency,
        }),
      )
  }
}
