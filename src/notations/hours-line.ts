// Hours of a line: the times of each of its groups of days, or why they cannot be read.

import type { Day, Span, Time } from '../model/site.ts'
import { startWalk, type Walk } from './hours-days.ts'
import type { HoursPlace } from './hours-elsewhere.ts'
import { type Group, hasTimes, midnight, readGroups, remainingDays } from './hours-groups.ts'
import { afternoonText, readClose, readSpans, refuseEnd } from './hours-spans.ts'
import { readSpan, refuseOpenEnd } from './hours-times.ts'
import {
  type AnyContext,
  type Extent,
  isRefusal,
  type Refusal,
  refusal,
  reject,
} from './notation.ts'
import { closedWords } from './typed-words.ts'

/**
 * Opening times of the listed days; without `days`, of every day. An empty list of spans means
 * closed, or not served. With `until`, the times begin when the bar opens and end at this time.
 */
export type HoursLine = { days?: Day[]; spans: Span[]; until?: Time; also?: HoursLine[] }

/** Read a line of hours: one or several groups of days with times, or times only. */
export function parseHours(
  text: string,
  context: AnyContext,
  place: HoursPlace,
): HoursLine | Refusal {
  const walk = startWalk(text, context)
  const groups = readGroups(walk, place)
  if (isRefusal(groups)) return groups
  for (const [index, group] of groups.entries()) closeEarlier(group, groups.slice(0, index))
  const silent = refuseSilent(walk, groups)
  if (silent) return silent
  const isDaily =
    groups.some(({ days }) => !days) &&
    groups.every((one) => !one.days || one.isClosed || one.isDerived || one.until)
  const lines = groups.map((group) => {
    // In `13–22 Uhr, Mo Ruhetag` the times are those of all days except Monday.
    const isBare =
      isDaily && !group.days && (groups.length > 1 || group.spans[0]?.open === midnight)
    return toLine(walk, isBare ? { ...group, days: remainingDays(groups) } : group, groups, place)
  })
  const refused = lines.filter(isRefusal)
  if (refused.length > 0) return refusal(() => refused.flatMap(({ findFaults }) => findFaults()))
  const [first, ...also] = lines.filter((line): line is HoursLine => !isRefusal(line))
  return first
    ? { ...first, ...(also.length > 0 && { also }) }
    : reject('times-missing', { typed: text })
}

/** Refuse a group without times that is not closed. A dash after the days probably means closed. */
function refuseSilent(walk: Walk, groups: readonly Group[]): Refusal | undefined {
  const { text, language } = walk
  if (groups.length === 1 && groups[0]?.isClosed) return undefined
  const silent = groups.find((group) => !hasTimes(group) && (!group.isClosed || !group.days))
  if (groups.length > 0 && !silent) return undefined
  const typed = silent && groups.length > 1 ? text.slice(...silent.at) : text
  const closed = silent?.dash && language && closedWords.closed[language][0]
  return reject('days-without-times', { typed }, closed, silent?.dash)
}

/** Read the times of a group. */
function toLine(
  walk: Walk,
  group: Group,
  groups: readonly Group[],
  place: HoursPlace,
): HoursLine | Refusal {
  if ((!group.days && groups.length > 1) || group.days?.length === 0)
    return reject(
      'times-without-days',
      { typed: walk.text.slice(...group.at) },
      undefined,
      group.at,
    )
  const known = group.days && { days: group.days }
  if (group.isClosed) return { ...known, spans: [] }
  if (group.until) {
    if (place !== 'service' || groups.some(({ spans }) => spans.length > 0))
      return refuseEnd(group.until)
    const until = readClose(group.until, walk.language)
    return isRefusal(until) ? until : { ...known, spans: [], until }
  }
  if (group.from) return refuseOpenEnd(walk, group.from.open)
  const open = group.spans.find(({ isOpenEnd }) => isOpenEnd)
  if (open && place === 'elsewhere')
    return reject('open-end-elsewhere', { typed: walk.text.slice(...open.at) }, undefined, open.at)
  const spans = readSpans(walk.text, group.spans, {
    ...walk,
    isWeekly: group.days !== undefined,
    isBar: place === 'bar',
  })
  // The times of this group were typed in two places, so one edit cannot replace them.
  if (isRefusal(spans) && group.isDerived && group.spans[0]) return refuseEnd(group.spans[0])
  return isRefusal(spans) ? spans : { ...known, spans }
}

/**
 * Complete a group that has only a closing or an opening time, such as `Fri until 1` in `11–23, Fri
 * until 1`: copy the other time of its days from an earlier group, and remove these days from that
 * group. The opening time of `until 21, Sun until 18` is that of the bar.
 */
function closeEarlier(group: Group, before: readonly Group[]) {
  const { until, from, days: own } = group
  const earlier = before.findLast(
    (one) => hasTimes(one) && (!one.days || own?.every((day) => one.days?.includes(day))),
  )
  const last = earlier?.spans.at(-1)
  const others = earlier?.spans.slice(0, -1) ?? []
  if (!(until || from) || !own || !earlier || (until && last?.isOpenEnd)) return
  if (from && (!last || others.length > 0)) return
  if (last) {
    group.spans = [...others, { ...last, ...until, ...from }]
    group.isDerived = true
    delete group.until
    delete group.from
  }
  if (earlier.days) earlier.days = earlier.days.filter((day) => !own.includes(day))
}

/** Read exactly one span without days. */
export function parseSpan(text: string, context: AnyContext): Span | Refusal {
  const walk = startWalk(text, context)
  const typed = readSpan(walk)
  if (isRefusal(typed)) return typed
  if (!('open' in typed && 'close' in typed) || walk.index < walk.tokens.length || typed.isOpenEnd)
    return reject('times-unreadable', { typed: text })
  const spans = readSpans(text, [typed], { ...walk, isWeekly: false, isBar: true })
  return isRefusal(spans) ? spans : (spans[0] ?? reject('times-unreadable', { typed: text }))
}

/**
 * A span of a line with its place. `afternoon` is its text with afternoon times, if the owner may
 * have meant those.
 */
type PlacedSpan = { at: Extent; span: Span; afternoon: string | undefined }

/** List the spans of a line that can be read. */
export function placedSpans(text: string, context: AnyContext): PlacedSpan[] {
  const walk = startWalk(text, context)
  const groups = readGroups(walk, 'service')
  if (isRefusal(groups)) return []
  return groups.flatMap((group) => {
    const spans = readSpans(text, group.spans, {
      ...walk,
      isWeekly: group.days !== undefined,
      isBar: false,
    })
    if (isRefusal(spans)) return []
    return spans.flatMap((span, index) => {
      const typed = group.spans[index]
      return typed ? [{ at: typed.at, span, afternoon: afternoonText(text, typed) }] : []
    })
  })
}
