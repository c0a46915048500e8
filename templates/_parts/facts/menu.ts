// Dishes, drinks and lunch as words in one language.

import { details } from '../../../src/fields/item.ts'
import {
  type AllergenKind,
  allergenCodes,
  allergenKinds,
  allergens,
} from '../../../src/model/allergens.ts'
import { addDays, datesBetween, isoWeek } from '../../../src/model/calendar.ts'
import { amountOf, depositOf } from '../../../src/model/currencies.ts'
import { paysVat } from '../../../src/model/house.ts'
import { firstLanguage, type Language } from '../../../src/model/languages.ts'
import { onceFor } from '../../../src/model/once.ts'
import { hoursOn, inSeason, partsOfYear, weeksOf } from '../../../src/model/opening.ts'
import { inRuns } from '../../../src/model/runs.ts'
import {
  type Allergens,
  type CalendarDate,
  type Diet,
  type Drink,
  days,
  diets,
  type Extra,
  type Item,
  type Kind,
  type Lunch,
  type LunchDay,
  type LunchDish,
  type LunchSoup,
  type Quantity,
  type Season,
  type Section,
  type Site,
  type Size,
  type Text,
  type Week,
} from '../../../src/model/site.ts'
import { inSentence } from '../../../src/model/word-list.ts'
import * as format from '../format.ts'
import { words } from '../words/words.ts'
import { inShort } from './hours.ts'
import { namesOnly } from './named-days.ts'

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
  /** The word that it is a special of the house, which is one of the details. */
  special: string | undefined
  /** Why nobody can order it: sold out, out of season, over; on which day that was so. */
  unavailable: string | undefined
  /** Numbers of allergens, with the letter of a kind where one is named; `[]` none, `null` not stated. */
  allergens: string[] | null
  /** What it may contain traces of, in words; apart from what it contains. */
  traces: string | undefined
  /** The owner's sentence on gluten, which stands behind these traces only. */
  gluten: string | undefined
  extras: ExtraFacts[]
  courses: CourseFacts[]
}

export type ExtraFacts = Pick<ItemFacts, 'name' | 'allergens'> & Omit<SizeFacts, 'label'>

/** Allergens are absent where they are said of the whole only. */
export type CourseFacts = Pick<ItemFacts, 'name' | 'description'> & {
  allergens: string[] | null | undefined
}

/**
 * Facts are kept by the object of the item: page, twin and JSON-LD share them, and so do later builds
 * of the same process, which make new objects for the items of a file that was saved.
 */
const known = onceFor((_: Item | Drink): { [siteAndLanguage: string]: ItemFacts } => ({}))

export function itemFacts(site: SiteFacts, item: Item | Drink, lang: Language): ItemFacts {
  const facts = known(item)
  const key = `${lang} ${firstLanguage(site)} ${site.updated} ${site.date}`
  const found = facts[key] ?? makeFacts(site, item, lang)
  facts[key] = found
  return found
}

/** What the facts of an item depend on, beside it. */
type SiteFacts = Pick<Site, 'updated' | 'date' | 'languages' | 'menu' | 'pub'>

function makeFacts(site: SiteFacts, item: Item | Drink, lang: Language): ItemFacts {
  const shared = sharedIn(site, item.section)
  const soldOut =
    item.availability?.status === 'sold_out'
      ? words[lang].menu.soldOut(format.date(site.updated, lang, site))
      : undefined
  const said = [item.description, item.note]
    .map((text) => text?.[lang].toLowerCase() ?? '')
    .join(' ')
  const conditions = [
    ...depositFacts(item, lang),
    ...(soldOut === undefined ? [] : [soldOut]),
    ...availabilityFacts(site, item, lang),
  ]
  return {
    ...dishFacts(site, item, lang),
    note: item.note?.[lang],
    details: [
      ...alcoholFacts(item, shared.alcoholFree || !hasAlcohol(site.menu), lang),
      ...statedDetails(item, lang),
      ...claims(
        { ...item, diets: item.diets.filter((diet) => !shared.diets.includes(diet)) },
        lang,
      ),
      // What the owner says beside it in the same words is not said twice.
      ...conditions.filter((one) => !said.includes(one.toLowerCase())),
      ...(item.extras?.length === 0 ? [words[lang].menu.noExtras] : []),
    ],
    conditions,
    unavailable:
      soldOut ??
      (isOver(site, item)
        ? words[lang].menu.notServed(format.date(site.date, lang, site))
        : undefined),
    extras: extraFacts(item.extras, lang),
    courses: courseFacts(item, lang),
  }
}

/** Out of season on the day of the build, or on none of its dates any more. */
function isOver({ menu, date }: Pick<Site, 'menu' | 'date'>, item: Item | Drink): boolean {
  const { season, dates } = withSection({ menu }, item).availability ?? {}
  return (
    (season !== undefined && !inSeason(season, date.slice(5))) ||
    (dates?.every((one) => one < date) ?? false)
  )
}

/** Whether it would be of no use to order it on the day of the build. */
export const isUnavailable = (site: Pick<Site, 'menu' | 'date'>, item: Item | Drink) =>
  item.availability?.status === 'sold_out' || isOver(site, item)

type Shared = { diets: Diet[]; alcoholFree: boolean }

/** Whether that a drink has no alcohol is news: in a café without any it is none. */
const hasAlcohol = onceFor(({ drinks }: Site['menu']) =>
  drinks.some(({ alcohol_percent }) => alcohol_percent !== 0),
)

/** What all drinks of a section have in common, where there are several. */
const sharedBySection = onceFor(({ drinks }: Site['menu']) => {
  const sections = new Map<string, Drink[]>()
  for (const drink of drinks) {
    const all = sections.get(drink.section) ?? []
    sections.set(drink.section, all)
    all.push(drink)
  }
  return new Map(
    [...sections].map(([section, all]): [string, Shared] => {
      const several = all.length > 1
      return [
        section,
        {
          diets: several
            ? diets.filter((diet) => all.every((one) => one.diets.includes(diet)))
            : [],
          alcoholFree: several && all.every((one) => one.alcohol_percent === 0),
        },
      ]
    }),
  )
})

const sharedIn = ({ menu }: Pick<Site, 'menu'>, section: string): Shared =>
  sharedBySection(menu).get(section) ?? { diets: [], alcoholFree: false }

/** `Everything in this section: vegan, alcohol-free.`: said once, and not of each drink. */
export function sectionClaims(site: Pick<Site, 'menu'>, { id }: Section, lang: Language) {
  const shared = sharedIn(site, id)
  const said = [
    ...shownDiets(shared).map((diet) => words[lang].names.diets[diet]),
    ...(shared.alcoholFree && hasAlcohol(site.menu) ? [words[lang].menu.alcoholFree] : []),
  ]
  return said.length === 0 ? undefined : `${words[lang].menu.everything}: ${said.join(', ')}.`
}

/** What introduces the extras of a section, of which some items may take none. */
export const sectionExtras = (items: readonly Item[], lang: Language): string =>
  items.some(({ extras }) => extras?.length === 0)
    ? words[lang].menu.sectionExtrasBut
    : words[lang].menu.sectionExtras

/** Of an item or of a section. */
export const extraFacts = (extras: readonly Extra[] = [], lang: Language): ExtraFacts[] =>
  extras.map((extra) => ({
    name: extra.name[lang],
    quantity: format.quantity(extra, lang),
    price: format.price(extra, lang),
    allergens: containedIn(extra),
  }))

type Writing = { name: (text: string) => string; contained: (codes: readonly string[]) => string }

/** `cheese CZK 20 (milk 7); ...`; where the allergens of several are not stated, that is said once. */
export function extrasText(extras: readonly ExtraFacts[], lang: Language, write: Writing): string {
  const { allergens: label, allergensUnknown, someUnknown } = words[lang].menu
  const unstated = `(${format.inner(label, lang)}: ${allergensUnknown})`
  const unknown = extras.filter(({ allergens }) => allergens === null)
  const [isOfAll, isOfOne] = [unknown.length === extras.length, unknown.length === 1]
  const said = extras.map(({ name, quantity, price, allergens }) => {
    const contained = allergens ? write.contained(allergens) : isOfOne && !isOfAll && unstated
    return [write.name(name), quantity, price, contained].filter(Boolean).join(' ')
  })
  const those = unknown.map(({ name }) => write.name(name)).join(', ')
  const behind = isOfAll ? unstated : unknown.length > 1 && `(${those}: ${someUnknown})`
  return [said.join('; '), behind].filter(Boolean).join(' ')
}

const courseFacts = ({ courses = [] }: Item, lang: Language): CourseFacts[] =>
  courses.map(({ name, description, allergens, allergen_kinds }) => ({
    name: name[lang],
    description: description?.[lang],
    allergens: allergens === undefined ? undefined : containedIn({ allergens, allergen_kinds }),
  }))

const specialFact = (dish: LunchDish | LunchSoup | Item, lang: Language) =>
  'tags' in dish && dish.tags.includes('house_special')
    ? words[lang].names.tags.house_special
    : undefined

export function dishFacts(
  site: Pick<Site, 'languages'>,
  dish: LunchDish | LunchSoup,
  lang: Language,
): ItemFacts {
  const original = dish.name[firstLanguage(site)]
  return {
    name: dish.name[lang],
    originalName:
      // `Liptauer cheese spread` says what it is called on the menu.
      format.saysWords(dish.name[lang], original)
        ? undefined
        : { lang: firstLanguage(site), name: original },
    description: dish.description?.[lang],
    note: undefined,
    sizes: dish.sizes.map((size) => sizeFacts(size, lang)),
    details: claims(dish, lang),
    conditions: [],
    special: specialFact(dish, lang),
    unavailable: undefined,
    allergens: containedIn(dish),
    traces: traceFacts(dish, lang),
    gluten: dish.gluten_note?.[lang],
    extras: [],
    courses: [],
  }
}

type Contained = { allergens: number[] | null; allergen_kinds?: string[] | undefined }

/** The codes of what it contains; `[]` none of the fourteen, `null` not stated. */
const containedIn = ({ allergens: numbers, allergen_kinds: kinds }: Contained): string[] | null =>
  numbers && allergenCodes(numbers, kinds)

/** `mandle (8a), sezam (11)`. */
function traceFacts({ traces, trace_kinds }: Allergens, lang: Language): string | undefined {
  if (!traces) return undefined
  const found = allergenCodes(traces, trace_kinds).map(
    (code) => `${allergenName(code, lang)}\u00A0(${code})`,
  )
  return words[lang].menu.traces(found.join(', '))
}

/** What a number, or a number with a letter, stands for. */
export const allergenName = (code: string, lang: Language): string | undefined =>
  (allergenKinds.find((kind) => kind.code === code)?.name ??
    allergens.find(({ number }) => String(number) === code)?.short)?.[lang]

/** `gluten`, as kitchens say it; of a kind its own name. */
export const allergenWord = (code: string, lang: Language): string | undefined =>
  allergenKinds.find((kind) => kind.code === code)?.name[lang] ??
  words[lang].filter.contains[Number(code) - 1]

/** What a missing claim about a diet means, where any dish has one. */
export function dietAdvice({ menu }: Pick<Site, 'menu'>, lang: Language): string | undefined {
  const claimed = diets.find((diet) =>
    dishesIn(menu).some((dish) => shownDiets(dish).includes(diet)),
  )
  return claimed && words[lang].menu.dietAdvice(words[lang].names.diets[claimed])
}

/** The kinds of the groups of which this menu names any, for the legend. */
export const kindsNamed = onceFor((menu: Site['menu']) => {
  const dishes = dishesIn(menu)
  const parts = [...menu.sections, ...menu.food, ...menu.drinks].flatMap((one) => [
    ...(one.extras ?? []),
    ...('courses' in one ? (one.courses ?? []) : []),
  ])
  const codes = [
    ...dishes.flatMap(({ trace_kinds = [] }) => trace_kinds),
    ...[...dishes, ...parts].flatMap(({ allergen_kinds = [] }) => allergen_kinds),
  ]
  const groups = new Set(
    allergenKinds.filter(({ code }) => codes.includes(code)).map(({ number }) => number),
  )
  return allergenKinds.filter(({ number }) => groups.has(number))
})

/** What the numbers and letters beside dishes mean: `8`, then `8a` and so on, of these kinds. */
export const legendRows = (kinds: readonly AllergenKind[], lang: Language) =>
  allergens.flatMap(({ number, name }) => [
    { number, label: String(number), value: name[lang] },
    ...kinds
      .filter((kind) => kind.number === number)
      .map((kind) => ({ number, label: kind.code, value: kind.name[lang] })),
  ])

const soupsOf = ({ soup, more_soups = [] }: LunchDay) => (soup ? [soup, ...more_soups] : more_soups)

/** The dishes of a day as they are served: soups first. */
export const dishesOf = (day: LunchDay): { dish: LunchDish | LunchSoup; isSoup: boolean }[] => [
  ...soupsOf(day).map((dish) => ({ dish, isSoup: true })),
  ...day.mains.map((dish) => ({ dish, isSoup: false })),
]

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

/** A soup with a price of its own is paid for; one of 0 is free to those who eat. */
const isIncluded = ({ sizes }: LunchSoup) => sizes.every((size) => !amountOf(size)?.amount)

/** That nobody pays for the soup, or for one of several, unless the owner's own words are about it. */
export function soupIncluded(
  { soup_included, days: served, note }: Lunch,
  lang: Language,
): string | undefined {
  const { soup, soupOfChoice, soupOfDay } = words[lang].menu
  const most = Math.max(...served.map((day) => soupsOf(day).filter(isIncluded).length))
  if (!soup_included || most < 1) return undefined
  if (most > 1) return soupOfChoice
  return note?.[lang].toLowerCase().includes(soup.toLowerCase().slice(0, 4)) ? undefined : soupOfDay
}

function sizeFacts(size: Quantity | Size, lang: Language): SizeFacts {
  return {
    label: size.label?.[lang] ?? '',
    quantity: format.quantity(size, lang),
    price: format.price(size, lang),
  }
}

function alcoholFacts(item: Item | Drink, isFreeKnown: boolean, lang: Language): string[] {
  if (!('alcohol_percent' in item)) return []
  const { alcohol_percent, beer_degree } = item
  const facts = beer_degree === undefined ? [] : [format.degree(beer_degree, lang)]
  if (alcohol_percent === null) return [...facts, words[lang].menu.alcoholUnknown]
  const { alcoholFree } = words[lang].menu
  if (alcohol_percent === 0)
    return isFreeKnown || format.includesWord(item.name[lang], alcoholFree)
      ? facts
      : [...facts, alcoholFree]
  return [...facts, words[lang].menu.alcohol(format.percent(alcohol_percent, lang))]
}

/** Its maker, its year, where it comes from. */
function statedDetails(item: Partial<Drink>, lang: Language): string[] {
  return details.flatMap(({ field, member }) => {
    const { [member]: value } = item
    if (value === undefined) return []
    const word = words[lang].names.details[field]
    if (typeof value === 'number') return [`${word} ${value}`]
    return [typeof value === 'string' ? maker(word, value) : `${word}: ${value[lang]}`]
  })
}

/** `pivovar: Antoš`; a name that says it is not told twice. */
const maker = (what: string, name: string) =>
  name.toLowerCase().includes(what.toLowerCase()) ? name : `${what}: ${name}`

function depositFacts(item: Item, lang: Language): string[] {
  const found = depositOf(item)
  return found ? [words[lang].menu.deposit(format.money(found.amount, found.currency, lang))] : []
}

/** Vegan says vegetarian too: one word is enough for people. */
const shownDiets = ({ diets: claimed }: Pick<Item, 'diets'>) =>
  claimed.filter((diet) => !(diet === 'vegetarian' && claimed.includes('vegan')))

function claims(dish: LunchDish | LunchSoup | Item, lang: Language): string[] {
  const tags = 'tags' in dish ? dish.tags : []
  return [
    ...shownDiets(dish).map((diet) => words[lang].names.diets[diet]),
    ...tags.map((tag) => words[lang].names.tags[tag]),
    ...('all_week' in dish ? [words[lang].menu.allWeek] : []),
  ]
}

function availabilityFacts(
  site: Pick<Site, 'pub'>,
  { availability = {}, description, note }: Item,
  lang: Language,
): string[] {
  const { days: on, season, dates } = availability
  const facts: string[] = []
  const said = `${description?.[lang] ?? ''}. ${note?.[lang] ?? ''}`
  if (on && !namesOnly(said, on, lang))
    facts.push(words[lang].menu.servedOn(format.dayRanges(on, lang)))
  if (season) facts.push(seasonFacts(site, season, lang))
  if (dates)
    facts.push(
      words[lang].menu.servedDates(
        inSentence(format.dateRanges(dates, lang, site), words[lang].format.and),
      ),
    )
  return facts
}

export type FullSection = { section: Section; items: (Item | Drink)[] }

/** Sections with their items, in the owner's order. */
export function sectionsOf({ menu }: Pick<Site, 'menu'>): FullSection[] {
  const items = new Map<string, (Item | Drink)[]>(menu.sections.map(({ id }) => [id, []]))
  for (const item of [...menu.food, ...menu.drinks]) items.get(item.section)?.push(item)
  return menu.sections.map((section) => ({ section, items: items.get(section.id) ?? [] }))
}

/** Food and drinks, as far as there are any, in the order in which the owner begins them. */
export const kindsOf = ({ menu }: Pick<Site, 'menu'>): Kind[] => [
  ...new Set(menu.sections.map(({ kind }) => kind)),
]

type MenuPart = { kinds: Kind[]; heading: string; sections: FullSection[] }

/** Food and drinks apart where each stands together in the owner's order, otherwise both as one. */
export function menuParts(site: Pick<Site, 'menu'>, lang: Language): MenuPart[] {
  const w = words[lang].menu
  const kinds = kindsOf(site)
  const sections = sectionsOf(site)
  const runs = inRuns(sections, (before, next) => before.section.kind === next.section.kind)
  if (runs.length > kinds.length) return [{ kinds, heading: w.title.both, sections }]
  return runs.map((run) => ({
    kinds: [run[0].section.kind],
    heading: w[run[0].section.kind],
    sections: run,
  }))
}

/** Whether the title of a part is the name of the section right below it, too. */
export const isNamedAbove = (part: MenuPart, section: Section, lang: Language) =>
  part.sections[0]?.section === section && section.name[lang] === part.heading

type Group = { heading: Text | undefined; items: (Item | Drink)[] }

/** The items of a section by sub-headings, in the owner's order; those before the first have none. */
export const groupsOf = (items: readonly (Item | Drink)[]): Group[] =>
  inRuns(items, (before, next) => before.heading === next.heading).map((group) => ({
    heading: group[0].heading,
    items: group,
  }))

/** `Served in season from 1 May to 30 September, Mon–Fri 08:00–10:30.` */
export function servedFacts(site: Site, { served }: Section, lang: Language): string | undefined {
  if (!served) return undefined
  const { season, hours = [], special_hours = [], except_dates: except = [], except_from } = served
  const times = inShort(
    days.filter((day) => hours.some((row) => row.days.includes(day))),
    (day) => format.spans(hours.filter((row) => row.days.includes(day))),
    lang,
  )
  const isOpenDays = times.some(({ days: on }) => onOpenDays(on, site, season, lang) !== on)
  // On opening days says of what is closed that nothing is served then.
  const left = isOpenDays
    ? except.filter((on) => hoursOn(site.hours, on).bar.length > 0)
    : overClosedDays(except, site)
  const day = (of: string) => format.date(of, lang, site)
  const dates = inSentence(
    [
      ...format.dateRanges(left, lang, site),
      ...(except_from ? [words[lang].hours.untilNotice(day(except_from))] : []),
    ],
    words[lang].format.and,
  )
  const when = [
    ...(season ? [seasonFacts(site, season, lang)] : []),
    ...times.map(
      ({ days: on, hours: span }) =>
        `${format.daysWithin(onOpenDays(on, site, season, lang), lang)} ${span}`,
    ),
    ...(dates === '' ? [] : [words[lang].events.except(dates)]),
  ].join(', ')
  const others = special_hours.map(({ from, to, spans }) => {
    const on = [...new Set([from, to])].map(day).join(' – ')
    return `${on} ${format.spans(spans)}`
  })
  return words[lang].menu.served([when, ...others].join('; '))
}

/** Nobody is promised a meal daily by a house that is closed on a day of some week in that season. */
function onOpenDays(on: string, site: Site, season: Season | undefined, lang: Language): string {
  const { daily, onOpenDays: instead } = words[lang].format
  const { hours, date } = site
  const weeks = season
    ? partsOfYear(hours, date).flatMap(({ periods, week }) =>
        week && periods.some((one) => areCrossed(one, season)) ? [week] : [],
      )
    : weeksOf(hours)
  const isClosed = (week: Week) =>
    days.some((day) => !week.bar.some((row) => row.days.includes(day)))
  return on === daily && weeks.some(isClosed) ? instead : on
}

const areCrossed = (one: Season, other: Season) =>
  inSeason(one, other.from) || inSeason(other, one.from)

/** Days on which the house is closed part no dates: `24 December 2026 – 1 January 2027`. */
const overClosedDays = (dates: readonly CalendarDate[], { hours }: Pick<Site, 'hours'>) =>
  dates.flatMap((date, index) => {
    const next = dates[index + 1]
    const between = next === undefined ? [] : datesBetween(addDays(date, 1), addDays(next, -1))
    return between.every((on) => hoursOn(hours, on).bar.length === 0) ? [date, ...between] : [date]
  })

const seasonFacts = (site: Pick<Site, 'pub'>, { from, to }: Season, lang: Language) =>
  words[lang].menu.season(format.seasonDay(from, lang, site), format.seasonDay(to, lang, site))

const sectionsById = onceFor(
  ({ sections }: Site['menu']) => new Map(sections.map((section) => [section.id, section])),
)

/** An item by itself, with what its section says of when it is served. */
export function withSection<T extends Item>({ menu }: Pick<Site, 'menu'>, item: T): T {
  const served = sectionsById(menu).get(item.section)?.served
  if (!served) return item
  const { season, ...times } = served
  return { ...item, availability: { ...(season && { season }), ...item.availability, ...times } }
}

/** From when the prices hold, and what is in them. */
export const pricesHold = (site: Site, lang: Language): string => {
  const { pricesAsOf, pricesWithoutVat } = words[lang].menu
  return (paysVat(site) ? pricesAsOf : pricesWithoutVat)(format.date(site.updated, lang, site))
}

export const servesAlcohol = ({ menu }: Site) =>
  menu.drinks.some(({ alcohol_percent }) => alcohol_percent === null || alcohol_percent > 0.5)

/** Weeks that are not over on the date of the site, this one first. */
export const lunchWeeks = ({ menu, date }: Pick<Site, 'menu' | 'date'>): Lunch[] =>
  menu.lunches.filter(({ week }) => week >= isoWeek(date))

/** Monday and Friday or later of the week shown, whatever days have dishes. */
export function lunchWeek(
  { days: served }: Lunch,
  lang: Language,
  site: Pick<Site, 'pub'>,
): string | undefined {
  const [first] = served
  const last = served.at(-1)
  if (!first || !last) return undefined
  if (first === last) return format.longDate(first.date, lang, site)
  return words[lang].menu.lunchWeek(
    format.date(first.date, lang, site),
    format.date(last.date, lang, site),
  )
}

/** A house may serve drinks only, or food only. */
export function menuTitle({ menu: { food, drinks } }: Site, lang: Language): string {
  const { title } = words[lang].menu
  return food.length === 0 ? title.drinks : drinks.length === 0 ? title.food : title.both
}

/** Where the menu begins on the page. */
export const menuAnchor = (site: Site) => `${kindsOf(site)[0]}_list`
