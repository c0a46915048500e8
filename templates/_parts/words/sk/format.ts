import { byDay, dayNames, monthNames } from '../../../../src/model/calendar.ts'
import type { Words } from '../en.ts'

const { sk: days } = dayNames
const { sk: months } = monthNames

export const format: Words['format'] = {
  decimal: ',',
  group: '\u00A0',
  money: { CZK: (amount) => `${amount}\u00A0Kč`, EUR: (amount) => `${amount}\u00A0€` },
  percent: (value) => `${value}\u00A0%`,
  from: (amount) => `od\u00A0${amount}`,
  byWeight: (amount) => `${amount} podľa váhy`,
  serves: (count) => `pre ${count}\u00A0${count === 1 ? 'osobu' : count < 5 ? 'osoby' : 'osôb'}`,
  pieces: () => 'ks',
  days,
  shortDays: byDay('Po, Ut, St, Št, Pi, So, Ne'),
  onDay: byDay('v pondelok, v utorok, v stredu, vo štvrtok, v piatok, v sobotu, v nedeľu'),
  to: 'až',
  date: (day, month, year) => `${day}.\u00A0${month}.\u00A0${year}`,
  longDate: (weekday, day, month, year) =>
    `${weekday} ${day}.\u00A0${months[month - 1]}\u00A0${year}`,
  monthDay: (day, month) => `${day}.\u00A0${months[month - 1]}`,
  eighthOfLitre: '0,125',
  boundWords: 'aikosuvz', // STN 01 6910
}
