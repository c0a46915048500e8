// What is on.

import { byDay } from '../../../../src/model/calendar.ts'

export const events = {
  title: 'What’s on',
  /** The same at the top of the page, where there is little room. */
  anchor: 'Events',
  /** From one date to another one, at these times each day. */
  daily: (times: string) => `daily ${times}`,
  /** Without an end. */
  start: (time: string) => `from ${time}`,
  every: byDay(
    'every Monday, every Tuesday, every Wednesday, every Thursday, every Friday, every Saturday, every Sunday',
  ),
  everyDay: 'every day',
  since: (date: string) => `from ${date}`,
  until: (date: string) => `until ${date}`,
  /** Only in that part of the year. */
  between: (from: string, to: string) => `from ${from} to ${to}`,
  /** Dates, or parts of the year, on which it does not take place. */
  except: (dates: string) => `except: ${dates}`,
  cancelled: 'cancelled',
  free: 'free entry',
  /** Before the prices; one of several that is nothing. */
  entry: 'Entry',
  nothing: 'free',
  /** The text of the link. */
  more: (title: string) => `More: ${title}`,
  /** What people ask an assistant. */
  question: (name: string) => `what is on at ${name} this week`,
}
