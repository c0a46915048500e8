// Test support for many small builds: a folder for a whole file of tests, and a few at a time.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder that is removed when all tests of the file have ended. */
export async function keptFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Works through all entries, never more than `size` at the same time. */
export async function pool<T>(
  entries: Iterable<T>,
  size: number,
  work: (entry: T) => Promise<void>,
): Promise<void> {
  const queue = entries[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: size }, worker))
}
