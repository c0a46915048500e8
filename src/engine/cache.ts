// Cache for slow, reproducible results, keyed by the hash of their inputs. A cache that is
// unreadable, read-only or corrupt is ignored: the result is made again without a message.

import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, futimesSync, openSync, readFileSync } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { replaceFile } from './atomic-file.ts'
import { root } from './root.ts'
import { isUnfinished, makeFolder } from './unfinished.ts'

/** Not in git, and removed together with the installed packages. */
export const cacheFolder = join(root, 'node_modules/.cache/pub')

/** Return the file name for a result made from these texts. */
export function cacheName(extension: string, ...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return `${hash.digest('hex')}.${extension}`
}

const digestLength = 32

/** Hash the name together with the content, so that a file under the wrong name is rejected. */
const hashEntry = (path: string, content: Uint8Array) =>
  createHash('sha256')
    .update(`${basename(path)}\n`)
    .update(content)
    .digest()

/** Store a digest and the content. Mode 0600, because cached code is executed. */
export async function writeCached(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content)
  try {
    await makeFolder(dirname(path))
    await replaceFile(path, Buffer.concat([hashEntry(path, bytes), bytes]), { mode: 0o600 })
    await prune(dirname(path))
  } catch {
    // A failed write only costs time.
  }
}

const pruned = new Set<string>()
/**
 * Days after which an unused entry is removed, such as that of a deleted photo or an earlier
 * version.
 */
const maxAgeInDays = 90
const day = 24 * 60 * 60 * 1000

/** Remove old entries and leftovers of killed builds, once per process and folder. */
async function prune(folder: string) {
  if (pruned.has(folder)) return
  pruned.add(folder)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = Date.now() - (await lstat(path)).mtimeMs
    // Unfinished files of this version, and of earlier ones.
    const isLeftover = isUnfinished(name) || /\.[0-9a-f]{8}$/.test(name)
    if (age > (isLeftover ? day : maxAgeInDays * day))
      await rm(path, { force: true, recursive: true })
  }
}

/** Read an entry, or make and store it if it is missing or damaged. */
export async function cachedBytes<Made extends string | Uint8Array>(
  path: string,
  make: () => Promise<Made>,
): Promise<Made | Buffer> {
  const cached = await readCached(path)
  if (cached) return cached
  const made = await make()
  await writeCached(path, made)
  return made
}

/** Read an entry. Undefined if it is missing or damaged. */
export const readCached = async (path: string) => read(path, () => true)

/** Read cached code. Undefined as well if another user wrote the file or may write it. */
export const readCachedCode = (path: string) => read(path, isSafeToRun)

type Stats = { uid: number; mode: number }

/**
 * Root may write everywhere anyway. Windows has no such permissions, and
 * the folder belongs to the user.
 */
const isSafeToRun = ({ uid, mode }: Stats) =>
  process.getuid === undefined ||
  ((uid === process.getuid() || uid === 0) &&
    (mode & (constants.S_IWGRP | constants.S_IWOTH)) === 0)

/** Do not follow a link and do not block on a named pipe. Windows has neither flag. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

function read(path: string, isTrusted: (file: Stats) => boolean): Buffer | undefined {
  try {
    const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    try {
      // Stat the open file, not the path, which may be replaced meanwhile.
      const stats = fstatSync(file)
      if (!stats.isFile() || !isTrusted(stats)) return undefined
      const bytes = readFileSync(file)
      // Reading an entry renews its age.
      if (Date.now() - stats.mtimeMs > day) renew(file)
      const content = bytes.subarray(digestLength)
      return hashEntry(path, content).equals(bytes.subarray(0, digestLength)) ? content : undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined
  }
}

function renew(file: number) {
  try {
    futimesSync(file, new Date(), new Date())
  } catch {
    // The file of another user keeps its age.
  }
}
