// Order of long forms: fields at the top, and headings for the rest.

import type { Catalogue } from '../../messages/catalogue.ts'

export type HeadingName = keyof Catalogue['editor']['parts']

type FormLayout = {
  /** Rows at the top of the form, because they change every month. */
  top: readonly string[]
  /** Headings in order, each with the row at which it begins. */
  begins: readonly (readonly [HeadingName, row: string])[]
}

/** Only long blocks have headings. */
export const formLayouts: { readonly [block: string]: FormLayout } = {
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

/** Return the heading of each row. Rows at the top have none. */
export function findHeadings(block: string, rows: readonly string[]): Map<string, HeadingName> {
  const { top = [], begins = [] } = formLayouts[block] ?? {}
  const found = new Map<string, HeadingName>()
  let part: HeadingName | undefined
  for (const row of new Set(rows)) {
    part = begins.find(([, first]) => first === row)?.[0] ?? part
    if (part && !top.includes(row)) found.set(row, part)
  }
  return found
}
