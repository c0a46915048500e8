// When the pub is open.

import type { HouseType } from '../../../src/model/house-types.ts'

export type HoursWords = {
  title: string
  closed: string
  none: string
  day: string
  /** Over the hours of the house itself. */
  bar: Record<HouseType, string>
  /** Said where the owner said that there is none. */
  without: { kitchen: string; lunch: string }
  /** Said where no week has any, and days do that stand under a heading. */
  exceptionally: { kitchen: (where: string) => string; lunch: (where: string) => string }
  kitchen: string
  lunch: string
  /** Said where a closing time belongs to the next day; `onNextDay` as in `on Saturday`. */
  pastMidnight: (day: string, span: string, onNextDay: string, close: string) => string
  exceptions: string
  /** Parts of a sentence about one day: `open 12:00–22:00, no kitchen`. */
  openAt: (hours: string) => string
  kitchenAt: (hours: string) => string
  lunchAt: (hours: string) => string
  /** Where the owner says so. */
  holidaysAsUsual: string
  timeZone: (name: string) => string
}
