// Dishes and drinks as words in one language.

import { details } from '../../../src/fields/item.ts'
import { type Amount, type Deposit, findDeposit } from '../../../src/model/currencies.ts'
import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import { cachePerKey, cachePerObject } from '../../../src/model/once.ts'
import type {
  Availability,
  Drink,
  Extra,
  Item,
  LunchDish,
  LunchSoup,
  OtherPrice,
  Quantity,
  Site,
  Sweetness,
  Text,
} from '../../../src/model/site.ts'
import { type AllergenFacts, allergenFacts, listPrintedDiets } from '../facts/allergens.ts'
import { isOver } from '../facts/availability.ts'
import {
  findSharedClaims,
  findUnknownExtras,
  hasAlcohol,
  isUnknownExtra,
} from '../facts/sections.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { traceFacts } from './allergens.ts'
import { availabilityFacts } from './served.ts'

export type SizeFacts = ReturnType<typeof sizeFacts>

export type ItemFacts = {
  name: string
  /** The name on the menu at the pub, if it differs in this language. */
  originalName: { lang: Language; name: string } | undefined
  description: string | undefined
  note: string | undefined
  sizes: SizeFacts[]
  /** Alcohol, degree, diets, tags, season, days and sold out, in words. */
  details: string[]
  /** The details that decide whether a guest gets it: sold out, serving times. */
  conditions: string[]
  /** The tag "house special", which is also one of the details. */
  special: string | undefined
  /**
   * The reason why it cannot be ordered (sold out, out of season, over), with the date on which
   * that was so.
   */
  unavailable: string | undefined
  allergens: AllergenFacts
  /** Possible traces of allergens, in words. */
  traces: string | undefined
  /** The owner's sentence about gluten, printed after the traces. */
  gluten: string | undefined
  extras: ExtraFacts[]
  courses: CourseFacts[]
  /** Prices at other times: `Happy hour, Po–Pá 15:00–17:00: 0,5 l 35 Kč`. */
  otherPrices: string[]
}

/** Allergens are undefined if a remark on the section covers them. */
export type ExtraFacts = Omit<SizeFacts, 'label' | 'deposit'> & Omit<CourseFacts, 'description'>

/** Allergens are undefined if they are stated for the whole menu only. */
export type CourseFacts = Pick<ItemFacts, 'name' | 'description'> & {
  allergens: AllergenFacts | undefined
}

/** Facts by language and item: page, twin and JSON-LD share them. */
const factsBySite = cachePerObject((site: SiteOfItem) =>
  cachePerKey((lang: Language) => cachePerKey((item: Item | Drink) => makeFacts(site, item, lang))),
)

export const itemFacts = (site: SiteOfItem, item: Item | Drink, lang: Language) =>
  factsBySite(site)(lang)(item)

/** The parts of the site that the facts of an item depend on. */
type SiteOfItem = Pick<Site, 'updated' | 'date' | 'languages' | 'menu' | 'pub'>

function makeFacts(site: SiteOfItem, item: Item | Drink, lang: Language): ItemFacts {
  const shared = findSharedClaims(site, item.section)
  // The strength is printed once for the section, or the house serves no alcohol.
  const isAlcoholKnown =
    shared.alcoholFree ||
    !hasAlcohol(site.menu) ||
    [shared.alcoholUnknown, shared.alcoholFreeDrinks].some((some) =>
      some.some(({ id }) => id === item.id),
    )
  const soldOut =
    item.availability?.status === 'sold_out'
      ? soldOutFact(site, item.availability, lang)
      : undefined
  const conditions = [
    ...(soldOut === undefined ? [] : [soldOut]),
    ...availabilityFacts(site, item, lang),
  ]
  const diets = item.diets.filter((diet) => !shared.diets.includes(diet))
  const details = [
    ...alcoholFacts(item, isAlcoholKnown, lang),
    ...statedDetails(item, lang),
    ...claims(item, lang, diets),
    ...conditions,
    ...(item.extras?.length === 0 ? [words[lang].menu.noExtras] : []),
  ]
  return {
    ...dishFacts(site, item, lang, details),
    note: item.note?.[lang],
    conditions,
    unavailable:
      soldOut ??
      (isOver(site, item)
        ? words[lang].menu.notServed(format.date(site.date, lang, site))
        : undefined),
    extras: extraFacts(site, item.section, item.extras, lang),
    courses: courseFacts(item, lang),
    otherPrices: timedPriceFacts(site, item.other_prices, words[lang].menu.discount, lang),
  }
}

function soldOutFact(site: SiteOfItem, { sold_out_since: since }: Availability, lang: Language) {
  const { soldOut, soldOutSince } = words[lang].menu
  return since === undefined
    ? soldOut(format.date(site.updated, lang, site))
    : soldOutSince(format.date(since, lang, site))
}

/** Return the prices at other times of an item, or of a section with the words for its discount. */
export const timedPriceFacts = (
  site: Pick<Site, 'pub'>,
  prices: readonly OtherPrice[] = [],
  writeDiscount: (percent: number) => string,
  lang: Language,
): string[] =>
  prices.map(({ name, days, times = [], from, until, sizes = [], discount_percent }) => {
    const { between, since, until: upTo } = words[lang].events
    const [first, ...also] = times
    const [begin, end] = [from, until].map((on) => on && format.date(on, lang, site))
    const when = [
      name?.[lang],
      [
        days && format.daysBesideTimes(days, lang),
        first && format.spanOnDays({ ...first, also }, lang),
      ]
        .filter(Boolean)
        .join(' '),
      from && until
        ? between(...format.dateEnds({ from, to: until }, lang, site))
        : begin
          ? since(begin)
          : end && upTo(end),
    ]
    const paid = sizes.map((size) =>
      Object.values(sizeFacts(size, lang, sizes.length === 1))
        .filter(Boolean)
        .join(' '),
    )
    const what = discount_percent === undefined ? paid.join('; ') : writeDiscount(discount_percent)
    return `${format.capital(when.filter(Boolean).join(', '))}: ${what}`
  })

/** Return the extras of an item or of a section. */
export function extraFacts(
  site: Pick<Site, 'menu'>,
  section: string,
  extras: readonly Extra[] = [],
  lang: Language,
): ExtraFacts[] {
  const isCovered = findUnknownExtras(site, section).extras.length > 0
  return extras.map((extra) => ({
    name: extra.name[lang],
    quantity: format.quantity(extra, lang),
    price: format.price(extra, lang),
    allergens: isCovered && isUnknownExtra(extra) ? undefined : allergenFacts(extra),
  }))
}

type ExtrasFormat = {
  name: (text: string) => string
  contained: (allergens: AllergenFacts) => string
}

/**
 * Return `cheese CZK 20 (milk 7); ...`. If the allergens of several extras are not stated, one
 * remark at the end covers them.
 */
export function extrasText(
  extras: readonly ExtraFacts[],
  lang: Language,
  write: ExtrasFormat,
): string {
  const { allergens: label, allergensUnknown, someUnknown } = words[lang].menu
  const unstated = `(${format.withoutCapital(label, lang)}: ${allergensUnknown})`
  const isUnknown = (facts?: AllergenFacts) =>
    facts && facts.codes.length === 0 && !facts.isComplete
  const unknown = extras.filter(({ allergens }) => isUnknown(allergens))
  const [isOfAll, isOfOne] = [unknown.length === extras.length, unknown.length === 1]
  const entries = extras.map(({ name, quantity, price, allergens }) => {
    const contained = isUnknown(allergens)
      ? isOfOne && !isOfAll && unstated
      : allergens && write.contained(allergens)
    return [write.name(name), quantity, price, contained].filter(Boolean).join(' ')
  })
  const those = unknown.map(({ name }) => write.name(name)).join(', ')
  const remark = isOfAll ? unstated : unknown.length > 1 && `(${those}: ${someUnknown})`
  return [entries.join('; '), remark].filter(Boolean).join(' ')
}

const courseFacts = ({ courses = [] }: Item, lang: Language): CourseFacts[] =>
  courses.map(({ name, description, allergens, ...kinds }) => ({
    name: name[lang],
    description: description?.[lang],
    allergens: allergens === undefined ? undefined : allergenFacts({ allergens, ...kinds }),
  }))

const specialFact = (dish: LunchDish | LunchSoup | Item, lang: Language) =>
  'tags' in dish && dish.tags.includes('house_special')
    ? words[lang].names.tags.house_special
    : undefined

export function dishFacts(
  site: Pick<Site, 'languages'>,
  dish: (LunchDish | LunchSoup) & Deposit,
  lang: Language,
  stated = claims(dish, lang),
): ItemFacts {
  const original = dish.name[firstLanguage(site)]
  const deposit = findDeposit(dish)
  const isOnly = dish.sizes.length === 1
  return {
    name: dish.name[lang],
    originalName:
      // A name such as `Liptauer cheese spread` already contains the one on the menu.
      format.containsWords(dish.name[lang], original)
        ? undefined
        : { lang: firstLanguage(site), name: original },
    description: dish.description?.[lang],
    note: undefined,
    sizes: dish.sizes.map(
      deposit ? (size) => sizeFacts(size, lang, isOnly, deposit) : sizesBySite(site)(lang)(isOnly),
    ),
    details: stated,
    conditions: [],
    special: specialFact(dish, lang),
    unavailable: undefined,
    allergens: allergenFacts(dish),
    traces: traceFacts(dish, lang),
    gluten: dish.gluten_note?.[lang],
    extras: [],
    courses: [],
    otherPrices: [],
  }
}

/** Facts of sizes without a deposit of their dish. Dishes share sizes. */
const sizesBySite = cachePerObject((_: Pick<Site, 'languages'>) =>
  cachePerKey((lang: Language) =>
    cachePerKey((isOnly: boolean) =>
      cachePerKey((size: Quantity & Deposit) => sizeFacts(size, lang, isOnly)),
    ),
  ),
)

function sizeFacts(size: Quantity & Deposit, lang: Language, isOnly: boolean, ofDish?: Amount) {
  const { deposit, noDeposit } = words[lang].menu
  const found = findDeposit(size) ?? ofDish
  const paid = found?.amount && deposit(format.money(found.amount, found.currency, lang))
  return {
    label: size.label?.[lang] ?? '',
    quantity: format.quantity(size, lang, isOnly),
    price: format.price(size, lang, isOnly),
    /** Empty without one. */
    deposit: found ? paid || noDeposit : '',
  }
}

function alcoholFacts(item: Item | Drink, isKnown: boolean, lang: Language): string[] {
  if (!('alcohol_percent' in item)) return []
  const { alcohol_percent, beer_degree } = item
  const facts = beer_degree === undefined ? [] : [format.degree(beer_degree, lang)]
  const { alcoholFree, alcoholUnknown } = words[lang].menu
  if (alcohol_percent === null) return isKnown ? facts : [...facts, alcoholUnknown]
  if (alcohol_percent === 0) return isKnown ? facts : [...facts, alcoholFree]
  return [...facts, words[lang].menu.alcohol(format.percent(alcohol_percent, lang))]
}

/** Return number, maker, vintage, sweetness, heat and origin, such as `pivovar: Antoš`. */
function statedDetails(item: Partial<Drink>, lang: Language): string[] {
  const { names } = words[lang]
  const stated = details.filter(({ member }) => item[member] !== undefined)
  return stated.map(({ field, member }) => {
    const { [member]: value } = item
    const values = isText(value)
      ? [value[lang]]
      : [value].flat().map((one) => names.sweetnesses[one as Sweetness] ?? String(one))
    const text = format.joinWithAnd(values, lang)
    const isDiets = field === 'diet_numbers' && values.length > 1
    const write = isDiets ? words[lang].menu.dietNumbers : names.details[field]
    const detail = write(text)
    // `Pivovar Antoš` already contains the word.
    const [word = ''] = detail.split(':')
    return detail !== word && format.includesWord(text, word) ? text : detail
  })
}

const isText = (value: unknown): value is Text => typeof value === 'object' && !Array.isArray(value)

function claims(dish: LunchDish | LunchSoup | Item, lang: Language, diets = dish.diets): string[] {
  const tags = 'tags' in dish ? dish.tags : []
  return [
    ...listPrintedDiets({ diets }).map((diet) => words[lang].names.diets[diet]),
    ...tags.map((tag) => words[lang].names.tags[tag]),
    ...('all_week' in dish ? [words[lang].menu.allWeek] : []),
  ]
}
