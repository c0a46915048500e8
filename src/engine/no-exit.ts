// Code of the owner must not end the build silently.

import process from 'node:process'

/** The second one is what the first one calls. */
const exits = ['exit', 'reallyExit'] as const
const ways: { [name in (typeof exits)[number]]?: (code?: number) => never } = process

/** Number of runs of the owner's code, which overlap while templates load, and the ways before. */
let runs = 0
let before = {}

/**
 * Run code of the owner. `process.exit` throws meanwhile, so that a template that calls it is
 * reported like any other that fails.
 */
export function withoutExit<T>(run: () => T): T {
  if (runs === 0) {
    before = { exit: ways.exit, reallyExit: ways.reallyExit }
    for (const name of exits) ways[name] = () => refuse(name)
  }
  runs += 1
  const leave = () => {
    runs -= 1
    if (runs === 0) Object.assign(ways, before)
  }
  try {
    const result = run()
    if (result instanceof Promise) return result.finally(leave) as T
    leave()
    return result
  } catch (error) {
    leave()
    throw error
  }
}

function refuse(name: (typeof exits)[number]): never {
  const error = new Error(`it calls process.${name}, which would end the build`)
  // The stack begins in the template, by which a call in a timer is attributed to it.
  Error.captureStackTrace(error, ways[name])
  throw error
}

/** End the process, even while code of the owner runs. */
export function endProcess(code: number): never {
  if (runs > 0) Object.assign(ways, before)
  return process.exit(code)
}

/** Make `process.reallyExit` tell listeners of the end, as `process.exit` does. */
export function announceEnd() {
  const { reallyExit } = ways
  ways.reallyExit = (code) => {
    Object.assign(ways, { reallyExit })
    return process.exit(code)
  }
}
