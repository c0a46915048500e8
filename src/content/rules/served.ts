// The hours of a section against those of the house: breakfast at eight where the door opens at ten.

import type { HoursFile } from '../../fields/hours.ts'
import { below, complainOf, type Node, warnAt, warnOf } from '../../fields/node.ts'
import { isInside } from '../../fields/week.ts'
import { message } from '../../messages/catalogue.ts'
import { datesBetween, weekday } from '../../model/calendar.ts'
import { firstLanguage } from '../../model/languages.ts'
import * as opening from '../../model/opening.ts'
import type {
  CalendarDate,
  Day,
  Hours,
  HoursException,
  Section,
  Served,
  Span,
  TimesOnDates,
} from '../../model/site.ts'
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
    if (opening.opensOnDatesOnly(hours.hours)) warnShortened(section, node, hours, today)
    else if (parts.every(({ week }) => week === null))
      complainOf(below(node, 'season'), message('section-while-closed'), { other })
    else if (found)
      complainOf(below(node, 'hours'), message('section-outside-bar', { ...found, language }), {
        other,
      })
    else warnShortened(section, node, hours, today)
  }
}

/** Days with other hours, on which breakfast is over when the door opens, or goes on when it closes. */
function warnShortened(section: Section, node: Node, file: HoursFile, today: CalendarDate) {
  const { hours } = file
  const at = below(node, 'hours')
  const { kind, served: { hours: rows = [], special_hours = [] } = {} } = section
  const { meant, dates } = opening.leftOutOn(section, hours, today)
  const isOpen = (date: CalendarDate) =>
    opening.hoursOn(hours, date).bar.length > 0 && opening.mayOpen(hours, date)
  const notice = opening.notServedOn(section, hours, today).from
  const told = dates.filter(isOpen).filter(sinceOnce(notice))
  const [first] = told
  if (first !== undefined)
    warnOf(at, message('section-left-out', { dates: told }), {
      other: whoSaysSo(file, first, true),
    })
  for (const one of special_hours) warnOutside(one, hours, today, at)
  const seen = new Set<HoursException | undefined>()
  for (const date of meant.filter((on) => isOpen(on) && !dates.includes(on))) {
    const exception = opening.exceptionOn(hours, date)
    for (const { days, open, close } of seen.has(exception) ? [] : rows) {
      if (!days.includes(weekday(date))) continue
      const times = { start: open, end: close }
      const { bar, kitchen } = opening.hoursOn(hours, date)
      const isClosed = !opening.isOpenFrom(hours, date, times)
      if (!isClosed && (kind === 'drinks' || !opening.isUncooked(hours, date, times))) continue
      seen.add(exception)
      const found = isClosed
        ? message('section-outside-hours', { date, open, close, bar })
        : message('section-outside-kitchen', { date, open, close, kitchen: kitchen ?? [] })
      warnOf(at, found, { other: whoSaysSo(file, date, true) })
      break
    }
  }
}

/** All dates before one, and the first one from it on. */
const sinceOnce =
  (from: CalendarDate | undefined) =>
  (date: CalendarDate, index: number, all: readonly CalendarDate[]) =>
    from === undefined || date < from || !((all[index - 1] ?? '') >= from)

/** Times of certain dates at which the house is not open then. */
function warnOutside(
  { from, to, spans }: TimesOnDates,
  hours: Hours,
  today: CalendarDate,
  at: Node,
) {
  for (const date of datesBetween(from, to)) {
    const past = spans.find(
      ({ open, close }) => !opening.isOpenFrom(hours, date, { start: open, end: close }),
    )
    if (date < today || !past) continue
    warnAt(at, 'section-outside-hours', { date, ...past, bar: opening.hoursOn(hours, date).bar })
    return
  }
}

/** The parts of the year of which the section has days. */
function partsIn({ season = { from: '01-01', to: '12-31' } }: Served, of: Hours, on: CalendarDate) {
  return opening
    .partsOfYear(of, on)
    .filter(({ periods }) =>
      periods.some(
        (period) => opening.inSeason(period, season.from) || opening.inSeason(season, period.from),
      ),
    )
}

type Outside = { day: Day; open: string; close: string; bar: Span[] }

/**
 * Times at which a house that opens on that day is not open. A part of the year in which it stays
 * closed is no contradiction, unless it is closed on that day in every part.
 */
function outside(
  { hours = [] }: Served,
  parts: readonly opening.PartOfYear[],
): Outside | undefined {
  for (const { days, open, close } of hours)
    for (const day of days) {
      const weeks = parts.map(({ week }) => opening.onDay(week, day).bar)
      const opened = weeks.filter((bar) => bar.length > 0)
      const bar = opened.find((spans) => !isInside({ open, close }, spans))
      if (bar || opened.length === 0) return { day, open, close, bar: bar ?? [] }
    }
  return undefined
}
