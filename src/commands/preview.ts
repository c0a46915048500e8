// `npm run preview`: the site as hosts would serve it, on this machine only. It is built for
// http://localhost into a folder of its own, so that no localhost address gets into dist/.

import { once } from 'node:events'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { type Built, build } from '../../build.ts'
import { decideDate } from '../content/site-date.ts'
import { type Catalogue, formatSentence, sentence } from '../messages/catalogue.ts'
import { loadCatalogue } from '../messages/load.ts'
import { MachineError, withExplainedErrors } from '../messages/machine-error.ts'
import type { Problem } from '../messages/problem.ts'
import { NoticeError, UsageError } from '../messages/usage-error.ts'
import type { MessageLanguage } from '../model/languages.ts'
import { call, type Flags, readCall, runProgram } from './options.ts'
import { photosOn, type ReportStyle, reportProblems, styleOn } from './report.ts'
import { explainPortError, PortError, startSite } from './site-server.ts'

/** A request with the folder to build in: `site/`, and its rules in `site.serve.json`. */
export type PreviewOptions = PreviewRequest & { folder: string }

export type PreviewRequest = {
  content: string
  port: number
  /** Build for this day, as `--date` of the build. */
  date?: string | undefined
  /** Let phones in the same network see the site. */
  host?: boolean | undefined
  /** Language of problems; English by default. */
  tongue?: MessageLanguage
}

/** Build the preview. Return no site if errors in the content stopped the build. */
export async function buildPreview({
  content,
  folder,
  port,
  date,
  tongue = 'en',
}: PreviewOptions): Promise<{ problems: Problem[]; built?: Pick<Built, 'site' | 'version'> }> {
  const catalogue = await loadCatalogue(tongue)
  const result = await build({
    content,
    out: join(folder, 'site'),
    baseUrl: `http://localhost:${port}`,
    strict: false,
    // Ignore the variables of hosts, but keep the date of a reproducible build.
    environment: { SOURCE_DATE_EPOCH: env['SOURCE_DATE_EPOCH'] },
    date,
    host: 'preview',
    isTemporary: true,
    onPhoto: photosOn(stderr, env, catalogue),
  }).catch((error) => explainFolder(error, folder))
  return 'problems' in result ? result : { problems: result.warnings, built: result }
}

/**
 * Call `start` with the ports from `first` on until it gets one, and report if that is another
 * port. Throws the first PortError if 50 ports are taken.
 */
export async function startOnFreePort<T>(
  first: number,
  catalogue: Catalogue,
  start: (port: number) => Promise<T>,
): Promise<T> {
  await removeLeftovers()
  let refusal: PortError | undefined
  for (let port = first; port < first + 50 && port <= 65_535; port += 1) {
    try {
      await checkIPv6(port)
      const started = await start(port)
      const notice = sentence('port-next', { port: first, free: port })
      if (port !== first) stderr.write(`${formatSentence(notice, catalogue)}\n`)
      return started
    } catch (error) {
      if (!(error instanceof PortError)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

/** Folder of previews. Each is in a folder named after its command and port. */
const previews = '.preview'
export const previewFolder = (command: 'preview' | 'dev', port: number) =>
  join(previews, `${command}-${port}`)

/**
 * Remove what killed previews left behind: folders that have not changed for a minute and whose
 * port nobody listens on.
 */
async function removeLeftovers(): Promise<void> {
  const names = await readdir(previews).catch(() => [])
  const isDead = async (name: string) => {
    const [, port] = /^(?:preview|dev)-(\d+)$/.exec(name) ?? []
    const { mtimeMs } = await stat(join(previews, name))
    return port !== undefined && Date.now() - mtimeMs > 60_000 && !(await isListening(Number(port)))
  }
  const removals = names.map(async (name) => {
    if (await isDead(name)) await rm(join(previews, name), { recursive: true, force: true })
  })
  await Promise.allSettled(removals)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Throw a PortError if another program listens on the IPv6 address, which browsers try first. */
async function checkIPv6(port: number): Promise<void> {
  const server = createServer().listen(port, '::1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const refusal = explainPortError(error as NodeJS.ErrnoException, port)
    if (refusal) throw refusal
    // This machine has no IPv6.
    return
  }
  server.close()
  await once(server, 'close')
}

const flags = {
  content: { type: 'string', value: 'folder', about: 'content' },
  port: { type: 'string', value: 'number', about: 'port' },
  date: { type: 'string', value: 'date', about: 'date' },
  all: { type: 'boolean', about: 'all' },
} as const

/** Parsed command line. */
export type PreviewArgs = PreviewRequest & { catalogue: Catalogue; reportStyle: ReportStyle }

/** Parse the command line of `preview` or `dev`; undefined if only help was asked for and printed. */
export async function readPreviewArgs(
  command: 'preview' | 'dev',
  args: readonly string[],
): Promise<PreviewArgs | undefined> {
  const devFlags = { host: { type: 'boolean', about: 'lan' } } as const
  const all: Flags = command === 'dev' ? { ...flags, ...devFlags } : flags
  const values = await readCall(args, all as typeof flags & typeof devFlags, {
    usage: () => call(command),
  })
  if (!values) return undefined
  const port = Number(values.port ?? 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(sentence('port-impossible', { value: String(values.port) }))
  const { content = 'content', date, catalogue, host } = values
  // Refuse a wrong date here, once, and not after every change.
  decideDate(date, env, undefined, new Date())
  const brief = values.all ? undefined : `${call(command)} --all`
  const reportStyle = { ...styleOn(stderr, env, catalogue), brief }
  return { content, port, date, host, tongue: catalogue.tongue, catalogue, reportStyle }
}

/** Make an empty folder for the site. A killed preview may have left one behind. */
export async function clearFolder(folder: string): Promise<void> {
  const clear = async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
  }
  await withExplainedErrors(folder, clear).catch((error) => explainFolder(error, folder))
}

/** Previews have no `--out`: replace errors about the folder by one that says what helps here. */
function explainFolder(error: unknown, folder: string): never {
  const { code = '' } = (error instanceof NoticeError ? error.notice : {}) as { code?: string }
  if (!/^(out-|disk-read-only$)/.test(code)) throw error
  throw new MachineError(sentence('preview-stuck', { folder }), { cause: error })
}

/** Wait until the user, a supervisor or a closed terminal stops the program. */
export const waitForStop = () =>
  Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))

export async function main(args: readonly string[]): Promise<number> {
  const parsed = await readPreviewArgs('preview', args)
  if (!parsed) return 0
  const { catalogue, reportStyle } = parsed
  // The folder is named after the port, so listen first: no other process then builds into it.
  const { port, server } = await startOnFreePort(parsed.port, catalogue, async (port) => ({
    port,
    server: await startSite({ folder: previewFolder('preview', port), port }, catalogue),
  }))
  const folder = previewFolder('preview', port)
  try {
    await clearFolder(folder)
    const { problems, built } = await buildPreview({ ...parsed, port, folder })
    stderr.write(reportProblems(problems, reportStyle))
    if (!built) return 1
    stdout.write(`${catalogue.commands.preview(`http://localhost:${port}`)}\n`)
    await waitForStop()
    return 0
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

void runProgram(import.meta.url, main)
