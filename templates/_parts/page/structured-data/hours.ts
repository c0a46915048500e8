// Opening hours of schema.org.

import { addDays, dayNames, openEnd } from '../../../../src/model/calendar.ts'
import { documentLanguage, type Language } from '../../../../src/model/languages.ts'
import * as opening from '../../../../src/model/opening.ts'
import { inRuns } from '../../../../src/model/runs.ts'
import {
  type CalendarDate,
  days,
  type Site,
  type Week,
  type WeeklyHours,
} from '../../../../src/model/site.ts'
import { words } from '../../words/words.ts'
import { single } from './single.ts'

type Service = keyof Week
type Dates = { validFrom?: CalendarDate; validThrough?: CalendarDate }

/** The hours of the pub, and those of its kitchen and of lunch as departments with hours of their own. */
export function hoursData(site: Site, lang: Language): object {
  const departments = (['kitchen', 'lunch'] as const).filter((service) => isKnown(site, service))
  return {
    ...specifications(site, 'bar', specialOf(site, 'bar', lang)),
    ...(departments.length > 0 && {
      department: departments.map((service) => ({
        '@type': 'FoodEstablishment',
        name: words[lang].hours[service],
        ...specifications(site, service, merged(specialOf(site, service))),
      })),
    }),
  }
}

/** Stated for every day: schema.org has no word for hours of a day that are not known. */
function isKnown({ hours, date }: Site, service: 'kitchen' | 'lunch'): boolean {
  const coming = opening.comingExceptions(hours, date).map(({ hours: own }) => own)
  return (
    opening.states(hours, service) &&
    [...opening.weeksOf(hours), ...coming].some((week) => week?.[service]?.length) &&
    coming.every((own) => !own || own[service] !== null)
  )
}

const specifications = (site: Site, service: Service, special: readonly Special[]) => ({
  openingHoursSpecification: weekHours(site, service),
  specialOpeningHoursSpecification: special,
})

/** Where the year has parts, each with its dates, for a year from the date of the site. */
function weekHours({ hours, date }: Site, service: Service): object[] {
  if (hours.seasons.length === 0) return weekly(hours[service] ?? [])
  return opening.datedParts(hours, date).flatMap(({ from, to, week }) => {
    const dates = { validFrom: from, validThrough: to }
    const rows = weekly(week?.[service] ?? [], dates)
    return rows.length > 0 ? rows : [...weekly([{ days: [...days], ...never }], dates)]
  })
}

/** Closed all day is written 00:00 to 00:00. */
const never = { open: '00:00', close: '00:00' }

/** A closing time that is not after the opening one belongs to the next day, as on the page. */
const weekly = (rows: WeeklyHours, dates: Dates = {}) =>
  rows.map(({ days: on, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: single(on.map((day) => dayNames[documentLanguage][day])),
    opens: open,
    closes: close,
    ...dates,
  }))

type Special = {
  '@type': 'OpeningHoursSpecification'
  name?: string
  validFrom: CalendarDate
  /** Absent: until further notice. */
  validThrough?: CalendarDate
  opens: string
  closes: string
}

/** The days that differ; a department gives no reason, since that is the one of the house. */
const specialOf = ({ hours, date }: Site, service: Service, lang?: Language): Special[] =>
  opening.comingExceptions(hours, date).flatMap((exception) =>
    opening.runsOf(exception).flatMap(({ from, to, hours: onDate }) => {
      const spans = onDate[service] ?? []
      return (spans.length > 0 ? spans : [never]).map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...(lang && opening.isReasonOn(hours, exception, from) && { name: exception.reason[lang] }),
        validFrom: from,
        ...(to !== openEnd && { validThrough: to }),
        opens: open,
        closes: close,
      }))
    }),
  )

/** Days that follow each other with the same hours are one stretch. */
function merged(special: readonly Special[]): Special[] {
  const goesOn = (last: Special, next: Special) =>
    last.validThrough !== undefined &&
    addDays(last.validThrough, 1) === next.validFrom &&
    last.opens === next.opens &&
    last.closes === next.closes
  return inRuns(special, goesOn).map((run) => {
    const { validThrough } = run.at(-1) ?? run[0]
    if (validThrough) return { ...run[0], validThrough }
    const { validThrough: _, ...open } = run[0]
    return open
  })
}
