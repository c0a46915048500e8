// What is slow to make and the same every time is kept under the hash of all that it depends on.
// A cache that cannot be read or written, or holds anything odd, costs time and nothing else: what
// it lacks is made again without a message.

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { root } from './root.ts'
import { isUnfinished, makeFolder } from './unfinished.ts'
import { put } from './write-whole.ts'

/** Ignored by git, and gone with the installed packages that it was made with. */
export const cacheFolder = join(root, 'node_modules/.cache/pub')

/** The name of what was made from these texts; the extension says what it is. */
export function cacheName(extension: string, ...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return `${hash.digest('hex')}.${extension}`
}

const digestLength = 32

/** Bound to the name, so that one whole entry never passes for another. */
const digestOf = (path: string, content: Uint8Array) =>
  createHash('sha256')
    .update(`${basename(path)}\n`)
    .update(content)
    .digest()

/** The digest of the content, and the content; for its owner's hands only, so that it may be run. */
export async function keep(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content)
  try {
    await makeFolder(dirname(path))
    await put(path, Buffer.concat([digestOf(path, bytes), bytes]), { mode: 0o600 })
    await prune(dirname(path))
  } catch {
    // It costs time and nothing else.
  }
}

const pruned = new Set<string>()
/** Days after which nobody asks for it any more: photos that went, texts of an earlier version. */
const keptFor = 90
const day = 24 * 60 * 60 * 1000

/** Once a process, where something was added: what nobody used for long, and what killed builds left. */
async function prune(folder: string) {
  if (pruned.has(folder)) return
  pruned.add(folder)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const age = Date.now() - (await lstat(path)).mtimeMs
    // As this version calls what it has not finished, and as earlier ones did.
    const isHalf = isUnfinished(name) || /\.[0-9a-f]{8}$/.test(name)
    if (age > (isHalf ? day : keptFor * day)) await rm(path, { force: true, recursive: true })
  }
}

/** What was kept; undefined where nothing was, or where it is not what was kept. */
export const kept = (path: string): Promise<Buffer | undefined> => read(path, () => true)

/** The same for code, of which undefined is also what another user wrote or may write. */
export const keptCode = async (path: string) => (await read(path, isOurs))?.toString()

type Stats = { uid: number; mode: number }

/** The administrator may write everywhere. Windows knows no such numbers, and nobody's folder is ours there. */
const isOurs = ({ uid, mode }: Stats) =>
  process.getuid === undefined ||
  ((uid === process.getuid() || uid === 0) &&
    (mode & (constants.S_IWGRP | constants.S_IWOTH)) === 0)

/** A link is not followed and a pipe not waited for; Windows has neither flag. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

async function read(path: string, trusted: (file: Stats) => boolean): Promise<Buffer | undefined> {
  try {
    const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    try {
      // Of the open file: what stands under its name may be exchanged meanwhile.
      const stats = await file.stat()
      if (!stats.isFile() || !trusted(stats)) return undefined
      const bytes = await file.readFile()
      // Whoever uses it keeps it.
      if (Date.now() - stats.mtimeMs > day)
        await file.utimes(new Date(), new Date()).catch(() => undefined)
      const content = bytes.subarray(digestLength)
      return digestOf(path, content).equals(bytes.subarray(0, digestLength)) ? content : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}
