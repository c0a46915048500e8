// Read the hours of one week, or of exceptional days, and report lines that contradict each other.

import { message } from '../messages/catalogue.ts'
import { dailyWord } from '../messages/owner.ts'
import { dayNames, isAllDay, toMinutes } from '../model/calendar.ts'
import type { Fix } from '../model/edit.ts'
import { firstLanguage } from '../model/languages.ts'
import { isInside, overlap } from '../model/opening.ts'
import { type Day, days, type Span, type Time, type Week, type WeeklyHours } from '../model/site.ts'
import { isTimesOnly } from '../notations/hours-days.ts'
import { hoursTokens, isOneOf } from '../notations/hours-tokens.ts'
import type { Notation } from '../notations/notation.ts'
import { dayList, type HoursLine } from '../notations/time.ts'
import type { Position } from '../reading/finding.ts'
import {
  type ContentNode,
  type Entry,
  entriesAt,
  hasValue,
  markSpan,
  nodeAt,
  reportError,
  reportFinding,
} from '../reading/node.ts'
import type { ValueReader } from '../reading/reader.ts'
import { list } from '../reading/record.ts'
import { value } from '../reading/value.ts'

export type HoursEntry = Entry<HoursLine>
/** The hour lines of a block; undefined where the owner wrote nothing. */
export type WeekFields = { [field in keyof Week]: HoursEntry[] | undefined }

/** One entry for each group of days of a line. */
function splitLine<T extends HoursLine>({ value: line, node }: Entry<T>): Entry<T | HoursLine>[] {
  const { also = [], ...first } = line ?? {}
  return line && also.length > 0
    ? [first as HoursLine, ...also].map((value) => ({ value, node }))
    : [{ value: line, node }]
}

/** Text of an entry, or of one that YAML reads as a field because of its colon. */
function headingText({ raw }: ContentNode): string {
  const [[key = '', nothing] = [], more] = Object.entries(Object(raw))
  return typeof raw === 'string' ? raw : nothing === null && !more ? key : ''
}

/** Days of an entry that has no times, if the next entry has times without days. */
function readHeading(node: ContentNode, next: ContentNode | undefined) {
  const isFollowed = typeof next?.raw === 'string' && isTimesOnly(next.raw)
  return isFollowed ? dayList.read(headingText(node), node.document) : undefined
}

/** True for a first line without meaning: `Öffnungszeiten`. */
const isTitle = (node: ContentNode) =>
  /\p{L}/u.test(headingText(node)) && hoursTokens(headingText(node)).length === 0

/**
 * Read lines of hours. Lines of times may follow a line of days, as on a door: `Montag – Freitag`,
 * `11–14`, `17–22`.
 */
export function hoursLines<T extends HoursLine>(
  notation: Notation<T>,
): ValueReader<Entry<T | HoursLine>[]> {
  const reader = list(notation)
  const line = value(notation)
  return {
    ...reader,
    read(node) {
      if (!Array.isArray(node.raw)) {
        const { value: entries, ...rest } = reader.read(node)
        return { ...rest, value: entries?.flatMap(splitLine) }
      }
      let heading: Day[] | undefined
      const entries = entriesAt(node).flatMap((entry, index, all): Entry<T | HoursLine>[] => {
        const next = readHeading(entry, all[index + 1])
        if (next) heading = next
        if (next || (index === 0 && all.length > 1 && isTitle(entry))) return []
        const read = line.read(entry)
        // `nonstop` below `Po–Pá` is of these days only.
        if (read.value?.days && !isTimesOnly(String(entry.raw))) heading = undefined
        return heading && read.value
          ? [{ ...read, value: { ...read.value, days: heading } }]
          : splitLine(read)
      })
      return { value: entries, node }
    },
  }
}

const isNo = (line: HoursEntry | undefined) =>
  line?.value !== undefined &&
  !line.value.days &&
  line.value.spans.length === 0 &&
  line.value.until === undefined

/** True if the hours are the single word `no`. */
export const isNone = (lines: readonly HoursEntry[] | undefined): boolean =>
  lines?.length === 1 && isNo(lines[0]) && !mayBeSunday(lines[0])

/**
 * True if `Ne` is an entry of a list of days, where it may mean Sunday ("neděle") without times.
 */
const mayBeSunday = (line: HoursEntry | undefined) =>
  typeof line?.node.path.at(-1) === 'number' && /^ne$/i.test(String(line.node.raw).trim())

/** Report a `no` that is ambiguous or next to hours. */
export function checkNone(lines: readonly HoursEntry[] | undefined) {
  for (const line of lines?.filter(isNo) ?? []) {
    if (mayBeSunday(line)) reportError(line.node, 'no-or-sunday')
    else if (lines?.length !== 1) reportError(line.node, 'none-beside-hours')
  }
}

/** Read the week of a block with the fields `bar`, `kitchen` and `lunch`. */
export function readWeek(node: ContentNode, typed: WeekFields): Week {
  const bar = toRows(nodeAt(node, 'bar'), typed.bar, true)
  const fields = resolveUntil(typed, bar)
  const week = {
    bar,
    kitchen: served(nodeAt(node, 'kitchen'), fields.kitchen, true),
    lunch: served(nodeAt(node, 'lunch'), fields.lunch, false),
  }
  // Swapped times also seem to last until the next morning, so report one mistake only.
  if (!checkAllInside(node, fields, bar)) checkNights(fields.bar, bar)
  return week
}

/**
 * Replace `until 22:30` by the times from each opening of the bar to then. Lunch rarely begins when
 * the bar opens, so its opening is asked for.
 */
export function resolveUntil(fields: WeekFields, bar: WeeklyHours): WeekFields {
  const withoutStart = fields.lunch?.filter(({ value }) => value?.until !== undefined) ?? []
  for (const { value, node } of withoutStart)
    reportError(node, 'start-missing', { end: value?.until ?? '' })
  const kitchen = fields.kitchen?.flatMap((entry): HoursEntry[] => {
    const { until, days: named } = entry.value ?? {}
    if (until === undefined) return [entry]
    return (named ?? days).flatMap((day) => {
      const open = bar.filter((row) => row.days.includes(day))
      const spans = spansUntil(open, until)
      return spans.length > 0 ? [{ value: { days: [day], spans }, node: entry.node }] : []
    })
  })
  return { ...fields, kitchen, lunch: withoutStart.length > 0 ? undefined : fields.lunch }
}

/**
 * Cut the opening times of a day at a time. A later time is kept, and reported as outside. With
 * `isEarly` no time becomes later, and there is none if nothing is cut.
 */
export function spansUntil(open: readonly Span[], until: Time, isEarly = false): Span[] {
  const sorted = open.toSorted((a, b) => (a.open < b.open ? -1 : 1))
  const [, end] = toMinutes({ open: sorted[0]?.open ?? until, close: until })
  const before = sorted.filter((span) => toMinutes(span)[0] < end)
  if (isEarly && sorted.every((span) => toMinutes(span)[1] <= end)) return []
  return before.map(({ open, close }, index) => {
    const isLast = !isEarly && index === before.length - 1
    const isCut = isLast || toMinutes({ open, close })[1] > end
    return { open, close: isCut ? until : close }
  })
}

/**
 * Report kitchen and lunch times outside the hours of the bar. True if a line of the bar has its
 * two times swapped. If a line of the bar was rejected, nothing is checked, because all other lines
 * would seem to be outside.
 */
function checkAllInside(node: ContentNode, fields: WeekFields, bar: WeeklyHours): boolean {
  if (isNone(fields.bar) || !fields.bar?.every(({ value }) => value !== undefined)) return false
  const outside = (['kitchen', 'lunch'] as const).flatMap(
    (field) => firstOutside(field, fields[field], bar) ?? [],
  )
  const [first] = outside
  const line = fields.bar?.find(({ value }) => first && value?.days?.includes(first.day))
  if (!first) return false
  const spans = outside.flatMap(({ day, span }) => (line?.value?.days?.includes(day) ? span : []))
  const turned = line && turnedTimes(line, spans)
  if (turned) reportFinding(turned.at, turned.complaint, { fix: turned.fix })
  const language = firstLanguage(node.document)
  for (const { field, day, here, span, open } of outside) {
    const isOfLine = line?.value?.days?.includes(day) === true
    // A wrong bar line makes kitchen and lunch wrong on the same day: report it once.
    const isSame = day === first.day && field !== first.field
    if (isSame || (turned && isOfLine)) continue
    const times = open.map(({ open: from, close }) => ({ open: from, close }))
    const partner = outside.find((one) => one.day === day && one.field !== field)?.field ?? null
    const edits =
      open.length > 0
        ? undefined
        : leaveOutClosed(
            fields.bar,
            bar,
            here,
            [field, partner].flatMap((one) => (one && fields[one]) ?? []),
          )
    const place = { ...here, ...(line && isOfLine && { other: line.node }) }
    reportError({ ...place, ...(edits && { fix: edits }) }, 'times-outside-bar', {
      field,
      day,
      ...span,
      ...{ bar: times, partner, language },
    })
  }
  return turned !== undefined
}

/** Take the days on which the bar is said to be closed out of the lines of kitchen and lunch. */
function leaveOutClosed(
  bar: WeekFields['bar'],
  open: WeeklyHours,
  at: ContentNode,
  served: readonly HoursEntry[],
) {
  const isOpen = (day: Day) => open.some((row) => row.days.includes(day))
  const isClosed = (day: Day) =>
    !isOpen(day) && bar?.some(({ value }) => value?.spans.length === 0 && value.days?.includes(day))
  const language = firstLanguage(at.document)
  const replaced = served.flatMap(({ value, node }) => {
    const openDays = value?.days?.filter((day) => !isClosed(day)) ?? []
    const typed = String(node.raw)
    const [named = ''] = /^\D*/.exec(typed) ?? []
    const isWritten = dayList.read(named, node.document)?.join() === value?.days?.join()
    if (!isWritten || openDays.length === 0 || openDays.length === value?.days?.length) return []
    const inWords = joinDays(openDays).map(([from, to]) =>
      [...new Set([from, to])].map((day) => day && dayNames[language][day]).join('–'),
    )
    return { node, typed, written: `${inWords.join(', ')} ${typed.slice(named.length)}` }
  })
  if (!replaced.some(({ node }) => node === at)) return undefined
  return (_: string, { line }: Position, file: string): Fix[] => {
    const lines = file.split('\n')
    return replaced.flatMap(({ typed, written, node }) => {
      const start = node === at ? line - 1 : line
      const index = lines.findIndex((text, index) => index >= start && text.includes(typed))
      const column = (lines[index]?.indexOf(typed) ?? -1) + 1
      return column > 0 ? { line: index + 1, column, old: typed, new: written } : []
    })
  }
}

/** Join days that follow each other: the first and the last of each run. */
const joinDays = (some: readonly Day[]) =>
  some.reduce<[Day, Day][]>((runs, day) => {
    const last = runs.at(-1)
    if (last && days.indexOf(last[1]) === days.indexOf(day) - 1) last[1] = day
    else runs.push([day, day])
    return runs
  }, [])

/**
 * Detect swapped times such as `23:00–10:30` in a line of the bar, if kitchen and lunch fit the
 * reverse.
 */
export function turnedTimes({ node, value }: HoursEntry, inner: readonly Span[]) {
  const [only, more] = value?.spans ?? []
  if (!only || more || typeof node.raw !== 'string' || inner.length === 0) return undefined
  const round = { open: only.close, close: only.open }
  const [open, close] = toMinutes(round)
  // No pub opens at midnight and closes at 16:00.
  if (open === 0 || close - open > 18 * 60 || !inner.every((span) => isInside(span, [round])))
    return undefined
  const time = '(\\d{1,2}(?:[:.]\\d\\d)?)'
  const found = new RegExp(`${time}(\\s*(?:[-–—]|do|až|to|bis)\\s*)${time}(?![\\d:.])`).exec(
    node.raw,
  )
  if (!found) return undefined
  const [typed, first = '', between = '', last = ''] = found
  return {
    at: { ...node, span: markSpan(found.index, typed) },
    complaint: message('times-turned', { typed }),
    fix: { old: typed, new: last + between + first },
  }
}

/**
 * Read the hours of kitchen or lunch: `[]` for a written `no`, null if the field is missing or
 * cannot be read.
 */
function served(node: ContentNode, lines: readonly HoursEntry[] | undefined, isDaily: boolean) {
  if (!lines) return null
  const rows = isNone(lines) ? [] : toRows(node, lines, isDaily)
  return rows.length === 0 && lines.some(({ value }) => value === undefined) ? null : rows
}

/** Read the hours of a week and report contradictions between its lines. */
export function toWeek(node: ContentNode, written: readonly HoursEntry[] | undefined): WeeklyHours {
  const week = toRows(node, written, false)
  checkNights(written, week)
  return week
}

/**
 * Read the hours of a week without the check of nights, which times inside other times do not need.
 */
function toRows(node: ContentNode, written: readonly HoursEntry[] | undefined, isDaily: boolean) {
  const lines = written ?? []
  if (written?.length === 0) reportError(node, 'hours-empty', { field: String(node.path.at(-1)) })
  if (isNone(written)) reportError(node, 'bar-none')
  checkNone(written)
  const week: PlacedLine[] = []
  for (const { value: row, node: here } of lines) {
    if (row?.days) addLine(week, { days: row.days, spans: row.spans, node: here })
    // Below a line with days, they may be of these days.
    else if (row && row.spans.length > 0) reportWithoutDays(here, isDaily && week.length === 0)
  }
  return toWeeklyHours(week)
}

/** Report times without days. Those of the bar and the kitchen are probably those of every day. */
function reportWithoutDays(node: ContentNode, isDaily: boolean) {
  const typed = String(node.raw)
  const daily = dailyWord(firstLanguage(node.document))
  const edit = isDaily ? { old: typed, new: `${daily} ${typed.trim()}` } : undefined
  reportError({ ...node, fix: edit }, 'times-without-days', { typed })
}

type PlacedLine = { days: Day[]; spans: Span[]; node: ContentNode }

/**
 * Add a line to a week. If it closes days that an earlier line opens, or has other times on some of
 * them that overlap (`daily 11–22`, `Fri 11–24`), they are removed from that line. If it has further
 * times for a day, they are added. Times that overlap on the same days, or that open a closed day,
 * are reported.
 */
function addLine(week: PlacedLine[], line: PlacedLine) {
  checkOverlap(line.node, line.spans)
  const isClosed = line.spans.length === 0
  const isDaily = line.days.length === days.length
  const shared = (row: PlacedLine) => row.days.filter((day) => line.days.includes(day))
  const sharing = week.filter((row) => shared(row).length > 0)
  const isPart = sharing.every(
    (row) =>
      shared(row).length < row.days.length &&
      (isLonger(row, line) || !shared(row).some((day) => endsOnDay(row, day))) &&
      overlap([...row.spans, ...line.spans]) &&
      (shared(row).length === line.days.length ||
        row.spans.every((one) => isInside(one, line.spans))),
  )
  const other = sharing.find((row) => {
    const count = shared(row).length
    if (isPart) return false
    const isWhole = count === row.days.length || shared(row).some((day) => endsOnDay(row, day))
    if (isClosed) return row.spans.length > 0 && isWhole
    return row.spans.length === 0 ? !isDaily : overlap([...row.spans, ...line.spans])
  })
  const twice = other && shared(other)[0]
  const language = firstLanguage(line.node.document)
  if (other && twice)
    reportError({ ...line.node, other: other.node }, 'day-twice', { day: twice, language })
  const closed = week.filter((row) => row.spans.length === 0).flatMap((row) => row.days)
  if (isClosed || isPart)
    for (const row of week) row.days = row.days.filter((day) => !line.days.includes(day))
  const open = twice || isClosed ? line.days : line.days.filter((day) => !closed.includes(day))
  week.push({ ...line, days: open })
}

/** Kinds of words that make days special, or whose days are not named one by one. */
const setsApart = ['weekdays', 'weekend', 'daily', 'others', 'except', 'through'] as const

/** True if a line changes only when some of the days close: `Mon–Fri 11–22, Fri 11–24`. */
const isLonger = (
  { days: named, spans: [usual] }: PlacedLine,
  { days: own, spans: [line] }: PlacedLine,
) => usual?.open === line?.open && own.every((day) => named.includes(day))

/** True if a row names this day as the end of its days: Thursday in `Mon–Thu`, but not in `Mon–Sun`. */
const endsOnDay = ({ days: row, node }: PlacedLine, day: Day) =>
  row.length < days.length &&
  joinDays(row).some((run) => run.includes(day)) &&
  !hoursTokens(headingText(node)).some(isOneOf(...setsApart))

/** Rows of a week. If a day has times on several lines, earlier times come first. */
function toWeeklyHours(week: readonly PlacedLine[]): WeeklyHours {
  const rows = week.flatMap(({ days: named, spans }) =>
    spans.flatMap((span) => (named.length > 0 ? [{ days: named, ...span }] : [])),
  )
  const open = week.filter(({ spans }) => spans.length > 0).flatMap((row) => row.days)
  const isMerged = new Set(open).size < open.length
  return cutNights(isMerged ? rows.sort((a, b) => (a.open < b.open ? -1 : 1)) : rows)
}

/** End a night at midnight before a day around the clock: `Fri 16–2, Sat 24 hours`. */
function cutNights(rows: WeeklyHours): WeeklyHours {
  const isBefore = (day: Day) =>
    rows.some((row) => isAllDay(row) && row.days.includes(days[(days.indexOf(day) + 1) % 7] ?? day))
  return rows.flatMap((row) => {
    const isNight = toMinutes(row)[1] > 24 * 60
    const cut = row.days.filter((day) => isNight && isBefore(day))
    const kept = row.days.filter((day) => !cut.includes(day))
    return [
      ...(kept.length > 0 ? [{ ...row, days: kept }] : []),
      ...(cut.length > 0 ? [{ ...row, days: cut, close: '00:00' }] : []),
    ]
  })
}

/** Report a night that runs into the opening of the next day. */
function checkNights(lines: readonly HoursEntry[] | undefined, week: WeeklyHours) {
  const nodeByDay = new Map(
    lines?.flatMap(({ value, node }) => value?.days?.map((day) => [day, node] as const) ?? []),
  )
  const spansOn = (name: Day | undefined) =>
    week.filter((row) => name && row.days.includes(name)).map(toMinutes)
  for (const [index, before] of days.entries()) {
    const day = days[(index + 1) % 7]
    const end = Math.max(0, ...spansOn(before).map(([, close]) => close)) - 24 * 60
    const node = day && nodeByDay.get(day)
    if (!day || !node || !spansOn(day).some(([open]) => open < end)) continue
    const earlier = nodeByDay.get(before)
    const related = earlier === node ? undefined : earlier
    const language = firstLanguage(node.document)
    return reportError({ ...node, other: related }, 'nights-overlap', { day, before, language })
  }
}

export function checkOverlap(node: ContentNode, times: readonly Span[]) {
  if (overlap(times)) reportError(node, 'times-overlap')
}

/** Find the first line of kitchen or lunch outside the hours of the bar. */
function firstOutside(
  field: 'kitchen' | 'lunch',
  lines: readonly HoursEntry[] | undefined,
  bar: WeeklyHours,
) {
  for (const day of days) {
    const open = bar.filter((row) => row.days.includes(day))
    for (const { value, node: here } of lines ?? []) {
      const span = value?.days?.includes(day)
        ? value.spans.find((one) => !isInside(one, open))
        : undefined
      if (span) return { field, day, here, span, open }
    }
  }
  return undefined
}

/**
 * Check that kitchen and lunch are stated in all weeks or in none: a missing line could mean "no"
 * or "as usual". The first week is the regular one.
 */
export function checkComplete(
  weeks: readonly { node: ContentNode; week: Week | null }[],
  services: readonly ('kitchen' | 'lunch')[],
) {
  for (const field of services) {
    if (!weeks.some(({ node, week }) => week && hasValue(node, field))) continue
    for (const [index, { node, week }] of weeks.entries())
      if (week && !hasValue(node, field))
        reportError(node, 'week-incomplete', { field, usual: index === 0 })
  }
}
