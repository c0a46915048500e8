// Whether the program in lib/ was made of the very sources that lie here.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What the compiled program is made of: the packages in it too, as they were installed. */
const sources = ['build.ts', 'package.json', 'node_modules/.package-lock.json', 'src', 'templates']

const program = join(root, 'lib/agent-pub.js')

/** Where the compilation notes what it read. */
export const noteFile = join(root, 'lib/sources.json')

/** Every source with its size and time: another checkout, edit or installation changes it. */
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
      // An editor's lock is a link that leads nowhere.
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return [name, found?.size, found?.mtimeMs]
    }),
  )
}

export function isCompiled() {
  try {
    // Two compilations at once may leave the note without the program.
    return existsSync(program) && readFileSync(noteFile, 'utf8') === sourcesNow()
  } catch {
    return false
  }
}
