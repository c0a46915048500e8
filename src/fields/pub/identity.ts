// What the pub is called, and what it is.

import { houseTypeNames, houseTypeOf } from '../../model/house-types.ts'
import type { Pub } from '../../model/site.ts'
import { oneOf } from '../../notations/plain.ts'
import { priceRange } from '../../notations/price-range.ts'
import { optional, type Values } from '../record.ts'
import { calledName, optionalText, present, requiredText } from '../texts.ts'

export const identityFields = {
  name: { ...requiredText, called: calledName },
  kind: { ...requiredText, called: { cs: 'druh', sk: 'druh' } },
  type: optional(oneOf(houseTypeNames)),
  cuisine: optionalText,
  price_range: optional(priceRange),
  notice: optionalText,
}

type Identity = Pick<Pub, 'name' | 'kind' | 'type' | 'cuisine' | 'price_range' | 'notice'>

export function readIdentity(values: Values<typeof identityFields>): Identity | undefined {
  const { name, kind, cuisine, price_range, notice } = values
  if (!name || !kind) return undefined
  const type = values.type ?? houseTypeOf(Object.values(kind))
  return { name, kind, type, ...present({ cuisine, price_range, notice }) }
}
