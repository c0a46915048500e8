// What a site promises: by the table of resources of this generator, or by what it publishes about
// itself. Neither needs the content or a build.

import { loadResources } from '../engine/templates.ts'
import { type Header, headersOf, notFoundFile, twinsOf } from '../hosting/index.ts'
import type { Deployment } from '../model/published.ts'
import type { JsonSchema } from '../model/resource.ts'
import { standalone } from '../model/schema.ts'
import { UsageError } from '../model/usage-error.ts'
import type { Ask } from './ask.ts'

export type Promised = {
  path: string
  /** Media type with its parameters. */
  type: string
  /** Stands alone: no reference leads out of it. */
  schema?: JsonSchema
  /** Further headers; some follow from the body. */
  headers(body: string): Header[]
  /** Path of the Markdown twin of a page. */
  twin?: string
  /** Whether a site may go without it. */
  optional: boolean
}

export type Interface = {
  /** Where these promises were read. */
  source: string
  resources: Promised[]
  /** Whether unknown paths are answered with the page of this generator. */
  ownNotFound: boolean
}

/** The promises of every site that this generator makes with these templates of the owner. */
export async function promisesOfTable(
  base: string,
  templates: string | undefined,
): Promise<Interface> {
  const resources = await loadResources(templates)
  const hosting = { markdown_negotiation: false, https_only: 'site' } as const
  const place: Deployment = { baseUrl: base, resources, hosting }
  const twins = twinsOf(resources)
  return {
    source: 'the table of resources',
    ownNotFound: resources.some(({ file }) => file === notFoundFile),
    resources: resources
      .filter(({ file }) => file !== notFoundFile)
      .map((resource): Promised => {
        const twin = twins.find(({ page }) => page === resource)?.twin.path
        return {
          path: resource.path,
          type: resource.type,
          ...(resource.schema && { schema: standalone(resource.schema) }),
          ...(twin !== undefined && { twin }),
          optional: Object.hasOwn(resource, 'when'),
          headers: (text) => headersOf({ resource, text }, place).slice(1),
        }
      }),
  }
}

type Description = {
  paths?: { [path: string]: { get?: Operation } }
  components?: { schemas?: { [title: string]: JsonSchema } }
}
type Operation = {
  responses?: { 200?: { content?: { [type: string]: { schema?: JsonSchema } } } }
}
type Catalog = {
  linkset?: { [relation: string]: { href?: string; type?: string }[] | string | undefined }[]
}

const descriptionPath = '/openapi.json'
const catalogPath = '/.well-known/api-catalog'

/**
 * The promises that a site publishes: every path of its OpenAPI description, every link of its
 * catalog. Throws a UsageError when it publishes no such description.
 */
export async function promisesOfSite(ask: Ask, base: string): Promise<Interface> {
  const description = await readJson<Description>(ask, base + descriptionPath)
  if (!description?.paths)
    throw new UsageError(
      `${base}${descriptionPath} is no OpenAPI description, so there are no promises to judge by`,
    )
  const catalog = await readJson<Catalog>(ask, base + catalogPath)
  const definitions = description.components?.schemas ?? {}
  const described = Object.entries(description.paths).flatMap(([path, { get }]) => {
    const content = Object.entries(get?.responses?.[200]?.content ?? {})[0]
    if (!content) return []
    const [type, { schema }] = content
    const json = /[/+]json$/.test(type) && schema
    return [promised(path, type, json ? alone(schema, definitions) : undefined)]
  })
  const linked = linksOf(catalog ?? {})
    .filter(({ href }) => href.startsWith(`${base}/`))
    .map(({ href, type }) => promised(href.slice(base.length), type))
  const known = new Set(described.map(({ path }) => path))
  return {
    source: base,
    ownNotFound: false,
    resources: [
      promised('/', 'text/html'),
      ...described.filter(({ path }) => path !== '/'),
      ...unique(linked).filter(({ path }) => !known.has(path)),
    ],
  }
}

const promised = (path: string, type: string, schema?: JsonSchema): Promised => ({
  path,
  type,
  ...(schema && { schema }),
  optional: false,
  headers: () => [],
})

const unique = (resources: readonly Promised[]) => [
  ...new Map(resources.map((resource) => [resource.path, resource])).values(),
]

/** Links of a catalog that name a media type. */
export function linksOf({ linkset = [] }: Catalog): { href: string; type: string }[] {
  return linkset.flatMap((context) =>
    Object.values(context).flatMap((targets) =>
      Array.isArray(targets)
        ? targets.flatMap(({ href, type }) =>
            typeof href === 'string' && typeof type === 'string' ? [{ href, type }] : [],
          )
        : [],
    ),
  )
}

/**
 * The schema of one answer with the components that it refers to, without patterns: a stranger's
 * pattern can keep a machine busy for years.
 */
function alone(schema: JsonSchema, definitions: { [title: string]: JsonSchema }): JsonSchema {
  const whole = JSON.stringify({ ...schema, $defs: definitions })
  return JSON.parse(whole.replaceAll('"#/components/schemas/', '"#/$defs/'), (name, value) => {
    if (name === 'pattern' && typeof value === 'string') return undefined
    if (typeof value !== 'object' || value === null || !('patternProperties' in value)) return value
    const { patternProperties: _, additionalProperties: __, ...rest } = value
    return rest
  }) as JsonSchema
}

async function readJson<T>(ask: Ask, address: string): Promise<T | undefined> {
  const { text } = await ask(address)
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : undefined
  } catch {
    return undefined
  }
}
