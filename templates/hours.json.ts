// The hours as data. A static file cannot know whether it is read in the evening, so it says what
// holds on each day, and how to find the day: "open at 00:30 on Saturday?" is arithmetic.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { toMinutes } from '../src/model/calendar.ts'
import { countries, countryCodes } from '../src/model/countries.ts'
import { json } from '../src/model/resource.ts'
import {
  type Content,
  type Day,
  days,
  type HoursException,
  type Site,
  type Span,
  url,
  type WeeklyHours,
} from '../src/model/site.ts'
import { date, schemaMember, schemaPath, text } from './_parts/schema.ts'
import { inEach } from './_parts/words/words.ts'

const spanExample = { open: '11:00', close: '01:00', open_min: 660, close_min: 1500 } as const
const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const

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
    description: 'When food is cooked; empty: not on this day; null: not stated, ask by telephone.',
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
const onDay = (name: string) => ({
  ...day,
  description: `Every ${name} without an exception.`,
  examples: [dayExample],
})

const week = {
  type: 'object',
  required: days,
  additionalProperties: false,
  description: 'The usual week. A night belongs to the day on which it began.',
  examples: [Object.fromEntries(days.map((name) => [name, dayExample]))],
  properties: {
    mon: onDay('Monday'),
    tue: onDay('Tuesday'),
    wed: onDay('Wednesday'),
    thu: onDay('Thursday'),
    fri: onDay('Friday'),
    sat: onDay('Saturday'),
    sun: onDay('Sunday'),
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
      examples: [{ cs: 'Štědrý den', en: 'Christmas Eve' }],
    },
    ...served,
  },
} as const

export const schema = {
  title: 'OpeningHours',
  description: 'When the pub is open, cooks and serves lunch. Ignore members that you do not know.',
  type: 'object',
  required: ['$schema', 'timezone', 'updated', 'rule', 'week', 'exceptions'],
  additionalProperties: false,
  properties: {
    $schema: { ...schemaMember, examples: ['https://pub.example/schemas/hours.schema.json'] },
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
      examples: [{ cs: 'Noc patří ke dni, kdy začala.', en: 'A night belongs to its day.' }],
    },
    week,
    exceptions: {
      type: 'array',
      items: exception,
      description: 'All known exceptions, by date, past ones too. They win over the week.',
      examples: [
        [
          {
            from: '2026-12-24',
            to: '2026-12-24',
            reason: { cs: 'Štědrý den', en: 'Christmas Eve' },
            bar: [],
            kitchen: [],
            lunch: [],
          },
        ],
      ],
    },
    note: {
      ...text,
      description: "The owner's own sentence about the hours.",
      examples: [{ cs: 'V létě déle.', en: 'Longer in summer.' }],
    },
  },
} as const satisfies JSONSchema

const timeZoneOf = ({ pub }: Content) => countries[pub.address.country].timeZone

/** With the one time zone of the pub. */
function schemaFor(content: Content) {
  const { description } = schema.properties.timezone
  const timezone = { const: timeZoneOf(content), description, examples: [timeZoneOf(content)] }
  return { ...schema, properties: { ...schema.properties, timezone } }
}

export default json({
  group: 'Hours',
  title: 'Opening hours',
  summary:
    'Hours of pub, kitchen and lunch with all exceptions, as minutes: open at 00:30 is arithmetic.',
  relation: 'item',
  describedBy: schemaPath('/hours.json'),
  schema,
  schemaFor,
  body: (site): FromSchema<typeof schema> => ({
    $schema: url(site, schemaPath('/hours.json')),
    timezone: timeZoneOf(site),
    updated: site.updated,
    rule: inEach(({ agents }) => agents.hoursRule),
    week: {
      mon: onWeekday(site, 'mon'),
      tue: onWeekday(site, 'tue'),
      wed: onWeekday(site, 'wed'),
      thu: onWeekday(site, 'thu'),
      fri: onWeekday(site, 'fri'),
      sat: onWeekday(site, 'sat'),
      sun: onWeekday(site, 'sun'),
    },
    exceptions: site.hours.exceptions.map(replaced),
    ...(site.hours.note && { note: site.hours.note }),
  }),
})

const minutes = ({ open, close }: Span) => {
  const [open_min, close_min] = toMinutes({ open, close })
  return { open, close, open_min, close_min }
}

function onWeekday({ hours }: Site, name: Day) {
  const of = (rows: WeeklyHours) => rows.filter(({ days: on }) => on.includes(name)).map(minutes)
  // The owner who names no kitchen hours at all has not said that there are none.
  const stated = (rows: WeeklyHours) => (rows.length > 0 ? of(rows) : null)
  return { bar: of(hours.bar), kitchen: stated(hours.kitchen), lunch: stated(hours.lunch) }
}

const replaced = ({ from, to, reason, hours }: HoursException) => ({
  from,
  to,
  reason,
  bar: (hours?.bar ?? []).map(minutes),
  kitchen: (hours?.kitchen ?? []).map(minutes),
  lunch: (hours?.lunch ?? []).map(minutes),
})
