// Words in a line of hours that belong elsewhere: seasons, holidays, dates, notes, and the hours of
// the kitchen or lunch.

import { message } from '../messages/catalogue.ts'
import type { Day } from '../model/site.ts'
import {
  type HoursToken,
  hoursTokens,
  isOneOf,
  isSeparator,
  isTo,
  namesDays,
} from './hours-tokens.ts'
import { type Extent, type Fault, type Refusal, refusal, reject } from './notation.ts'

/**
 * Place of a line. Hours of the kitchen and of lunch (`service`) may contain the words `kitchen`
 * and `lunch`, or a meal. Hours of a section or of bookings (`elsewhere`) never have an open end.
 * Those of the bar on a date (`dates`) may have only their end.
 */
export type HoursPlace = 'bar' | 'dates' | 'service' | 'elsewhere'

export const isOfBar = (place: HoursPlace) => place === 'bar' || place === 'dates'

/** Message for each kind of words that weekly hours cannot express. */
const elsewhere = {
  season: 'season-in-week',
  holiday: 'holidays-in-week',
  date: 'date-in-week',
  seldom: 'seldom-in-week',
  notice: 'notice-in-week',
  note: 'note-in-hours',
} as const

const findService = ({ kind }: HoursToken) =>
  kind === 'uncooked' ? 'kitchen' : kind === 'kitchen' || kind === 'lunch' ? kind : undefined

const sameAs = { sat: 'as Saturday', sun: 'as Sunday' } as const
type Tokens = readonly HoursToken[]
/** How the days of a line are read, and the typed hours of kitchen and lunch. */
type Reading = { dayOf: (token: HoursToken) => Day | Refusal; services?: unknown }
type Move = Pick<Fault, 'span' | 'suggestion' | 'beside'>

/** Cut out a part of a line, for a field of its own; that of the kitchen or lunch is next to it. */
const moved = (span: Extent, field: string, value: string): Move => ({
  span,
  suggestion: '',
  beside: [{ field, value, ...(field !== 'kitchen' && field !== 'lunch' && { isTop: true }) }],
})

/** Find the tokens between two separators around a token, and these separators. */
function findClause(tokens: Tokens, token: HoursToken) {
  const index = tokens.indexOf(token)
  const begin = tokens.slice(0, index).findLastIndex(isSeparator)
  const next = tokens.slice(index).find(isSeparator)
  const own = tokens.slice(begin + 1, next && tokens.indexOf(next))
  return { separator: tokens[begin], own, next }
}

/**
 * Move the clause of a token to a field of its own. One with days, that is closed, or that has more
 * times after a comma stays: `kitchen 12–14, 17–21`.
 */
export function moveClause(tokens: Tokens, text: string, token: HoursToken, field: string) {
  const { separator, own, next } = findClause(tokens, token)
  const after = next && tokens[tokens.indexOf(next) + 1]
  if (!separator || after?.kind === 'time') return undefined
  if (own.some((one) => namesDays(one) || one.kind === 'closed')) return undefined
  const [at, start] = separator.span
  const begin = text.slice(0, at).trimEnd().length
  const end = next?.span[0] ?? text.length
  return moved([begin, end], field, text.slice(start, end).replace(/^\s+|[\s.)]+$/g, ''))
}

/** True if the file has hours of a kitchen or of lunch that say nothing about holidays. */
function hasServiceHours(services: unknown) {
  const typed = JSON.stringify(services ?? '')
  return /\d/.test(typed) && !hoursTokens(typed).some(({ kind }) => kind === 'holiday')
}

/** True for a word for all public holidays, unlike the name of one. */
export const isAnyHoliday = ({ kind, text }: HoursToken) =>
  kind === 'holiday' && /^(?:svát|sviat|dn\S* prac|hol|ph$|bh$|fei|ftg?$)/iu.test(text)

/** Words before holidays that are as other days. */
const alsoOn =
  /[\s,;(–-]*(?<!\p{L})(?:i|aj|také|tiež|also|even|auch|včetně|vrátane|including|incl\.?|inkl\.?|inklusive|einschließlich)\s+(?:(?:o|v|ve|cez|přes|na|an|on|the|all|alle[nr]?|public|bank|vš\p{L}+|státních|gesetzlichen)\s+)*$/iu

/** Find `(aj cez sviatky)` in hours of the whole week, which are then as usual on holidays. */
function findAlso(tokens: Tokens, text: string, holiday: HoursToken, { dayOf }: Reading) {
  const match = alsoOn.exec(text.slice(0, holiday.span[0]))
  const dayTokens = tokens.filter(({ kind }) => kind !== 'daily').filter(namesDays)
  const [first, last] = dayTokens.map(dayOf)
  const isWeek = dayTokens.length === 2 && first === 'mon' && last === 'sun'
  const at = tokens.indexOf(holiday)
  const isTime = isOneOf('time', 'dash', 'to', 'from')
  const isEnd = tokens
    .slice(at + 1)
    .every((one) => !tokens.slice(0, at).some(isTime) && isTime(one))
  const end = holiday.span[1] + (text[holiday.span[1]] === ')' ? 1 : 0)
  return match && isEnd && (isWeek || dayTokens.length === 0)
    ? ([match.index, end] as const)
    : undefined
}

/**
 * Move holidays to a field of their own: `Sonn- und Feiertage 10–20` says that they are as Sunday,
 * `Mo–Fr 11–22, Feiertage 12–20` has their times. Where `as Sunday` would also copy hours of a
 * kitchen, the times are copied. Undefined for holidays anywhere else in the line.
 */
function moveHolidays(tokens: Tokens, text: string, holiday: HoursToken, reading: Reading) {
  if (!isAnyHoliday(holiday)) return undefined
  const also = findAlso(tokens, text, holiday, reading)
  if (also) return moved([...also], 'holidays', 'as usual')
  const { dayOf, services } = reading
  const apart = tokens.filter((one) => !isAnyHoliday(one))
  const isValue = (some: Tokens) =>
    some.every(({ kind }) => ['time', 'dash', 'to', 'from', 'closed'].includes(kind))
  const cutValue = (some: Tokens) => text.slice(some[0]?.span[0], some.at(-1)?.span[1])
  if (apart.length > 0 && isValue(apart))
    return moved([0, text.length], 'holidays', cutValue(apart))
  // `Sonn-` has a dash of its own.
  const earlier = tokens.slice(0, tokens.indexOf(holiday)).filter(({ kind }) => kind !== 'dash')
  const [before, separator] = earlier.slice(-2)
  if (!before || !separator || !isSeparator(separator)) return undefined
  const day = before.kind === 'weekend' ? 'sun' : before.kind === 'day' ? dayOf(before) : undefined
  const [, ...rest] = findClause(tokens, holiday).own
  // In `11–22 So a Ne, svátky 12–20` the times behind the holidays are not those of Sunday.
  const isApart = tokens[0]?.kind === 'time' && rest.length > 0
  const isWeekend = !isApart && (day === 'sat' || day === 'sun')
  const cut: Extent = [before.span[1], holiday.span[1]]
  if (isWeekend && !hasServiceHours(services)) return moved(cut, 'holidays', sameAs[day])
  const last = rest.at(-1)
  if (!last || !isValue(rest) || (day && !isWeekend && !isApart)) return undefined
  return moved(isWeekend ? cut : [separator.span[0], last.span[1]], 'holidays', cutValue(rest))
}

/** Refuse a line that states more than hours of days. */
export function refuseElsewhere(
  tokens: readonly HoursToken[],
  text: string,
  place: HoursPlace,
  reading?: Reading,
): Refusal | undefined {
  const typed = text.trim()
  const times = tokens.filter(({ kind }) => kind === 'time')
  const hasSpan = tokens.some(
    (one, at) =>
      ['dash', 'to'].includes(one.kind) && [-1, 1].every((by) => tokens[at + by]?.kind === 'time'),
  )
  // `last orders 21:00` alone is the end of the hours of the kitchen.
  const isNote = ({ kind }: HoursToken) =>
    (kind === 'last-orders' && (place !== 'service' || hasSpan)) ||
    (kind === 'meal' && isOfBar(place))
  for (const [kind, code] of Object.entries(elsewhere)) {
    const found = tokens.find((one) => one.kind === kind || (kind === 'note' && isNote(one)))
    const isHoliday = kind === 'holiday' && place === 'bar' && reading
    const move = (token: HoursToken) =>
      isHoliday
        ? moveHolidays(tokens, text, token, reading)
        : kind === 'note' && moveClause(tokens, text, token, 'note')
    if (!found) continue
    // `11:30 do hodiny před zavřením`
    const index = tokens.indexOf(found)
    const at = tokens.slice(0, index).findLastIndex(isOneOf('to', 'time'))
    const [start, before, end] = [-2, -1, 0].map((by) => tokens[at + by])
    const isEnd =
      end?.kind === 'to' &&
      tokens[index + 1]?.kind !== 'time' &&
      (times.length === 0 || (before?.kind === 'time' && !isTo(start)))
    if (isEnd && kind === 'note')
      return reject('times-unreadable', { typed: text.slice(end.span[0]).trim() })
    return refusal(() => [{ message: message(code, { typed, noted: true }), ...move(found) }])
  }
  const service = tokens.find(findService)
  const field = service && findService(service)
  if (!field || place === 'service') return undefined
  // Among several groups of days, it may be of one of them.
  const first = times[0] ? tokens.indexOf(times[0]) : 0
  const isGroup = (token: HoursToken) => namesDays(token) && token.kind !== 'daily'
  const isOfAll = isOfBar(place) && !tokens.slice(first).some(isGroup)
  const move = () => isOfAll && moveClause(tokens, text, service, field)
  return refusal(() => [{ message: message('kitchen-in-hours', { field, typed }), ...move() }])
}
