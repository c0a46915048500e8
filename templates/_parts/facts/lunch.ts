// The weeks of the lunch menu and their dishes.

import { isoWeek } from '../../../src/model/calendar.ts'
import { amountOf } from '../../../src/model/currencies.ts'
import type { Item, Lunch, LunchDay, LunchDish, LunchSoup, Site } from '../../../src/model/site.ts'

export const soupsOf = ({ soup, more_soups = [] }: LunchDay) =>
  soup ? [soup, ...more_soups] : more_soups

/** The dishes of a day as they are served: soups first. */
export const dishesOf = (day: LunchDay): { dish: LunchDish | LunchSoup; isSoup: boolean }[] => [
  ...soupsOf(day).map((dish) => ({ dish, isSoup: true })),
  ...day.mains.map((dish) => ({ dish, isSoup: false })),
]

/** Whatever a guest can eat or drink, lunches of all weeks too. */
export const dishesIn = ({
  food,
  drinks,
  lunches,
}: Site['menu']): (Item | LunchDish | LunchSoup)[] => [
  ...food,
  ...drinks,
  ...lunches.flatMap((week) => week.days).flatMap((day) => [...soupsOf(day), ...day.mains]),
]

/** A soup with a price of its own is paid for; one of 0 is free to those who eat. */
export const isIncluded = ({ sizes }: LunchSoup) => sizes.every((size) => !amountOf(size)?.amount)

/** Weeks that are not over on the date of the site, this one first. */
export const lunchWeeks = ({ menu, date }: Pick<Site, 'menu' | 'date'>): Lunch[] =>
  menu.lunches.filter(({ week }) => week >= isoWeek(date))
