// What is on, as data. Dates and days, never "today": a file does not know when it is read.

import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { countries, countryCodes } from '../src/model/countries.ts'
import { currencyCodes } from '../src/model/currencies.ts'
import { type ComingEvent, type ComingWeekly, endsOn, isWeekly } from '../src/model/events.ts'
import { instant } from '../src/model/instant.ts'
import { json } from '../src/model/resource.ts'
import {
  type Content,
  type DatedEvent,
  days,
  type EntryPrice,
  eventStatuses,
  type Site,
  url,
} from '../src/model/site.ts'
import { eventsOf } from './_parts/facts/events.ts'
import {
  address,
  date,
  inCurrency,
  languageCode,
  monthDay,
  priceFrom,
  prices,
  schemaMember,
  schemaPath,
  text,
} from './_parts/schema.ts'

const time = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const
const moment = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:00\\+\\d{2}:00$',
} as const
const dayList = { type: 'array', uniqueItems: true, items: { enum: days } } as const

const entryPrice = {
  title: 'EntryPrice',
  description: 'What is paid to come in; 0: nothing.',
  type: 'object',
  // `inCurrency` says which.
  required: [],
  additionalProperties: false,
  properties: {
    label: {
      ...text,
      description: 'By whom, when, where or for what it is paid. Absent: one price for everybody.',
      examples: [{ cs: 'předprodej', en: 'in advance', sk: 'predpredaj', de: 'Vorverkauf' }],
    },
    ...prices,
    price_from: priceFrom,
  },
} as const

const season = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: {
    from: { ...monthDay, description: 'The first day, MM-DD.', examples: ['09-01'] },
    to: { ...monthDay, description: 'The last day, MM-DD, included.', examples: ['06-30'] },
  },
  description: 'Only in this part of every year; may wrap over New Year.',
  examples: [{ from: '09-01', to: '06-30' }],
} as const

const leftOut = {
  title: 'LeftOut',
  description: 'Days of every year on which it does not take place.',
  type: 'object',
  required: ['from', 'to', 'days'],
  additionalProperties: false,
  properties: {
    from: { ...monthDay, description: 'The first day, MM-DD.', examples: ['07-01'] },
    to: {
      ...monthDay,
      description: 'The last day, MM-DD, included; before `from`: over New Year.',
      examples: ['08-31'],
    },
    days: { ...dayList, description: 'The days of the week that are meant.', examples: [['tue']] },
  },
} as const

const weekly = {
  title: 'EveryWeek',
  description: 'On which days it comes every week. Absent: it is on `from` to `to`.',
  type: 'object',
  required: ['days', 'except_dates'],
  additionalProperties: false,
  properties: {
    days: { ...dayList, description: 'On these days of the week.', examples: [['tue']] },
    from: { ...date, description: 'Not before this date. Absent: not stated.' },
    until: { ...date, description: 'Not after this date. Absent: not stated.' },
    season,
    except_dates: {
      type: 'array',
      items: date,
      description: 'Dates to come on which it does not take place, as far as they are known.',
      examples: [['2026-12-24'], []],
    },
    except_seasons: {
      type: 'array',
      items: leftOut,
      description: 'Parts of every year in which the house is closed on its days. Absent: none.',
      examples: [[{ from: '07-01', to: '08-31', days: ['tue'] }]],
    },
  },
} as const

const event = {
  title: 'HouseEvent',
  description: 'Something that is on in the house.',
  type: 'object',
  required: ['id', 'title', 'start', 'end', 'prices', 'status'],
  additionalProperties: false,
  properties: {
    id: {
      type: 'string',
      maxLength: 128,
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      description: 'Of its title and date; behind `event_` its anchor on the home pages.',
      examples: ['vecer-s-kytarou-2026-11-27'],
    },
    title: {
      ...text,
      description: 'What it is called.',
      examples: [
        {
          cs: 'Večer s kytarou',
          en: 'An evening with a guitar',
          sk: 'Večer s gitarou',
          de: 'Ein Abend mit Gitarre',
        },
      ],
    },
    description: {
      ...text,
      description: 'A sentence about it.',
      examples: [
        {
          cs: 'Hrají hosté, kytaru půjčíme.',
          en: 'Guests play; we lend the guitar.',
          sk: 'Hrajú hostia, gitaru požičiame.',
          de: 'Gäste spielen, die Gitarre leihen wir.',
        },
      ],
    },
    from: { ...date, description: 'The date, or the first of several, on each of which it is.' },
    to: { ...date, description: 'The last date, included; often the same. Both or none.' },
    weekly: { ...weekly, examples: [{ days: ['tue'], except_dates: [] }] },
    start: { ...time, description: 'Local time HH:MM at which it begins.', examples: ['20:00'] },
    end: {
      ...time,
      type: ['string', 'null'],
      description:
        'Local time HH:MM at which it ends; not later than `start`: on the next day. null: not stated.',
      examples: ['00:00', null],
    },
    starts_at: {
      ...moment,
      description: 'The beginning on `from`, with the offset from UTC. Absent beside `weekly`.',
      examples: ['2026-11-27T20:00:00+01:00'],
    },
    ends_at: {
      ...moment,
      description: 'The end on `to`, with the offset from UTC. Absent where `end` is null.',
      examples: ['2026-11-28T00:00:00+01:00'],
    },
    prices: {
      type: ['array', 'null'],
      items: entryPrice,
      description: 'What is paid to come in. null: not stated, which is not free.',
      examples: [[{ price_czk: 250 }], null],
    },
    status: {
      enum: eventStatuses,
      description: '`cancelled`: it does not take place. `sold_out` is as old as `updated`.',
      examples: ['scheduled'],
    },
    url: {
      ...address,
      description: 'A page about it, or where tickets are.',
      examples: ['https://tickets.example/1'],
    },
  },
} as const

export const schema = {
  title: 'Events',
  description: 'What is on in the house and not over. Ignore members that you do not know.',
  type: 'object',
  required: ['$schema', 'timezone', 'currency', 'languages', 'updated', 'events'],
  additionalProperties: false,
  properties: {
    $schema: { ...schemaMember, examples: ['https://pub.example/schemas/events.schema.json'] },
    timezone: {
      enum: countryCodes.map((code) => countries[code].timeZone),
      description: 'The IANA zone of every time.',
      examples: ['Europe/Prague'],
    },
    currency: {
      enum: currencyCodes,
      description: 'The currency of every price; VAT is included.',
      examples: ['CZK'],
    },
    languages: {
      type: 'array',
      items: languageCode,
      description: 'The languages of every text.',
      examples: [['cs', 'en']],
    },
    updated: {
      ...date,
      description: 'The day on which the owner last went over the events.',
      examples: ['2026-11-20'],
    },
    events: {
      type: 'array',
      items: event,
      description: 'First those with a date, by date, then those of every week. Empty: none.',
      examples: [
        [
          {
            id: 'kviz-tue',
            title: { cs: 'Kvíz', en: 'Quiz', sk: 'Kvíz', de: 'Quiz' },
            weekly: { days: ['tue'], except_dates: [] },
            start: '19:00',
            end: null,
            prices: null,
            status: 'scheduled',
          },
        ],
      ],
    },
  },
} as const satisfies JSONSchema

const timeZoneOf = ({ pub }: Content) => countries[pub.address.country].timeZone

/** With the one time zone and the one currency of the pub. */
function schemaFor(content: Content) {
  const { timezone, currency } = schema.properties
  const { pub } = content
  const own = {
    ...schema,
    properties: {
      ...schema.properties,
      timezone: {
        const: timeZoneOf(content),
        description: timezone.description,
        examples: [timeZoneOf(content)],
      },
      currency: {
        const: pub.currency,
        description: currency.description,
        examples: [pub.currency],
      },
    },
  }
  return inCurrency(own, pub.currency, [entryPrice.title])
}

export default json({
  group: 'Events',
  title: 'Events',
  summary: 'What is on: dates, times, entry prices; weekly ones with the days that are left out.',
  relation: 'item',
  describedBy: schemaPath('/events.json'),
  when: ({ events }) => events !== undefined,
  schema,
  schemaFor,
  body: (site: Site): FromSchema<typeof schema> => ({
    $schema: url(site, schemaPath('/events.json')),
    timezone: timeZoneOf(site),
    currency: site.pub.currency,
    languages: [...site.languages],
    updated: site.updated,
    events: eventsOf(site).map((one) => eventOf(site, one)),
  }),
})

type Body = FromSchema<typeof schema>['events'][number]

function eventOf(site: Site, one: ComingEvent): Body {
  const { id, title, description, start, end, status, url: page } = one
  return {
    id,
    title,
    ...(description && { description }),
    ...(isWeekly(one) ? { weekly: weeklyOf(one) } : datesOf(site, one)),
    start,
    end: end ?? null,
    prices: one.prices?.map(priceOf) ?? null,
    status,
    ...(page !== undefined && { url: page }),
  }
}

const priceOf = ({ label, ...price }: EntryPrice) => ({ ...(label && { label }), ...price })

const weeklyOf = ({ days: on, from, until, season: part, ...event }: ComingWeekly) => ({
  days: on,
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
  ...(part && { season: part }),
  except_dates: event.except_dates,
  ...(event.except_seasons.length > 0 && { except_seasons: event.except_seasons }),
})

function datesOf(site: Site, { from, to, start, end }: DatedEvent) {
  const zone = timeZoneOf(site)
  return {
    from,
    to,
    starts_at: instant(from, start, zone),
    ...(end !== undefined && { ends_at: instant(endsOn(to, { start, end }), end, zone) }),
  }
}
