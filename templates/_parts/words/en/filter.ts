// The choice of dishes by what a guest eats, and allergens in the words of a kitchen.

import { byAllergen } from '../../../../src/model/allergens.ts'

export const filter = {
  title: 'Find what suits you',
  /** The same at the top of the page, where there is little room. */
  anchor: 'Filter',
  /** Before diets, prices and allergens. */
  only: 'Only what the menu calls:',
  price: 'The smallest size costs at most:',
  without: 'By the recipe does not contain:',
  diets: { vegetarian: 'vegetarian', vegan: 'vegan', gluten_free: 'gluten-free' },
  anyPrice: 'any price',
  upTo: (price: string) => `up to ${price}`,
  /** What the choice says, and what it does not. */
  advice:
    'What has its allergens not stated, or may contain traces of what you choose, is not shown then. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order.',
  /** Said as long as something is chosen. */
  active:
    'Your filter is on: of lunches, food and drinks you see only what fits it, if anything does.',
  /** What each allergen is called by people, as short as can be. */
  contains: byAllergen(
    'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
  ),
  /** The same of what does not contain it, for one who hears nothing before it. */
  free: byAllergen(
    'no gluten, no crustaceans, no eggs, no fish, no peanuts, no soya, no milk, no nuts, no celery, no mustard, no sesame, no sulphites, no lupin, no molluscs',
  ),
}
