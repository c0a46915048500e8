// What the files of a folder say, each by itself, and what contradicts between files of one kind.

import { type EventsFile, readEvents } from '../fields/events.ts'
import type { Document, Report } from '../fields/finding.ts'
import { type HomeFile, readHome } from '../fields/home.ts'
import { type HoursFile, readHours } from '../fields/hours.ts'
import { checkIds } from '../fields/item.ts'
import { type LunchFile, readLunchFile } from '../fields/lunch.ts'
import { type Node, topOf } from '../fields/node.ts'
import { readPage } from '../fields/page.ts'
import { type PhotosFile, readPhotos } from '../fields/photos.ts'
import { type PubFile, readPub } from '../fields/pub/pub.ts'
import { readSection, type SectionFile } from '../fields/section.ts'
import { message } from '../messages/catalogue.ts'
import { addDays, calendarDate, weekday } from '../model/calendar.ts'
import { countries, defaultCountry, type Region } from '../model/countries.ts'
import { type Language, languages } from '../model/languages.ts'
import { days, type OwnPage } from '../model/site.ts'
import { toSlug } from '../notations/basic.ts'
import type { Notation } from '../notations/notation.ts'
import { country, currency } from '../notations/region.ts'
import { kindOf, type ReportFile } from './files/folder.ts'

/** By path below the folder; undefined where a file could not be read. */
export type Documents = ReadonlyMap<string, Document | undefined>

export type Parts = {
  /** Undefined where pub.md does not say it. */
  region: Region | undefined
  pub: PubFile | undefined
  hours: HoursFile | undefined
  home: Partial<Record<Language, HomeFile>>
  menu: SectionFile[]
  events: EventsFile | undefined
  photos: PhotosFile | undefined
  pages: OwnPage[]
  /** From the oldest week to the newest. */
  lunches: LunchFile[]
}

/** What the readers of single files need beside the file. */
export type Reading = { report: Report; reportFile: ReportFile }

type Placed = Reading & Pick<Parts, 'region'>

/** Reads every document by its kind. */
export function readParts(documents: Documents, reading: Reading): Parts {
  const region = readRegion(documents.get('pub.md'))
  const placed: Placed = { ...reading, region }
  const read = <T>(file: string, reader: (top: Node) => T): T | undefined => {
    const document = documents.get(file)
    return document && reader(topOf(document, reading.report, region))
  }
  const home = languages.flatMap((lang) => {
    const file = `home.${lang}.md`
    // One in a language that the pub does not have was reported as such.
    const isOwn = documents.get(file)?.languages.includes(lang) ?? false
    const found = isOwn ? read(file, readHome) : undefined
    return found ? [[lang, found] as const] : []
  })
  return {
    region,
    pub: read('pub.md', readPub),
    hours: read('hours.md', readHours),
    home: Object.fromEntries(home),
    events: read('events.md', readEvents),
    photos: read('photos.md', readPhotos),
    pages: readPages(documents, reading),
    menu: readMenu(documents, placed),
    lunches: readLunches(documents, placed),
  }
}

/** Where the pub is: other files are read by what holds there. Undefined where pub.md cannot be read or says no country that is known; that is reported there. */
function readRegion(pub: Document | undefined): Region | undefined {
  if (!pub) return undefined
  const where = readField(pub, 'country', country, defaultCountry)
  const paid = where && readField(pub, 'currency', currency, countries[where].currency)
  return where && paid && { country: where, currency: paid }
}

function readField<T>(
  { data }: Document,
  field: string,
  notation: Notation<T>,
  otherwise: T,
): T | undefined {
  const raw = Object.hasOwn(data, field) ? data[field] : undefined
  if (raw === undefined || raw === null || raw === '') return otherwise
  return typeof raw === 'string' ? notation.read(raw) : undefined
}

function readMenu(documents: Documents, { report, reportFile, region }: Placed): SectionFile[] {
  const sections: SectionFile[] = []
  const fileOfId = new Map<string, string>()
  const read: { file: string; ids: ReadonlySet<string> }[] = []
  for (const [file, document] of documents) {
    if (kindOf(file) !== 'menu') continue
    const id = /^menu\/(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1]
    const first = id === undefined ? undefined : fileOfId.get(id)
    if (id === undefined) {
      const name = plainName(file)
      const mend = documents.has(name) ? undefined : { name }
      reportFile(file, message('section-file-misnamed'), { mend })
    } else if (first !== undefined) reportFile(file, message('section-file-twice', { id, first }))
    else fileOfId.set(id, file)
    const section = document && readSection(topOf(document, report, region), id ?? 'section')
    if (!section) continue
    const ids = section.items.map(({ item }) => item.id)
    const original =
      ids.length < 2 ? undefined : read.find((other) => ids.every((one) => other.ids.has(one)))
    read.push({ file, ids: new Set(ids) })
    if (first !== undefined) continue
    if (!original) sections.push(section)
    else {
      // A copy is one mistake of the file, and not one of each of its dishes.
      const complaint = message('file-copy', { original: original.file })
      reportFile(file, complaint, { mend: { delete: 'file' } })
    }
  }
  checkIds(sections.flatMap(({ items }) => items))
  return sections
}

/** `menu/30 K Pivu.md` to `menu/30-k-pivu.md`. */
const plainName = (file: string) =>
  `menu/${toSlug(file.replace(/^menu\//, '').replace(/\.md$/, ''))}.md`

/** Of a page: its name, which may be an address, and the language of its text. */
const pageFile = new RegExp(
  `^pages/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\\.(${languages.join('|')})\\.md$`,
)

/** The owner's own pages: each has a file in every language of the pub. */
function readPages(documents: Documents, { report, reportFile }: Reading): OwnPage[] {
  const had = documents.get('pub.md')?.languages ?? []
  const names = new Set<string>()
  for (const file of documents.keys()) {
    if (kindOf(file) !== 'page') continue
    const [, name, code] = pageFile.exec(file) ?? []
    // One in a language that the pub does not have was reported as such.
    if (name !== undefined) {
      if (had.some((lang) => lang === code)) names.add(name)
      continue
    }
    const meant = pageNamed(file, had)
    const mend = documents.has(meant) ? undefined : { name: meant }
    reportFile(file, message('page-file-misnamed'), { mend })
  }
  return [...names].flatMap((name) => {
    const fileIn = (lang: Language) => `pages/${name}.${lang}.md`
    const first = had.map(fileIn).find((file) => documents.has(file))
    const texts = had.flatMap((lang) => {
      const file = fileIn(lang)
      const document = documents.get(file)
      if (!documents.has(file) && first !== undefined)
        reportFile(first, message('page-language-missing', { file, lang }))
      const text = document && readPage(topOf(document, report))
      return text ? [[lang, text] as const] : []
    })
    // Without one of them nothing is published.
    return texts.length < had.length
      ? []
      : [{ name, texts: Object.fromEntries(texts) as OwnPage['texts'] }]
  })
}

/** `pages/Svatby a oslavy.md` to `pages/svatby-a-oslavy.cs.md`. */
function pageNamed(file: string, [first = 'cs']: readonly Language[]): string {
  const [, stem = '', code] =
    new RegExp(`^pages/(.*?)(?:[._](${languages.join('|')}))?\\.md$`, 'i').exec(file) ?? []
  const slug = toSlug(stem).replace(/^[^a-z]+/, '') || 'stranka'
  return `pages/${slug}.${code?.toLowerCase() ?? first}.md`
}

/** All weeks are checked; the newest one is shown. */
function readLunches(documents: Documents, { report, reportFile, region }: Placed): LunchFile[] {
  const weeks: LunchFile[] = []
  for (const [file, document] of documents) {
    if (kindOf(file) !== 'lunch') continue
    const monday = mondayOf(file)
    if (monday === undefined) {
      const likeSection = /^lunch\/\d+-[a-z]/.test(file)
      const name = likeSection ? file.replace(/^lunch/, 'menu') : mondayFile(file)
      const mend = name === undefined || documents.has(name) ? undefined : { name }
      reportFile(file, message('lunch-file-misnamed', { likeSection }), { mend })
      continue
    }
    const week = document && readLunchFile(topOf(document, report, region), monday)
    if (week) weeks.push(week)
  }
  return weeks.sort((a, b) => (a.monday < b.monday ? -1 : 1))
}

/** The file of the week in which the day is that gave the name. */
function mondayFile(file: string): string | undefined {
  // `30-11-2026` and `30.11.2026`, as people say it.
  const said = file.replace(/^lunch\/(\d{2})[-._](\d{2})[-._](\d{4})\.md$/, 'lunch/$3-$2-$1.md')
  const [, year, month, day] = /^lunch\/(\d{4})-(\d{2})-(\d{2})\.md$/.exec(said) ?? []
  if (said !== file && weekday(`${year}-${month}-${day}`) === 'mon') return said
  const date = calendarDate(Number(year), Number(month), Number(day))
  // The hand writes the old year in January; the day was right.
  const next = calendarDate(Number(year) + 1, Number(month), Number(day))
  if (next && weekday(next) === 'mon') return `lunch/${next}.md`
  return date && `lunch/${addDays(date, -days.indexOf(weekday(date)))}.md`
}

function mondayOf(file: string): string | undefined {
  const match = /^lunch\/(\d{4})-(\d{2})-(\d{2})\.md$/.exec(file)
  const date = match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]))
  return date && weekday(date) === 'mon' ? date : undefined
}
