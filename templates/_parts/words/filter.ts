// The choice of dishes by what a guest eats, and allergens in the words of a kitchen.

import type { Diet } from '../../../src/model/site.ts'

export type FilterWords = {
  title: string
  /** The same at the top of the page, where there is little room. */
  anchor: string
  /** Before diets, prices and allergens. */
  only: string
  price: string
  without: string
  diets: Record<Extract<Diet, 'vegetarian' | 'vegan' | 'gluten_free'>, string>
  anyPrice: string
  upTo: (price: string) => string
  /** What the choice says, and what it does not. */
  advice: string
  /** Said as long as something is chosen. */
  active: string
  /** The fourteen by their numbers, as short as people say them: `gluten`. */
  contains: AllergenWords
  /** The same of what does not contain it, for one who hears nothing before it: `no gluten`. */
  free: AllergenWords
}

/** In the order of the numbers, from 1 on. */
type AllergenWords = readonly [
  ...[string, string, string, string, string, string, string],
  ...[string, string, string, string, string, string, string],
]
