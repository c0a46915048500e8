// Words in a line of hours that belong elsewhere: seasons, holidays, dates, notes, and the hours of
// the kitchen or lunch.

import { message } from '../messages/catalogue.ts'
import type { Day } from '../model/site.ts'
import { type HoursToken, isSeparator } from './hours-tokens.ts'
import { type Extent, type Fault, type Refusal, refusal, reject } from './notation.ts'

/**
 * Place of a line. Hours of the kitchen and of lunch (`service`) may contain the words `kitchen`
 * and `lunch`, or a meal. Hours of a section or of bookings (`elsewhere`) never have an open end.
 */
export type HoursPlace = 'bar' | 'service' | 'elsewhere'

/** Message for each kind of words that weekly hours cannot express. */
const elsewhere = {
  season: 'season-in-week',
  holiday: 'holidays-in-week',
  date: 'date-in-week',
  seldom: 'seldom-in-week',
  note: 'note-in-hours',
} as const

const findService = ({ kind }: HoursToken) =>
  kind === 'uncooked' ? 'kitchen' : kind === 'kitchen' || kind === 'lunch' ? kind : undefined

const sameAs = { sat: 'as Saturday', sun: 'as Sunday' } as const
type DayOf = (token: HoursToken) => Day | Refusal

/**
 * Move holidays to a field of their own: `Sonn- und Feiertage 10–20` says that they are as Sunday,
 * `Mo–Fr 11–22, Feiertage 12–20` has their times. Undefined for holidays anywhere else in the line.
 */
function moveHolidays(tokens: readonly HoursToken[], text: string, dayOf: DayOf) {
  const index = tokens.findIndex(({ kind }) => kind === 'holiday')
  const [holiday, ...rest] = tokens.slice(index)
  // `Sonn-` has a dash of its own.
  const earlier = tokens.slice(0, index).filter(({ kind }) => kind !== 'dash')
  const [before, separator] = earlier.slice(-2)
  if (!before || !separator || !holiday || !isSeparator(separator)) return undefined
  const day = before.kind === 'weekend' ? 'sun' : before.kind === 'day' ? dayOf(before) : undefined
  if (day === 'sat' || day === 'sun') return moved([before.span[1], holiday.span[1]], sameAs[day])
  const length = rest.findIndex(isSeparator)
  const own = length < 0 ? rest : rest.slice(0, length)
  const [first, last] = [own[0], own.at(-1)]
  if (day !== undefined || !first || !last) return undefined
  const span: Extent = [separator.span[0], last.span[1]]
  if (own.every(({ kind }) => kind === 'closed')) return moved(span, 'closed')
  const areTimes = own.every(({ kind }) => kind === 'time' || kind === 'dash')
  return areTimes ? moved(span, text.slice(first.span[0], last.span[1])) : undefined
}

const moved = (span: Extent, value: string): Partial<Fault> => ({
  span,
  suggestion: '',
  beside: [{ field: 'holidays', value, isTop: true }],
})

/** Refuse a line that states more than hours of days. */
export function refuseElsewhere(
  tokens: readonly HoursToken[],
  text: string,
  place: HoursPlace,
  dayOf?: DayOf,
): Refusal | undefined {
  const typed = text.trim()
  for (const [kind, code] of Object.entries(elsewhere))
    if (tokens.some((token) => token.kind === kind)) {
      const fix =
        kind === 'holiday' && place === 'bar' && dayOf && moveHolidays(tokens, text, dayOf)
      return refusal(() => [{ message: message(code, { typed }), ...fix }])
    }
  // `last orders 21:00` alone is the end of the hours of the kitchen.
  const times = tokens.filter(({ kind }) => kind === 'time')
  if (
    tokens.some(({ kind }) => kind === 'last-orders') &&
    (place !== 'service' || times.length > 1)
  )
    return reject('note-in-hours', { typed })
  if (place === 'bar' && tokens.some(({ kind }) => kind === 'meal'))
    return reject('note-in-hours', { typed })
  const services = new Set(tokens.flatMap((token) => findService(token) ?? []))
  const [field] = services
  return field && (place !== 'service' || services.size > 1)
    ? reject('kitchen-in-hours', { field, typed })
    : undefined
}
