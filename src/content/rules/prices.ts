// Warn about prices that differ from their neighbours by a digit too many or too few.

import type { SectionFile } from '../../fields/section.ts'
import { type Message, message } from '../../messages/catalogue.ts'
import { type Currency, currencies, findPrice } from '../../model/currencies.ts'
import type { Drink, Extra, Size, SoupSize } from '../../model/site.ts'
import { split } from '../../notations/basic.ts'
import {
  type ContentNode,
  markSpan,
  nodeAt,
  reportFinding,
  reportWarning,
} from '../../reading/node.ts'

const measures = ['price_per', 'serves', 'volume_ml', 'weight_g', 'size_cm', 'pieces'] as const

const measure = (size: Size | SoupSize) => measures.find((unit) => unit in size) ?? 'whole'

/** Anything with sizes that have prices: a dish, a drink or an extra. */
type Priced = { sizes: readonly (Size | SoupSize)[] }
/** `rate` is the price per unit of the measure, or the price itself where nothing is measured. */
type ItemPrice = { price: number; rate: number; item: Priced }
type Measure = ReturnType<typeof measure>
type Prices = ReadonlyMap<Measure, ItemPrice[]>
type Place = { field: string; times: number; place?: number }

function computeRate(size: Size | SoupSize, price: number): number {
  const unit = measure(size)
  const much = unit === 'whole' || unit === 'price_per' ? 1 : (size[unit] ?? 1)
  return price / (unit === 'size_cm' ? much ** 2 : much)
}

export function listPrices(items: readonly Priced[]): Prices {
  const prices = new Map<Measure, ItemPrice[]>()
  for (const item of items)
    for (const size of item.sizes) {
      const found = findPrice(size)
      if (!found) continue
      const { amount: price, currency } = found
      // An unlikely price gets its own warning, so other prices are not compared with it.
      if (price > currencies[currency].unlikely) continue
      const same = prices.get(measure(size)) ?? []
      same.push({ price, rate: computeRate(size, price), item })
      prices.set(measure(size), same)
    }
  for (const all of prices.values()) all.sort((a, b) => a.price - b.price)
  return prices
}

/**
 * Check prices of extras. They vary more than prices of dishes, so only a large factor counts. An
 * extra that costs twice as much as its dish is unlikely too.
 */
export function warnExtras(
  ofAll: readonly Extra[] = [],
  top: ContentNode,
  items: SectionFile['items'],
) {
  const priced = (extras: readonly Extra[] = []) => extras.map((extra) => ({ sizes: [extra] }))
  const own = items.map(({ item, node }) => ({ item, node, extras: priced(item.extras) }))
  const common = priced(ofAll)
  const prices = listPrices([...common, ...own.flatMap(({ extras }) => extras)])
  const at = { field: 'extras', times: 8 }
  for (const [place, extra] of common.entries()) warnPrice(extra, top, prices, { ...at, place })
  for (const { item, node, extras } of own)
    for (const [place, extra] of extras.entries()) {
      const { amount: price = 0, currency = 'CZK' } = findPrice(extra.sizes[0] ?? {}) ?? {}
      const [least = 0, ...more] = item.sizes
        .map((size) => findPrice(size)?.amount ?? 0)
        .sort((a, b) => a - b)
      const most = more.at(-1) ?? least
      if (most > 0 && price >= 2 * most && price <= currencies[currency].unlikely)
        reportWarning(markPrice(nodeAt(node, 'extras'), place), 'price-unlike', {
          ...{ price, least, most, currency },
        })
      else warnPrice(extra, node, prices, { ...at, place })
    }
}

/** A wine list has bottles at four times the price of others. */
export const ofDrinks = { field: 'sizes', times: 5 }

/**
 * Warn about a price that is far from all its neighbours, and far from them by its quantity too.
 * With a single neighbour only a whole digit counts. `place` is the place of an extra in its line.
 */
export function warnPrice(
  item: Priced,
  node: ContentNode,
  prices: Prices,
  { field, times, place = 0 }: Place = { field: 'sizes', times: 3 },
): boolean {
  const found = item.sizes.map((size) => judgePrice(size, item, prices, { field, times }))
  const usual = item.sizes.filter((_, index) => !found[index])
  let warned = false
  for (const [index, size] of item.sizes.entries()) {
    const slip = found[index]
    // A bottle is priced like a glass of it, and a slip is in only one of the two.
    if (!slip || (slip.code === 'price-unlike' && usual.some((one) => isInProportion(one, size))))
      continue
    const at = markPrice(nodeAt(node, field), place + index)
    reportFinding(at, slip, { severity: 'warning' })
    warned = true
  }
  return warned
}

/** Return the warning about one price, if it needs one. */
function judgePrice(
  size: Size | SoupSize,
  item: Priced,
  prices: Prices,
  { field, times }: Place,
): Message | undefined {
  const found = findPrice(size)
  if (!found) return undefined
  const { amount: price, currency } = found
  if (price > currencies[currency].unlikely || isUnlikelyPrice(size, item, price, currency))
    return message('price-high', { price, currency })
  const neighbours = (prices.get(measure(size)) ?? []).filter((one) => one.item !== item)
  const [least, most] = [neighbours[0]?.price ?? 0, neighbours.at(-1)?.price ?? 0]
  if (price === 0) return undefined
  // Even a bread roll costs more than a crown, so compare such a price with everything.
  const isNext = field === 'sizes' && price < 0.045 * currencies[currency].example
  const otherPrices = isNext ? pricesExcept(prices, item) : []
  if (otherPrices.length > 0) {
    const [lowest, highest] = [Math.min(...otherPrices), Math.max(...otherPrices)]
    return message('price-unlike', { price, least: lowest, most: highest, currency })
  }
  if (neighbours.length === 0 || isTypedLow(price, currency, least, most)) return undefined
  const rates = () => neighbours.map(({ rate }) => rate)
  const rate = computeRate(size, price)
  const alone = neighbours.length === 1
  const far = alone ? Math.max(times, 6) : times
  const isLone = field === 'sizes' && standsOut(size, { price, rate, item }, neighbours)
  if (alone && !isApart(price, item, prices)) return undefined
  const dearer = price >= far * most && rate >= far * Math.max(...rates())
  const cheaper = least > 0 && far * price <= least && far * rate <= Math.min(...rates())
  if (!dearer && !cheaper && !isLone) return undefined
  return message('price-unlike', { price, least, most, currency })
}

/** True for two measured sizes of about the same price per unit. */
function isInProportion(one: Size | SoupSize, other: Size | SoupSize): boolean {
  const unit = measure(one)
  if (unit === 'whole' || unit === 'price_per' || measure(other) !== unit) return false
  const [first = 0, second = 0] = [one, other].map((size) =>
    computeRate(size, findPrice(size)?.amount ?? 0),
  )
  return first < 2.5 * second && second < 2.5 * first
}

/**
 * True for tap water or ketchup at `0,50`: nobody types the zero by chance. It may have lost the 1
 * of `10,50` where that would be usual.
 */
const isTypedLow = (price: number, currency: Currency, least: number, most: number) =>
  currencies[currency].decimals === 'always' &&
  price < 1 &&
  [10, 20, 30].every((tens) => tens + price < least || tens + price > most)

/** Mark the price in one of several sizes or extras as typed. */
function markPrice(at: ContentNode, index: number): ContentNode {
  const part = typeof at.raw === 'string' ? split(at.raw, /;/)[index] : undefined
  const found = part && /(?<==\D*)\d[\d\s.,]*(?<=\d)/.exec(part.text)
  return found ? { ...at, span: markSpan(part.span[0] + found.index, found[0]) } : at
}

/** List the prices of the other items, except those with one kind of measure. */
const pricesExcept = (prices: Prices, item: Priced, excluded?: Measure) =>
  [...prices].flatMap(([unit, all]) =>
    unit === excluded ? [] : all.filter((one) => one.item !== item).map((one) => one.price),
  )

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

/** With fewer neighbours, prices are not compared. */
const minimumNeighbours = 3

/**
 * True if a price stands out from several neighbours as if it had a digit too many or too few. Both
 * price and rate must stand out: a one-kilogram knuckle is cheap by weight among dishes of 150 g.
 */
function standsOut(
  size: Size | SoupSize,
  { price, rate }: ItemPrice,
  neighbours: readonly ItemPrice[],
) {
  const isDrunk = 'volume_ml' in size
  const least = neighbours[0]?.price ?? 0
  const most = neighbours.at(-1)?.price ?? 0
  const middle = neighbours[Math.floor(neighbours.length / 2)]?.price ?? 0
  // Most prices are ordinary; compute the rates only for the others.
  if (price === 0 || (price * 1.9 >= least && price <= 1.5 * middle && price <= 1.3 * most))
    return false
  if (new Set(neighbours.map(({ item }) => item)).size < minimumNeighbours) return false
  const rates = neighbours.map((one) => one.rate).sort((a, b) => a - b)
  const usual = median(rates)
  // Tap water costs less than half of a lemonade, so drinks get a wider limit.
  const cheap = price * (isDrunk ? 2.3 : 1.9) < least && rate * 1.25 < usual
  const dear = price > 4.5 * middle && price > 1.3 * most && rate > 1.5 * usual
  const strong = rate > 4.5 * usual && rate > 2 * (rates.at(-1) ?? 0) && price > 1.5 * middle
  return cheap || dear || (isDrunk && strong)
}

/** Maximum price of half a litre, as a multiple of the price of a large beer. */
const highestHalfPrices = { beer: 5, wine: 60, spirit: 200, other: 10 }

/** True for a drink that is too dear by itself, such as half a litre of beer for 490. */
function isUnlikelyPrice(size: Size | SoupSize, item: Priced, price: number, currency: Currency) {
  const { alcohol_percent: percent, beer_degree: degree, name } = item as Partial<Drink>
  if (percent === undefined || size.volume_ml === undefined || 'price_per' in size) return false
  const isBeer = degree !== undefined || /piv[oa]|beer|bier/i.test(Object.values(name ?? {}).join())
  const strength = percent ?? 0
  // A spirit may be made of beer or called Vogelbeere.
  const kind = strength >= 20 ? 'spirit' : isBeer ? 'beer' : strength > 4 ? 'wine' : 'other'
  // Coffee and the like are not priced by volume.
  if (kind === 'other' && (percent === null || size.volume_ml < 200)) return false
  const half = (price / size.volume_ml) * 500
  return half > highestHalfPrices[kind] * currencies[currency].example
}

/**
 * True if a price is far from all other prices, whatever their measure: of two prices, this one is
 * then the mistake.
 */
function isApart(price: number, item: Priced, prices: Prices): boolean {
  const otherPrices = pricesExcept(prices, item, 'price_per')
  return (
    otherPrices.length > 1 &&
    (price * 3 < Math.min(...otherPrices) || price > 3 * Math.max(...otherPrices))
  )
}
