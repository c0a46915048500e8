// The weeks of the lunch menu and their dishes.

import { isoWeek } from '../../../src/model/calendar.ts'
import { findPrice } from '../../../src/model/currencies.ts'
import type { Item, Lunch, LunchDay, LunchDish, LunchSoup, Site } from '../../../src/model/site.ts'

export const listSoups = ({ soup, more_soups = [] }: LunchDay) =>
  soup ? [soup, ...more_soups] : more_soups

/** Return the dishes of a day, soups first. */
export const listDayDishes = (
  day: LunchDay,
): { dish: LunchDish | LunchSoup; isSoup: boolean }[] => [
  ...listSoups(day).map((dish) => ({ dish, isSoup: true })),
  ...day.mains.map((dish) => ({ dish, isSoup: false })),
]

/** Return everything that guests can eat or drink, including the lunches of all weeks. */
export const listDishes = ({
  food,
  drinks,
  lunches,
}: Site['menu']): (Item | LunchDish | LunchSoup)[] => [
  ...food,
  ...drinks,
  ...lunches.flatMap((week) => week.days).flatMap((day) => [...listSoups(day), ...day.mains]),
]

/** True if guests do not pay for the soup: it has no price, or the price 0. */
export const isIncluded = ({ sizes }: LunchSoup) => sizes.every((size) => !findPrice(size)?.amount)

/** Return the first day with lunch that is not over on the date of the site. */
export const findNextLunch = (site: Pick<Site, 'menu' | 'date'>): LunchDay | undefined =>
  lunchWeeks(site)
    .flatMap(({ days }) => days)
    .find(({ date, mains }) => date >= site.date && mains.length > 0)

/** Return the weeks that are not over on the date of the site, the current one first. */
export const lunchWeeks = ({ menu, date }: Pick<Site, 'menu' | 'date'>): Lunch[] =>
  menu.lunches.filter(({ week }) => week >= isoWeek(date))
