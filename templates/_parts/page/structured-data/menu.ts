// Dishes and drinks in schema.org: sizes, prices and conditions. Other details are only on the
// page, because language models pay for every repeated word. Allergens are left out: schema.org has
// no property for them, and their numbers mislead without the advice on traces.

import { findPrice, type Price } from '../../../../src/model/currencies.ts'
import type {
  Diet,
  Extra,
  Item,
  Language,
  Quantity,
  Section,
  Site,
  Size,
} from '../../../../src/model/site.ts'
import { listPrintedDiets } from '../../facts/allergens.ts'
import { photoUrl } from '../../facts/photos.ts'
import { groupByHeading } from '../../facts/sections.ts'
import * as format from '../../format.ts'
import { type ItemFacts, itemFacts } from '../../text/items.ts'
import { servedFacts } from '../../text/served.ts'
import { words } from '../../words/words.ts'

/** Return a list only if there are several values. */
export const single = <Value>(values: readonly Value[]): Value | readonly Value[] | undefined =>
  values.length > 1 ? values : values[0]

/** Return no list in place of an empty one, which JSON would state. */
export const unlessEmpty = <Value>(values: readonly Value[]) =>
  values.length > 0 ? values : undefined

export function sectionData(
  site: Site,
  section: Section,
  items: readonly Item[],
  lang: Language,
): object {
  const about = [servedFacts(site, section, lang), section.note?.[lang]].filter(Boolean)
  const groups = groupByHeading(items)
  const first = items.find(({ extras }) => extras?.length !== 0)
  const menuItem = (item: Item) => {
    const ofSection = item.extras?.length === 0 ? [] : addOns(section, lang, item === first)
    return itemData(site, item, lang, ofSection)
  }
  const direct = groups.filter(({ heading }) => !heading).flatMap((group) => group.items)
  const parts = groups.flatMap(({ heading, items: group }) =>
    heading
      ? { '@type': 'MenuSection', name: heading[lang], hasMenuItem: group.map(menuItem) }
      : [],
  )
  return {
    '@type': 'MenuSection',
    name: section.name[lang],
    description: format.plainSpaces(about.join(' ')) || undefined,
    hasMenuItem: unlessEmpty(direct.map(menuItem)),
    hasMenuSection: unlessEmpty(parts),
  }
}

/**
 * Return the extras of a section as add-ons of one dish, because only dishes can have add-ons. The
 * first dish has them in full, and the others refer to it.
 */
function addOns({ id, extras }: Section, lang: Language, first: boolean): object[] {
  if (!extras) return []
  const set = { '@id': `_:extras_${id}` }
  if (!first) return [set]
  const name = words[lang].menu.sectionExtras
  const hasMenuItem = extras.map((extra) => extraData(extra, lang))
  return [{ '@type': 'MenuSection', ...set, name, hasMenuItem }]
}

const extraData = (extra: Extra, lang: Language): object => ({
  '@type': 'MenuItem',
  name: extra.name[lang],
  offers: {
    '@type': 'Offer',
    name: sizeName(extra, { quantity: format.quantity(extra, lang) }),
    ...priceData(extra),
  },
})

/** Without the schema.org prefix, like days of the week. Consumers accept both forms. */
const dietNames: Record<Diet, string> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  // The narrowest type: "Appropriate for people with lactose intolerance".
  lactose_free: 'LowLactoseDiet',
  halal: 'HalalDiet',
}

function itemData(site: Site, item: Item, lang: Language, ofSection: object[]): object {
  const { sizes, availability, extras = [], photo } = item
  const diets = listPrintedDiets(item)
  const addOns = [...extras.map((extra) => extraData(extra, lang)), ...ofSection]
  const facts = itemFacts(site, item, lang)
  const description = format.plainSpaces(describeConditions(facts, lang))
  return {
    '@type': 'MenuItem',
    name: item.name[lang],
    description: description || undefined,
    image: photo && photoUrl(site, photo),
    menuAddOn: unlessEmpty(addOns),
    offers: single(
      sizes.map((size, index) => ({
        '@type': 'Offer',
        name: sizeName(size, facts.sizes[index]),
        ...priceData(size),
        description: format.plainSpaces(facts.sizes[index]?.deposit ?? '') || undefined,
        ...(availability?.status === 'sold_out' && { availability: 'https://schema.org/SoldOut' }),
      })),
    ),
    // Last, because this order takes the fewest tokens.
    suitableForDiet: single(diets.map((diet) => dietNames[diet])),
  }
}

type PriceFields = Price &
  Pick<Quantity, 'weight_g' | 'volume_ml'> & { price_from?: true; price_per?: true }

export function priceData(size: PriceFields): object {
  const found = findPrice(size)
  if (!found) return {}
  const { amount: price, currency: priceCurrency } = found
  if (size.price_per)
    return {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency,
        price,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          ...(size.weight_g === undefined
            ? { value: (size.volume_ml ?? 0) / 1000, unitCode: 'LTR' }
            : { value: size.weight_g, unitCode: 'GRM' }),
        },
      },
    }
  if (!size.price_from) return { priceCurrency, price }
  // An Offer must have a price. AggregateOffer, a kind of Offer, can state the lowest one.
  return { '@type': 'AggregateOffer', priceCurrency, lowPrice: price }
}

/** Return conditions of an offer, such as `sold out (as of ...); to order only`. */
function describeConditions({ conditions, note, courses }: ItemFacts, lang: Language): string {
  const served = courses.map((course) =>
    [course.name, course.description].filter(Boolean).join(', '),
  )
  const inOrder =
    courses.length > 0 ? `${words[lang].menu.courses}: ${served.join(' / ')}` : undefined
  return [inOrder, ...conditions, note].filter((part) => part !== undefined).join('; ')
}

/** Return a size such as `small 0.3 l`, as on the page. */
const sizeName = ({ price_per }: Size | Extra, facts?: { label?: string; quantity: string }) =>
  format.plainSpaces([facts?.label, !price_per && facts?.quantity].filter(Boolean).join(' ')) ||
  undefined
