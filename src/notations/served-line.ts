// The times of a section: of days of the week, or of certain dates that differ.

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
import { type HoursLine, timesOrWeek, weeklyLine } from './time.ts'

export type ServedLine = HoursLine & { dates?: Dates }

/** Up to the last year of a line that begins with a date, and what stands behind it. */
const ofDates = /^(\s*(?=\d).*(?<!\d)20\d\d(?:-\d{1,2}-\d{1,2})?)[\s:,]+(?=\S)/
/** A date that lacks its year. */
const withoutYear = /^(\s*\d{1,2}\.\s?\d{1,2}\.)\s+(?=\S)/

const partsOf = (text: string) => {
  const [whole = '', dates = ''] = ofDates.exec(text) ?? withoutYear.exec(text) ?? []
  return { dates, cut: whole.length, times: text.slice(whole.length) }
}

/** `Po–Ne 7:30–10:00`, `26. 12. 2026 8:00–11:00`, `24. 12. 2026 ne`. */
export const servedLine: Notation<ServedLine> = {
  expected: 'weekly-line',
  ...grammar<ServedLine>((text, known) => {
    const { dates: typed, cut, times } = partsOf(text)
    if (typed === '') return parseWith(weeklyLine, text, known)
    const dates = parseWith(dateRange, typed, known)
    const line = parseWith(timesOrWeek, times, known)
    if (!isRefusal(dates) && !isRefusal(line) && !line.days) return { dates, spans: line.spans }
    return refusal(() => {
      const inDates = isRefusal(dates) ? dates.findFaults() : []
      // A weekday may not follow a date.
      const meant = times.replace(/^\p{L}+\.?\s+(?=\d)/u, '')
      const inLine = isRefusal(line) ? line.findFaults() : []
      const inTimes = meant === times ? inLine : refuse('times-unreadable', { typed: times }, meant)
      return [
        ...inDates.map((fault) => within([0, typed.length], fault)),
        ...inTimes.map((fault) => within([cut, text.length], fault)),
      ]
    })
  }),
}
