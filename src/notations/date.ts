// Dates, ranges of dates and lists of them.

import type { Message } from '../messages/catalogue.ts'
import { addDays, calendarDate, datesBetween, openEnd, weekday } from '../model/calendar.ts'
import { defaultLanguages, firstLanguage, languages } from '../model/languages.ts'
import type { CalendarDate, Dates } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { spaced } from './basic.ts'
import { type DayName, findDayNames, withoutNoise } from './day-names.ts'
import { likelyLanguages, readDay } from './hours-days.ts'
import {
  type Extent,
  type Fault,
  type Notation,
  type NotationContext,
  refuse,
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

const isUsual = ({ instead, isAmbiguous }: TypedDate) => !instead && !isAmbiguous

/** Read all dates of a text; undefined if one of them cannot be read as it is. */
function readRanges(text: string, context?: NotationContext): Dates[] | undefined {
  const typed = findDated(spaced(text))
  if (typed && findDayAtOtherEnd(allDates(typed), context)) return undefined
  const read = typed?.map(({ from, to = from }) =>
    isUsual(from) && isUsual(to) ? { from: toDate(from), to: toDate(to) } : {},
  )
  const found = read?.flatMap(({ from, to }) => (from && to && from <= to ? [{ from, to }] : []))
  return found && found.length === typed?.length ? found : undefined
}

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
const findDayAtOtherEnd = (
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

const inCzech = (of: CalendarDate) =>
  `${Number(of.slice(8))}. ${Number(of.slice(5, 7))}. ${of.slice(0, 4)}`

/** Write each date that was typed in another form in the usual one. */
const inUsualForm = (text: string, dates: readonly Pick<TypedDate, 'at' | 'instead'>[]) =>
  dates.reduceRight(
    (before, { instead, at: [start, end] }) =>
      instead ? before.slice(0, start) + instead + before.slice(end) : before,
    text,
  )

/**
 * Add the year in which dates without one come next: once at the end for all of them, or after each
 * of a list that goes past New Year.
 */
function withNextYear(text: string, ranges: readonly TypedRange[], today: CalendarDate) {
  const years = [0, 1].map((more) => Number(today.slice(0, 4)) + more)
  const write = (some: readonly TypedRange[]) => {
    const edits = ranges.flatMap((range) => {
      const { to = range.from } = range
      const year = years.find((one) => (toDate({ ...to, year: one }) ?? '') >= today) ?? ''
      const at: Extent = [to.at[1], to.at[1]]
      // `24.12 2026` lacks a full stop, and `December 24 2026` a comma.
      const isBare = /\d\.\s?\d+$/.test(text.slice(...to.at)) && !to.instead
      const isMonthFirst = allDates(ranges).some((one) => one.isMonthFirst)
      const sign = isMonthFirst ? ',' : isBare ? '.' : ''
      const added = { instead: `${sign} ${year}`, at }
      const lacksYear = some.includes(range) && !/\d{4}/.test(text.slice(...to.at))
      return [...allDates([range]), ...(lacksYear ? [added] : [])]
    })
    return inUsualForm(text, edits)
  }
  return [write(ranges.slice(-1)), write(ranges)].find((edited) => readRanges(edited))
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
  return ranges && withNextYear(dated, ranges, today)
}

/** Explain why a text cannot be read as dates, or why the number of dates is wrong. */
function explainDates(text: string, context: NotationContext | undefined): Fault[] {
  const typed = spaced(text)
  if (readRanges(text, context)) return [explainUnreadable(typed)]
  const ranges = findDated(typed)
  const dated = (today: CalendarDate) => ({ suggestion: addNextDates(typed, today) })
  if (!ranges && typed.length <= longest && dated('2026-01-01').suggestion)
    return [{ ...explainUnreadable(typed), dated }]
  if (!ranges) return explainWords(typed, context)
  const dates = allDates(ranges)
  const ambiguous = dates.find(({ isAmbiguous }) => isAmbiguous)
  if (ambiguous) {
    const { day, month = 0, year = '', at } = ambiguous
    const readings = [`${day}. ${month}. ${year}`.trim(), `${month}. ${day}. ${year}`.trim()]
    return refuse('date-ambiguous', { typed: typed.slice(...at), readings }, undefined, at)
  }
  const other = findDayAtOtherEnd(dates, context)
  const date = other && toDate(other)
  if (date) {
    const language = firstLanguage({ languages: context?.languages ?? defaultLanguages })
    return refuse('event-weekday-other', { typed, date, day: weekday(date), language })
  }
  const strange = dates.find(({ year }) => year !== undefined && !isYear(year))
  if (strange) return refuse('year-impossible', { typed, year: strange.year ?? 0 })
  const impossible = dates.find((one) => one.year !== undefined && !toDate(one))
  if (impossible)
    return refuse(
      'date-impossible',
      { typed: typed.slice(...impossible.at) },
      undefined,
      impossible.at,
    )
  if (dates.some(({ year }) => year === undefined))
    return [
      {
        ...explainUnreadable(typed, true),
        dated: (today) => ({ suggestion: withNextYear(typed, ranges, today) }),
      },
    ]
  const edited = inUsualForm(typed, dates)
  if (edited !== typed)
    return [{ ...explainUnreadable(typed), suggestion: readRanges(edited) ? edited : undefined }]
  const reversed = ranges.find(({ from, to = from }) => (toDate(from) ?? '') > (toDate(to) ?? ''))
  const [last, first] = [reversed?.from, reversed?.to].map((end) => end && toDate(end))
  const next = reversed?.to && toDate({ ...reversed.to, year: Number(last?.slice(0, 4)) + 1 })
  // `24. 12. 2026 – 1. 1. 2026` ends in the next year, and does not last almost a whole one.
  const isLong = first && last && addDays(first, 183) < last
  const [from, to] = isLong ? [last, next] : [first, last]
  const at: [number, number] = [reversed?.from.at[0] ?? 0, reversed?.to?.at[1] ?? typed.length]
  return from && to
    ? refuse(
        'dates-reversed',
        { typed: typed.slice(...at) },
        `${inCzech(from)} – ${inCzech(to)}`,
        at,
      )
    : refuse('date-unreadable', { typed, yearMissing: false })
}

const explainUnreadable = (typed: string, yearMissing = false): Fault => ({
  message: { code: 'date-unreadable', values: { typed, yearMissing } },
})

/** Words before the first or the last day of dates that have only one. */
const firstWords = /^(?:od|from|since|ab|vom|seit)\s+/i
const lastWords = /^(?:do|až do|until|till|to|bis|bis zum)\s+/i

/** Explain a date with a word for the first or the last day, without the other one. */
function explainHalf(typed: string, words: RegExp): Fault | undefined {
  const date = typed.replace(words, '')
  const [only, more] = (date === typed ? undefined : findDates(date)) ?? []
  if (!only || more || only.to) return undefined
  const ask = (day: string): Message => ({
    code: 'dates-half',
    values: { typed, half: words === firstWords ? `${day} – ...` : `... – ${day}` },
  })
  const isFull = readRanges(date) !== undefined
  const dated = (today: CalendarDate) => (isFull ? date : withNextYear(date, [only], today))
  return { message: ask(date), dated: (today) => ({ message: ask(dated(today) ?? date) }) }
}

/** Explain a text with more than dates: a limit, or the name of a day. */
function explainWords(typed: string, context: NotationContext | undefined): Fault[] {
  if (typed.length > longestName) return [explainUnreadable(typed)]
  const [word = ''] = /^\p{L}{2,20}(?=[.,]? \d)/u.exec(typed) ?? []
  const [slip] = word === '' ? [] : dayList.explain(word, context)
  if (slip?.suggestion) return [{ ...slip, span: [0, word.length] }]
  const half = explainHalf(typed, firstWords) ?? explainHalf(typed, lastWords)
  if (half) return [half]
  return [explainName(typed) ?? explainUnreadable(typed)]
}

/** Explain a date with words next to it, such as the name of the day: `Karfreitag 26. 3. 2027`. */
function explainName(typed: string): Fault | undefined {
  const before = /^[^\d]+/
  const behind = /[\s,:(–-]*\p{L}[^\d]*$/u
  const texts = [typed.replace(before, ''), typed.replace(behind, '')]
  const only = [...texts, texts[0]?.replace(behind, '') ?? ''].find(findDates)
  if (only === undefined) return undefined
  const ranges = findDates(only) ?? []
  const rest = typed.replace(only, '').replace(/^[\s,:()–-]+|[\s,:()–-]+$/g, '')
  const tell = (date: string): Message => ({
    code: 'date-with-words',
    values: { typed, date, rest },
  })
  const dated = (today: CalendarDate) => withNextYear(only, ranges, today) ?? only
  return {
    message: tell(only),
    ...(!readRanges(only) && { dated: (today) => ({ message: tell(dated(today)) }) }),
  }
}

/** Make a notation of dates of which only some are allowed. */
const datesWhere = <T>(
  expected: Notation<T>['expected'],
  pick: (ranges: readonly Dates[]) => T | undefined,
): Notation<T> => ({
  expected,
  read: (text, context) => pick(readRanges(text, context) ?? []),
  explain: explainDates,
})

const isSingle = ({ from, to }: Dates) => from === to

/** `24. 12. 2026`, `24.12.2026`, `24. prosince 2026` or `2026-12-24`. */
export const date: Notation<CalendarDate> = {
  ...datesWhere<CalendarDate>('date', ([only, more]) =>
    only && !more && isSingle(only) ? only.from : undefined,
  ),
  // The date may be in the past, so the next year in which it occurs is not suggested.
  explain: (text, context) => explainDates(text, context).map(({ dated: _, ...fault }) => fault),
}

/** `8. 2. 2027 – 14. 2. 2027`, `8. 2. – 14. 2. 2027`, `8.–14. 2. 2027`, or one date. */
export const dateRange = datesWhere<Dates>('dates', ([only, more]) => (more ? undefined : only))

/** `29. 11., 6. 12. und 13. 12. 2026`, `24.–26. 12. 2026`. */
export const dateRanges: Notation<Dates[]> = {
  ...datesWhere<Dates[]>('dates', (ranges) => (ranges.length > 0 ? [...ranges] : undefined)),
  list: true,
}

/** `29. 11., 6. 12. 2026`, `24. 12. 2026 – 1. 1. 2027`: single dates, of ranges within a year. */
export const dateList: Notation<CalendarDate[]> = {
  ...datesWhere<CalendarDate[]>('dates', (ranges) =>
    ranges.length > 0 && ranges.every(({ from, to }) => to <= addDays(from, 366))
      ? [...new Set(ranges.flatMap(({ from, to }) => datesBetween(from, to)))]
      : undefined,
  ),
  list: true,
}

/** Matches lower-case text without accents. */
const untilNotice =
  /[\s,;–—-]+(?:do odvolani|do odvolania|until further notice|till further notice|bis auf weiteres)$/

/** Dates of an exception, or one with an open end: `from 5 December 2026 until further notice`. */
export const openRanges: Notation<Dates[]> = {
  expected: 'open-dates',
  read(text, context) {
    const begin = openStart(text)
    if (begin === undefined) return dateRanges.read(text, context)
    const from = date.read(begin, context)
    return from ? [{ from, to: openEnd }] : undefined
  },
  explain(text, context) {
    const begin = openStart(text)
    if (begin === undefined) return explainDates(text, context)
    const start = text.indexOf(begin)
    return explainDates(begin, context).map((fault) => within([start, start + begin.length], fault))
  },
}

/** Return the text before words like `until further notice`; undefined if the end is not open. */
function openStart(text: string): string | undefined {
  const typed = text.trim()
  const words = typed.length > longestName ? null : untilNotice.exec(normalizeText(typed))
  return words ? typed.slice(0, words.index).replace(firstWords, '') : undefined
}
