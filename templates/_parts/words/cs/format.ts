import { byDay, dayNames, monthNames } from '../../../../src/model/calendar.ts'
import type { Words } from '../en.ts'

const { cs: days } = dayNames
const { cs: months } = monthNames

export const format: Words['format'] = {
  decimal: ',',
  group: '\u00A0',
  money: { CZK: (amount) => `${amount}\u00A0Kč`, EUR: (amount) => `${amount}\u00A0€` },
  percent: (value) => `${value}\u00A0%`,
  from: (amount) => `od\u00A0${amount}`,
  byWeight: (amount) => `${amount} podle váhy`,
  serves: (count) => `pro ${count}\u00A0${count === 1 ? 'osobu' : count < 5 ? 'osoby' : 'osob'}`,
  pieces: () => 'ks',
  days,
  shortDays: byDay('Po, Út, St, Čt, Pá, So, Ne'),
  onDay: byDay('v pondělí, v úterý, ve středu, ve čtvrtek, v pátek, v sobotu, v neděli'),
  to: 'až',
  date: (day, month, year) => `${day}.\u00A0${month}.\u00A0${year}`,
  longDate: (weekday, day, month, year) =>
    `${weekday} ${day}.\u00A0${months[month - 1]}\u00A0${year}`,
  monthDay: (day, month) => `${day}.\u00A0${months[month - 1]}`,
  eighthOfLitre: '0,125',
  boundWords: 'aikosuvz', // CSN 01 6910
}
