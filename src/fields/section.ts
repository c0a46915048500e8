// menu/20-hlavni-jidla.md: one file per section of the menu, its items in a flat list.

import { message } from '../messages/catalogue.ts'
import type { Region } from '../model/countries.ts'
import { amountOf, depositIn } from '../model/currencies.ts'
import { firstLanguage } from '../model/languages.ts'
import type { Drink, Item, Kind, Section, Size, Text } from '../model/site.ts'
import { checkedCodes } from '../notations/checked.ts'
import { dateList, season } from '../notations/date.ts'
import { alcohol, allergenList, degree, tagList, vintage } from '../notations/dish.ts'
import { line, oneOf, slug, toSlug, yesNo } from '../notations/plain.ts'
import { deposit } from '../notations/price.ts'
import { sizes } from '../notations/sizes.ts'
import { dayList, weeklyLine } from '../notations/time.ts'
import { kindWords, meaningsOf } from '../notations/typed-words.ts'
import { allergensOfAll, courseField, toCourses } from './courses.ts'
import { checkDiets, dishFields, toDish } from './dish.ts'
import { extraFields, readExtras } from './extras.ts'
import type { Document, Report } from './finding.ts'
import { meantBy } from './meanings.ts'
import { type NamedPhoto, photoFields, readPhoto } from './photos.ts'
import { below, complain, type Entry, has, type Place, topOf } from './place.ts'
import { list, optional, type Reader, record, required, type Values } from './record.ts'
import { checkWithin, readServed, toAvailability } from './served.ts'
import { optionalText, present, requiredText } from './texts.ts'

const itemFields = {
  id: optional(slug),
  ...dishFields,
  allergens: required(allergenList, { unless: 'courses' }),
  note: optionalText,
  sizes: required(sizes(true)),
  ...extraFields,
  ...courseField,
  ...photoFields,
  deposit: optional(deposit),
  tags: optional(tagList),
  alcohol: optional(alcohol),
  degree: optional(degree),
  brewery: optional(line),
  winery: optional(line),
  vintage: optional(vintage),
  origin: optionalText,
  sold_out: optional(yesNo),
  days: optional(dayList),
  season: optional(season),
  dates: optional(dateList),
  checked: optional(checkedCodes),
}

const itemRecord = record('item', itemFields)
const headingRecord = record('heading', { heading: requiredText })

type MenuEntry = { item: Values<typeof itemFields> } | { heading: Text | undefined }

/** A dish or drink, or a sub-heading over those that follow. */
const menuEntry: Reader<MenuEntry> = {
  shape: { kind: 'either', of: [itemRecord, headingRecord] },
  read(place) {
    if (isHeading(place)) {
      const { value, place: here } = headingRecord.read(place)
      return { value: value && { heading: value.heading }, place: here }
    }
    const misplaced = namesOf(place).find((name) => /^heading(_\w\w)?$/.test(name))
    if (misplaced !== undefined) {
      complain({ ...below(place, misplaced), on: 'key' }, message('heading-on-item'))
      return { value: undefined, place }
    }
    const { value, place: here } = itemRecord.read(place)
    return { value: value && { item: value }, place: here }
  },
}

const namesOf = ({ raw }: Place) =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.keys(raw) : []

/** Every field is that of a heading, or a slip for it. */
function isHeading(place: Place): boolean {
  const names = namesOf(place)
  return (
    names.length > 0 && names.every((name) => meantBy(name, ['heading']) || /^heading_/.test(name))
  )
}

export const sectionRecord = record('section', {
  section: requiredText,
  kind: required(oneOf(['food', 'drinks'], meaningsOf(kindWords))),
  note: optionalText,
  season: optional(season),
  hours: optional(list(weeklyLine)),
  ...extraFields,
  items: required(list(menuEntry)),
  checked: optional(checkedCodes),
})

export type SectionFile = {
  section: Section
  items: { item: Item | Drink; place: Place; photo: NamedPhoto | undefined }[]
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
  const served = readServed(place, fields)
  const extras = readExtras(place, fields)
  const section: Section = present({ id, kind, name, note, served, extras })
  if (fields.items?.length === 0) complain(below(place, 'items'), message('section-empty'))
  const asked = askOfKind(place, kind, fields.items ?? [])
  return { section, items: toItems(section, fields.items ?? [], asked), place }
}

/** Whether it is the kind that is wrong, and not each of the entries: nobody adds alcohol to soups. */
function askOfKind(place: Place, kind: Kind, entries: readonly Entry<MenuEntry>[]): boolean {
  const items = entries.filter(({ value }) => !value || 'item' in value)
  const withAlcohol = items.filter((item) => has(item.place, 'alcohol')).length
  const at = below(place, 'kind')
  if (items.length < 2) return false
  if (kind === 'drinks' && withAlcohol === 0) complain(at, message('drinks-without-alcohol'))
  else if (kind === 'food' && withAlcohol === items.length)
    complain(at, message('food-with-alcohol'), { mend: { old: String(at.raw), new: 'drinks' } })
  else return false
  return true
}

/**
 * Each item under the last heading before it; a heading over nothing is refused. Where the kind of
 * the section is in question, no item is asked for what only one kind has.
 */
function toItems(
  section: Section,
  entries: readonly Entry<MenuEntry>[],
  asked: boolean,
): SectionFile['items'] {
  let heading: Text | undefined
  return entries.flatMap(({ value, place }, index) => {
    if (!value) return []
    if ('heading' in value) {
      heading = value.heading
      const next = entries[index + 1]
      if (!next || (next.value && 'heading' in next.value))
        complain(place, message('heading-without-items'))
      return []
    }
    const item = toItem(place, section, value.item, asked)
    const photo = readPhoto('item', place, value.item)
    return item ? [{ item: { ...item, ...(heading && { heading }) }, place, photo }] : []
  })
}

function toItem(
  place: Place,
  section: Section,
  typed: Values<typeof itemFields>,
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
  const { note, origin, season: yearly, days, dates, sold_out } = values
  return {
    id: values.id ?? slugOf(place, name),
    section: section.id,
    name,
    ...present({ description, note, origin }),
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
function readDrink(place: Place, values: Values<typeof itemFields>) {
  const { alcohol, degree, diets, brewery, winery, vintage: year } = values
  if (!has(place, 'alcohol')) complain(place, message('alcohol-missing'))
  if (diets?.includes('halal') && alcohol && alcohol > 0.5)
    complain(below(place, 'diets'), message('halal-with-alcohol', { percent: alcohol }))
  if (brewery !== undefined && winery !== undefined)
    complain(below(place, 'winery'), message('brewery-and-winery'), {
      other: below(place, 'brewery'),
    })
  return alcohol === undefined
    ? undefined
    : {
        alcohol_percent: alcohol,
        ...present({ beer_degree: degree, brewery, winery, vintage: year }),
      }
}

function refuseDrinkFields(place: Place, values: Values<typeof itemFields>) {
  for (const field of ['alcohol', 'degree'] as const) {
    if (values[field] === undefined) continue
    complain(below(place, field), message('alcohol-on-food', { field }))
  }
  for (const field of ['brewery', 'winery', 'vintage'] as const)
    if (values[field] !== undefined)
      complain(below(place, field), message('drink-field-on-food', { field }))
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
