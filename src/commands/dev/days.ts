// The coming days according to the owner's files, and the changes that happen on the site without
// an edit. `npm run dev` shows both to the owner.

import { addDays, isoWeek } from '../../model/calendar.ts'
import { comingEvents, isOnDate } from '../../model/events.ts'
import { holidaysBetween } from '../../model/holidays.ts'
import { firstLanguage } from '../../model/languages.ts'
import * as opening from '../../model/opening.ts'
import type { CalendarDate, Season, Site, Text } from '../../model/site.ts'
import { keywordList } from '../../model/word-list.ts'

/** Number of days that are shown. */
export const daysShown = 60

export type DayAhead = ReturnType<typeof daysAhead>[number]

export function daysAhead(site: Site) {
  const { date: today, hours, menu } = site
  const last = addDays(today, daysShown - 1)
  const holidays = holidaysBetween(today, last, site.pub.address).filter(({ isLocal }) => !isLocal)
  const lunches = menu.lunches.flatMap(({ days }) => days)
  const coming = comingEvents(site).filter(({ status }) => status !== 'cancelled')
  return range(today, daysShown).map((date) => {
    const exception = opening.exceptionOn(hours, date)
    const season = opening.seasonOn(hours, date)
    const holiday = holidays.find((one) => one.date === date)
    const lunch = lunches.find((one) => one.date === date)
    const hoursOfDay = opening.hoursOn(hours, date)
    const reason = exception ? exception.reason : season?.note
    const lunchMissing = lunches.length > 0 && !lunch && !!hoursOfDay.lunch?.length
    const isOpenQuestion = !hours.holidays || hours.holidays === 'ask'
    /** True if the files do not state the hours of a public holiday. */
    const asked = !exception && isOpenQuestion && season?.week !== null
    return {
      date,
      hours: hoursOfDay,
      reason,
      holiday: holiday && { name: holiday.name[firstLanguage(site)], asked },
      lunch,
      /** Lunch is served but has no menu, although other days have one. */
      lunchMissing,
      events: coming.filter((event) => isOnDate(event, date)),
    }
  })
}

const range = (from: CalendarDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

export type Change = {
  /** First day of the new state. */
  date: CalendarDate
  what: (typeof changes)[number]
  name?: Text
  /** Monday of the week of a lunch menu. */
  week?: CalendarDate
}

/** Kinds of changes: something leaves the site, or a season begins or ends. */
export const changes = keywordList(`
  exception-hidden lunch-hidden event-hidden hours-season hours-usual section-served
  section-not-served item-served item-not-served item-over`)

/**
 * List the changes that happen without an edit, if the site is built on that day, in order of date.
 */
export function changesAhead(site: Site): Change[] {
  const { date: today, hours, menu } = site
  const shown = range(today, daysShown)
  /** Return the days on which a state differs from the day before. */
  const turns = <T>(stateOn: (date: CalendarDate) => T) =>
    shown.slice(1).flatMap((date) => {
      const [before, now] = [stateOn(addDays(date, -1)), stateOn(date)]
      return before === now ? [] : [{ date, before, now }]
    })
  /** Return the first day on which the site no longer shows something. */
  const hidden = (
    what: Change['what'],
    isShown: (date: CalendarDate) => boolean,
    name?: Text,
  ): Change[] => {
    const date = turns(isShown).find(({ now }) => !now)?.date
    return date ? [{ date, what, ...(name && { name }) }] : []
  }
  /** Return when a season starts and ends. A dish out of season stays on the site with a note. */
  const served = (of: 'section' | 'item', name: Text, season: Season | undefined): Change[] =>
    season
      ? turns((date) => opening.inSeason(season, date.slice(5))).map(({ date, now }) => ({
          date,
          name,
          what: now ? `${of}-served` : `${of}-not-served`,
        }))
      : []
  const eventsOn = new Map(
    shown.map((date) => [date, new Set(comingEvents({ ...site, date }).map(({ id }) => id))]),
  )
  const changes: Change[] = [
    ...opening
      .comingExceptions(hours, today)
      .flatMap((one) =>
        hidden(
          'exception-hidden',
          (date) => opening.comingExceptions(hours, date).includes(one),
          one.reason,
        ),
      ),
    ...menu.lunches.flatMap(({ week }) =>
      hidden('lunch-hidden', (date) => isoWeek(date) <= week).map((change) => ({
        ...change,
        week: addDays(change.date, -7),
      })),
    ),
    ...comingEvents(site).flatMap(({ id, title }) =>
      hidden('event-hidden', (date) => eventsOn.get(date)?.has(id) ?? false, title),
    ),
    ...turns((date) => opening.seasonOn(hours, date)).map(({ date, before, now }): Change => {
      const name = now?.note ?? before?.note
      return { date, what: now ? 'hours-season' : 'hours-usual', ...(name && { name }) }
    }),
    ...menu.sections.flatMap(({ name, served: { season } = {} }) =>
      served('section', name, season),
    ),
    ...[...menu.food, ...menu.drinks].flatMap(({ name, availability = {} }) => {
      const { season, recurring, dates = recurring?.dates } = availability
      return [
        ...served('item', name, season),
        ...hidden('item-over', (date) => !dates || dates.some((one) => one >= date), name),
      ]
    }),
  ]
  return changes.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
