// What the pub is called, and what it is.

import { houseTypeNames, houseTypeOf } from '../../../model/house-types.ts'
import type { Pub } from '../../../model/site.ts'
import { line, oneOf } from '../../notations/plain.ts'
import { both, pair, present } from '../bilingual.ts'
import type { Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'

export const identityFields = {
  name: required(line),
  name_en: required(line),
  kind: required(line),
  kind_en: required(line),
  type: optional(oneOf(houseTypeNames)),
  notice: optional(line),
  notice_en: optional(line),
}

type Identity = Pick<Pub, 'name' | 'kind' | 'type' | 'notice'>

export function readIdentity(
  place: Place,
  values: Values<typeof identityFields>,
): Identity | undefined {
  const name = both(values.name, values.name_en)
  const kind = both(values.kind, values.kind_en)
  const notice = pair(place, 'notice', values.notice, values.notice_en)
  if (!name || !kind) return undefined
  const type = values.type ?? houseTypeOf(Object.values(kind))
  return { name, kind, type, ...present({ notice }) }
}
