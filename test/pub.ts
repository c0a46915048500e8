// What tests share: the full pub built in memory or by the real command, temporary copies of
// its content, and the real preview server.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copy } from 'fs-extra/esm'
import { onTestFinished } from 'vitest'
import { build } from '../build.ts'
import type { Publication } from '../src/model/resource.ts'

export const root = join(import.meta.dirname, '..')
/** The full pub of the tests: every field that the owner's files know. It is not content/, which is the owner's. */
export const fullPub = join(root, 'test/pubs/full')
export const base = 'https://pub.example'

/** An empty folder that is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The full pub, built into a temporary folder: its site and the texts of its files. */
export async function buildFull(
  baseUrl = base,
): Promise<{ site: Publication; files: Map<string, string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  try {
    const result = await build({
      content: fullPub,
      out: join(folder, 'dist'),
      baseUrl,
      strict: false,
      environment: {},
    })
    if ('problems' in result)
      throw new Error(`the full pub has problems: ${JSON.stringify(result.problems)}`)
    const texts = [...result.files].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { site: result.site, files: new Map(texts) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A temporary copy of the full pub; `edit` changes its files by name. */
export async function contentCopy(
  edits: { [file: string]: (text: string) => string } = {},
): Promise<string> {
  const folder = join(await temporaryFolder(), 'content')
  await copy(fullPub, folder)
  for (const [file, edit] of Object.entries(edits)) {
    const before = await readFile(join(folder, file), 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`the edit of ${file} changed nothing`)
    await writeFile(join(folder, file), after)
  }
  return folder
}

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

export type Run = {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

/** Runs a module of this project as its npm script does, without anything of the host's environment that it reads. */
export async function run(
  module: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Run> {
  const child = start(module, args, options)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => (stdout += chunk))
  child.stderr?.on('data', (chunk) => (stderr += chunk))
  const [code, signal] = await once(child, 'close')
  return { code, signal, stdout, stderr }
}

export function start(
  module: string,
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  const { BASE_URL: _, NETLIFY: __, CF_PAGES: ___, ...inherited } = process.env
  return spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), resolve(root, module), ...args],
    {
      cwd,
      env: {
        ...inherited,
        ...env,
      },
    },
  )
}

/** A port of the loopback address that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
