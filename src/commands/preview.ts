// `npm run preview`: the site as hosts would serve it, on this machine only. It is built for
// http://localhost into a folder of its own, so that no localhost address can reach dist/.

import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { remove } from 'fs-extra/esm'
import { build } from '../../build.ts'
import { decideDate } from '../content/site-date.ts'
import { writeWhole } from '../engine/write-whole.ts'
import { serveConfig } from '../hosting/hosts/preview.ts'
import { type Catalogue, sentence, tellSentence } from '../messages/catalogue.ts'
import { loadCatalogue } from '../messages/load.ts'
import type { Problem } from '../messages/problem.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Tongue } from '../model/languages.ts'
import type { Publication } from '../model/resource.ts'
import { call, type Flags, readCall, runProgram } from './options.ts'
import { photosOn, type ReportStyle, reportProblems, styleOn } from './report.ts'
import { listensOn, refusedPort, startSite } from './site-server.ts'

/** Where the preview is built: `site/` with `serve.json` beside it, out of the reach of guests. */
export type PreviewOptions = PreviewRequest & { folder: string }

/** What to show, on which port, and as of which day: `--date` of the build. */
export type PreviewRequest = {
  content: string
  port: number
  date?: string | undefined
  /** Whether telephones in the same network may see it. */
  host?: boolean | undefined
  /** The language of problems; without it English. */
  tongue?: Tongue
}

/** Builds the preview. Its site is undefined where problems of the content stopped the build. */
export async function buildPreview({
  content,
  folder,
  port,
  date,
  tongue = 'en',
}: PreviewOptions): Promise<{ problems: Problem[]; site?: Publication }> {
  const out = join(folder, 'site')
  const baseUrl = `http://localhost:${port}`
  const result = await build({
    content,
    out,
    baseUrl,
    strict: false,
    // The preview ignores where the site is published, but keeps the day of a repeated build.
    environment: { SOURCE_DATE_EPOCH: env['SOURCE_DATE_EPOCH'] },
    date,
    host: 'preview',
    passing: true,
    onPhoto: photosOn(stderr, env, await loadCatalogue(tongue)),
  })
  if ('problems' in result) return result
  const { published, site, files, warnings } = result
  const rules = JSON.stringify(serveConfig(published, site, files.keys()))
  await writeWhole(join(folder, 'serve.json'), rules, { passing: true })
  return { problems: warnings, site }
}

/**
 * The wanted port, or the next one on which nothing listens: on the IPv6 address of this machine
 * neither, where browsers ask first.
 */
async function findPort(wanted: number, address: string): Promise<number> {
  let why: UsageError | undefined
  for (let port = wanted; port < wanted + 50 && port <= 65_535; port += 1) {
    const refused = (await probe(port, address)) ?? (await probe(port, '::1'))
    const reason = refused && refusedPort(refused, port)
    if (!reason) return port
    why ??= reason
  }
  throw why ?? new UsageError(sentence('port-taken', { port: wanted }))
}

/** What the machine has against listening there; an address that it does not have is no obstacle. */
async function probe(port: number, address: string): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer().listen(port, address)
  try {
    await once(server, 'listening')
  } catch (error) {
    return error as NodeJS.ErrnoException
  }
  server.close()
  await once(server, 'close')
  return undefined
}

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
  port: { type: 'string', value: 'number', about: 'port' },
  date: { type: 'string', value: 'date', about: 'date' },
  all: { type: 'boolean', about: 'all' },
} as const

/** What to show, and how to tell it. */
export type Wish = PreviewRequest & { catalogue: Catalogue; manner: ReportStyle }

/** What to show and where, from the command line; undefined when only help was wanted. */
export async function readWish(
  command: 'preview' | 'dev',
  args: readonly string[],
): Promise<Wish | undefined> {
  const lan = { host: { type: 'boolean', about: 'lan' } } as const
  const all: Flags = command === 'dev' ? { ...flags, ...lan } : flags
  const wanted = await readCall(args, all as typeof flags & typeof lan, {
    usage: () => call(command),
  })
  if (!wanted) return undefined
  const typed = Number(wanted.port ?? 3000)
  if (!Number.isInteger(typed) || typed < 1 || typed > 65535)
    throw new UsageError(sentence('port-impossible', { value: String(wanted.port) }))
  // Said once here, and not over the page after every change.
  decideDate(wanted.date, env, undefined, new Date())
  const { content = 'content', date, catalogue, host } = wanted
  const port = await findPort(typed, listensOn(host))
  if (port !== typed)
    stderr.write(`${tellSentence(sentence('port-next', { port: typed, free: port }), catalogue)}\n`)
  const brief = wanted.all ? undefined : `${call(command)} --all`
  const manner = { ...styleOn(stderr, env, catalogue), brief }
  return { content, port, date, host, tongue: catalogue.tongue, catalogue, manner }
}

export async function main(args: readonly string[]): Promise<number> {
  const wish = await readWish('preview', args)
  if (!wish) return 0
  const { port, catalogue, manner } = wish
  // The port first: whoever has it has the folder of that name, and nobody else builds into it.
  const folder = join('.preview', `preview-${port}`)
  const server = await startSite({ folder, port }, catalogue)
  try {
    const { problems, site } = await buildPreview({ ...wish, folder })
    stderr.write(reportProblems(problems, manner))
    if (!site) return 1
    stdout.write(`${catalogue.commands.preview(`http://localhost:${port}`)}\n`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    return 0
  } finally {
    await server.stop()
    // What stands in its place is told by what stopped the build.
    await remove(folder).catch(() => undefined)
  }
}

await runProgram(import.meta.url, main)
