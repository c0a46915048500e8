// What the files of a folder say, each by itself, and what contradicts between files of one kind.

import { type EventsFile, readEvents } from '../fields/events.ts'
import type { Document, Report } from '../fields/finding.ts'
import { type HomeFile, readHome } from '../fields/home.ts'
import { type HoursFile, readHours } from '../fields/hours.ts'
import { checkIds } from '../fields/item.ts'
import { type LunchFile, readLunchFile } from '../fields/lunch.ts'
import { type PhotosFile, readPhotos } from '../fields/photos.ts'
import { type PubFile, readPub } from '../fields/pub/pub.ts'
import { readRegion } from '../fields/region.ts'
import { readSection, type SectionFile } from '../fields/section.ts'
import { type Message, message } from '../messages/catalogue.ts'
import { addDays, calendarDate, weekday } from '../model/calendar.ts'
import type { Region } from '../model/countries.ts'
import type { Mend } from '../model/edit.ts'
import { type Language, languages } from '../model/languages.ts'
import { days } from '../model/site.ts'
import { toSlug } from '../notations/plain.ts'
import { kindOf } from './files/folder.ts'
import { type Memory, recall } from './memory.ts'

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
  /** From the oldest week to the newest. */
  lunches: LunchFile[]
}

/** Reads every document by its kind; messages call the folder by its label. */
export function readParts(
  documents: Documents,
  label: string,
  report: Report,
  memory?: Memory,
): Parts {
  const region = readRegion(documents.get('pub.md'))
  const read = <T>(
    file: string,
    reader: (document: Document, report: Report, region: Region | undefined) => T,
  ): T | undefined => {
    const document = documents.get(file)
    return document && reader(document, report, region)
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
    menu: readMenu(documents, label, report, region, memory),
    lunches: readLunches(documents, label, report, region, memory),
  }
}

const complainOf = (file: string, report: Report) => (told: Message, mend?: Mend) =>
  report({ document: { file, text: '' }, at: null, message: told, ...(mend && { mend }) })

const placed = (region: Region | undefined) => [region?.country, region?.currency]

function readMenu(
  documents: Documents,
  label: string,
  report: Report,
  region: Region | undefined,
  memory: Memory | undefined,
): SectionFile[] {
  const sections: SectionFile[] = []
  const taken = new Map<string, string>()
  const originalOf = copyFinder()
  for (const [file, document] of documents) {
    if (kindOf(file) !== 'menu') continue
    const complain = complainOf(`${label}/${file}`, report)
    const id = /^menu\/(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1]
    const first = id === undefined ? undefined : taken.get(id)
    if (id === undefined) {
      const meant = plainName(file)
      complain(
        message('section-file-misnamed'),
        documents.has(meant) ? undefined : { name: `${label}/${meant}` },
      )
    } else if (first !== undefined) complain(message('section-file-twice', { id, first }))
    else taken.set(id, file)
    const section =
      document &&
      recall(memory?.sections, file, [document, ...placed(region)], report, (told) =>
        readSection(document, id ?? 'section', told, region),
      )
    if (!section) continue
    const original = originalOf(file, section)
    // What is the matter with a file is told once, and not of each of its dishes.
    if (original !== undefined) {
      if (first === undefined) complain(message('file-copy', { original }), { delete: 'file' })
    } else if (first === undefined) sections.push(section)
  }
  checkIds(sections.flatMap(({ items }) => items))
  return sections
}

/** `menu/30 K Pivu.md` to `menu/30-k-pivu.md`. */
const plainName = (file: string) =>
  `menu/${toSlug(file.replace(/^menu\//, '').replace(/\.md$/, ''))}.md`

/**
 * Told of one section after the other, says of each which file before it holds all of its dishes. Only
 * those that hold its first one are looked through: a menu has hundreds of sections.
 */
function copyFinder() {
  type Holder = { file: string; ids: ReadonlySet<string> }
  const holders = new Map<string, Holder[]>()
  return (file: string, { items }: SectionFile): string | undefined => {
    const ids = new Set(items.map(({ item }) => item.id))
    const [first] = ids
    const original =
      first === undefined || items.length < 2
        ? undefined
        : holders.get(first)?.find((other) => [...ids].every((id) => other.ids.has(id)))
    for (const id of ids) {
      const known = holders.get(id) ?? []
      holders.set(id, known)
      known.push({ file, ids })
    }
    return original?.file
  }
}

/** All weeks are checked; the newest one is shown. */
function readLunches(
  documents: Documents,
  label: string,
  report: Report,
  region: Region | undefined,
  memory: Memory | undefined,
): LunchFile[] {
  const weeks: LunchFile[] = []
  for (const [file, document] of documents) {
    if (kindOf(file) !== 'lunch') continue
    const monday = mondayOf(file)
    if (monday === undefined) {
      const likeSection = /^lunch\/\d+-[a-z]/.test(file)
      const meant = likeSection ? file.replace(/^lunch/, 'menu') : mondayFile(file)
      complainOf(`${label}/${file}`, report)(
        message('lunch-file-misnamed', { likeSection }),
        meant === undefined || documents.has(meant) ? undefined : { name: `${label}/${meant}` },
      )
      continue
    }
    const week =
      document &&
      recall(memory?.lunches, file, [document, ...placed(region)], report, (told) =>
        readLunchFile(document, monday, told, region),
      )
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
