// How guests pay.

import { message } from '../../messages/catalogue.ts'
import type { Pub } from '../../model/site.ts'
import { paymentList } from '../../notations/house.ts'
import { below, complain, type Place } from '../place.ts'
import { optional, required, type Values } from '../record.ts'
import { optionalText, present } from '../texts.ts'

export const paymentFields = {
  payment: required(paymentList, { called: { cs: 'platba', sk: 'platba', de: 'zahlung' } }),
  payment_refused: optional(paymentList),
  payment_note: optionalText,
}

export function readPayment(
  place: Place,
  values: Values<typeof paymentFields>,
): Pub['payment'] | undefined {
  const { payment: methods, payment_refused: not_accepted = [], payment_note: note } = values
  const method = methods?.find((one) => not_accepted.includes(one))
  if (method !== undefined)
    complain(below(place, 'payment_refused'), message('payment-contradictory', { method }))
  return methods && { methods, not_accepted, ...present({ note }) }
}
