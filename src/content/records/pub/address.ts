// Where the pub is.

import type { Pub } from '../../../model/site.ts'
import { country, postalCode } from '../../notations/house.ts'
import { coordinate, line } from '../../notations/plain.ts'
import type { Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'
import { optionalText, present } from '../texts.ts'
import { refuseHalf } from './half.ts'

export const addressFields = {
  street: required(line),
  postal_code: required(postalCode),
  town: required(line),
  country: optional(country),
  latitude: optional(coordinate('latitude')),
  longitude: optional(coordinate('longitude')),
  map_note: optionalText,
}

export function readAddress({
  street,
  postal_code,
  town,
  country: code = 'CZ',
}: Values<typeof addressFields>): Pub['address'] | undefined {
  return street === undefined || postal_code === undefined || town === undefined
    ? undefined
    : { street, postal_code, town, country: code }
}

export function readGeo(place: Place, values: Values<typeof addressFields>): Pub['geo'] {
  const { latitude, longitude, map_note: note } = values
  if (latitude !== undefined && longitude !== undefined)
    return { latitude, longitude, ...present({ note }) }
  refuseHalf(place, 'latitude', 'longitude')
  return undefined
}
