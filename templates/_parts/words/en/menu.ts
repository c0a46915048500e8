import type { MenuWords } from '../menu.ts'
import { nouns } from './nouns.ts'

export const menu: MenuWords = {
  title: 'Food and drinks',
  food: 'Food',
  drinks: 'Drinks',
  pricesAsOf: (date) => `Prices as of ${date}; they are final and include VAT.`,
  priceAdvice: (type) =>
    `Where they differ from the price list at the ${nouns[type]}, the list at the ${nouns[type]} holds.`,
  lunch: 'Lunch menu',
  lunchWeek: (from, to) => `Week of ${from} to ${to}`,
  soup: 'Soup',
  alcohol: (percent) => `${percent} ABV`,
  alcoholUnknown: 'alcohol not stated',
  deposit: (amount) => `plus a returnable deposit of ${amount}`,
  soldOut: (date) => `sold out (as of ${date})`,
  servedOn: (days) => `${days} only`,
  season: (from, to) => `in season ${from} to ${to}`,
  servedDates: (dates) => `${dates} only`,
  diets: { vegetarian: 'vegetarian', vegan: 'vegan', gluten_free: 'gluten-free' },
  tags: {
    house_special: 'house special',
    spicy: 'spicy',
    new: 'new',
    kids: 'for children',
    raw: 'raw',
    to_share: 'to share',
  },
  allergens: 'Allergens',
  noAllergens: 'none',
  allergensUnknown: 'not stated, ask the staff',
  allergenLegend: 'Allergens by number',
  allergenAdvice:
    'A number says what the recipe contains; an item without one contains none of the fourteen, unless it says that its allergens are not stated. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order.',
  askStaff: 'ask the staff before you order',
  allergenNumbers: 'Numbers in brackets are allergens; the list puts them in words',
}
