// Temporary folders for whole test files, and copies of the engine in them.

import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'
import { isCompiled, sourcesNow } from '../src/commands/compiled.js'
import { root } from './pub.ts'

const folders: string[] = []
const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
// Hooks registered inside other hooks are not called, so the worker removes the folders itself.
process.once('SIGTERM', () => {
  removeFolders()
  process.exit()
})
process.once('exit', removeFolders)

/** Create a folder that is removed when the run ends. */
export async function lastingFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  folders.push(folder)
  return folder
}

/** Name with all characters that break paths, URLs or commands put together as text. */
export const oddName = `Dům "U 3 'koček'" #1 100%25 & (kopie)`

const sources = ['build.ts', 'package.json', 'tsconfig.json', 'src', 'templates']

/**
 * Copy the engine to a folder, sharing the installed packages. `more` lists further files to copy.
 * With `lib`, the copy counts as compiled if the checkout does.
 */
export async function engineCopy(folder: string, more: readonly string[] = []): Promise<void> {
  for (const name of [...sources, ...more])
    if (existsSync(join(root, name))) await copy(join(root, name), join(folder, name))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  if (more.includes('lib') && isCompiled()) await noteSources(folder)
}

/** Note that `lib` of a copy was made from its sources. */
export const noteSources = (folder: string): Promise<void> =>
  outputFile(join(folder, 'lib/sources.json'), sourcesNow(folder))

/** Create an engine of one file, which is packed quickly. `files` are added. */
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

/** Create an engine as npm installs it from a registry, so that `init` need not pack it. */
export const installedEngineAt = (folder: string): Promise<string> =>
  engineAt(join(folder, 'node_modules/agent-pub'), {
    '../.package-lock.json': installedFrom('https://npm.example/agent-pub/-/agent-pub-7.8.9.tgz'),
  })

/** Return npm's record of an installation. */
export const installedFrom = (resolved: string) =>
  JSON.stringify({ packages: { 'node_modules/agent-pub': { resolved } } })
