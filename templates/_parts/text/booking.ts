// Sentences about booking a table, for guests and for programs. All documents take them from here,
// so that none offers a way to book that the pub does not have.

import { documentLanguage, type Language } from '../../../src/model/languages.ts'
import type { BookingWay, PhoneUse, Pub, Site, SpanOnDays } from '../../../src/model/site.ts'
import { inSentence } from '../../../src/model/word-list.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export type Telephone = { number: string; use: PhoneUse | undefined }

export const listPhones = (pub: Pub): Telephone[] =>
  [
    { number: pub.phone, use: pub.phone_for },
    { number: pub.phone_2, use: pub.phone_2_for },
    { number: pub.phone_3, use: pub.phone_3_for },
  ].filter((one): one is Telephone => one.number !== undefined)

/** Uses of a telephone for which nobody stated that it takes bookings. */
const nonBookingUses: readonly (PhoneUse | undefined)[] = ['kitchen', 'delivery', 'events']

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

export const formatTelephones = (pub: Pub): string =>
  bookingPhones(pub)
    .map(({ number }) => format.phone(number))
    .join(', ')

/** Return the use of a telephone in brackets: ` (kitchen)`; empty if it has no stated use. */
export const formatPhoneUse = ({ use }: Telephone, lang: Language) =>
  use === undefined ? '' : ` (${words[lang].names.phoneUses[use]})`

/**
 * Return the ways to book, the owner's note, the limits and the telephone hours. Parts that the
 * note already contains are left out. With `whole`, as in twins, all limits are printed.
 */
export function formatBooking(site: Site, lang: Language, withAllLimits = false): string {
  const { reservation } = site.pub
  const { by, note, hours } = reservation
  const waysAndNote = [!noteMentions(site, 'ofWays') && formatBookingWays(by, lang), note?.[lang]]
    .filter(Boolean)
    .join(' ')
  const isInNote =
    hours && [hours, ...(hours.also ?? [])].every((span) => containsSpan(waysAndNote, span))
  const answered = hours && !isInNote && formatPhoneHours(hours, lang)
  const shownLimits = withAllLimits ? reservation : limitsNextToNote(site)
  return [waysAndNote, ...formatLimits(shownLimits, lang), answered].filter(Boolean).join(' ')
}

/**
 * Return the limits to print next to the owner's note: no days, and no numbers of people if the
 * note mentions people.
 */
function limitsNextToNote(site: Site): Limits {
  const { reservation } = site.pub
  const { note, days: _, ...numbers } = reservation
  return !note ? reservation : noteMentions(site, 'ofPeople') ? {} : numbers
}

/**
 * True if the owner's note contains one of our words for ways to book or for people, in any
 * language.
 */
const noteMentions = ({ pub: { reservation }, languages }: Site, what: 'ofPeople' | 'ofWays') =>
  languages.some((lang) => {
    const text = reservation.note?.[lang].toLowerCase() ?? ''
    return words[lang].booking[what].split(', ').some((word) => text.includes(word))
  })

/** True if a text contains both times of a span. */
export const containsSpan = (text: string, { open, close }: { open: string; close: string }) =>
  containsTime(text, open) && containsTime(text, close)

/** True if a text contains the time `08:00`, also as `8:00`, `8.00` or `8`. */
function containsTime(text: string, time: string): boolean {
  const [hour, minutes] = time.split(':')
  const rest = minutes === '00' ? '(?:[:.]00)?' : `[:.]${minutes}`
  return new RegExp(`(?<![\\d:.])0?${Number(hour)}${rest}(?![\\d:])`).test(text)
}

function formatPhoneHours({ also = [], ...first }: SpanOnDays, lang: Language): string {
  const { fromTo, telephoneHours } = words[lang].contact
  const spans = [first, ...also].map(({ days: on, open, close }, index, all) => {
    const isGoingOn = index > 0 && String(all[index - 1]?.days) === String(on)
    const days = on && !isGoingOn ? `${format.daysWithin(format.daysInShort(on, lang), lang)} ` : ''
    return days + fromTo(format.timeInWords(open, lang), format.timeInWords(close, lang))
  })
  return telephoneHours(spans.join(` ${words[lang].format.and} `))
}

type Limits = Pick<Pub['reservation'], 'note' | 'days' | 'people_from' | 'people_to'>

/**
 * Return sentences with the days and numbers of people for bookings, unless the owner's note has
 * these numbers.
 */
function formatLimits(
  { note, days, people_from: from, people_to: to }: Limits,
  lang: Language,
): string[] {
  const w = words[lang].booking
  const people = [from, to].filter((count) => count !== undefined)
  const isInNote = people.every((count) => format.containsWords(note?.[lang] ?? '', `${count}`))
  return [
    ...(days ? [w.onlyFor(format.dayRanges(days, lang))] : []),
    ...(isInNote ? [] : [w.people(from, to)]),
  ]
}

/**
 * Return the conditions of bookings for search engines: the owner's note, or the ways and limits.
 */
export const formatAcceptance = ({ pub: { reservation } }: Site, lang: Language): string =>
  reservation.note?.[lang] ??
  [formatBookingWays(reservation.by, lang), ...formatLimits(reservation, lang)]
    .filter(Boolean)
    .join(' ')

/**
 * Return the line for agents in footers. It repeats the ways to book if the owner's note describes
 * them elsewhere.
 */
export const agentLine = (site: Site, lang: Language): string =>
  [
    words[lang].agents.about,
    noteMentions(site, 'ofWays') && formatBookingWays(site.pub.reservation.by, lang),
  ]
    .filter(Boolean)
    .join(' ')

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
export function formatBookingAddresses(
  { pub }: Pick<Site, 'pub'>,
  lang: Language = documentLanguage,
): string {
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
