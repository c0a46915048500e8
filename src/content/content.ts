// The folder `content/`: what its files say together, and every mistake in them.

import { calendarDate, weekday } from '../model/calendar.ts'
import type { SiteDate } from '../model/date.ts'
import type { Problem } from '../model/problem.ts'
import type { CalendarDate, Content, Drink, Emblem, Item, Menu } from '../model/site.ts'
import {
  type Document,
  type Finding,
  type Position,
  type Report,
  readDocument,
} from './documents/document.ts'
import { toProblem } from './documents/explain.ts'
import { scan } from './documents/scan.ts'
import { emblemFile, type Folder, kindOf, readFolder, requiredFiles } from './files/folder.ts'
import { readHome } from './records/home.ts'
import { readHours } from './records/hours.ts'
import { type LunchFile, readLunchFile } from './records/lunch.ts'
import { checkIds, type MenuFile, readMenuFile } from './records/menu.ts'
import type { Parts } from './records/parts.ts'
import { readPub } from './records/pub.ts'
import { warn } from './rules/warnings.ts'

export type ContentResult = {
  content: Content | undefined
  /** `base_url` of pub.md as typed, and what that file is called. */
  baseUrl: { address: string; file: string } | undefined
  date: SiteDate
  findings: Finding[]
}

type Documents = ReadonlyMap<string, Document | undefined>

/** How the date of the site follows from the one in pub.md, if there is one. */
export type DecideDate = (typed: { date: CalendarDate; file: string } | undefined) => SiteDate

/** Reads every file of a content folder; messages call it by its label. */
export async function readContent(
  folder: string,
  label: string,
  decide: DecideDate,
): Promise<ContentResult> {
  const { findings, report } = collect()
  const found = await readFolder(folder, label, report)
  return { ...(await readFiles(found, { label, decide }, findings, report)), findings }
}

/** Reads files that are in memory. `content` is undefined when something was wrong. */
async function readFiles(
  { files, misnamed }: Folder,
  { label, decide }: { label: string; decide: DecideDate },
  findings: Finding[],
  report: Report,
): Promise<Omit<ContentResult, 'findings'>> {
  const texts = [...files].filter(([file]) => kindOf(file) !== 'emblem')
  const documents: Documents = new Map(
    await Promise.all(
      texts.map(
        async ([file, bytes]) =>
          [
            file,
            bytes ? await readDocument(`${label}/${file}`, bytes, report) : undefined,
          ] as const,
      ),
    ),
  )
  reportMissing(documents, misnamed, label, report)
  const parts = readParts(documents, label, report)
  const emblem = await readDrawing(files, label, report)
  for (const [file, document] of documents)
    if (document && !file.startsWith('home.')) refuseBody(document, report)
  const file = `${label}/pub.md`
  const { baseUrl: address, date: typed } = parts.pub ?? {}
  const date = decide(typed === undefined ? undefined : { date: typed, file })
  warn(parts, documents.values(), date.date, unlessBroken(findings, report))
  const broken = findings.some(({ severity }) => severity !== 'warning')
  return {
    content: broken ? undefined : toContent(parts, emblem),
    baseUrl: address === undefined ? undefined : { address, file },
    date,
  }
}

function toContent(
  { pub, hours, home, menu, lunches }: Parts,
  emblem: Emblem | undefined,
): Content | undefined {
  if (!pub || !hours || !home.cs?.home || !home.en?.home) return undefined
  const lunch = lunches.at(-1)?.lunch
  return {
    updated: pub.updated,
    pub: pub.pub,
    hours: hours.hours,
    menu: { ...toMenu(menu), ...(lunch && { lunch }) },
    home: { cs: home.cs.home, en: home.en.home },
    hosting: pub.hosting,
    ...(emblem && { emblem }),
  }
}

/** Read with an XML parser that nobody needs who has no emblem. */
async function readDrawing(
  files: Folder['files'],
  label: string,
  report: Report,
): Promise<Emblem | undefined> {
  const bytes = files.get(emblemFile)
  if (!bytes) return undefined
  const { readEmblem } = await import('./records/emblem.ts')
  return readEmblem(`${label}/${emblemFile}`, bytes, report)
}

/** More mistakes than these in one file are the same one again and again. */
const enough = 100

function collect(): { findings: Finding[]; report: Report } {
  const findings: Finding[] = []
  const counts = new Map<string, number>()
  const report: Report = (finding) => {
    const { file } = finding.document
    const count = (counts.get(file) ?? 0) + 1
    counts.set(file, count)
    if (count <= enough) findings.push(finding)
  }
  return { findings, report }
}

/** In a file with mistakes much is missing that a warning would ask for. */
function unlessBroken(findings: readonly Finding[], report: Report): Report {
  const broken = new Set(findings.map(({ document }) => document.file))
  return (finding) => {
    if (!broken.has(finding.document.file)) report(finding)
  }
}

function readParts(documents: Documents, label: string, report: Report): Parts {
  const read = <T>(
    file: string,
    reader: (document: Document, report: Report) => T,
  ): T | undefined => {
    const document = documents.get(file)
    return document && reader(document, report)
  }
  const cs = read('home.cs.md', readHome)
  const en = read('home.en.md', readHome)
  return {
    pub: read('pub.md', readPub),
    hours: read('hours.md', readHours),
    home: { ...(cs && { cs }), ...(en && { en }) },
    menu: readMenu(documents, label, report),
    lunches: readLunches(documents, label, report),
  }
}

function reportMissing(
  documents: Documents,
  misnamed: readonly string[],
  label: string,
  report: Report,
) {
  const complain = (file: string, found: string, mend: string) =>
    report({ document: { file: `${label}/${file}`, text: '' }, at: null, found, mend })
  for (const name of requiredFiles) {
    if (!documents.has(name) && !misnamed.includes(name))
      complain(name, 'no such file', 'create it, or copy the one that npm run init writes')
  }
  if (!misnamed.includes('menu') && ![...documents.keys()].some((file) => kindOf(file) === 'menu'))
    complain('menu', 'no section of the menu', 'create a file such as menu/10-polevky.md')
}

function refuseBody(document: Document, report: Report) {
  const offset = document.body.split('\n').findIndex((text) => text.trim() !== '')
  if (offset < 0) return
  report({
    document,
    at: {
      line: document.bodyLine + offset,
      column: 1,
      length: document.body.split('\n')[offset]?.length ?? 1,
    },
    found: 'text below the second ---, where nobody would see it',
    expected: 'all fields between the two lines ---',
    mend: 'delete the line --- above it if the fields go on, or else delete the text',
  })
}

function readMenu(documents: Documents, label: string, report: Report): MenuFile[] {
  const parts: MenuFile[] = []
  const taken = new Map<string, string>()
  for (const [file, document] of documents) {
    if (kindOf(file) !== 'menu') continue
    const complain = complainOf(`${label}/${file}`, report)
    const id = /^menu\/(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1]
    const other = id === undefined ? undefined : taken.get(id)
    if (id === undefined) {
      complain({
        found: 'a file name with capitals, accents or spaces',
        expected: 'a number, a hyphen and a plain name: menu/20-hlavni-jidla.md',
        mend: 'rename the file',
      })
    } else if (other !== undefined) {
      complain({
        found: `a second file for the section "${id}"; the first is ${other}`,
        expected: 'one file for each section; the number at the beginning only gives the order',
        mend: 'rename one of the two, or put their items into one file',
      })
    } else taken.set(id, file)
    const part = document && readMenuFile(document, id ?? 'section', report)
    if (part) parts.push(part)
  }
  checkIds(parts.flatMap((part) => part.items))
  return parts
}

const complainOf =
  (file: string, report: Report) => (words: Pick<Finding, 'found' | 'expected' | 'mend'>) =>
    report({ document: { file, text: '' }, at: null, ...words })

function toMenu(parts: readonly MenuFile[]): Menu {
  const items = parts.flatMap((part) => part.items.map(({ item }) => item))
  return {
    sections: parts.map(({ section }) => section),
    food: items.filter((item) => !isDrink(item)),
    drinks: items.filter(isDrink),
  }
}

const isDrink = (item: Item | Drink): item is Drink => 'alcohol_percent' in item

/** All weeks are checked; the newest one is shown. */
function readLunches(documents: Documents, label: string, report: Report): LunchFile[] {
  const weeks: LunchFile[] = []
  for (const [file, document] of documents) {
    if (kindOf(file) !== 'lunch') continue
    const monday = mondayOf(file)
    if (monday === undefined) {
      complainOf(
        `${label}/${file}`,
        report,
      )({
        found: 'a file name that is not the date of a Monday',
        expected: 'the Monday of the week: lunch/2026-11-23.md',
        mend: /^lunch\/\d+-[a-z]/.test(file)
          ? 'rename the file, or move it into the folder menu if it is a section of the menu'
          : 'rename the file',
      })
      continue
    }
    const week = document && readLunchFile(document, monday, report)
    if (week) weeks.push(week)
  }
  return weeks.sort((a, b) => (a.monday < b.monday ? -1 : 1))
}

function mondayOf(file: string): string | undefined {
  const match = /^lunch\/(\d{4})-(\d{2})-(\d{2})\.md$/.exec(file)
  const date = match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]))
  return date && weekday(date) === 'mon' ? date : undefined
}

/** Findings with their lines and columns; no parser is loaded for a build that only warns. */
export async function toProblems(findings: readonly Finding[]): Promise<Problem[]> {
  if (findings.length === 0) return []
  const places = findings.map(placeOf)
  if (places.every((place) => place !== undefined))
    return findings.map((finding, index) => toProblem(finding, places[index]))
  const { locate } = await import('./documents/locate.ts')
  return locate(findings)
}

function placeOf({ severity, document, at, other }: Finding): Position | undefined {
  const simple = severity === 'warning' && document.plain && !other && at && 'path' in at
  return simple ? scan(document.text, at) : undefined
}
