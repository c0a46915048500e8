// The filters of the menu: claimed diets, the lowest price, and allergens. Each dish has one letter
// per mark, all together in its CSS class; the style sheet hides dishes by them.

import { allergens } from '../../../src/model/allergens.ts'
import { type Amount, findPrice } from '../../../src/model/currencies.ts'
import { cachePerKey, cachePerObject } from '../../../src/model/once.ts'
import type { Drink, Item, LunchDish, LunchSoup, Site } from '../../../src/model/site.ts'
import { listNumbers } from './allergens.ts'
import { isUnavailable } from './availability.ts'
import { listDishes, lunchWeeks } from './lunch.ts'

type Dish = Item | Drink | LunchDish | LunchSoup

/** Letters for diets. Allergens have the letters a to n. */
export const dietMarks = { vegetarian: 'v', vegan: 'w', gluten_free: 'z' } as const
type ChosenDiet = keyof typeof dietMarks
export const unknownMark = 'u'
/** Mark of dishes that cannot be ordered. */
const unavailableMark = 'x'

/** Return the mark for the number of price steps that a dish exceeds, from 1 to 4. */
export const priceMark = (exceeded: number) => 'pqrs'.charAt(exceeded - 1)

export const allergenMark = (number: number) => 'abcdefghijklmn'.charAt(number - 1)

export type Choice = NonNullable<ReturnType<typeof findChoice>>

/** With fewer dishes, reading is faster than filtering. */
const fewDishes = 10

/** Return the filters of this site; undefined if the menu is too short for them. */
export const findChoice = cachePerObject((site: Site) => {
  const dishes: Dish[] = listDishes({ ...site.menu, lunches: lunchWeeks(site) })
  if (dishes.length < fewDishes) return undefined
  const claimed = new Set(dishes.flatMap(listClaimedDiets))
  const { food, drinks } = site.menu
  const priced = (food.length > 0 ? food : drinks).flatMap((dish) => findLowestPrice(dish) ?? [])
  const currency = priced[0]?.currency ?? 'CZK'
  return {
    diets: (Object.keys(dietMarks) as ChosenDiet[]).filter((diet) => claimed.has(diet)),
    /** In ascending order. A dish is marked with the number of steps that it exceeds. */
    prices: computePriceSteps(
      priced.filter((one) => one.currency === currency).map(({ amount }) => amount),
    ),
    currency,
  }
})

/** Return the claimed diets. Vegan dishes are vegetarian, even if the owner claims only vegan. */
const listClaimedDiets = ({ diets }: Dish) =>
  diets.includes('vegan') ? ['vegetarian', ...diets] : diets

/** Return the lowest fixed price. Dishes sold by weight have no price before they are weighed. */
function findLowestPrice({ sizes }: Dish): Amount | undefined {
  let least: Amount | undefined
  for (const size of sizes) {
    const found = 'price_per' in size ? undefined : findPrice(size)
    if (found && !(least && least.amount <= found.amount)) least = found
  }
  return least
}

/** Return up to four round prices that split the dishes into about equal fifths. */
function computePriceSteps(amounts: readonly number[]): number[] {
  const sorted = [...amounts].sort((a, b) => a - b)
  const highest = sorted.at(-1) ?? 0
  const found = [1, 2, 3, 4].map((part) =>
    roundUp(sorted[Math.floor((sorted.length * part) / 5)] ?? 0),
  )
  return [...new Set(found)].filter((step) => step > 0 && step < highest)
}

/** Round up to a price that people would type: 80, 150, 200, 2.5. */
function roundUp(amount: number): number {
  if (amount <= 0) return 0
  const unit = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((one) => one * unit >= amount) ?? 10
  return Math.round(step * unit * 100) / 100
}

/**
 * Return the CSS class of a dish, such as `acgvq`; undefined without marks. It is the same in all
 * languages.
 */
export const getMarks = (site: Site, dish: Dish) => marksBySite(site)(dish)

const marksBySite = cachePerObject((site: Site) =>
  cachePerKey((dish: Dish) => findMarks(site, dish)),
)

function findMarks(site: Site, dish: Dish): string | undefined {
  const unavailable = 'section' in dish && isUnavailable(site, dish) ? unavailableMark : ''
  const choice = findChoice(site)
  if (!choice) return unavailable || undefined
  const claimed = listClaimedDiets(dish)
  const diets = choice.diets.filter((diet) => claimed.includes(diet)).map((diet) => dietMarks[diet])
  return (
    [allergenMarks(dish), ...diets, findPriceMark(dish, choice), unavailable].join('') || undefined
  )
}

/** Return the marks of the allergens that the dish contains or may contain. */
function allergenMarks(dish: Dish): string {
  const isUnknown = dish.allergens === null
  const numbers = new Set([...listNumbers(dish), ...(dish.traces ?? [])])
  const present = allergens.filter(({ number }) => numbers.has(number))
  return present.map(({ number }) => allergenMark(number)).join('') + (isUnknown ? unknownMark : '')
}

function findPriceMark(dish: Dish, { prices, currency }: Choice): string {
  const least = findLowestPrice(dish)
  // A dish without a known price is above every step.
  const exceeded =
    least?.currency === currency
      ? prices.filter((price) => least.amount > price).length
      : prices.length
  return exceeded > 0 ? priceMark(exceeded) : ''
}
