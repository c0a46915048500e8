// The next days one by one, for readers who prefer to look a date up: the hours by week, season and
// exception together, and the events.

import type { FromSchema } from 'json-schema-to-ts'
import { christmasEve } from '../src/fields/exceptions.ts'
import { addDays, datesBetween, weekday } from '../src/model/calendar.ts'
import { isOnDate } from '../src/model/events.ts'
import { nextStatedOpening, unstatedHolidays } from '../src/model/holidays.ts'
import type { House } from '../src/model/house.ts'
import { parseTextRow } from '../src/model/languages.ts'
import { exceptionOn, hasReasonOn, hoursOn, seasonOn } from '../src/model/opening.ts'
import { json } from '../src/model/resource.ts'
import * as s from '../src/model/schema-parts.ts'
import {
  type CalendarDate,
  days,
  eventStatuses,
  type Hours,
  type Site,
  url,
} from '../src/model/site.ts'
import { languageList, schemaMember, schemaPath } from './_parts/schema.ts'
import { listEvents } from './_parts/text/events.ts'
import { houseNoun } from './_parts/text/house.ts'
import {
  asMinutes,
  findTimeZone,
  openingMember,
  opensAgain,
  partId,
  served,
  span,
  spanExample,
} from './hours.json.ts'

const daysShown = 60

const quiz = parseTextRow('Kvíz | Quiz | Kvíz | Quiz')

const counterFirst = parseTextRow(
  'Do osmi jen pult. | Until eight the counter only. | Do ôsmej len pult. | Bis acht nur die Theke.',
)

const event = (house: House) =>
  s.component('EventOfDay', 'What is on; the document of events has all that is known of it.', {
    id: s.described(s.line, 'Its `id` in that document.', `${s.exampleId(house, quiz)}-tue`),
    title: s.textMember(house, 'What it is called.', quiz),
    start: s.described(s.time, 'Local time HH:MM at which it begins.', '19:00'),
    end: s.described(
      s.orNull(s.time),
      'Local time HH:MM; not later than `start`: on the next day. null: not stated.',
      ...['22:00', null],
    ),
    status: s.described(
      s.enumSchema(eventStatuses),
      '`cancelled`: it does not take place.',
      'scheduled',
    ),
  })

const day = (house: House) =>
  s.component('DayAhead', 'One date, and what holds on it.', {
    date: s.described(
      s.date,
      'The date, YYYY-MM-DD. A night belongs to the date on which it began.',
    ),
    weekday: s.described(s.enumSchema(days), 'Its day of the week.', 'thu'),
    ...served(house),
    ...opensAgain(),
    differs: s.optional(
      s.enumSchema(['exception', 'season']),
      'Whether an exception or a part of the year decides, and not the usual week. Absent: the usual week.',
      'exception',
    ),
    reason: s.optional(s.textMember(house, 'Why, in the words of the owner.', christmasEve)),
    ask: s.optional(
      s.flag(
        'A public holiday whose hours the owner does not state: the usual ones may not hold, so ask the house.',
      ),
    ),
    other_hours: s.optionalIf(
      house.hasOtherHours,
      s.list(
        s.component('PartOfDay', 'A part of the house with hours of its own.', {
          id: partId,
          open: s.described(
            s.orNull(s.list(span(house))),
            'When it is open; empty: closed; null: the house is closed or has other hours on this date, and those of this part are not stated.',
            ...[[spanExample(house)], []],
          ),
        }),
      ),
      'Parts of the house, in the order of `/hours.json`. Absent: none has hours of its own.',
      [],
    ),
    events: s.optional(
      s.list(event(house)),
      'What begins on this date. Absent: the house publishes none.',
      [],
    ),
  })

const example = {
  ...{ date: '2026-12-24', weekday: 'thu', bar: [], kitchen: [], lunch: [] },
  differs: 'exception',
}

const schema = (house: House) =>
  s.component(
    'Days',
    `The next ${daysShown} days of the ${houseNoun(house)}, each with its hours. Ignore members that you do not know.`,
    {
      $schema: schemaMember(house, '/days.json'),
      license: s.optional(s.license),
      timezone: s.timeZone(house, 'The IANA zone of every time.'),
      languages: languageList(house),
      updated: s.updated('the hours'),
      from: s.described(s.date, 'The first of the days; earlier ones are not here.', '2026-11-22'),
      to: s.described(s.date, 'The last of them. For later ones: `/hours.json`.', '2027-01-20'),
      exceptions_checked_until: s.described(
        s.date,
        house.opensOnDates
          ? 'After this date it is not known yet when the house opens.'
          : 'After this date a public holiday may have hours that are not known yet.',
        '2026-12-31',
      ),
      hours_note: s.optionalIf(
        house.hasHoursNote,
        s.textMember(
          house,
          "The owner's own sentence about the hours: it may limit any day.",
          counterFirst,
        ),
      ),
      days: s.described(
        s.list(s.described(day(house), 'One date.', example)),
        'Each date once, in order.',
        [example],
      ),
    },
  )

type Body = FromSchema<ReturnType<typeof schema>>

export default json({
  group: 'Hours',
  title: 'Next days',
  summary: `Each of the next ${daysShown} days: hours, events, why it differs, next opening.`,
  relation: 'item',
  describedBy: schemaPath('/days.json'),
  schema,
  body: (site: Site): Body => {
    const to = addDays(site.date, daysShown - 1)
    return {
      $schema: url(site, schemaPath('/days.json')),
      ...(site.pub.license !== undefined && { license: site.pub.license }),
      timezone: findTimeZone(site),
      languages: [...site.languages],
      updated: site.updated,
      from: site.date,
      to,
      exceptions_checked_until: site.exceptions_checked_until,
      ...(site.hours.note && { hours_note: site.hours.note }),
      days: datesBetween(site.date, to).map((date) => makeDay(site, date)),
    }
  },
})

/**
 * Return the hours of a part of the house; null if it states nothing for a date on which the house
 * is closed, or open at other times that leave out some of these hours.
 */
function spansOfPart(house: Hours, own: Hours, date: CalendarDate) {
  const exception = exceptionOn(house, date)
  const week = exception ? exception.hours : seasonOn(house, date)?.week
  const spans = asMinutes(hoursOn(own, date)).bar
  if (exceptionOn(own, date)) return spans
  if (week === null && !seasonOn(own, date)) return null
  const open = asMinutes(hoursOn(house, date)).bar
  const isWithin = spans.every((span) =>
    open.some(
      ({ open_min, close_min }) => open_min <= span.open_min && span.close_min <= close_min,
    ),
  )
  return exception && !isWithin ? null : spans
}

function makeDay(site: Site, date: CalendarDate): Body['days'][number] {
  const isUnstated = unstatedHolidays(site.hours, date, date, site.pub.address).length > 0
  const hours = hoursOn(site.hours, date)
  const exception = exceptionOn(site.hours, date)
  const season = exception ? undefined : seasonOn(site.hours, date)
  const isReason = !exception || hasReasonOn(site.hours, exception, date)
  const reason = exception ? exception.reason : season?.note
  return {
    date,
    weekday: weekday(date),
    ...asMinutes(hours),
    ...(hours.bar.length === 0 && openingMember(nextStatedOpening(site, date))),
    ...(exception ? { differs: 'exception' } : season && { differs: 'season' }),
    ...(reason && isReason && { reason }),
    ...(isUnstated && { ask: true as const }),
    ...(site.hours.others && {
      other_hours: site.hours.others.map(({ id, hours: own }) => ({
        id,
        open: spansOfPart(site.hours, own, date),
      })),
    }),
    ...(site.events && {
      events: listEvents(site)
        .filter((one) => isOnDate(one, date))
        .map(({ id, title, start, end = null, status }) => ({ id, title, start, end, status })),
    }),
  }
}
