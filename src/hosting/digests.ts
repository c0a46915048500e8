// Digests file: tells `verify` the path, length and digest of every body of a build. No document of
// the site links to it.

import { createHash } from 'node:crypto'
import type { Deployment, Published } from '../model/published.ts'
import { digestsFile } from '../model/published.ts'
import { isNotFound, type Resource, serialize } from '../model/resource.ts'
import { findTwins, type Header, headersFor, markupPolicy, resourceHeaders } from './headers.ts'
import { type RedirectRule, redirectRules } from './redirects.ts'

export type Body = {
  /** Path below the base URL. */
  path: string
  /** Media type with its parameters. */
  type: string
  /** Number of bytes. */
  length: number
  /** Digest of the bytes in hexadecimal. */
  sha256: string
  /** Only for the page that is sent for unknown addresses. */
  status?: 404
  /** Path of the Markdown twin of a page. */
  twin?: string
  /** Headers that cannot be derived from the media type and the body. */
  headers?: { [name: string]: string }
}

export type Digests = {
  base_url: string
  /** Day for which the site was built. */
  date: string
  bodies: Body[]
  /** Responses expected at old addresses. */
  redirects?: RedirectRule[]
}

/** The digests file as a resource, for hosts that serve only addresses with a rule. */
export const digestsResource: Resource = unlisted(`/${digestsFile}`, 'application/json')

/** Make a resource of which only the address and the media type are known. */
function unlisted(path: string, type: string): Resource {
  const names = { title: path, summary: path, path, file: path.slice(1) }
  return { ...names, group: 'Documents', unlisted: true, type, render: () => '' }
}

/** Remove the policy for markup files: sites of earlier versions do not promise it. */
const withoutMarkupPolicy = (headers: readonly Header[]) =>
  headers.filter(([, value]) => value !== markupPolicy)

/**
 * Write the text of the digests file. It does not contain variants that a host makes, such as
 * Markdown on request.
 */
export function formatDigests(
  published: readonly Published[],
  place: Deployment & { date: string },
): string {
  const twins = new Map(findTwins(place.resources).map(({ page, twin }) => [page.path, twin.path]))
  const bodies = published.map((one): Body => {
    const { resource, text, bytes } = one
    const { path, type } = resource
    const body = bytes ?? text
    const twin = twins.get(path)
    const derived = new Map(
      withoutMarkupPolicy(resourceHeaders({ ...one, resource: unlisted(path, type) }, place)),
    )
    const headers = resourceHeaders(one, place).filter(
      ([name, value]) => derived.get(name) !== value,
    )
    return {
      path,
      type,
      length: Buffer.byteLength(body),
      sha256: sha256(body),
      ...(isNotFound(resource) && { status: 404 }),
      ...(twin !== undefined && { twin }),
      ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    }
  })
  const redirects = redirectRules(place)
  return serialize({
    ...{ base_url: place.baseUrl, date: place.date, bodies },
    ...(redirects.length > 0 && { redirects }),
  })
}

export const sha256 = (body: Uint8Array | string) => createHash('sha256').update(body).digest('hex')

/**
 * Return the headers that these digests promise for a body, except for its type. `text` is the body
 * that was received.
 */
export function headersOfBody(
  { path, type, headers = {} }: Pick<Body, 'path' | 'type' | 'headers'>,
  text: string,
  baseUrl: string,
): Header[] {
  const hosting = { markdown_negotiation: false, https_only: 'site', redirects: [] } as const
  const place: Deployment = { baseUrl, resources: [], hosting }
  const derived = withoutMarkupPolicy(headersFor({ resource: unlisted(path, type), text }, place))
  return [...new Map([...derived, ...Object.entries(headers)])]
}

/**
 * Maximum number of bodies. No pub publishes as many, photos included. `verify` sends six requests
 * for each body.
 */
const maximumBodies = 10_000

const longestPath = 2000

/** Parse the digests file of any server. Undefined if the text is not one. */
export function readDigests(text: string): Digests | undefined {
  try {
    const { base_url, date, bodies, redirects = [] } = JSON.parse(text) as Partial<Digests>
    if (typeof base_url !== 'string' || typeof date !== 'string') return undefined
    const isList = Array.isArray(bodies) && bodies.length > 0 && bodies.length <= maximumBodies
    const isRight = Array.isArray(redirects) && redirects.every(isRule)
    return isList && bodies.every(isBody) && isRight
      ? { base_url, date, bodies, redirects }
      : undefined
  } catch {
    return undefined
  }
}

const isRule = (one: unknown): one is RedirectRule => {
  if (typeof one !== 'object' || one === null) return false
  const { from, to, status } = one as Partial<RedirectRule>
  return (
    from?.startsWith('/') === true &&
    from.length <= longestPath &&
    typeof to === 'string' &&
    typeof status === 'number'
  )
}

function isBody(one: unknown): one is Body {
  if (typeof one !== 'object' || one === null) return false
  const { path, type, length, sha256, twin = '', headers = {} } = one as Partial<Body>
  return (
    [path, type, sha256, twin].every((member) => typeof member === 'string') &&
    path?.startsWith('/') === true &&
    path.length <= longestPath &&
    Number.isSafeInteger(length) &&
    typeof headers === 'object' &&
    headers !== null &&
    Object.entries(headers).every(
      ([name, value]) => /^[A-Za-z-]+$/.test(name) && typeof value === 'string',
    )
  )
}
