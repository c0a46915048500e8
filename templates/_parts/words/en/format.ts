import { dayNames, monthNames } from '../../../../src/model/calendar.ts'
import type { FormatWords } from '../format.ts'

const date = (day: number, month: number, year: number) =>
  `${day}\u00A0${months[month - 1]}\u00A0${year}`

const { en: days } = dayNames
const { en: months } = monthNames

export const format: FormatWords = {
  decimal: '.',
  group: ',',
  money: { CZK: (amount) => `CZK\u00A0${amount}`, EUR: (amount) => `€${amount}` },
  percent: (value) => `${value}%`,
  from: (amount) => `from ${amount}`,
  byWeight: (amount) => `${amount} by weight`,
  serves: (count) => `for ${count}\u00A0${count === 1 ? 'person' : 'people'}`,
  pieces: (count) => (count === 1 ? 'pc' : 'pcs'),
  days,
  shortDays: {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  },
  onDay: {
    mon: 'on Monday',
    tue: 'on Tuesday',
    wed: 'on Wednesday',
    thu: 'on Thursday',
    fri: 'on Friday',
    sat: 'on Saturday',
    sun: 'on Sunday',
  },
  to: 'to',
  date,
  longDate: (weekday, ...rest) => `${weekday} ${date(...rest)}`,
  monthDay: (day, month) => `${day}\u00A0${months[month - 1]}`,
  eighthOfLitre: '0.125',
  boundWords: '',
}
