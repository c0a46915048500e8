// esbuild plugin that leaves modules out of a bundle.

import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { toSlashes } from '../file-paths.ts'

/**
 * JavaScript in place of the modules whose path matches. Relative imports are matched by their
 * absolute path, with `/` between its parts.
 */
export type Stub = { pattern: RegExp; contents: string }

/** Replace modules by stubs. The build fails if a pattern matches no module, because it is outdated. */
export const stubModules = (stubs: readonly Stub[]): Plugin => ({
  name: 'stub-modules',
  setup({ onResolve, onLoad, onEnd }) {
    const namespace = 'stub'
    const unmatched = new Set(stubs)
    onResolve({ filter: /.*/ }, ({ path, resolveDir }) => {
      const file = toSlashes(path.startsWith('.') ? join(resolveDir, path) : path)
      const stub = stubs.find(({ pattern }) => pattern.test(file))
      if (!stub) return null
      unmatched.delete(stub)
      // One module replaces all modules that match the same pattern.
      return { path: String(stub.pattern), namespace, pluginData: stub.contents }
    })
    onLoad({ filter: /.*/, namespace }, ({ pluginData }) => ({ contents: pluginData as string }))
    onEnd(() => ({
      errors: [...unmatched].map(({ pattern }) => ({
        text: `No module matches ${pattern}. Adapt or remove this stub in src/engine/editor.`,
      })),
    }))
  },
})
