// Who runs the pub (§ 435 of the Civil Code), and what the law wants said.

import type { Legal } from '../../../model/site.ts'
import { dic, ico } from '../../notations/house.ts'
import { line } from '../../notations/plain.ts'
import { both, pair, present } from '../bilingual.ts'
import type { Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'

export const legalFields = {
  operator: required(line),
  ico: required(ico),
  dic: optional(dic),
  seat: required(line),
  register: required(line),
  register_en: required(line),
  age_notice: optional(line),
  age_notice_en: optional(line),
}

export function readLegal(place: Place, values: Values<typeof legalFields>): Legal | undefined {
  const { operator, ico: number, dic: tax, seat } = values
  const register = both(values.register, values.register_en)
  const age_notice = pair(place, 'age_notice', values.age_notice, values.age_notice_en)
  if (operator === undefined || number === undefined || seat === undefined || !register)
    return undefined
  return {
    operator,
    ico: number,
    ...present({ dic: tax }),
    seat,
    register,
    ...present({ age_notice }),
  }
}
