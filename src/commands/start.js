// `npm run build` in a checkout: run the compiled program if lib/ was compiled from the current
// sources, otherwise the sources themselves with tsx. The compiled one takes a third of the time.

import { join } from 'node:path'
import { stderr } from 'node:process'
import { pathToFileURL } from 'node:url'
import { isCompiled } from './compiled.js'
import { explainStartError } from './start-error.js'

const root = join(import.meta.dirname, '../..')

async function start() {
  if (isCompiled()) return run('lib/agent-pub.cjs')
  // tsx cannot be loaded in a folder that was deleted.
  process.cwd()
  // Templates of an owner may be of either kind of module. In any folder, our settings hold.
  const [commonjs, modules] = [await import('tsx/cjs/api'), await import('tsx/esm/api')]
  commonjs.register()
  modules.register({ tsconfig: join(root, 'tsconfig.json') })
  return run('src/commands/bin.ts')
}

/**
 * Import a program, which checks by its path that it is the one that was started.
 *
 * @param {string} file
 */
function run(file) {
  const program = join(root, file)
  process.argv[1] = program
  return import(pathToFileURL(program).href)
}

try {
  await start()
} catch (error) {
  const explanation = explainStartError(error)
  if (explanation === undefined) throw error
  stderr.write(`${explanation}\n`)
  process.exitCode = 3
}
