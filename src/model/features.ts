// What guests ask about the house: one row per fact. From a row come its type, the fields of
// pub.md that it is read from, its place on the page and in the twin, and
// what search engines learn. Its words are in `templates/_parts/words`, and its help for editors in
// the catalogue of messages; the compiler asks for both.
// The order is that of the page.

import type { Text } from './languages.ts'

export type FeatureRow = {
  /** Its name in pub.md, where that is shorter than the name of the fact. */
  field?: string
  /** Whether the owner may add a sentence: a text `FIELD_note`. */
  note?: true
  /** The fact whose line on the page it shares, which is said before. */
  beside?: string
} & (YesNo | Choice | { kind: 'count' } | { kind: 'season' })

type YesNo = {
  kind: 'yes_no'
  /** The property that schema.org has for it, or its place in `amenityFeature`, which is for the rest. */
  schemaOrg?: 'smokingAllowed' | number
}

/** One of some words, each with what owners type for it besides. */
type Choice = { kind: 'choice'; choices: { readonly [choice: string]: readonly string[] } }

export const features = {
  garden: {
    kind: 'yes_no',
    note: true,
    schemaOrg: 1,
  },
  garden_season: { kind: 'season', beside: 'garden' },
  dogs: {
    kind: 'yes_no',
    note: true,
    schemaOrg: 2,
  },
  smoking_inside: {
    kind: 'yes_no',
    field: 'smoking',
    note: true,
    schemaOrg: 'smokingAllowed',
  },
  wheelchair: {
    kind: 'choice',
    choices: { yes: ['ano'], partial: ['castecne'], no: ['ne'] },
    note: true,
  },
  parking: {
    kind: 'choice',
    choices: { street: ['ulice'], own: ['vlastni'], none: ['neni'] },
    note: true,
  },
  children_corner: { kind: 'yes_no', schemaOrg: 4 },
  wifi: { kind: 'yes_no', schemaOrg: 3 },
  tv_sport: { kind: 'yes_no', schemaOrg: 5 },
  seats_inside: { kind: 'count' },
  seats_garden: { kind: 'count', beside: 'seats_inside' },
} as const satisfies { [name: string]: FeatureRow }

type Table = typeof features
export type FeatureName = keyof Table

/** The rows with all members that a row may have, for loops. */
export const featureRows = Object.entries(features) as readonly [FeatureName, FeatureRow][]

/** Days of any year, `MM-DD`, both included; may wrap over New Year. */
type Season = { from: string; to: string }

type ValueOf<Row> = Row extends { kind: 'yes_no' }
  ? boolean
  : Row extends { choices: infer Choices }
    ? keyof Choices
    : Row extends { kind: 'count' }
      ? number
      : Row extends { kind: 'season' }
        ? Season
        : never

export type FeatureValue<Name extends FeatureName> = ValueOf<Table[Name]>

/** Names in pub.md. */
export type FeatureField<Name extends FeatureName = FeatureName> = Table[Name] extends {
  field: infer Field extends string
}
  ? Field
  : Name

type Noted = {
  [Name in FeatureName]: Table[Name] extends { note: true } ? FeatureField<Name> : never
}

/** Names in pub.md of all fields that the facts are read from. */
export type FeatureFieldName =
  | { [Name in FeatureName]: FeatureField<Name> }[FeatureName]
  | `${NotedField}_note`

/** Names in pub.md of the facts to which the owner may add a sentence. */
export type NotedField = Noted[FeatureName]

export const fieldOf = ([name, { field = name }]: readonly [FeatureName, FeatureRow]) => field

/** What the owner says; a member that is absent is not stated. Notes are under names of pub.md. */
export type Features = { [Name in FeatureName]?: FeatureValue<Name> } & {
  notes: { [Field in NotedField]?: Text }
}
