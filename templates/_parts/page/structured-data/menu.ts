// Dishes and drinks of schema.org: what is sold, in which sizes, for how much, on what conditions. It
// repeats a page that says the rest, and every word of it is paid for twice. Above all it has no
// allergens: schema.org knows none, and a number without what is said about traces says too much.

import { amountOf } from '../../../../src/model/currencies.ts'
import type { Language } from '../../../../src/model/languages.ts'
import type { Diet, Item, Section, Site, Size } from '../../../../src/model/site.ts'
import { type ItemFacts, itemFacts } from '../../facts/menu.ts'
import * as format from '../../format.ts'

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

const named = (name: string) => (name === '' ? {} : { name })

const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
}

function itemData(site: Site, item: Item, lang: Language): object {
  const { diets, sizes, availability } = item
  const description = plain(described(itemFacts(site, item, lang)))
  return {
    '@type': 'MenuItem',
    name: item.name[lang],
    ...(description !== '' && { description }),
    ...(diets.length > 0 && {
      suitableForDiet: diets.map((diet) => `https://schema.org/${dietNames[diet]}`),
    }),
    offers: sizes.map((size) => ({
      '@type': 'Offer',
      ...named(plain(sizeName(size, lang))),
      ...priceData(size),
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

/** `sold out (as of ...); to order only`: what the offer depends on. */
const described = ({ conditions, note }: ItemFacts) =>
  [...conditions, note].filter((part) => part !== undefined).join('; ')

/** `small 0.3 l`, as on the page. */
const sizeName = (size: Size, lang: Language) =>
  [size.label?.[lang], !size.price_per && format.quantity(size, lang)].filter(Boolean).join(' ')

/** One kind of space: the others are for lines of a page. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')
