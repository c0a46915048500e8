// Values of schema.org properties in the JSON-LD of every fixture pub are values that schema.org or
// search engines allow for them. The table is typed by hand; a property without a row is an error.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFolder, houses } from '../houses.ts'
import { buildPub, root } from '../pub.ts'
import { readStructuredData } from '../reading.ts'

const pubs = [
  ...houses.map((house) => ({ name: house.name, folder: findFolder(house), date: house.date })),
  ...['full', 'prices', 'seasons', 'at-euro', 'sk-euro'].map((name) => ({
    name,
    folder: join(root, 'test/pubs', name),
    date: '2026-11-20',
  })),
]

const text = /\S/
const url = /^https:\/\/\S+$/
const yesNo = /^(?:true|false)$/
const date = /^\d{4}-\d\d-\d\d$/
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[+-]\d\d:\d\d|Z)$/
const number = /^\d+(?:\.\d+)?$/
const day =
  /^(?:https:\/\/schema\.org\/)?(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/

/** Allowed values by property. */
const allowed: { [property: string]: RegExp } = {
  // "Boolean, an URL at which reservations can be made, or the strings Yes or No": no sentence.
  acceptsReservations: /^(?:true|false|https:\/\/\S+)$/,
  smokingAllowed: yesNo,
  isAccessibleForFree: yesNo,
  telephone: /^\+\d{6,15}$/,
  email: /^\S+@\S+$/,
  postalCode: /^\d[\d ]+$/,
  addressCountry: /^[A-Z]{2}$/,
  latitude: /^-?\d+(?:\.\d+)?$/,
  longitude: /^-?\d+(?:\.\d+)?$/,
  dayOfWeek: day,
  // A day, or the notation of iCalendar: the first Thursday is 1TH.
  byDay: new RegExp(`${day.source}|^-?[1-5]?(?:MO|TU|WE|TH|FR|SA|SU)$`),
  opens: time,
  closes: time,
  startTime: time,
  endTime: time,
  validFrom: date,
  validThrough: date,
  dateModified: date,
  exceptDate: date,
  // Of an event, or of its schedule.
  startDate: new RegExp(`${date.source}|${dateTime.source}`),
  endDate: new RegExp(`${date.source}|${dateTime.source}`),
  scheduleTimezone: /^[A-Z][a-z]+\/[A-Z][A-Za-z_]+$/,
  repeatFrequency: /^P\d+[DWM]$/,
  repeatCount: number,
  maximumAttendeeCapacity: number,
  price: number,
  lowPrice: number,
  priceCurrency: /^[A-Z]{3}$/,
  currenciesAccepted: /^[A-Z]{3}(?:, [A-Z]{3})*$/,
  unitCode: /^(?:LTR|GRM)$/,
  inLanguage: /^[a-z]{2}$/,
  typicalAgeRange: /^\d+-$/,
  eventStatus: /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/OfflineEventAttendanceMode$/,
  availability: /^https:\/\/schema\.org\/SoldOut$/,
  suitableForDiet: /^(?:Vegetarian|Vegan|GlutenFree|LowLactose|Halal)Diet$/,
  url,
  image: url,
  hasMap: url,
  sameAs: url,
  license: url,
  urlTemplate: url,
  // The value of an amenity or of a company number.
  value: text,
  ...Object.fromEntries(
    [
      ...['name', 'alternateName', 'description', 'streetAddress', 'addressLocality', 'legalName'],
      ...[
        'contactType',
        'paymentAccepted',
        'servesCuisine',
        'priceRange',
        'propertyID',
        'vatID',
        'taxID',
      ],
    ].map((property) => [property, text]),
  ),
}
/** Properties whose values are nodes of their own. */
const objects =
  `address geo openingHoursSpecification specialOpeningHoursSpecification department event
  location organizer offers eventSchedule amenityFeature parentOrganization subOrganization identifier
  containsPlace contactPoint hoursAvailable hasMenu hasMenuSection hasMenuItem menuAddOn priceSpecification referenceQuantity potentialAction target`
    .trim()
    .split(/\s+/)

/** Return `property = value` for each value that its property does not allow. */
function listWrong(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listWrong)
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const values = [value].flat() as unknown[]
    const wrong = values.filter((one) => {
      if (typeof one === 'object') return !objects.includes(property)
      const row = allowed[property]
      return !row?.test(String(one))
    })
    // The address of another house is a line of text.
    const shown = property === 'address' ? wrong.filter((one) => typeof one === 'object') : wrong
    return [...shown.map((one) => `${property} = ${String(one)}`), ...values.flatMap(listWrong)]
  })
}

describe.each(pubs)('$name', ({ folder, date: built }) => {
  test('has only allowed values in its structured data', async () => {
    const { files, site } = await buildPub(folder, { date: built })
    const pages = site.languages.map((lang, index) =>
      index === 0 ? 'index.html' : `${lang}/index.html`,
    )
    expect(pages.flatMap((page) => listWrong(readStructuredData(files, page)))).toEqual([])
  })
})

test('a sentence about bookings, a short time and an unknown property are wrong', () => {
  const node = { acceptsReservations: 'By telephone only', opens: '8:00', cheers: 'yes' }
  expect(listWrong(node)).toEqual([
    'acceptsReservations = By telephone only',
    'opens = 8:00',
    'cheers = yes',
  ])
})
