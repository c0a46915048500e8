// What a dish of the menu, a drink and a dish of the week's lunch have in common.

import { animalAllergens } from '../../model/allergens.ts'
import { priceIn } from '../../model/currencies.ts'
import { message } from '../../model/messages/catalogue.ts'
import { allergenNumbers, dietList } from '../notations/dish.ts'
import { line } from '../notations/plain.ts'
import { labelTranslations, type TypedSize, translateLabel } from '../notations/sizes.ts'
import { both, pair, present } from './bilingual.ts'
import { below, complain, type Place } from './place.ts'
import { optional, required, type Values } from './record.ts'

export const dishFields = {
  cs: required(line),
  en: required(line),
  description: optional(line),
  description_en: optional(line),
  labels_en: optional(labelTranslations),
  allergens: required(allergenNumbers),
  diets: optional(dietList),
}

export function toDish(
  place: Place,
  values: Values<typeof dishFields> & { sizes: TypedSize[] | undefined },
) {
  const name = both(values.cs, values.en)
  const description = pair(place, 'description', values.description, values.description_en)
  const translated = translateSizes(place, values.sizes, values.labels_en)
  if (!name || !translated || values.allergens === undefined) return undefined
  const { allergens, diets = [] } = values
  return { name, ...present({ description }), sizes: translated, allergens, diets }
}

function translateSizes(
  place: Place,
  typed: TypedSize[] | undefined,
  own: Map<string, string> | undefined,
) {
  // Without a region no price was read.
  const currency = place.region?.currency ?? 'CZK'
  return typed?.map(({ label, price, price_from, price_per, ...quantity }) => {
    const size = {
      ...quantity,
      ...(price !== undefined && priceIn(currency, price)),
      ...present({ price_from, price_per }),
    }
    if (label === undefined) return size
    const text = translateLabel(label, own)
    if (text !== undefined) return { label: text, ...size }
    complain(below(place, 'sizes'), message('size-label-unknown', { label }))
    return size
  })
}

/** A claim that the numbers contradict is never published: somebody would eat it. */
export function checkDiets(
  place: Place,
  { allergens, diets }: Pick<Values<typeof dishFields>, 'allergens' | 'diets'>,
) {
  const excluded: { [diet: string]: readonly number[] } = { ...animalAllergens, gluten_free: [1] }
  // Vegan is checked before vegetarian, which it implies: one mistake is one problem.
  const diet = ['vegan', 'vegetarian', 'gluten_free'].find(
    (claim) =>
      diets?.includes(claim as never) &&
      allergens?.some((number) => excluded[claim]?.includes(number)),
  )
  const number = allergens?.find(
    (allergen) => diet !== undefined && excluded[diet]?.includes(allergen),
  )
  if (diet === undefined || number === undefined) return
  complain(below(place, 'diets'), message('diet-contradictory', { diet, allergen: number }))
}
