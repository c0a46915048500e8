// How tables are booked, in words for guests and for programs. Everything that is said about booking
// anywhere comes from here, so that no document offers a way that the pub does not have.

import { documentLanguage, type Language } from '../../../src/model/languages.ts'
import type { BookingWay, Pub, Site } from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export const phones = ({ phone, phone_2 }: Pub): string[] =>
  [phone, phone_2].filter((number) => number !== undefined)

export const telephones = (pub: Pub): string => phones(pub).map(format.phone).join(', ')

/**
 * The ways and the owner's own words, and when somebody answers the telephone, unless these words
 * name both hours. Owners who book by telephone, or not at all, say it in words of their own.
 */
export function bookingText({ pub: { reservation } }: Site, lang: Language): string {
  const { by, note, hours } = reservation
  const saysItself = note !== undefined && !by?.some((way) => way !== 'telephone')
  const said = [...(saysItself ? [] : [words[lang].booking.booked(by)]), note?.[lang]]
    .join(' ')
    .trim()
  const isSaid =
    hours && note && [hours.open, hours.close].every((time) => note[lang].includes(time))
  const answered = hours && !isSaid && words[lang].contact.bookingHours(format.span(hours))
  return [said, answered].filter(Boolean).join(' ')
}

/** Footers: `Tables are booked by telephone only.` */
export const agentLine = ({ pub: { reservation } }: Site, lang: Language): string =>
  [words[lang].agents.about, words[lang].booking.booked(reservation.by)].filter(Boolean).join(' ')

/** `Tables are booked by telephone only: +420 123 456 789.` In Markdown: addresses are links. */
export const bookedAt = (site: Site, lang: Language = documentLanguage): string =>
  words[lang].booking.bookedAt(waysOf(site))

/** Neither address can hold a bracket: that is how they are read. */
const autolink = (address: string | undefined) => (address === undefined ? '' : `<${address}>`)

function waysOf({ pub }: Site) {
  const at: Record<BookingWay, string> = {
    telephone: telephones(pub),
    email: autolink(pub.email),
    web: autolink(pub.reservation.url),
    message: '',
  }
  return pub.reservation.by?.map((way) => ({ way, at: at[way] })) ?? null
}
