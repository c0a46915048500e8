// Starts programs for tests: commands as their npm scripts run them, and servers on free ports.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { env as environment } from 'node:process'
import { type Output, root } from './pub.ts'

export type Run = Output & { signal: NodeJS.Signals | null }

/**
 * Run a module as its npm script does, without the environment variables of a host. Output is in
 * English unless the test sets a language, because the test pubs are Czech.
 */
export async function run(
  module: string,
  args: readonly string[],
  options: Surroundings = {},
): Promise<Run> {
  return ended(start(module, args, options))
}

/** Collect the output of a process until it ends. */
export async function ended(child: ChildProcess): Promise<Run> {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => (stdout += chunk))
  child.stderr?.on('data', (chunk) => (stderr += chunk))
  const [code, signal] = await once(child, 'close')
  return { code, signal, stdout, stderr }
}

/**
 * Command of a module of this checkout; commands run compiled if the compiled files are up to date.
 * dev.ts is no command here: in a checkout it always runs from the sources.
 */
const commandOf = (module: string) => /^src\/commands\/(\w+)\.ts$/.exec(module)?.[1]

const takesLanguage = (module: string) =>
  /(^|\/)src\/commands\/(build|init|preview|verify|(?:dev\/)?dev)\.ts$/.test(module)

/** `lang: null`: the command chooses the language itself. */
type Surroundings = { cwd?: string; env?: NodeJS.ProcessEnv; lang?: string | null }

export function start(
  module: string,
  args: readonly string[],
  { cwd = root, env = {}, lang = 'en' }: Surroundings = {},
): ChildProcess {
  const { BASE_URL: _, NETLIFY: __, CF_PAGES: ___, ...inherited } = process.env
  const command = commandOf(module)
  const hasLanguage = lang === null || args.some((arg) => arg.startsWith('--lang'))
  const language = takesLanguage(module) && !hasLanguage ? ['--lang', lang] : []
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
 * Find a free port on the loopback address. It is below the ephemeral range (RFC 6335: from 49152;
 * Linux: from 32768) and in a range of this worker, so that no other process takes it before it is
 * used.
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

/** Start something on a free port, and retry on another one if it is taken meanwhile. */
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
