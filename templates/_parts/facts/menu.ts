// Dishes, drinks and lunch as words in one language.

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
  originalName: string | undefined
  description: string | undefined
  note: string | undefined
  sizes: SizeFacts[]
  /** Alcohol, degree, diets, tags, season, days, sold out: in words. */
  details: string[]
  /** Numbers of allergens, `[]` none, `null` not stated. */
  allergens: number[] | null
}

export function itemFacts(item: Item | Drink, lang: Language): ItemFacts {
  return {
    ...dishFacts(item, lang),
    note: item.note?.[lang],
    details: [
      ...alcoholFacts(item, lang),
      ...claims(item, lang),
      ...depositFacts(item, lang),
      ...availabilityFacts(item, lang),
    ],
  }
}

export function dishFacts(dish: LunchDish | LunchSoup, lang: Language): ItemFacts {
  const { [firstLanguage]: original } = dish.name
  return {
    name: dish.name[lang],
    originalName: dish.name[lang] === original ? undefined : original,
    description: dish.description?.[lang],
    note: undefined,
    sizes: dish.sizes.map((size) => sizeFacts(size, lang)),
    details: claims(dish, lang),
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
  const { status, days: on, season, dates } = availability
  const facts: string[] = []
  if (status === 'sold_out') facts.push(words[lang].menu.soldOut)
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
  return menu.sections
    .filter((section) => section.kind === kind)
    .map((section) => ({
      section,
      items: menu[kind].filter((item) => item.section === section.id),
    }))
}

export const servesAlcohol = ({ menu }: Site) =>
  menu.drinks.some(({ alcohol_percent }) => alcohol_percent === null || alcohol_percent > 0.5)

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
export const menuAnchor = ({ menu }: Site) => (menu.food.length > 0 ? 'food_menu' : 'drinks_menu')
