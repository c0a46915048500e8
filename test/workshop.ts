// Folders for whole files of tests, and copies of the engine in them.

import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'
import { isCompiled, sourcesNow } from '../src/commands/compiled.js'
import { root } from './pub.ts'

const kept: string[] = []
const removeKept = () => {
  for (const folder of kept.splice(0)) rmSync(folder, { recursive: true, force: true })
}
// A hook that is asked for within another one is never called, so the worker itself takes them away.
process.once('SIGTERM', () => {
  removeKept()
  process.exit()
})
process.once('exit', removeKept)

/** A folder that is there for all tests of the file, and removed when the run ends. */
export async function keptFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  kept.push(folder)
  return folder
}

/** Everything that breaks a path that was put together as text, an address or a command. */
export const oddName = `Dům "U 3 'koček'" #1 100%25 & (kopie)`

const sources = ['build.ts', 'package.json', 'tsconfig.json', 'src', 'templates']

/**
 * A copy of the engine that shares its packages, and more of the checkout where a test asks for it:
 * with `lib` it is as compiled as the checkout is.
 */
export async function engineCopy(folder: string, more: readonly string[] = []): Promise<void> {
  for (const name of [...sources, ...more])
    if (existsSync(join(root, name))) await copy(join(root, name), join(folder, name))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (more.includes('lib') && isCompiled()) await noteSources(folder)
}

/** What is in `lib` of a copy was made of the sources that lie there. */
export const noteSources = (folder: string): Promise<void> =>
  outputFile(join(folder, 'lib/sources.json'), sourcesNow(folder))

/** An engine of one file, so that packing it takes no time; `files` come on top. */
export async function engineAt(
  folder: string,
  files: { [file: string]: string } = {},
): Promise<string> {
  const description = { name: 'agent-pub', version: '7.8.9', files: ['engine.js'] }
  const all = {
    'package.json': JSON.stringify(description),
    'engine.js': 'export {}\n',
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

/** An engine as npm installs it from its registry: `init` has no package to make of it. */
export const installedEngineAt = (folder: string): Promise<string> =>
  engineAt(join(folder, 'node_modules/agent-pub'), {
    '../.package-lock.json': installedFrom('https://npm.example/agent-pub/-/agent-pub-7.8.9.tgz'),
  })

/** Npm's own record of an installation. */
export const installedFrom = (resolved: string) =>
  JSON.stringify({ packages: { 'node_modules/agent-pub': { resolved } } })
