// Events as words in one language, for pages and twins.

import {
  addDays,
  datesBetween,
  dayNames,
  weekday as weekdayOf,
} from '../../../src/model/calendar.ts'
import { findPrice } from '../../../src/model/currencies.ts'
import {
  type ComingEvent,
  type ComingWeekly,
  comingEvents,
  isWeeklyEvent,
  listEventDates,
} from '../../../src/model/events.ts'
import { comesFirst } from '../../../src/model/house-types.ts'
import { cachePerObject } from '../../../src/model/once.ts'
import { isSeldom } from '../../../src/model/recurrence.ts'
import type {
  CalendarDate,
  DatedEvent,
  Day,
  EntryPrice,
  Language,
  Recurrence,
  Site,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export type EventFacts = ReturnType<typeof eventFacts>

/**
 * Return the events that are not over on the date of the site. Cached, because every page and
 * document asks for them.
 */
export const listEvents = cachePerObject((site: Site): ComingEvent[] => comingEvents(site))

/** True if events come before the menu, as for a club. */
export const eventsFirst = ({ pub }: Pick<Site, 'pub'>) => comesFirst(pub.type, 'events')

/**
 * Return the next event that takes place, with its next date, for the head of a house where events
 * come first.
 */
export function findNextEvent(site: Site, lang: Language) {
  if (!eventsFirst(site)) return undefined
  const startDate = (event: ComingEvent) => (isWeeklyEvent(event) ? event.next : event.from)
  const [next] = listEvents(site)
    .filter(({ status }) => status !== 'cancelled')
    .sort((a, b) => (startDate(a) < startDate(b) ? -1 : 1))
  if (!next) return undefined
  const { id, title, status, ...facts } = eventFacts(site, next, lang)
  const { next: on } = isWeeklyEvent(next) ? next : { next: undefined }
  const when = on ? formatDates(site, { ...next, from: on, to: on }, lang) : facts.when
  return { id, title, status, when }
}

export const hasEvents = (site: Site) => listEvents(site).length > 0

export function eventFacts(site: Site, event: ComingEvent, lang: Language) {
  const w = words[lang].events
  const { prices } = event
  const isFree =
    prices?.length === 1 && !prices[0]?.label && findPrice(prices[0] ?? {})?.amount === 0
  return {
    id: event.id,
    title: event.title[lang],
    /** All dates in full, with times. */
    when: isWeeklyEvent(event) ? formatWeekly(site, event, lang) : formatDates(site, event, lang),
    /** The date at a glance. */
    block: formatDateBlock(site, event, lang),
    /** The first date, for programs; undefined for weekly events. */
    date: isWeeklyEvent(event) ? undefined : event.from,
    isCancelled: event.status === 'cancelled',
    description: event.description?.[lang],
    /** Cancelled or sold out. */
    status: formatStatus(site, event, lang),
    prices: isFree ? [] : (prices ?? []).map((price) => priceFacts(price, lang)),
    free: isFree ? w.free : undefined,
    /** `Admission: from 18.` */
    age:
      event.age === undefined
        ? undefined
        : `${words[lang].names.facts.admission_age.name}: ${words[lang].house.age(event.age)}`,
    url: event.url,
    tickets: event.tickets,
  }
}

/** `Pá 27. listopadu`, `St`. */
function formatDateBlock(site: Site, event: ComingEvent, lang: Language) {
  if (isWeeklyEvent(event)) return { weekday: format.shortDays(event.days, lang) }
  const weekday = format.shortDays([weekdayOf(event.from)], lang)
  const [day = '', month = ''] = format.monthDay(event.from.slice(5), lang, site).split('\u00A0')
  return { weekday, day, month }
}

function formatStatus(site: Site, { status }: ComingEvent, lang: Language) {
  if (status === 'scheduled') return undefined
  return status === 'cancelled'
    ? words[lang].events.cancelled
    : words[lang].menu.soldOut(format.date(site.updated, lang, site))
}

/** Labels that mean a price per person, for which each language has one way to write it. */
const perPerson =
  /^(?:(?:na |za )?os(?:oba|obu|\.)|(?:per )?person|per head|(?:pro |je )person|p\. ?p\.)$/i

function priceFacts(price: EntryPrice, lang: Language) {
  const { label } = price
  const amount = format.price(price, lang)
  return label && perPerson.test(label[lang])
    ? { label: '', price: words[lang].format.perPerson(amount) }
    : { label: label?.[lang] ?? words[lang].events.price, price: amount }
}

/** `in advance CZK 250, at the door CZK 300`; `price CZK 50`. */
export const formatPrices = (
  prices: EventFacts['prices'],
  write: (label: string) => string = String,
): string => prices.map(({ label, price }) => `${write(label)} ${price}`.trim()).join(', ')

const formatTimes = ({ start, end }: Pick<ComingEvent, 'start' | 'end'>, lang: Language) =>
  end === undefined
    ? words[lang].events.start(format.timeInWords(start, lang))
    : format.timesInWords([{ open: start, close: end }], lang)

type OnDates = Pick<DatedEvent, 'from' | 'to' | 'start' | 'end'>

function formatDates(site: Site, event: OnDates, lang: Language): string {
  const { from, to } = event
  const times = formatTimes(event, lang)
  return `${format.longDates({ from, to }, lang, site)}, ${from === to ? times : words[lang].events.daily(times)}`
}

/** `každé úterý 19:00–22:00, od 1. září do 30. června, kromě 24. 12. 2026`. */
function formatWeekly(site: Site, event: ComingWeekly, lang: Language): string {
  const w = words[lang].events
  const { days, from, until, season, usual, except_dates } = event
  // An event from Friday to Sunday of one week is printed as a range of dates, not as "every
  // Friday, every Saturday and every Sunday".
  if (from && until && !isSeldom(event) && except_dates.length === 0 && until < addDays(from, 7)) {
    const dates = datesBetween(from, until)
    if (dates.every((date) => usual.includes(date)))
      return formatDates(site, { ...event, from, to: until }, lang)
  }
  const date = (of: string) => format.date(of, lang, site)
  const except = [
    ...format.dateRanges(event.except_dates, lang, site),
    ...event.except_seasons.map(
      (part) =>
        `${format.seasonRange(part, lang, site)}${part.days.length < days.length ? ` (${format.dayRanges(part.days, lang)})` : ''}`,
    ),
    ...(event.except_from ? [words[lang].hours.untilNotice(date(event.except_from))] : []),
  ]
  return [
    `${formatDays(event, lang)} ${formatTimes(event, lang)}`,
    ...(season ? [w.between(...format.seasonEnds(season, lang, site))] : []),
    ...formatLimits(event, lang, site),
    ...(except.length > 0 ? [w.except(format.joinWithAnd(except, lang))] : []),
    ...nextDates(event, listEventDates(event), datesPrinted, lang, site),
  ].join(', ')
}

/** `every Tuesday and every Friday`, `every day`. */
function formatDays(rule: Recurrence, lang: Language): string {
  const { days } = rule
  if (days.length === 7 && !isSeldom(rule)) return words[lang].events.everyDay
  const each = days.map((day) => formatDay(rule, day, lang))
  return format.joinWithAnd(each, lang)
}

/** `from 1 December 2026 to 31 March 2027`. */
export function formatLimits(
  { from, until }: Recurrence,
  lang: Language,
  site: SiteOfDates,
): string[] {
  const w = words[lang].events
  const date = (of: string) => format.date(of, lang, site)
  if (from && until) return [w.between(...format.dateEnds({ from, to: until }, lang, site))]
  return from ? [w.since(date(from))] : until ? [w.until(date(until))] : []
}

/** `on the first Sunday of every month, dates: 6 December 2026, …`: true without a rebuild. */
export const formatRule = (
  rule: Recurrence,
  dates: readonly CalendarDate[],
  lang: Language,
  site: SiteOfDates,
  most = datesInYear,
): string =>
  [
    formatDays(rule, lang),
    ...formatLimits(rule, lang, site),
    ...nextDates(rule, dates, most, lang, site),
  ].join(', ')

/** `every Tuesday`, `on the first Sunday of the month`, `every two weeks on Tuesday`. */
function formatDay({ nth, every_weeks, parity }: Recurrence, day: Day, lang: Language): string {
  const w = words[lang].events
  const name = dayNames[lang][day]
  if (nth) {
    const each = nth.map((one) => w.nthOfMonth(day, name, one))
    return format.joinWithAnd(each, lang)
  }
  if (every_weeks) return w.everyWeeks(every_weeks, day, name)
  return parity ? `${w.every[day]} ${w.parity[parity.of][parity.are]}` : w.every[day]
}

type SiteOfDates = Pick<Site, 'pub'>

/** Number of next dates of an event or a dish that are printed, and of a rule for hours. */
export const datesPrinted = 4
const datesInYear = 13

/** `dates: 6 December 2026, 3 January 2027, … and more`: true without a rebuild. */
function nextDates(
  rule: Recurrence,
  all: readonly CalendarDate[],
  most: number,
  lang: Language,
  site: SiteOfDates,
): string[] {
  if (all.length === 0 || !isSeldom(rule)) return []
  const { dates, moreDates } = words[lang].events
  const list = format.dateRanges(all.slice(0, most), lang, site, true)
  const hasMore = all.length > most || rule.until === undefined
  return [hasMore ? moreDates(list.join(', ')) : dates(format.joinWithAnd(list, lang))]
}
