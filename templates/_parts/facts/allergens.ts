// Allergen codes of dishes, and the diets that are shown.

import { allergenCodes, allergenKinds } from '../../../src/model/allergens.ts'
import { cachePerObject } from '../../../src/model/once.ts'
import type { Allergens, Item, Site } from '../../../src/model/site.ts'
import { isUnavailable } from './availability.ts'
import { listDishes } from './lunch.ts'

type StatedAllergens = Pick<Allergens, 'allergens' | 'known_allergens' | 'allergen_kinds'>

/**
 * Codes of the allergens that a dish contains: numbers, or a number with the letter of a kind.
 * Unless they are complete, others are not stated.
 */
export type AllergenFacts = { codes: string[]; isComplete: boolean }

/** Return the numbers that the dish contains, as far as they are stated. */
export const listNumbers = ({ allergens, known_allergens = [] }: StatedAllergens) =>
  allergens ?? known_allergens

export const allergenFacts = (stated: StatedAllergens): AllergenFacts => ({
  codes: allergenCodes(listNumbers(stated), stated.allergen_kinds),
  isComplete: stated.allergens !== null,
})

/** Return all kinds of each group of which the menu states at least one kind, for the legend. */
export const listStatedKinds = cachePerObject((menu: Site['menu']) => {
  const dishes = listDishes(menu)
  const parts = [...menu.sections, ...menu.food, ...menu.drinks].flatMap((one) => [
    ...(one.extras ?? []),
    ...('courses' in one ? (one.courses ?? []) : []),
  ])
  const codes = [
    ...dishes.flatMap(({ trace_kinds = [] }) => trace_kinds),
    ...[...dishes, ...parts].flatMap(({ allergen_kinds = [] }) => allergen_kinds),
  ]
  const groups = new Set(
    allergenKinds.filter(({ code }) => codes.includes(code)).map(({ number }) => number),
  )
  return allergenKinds.filter(({ number }) => groups.has(number))
})

/**
 * Return the codes that the printed legend explains: those on the printed menu, and their groups.
 */
export const listPrintedCodes = cachePerObject((site: Site): Set<string> => {
  const { sections, food, drinks } = site.menu
  const items = [...food, ...drinks].filter((item) => !isUnavailable(site, item))
  const all = [
    ...items.flatMap((item) => [item, ...(item.extras ?? []), ...(item.courses ?? [])]),
    ...sections.flatMap(({ extras = [] }) => extras),
  ]
  const codes = [
    ...all.flatMap((one) => allergenFacts({ allergens: null, ...one }).codes),
    ...items.flatMap(({ traces = [], trace_kinds }) => allergenCodes(traces, trace_kinds)),
  ]
  return new Set(codes.flatMap((code) => [code, String(findGroup(code))]))
})

/** Return the number of a code's allergen group: 1 for `1a`. */
const findGroup = (code: string) =>
  allergenKinds.find((kind) => kind.code === code)?.number ?? Number(code)

/**
 * Return the diets to print. Vegan dishes are vegetarian too, so people only need the word vegan.
 */
export const listPrintedDiets = ({ diets: claimed }: Pick<Item, 'diets'>) =>
  claimed.filter((diet) => !(diet === 'vegetarian' && claimed.includes('vegan')))
