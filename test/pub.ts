// Shared by tests: pubs built in this process, temporary copies of their content, and commands run in
// this process.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Built, build, type Options } from '../build.ts'
import { type ContentResult, readContent } from '../src/content/content.ts'
import { diskSource } from '../src/content/files/disk.ts'
import type { ContentSource } from '../src/content/files/folder.ts'
import { readPhotoHeader } from '../src/content/files/photo-header.ts'
import { toProblems } from '../src/content/problems.ts'
import { decideDate } from '../src/content/site-date.ts'
import { loadResources } from '../src/engine/templates.ts'
import { loadValidator, type Validate } from '../src/engine/validator.ts'
import type { Problem } from '../src/messages/problem.ts'
import { describeHouse } from '../src/model/house.ts'
import { cachePerObject, lazy } from '../src/model/once.ts'
import {
  type Publication,
  type Resource,
  renderBody,
  repeatEntries,
  siteResources,
  type TemplateEntry,
} from '../src/model/resource.ts'
import { closed } from '../src/model/schema.ts'
import type { Content, Site } from '../src/model/site.ts'

export const root = join(import.meta.dirname, '..')
/**
 * Test pub with every field of the owner's files. Unlike content/, which belongs to the owner,
 * tests may rely on it.
 */
export const fullPub = join(root, 'test/pubs/full')
/** The smallest test pub, for tests of commands and hosts. */
export const smallPub = join(root, 'test/pubs/five-items')
export const base = 'https://pub.example'

/**
 * Files that the pub `short` lacks, unless a test edits them. It is the full pub otherwise, and is
 * read in half the time, because most of it is dishes.
 */
export const leftOutOfShort = /^(?:menu\/(?!10-|90-)[a-z0-9-]*\.md|emblem\.svg)$/

/** Times that are read in a quarter of the time of those of the full pub. */
const plainHours = `---
bar:
  - Po–Ne 11:00–23:00
kitchen:
  - Po–Ne 11:00–21:30
lunch:
  - Po–Pá 11:00–14:00
exceptions:
  - date: 24. 12. 2026 – 1. 1. 2027
    reason: Vánoce
    reason_en: Christmas
    closed: yes
---
`

/** Create an empty folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Fixed clock of the tests, so that fixtures never become outdated. */
const now = new Date('2026-11-22T12:00:00Z')

type BuildOptions = Partial<Omit<Options, 'content' | 'out'>>

/** Build a pub in this process and remove its output folder; the result stays in memory. */
export async function tryBuild(
  content: string,
  options: BuildOptions = {},
): Promise<Built | { problems: Problem[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  const out = join(folder, 'dist')
  try {
    return await build({
      content,
      out,
      baseUrl: base,
      strict: false,
      environment: {},
      now,
      isTemporary: true,
      ...options,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Read the owner's files without rendering anything.
 */
export const readTexts = (content: string, date?: string, source = diskSource(content)) =>
  readContent(source, content, (typed, country) => decideDate(date, {}, typed, now, country))

/** Read a pub, with all problems that a build reports. */
export async function readPub(...wanted: Parameters<typeof readTexts>) {
  const read = await readTexts(...wanted)
  return { ...read, problems: toProblems(read.findings) }
}

/**
 * Make a publication from content, so that a test can render single resources. If `whole` has the
 * resources of a similar pub, they are reused instead of adapted to the content.
 */
export async function makePublication(
  { content, date }: ContentResult,
  whole?: readonly Resource[],
): Promise<Publication> {
  if (!content) throw new Error('there is nothing to publish')
  const dated = { ...content, date: date.date }
  const resources = whole?.filter(({ when }) => when?.(content) ?? true) ?? (await list(dated))
  return { ...dated, baseUrl: base, resources }
}

const resourcesByHouse = new Map<string, Resource[]>()

/**
 * List the resources of a site. Equal houses share theirs, and each schema is made when it is asked
 * for, because that takes long.
 */
async function list(site: Content & Pick<Site, 'date'>): Promise<Resource[]> {
  const own = repeatEntries(await loadResources(), site).filter(({ when }) => when?.(site) ?? true)
  const key = JSON.stringify(
    [describeHouse(site, base), own.map(({ path }) => path)],
    (_, value) => (value instanceof Set ? [...value] : value),
  )
  const resources = resourcesByHouse.get(key) ?? own.flatMap((entry) => toResource(entry, site))
  resourcesByHouse.set(key, resources)
  return resources
}

function toResource(entry: TemplateEntry, site: Content & Pick<Site, 'date'>): Resource[] {
  const { schema, ...rest } = entry
  const resources: Resource[] = siteResources([rest], site, base)
  const make = lazy(() => siteResources([entry], site, base))
  const get = () => make()[0]?.schema
  return schema
    ? resources.map((one) => Object.defineProperty(one, 'schema', { enumerable: true, get }))
    : resources
}

/** Validators by the closed schemas of their files, which many houses share. */
const validators = new Map<string, Promise<Validate>>()

/** Validators of one list of resources, by the paths of the checked ones. */
const validatorsByPaths = cachePerObject(
  (_: readonly Resource[]) => new Map<string, Promise<Validate>>(),
)

function validatorOf(all: readonly Resource[], checked: readonly Resource[]): Promise<Validate> {
  const paths = checked.map(({ path }) => path).join()
  const validator = validatorsByPaths(all).get(paths) ?? makeValidator(checked)
  validatorsByPaths(all).set(paths, validator)
  return validator
}

function makeValidator(resources: readonly Resource[]): Promise<Validate> {
  const schemas = resources.map(({ path, schema = {} }) => [path, closed(schema)])
  const key = JSON.stringify(schemas)
  const validator =
    validators.get(key) ?? loadValidator(resources.map((resource) => ({ resource, text: '' })))
  validators.set(key, validator)
  return validator
}

/**
 * Read a pub and render only the resources that a test gets. Whole-site checks such as dead links
 * are left out, but documents are checked against their schemas.
 */
export async function readSite(
  content: string,
  { date, wanted }: { date?: string | undefined; wanted?: readonly string[] } = {},
): Promise<ReadSite> {
  const key = keyFor(content, { date })
  const built = builtPubs.get(key)
  if (built) return built
  const read = reads.get(key) ?? readPub(content, date)
  if (content.startsWith(unchanging)) reads.set(key, read)
  return siteFrom(await read, wanted)
}

type ReadSite = Pick<Built, 'site' | 'warnings'> & { files: Pick<Built['files'], 'get'> }

const publicationOf = cachePerObject((read: ContentResult) => makePublication(read))

/**
 * Make the site of a pub that was read. Resources are rendered when a test gets them. A test that
 * lists the files that it gets waits only for the schemas of these.
 */
export async function siteFrom(
  read: Awaited<ReturnType<typeof readPub>>,
  wanted?: readonly string[],
): Promise<ReadSite> {
  if (read.problems.some(({ severity }) => severity === 'error')) failWith('content', read.problems)
  const site = await publicationOf(read)
  const checked = site.resources.filter(
    (one) => 'schema' in one && (wanted?.includes(one.file) ?? true),
  )
  const validate = await validatorOf(site.resources, checked)
  const get = (file: string) => {
    const resource = site.resources.find((one) => one.file === file)
    if (!resource) return undefined
    const text = renderBody(site, resource.path)
    const faults = 'schema' in resource ? validate(resource.path, JSON.parse(text)) : []
    if (faults.length > 0) throw new Error(`${file} breaks its schema: ${JSON.stringify(faults)}`)
    return text
  }
  return { site, warnings: read.problems, files: { get } }
}

/** Read a pub and return a function that renders one of its files. */
export async function readRenderer(content: string, date?: string) {
  const { files } = await readSite(content, { date, wanted: [] })
  return (file: string): string => String(files.get(file))
}

type Files = { readonly [file: string]: string | Uint8Array }

/** Read a pub whose files exist in memory only, with all problems that a build reports. */
export async function readFiles(files: Files, date?: string) {
  const read = await readContent(memorySource(files), 'content', (typed, country) =>
    decideDate(date, {}, typed, now, country),
  )
  return { ...read, problems: await toProblems(read.findings) }
}

const memorySource = (files: Files): ContentSource => ({
  list: async () => Object.keys(files).map((file) => ({ file })),
  read: async ({ file }) => Buffer.from(files[file] ?? ''),
  find: async ({ file }) => file,
  measure: async (file) => {
    const header = readPhotoHeader(Buffer.from(files[file] ?? ''))
    if (typeof header === 'string') throw new Error(`${file} is no photo: ${header}`)
    return { digest: sha256(file), ...header }
  },
  digest: sha256,
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Return all problems that a build reports, including warnings. */
export async function readProblems(content: string, date?: string): Promise<Problem[]> {
  return (await readPub(content, date)).problems
}

const pubs = join(root, 'test/pubs/')
/** Pubs below this folder never change. */
const unchanging = join(root, 'test/')

/** Name a build or a reading of a pub. A date that its file states changes nothing. */
function keyFor(content: string, { date, ...others }: BuildOptions): string {
  const [, day, month, year] =
    /^date: (\d+)\. (\d+)\. (\d+)$/m.exec(readFileSync(join(content, 'pub.md'), 'utf8')) ?? []
  const isStated = date === [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return JSON.stringify([content, { ...others, ...(date && !isStated && { date }) }])
}

const builtPubs = new Map<string, Promise<Built>>()
const reads = new Map<string, ReturnType<typeof readPub>>()

/**
 * Build a pub that must have no errors. Pubs in test/ never change, so each is built once per set
 * of options.
 */
export function buildPub(content: string, options: BuildOptions = {}): Promise<Built> {
  const isPlain = Object.values(options).every((value) => typeof value !== 'object')
  if (!content.startsWith(unchanging) || !isPlain) return buildFresh(content, options)
  const { strict, baseUrl = base, ...others } = options
  const plain = { ...others, ...(baseUrl !== base && { baseUrl }) }
  const key = keyFor(content, plain)
  const building = builtPubs.get(key) ?? buildFresh(content, plain)
  builtPubs.set(key, building)
  return strict ? building.then((built) => refuseWarnings(content, built)) : building
}

/** A strict build differs in one way only: it fails where others have warnings. */
const refuseWarnings = (content: string, built: Built) =>
  built.warnings.length > 0 ? failWith(content, built.warnings) : built

async function buildFresh(content: string, options: BuildOptions): Promise<Built> {
  const result = await tryBuild(content, options)
  return 'problems' in result ? failWith(content, result.problems) : result
}

function failWith(content: string, problems: readonly Problem[]): never {
  throw new Error(`${content} has problems: ${JSON.stringify(problems)}`)
}

/** Build the full pub; return its site and its text files. */
export async function buildFull(
  baseUrl = base,
): Promise<{ site: Publication; files: Map<string, string> }> {
  const { site, files } = await buildPub(fullPub, { baseUrl })
  const texts = [...files].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { site, files: new Map(texts) }
}

/**
 * Change of a file: replacements, a function of the text, a new content, or null to delete the
 * file.
 */
export type Edit = Swap | readonly Swap[] | ((text: string) => string) | string | Uint8Array | null
type Swap = readonly [from: string | RegExp, to: string]
export type Edits = { readonly [file: string]: Edit }

/**
 * Copy a pub of test/pubs (by name), `short` or another folder to a temporary folder, with some
 * files changed.
 */
export async function contentCopy(
  edits: Edits = {},
  pub = 'full',
  where?: string,
): Promise<string> {
  const folder = join(where ?? (await temporaryFolder()), 'content')
  for (const [file, bytes] of editedFiles(edits, pub)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), bytes)
  }
  return folder
}

/**
 * Return the files of a pub by name, with some of them changed. `plain` is the short pub with simple
 * hours and without lunch.
 */
export function editedFiles(edits: Edits = {}, pub = 'full'): Map<string, string | Uint8Array> {
  const isPlain = pub === 'plain'
  const isPart = isPlain || pub === 'short'
  const isLeftOut = (file: string) =>
    isPart && (leftOutOfShort.test(file) || (isPlain && file.startsWith('lunch/')))
  const all = [...listFiles(isPart ? 'full' : pub)]
  const files = new Map<string, string | Uint8Array>(
    all.filter(([file]) => file in edits || !isLeftOut(file)),
  )
  if (isPlain) files.set('hours.md', plainHours)
  for (const [file, edit] of Object.entries(edits)) {
    const text = () => Buffer.from(files.get(file) ?? '').toString()
    if (edit === null) for (const one of below(files, file)) files.delete(one)
    else if (typeof edit === 'string' || edit instanceof Uint8Array) files.set(file, edit)
    else files.set(file, changed(text(), edit, file))
  }
  return files
}

/** Name a file, or all files in a folder. */
const below = (files: ReadonlyMap<string, unknown>, name: string) =>
  [...files.keys()].filter((file) => file === name || file.startsWith(`${name}/`))

const filesByPub = new Map<string, Map<string, Uint8Array>>()

/** Read all files of a pub. Those of test/pubs never change, so they are read once. */
function listFiles(pub: string): Map<string, Uint8Array> {
  const folder = resolve(pubs, pub)
  const read =
    filesByPub.get(folder) ??
    new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [relative(folder, path), readFileSync(path)]),
    )
  if (folder.startsWith(pubs)) filesByPub.set(folder, read)
  return read
}

/** Copy the short pub, with some files changed. */
export const shortCopy = (edits?: Edits): Promise<string> => contentCopy(edits, 'short')

type Change = Exclude<Edit, string | Uint8Array | null>

/** Apply an edit. Throws if it changes nothing. */
function changed(text: string, edit: Change, file: string): string {
  const steps = typeof edit === 'function' ? [edit] : isSwap(edit) ? [edit] : edit
  return steps.reduce((before: string, step) => {
    const after = typeof step === 'function' ? step(before) : before.replace(...step)
    if (after === before) throw new Error(`an edit of ${file} changed nothing: ${step}`)
    return after
  }, text)
}

const isSwap = (edit: Swap | readonly Swap[]): edit is Swap => !Array.isArray(edit[0])

/** Read every file below a folder as text, by path. */
export async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files
        .sort()
        .map(
          async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const,
        ),
    ),
  )
}

/** Output of a command, and its exit code. */
export type Output = { code: number | null; stdout: string; stderr: string }

/** Run a command in this process, if it needs none of its own. Returns its output and exit code. */
export async function runHere(command: string, args: readonly string[]): Promise<Output> {
  const [{ runForExitCode: exitCodeOf }, { main }] = await Promise.all([
    import('../src/commands/options.ts'),
    import(`../src/commands/${command}.ts`),
  ])
  const output = { stdout: '', stderr: '' }
  const streams = [
    ['stdout', process.stdout, process.stdout.write],
    ['stderr', process.stderr, process.stderr.write],
  ] as const
  for (const [name, stream] of streams)
    stream.write = (text) => {
      output[name] += text
      return true
    }
  const language = args.some((arg) => arg.startsWith('--lang')) ? [] : ['--lang', 'en']
  try {
    return { code: await exitCodeOf(main, [...args, ...language]), ...output }
  } finally {
    for (const [, stream, write] of streams) stream.write = write
  }
}
