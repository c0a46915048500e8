// Every mistake of the table: its messages, their places, and what is published after each fix. Pubs
// are read from memory. Only changed bytes that are no text, and faults that only a whole build
// finds, need a folder.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { formatProblem } from '../../src/commands/report.ts'
import { diskSource } from '../../src/content/files/disk.ts'
import type { ContentSource } from '../../src/content/files/folder.ts'
import { toProblems } from '../../src/content/problems.ts'
import { loadResources } from '../../src/engine/templates.ts'
import { type Code, formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { type Problem, sortProblems } from '../../src/messages/problem.ts'
import type { Edit } from '../../src/model/edit.ts'
import { languages } from '../../src/model/languages.ts'
import {
  type Publication,
  possibleResources,
  type Resource,
  renderBody,
} from '../../src/model/resource.ts'
import { writeGenerated } from '../generated.ts'
import {
  contentCopy,
  editedFiles,
  fullPub,
  leftOutOfShort,
  makePublication,
  readTexts,
  root,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'
import { isQuick } from '../sweep.ts'
import { listLost, replaced } from './edits.ts'
import { type FixByHand, type Mistake, mistakes } from './mistakes.ts'
import { chooseExamples, referencePage } from './reference.ts'

/** Changed and added files of a pub by their path; null for a file of the pub that is removed. */
type Changes = { readonly [file: string]: string | Uint8Array | null }

/**
 * Mistakes of the full pub are tried in the smallest that has their file: `plain` is the short one
 * with simple hours and without lunch, and `plain menu/20-predkrmy.md` has that file too.
 */
const findPub = ({ pub, file }: Mistake) => {
  const least = /^(?:hours\.md$|lunch\/)/.test(file) ? 'short' : 'plain'
  return pub ?? (leftOutOfShort.test(file) ? `${least} ${file}` : least)
}
const pathInContent = (file: string) => file.replace(/^(.*\/)?content\//, '')

const sources = new Map<string, ContentSource>()
/** A pub without changes. Each of its files is read once. */
function ownSource(pub: string): ContentSource {
  const source = sources.get(pub) ?? openPub(pub)
  sources.set(pub, source)
  return source
}

function openPub(pub: string): ContentSource {
  const [name, more = ''] = pub.split(' ')
  if (name !== 'short' && name !== 'plain')
    return cacheReads(diskSource(join(root, 'test/pubs', pub)))
  const path = join(fullPub, more)
  const isOwn = more !== '' && existsSync(path)
  const files = editedFiles(isOwn ? { [more]: readFileSync(path) } : {}, name)
  const list = async () => [...files.keys()].map((file) => ({ file }))
  const read: ContentSource['read'] = async ({ file }) => Buffer.from(files.get(file) ?? '')
  return { ...diskSource(fullPub), list, read }
}

function cacheReads(source: ContentSource): ContentSource {
  const listed = source.list()
  const bytes = new Map<string, ReturnType<ContentSource['read']>>()
  const read: ContentSource['read'] = (file) => {
    const reading = bytes.get(file.file) ?? source.read(file)
    bytes.set(file.file, reading)
    return reading
  }
  return { ...source, list: async () => [...(await listed)], read }
}

async function openSource(pub: string, changes: Changes): Promise<ContentSource> {
  const own = ownSource(pub)
  const binary = Object.entries(changes).filter(([, to]) => to instanceof Uint8Array)
  const folder = binary.length > 0 ? await temporaryFolder() : ''
  for (const [file, to] of binary) await outputFile(join(folder, file), to ?? '')
  const sourceFor = (file: string) =>
    changes[file] instanceof Uint8Array ? diskSource(folder) : own
  const changed = Object.keys(changes).filter((file) => changes[file] !== null)
  return {
    ...own,
    list: async () => [
      ...(await own.list()).filter(({ file }) => !(file in changes)),
      ...changed.map((file) => ({ file })),
    ],
    read: async (listed) => {
      const to = changes[listed.file]
      return typeof to === 'string' ? Buffer.from(to) : sourceFor(listed.file).read(listed)
    },
    find: (listed) => sourceFor(listed.file).find(listed),
  }
}

const readPub = (source: ContentSource) => readTexts('content', undefined, source)

async function readText(pub: string, file: string, changes: Changes = {}): Promise<string> {
  const bytes = await (await openSource(pub, changes)).read({ file })
  if (!(bytes instanceof Uint8Array)) throw new Error(`${file} cannot be read`)
  return Buffer.from(bytes).toString()
}

/** File with the mistake and its marks; empty for bytes that are not text. */
async function markedText(mistake: Mistake): Promise<string> {
  const { from, to, file } = mistake
  if (typeof to !== 'string') return ''
  if (from === undefined) return to
  const text = await readText(findPub(mistake), file)
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain this once: ${from}`)
  return text.replace(from, () => to)
}

const withoutMarks = (text: string) => text.replace(/[⟦⟧]/g, '')

/** Place of the message, as `line:column`. */
function findPlace(mistake: Mistake, marked: string): string | undefined {
  const index = marked.indexOf('⟦')
  if (index < 0) return mistake.at
  const lines = marked.slice(0, index).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/** Pub after the mistake was fixed by hand. */
function fixByHand({ file }: Mistake, marked: string, fix: FixByHand): Changes {
  if (typeof fix === 'string') return { [file]: marked.replace(/⟦.*?⟧/s, () => fix) }
  const text = withoutMarks(marked)
  if (Array.isArray(fix)) {
    const [old, by] = fix
    if (text.split(old).length !== 2) throw new Error(`not once in the file: ${old}`)
    return { [file]: text.replace(old, () => by) }
  }
  if ('text' in fix) return { [file]: fix.text }
  return 'remove' in fix ? {} : { [fix.name]: text }
}

/** The pub after a program applied all edits, the last one in a file first. */
async function applyEdits(pub: string, changes: Changes, edits: readonly Edit[]): Promise<Changes> {
  const isAfter = (a: Edit, b: Edit) =>
    'old' in a && 'old' in b ? b.line - a.line || b.column - a.column : 0
  let applied = changes
  for (const edit of [...edits].sort(isAfter)) {
    const file = pathInContent(edit.file)
    const text = await readText(pub, file, applied)
    const { [file]: _, ...others } = applied
    const isOwn = (await ownSource(pub).list()).some((one) => one.file === file)
    const removed = isOwn ? { ...others, [file]: null } : others
    if ('delete' in edit) applied = removed
    else if ('name' in edit) applied = { ...removed, [pathInContent(edit.name)]: text }
    else applied = { ...applied, [file]: replaced(text, edit) }
  }
  return applied
}

type Read = Awaited<ReturnType<typeof readTexts>>
type Looked = { errors: Problem[]; read: Read }

const onlyErrors = <P extends { severity?: Problem['severity'] | undefined }>(
  problems: readonly P[],
) => problems.filter(({ severity }) => severity !== 'warning')

/** The errors of a pub: those of its texts, or else those of a whole build. */
async function look(pub: string, changes: Changes, isBuilt: boolean): Promise<Looked> {
  const read = await readPub(await openSource(pub, changes))
  const errors = sortProblems(await toProblems(onlyErrors(read.findings)))
  if (errors.length > 0 || !isBuilt) return { errors, read }
  const result = await tryBuild(await contentCopy(changes, pub.split(' ')[0]))
  return { errors: 'problems' in result ? sortProblems(onlyErrors(result.problems)) : [], read }
}

/** The same after a fix. A pub that is as it was is not read again. */
async function lookAgain(pub: string, changes: Changes, isBuilt: boolean): Promise<Looked> {
  for (const [file, to] of Object.entries(changes)) {
    const isOwn = (await ownSource(pub).list()).some((one) => one.file === file)
    if (!isOwn || to !== (await readText(pub, file))) return look(pub, changes, isBuilt)
  }
  return { errors: [], read: (await readUnchanged(pub)).read }
}

/** Everything that was read, to compare it with the pub without the mistake. */
const statedIn = ({ content, baseUrl, date }: Read) =>
  JSON.stringify([content, baseUrl?.address, date.date])

/** The data and then the home page, without white space. */
function* renderDocuments(site: Publication): Generator<string> {
  const isPage = ({ path }: Resource) => path === '/'
  const data = site.resources.filter(({ relation }) => relation === 'item')
  for (const { path } of [...data, ...site.resources.filter(isPage)])
    yield renderBody(site, path).replace(/\s/g, '')
}

const resources = possibleResources(await loadResources(), languages)

/** The documents of a pub. They are not checked against the schemas. */
const render = async (read: Read) => renderDocuments(await makePublication(read, resources))

type Unchanged = { read: Read; stated: string; documents: string[] }
const unchanged = new Map<string, Unchanged>()
async function readUnchanged(pub: string): Promise<Unchanged> {
  const before = unchanged.get(pub)
  if (before) return before
  const read = await readPub(ownSource(pub))
  const made = { read, stated: statedIn(read), documents: [...(await render(read))] }
  unchanged.set(pub, made)
  return made
}

/** Compare two long texts from where they begin to differ. */
function expectSame(text: string, other: string) {
  const shared = [...text].findIndex((character, index) => character !== other[index])
  const from = shared < 0 ? 0 : Math.max(0, shared - 60)
  if (text !== other) expect(text.slice(from, from + 160)).toBe(other.slice(from, from + 160))
}

/** After a fix the pub publishes `means`, or without it the same as before the mistake. */
async function expectPublished(read: Read, pub: string, means: string | undefined) {
  const before = await readUnchanged(pub)
  // Other words of the owner may be published as the same text.
  if (means === undefined && statedIn(read) === before.stated) return
  const documents = await render(read)
  if (means === undefined) {
    for (const document of before.documents) expectSame(documents.next().value, document)
    return
  }
  let isPublished = false
  for (const document of documents) {
    isPublished = document.includes(means)
    if (isPublished) break
  }
  expect(isPublished, `nothing publishes ${means}`).toBe(true)
  expect(before.documents.join('\n')).not.toContain(means)
}

/** `hours.md: Po–Ne 11:00–22:00`. */
async function lineAt(pub: string, changes: Changes, place: NonNullable<Problem['other']>) {
  const file = pathInContent(place.file)
  const line = (await readText(pub, file, changes)).split('\n')[place.line - 1] ?? ''
  return `${file}: ${line.slice(place.column - 1).trimEnd()}`
}

/** The caret is under the characters that the table marks. */
function expectCaret(marked: string | undefined, block: string) {
  if (marked === undefined || marked === '' || /[^\x20-\x7E\xA1-\u024F–„“]/.test(marked)) return
  const lines = block.split('\n')
  const index = lines.findIndex((line) => /^ *\| *\^+$/.test(line))
  const caret = lines[index] ?? ''
  const start = caret.indexOf('^')
  expect(lines[index - 1]?.slice(start, caret.length), block).toBe(marked)
}

/** Every problem that was reported, for the reference page. */
const reported: Problem[] = []

async function check(mistake: Mistake) {
  const pub = findPub(mistake)
  const marked = await markedText(mistake)
  const bytes = typeof mistake.to === 'string' ? withoutMarks(marked) : mistake.to
  const changes = { [mistake.file]: bytes }
  const { errors, read } = await look(pub, changes, true)
  reported.push(...errors)
  const losses = errors.flatMap(({ edits = [] }) => edits.flatMap(listLost))
  expect(losses, 'words or numbers that an edit takes').toEqual([mistake.takes ?? []].flat())
  const blocks = errors.map(formatProblem)
  const printed = blocks.join('\n\n')

  expect(
    errors.map(({ code }) => code),
    printed,
  ).toEqual(mistake.codes)
  for (const text of mistake.shown) expect(printed).toContain(text)
  const place = findPlace(mistake, marked)
  const [file, line, column] = (blocks[0]?.split(/ {2}|\n/)[0] ?? '').split(':')
  expect(pathInContent(file ?? ''), printed).toBe(mistake.file)
  expect(line && `${line}:${column}`, printed).toBe(place)
  for (const block of blocks) expect(block).toMatch(/^ {2}found {5}\S[\s\S]*^ {2}fix {7}\S/m)
  expectCaret(/⟦(.*?)⟧/s.exec(marked)?.[1], blocks[0] ?? '')
  const secondPlaces = errors.flatMap(({ other }) => (other ? [lineAt(pub, changes, other)] : []))
  expect(await Promise.all(secondPlaces), printed).toEqual([mistake.contradicts ?? []].flat())
  expect(JSON.parse(JSON.stringify(errors)), 'a problem is plain JSON').toEqual(errors)

  const needsHand = (mistake.fix ?? mistake.unfixed) !== undefined
  expect(needsHand, `an exact edit, or a fix by hand:\n${printed}`).toBe(
    errors.some(({ edits }) => !edits),
  )
  // A fault that only a whole build finds needs one after the fix too.
  const isBuilt = onlyErrors(read.findings).length === 0
  await expectFixedByEdits(mistake, changes, errors, isBuilt)
  if (mistake.fix === undefined) return
  const fixed = fixByHand(mistake, marked, mistake.fix)
  const byHand = await lookAgain(pub, fixed, isBuilt)
  expect(byHand.errors.map(formatProblem), printed).toEqual([])
  await expectPublished(byHand.read, pub, mistake.publishes)
}

async function expectFixedByEdits(
  mistake: Mistake,
  changes: Changes,
  errors: readonly Problem[],
  isBuilt: boolean,
) {
  const pub = findPub(mistake)
  const fixable = errors.filter(({ edits }) => edits).map(({ code }) => code)
  if (fixable.length === 0) return
  const edits = errors.flatMap((error) => error.edits ?? [])
  const fixed = await applyEdits(pub, changes, edits)
  const remaining = await lookAgain(pub, fixed, isBuilt)
  const again = remaining.errors.filter(({ code }) => fixable.includes(code)).map(formatProblem)
  expect(again, 'a second message for the same mistake').toEqual([])
  // A change of a pub without problems leaves none after its fix.
  if (mistake.from !== undefined)
    expect(remaining.errors.map(formatProblem)).toHaveLength(errors.length - fixable.length)
  if (remaining.errors.length === 0) await expectPublished(remaining.read, pub, mistake.repaired)
  else await expectEnd(pub, fixed, remaining.errors)
}

/** Apply the edits of later messages too: no file may be as it was before, and they come to an end. */
async function expectEnd(pub: string, fixed: Changes, errors: readonly Problem[]) {
  const seen = new Set<string>()
  let [changes, left] = [fixed, errors]
  for (;;) {
    const state = JSON.stringify(changes)
    expect(seen.has(state), `edits in a circle:\n${left.map(formatProblem).join('\n')}`).toBe(false)
    seen.add(state)
    const edits = left.flatMap(({ edits = [] }) => edits)
    if (edits.length === 0) return
    changes = await applyEdits(pub, changes, edits)
    left = (await lookAgain(pub, changes, false)).errors
  }
}

/** All mistakes; in a quick run the first of each code. */
const codesTried = new Set<string>()
const tried = mistakes.filter(({ codes }) => {
  const isFirst = codes.some((code) => !codesTried.has(code))
  for (const code of codes) codesTried.add(code)
  return !isQuick || isFirst
})

describe('each mistake of the table', () => {
  test('there are at least 120 of them', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(120)
    expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length)
  })

  test.each(tried.map((mistake) => [mistake.name, mistake] as const))('%s', (_, mistake) =>
    check(mistake),
  )

  test('the generated list of messages has an example of each', async () => {
    const examples = chooseExamples(reported)
    expect(Object.keys(en.messages).filter((code) => !examples.has(code as Code))).toEqual([])
    const page = referencePage(examples)
    // A value that an example lacks.
    expect(page).not.toMatch(/undefined|NaN/)
    await writeGenerated('messages.md', page)
  })
})

test('few mistakes have no line that shows how to fix them by hand', () => {
  expect(mistakes.filter(({ unfixed }) => unfixed !== undefined).length).toBeLessThan(25)
})

test('a message without its own expectation shows what its field expects', () => {
  const unreadable = { code: 'integer-unreadable', values: { typed: 'asi 70' } } as const
  expect(formatMessage({ ...unreadable, notation: 'integer' }, en)).toEqual({
    found: '"asi 70"',
    expected: 'a whole number',
    fix: 'write only digits',
  })
  expect(formatMessage({ ...unreadable, notation: { oneOf: ['40', '50'] } }, en).expected).toBe(
    'one of 40, 50',
  )
})
