// What the house has and allows.

import { type Features, parkingKinds, wheelchairAccess } from '../../../model/site.ts'
import { integer, line, oneOf, yesNo } from '../../notations/plain.ts'
import { season } from '../../notations/time.ts'
import { pair, present } from '../bilingual.ts'
import type { Place } from '../place.ts'
import { optional, type Values } from '../record.ts'

export const featureFields = {
  garden: optional(yesNo),
  garden_season: optional(season),
  garden_note: optional(line),
  garden_note_en: optional(line),
  dogs: optional(yesNo),
  dogs_note: optional(line),
  dogs_note_en: optional(line),
  smoking: optional(yesNo),
  smoking_note: optional(line),
  smoking_note_en: optional(line),
  wheelchair: optional(oneOf(wheelchairAccess, { ano: 'yes', castecne: 'partial', ne: 'no' })),
  wheelchair_note: optional(line),
  wheelchair_note_en: optional(line),
  wifi: optional(yesNo),
  children_corner: optional(yesNo),
  tv_sport: optional(yesNo),
  parking: optional(oneOf(parkingKinds, { ulice: 'street', vlastni: 'own', neni: 'none' })),
  parking_note: optional(line),
  parking_note_en: optional(line),
  seats_inside: optional(integer),
  seats_garden: optional(integer),
}

export function readFeatures(place: Place, values: Values<typeof featureFields>): Features {
  const { garden, garden_season, dogs, smoking, wheelchair, wifi } = values
  const { children_corner, tv_sport, parking, seats_inside, seats_garden } = values
  const note = (name: 'garden' | 'dogs' | 'smoking' | 'wheelchair' | 'parking') =>
    pair(place, `${name}_note`, values[`${name}_note`], values[`${name}_note_en`])
  return {
    ...present({ garden, garden_season, dogs, smoking_inside: smoking, wheelchair, wifi }),
    ...present({ children_corner, tv_sport, parking, seats_inside, seats_garden }),
    notes: present({
      garden: note('garden'),
      dogs: note('dogs'),
      smoking: note('smoking'),
      wheelchair: note('wheelchair'),
      parking: note('parking'),
    }),
  }
}
