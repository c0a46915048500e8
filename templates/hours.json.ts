// The hours as data. A static file cannot know whether it is read in the evening, so it says what
// holds on each day, and how to find the day: "open at 00:30 on Saturday?" is arithmetic.

import type { FromSchema } from 'json-schema-to-ts'
import { toMinutes } from '../src/model/calendar.ts'
import { countries } from '../src/model/countries.ts'
import type { House } from '../src/model/house.ts'
import { textIn } from '../src/model/languages.ts'
import { comingExceptions, type DayHours, onDay, runsOf } from '../src/model/opening.ts'
import { json } from '../src/model/resource.ts'
import {
  as,
  date,
  license,
  list,
  monthDay,
  object,
  optional,
  orNull,
  piece,
  time,
  timeZone,
  words,
} from '../src/model/schema-parts.ts'
import {
  type Day,
  days,
  type HoursException,
  type HoursSeason,
  type Site,
  type Span,
  url,
  type Week,
} from '../src/model/site.ts'
import { schemaMember, schemaPath } from './_parts/schema.ts'
import { houseNoun } from './_parts/text/house.ts'
import { inEach } from './_parts/words/words.ts'

const spanExample = { open: '11:00', close: '01:00', open_min: 660, close_min: 1500 }
const dayExample = { bar: [spanExample], kitchen: [], lunch: [] }
const weekExample = Object.fromEntries(days.map((name) => [name, dayExample]))
const christmasEve = {
  cs: 'Štědrý den',
  en: 'Christmas Eve',
  sk: 'Štedrý deň',
  de: 'Heiligabend',
}

const integer = { type: 'integer' } as const

const span = piece(
  'Span',
  'From open_min (included) to close_min (excluded).',
  object({
    open: as(time, 'Local time HH:MM, for people.', '11:00'),
    close: as(
      time,
      'Local time HH:MM, for people; not later than `open`: on the next day.',
      '01:00',
    ),
    open_min: as(
      { ...integer, minimum: 0, maximum: 1439 },
      'Minutes after 00:00 of the day to which the span belongs.',
      660,
    ),
    close_min: as(
      { ...integer, minimum: 1, maximum: 2879 },
      'Minutes after 00:00 of the same day; above 1440 it is the next day.',
      1500,
    ),
  }),
)

const served = (house: House) => ({
  bar: as(list(span), `When the ${houseNoun(house)} is open; empty: closed.`, [spanExample]),
  kitchen: as(
    orNull(list(span)),
    `When food is cooked; empty: not on this day; null: not stated, ask the ${houseNoun(house)}.`,
    ...[[spanExample], []],
  ),
  lunch: as(
    orNull(list(span)),
    house.servesLunch
      ? 'When the lunch menu is served; empty: not on this day; null: not stated.'
      : 'Empty: no menu of the day is served; null: not stated.',
    ...[[], null],
  ),
})

const everyDay = (house: House, name: string) => ({
  ...piece('DayHours', `Every ${name} without an exception.`, object(served(house))),
  examples: [dayExample],
})

const week = (house: House, description: string) => ({
  ...piece(
    'WeekHours',
    description,
    object({
      mon: everyDay(house, 'Monday'),
      tue: everyDay(house, 'Tuesday'),
      wed: everyDay(house, 'Wednesday'),
      thu: everyDay(house, 'Thursday'),
      fri: everyDay(house, 'Friday'),
      sat: everyDay(house, 'Saturday'),
      sun: everyDay(house, 'Sunday'),
    }),
  ),
  examples: [weekExample],
})

const season = (house: House) =>
  piece(
    'SeasonHours',
    'Days of every year whose week replaces the usual one whole.',
    object({
      from: as(monthDay, 'The first day, MM-DD.', '05-01'),
      to: as(monthDay, 'The last day, MM-DD, included; before `from`: over New Year.', '09-30'),
      note: optional(
        words(house, "The owner's own words about the season.", {
          cs: 'zimní přestávka',
          en: 'winter break',
          sk: 'zimná prestávka',
          de: 'Winterpause',
        }),
      ),
      week: week(house, 'The week of the season; all days empty: closed.'),
    }),
  )

const exception = (house: House) =>
  piece(
    'ExceptionHours',
    `Dates whose whole day is replaced${house.servesLunch ? ': bar, kitchen and lunch' : ''}.`,
    object({
      from: as(date, 'The first date, YYYY-MM-DD.'),
      to: as(date, 'The last date, included; often the same.'),
      reason: words(house, 'Why.', christmasEve),
      ...served(house),
    }),
  )

export const schema = (house: House) =>
  piece(
    'OpeningHours',
    `When the ${houseNoun(house)} ${house.servesLunch ? 'is open, cooks and serves lunch' : 'is open and cooks'}. Ignore members that you do not know.`,
    object({
      $schema: schemaMember(house, '/hours.json'),
      license: optional(license),
      timezone: timeZone(house, 'The IANA zone of every time; convert the clock, never the hours.'),
      updated: as(date, 'The day on which the owner last went over the hours.', '2026-11-20'),
      rule: words(house, 'How to read this document, in words.', {
        cs: 'Noc patří ke dni, kdy začala.',
        en: 'A night belongs to its day.',
        sk: 'Noc patrí ku dňu, keď sa začala.',
        de: 'Eine Nacht gehört zu dem Tag, an dem sie begann.',
      }),
      week: week(house, 'The usual week. A night belongs to the day on which it began.'),
      seasons: optional(
        as(
          list(season(house)),
          'Parts of the year with a week of their own. Absent: `week` holds all year.',
          [{ from: '05-01', to: '09-30', week: weekExample }],
        ),
      ),
      exceptions: as(
        list(exception(house)),
        'All exceptions that are not over, by date. They win over week and seasons.',
        [
          {
            ...{ from: '2026-12-24', to: '2026-12-24', reason: textIn(house, christmasEve) },
            ...{ bar: [], kitchen: [], lunch: [] },
          },
        ],
      ),
      exceptions_checked_until: as(
        date,
        'Up to this date every public holiday has an exception, or the owner said that it is a day like others. After it, ask about public holidays.',
        '2026-12-31',
      ),
      note: optional(
        words(house, "The owner's own sentence about the hours.", {
          cs: 'V létě déle.',
          en: 'Longer in summer.',
          sk: 'V lete dlhšie.',
          de: 'Im Sommer länger.',
        }),
      ),
    }),
  )

const timeZoneOf = ({ pub }: Pick<Site, 'pub'>) => countries[pub.address.country].timeZone

export default json({
  group: 'Hours',
  title: 'Opening hours',
  summary: 'Opening hours with all exceptions, as minutes: open at 00:30 is arithmetic.',
  relation: 'item',
  describedBy: schemaPath('/hours.json'),
  schema,
  body: (site: Site): FromSchema<ReturnType<typeof schema>> => ({
    $schema: url(site, schemaPath('/hours.json')),
    ...(site.pub.license !== undefined && { license: site.pub.license }),
    timezone: timeZoneOf(site),
    updated: site.updated,
    rule: inEach(site, ({ agents }) =>
      site.hours.seasons.length > 0
        ? `${agents.hoursRule} ${agents.seasonsRule}`
        : agents.hoursRule,
    ),
    week: weekOf(site.hours),
    ...(site.hours.seasons.length > 0 && { seasons: site.hours.seasons.map(seasonOf) }),
    exceptions: comingExceptions(site.hours, site.date).flatMap(replaced),
    exceptions_checked_until: site.exceptions_checked_until,
    ...(site.hours.note && { note: site.hours.note }),
  }),
})

const minutes = ({ open, close }: Span) => {
  const [open_min, close_min] = toMinutes({ open, close })
  return { open, close, open_min, close_min }
}

const asMinutes = ({ bar, kitchen, lunch }: DayHours) => ({
  bar: bar.map(minutes),
  kitchen: kitchen?.map(minutes) ?? null,
  lunch: lunch?.map(minutes) ?? null,
})

function weekOf(hours: Week | null) {
  const on = (name: Day) => asMinutes(onDay(hours, name))
  return {
    mon: on('mon'),
    tue: on('tue'),
    wed: on('wed'),
    thu: on('thu'),
    fri: on('fri'),
    sat: on('sat'),
    sun: on('sun'),
  }
}

const seasonOf = ({ from, to, note, week: own }: HoursSeason) => ({
  from,
  to,
  ...(note && { note }),
  week: weekOf(own),
})

/** An entry for each run of days with the same hours: a reader need not know of weeks in it. */
const replaced = (exception: HoursException) =>
  runsOf(exception).map(({ from, to, hours }) => ({
    from,
    to,
    reason: exception.reason,
    ...asMinutes(hours),
  }))
