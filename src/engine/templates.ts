// Table of resources: the engine's templates, overridden by those of the owner.

import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, loadAll } from 'js-yaml'
import { formatMessage, type Message, message } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import type { Problem } from '../messages/problem.ts'
import { UsageError } from '../messages/usage-error.ts'
import { unknownHouse } from '../model/house.ts'
import { languages } from '../model/languages.ts'
import { digestsFile, type Published } from '../model/published.ts'
import {
  type Group,
  groups,
  isPage,
  markdown,
  type Publication,
  type Repeated,
  renderBody,
  repeatedNames,
  schemaFor,
  type Template,
  type TemplateEntry,
} from '../model/resource.ts'
import { extract } from '../model/schema.ts'
import type { Site } from '../model/site.ts'
import { prepareModules } from './own-modules.ts'
import { isLeftoverFile, suggestPlainName, toFolderProblem } from './owner.ts'
import { root } from './root.ts'
import { loadShipped, type Placeholders } from './shipped.ts'
import { loadTemplate, templateNames } from './template-files.ts'
import { findSchemaFault } from './validator.ts'
import { withVariants } from './variants.ts'

/** All resources, ordered by group and path, and the problems of the owner's templates. */
export type TemplateTable = { resources: TemplateEntry[]; problems: Problem[] }

/**
 * Load the table for a site. `own` is the owner's folder of templates, which may not exist, and
 * `label` its name in messages. Throws if one of the engine's own templates is wrong.
 */
export async function loadTable(own?: string, label = 'templates'): Promise<TemplateTable> {
  loading ??= loadEngine()
  const { engine, placeholders } = await loading
  if (own === undefined || !existsSync(own) || (await isEngineFolder(own)))
    return { resources: sortEntries(engine), problems: [] }
  const { resources, problems } = await loadOwn(own, label, placeholders)
  const laid = overrideTemplates(engine, resources)
  return { resources: sortEntries(laid.resources), problems: [...problems, ...laid.problems] }
}

type LoadedEngine = { engine: readonly TemplateEntry[]; placeholders: Placeholders }

/** Loaded once: modules do not change while the process runs. */
let loading: Promise<LoadedEngine> | undefined

async function loadEngine(): Promise<LoadedEngine> {
  const { templates, placeholders } = await loadShipped()
  const engine = [...templates].flatMap(([name, loaded]) => {
    try {
      return toResources(name, loaded, placeholders)
    } catch (error) {
      throw new Error(`templates/${name}: ${toErrorMessage(error)}`, { cause: error })
    }
  })
  const [collision] = findCollisions(engine)
  if (collision) throw new Error(formatMessage(collision.message, en).found)
  return { engine, placeholders }
}

/** Like `loadTable`, but throws a UsageError with the first problem. */
export async function loadResources(own?: string, label?: string): Promise<TemplateEntry[]> {
  const { resources, problems } = await loadTable(own, label)
  const [first] = problems
  if (first) throw new UsageError(first)
  return resources
}

/** True if the folder next to content/ is the engine's own, as in a checkout. */
async function isEngineFolder(folder: string): Promise<boolean> {
  const engines = join(root, 'templates')
  return existsSync(engines) && (await realpath(folder)) === (await realpath(engines))
}

function sortEntries(resources: readonly TemplateEntry[]): TemplateEntry[] {
  const order = Object.keys(groups)
  return [...resources].sort(
    (a, b) =>
      order.indexOf(a.group) - order.indexOf(b.group) ||
      Number(isPage(b)) - Number(isPage(a)) ||
      (sortKey(a) < sortKey(b) ? -1 : 1),
  )
}

/** Sort the owner's pages after those of the engine. */
const sortKey = ({ path }: TemplateEntry) => path.replace(/\[\w+\]/, '~')

/** Path segment of a template for every language but the first. */
const anyLanguage = '[lang]'
/**
 * Part of the path of a template for every page or event of the owner. It exports a function of
 * language and name.
 */
const repeatedPlaceholder = (of: Repeated) => `[${of}]`

/**
 * Return the resource of a template, or one for each language. Throws an Error that says what is
 * wrong.
 */
function toResources(name: string, loaded: unknown, placeholders: Placeholders): TemplateEntry[] {
  const ofLanguage = name.includes(anyLanguage)
  const of = repeatedNames.find((one) => name.includes(repeatedPlaceholder(one)))
  if (!ofLanguage && !of) return toEntries(name, toTemplate(name, loaded, placeholders))
  const placeholder = of ? repeatedPlaceholder(of) : anyLanguage
  if (typeof loaded !== 'function')
    throw new Error(
      `it must export a function of a language by default: its path has ${ofLanguage ? anyLanguage : placeholder}`,
    )
  return (ofLanguage ? languages : [undefined]).flatMap((language) => {
    const createEntries = (one?: string): TemplateEntry[] => {
      const path = name
        .replaceAll(anyLanguage, language ?? '')
        .replaceAll(placeholder, one ?? placeholder)
      const template = toTemplate(name, loaded(language, one ?? of), placeholders)
      return toEntries(path, template).map((entry) => ({ ...entry, ...(language && { language }) }))
    }
    const entries = createEntries()
    if (!of) return entries
    return entries.map((entry, index) => ({
      ...entry,
      each: { of, create: (one: string) => createEntries(one)[index] ?? entry },
    }))
  })
}

/** Return a template with its address, and the variants of a page. */
function toEntries(name: string, template: Template): TemplateEntry[] {
  const file = toOutputFile(name)
  const path = `/${file}`.replace(/(^|\/)index\.html$/, '$1')
  return withVariants({ ...template, file, path })
}

/** `menu.json.ts` gives `menu.json`. Markdown keeps its name. */
const toOutputFile = (name: string) => name.replace(/\.[jt]sx?$/, '')

/**
 * Media types are copied into the rules of hosts, so characters that could end a line or start
 * another header are not allowed.
 */
const mediaType = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=([\w-]+|"[\w ./:-]*"))*$/

/** Check the export of a template. Throws an Error that says what is missing or wrong. */
function toTemplate(name: string, loaded: unknown, placeholders: Placeholders): Template {
  if (name.endsWith('.md')) return toLiteral(name, String(loaded), placeholders)
  const template = loaded as Partial<Template> | undefined
  const missing = (['group', 'title', 'summary', 'type', 'render'] as const).find(
    (member) => template?.[member] === undefined,
  )
  if (missing) throw new Error(`it must export a template by default; "${missing}" is missing`)
  const { group, title, summary, type, cache = '' } = template as Template
  if (!Object.hasOwn(groups, group))
    throw new Error(`unknown group ${group}; use one of ${Object.keys(groups).join(', ')}`)
  if (!mediaType.test(type)) throw new Error(`${JSON.stringify(type)} is not a media type`)
  for (const [member, text] of Object.entries({ title, summary, cache }))
    if (typeof text !== 'string' || /\p{Cc}/u.test(text))
      throw new Error(`"${member}" must be one line of text`)
  const { twin } = template as Template
  if (twin && toTemplate(`${name}, twin`, twin, placeholders).type !== markdown)
    throw new Error(`the type of its twin must be ${markdown}`)
  return template as Template
}

/** Return the schema for a pub with all languages, when the actual pub is not known yet. */
const possibleSchema = ({ schema }: Template) => schemaFor(schema, unknownHouse(languages))

/** Make a template from Markdown with front matter. */
function toLiteral(name: string, source: string, placeholders: Placeholders): Template {
  const { data, content } = matter(source, {
    engines: { yaml: (yaml) => (loadAll(yaml, { schema: FAILSAFE_SCHEMA })[0] ?? {}) as object },
  })
  const { group, title, summary, relation, ...rest } = data as {
    [name: string]: string | undefined
  }
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not supported in front matter; use a module instead`)
  const isGroup = group !== undefined && Object.hasOwn(groups, group)
  if (!isGroup || title === undefined || summary === undefined)
    throw new Error('its front matter needs group, title and summary')
  return {
    group: group as Group,
    title,
    summary,
    type: markdown,
    ...(relation !== undefined && { relation: relation as NonNullable<Template['relation']> }),
    render: (site) => `${fill(content.trim(), site, placeholders, name)}\n`,
  }
}

/** Replace all placeholders in one pass, so that inserted text is never read as a placeholder. */
function fill(text: string, site: Site, placeholders: Placeholders, name: string): string {
  const conditional = text.replace(
    /<if (\w+)>([\s\S]*?)<\/if>/g,
    (_, asked: string, inner: string) => (placeholders['if']?.(site, asked) ? inner : ''),
  )
  return conditional.replace(
    /<([a-z][\w-]*)(?: ([^<>\s]+))?>/gi,
    (whole, asked: string, argument: string | undefined) => {
      const placeholder = placeholders[asked]
      if (!placeholder)
        throw new Error(
          `${name}: unknown placeholder ${whole}; use one of ${Object.keys(placeholders).join(', ')}`,
        )
      return placeholder(site, argument)
    },
  )
}

/**
 * Find templates with the same URL (case-insensitive, as some disks are) and paths that are both a
 * file and a folder.
 */
function findCollisions(resources: readonly TemplateEntry[]) {
  const addresses = resources.map(({ path }) => path.replace(/\/$/, '').toLowerCase())
  return resources.flatMap((resource, index) => {
    const { path, file } = resource
    const found: { resource: TemplateEntry; message: Message }[] = []
    if (addresses.indexOf(addresses[index] ?? path) < index)
      found.push({ resource, message: message('template-address-twice', { path }) })
    const inside = resources.find((alternative) => alternative.file.startsWith(`${file}/`))
    if (inside)
      found.push({
        resource: inside.own === undefined ? resource : inside,
        message: message('template-in-file', { file, inside: inside.file }),
      })
    return found
  })
}

/** Load the owner's templates, and report the unusable ones. */
async function loadOwn(folder: string, label: string, placeholders: Placeholders) {
  const found = await templateNames(folder).catch((error: unknown) =>
    toFolderProblem(error, folder, label),
  )
  if (!Array.isArray(found)) return { resources: [], problems: [found] }
  const names = found.filter((name) => !isLeftoverFile(name.split('/').at(-1) ?? ''))
  await prepareModules(folder, names)
  const loaded = await Promise.all(
    names.map((name) => loadOwnTemplate(folder, name, `${label}/${name}`, placeholders)),
  )
  return {
    resources: preferSpecific(loaded.flatMap((one) => ('code' in one ? [] : one))),
    problems: loaded.filter((one) => 'code' in one),
  }
}

async function loadOwnTemplate(
  folder: string,
  name: string,
  own: string,
  placeholders: Placeholders,
): Promise<(TemplateEntry & { own: string })[] | Problem> {
  const plain = suggestPlainName(name.replace(/\[(lang|page|event)\]/g, '$1'))
  if (plain !== undefined)
    return { ...message('template-name-odd', { plain }), severity: 'error', file: own }
  try {
    const resources = toResources(name, await loadTemplate(folder, name), placeholders)
    for (const resource of resources) {
      const schema = possibleSchema(resource)
      if (schema && typeof schema['title'] !== 'string')
        return toProblem(own, 'its schema needs a title, the name of its component')
      const fault = schema && (await findSchemaFault(schema))
      if (fault !== undefined) return toProblem(own, fault)
    }
    return resources.map((resource) => guard({ ...resource, own }))
  } catch (error) {
    return toProblem(own, toErrorMessage(error))
  }
}

/** A template for one language overrides the one in `[lang]/` for that language. */
function preferSpecific(resources: readonly (TemplateEntry & { own: string })[]): TemplateEntry[] {
  const isGeneral = ({ own }: { own: string }) => own.includes(anyLanguage)
  return resources.flatMap((one) => {
    const alternative = resources.find((each) => each !== one && each.file === one.file)
    if (!alternative || isGeneral(one) === isGeneral(alternative)) return [one]
    if (isGeneral(one)) return []
    return [{ ...(alternative.language && { language: alternative.language }), ...one }]
  })
}

/**
 * Error thrown by a template of the owner. It keeps its problem when another template quotes the
 * failing one.
 */
class TemplateFault extends Error {
  readonly problem: Problem

  constructor(own: string, cause: unknown) {
    super(toErrorMessage(cause), { cause })
    this.problem = toProblem(own, toErrorMessage(cause))
  }
}

/** Return the problem of a template that failed for this site. Rethrows any other error. */
export function toTemplateProblems(error: unknown): { problems: Problem[] } {
  if (error instanceof TemplateFault) return { problems: [error.problem] }
  throw error
}

function guard<R extends TemplateEntry & { own: string }>(resource: R): R {
  const { schema, render, each } = resource
  const guarded = <A, T>(act: (argument: A) => T) => {
    return (argument: A): T => {
      try {
        return act(argument)
      } catch (error) {
        throw error instanceof TemplateFault ? error : new TemplateFault(resource.own, error)
      }
    }
  }
  return {
    ...resource,
    ...(each && {
      each: { ...each, create: (name) => guard({ ...each.create(name), own: resource.own }) },
    }),
    ...(typeof schema === 'function' && { schema: guarded(schema) }),
    render: guarded((site: Publication) => {
      const body: unknown = render(site)
      if (typeof body !== 'string') throw new Error('its body is not text')
      return body
    }),
  }
}

/** Return the error message on one line, without Node's list of modules after `Require stack:`. */
const toErrorMessage = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\nRequire stack:[\s\S]*/, '')
    .replace(/\s*\n\s*/g, ' ')

const toProblem = (own: string, reason: string): Problem => ({
  ...message('template-unusable', { reason }),
  severity: 'error',
  file: own,
})

/**
 * Add the owner's templates to those of the engine. A template for an existing path overrides it:
 * media type and schema stay, because clients rely on them, and members it does not state are
 * inherited.
 */
function overrideTemplates(engine: readonly TemplateEntry[], own: readonly TemplateEntry[]) {
  const problems: Problem[] = []
  const refuse = ({ own = '' }: TemplateEntry, fault: Message) => {
    problems.push({ ...fault, severity: 'error', file: own })
  }
  const engineFiles = new Map(engine.map((resource) => [resource.file, resource]))
  const laid = own.map((resource): TemplateEntry => {
    const { type, path, file } = resource
    if (file === digestsFile) refuse(resource, message('template-address-twice', { path }))
    const before = engineFiles.get(file)
    if (!before) return resource
    if (before.type !== type)
      refuse(resource, message('template-type-other', { type, path, kept: before.type }))
    const { schema: _, inLanguages, ...overrides } = resource
    return {
      ...before,
      ...overrides,
      inLanguages: (all) => {
        const { schema: _own, ...words } = inLanguages?.(all) ?? {}
        return words
      },
    }
  })
  const replaced = new Set(laid.map(({ file }) => file))
  const resources = [...engine.filter(({ file }) => !replaced.has(file)), ...laid]
  for (const { resource, message: fault } of findCollisions(resources)) refuse(resource, fault)
  for (const resource of laid) {
    const reason = schemaFault(engine, resource)
    if (reason !== undefined) refuse(resource, message('template-schema-title', { reason }))
  }
  return { resources, problems }
}

/**
 * Schema components are named by their title, so two different schemas must not have the same one.
 */
function schemaFault(engine: readonly TemplateEntry[], own: TemplateEntry): string | undefined {
  const schema = own.schema && possibleSchema(own)
  if (!schema) return undefined
  const schemas = engine.map(possibleSchema).filter((one) => one !== undefined)
  try {
    extract([...schemas, schema], '#/')
    return undefined
  } catch (error) {
    return toErrorMessage(error)
  }
}

/** Render every resource, and collect the errors of the owner's templates. */
export function renderAll(site: Publication): { rendered: Published[]; problems: Problem[] } {
  const problems = new Map<string, Problem>()
  const rendered = site.resources.flatMap((resource) => {
    try {
      return [{ resource, text: renderBody(site, resource.path) }]
    } catch (error) {
      if (!(error instanceof TemplateFault)) throw error
      problems.set(error.problem.file, error.problem)
      return []
    }
  })
  return { rendered, problems: [...problems.values()] }
}
