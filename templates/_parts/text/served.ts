// When a dish or a section is served, as words in one language.

import { addDays, datesBetween } from '../../../src/model/calendar.ts'
import type { Language } from '../../../src/model/languages.ts'
import {
  datesIn,
  exceptionOn,
  hoursOfSection,
  hoursOn,
  inSeason,
  openWeeks,
  partsOfYear,
} from '../../../src/model/opening.ts'
import { isSeldom } from '../../../src/model/recurrence.ts'
import {
  type CalendarDate,
  days,
  type Item,
  type Season,
  type Section,
  type Site,
  type Week,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { datesPrinted, formatLimits, formatRule } from './events.ts'
import { mergeDays } from './hours.ts'

export function availabilityFacts(
  site: Pick<Site, 'pub'>,
  { availability = {} }: Item,
  lang: Language,
): string[] {
  const { days: on, recurring, season, dates } = availability
  const facts: string[] = []
  const { servedOn, servedDates } = words[lang].menu
  const rule =
    recurring &&
    (recurring.days.length === 7 && !isSeldom(recurring)
      ? formatLimits(recurring, lang, site).join(', ')
      : formatRule(recurring, recurring.dates, lang, site, datesPrinted))
  if (on) facts.push(servedOn(format.everyWeek(on, lang)))
  if (rule !== undefined) facts.push(servedDates(rule))
  if (season) facts.push(seasonFacts(site, season, lang))
  if (dates) facts.push(servedDates(format.joinWithAnd(format.dateRanges(dates, lang, site), lang)))
  return facts
}

/** `Served in season from 1 May to 30 September, Mon–Fri 08:00–10:30.` */
export function servedFacts(house: Site, { served }: Section, lang: Language): string | undefined {
  if (!served) return undefined
  const site = { ...house, hours: hoursOfSection(house.hours, served) }
  const { season, hours = [], special_hours = [], except_dates = [], except_from } = served
  // The opening hours state the rule for holidays, with its dates.
  const isHoliday = (on: CalendarDate) => exceptionOn(site.hours, on)?.holiday === true
  const except = except_dates.filter(
    (on) => hoursOn(site.hours, on).bar.length > 0 || !isHoliday(on),
  )
  const times = mergeDays(
    days.filter((day) => hours.some((row) => row.days.includes(day))),
    (day) => {
      const rows = hours.filter((row) => row.days.includes(day))
      return format.timesInWords(rows, lang)
    },
    lang,
  )
  const isOpenDays = times.some(({ days: on }) => onOpenDays(on, site, season, lang) !== on)
  // "On days we are open" already excludes closed days.
  const exceptDates = isOpenDays
    ? except.filter((on) => hoursOn(site.hours, on).bar.length > 0)
    : overClosedDays(except, site)
  const ranges = format.dateRanges(exceptDates, lang, site)
  if (except_from) ranges.push(words[lang].hours.untilNotice(format.date(except_from, lang, site)))
  const dates = format.joinWithAnd(ranges, lang)
  const when = [
    ...(season ? [seasonFacts(site, season, lang)] : []),
    ...times.map(
      ({ names, days: on, hours: span }) =>
        // A Czech `ne 12:00` would read as "not at 12:00".
        `${names.length < 3 ? format.everyWeek(names, lang) : format.daysWithin(onOpenDays(on, site, season, lang), lang)} ${span}`,
    ),
    ...(dates === '' ? [] : [words[lang].events.except(dates)]),
  ].join(', ')
  const specialTimes = special_hours.map(
    ({ spans, ...dates }) =>
      `${format.dateRange(dates, lang, site)} ${format.timesInWords(spans, lang)}`,
  )
  return words[lang].menu.served([when, ...specialTimes].join('; '))
}

/**
 * Replace "daily" by "on days we are open" if the house is closed on some day of the week in that
 * season.
 */
function onOpenDays(on: string, site: Site, season: Season | undefined, lang: Language): string {
  const { daily, onOpenDays: instead } = words[lang].format
  const { hours, date } = site
  const weeks = season
    ? partsOfYear(hours, date).flatMap(({ periods, week }) =>
        week && periods.some((one) => areCrossed(one, season)) ? [week] : [],
      )
    : openWeeks(hours)
  const isClosed = (week: Week) =>
    days.some((day) => !week.bar.some((row) => row.days.includes(day)))
  return on === daily && weeks.some(isClosed) ? instead : on
}

const areCrossed = (one: Season, other: Season) =>
  inSeason(one, other.from) || inSeason(other, one.from)

/**
 * Fill gaps between dates if the house is closed in between, and name closures as a whole, so that
 * they become one range: `24 December 2026 – 6 January 2027`.
 */
function overClosedDays(except: readonly CalendarDate[], { hours, date: today }: Site) {
  const closed = except.flatMap((on) => {
    const exception = exceptionOn(hours, on)
    const isClosure = exception?.hours === null && !exception.openEnded
    return isClosure
      ? datesIn(exception).filter((one) => one >= today && exceptionOn(hours, one) === exception)
      : []
  })
  const dates = [...new Set([...except, ...closed])].sort()
  return dates.flatMap((date, index) => {
    const next = dates[index + 1]
    const between = next === undefined ? [] : datesBetween(addDays(date, 1), addDays(next, -1))
    return between.every((on) => hoursOn(hours, on).bar.length === 0) ? [date, ...between] : [date]
  })
}

const seasonFacts = (site: Pick<Site, 'pub'>, season: Season, lang: Language) =>
  words[lang].menu.season(...format.seasonEnds(season, lang, site))
