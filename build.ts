// content/ ─read─▶ Publication ─render─▶ files in memory ─check─▶ publish ─▶ dist/
//
// Somebody who reads only this file knows the whole build. Every step collects problems; one
// problem anywhere, and nothing is written.

import { join, relative, resolve } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import {
  annotateSentence,
  reportAnnotations,
  summarize,
  summarizeSentence,
  writeSummary,
} from './src/commands/github.ts'
import { catalogueFor, loadCatalogue, refuseLanguage } from './src/commands/language.ts'
import {
  call,
  exitCodes,
  help,
  languageFlag,
  parseFlags,
  runProgram,
  table,
} from './src/commands/options.ts'
import {
  type Built,
  type Format,
  isTerminal,
  type Manner,
  mannerOn,
  readFormat,
  reportBuilt,
  reportJson,
  reportProblems,
} from './src/commands/report.ts'
import { readContent, toProblems } from './src/content/content.ts'
import type { Memory } from './src/content/memory.ts'
import { decideDate } from './src/content/site-date.ts'
import { check } from './src/engine/check.ts'
import type { Editor } from './src/engine/editor/editor.ts'
import { editorForms } from './src/engine/editor/forms.ts'
import { slashed } from './src/engine/files-below.ts'
import { foldersBeside } from './src/engine/owner.ts'
import { encoderVersion, makePhotos, photoResources } from './src/engine/photos.ts'
import { drawPictures } from './src/engine/picture.ts'
import { readPublic } from './src/engine/public.ts'
import { publish, refuseForeign } from './src/engine/publish.ts'
import { root } from './src/engine/root.ts'
import { loadTable, renderAll } from './src/engine/templates.ts'
import { decideBaseUrl, noteOnOrigin } from './src/hosting/address.ts'
import {
  controlFiles,
  type HostName,
  hostAt,
  hostingOn,
  hostNotes,
  hostOf,
  hostsHelp,
  loadHost,
  prepareBeside,
  readHost,
} from './src/hosting/index.ts'
import { type Catalogue, message, sentence } from './src/messages/catalogue.ts'
import type { Problem } from './src/messages/problem.ts'
import { SaidError, UsageError } from './src/messages/usage-error.ts'
import type { Environment } from './src/model/base-url.ts'
import { toldIn } from './src/model/languages.ts'
import {
  isSoughtAtOrigin,
  type Publication,
  type Resource,
  resourcesOf,
} from './src/model/resource.ts'
import type { Content } from './src/model/site.ts'

/** Folders that the program lives in: no site is built into them. */
const rooms = ['src', 'lib', 'starter', 'templates', 'test', 'node_modules', '.git'].map((name) =>
  join(root, name),
)

export type Options = {
  content: string
  out: string
  baseUrl: string | undefined
  /** Warnings are problems. */
  strict: boolean
  environment: Environment
  /** `--date`; without it the environment, the content or the clock decide. */
  date?: string | undefined
  /** What the clock shows, for content that says no date. */
  now?: Date
  /** Whose configuration to write beside the output folder. */
  host?: HostName | undefined
  /** Looked at on this machine until the next build: nothing waits for the disk. */
  passing?: boolean
  /** Of a process that builds again: what it keeps of files that nobody changed. */
  memory?: Memory
}

/** Builds and publishes the site, or gives back every problem of the content and writes nothing. */
export async function build(options: Options): Promise<Built | { problems: Problem[] }> {
  const { content: folder, out, strict, environment, now = new Date() } = options
  const { templates, publicFiles } = foldersBeside(folder)
  await refuseForeign(out, [folder, templates, publicFiles, ...rooms], [root, process.cwd()])
  const [{ content, baseUrl: typed, date, findings }, table] = await Promise.all([
    readContent(
      resolve(folder),
      nameOf(folder),
      (said, country) => decideDate(options.date, environment, said, now, country),
      encoderVersion,
      options.memory,
    ),
    loadTable(templates, nameOf(templates)),
  ])
  const here = hostOf(environment)
  const baseUrl = decideBaseUrl(options.baseUrl, environment, here?.addressIn?.(environment), typed)
  const editor = await editorOf(content, table.resources, nameOf(folder), baseUrl?.url)
  const taken = [
    ...table.resources,
    ...editor.files.map(({ resource }) => resource),
    ...(content ? photoResources(content) : []),
  ]
  const owners = await readPublic(publicFiles, nameOf(publicFiles), taken)
  const problems = [
    ...(await toProblems(findings)),
    ...[table, editor, owners].flatMap((part) => part.problems),
  ]
  const errors = strict ? problems : problems.filter(({ severity }) => severity === 'error')
  if (!content || errors.length > 0) return { problems: strict ? problems.map(asError) : problems }
  if (!baseUrl)
    throw new UsageError(sentence('base-url-missing', { file: join(nameOf(folder), 'pub.md') }))

  const resources = resourcesOf(table.resources, content)
  const host = options.host ? await loadHost(options.host) : (here ?? hostAt(baseUrl.url))
  const hosting = hostingOn(host, content.hosting)
  const site: Publication = {
    ...content,
    hosting,
    baseUrl: baseUrl.url,
    date: date.date,
    resources,
  }
  const { rendered, problems: failed } = renderAll(site)
  const photos = await makePhotos(content, resolve(folder), nameOf(folder))
  const asTheyAre = [...photos.files, ...editor.files, ...owners.files]
  // A photo that could not be made is no dead link besides.
  const faults =
    photos.problems.length > 0
      ? photos.problems
      : await check(site, rendered, nameOf(out), asTheyAre)
  if (failed.length + faults.length > 0) return { problems: [...problems, ...failed, ...faults] }

  const drawn = await drawPictures(rendered).catch((error: unknown) => {
    // The renderer has run out of memory, which no picture without the owner's drawing makes it do.
    if (!content.emblem || !(error instanceof WebAssembly.RuntimeError)) throw error
    const file = slashed(join(nameOf(folder), 'emblem.svg'))
    return { ...message('emblem-undrawable'), severity: 'error' as const, file }
  })
  if (!Array.isArray(drawn)) return { problems: [...problems, drawn] }

  const published = [...drawn, ...asTheyAre]
  const files = new Map<string, string | Uint8Array>([
    ...published.map(({ resource, text, bytes }) => [resource.file, bytes ?? text] as const),
    ...controlFiles(published, site).map(({ file, text }) => [file, text] as const),
  ])
  const beside = await prepareBeside(published, site, out, host)
  await publish(resolve(out), files, !options.passing)
  await beside?.write()
  const sought = resources.filter(isSoughtAtOrigin).map(({ path }) => path)
  const notes = [
    ...[...baseUrl.notes, ...noteOnOrigin(baseUrl.url, sought)],
    ...[...hostNotes(published, site, host), ...(beside?.notes ?? [])],
  ]
  return { site, baseUrl: { ...baseUrl, notes }, date, published, files, out, warnings: problems }
}

/** The owner's editor, loaded only where pub.md asks for it. */
async function editorOf(
  content: Content | undefined,
  resources: readonly Resource[],
  folder: string,
  baseUrl = '',
): Promise<Editor> {
  const home = content?.hosting.editor
  if (!content || !home) return { files: [], problems: [] }
  const { makeEditor } = await import('./src/engine/editor/editor.ts')
  const { languages, pub } = content
  const region = { country: pub.address.country, currency: pub.currency }
  const [first = 'en'] = languages
  const catalogue = await loadCatalogue(toldIn(first))
  const forms = editorForms({ languages, catalogue, region })
  return makeEditor(content, {
    ...{ home, forms, resources, baseUrl, file: join(folder, 'pub.md') },
    newWeek: catalogue.editor.newWeek,
  })
}

/** A path as messages call it: from here, or in full where it lies elsewhere. */
function nameOf(path: string): string {
  const name = relative(process.cwd(), resolve(path)) || '.'
  return slashed(name.startsWith('..') ? resolve(path) : name)
}

const asError = (problem: Problem): Problem => ({ ...problem, severity: 'error' })

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
  out: { type: 'string', value: 'folder', about: 'out' },
  'base-url': { type: 'string', value: 'url', about: 'base-url' },
  date: { type: 'string', value: 'date', about: 'date' },
  host: { type: 'string', value: 'name', about: 'host' },
  strict: { type: 'boolean', about: 'strict' },
  format: { type: 'string', value: 'format', about: 'format' },
  quiet: { type: 'boolean', about: 'quiet' },
  lang: languageFlag,
  help: { type: 'boolean', about: 'help' },
} as const

/** Exit code: 0 built, 1 problems in the content, 2 wrong call, 3 the machine refuses. */
export async function main(args: readonly string[]): Promise<number> {
  const wanted = parseFlags(args, flags)
  refuseLanguage(wanted.lang)
  const catalogue = await catalogueFor(args, env)
  if (wanted.help) {
    const { commands, tongue } = catalogue
    const hosts = `\n${commands.hosts}\n\n${table(await hostsHelp(tongue))}`
    stdout.write(help(call('build'), flags, commands) + hosts + exitCodes(commands))
    return 0
  }
  const format = readFormat(wanted.format)
  try {
    return await buildAndReport(wanted, format, catalogue)
  } catch (error) {
    if (format === 'github' && error instanceof SaidError) {
      const { failed } = catalogue.report.summary
      stdout.write(annotateSentence(error.said, failed, catalogue))
      await writeSummary(summarizeSentence(error.said, failed, catalogue), env)
    }
    throw error
  }
}

type Wanted = ReturnType<typeof parseFlags<typeof flags>>

async function buildAndReport(
  wanted: Wanted,
  format: Format,
  catalogue: Catalogue,
): Promise<number> {
  const started = performance.now()
  const { content = 'content', out = 'dist', strict, quiet } = wanted
  const result = await build({
    content,
    out,
    baseUrl: wanted['base-url'],
    strict,
    environment: env,
    date: wanted.date,
    host: readHost(wanted.host),
  })
  const written = !('problems' in result)
  const problems = written ? result.warnings : result.problems
  const log = format === 'github' || hostOf(env) !== undefined
  await printProblems(problems, format, written, { ...mannerOn(stderr, env, catalogue), log })
  if (!written) return 1
  if (!quiet && format !== 'json') {
    const milliseconds = Math.round(performance.now() - started)
    const manner = mannerOn(stdout, env, catalogue)
    stdout.write(reportBuilt(result, milliseconds, isTerminal(stdout, env), manner))
  }
  return 0
}

async function printProblems(
  problems: readonly Problem[],
  format: Format,
  written: boolean,
  manner: Manner,
) {
  const { catalogue } = manner
  if (format === 'json') stdout.write(reportJson(problems, written, catalogue))
  else stderr.write(reportProblems(problems, manner))
  if (format !== 'github') return
  stdout.write(reportAnnotations(problems, catalogue, env))
  await writeSummary(summarize({ problems, written }, catalogue, env), env)
}

await runProgram(import.meta.url, main)
