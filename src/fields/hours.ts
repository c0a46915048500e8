// hours.md: weekly hours of the bar, the kitchen and lunch; seasons with weekly hours of their own;
// and exceptional days.

import { parseTextRow } from '../model/languages.ts'
import { inSeason, statesHours } from '../model/opening.ts'
import * as s from '../model/schema-parts.ts'
import { type Hours, type HoursSeason, holidayRules, type Week } from '../model/site.ts'
import { yesNo } from '../notations/basic.ts'
import { findPart, takeClauses, trimSigns } from '../notations/exception-line.ts'
import { holidayRule } from '../notations/holidays.ts'
import { season } from '../notations/season.ts'
import { weeklyLine, weeklyLineOrNone } from '../notations/time.ts'
import {
  type ContentNode,
  contradiction,
  type Details,
  type Entry,
  hasValue,
  isEmpty,
  nodeAt,
  reportError,
  reportFinding,
} from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { fieldsInstead, list, optional, record, writeFields } from '../reading/record.ts'
import { composed, type FieldRows, partRow, toMembers, valueRow } from '../reading/row.ts'
import { checkedRow, closedRow, hoursRowsFor, noteRow, seasonRow } from './common.ts'
import * as special from './exceptions.ts'
import { readService, serviceRows } from './other-hours.ts'
import { checkComplete, checkOverlap, hoursLines, isNone, readWeek } from './week.ts'

/** Hours of a week. */
const weekRows = hoursRowsFor(hoursLines(weeklyLine), hoursLines(weeklyLineOrNone))

export const hoursSeasonRows = {
  season: { ...seasonRow, required: true },
  note: noteRow(
    "The owner's own words about the season.",
    parseTextRow('zimní přestávka | winter break | zimná prestávka | Winterpause'),
  ),
  closed: closedRow,
  ...weekRows,
  checked: checkedRow,
} satisfies FieldRows

/** Suggest the fields of `květen–září: Po–Ne 10–23`. */
function suggestSeason({ document }: ContentNode, typed: string): Details {
  const isHours = (text: string) => weeklyLine.read(text, document) !== undefined
  const found = findPart(typed, (part) => season.read(part) !== undefined)
  const [before = '', after = ''] = found?.rest.map(trimSigns) ?? []
  const { rest, clauses } = takeClauses([after])
  const { reopens, ...services } = clauses
  const [bar = ''] = rest
  if (!found || before !== '' || reopens || !isHours(bar)) return {}
  const fields = Object.entries({ season: found.date, bar, ...services })
  // The fix needs no date, but is offered as those of other lines are.
  return { dated: () => ({ fix: fieldsInstead(typed, writeFields(fields)) }) }
}

export const hoursRows = {
  ...weekRows,
  bar: { ...weekRows.bar, required: true },
  note: noteRow(
    "The owner's own sentence about the hours.",
    parseTextRow('V létě déle. | Longer in summer. | V lete dlhšie. | Im Sommer länger.'),
  ),
  seasons: partRow(list(record('hoursSeason', hoursSeasonRows, suggestSeason)), seasonRow.called),
  exceptions: partRow(
    list(special.exceptionRecord),
    'výjimky, jiné dny, zavřeno, dovolená | special days, closed | výnimky, iné dni, zatvorené, dovolenka | ausnahmen, sondertage, geschlossen, urlaub',
  ),
  other_hours: partRow(
    list(record('otherHours', serviceRows)),
    'další otevírací doby, jiné hodiny | more hours | ďalšie otváracie hodiny | weitere öffnungszeiten',
  ),
  holidays: {
    ...valueRow(
      'holidays',
      holidayRule,
      'svátky, státní svátky | public holidays, bank holidays | sviatky, štátne sviatky | feiertage',
      () =>
        s.optional(
          s.enumSchema(holidayRules),
          'What holds on public holidays that are not in `exceptions`. `own_hours`: times of their own, listed there; `ask`: the owner does not say. Absent: not stated.',
          'closed',
        ),
    ),
    example: 'as Sunday',
  },
  holidays_as_usual: optional(yesNo, { ...composed, called: undefined }),
  checked: checkedRow,
} satisfies FieldRows

type Fields = Values<typeof hoursRows>

export const hoursRecord = record('hours', hoursRows)

type PlacedSeason = HoursSeason & { node: ContentNode }

export type HoursFile = {
  hours: Hours
  node: ContentNode
  seasons: PlacedSeason[]
  exceptions: special.PlacedException[]
  recurring: special.PlacedRecurring[]
}

export function readHours(top: ContentNode): HoursFile | undefined {
  const { value: fields, node } = hoursRecord.read(top)
  if (!fields) return undefined
  const { bar, kitchen, lunch } = fields
  const closed = isNone(bar)
  if (closed && [kitchen, lunch].some((lines) => lines && !isNone(lines)))
    reportError(nodeAt(node, 'bar'), 'exception-closed-and-open')
  const week = readWeek(node, { bar: closed ? undefined : bar, kitchen, lunch })
  const seasons = readSeasons(fields.seasons ?? [])
  const weeks = [{ node, week: closed ? null : week }, ...seasons]
  const weeksOfSeasons = seasons.map((one) => one.week)
  const denied = services.filter((service) => isDenied(service, [week, ...weeksOfSeasons]))
  const stated = services.filter((service) => !denied.includes(service))
  checkComplete(weeks, stated)
  const withoutExceptions = {
    ...deny(week, denied),
    seasons: seasons.map((one) => ({ ...unplaced(one), week: one.week && deny(one.week, denied) })),
    exceptions: [],
  }
  const cooks = statesHours(withoutExceptions, 'kitchen') && !denied.includes('kitchen')
  const read = special.readExceptions(fields.exceptions ?? [], {
    hours: withoutExceptions,
    kitchen: cooks,
  })
  const { exceptions, recurring } = special.placeExceptions(
    read.map((one) => ({ ...one, hours: one.hours && deny(one.hours, denied) })),
  )
  if (closed && ![...weeksOfSeasons, ...read.map((one) => one.hours)].some(isEverOpen))
    reportError(nodeAt(node, 'bar'), 'bar-none')
  const others = readService(fields.other_hours)
  const { holidays: _, ...members } = toMembers(hoursRows, fields) ?? {}
  const hours = {
    ...withoutExceptions,
    exceptions: exceptions.map(({ typed: _, ...one }) => unplaced(one)),
    ...(recurring.length > 0 && { recurring: recurring.map(({ rule }) => rule) }),
    ...members,
    ...readHolidays(node, fields),
    ...(others.length > 0 && { others }),
  }
  return { hours, node, seasons, exceptions, recurring }
}

/** Read the rule for holidays, which older files state as `holidays_as_usual`. */
function readHolidays(
  node: ContentNode,
  { holidays, holidays_as_usual }: Fields,
): Pick<Hours, 'holidays' | 'holiday_hours'> {
  const at = nodeAt(node, 'holidays')
  if (Array.isArray(holidays)) checkOverlap(at, holidays)
  // A dash may mean that the house is closed then, or that nobody knows.
  if (typeof at.raw === 'string' && at.raw.trim() !== '' && isEmpty(at))
    for (const { message } of holidayRule.explain(at.raw)) reportFinding(at, message)
  if (!holidays_as_usual)
    return Array.isArray(holidays)
      ? { holidays: 'own_hours', holiday_hours: holidays }
      : { ...(holidays && { holidays }) }
  if (holidays !== undefined && holidays !== 'as_usual')
    reportError(contradiction(node, 'holidays', 'holidays_as_usual'), 'holidays-twice')
  return { holidays: 'as_usual' }
}

/** True if the pub opens at any time of the week. */
const isEverOpen = (week: Week | null) => (week?.bar.length ?? 0) > 0

const services = ['kitchen', 'lunch'] as const
type Service = (typeof services)[number]

/** True if the pub has no such service: `no` in the regular week, and no hours in any season. */
const isDenied = (service: Service, [usual, ...others]: (Week | null)[]) =>
  usual?.[service]?.length === 0 && others.every((week) => !week?.[service]?.length)

/** Add the denied services to a week, so that owners need not repeat the `no` in each of them. */
const deny = (week: Week, denied: readonly Service[]): Week => ({
  ...week,
  ...Object.fromEntries(denied.map((service) => [service, week[service] ?? []])),
})

const unplaced = <T extends { node: ContentNode }>({ node: _, ...rest }: T) => rest

function readSeasons(entries: readonly Entry<Values<typeof hoursSeasonRows>>[]): PlacedSeason[] {
  const found: PlacedSeason[] = []
  for (const { value, node } of entries) {
    const season = value && toSeason(node, value)
    if (!season) continue
    const overlapping = found.find((before) => sharesDay(before, season))
    if (overlapping) {
      const at = nodeAt(overlapping.node, 'season')
      const typed = String(at.raw)
      reportError({ ...nodeAt(node, 'season'), other: at }, 'season-overlap', { typed })
    }
    found.push({ ...season, node })
  }
  return found
}

/** True if two seasons share a day: one of them begins within the other. */
const sharesDay = (a: HoursSeason, b: HoursSeason) => inSeason(a, b.from) || inSeason(b, a.from)

function toSeason(
  node: ContentNode,
  values: Values<typeof hoursSeasonRows>,
): HoursSeason | undefined {
  const { season: year, bar, kitchen, lunch } = values
  const closed = values.closed === true || isNone(bar)
  if (!closed && !hasValue(node, 'bar')) return reportError(node, 'season-without-hours')
  if (closed && [bar, kitchen, lunch].some((lines) => lines && !isNone(lines)))
    return reportError(nodeAt(node, 'closed'), 'exception-closed-and-open')
  const week: Week | null = closed ? null : readWeek(node, { bar, kitchen, lunch })
  return year && { ...toEndOfFebruary(year), ...toMembers(hoursSeasonRows, values), week }
}

/** Extend a season that ends on 28 February to 29 February for leap years. */
const toEndOfFebruary = ({ from, to }: Pick<HoursSeason, 'from' | 'to'>) => ({
  from,
  to: to === '02-28' ? '02-29' : to,
})
