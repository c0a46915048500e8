// Events for calendars (RFC 5545) in one language: all of them, and each alone. A weekly event has its
// known dates within one year, in the time zone of the house.

import { datesBetween } from '../../../src/model/calendar.ts'
import { countries } from '../../../src/model/countries.ts'
import {
  type ComingEvent,
  endsOn,
  isWeeklyEvent,
  listEventDates,
} from '../../../src/model/events.ts'
import { instant } from '../../../src/model/instant.ts'
import { homePath, type Language } from '../../../src/model/languages.ts'
import { isRecurring, recurrenceRule } from '../../../src/model/recurrence.ts'
import { type CalendarDate, type Site, type Time, url } from '../../../src/model/site.ts'
import { winterHours } from '../../../src/model/time-zone.ts'
import { capital, plainSpaces } from '../format.ts'
import { addressLines } from './contact.ts'
import { eventFacts, formatPrices, listEvents } from './events.ts'

export const calendarType = 'text/calendar; charset=utf-8'

/** All coming events, in a calendar that subscribers fetch again every day. */
export const eventCalendar = (site: Site, lang: Language) =>
  calendar(site, lang, listEvents(site), [
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    `X-WR-CALNAME:${escaped(site.pub.name[lang])}`,
  ])

/** One event, to be added to a guest's own calendar. */
export function singleEvent(site: Site, lang: Language, id: string) {
  const events = listEvents(site).filter((event) => event.id === id)
  return calendar(site, lang, events)
}

const calendar = (
  site: Site,
  lang: Language,
  events: readonly ComingEvent[],
  about: readonly string[] = [],
) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//agent-pub//events//EN',
    ...about,
    ...timeZone(site),
    ...events.flatMap((event) => entry(site, event, lang)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const findZone = ({ pub }: Site) => countries[pub.address.country].timeZone

function timeZone(site: Site): string[] {
  const zone = findZone(site)
  const offset = (hours: number) => `+${String(hours).padStart(2, '0')}00`
  const [winter, summer] = [offset(winterHours[zone]), offset(winterHours[zone] + 1)]
  // The European Union has changed its clocks on these Sundays since 1996.
  const part = (name: string, start: string, month: number, from: string, to: string) => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${name}`,
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...part('DAYLIGHT', '19960331T020000', 3, winter, summer),
    ...part('STANDARD', '19961027T030000', 10, summer, winter),
    'END:VTIMEZONE',
  ]
}

function entry(site: Site, event: ComingEvent, lang: Language): string[] {
  const { pub } = site
  const { id, title, start, end, status } = event
  const dates = listEventDates(event)
  const [first] = dates
  if (first === undefined) return []
  const at = (date: CalendarDate, time: Time) => `;TZID=${findZone(site)}:${moment(date, time)}`
  const text = (name: string, value: string) =>
    `${name};LANGUAGE=${lang}:${escaped(plainSpaces(value))}`
  const about = makeDescription(site, event, lang)
  return [
    'BEGIN:VEVENT',
    // Two pubs may share a host.
    `UID:${id}@${site.baseUrl.replace(/^\w+:\/\//, '')}`,
    // The day on which the owner last went over the content: a build without a change is no news.
    `DTSTAMP:${site.updated.replaceAll('-', '')}T000000Z`,
    `LAST-MODIFIED:${site.updated.replaceAll('-', '')}T000000Z`,
    `DTSTART${at(first, start)}`,
    ...(end === undefined ? [] : [`DTEND${at(endsOn(first, { start, end }), end)}`]),
    ...makeRule(site, event, dates),
    text('SUMMARY', title[lang]),
    ...(about === '' ? [] : [text('DESCRIPTION', about)]),
    text('LOCATION', [pub.name[lang], ...addressLines(site)].join(', ')),
    `URL:${event.url ?? `${url(site, homePath(site, lang))}#event_${id}`}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** Return the recurrence rule from the first date to the last, and the dates that are left out. */
function makeRule(site: Site, event: ComingEvent, dates: readonly CalendarDate[]): string[] {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const { start } = event
  const until = `UNTIL=${utc(instant(last, start, findZone(site)))}`
  if (!isWeeklyEvent(event)) return [`RRULE:FREQ=DAILY;${until}`]
  const list = (name: string, on: readonly CalendarDate[]) =>
    on.map((date) => `${name};TZID=${findZone(site)}:${moment(date, start)}`)
  const rule = recurrenceRule(event)
  if (!rule) return list('RDATE', dates.slice(1))
  const except = datesBetween(first, last).filter(
    (date) => isRecurring(event, date) && !dates.includes(date),
  )
  return [`RRULE:${rule};${until}`, ...list('EXDATE', except)]
}

/** Return the status, the description and the prices. */
function makeDescription(site: Site, event: ComingEvent, lang: Language): string {
  const { description, prices, free, status } = eventFacts(site, event, lang)
  return [capital(status ?? ''), description, capital(free ?? ''), capital(formatPrices(prices))]
    .filter(Boolean)
    .join('\n')
}

/** Format a local time, whose zone is stated separately: `20261127T200000`. */
const moment = (date: CalendarDate, time: Time) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`

const utc = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Fold lines at 75 octets (section 3.1), never inside a character. */
function folded(line: string): string {
  let octets = 0
  return [...line]
    .map((sign) => {
      const size = new TextEncoder().encode(sign).length
      octets += size
      if (octets <= 75) return sign
      octets = size + 1
      return `\r\n ${sign}`
    })
    .join('')
}
