// Order of long forms: fields at the top, and headings for the rest.

import type { Catalogue } from '../../messages/catalogue.ts'
import { keywordList } from '../../model/word-list.ts'

export type HeadingName = keyof Catalogue['editor']['parts']

type FormLayout = {
  /** Rows at the top of the form, because they change every month. */
  top: readonly string[]
  /** Headings in order, each with the row at which it begins. */
  begins: readonly `${HeadingName}:${string}`[]
}

/** Only long blocks have headings. */
export const formLayouts: { readonly [block: string]: FormLayout } = {
  pub: {
    top: keywordList('updated name kind notice phone email payment'),
    begins: keywordList(`
      about:name address:street telephones:phone booking:booking_by elsewhere:links paying:payment
      outside:garden access:wheelchair children:children_corner service:table_service
      parties:private_room inside:wifi fun:live_music seats:quiet_hours else:more company:operator
      terms:license site:languages`),
  },
  item: {
    top: keywordList('name allergens sizes sold_out description note'),
    begins: keywordList(`
      details:id extras:extras photo:photo details:deposit drink:alcohol served:days
      details:checked`),
  },
  lunchDish: {
    top: keywordList('name day course sizes allergens'),
    begins: ['details:name'],
  },
  event: {
    top: keywordList('title date day time description price cancelled sold_out'),
    begins: keywordList('details:time weekly:from details:checked'),
  },
}

/** Return the heading of `address:street`. */
export const headingName = (begin: FormLayout['begins'][number]) =>
  begin.split(':')[0] as HeadingName

/** Return the heading of each row. Rows at the top have none. */
export function findHeadings(block: string, rows: readonly string[]): Map<string, HeadingName> {
  const { top = [], begins = [] } = formLayouts[block] ?? {}
  const found = new Map<string, HeadingName>()
  let part: HeadingName | undefined
  for (const row of new Set(rows)) {
    const begin = begins.find((one) => one.endsWith(`:${row}`))
    part = begin ? headingName(begin) : part
    if (part && !top.includes(row)) found.set(row, part)
  }
  return found
}
