// What templates of an owner need before they can be loaded: a reader of TypeScript, and the engine
// under its name, `import { json } from 'agent-pub'`, wherever their folder is.

import { existsSync, realpathSync } from 'node:fs'
import Module, { createRequire, register } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compiled, root } from './root.ts'

/** Sees to it that the modules of these names in the owner's folder can be loaded. */
export async function prepareModules(folder: string, names: readonly string[]): Promise<void> {
  if (!names.some((name) => /\.[jt]sx?$/.test(name))) return
  await understandTypeScript(folder, names)
  if (!knowsEngine(folder)) nameEngine()
}

/**
 * A checkout runs under tsx from its start; the package loads it for an owner who needs it: for
 * both kinds of modules, because the owner's package.json need not say `"type": "module"`.
 */
async function understandTypeScript(folder: string, names: readonly string[]) {
  if (!compiled || !names.some((name) => /\.(tsx?|jsx)$/.test(name))) return
  const settings = join(dirname(folder), 'tsconfig.json')
  const [commonjs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')])
  commonjs.register()
  modules.register({ tsconfig: existsSync(settings) ? settings : false })
}

/** What an owner imports, and the file of the running engine that it means. */
const engine = new Map(
  [
    ['agent-pub', 'index'],
    ['agent-pub/jsx-runtime', 'jsx-runtime'],
  ].map(([name = '', file]) => [name, join(root, compiled ? `lib/${file}.js` : `src/${file}.ts`)]),
)

/** Whether these templates find the very files that run: a checkout may have an older lib/. */
function knowsEngine(folder: string): boolean {
  const { resolve } = createRequire(join(folder, 'template.js'))
  try {
    return [...engine].every(([name, file]) => realpathSync(resolve(name)) === realpathSync(file))
  } catch {
    return false
  }
}

let isEngineNamed = false

/**
 * Gives the running engine its name for all modules that are loaded from now on. A checkout, or a
 * package that is installed for the whole machine, builds pubs that have no node_modules.
 */
function nameEngine() {
  if (isEngineNamed) return
  isEngineNamed = true
  const urls = [...engine].map(([name, file]) => [name, pathToFileURL(file).href])
  const hooks = `const urls = new Map(${JSON.stringify(urls)})
export const resolve = (name, context, next) => next(urls.get(name) ?? name, context)`
  register(`data:text/javascript,${encodeURIComponent(hooks)}`)
  // The same for modules of CommonJS, for which Node 20 has no other hook.
  const commonjs = Module as unknown as { _resolveFilename(...args: unknown[]): string }
  const resolve = commonjs._resolveFilename
  commonjs._resolveFilename = (name, ...rest) =>
    resolve.call(Module, engine.get(String(name)) ?? name, ...rest)
}
