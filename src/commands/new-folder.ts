// Fills the folder of a new pub completely or not at all. The remains of a killed `init` do not
// stop the next one.

import { existsSync, renameSync } from 'node:fs'
import { readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../engine/file-paths.ts'
import * as unfinished from '../engine/unfinished.ts'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Files } from '../model/published.ts'
import { readPlain } from './plain-file.ts'

/** Moved into place last, so that a folder that contains it is complete. */
const last = 'content'
const topFolder = (file: string) => file.split('/')[0] ?? file

/** List the names in the folder, except `.git`. Throws if a new pub cannot be there. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(sentence('pub-folder-a-file', { folder }))
    throw error
  })
  return names.filter((name) => name !== '.git' && !unfinished.isUnfinished(name))
}

/** Throw a UsageError if the folder contains anything but these names of a new pub. */
export async function requireUnused(folder: string, names: readonly string[]): Promise<void> {
  const present = await listNames(folder)
  if (present.includes(last) || present.some((name) => !names.includes(name)))
    throw new UsageError(sentence('pub-folder-used', { folder }))
}

/**
 * Write all files, or none and throw. Existing files are never overwritten; they must have the same
 * content.
 */
export async function fillFolder(folder: string, files: Files): Promise<void> {
  const names = [...new Set([...files.keys()].map(topFolder))]
  await requireUnused(folder, names)
  const present = await listNames(folder)
  for (const name of present) await refuseDifferent(folder, name, files)
  const existedBefore = existsSync(folder)
  await unfinished.makeFolder(folder)
  const target = join(folder, 'pub')
  for (const { path } of await unfinished.findLeftovers(target))
    await rm(path, { recursive: true, force: true })
  const staged = unfinished.reserveName(target)
  try {
    for (const [file, content] of files) {
      await unfinished.makeFolder(dirname(join(staged, file)))
      await writeFile(join(staged, file), content)
    }
    await requireUnused(folder, present)
    for (const name of [...names.filter((one) => one !== last), last])
      if (!present.includes(name)) renameSync(join(staged, name), join(folder, name))
  } finally {
    await rm(staged, { recursive: true, force: true }).catch(() => undefined)
    unfinished.releaseName(staged)
    // `rmdir` removes only an empty folder.
    if (!existedBefore) await rmdir(folder).catch(() => undefined)
  }
}

async function refuseDifferent(folder: string, name: string, files: Files) {
  const nested = await listFiles(join(folder, name)).catch(() => undefined)
  for (const file of nested?.map((each) => `${name}/${each}`) ?? [name]) {
    const content = files.get(file)
    const found = await readPlain(join(folder, file))
    if (content === undefined || !found?.equals(Buffer.from(content)))
      throw new UsageError(sentence('pub-folder-used', { folder }))
  }
}
