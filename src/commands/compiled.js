// Checks whether lib/ was compiled from the current sources.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Everything the compiled program is made from, including the installed packages. */
const sources = ['build.ts', 'package.json', 'node_modules/.package-lock.json', 'src', 'templates']

const program = join(root, 'lib/agent-pub.cjs')

/** File in which the compiler records its sources. */
export const noteFile = join(root, 'lib/sources.json')

/**
 * Describe every source by size and time, which change with an edit, a checkout or an installation.
 */
export function sourcesNow(folder = root) {
  const files = sources
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      statSync(join(folder, name)).isDirectory()
        ? readdirSync(join(folder, name), { recursive: true }).map((each) =>
            join(name, String(each)),
          )
        : [name],
    )
  return JSON.stringify(
    files.sort().map((name) => {
      // The lock file of a text editor is a link to nowhere.
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return [name, found?.size, found?.mtimeMs]
    }),
  )
}

export function isCompiled() {
  try {
    // Two compilations at the same time may leave the record without the program.
    return existsSync(program) && readFileSync(noteFile, 'utf8') === sourcesNow()
  } catch {
    return false
  }
}
