// How a language writes numbers, dates and days.

import type { Currency } from '../../../src/model/currencies.ts'
import type { Day } from '../../../src/model/site.ts'

export type FormatWords = {
  /** Between the whole and its fraction. */
  decimal: string
  /** Between groups of three digits. */
  group: string
  /** An amount, with the number already written. */
  money: Record<Currency, (amount: string) => string>
  /** Of a number that is already written: `5.0%`. */
  percent: (value: string) => string
  /** The least that something costs. */
  from: (amount: string) => string
  /** What goes by weight, for the quantity before it. */
  byWeight: (amount: string) => string
  /** For so many people. */
  serves: (count: number) => string
  /** The unit of so many pieces. */
  pieces: (count: number) => string
  days: Record<Day, string>
  shortDays: Record<Day, string>
  /** The same in the case that a sentence needs: `v sobotu`, `on Saturday`. */
  onDay: Record<Day, string>
  /** From one day to another one. */
  to: string
  /** Months count from 1. */
  date: (day: number, month: number, year: number) => string
  /** With the day of the week. */
  longDate: (weekday: string, day: number, month: number, year: number) => string
  monthDay: (day: number, month: number) => string
  /** What stands on cards of wine: a decimal, or a part of a litre. */
  eighthOfLitre: string
  /** Words of one letter that no line ends with, all of them together. */
  boundWords: string
}
