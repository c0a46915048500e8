// What the site says about the pub, as words in one language. The pages and their Markdown twins
// both render these, so that neither can say less than the other.

import { weekday } from '../../src/model/calendar.ts'
import {
  type Day,
  type Drink,
  days,
  type Hours,
  type HoursException,
  type Item,
  type Kind,
  type Language,
  type Lunch,
  type LunchDish,
  type LunchSoup,
  type Section,
  type Site,
  type Size,
  type Span,
  type WeeklyHours,
} from '../../src/model/site.ts'
import * as format from './format.ts'
import { words } from './words/words.ts'

export const other = (lang: Language): Language => (lang === 'cs' ? 'en' : 'cs')

/** Paths of a language's home page and of its Markdown twin. */
export const homePath = (lang: Language) => (lang === 'cs' ? '/' : '/en/')
export const twinPath = (lang: Language) => (lang === 'cs' ? '/index.md' : '/en.md')
/** The picture that is shown where a link to the home page is shared. */
export const cardPath = (lang: Language) => (lang === 'cs' ? '/card.png' : '/en/card.png')

// Hours

export type DayRow = { day: Day; name: string; bar: string; kitchen: string; lunch: string }

/** Seven rows, Monday first. */
export function weekRows({ bar, kitchen, lunch }: Hours, lang: Language): DayRow[] {
  const cell = (week: WeeklyHours, day: Day, empty: string) =>
    format.spans(week.filter((row) => row.days.includes(day))) || empty
  return days.map((day) => ({
    day,
    name: words[lang].days[day],
    bar: cell(bar, day, words[lang].closed),
    kitchen: cell(kitchen, day, words[lang].none),
    lunch: cell(lunch, day, words[lang].none),
  }))
}

/** Neighbouring days on which everything is the same share a row: four rows say a whole week. */
export function weekGroups(hours: Hours, lang: Language): DayRow[] {
  const groups: { days: Day[]; row: DayRow }[] = []
  for (const row of weekRows(hours, lang)) {
    const last = groups.at(-1)
    const same =
      last &&
      [row.bar, row.kitchen, row.lunch].join() ===
        [last.row.bar, last.row.kitchen, last.row.lunch].join()
    if (same) last.days.push(row.day)
    else groups.push({ days: [row.day], row })
  }
  return groups.map(({ days: names, row }) => ({
    ...row,
    name: format.dayNames(names, lang, days),
  }))
}

/** `Po–Čt 11:00–23:00`, `Pá 11:00–01:00`, ...: the hours of the pub as on the sign at its door. */
export function weekInShort({ bar }: Hours, lang: Language): { days: string; hours: string }[] {
  const groups: { days: Day[]; hours: string }[] = []
  for (const day of days) {
    const hours = format.spans(bar.filter((row) => row.days.includes(day))) || words[lang].closed
    const last = groups.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups.map(({ days: names, hours }) => ({
    days: format.shortDays(names, lang, days),
    hours,
  }))
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const wraps = ({ open, close }: Span) => minutes(close) <= minutes(open)

/** The rule for closing times past midnight, with an example of this week; none where none occurs. */
export function pastMidnight({ bar, exceptions }: Hours, lang: Language): string | undefined {
  const row = [
    ...bar,
    ...exceptions.flatMap(({ from, hours }) =>
      (hours?.bar ?? []).map((span) => ({ ...span, days: [weekday(from)] })),
    ),
  ].find((span) => wraps(span) && span.close !== '00:00')
  const day = row?.days[0]
  if (!row || day === undefined) return undefined
  const next = days[(days.indexOf(day) + 1) % 7] as Day
  const { [day]: name, [next]: nextName } = words[lang].days
  return words[lang].pastMidnight(
    name,
    format.span(row),
    lang === 'cs' ? czechInto[next] : nextName,
    row.close,
  )
}

/** "zavírá se v sobotu": the day in the case that the sentence needs. */
const czechInto: Record<Day, string> = {
  mon: 'v pondělí',
  tue: 'v úterý',
  wed: 've středu',
  thu: 've čtvrtek',
  fri: 'v pátek',
  sat: 'v sobotu',
  sun: 'v neděli',
}

/** Exceptions that were not over when the owner last looked: the site has no other clock. */
export const comingExceptions = ({ hours, updated }: Site): HoursException[] =>
  hours.exceptions.filter(({ to }) => to >= updated)

/** `čtvrtek 24. prosince 2026 – ...`, and what holds then. */
export function exceptionFacts({ from, to, reason, hours }: HoursException, lang: Language) {
  const first = format.longDate(from, lang)
  return {
    dates: from === to ? first : `${first} – ${format.longDate(to, lang)}`,
    reason: reason[lang],
    hours: hours
      ? words[lang].exceptionHours(
          format.spans(hours.bar),
          hours.kitchen ? format.spans(hours.kitchen) : words[lang].none,
          hours.lunch ? format.spans(hours.lunch) : words[lang].none,
        )
      : words[lang].closed,
  }
}

// Menu

export type SizeFacts = { label: string; quantity: string; price: string }

export type ItemFacts = {
  name: string
  /** The name in the other language: on the English page what stands on the pub's own menu. */
  otherName: string
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
    details: [...alcoholFacts(item, lang), ...claims(item, lang), ...availabilityFacts(item, lang)],
  }
}

export function dishFacts(dish: LunchDish | LunchSoup, lang: Language): ItemFacts {
  return {
    name: dish.name[lang],
    otherName: dish.name[other(lang)],
    description: dish.description?.[lang],
    note: undefined,
    sizes: dish.sizes.map((size) => sizeFacts(size, lang)),
    details: claims(dish, lang),
    allergens: dish.allergens,
  }
}

function sizeFacts(
  size: Omit<Size, 'price_czk'> & { price_czk?: number },
  lang: Language,
): SizeFacts {
  return {
    label: size.label?.[lang] ?? '',
    quantity: format.quantity(size, lang),
    price: size.price_czk === undefined ? '' : format.money(size.price_czk, lang),
  }
}

function alcoholFacts(item: Item | Drink, lang: Language): string[] {
  if (!('alcohol_percent' in item)) return []
  const { alcohol_percent, beer_degree } = item
  const facts = beer_degree === undefined ? [] : [format.degree(beer_degree, lang)]
  if (alcohol_percent === null) return [...facts, words[lang].alcoholUnknown]
  // Water has no alcohol and need not say so; alcohol-free beer does.
  return alcohol_percent === 0
    ? facts
    : [...facts, words[lang].alcohol(format.percent(alcohol_percent, lang))]
}

/** Vegan says vegetarian too: one word is enough for people. */
function claims({ diets, ...dish }: LunchDish | LunchSoup | Item, lang: Language): string[] {
  const shown = diets.filter((diet) => !(diet === 'vegetarian' && diets.includes('vegan')))
  const tags = 'tags' in dish ? dish.tags : []
  return [
    ...shown.map((diet) => words[lang].diets[diet]),
    ...tags.map((tag) => words[lang].tags[tag]),
  ]
}

function availabilityFacts({ availability = {} }: Item, lang: Language): string[] {
  const { status, days: on, season, dates } = availability
  const facts: string[] = []
  if (status === 'sold_out') facts.push(words[lang].soldOut)
  if (on) facts.push(words[lang].servedOn(format.dayNames(on, lang, days)))
  if (season)
    facts.push(
      words[lang].season(format.monthDay(season.from, lang), format.monthDay(season.to, lang)),
    )
  if (dates)
    facts.push(words[lang].servedDates(dates.map((date) => format.date(date, lang)).join(', ')))
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

// Lunch

/** Monday and Friday or later of the week shown, whatever days have dishes. */
export function lunchWeek({ days: served }: Lunch, lang: Language): string | undefined {
  const [first] = served
  const last = served.at(-1)
  return (
    first &&
    last &&
    words[lang].lunchWeek(format.date(first.date, lang), format.date(last.date, lang))
  )
}

// The house

export type Fact = { label: string; value: string }

export function addressLines({ pub: { address } }: Site): string[] {
  return [address.street, `${format.postcode(address.postal_code)} ${address.town}`]
}

export const mapUrl = (geo: { latitude: number; longitude: number }) =>
  `https://mapy.com/zakladni?x=${geo.longitude}&y=${geo.latitude}&z=17&source=coor&id=${geo.longitude}%2C${geo.latitude}`

export function transportFacts({ pub }: Site, lang: Language): string[] {
  return pub.transport.map((stop) => words[lang].transport(stop, format.minutes(stop.walk_min)))
}

export function paymentFacts({ pub: { payment } }: Site, lang: Language): Fact[] {
  const list = (methods: readonly (typeof payment.methods)[number][]) =>
    methods.map((method) => words[lang].paymentMethods[method]).join(', ')
  return [
    { label: words[lang].payment, value: list(payment.methods) },
    ...(payment.not_accepted.length > 0
      ? [{ label: words[lang].notAccepted, value: list(payment.not_accepted) }]
      : []),
  ]
}

/** One sentence for each thing that guests ask about; the owner's own words come with it. */
export function houseFacts({ pub: { features } }: Site, lang: Language): string[] {
  const w = words[lang]
  const { notes } = features
  const yesNo = (name: keyof typeof w.features) => {
    const value = features[name]
    return value === undefined ? undefined : w.features[name][value ? 0 : 1]
  }
  const sentences = (fact: string | undefined, ...more: (string | undefined)[]) => {
    const said = more.filter((sentence) => sentence !== undefined)
    return fact === undefined && said.length === 0
      ? undefined
      : [fact && `${fact}.`, ...said].filter(Boolean).join(' ')
  }
  const season = features.garden_season
  const { seats_inside, seats_garden } = features
  return [
    sentences(
      yesNo('garden'),
      season && !notes.garden
        ? w.gardenSeason(format.monthDay(season.from, lang), format.monthDay(season.to, lang))
        : undefined,
      notes.garden?.[lang],
    ),
    sentences(yesNo('dogs'), notes.dogs?.[lang]),
    sentences(yesNo('smoking_inside'), notes.smoking?.[lang]),
    sentences(features.wheelchair && w.wheelchair[features.wheelchair], notes.wheelchair?.[lang]),
    sentences(features.parking && w.parking[features.parking], notes.parking?.[lang]),
    sentences(yesNo('children_corner')),
    sentences(yesNo('wifi')),
    sentences(yesNo('tv_sport')),
    seats_inside === undefined && seats_garden === undefined
      ? undefined
      : sentences(w.seats(seats_inside?.toString(), seats_garden?.toString())),
  ].filter((fact) => fact !== undefined)
}

export function operatorFacts({ pub: { legal } }: Site, lang: Language): Fact[] {
  const w = words[lang]
  return [
    { label: w.operator, value: legal.operator },
    { label: w.ico, value: legal.ico },
    ...(legal.dic === undefined ? [] : [{ label: w.dic, value: legal.dic }]),
    { label: w.seat, value: legal.seat },
  ]
}

/** `U Lva, hospoda, Horní Dolní`: what it is and where, in one line. */
export const oneLine = ({ pub }: Site, lang: Language) =>
  `${pub.name[lang]}, ${pub.kind[lang]}, ${pub.address.town}`
