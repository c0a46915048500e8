// How guests pay.

import { message } from '../../../model/messages/catalogue.ts'
import type { Pub } from '../../../model/site.ts'
import { paymentList } from '../../notations/house.ts'
import { line } from '../../notations/plain.ts'
import { pair, present } from '../bilingual.ts'
import { below, complain, type Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'

export const paymentFields = {
  payment: required(paymentList),
  payment_refused: optional(paymentList),
  payment_note: optional(line),
  payment_note_en: optional(line),
}

export function readPayment(
  place: Place,
  values: Values<typeof paymentFields>,
): Pub['payment'] | undefined {
  const { payment: methods, payment_refused: not_accepted = [] } = values
  const note = pair(place, 'payment_note', values.payment_note, values.payment_note_en)
  const method = methods?.find((one) => not_accepted.includes(one))
  if (method !== undefined)
    complain(below(place, 'payment_refused'), message('payment-contradictory', { method }))
  return methods && { methods, not_accepted, ...present({ note }) }
}
