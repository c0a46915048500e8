// Dates, date ranges and seasons that repeat every year.

import { calendarDate, openEnd } from '../model/calendar.ts'
import type { CalendarDate, Dates, Season } from '../model/site.ts'
import { fold, nearest } from '../model/suggest.ts'
import { commaList } from './basic.ts'
import { type Notation, refuse } from './notation.ts'
import { dash } from './time.ts'

/** Folded month names. No name means different months in two languages. */
const monthNames: readonly (readonly string[])[] = [
  ['ledna', 'january', 'januara', 'januar', 'janner'],
  ['unora', 'february', 'februara', 'februar', 'feber'],
  ['brezna', 'march', 'marca', 'marz'],
  ['dubna', 'april', 'aprila'],
  ['kvetna', 'may', 'maja', 'mai'],
  ['cervna', 'june', 'juna', 'juni'],
  ['cervence', 'july', 'jula', 'juli'],
  ['srpna', 'august', 'augusta'],
  ['zari', 'september', 'septembra'],
  ['rijna', 'october', 'oktobra', 'oktober'],
  ['listopadu', 'november', 'novembra'],
  ['prosince', 'december', 'decembra', 'dezember'],
]

/** Number of a month from 1; 0 for an unknown word. */
const monthNumber = (word: string) =>
  monthNames.findIndex((names) => names.includes(fold(word))) + 1

const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** `24. 12. 2026`, `24. prosince 2026`, `24 December 2026`, `24th of December 2026`. */
const dottedDate =
  /^(\d{1,2})(?:\.\s?(\d{1,2})\.\s?|(?:\.|st|nd|rd|th)?\s?(?:of\s)?([^\s\d.]+)\s)(\d{4})$/i
/** `December 26, 2026`, `December 26th 2026`. */
const monthFirst = /^(\p{L}+) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu

/** Split a typed date into year, month and day without checking that the day exists. */
function splitDate(typed: string): [year: number, month: number, day: number] | undefined {
  const iso = isoDate.exec(typed)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const [, name = '', ...rest] = monthFirst.exec(typed) ?? []
  if (monthNumber(name) > 0) return [Number(rest[1]), monthNumber(name), Number(rest[0])]
  const [, day, number, word = '', year] = dottedDate.exec(typed) ?? []
  const month = number ? Number(number) : monthNumber(word)
  return month > 0 ? [Number(year), month, Number(day)] : undefined
}

const isYear = (year: number) => year >= 2000 && year <= 2099

/** `24. 12. 2026`, `24.12.2026`, `24. prosince 2026` or `2026-12-24`. */
export const date: Notation<CalendarDate> = {
  expected: 'date',
  read(text) {
    const parts = splitDate(text.trim())
    return parts && isYear(parts[0]) ? calendarDate(...parts) : undefined
  },
  explain(text) {
    const typed = text.trim()
    const [year] = splitDate(typed) ?? []
    if (year !== undefined)
      return isYear(year)
        ? refuse('date-impossible', { typed })
        : refuse('year-impossible', { typed, year })
    const bare = withoutName(typed)
    const yearMissing = /^\d{1,2}\.\s?\d{1,2}\.?$/.test(bare)
    return refuse(
      'date-unreadable',
      { typed, yearMissing },
      suggestDate(typed) ?? suggestWithoutName(date, typed),
    )
  },
}

/** Folded words that make a date a limit instead of a single day: `ab 26. 3. 2027`. */
const bounds =
  /^(?:od|do|az|pred|po|from|since|until|till|to|by|before|after|not|except|ab|bis|seit|vom|zum|vor|nach|kein|krome|okrem|ausser)(?!\p{L})/u

/** Remove the name of the day next to a date: `Karfreitag 26. 3. 2027`, `24. 12. (Štědrý den)`. */
function withoutName(typed: string): string {
  if (typed.length > longestSeason) return typed
  const [, before = '', date = typed, behind = ''] =
    /^([\p{L}][^\d]*?)?[\s,:(]*(\d.*?[\d.])[\s,:(]*([\p{L}][^\d]*)?$/u.exec(typed) ?? []
  return bounds.test(fold(before)) || bounds.test(fold(behind)) ? typed : date
}

/** Suggest the text without the name of the day, if it can be read then. */
function suggestWithoutName(of: Notation<unknown>, typed: string): string | undefined {
  const bare = withoutName(typed)
  return bare !== typed && of.read(bare) !== undefined ? bare : undefined
}

const inCzech = (of: CalendarDate) =>
  `${Number(of.slice(8))}. ${Number(of.slice(5, 7))}. ${of.slice(0, 4)}`

/** Suggest how to write `24. prosinec 2026` or `11/20/2026`, if only one date is possible. */
function suggestDate(typed: string): string | undefined {
  if (typed.length > 40) return undefined
  const short = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(2\d)$/.exec(typed)
  if (short) return `${Number(short[1])}. ${Number(short[2])}. 20${short[3]}`
  const british = typed.replace(/^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u, '$2. $1 $3')
  const [, dayOfMonth = '', word = '', year = ''] =
    /^(\d{1,2})\.?\s*(\p{L}+)\.?\s+(\d{4})$/u.exec(british) ?? []
  const begun = monthNames.flat().filter((name) => word.length >= 3 && name.startsWith(fold(word)))
  const [only] = new Set(begun.map(monthNumber)).size === 1 ? begun : []
  const name = only ?? nearest(word, monthNames.flat())
  if (word !== '' && name !== undefined) return `${dayOfMonth}. ${monthNumber(name)}. ${year}`
  const [, first, second, last] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? []
  const [a, b] = [Number(first), Number(second)]
  if (last === undefined || a > 12 === b > 12) return undefined
  return a > 12 ? `${a}. ${b}. ${last}` : `${b}. ${a}. ${last}`
}

/** Excludes the hyphens of `2026-12-24`. Callers trim the parts. */
const dashBetweenDates = /[–—]|\s(?:-|do|až|to|bis)\s/

const isoRange = /^(\d{4}-\d{1,2}-\d{1,2})\s*(?:[–—/]|\s-\s|\sdo\s)\s*(\d{4}-\d{1,2}-\d{1,2})$/
const dottedRange =
  /^(\d{1,2})\.\s?(?:(\d{1,2})\.\s?(\d{4})?)?\s*(?:[-–—]|do)\s*((\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}))$/

/** Split a range into two full dates. The first one may borrow month and year from the second. */
function splitRange(typed: string): [from: string, to: string] | undefined {
  const [, day, month, year, to, , lastMonth, lastYear] = dottedRange.exec(typed) ?? []
  if (to !== undefined) {
    const [begins, ends] = [`${day}. ${month ?? lastMonth}.`, Number(lastYear)]
    // `30. 12. – 2. 1. 2027` begins in the year before.
    const isBefore = year === undefined && Number(month) > Number(to.split('.')[1])
    return [`${begins} ${year ?? (isBefore ? ends - 1 : ends)}`, to]
  }
  const [, ...iso] = isoRange.exec(typed) ?? []
  const [first = '', last, more] = iso.length > 0 ? iso : typed.split(dashBetweenDates)
  return last === undefined || more !== undefined ? undefined : [first.trim(), last.trim()]
}

/** Split `21.12.26 - 25.12.26`, whose years are short, into its two ends. */
function splitShortRange(typed: string): [from: string, to: string] | undefined {
  const [, from, to] =
    /^(\d{1,2}\.\s?\d{1,2}\.\s?\d\d)\s*[-–—]\s*(\d{1,2}\.\s?\d{1,2}\.\s?\d\d)$/.exec(typed) ?? []
  return from !== undefined && to !== undefined ? [from, to] : undefined
}

/**
 * One date or a range: `24. 12. 2026`, `8. 2. 2027 – 14. 2. 2027`, `8. 2. – 14. 2. 2027`, `8.–14.
 * 2. 2027`.
 */
export const dateRange: Notation<Dates> = {
  expected: 'dates',
  read(text) {
    const typed = text.trim()
    const single = date.read(typed)
    if (single) return { from: single, to: single }
    const [from, to] = splitRange(typed)?.map((end) => date.read(end)) ?? []
    return from && to && from <= to ? { from, to } : undefined
  },
  explain(text) {
    const suggestion = suggestWithoutName(dateRange, text.trim())
    if (suggestion !== undefined)
      return refuse('date-unreadable', { typed: text.trim(), yearMissing: false }, suggestion)
    const ends = splitRange(text.trim()) ?? splitShortRange(text.trim()) ?? [text]
    const meant = ends.map((end) => suggestDate(end.trim()) ?? (date.read(end) && end.trim()))
    // An edit of a range keeps both ends: with one of them alone the days between would be lost.
    if (ends.length === 2 && ends.some((end) => !date.read(end))) {
      const whole = meant.every((end) => end !== undefined) ? meant.join(' – ') : undefined
      const [fault] = date.explain(ends.find((end) => !date.read(end)) ?? text)
      const suggestion = whole !== undefined && dateRange.read(whole) ? whole : undefined
      return fault ? [{ ...fault, suggestion }] : []
    }
    const wrong = ends.find((end) => !date.read(end))
    if (wrong !== undefined) return date.explain(wrong)
    const [from = '', to = ''] = ends.map((end) => date.read(end))
    return refuse('dates-reversed', { typed: text }, `${inCzech(to)} – ${inCzech(from)}`)
  },
}

/** Matches folded text. */
const untilNotice =
  /[\s,;–—-]+(?:do odvolani|do odvolania|until further notice|till further notice|bis auf weiteres)$/

/**
 * A date range, or one with an open end: `5. 12. 2026 – do odvolání`, `from 5 December 2026 until
 * further notice`.
 */
export const openRange: Notation<Dates> = {
  expected: 'open-dates',
  read(text) {
    const begin = openStart(text)
    if (begin === undefined) return dateRange.read(text)
    const from = date.read(begin)
    return from ? { from, to: openEnd } : undefined
  },
  explain(text) {
    const begin = openStart(text)
    return begin === undefined ? dateRange.explain(text) : date.explain(begin)
  },
}

/** Return the text before words like `until further notice`; undefined if the end is not open. */
function openStart(text: string): string | undefined {
  const typed = text.trim()
  const words = typed.length > longestSeason ? null : untilNotice.exec(fold(typed))
  return words
    ? typed.slice(0, words.index).replace(/^(?:od|from|since|ab|vom|seit)\s+/i, '')
    : undefined
}

export const dateList = commaList(date)

/** Read `1. 9.`, `1. září` or `1 September` as month and day. */
function dayOfYear(typed: string): [month: number, day: number] | undefined {
  const [, day, number, word] =
    /^(\d{1,2})(?:\.\s?(\d{1,2})\.?|\.?\s?([^\s\d.]{1,20}))$/.exec(typed) ?? []
  const month = number === undefined ? monthNumber(word ?? '') : Number(number)
  return day === undefined || (number === undefined && month === 0)
    ? undefined
    : [month, Number(day)]
}

/** Longest text read as a season: two month names need less. */
const longestSeason = 100

/** Folded month names that differ from their form in dates: `leden`, not `ledna`. */
const monthsAlone: readonly (readonly string[])[] = [
  ...[['leden'], ['unor'], ['brezen', 'marec'], ['duben'], ['kveten', 'maj'], ['cerven', 'jun']],
  ...[['cervenec', 'jul'], ['srpen'], ['zari'], ['rijen'], ['listopad'], ['prosinec']],
]

/**
 * Read `květen – září` or `od května do září`: from the first day of one month to the last day of
 * the other.
 */
function monthsOnly([first = '', last]: readonly string[]): [number, number][] | undefined {
  const alone = (word: string) =>
    monthsAlone.findIndex((names) => names.includes(fold(word))) + 1 || monthNumber(word)
  const [from, to] = [alone(first.trim()), alone(last?.trim() ?? '')]
  if (from === 0 || to === 0) return undefined
  return [
    [from, 1],
    [to, [31, 30].find((day) => calendarDate(2024, to, day)) ?? 29],
  ]
}

/** Split a season into its two ends, each a month and a day. */
function endsOfYear(typed: string): [month: number, day: number][] | undefined {
  const iso = /^(\d{2})-(\d{2})\s*(?:[–—]|\s-\s|\/)\s*(\d{2})-(\d{2})$/.exec(typed)?.slice(1)
  const [month = 0, day = 0, lastMonth = 0, lastDay = 0] = iso?.map(Number) ?? []
  if (iso)
    return [
      [month, day],
      [lastMonth, lastDay],
    ]
  if (typed.length > longestSeason) return undefined
  // `srpen` means the whole month; `od května` has no end and is refused.
  if (!dash.test(typed)) {
    const alone = typed.replace(/^(?:v|ve|vo|in|im)\s/i, '')
    return monthsOnly([alone, alone])
  }
  const ends = typed.replace(/^(?:od|from|vom|von)\s/i, '').split(dash)
  const found = ends.map((end) => dayOfYear(end.trim())).filter((end) => end !== undefined)
  if (ends.length !== 2) return undefined
  return found.length === 2 ? found : monthsOnly(ends)
}

/** Suggest the last day of a month for a day that does not exist: `1. 9. – 31. 11.` */
function lastDays(text: string, ends: readonly (readonly [number, number])[]) {
  let suggestion = text
  for (const [month, day] of ends) {
    const last = [31, 30, 29].find((one) => calendarDate(2024, month, one))
    if (day > 31 || last === undefined || day <= last) continue
    suggestion = suggestion.replace(
      new RegExp(`(?<!\\d)${day}(?=\\. ?(?:0?${month}\\.|\\p{L}))`, 'u'),
      `${last}`,
    )
  }
  return suggestion === text ? undefined : suggestion
}

const withYears = /^(\d{1,2}\.\s?\d{1,2}\.)\s?\d{4}\s*[-–—]\s*(\d{1,2}\.\s?\d{1,2}\.)\s?\d{4}$/

/**
 * `1. 9. – 30. 11.`, `1. září – 30. listopadu` or `09-01 – 11-30`. Repeats every year and may wrap
 * over New Year.
 */
export const season: Notation<Season> = {
  expected: 'season',
  read(text) {
    // 2024 is a leap year, so a season may end on 29 February.
    const ends = endsOfYear(text.trim())?.map(([month, day]) => calendarDate(2024, month, day))
    const [from, to] = ends ?? []
    return from && to ? { from: from.slice(5), to: to.slice(5) } : undefined
  },
  explain(text) {
    const ends = endsOfYear(text.trim())
    if (ends) return refuse('season-impossible', { typed: text }, lastDays(text, ends))
    const [, first, last] = withYears.exec(text.trim()) ?? []
    return refuse('season-unreadable', { typed: text }, first && `${first} – ${last}`)
  },
}
