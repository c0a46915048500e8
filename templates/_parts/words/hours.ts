// When the pub is open.

export type HoursWords = {
  title: string
  closed: string
  none: string
  day: string
  bar: string
  kitchen: string
  lunch: string
  /** Said where a closing time belongs to the next day; `onNextDay` as in `on Saturday`. */
  pastMidnight: (day: string, span: string, onNextDay: string, close: string) => string
  exceptions: string
  exception: (bar: string, kitchen: string, lunch: string) => string
  timeZone: (name: string) => string
}
