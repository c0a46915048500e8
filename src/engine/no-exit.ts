// Code of the owner must not end the build silently.

import process from 'node:process'

/** The second one is what the first one calls. */
const exits = ['exit', 'reallyExit'] as const
const ways: { [name in (typeof exits)[number]]?: () => never } = process

/**
 * Run code of the owner. `process.exit` throws meanwhile, so that a template that calls it is
 * reported like any other that fails.
 */
export function withoutExit<T>(run: () => T): T {
  const { exit, reallyExit } = ways
  const restore = () => Object.assign(ways, { exit, reallyExit })
  for (const name of exits)
    ways[name] = () => {
      throw new Error(`it calls process.${name}, which would end the build`)
    }
  try {
    const result = run()
    if (result instanceof Promise) return result.finally(restore) as T
    restore()
    return result
  } catch (error) {
    restore()
    throw error
  }
}
