/** @jsxRuntime automatic @jsxImportSource preact */
// Facts for search engines as schema.org in JSON-LD, a data block that never runs as a script. It
// contains only facts that the page states (`menu-domain` 3.1).

import { companyNumbers, countries } from '../../../src/model/countries.ts'
import { currencies, currencyCodes } from '../../../src/model/currencies.ts'
import {
  features as allFeatures,
  type FeatureName,
  type FeatureRow,
  featureField,
  featureRows,
} from '../../../src/model/features.ts'
import { houseTypes } from '../../../src/model/house-types.ts'
import {
  cardPath,
  homePath,
  type Language,
  remainingLanguages,
} from '../../../src/model/languages.ts'
import { isConditional, isRestricted, refusesOnSomeDays } from '../../../src/model/restricted.ts'
import { type Site, type Text, url } from '../../../src/model/site.ts'
import { housePhotos, photoUrl } from '../facts/photos.ts'
import { listSections } from '../facts/sections.ts'
import { formatAcceptance, listPhones } from '../text/booking.ts'
import { linkFacts, mapUrl, paymentFacts } from '../text/contact.ts'
import { factName, formatSeason, formatSpending, moreFacts } from '../text/house-facts.ts'
import { menuTitle } from '../text/menu.ts'
import { eventsData, postalAddress } from './structured-data/events.ts'
import { hoursData } from './structured-data/hours.ts'
import { sectionData } from './structured-data/menu.ts'
import { single } from './structured-data/single.ts'

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
  const names = [...new Set(remainingLanguages(site, lang).map((each) => pub.name[each]))].filter(
    (name) => name !== pub.name[lang],
  )
  return {
    '@context': 'https://schema.org',
    '@type': houseTypes[pub.type].schemaOrg,
    '@id': url(site, '/#the_pub'),
    name: pub.name[lang],
    ...(names.length > 0 && { alternateName: single(names) }),
    description: home[lang].description,
    url: url(site, homePath(site, lang)),
    image: images(site, lang),
    ...telephone(site),
    ...(pub.email !== undefined && { email: pub.email }),
    address: postalAddress(pub),
    ...(geo && {
      geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
      hasMap: mapUrl(site),
    }),
    ...hoursData(site, lang),
    ...eventsData(site, lang),
    ...(pub.cuisine && { servesCuisine: pub.cuisine[lang] }),
    ...(pub.price_range && { priceRange: formatSpending(pub, pub.price_range, lang) }),
    currenciesAccepted: acceptedCurrencies(site),
    paymentAccepted: paymentFacts(site, lang)[0]?.value,
    ...reservations(site, lang),
    ...featureProperties(site),
    amenityFeature: amenities(site, lang),
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

/** Return the photos of the house, or the card if it has none. */
function images(site: Site, lang: Language): string | readonly string[] {
  const photos = housePhotos(site).map((photo) => photoUrl(site, photo))
  return photos.length === 0 ? url(site, cardPath(site, lang)) : single(photos)
}

function telephone({ pub }: Site) {
  const numbers = listPhones(pub).map(({ number }) => number)
  return numbers.length === 0 ? {} : { telephone: single(numbers) }
}

/** Return how to book, profiles on other sites, and addresses for booking and ordering. */
function reservations(site: Site, lang: Language): object {
  const { by, url: page, note } = site.pub.reservation
  // A plain `true` would promise a form or an API. `false` needs an explicit statement by the
  // owner.
  const accepts = by?.length === 0 ? false : (page ?? formatAcceptance(site, lang))
  const links = linkFacts(site, lang)
  const profiles = links.filter(({ role }) => role === 'profile').map(({ url: at }) => at)
  const actions = [
    ...(page === undefined ? [] : [action('ReserveAction', page)]),
    ...links
      .filter(({ role }) => role === 'order')
      .map(({ name, url: at }) => ({ ...action('OrderAction', at), name })),
  ]
  return {
    ...(accepts !== '' &&
      (!accepts || !refusesOnSomeDays(note)) && { acceptsReservations: accepts }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(actions.length > 0 && { potentialAction: actions }),
  }
}

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
    ...(address !== undefined && { address }),
    ...(at !== undefined && { url: at }),
  })),
})

const action = (type: string, target: string) => ({
  '@type': type,
  target: { '@type': 'EntryPoint', urlTemplate: target.replace(/[{}]/g, encodeURIComponent) },
})

/** Return the currency of the prices, then other currencies accepted in cash. */
const acceptedCurrencies = ({ pub }: Site) =>
  currencyCodes
    .filter(
      (code) =>
        code === pub.currency || pub.payment.methods.some((way) => way === currencies[code].cash),
    )
    .sort((a, b) => Number(b === pub.currency) - Number(a === pub.currency))
    .join(', ')

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
  const properties = stated.filter(({ row }) => row.schemaOrg !== 'identifier')
  return {
    ...Object.fromEntries(
      properties.flatMap(({ row, value }) => [row.schemaOrg].flat().map((name) => [name, value])),
    ),
    ...(identifier.length > 0 && { identifier }),
  }
}

/** Return the features that have a schema.org property of their own. */
const featureProperties = ({ pub: { features } }: Site) =>
  Object.fromEntries(
    featureRows.flatMap(([name, row]) =>
      row.kind === 'yes_no' && row.schemaOrg && isUnrestricted(features, name)
        ? [[row.schemaOrg, features[name]]]
        : [],
    ),
  )

/**
 * True if yes or no describes the feature fully. A note that restricts it has no place in
 * schema.org.
 */
function isUnrestricted(features: Site['pub']['features'], name: FeatureName): boolean {
  const value = features[name]
  return typeof value === 'boolean' && !isRestricted(featureNote(features, name), value)
}

function featureNote(features: Site['pub']['features'], name: FeatureName): Text | undefined {
  const notes: { [field: string]: Text | undefined } = features.notes
  const row: FeatureRow = allFeatures[name]
  return notes[featureField([name, row])]
}

/** Return the season and the condition of a feature as text. */
function conditions(site: Site, name: FeatureName, lang: Language): string | undefined {
  const note = featureNote(site.pub.features, name)
  const texts = [formatSeason(site, name, lang), isConditional(note) ? note?.[lang] : undefined]
  return texts.filter(Boolean).join(' ') || undefined
}

/** Features that guests ask for first. Others follow in the order of the table. */
const firstAmenities: FeatureName[] = ['garden', 'dogs', 'wifi', 'children_corner', 'tv_sport']

/** Return the other yes/no features that the owner stated. */
function amenities(site: Site, lang: Language): object[] {
  const { features } = site.pub
  const remainingAmenities = featureRows.flatMap(([fact, row]) =>
    row.kind === 'yes_no' && !row.schemaOrg && !firstAmenities.includes(fact) ? [fact] : [],
  )
  const facts = [...firstAmenities, ...remainingAmenities]
    // Skip features that are neither yes nor no, such as dogs allowed outside only.
    .filter((fact) => isUnrestricted(features, fact))
    .map((fact) => ({
      name: factName(fact, lang),
      value: features[fact],
      description: conditions(site, fact, lang),
    }))
  const more = moreFacts(site, lang).map(({ name, text: value }) => ({ name, value }))
  return [...facts, ...more].map((fact) => ({ '@type': 'LocationFeatureSpecification', ...fact }))
}
