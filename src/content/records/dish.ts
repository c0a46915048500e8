// What a dish of the menu, a drink and a dish of the week's lunch have in common.

import { animalAllergens } from '../../model/allergens.ts'
import { priceIn } from '../../model/currencies.ts'
import { firstLanguage } from '../../model/languages.ts'
import { message } from '../../model/messages/catalogue.ts'
import { allergenNumbers, dietList } from '../notations/dish.ts'
import { knownLabels, type OwnLabels, translateLabel } from '../notations/labels.ts'
import type { TypedSize } from '../notations/sizes.ts'
import { below, complain, type Place } from './place.ts'
import { optional, required, type Values } from './record.ts'
import { labelTexts, nameText, optionalText, present } from './texts.ts'

export const dishFields = {
  name: nameText,
  description: optionalText,
  labels: labelTexts,
  allergens: required(allergenNumbers),
  diets: optional(dietList),
}

export function toDish(
  place: Place,
  values: Values<typeof dishFields> & { sizes: TypedSize[] | undefined },
) {
  const { name, description, allergens, diets = [] } = values
  const translated = translateSizes(place, values.sizes, values.labels)
  if (!name || !translated || allergens === undefined) return undefined
  return { name, ...present({ description }), sizes: translated, allergens, diets }
}

function translateSizes(place: Place, typed: TypedSize[] | undefined, own: OwnLabels | undefined) {
  const { languages } = place.document
  // Without a region no price was read.
  const currency = place.region?.currency ?? 'CZK'
  return typed?.map(({ label, price, price_from, price_per, ...quantity }) => {
    const size = {
      ...quantity,
      ...(price !== undefined && priceIn(currency, price)),
      ...present({ price_from, price_per }),
    }
    if (label === undefined) return size
    const text = translateLabel(label, own, languages)
    if (!Array.isArray(text)) return { label: text, ...size }
    complain(
      below(place, 'sizes'),
      message('size-label-unknown', {
        label,
        missing: text,
        known: knownLabels(firstLanguage(place.document)),
      }),
    )
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
