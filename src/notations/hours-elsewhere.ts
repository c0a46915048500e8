// Words in a line of hours that belong elsewhere: seasons, holidays, dates, notes, and the hours of
// the kitchen or lunch.

import type { HoursToken } from './hours-tokens.ts'
import { type Refusal, reject } from './notation.ts'

/**
 * Where a line is typed. Hours of the kitchen and of lunch may contain such a word, or a meal. Elsewhere, as
 * in hours of a section or of bookings, an end is never open.
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

/** Refuse a line that states more than hours of days. */
export function refuseElsewhere(
  tokens: readonly HoursToken[],
  text: string,
  place: HoursPlace,
): Refusal | undefined {
  const typed = text.trim()
  for (const [kind, code] of Object.entries(elsewhere))
    if (tokens.some((token) => token.kind === kind)) return reject(code, { typed })
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
