// Read the folder `content/` into a site, and collect every problem in its files.

import type { PhotoEntry } from '../fields/photos.ts'
import { languagesField } from '../fields/pub/settings.ts'
import type { SectionFile } from '../fields/section.ts'
import { message } from '../messages/catalogue.ts'
import { examplesFor, type Owner } from '../messages/owner.ts'
import { comingTimes, isPast, withServingDates } from '../model/coming-times.ts'
import { type Country, countries, defaultCountry } from '../model/countries.ts'
import { checkedUntil, type Place, withHolidays } from '../model/holidays.ts'
import {
  defaultLanguages,
  documentLanguage,
  type Language,
  localLanguage,
} from '../model/languages.ts'
import type { Look } from '../model/looks.ts'
import { withoutLunch } from '../model/opening.ts'
import type { Photo } from '../model/photos.ts'
import { withRecurring } from '../model/recurring-exceptions.ts'
import type { CalendarDate, Content, Drink, Emblem, Hours, Item, Menu } from '../model/site.ts'
import type { ContentDocument, Finding, Report } from '../reading/finding.ts'
import { isEmpty, nodeAt, rootNode } from '../reading/node.ts'
import { readDocument } from './documents/document.ts'
import * as folder from './files/folder.ts'
import { type Documents, type ParsedFiles, type Reporters, readParts, readRegion } from './parts.ts'
import { isInLanguages, listWork, readPrepared } from './preparation.ts'
import { silence } from './rules/checked.ts'
import { checkEvents } from './rules/events.ts'
import { checkLunch } from './rules/lunch.ts'
import { checkServed } from './rules/served.ts'
import { warn } from './rules/warnings.ts'
import type { SiteDate } from './site-date.ts'

export type ContentResult = Awaited<ReturnType<typeof readContent>>

/** Chooses the date of the site, given the one in pub.md if there is one. */
export type DecideDate = (
  typed: { date: CalendarDate; file: string } | undefined,
  country: Country,
) => SiteDate

/**
 * Returns the version of the photo encoder, which is part of photo names. Called only if there are
 * photos.
 */
export type Encoder = () => Promise<string>

/**
 * Read every file of a content folder. Messages call the folder by its label. `content` is
 * undefined if any error was found.
 */
export async function readContent(
  source: folder.ContentSource,
  label: string,
  decide: DecideDate,
  encoder: Encoder = async () => '',
) {
  const prepared: Language[] = []
  const { findings, report } = collect((finding) => isInLanguages(finding, prepared))
  const reportFile = folder.fileReporter(label, report)
  const reading: Reporters = { report, reportFile }
  const { files, misnamed, photos } = await folder.readFolder(source, reportFile)
  const read = readDocuments(files, label, reading)
  const languages = readLanguages(read.get('pub.md'), report)
  if (languages) prepared.push(...readPrepared(read, languages, report))
  // The languages decide which translations are missing, so without them nothing is checked.
  const documents = languages ? speaking(read, languages) : new Map()
  if (languages) reportNames([...documents.keys()], languages, misnamed, reportFile)
  const parts = readParts(documents, reading)
  const colors = documents.get(folder.lookFile)
  // Load the colour library only for a pub that has a look of its own.
  const look = colors && (await import('../fields/look.ts')).readLook(rootNode(colors, report))
  const emblem = await readDrawing(files, label, look, reading)
  const isBroken = errorsIn(findings).length > 0
  const made = await readPictures(parts, photos, { encoder, source, isBroken, reportFile })
  const drawn = { look, emblem, photos: made }
  for (const [file, document] of documents)
    if (document && !/^(?:home\.|pages\/)/.test(file)) refuseBody(document, report)
  const file = `${label}/pub.md`
  const { baseUrl: address, date: typed } = parts.pub ?? {}
  // Without its languages, the pub is answered in that of its country.
  const region = parts.region ?? readRegion(read.get('pub.md'))
  const country = region?.country ?? defaultCountry
  const pubLanguages = languages ?? [localLanguage(country), documentLanguage]
  const date = decide(typed === undefined ? undefined : { date: typed, file }, country)
  const { hours } = parts
  if (hours) {
    hours.hours = withRecurring(
      withHolidays(hours.hours, date.date, findPlace(parts, country), pubLanguages),
      date.date,
    )
    for (const { section, items } of parts.menu)
      for (const one of items)
        one.item = withServingDates(one.item, section, hours.hours, date.date)
  }
  // An unreadable line of the hours would make its day look closed, so skip these checks.
  if (!errorsIn(findings).some(({ document }) => document === hours?.node.document)) {
    checkLunch(parts, date.date)
    checkServed(parts, date.date)
    checkEvents(parts, date.date)
  }
  // A file with errors lacks values that a warning would ask for, so hold its warnings back.
  const broken = new Set(errorsIn(findings).map(({ document }) => document.file))
  const reportWarning: Report = (finding) => {
    if (!broken.has(finding.document.file)) report(finding)
  }
  warn(parts, documents, date, reportWarning)
  const currency = region?.currency ?? countries[country].currency
  const owner: Owner = { languages: pubLanguages, examples: examplesFor(pubLanguages, currency) }
  const isComplete = languages && errorsIn(findings).length === 0
  const toReportFile = (to: Report) => folder.fileReporter(label, to)
  const work = prepared.length > 0 ? listWork(read, pubLanguages, prepared, toReportFile) : []
  return {
    findings: silence(findings, documents).map((finding) => ({
      ...finding,
      ...finding.dated?.(date.date),
      owner,
    })),
    content: isComplete ? toContent(parts, languages, drawn, date.date) : undefined,
    /** `base_url` of pub.md as typed, and the name of that file. */
    baseUrl: address === undefined ? undefined : { address, file },
    date,
    /** Languages of the pub, or the defaults where pub.md cannot be read. */
    languages: pubLanguages,
    /** Languages in preparation, and what they lack before they can be published. */
    preparation: { languages: prepared, findings: work },
    region: parts.region,
    /** The files as they were parsed, to compare them with another version. */
    documents: languages ? documents : read,
  }
}

function readDocuments(files: folder.Folder['files'], label: string, { report }: Reporters) {
  const texts = [...files].filter(([file]) => folder.classifyFile(file) !== 'emblem')
  const read = texts.map(([file, bytes]) => {
    const mayBeEmpty = folder.silentFiles.includes(file)
    const document = bytes && readDocument(`${label}/${file}`, bytes, report, mayBeEmpty)
    const isEmptyFile =
      document && Object.keys(document.data).length === 0 && file !== folder.lookFile
    return [file, isEmptyFile ? undefined : (document ?? undefined)] as const
  })
  return new Map(read)
}

function toContent(
  { pub, hours, home, pages, menu, lunches, events, photos: ofHouse }: ParsedFiles,
  languages: readonly Language[],
  { emblem, look, photos }: Drawn,
  today: CalendarDate,
): Content | undefined {
  const homes = languages.flatMap((lang) => {
    const { home: texts } = home[lang] ?? {}
    return texts ? [[lang, texts] as const] : []
  })
  if (!pub || !hours || homes.length < languages.length) return undefined
  const lunchDates = lunches.flatMap(({ days }) => days.map(({ date }) => date))
  return {
    languages,
    updated: pub.updated,
    pub: pub.pub,
    hours: withoutLunch(hours.hours, lunchDates),
    exceptions_checked_until: checkedUntil(hours.hours, today, pub.pub.address),
    menu: {
      ...toMenu(menu, photos, hours.hours, today),
      lunches: lunches.map(({ lunch }) => lunch),
    },
    ...(events && { events: events.events.map(({ event }) => event) }),
    home: Object.fromEntries(homes) as Content['home'],
    ...(pages.length > 0 && { pages }),
    hosting: pub.hosting,
    ...(emblem && { emblem }),
    ...(look && { look }),
    ...toPhotos(ofHouse, photos),
  }
}

/** Return the country, and the state if pub.md states one. */
const findPlace = ({ pub }: ParsedFiles, country: Country): Place => ({
  ...pub?.pub.address,
  country,
})

type Drawn = { emblem: Emblem | undefined; look: Look | undefined; photos: PhotosRead }
type PhotosRead = ReadonlyMap<PhotoEntry, Photo>

function toPhotos(names: ParsedFiles['photos'], photos: PhotosRead): Pick<Content, 'photos'> {
  const head = names?.head && photos.get(names.head)
  const strip = names?.strip.flatMap((one) => photos.get(one) ?? []) ?? []
  return head || strip.length > 0 ? { photos: { ...(head && { head }), strip } } : {}
}

/** Read the emblem. The XML parser is loaded only if there is one. */
async function readDrawing(
  files: folder.Folder['files'],
  label: string,
  look: Look | undefined,
  { report, reportFile }: Reporters,
): Promise<Emblem | undefined> {
  const bytes = files.get(folder.emblemFile)
  if (!bytes) return undefined
  const { readEmblem } = await import('./emblem/emblem.ts')
  const emblem = readEmblem(`${label}/${folder.emblemFile}`, bytes, report)
  if (!emblem?.colors) return emblem
  const { findFaintColors, addTile } = await import('./emblem/colors.ts')
  const { day, night } = findFaintColors(emblem, look)
  if (day.length + night.length > 0)
    reportFile(folder.emblemFile, message('emblem-faint', { day, night }), { severity: 'warning' })
  return addTile(emblem, look)
}

type Making = {
  encoder: Encoder
  source: folder.ContentSource
  isBroken: boolean
  reportFile: folder.ReportFile
}

/** Read the photos. Their code is loaded only if there are any. */
async function readPictures(
  { photos, menu }: ParsedFiles,
  files: folder.Folder['photos'],
  { encoder, source, isBroken, reportFile }: Making,
): Promise<PhotosRead> {
  const ofItems = menu.flatMap(({ items }) => items.flatMap(({ photo }) => photo ?? []))
  const usedPhotos = [...(photos?.head ? [photos.head] : []), ...(photos?.strip ?? []), ...ofItems]
  if (usedPhotos.length === 0 && files.size === 0) return new Map()
  const { readPhotoFiles, unusedPhotos } = await import('./files/photo-files.ts')
  if (!isBroken)
    for (const name of unusedPhotos(usedPhotos, files))
      reportFile(`photos/${name}`, message('photo-unused'), { severity: 'warning' })
  if (usedPhotos.length === 0) return new Map()
  return readPhotoFiles(usedPhotos, files, reportFile, { encoder: await encoder(), source })
}

/** Findings kept for each file: more of them are usually the same mistake again. */
const maximumFindings = 100

function collect(isIgnored: (finding: Finding) => boolean): {
  findings: Finding[]
  report: Report
} {
  const findings: Finding[] = []
  const counts = new Map<string, number>()
  const report: Report = (finding) => {
    const { file } = finding.document
    const count = (counts.get(file) ?? 0) + 1
    counts.set(file, count)
    if (count <= maximumFindings && !isIgnored(finding)) findings.push(finding)
  }
  return { findings, report }
}

const errorsIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity !== 'warning')

/** Report missing files, and files in a language that the pub does not have. */
function reportNames(
  files: readonly string[],
  languages: readonly Language[],
  misnamed: readonly string[],
  reportFile: folder.ReportFile,
) {
  for (const name of folder.requiredFiles(languages))
    if (![...files, ...misnamed].includes(name)) {
      const [, ...added] = languages
      const language = added.find((one) => one === folder.languageOfFile(name)) ?? null
      reportFile(name, message('file-missing', { language }))
    }
  if (!misnamed.includes('menu') && !files.some((file) => folder.classifyFile(file) === 'menu'))
    reportFile('menu', message('menu-missing'))
  for (const file of files) {
    const language = folder.languageOfFile(file)
    if (language === undefined || languages.includes(language)) continue
    reportFile(file, message('language-not-had', { field: file, language, languages }))
  }
}

/** Read the languages of the pub; undefined if the line that names them cannot be read. */
function readLanguages(document: ContentDocument | undefined, report: Report) {
  const node = document && nodeAt(rootNode(document, report), 'languages')
  return !node || isEmpty(node) ? defaultLanguages : languagesField.reader.read(node).value
}

/** Give every document the languages in which its texts are read. */
const speaking = (documents: Documents, languages: readonly Language[]): Documents =>
  new Map([...documents].map(([file, document]) => [file, document && { ...document, languages }]))

function refuseBody(document: ContentDocument, report: Report) {
  const lines = document.body.split('\n')
  const offset = lines.findIndex((text) => text.trim() !== '')
  if (offset < 0) return
  report({
    document,
    at: { line: document.bodyLine + offset, column: 1, length: lines[offset]?.length ?? 1 },
    message: message('text-below-fields'),
  })
}

function toMenu(
  all: readonly SectionFile[],
  photos: PhotosRead,
  hours: Hours,
  today: CalendarDate,
): Omit<Menu, 'lunches'> {
  const current = all.flatMap((part) => {
    const left = part.items.filter(({ item }) => !isPast(item, today))
    return left.length > 0 ? [{ ...part, items: left }] : []
  })
  // A menu whose dates are all over is published as it was.
  const parts = current.length > 0 ? current : all
  const items = parts.flatMap((part) =>
    part.items.map(({ item, photo: name }) => {
      const photo = name && photos.get(name)
      return photo ? { ...item, photo } : item
    }),
  )
  return {
    sections: parts.map(({ section }) => {
      const { served, kind } = section
      return served ? { ...section, served: comingTimes(kind, served, hours, today) } : section
    }),
    food: items.filter((item) => !isDrink(item)),
    drinks: items.filter(isDrink),
  }
}

const isDrink = (item: Item | Drink): item is Drink => 'alcohol_percent' in item
