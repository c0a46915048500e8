// What the owner's files say of the coming days, and what changes on the site by itself: for the
// page that `npm run dev` shows to the owner.

import { holidaysBetween } from '../../content/rules/holidays.ts'
import { addDays, isoWeek } from '../../model/calendar.ts'
import { comingEvents, takesPlace } from '../../model/events.ts'
import * as opening from '../../model/opening.ts'
import type { CalendarDate, LunchDay, Season, Site, Text } from '../../model/site.ts'

/** How many days the owner looks ahead. */
export const daysShown = 60

export type DayAhead = {
  date: CalendarDate
  hours: opening.DayHours
  /** Why the day differs: of an exception, else the note of a season. */
  reason?: Text
  /** A public holiday, whatever the files say of it; `asked` where they say nothing. */
  holiday?: { name: string; asked: boolean }
  /** What is cooked for lunch; absent where no file says it. */
  lunch?: LunchDay
  /** That lunch is served on the day and no file says what there is, though one does of other days. */
  lunchMissing?: true
  events: { title: Text; start: string; end?: string }[]
}

export function daysAhead(site: Site): DayAhead[] {
  const { date: today, hours, menu } = site
  const last = addDays(today, daysShown - 1)
  const holidays = holidaysBetween(today, last, site.pub.address.country)
  const lunches = menu.lunches.flatMap(({ days }) => days)
  const coming = comingEvents(site).filter(({ status }) => status !== 'cancelled')
  return range(today, daysShown).map((date) => {
    const exception = opening.exceptionOn(hours, date)
    const season = opening.seasonOn(hours, date)
    const holiday = holidays.find((one) => one.date === date)
    const lunch = lunches.find((one) => one.date === date)
    const hoursOfDay = opening.hoursOn(hours, date)
    const reason = exception?.reason ?? season?.note
    const asked = !exception && !hours.holidays_as_usual && season?.week !== null
    return {
      date,
      hours: hoursOfDay,
      ...(reason && { reason }),
      ...(holiday && { holiday: { name: holiday.name, asked } }),
      ...(lunch && { lunch }),
      ...(lunches.length > 0 &&
        !lunch &&
        hoursOfDay.lunch?.length && { lunchMissing: true as const }),
      events: coming.filter((event) => takesPlace(event, date)),
    }
  })
}

const range = (from: CalendarDate, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index))

export type Change = {
  /** The first day on which it holds. */
  date: CalendarDate
  what: (typeof changes)[number]
  name?: Text
  /** The Monday of a week of lunches. */
  week?: CalendarDate
}

/** What leaves the site, what is out of season and is said to be, and weeks that begin. */
export const changes = [
  'exception-hidden',
  'lunch-hidden',
  'event-hidden',
  'hours-season',
  'hours-usual',
  'section-served',
  'section-not-served',
  'item-served',
  'item-not-served',
  'item-over',
] as const

/** In order of date: what happens without anybody's doing, when the site is built on that day. */
export function changesAhead(site: Site): Change[] {
  const { date: today, hours, menu } = site
  const shown = range(today, daysShown)
  /** The coming days on which something is not as on the day before. */
  const turns = <T>(stateOn: (date: CalendarDate) => T) =>
    shown.slice(1).flatMap((date) => {
      const [before, now] = [stateOn(addDays(date, -1)), stateOn(date)]
      return before === now ? [] : [{ date, before, now }]
    })
  /** The first day on which the site no longer shows something. */
  const hidden = (
    what: Change['what'],
    isShown: (date: CalendarDate) => boolean,
    name?: Text,
  ): Change[] => {
    const date = turns(isShown).find(({ now }) => !now)?.date
    return date ? [{ date, what, ...(name && { name }) }] : []
  }
  /** Out of season a dish stays on the site, which says when it is served. */
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
    ...[...menu.food, ...menu.drinks].flatMap(({ name, availability: { season, dates } = {} }) => [
      ...served('item', name, season),
      ...hidden('item-over', (date) => !dates || dates.some((one) => one >= date), name),
    ]),
  ]
  return changes.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
