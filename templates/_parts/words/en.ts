// English. Its words say which there are: every other language has the same ones.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { HouseType } from '../../../src/model/house-types.ts'

/** A house in the middle of a sentence. */
export const nouns: Record<HouseType, string> = {
  pub: 'pub',
  wine_bar: 'wine bar',
  cafe: 'café',
  brewery: 'brewery',
  inn: 'inn',
  restaurant: 'restaurant',
  bistro: 'bistro',
  club: 'club',
  kiosk: 'kiosk',
  bar: 'bar',
  hut: 'hut',
  canteen: 'canteen',
  hotel_restaurant: 'hotel restaurant',
  beer_garden: 'beer garden',
  takeaway: 'takeaway',
  other: 'house',
}

/** What is known of a house when somebody asks about it. */
type Asked = {
  name: string
  /** Whether there is a lunch menu. */
  lunch: boolean
  /** Whether there is beer in more sizes than one. */
  largeBeer: boolean
  /** Whether Saturday night goes on past midnight. */
  late: boolean
}

/** What a menu in so many languages is called. */
const inLanguages: { [count: number]: string } = {
  2: 'bilingual ',
  3: 'trilingual ',
  4: 'four-language ',
}

export const en = {
  /** How a language writes numbers, dates and days. */
  format: {
    /** Between groups of three digits. */
    group: ',',
    /** For so many people. */
    serves: (count: number) => `for ${count}\u00A0${count === 1 ? 'person' : 'people'}`,
    /** The unit of so many pieces. */
    pieces: (count: number): string => (count === 1 ? 'pc' : 'pcs'),
    shortDays: byDay('Mon, Tue, Wed, Thu, Fri, Sat, Sun'),
    /** The same in the case that a sentence needs: `v sobotu`, `on Saturday`. */
    onDay: byDay(
      'on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on Saturday, on Sunday',
    ),
  },
  /** When the pub is open. */
  hours: {
    /** Said where a closing time belongs to the next day; `onNextDay` as in `on Saturday`. */
    pastMidnight: (day: string, span: string, onNextDay: string, close: string) =>
      `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close ${onNextDay} at ${close}.`,
    /** Parts of a sentence about one day: `open 12:00–22:00, no kitchen`. */
    next: (day: string, isClosed: boolean) =>
      isClosed ? `closed from ${day}` : `different hours from ${day}`,
  },
  /** What is on. */
  events: {
    every: byDay(
      'every Monday, every Tuesday, every Wednesday, every Thursday, every Friday, every Saturday, every Sunday',
    ),
  },
  /** The choice of dishes by what a guest eats, and allergens in the words of a kitchen. */
  filter: {
    /** What each allergen is called by people, as short as can be. */
    contains: byAllergen(
      'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ),
    /** The same behind `made without`. */
    free: byAllergen(
      'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ),
  },
  /** How tables are booked, without the full stop; `only`: the house names no other way. */
  booking: {
    booked: (ways: string, only: boolean) => `Tables can be booked ${ways}${only ? ' only' : ''}`,
    people: (from?: number, to?: number) =>
      `We take bookings for ${from === undefined ? `up to ${to}` : to === undefined ? `${from} or more` : `${from} to ${to}`} people.`,
  },
  /** What guests ask about the house. */
  house: {
    seats: (count: number) => `${count || 'no'} ${count === 1 ? 'seat' : 'seats'}`,
  },
  /** What the site says to programs, and to people about programs. */
  agents: {
    /** What the site has, behind the name of the pub in the index for agents. */
    inShort: ({ languages }: { languages: number; food: boolean }) =>
      `${inLanguages[languages] ?? ''}menu with prices and allergens, opening hours and contact`,
    /** What people ask an assistant about such a house; only what its menu and hours can answer. */
    questions: ({ name, late }: Asked) => [
      `what is on the menu at ${name}`,
      late ? `is ${name} open after midnight on Saturday` : `is ${name} open on Saturday`,
    ],
  },
}

export type Sentences = typeof en
