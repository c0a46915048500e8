// events.md: events on a date or every week.

import { addDays, weekday } from '../model/calendar.ts'
import { firstLanguage, parseTextRow } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import type * as site from '../model/site.ts'
import { integer, toSlug, yesNo } from '../notations/basic.ts'
import { pageUrl } from '../notations/contact.ts'
import { date, dateRanges, inCzech, readableDates } from '../notations/date.ts'
import { admission, eventDate, eventTime, exceptDates } from '../notations/event.ts'
import { readEventLine } from '../notations/event-line.ts'
import { sampleEntryLabels, suggestEntryLabel, translateEntry } from '../notations/labels.ts'
import { recurrence } from '../notations/recurrence.ts'
import {
  type ContentNode,
  contradiction,
  type Details,
  type Entry,
  hasValue,
  nodeAt,
  reportError,
} from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { fieldsInstead, list, optional, record, required, writeFields } from '../reading/record.ts'
import {
  composed,
  type FieldRows,
  member,
  partRow,
  textRow,
  toMembers,
  valueRow,
} from '../reading/row.ts'
import { labelTexts, nameAliases, optionalText } from '../reading/texts.ts'
import { checkedRow, dateAliases, seasonRow } from './common.ts'
import { type LabelWords, toPrices, warnUnusedLabels } from './dish.ts'
import { itemRows } from './item.ts'

/** Event in examples. */
export const guitar = parseTextRow(
  'Večer s kytarou | An evening with a guitar | Večer s gitarou | Ein Abend mit Gitarre',
)
const guestsPlay = parseTextRow(
  'Hrají hosté, kytaru půjčíme. | Guests play; we lend the guitar. | Hrajú hostia, gitaru požičiame. | Gäste spielen, die Gitarre leihen wir.',
)

/** Rows of events that repeat. */
export const weeklyRows = {
  day: partRow(recurrence, 'den, dny | | deň, dni | tag, tage'),
  from: valueRow('from', date, undefined, () =>
    s.optional(s.date, 'Not before this date. Absent: not stated.'),
  ),
  until: valueRow('until', date, undefined, () =>
    s.optional(s.date, 'Not after this date. Absent: not stated.'),
  ),
  season: {
    ...seasonRow,
    data: member('season', () =>
      s.optional(
        s.group(
          'Only in this part of every year; may wrap over New Year.',
          s.fromTo('09-01', '06-30', ', included'),
        ),
      ),
    ),
  },
  except: optional(exceptDates, { ...composed, called: undefined }),
} as const satisfies FieldRows

/** Rows of every event. */
export const eventRows = {
  time: required(eventTime, { ...composed, called: 'čas | | čas | zeit' }),
  title: textRow('title', nameAliases, 'What it is called.', guitar),
  description: {
    ...optionalText,
    called:
      'popis, poznámka | description, note | popis, opis, poznámka | beschreibung, hinweis, anmerkung',
    data: member('description', (house) =>
      s.optional(s.textMember(house, 'A sentence about it.', guestsPlay)),
    ),
  },
  price: partRow(
    admission,
    'vstupné, vstup, cena | admission, entry | vstupné, vstup, cena | eintritt, preis',
  ),
  labels: { ...labelTexts, ...composed, called: undefined },
  link: valueRow('url', pageUrl, 'odkaz | url, web | odkaz |', () =>
    s.optional(s.address, 'A page about it.', 'https://music.example/1'),
  ),
  tickets: valueRow(
    'tickets',
    pageUrl,
    'vstupenky, lístky | ticket | vstupenky, lístky | karten, tickets',
    () =>
      s.optional(
        s.address,
        'Where tickets are sold. Absent: not stated.',
        'https://tickets.example/1',
      ),
  ),
  age: {
    ...valueRow('age', integer, 'věk | | vek | alter', () =>
      s.optional(s.integer, 'Guests are let in from this age on. Absent: not stated.', 18),
    ),
    example: '18',
  },
  cancelled: partRow(yesNo, 'zrušeno | | zrušené | abgesagt'),
  sold_out: optional(yesNo, { ...composed, called: itemRows.sold_out.called }),
} as const satisfies FieldRows

const { day, ...otherWeeklyRows } = weeklyRows
const allRows = {
  date: optional(eventDate, { ...composed, called: dateAliases }),
  day,
  ...eventRows,
  ...otherWeeklyRows,
  checked: checkedRow,
} satisfies FieldRows

const writeRange = ({ from, to }: site.Dates) =>
  [from, ...(from < to ? [to] : [])].map(inCzech).join(' – ')

/** Suggest the fields of `každý čtvrtek od 19:00 kvíz`. Each of several dates is an event. */
function suggestLine({ document: { languages }, region }: ContentNode, typed: string): Details {
  const line = region && readEventLine(typed, { languages, region })
  if (!line) return {}
  return {
    dated: (today) => {
      const { date, day, from, except, ...others } = line
      const write = (dates?: string) => dates && readableDates(dates, { languages }, today)
      const written = write(date)
      const several = dateRanges.read(written ?? '', { languages }) ?? []
      const dates = several.length > 1 ? several.map(writeRange) : [written]
      const fields = { day, from: write(from), except: write(except), ...others }
      const entries = dates.map((on) => writeFields(Object.entries({ date: on, ...fields })))
      return { fix: fieldsInstead(typed, ...entries) }
    },
  }
}

export const eventsRecord = record('events', {
  events: required(list(record('event', allRows, suggestLine)), {
    ...composed,
    called: 'akce | | akcie |',
  }),
  checked: checkedRow,
})

type Fields = Values<typeof allRows>
export type PlacedEvent<E extends site.HouseEvent = site.HouseEvent> = {
  event: E
  node: ContentNode
}
export type EventsFile = { events: PlacedEvent[]; node: ContentNode }

export function readEvents(top: ContentNode): EventsFile | undefined {
  const { value: fields, node } = eventsRecord.read(top)
  if (!fields) return undefined
  const found = (fields.events ?? []).flatMap((entry) => readEvent(entry) ?? [])
  return { events: withIds(found), node }
}

type EventWithoutId = Omit<site.DatedEvent, 'id'> | Omit<site.WeeklyEvent, 'id'>

function readEvent({ value, node }: Entry<Fields>) {
  if (!value) return undefined
  const isConsistent = checkWhen(node)
  const { time, cancelled, sold_out } = value
  const members = toMembers(eventRows, value)
  const prices = readPrices(node, value)
  if (cancelled && sold_out)
    reportError(contradiction(node, 'sold_out', 'cancelled'), 'event-cancelled-and-sold-out')
  const when = readWhen(node, value)
  if (!isConsistent || !members || !time || !when || prices === undefined) return undefined
  const status = cancelled ? 'cancelled' : sold_out ? 'sold_out' : 'scheduled'
  return { event: { ...members, ...time, prices, status, ...when } as EventWithoutId, node }
}

const weeklyFields = ['from', 'until', 'season', 'except'] as const

/** Check that an event has either a date or a day of the week, and no weekly fields with a date. */
function checkWhen(node: ContentNode): boolean {
  if (!hasValue(node, 'date') && !hasValue(node, 'day')) {
    reportError(node, 'event-without-date')
    return false
  }
  if (!hasValue(node, 'date')) return true
  const [weekly] = (['day', ...weeklyFields] as const).filter((field) => hasValue(node, field))
  if (weekly === undefined) return true
  const place = contradiction(node, weekly, 'date')
  if (weekly === 'day') reportError(place, 'event-date-and-day')
  else reportError(place, 'event-field-weekly', { field: weekly })
  return false
}

type When = site.Dates | (site.Recurrence & Pick<site.WeeklyEvent, 'except'>)

function readWhen(node: ContentNode, values: Fields): When | undefined {
  const { date: dates, day: typed, time } = values
  if (dates) return refuseOvernightRange(node, dates, time) ? undefined : dates
  if (!typed) return undefined
  for (const limit of ['from', 'until'] as const)
    if (typed[limit] && values[limit] && typed[limit] !== values[limit])
      reportError(contradiction(node, limit, 'day'), 'event-limit-twice', { field: limit })
  const rule = { ...typed, ...toMembers(weeklyRows, values) }
  const { from, until, days } = rule
  const { except = [] } = values
  if (rule.every_weeks && !from) reportError(nodeAt(node, 'day'), 'event-start-missing')
  if (from !== undefined && until !== undefined && until < from)
    reportError(contradiction(node, 'until', 'from'), 'event-until-before-from')
  for (const span of except)
    if (!listWeekdays(span).some((day) => days.includes(day)))
      reportError(nodeAt(node, 'except'), 'event-except-outside', span)
  return { ...rule, except }
}

const listWeekdays = ({ from, to }: site.Dates) =>
  Array.from({ length: 7 }, (_, index) => addDays(from, index))
    .filter((day) => day <= to)
    .map(weekday)

/** Report `31. 12. – 1. 1., 20:00–4:00`: it may mean one night or two. */
function refuseOvernightRange(node: ContentNode, { from, to }: site.Dates, time: Fields['time']) {
  const past = time?.end !== undefined && time.end <= time.start && time.end !== '00:00'
  if (!past || to !== addDays(from, 1)) return false
  reportError(contradiction(node, 'date', 'time'), 'event-night-or-two', { from, to })
  return true
}

const entryWords: LabelWords = {
  code: 'admission-label-unknown',
  translate: translateEntry,
  known: sampleEntryLabels,
  meant: suggestEntryLabel,
}

/** Read the entry prices: null if none are stated, undefined if an error was reported. */
function readPrices(node: ContentNode, { price: typed, labels: own }: Fields) {
  if (!typed && !hasValue(node, 'price')) warnUnusedLabels(node, [])
  const prices = toPrices(node, 'price', { typed, own }, entryWords) as
    | site.EntryPrice[]
    | undefined
  return typed ? prices : hasValue(node, 'price') ? undefined : null
}

/** Give each event an id, used as anchor and stable name: its title with its date or weekdays. */
function withIds(found: readonly { event: EventWithoutId; node: ContentNode }[]): PlacedEvent[] {
  const nodesById = new Map<string, ContentNode>()
  return found.map(({ event, node }) => {
    const name = toSlug(event.title[firstLanguage(node.document)]) || 'event'
    const short = `${name}-${'days' in event ? event.days.join('-') : event.from}`
    const id = nodesById.has(short) ? `${short}-${event.start.replace(':', '')}` : short
    const duplicate = nodesById.get(id)
    if (duplicate) reportError({ ...node, other: duplicate }, 'event-twice')
    nodesById.set(id, node)
    return { event: { id, ...event } as site.HouseEvent, node }
  })
}
