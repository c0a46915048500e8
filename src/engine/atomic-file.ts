// Writes a single file atomically, such as a server configuration. A reader or a crash sees the
// complete old file or the complete new one.

import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { findLeftovers, makeFolder, releaseName, reserveName } from './unfinished.ts'

type WriteOptions = {
  /** Fail with EEXIST if the name is taken. */
  isNew?: boolean
  /** Do not wait for the disk: the file may be lost in a power cut. */
  isTemporary?: boolean
  mode?: number
}

/**
 * Write a file, creating its folders. A link is followed to its target. Leftovers of killed
 * processes are removed.
 */
export async function writeAtomically(
  path: string,
  content: string | Uint8Array,
  options: WriteOptions = {},
): Promise<void> {
  const target = options.isNew ? resolve(path) : followLinks(resolve(path))
  await makeFolder(dirname(target))
  for (const leftover of await findLeftovers(target))
    await rm(leftover.path, { force: true }).catch(() => undefined)
  await replaceFile(target, content, options)
}

/** Write a file in an existing folder, without removing leftovers. */
export async function replaceFile(
  target: string,
  content: string | Uint8Array,
  { isNew = false, isTemporary = false, mode }: WriteOptions = {},
): Promise<void> {
  const unfinished = reserveName(target)
  try {
    await writeFile(unfinished, content, { flag: 'wx', flush: !isTemporary, mode })
    await (isNew ? createNew(unfinished, target) : rename(unfinished, target))
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
    releaseName(unfinished)
  }
}

function followLinks(path: string): string {
  for (let at = path, steps = 0; steps < 40; steps++) {
    if (!lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return at
    at = resolve(dirname(at), readlinkSync(at))
  }
  return path
}

/**
 * Create a new file without ever overwriting another. A hard link fails if the name exists. Some
 * disks have no hard links, so fall back to a check and a rename.
 */
async function createNew(unfinished: string, target: string) {
  try {
    await link(unfinished, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || existsSync(target))
      throw Object.assign(new Error(`${target} exists`), { code: 'EEXIST' })
    await rename(unfinished, target)
  }
}
