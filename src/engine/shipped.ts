// The templates that come with the engine. A checkout reads its folder; in the compiled package a
// table with the same one function stands in the place of this module (src/commands/compile.ts).

import { join } from 'node:path'
import type { Site } from '../model/site.ts'
import { root } from './root.ts'
import { loadTemplate, templateNames } from './template-files.ts'

/** What Markdown may ask for between angle brackets. */
export type Placeholders = { [name: string]: (site: Site, argument: string | undefined) => string }

export type Shipped = {
  /** By path below `templates/`: what a module exports by default, or the text of Markdown. */
  templates: ReadonlyMap<string, unknown>
  placeholders: Placeholders
}

/** The module with the placeholders, below the folder of templates. */
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
