// Compare the sizes of one dish or drink with each other and with those of other dishes. All
// results are warnings, with limits that real menus keep.

import { currencies, findPrice } from '../../model/currencies.ts'
import { firstLanguage, type Language } from '../../model/languages.ts'
import type { Size, SoupSize } from '../../model/site.ts'
import { normalizeText } from '../../model/suggest.ts'
import { split } from '../../notations/basic.ts'
import { isSmall, sizeRank, vesselRank, vesselsToReturn } from '../../notations/labels.ts'
import { findDeposit, splitDeposit } from '../../notations/price.ts'
import { depositWords } from '../../notations/typed-words.ts'
import { type ContentNode, isEmpty, markSpan, nodeAt, reportWarning } from '../../reading/node.ts'

type Dish = { sizes: readonly AnySize[] }

/** Warn about a quantity that does not fit its price: `57 l`, or a main course of 15 g. */
function warnMuch({ sizes }: Dish, at: ContentNode, others: readonly Weighed[]) {
  const index = sizes.findIndex((size) => isLarge(size) || differsFrom(size, others))
  const size = sizes[index]
  if (!size) return
  const unit = size.weight_g === undefined ? 'l' : 'k?g'
  const pattern = new RegExp(`(?<![\\d,.])(\\d+(?:[.,]\\d+)?) ?${unit}(?!\\p{L})`, 'u')
  const found = findInSize(at, index, pattern)
  if (!found) return
  const { typed, meant, tenth } = found
  const isTenthFair = unit === 'l' && isFair(size, tenth * 1000)
  const lighter = typed.endsWith('kg') ? typed.replace('kg', 'g') : null
  const edit = isTenthFair ? { old: typed, new: meant } : undefined
  const comma = isTenthFair ? meant : lighter
  reportWarning({ ...found.at, fix: edit }, 'size-unlikely', { typed, comma })
}

/** Match a pattern in a size as typed. `meant` is the match with a comma in its number. */
function findInSize(at: ContentNode, index: number, pattern: RegExp) {
  const size = typeof at.raw === 'string' ? split(at.raw, /;/)[index] : undefined
  const found = size && pattern.exec(size.text)
  if (!found) return undefined
  const [typed, number = ''] = found
  const node: ContentNode = { ...at, span: markSpan(size.span[0] + found.index, typed) }
  const digits = number.replace(/[.,]/, '')
  const corrected = typed.replace(number, `0,${digits}`)
  return { at: node, typed, meant: corrected, tenth: Number(`0.${digits}`) }
}

/** Return the price per litre in prices of beer; undefined if nothing is paid by volume. */
function compareWithBeer(size: AnySize, volume: number | undefined): number | undefined {
  const found = findPrice(size)
  if (!found || found.amount <= 0 || volume === undefined || 'price_per' in size) return undefined
  return ((found.amount / volume) * 500) / currencies[found.currency].example
}

const isFair = (size: AnySize, volume: number) => {
  const rate = compareWithBeer(size, volume)
  return volume <= 1000 && rate !== undefined && rate > 0.3 && rate < 6
}

/**
 * True if a size is unlikely by itself: litres at the price of a glass, kilograms for next to
 * nothing, or a spoonful at the price of a dish.
 */
function isLarge(size: AnySize): boolean {
  const { volume_ml: volume, weight_g: weight } = size
  const rate = compareWithBeer(size, volume)
  if (rate !== undefined) return (volume ?? 0) >= 2000 && rate < 0.15
  const { amount = 0, currency = 'CZK' } = findPrice(size) ?? {}
  const isExpensive = amount >= currencies[currency].example
  if (weight === undefined || 'price_per' in size) return false
  const isGiven =
    weight >= 2000 && amount > 0 && amount / weight < currencies[currency].example / 4000
  return isGiven || (weight <= 20 && isExpensive)
}

/** A size sold by weight, and the sizes of its dish. */
type Weighed = { sizes: readonly AnySize[]; weight: number; price: number }

/** List all sizes sold by weight. Called once for the dishes of a section. */
export const listWeighed = (dishes: readonly Dish[]): Weighed[] =>
  dishes.flatMap(({ sizes }) =>
    sizes.flatMap((size) => {
      const { amount: price = 0 } = findPrice(size) ?? {}
      const { weight_g: weight } = size
      return weight === undefined || price <= 0 || 'price_per' in size
        ? []
        : [{ sizes, weight, price }]
    }),
  )

/**
 * True if a size is unlikely next to the others: a sixth of the weight at no lower price, or six
 * times the weight at no higher price.
 */
function differsFrom(size: AnySize, others: readonly Weighed[]): boolean {
  const [own] = listWeighed([{ sizes: [size] }])
  if (!own || others.length < 2) return false
  return (
    (others.every(({ weight }) => own.weight * 6 <= weight) &&
      others.some(({ price }) => own.price >= price)) ||
    (others.every(({ weight }) => own.weight >= 6 * weight) &&
      others.some(({ price }) => own.price <= price))
  )
}

/** A size of a dish, or of a soup, which may have no price. */
type AnySize = Size | SoupSize

const quantities = ['volume_ml', 'weight_g', 'pieces', 'serves', 'size_cm'] as const
type Unit = (typeof quantities)[number]

/** By how much the price per quantity may rise (`dearer`) or fall (`cheaper`) for a larger size. */
const dearer = 1.6
const cheaper = 4
/** Larger portions get less of a discount by weight than bottles get by volume. */
const cheaperByWeight = 2.5

type Sold = { much: number; price: number; rank: number; index: number }

/** List the sizes that differ only in this unit, or only in their labels, from the smallest. */
function comparable(sizes: readonly AnySize[], unit: Unit | 'label', lang: Language): Sold[] {
  const all = sizes.flatMap((size, index) => {
    const found = findPrice(size)
    const label = size.label?.[lang]
    const rank = label === undefined ? 0 : sizeRank(label, lang)
    const units = quantities.filter((one) => size[one] !== undefined)
    if (!found || found.amount <= 0 || 'price_per' in size || rank === undefined) return []
    const much = unit === 'label' ? rank : size[unit]
    const alone = unit === 'label' ? units.length === 0 && rank > 0 : units.join() === unit
    return alone && much !== undefined ? [{ much, price: found.amount, rank, index }] : []
  })
  // A glass and a bottle of wine can be compared; a bottle and a draught beer cannot.
  const vessels = all.filter(({ rank }) => rank >= vesselRank)
  const same = vessels.length === all.length ? all : all.filter(({ rank }) => rank < vesselRank)
  return same.sort((a, b) => a.much - b.much || a.price - b.price)
}

/** Warn about sizes. `isReported` is true if the price already has a warning. */
export function warnSizes(
  dish: Dish,
  node: ContentNode,
  isReported: boolean,
  all: readonly Weighed[],
) {
  const at = nodeAt(node, 'sizes')
  const gap = warnGap(at)
  if (warnSmall(at, dish.sizes) || warnTwice(at, dish.sizes) || isReported) return
  if (warnCompared(dish, at) || gap) return
  const neighbours = all.filter(({ sizes }) => sizes !== dish.sizes)
  warnMuch(dish, at, neighbours)
}

/** Compare the sizes of one dish with each other. */
function warnCompared({ sizes }: Dish, at: ContentNode): boolean {
  if (sizes.length < 2) return false
  const typed = String(at.raw)
  const lang = firstLanguage(at.document)
  for (const unit of [...quantities, 'label'] as const) {
    const sold = comparable(sizes, unit, lang)
    for (const [index, larger] of sold.entries()) {
      const smaller = sold[index - 1]
      if (!smaller || smaller.much === larger.much) continue
      const quantity = larger.much / smaller.much
      const times = larger.price / smaller.price
      const proportion = unit === 'size_cm' ? quantity ** 2 : unit === 'label' ? 3 : quantity
      // A price with a separator for thousands was typed with care, so it is not a slip.
      const far = times > dearer * proportion && !/\d[\s.]\d{3}/.test(typed)
      const measured = unit === 'volume_ml' || unit === 'weight_g'
      const least = unit === 'weight_g' ? cheaperByWeight : cheaper
      const tooCheap = measured && times * least < quantity
      if (times >= 1 && !far && !tooCheap) continue
      const comma = tooCheap ? withoutComma(at, larger, smaller) : undefined
      if (comma) {
        const { typed, meant } = comma
        const edit = { old: typed, new: meant }
        reportWarning({ ...comma.at, fix: edit }, 'size-comma-missing', { typed })
        return true
      }
      const code = times < 1 || tooCheap ? 'size-larger-cheaper' : 'size-larger-dearer'
      reportWarning(at, code, { typed })
      return true
    }
  }
  return false
}

/** Find the missing comma in `velké 5 l = 58` next to `malé 0,3 l = 42`: with it both fit. */
function withoutComma(at: ContentNode, larger: Sold, smaller: Sold) {
  const found = findInSize(at, larger.index, /(?<![\d,.])(\d(?:,\d+)?) ?l(?!\p{L})/u)
  const rate = larger.price / (larger.much / 10) / (smaller.price / smaller.much)
  return rate < 0.3 || rate > dearer || larger.much < 1000 ? undefined : found
}

/** Warn about `2 150 g`: two pieces of 150 g, or more than two kilograms. */
function warnGap(at: ContentNode): boolean {
  if (typeof at.raw !== 'string') return false
  const all = [...at.raw.matchAll(/(?<![\d.,])\d{1,3}(?: \d{3})+ ?(?:g|ml)(?!\p{L})/gu)]
  for (const { 0: typed, index } of all)
    reportWarning({ ...at, span: markSpan(index, typed) }, 'size-across-gap', { typed })
  return all.length > 0
}

/** Warn about `malé 0,3 l; malé 0,5 l`. Two glasses may differ, two small ones do not. */
function warnTwice(at: ContentNode, sizes: readonly AnySize[]): boolean {
  const lang = firstLanguage(at.document)
  const labels = sizes.flatMap(({ label }) => label?.[lang] ?? [])
  const twice = labels.find((label, index) => {
    const rank = sizeRank(label, lang) ?? vesselRank
    return rank < vesselRank && labels.indexOf(label) < index
  })
  if (twice !== undefined) reportWarning(at, 'size-label-twice', { label: twice })
  return twice !== undefined
}

/** Labels of vessels that guests take with them and bring back, in folded letters. */
const returned = new RegExp(
  `^(?:${[...vesselsToReturn, 'lahve', 'growler', 'pet', 'krat', 'crate', 'kiste', 'basa', 'keg'].join('|')})(?![a-z])`,
)

/** Ask about one deposit for a bottle and for a glass: guests would pay it for both. */
export function warnDeposit({ sizes }: Dish, node: ContentNode) {
  const at = nodeAt(node, 'deposit')
  if (isEmpty(at)) return
  const lang = firstLanguage(at.document)
  const isReturned = ({ label }: AnySize) => returned.test(normalizeText(label?.[lang] ?? ''))
  const typed = split(String(nodeAt(node, 'sizes').raw), /;/)
  const size = typed[sizes.findIndex(isReturned)]
  const poured = typed[sizes.findIndex((one) => !isReturned(one))]
  if (!size || !poured || typed.some(({ text }) => splitDeposit(text).deposit)) return
  const line = `${size.text} + ${depositWords.deposit[lang][0]} ${findDeposit(String(at.raw)) ?? at.raw}`
  reportWarning(at, 'size-deposit-shared', { typed: String(at.raw), poured: poured.text, line })
}

/** Warn about a large quantity labelled as small: `malé 3 l`. */
function warnSmall(at: ContentNode, sizes: readonly AnySize[]): boolean {
  let found = false
  const first = firstLanguage(at.document)
  for (const [index, { label, volume_ml: volume = 0 }] of sizes.entries()) {
    if (volume < 1000 || !label || !isSmall(label[first], first)) continue
    found = true
    const quantity = findInSize(at, index, /(\d) ?l(?!\p{L})/u)
    const typed = quantity?.typed ?? String(at.raw)
    const edit = quantity && { old: typed, new: quantity.meant }
    reportWarning({ ...(quantity?.at ?? at), fix: edit }, 'size-label-unlike', { typed })
  }
  return found
}
