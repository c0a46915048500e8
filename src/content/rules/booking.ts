// How tables are booked is asked, never guessed: a guest who calls where nobody books has called in
// vain, and one who waits for an answer to a message may wait for ever.

import { message } from '../../model/messages/catalogue.ts'
import { meansTelephoneOnly } from '../notations/contact.ts'
import { tidy } from '../notations/plain.ts'
import { below, complain, has, type Place } from '../records/place.ts'
import { unfinished } from './unfinished.ts'

/**
 * Without `booking_by` only what pubs wrote before there was that field is understood: a telephone,
 * and a sentence that says that tables are booked with it.
 */
export function askAboutBooking(place: Place) {
  if (has(place, 'booking_by')) return
  const sentence = below(place, 'booking')
  const { raw } = sentence
  const url = below(place, 'booking_url')
  if (url.raw !== undefined) complain(url, message('booking-unstated', { typed: null }))
  // What the starter says is warned about already.
  if (typeof raw !== 'string' || unfinished['pub.md']?.fields['booking']?.includes(tidy(raw)))
    return
  const understood = has(place, 'phone') && !has(place, 'email') && meansTelephoneOnly(raw)
  if (url.raw === undefined && !understood)
    complain(sentence, message('booking-unstated', { typed: raw }))
}
