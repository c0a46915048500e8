// Finds installed packages.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Find a package through one of its exported files, because few packages export their package.json.
 */
export async function findPackage(
  name: string,
  file = name,
): Promise<{ folder: string; version: string }> {
  const path = require.resolve(file).replaceAll('\\', '/')
  const folder = path.slice(0, path.lastIndexOf(`/${name}/`) + `/${name}`.length)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { folder, version }
}
