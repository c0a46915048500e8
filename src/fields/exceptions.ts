// Exceptional days: closed, with other times, or with weekly hours of their own.

import { addDays, datesBetween, openEnd, toMinutes, weekday } from '../model/calendar.ts'
import { holidaysBetween } from '../model/holidays.ts'
import { parseTextRow } from '../model/languages.ts'
import * as opening from '../model/opening.ts'
import { recurringDates } from '../model/recurrence.ts'
import * as site from '../model/site.ts'
import { dateRanges, datesUntil, parseExceptionLines } from '../notations/date.ts'
import { findDayNames } from '../notations/day-names.ts'
import { datesOrRecurrence } from '../notations/recurrence.ts'
import { serviceTimesOrWeek, timesOfDates } from '../notations/time.ts'
import { toClock } from '../notations/typed-times.ts'
import {
  type ContentNode,
  contradiction,
  type Details,
  type Entry,
  hasValue,
  nodeAt,
  reportError,
  reportFinding,
} from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { fieldsInstead, record, required, writeFields } from '../reading/record.ts'
import { composed, type FieldRows, textOrNullRow } from '../reading/row.ts'
import { present } from '../reading/texts.ts'
import { checkedRow, closedRow, dateAliases, hoursRowsFor } from './common.ts'
import * as weeks from './week.ts'

/** Exception in examples. */
export const christmasEve = parseTextRow('Štědrý den | Christmas Eve | Štedrý deň | Heiligabend')

const hours = hoursRowsFor(weeks.hoursLines(timesOfDates), weeks.hoursLines(serviceTimesOrWeek))

export const exceptionRows = {
  date: required(datesOrRecurrence, { ...composed, called: dateAliases }),
  reason: textOrNullRow(
    'reason',
    'důvod | | dôvod | grund',
    'Why these dates differ.',
    christmasEve,
  ),
  closed: closedRow,
  ...hours,
  kitchen: { ...hours.kitchen, askable: true },
  checked: checkedRow,
} satisfies FieldRows

const eveReasons: { [monthDay: string]: site.Text } = {
  '12-24': christmasEve,
  '12-31': parseTextRow('Silvestr | New Year’s Eve | Silvester | Silvester'),
}

/** Names of the first and the last of some days that all have one, such as Christmas. */
function findDayReasons(ranges: readonly site.Dates[], region: ContentNode['region']): site.Text[] {
  const names = ranges
    .flatMap(({ from, to }) => datesBetween(from, to < addDays(from, 9) ? to : from))
    .map((on) => (region && holidaysBetween(on, on, region)[0]?.name) ?? eveReasons[on.slice(5)])
  const [first, last = first] = [names[0], names.at(-1)]
  return names.every(Boolean) && first && last ? [...new Set([first, last])] : []
}

/** Suggest the fields of `24. 12. zavřeno`. A day with a name has it as its reason. */
function suggestLine({ document: { languages }, region }: ContentNode, typed: string): Details {
  const lines = parseExceptionLines(typed, { languages })
  if (!lines) return {}
  const write = (
    { reason, reopens, date, ...hours }: (typeof lines)[number],
    today: site.CalendarDate,
  ) => {
    const written = datesUntil({ date, ...(reopens && { reopens }) }, { languages }, today)
    const [named] = findDayNames(date)
    const names =
      reason === undefined ? findDayReasons(dateRanges.read(written ?? '') ?? [], region) : []
    const reasons = languages.map((lang, index) => {
      const own = index === 0 && (reason ?? (named && date.slice(...named.at)))
      const why = names.map((name) => name[lang]).join(' – ') || own
      const all = [why, index === 0 && reopens].filter(Boolean).join(', ')
      return [index === 0 ? 'reason' : `reason_${lang}`, all] as const
    })
    return written ? writeFields([['date', written], ...reasons, ...Object.entries(hours)]) : []
  }
  return {
    dated: (today) => {
      const entries = lines.map((line) => write(line, today))
      return entries.every(({ length }) => length > 0)
        ? { fix: fieldsInstead(typed, ...entries) }
        : {}
    },
  }
}

export const exceptionRecord = record('exception', exceptionRows, suggestLine)

/** An exception with its node, for messages about contradictions in other files. */
export type PlacedException = site.HoursException & {
  node: ContentNode
  /** The dates as typed, before a narrower exception split them. */
  typed: site.Dates
}

type When = site.Dates[] | site.Recurrence

/** An exception that repeats, with its node. */
export type PlacedRecurring = { rule: site.RecurringException; node: ContentNode }

/** Exceptions as read, before they are placed on their dates. */
export type ReadException = Pick<site.HoursException, 'reason' | 'hours'> & {
  when: When
  node: ContentNode
}

/** The hours without exceptions. `kitchen` is true if any week states kitchen hours. */
type Usual = { hours: site.Hours; kitchen: boolean }

export const readExceptions = (
  entries: readonly Entry<Values<typeof exceptionRows>>[],
  usual: Usual,
): ReadException[] =>
  entries.flatMap(({ value, node }) => {
    const facts = value && toException(node, value, usual)
    return facts && value.date ? [{ ...facts, when: value.date, node }] : []
  })

/** Place the exceptions on their dates, sorted by date, and list those that repeat. */
export function placeExceptions(read: readonly ReadException[]) {
  const exceptions = read.flatMap(({ when, node, ...facts }) =>
    'days' in when
      ? []
      : when.map((typed) => ({
          ...typed,
          ...facts,
          ...(typed.to === openEnd && { openEnded: true }),
          typed,
          node,
        })),
  )
  const recurring = read.flatMap(({ when, node, ...facts }): PlacedRecurring[] =>
    'days' in when ? [{ rule: { ...when, ...facts }, node }] : [],
  )
  checkRecurring(recurring)
  return { exceptions: arrangeExceptions(exceptions), recurring }
}

/** Range of dates in which recurring rules are compared: two years. */
const compared = { first: '2026-01-01', days: 731 }

/** Report a rule without its first date, and two rules with the same date. */
function checkRecurring(all: readonly PlacedRecurring[]) {
  const found = new Map<site.CalendarDate, PlacedRecurring>()
  for (const { rule, node } of all) {
    const at = nodeAt(node, 'date')
    if (rule.every_weeks && !rule.from) {
      reportError(at, 'event-start-missing')
      continue
    }
    const { from: first = compared.first } = rule
    const dates = recurringDates(rule, first, addDays(first, compared.days))
    if (dates.length === 0) reportError(at, 'exception-never')
    const earlier = dates.map((date) => found.get(date)).find(Boolean)
    if (earlier) reportTwice(node, earlier)
    for (const date of dates) found.set(date, { rule, node })
  }
}

/** Sort exceptions by date. One inside another divides it; two that only overlap are reported. */
function arrangeExceptions(all: readonly PlacedException[]): PlacedException[] {
  const found: PlacedException[] = []
  for (const exception of all) {
    const { node } = exception
    const crossing = found.find((one) => areCrossed(one, exception))
    if (crossing) reportTwice(node, crossing)
    found.push(exception)
  }
  return withoutOverlaps(found)
}

function reportTwice(node: ContentNode, { node: earlier }: { node: ContentNode }) {
  const at = { ...nodeAt(node, 'date'), other: nodeAt(earlier, 'date') }
  reportError(at, 'exception-twice', { reason: nameException(earlier) })
}

/** Name an exception in messages: its reason, or its dates as typed. */
export const nameException = (node: ContentNode) =>
  String(nodeAt(node, 'reason').raw ?? nodeAt(node, 'date').raw)

const isWithin = (inner: site.Dates, outer: site.Dates) =>
  outer.from <= inner.from && inner.to <= outer.to

/** True if two ranges overlap and neither is a smaller part of the other. */
function areCrossed(a: site.Dates, b: site.Dates): boolean {
  if (a.to < b.from || b.to < a.from) return false
  return isWithin(a, b) === isWithin(b, a)
}

/**
 * Split ranges so that every date occurs once: Christmas Eve within annual leave divides the leave
 * into two.
 */
function withoutOverlaps(all: readonly PlacedException[]): PlacedException[] {
  const begins = [...new Set(all.flatMap(({ from, to }) => [from, addDays(to, 1)]))].sort()
  const parts: PlacedException[] = []
  for (const [index, from] of begins.entries()) {
    const next = begins[index + 1]
    const holding = all.filter((one) => one.from <= from && from <= one.to)
    const narrowest = holding.find((one) => holding.every((other) => isWithin(one, other)))
    if (!next || !narrowest) continue
    const last = parts.at(-1)
    const to = addDays(next, -1)
    if (last?.typed === narrowest.typed) last.to = to
    else parts.push({ ...narrowest, from, to })
  }
  return parts
}

function toException(node: ContentNode, values: Values<typeof exceptionRows>, usual: Usual) {
  const { reason } = values
  const closed = values.closed === true || weeks.isNone(values.bar)
  if (!closed && !hasValue(node, 'bar')) {
    // A `closed` that cannot be read was already reported.
    if (values.closed !== undefined || !hasValue(node, 'closed'))
      reportError(node, 'exception-without-hours')
    return undefined
  }
  const fields = { bar: values.bar, kitchen: values.kitchen, lunch: values.lunch }
  if (closed && Object.values(fields).some((lines) => lines && !weeks.isNone(lines)))
    return reportError(nodeAt(node, 'closed'), 'exception-closed-and-open')
  const bar = values.date && fields.bar && resolveStart(values.date, fields.bar, usual.hours)
  if (!closed && usual.kitchen && !hasValue(node, 'kitchen'))
    reportError(node, 'exception-without-kitchen', {
      times: usualKitchen(values.date, bar ?? [], usual.hours),
    })
  if (!values.date) return undefined
  if (closed) return { ...present({ reason }), hours: null }
  const hours = readHours(node, values.date, { ...fields, bar })
  return hours && { ...present({ reason }), hours }
}

/** Usual hours of the kitchen on a single date, as far as the house is open then. */
function usualKitchen(
  when: When | undefined,
  bar: readonly weeks.HoursEntry[],
  usual: site.Hours,
): string {
  const [date, more] = !when || 'days' in when ? [] : when.flatMap(opening.datesIn)
  const spans = bar.flatMap(({ value }) => value?.spans ?? []).map(toMinutes)
  const cooks = date && !more ? (opening.hoursOn(usual, date).kitchen ?? []) : []
  const times = cooks.map(toMinutes).flatMap(([from, to]) =>
    spans.flatMap(([open, close]) => {
      const [first, last] = [Math.max(from, open), Math.min(to, close)]
      return first < last ? `${toClock(first)}–${toClock(last)}` : []
    }),
  )
  return times.join(', ') || '...'
}

/** Replace `until 14:00` on dates with the same usual hours by the times from its usual opening to then. */
function resolveStart(
  when: When,
  lines: readonly weeks.HoursEntry[],
  usual: site.Hours,
): weeks.HoursEntry[] {
  const dates = 'days' in when ? [] : when.flatMap(opening.datesIn)
  const [open, ...others] = dates.slice(0, 10).map((date) => opening.hoursOn(usual, date).bar)
  const isSame = others.every((one) => JSON.stringify(one) === JSON.stringify(open))
  return lines.map(({ value, node }) => {
    if (!value?.until) return { value, node }
    const usualSpans = (isSame && dates.length <= 10 && open) || []
    const spans = weeks.spansUntil(usualSpans, value.until, value.isEarly)
    const [first] = spans
    // `until 14:00` says nothing about a day on which the house opens at 16:00.
    const isAfter = first && (first.open < value.until || value.until <= '06:00')
    if (isAfter) return { value: { spans }, node }
    reportError(node, 'start-missing', { end: value.until })
    return { value: undefined, node }
  })
}

/** Read times that hold for each date, or a week that gives each date its day. */
function readHours(node: ContentNode, when: When, fields: weeks.WeekFields): site.Week | undefined {
  for (const lines of Object.values(fields)) weeks.checkNone(lines)
  const lines = Object.values(fields).flatMap((of) => (of && !weeks.isNone(of) ? of : []))
  if (lines.some(({ value }) => value === undefined)) return undefined
  if (lines.every(({ value }) => !value?.days)) return everyDay(node, fields)
  const bare = lines.find(({ value }) => !value?.days)
  if (bare) return reportError(bare.node, 'times-mixed')
  if ('days' in when) {
    const outside = lines.find(({ value }) => !value?.days?.some((day) => when.days.includes(day)))
    if (outside) reportError(outside.node, 'exception-never')
    return weeks.readWeek(node, fields)
  }
  const [first = { from: openEnd, to: openEnd }] = when
  const { to } = when.at(-1) ?? first
  if (to === openEnd)
    return reportError({ ...nodeAt(node, 'date'), other: lines[0]?.node }, 'exception-open-week')
  for (const { value, node: here } of lines)
    if (!value?.days?.some((day) => when.flatMap(daysBetween).includes(day)))
      reportError(here, 'exception-day-outside', { from: first.from, to })
  return weeks.readWeek(node, fields)
}

const daysBetween = ({ from, to }: site.Dates) =>
  site.days
    .filter((_, index) => addDays(from, index) <= to)
    .map((_, index) => weekday(addDays(from, index)))

function everyDay(node: ContentNode, { bar, ...typed }: weeks.WeekFields): site.Week {
  const spans = bar?.flatMap(({ value }) => value?.spans ?? []) ?? []
  const { kitchen, lunch } = weeks.resolveUntil({ bar, ...typed }, daily(spans))
  weeks.checkOverlap(nodeAt(node, 'bar'), spans)
  const [line] = bar ?? []
  const served = [...(kitchen ?? []), ...(lunch ?? [])].flatMap(({ value }) => value?.spans ?? [])
  const outside = served.filter((span) => !opening.isInside(span, spans))
  const turned = line && bar?.length === 1 ? weeks.turnedTimes(line, outside) : undefined
  if (turned) reportFinding(turned.at, turned.complaint, { fix: turned.fix })
  const of = (field: 'kitchen' | 'lunch', lines: readonly weeks.HoursEntry[] | undefined) => {
    // `until 21:00` was resolved for each day of the week, with the same times.
    const dayLines = lines?.filter(({ value }) => !value?.days || value.days.includes('mon'))
    const times = dayLines?.flatMap(({ value }) => value?.spans ?? [])
    weeks.checkOverlap(nodeAt(node, field), times ?? [])
    if (!turned && times?.some((span) => !opening.isInside(span, spans)))
      reportError(contradiction(node, field, 'bar'), 'exception-outside-bar', { field, bar: spans })
    return times ? daily(times) : null
  }
  return { bar: daily(spans), kitchen: of('kitchen', kitchen), lunch: of('lunch', lunch) }
}

/** Times that hold on every day of the week. */
export const daily = (spans: readonly site.Span[]): site.WeeklyHours =>
  spans.map((span) => ({ days: [...site.days], ...span }))
