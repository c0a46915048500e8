// How a language writes numbers, dates and days.

import { byDay, dayNames, monthNames } from '../../../../src/model/calendar.ts'

const date = (day: number, month: number, year: number) =>
  `${day}\u00A0${months[month - 1]}\u00A0${year}`

const { en: days } = dayNames
const { en: months } = monthNames

export const format = {
  /** Between the whole and its fraction. */
  decimal: '.',
  /** Between groups of three digits. */
  group: ',',
  /** An amount, with the number already written. */
  money: { CZK: (amount: string) => `CZK\u00A0${amount}`, EUR: (amount: string) => `€${amount}` },
  /** Of a number that is already written: `5.0%`. */
  percent: (value: string) => `${value}%`,
  /** The least that something costs. */
  from: (amount: string) => `from ${amount}`,
  /** What goes by weight, for the quantity before it. */
  byWeight: (amount: string) => `${amount} by weight`,
  /** For so many people. */
  serves: (count: number) => `for ${count}\u00A0${count === 1 ? 'person' : 'people'}`,
  /** The unit of so many pieces. */
  pieces: (count: number): string => (count === 1 ? 'pc' : 'pcs'),
  days,
  shortDays: byDay('Mon, Tue, Wed, Thu, Fri, Sat, Sun'),
  /** The same in the case that a sentence needs: `v sobotu`, `on Saturday`. */
  onDay: byDay(
    'on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on Saturday, on Sunday',
  ),
  /** From one day to another one. */
  to: 'to',
  /** Months count from 1. */
  date,
  /** With the day of the week. */
  longDate: (weekday: string, day: number, month: number, year: number) =>
    `${weekday} ${date(day, month, year)}`,
  monthDay: (day: number, month: number) => `${day}\u00A0${months[month - 1]}`,
  /** What stands on cards of wine: a decimal, or a part of a litre. */
  eighthOfLitre: '0.125',
  /** Words of one letter that no line ends with, all of them together. */
  boundWords: '',
}
