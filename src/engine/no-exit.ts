// Code of the owner must not end the build silently.

import process from 'node:process'

/** The second one is what the first one calls. */
const exits = ['exit', 'reallyExit'] as const
const ways: { [name in (typeof exits)[number]]?: (code?: number) => never } = process

/** Number of builds that run, and the functions before the first one. */
let runs = 0
let before = {}

/**
 * Run a build. `process.exit` throws meanwhile, so that a template that calls it is reported like
 * any other that fails.
 */
export async function withoutExit<T>(run: () => Promise<T>): Promise<T> {
  if (runs === 0) {
    before = { exit: ways.exit, reallyExit: ways.reallyExit }
    for (const name of exits) ways[name] = () => refuse(name)
  }
  runs += 1
  try {
    return await run()
  } finally {
    runs -= 1
    if (runs === 0) Object.assign(ways, before)
  }
}

function refuse(name: (typeof exits)[number]): never {
  const error = new Error(`it calls process.${name}, which would end the build`)
  // The stack begins in the template, by which a call in a timer is attributed to it.
  Error.captureStackTrace(error, ways[name])
  throw error
}

/** End the process, even while a build runs. */
export function endProcess(code: number): never {
  if (runs > 0) Object.assign(ways, before)
  return process.exit(code)
}
