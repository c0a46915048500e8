// The hours of one week, or of days that differ: the lines that an owner wrote, and what
// contradicts between them.

import { message } from '../messages/catalogue.ts'
import { toMinutes } from '../model/calendar.ts'
import { firstLanguage } from '../model/languages.ts'
import { type Day, days, type Span, type Week, type WeeklyHours } from '../model/site.ts'
import type { HoursLine } from '../notations/time.ts'
import { below, complain, complainOf, type Entry, has, type Node } from './node.ts'

export type HoursEntry = Entry<HoursLine>
/** What a block says of its hours; undefined where the owner wrote nothing. */
export type WeekFields = { [field in keyof Week]: HoursEntry[] | undefined }

const isNo = (line: HoursEntry | undefined) =>
  line?.value !== undefined && !line.value.days && line.value.spans.length === 0

/** The one word `no` in place of hours. */
export const isNone = (lines: readonly HoursEntry[] | undefined): boolean =>
  lines?.length === 1 && isNo(lines[0]) && !mayBeSunday(lines[0])

/** In a list of days `Ne` may be Sunday whose times are missing. */
const mayBeSunday = (line: HoursEntry | undefined) =>
  typeof line?.node.path.at(-1) === 'number' && /^ne$/i.test(String(line.node.raw).trim())

/** A `no` that cannot be meant where it stands. */
export function checkNone(lines: readonly HoursEntry[] | undefined) {
  for (const line of lines?.filter(isNo) ?? []) {
    if (mayBeSunday(line)) complain(line.node, 'no-or-sunday')
    else if (lines?.length !== 1) complain(line.node, 'none-beside-hours')
  }
}

/** A week of a block whose fields are `bar`, `kitchen` and `lunch`. */
export function readWeek(node: Node, fields: WeekFields): Week {
  const bar = toRows(below(node, 'bar'), fields.bar)
  const week = {
    bar,
    kitchen: served(below(node, 'kitchen'), fields.kitchen),
    lunch: served(below(node, 'lunch'), fields.lunch),
  }
  // Times that changed places reach into the next morning, too: that is one mistake.
  if (!checkAllInside(node, fields, bar)) checkNights(fields.bar, bar)
  return week
}

/**
 * Whether a line of the bar was reported as having its two times in the wrong order. Where a line of
 * the bar was refused nothing is checked: all other lines would seem to be outside of it.
 */
function checkAllInside(node: Node, fields: WeekFields, bar: WeeklyHours): boolean {
  if (isNone(fields.bar) || !fields.bar?.every(({ value }) => value !== undefined)) return false
  const outside = (['kitchen', 'lunch'] as const).flatMap(
    (field) => firstOutside(field, fields[field], bar) ?? [],
  )
  const [first] = outside
  const line = fields.bar?.find(({ value }) => first && value?.days?.includes(first.day))
  if (!first) return false
  const spans = outside.flatMap(({ day, span }) => (line?.value?.days?.includes(day) ? span : []))
  const turned = line && turnedTimes(line, spans)
  if (turned) complainOf(turned.at, turned.complaint, { mend: turned.mend })
  const language = firstLanguage(node.document)
  for (const { field, day, here, span, open } of outside) {
    const isOfLine = line?.value?.days?.includes(day) === true
    // Kitchen and lunch on a day that is shut, or shorter, are one mistake: that of the bar's line.
    const isSame = day === first.day && field !== first.field
    if (isSame || (turned && isOfLine)) continue
    const bar = open.map(({ open: from, close }) => ({ open: from, close }))
    complainOf(here, message('times-outside-bar', { field, day, ...span, bar, language }), {
      ...(line && isOfLine && { other: line.node }),
    })
  }
  return turned !== undefined
}

/** `23:00–10:30` in the line of the bar, where the kitchen cooks between the two. */
export function turnedTimes({ node, value }: HoursEntry, inner: readonly Span[]) {
  const [only, more] = value?.spans ?? []
  if (!only || more || typeof node.raw !== 'string' || inner.length === 0) return undefined
  const round = { open: only.close, close: only.open }
  const [open, close] = toMinutes(round)
  if (close - open > 18 * 60 || !inner.every((span) => isInside(span, [round]))) return undefined
  const time = '(\\d{1,2}(?:[:.]\\d\\d)?)'
  const found = new RegExp(`${time}(\\s*(?:[-–—]|do|až|to|bis)\\s*)${time}(?![\\d:.])`).exec(
    node.raw,
  )
  if (!found) return undefined
  const [typed, first = '', between = '', last = ''] = found
  const span: [number, number] = [found.index, found.index + typed.length]
  return {
    at: { ...node, span },
    complaint: message('times-turned', { typed }),
    mend: { old: typed, new: last + between + first },
  }
}

/** Kitchen or lunch: `[]` where the owner wrote `no`, `null` where nothing stands. */
function served(node: Node, lines: readonly HoursEntry[] | undefined): WeeklyHours | null {
  if (!lines) return null
  return isNone(lines) ? [] : toRows(node, lines)
}

/** The hours of a week; whatever is wrong between its lines is reported. */
export function toWeek(node: Node, written: readonly HoursEntry[] | undefined): WeeklyHours {
  const week = toRows(node, written)
  checkNights(written, week)
  return week
}

/** The same, before nights are held against mornings: what lies inside of others needs no such look. */
function toRows(node: Node, written: readonly HoursEntry[] | undefined): WeeklyHours {
  const lines = written ?? []
  if (written?.length === 0) complain(node, 'hours-empty', { field: String(node.path.at(-1)) })
  if (isNone(written)) complain(node, 'bar-none')
  checkNone(written)
  const taken = new Map<Day, Node>()
  const week: WeeklyHours = []
  for (const { value: row, node: here } of lines) {
    if (!row) continue
    if (!row.days) {
      if (row.spans.length > 0) complain(here, 'times-without-days', { typed: String(here.raw) })
      continue
    }
    const twice = row.days.find((name) => taken.has(name))
    const other = twice && taken.get(twice)
    if (twice && other)
      complainOf(
        here,
        message('day-twice', { day: twice, language: firstLanguage(here.document) }),
        {
          other,
        },
      )
    for (const name of row.days) taken.set(name, here)
    checkOverlap(here, row.spans)
    for (const span of row.spans) week.push({ days: row.days, ...span })
  }
  return week
}

/** A night that is longer than the morning of the next day allows. */
function checkNights(lines: readonly HoursEntry[] | undefined, week: WeeklyHours) {
  const taken = new Map(
    lines?.flatMap(({ value, node }) => value?.days?.map((day) => [day, node] as const) ?? []),
  )
  const spansOf = (name: Day | undefined) =>
    week.filter((row) => name && row.days.includes(name)).map(toMinutes)
  for (const [index, before] of days.entries()) {
    const day = days[(index + 1) % 7]
    const end = Math.max(0, ...spansOf(before).map(([, close]) => close)) - 24 * 60
    const node = day && taken.get(day)
    if (!day || !node || !spansOf(day).some(([open]) => open < end)) continue
    const other = taken.get(before)
    complainOf(
      node,
      message('nights-overlap', { day, before, language: firstLanguage(node.document) }),
      other && other !== node ? { other } : {},
    )
    return
  }
}

export function checkOverlap(node: Node, times: readonly Span[]) {
  const sorted = times.map(toMinutes).sort((a, b) => a[0] - b[0])
  if (sorted.some(([open], index) => index > 0 && open < (sorted[index - 1]?.[1] ?? 0)))
    complain(node, 'times-overlap')
}

/** Whether the pub is open all the time from `open` to `close`; times that touch are one. */
export function isInside(inner: Span, outer: readonly Span[]): boolean {
  const [open, close] = toMinutes(inner)
  let reached = open
  for (const [from, to] of outer.map(toMinutes).sort((a, b) => a[0] - b[0]))
    if (from <= reached) reached = Math.max(reached, to)
  return reached >= close
}

/** The first line of the kitchen or of lunch that lies outside of the hours of the bar. */
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
 * Whoever says when the kitchen cooks, or lunch is served, says it in every week: nobody could
 * tell whether silence means no, or as always. The first of the weeks is the usual one.
 */
export function checkComplete(
  weeks: readonly { node: Node; week: Week | null }[],
  services: readonly ('kitchen' | 'lunch')[],
) {
  for (const field of services) {
    if (!weeks.some(({ node, week }) => week && has(node, field))) continue
    for (const [index, { node, week }] of weeks.entries())
      if (week && !has(node, field))
        complain(node, 'week-incomplete', { field, usual: index === 0 })
  }
}
