// A dish or drink of the menu: its fields, and what they become.

import { message } from '../messages/catalogue.ts'
import { amountOf, depositIn } from '../model/currencies.ts'
import type { House } from '../model/house.ts'
import { firstLanguage } from '../model/languages.ts'
import * as schema from '../model/schema-parts.ts'
import type { Drink, Item, Section, Size, Text } from '../model/site.ts'
import { dateList } from '../notations/date.ts'
import { alcohol, degree, tagList, vintage } from '../notations/dish.ts'
import { line, slug, toSlug, yesNo } from '../notations/plain.ts'
import { deposit } from '../notations/price.ts'
import { sizes } from '../notations/sizes.ts'
import { dayList } from '../notations/time.ts'
import { checkedRow, composed, type ItemRow, noteRow, photoRows, seasonRow } from './common.ts'
import { allergensOfAll, courseRow, toCourses } from './courses.ts'
import { checkDiets, dishRows, sizesAnswers, toDish } from './dish.ts'
import { extraRows, readExtras } from './extras.ts'
import { below, complain, has, type Place } from './place.ts'
import { optional, record, required, type Values } from './record.ts'
import { checkWithin, toAvailability } from './served.ts'
import { optionalText, present } from './texts.ts'

export const itemRows = {
  id: optional(slug, { ...composed, called: undefined, order: 40, last: true }),
  ...dishRows,
  allergens: { ...dishRows.allergens, unless: 'courses' },
  note: noteRow,
  sizes: required(sizes(true), sizesAnswers),
  ...extraRows,
  courses: courseRow,
  ...photoRows,
  deposit: optional(deposit, {
    ...composed,
    called: { cs: 'záloha, záloha na obal', en: 'deposit', sk: 'záloha', de: 'pfand' },
    order: 170,
  }),
  tags: optional(tagList, {
    ...composed,
    called: { cs: 'štítky, označení', en: 'tags', sk: 'štítky, označenie', de: 'kennzeichnung' },
    order: 160,
  }),
  alcohol: optional(alcohol, {
    for: 'drinks',
    data: 'composed',
    called: {
      cs: 'alkohol, alk, obsah alkoholu',
      en: 'alcohol, abv, alc',
      sk: 'alkohol, alk, obsah alkoholu',
      de: 'alkohol, alkoholgehalt, alk',
    },
    order: 180,
  }),
  degree: optional(degree, {
    for: 'drinks',
    data: {
      member: 'beer_degree',
      detail: false,
      stated: true,
      schema: () =>
        schema.as(
          { type: 'number' },
          'Degree of a beer: extract of the original wort in mass percent. It is not alcohol.',
          12,
        ),
    },
    called: {
      cs: 'stupňovitost, stupeň, stupně, epm',
      en: 'degree, plato, degrees plato',
      sk: 'stupňovitosť, stupeň, stupne, epm',
      de: 'stammwürze, grad plato',
    },
    order: 190,
  }),
  brewery: optional(line, {
    for: 'drinks',
    data: {
      member: 'brewery',
      detail: true,
      stated: true,
      schema: (house: House) =>
        schema.as(
          schema.line,
          'Who brews it. A name: the same in every language.',
          schema.sampleOf(house).brewery,
        ),
    },
    called: { cs: 'pivovar', en: 'brewery', sk: 'pivovar', de: 'brauerei' },
    order: 200,
  }),
  winery: optional(line, {
    for: 'drinks',
    data: {
      member: 'winery',
      detail: true,
      stated: true,
      schema: (house: House) =>
        schema.as(
          schema.line,
          'Who makes the wine. A name: the same in every language.',
          schema.sampleOf(house).winery,
        ),
    },
    called: { cs: 'vinařství', en: 'winery', sk: 'vinárstvo', de: 'weingut, winzer' },
    order: 210,
  }),
  vintage: optional(vintage, {
    for: 'drinks',
    data: {
      member: 'vintage',
      detail: true,
      stated: true,
      schema: () => schema.as({ type: 'integer' }, 'The year of a wine.', 2023),
    },
    called: { cs: 'ročník', en: 'vintage', sk: 'ročník', de: 'jahrgang' },
    order: 220,
  }),
  origin: {
    ...optionalText,
    for: 'food and drinks',
    data: {
      member: 'origin',
      detail: true,
      stated: true,
      schema: (house: House) =>
        schema.words(house, 'Where it comes from.', {
          cs: 'Morava',
          en: 'Moravia',
          sk: 'Morava',
          de: 'Mähren',
        }),
    },
    called: {
      cs: 'původ, země původu',
      en: 'origin, country of origin',
      sk: 'pôvod, krajina pôvodu',
      de: 'herkunft, herkunftsland',
    },
    order: 230,
  },
  sold_out: optional(yesNo, {
    ...composed,
    called: { cs: 'vyprodáno', en: 'sold out', sk: 'vypredané', de: 'ausverkauft' },
    order: 240,
  }),
  days: optional(dayList, {
    ...composed,
    called: { cs: 'dny, ve dnech', en: 'days', sk: 'dni', de: 'tage' },
    order: 250,
  }),
  season: seasonRow,
  dates: optional(dateList, {
    ...composed,
    called: { cs: 'data, termíny', en: 'dates', sk: 'termíny', de: 'termine' },
    order: 260,
  }),
  checked: checkedRow,
} as const satisfies { [field: string]: ItemRow }

export const itemRecord = record('item', itemRows)

type ItemFields = Values<typeof itemRows>
type ItemField = keyof typeof itemRows

const rows = Object.entries(itemRows) as [ItemField, ItemRow][]

/** The fields that only drinks have, in their order. */
export const drinkFields = rows.flatMap(([field, row]) => (row.for === 'drinks' ? field : []))

/** Fields whose values are members of the data as they are. */
const copied = rows.flatMap(([field, { for: kind, data }]) =>
  data === 'composed' ? [] : [{ field, kind, member: data.member }],
)

type DataOf<F extends ItemField> = (typeof itemRows)[F]['data']

/** The fields that are said among the details of an item. */
export type DetailField = {
  [F in ItemField]: DataOf<F> extends { detail: true } ? F : never
}[ItemField]
type Detail = { field: DetailField; member: Extract<DataOf<DetailField>, object>['member'] }

/** In the order in which they are said. */
export const details = rows.flatMap(([field, { data }]) =>
  data !== 'composed' && data.detail ? [{ field, member: data.member } as Detail] : [],
)

/** Members that a schema has only where something on the menu of the house has them. */
export const statedMembers = <K extends ItemRow['for']>(house: House, kind: K) =>
  Object.fromEntries(
    rows.flatMap(([, { for: own, data }]) =>
      own === kind && data !== 'composed' && data.stated ? [[data.member, data.schema(house)]] : [],
    ),
  ) as {
    [F in ItemField as (typeof itemRows)[F] extends { for: K } & StatedMember<infer M>
      ? M
      : never]: DataOf<F> extends { schema: (house: House) => infer S } ? S : never
  }
type StatedMember<M extends string> = { data: { member: M; stated: true } }

/** Their types, which the compiler compares with those of the data. */
type Copied = {
  [F in ItemField as (typeof itemRows)[F] extends { data: { member: infer M extends string } }
    ? M
    : never]?: NonNullable<ItemFields[F]>
}

const membersOf = (kind: ItemRow['for'], values: ItemFields): Copied =>
  present(
    Object.fromEntries(
      copied.flatMap((one) => (one.kind === kind ? [[one.member, values[one.field]]] : [])),
    ),
  )

/** Where `asked`, the kind of the section is in question: nobody is asked for what one kind has. */
export function toItem(
  place: Place,
  section: Section,
  typed: ItemFields,
  asked: boolean,
): Item | Drink | undefined {
  const values = { ...typed, allergens: allergensOfAll(place, typed.allergens, typed.courses) }
  const extras = readExtras(place, values, place.document.data['extras'] !== undefined)
  checkDiets(place, values)
  const dish = toDish(place, values)
  const priced = dish?.sizes.filter((size): size is Size => amountOf(size) !== undefined)
  const alcohol = asked
    ? {}
    : section.kind === 'drinks'
      ? readDrink(place, values)
      : refuseDrinkFields(place, values)
  checkWithin(place, section.served, values)
  if (!dish || !priced || !alcohol) return undefined
  const { name, description, sizes: _, ...allergensAndDiets } = dish
  const { season: yearly, days, dates, sold_out } = values
  return {
    id: values.id ?? slugOf(place, name),
    section: section.id,
    name,
    ...present({ description }),
    ...membersOf('food and drinks', values),
    sizes: priced,
    ...(values.deposit !== undefined &&
      place.region &&
      depositIn(place.region.currency, values.deposit)),
    ...allergensAndDiets,
    tags: values.tags ?? [],
    ...present({ extras, courses: toCourses(values.courses) }),
    ...present({ availability: toAvailability({ sold_out, days, season: yearly, dates }) }),
    ...alcohol,
  }
}

/** The id that the name of the house gives; a name without Latin letters gives none. */
function slugOf(place: Place, name: Text): string {
  const first = firstLanguage(place.document)
  const id = toSlug(name[first])
  if (id === '') complain(below(place, first), message('id-impossible'))
  return id
}

/** Every drink says its alcohol, if only that it is not known. */
function readDrink(place: Place, values: ItemFields) {
  const { alcohol, diets, brewery, winery } = values
  if (!has(place, 'alcohol')) complain(place, message('alcohol-missing'))
  if (diets?.includes('halal') && alcohol && alcohol > 0.5)
    complain(below(place, 'diets'), message('halal-with-alcohol', { percent: alcohol }))
  if (brewery !== undefined && winery !== undefined)
    complain(below(place, 'winery'), message('brewery-and-winery'), {
      other: below(place, 'brewery'),
    })
  return alcohol === undefined
    ? undefined
    : { alcohol_percent: alcohol, ...membersOf('drinks', values) }
}

function refuseDrinkFields(place: Place, values: ItemFields) {
  const isOfAlcohol = (field: ItemField) => field === 'alcohol' || field === 'degree'
  const fields = drinkFields.filter((field) => !isOfAlcohol(field))
  for (const field of drinkFields.filter((one) => values[one] !== undefined))
    complain(
      below(place, field),
      isOfAlcohol(field)
        ? message('alcohol-on-food', { field })
        : message('drink-field-on-food', { field, fields }),
    )
  return {}
}

/** Ids are anchors and stable names: unique over food and drinks. */
export function checkIds(items: readonly { item: Item; place: Place }[]) {
  const first = new Map<string, Place>()
  const taken = new Set(items.map(({ item }) => item.id))
  const counts = new Map<string, number>()
  for (const { item, place } of items) {
    const other = first.get(item.id)
    if (!other) {
      first.set(item.id, place)
      continue
    }
    // The third is told another one than the second.
    let count = (counts.get(item.id) ?? 1) + 1
    while (taken.has(`${item.id}-${count}`)) count++
    counts.set(item.id, count)
    const meant = `${item.id}-${count}`
    complain(idOf(place), message('id-taken', { id: item.id, meant }), { other: idOf(other) })
  }
}

/** The id itself, or the name that it is made of. */
const idOf = (place: Place) => below(place, has(place, 'id') ? 'id' : firstLanguage(place.document))
