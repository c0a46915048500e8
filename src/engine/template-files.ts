// A folder of templates: which files there are, and what each of them holds.

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './files-below.ts'

/** Paths of all files below a folder of templates; what begins with `_` is a part of others. */
export async function templateNames(folder: string): Promise<string[]> {
  const names = await filesBelow(folder)
  return names.filter((name) => !name.split('/').some((part) => part.startsWith('_')))
}

/** What a module exports by default, or the text of Markdown. Throws where it is neither. */
export async function loadTemplate(folder: string, name: string): Promise<unknown> {
  if (!/\.([jt]sx?|md)$/.test(name) || /(^|\/)\.(?!well-known\/)/.test(name))
    throw new Error(`${name} is neither a module nor Markdown; rename it or begin its name with _`)
  const file = join(folder, name)
  // A pipe would be waited for, and a device has no end.
  if (!(await stat(file)).isFile()) throw new Error(`${name} is not a file; delete it`)
  // A checkout on Windows may have changed the ends of lines; what is published does not follow it.
  if (name.endsWith('.md')) return (await readFile(file, 'utf8')).replace(/\r\n?/g, '\n')
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  const exported = module.default as { __esModule?: true; default?: unknown } | undefined
  // Where package.json does not say "type": "module", TypeScript becomes a module of CommonJS.
  return exported?.__esModule ? exported.default : exported
}
