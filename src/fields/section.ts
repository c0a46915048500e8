// menu/20-hlavni-jidla.md: one file for each section of the menu, with its items in a flat list.

import { type Language, languages, parseTextRow } from '../model/languages.ts'
import * as s from '../model/schema-parts.ts'
import type { Drink, Item, Kind, Section, Text } from '../model/site.ts'
import { kind } from '../notations/dish.ts'
import type { OwnLabels } from '../notations/labels.ts'
import { servedLine } from '../notations/served-line.ts'
import { findLikelyField } from '../reading/names.ts'
import { type ContentNode, type Entry, hasValue, nodeAt, reportError } from '../reading/node.ts'
import { fieldNamesIn } from '../reading/outline.ts'
import type { ValueReader, Values } from '../reading/reader.ts'
import { list, optional, record } from '../reading/record.ts'
import { composed, member, neededRow, partRow, statedMember, toMembers } from '../reading/row.ts'
import { present, requiredText } from '../reading/texts.ts'
import { checkedRow, noteRow, type SectionRow, seasonRow } from './common.ts'
import { dishRows, warnUnusedLabels } from './dish.ts'
import { extraRows, readExtras } from './extras.ts'
import { itemRecord, itemRows, toItem } from './item.ts'
import { otherPriceRow, readOtherPrices } from './other-prices.ts'
import { type PhotoEntry, readPhoto } from './photos.ts'
import { readServed } from './served.ts'
import { hoursLines } from './week.ts'

export const headingRows = {
  heading: {
    ...requiredText,
    data: statedMember('heading', (house) =>
      s.textMember(
        house,
        'The sub-heading of its section under which it stands.',
        parseTextRow('Světlá piva | Pale beers | Svetlé pivá | Helle Biere'),
      ),
    ),
    called: 'nadpis, podnadpis | | nadpis, podnadpis | überschrift',
    order: 20,
  },
} satisfies { [field: string]: SectionRow }

const headingRecord = record('heading', headingRows)
const headingNames = fieldNamesIn(headingRows, languages)

type MenuEntry = { item: Values<typeof itemRows> } | { heading: Text | undefined }

/** Read a dish or drink, or a subheading for the items after it. */
const menuEntry: ValueReader<MenuEntry> = {
  shape: { kind: 'either', of: [itemRecord, headingRecord] },
  read(node) {
    if (isHeading(node)) {
      const { value, node: here } = headingRecord.read(node)
      return { value: value && { heading: value.heading }, node: here }
    }
    const misplaced = fieldNamesAt(node).find((name) => /^heading(_\w\w)?$/.test(name))
    if (misplaced !== undefined) {
      reportError({ ...nodeAt(node, misplaced), on: 'key' }, 'heading-on-item')
      return { value: undefined, node }
    }
    const { value, node: here } = itemRecord.read(node)
    return { value: value && { item: value }, node: here }
  },
}

const fieldNamesAt = ({ raw }: ContentNode) =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.keys(raw) : []

/** True if every field is that of a heading, possibly misspelt. */
function isHeading(node: ContentNode): boolean {
  const names = fieldNamesAt(node)
  return (
    names.length > 0 &&
    // Check exact names first: finding likely fields is slow, and this runs for every dish.
    !names.some((name) => Object.hasOwn(itemRows, name)) &&
    names.every(
      (name) => findLikelyField(name, ['heading'], headingNames) || /^heading_/.test(name),
    )
  )
}

/** Section in examples. */
export const mainCourses = parseTextRow(
  'Hlavní jídla | Main courses | Hlavné jedlá | Hauptgerichte',
)

export const sectionRows = {
  section: {
    ...requiredText,
    data: member('name', (house) => s.textMember(house, 'The heading.', mainCourses)),
    called:
      'oddíl, kategorie, sekce, skupina | section, category, group | oddiel, kategória, sekcia, skupina | abschnitt, kategorie, rubrik, gruppe',
    order: 10,
  },
  kind: {
    ...neededRow('kind', kind, 'druh, typ | kind, type | druh, typ | art, typ', () =>
      s.described(
        s.enumSchema(['food', 'drinks']),
        'Which of the two arrays holds its items.',
        'food',
      ),
    ),
    order: 50,
  },
  note: noteRow(
    'A sentence that holds for the whole section.',
    parseTextRow(
      'Hmotnost v syrovém stavu. | Weights before cooking. | Hmotnosť v surovom stave. | Gewicht im rohen Zustand.',
    ),
  ),
  season: seasonRow,
  hours: optional(hoursLines(servedLine), { ...composed, called: undefined, order: 90 }),
  labels: { ...dishRows.labels, order: 100 },
  ...extraRows,
  other_prices: otherPriceRow,
  items: {
    ...partRow(list(menuEntry), 'položky | | položky | gerichte', { order: 290 }),
    required: true,
  },
  checked: checkedRow,
} satisfies { [field: string]: SectionRow }

export const sectionRecord = record('section', sectionRows)

export type SectionFile = {
  section: Section
  items: { item: Item | Drink; node: ContentNode; photo: PhotoEntry | undefined }[]
  node: ContentNode
}

/** Read one file of the menu. `id` is the id of its section, taken from the file name. */
export function readSection(top: ContentNode, id: string): SectionFile | undefined {
  const { value: fields, node } = sectionRecord.read(top)
  if (!fields) return undefined
  const members = toMembers(sectionRows, fields)
  if (!members) return undefined
  const { kind, name, note } = members
  const served = readServed(node, fields)
  const extras = readExtras(node, fields)
  const other_prices = readOtherPrices(fields.other_prices)
  const section: Section = present({ id, kind, name, note, served, extras, other_prices })
  if (fields.items?.length === 0) reportError(nodeAt(node, 'items'), 'section-empty')
  const asked = askOfKind(node, kind, fields.items ?? [])
  const dishes = fields.items?.map(({ value }) =>
    value && 'heading' in value ? [] : value?.item.sizes,
  )
  if (dishes?.every((sizes) => sizes !== undefined)) warnUnusedLabels(node, dishes.flat())
  return { section, items: toItems(section, fields.items ?? [], fields.labels, asked), node }
}

/** Report a wrong kind of the section once, not for each entry. True if it was reported. */
function askOfKind(node: ContentNode, kind: Kind, entries: readonly Entry<MenuEntry>[]): boolean {
  const items = entries.filter(({ value }) => !value || 'item' in value)
  const withAlcohol = items.filter((item) => hasValue(item.node, 'alcohol')).length
  const at = nodeAt(node, 'kind')
  if (items.length < 2) return false
  if (kind === 'drinks' && withAlcohol === 0) reportError(at, 'drinks-without-alcohol')
  else if (kind === 'food' && withAlcohol === items.length)
    reportError({ ...at, fix: { old: String(at.raw), new: 'drinks' } }, 'food-with-alcohol')
  else return false
  return true
}

/** Add the translations of labels at the top of the file to those of an item, which win. */
function withLabels<T extends { labels: OwnLabels | undefined }>(
  item: T,
  labels: OwnLabels | undefined,
): T {
  if (!labels) return item
  const merged = Object.entries(labels).map(([lang, ofFile]) => {
    const own = item.labels?.[lang as Language] ?? []
    return [lang, new Map([...ofFile, ...own])]
  })
  return { ...item, labels: { ...item.labels, ...Object.fromEntries(merged) } }
}

/**
 * Put each item under the last heading before it, and report headings without items. With `asked`,
 * the kind of the section is in question, so fields of one kind are not checked.
 */
function toItems(
  section: Section,
  entries: readonly Entry<MenuEntry>[],
  labels: OwnLabels | undefined,
  asked: boolean,
): SectionFile['items'] {
  let heading: Text | undefined
  return entries.flatMap(({ value, node }, index) => {
    if (!value) return []
    if ('heading' in value) {
      heading = value.heading
      const next = entries[index + 1]
      if (!next || (next.value && 'heading' in next.value))
        reportError(node, 'heading-without-items')
      return []
    }
    const item = toItem(node, section, withLabels(value.item, labels), asked)
    const photo = readPhoto('item', node, value.item)
    return item ? [{ item: heading ? { ...item, heading } : item, node, photo }] : []
  })
}
