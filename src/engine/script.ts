// Runs a script, whose compiled code is cached: Node 20 caches none itself.

import { argv } from 'node:process'
import { Script } from 'node:vm'
import { readCachedCode, writeCached } from './cache.ts'

/** Return the value of a script. `cache` is the file for its code. */
export function runScript(source: string, filename: string, cache: string): unknown {
  const cachedData = readCachedCode(cache)
  const script = new Script(source, { filename, ...(cachedData && { cachedData }) })
  // After a build the cache has all functions that a build calls.
  if ((!cachedData || script.cachedDataRejected) && argv[2] === 'build')
    process.once('beforeExit', () => void writeCached(cache, script.createCachedData()))
  return script.runInThisContext()
}
