// Decide the date of the site and note where it came from. It is an input like the address: the
// same content, address and date give the same bytes on any day.

import { type Notice, sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Environment } from '../model/base-url.ts'
import { calendarDate, dayNumber } from '../model/calendar.ts'
import { type Country, countries, defaultCountry } from '../model/countries.ts'
import { cachePerObject } from '../model/once.ts'
import type { CalendarDate } from '../model/site.ts'

export type SiteDate = {
  date: CalendarDate
  source: Notice
  /** For a date from pub.md: number of days before the clock. */
  daysAgo?: number
}

/**
 * Decide the date: `--date`, else `SOURCE_DATE_EPOCH` (reproducible-builds.org, seconds since
 * 1970-01-01), else `date` in pub.md, else `now`. Instants are converted to the calendar of the
 * pub's time zone. Throws a UsageError for an impossible date.
 */
export function decideDate(
  flag: string | undefined,
  environment: Environment,
  typed: { date: CalendarDate; file: string } | undefined,
  now: Date,
  country: Country = defaultCountry,
): SiteDate {
  const place = countries[country]
  if (flag !== undefined) return { date: readFlag(flag), source: '--date' }
  const epoch = environment['SOURCE_DATE_EPOCH']
  if (epoch !== undefined && epoch !== '')
    return { date: readEpoch(epoch, place), source: 'SOURCE_DATE_EPOCH' }
  const today = inZone(now, place)
  if (!typed) return { date: today, source: sentence('today-in', { zone: place.timeZone }) }
  const daysAgo = dayNumber(today) - dayNumber(typed.date)
  return { date: typed.date, source: typed.file, daysAgo }
}

function readFlag(flag: string): CalendarDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(flag)
  const date = match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]))
  if (!date || date.slice(0, 4) > String(lastYear))
    throw new UsageError(sentence('date-flag-impossible', { value: flag }))
  return date
}

/** The build looks more than a year ahead, and dates must stay below the year 10000. */
const lastYear = 9997

/** Start of the last day of that year, in seconds since 1970-01-01 UTC. */
const lastSecond = Date.UTC(lastYear, 11, 31) / 1000

function readEpoch(epoch: string, place: Place): CalendarDate {
  if (!/^\d{1,12}$/.test(epoch) || Number(epoch) > lastSecond)
    throw new UsageError(sentence('epoch-impossible', { value: epoch }))
  return inZone(new Date(Number(epoch) * 1000), place)
}

type Place = { timeZone: string }

/** Milliseconds by which our countries may be ahead of UTC. */
const mostAhead = 3 * 60 * 60 * 1000

/** Creating a formatter takes as long as reading a file, and it is only needed near midnight. */
const wallCalendar = cachePerObject(
  ({ timeZone }: Place) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** Return the calendar date in the pub's time zone at an instant. */
function inZone(instant: Date, place: Place): CalendarDate {
  const time = instant.getTime()
  const [date = '', last] = [time, time + mostAhead].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  )
  if (date === last) return date
  const parts = wallCalendar(place).formatToParts(instant)
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}
