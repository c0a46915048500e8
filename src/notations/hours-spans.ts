// Read the opening and closing times of spans, on a 12-hour or 24-hour clock.

import { hasTwelveHourClock, type Language } from '../model/languages.ts'
import type { Span, Time } from '../model/site.ts'
import { type Extent, type Refusal, reject } from './notation.ts'
import { asTyped, inHalf, isPlain, type TypedTime, toClock } from './typed-times.ts'

/** Closing time of a span as typed, without an opening time. `wordAndTime` contains the word before it. */
export type TypedEnd = { close: TypedTime; at: Extent; wordAndTime?: Extent }

/** Opening time of a span as typed, without a closing time. */
export type TypedStart = { open: TypedTime; at: Extent; wordAndTime?: Extent }

/**
 * A span as typed. With an open end, `close` is the earliest closing time. `isApart`: with a comma
 * before its end, as in `from 12, until 23`.
 */
export type TypedSpan = TypedStart & TypedEnd & { isOpenEnd?: boolean; isApart?: boolean }

/**
 * Opening and closing time in minutes after midnight. A closing time on the next day is more than
 * 24 hours.
 */
type Minutes = [open: number, close: number]

const day = 24 * 60
const noon = 12 * 60
const longest = 18 * 60
/** `12–2am` is from noon; `12–4am` may be a night club. */
const longestFromNoon = 14 * 60 + 1

const afterOpen = (open: number, close: number) => (close <= open ? close + day : close)

/** Return every way in which a guest could read a span, the most likely one first. */
function readings({ open, close }: TypedSpan): Minutes[] {
  const last = asTyped(close)
  const first = asTyped(open)
  if (close.half && isPlain(open)) {
    const [am, pm] = [inHalf(open, 'am'), inHalf(open, 'pm')]
    // `12–6pm` begins at noon, `11–3pm` in the morning, `5–11pm` in the evening.
    const isMorning = am >= 6 * 60 && afterOpen(am, last) - am <= longest
    const isEvening = afterOpen(pm, last) - pm < (open.hour === 12 ? longestFromNoon : noon)
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
    const isUnsure = close.hour === 12 && end - first < noon && later - first <= longest
    return isUnsure
      ? [
          [first, later],
          [first, end],
        ]
      : [[first, end]]
  }
  return [[first, afterOpen(first, last)]]
}

/** Opening of a span on a 24-hour clock: that of `5–11pm` is 17:00. */
export function clockOpen(span: TypedSpan): TypedTime {
  const [[first] = [0], other] = readings(span)
  const isClear = span.close.half && isPlain(span.open) && !other
  return isClear ? { ...span.open, half: first < noon ? 'am' : 'pm' } : span.open
}

/** Compare two spans. False if one of them has am or pm only once, because it may apply to both. */
const compare =
  (test: (a: Minutes, b: Minutes) => boolean) =>
  (one: TypedSpan, other: TypedSpan): boolean =>
    [one, other].every(({ open, close }) => !open.half === !close.half) &&
    test(readings(one)[0] ?? [0, 0], readings(other)[0] ?? [0, 0])

export const isWithin = compare(([open, close], [from, to]) => from < open && close < to)
export const isApart = compare(([open, close], [from, to]) => close <= from || to <= open)
export const meets = compare(([open, close], [from, to]) => close === from || to === open)

/** Readings of all spans in the order of the day: after `12–2:30pm`, `6–11pm` is in the evening. */
function readingsInOrder(spans: readonly TypedSpan[]): Minutes[][] {
  let reached = 0
  return spans.map((span) => {
    const all = readings(span)
    const later = all.filter(([open]) => open >= reached)
    reached = all[0]?.[1] ?? reached
    return later.length > 0 ? later : all
  })
}

const toSpan = ([open, close]: Minutes, isOpenEnd: boolean | undefined): Span => ({
  ...(open === 0 && close === day
    ? { open: '00:00', close: '23:59' }
    : { open: toClock(open), close: toClock(close) }),
  ...(isOpenEnd && { open_end: true }),
})

/**
 * Read the afternoon reading of spans: `12–3, 5:30–10` as 12:00–15:00 and 17:30–22:00, `17–12` as
 * 17:00–24:00. Undefined if there is none, or if the day would end after midnight.
 */
function afternoon(spans: readonly TypedSpan[]): Minutes[] | undefined {
  const found: Minutes[] = []
  let reached = 6 * 60
  const both = (time: TypedTime) =>
    time.half || time.isExact ? [asTyped(time)] : [inHalf(time, 'am'), inHalf(time, 'pm')]
  for (const { open, close } of spans) {
    const from = both(open).find((one) => one >= reached)
    if (from === undefined) return undefined
    const ends = close.isExact ? both(close) : [...both(close), inHalf(close, 'am') + day]
    const to = ends.find((one) => one > from + 60 || (one > from && close.hour !== 12))
    if (to === undefined || to > day) return undefined
    found.push([from, to])
    reached = to
  }
  return found
}

const isBackwards = (spans: readonly Minutes[]) =>
  spans.some(([open], index) => open < (spans[index - 1]?.[0] ?? 0))

/**
 * True for a day that no pub has: it closes in the night before noon, or is open for very many
 * hours.
 */
const isOddDay = (spans: readonly Minutes[], most = longest) =>
  spans.some(([open, close]) => open < 6 * 60 && close <= noon) ||
  (spans.at(-1)?.[1] ?? 0) - (spans[0]?.[0] ?? 0) > most

/**
 * True if a day is also unlikely on a 12-hour clock: only an hour before noon, or past midnight.
 */
const isOddOnTwelve = (spans: readonly Minutes[]) => {
  const [[open, close] = [0, 0], more] = spans
  // An hour before noon is a whole day: `11–12` ends at midnight.
  return (!more && close - open <= 60) || spans.some(([, end]) => end > day)
}

/** `6–2` is from 18:00, `12–1` from noon and `11:30–12:30` until after midnight, if a bar is open then. */
const asNight = ([open, close]: Minutes, isBar: boolean): Minutes[] => {
  if (isBar && close - open <= 60 && close > noon) return [[open, close + noon]]
  if (close <= day || close > day + 180 || open < 4 * 60) return []
  return [[open < 11 * 60 ? open + noon : open, close]]
}

const inEvening = ([open, close]: Minutes): Minutes => [open + noon, close + noon]

/**
 * True if unlikely hours in a country with a 24-hour clock are probably on a 12-hour clock: `9–5`.
 * Minutes or a leading zero show that they may be correct: `9:00–5:00`.
 */
const isBare = (typed: string, spans: readonly TypedSpan[]) =>
  !/\d[:.]\d/.test(typed) &&
  spans.every(({ open, close }) => !open.isPadded && !close.isPadded) &&
  spans.every(({ open, close }) => asTyped(open) !== asTyped(close)) &&
  spans.flatMap(({ open, close }) => [open, close]).some(isPlain)

/** Replace the digits of each time, and keep all words between them. */
function rewrite(text: string, at: Extent, spans: readonly TypedSpan[], meant: readonly Minutes[]) {
  const times = spans.flatMap(({ open, close }, index) => {
    const [from, to] = meant[index] ?? [0, 0]
    return [[open.digits, toClock(from)] as const, [close.digits, formatEnd(to)] as const]
  })
  return times.reduceRight(
    (before, [[start, end], by]) => before.slice(0, start - at[0]) + by + before.slice(end - at[0]),
    text.slice(...at),
  )
}

/**
 * Suggest afternoon times for a span of more than 16 hours or at night: `09:00–05:00` as
 * `09:00–17:00`.
 */
export function afternoonText(text: string, span: TypedSpan): string | undefined {
  const first = asTyped(span.open)
  const meant = afternoon([span])
  return meant && isOddDay([[first, afterOpen(first, asTyped(span.close))]], 16 * 60)
    ? rewrite(text, span.at, [span], meant)
    : undefined
}

/** Convert spans that have one reading. They are sorted by time if they do not overlap. */
function inDayOrder(spans: readonly TypedSpan[], read: readonly Minutes[]) {
  const sorted = spans
    .map((typed, index): { typed: TypedSpan; read: Minutes } => ({
      typed,
      read: read[index] ?? [0, 0],
    }))
    .sort((a, b) => a.read[0] - b.read[0])
  const isApart = sorted.every(
    ({ read: [open] }, index) => open >= (sorted[index - 1]?.read[1] ?? 0),
  )
  return isApart && !isOddDay(sorted.map((one) => one.read)) ? sorted : undefined
}

/** The first language of the pub, and flags for spans of the weekly hours and of the bar. */
type SpanContext = { language: Language | undefined; isWeekly: boolean; isBar: boolean }

/**
 * Refuse spans with two readings, and hours that no pub has. The message suggests the likely
 * reading.
 */
function refuseUnsure(
  text: string,
  spans: readonly TypedSpan[],
  { language, isWeekly, isBar }: SpanContext,
  each: readonly Minutes[][],
): Refusal | undefined {
  const at: Extent = [spans[0]?.at[0] ?? 0, spans.at(-1)?.at[1] ?? text.length]
  const typed = text.slice(...at)
  const unsure = (all: readonly (readonly Minutes[])[], isLikely: boolean) => {
    const shown = all.map((one) => rewrite(text, at, spans, one))
    return reject('times-unsure', { typed, readings: shown }, isLikely ? shown[0] : undefined, at)
  }
  const first = each.map(([one = [0, 0]]): Minutes => one)
  const second = each.map((one): Minutes => one.at(-1) ?? [0, 0])
  const meant = afternoon(spans)
  // `12–3, 6–9pm`
  const isCrossed = first.some(([, end], index) => end > (first[index + 1]?.[0] ?? end))
  if (each.some((one) => one.length > 1))
    return meant && isCrossed
      ? unsure([meant], true)
      : unsure(
          [first, second],
          spans.every(({ open }) => open.hour < 8),
        )
  if (isBackwards(first))
    return meant
      ? unsure([meant], true)
      : inDayOrder(spans, first)
        ? undefined
        : reject('times-backwards', { typed }, undefined, at)
  const isTwelve =
    spans.some((one) => isPlain(one.open) && isPlain(one.close)) &&
    (hasTwelveHourClock(language) ||
      spans.some(({ open, close }) => open.isSpoken || close.isSpoken))
  const isMorning = isTwelve && first.every(([, close]) => close <= noon)
  if (isMorning && spans.every(({ open }) => open.hour >= 6 && open.hour < 11))
    return unsure([first.map(inEvening), first], false)
  if (isTwelve && (isOddDay(first) || isOddOnTwelve(first))) {
    const night = spans.length === 1 ? first.flatMap((one) => asNight(one, isBar)) : []
    const likely = [meant ?? [], night].filter(({ length }) => length > 0)
    return likely.length > 0
      ? unsure(likely, likely.length === 1 || !isBar)
      : unsure([first], false)
  }
  // A celebration may last longer than a usual day.
  if (isWeekly && meant && isOddDay(first) && isBare(typed, spans))
    return unsure([meant, first], true)
  const isPm = spans.some(({ open, close }) => open.half ?? close.half)
  if (isPm && first.some(([open, close]) => close - open > longest)) {
    // `5pm–12pm` ends at midnight for many people, and at noon for others.
    const other = first.map(
      ([open, close]): Minutes => [open, close > open + noon ? close - noon : close],
    )
    return unsure([other, first], false)
  }
  return undefined
}

/** On a 12-hour clock, `6 until midnight` is `6–12am`. Pubs that open at ten or eleven do so in the morning. */
const withMidnight = (text: string, span: TypedSpan): TypedSpan =>
  isPlain(span.open) && span.open.hour < 10 && /midnight/i.test(text.slice(...span.close.digits))
    ? { ...span, close: { ...span.close, hour: 12, half: 'am' } }
    : span

/** Read the spans of a day. Spans with two readings, and hours that no pub has, are refused. */
export function readSpans(
  text: string,
  spans: readonly TypedSpan[],
  context: SpanContext,
): Span[] | Refusal {
  if (spans.length === 0) return []
  const each = readingsInOrder(
    spans.length === 1 && hasTwelveHourClock(context.language)
      ? spans.map((one) => withMidnight(text, one))
      : spans,
  )
  const refused = refuseUnsure(text, spans, context, each)
  if (refused) return refused
  for (const { open, close, at } of spans) {
    if (open.hour === 24) return reject('opening-at-24', {}, undefined, at)
    if (asTyped(open) === asTyped(close))
      return reject('closing-at-opening', { time: toClock(asTyped(open)) }, undefined, at)
  }
  const read = each.map(([one = [0, 0]]): Minutes => one)
  if (!isBackwards(read)) return read.map((one, index) => toSpan(one, spans[index]?.isOpenEnd))
  return (inDayOrder(spans, read) ?? []).map((one) => toSpan(one.read, one.typed.isOpenEnd))
}

/** Format the end of a span; midnight is 24:00. */
const formatEnd = (minutes: number) => (minutes % day === 0 ? '24:00' : toClock(minutes))

/** Read the end of hours that begin when the bar opens. */
export function readClose({ close, at }: TypedEnd, language: Language | undefined): Time | Refusal {
  if (!(hasTwelveHourClock(language) || close.isSpoken) || !isPlain(close))
    return toClock(asTyped(close))
  const both = (['pm', 'am'] as const).map((half) => formatEnd(inHalf(close, half)))
  return reject('times-unsure', { typed: toClock(asTyped(close)), readings: both }, both[0], at)
}

/** Ask for the opening of a span that has only its end. */
export const refuseEnd = ({ close, at }: TypedEnd): Refusal =>
  reject('start-missing', { end: formatEnd(asTyped(close)) }, undefined, at)
