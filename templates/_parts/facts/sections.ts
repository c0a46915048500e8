// The order of the menu, and the claims that all drinks of a section share.

import { cachePerObject } from '../../../src/model/once.ts'
import { groupRuns } from '../../../src/model/runs.ts'
import {
  type Drink,
  diets,
  type Extra,
  type Item,
  type Kind,
  type Section,
  type Site,
  type Text,
} from '../../../src/model/site.ts'

export type FullSection = { section: Section; items: (Item | Drink)[] }

/** Sections with their items, in the owner's order. */
export const listSections = ({ menu }: Pick<Site, 'menu'>): readonly FullSection[] =>
  sectionsOfMenu(menu)

const sectionsOfMenu = cachePerObject(({ sections, food, drinks }: Site['menu']): FullSection[] => {
  const items = new Map<string, (Item | Drink)[]>(sections.map(({ id }) => [id, []]))
  for (const item of [...food, ...drinks]) items.get(item.section)?.push(item)
  return sections.map((section) => ({ section, items: items.get(section.id) ?? [] }))
})

/**
 * Return food and drinks in the order in which the owner begins them; a kind without sections is
 * left out.
 */
export const listKinds = ({ menu }: Pick<Site, 'menu'>): Kind[] => [
  ...new Set(menu.sections.map(({ kind }) => kind)),
]

type HeadingGroup = { heading: Text | undefined; items: (Item | Drink)[] }

/**
 * Group the items of a section by subheading, in the owner's order. Items before the first
 * subheading have none.
 */
export const groupByHeading = (items: readonly (Item | Drink)[]): HeadingGroup[] =>
  groupRuns(items, (before, next) => before.heading === next.heading).map((group) => ({
    heading: group[0].heading,
    items: group,
  }))

export const findSharedClaims = ({ menu }: Pick<Site, 'menu'>, section: string) =>
  sharedBySection(menu).get(section) ?? shareClaims([])

/** From this number on, a remark about drinks is printed once, with their names. */
const manyDrinks = 4

/** Return the claims that all drinks of a section share, for sections with several drinks. */
const sharedBySection = cachePerObject(({ drinks }: Site['menu']) => {
  const sections = new Map<string, Drink[]>()
  for (const drink of drinks) {
    const all = sections.get(drink.section) ?? []
    sections.set(drink.section, all)
    all.push(drink)
  }
  return new Map([...sections].map(([section, all]) => [section, shareClaims(all)]))
})

function shareClaims(all: readonly Drink[]) {
  const several = all.length > 1
  const free = all.filter(({ alcohol_percent }) => alcohol_percent === 0)
  const unknown = all.filter(({ alcohol_percent }) => alcohol_percent === null)
  return {
    diets: several ? diets.filter((diet) => all.every((one) => one.diets.includes(diet))) : [],
    alcoholFree: several && free.length === all.length,
    /** Drinks without alcohol among others, if there are many. */
    alcoholFreeDrinks: free.length >= manyDrinks && free.length < all.length ? free : [],
    /** Drinks whose alcohol is not stated, if there are several. */
    alcoholUnknown: unknown.length > 1 ? unknown : [],
    /** Number of drinks. */
    count: all.length,
  }
}

type UnknownExtras = { extras: readonly Extra[]; areAll: boolean }

/**
 * Return the extras whose allergens are not stated, if several lists of a section have some, and
 * whether these are all its extras. Then one remark covers the section.
 */
export const findUnknownExtras = ({ menu }: Pick<Site, 'menu'>, section: string): UnknownExtras =>
  unknownExtrasBySection(menu).get(section) ?? { extras: [], areAll: false }

/** True if nothing is known about what the extra contains. */
export const isUnknownExtra = ({ allergens, known_allergens = [] }: Extra) =>
  allergens === null && known_allergens.length === 0

const unknownExtrasBySection = cachePerObject(
  (menu: Site['menu']) =>
    new Map(
      listSections({ menu }).map(({ section, items }): [string, UnknownExtras] => {
        const lists = [section, ...items].map(({ extras = [] }) => extras)
        const unknown = lists.filter((list) => list.some(isUnknownExtra))
        const extras = unknown.length > 1 ? unknown.flat().filter(isUnknownExtra) : []
        return [section.id, { extras, areAll: lists.flat().every(isUnknownExtra) }]
      }),
    ),
)

/** True if any drink has alcohol. Otherwise, as in a café, "alcohol-free" is not worth printing. */
export const hasAlcohol = cachePerObject(({ drinks }: Site['menu']) =>
  drinks.some(({ alcohol_percent }) => alcohol_percent !== 0),
)

export const servesAlcohol = ({ menu }: Site) =>
  menu.drinks.some(({ alcohol_percent }) => alcohol_percent === null || alcohol_percent > 0.5)

/** Return the id of the first part of the menu on the page. */
export const menuAnchor = (site: Site) => `${listKinds(site)[0]}_list`
