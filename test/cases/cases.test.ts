// Promises as cases: what an owner types, and what the site then says. Each YAML file is one
// subject. Its `defaults` apply to all of its cases, and its `parts` are texts that cases share by
// YAML anchors. The type Case documents the members of a case.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { compareVersions } from '../../src/content/changes/questions.ts'
import { toProblems } from '../../src/content/problems.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { findRow, isOpen } from '../agents/walker.ts'
import {
  contentCopy,
  type Edit,
  type Edits,
  editedFiles,
  readFiles,
  siteFrom,
  tryBuild,
} from '../pub.ts'
import { parseJson, readStructuredData } from '../reading.ts'
import { quickPart } from '../sweep.ts'

type TextOrList = string | string[]

type Case = {
  /** A folder of test/pubs, or a part of the full pub (test/pub.ts); by default `plain`. */
  pub?: string
  /** The date of the build; by default the date that the pub states. */
  date?: string | null
  /**
   * By file: fields that replace those of the same name or are added, or a new file from its `---`
   * on, or null for a file that is removed.
   */
  typed?: { [file: string]: string | null }
  /** Events in the place of all others. Without a title they are called Večer. */
  events?: { [field: string]: string }[]
  /** By file: a text or a /pattern/ that occurs there, and its replacement. */
  edited?: { [file: string]: { [from: string]: string } }
  /**
   * Values for `$name` in the title and in all texts of the case: one test for each entry. A number
   * replaces a text that is only its name.
   */
  each?: { [name: string]: string | number }[]
  /** Other names for values of an entry, so that two cases can share a text. */
  with?: { [name: string]: string }
  /** By published file: texts or /patterns/ that its readers see, without markup and line breaks. */
  says?: { [file: string]: TextOrList }
  /** By published file: texts or /patterns/ that its source has. */
  source?: { [file: string]: TextOrList }
  /** By published file: patterns that its readers do not see, and that its source does not have. */
  never?: { [file: string]: TextOrList }
  noSource?: { [file: string]: TextOrList }
  /** By published file: how often a pattern occurs in its source. */
  times?: { [file: string]: { [pattern: string]: number | string } }
  /**
   * By JSON document, or by page for its JSON-LD: members that it has, and paths that it does not
   * have.
   */
  has?: { [file: string]: object }
  lacks?: { [file: string]: TextOrList }
  /** The codes of all errors, or members of these errors. The pub is not built. `edits: null`: none. */
  errors?: (string | object)[]
  /** The codes of all problems; codes that are among them, and codes that are not. */
  reports?: string[]
  warns?: TextOrList
  quiet?: TextOrList
  /** Members of the first problem with this code, of any severity. `edits: null`: none. */
  matches?: { code: string; edits?: object[] | null }[]
  /** Files that are not published. */
  absent?: string[]
  /** Published files that are equal to those of the pub without changes. */
  same?: string[]
  /** By date and time: whether the bar is open to a program that reads /hours.json. */
  open?: { [dateAndTime: string]: boolean }
  /** By date: members of its hours to such a program. */
  on?: { [date: string]: object }
  /** Replacements in an older version; those of `edited` follow. */
  before?: Case['edited']
  /** All questions about the change: `code: line: sentence`, such a /pattern/, or members. */
  asks?: (string | object)[]
  /** False: the pub is only read, and may have other problems than those expected. */
  built?: false
}

const shortNames: { [name: string]: string } = {
  skill: '.well-known/agent-skills/answer-pub-guests/SKILL.md',
  'skill index': '.well-known/agent-skills/index.json',
  'agent catalog': '.well-known/ai-catalog.json',
}

const toFile = (name: string) => shortNames[name] ?? name

const toList = (some: TextOrList = []) => [some].flat()

/** Return a RegExp for `/text/flags`, and any other text as it is. */
function patternOrText(text: string): RegExp | string {
  const [, pattern, flags] = /^\/(.+)\/([a-z]*)$/s.exec(text) ?? []
  return pattern === undefined ? text : new RegExp(pattern, flags)
}

const toMatcher = (text: string) => {
  const pattern = patternOrText(text)
  return typeof pattern === 'string' ? text : expect.stringMatching(pattern)
}

/** Replace each field of the front matter that is typed, or add it. */
const withFields = (text: string, fields: string) =>
  fields.split(/\n(?=\S)/).reduce((before, field) => {
    const name = field.slice(0, field.indexOf(':'))
    const rest = before.replace(new RegExp(`^${name}:.*\n(?: .*\n)*`, 'm'), '')
    return rest.replace(/^---\n([\s\S]*?)^---$/m, (_, lines) => `---\n${lines}${field}\n---`)
  }, text)

/** Return the changes of a case to the files of its pub. */
function listEdits({ events, edited = {}, ...one }: Case): Edits {
  const typed = events ? { ...one.typed, 'events.md': writeEvents(events) } : (one.typed ?? {})
  const edits = Object.keys({ ...typed, ...edited }).map((file): [string, Edit] => {
    const { [file]: fields = '' } = typed
    if (fields === null) return [file, null]
    const change = (text: string) => {
      if (fields.startsWith('---')) return fields
      return fields === '' ? text : withFields(text, fields.trimEnd())
    }
    const swap = (text: string, [from, to]: [string, string]) => {
      const swapped = text.replace(patternOrText(from), to)
      if (swapped === text) throw new Error(`${file} has no ${from}`)
      return swapped
    }
    return [file, (text) => Object.entries(edited[file] ?? {}).reduce(swap, change(text))]
  })
  return Object.fromEntries(edits)
}

function writeEvents(events: NonNullable<Case['events']>): string {
  const blocks = events.map((fields) => {
    const lines = Object.entries({ title: 'Večer', title_en: 'Evening', ...fields })
    return `  - ${lines.map(([name, value]) => `${name}: ${value}`).join('\n    ')}\n`
  })
  return `---\nevents:\n${blocks.join('')}---\n`
}

type Read = Awaited<ReturnType<typeof readFiles>>
const reads = new Map<string, Promise<Read>>()

/** Read the content of a case; cases that type the same share it. */
function readCase(one: Case): Promise<Read> {
  const { pub = 'plain', date, typed, events, edited } = one
  const key = JSON.stringify([pub, date, typed, events, edited])
  const read =
    reads.get(key) ??
    readFiles(Object.fromEntries(editedFiles(listEdits(one), pub)), date ?? undefined)
  reads.set(key, read)
  return read
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Return what people read of a page; other documents are read as they are. */
const readWords = (file: string, source: string) =>
  flat(
    file.endsWith('.html')
      ? source
          .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
          .replace(/<\/?(?:span|strong|em)\b[^>]*>/g, '')
          .replace(/<[^>]*>/g, ' ')
      : source,
  )

const isError = ({ severity }: { severity: string }) => severity === 'error'

async function check(one: Case): Promise<void> {
  const { errors, reports, warns, quiet, asks } = one
  if (errors) await checkErrors(one, errors)
  if (errors && !quiet && !warns && !one.matches) return
  if (asks) return checkQuestions(one, asks)
  const read = await readCase(one)
  const codes: string[] = read.problems.map(({ code }) => code)
  if (reports) expect(codes).toEqual(reports)
  for (const code of toList(warns)) expect(codes).toContain(code)
  for (const code of toList(quiet)) expect(codes).not.toContain(code)
  for (const expected of one.matches ?? []) {
    const found = read.problems.find(({ code }) => code === expected.code)
    expect({ edits: null, ...found }).toMatchObject(expected)
  }
  if (!errors && one.built !== false && !one.matches) await checkSite(read, one)
}

async function checkQuestions(one: Case, expected: (string | object)[]): Promise<void> {
  const { typed: _, before = {}, edited = {}, ...rest } = one
  const files = Object.keys({ ...before, ...edited })
  const both = files.map((file) => [file, { ...before[file], ...edited[file] }])
  const [old, fresh] = await Promise.all([
    readCase({ ...rest, edited: before }),
    readCase({ ...one, edited: Object.fromEntries(both) }),
  ])
  const asked = toProblems(compareVersions(old, fresh, fresh.date.date)).map((problem) => ({
    ...problem,
    text: `${problem.code}: ${problem.source?.trim()}: ${formatMessage(problem, en).found}`,
  }))
  const toMembers = (text: string) => ({ text: toMatcher(text) })
  expect(asked).toMatchObject(
    expected.map((one) => (typeof one === 'string' ? toMembers(one) : one)),
  )
}

async function checkErrors(one: Case, expected: (string | object)[]): Promise<void> {
  const found = (await readCase({ ...one, date: null })).problems.filter(isError)
  // Some errors are found only when all addresses of the site are known.
  const content =
    found.length > 0 ? 'content' : await contentCopy(listEdits(one), one.pub ?? 'plain')
  const built = found.length > 0 ? { problems: found } : await tryBuild(content)
  const errors = 'problems' in built ? built.problems.filter(isError) : []
  const listed = errors.map((error) => ({
    edits: null,
    ...error,
    file: relative(content, error.file),
  }))
  expect(listed).toMatchObject(
    expected.map((error) => (typeof error === 'string' ? { code: error } : error)),
  )
}

async function checkSite(read: Read, one: Case): Promise<void> {
  const stated = [one.says, one.source, one.never, one.noSource, one.times, one.has, one.lacks]
  const names = stated.flatMap((some) => Object.keys(some ?? {})).flatMap((all) => all.split(', '))
  if (one.open || one.on) names.push('hours.json')
  // A case about messages only needs no documents.
  if (names.length === 0 && !one.same) return expect(read.problems.filter(isError)).toEqual([])
  const { files } = await siteFrom(read, [...names, ...(one.same ?? [])].map(toFile))
  const source = (name: string) => {
    const text = files.get(toFile(name))
    if (typeof text !== 'string') throw new Error(`${name} is not published`)
    return text.replaceAll('\u00A0', ' ')
  }
  const data = (name: string) =>
    name.endsWith('.html') ? readStructuredData(files, name) : parseJson(files, toFile(name))
  const words = (name: string) => readWords(name, source(name))
  const isIn = (text: string, expected: string) => {
    const pattern = patternOrText(expected)
    return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)
  }
  const matches = (text: string, pattern: string) => text.match(new RegExp(pattern, 'gm')) ?? []
  const faults = [
    ...each(one.says).flatMap(([file, text]) =>
      isIn(words(file), flat(text)) ? [] : `${file} does not say: ${text}`,
    ),
    ...each(one.source).flatMap(([file, text]) =>
      isIn(source(file), text) ? [] : `${file} does not have: ${text}`,
    ),
    ...each(one.never).flatMap(([file, pattern]) =>
      matches(words(file), pattern).map((found) => `${file} says: ${found}`),
    ),
    ...each(one.noSource).flatMap(([file, pattern]) =>
      matches(source(file), pattern).map((found) => `${file} has: ${found}`),
    ),
  ]
  expect(faults).toEqual([])
  for (const [file, counts] of each<{ [pattern: string]: number | string }>(one.times))
    for (const [pattern, count] of Object.entries(counts))
      expect(matches(source(file), pattern), `${file}: ${pattern}`).toHaveLength(Number(count))
  for (const [file, members] of each<object>(one.has))
    expect(data(file), file).toMatchObject(members)
  for (const [file, path] of each(one.lacks))
    expect(data(file), file).not.toHaveProperty(path.split('.'))
  for (const name of one.absent ?? []) expect(files.get(name), name).toBe(undefined)
  for (const [at, open] of Object.entries(one.open ?? {})) {
    const [date = '', time = ''] = at.split(' ')
    expect(isOpen(data('hours.json'), 'bar', date, time), at).toBe(open)
  }
  for (const [date, hours] of Object.entries(one.on ?? {}))
    expect(findRow(data('hours.json'), date), date).toMatchObject(hours)
  if (!one.same) return
  const { pub = 'plain', date = null } = one
  const { files: unchanged } = await siteFrom(await readCase({ pub, date }), one.same)
  for (const name of one.same) expect(files.get(name), name).toBe(unchanged.get(name))
}

/** Return each file with each of its expectations. A name may list several files. */
const each = <T>(expected: { [files: string]: T | T[] } | undefined): [file: string, T][] =>
  Object.entries(expected ?? {}).flatMap(([names, some]) =>
    names.split(', ').flatMap((file) => [some].flat().map((one): [string, T] => [file, one as T])),
  )

type Subject = { defaults?: Case; parts?: unknown; cases: { [title: string]: Case } }

const read = (file: string) =>
  load(readFileSync(join(import.meta.dirname, file), 'utf8')) as Subject

/** Return a test for each entry of `each`, with its values in the place of `$name`. */
function listVariants(
  title: string,
  { each = [{}], with: others = {}, ...one }: Case,
): [string, Case][] {
  const text = JSON.stringify(one)
  return each.map((entry) => {
    const values = { ...entry }
    for (const [name, from] of Object.entries(others)) {
      const { [from]: value } = entry
      if (value === undefined) throw new Error(`${title} has no value ${from}`)
      values[name] = value
    }
    const inJson = (name: string) => JSON.stringify(String(values[name])).slice(1, -1)
    const filled = text
      .replace(/"\$(\w+)"/g, (typed, name) =>
        typeof values[name] === 'number' ? String(values[name]) : typed,
      )
      .replace(/\$(\w+)/g, (typed, name) => (name in values ? inJson(name) : typed))
    return [
      title.replace(/\$(\w+)/g, (typed, name) => `${values[name] ?? typed}`),
      JSON.parse(filled),
    ]
  })
}

for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml')))
  describe(file.replace('.yaml', ''), () => {
    const { defaults, cases } = read(file)
    const all = Object.entries(cases).flatMap(([title, one]) =>
      quickPart(listVariants(title, one), 1),
    )
    test.each(all)('%s', (_, one) => check({ ...defaults, ...one }))
  })
