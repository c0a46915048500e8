// Exceptions that follow from a rule, by date: public holidays, and days that repeat.

import { addDays } from './calendar.ts'
import { exceptionOn, opensOnDatesOnly, seasonOn } from './opening.ts'
import { recurringDates } from './recurrence.ts'
import type { CalendarDate, Dates, Hours, HoursException, RecurringException } from './site.ts'

/** Days ahead for which rules are resolved to dates. */
export const daysResolved = 365

/** Add exceptions of single dates, and cut these dates out of those that are already there. */
export function addExceptions(hours: Hours, added: readonly HoursException[]): Hours {
  const exceptions = [...hours.exceptions.flatMap((one) => cut(one, added)), ...added]
  return { ...hours, exceptions: exceptions.sort((a, b) => (a.from < b.from ? -1 : 1)) }
}

/** Cut these dates out of an exception. */
function cut(exception: HoursException, dates: readonly Dates[]): HoursException[] {
  const inner = dates.find(({ from, to }) => exception.from <= to && from <= exception.to)
  if (!inner) return [exception]
  return [
    { ...exception, to: addDays(inner.from, -1) },
    ...cut({ ...exception, from: addDays(inner.to, 1) }, dates),
  ].filter(({ from, to }) => from <= to)
}

/**
 * Add an exception for each date of the next year on which a rule of the owner decides. Exceptions
 * that state their dates win, and so do the rule for holidays and the months in which the house is
 * closed. A closed day also holds within hours that are valid until further notice.
 */
export function withRecurring(hours: Hours, today: CalendarDate): Hours {
  const { recurring = [], others } = hours
  const [first, last] = [addDays(today, -1), addDays(today, daysResolved)]
  return {
    ...recurring.reduce(
      (before, rule) => addExceptions(before, resolveRule(before, rule, first, last)),
      hours,
    ),
    ...(others && {
      others: others.map((one) => ({ ...one, hours: withRecurring(one.hours, today) })),
    }),
  }
}

function resolveRule(
  hours: Hours,
  rule: RecurringException,
  first: CalendarDate,
  last: CalendarDate,
): HoursException[] {
  const { hours: week } = rule
  const reason = rule.reason && { reason: rule.reason }
  return recurringDates(rule, first, last).flatMap((date) => {
    const typed = exceptionOn(hours, date)
    const isReplaced = typed && !(typed.openEnded && typed.hours && !week)
    if (isReplaced || (seasonOn(hours, date)?.week === null && !opensOnDatesOnly(hours))) return []
    return [{ from: date, to: date, ...reason, hours: week, recurring: rule }]
  })
}
