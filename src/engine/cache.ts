// What is slow to make and the same every time is kept under the hash of all that it depends on.
// A cache that cannot be read or written, or holds anything odd, costs time and nothing else: what
// it lacks is made again without a message.

import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { root } from './root.ts'

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

/**
 * The digest of the content, and the content. On the disk under another name first, so that nobody
 * ever reads half of it; and for its owner's hands only, so that it may be run.
 */
export async function keep(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content)
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await mkdir(dirname(path), { recursive: true })
    const entry = Buffer.concat([digestOf(path, bytes), bytes])
    await writeFile(unfinished, entry, { flag: 'wx', mode: 0o600, flush: true })
    await rename(unfinished, path)
  } catch {
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

/** What was kept; undefined where nothing was, or where it is not what was kept. */
export const kept = (path: string): Promise<Buffer | undefined> => read(path, () => true)

/** The same for code, of which undefined is also what another user wrote or may write. */
export const keptCode = async (path: string): Promise<string | undefined> =>
  (await read(path, isOurs))?.toString()

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
      const content = bytes.subarray(digestLength)
      return digestOf(path, content).equals(bytes.subarray(0, digestLength)) ? content : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}
