// What a site promises: by the digests of its build, or by its catalog and description. Neither
// needs the content or a build on this machine.

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
  /** Of the body; without one the site says only what the body is like. */
  digest?: Digest
  /** Stands alone: no reference leads out of it. */
  schema?: JsonSchema
  /** Further headers; some follow from the body. */
  headers(body: string): Header[]
  /** Path of the Markdown twin of a page. */
  twin?: string
}

export type PublishedSite = {
  /** Where these promises were read. */
  source: string
  resources: Promised[]
  /** The day that its build was made for, as far as it says so. */
  date?: string
  /** The page that unknown addresses are answered with. */
  notFound?: { path: string; digest: Digest }
  /** Old addresses that lead elsewhere. */
  redirects?: Digests['redirects']
  /** What was found on the way. */
  verdicts: Verdict[]
}

/** The digests beside which a site is judged: those of a build on this machine. */
export type Against = {
  digests: Digests
  /** What messages call its folder. */
  folder: string
  /** Whether somebody named the folder, or it only lies there. */
  isChosen: boolean
}

export const digestsPath = `/${digestsFile}`

/** What the site at its own address promises. */
export async function promisesAt(visit: Visit, against?: Against): Promise<PublishedSite> {
  const { ask, base, found, mends } = visit
  const answer = await ask(digestsPath)
  const own = answer.status === 200 ? readDigests(answer.text) : undefined
  const digests = own ?? against?.digests
  if (!digests) return promisesWithoutDigests(visit, answer)
  const [other, missing] = [fault.build(mends.baseUrl(base)), fault.build(mends.publish)]
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
          headers: (text) => headersOfBody(body, text, base).filter(isBeside),
        }),
      ),
  }
}

/** A site of an earlier version: by what it publishes about itself, and the headers of all sites. */
async function promisesWithoutDigests(
  { ask, base, found, mends }: Visit,
  { status, failure }: Answer,
): Promise<PublishedSite> {
  const unknown = failure ?? (status === 200 || status === 404 ? undefined : found.status(status))
  const verdict =
    unknown === undefined
      ? warning('digests', digestsPath, found.olderVersion, found.digests)
      : judge('digests', digestsPath, unknown, found.digests, fault.host(mends.up))
  const described = await promisesOfSite(ask, base).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    return [promised('/', html), promised(catalogPath, 'application/linkset+json')]
  })
  const resources = described.map(
    (resource): Promised => ({
      ...resource,
      // Which cache a resource has, nobody can know without its digests.
      headers: (text) =>
        headersOfBody({ path: resource.path, type: resource.type }, text, base).filter(
          (header) => isBeside(header) && header[0] !== 'Cache-Control',
        ),
    }),
  )
  return { source: base, resources, verdicts: [verdict] }
}

/** The media type is judged by itself. */
const isBeside = ([name]: Header) => name !== 'Content-Type'

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
export async function promisesOfSite(ask: Ask, base: string): Promise<Promised[]> {
  const catalog = (await readJson<Catalog>(ask, base + catalogPath)) ?? {}
  const targets = targetsIn(catalog).flatMap(({ relation, href, type }) =>
    typeof href === 'string' && href.startsWith(`${base}/`) ? [{ relation, href, type }] : [],
  )
  const address = targets.find(({ relation }) => relation === 'service-desc')?.href
  const description = address === undefined ? undefined : await readJson<Description>(ask, address)
  const paths = Object.entries(membersOf(description?.paths))
  if (!description?.paths || paths.length > maximumDescribed)
    throw new UsageError(
      address === undefined
        ? sentence('description-missing', { catalog: base + catalogPath })
        : sentence('description-unreadable', { address }),
    )
  const definitions = withoutPatterns(membersOf(description.components?.schemas))
  const described = paths.flatMap(([path, item]) => {
    const content = Object.entries(membersOf(item?.get?.responses?.[200]?.content))[0]
    // Any other would be an address elsewhere, which nobody asked about.
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
  // What the description says of an address is more than what the catalog says.
  return [
    ...new Map(
      [...linked, ...described, promised('/', html)].map((resource) => [resource.path, resource]),
    ).values(),
  ]
}

const promised = (path: string, type: string, schema?: JsonSchema): Promised => ({
  path,
  type,
  ...(schema && { schema }),
  headers: () => [],
})

/** Target objects of a linkset (RFC 9264) with their relations; a stranger's may be anything. */
function targetsIn({ linkset }: Catalog) {
  const contexts = Array.isArray(linkset) ? linkset : []
  return contexts.flatMap((context: object | null) =>
    Object.entries(membersOf(context)).flatMap(([relation, targets]) =>
      Array.isArray(targets)
        ? targets.map((target: unknown) => ({ ...membersOf<Target>(target), relation }))
        : [],
    ),
  )
}

/** More than any site describes: each is asked for six times. */
const maximumDescribed = 1000

/** What a stranger's object holds; of anything else, a long text too, nothing. */
const membersOf = <T extends object>(value: T | null | undefined | unknown): T =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as T

/**
 * A schema that stands alone, its references to components led to its own definitions, and without
 * patterns: a stranger's pattern can keep a machine busy for years. One nested too deep says nothing.
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
