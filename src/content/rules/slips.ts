// Slips that look right to a reader: no value is wrong by itself, and still nobody means it. Each is
// a warning, with a bound that real menus and hours keep; `checked` says that one is meant.

import { addDays, dayNumber, toMinutes } from '../../model/calendar.ts'
import { countries } from '../../model/countries.ts'
import { amountOf, currencies } from '../../model/currencies.ts'
import type { Mend } from '../../model/edit.ts'
import { firstLanguage, type Language } from '../../model/languages.ts'
import { type Message, message } from '../../model/messages/catalogue.ts'
import { hasNoLunch, hoursOn, states } from '../../model/opening.ts'
import type { CalendarDate, Hours, Item, Pub, Size, SoupSize, Span } from '../../model/site.ts'
import { type Document, keyOf, type Report } from '../documents/finding.ts'
import { dateRange, season } from '../notations/date.ts'
import { isSmall, sizeRank, vesselRank } from '../notations/labels.ts'
import { Fault } from '../notations/notation.ts'
import { split } from '../notations/plain.ts'
import type { HoursFile } from '../records/hours.ts'
import type { LunchFile } from '../records/lunch.ts'
import type { Parts } from '../records/parts.ts'
import { below, complain, type Place } from '../records/place.ts'
import type { SectionFile } from '../records/section.ts'
import { garbledIn } from './garbled.ts'

const warnAt = (place: Place, told: Message, mend?: Mend) =>
  complain(place, told, { severity: 'warning', ...(mend && { mend }) })

/** Signs in a text that no guest should read. */
export function warnGarbled(place: Place) {
  const { raw } = place
  const garbled = typeof raw === 'string' ? garbledIn(raw) : undefined
  if (garbled) warnAt({ ...place, span: garbled.span }, garbled.message, garbled.mend)
}

/** The same in the lines below the fields. */
export function warnStory(document: Document, report: Report) {
  for (const [index, source] of document.body.split('\n').entries()) {
    const garbled = garbledIn(source, 'story')
    if (!garbled) continue
    const { span, message: told, mend } = garbled
    const at = { line: document.bodyLine + index, column: span[0] + 1, length: span[1] - span[0] }
    report({ severity: 'warning', document, at, message: told, ...(mend && { mend }) })
  }
}

/** `told` are the places of which was said already that their price is unlike the others. */
export function warnSlips(
  { pub, hours, menu, lunches, events }: Parts,
  today: CalendarDate,
  told: ReadonlySet<string>,
) {
  for (const section of menu) warnItems(section, told)
  for (const { dishes } of lunches) {
    const others = rangeOfOthers(dishes.flatMap(({ dish, soup }) => (soup ? [] : dish)))
    for (const { dish, place } of dishes) warnSizes(dish, place, told, others(dish))
  }
  for (const lunch of lunches) warnSoups(lunch)
  if (pub) {
    warnDenied(pub.place, pub.pub)
    warnCoordinates(pub.place, pub.pub)
    warnTyped(below(pub.place, 'garden_season'))
  }
  if (hours) warnHours(hours, today)
  // What comes from September to June is natural, where it is what comes every week.
  for (const { place } of events?.events ?? []) warnTyped(below(place, 'season'), 366)
}

/** A soup that comes with the meal, and costs something: a guest would not know which holds. */
function warnSoups({ lunch, dishes }: LunchFile) {
  if (!lunch.soup_included) return
  for (const { soup, more_soups = [] } of lunch.days) {
    const soups = soup ? [soup, ...more_soups] : []
    const priced = soups.every(({ sizes }) => sizes.some((size) => amountOf(size) !== undefined))
    const typed = priced ? dishes.find(({ dish }) => dish.sizes === soup?.sizes) : undefined
    if (typed) warnAt(below(typed.place, 'sizes'), message('soup-included-priced'))
  }
}

/** Facts that say nothing where another one is denied. */
const partsOf = {
  garden: ['garden_season', 'garden_covered', 'garden_heated', 'seats_garden'],
  toilet: ['wheelchair_toilet'],
} as const

/** `garden: no`, and its season: one of the two is a slip. */
function warnDenied(place: Place, { features }: Pick<Pub, 'features'>) {
  for (const [denied, parts] of Object.entries(partsOf)) {
    if (features[denied as keyof typeof partsOf] !== false) continue
    const field = parts.find((part) => features[part])
    if (field) warnAt(below(place, field), message('feature-contradicted', { field, denied }))
  }
}

type Dish = { sizes: readonly AnySize[] }

/** A quantity that nobody gets for its price: `57 l`, a main course of 15 g, or of 1500 g. */
function warnMuch({ sizes }: Dish, place: Place, others: Range) {
  const at = below(place, 'sizes')
  const index = sizes.findIndex((size) => isMuch(size) || isUnlike(size, others))
  const size = sizes[index]
  if (!size) return
  const part = typeof at.raw === 'string' ? split(at.raw, /;/)[index] : undefined
  const unit = size.weight_g === undefined ? 'l' : 'g'
  const found = new RegExp(`(?<![\\d,.])(\\d+(?:[.,]\\d+)?) ?${unit}(?!\\p{L})`, 'u').exec(
    part?.text ?? '',
  )
  if (!part || !found) return
  const [typed, number = ''] = found
  const from = part.span[0] + found.index
  const meant = `0,${number.replace(/[.,]/, '')}`
  const comma = unit === 'l' && isFair(size, Number(meant.replace(',', '.')) * 1000)
  warnAt(
    { ...at, span: [from, from + typed.length] },
    message('size-unlikely', { typed, comma: comma ? typed.replace(number, meant) : null }),
    comma ? { old: typed, new: typed.replace(number, meant) } : undefined,
  )
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
function rangeOfOthers(dishes: readonly Dish[]): (dish: Dish) => Range {
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

/** A season as it was typed; what cannot be read was told. */
function warnTyped(at: Place, most?: number) {
  const read = typeof at.raw === 'string' ? season.read(at.raw) : undefined
  if (read !== undefined && !(read instanceof Fault)) warnSeason(at, read, most)
}

function warnItems({ section, items, place: top }: SectionFile, told: ReadonlySet<string>) {
  warnTyped(below(top, 'season'))
  const others = rangeOfOthers(items.map(({ item }) => item))
  for (const { item, place } of items) {
    warnSizes(item, place, told, others(item))
    if (section.kind === 'drinks') {
      warnStrength(item, place)
      warnWine(item, place)
    }
    warnTyped(below(place, 'season'))
  }
}

/** Beers have a third to a half of their degrees in percent; no spirit costs what a beer does. */
function warnStrength(item: Item, place: Place) {
  const { alcohol_percent: percent, beer_degree: degree } = item as Item & {
    alcohol_percent?: number | null
    beer_degree?: number
  }
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
    warnAt(
      at,
      message('alcohol-unlikely', { percent }),
      tenth ? { old: typed, new: comma } : undefined,
    )
}

/** A wine has 8 to 15 percent, one without alcohol half a percent at most; sweet ones may have 5. */
function warnWine(item: Item, place: Place) {
  const { alcohol_percent: percent, beer_degree: degree } = item as Item & {
    alcohol_percent?: number | null
    beer_degree?: number
  }
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
  warnAt(
    at,
    message('wine-alcohol-unlikely', { percent }),
    tenth ? { old: typed, new: meant } : undefined,
  )
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

function warnSizes(dish: Dish, place: Place, told: ReadonlySet<string>, others: Range) {
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
        warnAt(comma.at, message('size-comma-missing', { typed: comma.typed }), comma.mend)
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
  const part = typeof at.raw === 'string' ? split(at.raw, /;/)[larger.index] : undefined
  const found = /(?<![\d,.])(\d(?:,\d+)?) ?l(?!\p{L})/u.exec(part?.text ?? '')
  const rate = larger.price / (larger.much / 10) / (smaller.price / smaller.much)
  if (!part || !found || rate < 0.3 || rate > dearer || larger.much < 1000) return undefined
  const [typed, number = ''] = found
  const from = part.span[0] + found.index
  const meant = `0,${number.replace(',', '')}`
  return {
    at: { ...at, span: [from, from + typed.length] as [number, number] },
    typed,
    mend: { old: typed, new: typed.replace(number, meant) },
  }
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
    const part = typeof at.raw === 'string' ? split(at.raw, /;/)[index] : undefined
    const quantity = /(\d) ?l(?!\p{L})/u.exec(part?.text ?? '')
    const from = (part?.span[0] ?? 0) + (quantity?.index ?? 0)
    const typed = quantity?.[0] ?? String(at.raw)
    warnAt(
      quantity ? { ...at, span: [from, from + typed.length] } : at,
      message('size-label-unlike', { typed }),
      quantity ? { old: typed, new: `0,${typed}` } : undefined,
    )
  }
  return found
}

function warnCoordinates(place: Place, { geo, address }: Pick<Pub, 'geo' | 'address'>) {
  if (!geo) return
  const { south, north, west, east } = countries[address.country].bounds
  const within = (latitude: number, longitude: number) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
  if (within(geo.latitude, geo.longitude)) return
  warnAt(
    below(place, 'latitude'),
    within(geo.longitude, geo.latitude)
      ? message('coordinates-swapped')
      : message('coordinates-outside', { country: address.country }),
  )
}

function warnHours({ hours, place, seasons, exceptions }: HoursFile, today: CalendarDate) {
  for (const field of ['bar', 'kitchen', 'lunch']) {
    for (const block of [place, ...seasons.map((one) => one.place)])
      warnTimes(below(block, field), 16)
    // A feast may last longer than any usual day; a day with two entries is one.
    for (const at of new Map(exceptions.map((one) => [one.place.raw, one.place])).values())
      warnTimes(below(at, field), 18)
  }
  for (const one of seasons) warnSeason(below(one.place, 'season'), one)
  for (const { at, hours: week, from, to } of typedDates(exceptions)) {
    warnDays(at, from, to, today)
    if (week?.lunch === null && to >= today && !hasNoLunch(hours, { from, to, hours: week }))
      warnLunchSilent(at, hours, from)
    const outer = exceptions.find((other) => other.hours !== null && holds(other.place, from, to))
    if (week === null && outer)
      warnAt(at, message('exception-inside', { reason: outer.reason[firstLanguage(at.document)] }))
  }
}

/** Lunch is served, and nobody could tell whether silence means no, or as always. */
function warnLunchSilent(at: Place, hours: Hours, from: CalendarDate) {
  if (!states(hours, 'lunch')) return
  const { lunch } = hoursOn({ ...hours, exceptions: [] }, from)
  const weeks = [hours, ...hours.seasons.flatMap(({ week }) => week ?? [])]
  const example = lunch?.[0] ?? weeks.flatMap((week) => week.lunch ?? [])[0]
  if (example) warnAt(at, message('exception-without-lunch', example))
}

/** Exceptions as they were typed: one that a day inside of it parts in two is one. */
function typedDates(exceptions: HoursFile['exceptions']) {
  const blocks = new Map(exceptions.map((one) => [one.place.raw, one]))
  return [...blocks.values()].flatMap(({ place, hours }) => {
    const typed = datesOf(place)
    return typed ? [{ at: below(place, 'date'), hours, ...typed }] : []
  })
}

function datesOf(place: Place) {
  const read = dateRange.read(String(below(place, 'date').raw))
  return read instanceof Fault ? undefined : read
}

/** Whether an exception goes on before or behind these days, and on all of them. */
function holds(place: Place, from: CalendarDate, to: CalendarDate): boolean {
  const outer = datesOf(place)
  if (!outer || outer.from > from || outer.to < to) return false
  return outer.from < from || outer.to > to
}

const longest = 60

function warnDays(at: Place, from: CalendarDate, to: CalendarDate, today: CalendarDate) {
  const days = dayNumber(to) - dayNumber(from) + 1
  const year = Number(to.slice(0, 4))
  if (days > longest) warnAt(at, message('exception-long', { days }))
  // Christmas stands there in January still: what was over long ago was typed with the old year.
  else if (year < Number(today.slice(0, 4)) && dayNumber(today) - dayNumber(to) > longest)
    warnAt(at, message('exception-past', { year, today }))
}

/** Around the clock is written 0:00–23:59, and meant. */
function warnTimes(place: Place, most: number) {
  const { raw } = place
  if (Array.isArray(raw)) for (const index of raw.keys()) warnTimes(below(place, index), most)
  if (typeof raw !== 'string') return
  const pattern =
    /(?<![\d,])(\d{1,2})(?:[:.](\d\d))?\s*(?:[-–—]|do|až)\s*(\d{1,2})(?:[:.](\d\d))?(?![\d.])/g
  for (const { 0: typed, 1: a, 2: b = '00', 3: c, 4: d = '00', index } of raw.matchAll(pattern)) {
    const at = (hour: string | undefined, minute: string) =>
      `${String(Number(hour) % 24).padStart(2, '0')}:${minute}`
    const span: Span = { open: at(a, b), close: at(c, d) }
    const [open, close] = toMinutes(span)
    if (close - open <= most * 60 || close - open >= 24 * 60 - 1) continue
    warnAt({ ...place, span: [index, index + typed.length] }, message('times-long', span))
  }
}

/** A season from the last day of a month to the first of another, over New Year: turned round. */
function warnSeason(at: Place, { from, to }: { from: string; to: string }, most = 270) {
  if (from <= to || typeof at.raw !== 'string') return
  const last = addDays(`2024-${from}`, 1).endsWith('-01')
  const length = dayNumber(`2025-${to === '02-29' ? '02-28' : to}`) - dayNumber(`2024-${from}`)
  if (!(last && to.endsWith('-01')) && length <= most) return
  const [begin = '', end = ''] = at.raw.split(/\s*[-–—]\s*/)
  const turned = { old: at.raw, new: `${end} – ${begin}` }
  const words = at.raw.split(/[-–—]/).length === 2
  warnAt(at, message('season-turned', { typed: at.raw }), words ? turned : undefined)
}
