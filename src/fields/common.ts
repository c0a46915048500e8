// Rows that several blocks share.

import type { House } from '../model/house.ts'
import { words } from '../model/schema-parts.ts'
import type { Drink } from '../model/site.ts'
import { checkedCodes } from '../notations/checked.ts'
import { season } from '../notations/date.ts'
import { photoName } from '../notations/photo.ts'
import { yesNo } from '../notations/plain.ts'
import type { Called } from './names.ts'
import { type Field, optional } from './record.ts'
import { type LanguageField, optionalText } from './texts.ts'

/** What a field of a section must say beside how it is written. */
export type SectionRow = (Field<unknown> | LanguageField<unknown>) & {
  /** What owners call it, in files and above the columns of a spreadsheet. */
  called: Called | undefined
  /** Its place in a file that is written, and among the columns of a table; undefined: it has no column. */
  order: number | undefined
  parts?: { readonly [part: string]: Called }
}

/** A member of the data that a value becomes as it is. */
type Member = {
  member: keyof Drink
  /** Whether it is said among the details of a dish. */
  detail: boolean
  /** Whether schemas have it only where something on the menu has it. */
  stated: boolean
  schema(house: House): object
}

/** What a field of an item must say. */
export type ItemRow = SectionRow & {
  for: 'food and drinks' | 'drinks'
  data: Member | 'composed'
}

/** What owners call a date. */
export const calledDate = { cs: 'datum', sk: 'dátum', de: 'datum' } as const

/** For values that are put together with others. */
export const composed = { for: 'food and drinks', data: 'composed' } as const

export const checkedRow = optional(checkedCodes, {
  ...composed,
  called: undefined,
  order: 280,
  last: true,
})

export const noteRow = {
  ...optionalText,
  for: 'food and drinks',
  data: {
    member: 'note',
    detail: false,
    stated: false,
    schema: (house: House) =>
      words(house, 'A condition in words.', {
        cs: 'Jen na objednávku.',
        en: 'To order only.',
        sk: 'Len na objednávku.',
        de: 'Nur auf Vorbestellung.',
      }),
  },
  called: {
    cs: 'poznámka, poznámky, pozn',
    en: 'note, notes, remark',
    sk: 'poznámka, poznámky, pozn',
    de: 'hinweis, anmerkung, bemerkung',
  },
  order: 70,
} as const satisfies ItemRow

export const seasonRow = optional(season, {
  ...composed,
  called: { cs: 'sezóna, období', en: 'season', sk: 'sezóna, obdobie', de: 'saison' },
  order: 80,
})

/** The hours of a week or of a day; the notation of their lines differs. */
export const calledHours = {
  bar: { cs: 'otevírací doba', sk: 'otváracie hodiny', de: 'öffnungszeiten' },
  kitchen: { cs: 'kuchyně, kuchyň', sk: 'kuchyňa', de: 'küche' },
  lunch: { cs: 'oběd', sk: 'obed', de: 'mittagessen' },
} as const satisfies { [field: string]: Called }

/** Whether the pub is closed. */
export const closedRow = optional(yesNo, {
  called: { cs: 'zavřeno', sk: 'zatvorené', de: 'geschlossen' },
})

/** The same lines of a dish, of a drink and of the house. */
export const photoRows = {
  photo: optional(photoName, {
    ...composed,
    called: { cs: 'foto, fotka, fotografie', de: 'foto' },
    order: undefined,
  }),
  photo_alt: { ...optionalText, ...composed, called: undefined, order: undefined },
}
