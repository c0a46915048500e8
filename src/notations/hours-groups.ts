// The grammar of a line of hours, over tokens: groups of days with their times, in any usual order.

import { message } from '../messages/catalogue.ts'
import { languages } from '../model/languages.ts'
import { type Day, days } from '../model/site.ts'
import { readDays, unknownDay, type Walk } from './hours-days.ts'
import { type HoursPlace, moveClause, refuseElsewhere } from './hours-elsewhere.ts'
import {
  isApart,
  isWithin,
  meets,
  type TypedEnd,
  type TypedSpan,
  type TypedStart,
} from './hours-spans.ts'
import { readSpan } from './hours-times.ts'
import { type HoursToken, isOneOf, isSeparator, isTo, namesDays } from './hours-tokens.ts'
import { keywordNear } from './hours-words.ts'
import {
  type Extent,
  type Fault,
  isRefusal,
  type Refusal,
  refusal,
  refuse,
  reject,
} from './notation.ts'
import type { TypedTime } from './typed-times.ts'

export type Group = {
  days?: Day[] | undefined
  spans: TypedSpan[]
  /** Closing time of hours that begin when the bar opens, or as those of an earlier group. */
  until?: TypedEnd
  /** Opening time of hours that end as those of an earlier group: `daily 10–22, Sun from 11`. */
  from?: TypedStart
  /** Likely times of days for which only one time was typed: `Mon–Thu 11–23, Fri until 1`. */
  likely?: TypedSpan[]
  isClosed: boolean
  /** True if its opening times were copied from an earlier group. */
  isDerived?: boolean
  /** True if the times were typed before the days. Further times then start another group. */
  isTimesFirst?: boolean
  /** Place of a dash where times would be: `Ne –`. */
  dash?: Extent
  at: Extent
}

const isLabel = isOneOf('room', 'kitchen', 'lunch', 'meal', 'through')

/** Read the groups of a line in their order. */
export function readGroups(walk: Walk, place: HoursPlace): Group[] | Refusal {
  const other = refuseElsewhere(walk.tokens, walk.text, place, walk)
  if (other) return other
  walk.labels = walk.tokens.filter(isLabel)
  walk.tokens = walk.tokens.filter((token) => !isLabel(token))
  const [until] = walk.tokens
  // `Küchenschluss Mo–Do 21 Uhr, Fr 22 Uhr`, `last orders 8.45pm (Fri & Sat 9.15)`
  if (until?.kind === 'last-orders')
    walk.tokens = walk.tokens
      .slice(1)
      .flatMap((one, at, all) => (one.kind === 'time' && !isTo(all[at - 1]) ? [until, one] : one))
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

export const hasTimes = ({ spans, until, from }: Group) =>
  spans.length > 0 || until !== undefined || from !== undefined

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
      // In `nonstop 11–21` the word means "without a break", not "around the clock".
      if (next?.kind !== 'time' && next?.kind !== 'from') addAlways(groups, token)
      break
    case 'from':
      if (namesDays(next)) break
      return addTimes(walk, token, groups)
    case 'time':
    case 'no-time':
    case 'to':
    case 'last-orders':
    case 'late':
      return addTimes(walk, token, groups)
    case 'dash': {
      const last = groups.at(-1)
      if (last?.days && (!next || isSeparator(next) || namesDays(next))) last.dash = token.span
      break
    }
    case 'unknown':
      return refuseWords(walk)
    default:
      break
  }
  walk.index++
  return undefined
}

const startsTimes = ({ kind }: HoursToken) =>
  ['time', 'no-time', 'from', 'to', 'last-orders', 'late', 'always', 'dash'].includes(kind)

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
  // `Monday closed, otherwise daily 10–23`
  if (token.kind === 'others') walk.index += walk.tokens[begin + 1]?.kind === 'daily' ? 2 : 1
  const last = groups.at(-1)
  const isAdjacent = !isSeparator(walk.tokens[begin - 1])
  const isAfter = last && !last.days && (last.isClosed || (hasTimes(last) && isAdjacent))
  const found =
    token.kind === 'others'
      ? remainingDays(groups)
      : isAfter && !groups.at(-2)?.isTimesFirst
        ? readDaysAfter(walk, last.isClosed)
        : readDays(walk)
  if (isRefusal(found)) return found
  if (token.kind === 'except') {
    // `Sunday closed (except for events)`
    if (found.length === 0)
      return isOneOf('unknown')(walk.tokens[begin + 1])
        ? reject('note-in-hours', { typed: walk.text.trim(), noted: true })
        : unknownDay(token.text, languages, token.span)
    if (last && hasTimes(last)) {
      const [next, after] = walk.tokens.slice(walk.index)
      const own = next?.kind === 'break' ? after : next
      const before = last.days ?? days
      last.days = before.filter((day) => found.includes(day))
      // `daily 10–22 except Sunday (12–20)`, `daily 10–22 except Sunday (closed)`
      if (own?.kind === 'closed' && !namesDays(walk.tokens[walk.tokens.indexOf(own) + 1]))
        walk.index = walk.tokens.indexOf(own) + 1
      else if (own && startsTimes(own))
        addGroup(groups, token).days = before.filter((day) => !found.includes(day))
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
 * Read the days that follow times or the word for closed, up to the first day with times of its
 * own: `closed Mon & Tue. Wed–Sun 12–23`, `11–22 Po–Pá, So 12–23`.
 */
function readDaysAfter(walk: Walk, isClosed: boolean): Day[] | Refusal {
  const begin = walk.index
  const found = readDays(walk)
  const { tokens, index: end } = walk
  const next = tokens[end]
  if (isRefusal(found) || !next || !(startsTimes(next) || next.kind === 'closed')) return found
  const starts = tokens.flatMap((token, at) =>
    at > begin && at < end && namesDays(token) && !isTo(tokens[at - 1]) ? at : [],
  )
  const isBroken = (at: number) => !['comma', 'and'].includes(tokens[at - 1]?.kind ?? '')
  const [only, more] = starts
  const split = starts.findLast(isBroken) ?? starts.at(-1)
  if (only === undefined || split === undefined) return found
  const comma = splitAtComma(tokens.slice(begin, end))
  if (comma !== undefined) {
    walk.index = begin + comma
    return readDays({ ...walk, tokens: tokens.slice(0, begin + comma), index: begin })
  }
  // `closed Mon, Tue, Wed 12–23` does not say which of the days are open.
  if (more !== undefined && !isBroken(split) && !isTo(tokens[split + 1]))
    return isClosed
      ? reject('times-without-days', { typed: walk.text.slice(next.span[0]) }, undefined, next.span)
      : found
  const before = { ...walk, tokens: tokens.slice(0, split), index: begin }
  walk.index = split
  return readDays(before)
}

/** In `Mon/Tue, Wed/Thu` and `Mon & Tue, Wed` only the comma separates groups. */
function splitAtComma(tokens: readonly HoursToken[]): number | undefined {
  const [at = 0, more] = tokens.flatMap(({ text }, index) => (text === ',' ? index : []))
  const joins = tokens.findIndex(({ kind, text }) => kind === 'and' || text === '/')
  return more === undefined && joins > 0 && joins < at ? at + 1 : undefined
}

export const midnight: TypedTime = { hour: 0, minute: 0, isExact: true, digits: [0, 0] }

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
  const before = walk.tokens[walk.index - 1]
  const span = readSpan(walk)
  if (isRefusal(span)) return span
  const isSpan = 'open' in span && 'close' in span
  // `11–23 (until 1 on Fri)`, `11–23 (12–20 on Sun)`
  const isFurther = !isSpan || (before?.text === '(' && namesDays(walk.tokens[walk.index]))
  const isOwn = last && !last.isClosed && !last.isTimesFirst && !(isFurther && hasTimes(last))
  const own = isOwn ? last : addGroup(groups, token)
  if (isSpan) own.spans.push(span)
  else if ('open' in span) own.from = span
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
  // The break was left out already: `10–12, 13–17, break 12–13`. In `11–14 x 17–22` it is none.
  const isSpan = 'open' in pause && 'close' in pause
  const spans = group?.spans ?? []
  const [span, other] = spans
  if (isSpan && spans.every((one) => isApart(pause, one)) && spans.some((one) => meets(pause, one)))
    return undefined
  if (!group || !span || more || other || !isSpan || !isWithin(pause, span))
    return reject('times-unreadable', {
      typed: walk.text.slice(
        Math.min(token.span[0], pause.at[0]),
        Math.max(token.span[1], pause.at[1]),
      ),
    })
  group.spans = [
    { ...span, close: pause.open, isOpenEnd: false },
    { ...span, open: pause.close },
  ]
  group.isDerived = true
  return undefined
}

export const remainingDays = (groups: readonly Group[]) =>
  days.filter((day) => !groups.some((group) => group.days?.includes(day)))

/** Explain all words of a line that have no meaning in opening hours. */
function refuseWords(walk: Walk): Refusal {
  const isHours = walk.tokens.some((one) => one.kind === 'time' || namesDays(one))
  if (!isHours) return reject('days-without-times', { typed: walk.text })
  const unknown = walk.tokens.slice(walk.index).filter(({ kind }) => kind === 'unknown')
  const explain = (token: HoursToken): readonly Fault[] => {
    const day = walk.dayOf(token)
    const faults = isRefusal(day) ? day.findFaults() : []
    const meant = faults.some(({ suggestion }) => suggestion) ? undefined : keywordNear(token.text)
    return meant === undefined
      ? faults
      : refuse('day-unknown', { typed: token.text, meant }, meant, token.span)
  }
  return refusal(() => {
    const faults = unknown.flatMap(explain)
    const [first] = unknown
    const move = first && moveClause(walk.tokens, walk.text, first, 'note')
    const [{ value = walk.text } = {}] = move?.beside ?? []
    // One short word is a misspelt day rather than a note: `Ut, Sr 16–23`.
    const isDay = unknown.length === 1 && (first?.text.length ?? 0) <= 3
    const isNote =
      !isDay && (move || unknown.length > 1) && !faults.some(({ suggestion }) => suggestion)
    return isNote
      ? [{ message: message('note-in-hours', { typed: value, noted: true }), ...move }]
      : faults
  })
}
