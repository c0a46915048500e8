// From what a table says to the menu of a content folder. Every entry is read by the reader of
// content files itself: what that refuses is left out and told, with its cell.

import { drinkFields } from '../../fields/item.ts'
import { readSection } from '../../fields/section.ts'
import { tell } from '../../messages/catalogue.ts'
import type { Region } from '../../model/countries.ts'
import { type Language, textLines } from '../../model/languages.ts'
import type { Kind } from '../../model/site.ts'
import { oneOf, toSlug } from '../../notations/basic.ts'
import { kindWords, meaningByWord } from '../../notations/typed-words.ts'
import type { Document, Finding } from '../../reading/finding.ts'
import { topOf } from '../../reading/node.ts'
import { cellName, type InWords, type Omission } from './cells.ts'
import { type Block, hasLines, hasValues, isBlock, textFields } from './fields.ts'
import { nameIn, type RowValues, unstated } from './rows.ts'
import { kindOfSection, translateSection } from './section-names.ts'
import type { Table, TableItem, TableSection } from './sheet.ts'

/** One file of the menu, and what it says. */
export type MenuFile = { name: string; data: Block }

export type TableMenu = {
  files: MenuFile[]
  languages: Language[]
  omissions: Omission[]
  items: number
  /** What columns without headings were taken for. */
  inferred?: readonly string[]
  /** Items whose allergens, drinks whose alcohol the table does not say. */
  unstated: { allergens: number; alcohol: number }
}

export function toMenu(table: Table, region: Region): TableMenu {
  const omissions = [...table.omissions]
  const languages = languagesOf(table, omissions)
  const files: MenuFile[] = []
  const taken = { files: new Set<string>(), ids: new Set<string>() }
  for (const section of languages.length > 0 ? table.sections : []) {
    const known = { languages, region, omissions }
    const draft = draftOf(section, known)
    const data = draft && readable(draft, known)
    if (!data) continue
    nameItems(data, languages, taken.ids)
    const slug = toSlug(nameOf(section, languages)) || 'menu'
    const number = (files.length + 1) * 10
    const name = section.values.fields['file'] ?? `${number}-${slug}`
    const isFree = /^[a-z0-9-]+$/.test(name) && !taken.files.has(sectionId(name))
    files.push({ name: isFree ? name : `${number}-${slug}-${number}`, data })
    taken.files.add(sectionId(name))
  }
  const items = files.flatMap(({ data }) => itemsOf(data))
  const countUnstated = (field: string) => items.filter((item) => item[field] === unstated).length
  return {
    files,
    languages,
    omissions,
    items: items.length,
    ...(table.inferred && { inferred: table.inferred }),
    unstated: { allergens: countUnstated('allergens'), alcohol: countUnstated('alcohol') },
  }
}

const sectionId = (file: string) => file.replace(/^\d+-/, '')

const nameOf = ({ values }: TableSection, [first]: readonly Language[]) =>
  (first && values.texts.section?.[first]) ?? ''

/** The languages that the table has: names of all sections, and those of most items. */
function languagesOf(table: Table, omissions: Omission[]): Language[] {
  const items = table.sections.flatMap(({ entries }) =>
    entries.filter((entry) => entry.kind === 'item'),
  )
  const said = (lang: Language) =>
    items.filter(({ values }) => values.texts.name?.[lang] !== undefined).length
  const [first, ...more] = table.languages.filter((lang) => said(lang) > 0)
  if (!first) return []
  for (const { values } of table.sections) addNames(values, [first, ...more])
  const left = (lang: Language, why: InWords) =>
    omissions.push({ row: 0, what: (said) => said.table.languageMissing(lang, why(said)) })
  return [first, ...more].filter((lang) => {
    if (said(lang) * 2 < items.length && lang !== first) {
      left(lang, (said) => said.table.fewNames)
      return false
    }
    const unnamed = table.sections.find(({ values }) => values.texts.section?.[lang] === undefined)
    if (!unnamed) return true
    const [name = ''] = Object.values(unnamed.values.texts.section ?? {})
    left(lang, (said) => said.table.sectionUnnamed(name))
    return false
  })
}

/** What most menus call their sections is known in every language. */
function addNames({ texts }: RowValues, languages: readonly Language[]) {
  const names = texts.section ?? {}
  for (const lang of languages) {
    if (names[lang] !== undefined) continue
    const from = languages.find((other) => names[other] !== undefined)
    const word = from && translateSection(names[from] ?? '', from, lang)
    if (word !== undefined) names[lang] = word
  }
  texts.section = names
}

type Draft = {
  section: TableSection
  data: Block
  items: (Pick<TableItem, 'values' | 'spot'> & { block: Block })[]
}

const kindOf = oneOf(['food', 'drinks'], meaningByWord(kindWords))

const readKind = (typed: string | undefined) =>
  typed === undefined ? undefined : kindOf.read(typed)

/** Food or drinks: as it says, by its name, by what only one of them has, or by what it is part of. */
function decideKind({ values, within, entries }: TableSection): Kind | undefined {
  const items = entries.filter((entry) => entry.kind === 'item').map((entry) => entry.values.fields)
  const typed = [values.fields, ...items].map(({ kind }) => readKind(kind)).find(Boolean)
  if (typed) return typed
  const usual = kindOfSection(Object.values(values.texts.section ?? {}))
  if (usual) return usual
  const isDrink = items.some((item) =>
    drinkFields.some((field) => item[field] !== undefined && item[field] !== '0'),
  )
  const weighs = items.some(({ sizes = '' }) => /\d\s?(?:g|dkg|kg|ks|pcs|stk)\b/i.test(sizes))
  if (isDrink !== weighs) return isDrink ? 'drinks' : 'food'
  return isDrink ? undefined : kindOfSection(within)
}

function draftOf(section: TableSection, known: Known): Draft | undefined {
  const { languages, omissions } = known
  const { values, spot, entries } = section
  const name = nameOf(section, languages)
  for (const { column, what } of values.faults)
    omissions.push({ ...spot, column, subject: name, what })
  const kind = decideKind(section)
  if (!kind || values.faults.length > 0) {
    if (!kind) omissions.push({ ...spot, what: (said) => said.table.noKind(name) })
    omissions.push(...withoutSection(entries))
    return undefined
  }
  const { kind: _, row, file, country, currency, ...fields } = values.fields
  const data = {
    ...inLanguages('section', values.texts.section ?? {}, languages),
    kind,
    ...textsOf(section, known),
    ...toRaw(fields),
  }
  const items = entries.flatMap((entry) => {
    const block =
      entry.kind === 'heading'
        ? inLanguages('heading', entry.values.texts.name ?? {}, languages)
        : itemOf(entry, kind, known)
    return block ? [{ block, values: entry.values, spot: entry.spot }] : []
  })
  return { section, data, items }
}

const withoutSection = (entries: readonly Pick<TableItem, 'values' | 'spot'>[]): Omission[] =>
  entries.map(({ spot, values }) => ({
    ...spot,
    subject: nameIn(values),
    what: ({ table }) => table.noSection,
  }))

function itemOf(item: TableItem, kind: Kind, known: Known): Block | undefined {
  const { values, spot, courses } = item
  const { languages, omissions } = known
  const { row: _, file: __, kind: own, ...fields } = values.fields
  const subject = nameIn(values)
  const other = own !== undefined && readKind(own) !== kind
  const faults: { column?: number | undefined; what: InWords }[] = [
    ...values.faults,
    ...courses.flatMap((course) => course.values.faults),
    ...(values.faults.length === 0 ? missingIn(values, languages).map((what) => ({ what })) : []),
  ]
  if (other) faults.push({ column: values.at['kind'], what: ({ table }) => table.otherKind(own) })
  for (const { column, what } of faults) omissions.push({ ...spot, column, subject, what })
  if (faults.length > 0) return undefined
  const courseBlocks = courses.map((course) => ({
    ...inNames(course.values, languages),
    ...textsOf(course, known),
    ...(course.values.fields['allergens'] !== undefined && {
      allergens: course.values.fields['allergens'],
    }),
  }))
  const spoken = courseBlocks.some((block) => 'allergens' in block)
  return {
    ...inNames(values, languages),
    ...textsOf(item, known),
    ...(!spoken && { allergens: unstated }),
    ...(kind === 'drinks' && { alcohol: unstated }),
    ...toRaw(fields),
    ...(courseBlocks.length > 0 && { courses: courseBlocks }),
  }
}

/** What every item has: a name in each language, and a price. */
function missingIn(values: RowValues, all: readonly Language[]): InWords[] {
  const unnamed = all.filter((lang) => values.texts.name?.[lang] === undefined)
  const missing: InWords[] = []
  if (nameIn(values) === undefined) missing.push(({ table }) => table.noName)
  else if (unnamed.length > 0) missing.push(({ table }) => table.nameUntranslated(unnamed))
  if (values.fields['sizes'] === undefined) missing.push(({ table }) => table.noPrice)
  return missing
}

const inNames = ({ texts }: RowValues, languages: readonly Language[]): Block =>
  Object.fromEntries(
    languages.flatMap((lang) => (texts.name?.[lang] ? [[lang, texts.name[lang]]] : [])),
  )

const inLanguages = (
  field: string,
  said: { [lang in Language]?: string },
  languages: readonly Language[],
): Block =>
  Object.fromEntries(
    textLines(field, languages).flatMap(({ lang, key }) =>
      said[lang] === undefined ? [] : [[key, said[lang]]],
    ),
  )

/** Texts such as a note: in every language of the pub, or left out and told. */
function textsOf({ values, spot }: Pick<TableItem, 'values' | 'spot'>, known: Known): Block {
  const { languages, omissions } = known
  const { texts, at } = values
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const said = texts[field]
      if (!said) return []
      const missing = languages.filter((lang) => said[lang] === undefined)
      if (missing.length === 0) return Object.entries(inLanguages(field, said, languages))
      const column = Object.keys(said).map((lang) => at[`${field} ${lang}`])[0]
      omissions.push({
        ...spot,
        column,
        subject: nameIn(values),
        what: ({ table }) => table.textUntranslated(field, missing),
      })
      return []
    }),
  )
}

/** Several lines of a cell are several lines where a field is a list of them. */
const toRaw = (fields: { [field: string]: string }): Block =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      hasLines(field) && text.includes('\n')
        ? text.split('\n')
        : text.replace(/\n+/g, hasValues(field) ? ', ' : ' '),
    ]),
  )

type Known = { languages: readonly Language[]; region: Region; omissions: Omission[] }

/** The section with the items that a reader takes; undefined where nothing of it is left. */
function readable({ section, data, items }: Draft, known: Known): Block | undefined {
  let left = items
  for (;;) {
    left = left.filter(({ block }, index) => !isHeading(block) || isFollowed(left, index))
    if (!left.some(({ block }) => !isHeading(block))) return undefined
    const whole = { ...data, items: left.map(({ block }) => block) }
    const findings = problemsOf(whole, known)
    if (findings.length === 0) return whole
    const refused = new Set<number>()
    const cells = new Set<string>()
    for (const finding of findings) {
      const path = finding.at && 'path' in finding.at ? finding.at.path : []
      const index = path[0] === 'items' ? Number(path[1]) : Number.NaN
      const entry = left[index]
      const omission = toOmission(finding, entry ?? section, path)
      // One cell is one mistake, whatever else is wrong in it.
      if (!cells.has(cellName(omission)) || omission.column === undefined)
        known.omissions.push(omission)
      cells.add(cellName(omission))
      if (entry) refused.add(index)
    }
    if (refused.size === 0) {
      known.omissions.push(...withoutSection(left))
      return undefined
    }
    left = left.filter((_, index) => !refused.has(index))
  }
}

const isHeading = (block: Block) => 'heading' in block
const isFollowed = (items: Draft['items'], index: number) => {
  const next = items[index + 1]
  return next !== undefined && !isHeading(next.block)
}

function problemsOf(data: Block, { languages, region }: Known): Finding[] {
  const findings: Finding[] = []
  const document: Document = { file: '', text: '', data, languages, body: '', bodyLine: 1 }
  const report = (finding: Finding) => {
    if (finding.severity !== 'warning') findings.push(finding)
  }
  readSection(topOf(document, report, region), 'section')
  return findings
}

function toOmission(
  { message, notation }: Finding,
  { values, spot }: Pick<TableItem, 'values' | 'spot'>,
  path: readonly (string | number)[],
): Omission {
  const { at } = values
  const said =
    typeof message === 'function' ? message('', { line: 1, column: 1, length: 0 }) : message
  const field = String(path.at(-1))
  const [base = '', lang] = field.split('_')
  const column = at[field] ?? at[`name ${field}`] ?? at[`${base} ${lang}`] ?? at[base]
  return {
    ...spot,
    column,
    subject: nameIn(values),
    what: (catalogue) => {
      const { found, expected, mend } = tell({ ...said, ...(notation && { notation }) }, catalogue)
      return catalogue.table.value(found, expected, mend)
    },
  }
}

const itemsOf = ({ items }: Block): Block[] =>
  Array.isArray(items) ? items.filter(isBlock).filter((item) => !isHeading(item)) : []

/** Names that two items share get ids of their own; nobody else is to type them. */
function nameItems(data: Block, [first]: readonly Language[], ids: Set<string>) {
  if (!first) return
  for (const item of itemsOf(data)) {
    const own = item['id'] ?? toSlug(String(item[first]))
    let id = String(own)
    for (let count = 2; ids.has(id); count++) id = `${String(own).slice(0, 60)}-${count}`
    if (id !== own) item['id'] = id
    ids.add(id)
  }
}
