// Checks whether a dish can be ordered on the date of the build.

import { cachePerObject } from '../../../src/model/once.ts'
import { inSeason } from '../../../src/model/opening.ts'
import type { Drink, Item, Site } from '../../../src/model/site.ts'

/** True if the dish is out of season, or all of its dates are over. */
export function isOver({ menu, date }: Pick<Site, 'menu' | 'date'>, item: Item | Drink): boolean {
  const {
    season,
    recurring,
    dates = recurring?.dates,
  } = withSection({ menu }, item).availability ?? {}
  return (
    (season !== undefined && !inSeason(season, date.slice(5))) ||
    (dates?.every((one) => one < date) ?? false)
  )
}

/** True if the dish cannot be ordered on the date of the build. */
export const isUnavailable = (site: Pick<Site, 'menu' | 'date'>, item: Item | Drink) =>
  item.availability?.status === 'sold_out' || isOver(site, item)

/** Return the item with the serving times of its section, for readers that see the item alone. */
export function withSection<T extends Item>({ menu }: Pick<Site, 'menu'>, item: T): T {
  const served = sectionsById(menu).get(item.section)?.served
  if (!served) return item
  const { season, ...times } = served
  return { ...item, availability: { ...(season && { season }), ...item.availability, ...times } }
}

const sectionsById = cachePerObject(
  ({ sections }: Site['menu']) => new Map(sections.map((section) => [section.id, section])),
)
