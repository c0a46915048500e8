// Check the alcohol of a drink against the degrees of a beer, the usual strength of wine and the
// price of spirits. All results are warnings, with limits that real menus keep.

import { typedNumber } from '../../messages/wording.ts'
import { currencies, findPrice } from '../../model/currencies.ts'
import type { Drink, Item } from '../../model/site.ts'
import { type ContentNode, nodeAt, reportWarning } from '../../reading/node.ts'

/** A drink with alcohol, and the node of its `alcohol` field. */
type Strong = {
  item: Item
  node: ContentNode
  percent: number
  degree: number | undefined
  at: ContentNode
  typed: string
}

export function warnAlcohol(item: Item, node: ContentNode) {
  const { alcohol_percent: percent, beer_degree: degree }: Partial<Drink> = item
  if (!percent) return
  const at = nodeAt(node, 'alcohol')
  const drink = { item, node, percent, degree, at, typed: String(at.raw).trim() }
  warnFraction(drink)
  warnStrength(drink)
  warnWine(drink)
}

/** True if the strength is a quarter to two thirds of the degrees, as in every beer. */
const isOfBeer = (percent: number, degree: number) =>
  percent >= degree * 0.25 && percent <= degree * 0.65

const alcoholFree = /nealko|bez alkoholu|alcohol[- ]free|non-?alcoholic|alkoholfrei|ohne Alkohol/i

/** True for names such as `Nealko gin`, where 0.4 percent is right. */
const isFreeByName = ({ name }: Item) =>
  Object.values(name).some((text) => text !== undefined && alcoholFree.test(text))

/** Warn about `0,05` typed for five percent. */
function warnFraction({ item, percent, degree = 0, at, typed }: Strong) {
  if (percent >= 1 || (percent >= 0.5 && degree < 8) || isFreeByName(item)) return
  // For a beer the likely mistake is one zero too many; otherwise the percentage was typed as a
  // fraction.
  const times = degree >= 8 && isOfBeer(percent * 10, degree) ? 10 : 100
  const likely = Math.round(percent * times * 10) / 10
  const edit = { old: typed, new: typedNumber(likely) }
  reportWarning({ ...at, fix: edit }, 'alcohol-small', { percent, meant: likely })
}

/**
 * Warn about a beer with far more than half of its degrees in percent, and about a spirit at the
 * price of a beer.
 */
function warnStrength({ item, node, percent, degree, at, typed }: Strong) {
  const comma = /^\d\d$/.test(typed) ? `${typed[0]},${typed[1]}` : undefined
  const warnUnlikely = (isComma: boolean) => {
    const edit = isComma && comma !== undefined ? { old: typed, new: comma } : undefined
    reportWarning({ ...at, fix: edit }, 'alcohol-unlikely', { percent })
  }
  if (degree === undefined) {
    if (percent >= 25 && isCheap(item)) warnUnlikely(item.allergens?.includes(1) === true)
    return
  }
  if (percent <= degree * 0.75) return
  // No beer has so few degrees, but some have that many percent.
  const isSwapped = isOfBeer(degree, percent)
  const tenth = comma !== undefined && !(isSwapped && degree < 7) && isOfBeer(percent / 10, degree)
  const line = nodeAt(node, 'degree')
  if (degree < 6 && !isSwapped && isOfBeer(percent, degree * 10))
    reportWarning(line, 'degree-unlikely', { degree, percent })
  else if (isSwapped && !tenth) {
    const typedDegree = String(line.raw).trim()
    reportWarning(at, 'alcohol-degree-swapped', { percent, degree, typed, beside: typedDegree })
  } else warnUnlikely(tenth)
}

/** True if a litre costs little more than a litre of beer would. */
const isCheap = ({ sizes }: Item) =>
  sizes.some((size) => {
    const { amount = 0, currency = 'CZK' } = findPrice(size) ?? {}
    const { volume_ml: volume = 0 } = size
    return amount > 0 && (amount * 1000) / volume < currencies[currency].example * 7
  })

/**
 * Warn about unlikely wines: wine has 8 to 15 percent, sweet wine at least 5, and alcohol-free wine
 * at most 0.5.
 */
function warnWine({ item, percent, degree, at, typed }: Strong) {
  if (percent <= 0.5 || degree !== undefined) return
  const hasWineFields = 'winery' in item || 'vintage' in item
  // Wine has sulphites and no cereals. So has cider, which is stronger than this limit.
  const isLikeWine = item.allergens?.includes(12) === true && !item.allergens.includes(1)
  if (!(hasWineFields && percent < 5) && !(isLikeWine && percent < 2.5)) return
  // A leading zero, or a comma that moved one place to the left.
  const isTenth = percent * 10 >= 8 && percent * 10 <= 16
  const corrected = typedNumber(Math.round(percent * 100) / 10)
  const edit = isTenth ? { old: typed, new: corrected } : undefined
  reportWarning({ ...at, fix: edit }, 'wine-alcohol-unlikely', { percent })
}
