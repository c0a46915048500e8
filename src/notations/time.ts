// Times of day, days of the week, and opening hours.

import { message } from '../messages/catalogue.ts'
import { defaultLanguages } from '../model/languages.ts'
import type { Day, Span, SpanOnDays, Time } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { likelyLanguages, parseDays, readDay } from './hours-days.ts'
import type { HoursPlace } from './hours-elsewhere.ts'
import { type HoursLine, parseHours, parseSpan } from './hours-line.ts'
import { hoursTokens } from './hours-tokens.ts'
import { kindOf } from './hours-words.ts'
import {
  type Fault,
  type Grammar,
  grammar,
  isRefusal,
  type Notation,
  type NotationContext,
  type Parse,
  type Refusal,
  refusal,
  refuse,
  reject,
} from './notation.ts'
import { findDates } from './typed-dates.ts'
import { asTyped, inHalf, toClock } from './typed-times.ts'
import { absenceWords, alternatives, holidayWords, wordsFor } from './typed-words.ts'

export type { HoursLine } from './hours-line.ts'

/** Longest text that is read as one time or two. */
const longestTime = 100

/** `11:30`, `11.30`, `9`, `24:00` (midnight), `8pm`, `noon`. */
export const time: Grammar<Time, void> = {
  read(text) {
    if (text.length > longestTime) return undefined
    const [only, more] = hoursTokens(text).filter(({ kind }) => kind !== 'from')
    if (only?.kind !== 'time' || more) return undefined
    return only.time.isSpoken && !only.time.half ? undefined : toClock(asTyped(only.time))
  },
  explain(text) {
    const [only, more] = hoursTokens(text).filter(({ kind }) => kind !== 'from')
    const readings = (['pm', 'am'] as const).map((half) =>
      only?.kind === 'time' && only.time.isSpoken ? toClock(inHalf(only.time, half)) : '',
    )
    return more || readings.includes('')
      ? refuse('time-unreadable', { typed: text })
      : refuse('times-unsure', { typed: text, readings })
  },
}

/** `20:00`, `do 20 hodin`, `until 8 pm`: the end of something that begins at opening time. */
export const untilTime: Notation<Time> = {
  expected: 'time',
  explain: (text) => time.explain(text),
  read: (text) => time.read(text.replace(/^(?:do|until|till|bis)\s+/i, '')),
}

/** `11:00–23:00`. A close that is not later than the open is on the next day. */
export const span: Notation<Span> & { parse: Parse<Span> } = {
  expected: 'times',
  ...grammar<Span>((text, context) =>
    text.length > longestTime
      ? reject('times-unreadable', { typed: text })
      : parseSpan(text, context),
  ),
}

/** Folded words for "nothing"; those for "closed" are words for hours. */
const noneWords = ['no', 'ne', 'neni', 'zadna', 'zadne', 'nie', 'nie je', 'nein', 'keine']
const askWords = ['ask', ...wordsFor(holidayWords.ask)]

/** Longest text that is read as hours. */
const longest = 1000

/** `Po–Čt`, `So, Ne`, `denně`. A range may wrap over Sunday. Returns days in weekday order. */
export const dayList: Notation<Day[]> & { parse: Parse<Day[]> } = {
  expected: 'days',
  list: true,
  ...grammar<Day[]>((text, context) =>
    text.length > longest ? reject('days-unreadable', { typed: text }) : parseDays(text, context),
  ),
}

const forNow = new RegExp(`(?<!\\p{L})(?:${alternatives(absenceWords.now)})(?!\\p{L})`, 'iu')

/** True for `bis auf Weiteres kein Mittagstisch`: a `no` that may change. */
function isNoneForNow(text: string): boolean {
  if (text.length > longestTime || !forNow.test(text)) return false
  const words = normalizeText(text.replace(forNow, ' ')).match(/\p{L}+/gu) ?? []
  const rest = words.filter((word) => !['lunch', 'kitchen'].includes(kindOf(word) ?? ''))
  return isNothing(rest.join(' ')) || wordsFor(absenceWords.none).includes(rest.join(' '))
}

const isNothing = (folded: string) =>
  noneWords.includes(folded) || /^(?:closed|uncooked)/.test(kindOf(folded) ?? '')

/** Line of opening hours: days with times, times only, or `no`. */
const hoursLine = (
  expected: Notation<HoursLine>['expected'],
  place: HoursPlace,
): Notation<HoursLine> & { parse: Parse<HoursLine> } => ({
  expected,
  colon: true,
  ...grammar<HoursLine>((text, context) => {
    const typed = normalizeText(text.trim())
    if (askWords.includes(typed)) return reject('hours-not-stated', { typed: text.trim() })
    if (isNothing(typed)) return { spans: [] }
    if (place === 'service' && isNoneForNow(text))
      return reject('notice-in-week', { typed: text.trim() }, 'no')
    if (text.length > longest) return reject('times-unreadable', { typed: text })
    return readingEdits(parseHours(text, context, place), text, context, place)
  }),
})

/** Offer only edits after which the line can be read, or has fewer faults. */
function readingEdits(
  found: HoursLine | Refusal,
  text: string,
  context: NotationContext | undefined,
  place: HoursPlace,
): HoursLine | Refusal {
  if (!isRefusal(found)) return found
  return refusal(() => {
    const faults = found.findFaults()
    return faults.map(({ suggestion, ...fault }) => {
      if (suggestion === undefined) return fault
      const [start, end] = fault.span ?? [0, text.length]
      const edited = text.slice(0, start) + suggestion + text.slice(end)
      const after = parseHours(edited, context, place)
      // A whole line moves to another field.
      const isBetter =
        edited === '' || !isRefusal(after) || after.findFaults().length < faults.length
      return edited !== text && isBetter ? { ...fault, suggestion } : fault
    })
  })
}

export const weeklyLine = hoursLine('weekly-line', 'bar')
export const weeklyLineOrNone = hoursLine('weekly-line-or-none', 'service')
/** Line of hours for exceptional dates: the same times on each date, or times of weekdays. */
export const timesOrWeek = hoursLine('times-or-week', 'bar')
/** The same, of the bar, which may have only its end. */
export const timesOfDates = hoursLine('times-or-week', 'dates')
/** Line of hours for exceptional dates, for the kitchen and lunch. */
export const serviceTimesOrWeek = hoursLine('times-or-week', 'service')

/** Line of hours that never has an open end, such as those of a section or of bookings. */
export const plainLine = hoursLine('weekly-line', 'elsewhere')

/** Advise no line for the rest of a text, such as `note:`, which only whole hours have. */
function withoutLine(fault: Fault): Fault {
  const { code, values } = fault.message
  if (!/-in-(?:hours|week)$/.test(code) || !('typed' in values)) return fault
  return { message: message('note-in-hours', { typed: String(values.typed), noted: false }) }
}

/** Words that say what the field says already: bookings by telephone. */
const byPhone =
  /(?<!\p{L})(?:rezervac|rezervác|objednávk|(?:tisch)?reservierung|booking|reservation|telef|tel(?!\p{L})|phone|(?:na|po|per|by|over the) (?:telef|tel(?!\p{L})|phone)|volejte|volajte|call|taken|stol(?:ů|ov)|tables?|tische?n?)\p{L}*[.:]?/giu

/** `10:00–20:00`, or times on certain days: `Po–Pá 8–12, 13–17; So 9–11`. */
export const spanOnDays: Notation<SpanOnDays> = {
  expected: 'times-on-days',
  ...grammar<SpanOnDays>((text, context) => {
    const typed = text.replace(byPhone, (word) => ' '.repeat(word.length))
    const found = plainLine.parse(typed, context)
    if (isRefusal(found)) return refusal(() => found.findFaults().map(withoutLine))
    const [first, ...also] = [found, ...(found.also ?? [])].flatMap(({ days, spans }) =>
      spans.map((one) => ({ ...(days && { days }), ...one })),
    )
    return first
      ? { ...first, ...(also.length > 0 && { also }) }
      : reject('times-missing', { typed: text })
  }),
}

/** A weekday, a date, or both. */
type LunchDate = { day?: Day; date?: { year?: number; month: number; day: number } }
const isSeveral = (typed: string) =>
  !/\d/.test(typed) && typed.split(/[-–—,\s]+/u).filter((part) => /\p{L}/u.test(part)).length > 1

/** Days of a lunch dish: one day, several days, or the whole week. */
export const lunchDay: Notation<LunchDate | { days: Day[] } | 'week'> = {
  expected: 'lunch-day',
  list: true,
  ...grammar<LunchDate | { days: Day[] } | 'week'>((text, context) => {
    const typed = text.trim()
    if (kindOf(normalizeText(typed)) === 'daily') return 'week'
    if (!isSeveral(typed)) return lunchDate.parse(text, context)
    const found = dayList.parse(typed, context)
    return isRefusal(found) ? found : { days: found }
  }),
}

/** Weekday with an optional date: `Po`, `Po 23. 11.`, `pondělí 23. 11. 2026`, `2026-11-23`. */
const lunchDate = grammar<LunchDate>((text, context) => {
  const [range, more] = findDates(text) ?? []
  const { from: date, to } = range ?? {}
  const name = date ? date.weekday : text.trim()
  if (to || more || date?.instead || (name && !/^\p{L}+\.?$/u.test(name)) || name === '')
    return reject('lunch-day-unreadable', { typed: text })
  const own = context?.languages ?? defaultLanguages
  const weekday = name && readDay(name, likelyLanguages([name], own))
  if (isRefusal(weekday)) return weekday
  const { year, month = 0, day = 0 } = date ?? {}
  return {
    ...(weekday && { day: weekday }),
    ...(date && { date: { ...(year && { year }), month, day } }),
  }
})

const minutesPattern =
  /^(?:(\d)\s*(?:h|hod\.?|hodin[ay]?|hours?|Std\.?|Stunden?)(?:\s+(?=\d)|$))?(?:(\d{1,3})\s*(?:min\.?|minut[ya]?|minút[ya]?|Minuten?|minutes?)?)?$/

/** `5 min`, `1 h 45 min`. */
export const minutes: Notation<number> = {
  expected: 'minutes',
  read(text) {
    const [, hours = 0, number = 0] = minutesPattern.exec(text.trim()) ?? []
    const found = Number(hours) * 60 + Number(number)
    return found > 0 || /^0(?: ?min\.?)?$/.test(text.trim()) ? found : undefined
  },
  explain: (text) => refuse('minutes-unreadable', { typed: text }),
}
