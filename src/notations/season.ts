// Parts of every year, which may wrap over New Year.

import { calendarDate } from '../model/calendar.ts'
import type { Season } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { findPhrase } from './hours-words.ts'
import { anyMonthNumber } from './months.ts'
import { type Notation, refuse } from './notation.ts'
import { findDates, type TypedDate } from './typed-dates.ts'

/** Longest text read as a season: two month names need less. */
const longest = 100

const isoSeason = /^(\d{2})-(\d{2})\s*(?:[–—]|\s-\s|\/)\s*(\d{2})-(\d{2})$/
const months =
  /^(?:(?:od|from|vom|von|v|ve|vo|in|im)\s)?(\p{L}+)(?:\s*(?:[-–—]|\s(?:do|až|to|bis)\s)\s*(\p{L}+))?$/iu
const listed = /\s*(?:[,+&]|\s(?:a|and|und)\s)\s*/iu

const dayOfYear = (month: string | undefined, day: string | undefined): TypedDate => ({
  month: Number(month),
  day: Number(day),
  at: [0, 0],
})

/** Remove words that name the season: `Sommer (Juni–August)`, `letní provoz: červen–září`. */
const withoutNames = (text: string) => {
  const [, name = '', rest = ''] =
    /^(\p{L}[\p{L} ]*?)[\s:]*[(:]\s*(.+?)\)?$/u.exec(text.trim()) ?? []
  return name !== '' && /^season/.test(findPhrase(normalizeText(name).split(' '))?.kind ?? '')
    ? rest
    : text.trim()
}

/**
 * Split a season into its two ends. `květen – září` is from the first day of one month to the last
 * day of the other, and so is `červen, červenec a srpen`; `srpen` is the whole month, and `od května`
 * has no end.
 */
function findEnds(text: string): TypedDate[] | undefined {
  const typed = withoutNames(text)
  if (typed.length > longest) return undefined
  const iso = isoSeason.exec(typed)
  if (iso) return [dayOfYear(iso[1], iso[2]), dayOfYear(iso[3], iso[4])]
  const [range, more] = findDates(typed) ?? []
  if (range?.to && !more) return [range.from, range.to]
  const [, first = '', last = /^(?:od|from|vom|von)\s/i.test(typed) ? '' : first] =
    months.exec(typed) ?? []
  const row = typed.split(listed).map(anyMonthNumber)
  const isRow = row.every(
    (month, index) => month > 0 && (!index || month === ((row[index - 1] ?? 0) % 12) + 1),
  )
  const [from = 0, to = 0] = isRow
    ? [row[0], row.at(-1)]
    : [anyMonthNumber(first), anyMonthNumber(last)]
  const end = [31, 30].find((day) => calendarDate(2024, to, day)) ?? 29
  return from > 0 && to > 0 ? [dayOfYear(`${from}`, '1'), dayOfYear(`${to}`, `${end}`)] : undefined
}

/** Suggest the last day of a month for a day that does not exist: `1. 9. – 31. 11.` */
function lastDays(text: string, ends: readonly TypedDate[]): string | undefined {
  const suggestion = ends.reduceRight((before, { month = 0, day, at: [start] }) => {
    const last = [31, 30, 29].find((one) => calendarDate(2024, month, one)) ?? day
    const isOver = last < day && day <= 31 && before.startsWith(`${day}`, start)
    return isOver ? `${before.slice(0, start)}${last}${before.slice(start + 2)}` : before
  }, text)
  return suggestion === text ? undefined : suggestion
}

/** `1. 9. – 30. 11.`, `1. září – 30. listopadu` or `09-01 – 11-30`. */
export const season: Notation<Season> = {
  expected: 'season',
  read(text) {
    // 2024 is a leap year, so a season may end on 29 February.
    const [from, to] =
      findEnds(text)?.map(({ month = 0, day, year }) =>
        year === undefined ? calendarDate(2024, month, day) : undefined,
      ) ?? []
    return from && to ? { from: from.slice(5), to: to.slice(5) } : undefined
  },
  explain(text) {
    const ends = findEnds(text)
    if (ends?.every(({ year }) => year === undefined))
      return refuse('season-impossible', { typed: text }, lastDays(text.trim(), ends))
    const withoutYears = ends?.map(({ day, month }) => `${day}. ${month}.`).join(' – ')
    return refuse('season-unreadable', { typed: text }, withoutYears)
  },
}
