// Lists files below a folder and formats paths for messages.

import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'

/** List all files below a folder, sorted. Paths are relative and use `/`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => toSlashes(join(entry.parentPath, entry.name).slice(folder.length + 1)))
    .sort()
}

/**
 * Convert a path to forward slashes. On systems where a backslash is an ordinary character, it is
 * left alone.
 */
export const toSlashes = (path: string, separator: string = sep) => path.split(separator).join('/')

/** Return a path for messages: relative to the working directory, or absolute if it is outside. */
export function displayPath(path: string): string {
  const name = relative(process.cwd(), resolve(path)) || '.'
  return toSlashes(name.startsWith('..') ? resolve(path) : name)
}
