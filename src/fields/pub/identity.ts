// Identity of the pub: name, kind, address and position.

import type { Region } from '../../model/countries.ts'
import type { House } from '../../model/house.ts'
import { findHouseType, houseTypeNames } from '../../model/house-types.ts'
import { parseTextRow } from '../../model/languages.ts'
import * as s from '../../model/schema-parts.ts'
import type { Pub } from '../../model/site.ts'
import { coordinate, line, wordNotation } from '../../notations/basic.ts'
import { postalCode } from '../../notations/house.ts'
import { priceRange } from '../../notations/price.ts'
import { country, currency, state } from '../../notations/region.ts'
import type { ContentNode } from '../../reading/node.ts'
import type { Values } from '../../reading/reader.ts'
import { optional } from '../../reading/record.ts'
import {
  composed,
  type FieldRows,
  member,
  neededRow,
  textOrNullRow,
  textRow,
  toMembers,
  valueRow,
} from '../../reading/row.ts'
import { nameAliases, present } from '../../reading/texts.ts'
import { refuseHalf } from '../common.ts'

const cuisines = parseTextRow('česká | Czech | česká | tschechisch')

export const identityRows = {
  name: textRow('name', nameAliases, 'Name of the house.', s.houseName),
  kind: textRow('kind', 'druh | | druh |', 'What it is, in words.', ({ kind }) => kind),
  type: valueRow('type', wordNotation(houseTypeNames), undefined, (house) =>
    s.described(
      s.enumSchema(houseTypeNames),
      'What it is, for programs. other: none of these, or a word that is not known.',
      house.type,
    ),
  ),
  cuisine: textOrNullRow('cuisine', undefined, 'What it cooks, in words.', cuisines),
  price_range: optional(priceRange, { called: undefined, data: member('price_range', spending) }),
  notice: textOrNullRow('notice', undefined, 'Said on every page.', s.houseName),
} as const satisfies FieldRows

function spending(house: House) {
  const least = s.examplePrice(house, 'least')
  const end = s.component('Spending', 'One end of the range.', s.prices(house), least)
  return s.orNotStated(
    s.object({ least: end, most: end }),
    'What a guest spends as the owner says it, not worked out of the menu.',
    { least, most: s.examplePrice(house, 'most') },
  )
}

type Identity = Pick<Pub, 'name' | 'kind' | 'type' | 'cuisine' | 'price_range' | 'notice'>

export function readIdentity(values: Values<typeof identityRows>): Identity | undefined {
  const identity = toMembers(identityRows, values)
  return identity && { type: findHouseType(Object.values(identity.kind)), ...identity }
}

export const addressRows = {
  street: neededRow(
    'street',
    line,
    'ulice, adresa | | ulica, adresa | straße, strasse, adresse',
    (house) => s.described(s.line, 'Street and number.', s.sampleHouse(house).street),
  ),
  postal_code: neededRow('postal_code', postalCode, 'psč | zip, postcode | psč | plz', (house) =>
    s.described(s.line, 'Post code.', s.sampleHouse(house).postal_code),
  ),
  town: neededRow('town', line, 'město, obec | city | mesto, obec | ort', (house) =>
    s.described(s.line, 'Town.', s.sampleHouse(house).town),
  ),
  country: valueRow('country', country, 'stát, země | | krajina, štát | land', (house) =>
    s.described(s.line, 'ISO 3166-1 alpha-2 code.', s.sampleHouse(house).country),
  ),
  state: {
    ...valueRow('state', state, 'spolková země | | spolková krajina | bundesland', () =>
      s.optional(s.line, 'Code of the state (ISO 3166-2), without the country.', 'BY'),
    ),
    example: 'Bayern',
  },
} satisfies FieldRows

export const currencyRow = optional(currency, { ...composed, called: 'měna | | mena |' })

export const pointRows = {
  latitude: valueRow('latitude', coordinate('latitude'), undefined, (house) =>
    s.described(s.number, 'Degrees north.', s.sampleHouse(house).point.latitude),
  ),
  longitude: valueRow('longitude', coordinate('longitude'), undefined, (house) =>
    s.described(s.number, 'Degrees east.', s.sampleHouse(house).point.longitude),
  ),
  map_note: textOrNullRow('note', undefined, 'How to find it.'),
} satisfies FieldRows

export function readAddress(
  values: Values<typeof addressRows>,
  { country: code }: Region,
): Pub['address'] | undefined {
  const address = toMembers(addressRows, values)
  return address && { ...address, country: code }
}

export function readGeo(node: ContentNode, values: Values<typeof pointRows>): Pub['geo'] {
  const { latitude, longitude, map_note: note } = values
  if (latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, ...present({ note }) }
  // A value that cannot be read was already reported, and may hold both coordinates.
  if (latitude !== undefined || longitude !== undefined) refuseHalf(node, 'latitude', 'longitude')
  return undefined
}
