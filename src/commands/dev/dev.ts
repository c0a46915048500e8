// `npm run dev`: the preview, rebuilt after every change, with problems in the terminal and on the
// page. After a failed build the last good site stays.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { type FSWatcher, watch } from 'chokidar'
import { ownerFolders } from '../../engine/owner.ts'
import { isCompiledPackage, root } from '../../engine/root.ts'
import type { Catalogue } from '../../messages/catalogue.ts'
import { loadCatalogue } from '../../messages/load.ts'
import { isMachineError } from '../../messages/machine-error.ts'
import { runProgram } from '../options.ts'
import { startProcess } from '../own-process.ts'
import * as preview from '../preview.ts'
import { isTerminal, type ReportStyle, reportProblems, styleOn } from '../report.ts'
import { aheadPath } from './ahead.ts'
import type { BuilderTask, Outcome } from './builder.ts'
import { listPhoneAddresses } from './phone.ts'
import { type DevServer, startServer } from './server.ts'

/**
 * Make a child process that builds on demand. It stays alive so that a change of content builds
 * fast. A change of a template needs a new process, because Node loads a module only once.
 */
function makeBuilder(options: preview.PreviewOptions, words: Catalogue['commands']['dev']) {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  const discard = () => {
    child?.kill()
    child = undefined
  }
  const ask = async (what: BuilderTask['what']): Promise<Outcome> => {
    // An idle builder may have been killed.
    if (child?.connected !== true) discard()
    child ??= startProcess('builder')
    const asked = child
    const outcome = await new Promise<Outcome>((answer) => {
      const ended = () => answer({ problems: [], fault: words.ended })
      asked.once('message', (message) => answer(message as Outcome))
      asked.once('exit', ended)
      asked.send({ ...options, what } satisfies BuilderTask, (error) => error && ended())
    })
    for (const event of ['message', 'exit'] as const) asked.removeAllListeners(event)
    if (outcome.fault !== undefined) discard()
    return outcome
  }
  return {
    /** Run one task after another, so that each outcome belongs to its task. */
    make(what: BuilderTask['what']): Promise<Outcome> {
      // The builder may be killed just as it gets a task, so try once more.
      const answer = last
        .then(() => ask(what))
        .then((outcome) => (outcome.fault === words.ended ? ask(what) : outcome))
      last = answer
      return answer
    },
    discard,
  }
}

type Builder = ReturnType<typeof makeBuilder>

/** Start the server and resolve when the first build is done and changes are watched. */
export async function dev(
  options: preview.PreviewOptions,
  reportStyle?: ReportStyle,
): Promise<{ stop(): Promise<void> }> {
  const folders = ownerFolders(options.content)
  const templates = [folders.templates, ...(isCompiledPackage ? [] : [join(root, 'templates')])]
  const catalogue = await loadCatalogue(options.tongue ?? 'en')
  const builder = makeBuilder(options, catalogue.commands.dev)
  const server = await startServer(options, catalogue, builder.make)
  await preview.clearFolder(options.folder).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  const style = reportStyle ?? styleOn(stderr, env, catalogue)
  let building: Promise<void> | undefined
  let again = false
  let stale = false

  const rebuild = async () => {
    do {
      again = false
      if (stale) builder.discard()
      stale = false
      await buildAndReport(builder, server, style)
    } while (again)
    building = undefined
  }
  const requestBuild = () => {
    again = true
    building ??= rebuild()
  }
  let timer: NodeJS.Timeout | undefined
  // Text editors save a file in several steps.
  const onChange = (path: string) => {
    stale ||= templates.some((folder) => isInside(path, folder))
    clearTimeout(timer)
    timer = setTimeout(requestBuild, 5)
  }

  await buildAndReport(builder, server, style)
  const watcher = watchFolders([resolve(options.content), folders.publicFiles, ...templates])
  for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) watcher.on(event, onChange)
  let isWatchBroken = false
  // The system may not watch more folders. Say so, and keep showing what was built. The build
  // reports single files that cannot be read, such as a link to itself.
  watcher.on('error', (error) => {
    if (isWatchBroken || !isMachineError(error)) return
    isWatchBroken = true
    stderr.write(`${catalogue.commands.dev.unwatched(String(error))}\n`)
  })
  // A file in a new folder causes no event until the folder is watched.
  let later: NodeJS.Timeout | undefined
  watcher.on('addDir', (path) => {
    clearTimeout(later)
    later = setTimeout(onChange, 500, path)
  })
  // `once` rejects on an error event, but an unreadable file must not end the preview.
  await once(watcher, 'ready').catch(() => undefined)
  return {
    async stop() {
      clearTimeout(timer)
      clearTimeout(later)
      await watcher.close()
      await building
      builder.discard()
      await server.stop()
      await rm(options.folder, { recursive: true, force: true }).catch(() => undefined)
    },
  }
}

/** Watch folders that may come and go, through their parents, which stay. */
function watchFolders(folders: readonly string[]): FSWatcher {
  const matters = (path: string) =>
    folders.some((folder) => isInside(path, folder) || isInside(folder, path))
  return watch([...new Set(folders.map((folder) => dirname(folder)))], {
    ignoreInitial: true,
    ignored: (path) => !matters(resolve(path)),
  })
}

const isInside = (path: string, folder: string) =>
  resolve(path) === folder || resolve(path).startsWith(folder + sep)

async function buildAndReport(builder: Builder, server: DevServer, reportStyle: ReportStyle) {
  const started = performance.now()
  const outcome = await builder.make('site')
  const report = reportProblems(outcome.problems, reportStyle)
  stderr.write(outcome.fault === undefined ? report : `${outcome.fault}\n`)
  const milliseconds = Math.round(performance.now() - started)
  if (outcome.written) stdout.write(`${reportStyle.catalogue.commands.dev.built(milliseconds)}\n`)
  server.show(outcome)
}

export async function main(args: readonly string[]): Promise<number> {
  const parsed = await preview.readPreviewArgs('dev', args)
  if (!parsed) return 0
  const { catalogue, reportStyle, ...request } = parsed
  const { port, stop } = await preview.startOnFreePort(request.port, catalogue, async (port) => {
    const folder = preview.previewFolder('dev', port)
    return { port, ...(await dev({ ...request, port, folder }, reportStyle)) }
  })
  const address = `http://localhost:${port}`
  const { running, ahead } = catalogue.commands.dev
  stdout.write(`${running(address)}\n${ahead(address + aheadPath)}\n`)
  if (request.host) stdout.write(listPhoneAddresses(port, catalogue, isTerminal(stdout, env)))
  await preview.waitForStop()
  await stop()
  return 0
}

void runProgram(import.meta.url, main)
