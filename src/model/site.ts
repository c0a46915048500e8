// What a pub is, as plain data: the one thing that templates may know.
//
// Names of members are those of the published documents (`menu-domain` item model): units stand
// in the key, text is always in every language of the site, unknown is `null` and never an empty list.

import type { CompanyNumber, Country } from './countries.ts'
import type { Currency, Deposit, Price } from './currencies.ts'
import type { Features } from './features.ts'
import type { HouseType } from './house-types.ts'
import type { Language, Text } from './languages.ts'
import type { Look } from './looks.ts'
import type { Photo, Photos } from './photos.ts'
import type { Service } from './services.ts'

export type { Language, Text }

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]

/** Local wall time `HH:MM` in the pub's time zone, `00:00` to `23:59`. */
export type Time = string
/** Calendar date `YYYY-MM-DD`. */
export type CalendarDate = string
/** Day of any year, `MM-DD`. */
export type MonthDay = string

/** Both included. */
export type Dates = { from: CalendarDate; to: CalendarDate }

/** Every year from one day to the other, both included; may wrap over New Year. */
export type Season = { from: MonthDay; to: MonthDay }

/** From `open` to `close`; a `close` that is not later than `open` belongs to the next day. */
export type Span = { open: Time; close: Time }

/** The same on some days of the week, and further ones. */
export type SpanOnDays = Span & { days?: Day[]; also?: (Span & { days?: Day[] })[] }

export type Quantity = {
  label?: Text
  /** Millilitres. */
  volume_ml?: number
  /** Grams. */
  weight_g?: number
  pieces?: number
  /** Across or along, in centimetres, as of a pizza. */
  size_cm?: number
  /** For how many people it is. */
  serves?: number
}

/**
 * The price is in the currency of the pub; one without label and quantity is that of the item. It
 * may be the least that it costs, or go by weight: then it is for the quantity that stands there.
 */
export type Size = Quantity & Price & { price_from?: true; price_per?: true }

export const diets = ['vegetarian', 'vegan', 'gluten_free', 'lactose_free', 'halal'] as const
export type Diet = (typeof diets)[number]

export const tags = ['house_special', 'spicy', 'new', 'kids', 'raw', 'to_share'] as const
export type Tag = (typeof tags)[number]

export type Availability = {
  status?: 'available' | 'sold_out'
  days?: Day[]
  season?: Season
  dates?: CalendarDate[]
  /** The times of its section; said of items where they are published one by one. */
  hours?: WeeklyHours
}

/** Allergens by recipe, and apart from them what may be in it though it is no ingredient. */
export type Allergens = {
  /** Numbers 1 to 14 of Regulation (EU) 1169/2011, Annex II; `[]` none of them, `null` not stated. */
  allergens: number[] | null
  /** Which cereals and nuts, where the owner says so: `1a`; their numbers stand in `allergens` too. */
  allergen_kinds?: string[]
  /** Absent where the owner says nothing of traces, which nobody can rule out. */
  traces?: number[]
  trace_kinds?: string[]
  /** The owner's sentence on gluten, of which there may be traces: no claim that it is gluten-free. */
  gluten_note?: Text
}

/** What something contains; kinds as those of an item. */
type Contained = Pick<Allergens, 'allergens' | 'allergen_kinds'>

/** What a guest may add at a price of its own. Its allergens come besides those of the item. */
export type Extra = Omit<Quantity, 'label'> &
  Price &
  Contained & {
    name: Text
    price_from?: true
    price_per?: true
  }

/** One of several that are served for one price; without allergens they are said of the whole only. */
export type Course = Partial<Contained> & {
  name: Text
  description?: Text
}

export type Item = Deposit &
  Allergens & {
    /** Stable over food and drinks; the anchor on the pages. */
    id: string
    section: string
    name: Text
    description?: Text
    note?: Text
    sizes: Size[]
    diets: Diet[]
    tags: Tag[]
    /** The sub-heading of its section under which it stands, with the items before and behind it. */
    heading?: Text
    /** Who makes it, where that is neither a brewery nor a winery. */
    producer?: string
    /** Where it comes from, in words. */
    origin?: Text
    /** Beside those of the section; `[]`: none, nor those of the section; absent: none of its own. */
    extras?: Extra[]
    /** In the order in which they are served; the sizes are what all of them cost together. */
    courses?: Course[]
    /** Without what its section says of all its items. */
    availability?: Availability
    photo?: Photo
  }

export type Drink = Item & {
  /** Percent by volume; above 0.5 alcoholic; `null` not known. */
  alcohol_percent: number | null
  /** Extract of the original wort in mass percent ("12°"); not alcohol. */
  beer_degree?: number
  /** Who brews or makes it: a name, which no language changes. */
  brewery?: string
  winery?: string
  /** The year of a wine. */
  vintage?: number
}

export type Kind = 'food' | 'drinks'

/** The part of the year and the times of the week in which a section is served; both hold together. */
export type Served = {
  season?: Season
  hours?: WeeklyHours
  /** Dates to come, with other times than those of the week. */
  special_hours?: TimesOnDates[]
  /** To come: the owner says so, or an exception has the house closed, or not cooking, when it begins. */
  except_dates?: CalendarDate[]
  /** From here on it is not, until further notice. */
  except_from?: CalendarDate
}

/** No times: it is not served. */
export type TimesOnDates = Dates & { spans: Span[] }

export type Section = {
  id: string
  kind: Kind
  name: Text
  note?: Text
  served?: Served
  /** What may be added to each of its items. */
  extras?: Extra[]
}

/** A soup whose price is part of the main course has sizes without a price. */
export type SoupSize = Quantity | Size
export type LunchDish = Pick<Item, 'name' | 'description' | 'sizes' | 'diets'> &
  Allergens & {
    /** Typed for the whole week, and not for some of its days. */
    all_week?: true
  }
export type LunchSoup = Omit<LunchDish, 'sizes'> & { sizes: SoupSize[] }
export type LunchDay = {
  date: CalendarDate
  soup?: LunchSoup
  /** Soups beside the first one: a guest has the choice. */
  more_soups?: LunchSoup[]
  mains: LunchDish[]
}

export type Lunch = {
  /** ISO 8601 week, `2026-W48`. */
  week: string
  /** Whether a soup is part of the price of a main course; one, where the day has several. */
  soup_included: boolean
  note?: Text
  days: LunchDay[]
}

export type Menu = {
  sections: Section[]
  food: Item[]
  drinks: Drink[]
  /** From the oldest week to the newest; those that are over too. */
  lunches: Lunch[]
}

export type WeeklyHours = (Span & { days: Day[] })[]

/** `kitchen` and `lunch`: `[]` none, `null` not stated. On a day without a row of the bar it is closed. */
export type Week = { bar: WeeklyHours; kitchen: WeeklyHours | null; lunch: WeeklyHours | null }

/** Replaces the whole week, every year from one day to the other; seasons do not overlap. */
export type HoursSeason = Season & {
  note?: Text
  /** `null`: closed in these months. */
  week: Week | null
}

/** Replaces week and season, kitchen and lunch included, for every date from `from` to `to`. */
export type HoursException = Dates & {
  reason: Text
  /** Whether it holds until further notice, where a day inside of it has parted it too. */
  openEnded?: boolean
  /** `null`: closed on these days. */
  hours: Week | null
}

export type Hours = Week & {
  /** In the owner's order. */
  seasons: HoursSeason[]
  /** By date, each date at most once: one inside another one has parted it. */
  exceptions: HoursException[]
  /** Whether the owner said that public holidays without an exception are days like others. */
  holidays_as_usual: boolean
  note?: Text
}

/** What a guest pays to come in; 0: nothing. A label says how it is paid, or by whom. */
export type EntryPrice = Price & { label?: Text; price_from?: true }

export const eventStatuses = ['scheduled', 'cancelled', 'sold_out'] as const

type EventFacts = {
  /** Of its title and its date: stable as long as these are. */
  id: string
  title: Text
  description?: Text
  start: Time
  /** Not later than `start`: on the next day. Absent: not stated. */
  end?: Time
  /** `null`: not stated. */
  prices: EntryPrice[] | null
  url?: string
  /** From which age on guests are let in. */
  age?: number
  /** `sold_out` is as old as `updated`. */
  status: (typeof eventStatuses)[number]
}

/** On every date from `from` to `to`, which are often the same. */
export type DatedEvent = EventFacts & Dates

export type WeeklyEvent = EventFacts & {
  days: Day[]
  /** The first and the last date on which it may take place. */
  from?: CalendarDate
  until?: CalendarDate
  /** Only in this part of every year. */
  season?: Season
  /** Dates on which the owner says that it does not take place. */
  except: Dates[]
}

export type HouseEvent = DatedEvent | WeeklyEvent

export const paymentMethods = [
  'cash_czk',
  'cash_eur',
  'card',
  'debit_card',
  'credit_card',
  'contactless',
  'qr',
  'meal_voucher_card',
  'meal_voucher_paper',
  'university_card',
  'room_bill',
  'crypto',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What `card` alone means. */
const cards: readonly PaymentMethod[] = ['debit_card', 'credit_card']

/** Whether the one is the other, or a part of it: a debit card is a card. */
export const isPaidBy = (one: PaymentMethod, other: PaymentMethod) =>
  one === other || (other === 'card' && cards.includes(one))

export const transportKinds = [
  'bus',
  'trolleybus',
  'tram',
  'metro',
  'train',
  'ferry',
  'cable_car',
  'ski_bus',
  'foot',
] as const

export type Transport = {
  kind: (typeof transportKinds)[number]
  line?: string
  /** Of `foot` the place where the way begins. */
  stop: string
  /** Minutes on foot. */
  walk_min: number
}

export const bookingWays = ['telephone', 'email', 'web', 'message'] as const
export type BookingWay = (typeof bookingWays)[number]

export type Reservation = {
  /** `[]`: tables are not booked; `null`: the owner does not say how. */
  by: BookingWay[] | null
  /** The page on which a guest books. */
  url?: string
  /** When somebody answers the telephone; without days on every day that the house is open. */
  hours?: SpanOnDays
  /** The days for which tables are booked. */
  days?: Day[]
  /** The size of a group for which they are. */
  people_from?: number
  people_to?: number
  note?: Text
}

/** What a telephone is for. */
export const phoneUses = [
  'booking',
  'reception',
  'restaurant',
  'kitchen',
  'delivery',
  'events',
  'office',
  'manager',
] as const
export type PhoneUse = (typeof phoneUses)[number]

/** A page elsewhere that is the pub's own: of a service that readers know, or with a name. */
export type WebLink = { url: string } & ({ service: Service; name?: Text } | { name: Text })

export type Branch = { name: Text; kind?: Text; address?: string; url?: string }

/** What a guest spends, as the owner says; in the currency of the pub. */
export type PriceRange = { least: number; most: number }

export type Pub = {
  name: Text
  kind: Text
  /** What it is to programs, by what the owner calls it or says besides. */
  type: HouseType
  /** What it cooks: `česká, moravská`. */
  cuisine?: Text
  price_range?: PriceRange
  /** Said on every page and document, for example that the pub is invented. */
  notice?: Text
  address: { street: string; postal_code: string; town: string; country: Country }
  /** What every price of the menu is in. Taking other cash is a way of paying. */
  currency: Currency
  geo?: { latitude: number; longitude: number; note?: Text }
  /** E.164, `+420123456789`. */
  phone?: string
  phone_for?: PhoneUse
  phone_2?: string
  phone_2_for?: PhoneUse
  phone_3?: string
  phone_3_for?: PhoneUse
  email?: string
  links: WebLink[]
  /** Other houses of the same operator; each has an address of its site, or in the street. */
  branches: Branch[]
  transport: Transport[]
  payment: { methods: PaymentMethod[]; not_accepted: PaymentMethod[]; note?: Text }
  reservation: Reservation
  features: Features
  /** What the table of features has no row for. */
  more: { name: Text; text: Text }[]
  /** SPDX identifier under which the owner publishes the data. */
  license?: string
  /** What crawlers may do with the site, as the owner decides. */
  signals: ContentSignals
  /** Where a weakness of the site is reported (RFC 9116). */
  security?: { contact: string; expires: CalendarDate }
  legal: Legal
}

/** contentsignals.org; a member that is absent neither grants nor refuses. */
export type ContentSignals = { search?: boolean; ai_input?: boolean; ai_train?: boolean }

/** Who runs the pub, with the numbers that such companies have in its country. */
export type Legal = { readonly [Number in CompanyNumber]?: string } & {
  operator: string
  seat: string
  register: Text
  /** `false`: none is paid. */
  vat?: boolean
  age_notice?: Text
}

export type Home = {
  tagline: string
  /** One sentence for search results. */
  description: string
  story: StorySection[]
}

/** A page of the owner's own: its name is its address. */
export type OwnPage = { name: string; texts: Record<Language, PageText> }
export type PageText = { title: string; description?: string; sections: StorySection[] }

export type StorySection = {
  heading?: string
  /** In plain words; an entry of a list is one. */
  paragraphs: string[]
  /** The same with what the owner marked. */
  blocks: StoryBlock[]
}

export type StoryBlock = { paragraph: Inline[] } | { list: Inline[][] }

/** A part of a paragraph. A link leads to https, mailto or tel. */
export type Inline =
  | { text: string }
  | { strong: Inline[] }
  | { emphasis: Inline[] }
  | { link: Inline[]; to: string }

export const httpsScopes = ['site', 'domain', 'preload'] as const

/** Where the owner's files are kept, and so where the editor saves them. */
export type EditorHome = {
  forge: 'github' | 'gitlab'
  /** `owner/repository`. */
  repository: string
  /** Without one, that of the forge. */
  branch?: string
  /** Of an application at GitLab, by which the owner signs in without a token of his own. */
  app?: string
  /** Who signs the owner in at GitHub; a GitLab of one's own. An origin of https and nothing else. */
  via?: string
}

/** An address of an older site, below the base URL, and where it leads: a path of the site, or https. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** What the owner decides about the host. */
export type Hosting = {
  /** Whether home pages are answered in Markdown where a client prefers it: code on the host. */
  markdown_negotiation: boolean
  /** Strict-Transport-Security binds this host name, all below it, or the lists of browsers too. */
  https_only: (typeof httpsScopes)[number]
  /** Where the owner's editor at `/admin/` saves; without it there is none. */
  editor?: EditorHome
  redirects: readonly Redirect[]
}

/** A drawing in SVG that neither acts nor fetches; its colours are `currentColor` or its own. */
export type Emblem = {
  viewBox: string
  body: string
  /** Where it has several: they stay as they are. */
  colors?: readonly string[]
  /** Light paper under it, by day and by night, where one of them would vanish. */
  tile?: { paper: string; day: boolean; night: boolean }
}

/** Everything that the owner says. */
export type Content = {
  /** The languages of every text, as the owner lists them: the first is that of the house. */
  languages: readonly Language[]
  /** The date on which the owner last went over prices and hours. */
  updated: CalendarDate
  pub: Pub
  hours: Hours
  /** Up to which day every public holiday has an exception, or is said to be a day like others. */
  exceptions_checked_until: CalendarDate
  menu: Menu
  /** Absent: the house has no file of events; `[]` is one without any. */
  events?: HouseEvent[]
  home: Record<Language, Home>
  /** Absent: none. */
  pages?: OwnPage[]
  hosting: Hosting
  emblem?: Emblem
  /** Absent: the usual one. */
  look?: Look
  /** Absent: none of the house; items have theirs. */
  photos?: Photos
}

/** Content, and the inputs beside it that decide the bytes: no template knows a clock or a host. */
export type Site = Content & {
  /** In normal form: no trailing slash, query or fragment. */
  baseUrl: string
  /** The date of the build; facts that were over before it are left out. */
  date: CalendarDate
}

/** The absolute address of a path of this site: `/menu.json` to `https://pub.example/menu.json`. */
export function url(site: { baseUrl: string }, path: string): string {
  return site.baseUrl + path
}

/** The same without scheme and host, for links on the pages. */
export function href(site: { baseUrl: string }, path: string): string {
  return new URL(site.baseUrl).pathname.replace(/\/$/, '') + path
}
