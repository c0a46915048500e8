// Reads folders of templates.

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from './file-paths.ts'

/**
 * List the files of a folder of templates. Names that begin with `_` are parts of other templates.
 */
export async function templateNames(folder: string): Promise<string[]> {
  const names = await listFiles(folder)
  return names.filter((name) => !name.split('/').some((part) => part.startsWith('_')))
}

/**
 * Load the default export of a module or the text of a Markdown file. Throws for any other file.
 */
export async function loadTemplate(folder: string, name: string): Promise<unknown> {
  if (!/\.([jt]sx?|md)$/.test(name) || /(^|\/)\.(?!well-known\/)/.test(name))
    throw new Error(`${name} is neither a module nor Markdown; rename it or begin its name with _`)
  const file = join(folder, name)
  // Reading a named pipe would block forever, and a device has no end.
  if (!(await stat(file)).isFile()) throw new Error(`${name} is not a file; delete it`)
  // Git on Windows may have changed the line ends, which must not change the output.
  if (name.endsWith('.md')) return (await readFile(file, 'utf8')).replace(/\r\n?/g, '\n')
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  const exported = module.default as { __esModule?: true; default?: unknown } | undefined
  // Without "type": "module" in package.json, tsx compiles TypeScript to CommonJS.
  return exported?.__esModule ? exported.default : exported
}
