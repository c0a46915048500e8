// Allergens and diets as words in one language.

import {
  type AllergenKind,
  allergenCodes,
  allergenKinds,
  allergens,
} from '../../../src/model/allergens.ts'
import type { Language } from '../../../src/model/languages.ts'
import { type Allergens, diets, type Site } from '../../../src/model/site.ts'
import { listPrintedDiets } from '../facts/allergens.ts'
import { listDishes } from '../facts/lunch.ts'
import { joinWithAnd } from '../format.ts'
import { words } from '../words/words.ts'

/** `mandle (8a), sezam (11)`. */
export function traceFacts({ traces, trace_kinds }: Allergens, lang: Language): string | undefined {
  if (!traces) return undefined
  const found = allergenCodes(traces, trace_kinds).map(
    (code) => `${allergenName(code, lang)}\u00A0(${code})`,
  )
  return words[lang].menu.traces(joinWithAnd(found, lang))
}

/** Return the name of an allergen group such as `1`, or of a kind such as `1a`. */
export const allergenName = (code: string, lang: Language): string | undefined =>
  (allergenKinds.find((kind) => kind.code === code)?.name ??
    allergens.find(({ number }) => String(number) === code)?.short)?.[lang]

/** Return the everyday word for an allergen group, such as `gluten`, or the name of a kind. */
export const allergenWord = (code: string, lang: Language): string | undefined =>
  allergenKinds.find((kind) => kind.code === code)?.name[lang] ??
  words[lang].filter.contains[Number(code) - 1]

/**
 * Return the legend of all allergen numbers, each followed by these kinds: `8`, then `8a` and so
 * on.
 */
export const legendRows = (kinds: readonly AllergenKind[], lang: Language) =>
  allergens.flatMap(({ number, name }) => [
    { number, label: String(number), value: name[lang] },
    ...kinds
      .filter((kind) => kind.number === number)
      .map((kind) => ({ number, label: kind.code, value: kind.name[lang] })),
  ])

/** Return the sentence about missing diet claims, if any dish claims a diet. */
export function dietAdvice({ menu }: Pick<Site, 'menu'>, lang: Language): string | undefined {
  const all = new Set(listDishes(menu).flatMap(listPrintedDiets))
  const claimed = diets.find((diet) => all.has(diet))
  return claimed && words[lang].menu.dietAdvice(words[lang].names.diets[claimed])
}
