// Headings and sentences of the menu that are about more than one dish.

import { paysVat } from '../../../src/model/house.ts'
import type { Language } from '../../../src/model/languages.ts'
import { groupRuns } from '../../../src/model/runs.ts'
import type { Item, Kind, Section, Site } from '../../../src/model/site.ts'
import { listPrintedDiets } from '../facts/allergens.ts'
import {
  type FullSection,
  findSharedClaims,
  findUnknownExtras,
  hasAlcohol,
  listKinds,
  listSections,
} from '../facts/sections.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { timedPriceFacts } from './items.ts'

type MenuPart = { kinds: Kind[]; heading: string; sections: readonly FullSection[] }

/**
 * Return the parts of the menu: food and drinks separately if the owner's order separates them,
 * otherwise one part with both.
 */
export function menuParts(site: Pick<Site, 'menu'>, lang: Language): MenuPart[] {
  const w = words[lang].menu
  const kinds = listKinds(site)
  const sections = listSections(site)
  const runs = groupRuns(sections, (before, next) => before.section.kind === next.section.kind)
  if (runs.length > kinds.length) return [{ kinds, heading: w.title.both, sections }]
  return runs.map((run) => ({
    kinds: [run[0].section.kind],
    heading: w[run[0].section.kind],
    sections: run,
  }))
}

/** True if the first section of a part has the same name as the part. */
export const hasSameHeading = (part: MenuPart, section: Section, lang: Language) =>
  part.sections[0]?.section === section && section.name[lang] === part.heading

/**
 * Return the claims and remarks of a section, which are not repeated at each drink: `Everything in
 * this section: vegan.`, `Alcohol not stated: Mojito, Spritz.`
 */
export function sectionClaims(
  site: Pick<Site, 'menu'>,
  { id }: Section,
  lang: Language,
): string | undefined {
  const shared = findSharedClaims(site, id)
  const claims = [
    ...listPrintedDiets(shared).map((diet) => words[lang].names.diets[diet]),
    ...(shared.alcoholFree && hasAlcohol(site.menu) ? [words[lang].menu.alcoholFree] : []),
  ]
  const { alcoholFree, alcoholUnknown, everything, extrasUnknown, someUnknown } = words[lang].menu
  const remarkOn = (remark: string, drinks: readonly Item[]) => {
    const names = drinks.length < shared.count ? drinks.map(({ name }) => name[lang]) : []
    return (
      drinks.length > 0 &&
      `${[format.capital(remark), names.join(', ')].filter(Boolean).join(': ')}.`
    )
  }
  const { extras, areAll } = findUnknownExtras(site, id)
  const names = [...new Set(extras.map(({ name }) => name[lang]))]
  const remarks = [
    claims.length > 0 && `${everything}: ${claims.join(', ')}.`,
    remarkOn(alcoholFree, shared.alcoholFreeDrinks),
    remarkOn(alcoholUnknown, shared.alcoholUnknown),
    extras.length > 0 &&
      (areAll ? `${extrasUnknown}.` : `${format.capital(someUnknown)}: ${names.join(', ')}.`),
  ].filter(Boolean)
  return remarks.length > 0 ? remarks.join(' ') : undefined
}

/** Return the introduction to a section's extras, which mentions items that take none. */
export const sectionExtras = (items: readonly Item[], lang: Language): string =>
  items.some(({ extras }) => extras?.length === 0)
    ? words[lang].menu.sectionExtrasBut
    : words[lang].menu.sectionExtras

/** Return the discounts on everything in the section. */
export const sectionPrices = (site: Site, { other_prices }: Section, lang: Language): string[] =>
  timedPriceFacts(site, other_prices, words[lang].menu.sectionDiscount, lang)

/** Return from which date the prices apply, and whether they include VAT. */
export const pricesHold = (site: Site, lang: Language): string => {
  const { pricesAsOf, pricesWithoutVat } = words[lang].menu
  return (paysVat(site) ? pricesAsOf : pricesWithoutVat)(format.date(site.updated, lang, site))
}

/** Return the title of the menu, for houses with food only, drinks only, or both. */
export function menuTitle({ menu: { food, drinks } }: Site, lang: Language): string {
  const { title } = words[lang].menu
  return food.length === 0 ? title.drinks : drinks.length === 0 ? title.food : title.both
}
