// The folder `content/`: which files there are, what they say together, and every mistake in them.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calendarDate, weekday } from '../calendar.ts'
import type { Problem } from '../problem.ts'
import type { Content, Drink, Emblem, Home, Hours, Item, Language, Lunch, Menu } from '../site.ts'
import { type Document, type Finding, type Report, readDocument } from './document.ts'
import { readHome } from './home.ts'
import { readHours } from './hours.ts'
import { readLunchFile } from './lunch.ts'
import { checkIds, type MenuFile, readMenuFile } from './menu.ts'
import { type PubFile, readPub } from './pub.ts'

export type ContentResult = {
  content: Content | undefined
  /** `base_url` of pub.md as typed, and where it stands. */
  baseUrl: PubFile['baseUrl']
  findings: Finding[]
}

/** Reads every file of a content folder. `content` is undefined when something was wrong. */
export async function readContent(folder: string, label = 'content'): Promise<ContentResult> {
  const findings: Finding[] = []
  const report: Report = (finding) => findings.push(finding)
  const files = await listFiles(folder)
  const documents = new Map<string, Document | undefined>()
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))))
  let emblem: Emblem | undefined
  for (const [index, file] of files.entries()) {
    // Read with an XML parser that nobody needs who has no emblem.
    if (file === 'emblem.svg') {
      const { readEmblem } = await import('./emblem.ts')
      emblem = readEmblem(`${label}/${file}`, contents[index] as Buffer, report)
    } else if (kindOf(file) === undefined) reportStray(`${label}/${file}`, report)
    else documents.set(file, readDocument(`${label}/${file}`, contents[index] as Buffer, report))
  }
  for (const name of requiredFiles)
    if (!documents.has(name)) reportMissing(`${label}/${name}`, report)

  const read = <T>(
    file: string,
    reader: (document: Document, report: Report) => T,
  ): T | undefined => {
    const document = documents.get(file)
    return document && reader(document, report)
  }
  const pub = read('pub.md', readPub)
  const hours = read('hours.md', readHours)
  const cs = read('home.cs.md', readHome)
  const en = read('home.en.md', readHome)
  const menu = readMenu(documents, report)
  const lunch = readLunches(documents, report)
  for (const [file, document] of documents)
    if (document && !file.startsWith('home.')) refuseBody(document, report)
  if (![...documents.keys()].some((file) => file.startsWith('menu/')))
    reportMissing(`${label}/menu/10-polevky.md`, report)

  const told = assemble(pub, hours, cs && en && { cs, en }, { ...menu, ...(lunch && { lunch }) })
  const content = told && { ...told, ...(emblem && { emblem }) }
  const broken = findings.some(({ severity }) => severity !== 'warning')
  return { content: broken ? undefined : content, baseUrl: pub?.baseUrl, findings }
}

const requiredFiles = ['pub.md', 'hours.md', 'home.cs.md', 'home.en.md']

/** All files below a folder, in an order that no disk decides. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory() && !ignored.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort(inMenuOrder)
}

/** The number at the beginning of a file's name decides: 20 before 100. */
function inMenuOrder(a: string, b: string): number {
  const number = (file: string) => Number(/(?:^|\/)(\d+)-/.exec(file)?.[1] ?? 0)
  return compare(a.split('/')[0], b.split('/')[0]) || number(a) - number(b) || compare(a, b)
}

const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)

/** What editors and systems leave behind, and the owner's own help page. */
const ignored = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$)|~$/

function kindOf(file: string): 'fact' | 'menu' | 'lunch' | undefined {
  if (requiredFiles.includes(file)) return 'fact'
  if (/^menu\/[^/]+\.md$/.test(file)) return 'menu'
  return /^lunch\/[^/]+\.md$/.test(file) ? 'lunch' : undefined
}

function reportStray(file: string, report: Report) {
  report({
    document: { file, text: '' },
    at: null,
    found: 'a file that has no place here',
    expected: 'pub.md, hours.md, home.cs.md, home.en.md, emblem.svg, menu/*.md and lunch/*.md',
    mend: 'move or rename it, or delete it',
  })
}

function reportMissing(file: string, report: Report) {
  report({ document: { file, text: '' }, at: null, found: 'no such file', mend: 'create the file' })
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
    mend: 'delete it, or move it into a field such as   note:',
  })
}

function readMenu(documents: ReadonlyMap<string, Document | undefined>, report: Report): Menu {
  const parts: MenuFile[] = []
  for (const [file, document] of documents) {
    if (!file.startsWith('menu/')) continue
    const id = /^menu\/(?:\d+-)?([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file)?.[1]
    if (id === undefined) {
      report({
        document: document ?? { file, text: '' },
        at: null,
        found: 'a file name with capitals, accents or spaces',
        expected: 'a number, a hyphen and a plain name: menu/20-hlavni-jidla.md',
        mend: 'rename the file',
      })
    } else if (parts.some(({ section }) => section.id === id)) {
      report({
        document: document ?? { file, text: '' },
        at: null,
        found: `a second file for the section "${id}"`,
        mend: 'rename one of the two',
      })
    }
    const part = document && readMenuFile(document, id ?? 'section', report)
    if (part) parts.push(part)
  }
  checkIds(parts.flatMap((part) => part.items))
  const items = parts.flatMap((part) => part.items.map(({ item }) => item))
  return {
    sections: parts.map(({ section }) => section),
    food: items.filter((item) => !isDrink(item)),
    drinks: items.filter(isDrink),
  }
}

const isDrink = (item: Item | Drink): item is Drink => 'alcohol_percent' in item

/** The newest week; older files are checked and not shown. */
function readLunches(
  documents: ReadonlyMap<string, Document | undefined>,
  report: Report,
): Lunch | undefined {
  let newest: Lunch | undefined
  for (const [file, document] of documents) {
    if (!file.startsWith('lunch/')) continue
    const monday = mondayOf(file)
    if (monday === undefined) {
      report({
        document: document ?? { file, text: '' },
        at: null,
        found: 'a file name that is not the date of a Monday',
        expected: 'the Monday of the week: lunch/2026-11-23.md',
        mend: 'rename the file',
      })
    } else if (document) newest = readLunchFile(document, monday, report) ?? newest
  }
  return newest
}

function mondayOf(file: string): string | undefined {
  const match = /^lunch\/(\d{4})-(\d{2})-(\d{2})\.md$/.exec(file)
  const date = match && calendarDate(Number(match[1]), Number(match[2]), Number(match[3]))
  return date && weekday(date) === 'mon' ? date : undefined
}

function assemble(
  pub: PubFile | undefined,
  hours: Hours | undefined,
  home: Record<Language, Home> | undefined,
  menu: Menu,
): Content | undefined {
  if (!pub || !hours || !home) return undefined
  return { updated: pub.updated, pub: pub.pub, hours, menu, home, hosting: pub.hosting }
}

/** Findings with their lines and columns; nothing is loaded or read again when there are none. */
export async function toProblems(findings: readonly Finding[]): Promise<Problem[]> {
  if (findings.length === 0) return []
  const { locate } = await import('./locate.ts')
  return locate(findings)
}
