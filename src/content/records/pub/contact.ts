// How to reach the pub: telephone, booking, stops nearby.

import { type Pub, type Transport, transportKinds } from '../../../model/site.ts'
import { phone } from '../../notations/house.ts'
import { line, oneOf } from '../../notations/plain.ts'
import { minutes, span } from '../../notations/time.ts'
import type { Entry } from '../place.ts'
import { list, optional, record, required, type Values } from '../record.ts'
import { present, requiredText } from '../texts.ts'

const stopFields = {
  kind: required(oneOf(transportKinds, { autobus: 'bus', tramvaj: 'tram', vlak: 'train' })),
  line: optional(line),
  stop: required(line),
  walk: required(minutes),
}

export const contactFields = {
  phone: required(phone),
  booking_hours: optional(span),
  booking: requiredText,
  transport: optional(list(record('stop', stopFields))),
}

export function readReservation(
  values: Values<typeof contactFields>,
): Pub['reservation'] | undefined {
  const { booking_hours: hours, booking: note } = values
  return note && { ...present({ hours }), note }
}

export const readTransport = ({ transport = [] }: Values<typeof contactFields>): Transport[] =>
  transport.flatMap(readStop)

function readStop({ value }: Entry<Values<typeof stopFields>>): Transport[] {
  const { kind, line: number, stop, walk } = value ?? {}
  if (kind === undefined || stop === undefined || walk === undefined) return []
  return [{ kind, ...present({ line: number }), stop, walk_min: walk }]
}
