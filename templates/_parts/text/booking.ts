// Sentences about booking a table, for guests and for programs. All documents take them from here,
// so that none offers a way to book that the pub does not have.

import { type Language, quotedLanguage } from '../../../src/model/languages.ts'
import type { BookingWay, PhoneUse, Pub, Site, SpanOnDays } from '../../../src/model/site.ts'
import { inSentence, keywordList } from '../../../src/model/word-list.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { inline } from './markdown.ts'

export type Telephone = {
  number: string
  use: PhoneUse | undefined
  hours: SpanOnDays | undefined
}

export const listPhones = (pub: Pub): Telephone[] =>
  [
    { number: pub.phone, use: pub.phone_for, hours: pub.phone_hours },
    { number: pub.phone_2, use: pub.phone_2_for, hours: pub.phone_2_hours },
    { number: pub.phone_3, use: pub.phone_3_for, hours: pub.phone_3_hours },
  ].filter((one): one is Telephone => one.number !== undefined)

/** Uses of a telephone for which nobody stated that it takes bookings. */
const nonBookingUses: readonly (PhoneUse | undefined)[] = keywordList(
  'kitchen delivery events takeaway catering bowling accommodation shop tours',
)

/**
 * Return the telephones for bookings. Without one, the first telephone that is not for something
 * else.
 */
function bookingPhones(pub: Pub): Telephone[] {
  const all = listPhones(pub)
  const booking = all.filter(({ use }) => use === 'booking')
  const fallback =
    all.find(({ use }) => use === undefined) ?? all.find(({ use }) => !nonBookingUses.includes(use))
  return booking.length > 0 ? booking : fallback ? [fallback] : []
}

/** Return the number that a guest should call. */
export const findFirstPhone = (pub: Pub) => (bookingPhones(pub)[0] ?? listPhones(pub)[0])?.number

const formatTelephones = (pub: Pub): string =>
  bookingPhones(pub)
    .map(({ number }) => format.phone(number))
    .join(', ')

/** Return all telephones with uses and hours: `Telephone: +420 123 456 789 (bookings).` */
export function formatCallLine(pub: Pub, lang: Language): string {
  const all = listPhones(pub).map((one) => format.phone(one.number) + formatPhoneAbout(one, lang))
  return all.length === 0 ? '' : `${words[lang].contact.telephone}: ${all.join(', ')}.`
}

/** Return use and hours of a telephone in brackets: ` (kitchen)`; empty if neither is stated. */
export function formatPhoneAbout({ use, hours }: Telephone, lang: Language): string {
  const about = [use && words[lang].names.phoneUses[use], hours && format.spanOnDays(hours, lang)]
    .filter(Boolean)
    .join(', ')
  return about && ` (${about})`
}

/**
 * Return the ways to book, the days, the numbers of people, the telephone hours and the note, for
 * guests.
 */
export const formatBooking = (site: Pick<Site, 'pub' | 'date'>, lang: Language): string =>
  joinSentences(site, lang, formatBookingWays(site.pub.reservation.by, lang))

/** Return the same with the addresses, in Markdown, for programs. */
export function describeBooking(
  site: Pick<Site, 'pub' | 'date' | 'languages'>,
  lang: Language,
): string {
  // Documents are in English, even if the house writes no English.
  const noteLanguage = site.languages.includes(lang) ? lang : quotedLanguage(site)
  return joinSentences(site, lang, formatBookingAddresses(site, lang), inline, noteLanguage)
}

function joinSentences(
  { pub, date }: Pick<Site, 'pub' | 'date'>,
  lang: Language,
  ways: string,
  write: (text: string) => string = String,
  noteLanguage = lang,
): string {
  const { by, note, hours } = pub.reservation
  return [
    ways,
    ...formatLimits({ pub, date }, lang),
    hours && by?.includes('telephone') && formatPhoneHours(hours, lang),
    note && write(note[noteLanguage]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Return the telephone hours of a house that takes no bookings by telephone. */
export const formatOtherPhoneHours = (
  { pub: { reservation } }: Pick<Site, 'pub'>,
  lang: Language,
): string | undefined =>
  reservation.hours && !reservation.by?.includes('telephone')
    ? formatPhoneHours(reservation.hours, lang)
    : undefined

function formatPhoneHours({ also = [], ...first }: SpanOnDays, lang: Language): string {
  const { fromTo, telephoneHours } = words[lang].contact
  const spans = [first, ...also].map(({ days: on, open, close }, index, all) => {
    const isGoingOn = index > 0 && String(all[index - 1]?.days) === String(on)
    const days = on && !isGoingOn ? `${format.daysWithin(format.daysInShort(on, lang), lang)} ` : ''
    return days + fromTo(format.timeInWords(open, lang), format.timeInWords(close, lang))
  })
  return telephoneHours(spans.join(` ${words[lang].format.and} `))
}

/** Return sentences with the days, the coming dates and the numbers of people for bookings. */
function formatLimits({ pub, date: today }: Pick<Site, 'pub' | 'date'>, lang: Language): string[] {
  const { days, people_from: from, people_to: to, except_dates = [] } = pub.reservation
  const except = except_dates.filter((date) => date >= today).sort()
  const w = words[lang].booking
  return [
    ...(days ? [w.onlyFor(format.dayRanges(days, lang))] : []),
    ...(from === undefined && to === undefined ? [] : [w.people(from, to)]),
    ...(except.length > 0
      ? [w.notOn(format.joinWithAnd(format.dateRanges(except, lang, { pub }), lang))]
      : []),
  ]
}

/** Return the ways to book for guests, without addresses. Empty if nothing is stated. */
export function formatBookingWays(by: Site['pub']['reservation']['by'], lang: Language): string {
  const { booking, names } = words[lang]
  if (by === null) return ''
  if (by.length === 0) return booking.notBooked.guests
  const ways = by.map((way) => names.bookingWays[way])
  return `${booking.booked(inSentence(ways, booking.or), ways.length === 1)}.`
}

/**
 * Return the ways to book with their addresses, in Markdown: `Tables can be booked by telephone
 * only: +420 123 456 789.`
 */
export function formatBookingAddresses({ pub }: Pick<Site, 'pub'>, lang: Language): string {
  const { booking, names } = words[lang]
  const { by, url } = pub.reservation
  if (by === null) return booking.unstated
  if (by.length === 0) return booking.notBooked.programs
  const addresses: Record<BookingWay, string> = {
    telephone: formatTelephones(pub),
    email: autolink(pub.email),
    web: autolink(url),
    message: '',
  }
  const ways = by.map((way) => ({
    name: names.bookingWays[way],
    before: names.bookingAddresses[way],
    address: addresses[way],
  }))
  const [only] = ways.length === 1 ? ways : []
  if (only?.before === '')
    return `${booking.booked(only.name, true)}${only.address && `: ${only.address}`}.`
  const phrases = ways.map(({ name, before, address }) =>
    before === '' ? name + (address && ` (${address})`) : before + (address && ` ${address}`),
  )
  return `${booking.booked(inSentence(phrases, booking.or), phrases.length === 1)}.`
}

/**
 * Addresses contain no angle brackets, so an autolink is safe. Square brackets would end another
 * link.
 */
const autolink = (address: string | undefined) =>
  address === undefined ? '' : `<${address.replace(/[[\]]/g, encodeURIComponent)}>`
