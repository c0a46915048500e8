// What is on.

import type { Day } from '../../../src/model/site.ts'

export type EventWords = {
  title: string
  /** From one date to another one, at these times each day. */
  daily: (times: string) => string
  /** Without an end. */
  start: (time: string) => string
  every: Record<Day, string>
  everyDay: string
  since: (date: string) => string
  until: (date: string) => string
  /** Only in that part of the year. */
  between: (from: string, to: string) => string
  /** Dates, or parts of the year, on which it does not take place. */
  except: (dates: string) => string
  cancelled: string
  free: string
  /** Before the prices; one of several that is nothing. */
  entry: string
  nothing: string
  /** The text of the link. */
  more: (title: string) => string
  /** What people ask an assistant. */
  question: (name: string) => string
}
