// What tests share: pubs built in this process or by the real command, temporary copies of their
// content, and ports.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { env as environment } from 'node:process'
import { copy, outputFile } from 'fs-extra/esm'
import { onTestFinished } from 'vitest'
import { type Built, build, type Options } from '../build.ts'
import { type ContentResult, readContent, toProblems } from '../src/content/content.ts'
import { diskSource } from '../src/content/files/disk.ts'
import { decideDate } from '../src/content/site-date.ts'
import { loadResources } from '../src/engine/templates.ts'
import { loadValidator } from '../src/engine/validator.ts'
import type { Problem } from '../src/messages/problem.ts'
import { bodyOf, type Publication, type Resource, resourcesOf } from '../src/model/resource.ts'

export const root = join(import.meta.dirname, '..')
/** The full pub of the tests: every field that the owner's files know. It is not content/, which is the owner's. */
export const fullPub = join(root, 'test/pubs/full')
/** The smallest, for what is about commands and hosts and not about what a pub has to say. */
export const smallPub = join(root, 'test/pubs/five-items')
export const base = 'https://pub.example'

/** An empty folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The day of the tests' clock, so that no date of a fixture ever lies long ago. */
const now = new Date('2026-11-22T12:00:00Z')

type Wish = Partial<Omit<Options, 'content' | 'out'>>

/** Builds a pub in this process, into a folder that is removed at once: the result stays in memory. */
export async function tryBuild(
  content: string,
  options: Wish = {},
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
      passing: true,
      ...options,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * What the owner's texts say: nothing is made of them.
 */
export const readTexts = (content: string, date?: string, source = diskSource(content)) =>
  readContent(source, content, (typed, country) => decideDate(date, {}, typed, now, country))

/** The same, and what a build tells of them. */
export async function readPub(...wanted: Parameters<typeof readTexts>) {
  const read = await readTexts(...wanted)
  return { ...read, problems: toProblems(read.findings) }
}

/**
 * What was read as templates see it, of which a test renders what it looks at. With the resources of
 * a pub that says as much or more, none of them is fitted to the content anew.
 */
export async function publicationOf(
  { content, date }: ContentResult,
  whole?: readonly Resource[],
): Promise<Publication> {
  if (!content) throw new Error('there is nothing to publish')
  const resources =
    whole?.filter(({ when }) => when?.(content) ?? true) ??
    resourcesOf(await loadResources(), content, base)
  return { ...content, baseUrl: base, date: date.date, resources }
}

/**
 * What is published at the addresses that a test asks for, and nothing else is made: what only a whole
 * build finds, such as a dead link, other tests look for. A document keeps its schema here too.
 */
export function readSite(
  content: string,
  { date }: { date?: string | undefined } = {},
): Promise<ReadSite> {
  const key = JSON.stringify([content, { date }])
  const known = builtPubs.get(key) ?? readSites.get(key)
  const site = known ?? readAnew(content, date)
  if (content.startsWith(pubs)) readSites.set(key, site)
  return site
}

type ReadSite = Pick<Built, 'site' | 'warnings'> & { files: Pick<Built['files'], 'get'> }

async function readAnew(content: string, date?: string): Promise<ReadSite> {
  const read = await readPub(content, date)
  if (read.problems.some(({ severity }) => severity === 'error')) failOf(content, read.problems)
  const site = await publicationOf(read)
  const validate = await loadValidator(site.resources.map((resource) => ({ resource, text: '' })))
  const get = (file: string) => {
    const resource = site.resources.find((one) => one.file === file)
    if (!resource) return undefined
    const text = bodyOf(site, resource.path)
    const faults = resource.schema ? validate(resource.path, JSON.parse(text)) : []
    if (faults.length > 0) throw new Error(`${file} breaks its schema: ${JSON.stringify(faults)}`)
    return text
  }
  return { site, warnings: read.problems, files: { get } }
}

/** What a build tells of the owner's texts, warnings too. */
export async function problemsOf(content: string, date?: string): Promise<Problem[]> {
  return (await readPub(content, date)).problems
}

const pubs = join(root, 'test/pubs/')
const builtPubs = new Map<string, Promise<Built>>()
const readSites = new Map<string, Promise<ReadSite>>()

/**
 * The same for a pub that is expected to have no problem. Those of test/pubs, which nobody changes,
 * are built once for each wish.
 */
export function buildPub(content: string, options: Wish = {}): Promise<Built> {
  const isPlain = Object.values(options).every((value) => typeof value !== 'object')
  if (!content.startsWith(pubs) || !isPlain) return buildAnew(content, options)
  const key = JSON.stringify([content, options])
  const building = builtPubs.get(key) ?? buildAnew(content, options)
  builtPubs.set(key, building)
  return building
}

async function buildAnew(content: string, options: Wish): Promise<Built> {
  const result = await tryBuild(content, options)
  return 'problems' in result ? failOf(content, result.problems) : result
}

function failOf(content: string, problems: readonly Problem[]): never {
  throw new Error(`${content} has problems: ${JSON.stringify(problems)}`)
}

/** The full pub: its site and the texts of its files. */
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
 * A text and what stands in its place, some of these, or what is made of the whole file; the file
 * itself, or null where it goes.
 */
export type Edit = Swap | readonly Swap[] | ((text: string) => string) | string | Uint8Array | null
type Swap = readonly [from: string | RegExp, to: string]
export type Edits = { readonly [file: string]: Edit }

/** A temporary copy of a pub of test/pubs, by its name, or of another folder; its files are changed. */
export async function contentCopy(
  edits: Edits = {},
  pub = 'full',
  where?: string,
): Promise<string> {
  const folder = join(where ?? (await temporaryFolder()), 'content')
  await copy(resolve(pubs, pub), folder)
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(folder, file)
    if (edit === null) await rm(path, { recursive: true })
    else if (typeof edit === 'string' || edit instanceof Uint8Array) await outputFile(path, edit)
    else await outputFile(path, changed(await readFile(path, 'utf8').catch(() => ''), edit, file))
  }
  return folder
}

type Change = Exclude<Edit, string | Uint8Array | null>

/** Nothing that is not there is changed. */
function changed(text: string, edit: Change, file: string): string {
  const steps = typeof edit === 'function' ? [edit] : isSwap(edit) ? [edit] : edit
  return steps.reduce((before: string, step) => {
    const after = typeof step === 'function' ? step(before) : before.replace(...step)
    if (after === before) throw new Error(`an edit of ${file} changed nothing: ${step}`)
    return after
  }, text)
}

const isSwap = (edit: Swap | readonly Swap[]): edit is Swap => !Array.isArray(edit[0])

/** Every file of a folder with its text, by path. */
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

type Said = { code: number | null; stdout: string; stderr: string }
export type Run = Said & { signal: NodeJS.Signals | null }

/**
 * Runs a module of this project as its npm script does, without anything of the host's environment
 * that it reads. It speaks English unless the test says otherwise: the pubs of the tests are Czech.
 */
export async function run(
  module: string,
  args: readonly string[],
  options: Surroundings = {},
): Promise<Run> {
  return ended(start(module, args, options))
}

/**
 * The same of a command that is about nothing of a process of its own, in this one: what it prints
 * and its exit code are those of the command.
 */
export async function runHere(command: string, args: readonly string[]): Promise<Said> {
  const [{ exitCodeOf }, { main }] = await Promise.all([
    import('../src/commands/options.ts'),
    import(`../src/commands/${command}.ts`),
  ])
  const said = { stdout: '', stderr: '' }
  const streams = [
    ['stdout', process.stdout, process.stdout.write],
    ['stderr', process.stderr, process.stderr.write],
  ] as const
  for (const [name, stream] of streams)
    stream.write = (text) => {
      said[name] += text
      return true
    }
  const language = args.some((arg) => arg.startsWith('--lang')) ? [] : ['--lang', 'en']
  try {
    return { code: await exitCodeOf(main, [...args, ...language]), ...said }
  } finally {
    for (const [, stream, write] of streams) stream.write = write
  }
}

/** What a program printed, and how it ended. */
export async function ended(child: ChildProcess): Promise<Run> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => (stdout += chunk))
  child.stderr?.on('data', (chunk) => (stderr += chunk))
  const [code, signal] = await once(child, 'close')
  return { code, signal, stdout, stderr }
}

/** Commands as npm runs them: compiled where that is up to date. */
const commands: { [module: string]: string } = {
  'src/commands/build.ts': 'build',
  'src/commands/export.ts': 'export',
  'src/commands/init.ts': 'init',
  'src/commands/preview.ts': 'preview',
  'src/commands/verify.ts': 'verify',
}

const speaks = (module: string) =>
  /(^|\/)src\/commands\/(build|init|preview|verify|dev\/dev)\.ts$/.test(module)

/** `lang: null` leaves the language to the pub and the system. */
type Surroundings = { cwd?: string; env?: NodeJS.ProcessEnv; lang?: string | null }

export function start(
  module: string,
  args: readonly string[],
  { cwd = root, env = {}, lang = 'en' }: Surroundings = {},
): ChildProcess {
  const { BASE_URL: _, NETLIFY: __, CF_PAGES: ___, ...inherited } = process.env
  const command = commands[module]
  const said = lang === null || args.some((arg) => arg.startsWith('--lang'))
  const language = speaks(module) && !said ? ['--lang', lang] : []
  const program =
    command === undefined
      ? ['--import', import.meta.resolve('tsx'), resolve(root, module)]
      : [join(root, 'src/commands/start.js'), command]
  return spawn(process.execPath, [...program, ...args, ...language], {
    cwd,
    env: {
      ...inherited,
      ...env,
    },
  })
}

const portsOfAWorker = 1000
const given = new Set<number>()

/**
 * A port of the loopback address that nobody listens on. It lies below those that a system gives
 * to whoever asks for any (RFC 6335: from 49152; Linux: from 32768) and in a range of this worker's
 * own, so that nobody takes it before it is used.
 */
export async function freePort(): Promise<number> {
  const worker = Number(environment['VITEST_POOL_ID'] ?? 1) % 20
  for (;;) {
    const port = 11_000 + worker * portsOfAWorker + randomInt(portsOfAWorker)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
}

/** Starts something on a free port; on another one, should somebody take it in between. */
export async function onFreePort<T>(begin: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await begin(await freePort())
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
