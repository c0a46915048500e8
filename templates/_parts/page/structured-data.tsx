/** @jsxRuntime automatic @jsxImportSource preact */
// The same facts for search engines: schema.org in JSON-LD. A data block, never run as a script.
// schema.org knows no allergens and no alcohol; they stay in the descriptions in words and
// numbers, and nothing is invented (`menu-domain` 3.1).

import { allergens } from '../../../src/model/allergens.ts'
import {
  type Day,
  type Diet,
  type HoursException,
  type Item,
  type Language,
  type Section,
  type Site,
  type Size,
  type Span,
  url,
  type WeeklyHours,
} from '../../../src/model/site.ts'
import {
  cardPath,
  comingExceptions,
  homePath,
  itemFacts,
  mapUrl,
  paymentFacts,
  sectionsOf,
} from '../facts.ts'
import { words } from '../words/words.ts'

export function StructuredData({ site, lang }: { site: Site; lang: Language }) {
  return (
    <script
      type="application/ld+json"
      // A `<` could end the element, and these two ended lines in old JavaScript.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(pubData(site, lang)).replace(
          /[<\u2028\u2029]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
      }}
    />
  )
}

function pubData(site: Site, lang: Language): object {
  const { pub, home, menu } = site
  const { address, geo, features } = pub
  return {
    '@context': 'https://schema.org',
    '@type': 'BarOrPub',
    '@id': url(site, '/#the_pub'),
    name: pub.name[lang],
    alternateName: pub.name[lang === 'cs' ? 'en' : 'cs'],
    description: home[lang].description,
    url: url(site, homePath(lang)),
    image: url(site, cardPath(lang)),
    telephone: pub.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postal_code,
      addressLocality: address.town,
      addressCountry: address.country,
    },
    ...(geo && {
      geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
      hasMap: mapUrl(geo),
    }),
    openingHoursSpecification: site.hours.bar.map((row) => weekly(row)),
    specialOpeningHoursSpecification: comingExceptions(site).flatMap((exception) =>
      special(exception, lang),
    ),
    currenciesAccepted: 'CZK',
    paymentAccepted: paymentFacts(site, lang)[0]?.value,
    // A plain `true` would promise a form or an interface.
    acceptsReservations: pub.reservation.note[lang],
    ...(features.smoking_inside !== undefined && { smokingAllowed: features.smoking_inside }),
    amenityFeature: amenities(site, lang),
    legalName: pub.legal.operator,
    taxID: pub.legal.ico,
    ...(pub.legal.dic !== undefined && { vatID: pub.legal.dic }),
    hasMenu: {
      '@type': 'Menu',
      name: words[lang].menu,
      inLanguage: lang,
      hasMenuSection: (['food', 'drinks'] as const)
        .filter((kind) => menu[kind].length > 0)
        .flatMap((kind) => sectionsOf(site, kind))
        .map(({ section, items }) => sectionData(site, section, items, lang)),
    },
  }
}

const dayNames: Record<Day, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** A closing time that is not after the opening one belongs to the next day, as on the page. */
const weekly = ({ days, open, close }: WeeklyHours[number]) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => dayNames[day]),
  opens: open,
  closes: close,
})

/** Closed all day is written 00:00 to 00:00. */
function special({ from, to, reason, hours }: HoursException, lang: Language): object[] {
  const spans: Span[] = hours ? hours.bar : [{ open: '00:00', close: '00:00' }]
  return spans.map(({ open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    name: reason[lang],
    validFrom: from,
    validThrough: to,
    opens: open,
    closes: close,
  }))
}

function amenities({ pub: { features } }: Site, lang: Language): object[] {
  const asked = ['garden', 'dogs', 'wifi', 'children_corner', 'tv_sport'] as const
  return asked.flatMap((name) => {
    const value = features[name]
    return value === undefined
      ? []
      : [
          {
            '@type': 'LocationFeatureSpecification',
            name: words[lang].features[name][0].replace(/:.*/, ''),
            value,
          },
        ]
  })
}

function sectionData(site: Site, section: Section, items: readonly Item[], lang: Language): object {
  return {
    '@type': 'MenuSection',
    name: section.name[lang],
    ...(section.note && { description: section.note[lang] }),
    hasMenuItem: items.map((item) => itemData(site, item, lang)),
  }
}

const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
}

function itemData(site: Site, item: Item, lang: Language): object {
  const { id, diets, sizes, availability } = item
  const description = describe(item, lang)
  return {
    '@type': 'MenuItem',
    name: item.name[lang],
    url: url(site, `${homePath(lang)}#${id}`),
    ...(description !== '' && { description }),
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${dietNames[diet]}`),
    }),
    offers: sizes.map((size) => ({
      '@type': 'Offer',
      ...(size.label && { name: size.label[lang] }),
      price: String(size.price_czk),
      priceCurrency: 'CZK',
      ...eligibleQuantity(size),
      ...(availability?.status === 'sold_out' && { availability: 'https://schema.org/SoldOut' }),
    })),
  }
}

/** `Semi-dry. In season ... Allergens: 1, 3.`: what has no property of its own. */
function describe(item: Item, lang: Language): string {
  const { description, note, details, allergens: numbers } = itemFacts(item, lang)
  const w = words[lang]
  const listed =
    numbers === null
      ? w.allergensUnknown
      : numbers.length === 0
        ? w.allergensNone
        : allergens
            .filter(({ number }) => numbers.includes(number))
            .map(({ number, short }) => `${number} ${short[lang]}`)
            .join(', ')
  return [description, note, ...details, `${w.allergens}: ${listed}`]
    .filter((part) => part !== undefined)
    .join('; ')
}

/** UN/CEFACT codes: litre, gram, piece. */
function eligibleQuantity({ volume_ml, weight_g, pieces }: Size): object {
  const measures = [
    volume_ml !== undefined && [volume_ml / 1000, 'LTR'],
    weight_g !== undefined && [weight_g, 'GRM'],
    pieces !== undefined && [pieces, 'H87'],
  ].filter((measure) => measure !== false)
  const values = measures.map(([value, unitCode]) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode,
  }))
  return values.length === 0 ? {} : { eligibleQuantity: values.length === 1 ? values[0] : values }
}
