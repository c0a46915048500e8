// `npm run build` in a checkout: the compiled program in lib/ where it was made of the very sources
// that lie here, else the sources themselves, by way of tsx. The same bytes, in a third of the time.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCompiled } from './compiled.js'

const root = join(import.meta.dirname, '../..')

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

await start()
