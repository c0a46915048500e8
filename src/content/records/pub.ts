// pub.md: the facts of the house, and what its owner decides about the site.

import {
  type Hosting,
  httpsScopes,
  type Legal,
  type Pub,
  type Text,
  type Transport,
  transportKinds,
} from '../../model/site.ts'
import type { Document, Report } from '../documents/document.ts'
import {
  address,
  contentSignals,
  country,
  dic,
  ico,
  paymentList,
  phone,
  postalCode,
  securityContact,
  spdx,
} from '../notations/house.ts'
import { date, minutes, span } from '../notations/time.ts'
import { coordinate, line, oneOf, yesNo } from '../notations/words.ts'
import { featureFields, readFeatures } from './features.ts'
import {
  below,
  complain,
  list,
  optional,
  type Place,
  record,
  required,
  type Values,
} from './record.ts'
import { both, pair, present } from './text.ts'

const transportFields = {
  kind: required(
    oneOf(transportKinds, { autobus: 'bus', tramvaj: 'tram', vlak: 'train' }),
    'bus, tram, metro or train',
  ),
  line: optional(line, 'the number of the line'),
  stop: required(line, 'the name of the stop'),
  walk: required(minutes, 'minutes on foot'),
}

export const pubFields = {
  base_url: optional(address, 'the address of the site, used when the host does not say it'),
  markdown_negotiation: optional(yesNo, 'whether the host may answer programs in Markdown'),
  https_only: optional(
    oneOf(httpsScopes),
    'what may only be reached by https: site, the whole domain, or the lists of browsers too',
  ),
  updated: required(date, 'the day on which you last went over prices and hours'),
  date: optional(date, 'the day that the site is built for; without it today'),
  name: required(line, 'the name of the pub'),
  name_en: required(line, 'the name in English'),
  kind: required(line, 'what it is: hospoda, pivnice ...'),
  kind_en: required(line, 'what it is, in English'),
  notice: optional(line, 'a sentence on every page'),
  notice_en: optional(line, 'the notice in English'),
  street: required(line, 'street and number'),
  postal_code: required(postalCode, 'the post code'),
  town: required(line, 'the town'),
  country: optional(country, 'the country; without it CZ'),
  latitude: optional(coordinate(90, 'a latitude such as 49.75'), 'from the map'),
  longitude: optional(coordinate(180, 'a longitude such as 15.5'), 'from the map'),
  map_note: optional(line, 'a sentence about the place on the map'),
  map_note_en: optional(line, 'the sentence in English'),
  phone: required(phone, 'the telephone'),
  booking_hours: optional(span, 'when somebody answers'),
  booking: required(line, 'how a table is booked'),
  booking_en: required(line, 'the same in English'),
  transport: optional(list(record(transportFields)), 'stops nearby'),
  payment: required(paymentList, 'what you take'),
  payment_refused: optional(paymentList, 'what you do not take'),
  payment_note: optional(line, 'a sentence about paying'),
  payment_note_en: optional(line, 'the sentence in English'),
  ...featureFields,
  license: optional(spdx, 'the licence of the data, as the owner decides: CC-BY-4.0'),
  content_signals: optional(
    contentSignals,
    'what crawlers may do: find you, answer from the site, train on it',
  ),
  security_contact: optional(securityContact, 'where a weakness of the site is reported'),
  security_expires: optional(date, 'until when that contact holds, at most a year ahead'),
  operator: required(line, 'the company or person that runs the pub'),
  ico: required(ico, 'its identification number'),
  dic: optional(dic, 'its tax number'),
  seat: required(line, 'its seat'),
  register: required(line, 'its entry in the register'),
  register_en: required(line, 'the entry in English'),
  age_notice: optional(line, 'the sentence about alcohol and age'),
  age_notice_en: optional(line, 'the sentence in English'),
}

type Fields = Values<typeof pubFields>

export type PubFile = {
  place: Place
  pub: Pub
  updated: string
  date: string | undefined
  /** As typed. */
  baseUrl: string | undefined
  hosting: Hosting
}

export function readPub(document: Document, report: Report): PubFile | undefined {
  const place: Place = { document, path: [], raw: document.data, report }
  const fields = record(pubFields).read(place)
  if (!fields) return undefined
  const texts = readTexts(place, fields)
  const geo = readGeo(place, fields, texts.map_note)
  const { updated, phone: number, payment: methods, base_url } = fields
  const address = readAddress(fields)
  const legal = readLegal(fields, texts)
  const security = readSecurity(place, fields)
  const { name, kind, booking: note } = texts
  if (!name || !kind || !note || !address || !legal || !updated || !number || !methods)
    return undefined
  const not_accepted = fields.payment_refused ?? []
  checkPayment(place, methods, not_accepted)
  return {
    place,
    updated,
    date: fields.date,
    baseUrl: base_url,
    hosting: {
      markdown_negotiation: fields.markdown_negotiation ?? false,
      https_only: fields.https_only ?? 'site',
    },
    pub: {
      name,
      kind,
      ...present({ notice: texts.notice }),
      address,
      ...present({ geo }),
      phone: number,
      transport: (fields.transport ?? []).flatMap((values) => (values ? toTransport(values) : [])),
      payment: { methods, not_accepted, ...present({ note: texts.payment_note }) },
      reservation: { ...present({ hours: fields.booking_hours }), note },
      features: readFeatures(fields, texts),
      ...present({ license: fields.license }),
      signals: fields.content_signals ?? { search: true, ai_input: true, ai_train: false },
      ...present({ security }),
      legal,
    },
  }
}

type TextName = Extract<keyof Fields, `${string}_en`> extends `${infer Name}_en` ? Name : never
type Texts = { [K in TextName]?: Text | undefined }

/** Every field that has a partner with `_en`. */
function readTexts(place: Place, fields: Fields): Texts {
  const names = Object.keys(pubFields).flatMap((name) =>
    name.endsWith('_en') ? [name.slice(0, -3) as TextName] : [],
  )
  return Object.fromEntries(names.map((name) => [name, readText(place, name, fields)]))
}

const readText = (place: Place, name: TextName, fields: Fields) =>
  pubFields[`${name}_en`].required
    ? both(fields[name], fields[`${name}_en`])
    : pair(place, name, fields[name], fields[`${name}_en`])

function readAddress({
  street,
  postal_code,
  town,
  country: code = 'CZ',
}: Fields): Pub['address'] | undefined {
  return street === undefined || postal_code === undefined || town === undefined
    ? undefined
    : { street, postal_code, town, country: code }
}

function readGeo(
  place: Place,
  { latitude, longitude }: Fields,
  note: Text | undefined,
): Pub['geo'] {
  if (latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, ...present({ note }) }
  refuseHalf(place, 'latitude', 'longitude')
  return undefined
}

/** Both fields or neither. */
function readSecurity(
  place: Place,
  { security_contact: contact, security_expires: expires }: Fields,
): Pub['security'] {
  refuseHalf(place, 'security_contact', 'security_expires')
  return contact === undefined || expires === undefined ? undefined : { contact, expires }
}

/** Two fields that mean nothing without each other. */
function refuseHalf(place: Place, ...names: [string, string]) {
  const raw = place.raw as { [key: string]: unknown }
  const has = names.find((name) => Object.hasOwn(raw, name))
  const lacks = names.find((name) => !Object.hasOwn(raw, name))
  if (has === undefined || lacks === undefined) return
  complain(below(place, has), {
    found: `"${has}" without "${lacks}"`,
    expected: 'both of them, or neither',
    mend: `add a line   ${lacks}: ...`,
  })
}

function readLegal(
  { operator, ico: number, dic: tax, seat }: Fields,
  { register, age_notice }: Texts,
): Legal | undefined {
  if (operator === undefined || number === undefined || seat === undefined || !register)
    return undefined
  return {
    operator,
    ico: number,
    ...present({ dic: tax }),
    seat,
    register,
    ...present({ age_notice }),
  }
}

function toTransport({
  kind,
  line: number,
  stop,
  walk,
}: Values<typeof transportFields>): Transport[] {
  if (kind === undefined || stop === undefined || walk === undefined) return []
  return [{ kind, ...present({ line: number }), stop, walk_min: walk }]
}

function checkPayment(place: Place, methods: readonly string[], refused: readonly string[]) {
  const both = methods.find((method) => refused.includes(method))
  if (both === undefined) return
  complain(below(place, 'payment_refused'), {
    found: `${both} both taken and refused`,
    expected: 'each way to pay on one of the two lines',
    mend: 'delete it from one of the two lines',
  })
}
