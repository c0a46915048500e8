// The file by which `verify` knows every body of a build: what each is called, how long it is, and
// the digest of its bytes. No document of the site speaks of it.

import { createHash } from 'node:crypto'
import type { Deployment, Published } from '../model/published.ts'
import { digestsFile } from '../model/published.ts'
import { isNotFound, type Resource, serialize } from '../model/resource.ts'
import { type Header, headersOf, markupPolicy, ownHeaders, twinsOf } from './headers.ts'
import { type RedirectRule, redirectRules } from './redirects.ts'

export type Body = {
  /** Below the base address. */
  path: string
  /** Media type with its parameters. */
  type: string
  /** Of the bytes. */
  length: number
  /** In hexadecimal. */
  sha256: string
  /** Only of the page that unknown addresses are answered with. */
  status?: 404
  /** Path of the Markdown twin of a page. */
  twin?: string
  /** Headers that do not follow from media type and body. */
  headers?: { [name: string]: string }
}

export type Digests = {
  base_url: string
  /** The day that the build was made for. */
  date: string
  bodies: Body[]
  /** Old addresses: what the host answers there. */
  redirects?: RedirectRule[]
}

/** The file of digests as a resource, for hosts that serve only addresses with a rule. */
export const digestsResource: Resource = unlisted(`/${digestsFile}`, 'application/json')

/** A resource of which nothing is known but its address and its media type. */
function unlisted(path: string, type: string): Resource {
  const names = { title: path, summary: path, path, file: path.slice(1) }
  return { ...names, group: 'Documents', unlisted: true, type, render: () => '' }
}

/** The policy of markup is written out: sites of earlier versions promise none. */
const followingFrom = (headers: readonly Header[]) =>
  headers.filter(([, value]) => value !== markupPolicy)

/** The text of the file. What the host makes of a body, such as Markdown on request, is not in it. */
export function digestsOf(
  published: readonly Published[],
  place: Deployment & { date: string },
): string {
  const twins = new Map(twinsOf(place.resources).map(({ page, twin }) => [page.path, twin.path]))
  const bodies = published.map((one): Body => {
    const { resource, text, bytes } = one
    const { path, type } = resource
    const body = bytes ?? Buffer.from(text)
    const twin = twins.get(path)
    const derived = new Map(
      followingFrom(ownHeaders({ ...one, resource: unlisted(path, type) }, place)),
    )
    const headers = ownHeaders(one, place).filter(([name, value]) => derived.get(name) !== value)
    return {
      path,
      type,
      length: body.byteLength,
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

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The headers that a body of these digests promises beside its type; `text` is what was received. */
export function headersOfBody(
  { path, type, headers = {} }: Pick<Body, 'path' | 'type' | 'headers'>,
  text: string,
  baseUrl: string,
): Header[] {
  const hosting = { markdown_negotiation: false, https_only: 'site', redirects: [] } as const
  const place: Deployment = { baseUrl, resources: [], hosting }
  const derived = followingFrom(headersOf({ resource: unlisted(path, type), text }, place))
  return [...new Map([...derived, ...Object.entries(headers)])]
}

/** More than any pub publishes, photos included: each body costs whoever verifies six questions. */
const maximumBodies = 10_000

const longestPath = 2000

/** The digests in a text that anybody may have written; undefined where it holds none. */
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
