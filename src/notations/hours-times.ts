// Read one span over tokens: `od 11 do 22 h`, `17:00–23:00+`, `until 22:30`.

import { hasTwelveHourClock } from '../model/languages.ts'
import type { Walk } from './hours-days.ts'
import type { TypedEnd, TypedSpan, TypedStart } from './hours-spans.ts'
import { isSeparator, isTo, namesDays } from './hours-tokens.ts'
import { type Extent, type Refusal, reject } from './notation.ts'
import { asTyped, isPlain, type TypedTime, toClock } from './typed-times.ts'

/** Read one span. Its opening may be missing: `until 22:30`; or its closing: `from 11`. */
export function readSpan(walk: Walk): TypedSpan | TypedStart | TypedEnd | Refusal {
  const begin = walk.index
  while (walk.tokens[walk.index]?.kind === 'from') walk.index++
  const open = walk.tokens[walk.index]
  if (isTo(open)) return readUntil(walk, begin)
  if (open?.kind !== 'time') return refuseSpan(walk, begin)
  walk.index++
  // `opens at 14, closes at 22`
  const [comma, closes, last, days] = walk.tokens.slice(walk.index)
  const isApart = isSeparator(comma) && closes?.kind === 'to' && days?.kind !== 'daily'
  if (isApart && last?.kind === 'time') walk.index++
  const [to, least, end] = walk.tokens.slice(walk.index)
  const isStart = walk.index > begin + 1 && (!to || isSeparator(to) || namesDays(to))
  if (isStart && !skipLate(walk)) return { open: open.time, at: open.span, wordAndTime: open.span }
  if (!isTo(to)) return refuseOpenEnd(walk, open.time, begin)
  const close = least?.kind === 'late' ? end : least
  if (close?.kind === 'no-time') return refuseSpan(walk, begin)
  if (close?.kind !== 'time') return refuseOpenEnd(walk, open.time, begin)
  walk.index = walk.tokens.indexOf(close) + 1
  const isOpenEnd = skipLate(walk) || least !== close
  if (isTo(walk.tokens[walk.index])) return refuseSpan(walk, begin)
  const at: Extent = [open.span[0], (isOpenEnd ? walk.tokens[walk.index - 1] : close)?.span[1] ?? 0]
  return { open: open.time, close: close.time, isOpenEnd, isApart, at }
}

/**
 * Skip `+`, `or later`, `until late` after a span. `11–14 + 17–22` are two spans, and the word in
 * `11–14, min. 17–22` is of the second.
 */
function skipLate(walk: Walk): boolean {
  let end = walk.index
  while (isSeparator(walk.tokens[end]) || isTo(walk.tokens[end]) || walk.tokens[end]?.kind === 'or')
    end++
  const [late, next] = walk.tokens.slice(end)
  const isAnd = next?.kind === 'time' || next?.kind === 'from'
  if ((late?.kind !== 'late' && late?.kind !== 'plus') || isAnd) return false
  walk.index = end + 1
  skipLate(walk)
  return true
}

/** Read the end of a span without its opening. */
function readUntil(walk: Walk, begin: number): TypedEnd | Refusal {
  const end = walk.tokens[walk.index + 1]
  if (end?.kind !== 'time') return refuseSpan(walk, begin)
  walk.index += 2
  const wordAndTime: Extent = [walk.tokens[begin]?.span[0] ?? 0, end.span[1]]
  return { close: end.time, at: end.span, wordAndTime }
}

/** Refuse a span without its end. On a 12-hour clock, an opening before six is in the afternoon. */
export function refuseOpenEnd(walk: Walk, time: TypedTime, begin = 0): Refusal {
  if (time.hour === 24) return reject('opening-at-24', {})
  if (time.isSpoken && !time.half) return refuseSpan(walk, begin)
  const isAfternoon = hasTwelveHourClock(walk.language) && isPlain(time) && time.hour < 6
  const start = toClock(asTyped(isAfternoon ? { ...time, half: 'pm' } : time))
  return reject('end-missing', { start }, undefined, allTimes(walk))
}

const allTimes = (walk: Walk): Extent => {
  const times = walk.tokens.filter(({ kind }) => kind === 'time' || kind === 'late')
  return [times[0]?.span[0] ?? 0, times.at(-1)?.span[1] ?? walk.text.length]
}

/** Explain times that cannot be read, and mark the times of this group. */
function refuseSpan(walk: Walk, begin: number): Refusal {
  const rest = walk.tokens.slice(begin)
  const end = rest.findIndex((token) => isSeparator(token) || namesDays(token))
  const own = end < 0 ? rest : rest.slice(0, end)
  const at: Extent = [own[0]?.span[0] ?? 0, own.at(-1)?.span[1] ?? walk.text.length]
  const wrong = own.find(({ kind }) => kind === 'no-time')
  return wrong
    ? reject('time-unreadable', { typed: wrong.text }, undefined, at)
    : reject('times-unreadable', { typed: walk.text.slice(...at) }, undefined, at)
}
