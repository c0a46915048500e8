// Reads what a site promises: from the digests of its build, or from its catalog and OpenAPI
// description. Neither needs the content or a build on this machine.

import { type Digests, type Header, headersOfBody, readDigests } from '../hosting/index.ts'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { digestsFile } from '../model/published.ts'
import { html, isNotFound, type JsonSchema } from '../model/resource.ts'
import type { Answer, Ask, Visit } from './ask.ts'
import type { Digest } from './changes.ts'
import { fault, judge, type Verdict, warning } from './verdict.ts'

export type Promised = {
  path: string
  /** Media type with its parameters. */
  type: string
  /** Digest of the body. Without one, the site only describes the body. */
  digest?: Digest
  /** Self-contained schema, without references to other documents. */
  schema?: JsonSchema
  /** Other expected headers; some depend on the body. */
  headers(body: string): Header[]
  /** Path of the Markdown twin of a page. */
  twin?: string
}

export type PublishedSite = {
  /** Source of the promises, for messages. */
  source: string
  resources: Promised[]
  /** Day for which the site was built, if it states one. */
  date?: string
  /** Page that is sent for unknown addresses. */
  notFound?: { path: string; digest: Digest }
  /** Old addresses that redirect. */
  redirects?: Digests['redirects']
  /** Verdicts on the digests file itself. */
  verdicts: Verdict[]
}

/** A build on this machine that the site is compared with. */
export type Against = {
  digests: Digests
  /** Name of its folder in messages. */
  folder: string
  /** True if the user named the folder, false if it was found in its usual place. */
  isChosen: boolean
}

export const digestsPath = `/${digestsFile}`

/** Read what the site promises at its own address. */
export async function promisesAt(visit: Visit, against?: Against): Promise<PublishedSite> {
  const { ask, base, found, fixes } = visit
  const answer = await ask(digestsPath)
  const own = answer.status === 200 ? readDigests(answer.text) : undefined
  const digests = own ?? against?.digests
  if (!digests) return promisesWithoutDigests(visit, answer)
  const [other, missing] = [fault.build(fixes.baseUrl(base)), fault.build(fixes.publish)]
  const sameBase = judge('base url', digestsPath, digests.base_url, base, other)
  const lacking = judge('digests', digestsPath, found.none, found.digests, missing)
  const verdicts = own ? [sameBase] : [lacking, sameBase]
  return { ...promisesOfDigests(visit, digests), verdicts }
}

function promisesOfDigests({ base, sources }: Visit, { bodies, date, redirects }: Digests) {
  const missing = bodies.find(isNotFound)
  return {
    source: sources.digests,
    date,
    redirects,
    ...(missing && { notFound: { path: missing.path, digest: missing } }),
    resources: bodies
      .filter((body) => body !== missing)
      .map(
        (body): Promised => ({
          ...{ path: body.path, type: body.type, digest: body },
          ...(body.twin !== undefined && { twin: body.twin }),
          headers: (text) => headersOfBody(body, text, base).filter(isNotContentType),
        }),
      ),
  }
}

/**
 * Read the promises of a site that was built by an earlier version: its own catalog, and the
 * headers of every site.
 */
async function promisesWithoutDigests(
  { ask, base, found, fixes }: Visit,
  { status, failure }: Answer,
): Promise<PublishedSite> {
  const unknown = failure ?? (status === 200 || status === 404 ? undefined : found.status(status))
  const verdict =
    unknown === undefined
      ? warning('digests', digestsPath, found.olderVersion, found.digests)
      : judge('digests', digestsPath, unknown, found.digests, fault.host(fixes.up))
  const described = await promisesOfSite(ask, base).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    return [promised('/', html), promised(catalogPath, 'application/linkset+json')]
  })
  const resources = described.map(
    (resource): Promised => ({
      ...resource,
      // Cache-Control differs by resource, and without digests it is unknown.
      headers: (text) =>
        headersOfBody({ path: resource.path, type: resource.type }, text, base).filter(
          (header) => isNotContentType(header) && header[0] !== 'Cache-Control',
        ),
    }),
  )
  return { source: base, resources, verdicts: [verdict] }
}

/** The media type has checks of its own. */
const isNotContentType = ([name]: Header) => name !== 'Content-Type'

type Description = {
  paths?: { [path: string]: { get?: Operation } | null }
  components?: { schemas?: { [title: string]: JsonSchema } }
}
type Operation = {
  responses?: { 200?: { content?: { [type: string]: { schema?: JsonSchema } | null } } }
}
type Target = { href?: unknown; type?: unknown }
type Catalog = { linkset?: unknown }

/** Path of the catalog on every site (RFC 9727). */
const catalogPath = '/.well-known/api-catalog'

/**
 * Read what a site publishes about itself: every link of its catalog, and every path of the OpenAPI
 * description that the catalog links to (`service-desc`, RFC 8631). Throws a UsageError if the catalog
 * links to no description.
 */
export async function promisesOfSite(ask: Ask, base: string): Promise<Promised[]> {
  const catalog = (await readJson<Catalog>(ask, base + catalogPath)) ?? {}
  const targets = targetsIn(catalog).flatMap(({ relation, href, type }) =>
    typeof href === 'string' && href.startsWith(`${base}/`) ? [{ relation, href, type }] : [],
  )
  const address = targets.find(({ relation }) => relation === 'service-desc')?.href
  const description = address === undefined ? undefined : await readJson<Description>(ask, address)
  const paths = Object.entries(asObject(description?.paths))
  if (!description?.paths || paths.length > maximumDescribed)
    throw new UsageError(
      address === undefined
        ? sentence('description-missing', { catalog: base + catalogPath })
        : sentence('description-unreadable', { address }),
    )
  const definitions = withoutPatterns(asObject(description.components?.schemas))
  const described = paths.flatMap(([path, item]) => {
    const content = Object.entries(asObject(item?.get?.responses?.[200]?.content))[0]
    // Any other path would be a URL of another site.
    if (!content || !path.startsWith('/')) return []
    const [type, media] = content
    const schema = media?.schema
    const json = /[/+]json$/.test(type) && typeof schema === 'object' && schema !== null
    const alone = json ? { ...withoutPatterns(schema), $defs: definitions } : undefined
    return [promised(path, type, alone)]
  })
  const linked = targets.flatMap(({ href, type }) =>
    typeof type === 'string' ? [promised(href.slice(base.length), type)] : [],
  )
  // The description states more about an address than the catalog does, so it comes later and wins.
  const all = [...linked, ...described, promised('/', html)]
  return [...new Map(all.map((resource) => [resource.path, resource])).values()]
}

const promised = (path: string, type: string, schema?: JsonSchema): Promised => ({
  path,
  type,
  ...(schema && { schema }),
  headers: () => [],
})

/**
 * List the target objects of a linkset (RFC 9264) with their relations. The linkset may have any
 * shape.
 */
function targetsIn({ linkset }: Catalog) {
  const contexts = Array.isArray(linkset) ? linkset : []
  return contexts.flatMap((context: object | null) =>
    Object.entries(asObject(context)).flatMap(([relation, targets]) =>
      Array.isArray(targets)
        ? targets.map((target: unknown) => ({ ...asObject<Target>(target), relation }))
        : [],
    ),
  )
}

/** More paths than any site describes. Six requests are sent for each. */
const maximumDescribed = 1000

/** Return an object as it is, and an empty object for any other value. */
const asObject = <T extends object>(value: T | null | undefined | unknown): T =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as T

/**
 * Make a schema self-contained: references to components lead to its own definitions. Remove
 * patterns, because one from an untrusted site could run for years. A schema that is nested too
 * deep becomes empty.
 */
function withoutPatterns(schema: object): JsonSchema {
  try {
    const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/')
    return JSON.parse(text, (name, value) => {
      if (name === 'pattern' && typeof value === 'string') return undefined
      if (typeof value !== 'object' || value === null || !('patternProperties' in value))
        return value
      const { patternProperties: _, additionalProperties: __, ...rest } = value
      return rest
    }) as JsonSchema
  } catch {
    return {}
  }
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
