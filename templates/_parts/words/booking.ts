// How tables are booked. A pub that books in one way says that it is the only one; `[]` is a pub
// that takes no bookings, and `null` one that does not say.

import type { BookingWay } from '../../../src/model/site.ts'

export type BookingWords = {
  /** For guests, who see number and addresses beside it; empty where nothing is stated. */
  booked: (ways: readonly BookingWay[] | null) => string
  /** For programs: with the number or address of each way, which is empty for messages. */
  bookedAt: (ways: readonly { way: BookingWay; at: string }[] | null) => string
}

/** `a, b or c`, with the word of the language for the last of them. */
export const anyOf = (all: readonly string[], or: string): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(` ${or} `)
