// Hours of a line: the times of each of its groups of days, or why they cannot be read.

import { overlap } from '../model/opening.ts'
import { type Day, days, type Span, type Time } from '../model/site.ts'
import { startWalk, type Walk } from './hours-days.ts'
import { type HoursPlace, isOfBar } from './hours-elsewhere.ts'
import { type Group, hasTimes, midnight, readGroups, remainingDays } from './hours-groups.ts'
import { afternoonText, clockOpen, readClose, readSpans, refuseEnd } from './hours-spans.ts'
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
 * `isEarly`: it closes then, and is open at usual times before (`closed from 15`).
 */
export type HoursLine = {
  days?: Day[]
  spans: Span[]
  until?: Time
  isEarly?: boolean
  also?: HoursLine[]
}

/** Read a line of hours: one or several groups of days with times, or times only. */
export function parseHours(
  text: string,
  context: AnyContext,
  place: HoursPlace,
): HoursLine | Refusal {
  const walk = startWalk(text, context)
  const found = readGroups(walk, place)
  if (isRefusal(found)) return found
  const start = found.find(({ isClosed }) => !isClosed)?.from
  if (place === 'dates' && start && found.length === 2 && found.every((one) => !one.days)) {
    const until = readClose({ close: start.open, at: start.at }, walk.language)
    return isRefusal(until) ? until : { spans: [], until, isEarly: true }
  }
  closeAll(found)
  for (const [index, group] of found.entries())
    closeEarlier(group, found, isThrough(walk, found, index))
  // `daily from 11, Mon–Thu until 22, Fri–Sun until 24` leaves no day with only an opening time.
  const groups = found.filter(({ from, days }) => !from || days?.length !== 0)
  // `Mo–Sa 10–23, So 10–22, kein Ruhetag`
  const end = groups.at(-1)
  const isRepeated = end?.days?.length === 7 && remainingDays(groups.slice(0, -1)).length === 0
  if (isRepeated && !hasTimes(end) && !end.isClosed) groups.pop()
  const silent = refuseSilent(walk, groups)
  if (silent) return silent
  // `11–22, Sat & Sun 10–22`
  const isFirst = groups.every(({ days }, index) => !days === (index === 0))
  const isDaily =
    (isFirst && remainingDays(groups).length > 3) ||
    (groups.some(({ days }) => !days) &&
      groups.every((one) => !one.days || one.isClosed || one.isDerived || one.until))
  const lines = groups.map((group) => {
    // In `13–22 Uhr, Mo Ruhetag` the times are those of all days except Monday.
    const isBare =
      isDaily && !group.days && (groups.length > 1 || group.spans[0]?.open === midnight)
    return toLine(walk, isBare ? { ...group, days: remainingDays(groups) } : group, groups, place)
  })
  const refused = lines.filter(isRefusal)
  if (refused.length > 0) return refusal(() => refused.flatMap(({ findFaults }) => findFaults()))
  const read = lines.filter((line): line is HoursLine => !isRefusal(line))
  const [first, ...also] = read
  if (namesInside(walk, groups, read))
    return reject('note-in-hours', { typed: text.trim(), noted: true })
  return first
    ? { ...first, ...(also.length > 0 && { also }) }
    : reject('times-missing', { typed: text })
}

/** True if a group is open without a break: `Mon–Fri 12–3, 6–11, Sat all day until 11`. */
const isThrough = ({ labels = [] }: Walk, groups: readonly Group[], index: number) =>
  labels.some(
    ({ kind, span: [at] }) =>
      kind === 'through' &&
      at >= (groups[index - 1]?.at[1] ?? 0) &&
      at < (groups[index]?.at[1] ?? 0),
  )

/**
 * True if a room or a meal is named before times that overlap with earlier ones, so that they are
 * not the hours of these days: `Restaurant daily 11–23, bar Fri–Sat 20–2`.
 */
const namesInside = (
  { labels = [] }: Walk,
  groups: readonly Group[],
  lines: readonly HoursLine[],
) =>
  labels.some(({ kind, span: [at] }) => {
    const index = groups.findIndex(({ spans: [first] }) => first && first.at[0] > at)
    const { days: named = [...days], spans: own = [] } = lines[index] ?? {}
    const isInside = ({ days: some = [...days], spans }: HoursLine) =>
      some.some((day) => named.includes(day)) &&
      spans.some((one) => own.some((other) => overlap([one, other])))
    return kind !== 'through' && lines.slice(0, index).some(isInside)
  })

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
  const context = {
    ...walk,
    isWeekly: group.days !== undefined,
    isBar: isOfBar(place),
  }
  const allowsUntil = place === 'service' || (place === 'dates' && !group.days)
  if (group.until && allowsUntil && groups.every(({ spans }) => spans.length === 0)) {
    const until = readClose(group.until, walk.language)
    return isRefusal(until) ? until : { ...known, spans: [], until }
  }
  const half = group.until ?? group.from
  if (half) {
    const refused = 'open' in half ? refuseOpenEnd(walk, half.open) : refuseEnd(half)
    const [likely] = group.likely ? [readSpans(walk.text, group.likely, context)].flat() : []
    if (!likely || isRefusal(likely)) return refused
    const suggestion = `${likely.open}–${likely.close.replace('00:00', '24:00')}`
    return refusal(() =>
      refused.findFaults().map((fault) => ({ ...fault, suggestion, span: half.wordAndTime })),
    )
  }
  const open = group.spans.find(({ isOpenEnd }) => isOpenEnd)
  if (open && place === 'elsewhere')
    return reject('open-end-elsewhere', { typed: walk.text.slice(...open.at) }, undefined, open.at)
  const spans = readSpans(walk.text, group.spans, context)
  // The times of this group were typed in two places, so one edit cannot replace them.
  if (isRefusal(spans) && group.isDerived && group.spans[0]) return refuseEnd(group.spans[0])
  return isRefusal(spans) ? spans : { ...known, spans }
}

/** Give groups with only an opening time the closing time of all: `Mo–Fr ab 16, Sa+So ab 12, täglich bis 23`. */
function closeAll(groups: Group[]) {
  const end = groups.at(-1)
  const [span, more] = end?.spans ?? []
  const close = end?.until ?? (span?.isApart && !more ? span : undefined)
  const before = groups.slice(0, -1)
  const starts = before.filter(({ isClosed }) => !isClosed)
  if (!end || !close || starts.length < (span ? 1 : 2) || !starts.every(({ from }) => from)) return
  const closing = end.days ?? days
  const isOfAll =
    starts.every(({ days: own = days }) => own.every((day) => closing.includes(day))) &&
    !remainingDays(before).some((day) => end.days?.includes(day))
  if (!span && !isOfAll) return
  for (const group of starts) {
    const shared = group.from && [{ ...group.from, close: close.close, at: close.at }]
    // In `Mo–Fr ab 16, Sa ab 12, bis 23` the end may be of Saturday only.
    if (span) group.likely = shared ?? []
    else group.spans = shared ?? []
    if (!span) delete group.from
    group.isDerived = true
  }
  if (!span) groups.pop()
}

/**
 * Complete a group that has only a closing or an opening time, such as `Fri until 1` in `11–23, Fri
 * until 1`: copy the other time of its days from an earlier group, and remove these days from that
 * group. The opening time of `until 21, Sun until 18` is that of the bar.
 */
function closeEarlier(group: Group, groups: readonly Group[], isThrough: boolean) {
  const { until, from, days: own } = group
  const half = until ?? from
  if (!half || !own) return
  const before = groups.slice(0, groups.indexOf(group))
  const earlier = before.findLast(
    (one) => hasTimes(one) && (!one.days || own.every((day) => one.days?.includes(day))),
  )
  // A Friday that has only its end probably begins as Monday to Thursday, before it or after it.
  const isOpen = ({ spans }: Group) => spans.length > 0
  const lender = earlier ?? before.findLast(isOpen) ?? (until && groups.find(isOpen))
  const others = isThrough ? [] : (lender?.spans.slice(0, -1) ?? [])
  const last = lender?.spans.at(-1) ?? (until && earlier?.from && { ...earlier.from, ...until })
  if ((last?.isOpenEnd && (until || !earlier)) || (from && (!last || others.length > 0))) return
  const open = (isThrough && lender?.spans[0]?.open) || (last && clockOpen(last))
  // `11:00–23:00, Fri until 1am`: the earlier times are on a 24-hour clock.
  const isExact = open?.isExact === true || Number(last?.close.hour) % 24 > 12
  const spans = last && open && [...others, { ...last, open: { ...open, isExact }, ...half }]
  if (!earlier) {
    if (spans?.length === 1) group.likely = spans
    return
  }
  if (spans) {
    group.spans = spans
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
