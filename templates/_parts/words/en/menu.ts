// Dishes, drinks, lunch and allergens.

import type { DetailField } from '../../../../src/fields/item.ts'
import type { HouseType } from '../../../../src/model/house-types.ts'
import { nouns } from './nouns.ts'

/** What is said of a field among the details of an item: a word before its value, or around it. */
const details: Record<DetailField, string | ((value: string) => string)> = {
  brewery: 'brewery',
  winery: 'winery',
  vintage: (year) => `vintage ${year}`,
  origin: (text) => `origin: ${text}`,
}

export const menu = {
  /** What the list of all items is called, by what is on it. */
  title: { both: 'Food and drinks', food: 'Food', drinks: 'Drinks' },
  food: 'Food',
  drinks: 'Drinks',
  pricesAsOf: (date: string) => `Prices as of ${date}; they are final and include VAT.`,
  priceAdvice: (type: HouseType) =>
    `Where they differ from the price list at the ${nouns[type]}, the list at the ${nouns[type]} holds.`,
  lunch: 'Lunch menu',
  lunchWeek: (from: string, to: string) => `Week of ${from} to ${to}`,
  /** The link to the lunch menu on a sheet of paper. */
  sheet: 'Lunch menu on one sheet, to print',
  /** There, where no week is published that is not over. */
  noLunch: (date: string) => `As of ${date} no lunch menu is published here.`,
  /** There, beside the code that leads to it. */
  lunchOnTheWeb: 'This lunch menu on the web',
  soup: 'Soup',
  /** Where a day has several soups, and one of them comes with a main course. */
  soupOfChoice: 'One soup of the day, of your choice, is part of the price of a main course.',
  alcohol: (percent: string) => `${percent} ABV`,
  alcoholUnknown: 'alcohol not stated',
  /** What is paid beside the price and given back. */
  deposit: (amount: string) => `plus a returnable deposit of ${amount}`,
  /** Before what can be added to an item, and to each of a section. */
  extras: 'Extras',
  sectionExtras: 'Extras for everything in this section',
  /** The same where some items of the section take none, which say `noExtras`. */
  sectionExtrasBut: 'Extras for everything in this section that does not say “no extras”',
  noExtras: 'no extras',
  /** Before the courses of a menu with one price. */
  courses: 'Courses',
  /** With the day on which the owner last looked. */
  soldOut: (date: string) => `sold out (as of ${date})`,
  /** With the day of the build: out of season, or over. */
  notServed: (date: string) => `not served (as of ${date})`,
  servedOn: (days: string) => `${days} only`,
  season: (from: string, to: string) => `in season ${from} to ${to}`,
  servedDates: (dates: string) => `${dates} only`,
  details,
  /** Of a section that has a season or hours of its own. */
  served: (when: string) => `Served ${when}.`,
  diets: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    gluten_free: 'gluten-free',
    lactose_free: 'lactose-free',
    halal: 'halal',
  },
  /** What it means that a word of those is missing; one of them is the example. */
  dietAdvice: (claim: string) =>
    `Words such as “${claim}” stand only where we claim it. Where they are missing, we do not claim the opposite either: ask the staff.`,
  tags: {
    house_special: 'house special',
    spicy: 'spicy',
    new: 'new',
    kids: 'for children',
    raw: 'raw',
    to_share: 'to share',
  },
  allergens: 'Allergens',
  /** Beside the legend, in the Markdown twin. */
  noAllergens: 'none',
  allergensUnknown: 'not stated, ask the staff',
  /** Apart from what an item contains. */
  traces: (list: string) => `may contain traces of ${list}`,
  allergenLegend: 'Allergens by number',
  allergenAdvice:
    'A number says what the recipe contains; an item without one contains none of the fourteen, unless it says that its allergens are not stated. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order.',
  /** What agents tell guests with an allergy, within a sentence. */
  askStaff: 'ask the staff before you order',
  /** Before the first numbers on the page. */
  allergenNumbers: 'Numbers in brackets are allergens, put in words under',
}
