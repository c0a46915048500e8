// What guests ask about the house: one row per fact. From a row come its type, the fields of
// pub.md that it is read from, its place on the page and in the twin, and
// what search engines learn. Its words are in `templates/_parts/words`, and its help for editors in
// the catalogue of messages; the compiler asks for both.
// The order is that of the page.

import type { Language, Text } from './languages.ts'

export type FeatureRow = {
  /** Its name in pub.md, where that is shorter than the name of the fact. */
  field?: string
  /** What owners call it, by language, with commas between the names. */
  called?: { readonly [lang in Language]?: string }
  /** Whether the owner may add a sentence: a text `FIELD_note`. */
  note?: true
  /** The fact whose line on the page it shares, which is said before. */
  beside?: string
} & (YesNo | Choice | { kind: 'count' } | { kind: 'season' } | { kind: 'times' })

type YesNo = {
  kind: 'yes_no'
  /** The property that schema.org has for it, or its place in `amenityFeature`, which is for the rest. */
  schemaOrg?: 'smokingAllowed' | number
}

/** The language of the first of the words that owners type for a choice. */
export const choicesBeginIn: Language = 'cs'

/** One or several of some words, each with what owners type for it besides, in any language. */
type Choice = {
  kind: 'choice' | 'several'
  choices: { readonly [choice: string]: readonly string[] }
}

export const features = {
  garden: {
    kind: 'yes_no',
    called: { cs: 'zahrádka, zahrada', sk: 'záhradka, záhrada', de: 'garten' },
    note: true,
    schemaOrg: 1,
  },
  garden_season: { kind: 'season', beside: 'garden' },
  garden_covered: { kind: 'yes_no', schemaOrg: 6 },
  garden_heated: { kind: 'yes_no', schemaOrg: 7 },
  terrace: {
    kind: 'yes_no',
    called: { cs: 'terasa', sk: 'terasa', de: 'terrasse' },
    schemaOrg: 8,
  },
  dogs: {
    kind: 'yes_no',
    called: { cs: 'psi, psy', sk: 'psy', de: 'hunde' },
    note: true,
    schemaOrg: 2,
  },
  smoking_inside: {
    kind: 'yes_no',
    field: 'smoking',
    called: { cs: 'kouření', de: 'rauchen' },
    note: true,
    schemaOrg: 'smokingAllowed',
  },
  wheelchair: {
    kind: 'choice',
    called: { cs: 'bezbariérové' },
    choices: {
      yes: ['ano', 'áno', 'ja'],
      partial: ['částečně', 'čiastočne', 'teilweise', 'partly'],
      no: ['ne', 'nie', 'nein'],
    },
    note: true,
  },
  wheelchair_toilet: { kind: 'yes_no', schemaOrg: 9 },
  toilet: { kind: 'yes_no', schemaOrg: 10 },
  hearing_loop: { kind: 'yes_no', schemaOrg: 11 },
  parking: {
    kind: 'choice',
    called: { cs: 'parkování', de: 'parkplatz' },
    choices: {
      street: [
        'ulice',
        'na ulici',
        'ulica',
        'Straße',
        'Strasse',
        'auf der Straße',
        'in the street',
        'on the street',
      ],
      own: ['vlastní', 'vlastné', 'eigen', 'eigene', 'eigener Parkplatz', 'car park'],
      none: ['není', 'žádné', 'ne', 'nie je', 'žiadne', 'nie', 'keine', 'nein', 'no'],
    },
    note: true,
  },
  coach_parking: { kind: 'yes_no', schemaOrg: 12 },
  car_charging: { kind: 'yes_no', schemaOrg: 13 },
  bike_stands: { kind: 'yes_no', schemaOrg: 14 },
  bike_charging: { kind: 'yes_no', schemaOrg: 15 },
  children_corner: { kind: 'yes_no', schemaOrg: 4 },
  children_menu: { kind: 'yes_no', schemaOrg: 16 },
  high_chair: { kind: 'yes_no', schemaOrg: 17 },
  changing_table: { kind: 'yes_no', schemaOrg: 18 },
  playground: { kind: 'yes_no', schemaOrg: 19 },
  table_service: { kind: 'yes_no', schemaOrg: 20 },
  take_away: { kind: 'yes_no', note: true, schemaOrg: 21 },
  own_container: { kind: 'yes_no', schemaOrg: 22 },
  delivery: { kind: 'yes_no', note: true, schemaOrg: 23 },
  catering: { kind: 'yes_no', schemaOrg: 24 },
  private_room: { kind: 'yes_no', note: true, schemaOrg: 25 },
  projector: { kind: 'yes_no', schemaOrg: 26 },
  celebrations: { kind: 'yes_no', note: true, schemaOrg: 27 },
  accommodation: { kind: 'yes_no', note: true, schemaOrg: 28 },
  gift_vouchers: { kind: 'yes_no', schemaOrg: 29 },
  wifi: { kind: 'yes_no', schemaOrg: 3 },
  air_conditioning: { kind: 'yes_no', schemaOrg: 30 },
  fireplace: { kind: 'yes_no', schemaOrg: 31 },
  sockets: { kind: 'yes_no', schemaOrg: 32 },
  tv_sport: { kind: 'yes_no', schemaOrg: 5 },
  live_music: { kind: 'yes_no', note: true, schemaOrg: 33 },
  dancing: { kind: 'yes_no', schemaOrg: 34 },
  board_games: { kind: 'yes_no', schemaOrg: 35 },
  billiards: { kind: 'yes_no', schemaOrg: 36 },
  darts: { kind: 'yes_no', schemaOrg: 37 },
  table_football: { kind: 'yes_no', schemaOrg: 38 },
  bowling: { kind: 'yes_no', schemaOrg: 39 },
  quiet_hours: { kind: 'times' },
  // Codes of BCP 47, with what owners call them.
  staff_languages: {
    kind: 'several',
    choices: {
      cs: ['česky', 'čeština', 'Czech', 'Tschechisch'],
      sk: ['slovensky', 'slovenština', 'slovenčina', 'Slovak', 'Slowakisch'],
      en: ['anglicky', 'angličtina', 'English', 'Englisch'],
      de: ['německy', 'němčina', 'nemecky', 'nemčina', 'German', 'Deutsch'],
      pl: ['polsky', 'polština', 'poľsky', 'poľština', 'Polish', 'Polnisch'],
      uk: ['ukrajinsky', 'ukrajinština', 'ukrajinčina', 'Ukrainian', 'Ukrainisch'],
      ru: ['rusky', 'ruština', 'Russian', 'Russisch'],
      vi: ['vietnamsky', 'vietnamština', 'vietnamčina', 'Vietnamese', 'Vietnamesisch'],
      hu: ['maďarsky', 'maďarština', 'maďarčina', 'Hungarian', 'Ungarisch'],
      fr: ['francouzsky', 'francouzština', 'francúzsky', 'francúzština', 'French', 'Französisch'],
      it: ['italsky', 'italština', 'taliansky', 'taliančina', 'Italian', 'Italienisch'],
      es: ['španělsky', 'španělština', 'španielsky', 'španielčina', 'Spanish', 'Spanisch'],
    },
  },
  seats_inside: { kind: 'count', called: { cs: 'míst' } },
  seats_garden: { kind: 'count', beside: 'seats_inside' },
} as const satisfies { [name: string]: FeatureRow }

type Table = typeof features
export type FeatureName = keyof Table

/** The rows with all members that a row may have, for loops. */
export const featureRows = Object.entries(features) as readonly [FeatureName, FeatureRow][]

/** Days of any year, `MM-DD`, both included; may wrap over New Year. */
type Season = { from: string; to: string }

/** Local times `HH:MM`; a `close` that is not later than `open` belongs to the next day. */
type Times = { open: string; close: string }

type ValueOf<Row> = Row extends { kind: 'yes_no' }
  ? boolean
  : Row extends { choices: infer Choices; kind: infer Kind }
    ? Kind extends 'several'
      ? (keyof Choices)[]
      : keyof Choices
    : Row extends { kind: 'count' }
      ? number
      : Row extends { kind: 'season' }
        ? Season
        : Row extends { kind: 'times' }
          ? Times
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
