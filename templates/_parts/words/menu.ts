// Dishes, drinks, lunch and allergens.

import type { HouseType } from '../../../src/model/house-types.ts'
import type { Diet, Tag } from '../../../src/model/site.ts'

export type MenuWords = {
  /** What the list of all items is called, by what is on it. */
  title: { both: string; food: string; drinks: string }
  food: string
  drinks: string
  pricesAsOf: (date: string) => string
  priceAdvice: (type: HouseType) => string
  lunch: string
  lunchWeek: (from: string, to: string) => string
  /** The link to the lunch menu on a sheet of paper. */
  sheet: string
  /** There, where no week is published that is not over. */
  noLunch: (date: string) => string
  /** There, beside the code that leads to it. */
  lunchOnTheWeb: string
  soup: string
  /** Where a day has several soups, and one of them comes with a main course. */
  soupOfChoice: string
  alcohol: (percent: string) => string
  alcoholUnknown: string
  /** What is paid beside the price and given back. */
  deposit: (amount: string) => string
  /** Before what can be added to an item, and to each of a section. */
  extras: string
  sectionExtras: string
  /** The same where some items of the section take none, which say `noExtras`. */
  sectionExtrasBut: string
  noExtras: string
  /** Before the courses of a menu with one price. */
  courses: string
  /** With the day on which the owner last looked. */
  soldOut: (date: string) => string
  /** With the day of the build: out of season, or over. */
  notServed: (date: string) => string
  servedOn: (days: string) => string
  season: (from: string, to: string) => string
  servedDates: (dates: string) => string
  brewery: string
  winery: string
  vintage: (year: number) => string
  origin: (text: string) => string
  /** Of a section that has a season or hours of its own. */
  served: (when: string) => string
  diets: Record<Diet, string>
  /** What it means that a word of those is missing; one of them is the example. */
  dietAdvice: (claim: string) => string
  tags: Record<Tag, string>
  allergens: string
  /** Beside the legend, in the Markdown twin. */
  noAllergens: string
  allergensUnknown: string
  /** Apart from what an item contains. */
  traces: (list: string) => string
  allergenLegend: string
  allergenAdvice: string
  /** What agents tell guests with an allergy, within a sentence. */
  askStaff: string
  /** Before the first numbers on the page. */
  allergenNumbers: string
}
