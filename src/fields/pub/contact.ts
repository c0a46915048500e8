// How to reach the pub: telephone, booking, stops nearby.

import { message } from '../../messages/catalogue.ts'
import { firstLanguage, languages } from '../../model/languages.ts'
import { type Service, serviceAt, serviceNames } from '../../model/services.ts'
import {
  type BookingWay,
  type Pub,
  type Reservation,
  type Transport,
  transportKinds,
  type WebLink,
} from '../../model/site.ts'
import {
  bookingList,
  email,
  meansTelephoneOnly,
  pageUrl,
  saysOnlyTelephone,
} from '../../notations/contact.ts'
import { phone } from '../../notations/house.ts'
import { line, oneOf } from '../../notations/plain.ts'
import { minutes, span } from '../../notations/time.ts'
import { meaningsOf, shopWords, transportWords } from '../../notations/typed-words.ts'
import { meantBy } from '../names.ts'
import { below, complain, type Entry, has, type Place } from '../place.ts'
import { fieldNamesIn, list, optional, record, required, type Values } from '../record.ts'
import { calledName, optionalText, present, requiredText } from '../texts.ts'

const stopFields = {
  kind: required(oneOf(transportKinds, meaningsOf(transportWords)), { called: { cs: 'druh' } }),
  line: optional(line),
  stop: required(line),
  walk: required(minutes),
}

const linkFields = {
  url: required(pageUrl),
  service: optional(oneOf(serviceNames, meaningsOf(shopWords))),
  name: { ...optionalText, called: calledName },
}

const branchFields = {
  name: { ...requiredText, called: calledName },
  url: required(pageUrl),
}

export const contactFields = {
  phone: optional(phone, {
    called: { cs: 'telefon, mobil', sk: 'telefón, mobil', de: 'telefon' },
  }),
  phone_2: optional(phone),
  email: optional(email, { called: { en: 'mail' } }),
  booking_by: optional(bookingList),
  booking_url: optional(pageUrl),
  booking_hours: optional(span),
  booking: {
    ...optionalText,
    called: { cs: 'rezervace', sk: 'rezervácia', de: 'reservierung' },
  },
  links: optional(list(record('link', linkFields)), {
    called: { cs: 'odkazy', en: 'web, facebook, instagram' },
  }),
  branches: optional(list(record('branch', branchFields))),
  transport: optional(list(record('stop', stopFields)), { called: { cs: 'doprava' } }),
}

const names = fieldNamesIn(contactFields, languages)

/** Under a name that was reported too. */
const hasPhone = (place: Place): boolean =>
  has(place, 'phone') ||
  Object.keys(place.raw ?? {}).some(
    (name) => meantBy(name, ['phone', 'phone_2'], names) === 'phone',
  )

type Fields = Values<typeof contactFields>
type Contact = Pick<Pub, 'phone' | 'phone_2' | 'email' | 'links' | 'branches' | 'reservation'>

export function readContact(place: Place, values: Fields): Contact {
  for (const field of ['phone_2', 'booking_hours'] as const)
    if (has(place, field) && !hasPhone(place))
      complain(below(place, field), message('field-needs-field', { field, needed: 'phone' }))
  const { phone: number, phone_2, email: mail } = values
  return {
    ...present({ phone: number, phone_2, email: mail }),
    links: readLinks(values),
    branches: readBranches(values),
    reservation: readReservation(place, values),
  }
}

function readReservation(place: Place, values: Fields): Reservation {
  const { booking_by, booking_url: url, booking_hours: hours, booking: note } = values
  if (booking_by) checkWays(place, booking_by, url)
  return { by: booking_by ?? formerly(place, values), ...present({ url, hours, note }) }
}

/** What the fields meant before there was `booking_by`; `rules/booking.ts` asks about any other. */
function formerly(place: Place, { booking }: Fields) {
  const said = booking?.[firstLanguage(place.document)]
  if (said === undefined || !hasPhone(place) || has(place, 'booking_url')) return null
  const told = has(place, 'email') ? saysOnlyTelephone(said) : meansTelephoneOnly(said)
  return told ? (['telephone'] satisfies BookingWay[]) : null
}

/** Where a guest turns who books in this way: one of these fields has to stand there. */
const reachedBy = {
  telephone: ['phone'],
  email: ['email'],
  web: ['booking_url'],
  message: ['phone', 'links'],
} as const satisfies Record<BookingWay, readonly string[]>

function checkWays(place: Place, ways: readonly BookingWay[], page: string | undefined) {
  for (const way of ways) {
    const fields = reachedBy[way]
    if (!fields.some((field) => has(place, field)))
      complain(below(place, 'booking_by'), message('booking-way-unreachable', { way, fields }))
  }
  if (page !== undefined && !ways.includes('web'))
    complain(below(place, 'booking_url'), message('booking-url-unused', { ways }), {
      other: below(place, 'booking_by'),
    })
}

function readLinks({ links = [] }: Fields): WebLink[] {
  refuseTwice(links.map(({ value, place }) => ({ url: value?.url, place })))
  return links.flatMap(({ value, place }) => (value && toLink(place, value)) ?? [])
}

function readBranches({ branches = [] }: Fields): Pub['branches'] {
  refuseTwice(branches.map(({ value, place }) => ({ url: value?.url, place })))
  return branches.flatMap(({ value }) => {
    const { name, url } = value ?? {}
    return name && url !== undefined ? [{ name, url }] : []
  })
}

function refuseTwice(pages: readonly { url: string | undefined; place: Place }[]) {
  const seen = new Map<string, Place>()
  for (const { url, place } of pages) {
    if (url === undefined) continue
    const other = seen.get(url)
    if (other) complain(below(place, 'url'), message('link-twice'), { other: below(other, 'url') })
    seen.set(url, place)
  }
}

function toLink(place: Place, values: Values<typeof linkFields>): WebLink | undefined {
  const { url, name } = values
  if (url === undefined) return undefined
  const found = serviceAt(url)
  const service: Service | undefined = values.service ?? found
  if (values.service !== undefined && values.service !== (found ?? 'shop'))
    complain(below(place, 'service'), message('link-service-other', { typed: values.service, url }))
  if (service !== undefined) return { url, service, ...present({ name }) }
  if (Object.keys(place.raw ?? {}).every((field) => field === 'url'))
    complain(
      below(place, 'url'),
      message('link-without-name', { languages: place.document.languages }),
    )
  return name && { url, name }
}

export const readTransport = ({ transport = [] }: Values<typeof contactFields>): Transport[] =>
  transport.flatMap(readStop)

function readStop({ value }: Entry<Values<typeof stopFields>>): Transport[] {
  const { kind, line: number, stop, walk } = value ?? {}
  if (kind === undefined || stop === undefined || walk === undefined) return []
  return [{ kind, ...present({ line: number }), stop, walk_min: walk }]
}
