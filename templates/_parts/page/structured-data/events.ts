// Events in schema.org, each with its times, place and prices.

import { addDays, datesBetween, dayNames, weekday } from '../../../../src/model/calendar.ts'
import { countries } from '../../../../src/model/countries.ts'
import { findPrice } from '../../../../src/model/currencies.ts'
import {
  type ComingEvent,
  type ComingWeekly,
  endsOn,
  isWeeklyEvent,
  listEventDates,
} from '../../../../src/model/events.ts'
import { houseTypes } from '../../../../src/model/house-types.ts'
import { instant } from '../../../../src/model/instant.ts'
import { documentLanguage, type Language } from '../../../../src/model/languages.ts'
import { isRecurring, isSeldom } from '../../../../src/model/recurrence.ts'
import { groupRuns } from '../../../../src/model/runs.ts'
import {
  type CalendarDate,
  type Day,
  type EntryPrice,
  type Site,
  type Time,
  url,
} from '../../../../src/model/site.ts'
import { listEvents } from '../../text/events.ts'
import { sharedImage } from '../shared-image.ts'
import { priceData, single, unlessEmpty } from './menu.ts'

/** Return the coming events. Empty if there are none. */
export function eventsData(site: Site, lang: Language): object {
  const events = listEvents(site)
  return { event: unlessEmpty(events.map((event) => eventData(site, event, lang))) }
}

function eventData(site: Site, event: ComingEvent, lang: Language): object {
  const { title, description, prices, url: page, tickets, age, status } = event
  const isFree = prices?.every((price) => findPrice(price)?.amount === 0)
  return {
    '@type': 'Event',
    '@id': url(site, `/#event_${event.id}`),
    name: title[lang],
    description: description?.[lang],
    ...eventDates(site, event),
    eventStatus: `https://schema.org/Event${status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location(site, lang),
    organizer: { '@id': url(site, '/#the_pub') },
    image: sharedImage(site, lang).address,
    url: page,
    ...(age !== undefined && { typicalAgeRange: `${age}-` }),
    isAccessibleForFree: isFree,
    ...offers(prices, { tickets, isSoldOut: status === 'sold_out' }, lang),
  }
}

/** Return the house as a location, complete so that an event can be read on its own. */
const location = ({ pub, ...site }: Site, lang: Language) => ({
  '@type': houseTypes[pub.type].schemaOrg,
  '@id': url(site, '/#the_pub'),
  name: pub.name[lang],
  address: postalAddress(pub),
})

export const postalAddress = ({ address }: Site['pub']) => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  postalCode: address.postal_code,
  addressLocality: address.town,
  addressCountry: address.country,
})

/** Return the start and end of an event. A repeated event has its next date and a schedule. */
function eventDates(site: Site, event: ComingEvent): object {
  const { timeZone } = countries[site.pub.address.country]
  const { start, end } = event
  const [first, last] = isWeeklyEvent(event) ? [event.next, event.next] : [event.from, event.to]
  const singleDate = {
    startDate: instant(first, start, timeZone),
    endDate: end && instant(endsOn(last, { start, end }), end, timeZone),
  }
  if (!isWeeklyEvent(event))
    return first === last
      ? singleDate
      : { ...singleDate, eventSchedule: daily(first, last, event, timeZone) }
  return { ...singleDate, eventSchedule: single(weekly(event, timeZone)) }
}

const times = ({ start, end }: { start: Time; end?: Time }, zone: string) => ({
  startTime: start,
  endTime: end,
  scheduleTimezone: zone,
})

const daily = (
  startDate: CalendarDate,
  endDate: CalendarDate,
  event: { start: Time; end?: Time },
  zone: string,
) => ({ '@type': 'Schedule', repeatFrequency: 'P1D', startDate, endDate, ...times(event, zone) })

/**
 * Return one schedule for an event that repeats all year, otherwise one for each weekday and run of
 * weeks.
 */
function weekly(event: ComingWeekly, zone: string): object[] {
  if (isSeldom(event)) return [seldom(event, zone)]
  const { days, from, season, except_dates, except_seasons, except_from } = event
  const before = except_from && addDays(except_from, -1)
  const until = before && !(event.until && event.until < before) ? before : event.until
  const schedule = (on: readonly Day[], first?: CalendarDate, last?: CalendarDate) => {
    const except = except_dates.filter(
      (date) =>
        on.includes(weekday(date)) &&
        (first === undefined || first <= date) &&
        (last === undefined || date <= last),
    )
    return {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: on.map((day) => `https://schema.org/${dayNames[documentLanguage][day]}`),
      startDate: first,
      endDate: last,
      ...times(event, zone),
      exceptDate: unlessEmpty(except),
    }
  }
  if (!season && except_seasons.length === 0) return [schedule(days, from, until)]
  return days.flatMap((day) =>
    // Runs of dates that are a week apart.
    groupRuns(
      event.usual.filter((date) => weekday(date) === day && !(except_from && except_from <= date)),
      (before, next) => addDays(before, 7) === next,
    ).map((dates) => schedule([day], dates[0], dates.at(-1))),
  )
}

/** Return the schedule of an event that repeats less often than every week. */
function seldom(event: ComingWeekly, zone: string): object {
  const { days, nth, every_weeks, parity } = event
  const dates = listEventDates(event)
  const [first = event.next, last = event.next] = [dates[0], dates.at(-1)]
  const except = datesBetween(first, last).filter(
    (date) => isRecurring(event, date) && !dates.includes(date),
  )
  const codes = days.map((day) => day.slice(0, 2).toUpperCase())
  const numbers = Array.from({ length: 31 }, (_, index) => index + 1)
  return {
    '@type': 'Schedule',
    repeatFrequency: every_weeks ? `P${every_weeks}W` : parity?.of === 'weeks' ? 'P1W' : 'P1M',
    // As in iCalendar, which schema.org allows.
    byDay: nth ? nth.flatMap((one) => codes.map((code) => `${one}${code}`)) : codes,
    ...(parity?.of === 'dates' && {
      byMonthDay: numbers.filter((number) => (number % 2 === 1) === (parity.are === 'odd')),
    }),
    startDate: first,
    endDate: last,
    ...times(event, zone),
    exceptDate: parity?.of === 'weeks' ? alternateWeeks(event, first, last) : unlessEmpty(except),
  }
}

/** List the days of the week on which the event does not take place. */
const alternateWeeks = (event: ComingWeekly, first: CalendarDate, last: CalendarDate) => {
  const dates = listEventDates(event)
  return datesBetween(first, last).filter(
    (date) => event.days.includes(weekday(date)) && !dates.includes(date),
  )
}

type Sale = { tickets: string | undefined; isSoldOut: boolean }

function offers(
  prices: readonly EntryPrice[] | null,
  { tickets, isSoldOut }: Sale,
  lang: Language,
): object {
  const sale = {
    url: tickets,
    ...(isSoldOut && { availability: 'https://schema.org/SoldOut' }),
  }
  if (prices === null)
    return tickets !== undefined || isSoldOut ? { offers: { '@type': 'Offer', ...sale } } : {}
  const all = prices.map((price) => ({
    '@type': 'Offer',
    name: price.label?.[lang],
    ...priceData(price),
    ...sale,
  }))
  return { offers: single(all) }
}
