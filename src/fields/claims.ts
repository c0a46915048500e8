// Contradictions between the allergens, traces, diets and notes of one dish. They are errors, reported
// while the dish is read; the folder content/rules/ compares dishes and files, and mostly warns.

import { allergenKinds, animalAllergens } from '../model/allergens.ts'
import type { Diet, Text } from '../model/site.ts'
import { type AllergenList, dietList } from '../notations/dish.ts'
import { type ContentNode, nodeAt, reportError } from '../reading/node.ts'

/** Return the number of the allergen to which a kind such as `1b` belongs. */
export const findAllergenGroup = (code: string) =>
  allergenKinds.find((kind) => kind.code === code)?.number

/** Report a trace of an allergen that the dish contains anyway: one of the two is a mistake. */
export function checkTraces(node: ContentNode, contained: AllergenList, traces?: AllergenList) {
  if (!traces) return
  const isContainedFully = (number: number) =>
    contained.numbers.includes(number) &&
    !contained.kinds.some((code) => findAllergenGroup(code) === number)
  const twice =
    traces.kinds.find((code) => contained.kinds.includes(code)) ??
    traces.numbers.find(isContainedFully)?.toString()
  if (twice !== undefined) reportError(nodeAt(node, 'traces'), 'traces-contained', { twice })
}

/** Check the sentence on gluten: it needs traces of gluten, and must not claim "gluten-free". */
export function checkGluten(
  node: ContentNode,
  note: Text,
  contained: AllergenList,
  traces: AllergenList | undefined,
) {
  const at = nodeAt(node, 'gluten_note')
  if (contained.numbers.includes(1) || !traces?.numbers.includes(1))
    reportError(at, 'gluten-note-without-traces')
  const alone = Object.values(note).find((text) =>
    dietList.read(text.replace(/[.!\s]+$/, ''))?.includes('gluten_free'),
  )
  if (alone !== undefined) reportError(at, 'gluten-note-alone', { typed: alone })
}

type Claims = {
  allergens: AllergenList | undefined
  traces: AllergenList | undefined
  diets: Diet[] | undefined
}

/** Report a diet that the allergens contradict: a guest would rely on it. */
export function checkDiets(node: ContentNode, { allergens: contained, traces, diets }: Claims) {
  // `lactose_free` with allergen 7 is no contradiction: lactose-free milk is still milk.
  const allergens = contained?.numbers
  // Gluten-free food may hold next to no gluten, traces included (Regulation (EU) 828/2014).
  if (diets?.includes('gluten_free') && traces?.numbers.includes(1))
    reportError(nodeAt(node, 'diets'), 'diet-against-traces', { diet: 'gluten_free', allergen: 1 })
  const excluded: { [diet: string]: readonly number[] } = { ...animalAllergens, gluten_free: [1] }
  // Vegan implies vegetarian, so it is checked first, and one mistake gives one problem.
  for (const diet of ['vegan', 'vegetarian', 'gluten_free'] as const) {
    const allergen = allergens?.find((number) => excluded[diet]?.includes(number))
    if (diets?.includes(diet) && allergen !== undefined)
      return reportError(nodeAt(node, 'diets'), 'diet-contradictory', { diet, allergen })
  }
}
