// hours.md: weekly hours of the bar, the kitchen and lunch, and the days that differ.

import { toMinutes } from '../../model/calendar.ts'
import { firstLanguage } from '../../model/languages.ts'
import { message } from '../../model/messages/catalogue.ts'
import {
  type Day,
  days,
  type Hours,
  type HoursException,
  type Span,
  type WeeklyHours,
} from '../../model/site.ts'
import type { Document, Report } from '../documents/finding.ts'
import { yesNo } from '../notations/plain.ts'
import { dateRange, spans, weeklyLine } from '../notations/time.ts'
import { below, complain, type Entry, has, type Place, topOf } from './place.ts'
import { list, optional, record, required, type Values } from './record.ts'
import { optionalText, present, requiredText } from './texts.ts'

const exceptionFields = {
  date: required(dateRange),
  reason: requiredText,
  closed: optional(yesNo),
  bar: optional(spans),
  kitchen: optional(spans),
  lunch: optional(spans),
}

export const hoursRecord = record('hours', {
  bar: required(list(weeklyLine)),
  kitchen: optional(list(weeklyLine)),
  lunch: optional(list(weeklyLine)),
  note: optionalText,
  exceptions: optional(list(record('exception', exceptionFields))),
})

export type HoursFile = { hours: Hours; place: Place }

export function readHours(document: Document, report: Report): HoursFile | undefined {
  const { value: fields, place } = hoursRecord.read(topOf(document, report))
  if (!fields) return undefined
  const bar = toWeek(below(place, 'bar'), fields.bar)
  const kitchen = toWeek(below(place, 'kitchen'), fields.kitchen)
  const lunch = toWeek(below(place, 'lunch'), fields.lunch)
  // Where a line of the bar could not be read, the others would seem to be outside of it.
  if (fields.bar?.every(({ value }) => value !== undefined)) {
    checkInside(below(place, 'kitchen'), fields.kitchen, bar)
    checkInside(below(place, 'lunch'), fields.lunch, bar)
  }
  const exceptions = readExceptions(fields.exceptions ?? [])
  const note = fields.note
  return { hours: { bar, kitchen, lunch, exceptions, ...present({ note }) }, place }
}

type WeeklyLine = Entry<{ days: Day[]; spans: Span[] }>

/** The hours of a week; whatever is wrong between its lines is reported. */
function toWeek(place: Place, written: readonly WeeklyLine[] | undefined): WeeklyHours {
  const lines = written ?? []
  if (written?.length === 0)
    complain(place, message('hours-empty', { field: String(place.path.at(-1)) }))
  const taken = new Map<Day, Place>()
  for (const { value: row, place: here } of lines) {
    if (!row) continue
    const twice = row.days.find((name) => taken.has(name))
    const other = twice && taken.get(twice)
    if (twice && other)
      complain(here, message('day-twice', { day: twice, language: firstLanguage(here.document) }), {
        other,
      })
    for (const name of row.days) taken.set(name, here)
    checkOverlap(here, row.spans)
  }
  const week = lines.flatMap(
    ({ value }) => value?.spans.map((span) => ({ days: value.days, ...span })) ?? [],
  )
  checkNights(taken, week)
  return week
}

/** A night that is longer than the morning of the next day allows. */
function checkNights(taken: ReadonlyMap<Day, Place>, week: WeeklyHours) {
  const spansOf = (name: Day | undefined) =>
    week.filter((row) => name && row.days.includes(name)).map(toMinutes)
  for (const [index, before] of days.entries()) {
    const day = days[(index + 1) % 7]
    const end = Math.max(0, ...spansOf(before).map(([, close]) => close)) - 24 * 60
    const place = day && taken.get(day)
    if (!day || !place || !spansOf(day).some(([open]) => open < end)) continue
    const other = taken.get(before)
    complain(
      place,
      message('nights-overlap', { day, before, language: firstLanguage(place.document) }),
      other && other !== place ? { other } : {},
    )
    return
  }
}

function checkOverlap(place: Place, times: readonly Span[]) {
  const sorted = times.map(toMinutes).sort((a, b) => a[0] - b[0])
  if (sorted.some(([open], index) => index > 0 && open < (sorted[index - 1]?.[1] ?? 0)))
    complain(place, message('times-overlap'))
}

/** Whether the pub is open all the time from `open` to `close`; times that touch are one. */
function isInside(inner: Span, outer: readonly Span[]): boolean {
  const [open, close] = toMinutes(inner)
  let reached = open
  for (const [from, to] of outer.map(toMinutes).sort((a, b) => a[0] - b[0]))
    if (from <= reached) reached = Math.max(reached, to)
  return reached >= close
}

/** One line of the kitchen or of lunch that lies outside of the hours of the bar is told. */
function checkInside(place: Place, lines: readonly WeeklyLine[] | undefined, bar: WeeklyHours) {
  for (const day of days) {
    const open = bar.filter((row) => row.days.includes(day))
    for (const { value, place: here } of lines ?? []) {
      const outside = value?.days.includes(day)
        ? value.spans.find((span) => !isInside(span, open))
        : undefined
      if (!outside) continue
      const field = String(place.path.at(-1))
      const times = open.map(({ open: from, close }) => ({ open: from, close }))
      complain(
        here,
        message('times-outside-bar', {
          field,
          day,
          ...outside,
          bar: times,
          language: firstLanguage(place.document),
        }),
      )
      return
    }
  }
}

function readExceptions(
  entries: readonly Entry<Values<typeof exceptionFields>>[],
): HoursException[] {
  const found: { exception: HoursException; place: Place }[] = []
  for (const { value, place } of entries) {
    const exception = value && toException(place, value)
    if (!exception) continue
    const { from, to } = exception
    const other = found.find((one) => one.exception.from <= to && from <= one.exception.to)
    if (other)
      complain(
        below(place, 'date'),
        message('exception-twice', {
          reason: other.exception.reason[firstLanguage(place.document)],
        }),
        { other: below(other.place, 'date') },
      )
    found.push({ exception, place })
  }
  return found.map(({ exception }) => exception).sort((a, b) => (a.from < b.from ? -1 : 1))
}

function toException(
  place: Place,
  values: Values<typeof exceptionFields>,
): HoursException | undefined {
  const reason = values.reason
  const closed = values.closed === true || values.bar === null
  if (!closed && !has(place, 'bar')) {
    complain(place, message('exception-without-hours'))
    return undefined
  }
  if (closed && [values.bar, values.kitchen, values.lunch].some(Array.isArray)) {
    complain(below(place, 'closed'), message('exception-closed-and-open'))
    return undefined
  }
  if (!closed && !has(place, 'kitchen')) complain(place, message('exception-without-kitchen'))
  if (!values.date || !reason) return undefined
  const { bar, kitchen = null, lunch = null } = values
  if (closed) return { ...values.date, reason, hours: null }
  if (!bar) return undefined
  checkExceptionSpans(place, bar, { kitchen, lunch })
  return { ...values.date, reason, hours: { bar, kitchen, lunch } }
}

function checkExceptionSpans(
  place: Place,
  bar: Span[],
  inner: { kitchen: Span[] | null; lunch: Span[] | null },
) {
  checkOverlap(below(place, 'bar'), bar)
  for (const [name, times] of Object.entries(inner)) {
    checkOverlap(below(place, name), times ?? [])
    if (times?.some((span) => !isInside(span, bar)))
      complain(below(place, name), message('exception-outside-bar', { field: name, bar }))
  }
}
