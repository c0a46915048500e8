// Days of the week that repeat: `úterý`, `každé úterý`, `první neděle v měsíci`, `every second Tuesday
// from 1. 12. 2026`, `Saturdays with an odd date`.

import { message } from '../messages/catalogue.ts'
import { defaultLanguages } from '../model/languages.ts'
import type { CalendarDate, Dates, Recurrence } from '../model/site.ts'
import { normalizeText } from '../model/suggest.ts'
import { spaced } from './basic.ts'
import { date, dateList, openRanges, readableDates } from './date.ts'
import { likelyLanguages } from './hours-days.ts'
import {
  type Fault,
  grammar,
  isRefusal,
  type Notation,
  type NotationContext,
  parseWith,
  type Refusal,
  refusal,
  reject,
} from './notation.ts'
import { dayList } from './time.ts'
import { hourIn } from './typed-times.ts'
import { alternatives, joiningWords } from './typed-words.ts'

const ordinals = [1, 2, 3, 4, 5, -1] as const
const isOrdinal = (kind: string | undefined) => /^-?\d$/.test(kind ?? '')

/** Longest text that is read. */
const longest = 200

/** Kinds of words besides days, folded. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  ['every', /^(?:kazd\p{L}*|vzdy|vzdycky|every|each|jede[nsr]?|immer|jeweils|always|alle)$/u],
  ['once', /^(?:jednou|raz|once|einmal)$/u],
  ['month', /^(?:mesic\p{L}*|mesiac\p{L}*|mesac\p{L}*|months?|monthly|monat\p{L}*)$/u],
  ['week', /^(?:tyden|tydn\p{L}*|tyzd\p{L}*|weeks?|woche\p{L}*|kalenderwoche\p{L}*|kw)$/u],
  ['date', /^(?:dat\p{L}{1,4}|dates?|dny|dni|dnech|dnoch|dnu|days?|tage?n?)$/u],
  ['odd', /^(?:lich\p{L}*|odd|ungerade\p{L}*|nepar\p{L}*)$/u],
  ['even', /^(?:sud\p{L}{1,3}|even|gerade\p{L}*|parn\p{L}*)$/u],
  [
    'fortnight',
    /^(?:other|(?:fortnight|ctrnactiden|dvojtyzd|zweiwochent|vierzehntag|14-?tag)\p{L}*)$/u,
  ],
  ['1', /^(?:prvn\p{L}*|prv[yaue]|first|1st|1\.|erste[nrs]?)$/u],
  ['2', /^(?:druh\p{L}{1,2}|second|2nd|2\.|zweite[nrs]?)$/u],
  ['3', /^(?:treti|tretia|tretiu|tretie|third|3rd|3\.|dritte[nrs]?)$/u],
  ['4', /^(?:ctvrt[yae]|ctvrtou|stvrt[yaue]|fourth|4th|4\.|vierte[nrs]?)$/u],
  ['5', /^(?:pat[yae]|patou|piat[yaue]|fifth|5th|5\.|funfte[nrs]?)$/u],
  ['-1', /^(?:posledn\p{L}*|last|letzte[nrs]?)$/u],
  ['number', /^\d+$/],
  ['noise', /^(?:v|ve|vo|na|o|on|in|of|the|an|im|am|des|eines|za|s|se|with|mit|1x|je)$/u],
]

const joins = new RegExp(`^(?:,|\\+|&|${alternatives(joiningWords.and)})$`)

const limitWords = {
  from: '(?:^|[\\s,(])(?:od|from|ab|seit|since|vom|von|starting|beginning|počínaje|počnúc)\\s+',
  until: '(?:^|[\\s,(–-])(?:až do|bis zum|do|until|till|til|to|bis)\\s+',
}
const limits = (['from', 'until'] as const).map(
  (name) => [name, new RegExp(`${limitWords[name]}(\\d[^;]*?\\d{4})\\)?`, 'iu')] as const,
)
const yearless = new RegExp(
  `(?:${limitWords.from}|${limitWords.until})(\\d{1,2}\\.? ?(?:\\p{L}{3,}|\\d{1,2}\\.?))\\)?$`,
  'iu',
)

/** Ask for the year of `every other Monday starting 7 December`. */
function askYear(typed: string, context: NotationContext | undefined): Refusal | undefined {
  const [, day] = yearless.exec(typed) ?? []
  if (day === undefined) return undefined
  const dated = (today: CalendarDate) => {
    const written = readableDates(day, context, today)
    return written ? { suggestion: typed.replace(day, written) } : {}
  }
  const dateless = message('date-unreadable', { typed: day, yearMissing: true })
  return refusal(() => [{ message: dateless, ...dated('2026-07-01'), dated }])
}

/**
 * Remove limits such as `from 1. 12. 2026` and `until 30. 6. 2027` from the text, and return them.
 */
function takeLimits(text: string) {
  const found: { from?: CalendarDate; until?: CalendarDate } = {}
  let rest = text
  for (const [name, pattern] of limits) {
    const [whole, typed] = pattern.exec(rest) ?? []
    const day = typed === undefined ? undefined : date.read(typed)
    if (whole === undefined || day === undefined) continue
    found[name] = day
    rest = rest.replace(whole, ' ')
  }
  return { ...found, rest: rest.replace(/[\s,]+$/, '').trim() }
}

function parse(text: string, context: NotationContext | undefined): Recurrence | Refusal {
  const typed = spaced(text)
  if (typed.length > longest) return reject('days-unreadable', { typed: text })
  const simple = dayList.read(typed, context)
  if (simple) return { days: simple }
  const { rest, ...limit } = takeLimits(typed)
  const { counts, left } = sortWords(rest)
  const days = dayList.read(left, context)
  if (!days) {
    const undated = askYear(typed, context)
    if (undated) return undated
    const isSeldom = [...counts.keys()].some((kind) => kind !== 'every' && kind !== 'noise')
    if (isSeldom && !/\d{4}/.test(rest)) return reject('event-not-weekly', { typed })
    return /\d/.test(typed)
      ? reject('event-day-dated', { typed })
      : refusal(() => dayList.explain(left, context))
  }
  // `jeden` is "every" in German and "one" in Czech and Slovak.
  const dayLanguages = () =>
    likelyLanguages(left.split(/[\s,]+/), context?.languages ?? defaultLanguages)
  if (counts.get('every') === 'jeden' && !dayLanguages().includes('de'))
    return reject('event-not-weekly', { typed })
  const nth = ordinals.filter((one) => counts.has(String(one)))
  const are = counts.has('odd') ? 'odd' : counts.has('even') ? 'even' : undefined
  const weeks = countWeeks(counts)
  if (counts.has('week') && (counts.has('month') || (!are && weeks === undefined)))
    return reject('event-not-weekly', { typed })
  const rule = { days, ...limit }
  if (are) {
    const of = counts.has('week') ? 'weeks' : counts.has('date') ? 'dates' : undefined
    if (!of || nth.length > 0) return reject('event-odd-of-what', { typed })
    return { ...rule, parity: { of, are } }
  }
  if (weeks !== undefined) {
    if (weeks === 0 || (nth.length > 0 && !counts.has('week')))
      return reject('event-not-weekly', { typed })
    return weeks === 1 ? rule : { ...rule, every_weeks: weeks }
  }
  if (nth.length === 0) {
    const isMonthly = counts.has('month') && (counts.has('once') || !counts.has('every'))
    return isMonthly ? reject('event-not-weekly', { typed }) : rule
  }
  // `first 2nd Tuesday`: two numbers without a word between them contradict each other.
  if (counts.has('unjoined')) return reject('event-not-weekly', { typed })
  const [first = 0] = nth
  // `every second Tuesday` may mean the second one of each month, or every two weeks.
  if (counts.has('month') || first === 1 || first === -1 || nth.length > 1) return { ...rule, nth }
  return limit.from && counts.has('every')
    ? { ...rule, every_weeks: first }
    : reject('event-second-of-what', { typed })
}

type Words = ReadonlyMap<string, string>

/** Sort the words by kind. The remaining text consists of days and the words between them. */
function sortWords(text: string) {
  const counts = new Map<string, string>()
  const left: string[] = []
  let before: string | undefined
  for (const word of text
    .replace(/([,+&])/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)) {
    const folded = normalizeText(word.replace(/(?<=\p{L})\.$/u, ''))
    const kind =
      kinds.find(([, pattern]) => pattern.test(folded))?.[0] ??
      (hourIn(folded, false) > 1 ? 'number' : undefined)
    if (kind === undefined) left.push(word)
    else {
      counts.set(kind, folded)
      // `every month on Friday` does not say which Friday.
      if (kind === 'month' && before === 'every') counts.set('once', folded)
      if (isOrdinal(kind) && isOrdinal(before)) counts.set('unjoined', folded)
    }
    before = kind
  }
  const isJoin = (word: string | undefined) => word !== undefined && joins.test(normalizeText(word))
  const joined = left.filter((word, index) => !isJoin(word) || !isJoin(left[index - 1]))
  while (isJoin(joined[0])) joined.shift()
  while (isJoin(joined.at(-1))) joined.pop()
  return { counts, left: joined.join(' ').replace(/ ,/g, ',') }
}

/** Weeks between two times: `every 14 days`, `alle drei Wochen`; undefined if it is not stated. */
function countWeeks(counts: Words): number | undefined {
  const isWeekly = counts.has('week') && (counts.has('2') || counts.has('3') || counts.has('4'))
  if (isWeekly) return ['2', '3', '4'].map(Number).find((one) => counts.has(String(one)))
  const word = counts.get('number')
  if (word === undefined) return counts.has('fortnight') ? 2 : undefined
  const number = hourIn(word, false) || Number(word)
  const days = counts.has('week') ? number * 7 : counts.has('date') ? number : 0
  return days % 7 === 0 && days <= 56 ? days / 7 : 0
}

/** Days on which an event repeats. */
export const recurrence: Notation<Recurrence> = {
  expected: 'event-days',
  list: true,
  ...grammar(parse),
}

type DateLimit = Pick<Recurrence, 'from' | 'until'>

/** Dates of a dish, or only the first or the last one: `until 13. 12. 2026`. */
export const datesOrLimit: Notation<CalendarDate[] | DateLimit> = {
  ...dateList,
  ...grammar<CalendarDate[] | DateLimit>((text, context) => {
    const dates = parseWith(dateList, text, context)
    const typed = spaced(text)
    if (!isRefusal(dates) || typed.length > longest) return dates
    const { rest, ...limit } = takeLimits(typed)
    const isOnly = rest === '' && Object.keys(limit).length > 0
    const isYearless = yearless.exec(typed)?.[0] === typed
    return isOnly ? limit : (isYearless && askYear(typed, context)) || dates
  }),
}

/** Kinds of words that no date has. */
const repeating = ['every', 'month', 'week', 'odd', 'even', 'fortnight']

export const isRepeating = (text: string) =>
  [...sortWords(spaced(text)).counts.keys()].some((kind) => repeating.includes(kind))

/** Days on which a dish is served: days of every week, or a rule. */
export const servedDays: Notation<Recurrence> = {
  expected: 'days',
  list: true,
  ...grammar<Recurrence>((text, context) => {
    const rule = recurrence.read(text, context)
    if (rule) return rule
    return isRepeating(text)
      ? parseWith(recurrence, text, context)
      : refusal(() => moveDates(text, context) ?? dayList.explain(text, context))
  }),
}

/** Move the dates of a dish to a field of their own, with the year that they lack. */
function moveDates(text: string, context: NotationContext | undefined): Fault[] | undefined {
  const dated = (today: CalendarDate) => {
    const value = readableDates(text.trim(), context, today) ?? ''
    return dateList.read(value) ? { suggestion: '', beside: [{ field: 'dates', value }] } : {}
  }
  const now = dated('2026-07-01')
  const [fault] = now.suggestion === '' ? dayList.explain(text, context) : []
  return fault && [{ message: fault.message, ...now, dated }]
}

/** Dates, or days that repeat. `Saturday` may be the next one, and `Tuesday 1st` a date. */
export const datesOrRecurrence: Notation<Dates[] | Recurrence> = {
  expected: 'open-dates',
  ...grammar<Dates[] | Recurrence>((text, context) => {
    const dates = openRanges.read(text, context)
    if (dates || text.length > longest) return dates ?? parseWith(openRanges, text, context)
    const rule = recurrence.read(text, context)
    if (rule && (rule.from || rule.until || rule.every_weeks || isRepeating(text))) return rule
    if (rule && !rule.nth) return reject('exception-day-bare', { typed: spaced(text) })
    const likely: Notation<Dates[] | Recurrence> = isRepeating(text) ? recurrence : openRanges
    return parseWith(likely, text, context)
  }),
}
