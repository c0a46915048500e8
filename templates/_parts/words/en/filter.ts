import type { FilterWords } from '../filter.ts'

export const filter: FilterWords = {
  title: 'Find what suits you',
  anchor: 'Filter',
  only: 'Only what the menu calls:',
  price: 'The smallest size costs at most:',
  without: 'By the recipe does not contain:',
  diets: { vegetarian: 'vegetarian', vegan: 'vegan', gluten_free: 'gluten-free' },
  anyPrice: 'any price',
  upTo: (price) => `up to ${price}`,
  advice:
    'What has its allergens not stated, or may contain traces of what you choose, is not shown then. Traces of other allergens cannot be ruled out; if you have an allergy or coeliac disease, ask the staff before you order.',
  active:
    'Your filter is on: of lunches, food and drinks you see only what fits it, if anything does.',
  contains: [
    ...(['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soya', 'milk'] as const),
    ...(['nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const),
  ],
  free: [
    ...(['no gluten', 'no crustaceans', 'no eggs', 'no fish', 'no peanuts'] as const),
    ...(['no soya', 'no milk', 'no nuts', 'no celery', 'no mustard'] as const),
    ...(['no sesame', 'no sulphites', 'no lupin', 'no molluscs'] as const),
  ],
}
