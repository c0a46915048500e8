// Opening hours as words in one language. Pages and Markdown twins both render these, so that
// neither can have less than the other.

import { addDays, dayNames, toMinutes, weekday } from '../../../src/model/calendar.ts'
import { nextStatedOpening } from '../../../src/model/holidays.ts'
import { hasOwnName } from '../../../src/model/house-types.ts'
import * as opening from '../../../src/model/opening.ts'
import { groupRuns } from '../../../src/model/runs.ts'
import {
  type CalendarDate,
  type Dates,
  type Day,
  days,
  type HoursException,
  type Language,
  type RecurringException,
  type Season,
  type Site,
  type Span,
  type Week,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { formatRule } from './events.ts'

type HoursService = keyof Week
export type DayRow = { day: Day; name: string } & { [service in HoursService]: string }

const hasHours = ({ hours }: Site, service: HoursService) =>
  opening.openWeeks(hours).some((week) => week[service]?.length)

/** Return the services with hours in some week; each has a column in the tables. */
export const listServices = (site: Site): HoursService[] => [
  'bar',
  ...(['kitchen', 'lunch'] as const).filter((service) => hasHours(site, service)),
]

/** Return the heading of a column: the kind of house, its kitchen or its lunch. */
export function serviceName({ pub }: Site, service: HoursService, lang: Language): string {
  if (service !== 'bar') return words[lang].hours[service]
  return pub.type === 'other' || hasOwnName(pub)
    ? format.capital(pub.kind[lang])
    : words[lang].names.houses[pub.type]
}

/**
 * Return the services that the owner explicitly does not have in any week. Services that are not
 * stated are not included.
 */
const denied = (site: Site): ('kitchen' | 'lunch')[] =>
  (['kitchen', 'lunch'] as const).filter(
    (service) => opening.statesHours(site.hours, service) && !hasHours(site, service),
  )

/**
 * True if exceptions have a service that no week has: a tavern that opens twice a year cooks only
 * then.
 */
const hasExceptionally = (site: Site, service: HoursService) =>
  listExceptions(site).some(({ hours }) => hours?.[service]?.length)

/**
 * Return sentences about missing services: `Nevaříme.`, or that they exist on exceptional days
 * only.
 */
export const describeMissingServices = (site: Site, lang: Language): string[] =>
  denied(site).flatMap((service) => {
    const { without, exceptionally, exceptions: title } = words[lang].hours
    if (!hasExceptionally(site, service)) return without[service]
    // If the house opens on single dates only, each of these dates already prints its services.
    return opening.opensOnDatesOnly(site.hours) ? [] : exceptionally[service](title)
  })

/** Return the times of one day: `empty` if there are none, '' if they are not stated. */
const formatCell = (spans: Span[] | null, empty: string, lang: Language) =>
  spans === null ? '' : format.spans(spans, lang) || empty

const formatCells = ({ bar, kitchen, lunch }: opening.DayHours, lang: Language) => ({
  bar: formatCell(bar, words[lang].hours.closed, lang),
  kitchen: formatCell(kitchen, words[lang].hours.none.kitchen, lang),
  lunch: formatCell(lunch, words[lang].hours.none.lunch, lang),
})

/** Return seven rows, Monday first. */
export const weekRows = (week: Week | null, lang: Language): DayRow[] =>
  days.map((day) => ({
    day,
    name: dayNames[lang][day],
    ...unlessClosed(formatCells(opening.hoursOnDay(week, day), lang), words[lang].hours.closed),
  }))

/**
 * On closed days the kitchen is closed too. Services that are not stated stay empty.
 */
const unlessClosed = (row: Record<HoursService, string>, closed: string) =>
  row.bar === closed
    ? { bar: closed, kitchen: row.kitchen && closed, lunch: row.lunch && closed }
    : row

/**
 * Merge neighbouring days with equal hours into one row, so that a week often needs only four rows.
 */
export function weekGroups(week: Week | null, lang: Language): DayRow[] {
  const same = (one: DayRow, other: DayRow) =>
    one.bar === other.bar && one.kitchen === other.kitchen && one.lunch === other.lunch
  return groupRuns(weekRows(week, lang), same).map((rows) => {
    const names = rows.map(({ day }) => day)
    return { ...rows[0], name: format.dayRanges(names, lang) }
  })
}

const isSingleDay = ({ from, to }: Season) => from === to

/** Return the hours of a season of one day in a sentence. Undefined if they depend on its weekday. */
function singleDayHours(site: Site, { periods, week }: opening.PartOfYear, lang: Language) {
  const isDay = week && periods.every(isSingleDay) && weekGroups(week, lang).length === 1
  return isDay ? makeHoursFormatter(site, lang)({ hours: week }, days) : undefined
}

/** At most as long is a season whose rest of the year is named after it. */
const shortSeasonDays = 31

/** Name a part of the year. The year without a short season is `All year except on 24 June`. */
function partName(site: Site, periods: readonly Season[], lang: Language): string {
  const [season, ...others] = site.hours.seasons
  const isUsual = season && !periods.some((period) => opening.inSeason(period, season.from))
  const past = season && addDays(`2024-${season.from}`, shortSeasonDays).slice(5)
  return isUsual && past && others.length === 0 && !opening.inSeason(season, past)
    ? words[lang].hours.allYearExcept(format.seasonRange(season, lang, site))
    : periods.map((period) => format.seasonName(period, lang, site)).join(', ')
}

/** `open again on Sunday 27 December 2026 at 11:00`. */
const opensAgain = (site: Site, { date, open }: opening.Opening, lang: Language) =>
  words[lang].hours.openAgain(
    words[lang].format.onDay[weekday(date)],
    format.date(date, lang, site),
    format.timeInWords(open, lang),
  )

/**
 * Part of the year in words. `when` is set if the year has several parts: `1. května – 30. září`.
 * `instead` is set for parts without a table: closed with the next opening, or a season of one day.
 */
export type WeekFacts = opening.PartOfYear & {
  [name in 'when' | 'said' | 'instead']: string | undefined
}

/**
 * Return the usual week, or the weeks of all seasons. The one that applies on the date of the site
 * comes first.
 */
export function listWeeks(site: Site, lang: Language): WeekFacts[] {
  const { hours, date } = site
  // A table with "closed" seven times above the opening dates would mislead.
  if (opening.opensOnDatesOnly(hours)) {
    const { onDatesOnly: instead } = words[lang].hours
    return [{ periods: [], week: null, when: undefined, said: undefined, instead }]
  }
  return opening.partsOfYear(hours, date).map((part) => ({
    ...part,
    when: hours.seasons.length === 0 ? undefined : partName(site, part.periods, lang),
    said: part.note?.[lang],
    instead:
      part.week === null
        ? [
            words[lang].hours.closed,
            ...part.periods
              .flatMap((period) => opening.openingAfter(hours, period, date) ?? [])
              .map((next) => opensAgain(site, next, lang)),
          ].join(', ')
        : singleDayHours(site, part, lang),
  }))
}

type ShortHours = { days: string; hours: string }

/** Return the opening hours as on the sign at the door: `Po–Čt 11–23`, `Pá 11–1`. */
export function formatShortWeek(week: Week | null, lang: Language): ShortHours[] {
  if (!week) return []
  const { closed } = words[lang].hours
  return mergeDays(
    days,
    (day) => format.doorSpans(opening.hoursOnDay(week, day).bar, lang) || closed,
    lang,
  )
}

/**
 * Return the part of the year that applies on the date of the site, and what follows it. `instead` is
 * printed if it has no week.
 */
export function findPresentWeek(
  site: Site,
  lang: Language,
): { week: Week | null; instead: string; when?: string; next?: string | undefined } {
  const { closed, onDatesOnly } = words[lang].hours
  if (opening.opensOnDatesOnly(site.hours)) return { week: null, instead: onDatesOnly }
  const [present, ...others] = opening.partsOfYear(site.hours, site.date)
  const now = site.date.slice(5)
  const period = present?.periods.find((one) => opening.inSeason(one, now))
  if (!present || !period || others.length === 0)
    return { week: present?.week ?? null, instead: closed }
  // Parts use the calendar of a leap year. In another year the day after 28 February would be
  // wrong.
  const first = addDays(`2024-${period.to}`, 1).slice(5)
  const next = others.find(({ periods }) => periods.some((one) => opening.inSeason(one, first)))
  const dayHours = singleDayHours(site, present, lang)
  const isNextSingleDay = next?.week && next.periods.every(isSingleDay)
  return {
    when: partName(site, [period], lang),
    week: dayHours === undefined ? present.week : null,
    instead: dayHours ?? closed,
    next: present.week
      ? next && !isNextSingleDay
        ? words[lang].hours.next(format.seasonDay(first, lang, site), next.week === null)
        : undefined
      : opensNext(site, period, lang),
  }
}

/**
 * Return from when a closed house is open again, or the exact moment if it opens for a few dates
 * only.
 */
function opensNext(site: Site, period: Season, lang: Language): string | undefined {
  const again = opening.openingAfter(site.hours, period, site.date)
  const day = again?.date.slice(5) ?? ''
  if (!again || opening.inSeason(period, day)) return again && opensAgain(site, again, lang)
  return words[lang].hours.opens(format.seasonDay(day, lang, site))
}

/** Merge neighbouring days with the same hours. */
export function mergeDays(
  on: readonly Day[],
  hoursOf: (day: Day) => string,
  lang: Language,
): (ShortHours & { names: readonly Day[] })[] {
  return groupRuns(on, (before, next) => hoursOf(before) === hoursOf(next)).map((names) => {
    const hours = hoursOf(names[0])
    const formatDays = /\d/.test(hours) ? format.daysInShort : format.shortDays
    return { names, days: formatDays(names, lang), hours }
  })
}

const wraps = (span: Span) => toMinutes(span)[1] >= 24 * 60

/**
 * Return the rule for closing times past midnight, with an example from the usual week or from the
 * next exception. Undefined if the house never closes past midnight.
 */
export function pastMidnight(site: Site, lang: Language) {
  const { hours, date } = site
  const { bar, seasons } = hours
  const isLate = (span: Span) => wraps(span) && span.close !== '00:00'
  const longer = seasons.filter((season) => !isSingleDay(season))
  const row = [...bar, ...longer.flatMap(({ week }) => week?.bar ?? [])].find(isLate)
  const usual = row?.days[0]
  if (row && usual !== undefined) return nightRule(usual, dayNames[lang][usual], row, lang)
  const singleDays = opening.datedParts(hours, date).filter(isSingleDay)
  for (const exception of [
    ...opening.comingExceptions(hours, date),
    ...singleDays.map(({ week, ...on }) => ({ ...on, hours: week })),
  ])
    for (const on of opening.datesIn(exception)) {
      const late = opening.hoursOnDay(exception.hours, weekday(on)).bar.find(isLate)
      if (late) return nightRule(weekday(on), `${format.longDate(on, lang, site)},`, late, lang)
    }
  return undefined
}

function nightRule(day: Day, dayName: string, span: Span, lang: Language) {
  const next = days[(days.indexOf(day) + 1) % 7] as Day
  const { onDay: onNext } = words[lang].format
  const { orAfter, timesInSentence } = words[lang].format
  const time = timesInSentence(format.timeInWords(span.close, lang))
  const close = span.open_end ? orAfter(time) : time
  return words[lang].hours.pastMidnight(dayName, format.span(span, lang), onNext[next], close)
}

/** Return the days of the week in a range of dates, each once; for a full week from Monday on. */
function listDays({ from, to }: Dates): Day[] {
  const dates = days.map((_, index) => addDays(from, index)).filter((date) => date <= to)
  return dates.length === days.length ? [...days] : dates.map(weekday)
}

/**
 * Return the rule for public holidays, and the dates on which it decides: `We are closed on public
 * holidays, unless listed otherwise. Public holidays until 28 November 2027, in 2026: 24
 * December (Christmas Eve); in 2027: …`. That usual hours apply is omitted while an open-ended exception is in effect.
 */
export function holidayRule(site: Site, lang: Language): string | undefined {
  const { hours } = site
  const { holidays: rules, holidayDates, holidayTimes, inYear } = words[lang].hours
  const isReplaced =
    hours.holidays === 'as_usual' && hours.exceptions.some(({ openEnded }) => openEnded)
  if (!hours.holidays || isReplaced || opening.opensOnDatesOnly(hours)) return undefined
  const years = groupRuns(listHolidays(site), (before, next) =>
    isWithinYear(before.from, next.from),
  )
  // The last day already states a year that all of them share.
  const isYearStated =
    years.length === 1 &&
    years.every(([{ from }]) => isWithinYear(from, site.exceptions_checked_until))
  const dates = years.map((holidays) => {
    const days = holidays.map(
      ({ from, reason }) => format.date(from, lang, site, false) + inBrackets(reason?.[lang]),
    )
    return `${isYearStated ? '' : ` ${inYear(holidays[0].from.slice(0, 4))}`}: ${days.join(', ')}`
  })
  const until = format.date(site.exceptions_checked_until, lang, site)
  return [
    hours.holidays === 'own_hours'
      ? holidayTimes(format.spans(hours.holiday_hours ?? [], lang))
      : rules[hours.holidays],
    ...(dates.length > 0 ? [holidayDates(until, (isYearStated ? '' : ',') + dates.join(';'))] : []),
  ].join(' ')
}

const isWithinYear = (one: CalendarDate, other: CalendarDate) =>
  one.slice(0, 4) === other.slice(0, 4)

/** Return the coming holidays on which the rule of the house decides. */
const listHolidays = (site: Site) =>
  listExceptions(site).filter(
    ({ holiday, to }) => holiday && to >= site.date && to <= site.exceptions_checked_until,
  )

/** Return until when opening dates or public holidays are taken into account. */
export function checkedUntil(site: Site, lang: Language): string | undefined {
  const w = words[lang].hours
  const date = format.date(site.exceptions_checked_until, lang, site)
  if (opening.opensOnDatesOnly(site.hours)) return w.datesUntil(date)
  return site.hours.holidays ? undefined : w.checkedUntil(date)
}

/** Return words in brackets after others; nothing if there are none. */
export const inBrackets = (words: string | undefined) => (words ? ` (${words})` : '')

/** The reason is in brackets, after a space; it is empty if none is stated. */
export type ExceptionFacts = { [name in 'dates' | 'reason' | 'hours']: string }
/** Return the hours of parts of the house: `Po–Pá 14–23`, by season where they differ. */
export const listServiceHours = (site: Site, lang: Language) =>
  (site.hours.others ?? []).map(({ name, note, hours }) => {
    const part = { ...site, hours }
    return {
      name: name[lang],
      note: note?.[lang],
      lines: listWeeks(part, lang).map(({ when, said, instead, week }) => {
        const days = formatShortWeek(week, lang).map((one) => `${one.days} ${one.hours}`)
        const label = when && `${said === undefined ? when : `${when} (${said})`}: `
        return `${label ?? ''}${instead ?? days.join(', ')}`
      }),
      exceptions: ownExceptionFacts(part, lang),
    }
  })

/** Return the heading of the exceptions. */
export const exceptionsTitle = ({ hours }: Site, lang: Language): string =>
  words[lang].hours[opening.opensOnDatesOnly(hours) ? 'dates' : 'exceptions']

/** Return the exceptions that are not over, as in /hours.json. */
export const listExceptions = ({ hours, date }: Site) => opening.comingExceptions(hours, date)

/**
 * Return the exceptions that the owner typed: first those that repeat, with their next dates. The
 * rule for holidays is printed with its dates instead. One that is valid until further notice is
 * printed once, even if other dates split it.
 */
export function ownExceptionFacts(site: Site, lang: Language): ExceptionFacts[] {
  const coming = listExceptions(site)
  const formatException = exceptionFacts(site, lang)
  const rules = (site.hours.recurring ?? []).flatMap((rule) => {
    const own = coming.filter(({ recurring, to }) => recurring === rule && to >= site.date)
    return own[0] ? [formatException(own[0], { rule, dates: own.map(({ from }) => from) })] : []
  })
  const isRest = ({ openEnded, reason }: HoursException, index: number) =>
    openEnded && coming.slice(0, index).some((one) => one.openEnded && one.reason === reason)
  const typed = coming.filter((one, index) => !one.holiday && !one.recurring && !isRest(one, index))
  return [...rules, ...typed.map((one) => formatException(one))]
}

/** Number of days that the head of the page looks ahead. */
const soonDays = 14

/** Return the exceptions of the next days with the opening hours only, for the head of the page. */
export function listExceptionsSoon(site: Site, lang: Language) {
  const coming = listExceptions(site).filter(({ to }) => site.date <= to)
  const soon = coming.filter(({ from }) => from <= addDays(site.date, soonDays))
  // For a house without weekly hours, guests need the next opening date however far away it is.
  const next = hasHours(site, 'bar') ? undefined : coming.find(({ hours }) => hours?.bar.length)
  const formatException = exceptionFacts(site, lang)
  return [...soon, ...(next && !soon.includes(next) ? [next] : [])].map((exception) => ({
    ...formatException(exception),
    hours: servedOn(exception, 'bar', lang, listDays(exception)) ?? words[lang].hours.closed,
  }))
}

type WithHours = Pick<HoursException, 'hours'>

/** Make a function that returns the hours of an exception: `open 12:00–22:00, no kitchen`. */
function makeHoursFormatter(site: Site, lang: Language) {
  const { openAt, kitchenAt, kitchenNotStated, lunchAt, none, noneOn, closed } = words[lang].hours
  // A service that the house never has is mentioned once, not on each day.
  const never = new Set<HoursService>(
    denied(site).filter((service) => !hasExceptionally(site, service)),
  )
  return (exception: WithHours, on: readonly Day[]): string => {
    const formatService = (service: HoursService, word: (hours: string) => string) => {
      const hours = servedOn(exception, service, lang, on)
      return hours === undefined || never.has(service) ? [] : [word(hours)]
    }
    // Avoids "open Mon closed".
    const isOpen = groupsOn(exception, 'bar', lang, on)?.[0]?.hours !== closed
    const parts = [
      ...formatService('bar', isOpen ? openAt : String),
      ...formatService('kitchen', (at) => (at === none.kitchen ? noneOn.kitchen : kitchenAt(at))),
      ...(exception.hours?.kitchen === null && hasHours(site, 'kitchen') ? [kitchenNotStated] : []),
      ...formatService('lunch', (at) => (at === none.lunch ? noneOn.lunch : lunchAt(at))),
    ]
    return exception.hours ? parts.join(parts.join().includes(', ') ? '; ' : ', ') : closed
  }
}

/** Return the dates, reason and hours of an exception: `čtvrtek 24. prosince 2026 – ...`. */
export function exceptionFacts(site: Site, lang: Language) {
  const { untilNotice } = words[lang].hours
  const formatHours = makeHoursFormatter(site, lang)
  return (
    exception: HoursException,
    repeated?: { rule: RecurringException; dates: readonly CalendarDate[] },
  ): ExceptionFacts => {
    const { from, to, reason, openEnded } = exception
    const hours = formatHours(exception, repeated ? repeated.rule.days : listDays(exception))
    const again = repeated || openEnded ? undefined : findOpeningAfter(site, exception)
    return {
      dates: repeated
        ? format.asDate(formatRule(repeated.rule, repeated.dates, lang, site), lang)
        : openEnded
          ? format.asDate(untilNotice(format.date(from, lang, site)), lang)
          : format.longDates({ from, to }, lang, site),
      reason: inBrackets(reason?.[lang]),
      hours: again ? `${hours}, ${opensAgain(site, again, lang)}` : hours,
    }
  }
}

/**
 * Return when the house opens after an exception that ends closed. In a series of
 * exceptions only the last one has it.
 */
function findOpeningAfter(site: Site, { to, hours: week }: HoursException) {
  if (opening.hoursOnDay(week, weekday(to)).bar.length > 0) return undefined
  const next = nextStatedOpening(site, to)
  const isFollowed = listExceptions(site).some(({ from }) => next && to < from && from < next.date)
  return isFollowed ? undefined : next
}

/**
 * Return the hours `12:00–22:00`, or by days where they differ: `Po–Pá 12:00–20:00, So zavřeno`.
 * Undefined if not stated.
 */
function servedOn(exception: WithHours, service: HoursService, lang: Language, on: readonly Day[]) {
  const groups = groupsOn(exception, service, lang, on)
  const [only] = groups ?? []
  if (groups?.length === 1) return only?.hours
  return groups?.map(({ days: names, hours }) => `${names} ${hours}`).join(', ')
}

function groupsOn(
  { hours: week }: WithHours,
  service: HoursService,
  lang: Language,
  on: readonly Day[],
) {
  if (!week || week[service] === null) return undefined
  return mergeDays(on, (day) => formatCells(opening.hoursOnDay(week, day), lang)[service], lang)
}
