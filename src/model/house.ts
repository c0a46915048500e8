// Facts about the house that decide the schemas of its documents.

import { openEnd } from './calendar.ts'
import { type Country, companyNumbers, countries, countryCodes } from './countries.ts'
import { type Currency, currencyCodes } from './currencies.ts'
import type { HouseType } from './house-types.ts'
import { type Language, parseTextRow, type Text } from './languages.ts'
import { cachePerObject } from './once.ts'
import { opensOnDatesOnly, openWeeks } from './opening.ts'
import type { Content, Menu } from './site.ts'

/** List the facts that the law requires and the owner is still being asked for. */
export const listOpenFacts = ({ legal, address }: Content['pub']) =>
  [
    'operator' as const,
    ...companyNumbers.filter(
      (name) => countries[address.country].numbers[name]?.required || legal.asked?.includes(name),
    ),
    'seat' as const,
    'register' as const,
  ].filter((fact) => legal[fact] === undefined)

export const paysVat = ({ pub }: { pub: Pick<Content['pub'], 'legal'> }) => pub.legal.vat !== false

/**
 * True if the hours state lunch times or there is a lunch file. A file alone is not enough, because
 * its week may be over.
 */
export const servesLunch = ({ hours, menu }: Pick<Content, 'hours' | 'menu'>): boolean =>
  menu.lunches.length > 0 || openWeeks(hours).some(({ lunch }) => lunch?.length)

export const hasOpenEnd = ({ hours }: Pick<Content, 'hours'>): boolean =>
  hours.exceptions.some(({ to }) => to === openEnd)

export const closesLate = ({ hours }: Pick<Content, 'hours'>): boolean =>
  [...openWeeks(hours), ...hours.exceptions.flatMap(({ hours: week }) => week ?? [])].some((week) =>
    [week.bar, week.kitchen, week.lunch].some((rows) => rows?.some((row) => row.open_end)),
  )

export const servesBeer = ({ menu }: Pick<Content, 'menu'>): boolean =>
  menu.drinks.some(({ beer_degree }) => beer_degree !== undefined)

/** Facts on which members of documents depend. */
const facts = {
  servesLunch,
  servesBeer,
  hasPhotos: ({ photos }) => photos !== undefined,
  /** An exception is valid until further notice. */
  hasOpenEnd,
  /** An exception repeats. */
  hasRecurring: ({ hours }) => hours.recurring !== undefined,
  /** Some hours have an open end. */
  closesLate,
  /** The owner added a note to the hours. */
  hasHoursNote: ({ hours }) => hours.note !== undefined,
  /** Parts of the house have hours of their own. */
  hasOtherHours: ({ hours }) => hours.others !== undefined,
  /** A telephone has hours of its own. */
  hasPhoneHours: ({ pub }) => [pub.phone_hours, pub.phone_2_hours, pub.phone_3_hours].some(Boolean),
  /** No week opens the house, only certain dates. */
  opensOnDates: ({ hours }) => opensOnDatesOnly(hours),
  paysVat,
  /** A fact that the law requires is still open (`seat: ask`). */
  lacksLegalFacts: ({ pub }) => listOpenFacts(pub).length > 0,
  /** The ways to pay are still open (`payment: ask`). */
  lacksPayment: ({ pub }) => pub.payment.methods === undefined,
} satisfies { [fact: string]: (content: Content) => boolean }

type Facts = { [Fact in keyof typeof facts]: boolean }

export type House = Facts & {
  languages: readonly Language[]
  /**
   * Its country, or all countries if the house is unknown: `verify` may have no content to read.
   */
  countries: readonly Country[]
  /** Currency of its prices, or all currencies if the house is unknown. */
  currencies: readonly Currency[]
  type: HouseType
  /** Its kind in words, as an example. */
  kind: Text
  /** Facts with a note of the owner; absent if the house is unknown. */
  notes?: ReadonlySet<string>
  /** Base URL of the site, for examples. */
  baseUrl: string
  /** Absent if the house is unknown. */
  menu?: Menu
  /** Names of all members that occur in the menu; absent if the house is unknown. */
  menuMembers?: ReadonlySet<string>
}

const mapFacts = (decide: (isFact: (content: Content) => boolean) => boolean) =>
  Object.fromEntries(Object.entries(facts).map(([fact, is]) => [fact, decide(is)])) as Facts

const pub: Text = parseTextRow('hospoda | pub | hostinec | Gasthaus')

/** Base URL in examples if the site is unknown. */
const exampleSite = 'https://pub.example'

/** Derive the house from the owner's content. */
export function describeHouse(content: Content, baseUrl = exampleSite): House {
  const { languages, pub: own, menu } = content
  return {
    ...mapFacts((isFact) => isFact(content)),
    languages,
    countries: [own.address.country],
    currencies: [own.currency],
    type: own.type,
    kind: own.type === 'pub' ? pub : own.kind,
    notes: new Set(Object.keys(own.features.notes)),
    baseUrl,
    menu,
    menuMembers: membersIn(menu),
  }
}

/** House of which only the languages are known: its documents may have every member. */
export const unknownHouse = (languages: readonly Language[]): House => ({
  ...mapFacts(() => true),
  opensOnDates: false,
  languages,
  countries: countryCodes,
  currencies: currencyCodes,
  type: 'pub',
  kind: pub,
  baseUrl: exampleSite,
})

/** Return the names of all members that occur in the menu. */
export const membersIn = cachePerObject((menu: Menu): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null)
      for (const name in node) {
        names.add(name)
        visit(node[name as keyof typeof node])
      }
  }
  visit(menu)
  return names
})
