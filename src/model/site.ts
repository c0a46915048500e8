// A pub as plain data: the only input of templates.
//
// Member names are those of the published documents (`menu-domain` item model): units are part of
// the name, text exists in every language of the site, and unknown is `null`, never an empty list.

import type { CompanyNumber, Country } from './countries.ts'
import type { Currency, Deposit, Price } from './currencies.ts'
import type { Features } from './features.ts'
import type { HouseType } from './house-types.ts'
import type { Language, Text } from './languages.ts'
import type { Look } from './looks.ts'
import type { Photo, Photos } from './photos.ts'
import type { WebService } from './services.ts'
import { keywordList } from './word-list.ts'

export type { Language, Text }

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]

/** Local time `HH:MM` in the pub's time zone, `00:00` to `23:59`. */
export type Time = string
/** Calendar date `YYYY-MM-DD`. */
export type CalendarDate = string
/** Day of any year, `MM-DD`. */
export type MonthDay = string

/** Date range, both ends included. */
export type Dates = { from: CalendarDate; to: CalendarDate }

/** Part of every year, both ends included; may wrap over New Year. */
export type Season = { from: MonthDay; to: MonthDay }

/**
 * Opening span. A `close` that is not later than `open` is on the next day. With `open_end` the
 * house often stays open longer. Around the clock is 00:00 to 23:59, as in schema.org.
 */
export type Span = { open: Time; close: Time; open_end?: true }

/** Span on some days of the week, and further ones. */
export type SpanOnDays = Span & { days?: Day[]; also?: (Span & { days?: Day[] })[] }

export const volumeUnits = ['ml', 'cl', 'dl'] as const
export const weightUnits = ['dkg', 'dag', 'kg'] as const

export type Quantity = {
  label?: Text
  /** Millilitres. */
  volume_ml?: number
  /** Unit that the owner writes, if it is not the litre. */
  volume_unit?: (typeof volumeUnits)[number]
  /** Grams. */
  weight_g?: number
  /** Unit that the owner writes, if it is not the gram. */
  weight_unit?: (typeof weightUnits)[number]
  /** All weights of `150/200 g`; `weight_g` is the first. */
  weights_g?: number[]
  /** Number of equal parts: 6 for `6 × 0,33 l`. The other members are the sums. */
  pack_of?: number
  pieces?: number
  /** Diameter or length in centimetres, as of a pizza. */
  size_cm?: number
  /** Number of people. */
  serves?: number
}

/**
 * Size with its price in the currency of the pub. A price without label and quantity is that of the
 * item. `price_from`: a minimum price. `price_per`: the price is per stated quantity, and the item
 * is weighed or measured. A deposit replaces that of the item; 0 is none.
 */
export type Size = Quantity & Price & Deposit & { price_from?: true; price_per?: true }

export const diets = ['vegetarian', 'vegan', 'gluten_free', 'lactose_free', 'halal'] as const
export type Diet = (typeof diets)[number]

export const tags = ['house_special', 'spicy', 'new', 'kids', 'raw', 'to_share'] as const
export type Tag = (typeof tags)[number]

/** Sweetness classes of Regulation (EU) 2019/33, for still and for sparkling wines. */
export const sweetnesses = keywordList(
  'dry medium_dry medium_sweet sweet brut_nature extra_brut brut extra_dry',
)
export type Sweetness = (typeof sweetnesses)[number]

export type Availability = {
  status?: 'available' | 'sold_out'
  /** Absent: as old as `updated`. */
  sold_out_since?: CalendarDate
  days?: Day[]
  /** Days that repeat less often than every week, or within dates. */
  recurring?: RecurringService
  season?: Season
  dates?: CalendarDate[]
  /** Times of its section, added where items are published one by one. */
  hours?: WeeklyHours
}

/** Allergens by recipe, and separately those that may occur in traces. */
export type Allergens = {
  /**
   * Numbers 1 to 14 of Regulation (EU) 1169/2011, Annex II. `[]`: none of them; `null`: not stated.
   */
  allergens: number[] | null
  /** Numbers that it contains, if the others are not stated and `allergens` is therefore `null`. */
  known_allergens?: number[]
  /** Cereals and nuts that the owner names, such as `1a`. Their numbers are in one of the lists too. */
  allergen_kinds?: string[]
  /** Absent if the owner states nothing about traces, which nobody can rule out. */
  traces?: number[]
  trace_kinds?: string[]
  /**
   * The owner's sentence on gluten, of which there may be traces. Not a claim that the dish is
   * gluten-free.
   */
  gluten_note?: Text
}

/** Allergens of a part of an item, with the same meaning. */
type Contained = Pick<Allergens, 'allergens' | 'known_allergens' | 'allergen_kinds'>

/**
 * Prices that hold in place of those in `sizes`, at these times or from a date on. A discount is of
 * every size.
 */
export type OtherPrice = {
  name?: Text
  days?: Day[]
  times?: (Span & { days?: Day[] })[]
  from?: CalendarDate
  until?: CalendarDate
  sizes?: Size[]
  discount_percent?: number
}

/** Extra that a guest may add at its own price. Its allergens add to those of the item. */
export type Extra = Omit<Quantity, 'label'> &
  Price &
  Contained & {
    name: Text
    price_from?: true
    price_per?: true
  }

/**
 * One of several courses for one price. Without allergens they are stated only for the whole item.
 */
export type Course = Partial<Contained> & {
  name: Text
  description?: Text
}

export type Item = Deposit &
  Allergens & {
    /** Unique among food and drinks; the anchor on the pages. */
    id: string
    section: string
    /** Number on the owner's menu, by which guests order: "12", "12a". */
    number?: string
    name: Text
    description?: Text
    note?: Text
    sizes: Size[]
    diets: Diet[]
    tags: Tag[]
    /** Sub-heading within the section, shared with neighbouring items. */
    heading?: Text
    /** From 1 to 5. */
    spice_level?: number
    /** Diet numbers of canteens and hospitals. */
    diet_numbers?: string[]
    /** Producer that is neither a brewery nor a winery. */
    producer?: string
    /** Origin in words. */
    origin?: Text
    /**
     * Own extras, in addition to those of the section. `[]`: no extras at all, not even those of
     * the section. Absent: none of its own.
     */
    extras?: Extra[]
    /** In the order of serving; the sizes have the price of all courses together. */
    courses?: Course[]
    other_prices?: OtherPrice[]
    /** Without the availability of the whole section. */
    availability?: Availability
    photo?: Photo
  }

export type Drink = Item & {
  /** Percent by volume; alcoholic above 0.5; `null` if unknown. */
  alcohol_percent: number | null
  /** Extract of the original wort in mass percent ("12°"); not alcohol. */
  beer_degree?: number
  /** Name of the brewery, the same in every language. */
  brewery?: string
  winery?: string
  /** Year of a wine. */
  vintage?: number
  sweetness?: Sweetness
}

export type Kind = 'food' | 'drinks'

/** Part of the year and weekly times when a section is served; both must apply. */
export type Served = {
  season?: Season
  hours?: WeeklyHours
  /** Upcoming dates with other times than those of the week. */
  special_hours?: TimesOnDates[]
  /**
   * Upcoming dates without the section. Either the owner says so, or an exception closes the house
   * or its kitchen when serving begins.
   */
  except_dates?: CalendarDate[]
  /** Not served from this date until further notice. */
  except_from?: CalendarDate
}

/** No spans: not served. */
export type TimesOnDates = Dates & { spans: Span[] }

export type Section = {
  id: string
  kind: Kind
  name: Text
  note?: Text
  served?: Served
  /** Extras that may be added to each of its items. */
  extras?: Extra[]
  other_prices?: OtherPrice[]
}

/** Size of a soup. It has no price if the soup is part of the main course. */
export type SoupSize = Quantity | Size
export type LunchDish = Pick<Item, 'name' | 'description' | 'sizes' | 'diets'> &
  Allergens & {
    /** Stated for the whole week instead of single days. */
    all_week?: true
  }
export type LunchSoup = Omit<LunchDish, 'sizes'> & { sizes: SoupSize[] }
export type LunchDay = {
  date: CalendarDate
  soup?: LunchSoup
  /** Further soups to choose from. */
  more_soups?: LunchSoup[]
  mains: LunchDish[]
}

export type Lunch = {
  /** ISO 8601 week, `2026-W48`. */
  week: string
  /** True if one soup of the day is part of the price of a main course. */
  soup_included: boolean
  note?: Text
  days: LunchDay[]
}

export type Menu = {
  sections: Section[]
  food: Item[]
  drinks: Drink[]
  /** From the oldest week to the newest, including past ones. */
  lunches: Lunch[]
}

export type WeeklyHours = (Span & { days: Day[] })[]

/**
 * Weekly hours. `kitchen` and `lunch`: `[]` none, `null` not stated. A day without a row in `bar`
 * is closed.
 */
export type Week = { bar: WeeklyHours; kitchen: WeeklyHours | null; lunch: WeeklyHours | null }

/** Replaces the whole week in a part of every year. Seasons do not overlap. */
export type HoursSeason = Season & {
  note?: Text
  /** `null`: closed in these months. */
  week: Week | null
}

/** Replaces week and season, including kitchen and lunch, on every date from `from` to `to`. */
export type HoursException = Dates & {
  reason?: Text
  /** True if it is valid until further notice, even if another exception splits it. */
  openEnded?: boolean
  /** True if the rule for public holidays decides, and no exception that the owner typed. */
  holiday?: boolean
  /** The exception that repeats and has this date. */
  recurring?: RecurringException
  /** `null`: closed on these days. */
  hours: Week | null
}

/** Hours of days that repeat, such as the first Monday of the month. */
export type RecurringException = Recurrence & Pick<HoursException, 'reason' | 'hours'>

/**
 * Hours on public holidays without an exception; `own_hours`: other times, `ask`: the owner does not
 * state them.
 */
export const holidayRules = keywordList('closed as_usual as_saturday as_sunday own_hours ask')
export type HolidayRule = (typeof holidayRules)[number]

export type Hours = Week & {
  /** In the owner's order. */
  seasons: HoursSeason[]
  /** By date, without overlaps: an exception inside another one has split it. */
  exceptions: HoursException[]
  /** Exceptions that repeat. Their dates of the next year are among `exceptions`. Absent: none. */
  recurring?: RecurringException[]
  /** Absent: not stated. */
  holidays?: HolidayRule
  /** The times of `own_hours`. */
  holiday_hours?: Span[]
  /** Parts of the house with hours of their own. Absent: none. */
  others?: NamedHours[]
  note?: Text
}

/** Hours of a part of the house, as those of a bar. The id is derived from the name. */
export type NamedHours = { id: string; name: Text; note?: Text; hours: Hours }

/** Admission price; 0 is free. The label says how it is paid, or by whom. */
export type EntryPrice = Price & { label?: Text; price_from?: true }

export const eventStatuses = ['scheduled', 'cancelled', 'sold_out'] as const

type EventFacts = {
  /** Derived from title and date, and stable as long as these are. */
  id: string
  title: Text
  description?: Text
  start: Time
  /** An end not later than `start` is on the next day. Absent: not stated. */
  end?: Time
  /** `null`: not stated. */
  prices: EntryPrice[] | null
  url?: string
  /** Where tickets are sold. */
  tickets?: string
  /** Minimum age of guests. */
  age?: number
  /** `sold_out` is as old as `updated`. */
  status: (typeof eventStatuses)[number]
}

/** Event on every date from `from` to `to`, which are often equal. */
export type DatedEvent = EventFacts & Dates

/** Days of the week that repeat, every week or less often. */
export type Recurrence = {
  days: Day[]
  /** First and last possible date. */
  from?: CalendarDate
  until?: CalendarDate
  /** Only the first (1) to fifth, or the last (-1), of these days in a month. */
  nth?: (1 | 2 | 3 | 4 | 5 | -1)[]
  /** Only every second, third or fourth week, counted from `from`. */
  every_weeks?: number
  /** Only if the day of the month, or the number of the week, is odd or even. */
  parity?: { of: 'dates' | 'weeks'; are: 'odd' | 'even' }
}

/** Rule of a dish, with its dates on which the house serves it, up to `known_until`. */
export type RecurringService = Recurrence & {
  dates: CalendarDate[]
  known_until: CalendarDate
}

export type WeeklyEvent = EventFacts &
  Recurrence & {
    /** Only in this part of every year. */
    season?: Season
    /** Dates on which the owner states that it does not take place. */
    except: Dates[]
  }

export type HouseEvent = DatedEvent | WeeklyEvent

export const paymentMethods = keywordList(`
  cash_czk cash_eur card debit_card credit_card contactless qr meal_voucher_card
  meal_voucher_paper university_card room_bill crypto`)
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods included in `card`. */
const cards: readonly PaymentMethod[] = ['debit_card', 'credit_card']

/** True if `other` includes this method: a debit card is a card. */
export const includesMethod = (one: PaymentMethod, other: PaymentMethod) =>
  one === other || (other === 'card' && cards.includes(one))

export const transportKinds = keywordList(`
  bus trolleybus tram metro train ferry cable_car ski_bus foot`)

export type Transport = {
  kind: (typeof transportKinds)[number]
  line?: string
  /** For `foot`, the place where the walk begins. */
  stop: string
  /** Minutes on foot. */
  walk_min: number
}

export const bookingWays = ['telephone', 'email', 'web', 'message'] as const
export type BookingWay = (typeof bookingWays)[number]

export type Reservation = {
  /** `[]`: tables cannot be booked; `null`: not stated. */
  by: BookingWay[] | null
  /** Page for booking. */
  url?: string
  /** When the telephone is answered. Without days: every day that the house is open. */
  hours?: SpanOnDays
  /** Days for which tables can be booked. */
  days?: Day[]
  /** Group size for which tables can be booked. */
  people_from?: number
  people_to?: number
  /** Dates for which tables cannot be booked. */
  except_dates?: CalendarDate[]
  note?: Text
}

/** Purposes of a telephone number. */
export const phoneUses = keywordList(`
  booking reception restaurant kitchen delivery events office manager takeaway catering bowling
  accommodation shop tours`)
export type PhoneUse = (typeof phoneUses)[number]

/** Web page of the pub: on a known service, or with a name. */
export type WebLink = { url: string } & ({ service: WebService; name?: Text } | { name: Text })

export type Branch = { name: Text; kind?: Text; address?: string; url?: string }

export type Room = {
  name: Text
  seats?: number
  minimum_spend?: number
  deposit?: number
  note?: Text
}

/** Usual spending of a guest as stated by the owner, in the currency of the pub. */
export type PriceRange = { least: number; most: number }

export type Pub = {
  name: Text
  kind: Text
  /** Type for programs, found in the owner's own words or stated explicitly. */
  type: HouseType
  /** Cuisine: `česká, moravská`. */
  cuisine?: Text
  price_range?: PriceRange
  /** Notice on every page and document, for example that the pub is invented. */
  notice?: Text
  address: {
    street: string
    postal_code: string
    town: string
    country: Country
    /** Code of the state, where public holidays differ between states. */
    state?: string
  }
  /** Currency of all prices of the menu. Accepting other cash is a payment method. */
  currency: Currency
  geo?: { latitude: number; longitude: number; note?: Text }
  /** E.164, `+420123456789`. */
  phone?: string
  phone_for?: PhoneUse
  phone_hours?: SpanOnDays
  phone_2?: string
  phone_2_for?: PhoneUse
  phone_2_hours?: SpanOnDays
  phone_3?: string
  phone_3_for?: PhoneUse
  phone_3_hours?: SpanOnDays
  email?: string
  links: WebLink[]
  /** Other houses of the same operator, each with a web or street address. */
  branches: Branch[]
  transport: Transport[]
  payment: {
    /** Absent while the owner is being asked for them (`payment: ask`). */
    methods?: PaymentMethod[]
    not_accepted: PaymentMethod[]
    /** Least amount for cards, in the currency of the pub. */
    card_minimum?: number
    note?: Text
  }
  reservation: Reservation
  features: Features
  /** Rooms that groups can book; amounts are in the currency of the pub. */
  rooms: Room[]
  /** Facts that have no row in the table of features. */
  more: { name: Text; text: Text }[]
  /** SPDX identifier under which the owner publishes the data. */
  license?: string
  /** Permissions for crawlers, as the owner decides. */
  signals: ContentSignals
  /** Contact for reporting security problems (RFC 9116). */
  security?: { contact: string; expires: CalendarDate }
  legal: Legal
}

/** Content Signals (contentsignals.org). An absent member neither grants nor refuses. */
export type ContentSignals = {
  search?: boolean
  ai_input?: boolean
  ai_train?: boolean
  /** True if the owner stated no signals. */
  isDefault?: true
}

/** Operator of the pub, with the numbers that companies have in its country. */
export type Legal = { readonly [Number in CompanyNumber]?: string } & {
  /** Numbers that the owner is still being asked for. */
  asked?: readonly CompanyNumber[]
  /** Operator, seat and register are absent while the owner is being asked for them (`seat: ask`). */
  operator?: string
  /** Who represents a company, as German law requires (section 5 DDG). */
  managing_director?: string
  seat?: string
  register?: Text
  /** `false`: the operator pays no VAT. */
  vat?: boolean
  age_notice?: Text
}

export type Home = {
  tagline: string
  /** One sentence for search results. */
  description: string
  story: StorySection[]
}

/** Page of the owner; its name is its address. */
export type OwnPage = { name: string; texts: Record<Language, PageText> }
export type PageText = { title: string; description?: string; sections: StorySection[] }

export type StorySection = {
  heading?: string
  /** Plain text; each list entry is a paragraph. */
  paragraphs: string[]
  /** The same with the owner's markup. */
  blocks: StoryBlock[]
}

export type StoryBlock = { paragraph: Inline[] } | { list: Inline[][] }

/** Part of a paragraph. Links have the scheme https, mailto or tel. */
export type Inline =
  | { text: string }
  | { strong: Inline[] }
  | { emphasis: Inline[] }
  | { link: Inline[]; to: string }

export const httpsScopes = ['site', 'domain', 'preload'] as const

/** Repository of the owner's files, to which the editor commits. */
export type EditorHome = {
  forge: 'github' | 'gitlab'
  /** `owner/repository`. */
  repository: string
  /** Default: the default branch of the repository. */
  branch?: string
  /** Id of a GitLab OAuth application, so that the owner signs in without a token. */
  app?: string
  /** Origin (https) of the sign-in service for GitHub, or of a self-hosted GitLab. */
  via?: string
}

/** Old path below the base URL, and its target: a path of the site, or an https URL. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** Settings of the host. */
export type Hosting = {
  /**
   * Answer requests for home pages in Markdown if the client prefers it. Needs code on the host.
   */
  markdown_negotiation: boolean
  /**
   * Scope of Strict-Transport-Security: this host name, its subdomains too, or browser preload
   * lists too.
   */
  https_only: (typeof httpsScopes)[number]
  /** Repository for the editor at `/admin/`; absent: no editor. */
  editor?: EditorHome
  redirects: readonly Redirect[]
}

/** SVG drawing without scripts and references. Its colours are `currentColor` or its own. */
export type Emblem = {
  viewBox: string
  body: string
  /** Its own colours, which stay unchanged. */
  colors?: readonly string[]
  /** Light background by day or by night, if the drawing would be invisible without it. */
  tile?: { paper: string; day: boolean; night: boolean }
}

/** Everything that the owner states. */
export type Content = {
  /** Languages of every text, in the owner's order; the first one is that of the house. */
  languages: readonly Language[]
  /** Date on which the owner last checked prices and hours. */
  updated: CalendarDate
  pub: Pub
  hours: Hours
  /** Date until which the hours of every public holiday are stated. */
  exceptions_checked_until: CalendarDate
  menu: Menu
  /** Absent: no file of events. `[]`: the file is empty. */
  events?: HouseEvent[]
  home: Record<Language, Home>
  /** Absent: no pages. */
  pages?: OwnPage[]
  hosting: Hosting
  emblem?: Emblem
  /** Absent: the default look. */
  look?: Look
  /** Absent: no photos of the house; items have their own. */
  photos?: Photos
}

/**
 * Content with all other inputs that decide the published bytes. No template reads a clock or an
 * environment.
 */
export type Site = Content & {
  /** In normal form: no trailing slash, query or fragment. */
  baseUrl: string
  /** Date of the build; facts that were over before it are omitted. */
  date: CalendarDate
}

/** Absolute URL of a path of this site: `/menu.json` becomes `https://pub.example/menu.json`. */
export function url(site: { baseUrl: string }, path: string): string {
  return site.baseUrl + path
}

/** Path for links on pages: the URL without scheme and host. */
export function href(site: { baseUrl: string }, path: string): string {
  return new URL(site.baseUrl).pathname.replace(/\/$/, '') + path
}
