// What the schema of a document depends on: the house that the document is of.

import { openEnd } from './calendar.ts'
import { type Country, countryCodes } from './countries.ts'
import { type Currency, currencyCodes } from './currencies.ts'
import type { HouseType } from './house-types.ts'
import { type Language, type Text, textOf } from './languages.ts'
import { opensOnDatesOnly, weeksOf } from './opening.ts'
import type { Content, Menu } from './site.ts'

export type House = {
  languages: readonly Language[]
  /** Where it is. Every country, where the house is not known: `verify` may have no content to read. */
  countries: readonly Country[]
  /** What its prices are in; every currency, where the house is not known. */
  currencies: readonly Currency[]
  type: HouseType
  /** An example of what it is, in words. */
  kind: Text
  servesLunch: boolean
  servesBeer: boolean
  hasPhotos: boolean
  /** Whether an exception holds until further notice. */
  hasOpenEnd: boolean
  /** Whether its owner adds a sentence to the hours. */
  hasHoursNote: boolean
  /** Whether no week opens it, and certain dates do. */
  opensOnDates: boolean
  paysVat: boolean
  /** The facts to which its owner adds a sentence; absent where the house is not known. */
  notes?: ReadonlySet<string>
  /** The base address of its site, for examples. */
  baseUrl: string
  /** Absent where the house is not known. */
  menu?: Menu
  /** The names of all members that anything on the menu has; absent like `menu`. */
  menuMembers?: ReadonlySet<string>
}

const pub: Text = textOf('hospoda | pub | hostinec | Gasthaus')

/** Stands for the address of a site that is not known. */
const exampleSite = 'https://pub.example'

/** The house as its owner describes it. */
export function houseOf(content: Content, baseUrl = exampleSite): House {
  const { languages, pub: own, menu, photos } = content
  return {
    languages,
    countries: [own.address.country],
    currencies: [own.currency],
    type: own.type,
    kind: own.type === 'pub' ? pub : own.kind,
    servesLunch: servesLunch(content),
    servesBeer: servesBeer(content),
    hasPhotos: photos !== undefined,
    hasOpenEnd: hasOpenEnd(content),
    hasHoursNote: content.hours.note !== undefined,
    opensOnDates: opensOnDatesOnly(content.hours),
    paysVat: paysVat(content),
    notes: new Set(Object.keys(own.features.notes)),
    baseUrl,
    menu,
    menuMembers: membersIn(menu),
  }
}

/** A pub of which nothing is known but its languages: its documents may have every member. */
export const unknownHouse = (languages: readonly Language[]): House => ({
  languages,
  countries: countryCodes,
  currencies: currencyCodes,
  type: 'pub',
  kind: pub,
  servesLunch: true,
  servesBeer: true,
  hasPhotos: true,
  hasOpenEnd: true,
  hasHoursNote: true,
  opensOnDates: false,
  paysVat: true,
  baseUrl: exampleSite,
})

export const paysVat = ({ pub }: { pub: Pick<Content['pub'], 'legal'> }) => pub.legal.vat !== false

/** By the hours or by the menu: a lunch week may be over for the moment. */
export const servesLunch = ({ hours, menu }: Pick<Content, 'hours' | 'menu'>): boolean =>
  menu.lunches.length > 0 || weeksOf(hours).some(({ lunch }) => (lunch?.length ?? 0) > 0)

export const hasOpenEnd = ({ hours }: Pick<Content, 'hours'>): boolean =>
  hours.exceptions.some(({ to }) => to === openEnd)

export const servesBeer = ({ menu }: Pick<Content, 'menu'>): boolean =>
  menu.drinks.some(({ beer_degree }) => beer_degree !== undefined)

function membersIn(menu: Menu): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node === 'object' && node !== null)
      for (const [name, value] of Object.entries(node)) {
        names.add(name)
        visit(value)
      }
  }
  visit(menu)
  return names
}
