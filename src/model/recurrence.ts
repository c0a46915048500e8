// Days that repeat less often than every week: the first Sunday of the month, every second Tuesday.

import { addDays, datesBetween, dayNumber, isoWeek, weekday } from './calendar.ts'
import { type CalendarDate, days, type Recurrence } from './site.ts'

/** True if the rule has more to say than the days of the week. */
export const isSeldom = ({ nth, every_weeks, parity }: Recurrence): boolean =>
  nth !== undefined || every_weeks !== undefined || parity !== undefined

/** True if the rule names this date. Its first and last date are checked by the caller. */
export function isRecurring(rule: Recurrence, date: CalendarDate): boolean {
  if (!rule.days.includes(weekday(date))) return false
  const dayOfMonth = Number(date.slice(8))
  const { nth, parity } = rule
  if (nth) {
    const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7)
    const week = Math.ceil(dayOfMonth / 7)
    if (!nth.some((one) => one === week || (one === -1 && isLast))) return false
  }
  if (parity) {
    const number = parity.of === 'dates' ? dayOfMonth : Number(isoWeek(date).slice(-2))
    if ((number % 2 === 1) !== (parity.are === 'odd')) return false
  }
  return isInTurn(rule, date)
}

/** List the dates of a rule between two dates, both included. */
export function recurringDates(rule: Recurrence, first: CalendarDate, last: CalendarDate) {
  const { from = first, until = last } = rule
  const dates = datesBetween(from > first ? from : first, until < last ? until : last)
  return dates.filter((date) => isRecurring(rule, date))
}

/** True if the week of the date has the event. Weeks are counted from the first date of the rule. */
function isInTurn({ every_weeks, from, days: on }: Recurrence, date: CalendarDate): boolean {
  if (!every_weeks || !from) return true
  const first = [0, 1, 2, 3, 4, 5, 6]
    .map((later) => addDays(from, later))
    .find((one) => on.includes(weekday(one)))
  return !first || (weekNumber(date) - weekNumber(first)) % every_weeks === 0
}

/** Number of the week, counted from one long ago. */
const weekNumber = (date: CalendarDate) =>
  Math.floor((dayNumber(date) - days.indexOf(weekday(date))) / 7)

/** Codes of the days in iCalendar. */
const codes = (on: Recurrence['days']) =>
  days.filter((day) => on.includes(day)).map((day) => day.slice(0, 2).toUpperCase())

/**
 * Return the rule in iCalendar (RFC 5545), without its end: `FREQ=MONTHLY;BYDAY=1SU`. Undefined for
 * odd weeks: few programs read BYWEEKNO, so the dates are listed instead.
 */
export function recurrenceRule({ days: on, nth, every_weeks, parity }: Recurrence) {
  if (parity?.of === 'weeks') return undefined
  if (nth) {
    const byDay = nth.flatMap((number) => codes(on).map((code) => `${number}${code}`))
    return `FREQ=MONTHLY;BYDAY=${byDay.join()}`
  }
  if (parity) {
    const first = parity.are === 'odd' ? 1 : 2
    const numbers = Array.from({ length: 16 }, (_, index) => first + index * 2)
    const monthDays = numbers.filter((number) => number <= 31)
    return `FREQ=MONTHLY;BYMONTHDAY=${monthDays.join()};BYDAY=${codes(on).join()}`
  }
  const interval = every_weeks ? `INTERVAL=${every_weeks};` : ''
  return `FREQ=WEEKLY;${interval}BYDAY=${codes(on).join()}`
}
