// The table of resources: one for each file below `templates/` whose path has no name with `_`.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, load } from 'js-yaml'
import {
  type Group,
  groups,
  isPage,
  markdown,
  type Resource,
  type Template,
} from '../model/resource.ts'
import type { Site } from '../model/site.ts'

/** Loads all templates of a folder; the order is that of groups, then of paths, on every machine. */
export async function loadResources(folder: string): Promise<Resource[]> {
  const names = await templateNames(folder)
  const fill = await loadPlaceholders(folder)
  const resources = await Promise.all(
    names.map(async (name): Promise<Resource> => {
      const file = name.replace(/\.tsx?$/, '')
      const template =
        name === file
          ? await readLiteral(join(folder, name), fill)
          : await loadModule(join(folder, name))
      return { ...template, file, path: `/${file}`.replace(/(^|\/)index\.html$/, '$1') }
    }),
  )
  refuseCollisions(resources, names)
  const order = Object.keys(groups)
  return resources.sort(
    (a, b) =>
      order.indexOf(a.group) - order.indexOf(b.group) ||
      Number(isPage(b)) - Number(isPage(a)) ||
      (a.path < b.path ? -1 : 1),
  )
}

async function templateNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.split('/').some((part) => part.startsWith('_')))
  const stray = names.find(
    (name) => !/\.(tsx?|md)$/.test(name) || /(^|\/)\.(?!well-known\/)/.test(name),
  )
  if (stray !== undefined)
    throw new Error(
      `templates/${stray} is neither a module nor Markdown; rename it or begin its name with _`,
    )
  return names
}

async function loadModule(file: string): Promise<Template> {
  const module: { default?: unknown } = await import(pathToFileURL(file).href)
  const template = module.default as Partial<Template> | undefined
  const missing = (['group', 'title', 'summary', 'type', 'render'] as const).find(
    (name) => template?.[name] === undefined,
  )
  if (template === undefined || missing)
    throw new Error(`${file} must export a template by default; "${missing}" is missing`)
  const { group, schema } = template
  if (!Object.hasOwn(groups, group ?? '')) throw new Error(`${file}: no group is called ${group}`)
  if (schema && typeof schema['title'] !== 'string')
    throw new Error(`${file}: its schema needs a title, the name of its component`)
  return template as Template
}

export type Placeholders = { [name: string]: (site: Site, argument: string | undefined) => string }

async function loadPlaceholders(folder: string): Promise<Placeholders> {
  const module: { default: Placeholders } = await import(
    pathToFileURL(join(folder, '_parts/text/placeholders.ts')).href
  )
  return module.default
}

/** Markdown with front matter: prose that nobody should have to read through escaped backticks. */
async function readLiteral(file: string, placeholders: Placeholders): Promise<Template> {
  const { data, content } = matter(await readFile(file, 'utf8'), {
    engines: { yaml: (yaml) => load(yaml, { schema: FAILSAFE_SCHEMA }) as object },
  })
  const { group, title, summary, relation, ...rest } = data as {
    [name: string]: string | undefined
  }
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new Error(`${file}: "${unknown}" is not read from front matter; make it a module`)
  if (
    group === undefined ||
    !Object.hasOwn(groups, group) ||
    title === undefined ||
    summary === undefined
  ) {
    throw new Error(`${file}: group, title and summary must stand in its front matter`)
  }
  return {
    group: group as Group,
    title,
    summary,
    type: markdown,
    ...(relation !== undefined && { relation: relation as NonNullable<Template['relation']> }),
    render: (site) => `${fill(content.trim(), site, placeholders, file)}\n`,
  }
}

/** Placeholders are filled in one pass, so that what is filled in is never read as a placeholder. */
function fill(text: string, site: Site, placeholders: Placeholders, file: string): string {
  return text.replace(
    /<([a-z][\w-]*)(?: ([^<>\s]+))?>/gi,
    (whole, name: string, argument: string | undefined) => {
      const placeholder = placeholders[name]
      if (!placeholder)
        throw new Error(
          `${file}: unknown placeholder ${whole}; known are ${Object.keys(placeholders).join(', ')}`,
        )
      return placeholder(site, argument)
    },
  )
}

/** No two templates for one URL, and no path that is both a file and a folder. */
function refuseCollisions(resources: readonly Resource[], names: readonly string[]) {
  resources.forEach(({ path, file }, index) => {
    const twin = resources.findIndex(
      (other, at) => at !== index && other.path.replace(/\/$/, '') === path.replace(/\/$/, ''),
    )
    if (twin >= 0)
      throw new Error(
        `two templates for the address ${path}: templates/${names[index]}, templates/${names[twin]}`,
      )
    const inside = resources.find((other) => other.file.startsWith(`${file}/`))
    if (inside) throw new Error(`${file} cannot be a file and the folder of ${inside.file}`)
  })
}
