// The order of the menu, and the claims that all drinks of a section share.

import { onceFor } from '../../../src/model/once.ts'
import { inRuns } from '../../../src/model/runs.ts'
import {
  type Diet,
  type Drink,
  diets,
  type Item,
  type Kind,
  type Section,
  type Site,
  type Text,
} from '../../../src/model/site.ts'

export type FullSection = { section: Section; items: (Item | Drink)[] }

/** Sections with their items, in the owner's order. */
export function sectionsOf({ menu }: Pick<Site, 'menu'>): FullSection[] {
  const items = new Map<string, (Item | Drink)[]>(menu.sections.map(({ id }) => [id, []]))
  for (const item of [...menu.food, ...menu.drinks]) items.get(item.section)?.push(item)
  return menu.sections.map((section) => ({ section, items: items.get(section.id) ?? [] }))
}

/** Food and drinks, as far as there are any, in the order in which the owner begins them. */
export const kindsOf = ({ menu }: Pick<Site, 'menu'>): Kind[] => [
  ...new Set(menu.sections.map(({ kind }) => kind)),
]

type Group = { heading: Text | undefined; items: (Item | Drink)[] }

/** The items of a section by sub-headings, in the owner's order; those before the first have none. */
export const groupsOf = (items: readonly (Item | Drink)[]): Group[] =>
  inRuns(items, (before, next) => before.heading === next.heading).map((group) => ({
    heading: group[0].heading,
    items: group,
  }))

type Shared = { diets: Diet[]; alcoholFree: boolean }

export const sharedIn = ({ menu }: Pick<Site, 'menu'>, section: string): Shared =>
  sharedBySection(menu).get(section) ?? { diets: [], alcoholFree: false }

/** What all drinks of a section have in common, where there are several. */
const sharedBySection = onceFor(({ drinks }: Site['menu']) => {
  const sections = new Map<string, Drink[]>()
  for (const drink of drinks) {
    const all = sections.get(drink.section) ?? []
    sections.set(drink.section, all)
    all.push(drink)
  }
  return new Map(
    [...sections].map(([section, all]): [string, Shared] => {
      const several = all.length > 1
      return [
        section,
        {
          diets: several
            ? diets.filter((diet) => all.every((one) => one.diets.includes(diet)))
            : [],
          alcoholFree: several && all.every((one) => one.alcohol_percent === 0),
        },
      ]
    }),
  )
})

/** Whether that a drink has no alcohol is news: in a café without any it is none. */
export const hasAlcohol = onceFor(({ drinks }: Site['menu']) =>
  drinks.some(({ alcohol_percent }) => alcohol_percent !== 0),
)

export const servesAlcohol = ({ menu }: Site) =>
  menu.drinks.some(({ alcohol_percent }) => alcohol_percent === null || alcohol_percent > 0.5)

/** Where the menu begins on the page. */
export const menuAnchor = (site: Site) => `${kindsOf(site)[0]}_list`
