// Rows that several blocks share.

import * as s from '../model/schema-parts.ts'
import type { Drink, Text } from '../model/site.ts'
import { yesNo } from '../notations/basic.ts'
import { checkedCodes } from '../notations/checked.ts'
import { season } from '../notations/date.ts'
import { focus, photoName } from '../notations/photo.ts'
import type { Called } from './names.ts'
import { below, complain, has, type Node } from './node.ts'
import { optional, type Reader } from './record.ts'
import { composed, type Member, member, noData, partRow, type Row } from './row.ts'
import { optionalText } from './texts.ts'

/** What a field of a section must say. */
export type SectionRow<M extends Member = Member> = Row<M> & {
  /** Its place in a file that is written, and among the columns of a table; undefined: it has no column. */
  order: number | undefined
  parts?: { readonly [part: string]: Called }
}

/** What a field of an item must say. */
export type ItemRow = SectionRow<
  Member & {
    member: keyof Drink
    /** It is said among the details of a dish. */
    detail?: true
  }
>

/** What owners call a date. */
export const calledDate = 'datum | | dátum | datum'

export const checkedRow = optional(checkedCodes, { ...noData, order: 280, last: true })

/** A note, which means something else in each block. */
export const noteRow = (about: string, example: Text) =>
  ({
    ...optionalText,
    called:
      'poznámka, poznámky, pozn | note, notes, remark | poznámka, poznámky, pozn | hinweis, anmerkung, bemerkung',
    data: member('note', (house) => s.optional(s.words(house, about, example))),
    order: 70,
  }) as const

export const seasonRow = partRow(season, 'sezóna, období | season | sezóna, obdobie | saison', {
  order: 80,
})

/** The hours of a week or of a day; how their lines are written differs. */
export const hoursOf = <T>(bar: Reader<T>, others: Reader<T>) => ({
  bar: partRow(bar, 'otevírací doba | | otváracie hodiny | öffnungszeiten'),
  kitchen: partRow(others, 'kuchyně, kuchyň | | kuchyňa | küche'),
  lunch: partRow(others, 'oběd | | obed | mittagessen'),
})

/** Whether the pub is closed. */
export const closedRow = partRow(yesNo, 'zavřeno | | zatvorené | geschlossen')

/** The same lines of a dish, of a drink and of the house. */
export const photoRows = {
  photo: partRow(photoName, 'foto, fotka, fotografie | | | foto', { order: undefined }),
  photo_alt: { ...optionalText, ...composed, called: undefined, order: undefined },
  focus: optional(focus, { ...noData, order: undefined }),
}

/** Reports one of two fields that mean nothing without each other. */
export function refuseHalf(node: Node, ...names: [string, string]) {
  const field = names.find((name) => has(node, name))
  const partner = names.find((name) => !has(node, name))
  if (field === undefined || partner === undefined) return
  complain(below(node, field), 'field-without-partner', { field, partner })
}
