// Rows that several blocks share.

import * as s from '../model/schema-parts.ts'
import type { Drink, Text } from '../model/site.ts'
import { yesNo } from '../notations/basic.ts'
import { checkedCodes } from '../notations/checked.ts'
import { focus, photoName } from '../notations/photo.ts'
import { season } from '../notations/season.ts'
import type { FieldAliases } from '../reading/names.ts'
import { type ContentNode, hasValue, nodeAt, reportError } from '../reading/node.ts'
import type { ValueReader } from '../reading/reader.ts'
import { optional } from '../reading/record.ts'
import { composed, type FieldRow, type Member, member, noData, partRow } from '../reading/row.ts'
import { optionalText } from '../reading/texts.ts'

/** A row of a section or of an item. */
export type SectionRow<M extends Member = Member> = FieldRow<M> & {
  /** Position in a generated file and among columns. Undefined for fields without a column. */
  order: number | undefined
  parts?: { readonly [part: string]: FieldAliases }
}

/** A row of an item. */
export type ItemRow = SectionRow<
  Member & {
    member: keyof Drink
    /** True for a member that is printed with the details of a dish. */
    detail?: true
  }
>

/** Names that owners use for a date. */
export const dateAliases = 'datum | | dátum | datum'

export const checkedRow = optional(checkedCodes, { ...noData, order: 280, last: true })

/** Create the row of a note. Its meaning differs between blocks. */
export const noteRow = (about: string, example: Text) =>
  ({
    ...optionalText,
    called:
      'poznámka, poznámky, pozn | note, notes, remark | poznámka, poznámky, pozn | hinweis, anmerkung, bemerkung',
    data: member('note', (house) => s.optional(s.textMember(house, about, example))),
    order: 70,
  }) as const

export const seasonRow = partRow(season, 'sezóna, období | season | sezóna, obdobie | saison', {
  order: 80,
})

/** Create the rows of opening hours, for a week or a day. The notation of their lines differs. */
export const hoursRowsFor = <T>(bar: ValueReader<T>, others: ValueReader<T>) => ({
  bar: partRow(
    bar,
    'otevírací doba, otevřeno, otevírací hodiny, provozní doba | opening times, opening hours, hours, open | otváracie hodiny, otváracia doba, otvorené | öffnungszeiten, geöffnet, offen',
  ),
  kitchen: partRow(others, 'kuchyně, kuchyň | | kuchyňa | küche'),
  lunch: partRow(others, 'oběd | | obed | mittagessen'),
})

/** True if the pub is closed. */
export const closedRow = partRow(yesNo, 'zavřeno | | zatvorené | geschlossen')

/** Rows of a photo, the same for a dish, a drink and the pub. */
export const photoRows = {
  photo: partRow(
    photoName,
    'foto, fotka, fotografie, obrázek | picture | foto, fotka, obrázok | foto, bild',
    { order: undefined },
  ),
  photo_alt: { ...optionalText, ...composed, called: undefined, order: undefined },
  focus: optional(focus, { ...noData, order: undefined }),
}

/** Report one of two fields that only make sense together. */
export function refuseHalf(node: ContentNode, ...names: [string, string]) {
  const field = names.find((name) => hasValue(node, name))
  const partner = names.find((name) => !hasValue(node, name))
  if (field === undefined || partner === undefined) return
  reportError(nodeAt(node, field), 'field-without-partner', { field, partner })
}
