// Facts that guests ask about, one row each. A row decides its type, its fields in pub.md, its
// place on the page and in the twin, and its property for search engines. The words are in
// `templates/_parts/words/names.ts` and the Czech help in the message catalogue; the compiler asks
// for both. Rows are in the order of the page.

import type { Language, Text, TextRow } from './languages.ts'

export type FeatureRow = {
  /** Field in pub.md, if it is shorter than the name of the fact. */
  field?: string
  /** Names that owners type: one column per language, with commas between the names. */
  called?: TextRow
  /** English description, for editors and for programs that read /pub.json. */
  about: string
  /**
   * Topic of the optional text `FIELD_note`. For facts with a topic the data always have a member
   * for the note; for others only if the owner wrote one.
   */
  note?: string
  /** Earlier fact whose line on the page this one shares. */
  beside?: string
} & (
  | YesNo
  | Choice
  | { kind: 'count' | 'age' | 'season' | 'times' }
  /** A time of day, or an amount in the currency of the prices. */
  | { kind: 'time' | 'price' }
)

type YesNo = {
  kind: 'yes_no'
  /** Answers other than yes and no, each with typed synonyms in any language. */
  also?: { readonly [word: string]: readonly string[] }
  /** Property of schema.org. Without one the fact is in `amenityFeature`. */
  schemaOrg?: 'smokingAllowed'
}

/** Language of the first synonym of each choice. */
export const choicesBeginIn: Language = 'cs'

/** One or several of these words, each with typed synonyms in any language. */
type Choice = {
  kind: 'choice' | 'several'
  choices: { readonly [choice: string]: readonly string[] }
}

const onRequest =
  `po domluvě, na dotaz, na vyžádání, na požádání, na požiadanie, po dohode, na vyžiadanie, auf Anfrage,
  nach Absprache, on request`.split(/,\s+/)

/** Features that some houses offer on request. */
const askedFor = { kind: 'yes_no', also: { on_request: onRequest } } as const

export const features = {
  garden: {
    kind: 'yes_no',
    about: 'whether there is a garden',
    called: 'zahrádka, zahrada | | záhradka, záhrada | garten',
    note: 'the garden',
  },
  garden_season: { kind: 'season', about: 'when the garden is open', beside: 'garden' },
  garden_covered: { kind: 'yes_no', about: 'whether the garden has a roof' },
  garden_heated: { kind: 'yes_no', about: 'whether the garden is heated' },
  terrace: {
    kind: 'yes_no',
    about: 'whether there is a terrace',
    called: 'terasa | | terasa | terrasse',
  },
  terrace_season: { kind: 'season', about: 'when the terrace is open', beside: 'terrace' },
  dogs: {
    kind: 'yes_no',
    about: 'whether dogs may come in',
    also: {
      outside: `venku, jen venku, vonku, len vonku, draußen, nur draußen, im Freien,
        outside only`.split(/,\s+/),
      on_request: onRequest,
    },
    called: 'psi, psy | | psy | hunde',
    note: 'dogs',
  },
  smoking_inside: {
    kind: 'yes_no',
    about: 'whether guests may smoke inside',
    field: 'smoking',
    called: 'kouření | | | rauchen',
    note: 'smoking',
    schemaOrg: 'smokingAllowed',
  },
  wheelchair: {
    kind: 'choice',
    about: 'step-free access',
    called: 'bezbariérové | | |',
    choices: {
      yes: `ano, áno, ja, bezbariérový, bezbariérové, barrierefrei, rollstuhlgerecht, step-free,
        wheelchair accessible`.split(/,\s+/),
      partial: ['částečně', 'čiastočne', 'teilweise', 'partly'],
      no: ['ne', 'nie', 'nein'],
    },
    note: 'access',
  },
  wheelchair_toilet: { kind: 'yes_no', about: 'whether a toilet is wheelchair-accessible' },
  toilet: { kind: 'yes_no', about: 'whether guests have a toilet' },
  hearing_loop: { kind: 'yes_no', about: 'whether there is a hearing loop' },
  parking: {
    kind: 'choice',
    about: 'where to park',
    called: 'parkování | | | parkplatz',
    choices: {
      yes: ['ano', 'áno', 'ja'],
      street: `ulice, na ulici, ulica, Straße, Strasse, auf der Straße, in the street,
        on the street`.split(/,\s+/),
      own: ['vlastní', 'vlastné', 'eigen', 'eigene', 'eigener Parkplatz', 'car park'],
      none: ['není', 'žádné', 'ne', 'nie je', 'žiadne', 'nie', 'keine', 'nein', 'no'],
    },
    note: 'parking',
  },
  coach_parking: { ...askedFor, about: 'whether a coach can park' },
  car_charging: { kind: 'yes_no', about: 'whether electric cars can be charged' },
  bike_stands: { kind: 'yes_no', about: 'whether there are stands for bicycles' },
  bike_charging: { kind: 'yes_no', about: 'whether electric bicycles can be charged' },
  children_corner: { kind: 'yes_no', about: "whether there is a children's corner" },
  children_menu: { kind: 'yes_no', about: "whether there is a children's menu" },
  high_chair: { ...askedFor, about: 'whether there is a high chair' },
  changing_table: { ...askedFor, about: 'whether there is a changing table' },
  children_until: {
    kind: 'time',
    about: 'until when children are let in',
    called: 'děti do | | deti do | kinder bis',
  },
  playground: { kind: 'yes_no', about: 'whether there is a playground' },
  table_service: { kind: 'yes_no', about: 'whether guests are served at the table' },
  take_away: { kind: 'yes_no', about: 'whether food can be taken away', note: 'it' },
  take_away_box: {
    kind: 'price',
    about: 'surcharge for a take-away box, in the currency of the prices',
    called:
      'krabička, obal s sebou, příplatek za obal | box | krabička, obal so sebou, poplatok za obal | verpackung, verpackungszuschlag',
  },
  own_container: { ...askedFor, about: 'whether guests may bring containers' },
  delivery: { ...askedFor, about: 'whether food is delivered', note: 'it' },
  catering: { ...askedFor, about: 'whether the house caters elsewhere' },
  private_room: { ...askedFor, about: 'whether there is a private room', note: 'it' },
  projector: { ...askedFor, about: 'whether there is a projector' },
  celebrations: { ...askedFor, about: 'whether celebrations are held', note: 'it' },
  accommodation: { ...askedFor, about: 'whether guests can stay overnight', note: 'it' },
  gift_vouchers: { kind: 'yes_no', about: 'whether gift vouchers are sold' },
  wifi: { kind: 'yes_no', about: 'whether there is Wi-Fi' },
  air_conditioning: { kind: 'yes_no', about: 'whether there is air conditioning' },
  fireplace: { kind: 'yes_no', about: 'whether there is a fireplace' },
  sockets: { kind: 'yes_no', about: 'whether guests find sockets at the tables' },
  tv_sport: { kind: 'yes_no', about: 'whether matches are shown' },
  live_music: { kind: 'yes_no', about: 'whether there is live music', note: 'it' },
  dancing: { kind: 'yes_no', about: 'whether guests may dance' },
  board_games: { kind: 'yes_no', about: 'whether there are board games' },
  billiards: { kind: 'yes_no', about: 'whether there are billiards' },
  darts: { kind: 'yes_no', about: 'whether there are darts' },
  table_football: { kind: 'yes_no', about: 'whether there is table football' },
  bowling: { kind: 'yes_no', about: 'whether there are skittles or bowling' },
  quiet_hours: { kind: 'times', about: 'when it is quiet, such as 22:00–06:00' },
  // BCP 47 codes, with the names that owners type.
  staff_languages: {
    kind: 'several',
    about: 'languages that the staff speak',
    choices: {
      cs: ['česky', 'čeština', 'cz', 'Czech', 'Tschechisch'],
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
  seats_inside: { kind: 'count', about: 'seats inside', called: 'míst | | |' },
  seats_garden: { kind: 'count', about: 'seats in the garden', beside: 'seats_inside' },
  seats_terrace: { kind: 'count', about: 'seats on the terrace', beside: 'seats_inside' },
  admission_age: {
    kind: 'age',
    about: 'age from which guests are let in',
    called: 'vstup od | | vstup od | einlass ab',
  },
} as const satisfies { [name: string]: FeatureRow }

type FeatureTable = typeof features
export type FeatureName = keyof FeatureTable

/** The same rows with all optional members, for loops. */
export const featureRows = Object.entries(features) as readonly [FeatureName, FeatureRow][]

/** Days of any year as `MM-DD`, both included; may wrap over New Year. */
type FeatureSeason = { from: string; to: string }

/** Local times `HH:MM`. A `close` that is not later than `open` is on the next day. */
type FeatureTimes = { open: string; close: string; days?: string[] }

/** Answers of a row other than yes and no. */
type ExtraAnswer<Row> = Row extends { also: infer Words } ? keyof Words : never

type RowValue<Row> = Row extends { kind: 'yes_no' }
  ? boolean | ExtraAnswer<Row>
  : Row extends { choices: infer Choices; kind: infer Kind }
    ? Kind extends 'several'
      ? (keyof Choices)[]
      : keyof Choices
    : Row extends { kind: 'count' | 'age' | 'price' }
      ? number
      : Row extends { kind: 'time' }
        ? string
        : Row extends { kind: 'season' }
          ? FeatureSeason
          : Row extends { kind: 'times' }
            ? FeatureTimes
            : never

export type FeatureValue<Name extends FeatureName> = RowValue<FeatureTable[Name]>

/** Field of a fact in pub.md. */
export type FeatureField<Name extends FeatureName = FeatureName> = FeatureTable[Name] extends {
  field: infer Field extends string
}
  ? Field
  : Name

/**
 * Facts of kind `season`, which state when another fact applies. `NamedFact` is all other facts.
 */
export type SeasonName = {
  [Name in FeatureName]: FeatureTable[Name] extends { kind: 'season' } ? Name : never
}[FeatureName]
export type NotedFact = Exclude<FeatureName, SeasonName>

/** All fields in pub.md that facts are read from, including notes. */
export type FeatureFieldName =
  | { [Name in FeatureName]: FeatureField<Name> }[FeatureName]
  | `${NotedField}_note`

/** Fields that may have a note. Seasons have none. */
export type NotedField = { [Name in NotedFact]: FeatureField<Name> }[NotedFact]

export const featureField = ([name, { field = name }]: readonly [FeatureName, FeatureRow]) => field

/** True if the fact has a name of its own, and so may have a note. */
export const mayHaveNote = (row: FeatureRow) => row.kind !== 'season'

/** English descriptions by field of pub.md. */
export const featureDescriptions = Object.fromEntries(
  featureRows.flatMap((row) => {
    const [field, { about, note = 'it' }] = [featureField(row), row[1]]
    return [
      [field, about],
      ...(mayHaveNote(row[1]) ? [[`${field}_note`, `a sentence about ${note}`]] : []),
    ]
  }),
) as Record<FeatureFieldName, string>

/** Descriptions of all note fields, with the same text for each. */
export const featureNotes = (about: string) =>
  Object.fromEntries(
    featureRows
      .filter(([, row]) => mayHaveNote(row))
      .map((row) => [`${featureField(row)}_note`, about]),
  ) as Record<`${NotedField}_note`, string>

/**
 * Facts that the owner states; an absent member is not stated. Notes are keyed by field of pub.md.
 */
export type Features = { [Name in FeatureName]?: FeatureValue<Name> } & {
  notes: { [Field in NotedField]?: Text }
}
