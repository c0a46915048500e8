// Which files there are below a folder, and how messages call them.

import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'

/** Paths of everything below a folder but folders, with `/` between their parts, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => slashed(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort()
}

/** A path as addresses and messages have it. A backslash is a sign like others where it divides nothing. */
export const slashed = (path: string, separator: string = sep) => path.split(separator).join('/')

/** A path as messages call it: from the working directory, or in full where it lies elsewhere. */
export function nameFromHere(path: string): string {
  const name = relative(process.cwd(), resolve(path)) || '.'
  return slashed(name.startsWith('..') ? resolve(path) : name)
}
