// Turns a table into the menu of a content folder. The reader of content files checks every entry.
// Entries that it refuses are left out and reported with their cells.

import { warnName, warnNumbersInNames } from '../../content/rules/names.ts'
import { readSection } from '../../fields/section.ts'
import { formatMessage } from '../../messages/catalogue.ts'
import type { Region } from '../../model/countries.ts'
import { languages as allLanguages, type Language, textLines } from '../../model/languages.ts'
import type { Kind } from '../../model/site.ts'
import { toId, toSlug } from '../../notations/basic.ts'
import { kind as kindNotation } from '../../notations/dish.ts'
import { dayList } from '../../notations/time.ts'
import type { ContentDocument, Finding, Report } from '../../reading/finding.ts'
import { rootNode } from '../../reading/node.ts'
import { present } from '../../reading/texts.ts'
import { cellName, type Explanation, type Omission } from './cells.ts'
import { type Block, hasLines, hasValues, isBlock, textFields } from './fields.ts'
import { firstName, type RowValues, unstated } from './rows.ts'
import { isSectionName, kindOfSection } from './section-kinds.ts'
import type { PriceTable, TableItem, TableSection } from './sheet.ts'

/** A file of the menu with its front matter. */
export type MenuFile = { name: string; data: Block }

export type TableMenu = ReturnType<typeof toMenu>

export function toMenu(table: PriceTable, region: Region) {
  const omissions = [...table.omissions]
  const remarks: Omission[] = []
  const languages = selectLanguages(table, omissions)
  const files: MenuFile[] = []
  const used = { files: new Set<string>(), ids: new Set<string>() }
  for (const section of languages.length > 0 ? table.sections : []) {
    const context = { languages, region, omissions, remarks }
    const draft = toDraft(section, context)
    const readable = draft && keepReadable(draft, context)
    if (!readable) continue
    const { block: data, items } = readable
    remarks.push(...lookIntoNames(data, items, context))
    addIds(data, languages, used.ids)
    const slug = toSlug(sectionName(section, languages)) || 'menu'
    const number = (files.length + 1) * 10
    const name = section.values.fields['file'] ?? `${number}-${slug}`
    const isFree = /^[a-z0-9-]+$/.test(name) && !used.files.has(sectionId(name))
    files.push({ name: isFree ? name : `${number}-${slug}-${number}`, data })
    used.files.add(sectionId(name))
  }
  const items = files.flatMap(({ data }) => listItems(data))
  const countUnstated = (field: string) => items.filter((item) => item[field] === unstated).length
  return {
    files,
    languages,
    omissions,
    /** Cells that were read and may mean something else. */
    remarks,
    items: items.length,
    /** Counts of items without allergens, and of drinks without alcohol, in the table. */
    unstated: { allergens: countUnstated('allergens'), alcohol: countUnstated('alcohol') },
  }
}

const sectionId = (file: string) => file.replace(/^\d+-/, '')

const sectionName = ({ values }: TableSection, [first]: readonly Language[]) =>
  (first && values.texts.section?.[first]) ?? ''

/** Select languages with a name of every section and of most items. */
function selectLanguages(table: PriceTable, omissions: Omission[]): Language[] {
  const items = table.sections.flatMap(({ entries }) =>
    entries.filter((entry) => entry.kind === 'item'),
  )
  const countNames = (lang: Language) =>
    items.filter(({ values }) => values.texts.name?.[lang] !== undefined).length
  const [first, ...more] = table.languages.filter((lang) => countNames(lang) > 0)
  if (!first) return []
  const omit = (lang: Language, why: Explanation) =>
    omissions.push({
      row: 0,
      reason: (catalogue) => catalogue.table.languageMissing(lang, why(catalogue)),
    })
  return [first, ...more].filter((lang) => {
    if (countNames(lang) * 2 < items.length && lang !== first) {
      omit(lang, ({ table }) => table.fewNames)
      return false
    }
    const unnamed = table.sections.find(({ values }) => values.texts.section?.[lang] === undefined)
    if (!unnamed) return true
    const [name = ''] = Object.values(unnamed.values.texts.section ?? {})
    omit(lang, ({ table }) => table.sectionUnnamed(name))
    return false
  })
}

type Draft = {
  section: TableSection
  data: Block
  items: (Pick<TableItem, 'values' | 'place'> & { block: Block })[]
}

const readKind = (typed: string | undefined) =>
  typed === undefined ? undefined : kindNotation.read(typed)

/** Food or drinks as stated in the section or in an item. */
function statedKind({ values, entries }: TableSection): Kind | undefined {
  const items = entries.filter((entry) => entry.kind === 'item').map((entry) => entry.values.fields)
  return [values.fields, ...items].map(({ kind }) => readKind(kind)).find(Boolean)
}

/** True for `Pondělí` or `Mon–Fri`: such a section would be sold all week. */
const isDayName = (name: string) => dayList.read(name, { languages: allLanguages }) !== undefined

function toDraft(section: TableSection, context: Context): Draft | undefined {
  const { languages, omissions, remarks } = context
  const { values, place, entries } = section
  const name = sectionName(section, languages)
  const stated = statedKind(section)
  const kind = stated ?? kindOfSection(Object.values(values.texts.section ?? {}))
  const faults: Omit<Omission, 'row'>[] = values.faults.map((fault) => ({
    ...fault,
    subject: name,
  }))
  if (isDayName(name)) faults.push({ reason: ({ table }) => table.daySection(name) })
  else if (!kind) faults.push({ reason: ({ table }) => table.noKind(name) })
  for (const fault of faults) omissions.push({ ...place, ...fault })
  if (!kind || faults.length > 0) {
    omissions.push(...withoutSection(entries))
    return undefined
  }
  if (stated === undefined && !isSectionName(name))
    remarks.push({ ...place, reason: ({ table }) => table.kindByWord(name, kind === 'food') })
  const { kind: _, row, file, country, currency, ...fields } = values.fields
  const data = {
    ...inLanguages('section', values.texts.section ?? {}, languages),
    kind,
    ...readTexts(section, context),
    ...toRaw(fields),
  }
  const items = entries.flatMap((entry) => {
    const block =
      entry.kind === 'heading'
        ? inLanguages('heading', entry.values.texts.name ?? {}, languages)
        : toItem(entry, kind, context)
    return block ? [{ block, values: entry.values, place: entry.place }] : []
  })
  return { section, data, items }
}

const withoutSection = (entries: readonly Pick<TableItem, 'values' | 'place'>[]): Omission[] =>
  entries.map(({ place, values }) => ({
    ...place,
    subject: firstName(values),
    reason: ({ table }) => table.noSection,
  }))

function toItem(item: TableItem, kind: Kind, context: Context): Block | undefined {
  const { values, place, courses } = item
  const { languages, omissions } = context
  const { row: _, file: __, kind: typedKind, ...fields } = values.fields
  const faults: { column?: number | undefined; reason: Explanation }[] = [
    ...values.faults,
    ...courses.flatMap((course) => course.values.faults),
    ...(values.faults.length === 0
      ? missingIn(values, languages).map((reason) => ({ reason }))
      : []),
  ]
  if (typedKind !== undefined && readKind(typedKind) !== kind)
    faults.push({ column: values.at['kind'], reason: ({ table }) => table.otherKind(typedKind) })
  for (const fault of faults) omissions.push({ ...place, subject: firstName(values), ...fault })
  if (faults.length > 0) return undefined
  const courseBlocks = courses.map((course) => ({
    ...toNames(course.values, languages),
    ...readTexts(course, context),
    ...present({ allergens: course.values.fields['allergens'] }),
  }))
  const hasCourseAllergens = courseBlocks.some((block) => 'allergens' in block)
  return {
    ...toNames(values, languages),
    ...readTexts(item, context),
    ...(!hasCourseAllergens && { allergens: unstated }),
    ...(kind === 'drinks' && { alcohol: unstated }),
    ...toRaw(fields),
    ...(courseBlocks.length > 0 && { courses: courseBlocks }),
  }
}

/** Return what the item lacks of a name in each language and a price. */
function missingIn(values: RowValues, languages: readonly Language[]): Explanation[] {
  const untranslated = languages.filter((lang) => values.texts.name?.[lang] === undefined)
  const missing: Explanation[] = []
  if (firstName(values) === undefined) missing.push(({ table }) => table.noName)
  else if (untranslated.length > 0)
    missing.push(({ table }) => table.nameUntranslated(untranslated))
  if (values.fields['sizes'] === undefined) missing.push(({ table }) => table.noPrice)
  return missing
}

const toNames = ({ texts }: RowValues, languages: readonly Language[]): Block =>
  Object.fromEntries(
    languages.flatMap((lang) => (texts.name?.[lang] ? [[lang, texts.name[lang]]] : [])),
  )

const inLanguages = (
  field: string,
  texts: { [lang in Language]?: string },
  languages: readonly Language[],
): Block =>
  Object.fromEntries(
    textLines(field, languages).flatMap(({ lang, key }) =>
      texts[lang] === undefined ? [] : [[key, texts[lang]]],
    ),
  )

/** Read texts such as a note. A text that lacks a language of the pub is left out and reported. */
function readTexts({ values, place }: Pick<TableItem, 'values' | 'place'>, context: Context) {
  const { languages, omissions } = context
  const { texts, at } = values
  return Object.fromEntries(
    textFields.flatMap((field) => {
      const inCells = texts[field]
      if (!inCells) return []
      const missing = languages.filter((lang) => inCells[lang] === undefined)
      if (missing.length === 0) return Object.entries(inLanguages(field, inCells, languages))
      const column = Object.keys(inCells).map((lang) => at[`${field} ${lang}`])[0]
      const reason: Explanation = ({ table }) => table.textUntranslated(field, missing)
      omissions.push({ ...place, column, subject: firstName(values), reason })
      return []
    }),
  )
}

/** Keep line breaks of a cell for fields that are lists of lines, and join the lines of others. */
const toRaw = (fields: { [field: string]: string }): Block =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      hasLines(field) && text.includes('\n')
        ? text.split('\n')
        : text.replace(/\n+/g, hasValues(field) ? ', ' : ' '),
    ]),
  )

type Context = {
  languages: readonly Language[]
  region: Region
  omissions: Omission[]
  remarks: Omission[]
}

/** Remove refused items until the section can be read. Undefined if no item is left. */
function keepReadable({ section, data, items: all }: Draft, context: Context) {
  const { omissions } = context
  let items = all
  for (;;) {
    items = items.filter(({ block }, index) => !isHeading(block) || isFollowed(items, index))
    if (!items.some(({ block }) => !isHeading(block))) return undefined
    const block = { ...data, items: items.map(({ block }) => block) }
    const findings = findErrors(block, context)
    if (findings.length === 0) return { block, items }
    const refused = new Set<number>()
    const cells = new Set<string>()
    for (const finding of findings) {
      const path = finding.at && 'path' in finding.at ? finding.at.path : []
      const index = path[0] === 'items' ? Number(path[1]) : Number.NaN
      const entry = items[index]
      const omission = toOmission(finding, entry ?? section, path)
      // One omission per cell, even if several things are wrong in it.
      if (!cells.has(cellName(omission)) || omission.column === undefined) omissions.push(omission)
      cells.add(cellName(omission))
      if (entry) refused.add(index)
    }
    if (refused.size === 0) {
      omissions.push(...withoutSection(items))
      return undefined
    }
    items = items.filter((_, index) => !refused.has(index))
  }
}

/** Report allergens, dish numbers and quantities in the names of imported items. */
function lookIntoNames(data: Block, entries: Draft['items'], context: Context): Omission[] {
  const findings: Finding[] = []
  const top = toNode(data, context, (finding) => findings.push(finding))
  const items = readSection(top, 'section')?.items ?? []
  const numbered = warnNumbersInNames(items.map(({ node }) => node))
  for (const { item, node } of items) warnName(item, node, numbered.has(node))
  return findings.flatMap((finding) => {
    const path = finding.at && 'path' in finding.at ? finding.at.path : []
    const entry = entries[Number(path[1])]
    return entry ? [toOmission(finding, entry, path)] : []
  })
}

const isHeading = (block: Block) => 'heading' in block
const isFollowed = (items: Draft['items'], index: number) => {
  const next = items[index + 1]
  return next !== undefined && !isHeading(next.block)
}

function findErrors(data: Block, context: Context): Finding[] {
  const findings: Finding[] = []
  const report = (finding: Finding) => {
    if (finding.severity !== 'warning') findings.push(finding)
  }
  readSection(toNode(data, context, report), 'section')
  return findings
}

function toNode(data: Block, { languages, region }: Context, report: Report) {
  const document: ContentDocument = { file: '', text: '', data, languages, body: '', bodyLine: 1 }
  return rootNode(document, report, region)
}

function toOmission(
  { message, notation }: Finding,
  { values, place }: Pick<TableItem, 'values' | 'place'>,
  path: readonly (string | number)[],
): Omission {
  const { at } = values
  const resolved =
    typeof message === 'function' ? message('', { line: 1, column: 1, length: 0 }) : message
  const field = String(path.at(-1))
  const [base = '', lang] = field.split('_')
  const column = at[field] ?? at[`name ${field}`] ?? at[`${base} ${lang}`] ?? at[base]
  return {
    ...place,
    column,
    subject: firstName(values),
    reason: (catalogue) => {
      const problem = { ...resolved, ...(notation && { notation }) }
      const { found, expected, fix } = formatMessage(problem, catalogue)
      return catalogue.table.value(found, expected, fix)
    },
  }
}

const listItems = ({ items }: Block): Block[] =>
  Array.isArray(items) ? items.filter(isBlock).filter((item) => !isHeading(item)) : []

/** Add ids to items with equal names, so that the owner need not type them. */
function addIds(data: Block, [first]: readonly Language[], ids: Set<string>) {
  if (!first) return
  for (const item of listItems(data)) {
    const base = item['id'] ?? toId(String(item[first]))
    let id = String(base)
    for (let count = 2; ids.has(id); count++) id = `${String(base).slice(0, 60)}-${count}`
    if (id !== base) item['id'] = id
    ids.add(id)
  }
}
