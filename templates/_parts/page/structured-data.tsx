/** @jsxRuntime automatic @jsxImportSource preact */
// Facts for search engines as schema.org in JSON-LD, a data block that never runs as a script. It
// contains only facts that the page states (`menu-domain` 3.1).

import { companyNumbers, countries } from '../../../src/model/countries.ts'
import { type Currency, currencies, currencyCodes } from '../../../src/model/currencies.ts'
import { type FeatureRow, featureRows } from '../../../src/model/features.ts'
import { houseTypes } from '../../../src/model/house-types.ts'
import {
  cardPath,
  homePath,
  type Language,
  remainingLanguages,
} from '../../../src/model/languages.ts'
import { type Pub, type Site, url } from '../../../src/model/site.ts'
import { housePhotos, photoUrl } from '../facts/photos.ts'
import { listSections } from '../facts/sections.ts'
import { listPhones } from '../text/booking.ts'
import { linkFacts, mapUrl, paymentFacts } from '../text/contact.ts'
import {
  factName,
  featureNote,
  formatAnswer,
  formatSeason,
  formatSpending,
  moreFacts,
  roomFacts,
} from '../text/house-facts.ts'
import { menuTitle } from '../text/menu.ts'
import { words } from '../words/words.ts'
import { eventsData, postalAddress } from './structured-data/events.ts'
import { hoursData, phoneHours } from './structured-data/hours.ts'
import { sectionData, single, unlessEmpty } from './structured-data/menu.ts'

export function StructuredData({ site, lang }: { site: Site; lang: Language }) {
  return (
    <script
      type="application/ld+json"
      // A `<` could end the element, and U+2028 and U+2029 ended lines in old JavaScript.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(pubData(site, lang)).replace(
          /[<\u2028\u2029]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
      }}
    />
  )
}

export function pubData(site: Site, lang: Language): object {
  const { pub, home } = site
  const { geo } = pub
  const names = remainingLanguages(site, lang).map((each) => pub.name[each])
  const alternatives = [...new Set(names)].filter((name) => name !== pub.name[lang])
  return {
    '@context': 'https://schema.org',
    '@type': houseTypes[pub.type].schemaOrg,
    '@id': url(site, '/#the_pub'),
    name: pub.name[lang],
    alternateName: single(alternatives),
    description: home[lang].description,
    url: url(site, homePath(site, lang)),
    image: images(site, lang),
    ...telephone(site, lang),
    email: pub.email,
    address: postalAddress(pub),
    ...(geo && {
      geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
      hasMap: mapUrl(site),
    }),
    ...hoursData(site, lang),
    ...eventsData(site, lang),
    servesCuisine: pub.cuisine?.[lang],
    priceRange: pub.price_range && formatSpending(pub, pub.price_range, lang),
    currenciesAccepted: acceptedCurrencies(site),
    paymentAccepted: pub.payment.methods && paymentFacts(site, lang)[0]?.value,
    ...reservations(site, lang),
    ...featureProperties(site),
    amenityFeature: amenities(site, lang),
    containsPlace: unlessEmpty(rooms(site, lang)),
    legalName: pub.legal.operator,
    ...(pub.branches.length > 0 && { parentOrganization: operator(site, lang) }),
    ...companyProperties(site),
    hasMenu: {
      '@type': 'Menu',
      name: menuTitle(site, lang),
      inLanguage: lang,
      dateModified: site.updated,
      ...(pub.license !== undefined && { license: `https://spdx.org/licenses/${pub.license}` }),
      hasMenuSection: listSections(site).map(({ section, items }) =>
        sectionData(site, section, items, lang),
      ),
    },
  }
}

/** Programs show a few photos; all are on the page. */
const photosInData = 3

/** Return the first photos of the house, or the card if it has none. */
function images(site: Site, lang: Language): string | readonly string[] {
  const photos = housePhotos(site).slice(0, photosInData)
  return single(photos.map((photo) => photoUrl(site, photo))) ?? url(site, cardPath(site, lang))
}

/** Return all numbers, and those with a purpose or hours as points of contact, too. */
function telephone({ pub }: Site, lang: Language): object {
  const phones = listPhones(pub)
  const points = phones
    .filter(({ use, hours }) => use || hours)
    .map(({ number, use, hours }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      contactType: use && words[lang].names.phoneUses[use],
      hoursAvailable: hours && phoneHours(hours),
    }))
  const numbers = phones.map(({ number }) => number)
  return { telephone: single(numbers), contactPoint: unlessEmpty(points) }
}

/** Return how to book, profiles on other sites, and addresses for booking and ordering. */
function reservations(site: Site, lang: Language): object {
  const { url: page } = site.pub.reservation
  const accepts = acceptsReservations(site.pub)
  const links = linkFacts(site, lang)
  const profiles = links.filter(({ role }) => role === 'profile').map(({ url: at }) => at)
  const actions = [
    ...(page === undefined ? [] : [action('ReserveAction', page)]),
    ...links
      .filter(({ role }) => role === 'order')
      .map(({ name, url: at }) => ({ ...action('OrderAction', at), name })),
  ]
  return {
    acceptsReservations: accepts,
    sameAs: unlessEmpty(profiles),
    potentialAction: unlessEmpty(actions),
  }
}

/**
 * Return the page that takes bookings, or yes or no, the only values that schema.org allows.
 * Undefined if the owner states nothing, or states conditions that a yes would leave out.
 */
function acceptsReservations({ reservation }: Pub): string | boolean | undefined {
  const { by, url: page, hours: _, ...conditions } = reservation
  if (by?.length === 0) return false
  if (page !== undefined) return page
  return by && Object.keys(conditions).length === 0 ? true : undefined
}

/** Return the rooms for groups, with all conditions in words. */
const rooms = (site: Site, lang: Language) =>
  roomFacts(site, lang).map(({ name, text }, index) => ({
    '@type': 'Room',
    name,
    maximumAttendeeCapacity: site.pub.rooms[index]?.seats,
    description: text || undefined,
  }))

/**
 * Return the operator with its other houses as sub-organisations. The houses are not parts of each
 * other.
 */
const operator = ({ pub }: Site, lang: Language) => ({
  '@type': 'Organization',
  name: pub.legal.operator,
  subOrganization: pub.branches.map(({ name, address, url: at }) => ({
    '@type': 'FoodEstablishment',
    name: name[lang],
    address,
    url: at,
  })),
})

const action = (type: string, target: string) => ({
  '@type': type,
  target: { '@type': 'EntryPoint', urlTemplate: target.replace(/[{}]/g, encodeURIComponent) },
})

/** Return the currency of the prices, then other currencies accepted in cash. */
function acceptedCurrencies({ pub: { currency, payment } }: Site) {
  const isPaid = (code: Currency) => payment.methods?.some((way) => way === currencies[code].cash)
  return [currency, ...currencyCodes.filter((code) => code !== currency && isPaid(code))].join(', ')
}

/** Return the company's numbers under their schema.org properties. */
function companyProperties({ pub: { legal, address } }: Site): object {
  const { numbers } = countries[address.country]
  const stated = companyNumbers.flatMap((name) => {
    const [row, value] = [numbers[name], legal[name]]
    return row && value !== undefined ? [{ row, value }] : []
  })
  const identifier = stated.flatMap(({ row, value }) =>
    row.schemaOrg === 'identifier'
      ? [{ '@type': 'PropertyValue', propertyID: row.label, value }]
      : [],
  )
  const properties = stated
    .filter(({ row }) => row.schemaOrg !== 'identifier')
    .flatMap(({ row, value }) => [row.schemaOrg].flat().map((name) => [name, value]))
  return { ...Object.fromEntries(properties), identifier: unlessEmpty(identifier) }
}

/** Return the features that have a schema.org property of their own, a plain yes or no. */
const featureProperties = ({ pub: { features } }: Site) =>
  Object.fromEntries(
    featureRows.flatMap((row) => {
      const property = schemaProperty(row[1])
      return property && isPlainAnswer(features, row) ? [[property, features[row[0]]]] : []
    }),
  )

const schemaProperty = (row: FeatureRow) => (row.kind === 'yes_no' ? row.schemaOrg : undefined)

/** True if the answer is yes or no, without a note. */
const isPlainAnswer = (features: Pub['features'], row: (typeof featureRows)[number]) =>
  typeof features[row[0]] === 'boolean' && featureNote(features, row) === undefined

/**
 * Return the yes/no features that the owner stated. An answer with a note is a text, because the
 * note may limit it.
 */
function amenities(site: Site, lang: Language): object[] {
  const { features } = site.pub
  const facts = featureRows
    .filter(([name, { kind }]) => kind === 'yes_no' && features[name] !== undefined)
    .flatMap((row) => {
      const [name] = row
      const isPlain = isPlainAnswer(features, row)
      if (isPlain && schemaProperty(row[1])) return []
      return {
        name: factName(site, name, lang),
        value: isPlain ? features[name] : formatAnswer(site, row, lang),
        description: formatSeason(site, name, lang),
      }
    })
  const more = moreFacts(site, lang).map(({ name, text: value }) => ({ name, value }))
  return [...facts, ...more].map((fact) => ({ '@type': 'LocationFeatureSpecification', ...fact }))
}
