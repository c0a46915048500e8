// Which files there are below a folder.

import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Paths of everything below a folder but folders, with `/` between their parts, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => slashed(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort()
}

/** A path as addresses and messages have it. A backslash is a sign like others where it divides nothing. */
export const slashed = (path: string, separator: string = sep): string =>
  path.split(separator).join('/')
