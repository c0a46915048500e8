// Find the dates in a text: full dates, dates that share a month or a year, ranges and lists.

import { nearest } from '../model/suggest.ts'
import { isDayWord } from './hours-tokens.ts'
import { anyMonthNumber, monthNames, monthStartingWith } from './months.ts'
import type { Extent } from './notation.ts'
import { matchAt } from './typed-times.ts'

/** A date as typed. Parts that a neighbour states may be missing: `8.–14. 2. 2027`. */
export type TypedDate = {
  day: number
  month?: number | undefined
  year?: number | undefined
  isMonthFirst?: boolean
  /** The date in usual form, if it was typed in another one, such as `24.12.26`. */
  instead?: string
  /** True for `1/2/2027`, which is read differently in different countries. */
  isAmbiguous?: boolean
  /** The weekday typed before it: `Po 8. 2. 2027`. */
  weekday?: string
  at: Extent
}

/** One date, or a range from one to another. */
export type TypedRange = { from: TypedDate; to?: TypedDate }

const isoDate = /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/uy
const slashed = /(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/uy
const ordinal = '(?:st|nd|rd|th)?'
const monthFirst = new RegExp(
  `(\\p{L}{3,})\\.? (\\d{1,2})${ordinal}(?![\\d.:\\p{L}])(?:,? (\\d{4})(?!\\d))?`,
  'iuy',
)
const numbered = /(\d{1,2})\. ?(\d{1,2})(?:\.(?: ?(\d{4}|2\d)(?![\d.]))?|(?![\d.:]))/uy
const named = new RegExp(
  `(\\d{1,2})(?:\\.|${ordinal}) ?(?:of )?(\\p{L}{3,})\\.?(?:,? (\\d{4})(?!\\d))?`,
  'iuy',
)
const dayOnly = new RegExp(
  `(\\d{1,2})(?:\\.|${ordinal})(?![\\d\\p{L}])(?:, (\\d{4})(?!\\d))?`,
  'iuy',
)

/** Read the name of a month: its number, and whether it was misspelt. */
function readMonth(word: string): { month: number; isMisspelt?: boolean } | undefined {
  const month = anyMonthNumber(word) || monthStartingWith(word)
  if (month > 0) return { month }
  const name = nearest(word, monthNames.flat())
  return name === undefined ? undefined : { month: anyMonthNumber(name), isMisspelt: true }
}

type Parts = Omit<TypedDate, 'at' | 'weekday'>
/** A group of a pattern. */
type Group = string | undefined

const makeDate = (day: Group, month: Group | number, year?: Group): Parts => ({
  day: Number(day),
  ...(month !== undefined && { month: Number(month) }),
  ...(year !== undefined && { year: Number(year) }),
})

function readMonthName(day: Group, word: string, year: Group): Parts | undefined {
  const { month, isMisspelt } = readMonth(word) ?? {}
  if (month === undefined || (isMisspelt && year === undefined)) return undefined
  return {
    ...makeDate(day, month, year),
    ...(isMisspelt && { instead: `${Number(day)}. ${month}. ${year}` }),
  }
}

function readSlashed(first: Group, second: Group, year: Group): Parts {
  const [a, b] = [Number(first), Number(second)]
  const [day, month] = b > 12 && a <= 12 ? [b, a] : [a, b]
  const isAmbiguous = a <= 12 && b <= 12 && a !== b
  return {
    ...makeDate(String(day), month, year),
    instead: `${day}. ${month}. ${year ?? ''}`.trim(),
    ...(isAmbiguous && { isAmbiguous }),
  }
}

function readNumbered(day: Group, month: Group, year: Group): Parts {
  const isShort = year?.length === 2
  const full = isShort ? `20${year}` : year
  return {
    ...makeDate(day, month, full),
    ...(isShort && { instead: `${Number(day)}. ${Number(month)}. ${full}` }),
  }
}

/** Forms of a date. The first that matches and is a date wins. */
const forms: readonly [RegExp, (...groups: Group[]) => Parts | undefined][] = [
  [isoDate, (year, month, day) => makeDate(day, month, year)],
  [slashed, readSlashed],
  [numbered, readNumbered],
  [named, (day, word = '', year) => readMonthName(day, word, year)],
  [
    monthFirst,
    (word = '', day, year) => {
      const found = readMonthName(day, word, year)
      return found && { ...found, isMonthFirst: true }
    },
  ],
  [dayOnly, (day, year) => makeDate(day, undefined, year)],
]

const dayName = /(\p{L}+)[.,]{0,2} +/uy

/** Read a date that begins at a place, with the day of the week before it. */
function monthDateAt(text: string, at: number): TypedDate | undefined {
  const [typed = '', weekday = ''] = matchAt(dayName, text, at) ?? []
  // `do 3. 1.` is "until" in Czech. German days have a capital.
  if (!isDayWord(weekday) || weekday === 'do') return dateAt(text, at)
  const found = dateAt(text, at + typed.length)
  return found && { ...found, weekday }
}

/** Read the date that begins at a place. */
function dateAt(text: string, at: number): TypedDate | undefined {
  for (const [pattern, read] of forms) {
    const [typed = '', ...groups] = matchAt(pattern, text, at) ?? []
    const found = typed === '' ? undefined : read(...groups)
    if (found) return { ...found, at: [at, at + typed.length] }
  }
  return undefined
}

/** Source of a pattern: a dash or a word between the first and the last day. */
export const betweenDays =
  '\\s*(?:[-–—‑−]|\\s(?:až do|do|až|to|till|until|through|bis einschließlich|bis inkl\\.|bis einschl\\.|bis zum|bis)\\s)\\s*'
const between = new RegExp(betweenDays, 'iuy')
const separator = /\s*(?:[,;&+]|\s(?:a|i|aj|and|und|u\.|sowie)\s)\s*/iuy
const leading = /(?:od|from|vom|von|ab|seit|since|between|zwischen|mezi|medzi)\s+/iuy

const lengthAt = (pattern: RegExp, text: string, at: number) =>
  matchAt(pattern, text, at)?.[0].length ?? 0

/**
 * Find all dates of a text that consists of dates only. A word such as `from` is allowed only at
 * the start of a range. Dates borrow a missing month or year from a neighbour.
 */
export function findDates(text: string): TypedRange[] | undefined {
  const found: TypedRange[] = []
  let at = text.search(/\S/)
  for (;;) {
    const start = lengthAt(leading, text, at)
    const from = monthDateAt(text, at + start)
    if (!from) return undefined
    at = from.at[1]
    const dash = lengthAt(between, text, at)
    const to = dash > 0 ? monthDateAt(text, at + dash) : undefined
    if (dash > 0 ? !to : start > 0) return undefined
    found.push(to ? { from, to } : { from })
    at = to?.at[1] ?? at
    if (at === text.trimEnd().length) return borrow(found)
    const next = lengthAt(separator, text, at)
    if (next === 0) return undefined
    at += next
  }
}

/** Fill in the months and years that a neighbour states. Undefined if a month stays unknown. */
function borrow(ranges: readonly TypedRange[]): TypedRange[] | undefined {
  const filled = ranges.map(({ from, to }) => (to ? [{ ...from }, { ...to }] : [{ ...from }]))
  const all = filled.flat()
  const isOfRange = (date: TypedDate) => filled.some(([first, last]) => last && first === date)
  for (const [first, last] of filled) if (first?.isMonthFirst && last) last.month ??= first.month
  // In `31. 12. do 18, 1. 1.` the 18 is a time, and no day of January.
  const isOfOther = (date: TypedDate, month: TypedDate['month']) =>
    filled.some(([first, last]) => last === date && first?.month && first.month !== month)
  const pairs = all.slice(1).map((next, index) => ({ date: all[index] ?? next, next }))
  for (const { date, next } of pairs.toReversed()) {
    if (!isOfOther(date, next.month)) date.month ??= next.month
    // `30. 12. – 2. 1. 2027` begins in the year before. In a list it may also be a slip.
    const isBefore = Number(date.month) > Number(next.month)
    if (next.year !== undefined && (!isBefore || isOfRange(date)))
      date.year ??= next.year - Number(isBefore)
  }
  for (const { date, next } of pairs) {
    if (date.isMonthFirst) next.month ??= date.month
    const isAfter = Number(next.month) < Number(date.month)
    if (date.year !== undefined && (!isAfter || isOfRange(date)))
      next.year ??= date.year + Number(isAfter)
  }
  if (all.some(({ month }) => month === undefined)) return undefined
  return filled.flatMap(([from, to]) => (from ? [{ from, ...(to && { to }) }] : []))
}
