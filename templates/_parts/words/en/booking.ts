// How tables are booked. A pub that books in one way says that it is the only one; `[]` is a pub
// that takes no bookings, and `null` one that does not say.

import type { BookingWay } from '../../../../src/model/site.ts'
import { inSentence } from '../../../../src/model/word-list.ts'

const by: Record<BookingWay, string> = {
  telephone: 'by telephone',
  email: 'by e-mail',
  web: 'on the web',
  message: 'by message',
}

export const booking = {
  /** For guests, who see number and addresses beside it; empty where nothing is stated. */
  booked: (ways: readonly BookingWay[] | null) => {
    if (ways === null) return ''
    const [first, second] = ways
    if (first === undefined) return 'Tables are not booked.'
    if (second === undefined) return `Tables are booked ${by[first]} only.`
    return `Tables are booked ${inSentence(
      ways.map((way) => by[way]),
      'or',
    )}.`
  },
  /** For programs: with the number or address of each way, which is empty for messages. */
  bookedAt: (ways: readonly { way: BookingWay; at: string }[] | null) => {
    if (ways === null) return 'Whether and how tables are booked is not stated.'
    const [first, second] = ways
    if (first === undefined) return 'Tables are not booked: the house takes no reservations.'
    if (second === undefined)
      return `Tables are booked ${by[first.way]} only${first.at && `: ${first.at}`}.`
    const all = ways.map(({ way, at }) => by[way] + (at && ` (${at})`))
    return `Tables are booked ${inSentence(all, 'or')}.`
  },
}
