// The folder `content/`: what its files say together, and every mistake in them.

import type { Document, Finding, Position, Report } from '../fields/finding.ts'
import { below, isEmpty, topOf } from '../fields/node.ts'
import type { NamedPhoto } from '../fields/photos.ts'
import { languagesField } from '../fields/pub/settings.ts'
import type { SectionFile } from '../fields/section.ts'
import { type Code, message } from '../messages/catalogue.ts'
import { examplesFor, type Owner } from '../messages/owner.ts'
import { type Problem, sortProblems } from '../messages/problem.ts'
import { datesBetween } from '../model/calendar.ts'
import { type Country, countries, defaultCountry, type Region } from '../model/countries.ts'
import { defaultLanguages, type Language } from '../model/languages.ts'
import type { Look } from '../model/looks.ts'
import { notServedOn, withoutLunch } from '../model/opening.ts'
import type { Photo } from '../model/photos.ts'
import type {
  CalendarDate,
  Content,
  Drink,
  Emblem,
  Hours,
  Item,
  Kind,
  Menu,
  Served,
} from '../model/site.ts'
import { lettersOf } from '../notations/dish.ts'
import { readDocument } from './documents/document.ts'
import { toProblem } from './documents/explain.ts'
import { scan } from './documents/scan.ts'
import * as folder from './files/folder.ts'
import { type Documents, type Parts, type Reading, readParts } from './parts.ts'
import { silence } from './rules/checked.ts'
import { checkEvents } from './rules/events.ts'
import { checkedUntil } from './rules/holidays.ts'
import { checkLunch } from './rules/lunch.ts'
import { checkServed } from './rules/served.ts'
import { warn } from './rules/warnings.ts'
import type { SiteDate } from './site-date.ts'

export type ContentResult = {
  content: Content | undefined
  /** `base_url` of pub.md as typed, and what that file is called. */
  baseUrl: { address: string; file: string } | undefined
  date: SiteDate
  /** Of the pub, as far as they can be read. */
  languages: readonly Language[]
  region: Region | undefined
  findings: Finding[]
}

/** How the date of the site follows from the one in pub.md, if there is one. */
export type DecideDate = (
  typed: { date: CalendarDate; file: string } | undefined,
  country: Country,
) => SiteDate

/** What photos are made with, which is part of their names; asked only where there are photos. */
export type Encoder = () => Promise<string>

/**
 * Reads every file of a content folder; messages call it by its label. `content` is undefined when
 * something was wrong.
 */
export async function readContent(
  source: folder.Source,
  label: string,
  decide: DecideDate,
  encoder: Encoder = async () => '',
): Promise<ContentResult> {
  const { findings, report } = collect()
  const reportFile = folder.fileReporter(label, report)
  const reading: Reading = { report, reportFile }
  const { files, misnamed, photos } = await folder.readFolder(source, reportFile)
  const read = await readDocuments(files, label, reading)
  const languages = readLanguages(read.get('pub.md'), report)
  // Which texts are missing depends on the languages: without these none is reported.
  const documents = languages ? speaking(read, languages) : new Map()
  if (languages) reportNames([...documents.keys()], languages, misnamed, reportFile)
  const parts = readParts(documents, reading)
  const colors = documents.get(folder.lookFile)
  // Read with a library of colours that nobody needs who has the usual look.
  const look = colors && (await import('../fields/look.ts')).readLook(topOf(colors, report))
  const emblem = await readDrawing(files, label, look, reading)
  const isBroken = errorsIn(findings).length > 0
  const made = await readPictures(parts, photos, { encoder, source, isBroken, reportFile })
  const drawn = { look, emblem, photos: made }
  for (const [file, document] of documents)
    if (document && !/^(?:home\.|pages\/)/.test(file)) refuseBody(document, report)
  const file = `${label}/pub.md`
  const { baseUrl: address, date: typed } = parts.pub ?? {}
  const country = parts.region?.country ?? defaultCountry
  const date = decide(typed === undefined ? undefined : { date: typed, file }, country)
  // Where a line of the hours could not be read, a day would seem to be closed.
  const { hours } = parts
  if (!errorsIn(findings).some(({ document }) => document === hours?.node.document)) {
    checkLunch(parts, date.date)
    checkServed(parts, date.date)
    checkEvents(parts, date.date)
  }
  // In a file with mistakes much is missing that a warning would ask for.
  const broken = new Set(errorsIn(findings).map(({ document }) => document.file))
  const reportWarning: Report = (finding) => {
    if (!broken.has(finding.document.file)) report(finding)
  }
  warn(parts, documents, date, reportWarning)
  const spoken = languages ?? defaultLanguages
  const currency = parts.region?.currency ?? countries[country].currency
  const owner: Owner = { languages: spoken, examples: examplesFor(spoken, currency) }
  const isWhole = languages && errorsIn(findings).length === 0
  return {
    findings: silence(findings, documents).map((finding) => ({ ...finding, owner })),
    content: isWhole ? toContent(parts, languages, drawn, date.date) : undefined,
    baseUrl: address === undefined ? undefined : { address, file },
    date,
    languages: spoken,
    region: parts.region,
  }
}

async function readDocuments(
  files: folder.Folder['files'],
  label: string,
  { report }: Reading,
): Promise<Documents> {
  const texts = [...files].filter(([file]) => folder.kindOf(file) !== 'emblem')
  const read = texts.map(async ([file, bytes]) => {
    const mayBeEmpty = folder.silentFiles.includes(file)
    const document = bytes && (await readDocument(`${label}/${file}`, bytes, report, mayBeEmpty))
    const saysNothing =
      document && Object.keys(document.data).length === 0 && file !== folder.lookFile
    return [file, saysNothing ? undefined : (document ?? undefined)] as const
  })
  return new Map(await Promise.all(read))
}

function toContent(
  { pub, hours, home, pages, menu, lunches, events, photos: ofHouse }: Parts,
  languages: readonly Language[],
  { emblem, look, photos }: Drawn,
  today: CalendarDate,
): Content | undefined {
  const homes = languages.flatMap((lang) => {
    const { home: texts } = home[lang] ?? {}
    return texts ? [[lang, texts] as const] : []
  })
  if (!pub || !hours || homes.length < languages.length) return undefined
  return {
    languages,
    updated: pub.updated,
    pub: pub.pub,
    hours: withoutLunch(
      hours.hours,
      lunches.flatMap(({ days }) => days.map(({ date }) => date)),
    ),
    exceptions_checked_until: checkedUntil(hours.hours, today, pub.pub.address.country),
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

type Drawn = { emblem: Emblem | undefined; look: Look | undefined; photos: PhotosRead }
type PhotosRead = ReadonlyMap<NamedPhoto, Photo>

function toPhotos(names: Parts['photos'], photos: PhotosRead): Pick<Content, 'photos'> {
  const head = names?.head && photos.get(names.head)
  const strip = names?.strip.flatMap((one) => photos.get(one) ?? []) ?? []
  return head || strip.length > 0 ? { photos: { ...(head && { head }), strip } } : {}
}

/** Read with an XML parser that nobody needs who has no emblem. */
async function readDrawing(
  files: folder.Folder['files'],
  label: string,
  look: Look | undefined,
  { report, reportFile }: Reading,
): Promise<Emblem | undefined> {
  const bytes = files.get(folder.emblemFile)
  if (!bytes) return undefined
  const { readEmblem } = await import('../fields/emblem.ts')
  const emblem = readEmblem(`${label}/${folder.emblemFile}`, bytes, report)
  if (!emblem?.colors) return emblem
  const { faintIn, tiled } = await import('../fields/emblem-colors.ts')
  const { day, night } = faintIn(emblem, look)
  if (day.length + night.length > 0)
    reportFile(folder.emblemFile, message('emblem-faint', { day, night }), { severity: 'warning' })
  return tiled(emblem, look)
}

type Making = {
  encoder: Encoder
  source: folder.Source
  isBroken: boolean
  reportFile: folder.ReportFile
}

/** Looked at only where there are any. */
async function readPictures(
  { photos, menu }: Parts,
  files: folder.Folder['photos'],
  { encoder, source, isBroken, reportFile }: Making,
): Promise<PhotosRead> {
  const ofItems = menu.flatMap(({ items }) => items.flatMap(({ photo }) => photo ?? []))
  const wanted = [...(photos?.head ? [photos.head] : []), ...(photos?.strip ?? []), ...ofItems]
  if (wanted.length === 0 && files.size === 0) return new Map()
  const { readPhotoFiles, unusedPhotos } = await import('./files/photo-files.ts')
  if (!isBroken)
    for (const name of unusedPhotos(wanted, files))
      reportFile(`photos/${name}`, message('photo-unused'), { severity: 'warning' })
  if (wanted.length === 0) return new Map()
  return readPhotoFiles(wanted, files, reportFile, { encoder: await encoder(), source })
}

/** Of one file no more findings are kept: further ones are the same mistake again and again. */
const maximumFindings = 100

function collect(): { findings: Finding[]; report: Report } {
  const findings: Finding[] = []
  const counts = new Map<string, number>()
  const report: Report = (finding) => {
    const { file } = finding.document
    const count = (counts.get(file) ?? 0) + 1
    counts.set(file, count)
    if (count <= maximumFindings) findings.push(finding)
  }
  return { findings, report }
}

const errorsIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity !== 'warning')

/** Which files are missing, and which are texts in a language that the pub does not have. */
function reportNames(
  files: readonly string[],
  languages: readonly Language[],
  misnamed: readonly string[],
  reportFile: folder.ReportFile,
) {
  for (const name of folder.requiredFiles(languages))
    if (![...files, ...misnamed].includes(name)) reportFile(name, message('file-missing'))
  if (!misnamed.includes('menu') && !files.some((file) => folder.kindOf(file) === 'menu'))
    reportFile('menu', message('menu-missing'))
  for (const file of files) {
    const language = folder.languageOfFile(file)
    if (language === undefined || languages.includes(language)) continue
    reportFile(file, message('language-not-had', { field: file, language, languages }))
  }
}

/** The languages of the pub; undefined where the line that names them cannot be read. */
function readLanguages(document: Document | undefined, report: Report) {
  const node = document && below(topOf(document, report), 'languages')
  return !node || isEmpty(node) ? defaultLanguages : languagesField.reader.read(node).value
}

/** The documents as those of a pub with these languages, in which their texts are read. */
const speaking = (documents: Documents, languages: readonly Language[]): Documents =>
  new Map([...documents].map(([file, document]) => [file, document && { ...document, languages }]))

function refuseBody(document: Document, report: Report) {
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
  parts: readonly SectionFile[],
  photos: PhotosRead,
  hours: Hours,
  today: CalendarDate,
): Omit<Menu, 'lunches'> {
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

/** When it is served from today on: dates with other times, and those on which it is not. */
function comingTimes(kind: Kind, served: Served, hours: Hours, today: CalendarDate): Served {
  const { special_hours = [], ...usual } = served
  const coming = special_hours.filter(({ to }) => to >= today)
  const other = coming.filter(({ spans }) => spans.length > 0)
  const none = coming.filter(({ spans }) => spans.length === 0)
  const { dates, from: except_from } = notServedOn({ kind, served }, hours, today)
  const except_dates = [
    ...dates,
    ...none.flatMap(({ from, to }) => datesBetween(from, to).filter((date) => date >= today)),
  ].sort()
  return {
    ...usual,
    ...(other.length > 0 && { special_hours: other }),
    ...(except_dates.length > 0 && { except_dates }),
    ...(except_from && { except_from }),
  }
}

const isDrink = (item: Item | Drink): item is Drink => 'alcohol_percent' in item

/** Findings with their lines and columns; no parser is loaded for a build that only warns. */
export async function toProblems(findings: readonly Finding[]): Promise<Problem[]> {
  const places = findings.map(placeOf)
  if (places.every((place) => place !== undefined))
    return findings.map((finding, index) => toProblem(finding, places[index]))
  const { locate } = await import('./documents/locate.ts')
  return lettersOnce(onceALine(locate(findings)))
}

/** From so many on one cause stands behind them: a list of the house with letters of its own. */
const fewLetters = 3

function lettersOnce(problems: readonly Problem[]): Problem[] {
  const told = sortProblems(problems).flatMap((one) =>
    one.code === 'allergens-letters' ? [{ ...one, letters: one.values.letters }] : [],
  )
  const [first, ...others] = told
  if (!first || told.length < fewLetters) return [...problems]
  const places = others.map(({ file, line }) => `${file}:${line}`)
  const { letters: _, ...place } = first
  return [
    ...problems.filter(({ code }) => code !== first.code),
    {
      ...place,
      ...lettersOf(
        told.map(({ letters }) => letters),
        places,
      ),
    },
  ]
}

const lineFaultCodes: readonly Code[] = [
  'quote-open',
  'quote-continued',
  'backslash-wrong',
  'sign-first',
  'bracket-open',
  'colon-second',
]

/**
 * A line that no parser gets past is read on as the text that it seems to be. Where it is none that
 * belongs there, that alone is told: quotation marks would not mend it.
 */
const onceALine = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    (one) =>
      !lineFaultCodes.includes(one.code) ||
      !problems.some(
        ({ file, line, severity, code }) =>
          file === one.file &&
          line === one.line &&
          severity === 'error' &&
          !lineFaultCodes.includes(code),
      ),
  )

/** Where it stands, as far as that is known without a parser. */
function placeOf({ severity, document, at, other }: Finding): Position | undefined {
  if (!at || other || severity !== 'warning') return undefined
  if ('line' in at) return at
  return document.isUnambiguous ? scan(document.text, at) : undefined
}
