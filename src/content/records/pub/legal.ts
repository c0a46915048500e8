// Who runs the pub (§ 435 of the Civil Code), and what the law wants said.

import type { Legal } from '../../../model/site.ts'
import { dic, ico } from '../../notations/house.ts'
import { line } from '../../notations/plain.ts'
import { optional, required, type Values } from '../record.ts'
import { optionalText, present, requiredText } from '../texts.ts'

export const legalFields = {
  operator: required(line),
  ico: required(ico),
  dic: optional(dic),
  seat: required(line),
  register: requiredText,
  age_notice: optionalText,
}

export function readLegal(values: Values<typeof legalFields>): Legal | undefined {
  const { operator, ico: number, dic: tax, seat, register, age_notice } = values
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
