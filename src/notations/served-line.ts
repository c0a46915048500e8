// The times of a section: of days of the week, or of certain dates that differ.

import type { Dates } from '../model/site.ts'
import { dateRange } from './date.ts'
import { faultsIn, type Notation, refuse, within } from './notation.ts'
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
  read(text, known) {
    const { dates: typed, times } = partsOf(text)
    if (typed === '') return weeklyLine.read(text, known)
    const [dates, line] = [dateRange.read(typed), timesOrWeek.read(times, known)]
    return dates && line && !line.days ? { dates, spans: line.spans } : undefined
  },
  explain(text, known) {
    const { dates, cut, times } = partsOf(text)
    if (dates === '') return weeklyLine.explain(text, known)
    // A day of the week has no place behind a date.
    const bare = times.replace(/^\p{L}+\.?\s+(?=\d)/u, '')
    const faults =
      bare === times
        ? faultsIn(timesOrWeek, times, known)
        : refuse('times-unreadable', { typed: times }, bare)
    return [
      ...faultsIn(dateRange, dates, known).map((fault) => within([0, dates.length], fault)),
      ...faults.map((fault) => within([cut, text.length], fault)),
    ]
  },
}
