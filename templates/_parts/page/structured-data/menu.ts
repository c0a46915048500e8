// Dishes and drinks of schema.org. It knows no allergens and no alcohol; they stay in the
// descriptions in words and numbers.

import { amountOf } from '../../../../src/model/currencies.ts'
import { homePath, type Language } from '../../../../src/model/languages.ts'
import {
  type Diet,
  type Item,
  type Section,
  type Site,
  type Size,
  url,
} from '../../../../src/model/site.ts'
import { allergenName, groupsOf, itemFacts, servedFacts } from '../../facts/menu.ts'
import { words } from '../../words/words.ts'

export function sectionData(
  site: Site,
  section: Section,
  items: readonly Item[],
  lang: Language,
): object {
  const about = [servedFacts(section, lang), section.note?.[lang]].filter(Boolean)
  const groups = groupsOf(items)
  const plain = groups.filter(({ heading }) => !heading).flatMap((group) => group.items)
  return {
    '@type': 'MenuSection',
    name: section.name[lang],
    ...(about.length > 0 && { description: about.join(' ') }),
    ...(plain.length > 0 && { hasMenuItem: plain.map((item) => itemData(site, item, lang)) }),
    ...(plain.length < items.length && {
      hasMenuSection: groups.flatMap(({ heading, items: group }) =>
        heading
          ? {
              '@type': 'MenuSection',
              name: heading[lang],
              hasMenuItem: group.map((item) => itemData(site, item, lang)),
            }
          : [],
      ),
    }),
  }
}

const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  // "Appropriate for people with lactose intolerance": there is no narrower one.
  lactose_free: 'LowLactoseDiet',
  halal: 'HalalDiet',
}

function itemData(site: Site, item: Item, lang: Language): object {
  const { id, diets, sizes, availability } = item
  const description = describe(site, item, lang)
  return {
    '@type': 'MenuItem',
    name: item.name[lang],
    url: url(site, `${homePath(site, lang)}#${id}`),
    ...(description !== '' && { description }),
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${dietNames[diet]}`),
    }),
    offers: sizes.map((size) => ({
      '@type': 'Offer',
      ...(size.label && { name: size.label[lang] }),
      ...priceData(size),
      ...eligibleQuantity(size),
      ...(availability?.status === 'sold_out' && { availability: 'https://schema.org/SoldOut' }),
    })),
  }
}

function priceData(size: Size): object {
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
  const { description, note, details, allergens: codes, traces } = itemFacts(site, item, lang)
  const w = words[lang].menu
  const listed =
    codes === null
      ? w.allergensUnknown
      : codes.length === 0
        ? w.allergensNone
        : codes.map((code) => `${code} ${allergenName(code, lang)}`).join(', ')
  return [description, note, ...details, `${w.allergens}: ${listed}`, traces]
    .filter((part) => part !== undefined)
    .join('; ')
}

/** UN/CEFACT codes: litre, gram, piece, centimetre, person. */
function eligibleQuantity({
  volume_ml,
  weight_g,
  pieces,
  size_cm,
  serves,
  price_per,
}: Size): object {
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
