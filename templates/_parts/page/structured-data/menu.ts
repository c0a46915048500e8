// Dishes and drinks of schema.org. It knows no allergens and no alcohol; they stay in the
// descriptions in words and numbers.

import { amountOf } from '../../../../src/model/currencies.ts'
import { homePath, type Language } from '../../../../src/model/languages.ts'
import {
  type Diet,
  type Extra,
  type Item,
  type Section,
  type Site,
  type Size,
  url,
} from '../../../../src/model/site.ts'
import { allergenName, containedIn, groupsOf, itemFacts, servedFacts } from '../../facts/menu.ts'
import { words } from '../../words/words.ts'

export function sectionData(
  site: Site,
  section: Section,
  items: readonly Item[],
  lang: Language,
): object {
  const about = [servedFacts(section, lang), section.note?.[lang]].filter(Boolean)
  const groups = groupsOf(items)
  const itemOf = (item: Item) =>
    itemData(site, item, lang, addOns(site, section, lang, items.indexOf(item)))
  const plain = groups.filter(({ heading }) => !heading).flatMap((group) => group.items)
  return {
    '@type': 'MenuSection',
    name: section.name[lang],
    ...(about.length > 0 && { description: about.join(' ') }),
    ...(plain.length > 0 && { hasMenuItem: plain.map(itemOf) }),
    ...(plain.length < items.length && {
      hasMenuSection: groups.flatMap(({ heading, items: group }) =>
        heading
          ? {
              '@type': 'MenuSection',
              name: heading[lang],
              hasMenuItem: group.map(itemOf),
            }
          : [],
      ),
    }),
  }
}

/**
 * Only a dish has add-ons, so that those of a section are of each of its dishes: in full with the
 * first one, by their address with the others.
 */
function addOns(site: Site, section: Section, lang: Language, index: number): object[] {
  if (!section.extras) return []
  const id = { '@id': url(site, `${homePath(site, lang)}#extras_${section.id}`) }
  if (index > 0) return [id]
  return [
    {
      '@type': 'MenuSection',
      ...id,
      name: words[lang].menu.sectionExtras,
      hasMenuItem: section.extras.map((extra) => extraData(extra, lang)),
    },
  ]
}

const extraData = (extra: Extra, lang: Language): object => ({
  '@type': 'MenuItem',
  name: extra.name[lang],
  description: listed(containedIn(extra), lang),
  offers: [{ '@type': 'Offer', ...priceData(extra), ...eligibleQuantity(extra) }],
})

const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  // "Appropriate for people with lactose intolerance": there is no narrower one.
  lactose_free: 'LowLactoseDiet',
  halal: 'HalalDiet',
}

function itemData(site: Site, item: Item, lang: Language, ofSection: object[]): object {
  const { id, diets, sizes, availability, extras = [] } = item
  const addOns = [...extras.map((extra) => extraData(extra, lang)), ...ofSection]
  const description = describe(site, item, lang)
  return {
    '@type': 'MenuItem',
    name: item.name[lang],
    url: url(site, `${homePath(site, lang)}#${id}`),
    ...(description !== '' && { description }),
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${dietNames[diet]}`),
    }),
    ...(addOns.length > 0 && { menuAddOn: addOns }),
    offers: sizes.map((size) => ({
      '@type': 'Offer',
      ...(size.label && { name: size.label[lang] }),
      ...priceData(size),
      ...eligibleQuantity(size),
      ...(availability?.status === 'sold_out' && { availability: 'https://schema.org/SoldOut' }),
    })),
  }
}

function priceData(size: Size | Extra): object {
  const found = amountOf(size)
  if (!found) return {}
  const { amount, currency: priceCurrency } = found
  const price = String(amount)
  if (size.price_per)
    return {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency,
        referenceQuantity: { '@type': 'QuantitativeValue', value: size.weight_g, unitCode: 'GRM' },
      },
    }
  if (!size.price_from) return { price, priceCurrency }
  return {
    priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency },
  }
}

/** `Semi-dry. In season ... Allergens: 1, 3.`: what has no property of its own. */
function describe(site: Site, item: Item, lang: Language): string {
  const { description, note, details, courses, allergens, traces } = itemFacts(site, item, lang)
  const served = courses.map((course) =>
    [course.name, course.description].filter(Boolean).join(', '),
  )
  return [
    description,
    courses.length > 0 ? `${words[lang].menu.courses}: ${served.join(' / ')}` : undefined,
    note,
    ...details,
    listed(allergens, lang),
    traces,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
}

/** `Allergens: 1 cereals containing gluten, 3 eggs`. */
function listed(codes: readonly string[] | null, lang: Language): string {
  const w = words[lang].menu
  const names =
    codes === null
      ? w.allergensUnknown
      : codes.length === 0
        ? w.allergensNone
        : codes.map((code) => `${code} ${allergenName(code, lang)}`).join(', ')
  return `${w.allergens}: ${names}`
}

/** UN/CEFACT codes: litre, gram, piece, centimetre, person. */
function eligibleQuantity({
  volume_ml,
  weight_g,
  pieces,
  size_cm,
  serves,
  price_per,
}: Size | Extra): object {
  // For what is weighed it says what the price is for, and stands there.
  if (price_per) return {}
  const measures = [
    volume_ml !== undefined && [volume_ml / 1000, 'LTR'],
    weight_g !== undefined && [weight_g, 'GRM'],
    pieces !== undefined && [pieces, 'H87'],
    size_cm !== undefined && [size_cm, 'CMT'],
    serves !== undefined && [serves, 'IE'],
  ].filter((measure) => measure !== false)
  const values = measures.map(([value, unitCode]) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode,
  }))
  return values.length === 0 ? {} : { eligibleQuantity: values.length === 1 ? values[0] : values }
}
