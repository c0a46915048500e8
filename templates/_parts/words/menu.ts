// Dishes, drinks, lunch and allergens.

import type { HouseType } from '../../../src/model/house-types.ts'
import type { Diet, Tag } from '../../../src/model/site.ts'

export type MenuWords = {
  title: string
  food: string
  drinks: string
  pricesAsOf: (date: string) => string
  priceAdvice: (type: HouseType) => string
  lunch: string
  lunchWeek: (from: string, to: string) => string
  soup: string
  alcohol: (percent: string) => string
  alcoholUnknown: string
  /** What is paid beside the price and given back. */
  deposit: (amount: string) => string
  /** With the day on which the owner last looked. */
  soldOut: (date: string) => string
  servedOn: (days: string) => string
  season: (from: string, to: string) => string
  servedDates: (dates: string) => string
  diets: Record<Diet, string>
  tags: Record<Tag, string>
  allergens: string
  /** Beside the legend, in the Markdown twin. */
  noAllergens: string
  allergensUnknown: string
  allergenLegend: string
  allergenAdvice: string
  /** What agents tell guests with an allergy, within a sentence. */
  askStaff: string
  /** Before the first numbers on the page. */
  allergenNumbers: string
}
