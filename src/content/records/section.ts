// menu/20-hlavni-jidla.md: one file per section of the menu, its items in a flat list.

import type { Region } from '../../model/countries.ts'
import { amountOf, depositIn } from '../../model/currencies.ts'
import { firstLanguage } from '../../model/languages.ts'
import { message } from '../../model/messages/catalogue.ts'
import type { Availability, Drink, Item, Section, Size, Text } from '../../model/site.ts'
import type { Document, Report } from '../documents/finding.ts'
import { alcohol, allergenNumbers, degree, tagList } from '../notations/dish.ts'
import { oneOf, slug, toSlug, yesNo } from '../notations/plain.ts'
import { deposit, sizes } from '../notations/sizes.ts'
import { dateList, dayList, season } from '../notations/time.ts'
import { kindWords, meaningsOf } from '../notations/typed-words.ts'
import { allergensOfAll, courseField, toCourses } from './courses.ts'
import { checkDiets, dishFields, toDish } from './dish.ts'
import { extraFields, readExtras } from './extras.ts'
import { below, complain, has, type Place, topOf } from './place.ts'
import { list, optional, record, required, type Values } from './record.ts'
import { optionalText, present, requiredText } from './texts.ts'

const itemFields = {
  id: optional(slug),
  ...dishFields,
  allergens: required(allergenNumbers, { unless: 'courses' }),
  note: optionalText,
  sizes: required(sizes(true)),
  ...extraFields,
  ...courseField,
  deposit: optional(deposit),
  tags: optional(tagList),
  alcohol: optional(alcohol),
  degree: optional(degree),
  sold_out: optional(yesNo),
  days: optional(dayList),
  season: optional(season),
  dates: optional(dateList),
}

export const sectionRecord = record('section', {
  section: requiredText,
  kind: required(oneOf(['food', 'drinks'], meaningsOf(kindWords))),
  note: optionalText,
  ...extraFields,
  items: required(list(record('item', itemFields))),
})

export type SectionFile = {
  section: Section
  items: { item: Item | Drink; place: Place }[]
  place: Place
}

/** One file of the menu; `id` is that of its section, from the name of the file. */
export function readSection(
  document: Document,
  id: string,
  report: Report,
  region: Region | undefined,
): SectionFile | undefined {
  const { value: fields, place } = sectionRecord.read(topOf(document, report, region))
  if (!fields) return undefined
  const { section: name, kind } = fields
  const note = fields.note
  if (!name || kind === undefined) return undefined
  const section: Section = present({ id, kind, name, note, extras: readExtras(place, fields) })
  if (fields.items?.length === 0) complain(below(place, 'items'), message('section-empty'))
  const items = (fields.items ?? []).flatMap(({ value, place: here }) => {
    const item = value && toItem(here, section, value)
    return item ? [{ item, place: here }] : []
  })
  return { section, items, place }
}

function toItem(
  place: Place,
  section: Section,
  typed: Values<typeof itemFields>,
): Item | Drink | undefined {
  const values = { ...typed, allergens: allergensOfAll(place, typed.allergens, typed.courses) }
  const extras = readExtras(place, values)
  checkDiets(place, values)
  const dish = toDish(place, values)
  const note = values.note
  const priced = dish?.sizes.filter((size): size is Size => amountOf(size) !== undefined)
  const alcohol =
    section.kind === 'drinks' ? readAlcohol(place, values) : refuseAlcohol(place, values)
  if (!dish || !priced || !alcohol) return undefined
  return {
    id: values.id ?? slugOf(place, dish.name),
    section: section.id,
    name: dish.name,
    ...present({ description: dish.description, note }),
    sizes: priced,
    ...(values.deposit !== undefined &&
      place.region &&
      depositIn(place.region.currency, values.deposit)),
    allergens: dish.allergens,
    diets: dish.diets,
    tags: values.tags ?? [],
    ...present({ extras, courses: toCourses(values.courses) }),
    ...present({ availability: toAvailability(values) }),
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
function readAlcohol(place: Place, { alcohol, degree }: Values<typeof itemFields>) {
  if (!has(place, 'alcohol')) complain(place, message('alcohol-missing'))
  return alcohol === undefined
    ? undefined
    : { alcohol_percent: alcohol, ...present({ beer_degree: degree }) }
}

function refuseAlcohol(place: Place, values: Values<typeof itemFields>) {
  for (const field of ['alcohol', 'degree'] as const) {
    if (values[field] === undefined) continue
    complain(below(place, field), message('alcohol-on-food', { field }))
  }
  return {}
}

function toAvailability({
  sold_out,
  days,
  season: yearly,
  dates,
}: Values<typeof itemFields>): Availability | undefined {
  const availability: Availability = {
    ...(sold_out && { status: 'sold_out' as const }),
    ...present({ days, season: yearly, dates }),
  }
  return Object.keys(availability).length > 0 ? availability : undefined
}

/** Ids are anchors and stable names: unique over food and drinks. */
export function checkIds(items: readonly { item: Item; place: Place }[]) {
  const first = new Map<string, Place>()
  for (const { item, place } of items) {
    const other = first.get(item.id)
    if (!other) {
      first.set(item.id, place)
      continue
    }
    complain(idOf(place), message('id-taken', { id: item.id }), { other: idOf(other) })
  }
}

/** The id itself, or the name that it is made of. */
const idOf = (place: Place) => below(place, has(place, 'id') ? 'id' : firstLanguage(place.document))
