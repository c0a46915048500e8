import type { BookingWay } from '../../../../src/model/site.ts'
import { anyOf, type BookingWords } from '../booking.ts'

const by: Record<BookingWay, string> = {
  telephone: 'by telephone',
  email: 'by e-mail',
  web: 'on the web',
  message: 'by message',
}

export const booking: BookingWords = {
  booked: (ways) => {
    if (ways === null) return ''
    const [first, second] = ways
    if (first === undefined) return 'Tables are not booked.'
    if (second === undefined) return `Tables are booked ${by[first]} only.`
    return `Tables are booked ${anyOf(
      ways.map((way) => by[way]),
      'or',
    )}.`
  },
  bookedAt: (ways) => {
    if (ways === null) return 'Whether and how tables are booked is not stated.'
    const [first, second] = ways
    if (first === undefined) return 'Tables are not booked: the house takes no reservations.'
    if (second === undefined)
      return `Tables are booked ${by[first.way]} only${first.at && `: ${first.at}`}.`
    const all = ways.map(({ way, at }) => by[way] + (at && ` (${at})`))
    return `Tables are booked ${anyOf(all, 'or')}.`
  },
}
