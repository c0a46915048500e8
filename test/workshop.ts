// A folder for a whole file of tests.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder that is removed when all tests of the file have ended. */
export async function keptFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

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
