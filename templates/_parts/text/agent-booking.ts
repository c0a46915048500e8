// Sentences about booking and ordering for programs, in addition to the sentence in booking.ts.

import { documentLanguage, type Language, quotedLanguage } from '../../../src/model/languages.ts'
import { serviceRow } from '../../../src/model/services.ts'
import type { Site } from '../../../src/model/site.ts'
import { inSentence } from '../../../src/model/word-list.ts'
import { words } from '../words/words.ts'
import { describeBooking, formatCallLine, formatOtherPhoneHours } from './booking.ts'
import { paymentLines } from './contact.ts'
import { inline } from './markdown.ts'

/** Return how to book, call and pay, for programs. */
export function houseStatements(site: Site, lang: Language = documentLanguage): string[] {
  const { contact } = words[lang]
  const calls = [formatCallLine(site.pub, lang), formatOtherPhoneHours(site, lang)]
  const quoted = site.languages.includes(lang) ? lang : quotedLanguage(site)
  return [
    describeBooking(site, lang),
    ...(calls[0] === '' ? [] : [calls.filter(Boolean).join(' ')]),
    `${contact.payment}: ${paymentLines(site, lang, quoted).map(inline).join(' ')}`,
  ]
}

/** Return the ways to book for the description of the skill, between commas. */
export function bookingTopic({ pub: { reservation } }: Site): string {
  const { by } = reservation
  if (by === null) return ''
  const ways = by.map((way) => words[documentLanguage].names.bookingWays[way])
  return ways.length === 0 ? 'no bookings' : `booking ${inSentence(ways, 'or')}`
}

/** True if the house links to a shop of its own or to a service that takes orders. */
export const sellsElsewhere = ({ pub }: Site): boolean =>
  pub.links.some(
    (link) =>
      'service' in link && (link.service === 'shop' || serviceRow(link.service).role === 'order'),
  )

/**
 * Return the sentence for the missing commerce files. A page of another site may take bookings or
 * orders.
 */
export const nothingSold = (site: Site): string =>
  (site.pub.reservation.by?.includes('web') ?? false) || sellsElsewhere(site)
    ? 'Nothing is sold or booked on this site'
    : 'Nothing is sold or booked online'
