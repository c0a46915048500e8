// The hours of a section against those of the house: breakfast at eight where the door opens at ten.

import type { HoursFile } from '../../fields/hours.ts'
import { below, complain, type Node, warnAt } from '../../fields/node.ts'
import { isInside } from '../../fields/week.ts'
import { message } from '../../messages/catalogue.ts'
import { datesBetween, weekday } from '../../model/calendar.ts'
import { firstLanguage } from '../../model/languages.ts'
import {
  datesIn,
  hoursOn,
  inSeason,
  isOpenFrom,
  mayOpen,
  notServedOn,
  onDay,
  opensOnDatesOnly,
  type PartOfYear,
  partsOfYear,
} from '../../model/opening.ts'
import type { CalendarDate, Day, Hours, Served, Span, TimesOnDates } from '../../model/site.ts'
import type { Parts } from '../parts.ts'
import { whoSaysSo } from './lunch.ts'

export function checkServed({ hours, menu }: Parts, today: CalendarDate) {
  if (!hours) return
  for (const { section, node } of menu) {
    if (!section.served) continue
    const other = below(hours.node, hours.seasons.length > 0 ? 'seasons' : 'bar')
    const parts = partsIn(section.served, hours.hours, today)
    const language = firstLanguage(node.document)
    const found = outside(section.served, parts)
    if (opensOnDatesOnly(hours.hours)) warnShortened(section.served, node, hours, today)
    else if (parts.every(({ week }) => week === null))
      complain(below(node, 'season'), message('section-while-closed'), { other })
    else if (found)
      complain(below(node, 'hours'), message('section-outside-bar', { ...found, language }), {
        other,
      })
    else warnShortened(section.served, node, hours, today)
  }
}

/** Days with other hours, on which breakfast is over when the door opens, or goes on when it closes. */
function warnShortened(served: Served, node: Node, file: HoursFile, today: CalendarDate) {
  const { hours } = file
  const at = below(node, 'hours')
  const { dates: some, from } = notServedOn(served, hours, today)
  const dates = [...some, ...(from ? [from] : [])]
  const [first] = dates
  if (first !== undefined)
    warnAt(at, message('section-left-out', { dates }), { other: whoSaysSo(file, first, true) })
  const { season, hours: rows = [], special_hours = [] } = served
  for (const one of special_hours) warnOutside(one, hours, today, at)
  const isOwn = (date: CalendarDate) =>
    special_hours.some(({ from, to }) => from <= date && date <= to)
  for (const exception of hours.exceptions)
    for (const date of datesIn(exception)) {
      const { bar } = hoursOn(hours, date)
      const isMeant = date >= today && bar.length > 0 && mayOpen(hours, date)
      if (!isMeant || dates.includes(date) || (from && from <= date) || isOwn(date)) continue
      if (season && !inSeason(season, date.slice(5))) continue
      const past = rows.find(
        ({ days, open, close }) =>
          days.includes(weekday(date)) && !isOpenFrom(hours, date, { start: open, end: close }),
      )
      if (!past) continue
      const { open, close } = past
      const other = whoSaysSo(file, date, true)
      warnAt(at, message('section-outside-hours', { date, open, close, bar }), { other })
      break
    }
}

/** Times of certain dates at which the house is not open then. */
function warnOutside(
  { from, to, spans }: TimesOnDates,
  hours: Hours,
  today: CalendarDate,
  at: Node,
) {
  for (const date of datesBetween(from, to)) {
    const past = spans.find(
      ({ open, close }) => !isOpenFrom(hours, date, { start: open, end: close }),
    )
    if (date < today || !past) continue
    warnAt(at, message('section-outside-hours', { date, ...past, bar: hoursOn(hours, date).bar }))
    return
  }
}

/** The parts of the year of which the section has days. */
function partsIn({ season = { from: '01-01', to: '12-31' } }: Served, of: Hours, on: CalendarDate) {
  return partsOfYear(of, on).filter(({ periods }) =>
    periods.some((period) => inSeason(period, season.from) || inSeason(season, period.from)),
  )
}

type Outside = { day: Day; open: string; close: string; bar: Span[] }

/**
 * Times at which a house that opens on that day is not open. A part of the year in which it stays
 * closed is no contradiction, unless it is closed on that day in every part.
 */
function outside({ hours = [] }: Served, parts: readonly PartOfYear[]): Outside | undefined {
  for (const { days, open, close } of hours)
    for (const day of days) {
      const weeks = parts.map(({ week }) => onDay(week, day).bar)
      const opened = weeks.filter((bar) => bar.length > 0)
      const bar = opened.find((spans) => !isInside({ open, close }, spans))
      if (bar || opened.length === 0) return { day, open, close, bar: bar ?? [] }
    }
  return undefined
}
