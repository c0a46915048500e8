import { byDay } from '../../../../src/model/calendar.ts'
import type { Words } from '../en.ts'

export const events: Words['events'] = {
  title: 'Veranstaltungen',
  anchor: 'Programm',
  daily: (times) => `täglich ${times}`,
  start: (time) => `ab ${time} Uhr`,
  every: byDay(
    'jeden Montag, jeden Dienstag, jeden Mittwoch, jeden Donnerstag, jeden Freitag, jeden Samstag, jeden Sonntag',
  ),
  everyDay: 'jeden Tag',
  since: (date) => `ab dem ${date}`,
  until: (date) => `bis zum ${date}`,
  between: (from, to) => `vom ${from} bis ${to}`,
  except: (dates) => `außer: ${dates}`,
  cancelled: 'abgesagt',
  free: 'Eintritt frei',
  entry: 'Eintritt',
  nothing: 'frei',
  more: (title) => `Mehr: ${title}`,
  question: (name) => `welche Veranstaltungen gibt es diese Woche bei ${name}`,
}
