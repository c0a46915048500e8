// Dishes, drinks, lunch and allergens.

import type { Diet, Tag } from '../../../src/model/site.ts'

export type MenuWords = {
  title: string
  food: string
  drinks: string
  pricesFrom: (date: string) => string
  priceAdvice: string
  lunch: string
  lunchWeek: (from: string, to: string) => string
  soup: string
  alcohol: (percent: string) => string
  alcoholUnknown: string
  /** What is paid beside the price and given back. */
  deposit: (amount: string) => string
  soldOut: string
  servedOn: (days: string) => string
  season: (from: string, to: string) => string
  servedDates: (dates: string) => string
  diets: Record<Diet, string>
  tags: Record<Tag, string>
  allergens: string
  allergensNone: string
  /** The same beside the legend, in the lean Markdown twin. */
  noAllergens: string
  allergensUnknown: string
  allergenLegend: string
  allergenAdvice: string
  /** Before the first numbers on the page. */
  allergenNumbers: string
}
