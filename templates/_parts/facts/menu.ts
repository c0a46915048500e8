// Dishes, drinks and lunch as words in one language.

import { isoWeek } from '../../../src/model/calendar.ts'
import { depositOf } from '../../../src/model/currencies.ts'
import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import {
  type Drink,
  days,
  type Item,
  type Kind,
  type Lunch,
  type LunchDish,
  type LunchSoup,
  type Quantity,
  type Section,
  type Site,
  type Size,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'

export type SizeFacts = { label: string; quantity: string; price: string }

export type ItemFacts = {
  name: string
  /** What the pub's own menu calls it, where this language calls it something else. */
  originalName: { lang: Language; name: string } | undefined
  description: string | undefined
  note: string | undefined
  sizes: SizeFacts[]
  /** Alcohol, degree, diets, tags, season, days, sold out: in words. */
  details: string[]
  /** Those of the details on which it depends whether one gets it, and for what. */
  conditions: string[]
  /** The one of the details that nobody may overlook. */
  soldOut: string | undefined
  /** Numbers of allergens, `[]` none, `null` not stated. */
  allergens: number[] | null
}

/** An item is one object of a site that nothing changes: page, twin and JSON-LD share its facts. */
const known = new WeakMap<Item | Drink, { [siteAndLanguage: string]: ItemFacts }>()

export function itemFacts(site: SiteFacts, item: Item | Drink, lang: Language): ItemFacts {
  const facts = known.get(item) ?? {}
  known.set(item, facts)
  const key = `${lang} ${firstLanguage(site)} ${site.updated}`
  const found = facts[key] ?? makeFacts(site, item, lang)
  facts[key] = found
  return found
}

/** What the facts of an item depend on, beside it. */
type SiteFacts = Pick<Site, 'updated' | 'languages'>

function makeFacts(site: SiteFacts, item: Item | Drink, lang: Language): ItemFacts {
  const soldOut =
    item.availability?.status === 'sold_out'
      ? words[lang].menu.soldOut(format.date(site.updated, lang))
      : undefined
  const conditions = [
    ...depositFacts(item, lang),
    ...(soldOut === undefined ? [] : [soldOut]),
    ...availabilityFacts(item, lang),
  ]
  return {
    ...dishFacts(site, item, lang),
    note: item.note?.[lang],
    details: [...alcoholFacts(item, lang), ...claims(item, lang), ...conditions],
    conditions,
    soldOut,
  }
}

export function dishFacts(
  site: Pick<Site, 'languages'>,
  dish: LunchDish | LunchSoup,
  lang: Language,
): ItemFacts {
  const original = dish.name[firstLanguage(site)]
  return {
    name: dish.name[lang],
    originalName:
      dish.name[lang] === original ? undefined : { lang: firstLanguage(site), name: original },
    description: dish.description?.[lang],
    note: undefined,
    sizes: dish.sizes.map((size) => sizeFacts(size, lang)),
    details: claims(dish, lang),
    conditions: [],
    soldOut: undefined,
    allergens: dish.allergens,
  }
}

function sizeFacts(size: Quantity | Size, lang: Language): SizeFacts {
  return {
    label: size.label?.[lang] ?? '',
    quantity: format.quantity(size, lang),
    price: format.price(size, lang),
  }
}

function alcoholFacts(item: Item | Drink, lang: Language): string[] {
  if (!('alcohol_percent' in item)) return []
  const { alcohol_percent, beer_degree } = item
  const facts = beer_degree === undefined ? [] : [format.degree(beer_degree, lang)]
  if (alcohol_percent === null) return [...facts, words[lang].menu.alcoholUnknown]
  // Water has no alcohol and need not say so; alcohol-free beer does.
  return alcohol_percent === 0
    ? facts
    : [...facts, words[lang].menu.alcohol(format.percent(alcohol_percent, lang))]
}

function depositFacts(item: Item, lang: Language): string[] {
  const found = depositOf(item)
  return found ? [words[lang].menu.deposit(format.money(found.amount, found.currency, lang))] : []
}

/** Vegan says vegetarian too: one word is enough for people. */
function claims({ diets, ...dish }: LunchDish | LunchSoup | Item, lang: Language): string[] {
  const shown = diets.filter((diet) => !(diet === 'vegetarian' && diets.includes('vegan')))
  const tags = 'tags' in dish ? dish.tags : []
  return [
    ...shown.map((diet) => words[lang].menu.diets[diet]),
    ...tags.map((tag) => words[lang].menu.tags[tag]),
  ]
}

function availabilityFacts({ availability = {} }: Item, lang: Language): string[] {
  const { days: on, season, dates } = availability
  const facts: string[] = []
  if (on) facts.push(words[lang].menu.servedOn(format.dayNames(on, lang, days)))
  if (season)
    facts.push(
      words[lang].menu.season(format.monthDay(season.from, lang), format.monthDay(season.to, lang)),
    )
  if (dates)
    facts.push(
      words[lang].menu.servedDates(dates.map((date) => format.date(date, lang)).join(', ')),
    )
  return facts
}

/** Sections of one kind with their items, in the owner's order. */
export function sectionsOf(
  { menu }: Site,
  kind: Kind,
): { section: Section; items: (Item | Drink)[] }[] {
  const items = new Map<string, (Item | Drink)[]>()
  for (const item of menu[kind]) {
    const beside = items.get(item.section)
    if (beside) beside.push(item)
    else items.set(item.section, [item])
  }
  return menu.sections
    .filter((section) => section.kind === kind)
    .map((section) => ({ section, items: items.get(section.id) ?? [] }))
}

/** Whether this is the first menu of the site: there is said, once, from when its prices hold. */
export const isFirstMenu = ({ menu }: Site, kind: Kind) => kind === 'food' || menu.food.length === 0

export const servesAlcohol = ({ menu }: Site) =>
  menu.drinks.some(({ alcohol_percent }) => alcohol_percent === null || alcohol_percent > 0.5)

/** Weeks that are not over on the date of the site, this one first. */
export const lunchWeeks = ({ menu, date }: Pick<Site, 'menu' | 'date'>): Lunch[] =>
  menu.lunches.filter(({ week }) => week >= isoWeek(date))

/** Monday and Friday or later of the week shown, whatever days have dishes. */
export function lunchWeek({ days: served }: Lunch, lang: Language): string | undefined {
  const [first] = served
  const last = served.at(-1)
  return (
    first &&
    last &&
    words[lang].menu.lunchWeek(format.date(first.date, lang), format.date(last.date, lang))
  )
}

/** Where the menu begins on the page: a pub may serve drinks only. */
export const menuAnchor = ({ menu }: Site) => (menu.food.length > 0 ? 'food_list' : 'drinks_list')
