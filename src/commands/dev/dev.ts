// `npm run dev`: the preview, built again after every change, with the problems in the terminal
// and over the page. The last good site stays until there is a better one.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, relative, resolve } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { watch } from 'chokidar'
import { remove } from 'fs-extra/esm'
import { root } from '../../engine/root.ts'
import { runProgram } from '../options.ts'
import { readWish } from '../preview.ts'
import { isTerminal, reportProblems } from '../report.ts'
import type { DevOptions, Outcome } from './builder.ts'
import { type DevServer, startServer } from './server.ts'

const templates = join(root, 'templates')

/**
 * A process that builds on demand. It stays, so that a change of content is built in a moment; a
 * change of a template needs a fresh one, because a module is loaded only once.
 */
class Builder {
  readonly #options: DevOptions
  #process: ChildProcess | undefined

  constructor(options: DevOptions) {
    this.#options = options
  }

  async build(): Promise<Outcome> {
    this.#process ??= fork(join(import.meta.dirname, 'builder.ts'), {
      execArgv: ['--import', import.meta.resolve('tsx')],
    })
    const process = this.#process
    const ended = once(process, 'exit').then(
      (): Outcome => ({ problems: [], fault: 'The building process ended.' }),
    )
    process.send(this.#options)
    const outcome = await Promise.race([
      once(process, 'message').then(([message]) => message as Outcome),
      ended,
    ])
    if (outcome.fault !== undefined) this.discard()
    return outcome
  }

  discard() {
    this.#process?.kill()
    this.#process = undefined
  }
}

/** Runs until it is stopped; resolves when the first build is done and changes are watched. */
export async function dev(options: DevOptions): Promise<{ stop(): Promise<void> }> {
  const server = await startServer(options)
  const builder = new Builder(options)
  let building: Promise<void> | undefined
  let again = false
  let stale = false

  const rebuild = async () => {
    do {
      again = false
      if (stale) builder.discard()
      stale = false
      await buildOnce(builder, server)
    } while (again)
    building = undefined
  }
  const wanted = () => {
    again = true
    building ??= rebuild()
  }
  let timer: NodeJS.Timeout | undefined
  // Editors write a file in several steps.
  const changed = (path: string) => {
    stale ||= !relative(templates, resolve(path)).startsWith('..')
    clearTimeout(timer)
    timer = setTimeout(wanted, 30)
  }

  await buildOnce(builder, server)
  const watcher = watch([options.content, templates], { ignoreInitial: true })
  for (const event of ['add', 'change', 'unlink', 'unlinkDir'] as const) watcher.on(event, changed)
  await once(watcher, 'ready')
  return {
    async stop() {
      clearTimeout(timer)
      await watcher.close()
      await building
      builder.discard()
      await server.stop()
      await remove(options.folder)
    },
  }
}

async function buildOnce(builder: Builder, server: DevServer) {
  const started = performance.now()
  const outcome = await builder.build()
  const report = reportProblems(outcome.problems, isTerminal(stderr, env))
  stderr.write(outcome.fault === undefined ? report : `${outcome.fault}\n`)
  if (outcome.written) stdout.write(`Built in ${Math.round(performance.now() - started)} ms.\n`)
  server.show(outcome)
}

async function main(args: readonly string[]): Promise<number> {
  const wish = await readWish('dev', args)
  if (!wish) return 0
  const running = await dev({ ...wish, folder: join('.preview', `dev-${wish.port}`) })
  stdout.write(
    `Preview at http://localhost:${wish.port}, built again when you save (stop with Ctrl+C)\n`,
  )
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await running.stop()
  return 0
}

await runProgram(import.meta.url, main)
