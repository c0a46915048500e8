// Reads a file from a path that may be anything: reading a pipe would block, and a device never
// ends.

import { readFile, stat } from 'node:fs/promises'

/** Larger than any file that is read this way. */
const largest = 25_000_000

/** Read the bytes of a regular file. Undefined if it is missing or something else. */
export async function readPlain(path: string): Promise<Buffer | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size > largest) return undefined
  return readFile(path).catch(() => undefined)
}
