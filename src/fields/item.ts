// Dishes and drinks of the menu.

import { depositIn, findPrice } from '../model/currencies.ts'
import type { House } from '../model/house.ts'
import { firstLanguage, parseTextRow } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import * as site from '../model/site.ts'
import { commaList, line, slug, toId } from '../notations/basic.ts'
import { date } from '../notations/date.ts'
import { alcohol, degree, soldOut, spice, sweetness, tagList, vintage } from '../notations/dish.ts'
import { deposit } from '../notations/price.ts'
import { datesOrLimit, servedDays } from '../notations/recurrence.ts'
import { itemSizes } from '../notations/sizes.ts'
import { type ContentNode, hasValue, nodeAt, reportError, rootNode } from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { optional, record, required } from '../reading/record.ts'
import {
  composed,
  member,
  memberSchemas,
  partRow,
  statedMember,
  toMembers,
} from '../reading/row.ts'
import { optionalText, present } from '../reading/texts.ts'
import { checkDiets } from './claims.ts'
import { checkedRow, type ItemRow, noteRow, photoRows, seasonRow } from './common.ts'
import { allergensOfAll, courseRow, toCourses } from './courses.ts'
import { dishRows, sizesAnswers, toDish } from './dish.ts'
import { extraRows, readExtras } from './extras.ts'
import { otherPriceRow, readOtherPrices } from './other-prices.ts'
import { checkWithin, toAvailability } from './served.ts'

/** Create the member of a field that is printed with the details of an item. */
const detail = <const M extends string, S extends object>(name: M, schema: (house: House) => S) =>
  ({ ...statedMember(name, schema), detail: true }) as const

/** Fields of drinks only. */
const drinkRows = {
  alcohol: optional(alcohol, {
    data: member('alcohol_percent', () =>
      s.described(
        s.orNull({ ...s.number, minimum: 0, maximum: 96 }),
        'Alcohol in percent by volume; above 0.5 the drink is alcoholic. null: not known.',
        ...[5, 0, null],
      ),
    ),
    called:
      'alkohol, alk, obsah alkoholu | alcohol, abv, alc | alkohol, alk, obsah alkoholu | alkohol, alkoholgehalt, alk',
    order: 180,
  }),
  degree: optional(degree, {
    data: statedMember('beer_degree', () =>
      s.described(
        s.number,
        'Degree of a beer: extract of the original wort in mass percent. It is not alcohol.',
        12,
      ),
    ),
    called:
      'stupňovitost, stupeň, stupně, epm | degree, plato, degrees plato | stupňovitosť, stupeň, stupne, epm | stammwürze, grad plato',
    order: 190,
  }),
  brewery: optional(line, {
    data: detail('brewery', (house) =>
      s.described(
        s.line,
        'Who brews it. A name: the same in every language.',
        s.sampleHouse(house).brewery,
      ),
    ),
    called: 'pivovar | brewery | pivovar | brauerei',
    order: 200,
  }),
  winery: optional(line, {
    data: detail('winery', (house) =>
      s.described(
        s.line,
        'Who makes the wine. A name: the same in every language.',
        s.sampleHouse(house).winery,
      ),
    ),
    called: 'vinařství | winery | vinárstvo | weingut, winzer',
    order: 210,
  }),
  vintage: optional(vintage, {
    data: detail('vintage', () => s.described(s.integer, 'The year of a wine.', 2023)),
    called: 'ročník | vintage | ročník | jahrgang',
    order: 220,
  }),
  sweetness: optional(sweetness, {
    data: detail('sweetness', () =>
      s.described(
        s.enumSchema(site.sweetnesses),
        'Sweetness of a wine, in words of EU law.',
        'dry',
      ),
    ),
    called:
      'sladkost, zbytkový cukr, cukernatost | sweetness, residual sugar | sladkosť, zvyškový cukor | süße, geschmack, restzucker',
    order: 222,
    example: 'suché',
  }),
} as const satisfies { [field: string]: ItemRow }

export const itemRows = {
  id: optional(slug, { ...composed, called: undefined, order: 40, last: true }),
  number: optional(line, {
    data: detail('number', () =>
      s.described(s.line, 'Its number on the menu, by which guests order it.', '12', '12a'),
    ),
    called: `
      číslo, číslo jídla, číslo na lístku, č | number, no, nr, menu number
      | číslo, číslo jedla, č | nummer, nr, speisenummer`,
    example: '12',
    order: 45,
  }),
  ...dishRows,
  allergens: { ...dishRows.allergens, unless: 'courses' },
  note: noteRow(
    'A condition in words.',
    parseTextRow(
      'Jen na objednávku. | To order only. | Len na objednávku. | Nur auf Vorbestellung.',
    ),
  ),
  sizes: required(itemSizes, sizesAnswers),
  ...extraRows,
  courses: courseRow,
  other_prices: otherPriceRow,
  ...photoRows,
  deposit: partRow(deposit, 'záloha, záloha na obal | deposit | záloha | pfand', { order: 170 }),
  tags: optional(tagList, {
    data: member('tags', () =>
      s.described(
        s.list(s.enumSchema(site.tags), s.unique),
        'Properties in a closed list of words.',
        ['house_special'],
      ),
    ),
    called: 'štítky, označení | tags | štítky, označenie | kennzeichnung',
    order: 160,
  }),
  spice: optional(spice, {
    data: detail('spice_level', () =>
      s.described(
        { type: 'integer', minimum: 1, maximum: 5 },
        'How hot it is, from 1 to 5. Absent: not stated.',
        2,
      ),
    ),
    called:
      'pálivost, ostrost | spice, spice level, heat | pálivosť, štipľavosť | schärfe, schärfegrad',
    order: 162,
    example: '2',
  }),
  diet_numbers: optional(commaList(line), {
    data: detail('diet_numbers', () =>
      s.described(
        s.list(s.line, { ...s.nonEmpty, ...s.unique }),
        'Numbers of diets for which it is suitable, in the numbering of canteens and hospitals.',
        ['3', '9'],
      ),
    ),
    called:
      'čísla diet, číslo diety, dietní čísla | diet numbers | čísla diét, číslo diéty | diätnummern',
    order: 152,
    example: '3, 9',
  }),
  ...drinkRows,
  producer: optional(line, {
    data: detail('producer', (house) =>
      s.described(
        s.line,
        'Who makes it, neither a brewery nor a winery. A name: the same in every language.',
        s.sampleHouse(house).brewery,
      ),
    ),
    called:
      'výrobce, palírna, pražírna | producer, maker, distillery | výrobca | hersteller, erzeuger',
    example: 'Palírna Lhota',
    order: 215,
  }),
  origin: {
    ...optionalText,
    data: detail('origin', (house) =>
      s.textMember(
        house,
        'Where it comes from.',
        parseTextRow('Morava | Moravia | Morava | Mähren'),
      ),
    ),
    called:
      'původ, země původu | origin, country of origin | pôvod, krajina pôvodu | herkunft, herkunftsland',
    order: 230,
  },
  sold_out: partRow(soldOut, 'vyprodáno | sold out | vypredané | ausverkauft', { order: 240 }),
  sold_out_since: partRow(date, 'vyprodáno od | sold out since | vypredané od | ausverkauft seit', {
    order: 245,
    example: '27. 11. 2026',
  }),
  days: partRow(servedDays, 'dny, ve dnech | days, available | dni | tage', { order: 250 }),
  season: seasonRow,
  dates: partRow(datesOrLimit, 'data, termíny | dates | termíny | termine', { order: 260 }),
  checked: checkedRow,
} as const satisfies { [field: string]: ItemRow }

export const itemRecord = record('item', itemRows)

type ItemFields = Values<typeof itemRows>
type ItemField = keyof typeof itemRows

export const drinkFields = Object.keys(drinkRows) as (keyof typeof drinkRows)[]

const entries = Object.entries<ItemRow>(itemRows)

/** Fields of both food and drinks. */
const foodRows = Object.fromEntries(
  entries.filter(([field]) => !Object.hasOwn(drinkRows, field)),
) as Omit<typeof itemRows, keyof typeof drinkRows>

/** Schemas of the members that food and drinks have. */
export const foodMembers = (house: House) => memberSchemas(foodRows, house)
export const drinkMembers = (house: House) => memberSchemas(drinkRows, house)

/** Fields that are printed with the details of an item. */
export type DetailField = {
  [F in ItemField]: RowData<F> extends { detail: true } ? F : never
}[ItemField]
type RowData<F extends ItemField> = (typeof itemRows)[F]['data']
type Detail = { field: DetailField; member: Extract<RowData<DetailField>, object>['member'] }

/** Details in the order in which they are printed. */
export const details = entries.flatMap(([field, { data }]) =>
  typeof data === 'object' && data.detail ? [{ field, member: data.member } as Detail] : [],
)

/** Fields for the maker; an item has at most one of them. */
const makers = ['brewery', 'winery', 'producer'] as const

/**
 * Convert the fields of an item. `asked` means that the owner must first correct the kind of the
 * section, so fields that only food or only drinks have are not checked.
 */
export function toItem(
  node: ContentNode,
  section: site.Section,
  typed: ItemFields,
  asked: boolean,
): site.Item | site.Drink | undefined {
  const values = { ...typed, allergens: allergensOfAll(node, typed.allergens, typed.courses) }
  const extras = readExtras(node, values, hasValue(rootNode(node.document, node.report), 'extras'))
  checkDiets(node, values)
  const [maker, second] = makers.filter((field) => values[field] !== undefined)
  if (maker && second)
    reportError({ ...nodeAt(node, second), other: nodeAt(node, maker) }, 'brewery-and-winery')
  const dish = toDish(node, values, section.kind)
  const priced = dish?.sizes.filter((size): size is site.Size => findPrice(size) !== undefined)
  const alcohol = asked
    ? {}
    : section.kind === 'drinks'
      ? readDrink(node, values)
      : refuseDrinkFields(node, values)
  const { season: yearly, sold_out, sold_out_since } = values
  const [dates, limit] = Array.isArray(values.dates) ? [values.dates] : [undefined, values.dates]
  checkWithin(node, section.served, { days: values.days, season: yearly, dates })
  const days = limit ? { days: [...site.days], ...values.days, ...limit } : values.days
  const members = toMembers(foodRows, values)
  if (!dish || !priced || !alcohol || !members) return undefined
  const { sizes: _, ...contents } = dish
  const ownSizes = { sizes: priced, typed: values.sizes ?? [] }
  const { tags: typedTags = [], ...texts } = members
  if (days?.every_weeks && !days.from) reportError(nodeAt(node, 'days'), 'event-start-missing')
  if (sold_out_since !== undefined && !sold_out)
    reportError(nodeAt(node, 'sold_out_since'), 'sold-out-since-alone')
  return {
    id: values.id ?? makeId(node, texts.name),
    section: section.id,
    ...texts,
    sizes: priced,
    ...(values.deposit !== undefined &&
      node.region &&
      depositIn(node.region.currency, values.deposit)),
    ...contents,
    tags: typedTags,
    ...present({
      extras,
      courses: toCourses(values.courses),
      other_prices: readOtherPrices(values.other_prices, ownSizes),
      availability: toAvailability({ sold_out, sold_out_since, days, season: yearly, dates }),
    }),
    ...alcohol,
  }
}

/** Derive the id from the name in the first language; report a name without letters. */
function makeId(node: ContentNode, name: site.Text): string {
  const first = firstLanguage(node.document)
  const id = toId(name[first])
  if (id === '') reportError(nodeAt(node, first), 'id-impossible')
  return id
}

/** Read the fields of a drink. Its alcohol must be stated, at least as unknown. */
function readDrink(node: ContentNode, values: ItemFields) {
  const { alcohol, diets } = values
  if (!hasValue(node, 'alcohol')) reportError(node, 'alcohol-missing')
  if (diets?.includes('halal') && alcohol && alcohol > 0.5)
    reportError(nodeAt(node, 'diets'), 'halal-with-alcohol', { percent: alcohol })
  return alcohol === undefined
    ? undefined
    : { ...toMembers(drinkRows, values), alcohol_percent: alcohol }
}

function refuseDrinkFields(node: ContentNode, values: ItemFields) {
  const isOfAlcohol = (field: ItemField) => field === 'alcohol' || field === 'degree'
  const fields = drinkFields.filter((field) => !isOfAlcohol(field))
  for (const field of drinkFields.filter((one) => values[one] !== undefined))
    if (isOfAlcohol(field)) reportError(nodeAt(node, field), 'alcohol-on-food', { field })
    else reportError(nodeAt(node, field), 'drink-field-on-food', { field, fields })
  return {}
}

/** Report items with the same id: ids are anchors and stable names, unique over food and drinks. */
export function checkIds(items: readonly { item: site.Item; node: ContentNode }[]) {
  const first = new Map<string, ContentNode>()
  const usedIds = new Set(items.map(({ item }) => item.id))
  const counts = new Map<string, number>()
  for (const { item, node } of items) {
    // A name without letters gives no id and was already reported.
    if (item.id === '') continue
    const earlier = first.get(item.id)
    if (!earlier) {
      first.set(item.id, node)
      continue
    }
    // Suggest a different number for each duplicate.
    let count = (counts.get(item.id) ?? 1) + 1
    while (usedIds.has(`${item.id}-${count}`)) count++
    counts.set(item.id, count)
    const same = readName(node) === readName(earlier)
    const values = { id: item.id, meant: `${item.id}-${count}`, same }
    reportError({ ...findIdField(node), other: findIdField(earlier) }, 'id-taken', values)
  }
}

const readName = (node: ContentNode) => nodeAt(node, firstLanguage(node.document)).raw

/** Return the field of the id, or of the name from which it is derived. */
const findIdField = (node: ContentNode) =>
  nodeAt(node, hasValue(node, 'id') ? 'id' : firstLanguage(node.document))
