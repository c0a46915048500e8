// Check the weeks of lunches against the calendar and the opening hours.

import type { HoursFile } from '../../fields/hours.ts'
import type { LunchFile } from '../../fields/lunch.ts'
import { addDays, calendarDate, weekday } from '../../model/calendar.ts'
import { exceptionOn, hasNoLunch, hoursOn, seasonOn } from '../../model/opening.ts'
import type { CalendarDate } from '../../model/site.ts'
import { pathKey } from '../../reading/finding.ts'
import {
  type ContentNode,
  hasValue,
  nodeAt,
  reportError,
  reportWarning,
} from '../../reading/node.ts'
import type { ParsedFiles } from '../parts.ts'

const isOver = ({ monday }: LunchFile, today: CalendarDate) => addDays(monday, 6) < today

/** Report dishes for days on which no lunch is served: two lines contradict each other. */
export function checkLunch({ hours, lunches }: ParsedFiles, today: CalendarDate) {
  if (!hours) return
  for (const week of lunches.filter((one) => !isOver(one, today))) {
    const contradicted = new Map<
      string,
      { node: ContentNode; other: ContentNode; dates: string[]; closed: boolean }
    >()
    for (const { date, node } of week.days) {
      const { bar, lunch } = hoursOn(hours.hours, date)
      const exception = exceptionOn(hours.hours, date)
      const isOut = exception && hasNoLunch(hours.hours, { ...exception, from: date, to: date })
      if (lunch === null && isOut) {
        const related = findClosingField(hours, date, true)
        reportWarning({ ...nodeAt(node, 'day'), other: related }, 'lunch-outside-hours', {
          date,
          bar,
        })
      }
      if (lunch?.length !== 0) continue
      const closed = bar.length === 0
      const closing = findClosingField(hours, date, closed)
      const key = pathKey(closing.path)
      const group = contradicted.get(key) ?? { node, other: closing, dates: [], closed }
      group.dates.push(date)
      contradicted.set(key, group)
    }
    for (const { node, other, ...values } of contradicted.values())
      reportError({ ...nodeAt(node, 'day'), other }, 'lunch-on-closed-day', values)
  }
}

/** Return the field that closes a day or states that it has no lunch. */
export function findClosingField(
  { hours, node, seasons, exceptions, recurring }: HoursFile,
  date: CalendarDate,
  closed: boolean,
) {
  const exception = exceptionOn(hours, date)
  if (exception?.holiday) return nodeAt(node, 'holidays')
  const season = seasonOn(hours, date)
  const block: ContentNode =
    recurring.find(({ rule }) => rule === exception?.recurring)?.node ??
    exceptions.find(({ from, to }) => exception?.from === from && exception.to === to)?.node ??
    seasons.find(({ from, to }) => season?.from === from && season.to === to)?.node ??
    node
  // A pub without lunch states that once, for all its weeks.
  if (!closed) return nodeAt(hasValue(block, 'lunch') ? block : node, 'lunch')
  const field = ['closed', 'bar'].find((name) => hasValue(block, name))
  return field === undefined ? block : nodeAt(block, field)
}

/** Owners write lunches at most this many weeks ahead. */
const weeksAhead = 5

export function warnLunch({ lunches }: ParsedFiles, today: CalendarDate) {
  const newest = lunches.at(-1)
  if (newest && isOver(newest, today)) reportWarning(newest.node, 'lunch-over', { today })
  warnRepeated(lunches, today)
  const last = addDays(today, weeksAhead * 7)
  for (const { monday, node } of lunches) {
    const inNextYear = findInNextYear(monday, today, last)
    if (monday > last) reportWarning(node, 'lunch-far', { today })
    else if (inNextYear !== undefined && !lunches.some((other) => other.monday === inNextYear))
      reportWarning(node, 'lunch-year', { meant: inNextYear })
  }
}

/** Some pubs serve the same one or two dishes every week. */
const fewDishes = 3

/** Warn about a week that is an unchanged copy of another one. */
function warnRepeated(lunches: readonly LunchFile[], today: CalendarDate) {
  const weeks = new Map<string, CalendarDate>()
  for (const week of lunches) {
    const items = nodeAt(week.node, 'items')
    if (!Array.isArray(items.raw) || items.raw.length < fewDishes) continue
    const typed = JSON.stringify(items.raw)
    const before = weeks.get(typed)
    weeks.set(typed, week.monday)
    if (before !== undefined && !isOver(week, today))
      reportWarning(items, 'lunch-repeated', { before })
  }
}

/**
 * Find the coming Monday that differs from a past one only by its year: probably a typing mistake.
 */
function findInNextYear(monday: CalendarDate, today: CalendarDate, last: CalendarDate) {
  return [today, last]
    .map((near) =>
      calendarDate(Number(near.slice(0, 4)), Number(monday.slice(5, 7)), Number(monday.slice(8))),
    )
    .find(
      (date) =>
        date !== undefined &&
        date.slice(0, 4) > monday.slice(0, 4) &&
        weekday(date) === 'mon' &&
        addDays(date, 6) >= today &&
        date <= last,
    )
}
