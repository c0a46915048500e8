// What is slow to make and the same every time is kept under the hash of all that it depends on.
// A cache that cannot be read or written costs time and nothing else.

import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

/** Ignored by git, and gone with the installed packages that it was made with. */
export const cacheFolder = join(root, 'node_modules/.cache/pub')

/** The name of what was made from these texts; the extension says what it is. */
export function cacheName(extension: string, ...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return `${hash.digest('hex')}.${extension}`
}

/** Finished under another name first: nobody ever reads half of it. */
export async function keep(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`
  await mkdir(dirname(path), { recursive: true })
    .then(() => writeFile(unfinished, content))
    .then(() => rename(unfinished, path))
    .catch(() => undefined)
}

export const kept = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch(() => undefined)
