// Hours of a named part of the house: bowling lanes, a wine shop, the garden, a second kitchen.
// They are read like those of the house, with one line of hours in place of bar, kitchen and lunch.

import { firstLanguage, parseTextRow } from '../model/languages.ts'
import type { Hours, NamedHours, Week } from '../model/site.ts'
import { toSlug } from '../notations/basic.ts'
import { datesOrRecurrence } from '../notations/recurrence.ts'
import { timesOrWeek, weeklyLine } from '../notations/time.ts'
import { type ContentNode, type Entry, hasValue, nodeAt, reportError } from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { list, record, required } from '../reading/record.ts'
import { composed, type FieldRows, partRow, textRow, toMembers } from '../reading/row.ts'
import { nameAliases, present } from '../reading/texts.ts'
import { checkedRow, closedRow, dateAliases, noteRow, seasonRow } from './common.ts'
import { daily, exceptionRows, placeExceptions, type ReadException } from './exceptions.ts'
import { checkOverlap, type HoursEntry, hoursLines, toWeek } from './week.ts'

const hoursAliases =
  'otevírací doba, hodiny, bar | bar, opening hours | otváracie hodiny | öffnungszeiten'

const seasonRows = {
  season: { ...seasonRow, required: true },
  note: noteRow(
    "The owner's own words about the season.",
    parseTextRow('jen za sucha | only in dry weather | len za sucha | nur bei trockenem Wetter'),
  ),
  closed: closedRow,
  hours: partRow(hoursLines(weeklyLine), hoursAliases),
  checked: checkedRow,
} satisfies FieldRows

const ownExceptionRows = {
  date: required(datesOrRecurrence, { ...composed, called: dateAliases }),
  reason: exceptionRows.reason,
  closed: closedRow,
  hours: partRow(hoursLines(timesOrWeek), hoursAliases),
  checked: checkedRow,
} satisfies FieldRows

const bowling = parseTextRow('Bowling | Bowling | Bowling | Bowling')

export const serviceRows = {
  name: textRow('name', nameAliases, 'What has these hours.', bowling),
  hours: required(hoursLines(weeklyLine), { ...composed, called: hoursAliases }),
  note: noteRow(
    "The owner's own sentence about it.",
    parseTextRow('Dvě dráhy. | Two lanes. | Dve dráhy. | Zwei Bahnen.'),
  ),
  seasons: partRow(list(record('otherSeason', seasonRows)), undefined),
  exceptions: partRow(list(record('otherException', ownExceptionRows)), undefined),
  checked: checkedRow,
} satisfies FieldRows

const toHours = (bar: Week['bar']): Week => ({ bar, kitchen: null, lunch: null })

export const readService = (
  entries: readonly Entry<Values<typeof serviceRows>>[] = [],
): NamedHours[] =>
  entries.flatMap(({ value, node }) => {
    const members = value && toMembers(serviceRows, value)
    if (!value || !members || !value.hours) return []
    const { name, note } = members
    const hours: Hours = {
      ...toHours(toWeek(nodeAt(node, 'hours'), value.hours)),
      seasons: (value.seasons ?? []).flatMap((one) => readSeason(one) ?? []),
      ...readExceptions(value.exceptions ?? []),
    }
    const id = toSlug(name[firstLanguage(node.document)]) || 'hours'
    return [{ id, name, ...(note && { note }), hours }]
  })

/** Report a block that is neither closed nor has hours, or both. True if it is closed. */
function isClosed(node: ContentNode, closed: boolean | undefined): boolean | undefined {
  const isStated = hasValue(node, 'hours')
  if (closed === true && isStated) reportError(nodeAt(node, 'closed'), 'exception-closed-and-open')
  if (closed !== true && !isStated) reportError(node, 'other-hours-missing')
  return closed === true ? true : isStated ? false : undefined
}

function readSeason({ value, node }: Entry<Values<typeof seasonRows>>) {
  if (!value) return undefined
  const closed = isClosed(node, value.closed)
  const { season, note, hours } = value
  if (closed === undefined || !season) return undefined
  const week = closed || !hours ? null : toHours(toWeek(nodeAt(node, 'hours'), hours))
  return { ...season, ...(note && { note }), week }
}

/** Read times without days, which hold on each of the dates. */
function readEveryDay(node: ContentNode, lines: readonly HoursEntry[]) {
  const spans = lines.flatMap(({ value }) => value?.spans ?? [])
  checkOverlap(node, spans)
  return daily(spans)
}

function readExceptions(entries: readonly Entry<Values<typeof ownExceptionRows>>[]) {
  const found = entries.flatMap(({ value, node }): ReadException[] => {
    if (!value) return []
    const closed = isClosed(node, value.closed)
    const { date, reason, hours } = value
    if (closed === undefined || !date) return []
    const withDays = hours?.some((line) => line.value?.days)
    const bar =
      closed || !hours
        ? undefined
        : withDays
          ? toWeek(nodeAt(node, 'hours'), hours)
          : readEveryDay(nodeAt(node, 'hours'), hours)
    return [{ when: date, ...present({ reason }), hours: bar ? toHours(bar) : null, node }]
  })
  const { exceptions, recurring } = placeExceptions(found)
  return {
    exceptions: exceptions.map(({ node: _, typed: __, ...rest }) => rest),
    ...(recurring.length > 0 && { recurring: recurring.map(({ rule }) => rule) }),
  }
}
