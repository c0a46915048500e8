// hours.md: weekly hours of the bar, the kitchen and lunch, and the days that differ.

import { toMinutes } from '../../model/calendar.ts'
import {
  type Day,
  days,
  type Hours,
  type HoursException,
  type Span,
  type WeeklyHours,
} from '../../model/site.ts'
import type { Document, Report } from '../documents/document.ts'
import { dateRange, dayNames, spans, weeklyLine } from '../notations/time.ts'
import { line, yesNo } from '../notations/words.ts'
import {
  below,
  complain,
  list,
  optional,
  type Place,
  record,
  required,
  type Values,
} from './record.ts'
import { both, pair, present } from './text.ts'

const exceptionFields = {
  date: required(dateRange, 'the date, or two dates with a dash'),
  reason: required(line, 'why, in Czech'),
  reason_en: required(line, 'why, in English'),
  closed: optional(yesNo, 'yes when the pub is closed'),
  bar: optional(spans, 'when the pub is open on that day'),
  kitchen: optional(spans, 'when the kitchen cooks, or no'),
  lunch: optional(spans, 'when the lunch menu is served, or no'),
}

export const hoursFields = {
  bar: required(list(weeklyLine), 'when the pub is open'),
  kitchen: optional(list(weeklyLine), 'when the kitchen cooks'),
  lunch: optional(list(weeklyLine), 'when the lunch menu is served'),
  note: optional(line, 'a sentence under the hours'),
  note_en: optional(line, 'the sentence in English'),
  exceptions: optional(
    list(record(exceptionFields)),
    'days that differ: holidays, parties, annual leave',
  ),
}

export type HoursFile = { hours: Hours; place: Place }

export function readHours(document: Document, report: Report): HoursFile | undefined {
  const place: Place = { document, path: [], raw: document.data, report }
  const fields = record(hoursFields).read(place)
  if (!fields) return undefined
  const bar = toWeek(below(place, 'bar'), fields.bar)
  const kitchen = toWeek(below(place, 'kitchen'), fields.kitchen)
  const lunch = toWeek(below(place, 'lunch'), fields.lunch)
  // Where a line of the bar could not be read, the others would seem to be outside of it.
  if (fields.bar?.every((row) => row !== undefined)) {
    checkInside(below(place, 'kitchen'), kitchen, bar)
    checkInside(below(place, 'lunch'), lunch, bar)
  }
  const exceptions = readExceptions(place, fields.exceptions ?? [])
  const note = pair(place, 'note', fields.note, fields.note_en)
  return { hours: { bar, kitchen, lunch, exceptions, ...present({ note }) }, place }
}

type WeeklyLines = ({ days: Day[]; spans: Span[] } | undefined)[] | undefined

function toWeek(place: Place, lines: WeeklyLines): WeeklyHours {
  const rows = lines ?? []
  if (lines?.length === 0) {
    complain(place, {
      found: `"${place.path.at(-1)}" with an empty list`,
      expected: 'days and times such as Po–Čt 11:00–23:00',
      mend: 'write the times, or delete the line',
    })
  }
  const taken = new Map<Day, Place>()
  for (const [index, row] of rows.entries()) {
    if (!row) continue
    const here = below(place, index)
    const twice = row.days.find((name) => taken.has(name))
    const other = twice && taken.get(twice)
    if (twice && other) {
      complain(here, {
        found: `hours for ${dayNames[days.indexOf(twice)]} a second time`,
        expected: 'each day once',
        mend: 'put all times of a day on one line:   Po 11:00–14:30, 17:00–22:00',
        other,
      })
    }
    for (const name of row.days) taken.set(name, here)
    checkOverlap(here, row.spans)
  }
  checkNights(taken, rows)
  return rows.flatMap((row) => row?.spans.map((span) => ({ days: row.days, ...span })) ?? [])
}

/** A night that is longer than the morning of the next day allows. */
function checkNights(taken: ReadonlyMap<Day, Place>, rows: NonNullable<WeeklyLines>) {
  const spansOf = (name: Day | undefined) =>
    rows.find((row) => name && row?.days.includes(name))?.spans.map(toMinutes) ?? []
  for (const [index, name] of days.entries()) {
    const next = days[(index + 1) % 7]
    const end = Math.max(0, ...spansOf(name).map(([, close]) => close)) - 24 * 60
    const place = next && taken.get(next)
    if (!next || !place || !spansOf(next).some(([open]) => open < end)) continue
    const other = taken.get(name)
    complain(place, {
      found: `${dayNames[days.indexOf(next)]} opens before ${dayNames[index]} has closed`,
      expected: 'times that do not overlap',
      mend: 'correct the closing time of the day before, or this opening time',
      ...(other && other !== place && { other }),
    })
    return
  }
}

function checkOverlap(place: Place, times: readonly Span[]) {
  const sorted = times.map(toMinutes).sort((a, b) => a[0] - b[0])
  if (sorted.some(([open], index) => index > 0 && open < (sorted[index - 1]?.[1] ?? 0))) {
    complain(place, {
      found: 'times that overlap',
      expected: 'times one after the other',
      mend: 'write one time from the first opening to the last closing',
    })
  }
}

/** Whether the pub is open all the time from `open` to `close`; times that touch are one. */
function isInside(inner: Span, outer: readonly Span[]): boolean {
  const [open, close] = toMinutes(inner)
  let reached = open
  for (const [from, to] of outer.map(toMinutes).sort((a, b) => a[0] - b[0]))
    if (from <= reached) reached = Math.max(reached, to)
  return reached >= close
}

function checkInside(place: Place, inner: WeeklyHours, bar: WeeklyHours) {
  for (const name of days) {
    const open = bar.filter((row) => row.days.includes(name))
    const outside = inner.find((row) => row.days.includes(name) && !isInside(row, open))
    if (!outside) continue
    complain(lineOf(place, name), {
      found: `${place.path.at(-1)} from ${outside.open} to ${outside.close} on ${dayNames[days.indexOf(name)]}, when the pub is ${open.length > 0 ? `open ${open.map((span) => `${span.open}–${span.close}`).join(', ')}` : 'closed'}`,
      expected: 'times inside the hours of the bar',
      mend: 'correct one of the two',
    })
    return
  }
}

/** The line that speaks of a day. */
function lineOf(place: Place, name: Day): Place {
  const field = (place.document.data as { [key: string]: unknown })[String(place.path.at(-1))]
  const index = Array.isArray(field)
    ? field.findIndex((text) => {
        const line = typeof text === 'string' ? weeklyLine.read(text) : undefined
        return line && 'days' in line && line.days.includes(name)
      })
    : -1
  return index < 0 ? place : below(place, index)
}

function readExceptions(
  place: Place,
  entries: readonly (Values<typeof exceptionFields> | undefined)[],
): HoursException[] {
  const raws = (place.raw as Document['data'])['exceptions']
  const found: { exception: HoursException; place: Place }[] = []
  for (const [index, values] of entries.entries()) {
    if (!values) continue
    const at = {
      ...below(place, 'exceptions', index),
      raw: Array.isArray(raws) ? raws[index] : undefined,
    }
    const exception = toException(at, values)
    if (!exception) continue
    const { from, to } = exception
    const other = found.find((one) => one.exception.from <= to && from <= one.exception.to)
    if (other)
      complain(below(at, 'date'), {
        found: `a date that another exception has too (${other.exception.reason.cs})`,
        expected: 'each date once',
        mend: 'keep one of the two',
        other: below(other.place, 'date'),
      })
    found.push({ exception, place: at })
  }
  return found.map(({ exception }) => exception).sort((a, b) => (a.from < b.from ? -1 : 1))
}

function toException(
  place: Place,
  values: Values<typeof exceptionFields>,
): HoursException | undefined {
  const reason = both(values.reason, values.reason_en)
  const raw = place.raw as { [key: string]: unknown }
  const closed = values.closed === true || values.bar === null
  if (!closed && !Object.hasOwn(raw, 'bar')) {
    complain(place, {
      found: 'an exception that says neither closed nor opening hours',
      expected: 'closed or hours, for each date',
      mend: 'add a line   closed: yes   or   bar: 12:00–22:00',
    })
    return undefined
  }
  if (
    closed &&
    ['bar', 'kitchen', 'lunch'].some((field) => Array.isArray(values[field as 'bar']))
  ) {
    complain(below(place, 'closed'), {
      found: 'closed, and hours besides',
      expected: 'one of the two',
      mend: 'keep one of the two',
    })
    return undefined
  }
  if (!closed && !Object.hasOwn(raw, 'kitchen')) {
    complain(place, {
      found: 'an exception that does not say when the kitchen cooks',
      expected: 'the hours of the kitchen, or no',
      mend: 'add a line   kitchen: 12:00–20:30   or   kitchen: no',
    })
  }
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
    if (times?.some((span) => !isInside(span, bar))) {
      complain(below(place, name), {
        found: `${name} outside the hours of the bar`,
        expected: `times inside ${bar.map((span) => `${span.open}–${span.close}`).join(', ')}`,
        mend: 'correct one of the two',
      })
    }
  }
}
