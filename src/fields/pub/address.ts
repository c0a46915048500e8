// Where the pub is.

import type { Region } from '../../model/countries.ts'
import type { Pub } from '../../model/site.ts'
import { postalCode } from '../../notations/house.ts'
import { coordinate, line } from '../../notations/plain.ts'
import { country, currency } from '../../notations/region.ts'
import type { Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'
import { optionalText, present } from '../texts.ts'
import { refuseHalf } from './half.ts'

export const addressFields = {
  street: required(line, {
    called: { cs: 'ulice, adresa', sk: 'ulica, adresa', de: 'straße, strasse, adresse' },
  }),
  postal_code: required(postalCode, {
    called: { cs: 'psč', en: 'zip, postcode', sk: 'psč', de: 'plz' },
  }),
  town: required(line, {
    called: { cs: 'město, obec', en: 'city', sk: 'mesto, obec', de: 'ort' },
  }),
  country: optional(country, { called: { cs: 'stát, země', sk: 'krajina, štát', de: 'land' } }),
  currency: optional(currency, { called: { cs: 'měna', sk: 'mena' } }),
  latitude: optional(coordinate('latitude')),
  longitude: optional(coordinate('longitude')),
  map_note: optionalText,
}

export function readAddress(
  { street, postal_code, town }: Values<typeof addressFields>,
  { country: code }: Region,
): Pub['address'] | undefined {
  return street === undefined || postal_code === undefined || town === undefined
    ? undefined
    : { street, postal_code, town, country: code }
}

export function readGeo(place: Place, values: Values<typeof addressFields>): Pub['geo'] {
  const { latitude, longitude, map_note: note } = values
  if (latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, ...present({ note }) }
  // One that cannot be read was told, and may hold both.
  if (latitude !== undefined || longitude !== undefined) refuseHalf(place, 'latitude', 'longitude')
  return undefined
}
