// Dishes and drinks of schema.org. It knows no allergens and no alcohol; they stay in the
// descriptions in words and numbers.

import { allergens } from '../../../../src/model/allergens.ts'
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
import { itemFacts } from '../../facts/menu.ts'
import { words } from '../../words/words.ts'

export function sectionData(
  site: Site,
  section: Section,
  items: readonly Item[],
  lang: Language,
): object {
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
  const { description, note, details, allergens: numbers } = itemFacts(site, item, lang)
  const w = words[lang].menu
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
