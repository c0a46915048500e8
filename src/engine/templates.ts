// The table of resources: one for each template of the engine, and over them those of the owner.

import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import matter from 'gray-matter'
import { FAILSAFE_SCHEMA, loadAll } from 'js-yaml'
import { type Message, message, tell } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { UsageError } from '../messages/usage-error.ts'
import { unknownHouse } from '../model/house.ts'
import { languages } from '../model/languages.ts'
import { digestsFile, type Published } from '../model/published.ts'
import {
  bodyOf,
  type Entry,
  type Group,
  groups,
  isPage,
  markdown,
  type Publication,
  schemaFor,
  type Template,
} from '../model/resource.ts'
import { extract } from '../model/schema.ts'
import type { Site } from '../model/site.ts'
import { prepareModules } from './own-modules.ts'
import { isLeftBehind, plainInstead, unopenable } from './owner.ts'
import { root } from './root.ts'
import { loadShipped, type Placeholders } from './shipped.ts'
import { loadTemplate, templateNames } from './template-files.ts'
import { findSchemaFault } from './validator.ts'

/** All resources, in the order of groups, then of paths; and what is wrong with the owner's. */
export type Table = { resources: Entry[]; problems: Problem[] }

/**
 * The table that a site is built from. `own` is the owner's folder of templates, whether it exists
 * or not, and `label` what messages call it. Throws where a template of the engine is wrong.
 */
export async function loadTable(own?: string, label = 'templates'): Promise<Table> {
  loading ??= loadEngine()
  const { engine, placeholders } = await loading
  if (own === undefined || !existsSync(own) || (await isEngines(own)))
    return { resources: inOrder(engine), problems: [] }
  const { resources, problems } = await loadOwn(own, label, placeholders)
  const laid = layOver(engine, resources)
  return { resources: inOrder(laid.resources), problems: [...problems, ...laid.problems] }
}

type Engine = { engine: readonly Entry[]; placeholders: Placeholders }

/** The templates of the engine are modules: they stay the same while a process lives. */
let loading: Promise<Engine> | undefined

async function loadEngine(): Promise<Engine> {
  const { templates, placeholders } = await loadShipped()
  const engine = [...templates].flatMap(([name, loaded]) => {
    try {
      return toResources(name, loaded, placeholders)
    } catch (error) {
      throw new Error(`templates/${name}: ${messageOf(error)}`, { cause: error })
    }
  })
  const [collision] = findCollisions(engine)
  if (collision) throw new Error(tell(collision.message).found)
  return { engine, placeholders }
}

/** The same for those who have nobody to show problems to. Throws a UsageError with the first. */
export async function loadResources(own?: string, label?: string): Promise<Entry[]> {
  const { resources, problems } = await loadTable(own, label)
  const [first] = problems
  if (first) throw new UsageError(first)
  return resources
}

/** In a checkout of the engine the folder beside content/ holds the engine's own templates. */
async function isEngines(folder: string): Promise<boolean> {
  const engines = join(root, 'templates')
  return existsSync(engines) && (await realpath(folder)) === (await realpath(engines))
}

function inOrder(resources: readonly Entry[]): Entry[] {
  const order = Object.keys(groups)
  return [...resources].sort(
    (a, b) =>
      order.indexOf(a.group) - order.indexOf(b.group) ||
      Number(isPage(b)) - Number(isPage(a)) ||
      (keyOf(a) < keyOf(b) ? -1 : 1),
  )
}

/** Pages of the owner's own stand behind those of the engine. */
const keyOf = ({ path }: Entry) => path.replace(anyPage, '~')

/** In the path of a template that is one file for every language but the first of a site. */
const anyLanguage = '[lang]'
/** The same for every page of the owner's own: it exports a function of a language and a name. */
const anyPage = '[page]'

/** The resource of a template, or one for each language. Throws an Error that says what is wrong. */
function toResources(name: string, loaded: unknown, placeholders: Placeholders): Entry[] {
  const [ofLanguage, ofPage] = [anyLanguage, anyPage].map((part) => name.includes(part))
  if (!ofLanguage && !ofPage) return [toResource(name, toTemplate(name, loaded, placeholders))]
  if (typeof loaded !== 'function')
    throw new Error(
      `it must export a function of a language by default: its path has ${ofLanguage ? anyLanguage : anyPage}`,
    )
  return (ofLanguage ? languages : [undefined]).map((language) => {
    const entryOf = (page?: string): Entry => {
      const path = name.replaceAll(anyLanguage, language ?? '').replaceAll(anyPage, page ?? anyPage)
      const template = toTemplate(name, loaded(language, page ?? 'page'), placeholders)
      return { ...toResource(path, template), ...(language && { language }) }
    }
    return { ...entryOf(), ...(ofPage && { ofPage: entryOf }) }
  })
}

function toResource(name: string, template: Template): Entry {
  const file = fileOf(name)
  return { ...template, file, path: `/${file}`.replace(/(^|\/)index\.html$/, '$1') }
}

/** `menu.json.ts` to `menu.json`; Markdown keeps its name. */
const fileOf = (name: string) => name.replace(/\.[jt]sx?$/, '')

/** It stands in rules of hosts: nothing that could end a line or begin another header. */
const mediaType = /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=([\w-]+|"[\w ./:-]*"))*$/

/** Throws an Error that says what is missing or wrong. */
function toTemplate(name: string, loaded: unknown, placeholders: Placeholders): Template {
  if (name.endsWith('.md')) return toLiteral(name, String(loaded), placeholders)
  const template = loaded as Partial<Template> | undefined
  const missing = (['group', 'title', 'summary', 'type', 'render'] as const).find(
    (member) => template?.[member] === undefined,
  )
  if (missing) throw new Error(`it must export a template by default; "${missing}" is missing`)
  const { group, title, summary, type, cache = '' } = template as Template
  if (!Object.hasOwn(groups, group))
    throw new Error(`no group is called ${group}; known are ${Object.keys(groups).join(', ')}`)
  if (!mediaType.test(type)) throw new Error(`${JSON.stringify(type)} is no media type`)
  for (const [member, text] of Object.entries({ title, summary, cache }))
    if (typeof text !== 'string' || /\p{Cc}/u.test(text))
      throw new Error(`"${member}" must be one line of text`)
  return template as Template
}

/** The schema of a template where no house is known yet: of a house in every language. */
const possibleSchema = ({ schema }: Template) => schemaFor(schema, unknownHouse(languages))

/** Markdown with front matter: prose that nobody should have to read through escaped backticks. */
function toLiteral(name: string, source: string, placeholders: Placeholders): Template {
  const { data, content } = matter(source, {
    engines: { yaml: (yaml) => (loadAll(yaml, { schema: FAILSAFE_SCHEMA })[0] ?? {}) as object },
  })
  const { group, title, summary, relation, ...rest } = data as {
    [name: string]: string | undefined
  }
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not read from front matter; make it a module`)
  if (
    group === undefined ||
    !Object.hasOwn(groups, group) ||
    title === undefined ||
    summary === undefined
  ) {
    throw new Error('group, title and summary must stand in its front matter')
  }
  return {
    group: group as Group,
    title,
    summary,
    type: markdown,
    ...(relation !== undefined && { relation: relation as NonNullable<Template['relation']> }),
    render: (site) => `${fill(content.trim(), site, placeholders, name)}\n`,
  }
}

/** Placeholders are filled in one pass, so that what is filled in is never read as a placeholder. */
function fill(text: string, site: Site, placeholders: Placeholders, name: string): string {
  const kept = text.replace(/<if (\w+)>([\s\S]*?)<\/if>/g, (_, asked: string, inner: string) =>
    placeholders['if']?.(site, asked) ? inner : '',
  )
  return kept.replace(
    /<([a-z][\w-]*)(?: ([^<>\s]+))?>/gi,
    (whole, asked: string, argument: string | undefined) => {
      const placeholder = placeholders[asked]
      if (!placeholder)
        throw new Error(
          `${name}: unknown placeholder ${whole}; known are ${Object.keys(placeholders).join(', ')}`,
        )
      return placeholder(site, argument)
    },
  )
}

/** No two templates for one URL or, where disks know no case, one file; no path that is a file and a folder. */
function findCollisions(resources: readonly Entry[]): { resource: Entry; message: Message }[] {
  const addresses = resources.map(({ path }) => path.replace(/\/$/, '').toLowerCase())
  return resources.flatMap((resource, index) => {
    const { path, file } = resource
    const found: { resource: Entry; message: Message }[] = []
    if (addresses.indexOf(addresses[index] ?? path) < index)
      found.push({ resource, message: message('template-address-twice', { path }) })
    const inside = resources.find((other) => other.file.startsWith(`${file}/`))
    if (inside)
      found.push({
        resource: inside.own === undefined ? resource : inside,
        message: message('template-in-file', { file, inside: inside.file }),
      })
    return found
  })
}

/** Every template of the owner that can be used, and what is wrong with the others. */
async function loadOwn(folder: string, label: string, placeholders: Placeholders): Promise<Table> {
  const found = await templateNames(folder).catch((error: unknown) =>
    unopenable(error, folder, label),
  )
  if (!Array.isArray(found)) return { resources: [], problems: [found] }
  const names = found.filter((name) => !isLeftBehind(name.split('/').at(-1) ?? ''))
  await prepareModules(folder, names)
  const loaded = await Promise.all(
    names.map(async (name): Promise<(Entry & { own: string })[] | Problem> => {
      const own = `${label}/${name}`
      const plain = plainInstead(name.replace(/\[(lang|page)\]/g, '$1'))
      if (plain !== undefined)
        return { ...message('template-name-odd', { plain }), severity: 'error', file: own }
      try {
        const resources = toResources(name, await loadTemplate(folder, name), placeholders)
        for (const resource of resources) {
          const schema = possibleSchema(resource)
          if (schema && typeof schema['title'] !== 'string')
            return problemOf(own, 'its schema needs a title, the name of its component')
          const fault = schema && (await findSchemaFault(schema))
          if (fault !== undefined) return problemOf(own, fault)
        }
        return resources.map((resource) => guard({ ...resource, own }))
      } catch (error) {
        return problemOf(own, messageOf(error))
      }
    }),
  )
  return {
    resources: specificOf(loaded.flatMap((one) => ('code' in one ? [] : one))),
    problems: loaded.filter((one) => 'code' in one),
  }
}

/** A template for one language takes the place of that of `[lang]/`, where the site has this one. */
function specificOf(resources: readonly (Entry & { own: string })[]): Entry[] {
  const isGeneral = ({ own }: { own: string }) => own.includes(anyLanguage)
  return resources.flatMap((one) => {
    const other = resources.find((each) => each !== one && each.file === one.file)
    if (!other || isGeneral(one) === isGeneral(other)) return [one]
    if (isGeneral(one)) return []
    return [{ ...(other.language && { language: other.language }), ...one }]
  })
}

/** What a template of the owner throws is the owner's problem, through whomever it is quoted. */
class TemplateFault extends Error {
  readonly problem: Problem

  constructor(own: string, cause: unknown) {
    super(messageOf(cause), { cause })
    this.problem = problemOf(own, messageOf(cause))
  }
}

/** The problem of a template that failed for this very site; throws what is another fault. */
export function problemsOf(error: unknown): { problems: Problem[] } {
  if (error instanceof TemplateFault) return { problems: [error.problem] }
  throw error
}

function guard<R extends Entry & { own: string }>(resource: R): R {
  const { schema, render, ofPage } = resource
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
    ...(ofPage && { ofPage: (name: string) => guard({ ...ofPage(name), own: resource.own }) }),
    ...(typeof schema === 'function' && { schema: guarded(schema) }),
    render: guarded((site: Publication) => {
      const body: unknown = render(site)
      if (typeof body !== 'string') throw new Error('its body is no text')
      return body
    }),
  }
}

/** On one line: what follows `Require stack:` are modules of Node's own. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\nRequire stack:[\s\S]*/, '')
    .replace(/\s*\n\s*/g, ' ')

const problemOf = (own: string, reason: string): Problem => ({
  ...message('template-unusable', { reason }),
  severity: 'error',
  file: own,
})

/**
 * A new path is a new resource. The same path takes the place of the engine's: it keeps the media
 * type and the schema, because clients of every pub count on them, and what it does not say.
 */
function layOver(engine: readonly Entry[], own: readonly Entry[]): Table {
  const problems: Problem[] = []
  const refuse = ({ own = '' }: Entry, fault: Message) => {
    problems.push({ ...fault, severity: 'error', file: own })
  }
  const taken = new Map(engine.map((resource) => [resource.file, resource]))
  const laid = own.map((resource): Entry => {
    const { type, path, file } = resource
    if (file === digestsFile) refuse(resource, message('template-address-twice', { path }))
    const before = taken.get(file)
    if (!before) return resource
    if (before.type !== type)
      refuse(resource, message('template-type-other', { type, path, kept: before.type }))
    const { schema: _, inLanguages, ...said } = resource
    return {
      ...before,
      ...said,
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

/** A piece of a schema is known by its title: the owner's must not be called as the engine's. */
function schemaFault(engine: readonly Entry[], own: Entry): string | undefined {
  const schema = own.schema && possibleSchema(own)
  if (!schema) return undefined
  const known = engine.map(possibleSchema).filter((one) => one !== undefined)
  try {
    extract([...known, schema], '#/')
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** The body of every resource of a site, and what templates of the owner failed with. */
export function renderAll(site: Publication): { rendered: Published[]; problems: Problem[] } {
  const problems = new Map<string, Problem>()
  const rendered = site.resources.flatMap((resource) => {
    try {
      return [{ resource, text: bodyOf(site, resource.path) }]
    } catch (error) {
      if (!(error instanceof TemplateFault)) throw error
      problems.set(error.problem.file, error.problem)
      return []
    }
  })
  return { rendered, problems: [...problems.values()] }
}
