// Loads the compiled program, one file with every command. The code that V8 makes of it is cached:
// compiling takes a quarter of a build of 100 items, and Node 20 caches no code itself.

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { versions } from 'node:process'
import { cacheFolder, cacheName } from '../engine/cache.ts'
import { root } from '../engine/root.ts'
import { runScript } from '../engine/script.ts'
import type * as Program from './program.ts'

function loadProgram(): typeof Program {
  const folder = join(root, 'lib')
  // Its name has a hash of its content, so that no other program gets its cache.
  const name = readdirSync(folder).find((file) => /^program-\w+\.cjs$/.test(file)) ?? 'program.cjs'
  const file = join(folder, name)
  const cache = join(cacheFolder, cacheName('v8', name, file, versions.v8))
  const parameters = 'exports, require, module, __filename, __dirname, importModule'
  // The file is ASCII, which is read ten times faster than UTF-8.
  const source = `(function (${parameters}) {${readFileSync(file, 'latin1')}\n})`
  const run = runScript(source, file, cache) as (...values: readonly unknown[]) => void
  const module: { exports: unknown } = { exports: {} }
  const importModule = (name: string) => import(name)
  run(module.exports, createRequire(file), module, file, folder, importModule)
  return module.exports as typeof Program
}

/** Owners' templates load this module again as CommonJS, but the program exists only once. */
const shared = globalThis as { [key: symbol]: typeof Program | undefined }
const key = Symbol.for(`agent-pub ${root}`)
shared[key] ??= loadProgram()
export const program = shared[key]
