// Slips in one dish or drink: sizes against each other and against the other dishes, and the strength
// of a drink. Each is a warning, with a bound that real menus keep.

import { keyOf } from '../../fields/finding.ts'
import { below, type Place, warnAt } from '../../fields/place.ts'
import { message } from '../../messages/catalogue.ts'
import { amountOf, currencies } from '../../model/currencies.ts'
import { firstLanguage, type Language } from '../../model/languages.ts'
import type { Drink, Item, Size, SoupSize } from '../../model/site.ts'
import { isSmall, sizeRank, vesselRank } from '../../notations/labels.ts'
import { split } from '../../notations/plain.ts'

type Dish = { sizes: readonly AnySize[] }

/** A quantity that nobody gets for its price: `57 l`, a main course of 15 g, or of 1500 g. */
function warnMuch({ sizes }: Dish, place: Place, others: Range) {
  const at = below(place, 'sizes')
  const index = sizes.findIndex((size) => isMuch(size) || isUnlike(size, others))
  const size = sizes[index]
  if (!size) return
  const unit = size.weight_g === undefined ? 'l' : 'g'
  const pattern = new RegExp(`(?<![\\d,.])(\\d+(?:[.,]\\d+)?) ?${unit}(?!\\p{L})`, 'u')
  const found = findInSize(at, index, pattern)
  if (!found) return
  const { typed, number } = found
  const meant = `0,${number.replace(/[.,]/, '')}`
  const comma = unit === 'l' && isFair(size, Number(meant.replace(',', '.')) * 1000)
  warnAt(
    found.at,
    message('size-unlikely', { typed, comma: comma ? typed.replace(number, meant) : null }),
    { mend: comma ? { old: typed, new: typed.replace(number, meant) } : undefined },
  )
}

/** What a pattern finds in one of the sizes as they are typed, and the number that is its first group. */
function findInSize(at: Place, index: number, pattern: RegExp) {
  const size = typeof at.raw === 'string' ? split(at.raw, /;/)[index] : undefined
  const found = size && pattern.exec(size.text)
  if (!found) return undefined
  const [typed, number = ''] = found
  const from = size.span[0] + found.index
  const place: Place = { ...at, span: [from, from + typed.length] }
  return { at: place, typed, number }
}

/** What a litre costs against what a litre of beer does; undefined where nothing is paid by the litre. */
function againstBeer(size: AnySize, volume: number | undefined): number | undefined {
  const found = amountOf(size)
  if (!found || found.amount <= 0 || volume === undefined || 'price_per' in size) return undefined
  return ((found.amount / volume) * 500) / currencies[found.currency].example
}

const isFair = (size: AnySize, volume: number) => {
  const rate = againstBeer(size, volume)
  return volume <= 1000 && rate !== undefined && rate > 0.3 && rate < 6
}

/** By itself: litres for the price of a glass, or a spoonful for that of a dish. */
function isMuch(size: AnySize): boolean {
  const { volume_ml: volume, weight_g: weight } = size
  const rate = againstBeer(size, volume)
  if (rate !== undefined) return (volume ?? 0) >= 2000 && rate < 0.15
  const { amount = 0, currency = 'CZK' } = amountOf(size) ?? {}
  const isDear = amount >= currencies[currency].example
  return weight !== undefined && weight <= 20 && isDear && !('price_per' in size)
}

/** The least and the most of what is sold by weight, and how many sizes that are. */
type Range = { count: number; weight: [number, number]; price: [number, number] }

const nothing: Range = { count: 0, weight: [Infinity, -Infinity], price: [Infinity, -Infinity] }

function rangeOf(size: AnySize): Range {
  const { amount = 0 } = amountOf(size) ?? {}
  const { weight_g: weight } = size
  if (weight === undefined || amount <= 0 || 'price_per' in size) return nothing
  return { count: 1, weight: [weight, weight], price: [amount, amount] }
}

const together = (one: Range, other: Range): Range => ({
  count: one.count + other.count,
  weight: [Math.min(one.weight[0], other.weight[0]), Math.max(one.weight[1], other.weight[1])],
  price: [Math.min(one.price[0], other.price[0]), Math.max(one.price[1], other.price[1])],
})

/** For each dish the range of all others, from what stands before it and behind it: no pairs are made. */
export function rangeOfOthers(dishes: readonly Dish[]): (dish: Dish) => Range {
  const own = dishes.map(({ sizes }) => sizes.map(rangeOf).reduce(together, nothing))
  const running = (ranges: readonly Range[]) => {
    let all = nothing
    return ranges.map((range) => {
      const before = all
      all = together(all, range)
      return before
    })
  }
  const before = running(own)
  const behind = running([...own].reverse()).reverse()
  const places = new Map(dishes.map(({ sizes }, index) => [sizes, index]))
  const whole = own.reduce(together, nothing)
  return ({ sizes }) => {
    const index = places.get(sizes)
    return index === undefined
      ? whole
      : together(before[index] ?? nothing, behind[index] ?? nothing)
  }
}

/** By the others: a weight of a sixth at no lower price, or six times as much at no higher one. */
function isUnlike(size: AnySize, others: Range): boolean {
  const own = rangeOf(size)
  if (own.count === 0 || others.count < 2) return false
  const [[weight], [price]] = [own.weight, own.price]
  return (
    (weight * 6 <= others.weight[0] && price >= others.price[0]) ||
    (weight >= 6 * others.weight[1] && price <= others.price[1])
  )
}

/** What `told` has of a place. */
export const keyOfPlace = ({ document, path }: Place) => `${document.file} ${keyOf(path)}`

/** Beers have a third to a half of their degrees in percent; no spirit costs what a beer does. */
export function warnStrength(item: Item, place: Place) {
  const { alcohol_percent: percent, beer_degree: degree }: Partial<Drink> = item
  if (percent === undefined || percent === null) return
  const at = below(place, 'alcohol')
  const cheap = degree === undefined && percent >= 25 && isCheap(item)
  if (!cheap && !(degree !== undefined && percent > degree * 0.75)) return
  const fits = (one: number, other: number) => one >= other * 0.25 && one <= other * 0.65
  const typed = String(at.raw)
  const comma = /^\d\d$/.test(typed.trim()) ? `${typed.trim()[0]},${typed.trim()[1]}` : undefined
  const beside = String(below(place, 'degree').raw).trim()
  // No beer has so few degrees, and so many percent have some.
  const isSwapped = degree !== undefined && fits(degree, percent)
  if (degree !== undefined && degree < 6 && !isSwapped && fits(percent, degree * 10)) {
    warnAt(below(place, 'degree'), message('degree-unlikely', { degree, percent }))
    return
  }
  const tenth =
    comma !== undefined &&
    (degree === undefined
      ? item.allergens?.includes(1) === true
      : !(isSwapped && degree < 7) && fits(percent / 10, degree))
  if (isSwapped && !tenth)
    warnAt(at, message('alcohol-degree-swapped', { percent, degree, typed: typed.trim(), beside }))
  else
    warnAt(at, message('alcohol-unlikely', { percent }), {
      mend: tenth ? { old: typed, new: comma } : undefined,
    })
}

/** A wine has 8 to 15 percent, one without alcohol half a percent at most; sweet ones may have 5. */
export function warnWine(item: Item, place: Place) {
  const { alcohol_percent: percent, beer_degree: degree }: Partial<Drink> = item
  if (percent === undefined || percent === null || percent <= 0.5 || degree !== undefined) return
  const named = 'winery' in item || 'vintage' in item
  // Wine has sulphites and no cereals; so has cider, which has more.
  const like = item.allergens?.includes(12) === true && !item.allergens.includes(1)
  if (!(named && percent < 5) && !(like && percent < 2.5)) return
  const at = below(place, 'alcohol')
  const typed = String(at.raw).trim()
  const tenth = percent * 10 >= 8 && percent * 10 <= 16
  // A leading zero, or a comma that went one place too far to the left.
  const meant = String(Math.round(percent * 100) / 10).replace('.', ',')
  warnAt(at, message('wine-alcohol-unlikely', { percent }), {
    mend: tenth ? { old: typed, new: meant } : undefined,
  })
}

/** Whether a litre of it costs no more than a litre of beer. */
const isCheap = ({ sizes }: Item) =>
  sizes.some((size) => {
    const { amount = 0, currency = 'CZK' } = amountOf(size) ?? {}
    const { volume_ml: volume = 0 } = size
    return amount > 0 && (amount * 1000) / volume < currencies[currency].example * 7
  })

/** A soup's may have no price. */
type AnySize = Size | SoupSize

const quantities = ['volume_ml', 'weight_g', 'pieces', 'serves', 'size_cm'] as const
type Unit = (typeof quantities)[number]

/** How much dearer by its quantity a larger size may be, and how much cheaper. */
const dearer = 1.6
const cheaper = 4
/** A larger portion is cheaper by its weight, and not by so much as a bottle is. */
const cheaperByWeight = 2.5

type Sold = { much: number; price: number; rank: number; index: number }

/** The sizes that differ by how much they are only: by this unit, or by their labels alone. */
function comparable(sizes: readonly AnySize[], unit: Unit | 'label', lang: Language): Sold[] {
  const all = sizes.flatMap((size, index) => {
    const found = amountOf(size)
    const label = size.label?.[lang]
    const rank = label === undefined ? 0 : sizeRank(label, lang)
    const units = quantities.filter((one) => size[one] !== undefined)
    if (!found || found.amount <= 0 || 'price_per' in size || rank === undefined) return []
    const much = unit === 'label' ? rank : size[unit]
    const alone = unit === 'label' ? units.length === 0 && rank > 0 : units.join() === unit
    return alone && much !== undefined ? [{ much, price: found.amount, rank, index }] : []
  })
  // A glass and a bottle of wine are compared, a bottle of beer and one from the tap are not.
  const vessels = all.filter(({ rank }) => rank >= vesselRank)
  const same = vessels.length === all.length ? all : all.filter(({ rank }) => rank < vesselRank)
  return same.sort((a, b) => a.much - b.much || a.price - b.price)
}

export function warnSizes(dish: Dish, place: Place, told: ReadonlySet<string>, others: Range) {
  const at = below(place, 'sizes')
  const gap = warnGap(at)
  // A price that is unlike all others was told: it need not be told again by its own size.
  if (warnSmall(at, dish.sizes) || told.has(keyOfPlace(at))) return
  if (!warnCompared(dish, at) && !gap) warnMuch(dish, place, others)
}

/** The sizes of one dish against each other. */
function warnCompared({ sizes }: Dish, at: Place): boolean {
  const typed = String(at.raw)
  const lang = firstLanguage(at.document)
  for (const unit of [...quantities, 'label'] as const) {
    const sold = comparable(sizes, unit, lang)
    for (const [index, larger] of sold.entries()) {
      const smaller = sold[index - 1]
      if (!smaller || smaller.much === larger.much) continue
      const quantity = larger.much / smaller.much
      const times = larger.price / smaller.price
      const usual = unit === 'size_cm' ? quantity ** 2 : unit === 'label' ? 3 : quantity
      // Whoever parts thousands has seen how many digits there are.
      const far = times > dearer * usual && !/\d[ .\u00A0]\d{3}/.test(typed)
      const measured = unit === 'volume_ml' || unit === 'weight_g'
      const least = unit === 'weight_g' ? cheaperByWeight : cheaper
      const tooCheap = measured && times * least < quantity
      if (times >= 1 && !far && !tooCheap) continue
      const comma = tooCheap ? withoutComma(at, larger, smaller) : undefined
      if (comma) {
        warnAt(comma.at, message('size-comma-missing', { typed: comma.typed }), comma)
        return true
      }
      const code = times < 1 || tooCheap ? 'size-larger-cheaper' : 'size-larger-dearer'
      warnAt(at, message(code, { typed }))
      return true
    }
  }
  return false
}

/** `velké 5 l = 58` beside `malé 0,3 l = 42`: with a comma it costs what the other one does. */
function withoutComma(at: Place, larger: Sold, smaller: Sold) {
  const found = findInSize(at, larger.index, /(?<![\d,.])(\d(?:,\d+)?) ?l(?!\p{L})/u)
  const rate = larger.price / (larger.much / 10) / (smaller.price / smaller.much)
  if (!found || rate < 0.3 || rate > dearer || larger.much < 1000) return undefined
  const { typed, number } = found
  const meant = `0,${number.replace(',', '')}`
  return { ...found, mend: { old: typed, new: typed.replace(number, meant) } }
}

/** `2 150 g`: two pieces of 150 g, or more than two kilograms. */
function warnGap(at: Place): boolean {
  if (typeof at.raw !== 'string') return false
  let found = false
  for (const { 0: typed, index } of at.raw.matchAll(
    /(?<![\d.,])\d{1,3}(?: \d{3})+ ?(?:g|ml)(?!\p{L})/gu,
  )) {
    found = true
    warnAt({ ...at, span: [index, index + typed.length] }, message('size-across-gap', { typed }))
  }
  return found
}

/** `malé 3 l`. */
function warnSmall(at: Place, sizes: readonly AnySize[]): boolean {
  let found = false
  const first = firstLanguage(at.document)
  for (const [index, { label, volume_ml: volume = 0 }] of sizes.entries()) {
    if (volume < 1000 || !label || !isSmall(label[first], first)) continue
    found = true
    const quantity = findInSize(at, index, /(\d) ?l(?!\p{L})/u)
    const typed = quantity?.typed ?? String(at.raw)
    warnAt(quantity?.at ?? at, message('size-label-unlike', { typed }), {
      mend: quantity && { old: typed, new: `0,${typed}` },
    })
  }
  return found
}
