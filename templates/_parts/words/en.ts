// English. This file defines which sentences exist; every other language has the same ones.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { Day } from '../../../src/model/site.ts'

/** Facts about a house that decide what guests may ask. */
type Asked = {
  name: string
  /** True if there is a lunch menu. */
  lunch: boolean
  /** True if a beer has several sizes. */
  largeBeer: boolean
  /** True if the house is open past midnight on Saturday. */
  late: boolean
}

/** Adjective for a menu in this number of languages. */
const inLanguages: { [count: number]: string } = {
  2: 'bilingual ',
  3: 'trilingual ',
  4: 'four-language ',
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth']

export const en = {
  /** The notation of numbers, dates and days. */
  format: {
    /** Separator between groups of three digits. */
    group: ',',
    /** Number of people that a dish serves. */
    serves: (count: number) => `for ${count}\u00A0${count === 1 ? 'person' : 'people'}`,
    /** Unit for a number of pieces. */
    pieces: (count: number): string => (count === 1 ? 'pc' : 'pcs'),
    /** Less than an hour. */
    minutes: (count: number): string => `${count}\u00A0min`,
    shortDays: byDay('Mon, Tue, Wed, Thu, Fri, Sat, Sun'),
    /** The same day of every week, for `onTheseDays`. */
    onDays: byDay('Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, Sundays'),
    /** Days in the grammatical case of a sentence: `v sobotu`, `on Saturday`. */
    onDay: byDay(
      'on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on Saturday, on Sunday',
    ),
  },
  /** Opening hours. */
  hours: {
    /** Rule for closing times on the next day; `onNextDay` is a phrase such as `on Saturday`. */
    pastMidnight: (day: string, span: string, onNextDay: string, close: string) =>
      `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close ${onNextDay} at ${close}.`,
    /** The hours after the current season. */
    next: (day: string, isClosed: boolean) =>
      isClosed ? `closed from ${day}` : `different hours from ${day}`,
  },
  /** Events. */
  events: {
    every: byDay(
      'every Monday, every Tuesday, every Wednesday, every Thursday, every Friday, every Saturday, every Sunday',
    ),
    /** A day of the month: `on the first Sunday of every month`; -1 is the last one. */
    nthOfMonth: (_day: Day, name: string, nth: number): string =>
      `on the ${nth < 0 ? 'last' : ordinals[nth]} ${name} of every month`,
    everyWeeks: (count: number, _day: Day, name: string): string =>
      count === 2 ? `every other ${name}` : `every ${count} weeks on ${name}s`,
  },
  /** The menu filter: diets, and the everyday words for allergens. */
  filter: {
    /** The everyday word for each allergen, as short as possible. */
    contains: byAllergen(
      'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ),
    /** The same after `no`. */
    free: byAllergen(
      'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ),
  },
  /** Booking, without a full stop. `only` is true if the house states a single way. */
  booking: {
    booked: (ways: string, only: boolean) => `Tables can be booked ${ways}${only ? ' only' : ''}`,
    people: (from?: number, to?: number) =>
      `We take bookings ${from === undefined ? `for up to ${to}` : to === undefined ? `only for ${from} or more` : `for ${from} to ${to}`} ${to === 1 ? 'person' : 'people'}.`,
  },
  /** Facts about the house. */
  house: {
    seats: (count: number) => `${count || 'no'} ${count === 1 ? 'seat' : 'seats'}`,
  },
  /** Texts for programs, and for people about programs. */
  agents: {
    /** The content of the site, after the name of the pub in the index for agents. */
    inShort: ({ languages }: { languages: number; food: boolean }) =>
      `${inLanguages[languages] ?? ''}menu with prices and allergens, opening hours and contact`,
    /**
     * Questions that people ask an assistant about the house and that its menu and hours can
     * answer.
     */
    questions: ({ name, late }: Asked) => [
      `what is on the menu at ${name}`,
      late ? `is ${name} open after midnight on Saturday` : `is ${name} open on Saturday`,
    ],
  },
}

export type Sentences = typeof en
