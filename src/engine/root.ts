import { join } from 'node:path'

/** Folder of the engine, with its templates, starter and packages. */
export const root = join(import.meta.dirname, '../..')

const programNames = ['src', 'lib', 'starter', 'templates', 'test', 'node_modules', '.git']

/** Folders of the program, which a site must not be built into. */
export const programFolders = programNames.map((name) => join(root, name))

/** True in the compiled package, where TypeScript is not translated at run time. */
export const isCompiledPackage = !import.meta.url.endsWith('.ts')
