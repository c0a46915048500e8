// What of a long form stands on top, and under which headings the rest is found.

import type { Catalogue } from '../../messages/catalogue.ts'

export type Part = keyof Catalogue['editor']['parts']

type Parts = {
  /** What is changed every month, by the names of its rows. */
  top: readonly string[]
  /** The headings in their order, each with the row of the block at which it begins. */
  begins: readonly (readonly [Part, row: string])[]
}

/** Blocks that are short have none. */
export const partsOf: { readonly [block: string]: Parts } = {
  pub: {
    top: ['updated', 'name', 'kind', 'notice', 'phone', 'email', 'payment'],
    begins: [
      ['about', 'name'],
      ['address', 'street'],
      ['telephones', 'phone'],
      ['booking', 'booking_by'],
      ['elsewhere', 'links'],
      ['paying', 'payment'],
      ['outside', 'garden'],
      ['access', 'wheelchair'],
      ['children', 'children_corner'],
      ['service', 'table_service'],
      ['parties', 'private_room'],
      ['inside', 'wifi'],
      ['fun', 'live_music'],
      ['seats', 'quiet_hours'],
      ['else', 'more'],
      ['company', 'operator'],
      ['terms', 'license'],
      ['site', 'languages'],
    ],
  },
  item: {
    top: ['name', 'allergens', 'sizes', 'sold_out', 'description', 'note'],
    begins: [
      ['details', 'id'],
      ['extras', 'extras'],
      ['photo', 'photo'],
      ['details', 'deposit'],
      ['drink', 'alcohol'],
      ['served', 'days'],
      ['details', 'checked'],
    ],
  },
  lunchDish: {
    top: ['name', 'day', 'course', 'sizes', 'allergens'],
    begins: [['details', 'name']],
  },
  event: {
    top: ['title', 'date', 'day', 'time', 'description', 'price', 'cancelled', 'sold_out'],
    begins: [
      ['details', 'time'],
      ['weekly', 'from'],
      ['details', 'checked'],
    ],
  },
}

/** The heading of each row; none of those on top. */
export function partOfRows(block: string, rows: readonly string[]): Map<string, Part> {
  const { top = [], begins = [] } = partsOf[block] ?? {}
  const found = new Map<string, Part>()
  let part: Part | undefined
  for (const row of new Set(rows)) {
    part = begins.find(([, first]) => first === row)?.[0] ?? part
    if (part && !top.includes(row)) found.set(row, part)
  }
  return found
}
