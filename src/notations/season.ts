// Parts of every year, which may wrap over New Year.

import { calendarDate } from '../model/calendar.ts'
import type { Season } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { inCzech } from './date.ts'
import { findPhrase } from './hours-words.ts'
import { anyMonthNumber, monthStartingWith } from './months.ts'
import {
  type Fault,
  grammar,
  type Notation,
  type NotationContext,
  refusal,
  refuse,
  reject,
} from './notation.ts'
import { betweenDays, findDates, type TypedDate } from './typed-dates.ts'
import { alternatives, joiningWords } from './typed-words.ts'

/** Longest text read as a season: two month names need less. */
const longest = 100

const isoSeason = /^(\d{2})-(\d{2})\s*(?:[–—]|\s-\s|\/)\s*(\d{2})-(\d{2})$/
const between = new RegExp(betweenDays, 'iu')
const listed = new RegExp(`\\s*(?:[,+&]|\\s(?:${alternatives(joiningWords.and)})\\s)\\s*`, 'iu')
/** Words before the first month, and before the last one. */
const starts = /^(?:(?:v|ve|vo|in|im)\s)?(?:(?:začátku|začiatku|the beginning of|anfang)\s)?/iu
const ends = /^(?:konce|konca|the end of|end of|ende)\s/iu
/** Words before a month for about its 15th day. */
const middles =
  /(?<!\p{L})(?:(?:the )?middle of |mid[- ]|mitte |polovin[aěy] |polovic[aeiy] )(?=\p{L})/giu
const edges = /konce|konca|\bend/iu

const untilWord = /^(?:(?:jen|len|nur|only)\s)?(?:do|bis(?: zum)?|until|till)\s/iu
const fromWord = /^(?:až\s)?(?:od|from|vom|von|ab)\s/iu

const dayOfYear = (month: string | undefined, day: string | undefined): TypedDate => ({
  month: Number(month),
  day: Number(day),
  at: [0, 0],
})

/** Remove words that name the season: `Sommer (Juni–August)`, `letní provoz: červen–září`. */
function withoutNames(text: string): string {
  const typed = text.trim()
  const { kind, count = 1 } = findPhrase(normalizeText(typed).split(/[\s:(]+/)) ?? {}
  const name = new RegExp(`^(?:\\p{L}+[\\s:(]+){${count}}`, 'u')
  const isName = (kind === 'season' || kind === 'noise') && name.test(typed)
  return isName ? withoutNames(typed.replace(name, '').replace(/\)$/, '')) : typed
}

const monthIn = (word = '') => anyMonthNumber(word) || monthStartingWith(word.replace(/\.$/, ''))

/** First or last day of a season: a date, or a month. */
function findEnd(text: string, isLast: boolean): TypedDate | undefined {
  const [date, more] = findDates(text) ?? []
  if (date && !date.to && !more) return { ...date.from, at: [longest, longest] }
  const month = monthIn(text.replace(isLast ? ends : starts, ''))
  const last = [31, 30].find((day) => calendarDate(2024, month, day)) ?? 29
  return month > 0 ? dayOfYear(`${month}`, `${isLast ? last : 1}`) : undefined
}

/**
 * Split a season into its two ends. `květen – září` is from the first day of one month to the last
 * day of the other, and so is `červen, červenec a srpen`; `srpen` is the whole month, and `od května`
 * has no end.
 */
function findEnds(text: string): TypedDate[] | undefined {
  const typed = text.length > longest ? '' : withoutNames(text)
  const iso = isoSeason.exec(typed)
  if (iso) return [dayOfYear(iso[1], iso[2]), dayOfYear(iso[3], iso[4])]
  const [range, more] = findDates(typed) ?? []
  if (range?.to && !more) return [range.from, range.to]
  const row = typed.split(listed)
  const isRow = row.every(
    (word, index) => !index || monthIn(word) === (monthIn(row[index - 1]) % 12) + 1,
  )
  const [first = '', last = fromWord.test(typed) ? '' : first, other] =
    isRow && row.length > 1 ? [row[0], row.at(-1)] : typed.replace(fromWord, '').split(between)
  // `1. Juni – August` may be a slip, `1. Juni – Ende August` and `Mai – 15. August` are none.
  if (/\d/.test(first) && (last === first || !/\d/.test(last)) && !edges.test(last))
    return undefined
  const [from, to] = [findEnd(first, false), findEnd(last, true)]
  return from && to && other === undefined ? [from, to] : undefined
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

/** Suggest that a season begins today if only its end is known, and a note if only its start is. */
function explainHalf(text: string, context?: NotationContext): Fault | undefined {
  const typed = text.trim()
  if (typed.length > longest) return undefined
  const [fault] = refuse('season-unreadable', { typed: text })
  const last = untilWord.test(typed) && findEnd(typed.replace(untilWord, ''), true)
  if (fault && last)
    return {
      ...fault,
      dated: (today) => {
        const [, month, day] = today.split('-').map(Number)
        const days = ((last.month ?? 0) - (month ?? 0)) * 31 + last.day - (day ?? 0)
        // In November `do září` is about a season that began in a spring.
        if ((days + 372) % 372 > 186) return {}
        return { suggestion: `${inCzech(today).slice(0, -4)}– ${last.day}. ${last.month}.` }
      },
    }
  const isOpen = fromWord.test(typed) && findEnd(typed.replace(fromWord, ''), false)
  return fault && isOpen && context?.field === 'season'
    ? { ...fault, suggestion: '', beside: [{ field: 'note', value: typed }] }
    : undefined
}

/** `1. 9. – 30. 11.`, `1. září – 30. listopadu` or `09-01 – 11-30`. */
export const season: Notation<Season> = {
  expected: 'season',
  ...grammar<Season>((text, context) => {
    const ends = findEnds(text)
    const half = ends ? undefined : explainHalf(text, context)
    if (half) return refusal(() => [half])
    if (!ends?.every(({ year }) => year === undefined)) {
      const plain = ends ?? findEnds(text.replace(middles, '15. '))
      const written = plain?.map(({ day, month }) => `${day}. ${month}.`).join(' – ')
      return reject('season-unreadable', { typed: text }, written)
    }
    // 2024 is a leap year, so a season may end on 29 February.
    const [from, to] = ends.map(({ month = 0, day }) => calendarDate(2024, month, day))
    return from && to
      ? { from: from.slice(5), to: to.slice(5) }
      : reject('season-impossible', { typed: text }, lastDays(text.trim(), ends))
  }),
}
