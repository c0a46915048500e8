// `npm run build` in a checkout: the compiled program in lib/ where it was made of the very sources
// that lie here, else the sources themselves, by way of tsx. The same bytes, in a third of the time.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')

/** What the compiled program is made of: the packages in it too, as they were installed. */
const sources = ['build.ts', 'package.json', 'node_modules/.package-lock.json', 'src', 'templates']

/** Where the compilation notes what it read. */
export const noteFile = join(root, 'lib/sources.json')

/** Every source with its size and time: another checkout, edit or installation changes it. */
export function sourcesNow() {
  const files = sources
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) =>
      statSync(join(root, name)).isDirectory()
        ? readdirSync(join(root, name), { recursive: true }).map((each) => join(name, String(each)))
        : [name],
    )
  return JSON.stringify(
    files.sort().map((name) => {
      // An editor's lock is a link that leads nowhere.
      const found = statSync(join(root, name), { throwIfNoEntry: false })
      return [name, found?.size, found?.mtimeMs]
    }),
  )
}

export function isCompiled() {
  try {
    return readFileSync(noteFile, 'utf8') === sourcesNow()
  } catch {
    return false
  }
}

/** The program takes itself for the one that was started, by its path. */
async function start() {
  const compiled = isCompiled()
  const program = join(root, compiled ? 'lib/agent-pub.js' : 'src/commands/bin.ts')
  process.argv[1] = program
  if (!compiled) {
    // Of both kinds, as templates of an owner may be; the settings are ours in every folder.
    const [commonjs, modules] = [await import('tsx/cjs/api'), await import('tsx/esm/api')]
    commonjs.register()
    modules.register({ tsconfig: join(root, 'tsconfig.json') })
  }
  await import(pathToFileURL(program).href)
}

if (process.argv[1] === import.meta.filename) await start()
