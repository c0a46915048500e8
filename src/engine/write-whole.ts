// One file that is no part of a site, such as the configuration of a server: whoever reads it, and
// whenever this process ends, it is the whole old file or the whole new one.

import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { begin, end, leftOf, makeFolder } from './unfinished.ts'

type Manner = {
  /** Fails with EEXIST where something has the name. */
  isNew?: boolean
  /** Need not outlive a power cut: nothing waits for the disk. */
  passing?: boolean
  mode?: number
}

/**
 * Makes the file hold exactly this, its folders made; through a link, the file that it leads to.
 * What a killed process left of it is cleared.
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  manner: Manner = {},
): Promise<void> {
  const target = manner.isNew ? resolve(path) : behindLinks(resolve(path))
  await makeFolder(dirname(target))
  for (const left of await leftOf(target))
    await rm(left.path, { force: true }).catch(() => undefined)
  await put(target, content, manner)
}

/** The same in a folder that is there, and nothing is cleared. */
export async function put(
  target: string,
  content: string | Uint8Array,
  { isNew = false, passing = false, mode }: Manner = {},
): Promise<void> {
  const unfinished = begin(target)
  try {
    await writeFile(unfinished, content, { flag: 'wx', flush: !passing, mode })
    await (isNew ? putNew(unfinished, target) : rename(unfinished, target))
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined)
    end(unfinished)
  }
}

function behindLinks(path: string): string {
  for (let at = path, steps = 0; steps < 40; steps++) {
    if (!lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) return at
    at = resolve(dirname(at), readlinkSync(at))
  }
  return path
}

/** A second name for one file is never given over another file; some disks know no second names. */
async function putNew(unfinished: string, target: string) {
  try {
    await link(unfinished, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || existsSync(target))
      throw Object.assign(new Error(`${target} is there`), { code: 'EEXIST' })
    await rename(unfinished, target)
  }
}
