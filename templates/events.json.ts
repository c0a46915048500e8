// Events as data. It has dates and weekdays but never "today", because a static file cannot know
// when it is read.

import type { FromSchema } from 'json-schema-to-ts'
import { eventRows, guitar, weeklyRows } from '../src/fields/events.ts'
import {
  type ComingEvent,
  type ComingWeekly,
  endsOn,
  isWeeklyEvent,
  listEventDates,
} from '../src/model/events.ts'
import type { House } from '../src/model/house.ts'
import { instant } from '../src/model/instant.ts'
import { parseTextRow, pickLanguages } from '../src/model/languages.ts'
import { isSeldom } from '../src/model/recurrence.ts'
import { json } from '../src/model/resource.ts'
import * as s from '../src/model/schema-parts.ts'
import {
  type DatedEvent,
  type EntryPrice,
  eventStatuses,
  type Site,
  url,
} from '../src/model/site.ts'
import { memberSchemas, pickMembers } from '../src/reading/row.ts'
import { makeRule, ruleMembers } from './_parts/recurrence.ts'
import { languageList, schemaMember, schemaPath } from './_parts/schema.ts'
import { listEvents } from './_parts/text/events.ts'
import { findTimeZone } from './hours.json.ts'

const moment = {
  type: 'string',
  pattern:
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:00\\+0[0-3]:00$',
} as const
const id = { type: 'string', maxLength: 128, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' } as const

const quiz = parseTextRow('Kvíz | Quiz | Kvíz | Quiz')
const inAdvance = parseTextRow('předprodej | in advance | predpredaj | Vorverkauf')

const entryPrice = (house: House) =>
  s.component('EntryPrice', 'What is paid to come in; 0: nothing.', {
    label: s.optional(
      s.textMember(
        house,
        'By whom, when, where or for what it is paid. Absent: one price for everybody.',
        inAdvance,
      ),
    ),
    ...s.prices(house),
    price_from: s.optional(s.priceFrom),
  })

const excludedSeason = s.component(
  'LeftOut',
  'Days of every year on which it does not take place.',
  {
    ...s.fromTo('07-01', '08-31', ', included; before `from`: over New Year'),
    days: s.described(s.dayList, 'The days of the week that are meant.', ['tue']),
  },
)

const weekly = (house: House) =>
  s.component(
    'EveryWeek',
    'On which days it comes every week. Absent, without `recurring` too: it is on `from` to `to`.',
    {
      days: s.described(s.dayList, 'On these days of the week.', ['tue']),
      ...memberSchemas(weeklyRows, house),
      except_dates: s.described(
        s.list(s.date),
        'Dates to come on which it does not take place, as far as they are known.',
        ...[['2026-12-24'], []],
      ),
      except_from: s.optional(
        s.date,
        'From this date on it does not take place, until further notice. Absent: no such date.',
        '2027-01-11',
      ),
      except_seasons: s.optional(
        s.list(excludedSeason),
        'Parts of every year in which the house is closed on its days. Absent: none.',
        [s.composeExample(excludedSeason)],
      ),
    },
    { days: ['tue'], except_dates: [] },
  )

const recurring = (house: House) =>
  s.component(
    'Recurring',
    'By which rule it repeats less often than every week. Its dates are in `dates`.',
    {
      ...ruleMembers,
      ...memberSchemas(weeklyRows, house),
      dates: s.described(
        s.list(s.date),
        'All dates on which it takes place, as far as they are known.',
        ['2026-12-06', '2027-01-03'],
      ),
      known_until: s.knownUntil,
    },
    { days: ['sun'], nth: [1], dates: ['2026-12-06', '2027-01-03'], known_until: '2027-11-20' },
  )

function event(house: House) {
  const { url: page, ...stated } = memberSchemas(eventRows, house)
  return {
    id: s.described(
      id,
      'Made from its title and day. Its anchor on the home pages is `event_` and this id.',
      `${s.exampleId(house, guitar)}-2026-11-27`,
    ),
    ...stated,
    from: s.optional(s.date, 'The date, or the first of several; it is on each.'),
    to: s.optional(s.date, 'The last date, included; often the same. Both or neither.'),
    weekly: s.optional(weekly(house)),
    recurring: s.optional(recurring(house)),
    start: s.described(s.time, 'Local time HH:MM at which it begins.', '20:00'),
    end: s.described(
      s.orNull(s.time),
      'Local time HH:MM at which it ends; not later than `start`: on the next day. null: not stated.',
      ...['00:00', null],
    ),
    starts_at: s.optional(
      moment,
      'The beginning on `from`, with the offset from UTC. Absent beside `weekly` and `recurring`.',
      '2026-11-27T20:00:00+01:00',
    ),
    ends_at: s.optional(
      moment,
      'The end on `to`, with the offset from UTC. Absent where `end` is null.',
      '2026-11-28T00:00:00+01:00',
    ),
    prices: s.described(
      s.orNull(s.list(entryPrice(house))),
      'What guests pay. null: not stated, which is not free.',
      ...[[s.examplePrice(house, 'entry')], null],
    ),
    status: s.described(
      s.enumSchema(eventStatuses),
      '`cancelled`: it does not take place. `sold_out` is as old as `updated`.',
      'scheduled',
    ),
    url: page,
  }
}

export const schema = (house: House) =>
  s.component(
    'Events',
    'What is on in the house and not over. Ignore members that you do not know.',
    {
      $schema: schemaMember(house, '/events.json'),
      timezone: s.timeZone(house, 'The IANA zone of every time.'),
      currency: s.currency(
        house,
        `The currency of every price${house.paysVat ? '; VAT is included' : ''}.`,
      ),
      languages: languageList(house),
      updated: s.updated('the events'),
      events: s.described(
        s.list(s.component('HouseEvent', 'Something that is on in the house.', event(house))),
        'First those with a date, by date, then those of every week. Empty: none.',
        [
          {
            id: `${s.exampleId(house, quiz)}-tue`,
            title: pickLanguages(house, quiz),
            weekly: { days: ['tue'], except_dates: [] },
            start: '19:00',
            end: null,
            prices: null,
            status: 'scheduled',
          },
        ],
      ),
    },
  )

type Body = FromSchema<ReturnType<typeof schema>>

export default json({
  group: 'Events',
  title: 'Events',
  summary: 'What is on: dates, times, prices; weekly ones with the days that are left out.',
  relation: 'item',
  describedBy: schemaPath('/events.json'),
  when: ({ events }) => events !== undefined,
  schema,
  body: (site: Site): Body => ({
    $schema: url(site, schemaPath('/events.json')),
    timezone: findTimeZone(site),
    currency: site.pub.currency,
    languages: [...site.languages],
    updated: site.updated,
    events: listEvents(site).map((one) => makeEvent(site, one)),
  }),
})

function makeEvent(site: Site, one: ComingEvent): Body['events'][number] {
  const { url: page, ...stated } = pickMembers(eventRows, one)
  return {
    id: one.id,
    ...stated,
    ...makeWhen(site, one),
    start: one.start,
    end: one.end ?? null,
    prices: one.prices?.map(makeEntryPrice) ?? null,
    status: one.status,
    ...(page !== undefined && { url: page }),
  }
}

function makeWhen(site: Site, one: ComingEvent) {
  if (!isWeeklyEvent(one)) return listDates(site, one)
  return isSeldom(one) ? { recurring: makeRecurring(one) } : { weekly: makeWeekly(one) }
}

const makeRecurring = (event: ComingWeekly) => ({
  ...makeRule(event),
  ...pickMembers(weeklyRows, event),
  dates: listEventDates(event),
  known_until: event.known_until,
})

const makeEntryPrice = ({ label, ...price }: EntryPrice) => ({ ...(label && { label }), ...price })

const makeWeekly = (event: ComingWeekly) => ({
  days: event.days,
  ...pickMembers(weeklyRows, event),
  except_dates: event.except_dates,
  ...(event.except_from && { except_from: event.except_from }),
  ...(event.except_seasons.length > 0 && { except_seasons: event.except_seasons }),
})

function listDates(site: Site, { from, to, start, end }: DatedEvent) {
  const zone = findTimeZone(site)
  return {
    from,
    to,
    starts_at: instant(from, start, zone),
    ...(end !== undefined && { ends_at: instant(endsOn(to, { start, end }), end, zone) }),
  }
}
