// Templates of the engine. In a checkout they are read from their folder. In the compiled package
// this module is replaced by a table with the same function (src/commands/compile.ts).

import { join } from 'node:path'
import type { Site } from '../model/site.ts'
import { root } from './root.ts'
import { loadTemplate, templateNames } from './template-files.ts'

/** Placeholders in Markdown templates, written in angle brackets. */
export type Placeholders = { [name: string]: (site: Site, argument: string | undefined) => string }

export type Shipped = {
  /** Default exports of modules and texts of Markdown files, by path below `templates/`. */
  templates: ReadonlyMap<string, unknown>
  placeholders: Placeholders
}

/** Module with the placeholders, relative to the templates. */
export const placeholdersFile = '_parts/text/placeholders.ts'

export async function loadShipped(): Promise<Shipped> {
  const folder = join(root, 'templates')
  const names = await templateNames(folder)
  const [placeholders, ...templates] = await Promise.all(
    [placeholdersFile, ...names].map((name) => loadTemplate(folder, name)),
  )
  return {
    templates: new Map(names.map((name, index) => [name, templates[index]])),
    placeholders: placeholders as Placeholders,
  }
}
