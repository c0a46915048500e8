// Check the hours of a section against those of the pub: breakfast at eight, for example, in a pub
// that opens at ten.

import type { HoursFile } from '../../fields/hours.ts'
import type { SectionFile } from '../../fields/section.ts'
import { message } from '../../messages/catalogue.ts'
import { datesBetween, weekday } from '../../model/calendar.ts'
import { firstLanguage } from '../../model/languages.ts'
import * as opening from '../../model/opening.ts'
import {
  type CalendarDate,
  type Day,
  days,
  type Hours,
  type HoursException,
  type Section,
  type Served,
  type TimesOnDates,
  type WeeklyHours,
} from '../../model/site.ts'
import {
  type ContentNode,
  nodeAt,
  reportError,
  reportFinding,
  reportWarning,
} from '../../reading/node.ts'
import type { ParsedFiles } from '../parts.ts'
import { findClosingField } from './lunch.ts'

export function checkServed({ hours, menu }: ParsedFiles, today: CalendarDate) {
  if (!hours) return
  for (const { section, node, items } of menu) {
    warnRestDays(items, hours.hours)
    if (!section.served) continue
    warnPartClosed(section.served, node, hours.hours, today)
    const related = nodeAt(hours.node, hours.seasons.length > 0 ? 'seasons' : 'bar')
    const own = opening.hoursOfSection(hours.hours, section.served)
    const parts = partsIn(section.served, own, today)
    const language = firstLanguage(node.document)
    const found = outside(section.served, parts)
    if (opening.opensOnDatesOnly(own)) warnShortened(section, node, { ...hours, hours: own }, today)
    else if (parts.every(({ week }) => week === null))
      reportError({ ...nodeAt(node, 'season'), other: related }, 'section-while-closed')
    else if (found)
      reportError({ ...nodeAt(node, 'hours'), other: related }, 'section-outside-bar', {
        ...found,
        language,
      })
    else warnShortened(section, node, { ...hours, hours: own }, today)
  }
}

/**
 * Warn about days with other hours on which the pub is closed for some or all of the serving time.
 */
function warnShortened(section: Section, node: ContentNode, file: HoursFile, today: CalendarDate) {
  const { hours } = file
  const at = nodeAt(node, 'hours')
  const { kind, served: { hours: rows = [], special_hours = [] } = {} } = section
  const { meant, dates } = opening.findOmittedDates(section, hours, today)
  const isOpen = (date: CalendarDate) =>
    opening.hoursOn(hours, date).bar.length > 0 && opening.mayOpen(hours, date)
  const notice = opening.notServedOn(section, hours, today).from
  const shortened = dates.filter(isOpen).filter(firstSince(notice))
  const [first] = shortened
  if (first !== undefined)
    reportWarning({ ...at, other: findClosingField(file, first, true) }, 'section-left-out', {
      dates: shortened,
    })
  for (const exception of special_hours) warnOutside(exception, hours, today, at)
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
      const related = findClosingField(file, date, true)
      reportFinding(at, found, { other: related, severity: 'warning' })
      break
    }
  }
}

/** Warn about items that are offered on a weekday on which the pub is never open. */
function warnRestDays(items: SectionFile['items'], { bar, seasons, recurring }: Hours) {
  const rows = [bar, ...seasons.map(({ week }) => week?.bar ?? [])].flat()
  if (rows.length === 0 || recurring) return
  for (const { item, node } of items) {
    const day = item.availability?.days?.find((one) => !rows.some((row) => row.days.includes(one)))
    const language = firstLanguage(node.document)
    if (day) reportWarning(nodeAt(node, 'days'), 'item-on-rest-day', { day, language })
  }
}

/**
 * Warn about dates on which a part of the house with the hours of the section is closed, such as
 * the food truck that serves it.
 */
function warnPartClosed(served: Served, node: ContentNode, hours: Hours, today: CalendarDate) {
  const spansOn = (rows: WeeklyHours, on: Day) =>
    String(rows.filter(({ days }) => days.includes(on)).map(({ open, close }) => open + close))
  for (const { name, hours: part } of hours.others ?? []) {
    const rows = served.hours
    if (!rows || !days.every((day) => spansOn(rows, day) === spansOn(part.bar, day))) continue
    const omitted = opening.findOmittedDates({ kind: 'drinks', served }, part, today)
    const dates = omitted.dates.filter((on) => opening.hoursOn(hours, on).bar.length > 0)
    if (dates.length > 0)
      reportWarning(nodeAt(node, 'hours'), 'section-part-closed', {
        name: name[firstLanguage(node.document)],
        dates,
      })
  }
}

/** Keep all dates before `from`, and only the first one on or after it. */
const firstSince =
  (from: CalendarDate | undefined) =>
  (date: CalendarDate, index: number, all: readonly CalendarDate[]) =>
    from === undefined || date < from || !((all[index - 1] ?? '') >= from)

/** Warn about special times of a date that are outside the opening hours of that date. */
function warnOutside(
  { from, to, spans }: TimesOnDates,
  hours: Hours,
  today: CalendarDate,
  at: ContentNode,
) {
  for (const date of datesBetween(from, to)) {
    const past = spans.find(
      ({ open, close }) => !opening.isOpenFrom(hours, date, { start: open, end: close }),
    )
    if (date < today || !past) continue
    const { bar } = opening.hoursOn(hours, date)
    return reportWarning(at, 'section-outside-hours', { date, ...past, bar })
  }
}

/** List the parts of the year that overlap the season of the section. */
function partsIn({ season = { from: '01-01', to: '12-31' } }: Served, of: Hours, on: CalendarDate) {
  return opening
    .partsOfYear(of, on)
    .filter(({ periods }) =>
      periods.some(
        (period) => opening.inSeason(period, season.from) || opening.inSeason(season, period.from),
      ),
    )
}

/**
 * Find serving times on a day on which the pub opens, but not at that time. A part of the year
 * without opening is no contradiction, unless the day is closed in all parts.
 */
function outside({ hours = [] }: Served, parts: readonly opening.PartOfYear[]) {
  for (const { days, open, close } of hours)
    for (const day of days) {
      const weeks = parts.map(({ week }) => opening.hoursOnDay(week, day).bar)
      const opened = weeks.filter((bar) => bar.length > 0)
      const bar = opened.find((spans) => !opening.isInside({ open, close }, spans))
      if (bar || opened.length === 0) return { day, open, close, bar: bar ?? [] }
    }
  return undefined
}
