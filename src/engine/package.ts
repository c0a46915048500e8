// Packages that are installed with the engine: where they are, and in which version.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** By a file that the package names: few let others ask for their package.json. */
export async function findPackage(
  name: string,
  file = name,
): Promise<{ folder: string; version: string }> {
  const path = require.resolve(file).replaceAll('\\', '/')
  const folder = path.slice(0, path.lastIndexOf(`/${name}/`) + `/${name}`.length)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { folder, version }
}
