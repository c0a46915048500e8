// menu/20-hlavni-jidla.md: one file per section of the menu, its items in a flat list.

import { allergens as allergenTable, animalAllergens } from '../../model/allergens.ts'
import type { Availability, Drink, Item, Section, Size } from '../../model/site.ts'
import type { Document, Report } from '../documents/document.ts'
import { alcohol, allergenNumbers, degree, dietList, tagList } from '../notations/dish.ts'
import { labelTranslations, sizes, type TypedSize, translateLabel } from '../notations/sizes.ts'
import { dateList, dayList, season } from '../notations/time.ts'
import { line, oneOf, slug, toSlug, yesNo } from '../notations/words.ts'
import {
  below,
  complain,
  list,
  optional,
  type Place,
  record,
  required,
  type Values,
} from './record.ts'
import { both, pair, present } from './text.ts'

const dishFields = {
  cs: required(line, 'the name in Czech'),
  en: required(line, 'the name in English'),
  description: optional(line, 'what is on the plate'),
  description_en: optional(line, 'the description in English'),
  labels_en: optional(labelTranslations, 'English for labels of sizes that the site does not know'),
  allergens: required(allergenNumbers, 'the numbers of allergens, or none, or unknown'),
  diets: optional(dietList, 'what the house vouches for: vegetarian, vegan, gluten_free'),
}

export const itemFields = {
  id: optional(slug, 'the anchor of the item; without it the Czech name is used'),
  ...dishFields,
  note: optional(line, 'a condition, such as "Friday to Sunday only."'),
  note_en: optional(line, 'the note in English'),
  sizes: required(sizes(true), 'sizes with their prices'),
  tags: optional(tagList, 'house_special, spicy, new, kids, raw, to_share'),
  alcohol: optional(alcohol, 'percent of alcohol by volume; drinks only'),
  degree: optional(degree, 'the degree of a beer'),
  sold_out: optional(yesNo, 'yes while the item is sold out'),
  days: optional(dayList, 'the days of the week on which it is served'),
  season: optional(season, 'the part of each year in which it is served'),
  dates: optional(dateList, 'the dates on which it is served'),
}

/** A lunch dish is a dish on a day; a soup whose price is part of the meal has none of its own. */
export const lunchDishFields = {
  ...dishFields,
  day: required(line, 'the day'),
  course: optional(
    oneOf(['soup', 'main'], { polevka: 'soup', hlavni: 'main' }),
    'soup or main; without it a main course',
  ),
  sizes: required(sizes(false), 'the quantity and the price'),
}

export const sectionFields = {
  section: required(line, 'the name of the section in Czech'),
  section_en: required(line, 'the name of the section in English'),
  kind: required(
    oneOf(['food', 'drinks'], { jidlo: 'food', piti: 'drinks', napoje: 'drinks' }),
    'food or drinks',
  ),
  note: optional(line, 'a sentence under the heading'),
  note_en: optional(line, 'the sentence in English'),
  items: required(list(record(itemFields)), 'the dishes or drinks'),
}

export type MenuFile = {
  section: Section
  items: { item: Item | Drink; place: Place }[]
  place: Place
}

/** One file of the menu; `id` is that of its section, from the name of the file. */
export function readMenuFile(document: Document, id: string, report: Report): MenuFile | undefined {
  const place: Place = { document, path: [], raw: document.data, report }
  const fields = record(sectionFields).read(place)
  if (!fields) return undefined
  const { section: cs, section_en: en, kind } = fields
  const note = pair(place, 'note', fields.note, fields.note_en)
  if (cs === undefined || en === undefined || kind === undefined) return undefined
  const section: Section = present({ id, kind, name: { cs, en }, note })
  if (fields.items?.length === 0) {
    complain(below(place, 'items'), {
      found: 'a section without items',
      expected: 'at least one dish or drink',
      mend: 'add an item, or delete the file',
    })
  }
  const raws = document.data['items']
  const items = (fields.items ?? []).flatMap((values, index) => {
    if (!values) return []
    const at = {
      ...below(place, 'items', index),
      raw: Array.isArray(raws) ? raws[index] : undefined,
    }
    const item = toItem(at, section, values)
    return item ? [{ item, place: at }] : []
  })
  return { section, items, place }
}

function toItem(
  place: Place,
  section: Section,
  values: Values<typeof itemFields>,
): Item | Drink | undefined {
  checkDiets(place, values)
  const dish = toDish(place, values)
  const note = pair(place, 'note', values.note, values.note_en)
  const priced = dish?.sizes.filter((size): size is Size => size.price_czk !== undefined)
  const alcohol =
    section.kind === 'drinks' ? readAlcohol(place, values) : refuseAlcohol(place, values)
  if (!dish || !priced || !alcohol) return undefined
  return {
    id: values.id ?? slugOf(place, dish.name.cs),
    section: section.id,
    name: dish.name,
    ...present({ description: dish.description, note }),
    sizes: priced,
    allergens: dish.allergens,
    diets: dish.diets,
    tags: values.tags ?? [],
    ...present({ availability: toAvailability(values) }),
    ...alcohol,
  }
}

/** The id that the Czech name gives; a name without Latin letters gives none. */
function slugOf(place: Place, name: string): string {
  const id = toSlug(name)
  if (id === '') {
    complain(below(place, 'cs'), {
      found: 'a name that gives no id, for want of Latin letters',
      expected: 'a line with an id besides',
      mend: 'add a line   id: borsc',
    })
  }
  return id
}

/** What a dish of the menu and a dish of the week's lunch have in common. */
export function toDish(
  place: Place,
  values: Values<typeof dishFields> & { sizes: TypedSize[] | undefined },
) {
  const name = both(values.cs, values.en)
  const description = pair(place, 'description', values.description, values.description_en)
  const translated = translateSizes(place, values.sizes, values.labels_en)
  if (!name || !translated || values.allergens === undefined) return undefined
  const { allergens, diets = [] } = values
  return { name, ...present({ description }), sizes: translated, allergens, diets }
}

function translateSizes(
  place: Place,
  typed: TypedSize[] | undefined,
  own: Map<string, string> | undefined,
) {
  return typed?.map(({ label, ...size }) => {
    if (label === undefined) return size
    const text = translateLabel(label, own)
    if (text === undefined) {
      complain(below(place, 'sizes'), {
        found: `a size "${label}" whose English is not known`,
        expected: 'a label that the site knows (malé, velké, sklenka ...), or its English',
        mend: `add a line   labels_en: ${label} = ...`,
      })
      return size
    }
    return { label: text, ...size }
  })
}

/** Every drink says its alcohol, if only that it is not known. */
function readAlcohol(place: Place, { alcohol, degree }: Values<typeof itemFields>) {
  const raw = place.raw as { [key: string]: unknown }
  if (!Object.hasOwn(raw, 'alcohol')) {
    complain(place, {
      found: 'a drink without its alcohol',
      expected: 'percent by volume such as 5,0',
      mend: 'add a line   alcohol: 5,0   (0 where there is none, unknown where you cannot say)',
    })
  }
  return alcohol === undefined
    ? undefined
    : { alcohol_percent: alcohol, ...present({ beer_degree: degree }) }
}

function refuseAlcohol(place: Place, values: Values<typeof itemFields>) {
  for (const field of ['alcohol', 'degree'] as const) {
    if (values[field] === undefined) continue
    complain(below(place, field), {
      found: `"${field}" on food`,
      expected: 'alcohol and degree on drinks only',
      mend: 'delete the line, or move the item to a section of drinks',
    })
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

/** A claim that the numbers contradict is never published: somebody would eat it. */
export function checkDiets(
  place: Place,
  { allergens, diets }: Pick<Values<typeof itemFields>, 'allergens' | 'diets'>,
) {
  const excluded: { [diet: string]: readonly number[] } = { ...animalAllergens, gluten_free: [1] }
  // Vegan is checked before vegetarian, which it implies: one mistake is one problem.
  const diet = ['vegan', 'vegetarian', 'gluten_free'].find(
    (claim) =>
      diets?.includes(claim as never) &&
      allergens?.some((number) => excluded[claim]?.includes(number)),
  )
  const number = allergens?.find(
    (allergen) => diet !== undefined && excluded[diet]?.includes(allergen),
  )
  if (diet === undefined || number === undefined) return
  complain(below(place, 'diets'), {
    found: `${diet}, and allergen ${number} (${allergenTable[number - 1]?.short.en})`,
    expected: 'a diet that agrees with the allergens',
    mend: 'correct one of the two lines',
  })
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
    complain(idOf(place), {
      found: `the id "${item.id}", which another item has too`,
      expected: 'an id of its own for every dish and drink',
      mend: `add or change the line   id: ${item.id}-2`,
      other: idOf(other),
    })
  }
}

/** The id itself, or the name that it is made of. */
function idOf(place: Place): Place {
  const raw = place.raw as { [key: string]: unknown }
  return below(place, Object.hasOwn(raw, 'id') ? 'id' : 'cs')
}
