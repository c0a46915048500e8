// Opening hours in schema.org.

import { addDays, dayNames, openEnd } from '../../../../src/model/calendar.ts'
import { documentLanguage, type Language } from '../../../../src/model/languages.ts'
import * as opening from '../../../../src/model/opening.ts'
import { groupRuns } from '../../../../src/model/runs.ts'
import {
  type CalendarDate,
  type Day,
  days,
  type Site,
  type Span,
  type SpanOnDays,
  type Time,
  type Week,
  type WeeklyHours,
} from '../../../../src/model/site.ts'
import { words } from '../../words/words.ts'
import { single, unlessEmpty } from './menu.ts'

type ServiceName = keyof Week
type ValidityDates = { validFrom?: CalendarDate; validThrough?: CalendarDate }

/**
 * Return the opening hours of the pub. Kitchen and lunch are departments with hours of their own.
 */
export function hoursData(site: Site, lang: Language): object {
  const departments = (['kitchen', 'lunch'] as const).filter((service) =>
    areHoursComplete(site, service),
  )
  const { others = [] } = site.hours
  const parts = [
    ...departments.map((service) => ({
      '@type': 'FoodEstablishment',
      name: words[lang].hours[service],
      ...specifications(site, service, mergeDays(specialHours(site, service))),
    })),
    ...others.map(({ name, note, hours }) => {
      const part = { ...site, hours }
      return {
        '@type': 'LocalBusiness',
        name: name[lang],
        description: note?.[lang],
        ...specifications(part, 'bar', specialHours(part, 'bar', lang)),
      }
    }),
  ]
  return {
    ...specifications(site, 'bar', specialHours(site, 'bar', lang)),
    department: unlessEmpty(parts),
  }
}

/** True if the hours are known for every day. Schema.org has no term for unknown hours. */
function areHoursComplete({ hours, date }: Site, service: 'kitchen' | 'lunch'): boolean {
  const coming = opening.comingExceptions(hours, date).map((exception) => exception.hours)
  return (
    opening.statesHours(hours, service) &&
    [...opening.openWeeks(hours), ...coming].some((week) => week?.[service]?.length) &&
    coming.every((exceptionHours) => exceptionHours?.[service] !== null)
  )
}

const specifications = (site: Site, service: ServiceName, special: readonly SpecialHours[]) => ({
  openingHoursSpecification: weekHours(site, service),
  specialOpeningHoursSpecification: unlessEmpty(special),
})

/** Return the week. If hours differ by season, return those of the next year with their dates. */
function weekHours({ hours, date }: Site, service: ServiceName): object[] {
  if (hours.seasons.length === 0) return weekly(hours[service] ?? [])
  return opening.datedParts(hours, date).flatMap(({ from, to, week }) => {
    const dates = { validFrom: from, validThrough: to }
    const rows = weekly(week?.[service] ?? [], dates)
    return rows.length > 0 ? rows : [...weekly([{ days: [...days], ...closedAllDay }], dates)]
  })
}

/** Closed all day is 00:00 to 00:00 in schema.org. */
const closedAllDay = { open: '00:00', close: '00:00' }

/** Write a span. With an open end the closing time is not known, so it is left out. */
const opensAndCloses = ({ open, close, open_end }: Span): { opens: Time; closes?: Time } => ({
  opens: open,
  ...(!open_end && { closes: close }),
})

/**
 * Write a week. A closing time at or before the opening time is on the next day, as on the page.
 */
const weekly = (rows: WeeklyHours, dates: ValidityDates = {}) =>
  rows.map((row) => ({ ...onWeekdays(row), ...dates }))

/** Write a span. Without stated days there is no day of the week. */
const onWeekdays = ({ days: on, ...span }: Span & { days?: readonly Day[] }) => ({
  '@type': 'OpeningHoursSpecification',
  ...(on && { dayOfWeek: single(on.map((day) => dayNames[documentLanguage][day])) }),
  ...opensAndCloses(span),
})

/** Write the hours in which a telephone is answered. */
export const phoneHours = ({ also = [], ...first }: SpanOnDays) => [first, ...also].map(onWeekdays)

type SpecialHours = {
  '@type': 'OpeningHoursSpecification'
  name?: string
  validFrom: CalendarDate
  /** Absent means until further notice. */
  validThrough?: CalendarDate
} & ReturnType<typeof opensAndCloses>

/**
 * Return the exceptions. `lang` adds the reason; departments leave it out, because the pub states
 * it.
 */
const specialHours = (
  { hours, date }: Site,
  service: ServiceName,
  lang?: Language,
): SpecialHours[] =>
  opening.comingExceptions(hours, date).flatMap((exception) =>
    opening.splitException(exception).flatMap(({ from, to, hours: onDate }) => {
      const spans = onDate[service] ?? []
      return (spans.length > 0 ? spans : [closedAllDay]).map((span) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...(lang &&
          exception.reason &&
          opening.hasReasonOn(hours, exception, from) && { name: exception.reason[lang] }),
        validFrom: from,
        ...(to !== openEnd && { validThrough: to }),
        ...opensAndCloses(span),
      }))
    }),
  )

/** Merge consecutive days with the same hours. */
function mergeDays(special: readonly SpecialHours[]): SpecialHours[] {
  const continues = (last: SpecialHours, next: SpecialHours) =>
    last.validThrough !== undefined &&
    addDays(last.validThrough, 1) === next.validFrom &&
    last.opens === next.opens &&
    last.closes === next.closes
  return groupRuns(special, continues).map((run) => {
    const { validThrough } = run.at(-1) ?? run[0]
    if (validThrough) return { ...run[0], validThrough }
    const { validThrough: _, ...open } = run[0]
    return open
  })
}
