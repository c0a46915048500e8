// Prepares Node to load the owner's templates: a TypeScript loader, and the package name
// `agent-pub` resolved to the running engine (`import { json } from 'agent-pub'`).

import { existsSync, realpathSync } from 'node:fs'
import Module, { createRequire, register } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCompiledPackage, root } from './root.ts'

/** Prepare Node to load the modules with these names in the owner's folder. */
export async function prepareModules(folder: string, names: readonly string[]): Promise<void> {
  if (!names.some((name) => /\.[jt]sx?$/.test(name))) return
  await loadTypeScript(folder, names)
  if (!resolvesEngine(folder)) registerEngine()
}

/**
 * A checkout already runs under tsx. The package loads tsx only if the owner has TypeScript, for
 * both module systems, because the owner's package.json need not contain `"type": "module"`.
 */
async function loadTypeScript(folder: string, names: readonly string[]) {
  if (!isCompiledPackage || !names.some((name) => /\.(tsx?|jsx)$/.test(name))) return
  const settings = join(dirname(folder), 'tsconfig.json')
  const [commonjs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')])
  commonjs.register()
  modules.register({ tsconfig: existsSync(settings) ? settings : false })
}

/** Import names and the files of the running engine. */
const engineFile = (name: string) =>
  join(root, isCompiledPackage ? `lib/${name}.js` : `src/${name}.ts`)
const engineFiles = new Map([
  ['agent-pub', engineFile('index')],
  ['agent-pub/jsx-runtime', engineFile('jsx-runtime')],
])

/**
 * True if these templates resolve `agent-pub` to the running engine. A checkout may have an older
 * lib/.
 */
function resolvesEngine(folder: string): boolean {
  const { resolve } = createRequire(join(folder, 'template.js'))
  try {
    return [...engineFiles].every(
      ([name, file]) => realpathSync(resolve(name)) === realpathSync(file),
    )
  } catch {
    return false
  }
}

let isEngineRegistered = false

/**
 * Resolve `agent-pub` to the running engine for all modules loaded from now on. A checkout or a
 * globally installed package may build pubs without node_modules.
 */
function registerEngine() {
  if (isEngineRegistered) return
  isEngineRegistered = true
  const urls = [...engineFiles].map(([name, file]) => [name, pathToFileURL(file).href])
  const hooks = `const urls = new Map(${JSON.stringify(urls)})
export const resolve = (name, context, next) => next(urls.get(name) ?? name, context)`
  register(`data:text/javascript,${encodeURIComponent(hooks)}`)
  // Node 20 has no public hook for CommonJS.
  const commonjs = Module as unknown as { _resolveFilename(...args: unknown[]): string }
  const resolve = commonjs._resolveFilename
  commonjs._resolveFilename = (name, ...rest) =>
    resolve.call(Module, engineFiles.get(String(name)) ?? name, ...rest)
}
