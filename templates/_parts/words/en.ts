// English. Its words say which there are: every other language has the same ones.

import { byAllergen } from '../../../src/model/allergens.ts'
import { byDay } from '../../../src/model/calendar.ts'
import type { HouseType } from '../../../src/model/house-types.ts'

const date = (day: number, month: string, year: number) => `${day}\u00A0${month}\u00A0${year}`

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
    /** An amount, with the number already written. */
    money: { CZK: (amount: string) => `CZK\u00A0${amount}`, EUR: (amount: string) => `€${amount}` },
    /** Of a number that is already written: `5.0%`. */
    percent: (value: string) => `${value}%`,
    /** The least that something costs. */
    from: (amount: string) => `from ${amount}`,
    /** What goes by weight, for the quantity before it. */
    byWeight: (amount: string) => `${amount} by weight`,
    /** What is drawn, by the litre. */
    byLitre: (amount: string) => `${amount} per litre`,
    /** For so many people. */
    serves: (count: number) => `for ${count}\u00A0${count === 1 ? 'person' : 'people'}`,
    /** The unit of so many pieces. */
    pieces: (count: number): string => (count === 1 ? 'pc' : 'pcs'),
    shortDays: byDay('Mon, Tue, Wed, Thu, Fri, Sat, Sun'),
    /** The same in the case that a sentence needs: `v sobotu`, `on Saturday`. */
    onDay: byDay(
      'on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on Saturday, on Sunday',
    ),
    /** The month as a number, from 1 on, and by its name. */
    date: (day: number, _: number, year: number, month: string) => date(day, month, year),
    /** With the day of the week. */
    longDate: (weekday: string, day: number, month: string, year: number) =>
      `${weekday} ${date(day, month, year)}`,
    monthDay: (day: number, month: string) => `${day}\u00A0${month}`,
  },
  /** When the pub is open. */
  hours: {
    /** Said where no week has any, and days do that stand under a heading. */
    exceptionally: {
      kitchen: (where: string) => `The kitchen is open only on the days listed under “${where}”.`,
      lunch: (where: string) => `Lunch menu only on the days listed under “${where}”.`,
    },
    /** Said where a closing time belongs to the next day; `onNextDay` as in `on Saturday`. */
    untilNotice: (from: string) => `from ${from} until further notice`,
    pastMidnight: (day: string, span: string, onNextDay: string, close: string) =>
      `A closing time past midnight belongs to the day on which the evening began: ${day} ${span} means that we close ${onNextDay} at ${close}.`,
    /** Behind days on which it is closed; `onDay` as in `on Saturday`. */
    openAgain: (onDay: string, date: string, time: string) =>
      `open again ${onDay} ${date} at ${time}`,
    /** Parts of a sentence about one day: `open 12:00–22:00, no kitchen`. */
    next: (day: string, isClosed: boolean) =>
      isClosed ? `closed from ${day}` : `different hours from ${day}`,
    /** Of a house that is closed in this part of the year. */
    opens: (day: string) => `open again from ${day}`,
    openAt: (hours: string) => `open ${hours}`,
    kitchenAt: (hours: string) => `kitchen ${hours}`,
    lunchAt: (hours: string) => `lunch menu ${hours}`,
    /** Up to when public holidays are listed, unless they are days like others. */
    checkedUntil: (date: string) =>
      `Public holidays up to ${date} are taken into account here; for later ones, please ask.`,
    timeZone: (name: string) => `Times are local (${name}).`,
  },
  /** What is on. */
  events: {
    /** From one date to another one, at these times each day. */
    daily: (times: string) => `daily ${times}`,
    /** Without an end. */
    start: (time: string) => `at ${time}`,
    every: byDay(
      'every Monday, every Tuesday, every Wednesday, every Thursday, every Friday, every Saturday, every Sunday',
    ),
    since: (date: string) => `from ${date}`,
    until: (date: string) => `until ${date}`,
    /** In a part of the year, or from one date to another one. */
    between: (from: string, to: string) => `${from} to ${to}`,
    /** Dates, or parts of the year, on which it does not take place. */
    except: (dates: string) => `except ${dates}`,
    /** The text of the link. */
    more: (title: string) => `More: ${title}`,
    /** What people ask an assistant. */
    question: (name: string) => `what is on at ${name} this week`,
  },
  /** Dishes, drinks, lunch and allergens. */
  menu: {
    /** What the list of all items is called, by what is on it. */
    title: { both: 'Food and drinks', food: 'Food', drinks: 'Drinks' },
    pricesAsOf: (date: string) => `Prices as of ${date}; they are final and include VAT.`,
    /** Of a house that pays none. */
    pricesWithoutVat: (date: string) =>
      `Prices as of ${date}; they are final, and no VAT is charged.`,
    priceAdvice: (house: string) => `If they differ, the price list at the ${house} applies.`,
    lunchWeek: (from: string, to: string) => `Week from ${from} to ${to}`,
    /** On the sheet of lunches, where no week is published that is not over. */
    noLunch: (date: string) => `As of ${date} no lunch menu is published here.`,
    alcohol: (percent: string) => `${percent} ABV`,
    /** What is paid beside the price and given back. */
    deposit: (amount: string) => `plus a returnable deposit of ${amount}`,
    /** With the day on which the owner last looked. */
    soldOut: (date: string) => `sold out (as of ${date})`,
    /** With the day of the build: out of season, or over. */
    notServed: (date: string) => `not served (as of ${date})`,
    servedOn: (days: string) => `${days} only`,
    season: (from: string, to: string) => `in season from ${from} to ${to}`,
    servedDates: (dates: string) => `${dates} only`,
    /** Of a section that has a season or hours of its own. */
    served: (when: string) => `Served ${when}.`,
    /** What it means that a claim about a diet is missing; `claim` is an example. */
    dietAdvice: (claim: string) =>
      `Labels such as “${claim}” appear only where we stand by them. A missing label does not mean the opposite: ask the staff.`,
    /** Apart from what an item contains. */
    traces: (list: string) => `may contain traces of ${list}`,
  },
  /** The choice of dishes by what a guest eats, and allergens in the words of a kitchen. */
  filter: {
    diets: { vegetarian: 'vegetarian', vegan: 'vegan', gluten_free: 'gluten-free' },
    upTo: (price: string) => `up to ${price}`,
    /** What each allergen is called by people, as short as can be. */
    contains: byAllergen(
      'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ),
    /** The same behind `made without`. */
    free: byAllergen(
      'gluten, crustaceans, eggs, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs',
    ),
  },
  /** Where the pub is, how to reach and pay it, and who runs it. */
  contact: {
    /** The name behind its word, `stop` or `pier`. */
    stop: (name: string, minutes: string) => `${name}, ${minutes} on foot`,
    onFoot: (place: string, minutes: string) => `On foot from ${place}, ${minutes}`,
    /** `days` ends with a space, or there are none. */
    fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    telephoneHours: (times: string) => `We answer the telephone ${times}.`,
  },
  /** How tables are booked, without the full stop; `only`: the house names no other way. */
  booking: {
    booked: (ways: string, only: boolean) => `Tables can be booked ${ways}${only ? ' only' : ''}`,
    onlyFor: (days: string) => `Tables can be booked for these days only: ${days}.`,
    people: (from?: number, to?: number) =>
      `We take bookings for ${from === undefined ? `up to ${to}` : to === undefined ? `${from} or more` : `${from} to ${to}`} people.`,
  },
  /** What guests ask about the house. */
  house: {
    age: (years: number) => `${years} and over`,
    seats: (count: number) => `${count || 'no'} ${count === 1 ? 'seat' : 'seats'}`,
    /** When a fact holds. */
    seasons: {
      garden_season: (from: string, to: string) => `The garden is open from ${from} to ${to}.`,
      terrace_season: (from: string, to: string) => `The terrace is open from ${from} to ${to}.`,
    },
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
