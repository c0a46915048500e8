// How tables are booked, in words for guests and for programs. Everything that is said about booking
// anywhere comes from here, so that no document offers a way that the pub does not have.

import { documentLanguage, type Language } from '../../../src/model/languages.ts'
import type { BookingWay, PhoneUse, Pub, Site, SpanOnDays } from '../../../src/model/site.ts'
import { inSentence } from '../../../src/model/word-list.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export type Telephone = { number: string; use: PhoneUse | undefined }

export const phones = (pub: Pub): Telephone[] =>
  [
    { number: pub.phone, use: pub.phone_for },
    { number: pub.phone_2, use: pub.phone_2_for },
    { number: pub.phone_3, use: pub.phone_3_for },
  ].filter((one): one is Telephone => one.number !== undefined)

/** Nobody said that a table is booked there. */
const elsewhere: readonly (PhoneUse | undefined)[] = ['kitchen', 'delivery', 'events']

/** Those that take bookings; where none is said to, the first that is not for something else. */
function bookingPhones(pub: Pub): Telephone[] {
  const all = phones(pub)
  const booking = all.filter(({ use }) => use === 'booking')
  const unsaid =
    all.find(({ use }) => use === undefined) ?? all.find(({ use }) => !elsewhere.includes(use))
  return booking.length > 0 ? booking : unsaid ? [unsaid] : []
}

/** The number that a guest calls. */
export const firstPhone = (pub: Pub) => (bookingPhones(pub)[0] ?? phones(pub)[0])?.number

export const telephones = (pub: Pub): string =>
  bookingPhones(pub)
    .map(({ number }) => format.phone(number))
    .join(', ')

/** `+420 123 456 789 (kitchen)`: how it is read, and what it is for. */
export const telephoneName = ({ use }: Telephone, lang: Language) =>
  use === undefined ? '' : ` (${words[lang].names.phoneUses[use]})`

/**
 * The owner's own words alone, or ours for the ways; limits, and when somebody answers the telephone,
 * unless the owner's words name both hours. Twins say every limit, whatever those words do.
 */
export function bookingText(site: Site, lang: Language, whole = false): string {
  const { reservation } = site.pub
  const { by, note, hours } = reservation
  const said = [!speaks(site, 'ofWays') && booked(by, lang), note?.[lang]].filter(Boolean).join(' ')
  const isSaid = hours && [hours, ...(hours.also ?? [])].every((span) => namesSpan(said, span))
  const answered = hours && !isSaid && answeredAt(hours, lang)
  const unsaid = whole ? reservation : unsaidLimits(site)
  return [said, ...limits(unsaid, lang), answered].filter(Boolean).join(' ')
}

/** Beside the owner's words no days, and no numbers of people where they speak of people. */
function unsaidLimits(site: Site): Limits {
  const { reservation } = site.pub
  const { note, days: _, ...numbers } = reservation
  return !note ? reservation : speaks(site, 'ofPeople') ? {} : numbers
}

/** Whether the owner's sentence is on this, in one of its languages, and not only on how long a table is kept. */
const speaks = ({ pub: { reservation }, languages }: Site, what: 'ofPeople' | 'ofWays') =>
  languages.some((lang) => {
    const text = reservation.note?.[lang].toLowerCase() ?? ''
    return words[lang].booking[what].split(', ').some((word) => text.includes(word))
  })

/** Whether both hours of a span stand in a text. */
export const namesSpan = (text: string, { open, close }: { open: string; close: string }) =>
  namesHour(text, open) && namesHour(text, close)

/** `08:00` as `8:00`, `8.00` or `8`. */
function namesHour(text: string, time: string): boolean {
  const [hour, minutes] = time.split(':')
  const rest = minutes === '00' ? '(?:[:.]00)?' : `[:.]${minutes}`
  return new RegExp(`(?<![\\d:.])0?${Number(hour)}${rest}(?![\\d:])`).test(text)
}

function answeredAt({ also = [], ...first }: SpanOnDays, lang: Language): string {
  const { fromTo, telephoneHours } = words[lang].contact
  const spans = [first, ...also].map(({ days: on, open, close }, index, all) => {
    const isGoingOn = index > 0 && String(all[index - 1]?.days) === String(on)
    const days = on && !isGoingOn ? `${format.daysWithin(format.daysInShort(on, lang), lang)} ` : ''
    return days + fromTo(format.timeInWords(open, lang), format.timeInWords(close, lang))
  })
  return telephoneHours(spans.join(` ${words[lang].format.and} `))
}

type Limits = Pick<Pub['reservation'], 'note' | 'days' | 'people_from' | 'people_to'>

/** For which days and how many people tables are booked, where the owner's words have no such figures. */
function limits(
  { note, days, people_from: from, people_to: to }: Limits,
  lang: Language,
): string[] {
  const w = words[lang].booking
  const people = [from, to].filter((count) => count !== undefined)
  const isSaid = people.every((count) => format.saysWords(note?.[lang] ?? '', `${count}`))
  return [
    ...(days ? [w.onlyFor(format.dayRanges(days, lang))] : []),
    ...(isSaid ? [] : [w.people(from, to)]),
  ]
}

/** What a plain yes or no would not say: the owner's sentence, or the ways and limits. */
export const acceptance = ({ pub: { reservation } }: Site, lang: Language): string =>
  reservation.note?.[lang] ??
  [booked(reservation.by, lang), ...limits(reservation, lang)].filter(Boolean).join(' ')

/** Footers: the ways, too, where the owner tells of them in words of his own elsewhere. */
export const agentLine = (site: Site, lang: Language): string =>
  [words[lang].agents.about, speaks(site, 'ofWays') && booked(site.pub.reservation.by, lang)]
    .filter(Boolean)
    .join(' ')

/** For guests, who see number and addresses beside it; empty where nothing is stated. */
export function booked(by: Site['pub']['reservation']['by'], lang: Language): string {
  const { booking, names } = words[lang]
  if (by === null) return ''
  if (by.length === 0) return booking.notBooked.guests
  const ways = by.map((way) => names.bookingWays[way])
  return `${booking.booked(inSentence(ways, booking.or), ways.length === 1)}.`
}

/** `Tables can be booked by telephone only: +420 123 456 789.` In Markdown: addresses are links. */
export function bookedAt({ pub }: Pick<Site, 'pub'>, lang: Language = documentLanguage): string {
  const { booking, names } = words[lang]
  const { by, url } = pub.reservation
  if (by === null) return booking.unstated
  if (by.length === 0) return booking.notBooked.programs
  const addresses: Record<BookingWay, string> = {
    telephone: telephones(pub),
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
  const said = ways.map(({ name, before, address }) =>
    before === '' ? name + (address && ` (${address})`) : before + (address && ` ${address}`),
  )
  return `${booking.booked(inSentence(said, booking.or), said.length === 1)}.`
}

/** Neither holds a pointed bracket: that is how they are read. Square ones would end another link. */
const autolink = (address: string | undefined) =>
  address === undefined ? '' : `<${address.replace(/[[\]]/g, encodeURIComponent)}>`
