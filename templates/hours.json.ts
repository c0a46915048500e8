// The hours as data. A static file cannot know whether it is read in the evening, so it says what
// holds on each day, and how to find the day: "open at 00:30 on Saturday?" is arithmetic.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { toMinutes } from '../src/model/calendar.ts'
import { countries, countryCodes } from '../src/model/countries.ts'
import { comingExceptions, type DayHours, onDay, runsOf } from '../src/model/opening.ts'
import { json } from '../src/model/resource.ts'
import {
  type Content,
  type Day,
  days,
  type HoursException,
  type HoursSeason,
  type Site,
  type Span,
  url,
  type Week,
} from '../src/model/site.ts'
import { date, license, monthDay, schemaMember, schemaPath, text, time } from './_parts/schema.ts'
import { inHouse } from './_parts/text/in-house.ts'
import { inEach } from './_parts/words/words.ts'

const spanExample = { open: '11:00', close: '01:00', open_min: 660, close_min: 1500 } as const

const span = {
  title: 'Span',
  description: 'From open_min (included) to close_min (excluded).',
  type: 'object',
  required: ['open', 'close', 'open_min', 'close_min'],
  additionalProperties: false,
  properties: {
    open: { ...time, description: 'Local time HH:MM, for people.', examples: ['11:00'] },
    close: {
      ...time,
      description: 'Local time HH:MM, for people; not later than `open`: on the next day.',
      examples: ['01:00'],
    },
    open_min: {
      type: 'integer',
      minimum: 0,
      maximum: 1439,
      description: 'Minutes after 00:00 of the day to which the span belongs.',
      examples: [660],
    },
    close_min: {
      type: 'integer',
      minimum: 1,
      maximum: 2879,
      description: 'Minutes after 00:00 of the same day; above 1440 it is the next day.',
      examples: [1500],
    },
  },
} as const satisfies JSONSchema

const known = { type: 'array', items: span } as const
const unsure = { type: ['array', 'null'], items: span } as const
const served = {
  bar: { ...known, description: 'When the pub is open; empty: closed.', examples: [[spanExample]] },
  kitchen: {
    ...unsure,
    description: 'When food is cooked; empty: not on this day; null: not stated, ask the pub.',
    examples: [[spanExample], []],
  },
  lunch: {
    ...unsure,
    description: 'When the lunch menu is served; empty: not on this day; null: not stated.',
    examples: [[], null],
  },
} as const

const day = {
  title: 'DayHours',
  description: 'What holds on one day.',
  type: 'object',
  required: ['bar', 'kitchen', 'lunch'],
  additionalProperties: false,
  properties: served,
} as const
const dayExample = { bar: [spanExample], kitchen: [], lunch: [] } as const
const everyDay = (name: string) => ({
  ...day,
  description: `Every ${name} without an exception.`,
  examples: [dayExample],
})

const weekExample = Object.fromEntries(days.map((name) => [name, dayExample]))
const week = {
  title: 'WeekHours',
  type: 'object',
  required: days,
  additionalProperties: false,
  description: 'The usual week. A night belongs to the day on which it began.',
  examples: [weekExample],
  properties: {
    mon: everyDay('Monday'),
    tue: everyDay('Tuesday'),
    wed: everyDay('Wednesday'),
    thu: everyDay('Thursday'),
    fri: everyDay('Friday'),
    sat: everyDay('Saturday'),
    sun: everyDay('Sunday'),
  },
} as const

const season = {
  title: 'SeasonHours',
  description: 'Days of every year whose week replaces the usual one whole.',
  type: 'object',
  required: ['from', 'to', 'week'],
  additionalProperties: false,
  properties: {
    from: { ...monthDay, description: 'The first day, MM-DD.', examples: ['05-01'] },
    to: {
      ...monthDay,
      description: 'The last day, MM-DD, included; before `from`: over New Year.',
      examples: ['09-30'],
    },
    note: {
      ...text,
      description: "The owner's own words about the season.",
      examples: [
        {
          cs: 'zimní přestávka',
          en: 'winter break',
          sk: 'zimná prestávka',
          de: 'Winterpause',
        },
      ],
    },
    week: { ...week, description: 'The week of the season; all days empty: closed.' },
  },
} as const

const exception = {
  title: 'ExceptionHours',
  description: 'Dates whose whole day is replaced: bar, kitchen and lunch.',
  type: 'object',
  required: ['from', 'to', 'reason', 'bar', 'kitchen', 'lunch'],
  additionalProperties: false,
  properties: {
    from: { ...date, description: 'The first date, YYYY-MM-DD.' },
    to: { ...date, description: 'The last date, included; often the same.' },
    reason: {
      ...text,
      description: 'Why.',
      examples: [{ cs: 'Štědrý den', en: 'Christmas Eve', sk: 'Štedrý deň', de: 'Heiligabend' }],
    },
    ...served,
  },
} as const

export const schema = {
  title: 'OpeningHours',
  description: 'When the pub is open, cooks and serves lunch. Ignore members that you do not know.',
  type: 'object',
  required: [
    '$schema',
    'timezone',
    'updated',
    'rule',
    'week',
    'exceptions',
    'exceptions_checked_until',
  ],
  additionalProperties: false,
  properties: {
    $schema: { ...schemaMember, examples: ['https://pub.example/schemas/hours.schema.json'] },
    license,
    timezone: {
      enum: countryCodes.map((code) => countries[code].timeZone),
      description: 'The IANA zone of every time; convert the clock, never the hours.',
      examples: ['Europe/Prague'],
    },
    updated: {
      ...date,
      description: 'The day on which the owner last went over the hours.',
      examples: ['2026-11-20'],
    },
    rule: {
      ...text,
      description: 'How to read this document, in words.',
      examples: [
        {
          cs: 'Noc patří ke dni, kdy začala.',
          en: 'A night belongs to its day.',
          sk: 'Noc patrí ku dňu, keď sa začala.',
          de: 'Eine Nacht gehört zu dem Tag, an dem sie begann.',
        },
      ],
    },
    week,
    seasons: {
      type: 'array',
      items: season,
      description: 'Parts of the year with a week of their own. Absent: `week` holds all year.',
      examples: [[{ from: '05-01', to: '09-30', week: weekExample }]],
    },
    exceptions: {
      type: 'array',
      items: exception,
      description: 'All exceptions that are not over, by date. They win over week and seasons.',
      examples: [
        [
          {
            from: '2026-12-24',
            to: '2026-12-24',
            reason: { cs: 'Štědrý den', en: 'Christmas Eve', sk: 'Štedrý deň', de: 'Heiligabend' },
            bar: [],
            kitchen: [],
            lunch: [],
          },
        ],
      ],
    },
    exceptions_checked_until: {
      ...date,
      description:
        'Up to this date every public holiday has an exception, or the owner said that it is a day like others. After it, ask about public holidays.',
      examples: ['2026-12-31'],
    },
    note: {
      ...text,
      description: "The owner's own sentence about the hours.",
      examples: [
        {
          cs: 'V létě déle.',
          en: 'Longer in summer.',
          sk: 'V lete dlhšie.',
          de: 'Im Sommer länger.',
        },
      ],
    },
  },
} as const satisfies JSONSchema

const timeZoneOf = ({ pub }: Content) => countries[pub.address.country].timeZone

/** With the one time zone of the pub. */
function schemaFor(content: Content) {
  const { description } = schema.properties.timezone
  const timezone = { const: timeZoneOf(content), description, examples: [timeZoneOf(content)] }
  return inHouse({ ...schema, properties: { ...schema.properties, timezone } }, content)
}

export default json({
  group: 'Hours',
  title: 'Opening hours',
  summary: 'Opening hours with all exceptions, as minutes: open at 00:30 is arithmetic.',
  relation: 'item',
  describedBy: schemaPath('/hours.json'),
  schema,
  schemaFor,
  body: (site: Site): FromSchema<typeof schema> => ({
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
