// A folder for a whole file of tests.

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
