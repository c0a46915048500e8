// When the pub is open.

import type { HouseType } from '../../../src/model/house-types.ts'

export type HoursWords = {
  title: string
  closed: string
  none: string
  day: string
  /** Over the hours of the house itself. */
  bar: Record<HouseType, string>
  kitchen: string
  lunch: string
  /** Said where a closing time belongs to the next day; `onNextDay` as in `on Saturday`. */
  pastMidnight: (day: string, span: string, onNextDay: string, close: string) => string
  exceptions: string
  exception: (bar: string, kitchen: string, lunch: string) => string
  timeZone: (name: string) => string
}
