// A file at a place where anything may stand: a pipe would be waited for, and a device has no end.

import { readFile, stat } from 'node:fs/promises'

/** Nothing that is looked for so is larger. */
const largest = 25_000_000

/** The bytes of a plain file; undefined where there is none, or what is none. */
export async function readPlain(path: string): Promise<Buffer | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile() || found.size > largest) return undefined
  return readFile(path).catch(() => undefined)
}
