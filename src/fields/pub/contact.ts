// Contact: telephone, booking, links, branches and stops nearby.

import type { House } from '../../model/house.ts'
import { firstLanguage, languages, parseTextRow } from '../../model/languages.ts'
import * as s from '../../model/schema-parts.ts'
import { serviceAt, serviceNames, type WebService } from '../../model/services.ts'
import * as site from '../../model/site.ts'
import { integer, line, wordNotation } from '../../notations/basic.ts'
import {
  bookingList,
  email,
  impliesTelephoneOnly,
  pageUrl,
  statesTelephoneOnly,
} from '../../notations/contact.ts'
import { dateList } from '../../notations/date.ts'
import { phone } from '../../notations/house.ts'
import { dayList, minutes, spanOnDays } from '../../notations/time.ts'
import {
  meaningByWord,
  phoneWords,
  shopWords,
  transportWords,
} from '../../notations/typed-words.ts'
import { findLikelyField } from '../../reading/names.ts'
import {
  type ContentNode,
  contradiction,
  hasValue,
  nodeAt,
  reportError,
} from '../../reading/node.ts'
import { fieldNamesIn } from '../../reading/outline.ts'
import type { Values } from '../../reading/reader.ts'
import { list, optional, record } from '../../reading/record.ts'
import {
  composed,
  type FieldRows,
  member,
  neededRow,
  partRow,
  textOrNullRow,
  textRow,
  toMembers,
  valueRow,
} from '../../reading/row.ts'
import { nameAliases, optionalText, present } from '../../reading/texts.ts'

export const stopRows = {
  kind: neededRow(
    'kind',
    wordNotation(site.transportKinds, meaningByWord(transportWords)),
    'druh | | |',
    () =>
      s.described(s.enumSchema(site.transportKinds), 'What stops there; `foot`: nothing.', 'bus'),
  ),
  line: valueRow('line', line, undefined, () => s.orNotStated(s.line, 'Its line.', '42')),
  stop: neededRow('stop', line, undefined, (house) =>
    s.described(
      s.line,
      'Name of the stop; for `foot`, where the walk starts.',
      s.sampleHouse(house).stop,
    ),
  ),
  walk: neededRow('walk_min', minutes, undefined, () =>
    s.described(s.integer, 'Minutes on foot.', 2),
  ),
} satisfies FieldRows

const facebook = parseTextRow('Facebook | Facebook | Facebook | Facebook')

/** Return the last path segment of an example URL. */
const lastPart = ({ type }: House, otherwise: string) => (type === 'pub' ? 'pub' : otherwise)

export const linkRows = {
  url: neededRow('url', pageUrl, undefined, (house) =>
    s.described(s.address, 'Its address.', `https://facebook.com/${lastPart(house, 'house')}`),
  ),
  service: valueRow(
    'service',
    wordNotation(serviceNames, meaningByWord(shopWords)),
    undefined,
    () =>
      s.described(
        s.enumSchema([...serviceNames, null]),
        'A service that many know. null: none of these.',
        ...['facebook', null],
      ),
  ),
  name: {
    ...optionalText,
    called: nameAliases,
    data: member('name', (house) => s.textMember(house, 'What it is called.', facebook)),
  },
} as const satisfies FieldRows

export const branchRows = {
  name: textRow('name', nameAliases, 'Its name.', s.houseName),
  url: {
    ...neededRow('url', pageUrl, undefined, () =>
      s.orNotStated(s.address, 'The address of its site.', 'https://lion.example/'),
    ),
    unless: 'address',
  },
  kind: textOrNullRow('kind', 'druh | | druh |', 'What it is, in words.'),
  address: {
    ...valueRow('address', line, 'adresa | | adresa | adresse', () =>
      s.orNotStated(s.line, 'Where it is, in one line.'),
    ),
    example: 'Dlouhá 1, Horní Lhota',
  },
} as const satisfies FieldRows

/** Create the row for the purpose of a phone number. */
const useRow = <const M extends string>(name: M) => ({
  ...valueRow(name, wordNotation(site.phoneUses, meaningByWord(phoneWords), true), undefined, () =>
    s.described(
      s.enumSchema([...site.phoneUses, null]),
      `What \`${name.replace('_for', '')}\` is for. null: not stated.`,
      null,
    ),
  ),
  example: 'reception',
})

const answeredHours = s.object(s.onDays('10:00', '20:00'))

/** Create the row for the hours in which a telephone is answered. */
const phoneHoursRow = <const M extends string>(name: M) => ({
  ...valueRow(name, spanOnDays, undefined, (house) =>
    s.optionalIf(
      house.hasPhoneHours,
      answeredHours,
      `When \`${name.replace('_hours', '')}\` is answered, local time. Absent: not stated.`,
      s.composeExample(answeredHours),
    ),
  ),
  example: 'Po–Pá 8:00–12:00',
})

export const contactRows = {
  phone: valueRow('phone', phone, 'telefon, mobil | | telefón, mobil | telefon', (house) =>
    s.orNotStated(s.line, 'Telephone, E.164.', s.sampleHouse(house).phone),
  ),
  phone_2: valueRow('phone_2', phone, undefined, () => s.orNotStated(s.line, 'A second one.')),
  email: valueRow('email', email, '| mail | |', () =>
    s.orNotStated(s.mail, 'E-mail.', 'a@pub.example'),
  ),
  phone_for: useRow('phone_for'),
  phone_2_for: useRow('phone_2_for'),
  phone_3: {
    ...valueRow('phone_3', phone, undefined, () => s.orNotStated(s.line, 'A third one.')),
    example: '360 000 044',
  },
  phone_3_for: useRow('phone_3_for'),
} satisfies FieldRows

export const phoneHoursRows = {
  phone_hours: phoneHoursRow('phone_hours'),
  phone_2_hours: phoneHoursRow('phone_2_hours'),
  phone_3_hours: phoneHoursRow('phone_3_hours'),
} satisfies FieldRows

/** `10`, `10 osob` */
const people = {
  ...integer,
  read: (text: string) =>
    integer.read(text.replace(/ (?:osob|osôb|lidí|ľudí|person(?:s|en)|people|guests|gäste)$/i, '')),
}

const peopleRow = <const M extends string>(name: M, about: string) => ({
  ...valueRow(name, people, undefined, () => s.orNotStated(s.integer, about)),
  example: '8',
})

export const bookingRows = {
  booking_by: valueRow('by', bookingList, undefined, () =>
    s.orNotStated(
      s.list(s.enumSchema(site.bookingWays), s.unique),
      'Every way there is. Empty: tables are not booked.',
      ...[['telephone'], ['email', 'web'], []],
    ),
  ),
  booking_url: valueRow('url', pageUrl, undefined, (house) =>
    s.described(
      s.orNull({ type: 'string', pattern: '^https://' }),
      'The page on which a guest books. null: none is stated.',
      ...[`https://booking.example/${lastPart(house, 'table')}`, null],
    ),
  ),
  booking_hours: valueRow('hours', spanOnDays, undefined, () =>
    s.orNotStated(
      answeredHours,
      'When the telephone is answered, local time.',
      s.composeExample(answeredHours),
    ),
  ),
  booking: textOrNullRow(
    'note',
    'rezervace | reservation, reservations, bookings | rezervácia, rezervácie | reservierung, reservierungen',
    "The owner's own sentence, with its limits.",
  ),
  booking_days: {
    ...valueRow('days', dayList, 'rezervace na dny | | rezervácia na dni |', () =>
      s.orNotStated(s.dayList, 'The only days for which tables are booked.'),
    ),
    example: 'Po–Čt',
  },
  booking_people_from: peopleRow('people_from', 'The smallest group for which a table is booked.'),
  booking_people_to: peopleRow('people_to', 'The largest one.'),
  booking_except: {
    ...valueRow(
      'except_dates',
      dateList,
      'nerezervujeme, bez rezervací | no bookings on | nerezervujeme | keine reservierung',
      () => s.orNotStated(s.list(s.date), 'Dates for which no table is booked.'),
    ),
    example: '24. 12. 2026 – 1. 1. 2027, 14. 2. 2027',
  },
} satisfies FieldRows

const listRows = {
  links: partRow(list(record('link', linkRows)), 'odkazy | web, facebook, instagram | |'),
  branches: optional(list(record('branch', branchRows)), { ...composed, called: undefined }),
  transport: partRow(list(record('stop', stopRows)), 'doprava | | |'),
} satisfies FieldRows

export const allContactRows = { ...contactRows, ...phoneHoursRows, ...bookingRows, ...listRows }

const names = fieldNamesIn(allContactRows, languages)

/** True if a phone is stated, even under a misspelt name that was already reported. */
const hasPhone = (node: ContentNode): boolean =>
  hasValue(node, 'phone') ||
  Object.keys(node.raw ?? {}).some(
    (name) => findLikelyField(name, ['phone', 'phone_2'], names) === 'phone',
  )

type Fields = Values<typeof allContactRows>

/** Fields that only make sense with another one. */
const needs = {
  phone_2: 'phone',
  phone_3: 'phone',
  phone_for: 'phone',
  phone_2_for: 'phone_2',
  phone_3_for: 'phone_3',
  phone_hours: 'phone',
  phone_2_hours: 'phone_2',
  phone_3_hours: 'phone_3',
  booking_hours: 'phone',
} as const

export function readContact(node: ContentNode, values: Fields) {
  for (const [field, needed] of Object.entries(needs))
    if (hasValue(node, field) && !(needed === 'phone' ? hasPhone(node) : hasValue(node, needed)))
      reportError(nodeAt(node, field), 'field-needs-field', { field, needed })
  return {
    ...toMembers(contactRows, values),
    ...toMembers(phoneHoursRows, values),
    links: readLinks(values),
    branches: readBranches(values),
    reservation: readReservation(node, values),
  }
}

function readReservation(node: ContentNode, values: Fields): site.Reservation {
  const { booking_by, booking_url } = values
  if (booking_by) checkWays(node, booking_by, booking_url)
  return { by: booking_by ?? inferBookingWays(node, values), ...toMembers(bookingRows, values) }
}

/**
 * Derive the booking ways as it was done before the field `booking_by` existed. `askAboutBooking`
 * in rules/pub.ts asks about all other cases.
 */
function inferBookingWays(node: ContentNode, { booking }: Fields) {
  const bookingNote = booking?.[firstLanguage(node.document)]
  if (bookingNote === undefined || !hasPhone(node) || hasValue(node, 'booking_url')) return null
  const isByTelephone = hasValue(node, 'email')
    ? statesTelephoneOnly(bookingNote)
    : impliesTelephoneOnly(bookingNote)
  return isByTelephone ? (['telephone'] satisfies site.BookingWay[]) : null
}

/** Contact fields of each booking way; at least one of them must be stated. */
const contactFields = {
  telephone: ['phone'],
  email: ['email'],
  web: ['booking_url'],
  message: ['phone', 'links'],
} as const satisfies Record<site.BookingWay, readonly string[]>

function checkWays(node: ContentNode, ways: readonly site.BookingWay[], page: string | undefined) {
  for (const way of ways) {
    const fields = contactFields[way]
    if (!fields.some((field) => hasValue(node, field)))
      reportError(nodeAt(node, 'booking_by'), 'booking-way-unreachable', { way, fields })
  }
  if (page !== undefined && !ways.includes('web'))
    reportError(contradiction(node, 'booking_url', 'booking_by'), 'booking-url-unused', { ways })
}

function readLinks({ links = [] }: Fields): site.WebLink[] {
  refuseTwice(links.map(({ value, node }) => ({ url: value?.url, node })))
  return links.flatMap(({ value, node }) => (value && toLink(node, value)) ?? [])
}

function readBranches({ branches = [] }: Fields): site.Pub['branches'] {
  refuseTwice(branches.map(({ value, node }) => ({ url: value?.url, node })))
  return branches.flatMap(({ value }) => {
    const { name, kind, address, url } = value ?? {}
    return name ? [{ name, ...present({ kind, address, url }) }] : []
  })
}

function refuseTwice(pages: readonly { url: string | undefined; node: ContentNode }[]) {
  const seen = new Map<string, ContentNode>()
  for (const { url, node } of pages) {
    if (url === undefined) continue
    const duplicate = seen.get(url)
    if (duplicate)
      reportError({ ...nodeAt(node, 'url'), other: nodeAt(duplicate, 'url') }, 'link-twice')
    seen.set(url, node)
  }
}

function toLink(node: ContentNode, values: Values<typeof linkRows>): site.WebLink | undefined {
  const { url, name } = values
  if (url === undefined) return undefined
  const found = serviceAt(url)
  const service: WebService | undefined = values.service ?? found
  if (values.service !== undefined && values.service !== (found ?? 'shop'))
    reportError(nodeAt(node, 'service'), 'link-service-other', { typed: values.service, url })
  if (service !== undefined) return { url, service, ...present({ name }) }
  if (Object.keys(node.raw ?? {}).every((field) => field === 'url'))
    reportError(nodeAt(node, 'url'), 'link-without-name', { languages: node.document.languages })
  return name && { url, name }
}

export const readTransport = ({ transport = [] }: Fields): site.Transport[] =>
  transport.flatMap(({ value }) => (value && toMembers(stopRows, value)) ?? [])
