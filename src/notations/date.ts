// Dates, ranges of dates and lists of them.

import { type Message, message } from '../messages/catalogue.ts'
import { addDays, calendarDate, datesBetween, openEnd, weekday } from '../model/calendar.ts'
import { defaultLanguages, firstLanguage, languages } from '../model/languages.ts'
import type { CalendarDate, Dates } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { spaced } from './basic.ts'
import { type DayName, findDayNames, withoutNoise } from './day-names.ts'
import { findPart, readExceptionLine, readExceptionLines } from './exception-line.ts'
import { likelyLanguages, readDay } from './hours-days.ts'
import {
  type Extent,
  type Fault,
  grammar,
  isRefusal,
  type Notation,
  type NotationContext,
  type Parse,
  type Refusal,
  refusal,
  reject,
  within,
} from './notation.ts'
import { dayList } from './time.ts'
import { findDates, type TypedDate, type TypedRange } from './typed-dates.ts'

/** Longest text that is read as dates. */
const longest = 1000
/** Longest text that is read as one date with its name, or as a season. */
const longestName = 100

const isYear = (year: number) => year >= 2000 && year <= 2099

const toDate = ({ year = 0, month = 0, day }: TypedDate) =>
  isYear(year) ? calendarDate(year, month, day) : undefined

const allDates = (ranges: readonly TypedRange[]) =>
  ranges.flatMap(({ from, to }) => (to ? [from, to] : [from]))

/** Find the dates of a text, in which a day may also have its name: `Karfreitag 26. 3. 2027`. */
function findDated(text: string): TypedRange[] | undefined {
  const names = text.length > longest ? [] : findDayNames(text)
  const found = text.length > longest ? undefined : findDates(withoutNoise(text, names))
  const belongsTo =
    ({ at, on }: DayName) =>
    (date: TypedDate) =>
      isNext(text, at, date.at) && (date.year === undefined || on(date.year) === toDate(date))
  return found && names.every((name) => allDates(found).some(belongsTo(name))) ? found : undefined
}

/** True if there is nothing but a space or a sign between two parts of a text. */
const isNext = (text: string, one: Extent, other: Extent) => {
  const [first, second] = one[0] < other[0] ? [one, other] : [other, one]
  return (
    first[1] <= second[0] && /^[\s,:()–-]*(?:\p{L}+[.,]? )?$/u.test(text.slice(first[1], second[0]))
  )
}

/** Find a date with the name of another weekday before it: the name or the date is wrong. */
const findWrongDay = (
  dates: readonly TypedDate[],
  { languages: own = languages }: NotationContext = {},
) =>
  dates.find(({ weekday: name, ...one }) => {
    const date = name === undefined ? undefined : toDate(one)
    return (
      name &&
      date &&
      !likelyLanguages([name], own).some((lang) => readDay(name, [lang]) === weekday(date))
    )
  })

export const inCzech = (of: CalendarDate) =>
  `${Number(of.slice(8))}. ${Number(of.slice(5, 7))}. ${of.slice(0, 4)}`

/** Write each date that was typed in another form in the usual one. */
const inUsualForm = (text: string, dates: readonly Pick<TypedDate, 'at' | 'instead'>[]) =>
  dates.reduceRight(
    (before, { instead, at: [start, end] }) =>
      instead ? before.slice(0, start) + instead + before.slice(end) : before,
    text,
  )

/**
 * Add the year in which dates without one come next: at the end for all of them, and in a list that
 * goes past New Year also before it.
 */
function withNextYear(text: string, ranges: readonly TypedRange[], today: CalendarDate) {
  const years = [0, 1].map((more) => Number(today.slice(0, 4)) + more)
  const nextYear = ({ from, to = from }: TypedRange) =>
    to.year ?? years.find((one) => (toDate({ ...to, year: one }) ?? '') >= today)
  const isMonthFirst = allDates(ranges).some((one) => one.isMonthFirst)
  const edits = ranges.flatMap((range, index) => {
    const { from, to = from } = range
    const next = ranges[index + 1]
    const typed = text.slice(...to.at)
    if (/\d{4}/.test(typed) || (next && nextYear(next) === nextYear(range)))
      return allDates([range])
    // `24.12 2026` lacks a full stop, and `December 24 2026` a comma.
    const isBare = /\d\.\s?\d+$/.test(typed) && !to.instead
    const sign = isMonthFirst ? ',' : isBare ? '.' : ''
    const at: Extent = [to.at[1], to.at[1]]
    return [...allDates([range]), { instead: `${sign} ${nextYear(range) ?? ''}`, at }]
  })
  return inUsualForm(text, edits)
}

/** Suggest the year in which dates come next, or say that one of them is another day of the week. */
function nextDates(
  text: string,
  ranges: readonly TypedRange[],
  today: CalendarDate,
  context?: NotationContext,
) {
  const suggestion = withNextYear(text, ranges, today)
  const found = parseDates(suggestion, context)
  if (!isRefusal(found)) return { suggestion }
  const [{ message: other } = {}] = found.findFaults()
  return other?.code === 'event-weekday-other' ? { suggestion, message: other } : {}
}

/** Add its next date to each name of a day: `Silvester 31. 12. 2026`. */
function addNextDates(text: string, today: CalendarDate): string | undefined {
  // `1. und 2. Weihnachtstag` is not the first day of a month.
  if (/\d\.? *(?:[,+&–-]|a|i|aj|and|und|až|bis) *2\. *\p{L}/u.test(text)) return undefined
  const dated = findDayNames(text).reduceRight((before, { at: [, end], year, on }) => {
    const thisYear = Number(today.slice(0, 4))
    const next = on(year ?? (on(thisYear) < today ? thisYear + 1 : thisYear))
    const typed = inCzech(next)
    // `Silvester 31. 12.` lacks only its year.
    const [, day] = /^[\s,:(]*(?:\p{L}+\.? )?(\d+)/u.exec(before.slice(end)) ?? []
    if ([thisYear, thisYear + 1].some((one) => Number(day) === Number(on(one).slice(8))))
      return before
    return `${before.slice(0, end)} ${year === undefined ? typed : typed.slice(0, -5)}${before.slice(end)}`
  }, text)
  if (dated === text || readRanges(dated)) return dated === text ? undefined : dated
  const ranges = findDated(dated)
  return ranges && nextDates(dated, ranges, today).suggestion
}

/** Read all dates of a text, or explain why one of them cannot be read. */
function parseDates(text: string, context?: NotationContext): Dates[] | Refusal {
  const typed = spaced(text)
  const ranges = findDated(typed)
  if (!ranges) return refusal(() => explainWords(typed, context))
  const dates = allDates(ranges)
  const ambiguous = dates.find(({ isAmbiguous }) => isAmbiguous)
  if (ambiguous) {
    const { day, month = 0, year = '', at } = ambiguous
    const readings = [`${day}. ${month}. ${year}`.trim(), `${month}. ${day}. ${year}`.trim()]
    return reject('date-ambiguous', { typed: typed.slice(...at), readings }, undefined, at)
  }
  const wrong = findWrongDay(dates, context)
  const date = wrong && toDate(wrong)
  if (date) {
    const language = firstLanguage({ languages: context?.languages ?? defaultLanguages })
    return reject('event-weekday-other', { typed, date, day: weekday(date), language })
  }
  const strange = dates.find(({ year }) => year !== undefined && !isYear(year))
  if (strange) return reject('year-impossible', { typed, year: strange.year ?? 0 })
  const impossible = dates.find((one) => one.year !== undefined && !toDate(one))
  if (impossible) {
    const { at } = impossible
    return reject('date-impossible', { typed: typed.slice(...at) }, undefined, at)
  }
  if (dates.some(({ year }) => year === undefined)) {
    const dated = (today: CalendarDate) => nextDates(typed, ranges, today, context)
    return refusal(() => [{ ...explainUnreadable(typed, true), dated }])
  }
  const edited = inUsualForm(typed, dates)
  if (edited !== typed)
    return reject(
      'date-unreadable',
      { typed, yearMissing: false },
      readRanges(edited) ? edited : undefined,
    )
  const read = ranges.map(({ from, to = from }) => ({
    from: toDate(from) ?? '',
    to: toDate(to) ?? '',
  }))
  const reversed = read.findIndex(({ from, to }) => from > to)
  const { from, to } = ranges[reversed] ?? {}
  if (!from || !to) return read
  const [last = '', first = ''] = [toDate(from), toDate(to)]
  const next = toDate({ ...to, year: Number(last.slice(0, 4)) + 1 })
  // `24. 12. 2026 – 1. 1. 2026` ends in the next year, and does not last almost a whole one.
  const [start, end] = next && addDays(first, 183) < last ? [last, next] : [first, last]
  const at: Extent = [from.at[0], to.at[1]]
  const suggestion = `${inCzech(start)} – ${inCzech(end)}`
  return reject('dates-reversed', { typed: typed.slice(...at) }, suggestion, at)
}

/** Read all dates of a text; undefined if one of them cannot be read as it is. */
function readRanges(text: string, context?: NotationContext): Dates[] | undefined {
  const found = parseDates(text, context)
  return isRefusal(found) ? undefined : found
}

const explainUnreadable = (typed: string, yearMissing = false): Fault => ({
  message: { code: 'date-unreadable', values: { typed, yearMissing } },
})

/** Words before the first or the last day of dates that have only one. */
const firstWords = /^(?:od|from|since|ab|vom|seit)(?:\s+|$)/i
const lastWords = /^(?:do|až do|until|till|to|bis)(?:\s|$)|\s(?:do|until|till|to|bis|bis zum)$/i

/** Explain a text with more than dates: the name of a day, a limit, or other words. */
function explainWords(typed: string, context: NotationContext | undefined): Fault[] {
  const unreadable = explainUnreadable(typed)
  const next = (today: CalendarDate) => ({ suggestion: addNextDates(typed, today) })
  if (typed.length <= longest && next('2026-07-01').suggestion)
    return [{ ...unreadable, dated: next }]
  if (typed.length > longestName) return [unreadable]
  const [word = ''] = /^\p{L}{2,20}(?=[.,]? \d)/u.exec(typed) ?? []
  const [slip] = word === '' ? [] : dayList.explain(word, context)
  if (slip?.suggestion) return [{ ...slip, span: [0, word.length] }]
  const only = findPart(typed, (part) => findDates(part) !== undefined)?.date
  const ranges = only === undefined ? undefined : findDates(only)
  if (!only || !ranges) return [unreadable]
  const rest = spaced(typed.replace(only, ' ')).replace(/^[\s,:()–-]+|[\s,:()–-]+$/g, '')
  const isLimit = ranges.length === 1 && !ranges[0]?.to && typed.endsWith(only)
  // `od Vánoc do 3. 1. 2027`
  const isLast = isLimit && lastWords.test(rest)
  const isFirst = isLimit && !isLast && firstWords.test(rest)
  const isHalf = isFirst || isLast
  const tell = (date: string): Message =>
    isHalf
      ? { code: 'dates-half', values: { typed, half: isFirst ? `${date} – ...` : `... – ${date}` } }
      : { code: 'date-with-words', values: { typed, date, rest } }
  const dated = (today: CalendarDate) => ({
    message: tell(nextDates(only, ranges, today).suggestion ?? only),
  })
  return [{ message: tell(only), ...(!readRanges(only) && { dated }) }]
}

/** Make a notation of dates of which only some are allowed. */
const datesWhere = <T>(
  expected: Notation<T>['expected'],
  pick: (ranges: Dates[]) => T | undefined,
): Notation<T> & { parse: Parse<T> } => ({
  expected,
  ...grammar<T>((text, context) => {
    const found = parseDates(text, context)
    if (isRefusal(found)) return found
    return pick(found) ?? reject('date-unreadable', { typed: spaced(text), yearMissing: false })
  }),
})

const isSingle = ({ from, to }: Dates) => from === to

const singleDate = datesWhere<CalendarDate>('date', ([only, more]) =>
  only && !more && isSingle(only) ? only.from : undefined,
)

const today = /^(?:(?:od|seit|ab|since) )?(?:dnes|dneška|dneska|heute|today)$/iu

/** `24. 12. 2026`, `24.12.2026`, `24. prosince 2026` or `2026-12-24`. */
export const date: Notation<CalendarDate> = {
  ...singleDate,
  // The date may be in the past, so the next year in which it occurs is not suggested.
  explain: (text, context) =>
    singleDate.explain(text, context).map(({ dated: _, ...fault }) => ({
      ...fault,
      ...(today.test(text.trim()) && { dated: (day) => ({ suggestion: inCzech(day) }) }),
    })),
}

/** `8. 2. 2027 – 14. 2. 2027`, `8. 2. – 14. 2. 2027`, `8.–14. 2. 2027`, or one date. */
export const dateRange = datesWhere<Dates>('dates', ([only, more]) => (more ? undefined : only))

/** `29. 11., 6. 12. und 13. 12. 2026`, `24.–26. 12. 2026`. */
export const dateRanges = {
  ...datesWhere<Dates[]>('dates', (ranges) => ranges),
  list: true as const,
}

/** `29. 11., 6. 12. 2026`, `24. 12. 2026 – 1. 1. 2027`: single dates, of ranges within a year. */
export const dateList: Notation<CalendarDate[]> = {
  ...datesWhere<CalendarDate[]>('dates', (ranges) =>
    ranges.every(({ from, to }) => to <= addDays(from, 366))
      ? [...new Set(ranges.flatMap(({ from, to }) => datesBetween(from, to)))]
      : undefined,
  ),
  list: true,
}

/** Matches lower-case text without accents. */
const untilNotice =
  /[\s,;–—-]+(?:do odvolani|do odvolania|until further notice|till further notice|bis auf weiteres)$/

/** Dates of a part of a text as they can be read, with the year in which they come next. */
export function readableDates(
  part: string,
  context: NotationContext | undefined,
  today: CalendarDate,
): string | undefined {
  const found = parseOpen(part, context)
  if (!isRefusal(found)) return part
  const [fault, more] = found.findFaults()
  return more || fault?.span ? undefined : (fault?.dated?.(today).suggestion ?? fault?.suggestion)
}

export const isReadable = (context?: NotationContext) => (part: string) =>
  readableDates(part, context, '2026-07-01') !== undefined

/** Read the dates among other words, in the year in which they come next. */
export function datesWithin(text: string, context: NotationContext, today: CalendarDate) {
  if (text.length > longestName) return undefined
  const only = isReadable(context)(text) ? undefined : findPart(text, isReadable(context))
  return openRanges.read(readableDates(only?.date ?? text, context, today) ?? '', context)
}

/**
 * Dates of an exception as they can be read; undefined if the house opens again later than they say:
 * `8. 12. zavřeno, otvíráme 11. 12.`. Up to two days of rest may follow dates with a last day.
 */
export function datesUntil(
  { date: typed, reopens = '' }: { date: string; reopens?: string },
  context: NotationContext,
  today: CalendarDate,
) {
  const written = readableDates(typed, context, today) ?? ''
  const { from, to } = dateRanges.read(written, context)?.at(-1) ?? { from: today, to: today }
  const [again] = reopens === '' ? [] : (datesWithin(reopens, context, today) ?? [])
  const next = [1, 2, 3].slice(0, from < to ? 3 : 1).map((days) => addDays(to, days))
  const [day] = /\d+/.exec(reopens) ?? []
  // `otvíráme 27.`
  const isNext = again
    ? again.from <= (next.at(-1) ?? to)
    : !day || next.some((date) => Number(date.slice(-2)) === Number(day))
  return isNext && written !== '' ? written : undefined
}

/** Read an exception that was typed on one line. */
export const parseExceptionLine = (text: string, context?: NotationContext) =>
  readExceptionLine(text, isReadable(context))

/** Read one or more exceptions that were typed on one line. */
export function parseExceptionLines(text: string, context?: NotationContext) {
  const only = parseExceptionLine(text, context)
  return only ? [only] : readExceptionLines(text, isReadable(context))
}

/** Move the words around dates to fields of their own: `Heiligabend geschlossen`. */
function moveWords(typed: string, context?: NotationContext): Refusal | undefined {
  const line = parseExceptionLine(typed, context)
  if (!line) return undefined
  const { date: dates, reopens, ...typedFields } = line
  const why = [typedFields.reason, reopens].filter(Boolean).join(', ')
  const fields = { ...typedFields, ...(why && { reason: why }) }
  const moved = Object.entries(fields).map(([field, value]) => ({ field, value }))
  const { reason: rest = '' } = fields
  const dated = (today: CalendarDate) => {
    const suggestion = datesUntil(line, context ?? {}, today)
    const words = message('date-with-words', { typed, date: suggestion ?? dates, rest })
    return { suggestion, ...(rest && { message: words }) }
  }
  return refusal(() => [
    { ...explainUnreadable(typed), ...dated('2026-07-01'), beside: moved, dated },
  ])
}

/** Read dates, or one with an open end. */
function parseOpen(text: string, context?: NotationContext): Dates[] | Refusal {
  const typed = text.trim()
  const words = typed.length > longestName ? null : untilNotice.exec(normalizeText(typed))
  if (!words) return dateRanges.parse(text, context)
  const begin = typed.slice(0, words.index).replace(firstWords, '')
  const from = singleDate.parse(begin, context)
  if (!isRefusal(from)) return [{ from, to: openEnd }]
  const start = text.indexOf(begin)
  return refusal(() =>
    from.findFaults().map((fault) => within([start, start + begin.length], fault)),
  )
}

/** Dates of an exception, or one with an open end: `from 5 December 2026 until further notice`. */
export const openRanges: Notation<Dates[]> = {
  expected: 'open-dates',
  ...grammar<Dates[]>((text, context) => {
    const found = parseOpen(text, context)
    const isClear = !isRefusal(found) || findDated(text) || isReadable(context)(text.trim())
    return isClear ? found : (moveWords(text.trim(), context) ?? found)
  }),
}
