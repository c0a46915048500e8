// Read the two ends of opening spans as typed, on a clock of twelve or of 24 hours.

import { hasTwelveHourClock, type Language } from '../model/languages.ts'
import type { Span } from '../model/site.ts'
import { type TypedTime, toClock } from './hours-tokens.ts'
import { type Extent, type Refusal, reject } from './notation.ts'

/** A span as typed; without `close` only the opening is stated. */
export type TypedSpan = { open: TypedTime; close: TypedTime; at: Extent }

/** Opening and closing in minutes; a closing on the next day is more than 24 hours. */
type Minutes = [open: number, close: number]

const day = 24 * 60
const noon = 12 * 60

const inHalf = ({ hour, minute }: TypedTime, half: 'am' | 'pm') =>
  (hour % 12) * 60 + minute + (half === 'pm' ? noon : 0)

const asTyped = (time: TypedTime) =>
  time.half ? inHalf(time, time.half) : time.hour * 60 + time.minute

const afterOpen = (open: number, close: number) => (close <= open ? close + day : close)

const isPlain = ({ half, isExact }: TypedTime) => half === undefined && !isExact

/** All readings of a span that a guest could have in mind, the likely one first. */
function readings({ open, close }: TypedSpan): Minutes[] {
  const last = asTyped(close)
  const first = asTyped(open)
  if (close.half && isPlain(open)) {
    const [am, pm] = [inHalf(open, 'am'), inHalf(open, 'pm')]
    // `12–6pm` begins at noon, `11–3pm` in the morning, `5–11pm` in the evening.
    const isMorning = am >= 6 * 60 && afterOpen(am, last) - am <= 18 * 60
    const isEvening = afterOpen(pm, last) - pm < noon
    const both: Minutes[] = [
      ...(isEvening ? [[pm, afterOpen(pm, last)] as Minutes] : []),
      ...(isMorning ? [[am, afterOpen(am, last)] as Minutes] : []),
    ]
    return both.length > 0 ? both : [[am, afterOpen(am, last)]]
  }
  if (open.half && isPlain(close)) {
    const ends = [inHalf(close, 'am'), inHalf(close, 'pm')].map((end) => afterOpen(first, end))
    const [end = 0, later = 0] = ends.sort((a, b) => a - b)
    // `11am–12` may end at noon or at midnight.
    const isUnsure = close.hour === 12 && end - first < noon && later - first <= 18 * 60
    return isUnsure
      ? [
          [first, later],
          [first, end],
        ]
      : [[first, end]]
  }
  return [[first, afterOpen(first, last)]]
}

const toSpan = ([open, close]: Minutes): Span =>
  open === 0 && close === day
    ? { open: '00:00', close: '23:59' }
    : { open: toClock(open), close: toClock(close) }

const format = ([open, close]: Minutes) =>
  `${toClock(open)}–${close === day ? '24:00' : toClock(close)}`

/**
 * Read the afternoon reading of spans without am or pm: `12–3, 5:30–10` as 12:00–15:00 and
 * 17:30–22:00. Undefined if one end is of a 24-hour clock, or the day would end after midnight.
 */
function afternoon(spans: readonly TypedSpan[]): Minutes[] | undefined {
  const found: Minutes[] = []
  let reached = 6 * 60
  for (const { open, close } of spans) {
    if (!isPlain(open) || !isPlain(close)) return undefined
    const from = [inHalf(open, 'am'), inHalf(open, 'pm')].find((one) => one >= reached)
    if (from === undefined) return undefined
    const ends = [inHalf(close, 'am'), inHalf(close, 'pm'), inHalf(close, 'am') + day]
    const to = ends.find((one) => one > from + 60 || (one > from && close.hour !== 12))
    if (to === undefined || to > day) return undefined
    found.push([from, to])
    reached = to
  }
  return found
}

const longest = 18 * 60

/** True if no pub has such a day: spans out of order, a night before noon, or more than 18 hours. */
function isUnlikely(spans: readonly Minutes[], isTwelve: boolean): boolean {
  const first = spans[0]?.[0] ?? 0
  const last = spans.at(-1)?.[1] ?? 0
  const isBackwards = spans.some(([open], index) => open < (spans[index - 1]?.[0] ?? 0))
  if (isBackwards || !isTwelve) return isBackwards
  const isNight = spans.some(([open, close]) => open < 6 * 60 && close <= noon)
  // An hour before noon is a whole day: `11–12` ends at midnight.
  const isHour = spans.length === 1 && last - first <= 60
  return isNight || isHour || last - first > longest || last > day
}

const inEvening = ([open, close]: Minutes): Minutes => [open + noon, close + noon]

/** Replace the digits of each time, and keep all words between them. */
function rewrite(text: string, at: Extent, spans: readonly TypedSpan[], meant: readonly Minutes[]) {
  const times = spans.flatMap(({ open, close }, index) => {
    const [from = '', to = ''] = format(meant[index] ?? [0, 0]).split('–')
    return [
      [open.digits, from],
      [close.digits, to],
    ] as const
  })
  return times.reduceRight(
    (before, [[start, end], by]) => before.slice(0, start - at[0]) + by + before.slice(end - at[0]),
    text.slice(...at),
  )
}

/**
 * Read the spans of a day. What has two readings, or would be hours that no pub has, is refused
 * with the likely reading. `language` is the first language of the pub.
 */
export function readSpans(
  text: string,
  spans: readonly TypedSpan[],
  language: Language | undefined,
): Span[] | Refusal {
  const at: Extent = [spans[0]?.at[0] ?? 0, spans.at(-1)?.at[1] ?? text.length]
  const typed = text.slice(...at)
  const unsure = (all: readonly (readonly Minutes[])[], isLikely: boolean) => {
    const shown = all.map((one) => rewrite(text, at, spans, one))
    return reject('times-unsure', { typed, readings: shown }, isLikely ? shown[0] : undefined, at)
  }
  const each = spans.map(readings)
  const first = each.map(([one = [0, 0]]): Minutes => one)
  const second = each.map((one): Minutes => one.at(-1) ?? [0, 0])
  if (each.some((one) => one.length > 1)) return unsure([first, second], false)
  const isTwelve =
    hasTwelveHourClock(language) && spans.some((one) => isPlain(one.open) && isPlain(one.close))
  const isPm = spans.some(({ open, close }) => open.half ?? close.half)
  const meant = afternoon(spans)
  const isMorning = isTwelve && spans.length > 0 && first.every(([, close]) => close <= noon)
  if (isMorning && spans.every(({ open }) => open.hour >= 6 && open.hour < 11))
    return unsure([first.map(inEvening), first], false)
  if (isUnlikely(first, isTwelve)) {
    const isNight =
      spans.length === 1 && first.some(([, close]) => close > day && close <= day + 180)
    if (meant) return unsure(isNight ? [meant, first] : [meant], true)
    return isTwelve ? unsure([first], false) : reject('times-backwards', { typed }, undefined, at)
  }
  if (isPm && first.some(([open, close]) => close - open > longest)) {
    // `5pm–12pm` is midnight to many, and noon to others.
    const other = first.map(
      ([open, close]): Minutes => [open, close > open + noon ? close - noon : close],
    )
    return unsure([other, first], false)
  }
  for (const { open, close, at: place } of spans) {
    if (open.hour === 24) return reject('opening-at-24', {}, undefined, place)
    if (asTyped(open) === asTyped(close))
      return reject('closing-at-opening', { time: toClock(asTyped(open)) }, undefined, place)
  }
  return first.map(toSpan)
}
