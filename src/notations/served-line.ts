// Serving times of a section, on weekdays or on certain dates.

import type { Dates } from '../model/site.ts'
import { dateRange } from './date.ts'
import {
  grammar,
  isRefusal,
  type Notation,
  parseWith,
  refusal,
  refuse,
  within,
} from './notation.ts'
import { type HoursLine, plainLine } from './time.ts'

export type ServedLine = HoursLine & { dates?: Dates }

/** Matches dates at the beginning of a line, up to the last year and the separator after it. */
const ofDates = /^(\s*(?=\d).*(?<!\d)20\d\d(?:-\d{1,2}-\d{1,2})?)[\s:,]+(?=\S)/
/** Matches a date without a year. */
const withoutYear = /^(\s*\d{1,2}\.\s?\d{1,2}\.)\s+(?=\S)/

const splitDates = (text: string) => {
  const [whole = '', dates = ''] = ofDates.exec(text) ?? withoutYear.exec(text) ?? []
  return { dates, cut: whole.length, times: text.slice(whole.length) }
}

/** `Po–Ne 7:30–10:00`, `26. 12. 2026 8:00–11:00`, `24. 12. 2026 ne`. */
export const servedLine: Notation<ServedLine> = {
  expected: 'weekly-line',
  colon: true,
  ...grammar<ServedLine>((text, context) => {
    const { dates: typed, cut, times } = splitDates(text)
    if (typed === '') return parseWith(plainLine, text, context)
    const dates = parseWith(dateRange, typed, context)
    const line = parseWith(plainLine, times, context)
    if (!isRefusal(dates) && !isRefusal(line) && !line.days) return { dates, spans: line.spans }
    return refusal(() => {
      const inDates = isRefusal(dates) ? dates.findFaults() : []
      // A weekday may not follow a date.
      const suggestion = times.replace(/^\p{L}+\.?\s+(?=\d)/u, '')
      const inLine = isRefusal(line) ? line.findFaults() : []
      const inTimes =
        suggestion === times ? inLine : refuse('times-unreadable', { typed: times }, suggestion)
      return [
        ...inDates.map((fault) => within([0, typed.length], fault)),
        ...inTimes.map((fault) => within([cut, text.length], fault)),
      ]
    })
  }),
}
