// What a site promises: by the table of resources of this generator, or by what it publishes about
// itself. Neither needs the content or a build.

import { type Header, headersOf, twinsOf } from '../hosting/headers.ts'
import { sentence, type VerifyWords } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { UsageError } from '../messages/usage-error.ts'
import { defaultLanguages, languages as known, type Language } from '../model/languages.ts'
import type { Deployment } from '../model/published.ts'
import { type Entry, isNotFound, type JsonSchema, resourcesIn } from '../model/resource.ts'
import { standalone } from '../model/schema.ts'
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
  /** Path of the page that unknown addresses are answered with, where the promises name one. */
  notFound?: string
}

/** The promises of every site that is made from this table in these languages. */
export function promisesOfTable(
  base: string,
  table: readonly Entry[],
  languages: readonly Language[] = defaultLanguages,
  words: VerifyWords = en.verify,
): Interface {
  const resources = resourcesIn(table, languages)
  const hosting = { markdown_negotiation: false, https_only: 'site' } as const
  const place: Deployment = { baseUrl: base, resources, hosting }
  const twins = twinsOf(resources)
  const missing = resources.find(isNotFound)
  return {
    source: words.sources.table,
    ...(missing && { notFound: missing.path }),
    resources: resources
      .filter((resource) => !isNotFound(resource))
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

/** The languages that a home page names: its own, and those that it links to by `hreflang`. */
export function languagesOf(page: string): readonly Language[] {
  const head = page.slice(0, 100_000)
  const own = /<html[^>]* lang="?([a-z]+)/i.exec(head)?.[1]
  const linked = [...head.matchAll(/<link[^>]* hreflang="?([a-z]+)/gi)].map((match) => match[1])
  const named = [own, ...linked].flatMap((code) => known.find((lang) => lang === code) ?? [])
  return named.length > 0 ? [...new Set(named)] : defaultLanguages
}

type Description = {
  paths?: { [path: string]: { get?: Operation } | null }
  components?: { schemas?: { [title: string]: JsonSchema } }
}
type Operation = {
  responses?: { 200?: { content?: { [type: string]: { schema?: JsonSchema } | null } } }
}
type Target = { href?: unknown; type?: unknown }
type Catalog = { linkset?: unknown }

/** The address that RFC 9727 gives to the catalog of every site. */
const catalogPath = '/.well-known/api-catalog'

/**
 * The promises that a site publishes: every link of its catalog, every path of the OpenAPI
 * description that the catalog names (`service-desc`, RFC 8631). Throws a UsageError when there is no
 * such description.
 */
export async function promisesOfSite(ask: Ask, base: string): Promise<Interface> {
  const catalog = (await readJson<Catalog>(ask, base + catalogPath)) ?? {}
  const named = descriptionsIn(catalog).find((href) => href.startsWith(`${base}/`))
  const description = named === undefined ? undefined : await readJson<Description>(ask, named)
  if (!description?.paths)
    throw new UsageError(
      named === undefined
        ? sentence('description-missing', { catalog: base + catalogPath })
        : sentence('description-unreadable', { address: named }),
    )
  const definitions = description.components?.schemas ?? {}
  const described = Object.entries(description.paths).flatMap(([path, item]) => {
    const content = Object.entries(item?.get?.responses?.[200]?.content ?? {})[0]
    if (!content) return []
    const [type, media] = content
    const schema = media?.schema
    const json = /[/+]json$/.test(type) && schema
    return [promised(path, type, json ? alone(schema, definitions) : undefined)]
  })
  const linked = catalogLinks(catalog)
    .filter(({ href }) => href.startsWith(`${base}/`))
    .map(({ href, type }) => promised(href.slice(base.length), type))
  const known = new Set(described.map(({ path }) => path))
  return {
    source: base,
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

/** Addresses that a catalog gives as descriptions of the interface. */
const descriptionsIn = (catalog: Catalog): string[] =>
  targetsIn(catalog).flatMap(({ relation, href }) =>
    relation === 'service-desc' && typeof href === 'string' ? [href] : [],
  )

/** Links of a catalog that name a media type. */
export const catalogLinks = (catalog: Catalog): { href: string; type: string }[] =>
  targetsIn(catalog).flatMap(({ href, type }) =>
    typeof href === 'string' && typeof type === 'string' ? [{ href, type }] : [],
  )

/** Target objects of a linkset (RFC 9264) with their relations; a stranger's may be anything. */
function targetsIn({ linkset }: Catalog) {
  const contexts = Array.isArray(linkset) ? linkset : []
  return contexts.flatMap((context: object | null) =>
    Object.entries(context ?? {}).flatMap(([relation, targets]) =>
      Array.isArray(targets)
        ? targets.map((target) => ({ ...(target as Target | null), relation }))
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
