import { join } from 'node:path'

/** The folder of the engine: where its templates, its starter and its packages are. */
export const root = join(import.meta.dirname, '../..')

/** Whether this is the compiled package: there nothing runs that translates TypeScript. */
export const compiled = !import.meta.url.endsWith('.ts')
