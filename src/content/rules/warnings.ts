// What is probably not meant, but may be: printed, and the build goes on. "Now" is the date of the
// site and never the clock, so that the same files and the same date give the same warnings.

import type { Report } from '../../fields/finding.ts'
import { below, type Place, topOf, warnAt } from '../../fields/place.ts'
import type { SectionFile } from '../../fields/section.ts'
import { message } from '../../messages/catalogue.ts'
import { addDays, dayNumber } from '../../model/calendar.ts'
import { amountOf, currencies } from '../../model/currencies.ts'
import { firstLanguage, isAkin, type Language } from '../../model/languages.ts'
import type { CalendarDate, Drink, Extra, Item, Kind, Size, SoupSize } from '../../model/site.ts'
import { dateRange } from '../../notations/date.ts'
import { tidy } from '../../notations/plain.ts'
import { type Memory, recall } from '../memory.ts'
import type { Documents, Parts } from '../parts.ts'
import { askAboutBooking } from './booking.ts'
import { keyOfPlace } from './dishes.ts'
import { warnLunch } from './lunch.ts'
import { isNative } from './native.ts'
import { warnGarbled, warnSlips, warnStory } from './slips.ts'
import { isUnfinished, warnUnfinished } from './unfinished.ts'
import { unstatedHolidays } from './unstated.ts'

export function warn(
  parts: Parts,
  documents: Documents,
  today: CalendarDate,
  report: Report,
  memory?: Memory,
) {
  for (const [file, document] of documents) {
    if (!document) continue
    recall(memory, 'texts', file, [document], report, (told) => {
      warnTexts(topOf(document, told))
      warnStory(document, told)
    })
  }
  warnUnfinished(documents, report)
  if (parts.pub) askAboutBooking(parts.pub)
  warnHome(parts)
  // Where a price was told to be unlike the others.
  const told = new Set<string>()
  warnMenu(parts.menu, told)
  warnHolidays(parts, today)
  warnUpdated(parts, today)
  warnLunch(parts, today)
  warnLunchPrices(parts, told)
  warnSecurity(parts, today)
  warnSlips(parts, today, told)
  for (const { items } of parts.menu)
    for (const { item, place } of items) {
      warnDates(item, place, today)
      warnVintage(item, place, today)
    }
}

/** In an address such signs are part of it. */
const isAddress = /^\S*(?:https?:|@)\S*$/

/** The limit of map and menu services for a name. */
const longestName = 140

/** Every text below a block that may be one of several: `cs` and `en`, `note` and `note_en`. */
function warnTexts(place: Place) {
  const { raw } = place
  if (Array.isArray(raw)) for (const index of raw.keys()) warnTexts(below(place, index))
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'string') {
      warnTexts(below(place, name))
      continue
    }
    const text = tidy(value)
    if (!isAddress.test(value)) warnGarbled(below(place, name))
    const [first, ...others] = place.document.languages
    if (name === first || others.some((lang) => lang === name)) warnName(below(place, name), text)
    const language = others.find((lang) => name === lang || name.endsWith(`_${lang}`))
    if (first === undefined || language === undefined || isAkin(language, first)) continue
    const other = raw[name === language ? first : name.slice(0, -language.length - 1)]
    if (
      typeof other === 'string' &&
      text !== '' &&
      tidy(other) === text &&
      isForgotten(place, name, text)
    )
      warnAt(below(place, name), message('text-untranslated', { language, same: first }))
  }
}

function warnName(place: Place, { length }: string) {
  if (length <= longestName) return
  const name = String(place.path.at(-1))
  const rest = name === firstLanguage(place.document) ? 'description' : `description_${name}`
  warnAt(place, message('name-long', { length, most: longestName, rest }))
}

/** The name of the house is its name, and that of a brand is the same in every language. */
function isForgotten({ document, path }: Place, name: string, text: string): boolean {
  const isOfPub = document.file.endsWith('pub.md')
  if (isOfPub && name.startsWith('name_') && path[0] !== 'more') return false
  // A band is called the same everywhere.
  if (document.file.endsWith('events.md') && name.startsWith('title_')) return false
  const isName = document.languages.some((lang) => lang === name)
  const drink = isName && document.data['kind'] === 'drinks'
  return isNative(text, firstLanguage(document), drink ? 'drink' : 'other')
}

function warnHome({ home }: Parts) {
  for (const [lang, { home: texts, place }] of Object.entries(home)) {
    const first = firstLanguage(place.document)
    const original = home[first]?.home
    if (lang === first || isAkin(lang as Language, first)) continue
    for (const field of ['tagline', 'description'] as const)
      if (texts?.[field] !== undefined && texts[field] === original?.[field])
        warnAt(
          below(place, field),
          message('text-untranslated', { language: lang as Language, same: first }),
        )
  }
}

function warnMenu(menu: readonly SectionFile[], told: Set<string>) {
  const count = (kind: Kind) => menu.filter(({ section }) => section.kind === kind).length
  const counts = { food: count('food'), drinks: count('drinks') }
  for (const section of menu) warnSection(section, counts[section.section.kind], told)
}

/** `siblings` counts the sections of its kind, itself too. */
function warnSection({ section, items, place }: SectionFile, siblings: number, told: Set<string>) {
  const { raw } = below(place, 'items')
  const typed = Array.isArray(raw) ? raw.length : items.length
  if (items.length === 1 && typed === 1 && siblings > 1)
    warnAt(below(place, 'items'), message('section-single'))
  const prices = pricesIn(items.map(({ item }) => item))
  for (const { item, place } of items) {
    if (warnPrice(item, place, prices, section.kind === 'drinks' ? ofDrinks : undefined))
      told.add(keyOfPlace(below(place, 'sizes')))
    if (section.kind === 'drinks') warnAlcohol(item, place)
  }
  warnExtras(section.extras, place, items)
}

const measures = ['price_per', 'serves', 'volume_ml', 'weight_g', 'size_cm', 'pieces'] as const

const measure = (size: Size | SoupSize) => measures.find((unit) => unit in size) ?? 'whole'

/** What a section asks for by volume, by weight, by the piece and so on, from the cheapest. */
type Priced = { sizes: readonly (Size | SoupSize)[] }
/** `rate`: by the litre, by the gram; the price itself where nothing is measured. */
type OnePrice = { price: number; rate: number; item: Priced }
type Prices = ReadonlyMap<ReturnType<typeof measure>, OnePrice[]>

function rateOf(size: Size | SoupSize, price: number): number {
  const unit = measure(size)
  const much = unit === 'whole' || unit === 'price_per' ? 1 : (size[unit] ?? 1)
  return price / (unit === 'size_cm' ? much ** 2 : much)
}

function pricesIn(items: readonly Priced[]): Prices {
  const prices = new Map<ReturnType<typeof measure>, OnePrice[]>()
  for (const item of items)
    for (const size of item.sizes) {
      const found = amountOf(size)
      if (!found) continue
      const { amount: price, currency } = found
      // What is asked about itself says nothing of the others.
      if (price > currencies[currency].unlikely) continue
      const same = prices.get(measure(size)) ?? []
      same.push({ price, rate: rateOf(size, price), item })
      prices.set(measure(size), same)
    }
  for (const all of prices.values()) all.sort((a, b) => a.price - b.price)
  return prices
}

/** A main course of a week costs about what the others of the week do. */
function warnLunchPrices({ lunches }: Parts, told: Set<string>) {
  for (const { dishes } of lunches) {
    const mains = dishes.filter(({ soup }) => !soup)
    const prices = pricesIn(mains.map(({ dish }) => dish))
    for (const { dish, place } of mains)
      if (warnPrice(dish, place, prices)) told.add(keyOfPlace(below(place, 'sizes')))
  }
}

/**
 * What is added to one dish costs far more or less than what is added to another one, but not as much
 * as with a digit too many; where there is little to compare, hardly more than the dish.
 */
function warnExtras(ofAll: readonly Extra[] = [], top: Place, items: SectionFile['items']) {
  const priced = (extras: readonly Extra[] = []) => extras.map((extra) => ({ sizes: [extra] }))
  const own = items.map(({ item, place }) => ({ item, place, extras: priced(item.extras) }))
  const common = priced(ofAll)
  const prices = pricesIn([...common, ...own.flatMap(({ extras }) => extras)])
  const at = { field: 'extras', times: 8 }
  for (const extra of common) warnPrice(extra, top, prices, at)
  for (const { item, place, extras } of own)
    for (const extra of extras) {
      const { amount = 0, currency = 'CZK' } = amountOf(extra.sizes[0] ?? {}) ?? {}
      const [least = 0, ...more] = item.sizes
        .map((size) => amountOf(size)?.amount ?? 0)
        .sort((a, b) => a - b)
      const most = more.at(-1) ?? least
      if (most > 0 && amount >= 2 * most && amount <= currencies[currency].unlikely)
        warnAt(
          below(place, 'extras'),
          message('price-unlike', { price: amount, least, most, currency }),
        )
      else warnPrice(extra, place, prices, at)
    }
}

/** A cellar has bottles for four times the price of others. */
const ofDrinks = { field: 'sizes', times: 5 }

/**
 * Digits too many or too few: far dearer or cheaper than everything beside it, and by its quantity,
 * too. Beside a single other one nothing less than a digit is told.
 */
function warnPrice(
  item: Priced,
  place: Place,
  prices: Prices,
  { field, times } = { field: 'sizes', times: 3 },
): boolean {
  let warned = false
  for (const size of item.sizes) {
    const found = amountOf(size)
    if (!found) continue
    const { amount: price, currency } = found
    const at = below(place, field)
    if (price > currencies[currency].unlikely) {
      warnAt(at, message('price-high', { price, currency }))
      warned = true
      continue
    }
    const beside = (prices.get(measure(size)) ?? []).filter((one) => one.item !== item)
    const [least, most] = [beside[0]?.price ?? 0, beside.at(-1)?.price ?? 0]
    if (beside.length === 0 || price === 0) continue
    const rates = beside.map(({ rate }) => rate)
    const rate = rateOf(size, price)
    const alone = beside.length === 1
    const far = alone ? Math.max(times, 6) : times
    if (alone && !isApart(price, item, prices)) continue
    const dearer = price >= far * most && rate >= far * Math.max(...rates)
    const cheaper = least > 0 && far * price <= least && far * rate <= Math.min(...rates)
    if (!dearer && !cheaper) continue
    warnAt(at, message('price-unlike', { price, least, most, currency }))
    warned = true
  }
  return warned
}

/** Whether a price is far from all others, of whatever they are: of two, that is the one with the slip. */
function isApart(price: number, item: Priced, prices: Prices): boolean {
  const others = [...prices]
    .flatMap(([unit, all]) => (unit === 'price_per' ? [] : all))
    .filter((one) => one.item !== item)
    .map((one) => one.price)
  return others.length > 1 && (price * 3 < Math.min(...others) || price > 3 * Math.max(...others))
}

/** `0,05` for five percent. */
function warnAlcohol(item: Item, place: Place) {
  const { alcohol_percent: percent, beer_degree: degree = 0 }: Partial<Drink> = item
  if (percent === undefined || percent === null || percent === 0) return
  if (percent >= 1 || (percent >= 0.5 && degree < 8)) return
  const at = below(place, 'alcohol')
  // Of a beer one zero is too many, and it is no fraction of one.
  const times =
    degree >= 8 && percent * 10 >= degree * 0.25 && percent * 10 <= degree * 0.65 ? 10 : 100
  const meant = Math.round(percent * times * 10) / 10
  warnAt(at, message('alcohol-small', { percent, meant }), {
    mend: { old: String(at.raw), new: String(meant).replace('.', ',') },
  })
}

/** A wine of a year that is still to come. */
function warnVintage(item: Item, place: Place, today: CalendarDate) {
  const { vintage }: Partial<Drink> = item
  if (vintage !== undefined && vintage > Number(today.slice(0, 4)))
    warnAt(below(place, 'vintage'), message('vintage-ahead', { vintage, today }))
}

/** How far ahead a guest plans. */
const daysAhead = 60

function warnHolidays({ hours, region }: Parts, today: CalendarDate) {
  if (!hours || !region) return
  const until = addDays(today, daysAhead)
  const typed = datesTyped(hours.place)
  for (const { date, name } of unstatedHolidays(hours.hours, today, until, region.country)) {
    if (typed.some((isMeant) => isMeant(date))) continue
    const { languages } = hours.place.document
    const told = message('holiday-unstated', { date, name, today, days: daysAhead, languages })
    warnAt(below(hours.place, 'exceptions'), told)
  }
}

/**
 * Which dates each exception may mean. Those of exceptions that could not be read, too: what is wrong
 * with these was told; without a day and a month in it an entry may mean any.
 */
function datesTyped(place: Place): ((date: CalendarDate) => boolean)[] {
  const { raw } = below(place, 'exceptions')
  return (Array.isArray(raw) ? [...raw.keys()] : []).map((index) => {
    const entry = below(place, 'exceptions', index)
    const typed = typeof entry.raw === 'string' ? entry.raw : below(entry, 'date').raw
    const read = typeof typed === 'string' ? dateRange.read(typed) : undefined
    if (read) return (date) => read.from <= date && date <= read.to
    const [, day, month] = /(\d{1,2})\. ?(\d{1,2})\./.exec(String(typed)) ?? []
    const end = `-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    return (date) => day === undefined || date.endsWith(end)
  })
}

/** How long prices are left alone without a question. */
const daysUnlooked = 60

/** What is read as "as of" must be of some day that was, and of no day long ago. */
function warnUpdated({ pub }: Parts, today: CalendarDate) {
  if (!pub) return
  const place = below(pub.place, 'updated')
  const days = dayNumber(today) - dayNumber(pub.updated)
  if (days < 0) warnAt(place, message('updated-ahead', { today }))
  // A new pub is asked to write its own date anyway.
  else if (days > daysUnlooked && !isUnfinished('pub.md', 'updated', place.raw))
    warnAt(place, message('updated-long-ago', { today, days }))
}

/** A contact that ends soon: an expired one misleads (RFC 9116 section 2.5.5). */
function warnSecurity({ pub }: Parts, today: CalendarDate) {
  const expires = pub?.pub.security?.expires
  if (!pub || expires === undefined) return
  const days = dayNumber(expires) - dayNumber(today)
  if (days > 30) return
  warnAt(
    below(pub.place, 'security_expires'),
    days < 0
      ? message('security-expired', { today })
      : message('security-expiring', { today, days }),
  )
}

/**
 * A dish whose dates are all over. A season comes again every year, and the page says when; to ask
 * for it in winter would be to ask twice a year about every dish that has one.
 */
function warnDates({ availability }: Item, place: Place, today: CalendarDate) {
  if (!availability?.dates || availability.status === 'sold_out') return
  if (!availability.dates.every((date) => date < today)) return
  warnAt(below(place, 'dates'), message('dates-over'))
}
