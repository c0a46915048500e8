// The grammar of a line of hours, over tokens: groups of days with their spans, in any usual order.

import { languages } from '../model/languages.ts'
import { type Day, days, type Span, type Time } from '../model/site.ts'
import {
  isSeparator,
  isTo,
  namesDays,
  readDays,
  startWalk,
  unknownDay,
  type Walk,
} from './hours-days.ts'
import { type HoursPlace, refuseElsewhere } from './hours-elsewhere.ts'
import {
  afternoonText,
  isApart,
  isWithin,
  readClose,
  readSpans,
  refuseEnd,
  type TypedEnd,
  type TypedSpan,
} from './hours-spans.ts'
import { readSpan } from './hours-times.ts'
import type { HoursToken } from './hours-tokens.ts'
import {
  type Extent,
  isRefusal,
  type NotationContext,
  type Refusal,
  refusal,
  reject,
} from './notation.ts'
import { closedWords } from './typed-words.ts'

/**
 * Times of certain days, or of all days without `days`. No spans: closed, or none. `until`: from
 * the opening of the bar to this time.
 */
export type HoursLine = { days?: Day[]; spans: Span[]; until?: Time; also?: HoursLine[] }

type Group = {
  days?: Day[] | undefined
  spans: TypedSpan[]
  /** The end of hours that begin when the bar opens. */
  until?: TypedEnd
  isClosed: boolean
  /** True if its opening times are those of an earlier group. */
  isDerived?: boolean
  /** True if the times came before the days: further times are of another group. */
  isTimesFirst?: boolean
  /** Place of a dash where times would be: `Ne –`. */
  dash?: Extent
  at: Extent
}

/** Read the groups of a line in their order. */
function readGroups(walk: Walk, place: HoursPlace): Group[] | Refusal {
  const other = refuseElsewhere(walk.tokens, walk.text, place)
  if (other) return other
  const groups: Group[] = []
  for (let token = walk.tokens[0]; token; token = walk.tokens[walk.index]) {
    const refused = readPart(walk, token, groups)
    if (refused) return refused
  }
  return groups
}

/** Add a group without days and times. */
function addGroup(groups: Group[], token: HoursToken): Group {
  const group: Group = { spans: [], isClosed: false, at: [...token.span] }
  groups.push(group)
  return group
}

const hasTimes = ({ spans, until }: Group) => spans.length > 0 || until !== undefined

/** Return the last group if it has neither times nor the word for closed, or a new one. */
function withoutTimes(groups: Group[], token: HoursToken): Group {
  const last = groups.at(-1)
  return last && !last.isClosed && !hasTimes(last) ? last : addGroup(groups, token)
}

/** Read days, times, or the word for closed or for around the clock; skip anything else. */
function readPart(walk: Walk, token: HoursToken, groups: Group[]): Refusal | undefined {
  const next = walk.tokens[walk.index + 1]
  switch (token.kind) {
    case 'day':
    case 'daily':
    case 'weekdays':
    case 'weekend':
    case 'unsure-days':
    case 'except':
    case 'others':
      return addDays(walk, token, groups)
    case 'pause':
      return addPause(walk, token, groups)
    case 'closed':
    case 'uncooked':
      if (next?.kind === 'time' && groups.slice(-1).some(hasTimes))
        return addPause(walk, token, groups)
      withoutTimes(groups, token).isClosed = true
      break
    case 'always':
      addAlways(groups, token)
      break
    case 'from':
      if (namesDays(next)) break
      return addTimes(walk, token, groups)
    case 'time':
    case 'no-time':
    case 'to':
    case 'late':
      return addTimes(walk, token, groups)
    case 'dash': {
      const last = groups.at(-1)
      if (last?.days && (!next || isSeparator(next) || namesDays(next))) last.dash = token.span
      break
    }
    case 'unknown':
      return refuseWord(walk, token)
    default:
      break
  }
  walk.index++
  return undefined
}

const startsTimes = ({ kind }: HoursToken) =>
  ['time', 'no-time', 'from', 'to', 'late', 'always', 'dash'].includes(kind)

/** True if days that were read from `begin` on belong to the times before them: `11–22 Po–Pá`. */
function followsTimes(walk: Walk, group: Group, begin: number): boolean {
  if (group.days) return false
  if (!hasTimes(group)) return group.isClosed
  const [next, after] = walk.tokens.slice(walk.index)
  if (next?.kind === 'closed' || next?.kind === 'uncooked') return namesDays(after)
  return !isSeparator(walk.tokens[begin - 1]) || !next || !startsTimes(next)
}

/** Read days, and add them to the times before them or to a new group. */
function addDays(walk: Walk, token: HoursToken, groups: Group[]): Refusal | undefined {
  const begin = walk.index
  if (token.kind === 'others') walk.index++
  const last = groups.at(-1)
  const isAdjacent = !isSeparator(walk.tokens[begin - 1])
  const isAfter = last && !last.days && (last.isClosed || (hasTimes(last) && isAdjacent))
  const found =
    token.kind === 'others'
      ? remainingDays(groups)
      : isAfter
        ? readDaysAfter(walk, last.isClosed)
        : readDays(walk)
  if (isRefusal(found)) return found
  if (token.kind === 'except') {
    if (found.length === 0) return unknownDay(token.text, languages, token.span)
    if (last && hasTimes(last)) {
      last.days = (last.days ?? [...days]).filter((day) => found.includes(day))
      return undefined
    }
  }
  if (last && followsTimes(walk, last, begin)) {
    last.days = found
    last.isTimesFirst = hasTimes(last)
  } else addGroup(groups, token).days = found
  return undefined
}

/**
 * Read days that belong to the times, or to the word for closed, before them, up to those with times
 * of their own: `closed Mon & Tue. Wed–Sun 12–23`, `11–22 Po–Pá, So 12–23`.
 */
function readDaysAfter(walk: Walk, isClosed: boolean): Day[] | Refusal {
  const begin = walk.index
  const found = readDays(walk)
  const { tokens, index: end } = walk
  const next = tokens[end]
  if (isRefusal(found) || !next || !startsTimes(next)) return found
  const starts = tokens.flatMap((token, at) =>
    at > begin && at < end && namesDays(token) && !isTo(tokens[at - 1]) ? at : [],
  )
  const isBroken = (at: number) => !['comma', 'and'].includes(tokens[at - 1]?.kind ?? '')
  const [only, more] = starts
  const split = starts.findLast(isBroken) ?? starts.at(-1)
  if (only === undefined || split === undefined) return found
  // `closed Mon, Tue, Wed 12–23` does not say which of the days are open.
  if (more !== undefined && !isBroken(split) && !isTo(tokens[split + 1]))
    return isClosed
      ? reject('times-without-days', { typed: walk.text.slice(next.span[0]) }, undefined, next.span)
      : found
  const before = { ...walk, tokens: tokens.slice(0, split), index: begin }
  walk.index = split
  return readDays(before)
}

const midnight = { hour: 0, minute: 0, isExact: true, digits: [0, 0] } satisfies TypedSpan['open']

/** Add around the clock. A second word for it (`nonstop 24/7`) adds nothing. */
function addAlways(groups: Group[], token: HoursToken) {
  const last = groups.at(-1)
  if (last?.spans[0]?.open === midnight) return
  const close = { ...midnight, hour: 24 }
  withoutTimes(groups, token).spans.push({ open: midnight, close, at: token.span })
}

/** Read one span and add it to the last group. */
function addTimes(walk: Walk, token: HoursToken, groups: Group[]): Refusal | undefined {
  const last = groups.at(-1)
  const own = last && !last.isClosed && !last.isTimesFirst ? last : addGroup(groups, token)
  const span = readSpan(walk)
  if (isRefusal(span)) return span
  if ('open' in span) own.spans.push(span)
  else own.until = span
  own.at[1] = span.at[1]
  return undefined
}

/** Cut a break, such as `closed 14–17`, out of the only span before it. */
function addPause(walk: Walk, token: HoursToken, groups: readonly Group[]): Refusal | undefined {
  walk.index++
  const pause = readSpan(walk)
  if (isRefusal(pause)) return pause
  const [group, more] = groups.filter(hasTimes)
  const [span, other] = group?.spans ?? []
  // The break was left out already: `10–12, 13–17, break 12–13`.
  if ('open' in pause && group?.spans.every((one) => isApart(pause, one))) return undefined
  if (!group || !span || more || other || !('open' in pause) || !isWithin(pause, span))
    return reject('times-unreadable', { typed: walk.text.slice(token.span[0], pause.at[1]) })
  group.spans = [
    { ...span, close: pause.open, isOpenEnd: false },
    { ...span, open: pause.close },
  ]
  group.isDerived = true
  return undefined
}

const remainingDays = (groups: readonly Group[]) =>
  days.filter((day) => !groups.some((group) => group.days?.includes(day)))

/** Explain a word that is neither a day nor anything else in hours. */
function refuseWord(walk: Walk, token: HoursToken): Refusal {
  const isHours = walk.tokens.some((one) => one.kind === 'time' || namesDays(one))
  const found = walk.dayOf(token)
  if (!isHours) return reject('days-without-times', { typed: walk.text })
  return isRefusal(found) ? found : reject('days-unreadable', { typed: walk.text.trim() })
}

/** Read a line of hours: one or several groups of days with times, or times only. */
export function parseHours(
  text: string,
  context: NotationContext | undefined,
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
    // `13–22 Uhr, Mo Ruhetag` is every other day.
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
    if (place !== 'service' || group.spans.length > 0) return refuseEnd(group.until)
    const until = readClose(group.until, walk.language)
    return isRefusal(until) ? until : { ...known, spans: [], until }
  }
  const open = group.spans.find(({ isOpenEnd }) => isOpenEnd)
  if (open && place === 'elsewhere')
    return reject('open-end-elsewhere', { typed: walk.text.slice(...open.at) }, undefined, open.at)
  const spans = readSpans(walk.text, group.spans, { ...walk, isWeekly: group.days !== undefined })
  // The times of such a group are in two places, so an edit cannot replace them.
  if (isRefusal(spans) && group.isDerived && group.spans[0]) return refuseEnd(group.spans[0])
  return isRefusal(spans) ? spans : { ...known, spans }
}

/**
 * Give a group with a closing time only, such as `11–23, Fri until 1`, the opening time of its days
 * in an earlier group, and take these days out of that group. The opening time of `until 21, Sun
 * until 18` is that of the bar.
 */
function closeEarlier(group: Group, before: readonly Group[]) {
  const { until, days: own } = group
  const earlier = before.findLast(
    (one) => hasTimes(one) && (!one.days || own?.every((day) => one.days?.includes(day))),
  )
  const last = earlier?.spans.at(-1)
  if (!until || !own || !earlier || last?.isOpenEnd) return
  if (last) {
    group.spans = [...earlier.spans.slice(0, -1), { ...last, ...until }]
    group.isDerived = true
    delete group.until
  }
  if (earlier.days) earlier.days = earlier.days.filter((day) => !own.includes(day))
}

/** Read exactly one span without days. */
export function parseSpan(text: string, context: NotationContext | undefined): Span | Refusal {
  const walk = startWalk(text, context)
  const typed = readSpan(walk)
  if (isRefusal(typed)) return typed
  if (walk.index < walk.tokens.length || !('open' in typed) || typed.isOpenEnd)
    return reject('times-unreadable', { typed: text })
  const spans = readSpans(text, [typed], { ...walk, isWeekly: false })
  return isRefusal(spans) ? spans : (spans[0] ?? reject('times-unreadable', { typed: text }))
}

/** A span of a line with its place, and its text with afternoon times if it may mean those. */
type PlacedSpan = { at: Extent; span: Span; afternoon: string | undefined }

/** List the spans of a line that can be read. */
export function placedSpans(text: string, context: NotationContext | undefined): PlacedSpan[] {
  const walk = startWalk(text, context)
  const groups = readGroups(walk, 'service')
  if (isRefusal(groups)) return []
  return groups.flatMap((group) => {
    const spans = readSpans(text, group.spans, { ...walk, isWeekly: group.days !== undefined })
    if (isRefusal(spans)) return []
    return spans.flatMap((span, index) => {
      const typed = group.spans[index]
      return typed ? [{ at: typed.at, span, afternoon: afternoonText(text, typed) }] : []
    })
  })
}
