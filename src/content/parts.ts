// Read each file of the content by its kind, and check files of one kind against each other.

import { readEvents } from '../fields/events.ts'
import { type HomeFile, readHome, readPage } from '../fields/home.ts'
import { readHours } from '../fields/hours.ts'
import { checkIds } from '../fields/item.ts'
import { type LunchFile, readLunchFile } from '../fields/lunch.ts'
import { readPhotos } from '../fields/photos.ts'
import { readPub } from '../fields/pub/pub.ts'
import { readSection, type SectionFile } from '../fields/section.ts'
import { message } from '../messages/catalogue.ts'
import { addDays, calendarDate, datesBetween, isoWeek, weekday } from '../model/calendar.ts'
import { countries, defaultCountry, type Region } from '../model/countries.ts'
import { type Language, languages } from '../model/languages.ts'
import { type CalendarDate, days, type OwnPage } from '../model/site.ts'
import { toSlug } from '../notations/basic.ts'
import type { Notation } from '../notations/notation.ts'
import { country, currency } from '../notations/region.ts'
import type { ContentDocument, Report } from '../reading/finding.ts'
import { type ContentNode, holdsNothing, rootNode } from '../reading/node.ts'
import { classifyFile, type ReportFile } from './files/folder.ts'

/** Documents by path in the folder; undefined for a file that could not be read. */
export type Documents = ReadonlyMap<string, ContentDocument | undefined>

export type ParsedFiles = ReturnType<typeof readParts>

/** Reporters that the readers of single files need. */
export type Reporters = { report: Report; reportFile: ReportFile }

type Placed = Reporters & { region: Region | undefined }

/** Read every document by its kind. */
export function readParts(documents: Documents, reading: Reporters) {
  const region = readRegion(documents.get('pub.md'))
  const placed: Placed = { ...reading, region }
  const read = <T>(file: string, reader: (top: ContentNode) => T): T | undefined => {
    const document = documents.get(file)
    return document && reader(rootNode(document, reading.report, region))
  }
  const home = languages.flatMap((lang) => {
    const file = `home.${lang}.md`
    // A file in a language that the pub does not have was reported before.
    const isOwn = documents.get(file)?.languages.includes(lang) ?? false
    const found = isOwn ? read(file, readHome) : undefined
    return found ? [[lang, found] as const] : []
  })
  return {
    /** Undefined if pub.md does not state it. */
    region,
    pub: read('pub.md', readPub),
    hours: read('hours.md', readHours),
    home: Object.fromEntries(home) as Partial<Record<Language, HomeFile>>,
    events: read('events.md', readEvents),
    photos: read('photos.md', readPhotos),
    pages: readPages(documents, reading),
    menu: readMenu(documents, placed),
    /** Sorted from the oldest week to the newest. */
    lunches: readLunches(documents, placed),
  }
}

/**
 * Read country and currency, which decide how other files are read. Undefined if pub.md cannot be
 * read or names an unknown country; the reader of pub.md reports that.
 */
export function readRegion(pub: ContentDocument | undefined): Region | undefined {
  if (!pub) return undefined
  const where = readField(pub, 'country', country, defaultCountry)
  const paid = where && readField(pub, 'currency', currency, countries[where].currency)
  return where && paid && { country: where, currency: paid }
}

function readField<T>(
  { data }: ContentDocument,
  field: string,
  notation: Notation<T>,
  otherwise: T,
): T | undefined {
  const raw = Object.hasOwn(data, field) ? data[field] : undefined
  if (raw === undefined || holdsNothing(raw)) return otherwise
  return typeof raw === 'string' ? notation.read(raw) : undefined
}

function readMenu(documents: Documents, { report, reportFile, region }: Placed): SectionFile[] {
  const sections: SectionFile[] = []
  const fileOfId = new Map<string, string>()
  const read = new Map<string, { file: string; items: SectionFile['items'] }[]>()
  for (const [file, document] of documents) {
    if (classifyFile(file) !== 'menu') continue
    const id = /^menu\/(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1]
    const first = id === undefined ? undefined : fileOfId.get(id)
    if (id === undefined) {
      reportFile(file, message('section-file-misnamed'), rename(plainName(file), documents))
    } else if (first !== undefined) reportFile(file, message('section-file-twice', { id, first }))
    else fileOfId.set(id, file)
    const section = document && readSection(rootNode(document, report, region), id ?? 'section')
    if (!section) continue
    const { items } = section
    const ids = items.map(({ item }) => item.id).join()
    const alike = read.get(ids) ?? []
    const original = items.length < 2 ? undefined : alike.find((one) => areSame(one.items, items))
    read.set(ids, [...alike, { file, items }])
    if (first !== undefined) continue
    // Report a copied file once, not once for each of its dishes.
    if (original) reportFile(file, message('file-copy', { original: original.file }))
    else sections.push(section)
  }
  checkIds(sections.flatMap(({ items }) => items))
  return sections
}

/**
 * True for the same dishes at the same prices: at others they are a section of their own, such as
 * wine by the bottle.
 */
function areSame(some: SectionFile['items'], others: SectionFile['items']): boolean {
  const write = (items: SectionFile['items']) =>
    JSON.stringify(items.map(({ item }) => ({ ...item, section: '' })))
  return write(some) === write(others)
}

/** Create the fix that renames a file, unless another file has that name. */
const rename = (name: string | undefined, documents: Documents) =>
  name === undefined || documents.has(name) ? {} : { fix: { name } }

/** Convert `menu/30 K Pivu.md` to `menu/30-k-pivu.md`. */
const plainName = (file: string) =>
  `menu/${toSlug(file.replace(/^menu\//, '').replace(/\.md$/, ''))}.md`

/** Matches the file of a page: a name that may be part of a URL, and the language of its text. */
const pageFile = new RegExp(
  `^pages/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\\.(${languages.join('|')})\\.md$`,
)

/** Read the owner's own pages: each has one file for every language of the pub. */
function readPages(documents: Documents, { report, reportFile }: Reporters): OwnPage[] {
  const had = documents.get('pub.md')?.languages ?? []
  const names = new Set<string>()
  for (const file of documents.keys()) {
    if (classifyFile(file) !== 'page') continue
    const [, name, code] = pageFile.exec(file) ?? []
    // A file in a language that the pub does not have was reported before.
    if (name !== undefined) {
      if (had.some((lang) => lang === code)) names.add(name)
      continue
    }
    reportFile(file, message('page-file-misnamed'), rename(suggestPageFile(file, had), documents))
  }
  return [...names].flatMap((name) => {
    const fileIn = (lang: Language) => `pages/${name}.${lang}.md`
    const first = had.map(fileIn).find((file) => documents.has(file))
    const texts = had.flatMap((lang) => {
      const file = fileIn(lang)
      const document = documents.get(file)
      if (!documents.has(file) && first !== undefined)
        reportFile(first, message('page-language-missing', { file, lang }))
      const text = document && readPage(rootNode(document, report))
      return text ? [[lang, text] as const] : []
    })
    // A page is published only if all of its languages could be read.
    return texts.length < had.length
      ? []
      : [{ name, texts: Object.fromEntries(texts) as OwnPage['texts'] }]
  })
}

/** Convert `pages/Svatby a oslavy.md` to `pages/svatby-a-oslavy.cs.md`. */
function suggestPageFile(file: string, [first = 'cs']: readonly Language[]): string {
  const [, stem = '', code] =
    new RegExp(`^pages/(.*?)(?:[._](${languages.join('|')}))?\\.md$`, 'i').exec(file) ?? []
  const slug = toSlug(stem).replace(/^[^a-z]+/, '') || 'stranka'
  return `pages/${slug}.${code?.toLowerCase() ?? first}.md`
}

/** Read all weeks of lunches; the newest one is shown. */
function readLunches(documents: Documents, { report, reportFile, region }: Placed): LunchFile[] {
  const weeks: LunchFile[] = []
  for (const [file, document] of documents) {
    if (classifyFile(file) !== 'lunch') continue
    const monday = readMonday(file)
    if (monday === undefined) {
      const likeSection = /^lunch\/\d{1,3}-[a-z]/.test(file) && !weekWord.test(toSlug(file))
      const dated = (today: CalendarDate) =>
        rename(likeSection ? file.replace(/^lunch/, 'menu') : mondayFile(file, today), documents)
      reportFile(file, message('lunch-file-misnamed', { likeSection }), { dated })
      continue
    }
    const week = document && readLunchFile(rootNode(document, report, region), monday)
    if (week) weeks.push(week)
  }
  return weeks.sort((a, b) => (a.monday < b.monday ? -1 : 1))
}

const weekWord = /(?<![a-z])(?:kw|kt|wk?|week|woche|tyden|tyzden)(?![a-z])/

/**
 * Suggest the file name of the week nearest to the date of the site that has the number or the day
 * in the current name: `KW49`, `30.11.`, `2026-12-02`.
 */
function mondayFile(file: string, today: CalendarDate): string | undefined {
  const all = file.match(/\d+/g) ?? []
  const typedYear = all.find(({ length }) => length === 4)
  const [first = '', second, third, fourth] = all.filter((one) => one !== typedYear)
  const day = all[0] === typedYear ? [first, second] : [second, first]
  // `30.11.26`. In `1.-5.12` the first number has no month.
  const hasShortYear = third !== undefined && fourth === undefined && all[0] !== typedYear
  const year = typedYear ?? (hasShortYear ? `20${third.padStart(2, '0')}` : '')
  const ending = day.map((part) => `-${part?.padStart(2, '0')}`).join('')
  // In January people still type the old year.
  const next = `${Number(year) + 1}${ending}`
  const isWeek = (monday: CalendarDate) =>
    second === undefined
      ? weekWord.test(toSlug(file)) &&
        isoWeek(monday).startsWith(year) &&
        Number(isoWeek(monday).slice(-2)) === Number(first)
      : datesBetween(monday, addDays(monday, 6)).some(
          (date) => date === year + ending || (year === '' && date.endsWith(ending)),
        ) || monday === next
  const start = addDays(today, -days.indexOf(weekday(today)))
  const weeks = Array.from({ length: 53 }, (_, at) => Math.ceil(at / 2) * (at % 2 ? 7 : -7))
  const monday = weeks.map((count) => addDays(start, count)).find(isWeek)
  return monday && `lunch/${monday}.md`
}

function readMonday(file: string): string | undefined {
  const match = /^lunch\/(\d{4})-(\d{2})-(\d{2})\.md$/.exec(file)
  const date = match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]))
  return date && weekday(date) === 'mon' ? date : undefined
}
