import { join } from 'node:path'

/** The folder of the engine: where its templates, its starter and its packages are. */
export const root = join(import.meta.dirname, '../..')

/** Folders that the program lives in: no site is built into them. */
export const rooms = ['src', 'lib', 'starter', 'templates', 'test', 'node_modules', '.git'].map(
  (name) => join(root, name),
)

/** Whether this is the compiled package: there nothing runs that translates TypeScript. */
export const compiled = !import.meta.url.endsWith('.ts')
