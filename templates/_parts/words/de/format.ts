import { byDay, dayNames, monthNames } from '../../../../src/model/calendar.ts'
import type { Words } from '../en.ts'

const date = (day: number, month: number, year: number) =>
  `${day}.\u00A0${months[month - 1]}\u00A0${year}`

const { de: days } = dayNames
const { de: months } = monthNames

export const format: Words['format'] = {
  decimal: ',',
  group: '.',
  money: { CZK: (amount) => `${amount}\u00A0Kč`, EUR: (amount) => `${amount}\u00A0€` },
  percent: (value) => `${value}\u00A0%`,
  from: (amount) => `ab\u00A0${amount}`,
  byWeight: (amount) => `${amount} nach Gewicht`,
  serves: (count) => `für ${count}\u00A0${count === 1 ? 'Person' : 'Personen'}`,
  pieces: () => 'Stück',
  days,
  shortDays: byDay('Mo, Di, Mi, Do, Fr, Sa, So'),
  onDay: byDay(
    'am Montag, am Dienstag, am Mittwoch, am Donnerstag, am Freitag, am Samstag, am Sonntag',
  ),
  to: 'bis',
  date,
  longDate: (weekday, ...rest) => `${weekday}, ${date(...rest)}`,
  monthDay: (day, month) => `${day}.\u00A0${months[month - 1]}`,
  // A glass of wine in Austria.
  eighthOfLitre: '1/8',
  boundWords: '',
}
