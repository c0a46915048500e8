// Code of the owner must not end the build silently.

import process from 'node:process'

/**
 * Run code of the owner. `process.exit` throws meanwhile, so that a template that calls it is
 * reported like any other that fails.
 */
export function withoutExit<T>(run: () => T): T {
  const { exit } = process
  const restore = () => {
    process.exit = exit
  }
  process.exit = () => {
    throw new Error('it calls process.exit, which would end the build')
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
