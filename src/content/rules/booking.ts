// How tables are booked is asked, never guessed: a guest who calls where nobody books has called in
// vain, and one who waits for an answer to a message may wait for ever.

import { below, complain, has } from '../../fields/place.ts'
import type { PubFile } from '../../fields/pub/pub.ts'
import { message } from '../../messages/catalogue.ts'
import { waysIn } from '../../notations/contact.ts'
import { isUnfinished } from './unfinished.ts'

/** Asks for the ways to book where something is said of booking, and not how: see `formerly`. */
export function askAboutBooking({ pub, place }: PubFile) {
  if (pub.reservation.by !== null || has(place, 'booking_by')) return
  const [url, sentence] = [below(place, 'booking_url'), below(place, 'booking')]
  if (url.raw !== undefined) {
    complain(url, message('booking-unstated', { typed: null, ways: ['web'] }))
    return
  }
  const { raw } = sentence
  // What the starter says is warned about already.
  if (typeof raw !== 'string' || isUnfinished('pub.md', 'booking', raw)) return
  complain(sentence, message('booking-unstated', { typed: raw, ways: waysIn(raw) }))
}
