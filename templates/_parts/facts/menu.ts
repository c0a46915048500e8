// Dishes, drinks and lunch as words in one language.

import { allergenKinds, allergens } from '../../../src/model/allergens.ts'
import { isoWeek } from '../../../src/model/calendar.ts'
import { amountOf, depositOf } from '../../../src/model/currencies.ts'
import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import {
  type Allergens,
  type Drink,
  days,
  type Extra,
  type Item,
  type Kind,
  type Lunch,
  type LunchDay,
  type LunchDish,
  type LunchSoup,
  type Quantity,
  type Section,
  type Site,
  type Size,
  type Text,
} from '../../../src/model/site.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { inShort } from './hours.ts'

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
  /** Numbers of allergens, with the letter of a kind where one is named; `[]` none, `null` not stated. */
  allergens: string[] | null
  /** What it may contain traces of, in words; apart from what it contains. */
  traces: string | undefined
  extras: ExtraFacts[]
  courses: CourseFacts[]
}

export type ExtraFacts = Pick<ItemFacts, 'name' | 'allergens'> & Omit<SizeFacts, 'label'>

/** Allergens are absent where they are said of the whole only. */
export type CourseFacts = Pick<ItemFacts, 'name' | 'description'> & {
  allergens: string[] | null | undefined
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
    details: [
      ...alcoholFacts(item, lang),
      ...originFacts(item, lang),
      ...claims(item, lang),
      ...conditions,
    ],
    conditions,
    soldOut,
    extras: extraFacts(item.extras, lang),
    courses: courseFacts(item, lang),
  }
}

/** Of an item or of a section. */
export const extraFacts = (extras: readonly Extra[] = [], lang: Language): ExtraFacts[] =>
  extras.map((extra) => ({
    name: extra.name[lang],
    quantity: format.quantity(extra, lang),
    price: format.price(extra, lang),
    allergens: containedIn(extra),
  }))

const courseFacts = ({ courses = [] }: Item, lang: Language): CourseFacts[] =>
  courses.map(({ name, description, allergens, allergen_kinds }) => ({
    name: name[lang],
    description: description?.[lang],
    allergens: allergens === undefined ? undefined : containedIn({ allergens, allergen_kinds }),
  }))

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
    allergens: containedIn(dish),
    traces: traceFacts(dish, lang),
    extras: [],
    courses: [],
  }
}

type Contained = { allergens: number[] | null; allergen_kinds?: string[] | undefined }

/** The codes of what it contains; `[]` none of the fourteen, `null` not stated. */
const containedIn = ({ allergens: numbers, allergen_kinds: kinds }: Contained): string[] | null =>
  numbers && codesOf(numbers, kinds)

/** `1a`, `3`: of a number whose kinds are named, its kinds. */
const codesOf = (numbers: readonly number[], named: readonly string[] = []): string[] =>
  numbers.flatMap((number) => {
    const kinds = allergenKinds.filter(
      (kind) => kind.number === number && named.includes(kind.code),
    )
    return kinds.length > 0 ? kinds.map(({ code }) => code) : [String(number)]
  })

/** `mandle (8a), sezam (11)`. */
function traceFacts({ traces, trace_kinds }: Allergens, lang: Language): string | undefined {
  if (!traces) return undefined
  const found = codesOf(traces, trace_kinds).map((code) => `${allergenName(code, lang)} (${code})`)
  return words[lang].menu.traces(found.join(', '))
}

/** What a number, or a number with a letter, stands for. */
export const allergenName = (code: string, lang: Language): string | undefined =>
  (allergenKinds.find((kind) => kind.code === code)?.name ??
    allergens.find(({ number }) => String(number) === code)?.short)?.[lang]

/** The kinds of the groups of which this menu names any, for the legend. */
export function kindsNamed({ menu }: Pick<Site, 'menu'>) {
  const dishes = dishesIn(menu)
  const parts = [...menu.sections, ...menu.food, ...menu.drinks].flatMap((one) => [
    ...(one.extras ?? []),
    ...('courses' in one ? (one.courses ?? []) : []),
  ])
  const named = [
    ...dishes.flatMap(({ trace_kinds = [] }) => trace_kinds),
    ...[...dishes, ...parts].flatMap(({ allergen_kinds = [] }) => allergen_kinds),
  ]
  const groups = new Set(
    allergenKinds.filter(({ code }) => named.includes(code)).map(({ number }) => number),
  )
  return allergenKinds.filter(({ number }) => groups.has(number))
}

export const soupsOf = ({ soup, more_soups = [] }: LunchDay): LunchSoup[] =>
  soup ? [soup, ...more_soups] : more_soups

/** Whatever a guest can eat or drink, lunches of all weeks too. */
export const dishesIn = ({
  food,
  drinks,
  lunches,
}: Site['menu']): (Item | LunchDish | LunchSoup)[] => [
  ...food,
  ...drinks,
  ...lunches.flatMap((week) => week.days).flatMap((day) => [...soupsOf(day), ...day.mains]),
]

/** A soup with a price of its own is paid for. */
const isIncluded = ({ sizes }: LunchSoup) => sizes.every((size) => amountOf(size) === undefined)

/** Said where a guest has the choice, and pays for none of the soups. */
export const soupOfChoice = (
  { soup_included, days: served }: Lunch,
  lang: Language,
): string | undefined =>
  soup_included && served.some((day) => soupsOf(day).filter(isIncluded).length > 1)
    ? words[lang].menu.soupOfChoice
    : undefined

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

function originFacts(item: Item | Drink, lang: Language): string[] {
  const w = words[lang].menu
  const { brewery, winery, vintage, origin }: Partial<Drink> = item
  return [
    brewery === undefined ? undefined : maker(w.brewery, brewery),
    winery === undefined ? undefined : maker(w.winery, winery),
    vintage === undefined ? undefined : w.vintage(vintage),
    origin && w.origin(origin[lang]),
  ].filter((fact) => fact !== undefined)
}

/** `pivovar: Antoš`; a name that says it is not told twice. */
const maker = (what: string, name: string) =>
  name.toLowerCase().includes(what.toLowerCase()) ? name : `${what}: ${name}`

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
  if (season) facts.push(seasonFacts(season, lang))
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

type Group = { heading?: Text; items: (Item | Drink)[] }

/** The items of a section by sub-headings, in the owner's order; those before the first have none. */
export function groupsOf(items: readonly (Item | Drink)[]): Group[] {
  const groups: Group[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.heading === item.heading) last.items.push(item)
    else groups.push({ ...(item.heading && { heading: item.heading }), items: [item] })
  }
  return groups
}

/** `Served in season 1 May to 30 September, Mon–Fri 08:00–10:30.` */
export function servedFacts({ served }: Section, lang: Language): string | undefined {
  if (!served) return undefined
  const { season, hours = [] } = served
  const times = inShort(
    days.filter((day) => hours.some((row) => row.days.includes(day))),
    (day) => format.spans(hours.filter((row) => row.days.includes(day))),
    lang,
  )
  return words[lang].menu.served(
    [
      ...(season ? [seasonFacts(season, lang)] : []),
      ...times.map(({ days: on, hours: held }) => `${on} ${held}`),
    ].join(', '),
  )
}

const seasonFacts = ({ from, to }: { from: string; to: string }, lang: Language) =>
  words[lang].menu.season(format.monthDay(from, lang), format.monthDay(to, lang))

/** An item by itself, with what its section says of when it is served. */
export function withSection<T extends Item>({ menu }: Pick<Site, 'menu'>, item: T): T {
  const served = menu.sections.find(({ id }) => id === item.section)?.served
  if (!served) return item
  const { season, hours } = served
  return {
    ...item,
    availability: { ...(season && { season }), ...item.availability, ...(hours && { hours }) },
  }
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
