// The hours as data. A static file cannot know when it is read, so it has the hours of each day and
// a rule for finding the day. "Open at 00:30 on Saturday?" is then arithmetic.

import type { FromSchema } from 'json-schema-to-ts'
import { christmasEve, exceptionRows } from '../src/fields/exceptions.ts'
import { hoursRows, hoursSeasonRows } from '../src/fields/hours.ts'
import { dayNames, openEnd, toMinutes } from '../src/model/calendar.ts'
import { countries } from '../src/model/countries.ts'
import { nextStatedOpening } from '../src/model/holidays.ts'
import { closesLate, type House } from '../src/model/house.ts'
import { documentLanguage, parseTextRow, pickLanguages } from '../src/model/languages.ts'
import * as opening from '../src/model/opening.ts'
import { json } from '../src/model/resource.ts'
import * as s from '../src/model/schema-parts.ts'
import {
  type Day,
  days,
  type HoursException,
  type HoursSeason,
  type NamedHours,
  type Site,
  type Span,
  url,
  type Week,
} from '../src/model/site.ts'
import { memberSchemas, pickMembers } from '../src/reading/row.ts'
import { limitedRuleMembers, makeLimitedRule } from './_parts/recurrence.ts'
import { schemaMember, schemaPath } from './_parts/schema.ts'
import { houseNoun } from './_parts/text/house.ts'
import { inEach } from './_parts/words/words.ts'

export const span = (house: House) =>
  s.component('Span', 'From open_min (included) to close_min (excluded).', {
    open: s.described(s.time, 'Local time HH:MM, for people.', '11:00'),
    close: s.described(
      s.time,
      'Local time HH:MM, for people; not later than `open`: on the next day. 23:59 after 00:00: around the clock.',
      '01:00',
    ),
    open_end: s.optionalIf(
      house.closesLate,
      s.flag(
        'The close is the earliest usual one: it often stays open longer. Absent: it is the close.',
      ),
    ),
    open_min: s.described(
      { ...s.integer, minimum: 0, maximum: 1439 },
      'Minutes after 00:00 of the day to which the span belongs.',
      660,
    ),
    close_min: s.described(
      { ...s.integer, minimum: 1, maximum: 2879 },
      'Minutes after 00:00 of the same day; above 1440 it is the next day.',
      1500,
    ),
  })

export const spanExample = (house: House) => {
  const { open_end: _, ...example } = s.composeExample(span(house))
  return example
}

/** Return a value for each day of the week. */
const eachDay = <T>(make: (day: Day) => T) =>
  Object.fromEntries(days.map((day) => [day, make(day)])) as Record<Day, T>

const dayExample = (house: House) => ({ bar: [spanExample(house)], kitchen: [], lunch: [] })

export const served = (house: House) => ({
  bar: s.described(s.list(span(house)), `When the ${houseNoun(house)} is open; empty: closed.`, [
    spanExample(house),
  ]),
  kitchen: s.described(
    s.orNull(s.list(span(house))),
    `When food is cooked; empty: not on this day; null: not stated, ask the ${houseNoun(house)}.`,
    ...[[spanExample(house)], []],
  ),
  lunch: s.described(
    s.orNull(s.list(span(house))),
    house.servesLunch
      ? 'When the lunch menu is served; empty: not on this day; null: not stated.'
      : 'Empty: no menu of the day is served; null: not stated.',
    ...[[], null],
  ),
})

/** Return the schema of the member that closed days have. */
export const opensAgain = () => ({
  opens_again: s.optional(
    s.group('When a closed house opens next. Absent: it is open, or no opening is known.', {
      date: s.described(s.date, 'The date.', '2026-12-27'),
      open: s.described(s.time, 'Local time HH:MM.', '11:00'),
    }),
  ),
})

const everyDay = (house: House, name: string) =>
  s.component('DayHours', `Every ${name} without an exception.`, served(house), dayExample(house))

const week = (house: House, description: string) =>
  s.component(
    'WeekHours',
    description,
    eachDay((day) => everyDay(house, dayNames[documentLanguage][day])),
    eachDay(() => dayExample(house)),
  )

const season = (house: House) =>
  s.component('SeasonHours', 'Days of every year whose week replaces the usual one whole.', {
    ...s.fromTo('05-01', '09-30', ', included; before `from`: over New Year'),
    ...memberSchemas(hoursSeasonRows, house),
    week: week(house, 'The week of the season; all days empty: closed.'),
    ...opensAgain(),
  })

const lastDate = ({ hasOpenEnd }: House): s.OptionalMember<typeof s.date> => ({
  schema: s.described(
    s.date,
    `The last date, included; ${hasOpenEnd ? 'absent: until further notice' : 'often the same'}.`,
  ),
  is: hasOpenEnd ? 'optional' : 'required',
})

const holiday = s.flag(
  'A public holiday, whose hours follow from `holidays`. Absent: the owner states this exception.',
)

const recurring = s.group(
  'The rule that has this date. Those of a year are listed; after the last one the rule goes on, unless `until` ends it. Absent: the owner states this date alone.',
  limitedRuleMembers,
)

const exception = (house: House) =>
  s.component(
    'ExceptionHours',
    `Dates whose whole day is replaced${house.servesLunch ? ': bar, kitchen and lunch' : ''}.`,
    {
      from: s.described(s.date, 'The first date, YYYY-MM-DD.'),
      to: lastDate(house),
      ...memberSchemas(exceptionRows, house),
      holiday: s.optional(holiday),
      recurring: s.optionalIf(house.hasRecurring, recurring),
      ...served(house),
      ...opensAgain(),
    },
  )

const bowling = parseTextRow('Bowling | Bowling | Bowling | Bowling')
const twoLanes = parseTextRow('Dvě dráhy. | Two lanes. | Dve dráhy. | Zwei Bahnen.')

const serviceWeek = (house: House) =>
  s.component(
    'OtherWeek',
    'When it is open on each day of the week; empty: closed.',
    eachDay((day) =>
      s.described(
        s.list(span(house)),
        `Every ${dayNames[documentLanguage][day]} without an exception.`,
        [spanExample(house)],
      ),
    ),
    eachDay(() => [spanExample(house)]),
  )

const serviceException = (house: House) =>
  s.component('OtherException', 'Dates on which it differs.', {
    from: s.described(s.date, 'The first date, YYYY-MM-DD.'),
    to: lastDate({ ...house, hasOpenEnd: true }),
    reason: s.textOrNull(house, 'Why these dates differ.', christmasEve),
    open: s.described(s.list(span(house)), 'When it is open; empty: closed.', []),
  })

/** Id of a part of the house, the same in /days.json. */
export const partId = s.described(
  s.line,
  'Derived from its name; the same in `/days.json`.',
  'bowling',
)

const serviceHours = (house: House) =>
  s.component(
    'OtherHours',
    'Hours of a part of the house, such as bowling lanes or a shop. Where an exception closes the house and none is here, they are not stated: ask.',
    {
      id: partId,
      name: s.textMember(house, 'What has these hours.', bowling),
      note: s.optional(s.textMember(house, "The owner's own sentence about it.", twoLanes)),
      week: serviceWeek(house),
      seasons: s.optional(
        s.list(
          s.component('OtherSeason', 'Days of every year with a week of their own.', {
            ...s.fromTo('05-01', '09-30', ', included; before `from`: over New Year'),
            note: s.optional(s.textMember(house, "The owner's own words about it.", twoLanes)),
            week: serviceWeek(house),
          }),
        ),
        'Parts of the year with a week of their own. Absent: `week` holds all year.',
        [],
      ),
      exceptions: s.described(
        s.list(serviceException(house)),
        'Its own exceptions that are not over, by date.',
        [],
      ),
    },
  )

const nightBelongsToItsDay = parseTextRow(
  'Noc patří ke dni, kdy začala. | A night belongs to its day. | Noc patrí ku dňu, keď sa začala. | Eine Nacht gehört zu dem Tag, an dem sie begann.',
)

export const schema = (house: House) =>
  s.component(
    'OpeningHours',
    `When the ${houseNoun(house)} ${house.servesLunch ? 'is open, cooks and serves lunch' : 'is open and cooks'}. Ignore members that you do not know.`,
    {
      $schema: schemaMember(house, '/hours.json'),
      license: s.optional(s.license),
      timezone: s.timeZone(
        house,
        'The IANA zone of every time; convert the clock, never the hours.',
      ),
      updated: s.updated('the hours'),
      rule: s.textMember(house, 'How to read this document, in words.', nightBelongsToItsDay),
      week: week(house, 'The usual week. A night belongs to the day on which it began.'),
      seasons: s.optional(
        s.list(season(house)),
        'Parts of the year with a week of their own. Absent: `week` holds all year.',
        [s.composeExample(season(house))],
      ),
      exceptions: s.described(
        s.list(exception(house)),
        'All exceptions that are not over, by date. They win over week and seasons.',
        [
          {
            ...{ from: '2026-12-24', to: '2026-12-24', reason: pickLanguages(house, christmasEve) },
            ...{ bar: [], kitchen: [], lunch: [] },
          },
        ],
      ),
      exceptions_checked_until: s.described(
        s.date,
        house.opensOnDates
          ? 'The last date for which it is known whether the house opens: dates after it are not published yet.'
          : 'Up to this date the hours of every public holiday are stated: as an exception, or as usual. After it, ask about public holidays.',
        '2026-12-31',
      ),
      other_hours: s.optionalIf(
        house.hasOtherHours,
        s.list(serviceHours(house)),
        'Hours of parts of the house. Absent: none.',
        [s.composeExample(serviceHours(house))],
      ),
      ...memberSchemas(hoursRows, house),
    },
  )

export const findTimeZone = ({ pub }: Pick<Site, 'pub'>) => countries[pub.address.country].timeZone

export default json({
  group: 'Hours',
  title: 'Opening hours',
  summary: 'Opening hours with all exceptions, as times and as minutes.',
  relation: 'item',
  describedBy: schemaPath('/hours.json'),
  schema,
  body: (site: Site): FromSchema<ReturnType<typeof schema>> => ({
    $schema: url(site, schemaPath('/hours.json')),
    ...(site.pub.license !== undefined && { license: site.pub.license }),
    timezone: findTimeZone(site),
    updated: site.updated,
    rule: inEach(site, ({ agents }) =>
      [
        agents.hoursRule,
        ...(closesLate(site) ? [agents.laterRule] : []),
        ...(site.hours.seasons.length > 0 ? [agents.seasonsRule] : []),
      ].join(' '),
    ),
    week: makeWeek(site.hours),
    ...(site.hours.seasons.length > 0 && {
      seasons: site.hours.seasons.map((one) => makeSeason(site, one)),
    }),
    exceptions: opening
      .comingExceptions(site.hours, site.date)
      .flatMap((one) => replaced(site, one)),
    exceptions_checked_until: site.exceptions_checked_until,
    ...(site.hours.others && {
      other_hours: site.hours.others.map((part) => makeServiceHours(site, part)),
    }),
    ...pickMembers(hoursRows, site.hours),
  }),
})

const spansOn = (hours: Week | null) =>
  eachDay((day) => opening.hoursOnDay(hours, day).bar.map(minutes))

const makeServiceHours = ({ date }: Site, { id, name, note, hours }: NamedHours) => ({
  id,
  name,
  ...(note && { note }),
  week: spansOn(hours),
  ...(hours.seasons.length > 0 && {
    seasons: hours.seasons.map(({ from, to, note: about, week: own }) => ({
      ...{ from, to },
      ...(about && { note: about }),
      week: spansOn(own),
    })),
  }),
  exceptions: opening.comingExceptions(hours, date).flatMap((exception) =>
    opening.splitException(exception).map(({ from, to, hours: onDate }) => ({
      from,
      ...(to !== openEnd && { to }),
      reason: exception.reason ?? null,
      open: onDate.bar.map(minutes),
    })),
  ),
})

function minutes(span: Span) {
  const [open_min, close_min] = toMinutes(span)
  const { open, close, open_end } = span
  return { open, close, ...(open_end && { open_end }), open_min, close_min }
}

export const asMinutes = ({ bar, kitchen, lunch }: opening.DayHours) => ({
  bar: bar.map(minutes),
  kitchen: kitchen?.map(minutes) ?? null,
  lunch: lunch?.map(minutes) ?? null,
})

const makeWeek = (hours: Week | null) => eachDay((day) => asMinutes(opening.hoursOnDay(hours, day)))

/** Return the published form of the opening after closed days. */
export const openingMember = (next: opening.Opening | undefined) => next && { opens_again: next }

const makeSeason = ({ hours, date }: Site, season: HoursSeason) => ({
  from: season.from,
  to: season.to,
  ...pickMembers(hoursSeasonRows, season),
  week: makeWeek(season.week),
  ...(!season.week && openingMember(opening.openingAfter(hours, season, date))),
})

/**
 * Return an entry for each run of days with the same hours, so that readers need no weeks inside an
 * exception.
 */
const replaced = (site: Site, exception: HoursException) =>
  opening.splitException(exception).map(({ from, to, hours }) => ({
    from,
    ...(to !== openEnd && { to }),
    reason: exception.reason ?? null,
    ...(exception.holiday && { holiday: true as const }),
    ...(exception.recurring && { recurring: makeLimitedRule(exception.recurring) }),
    ...asMinutes(hours),
    ...(hours.bar.length === 0 && openingMember(nextStatedOpening(site, to))),
  }))
