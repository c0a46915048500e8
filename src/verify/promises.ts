// Reads what a site promises from the digests of its build, which needs neither the content nor a
// build on this machine.

import { type Digests, type Header, headersOfBody, readDigests } from '../hosting/index.ts'
import { digestsFile } from '../model/published.ts'
import { html, isNotFound } from '../model/resource.ts'
import type { Visit } from './ask.ts'
import type { Digest } from './changes.ts'
import { fault, judge, type Verdict } from './verdict.ts'

export type Promised = {
  path: string
  /** Media type with its parameters. */
  type: string
  /** Digest of the body. Unknown if the site has no digests. */
  digest?: Digest
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

/** Read what the site promises at its own address. Without digests, only its home page is known. */
export async function promisesAt(visit: Visit, against?: Against): Promise<PublishedSite> {
  const { ask, base, found, fixes, sources } = visit
  const { status, text, failure } = await ask(digestsPath)
  const own = status === 200 ? readDigests(text) : undefined
  const digests = own ?? against?.digests
  const unknown = failure ?? (status === 200 || status === 404 ? undefined : found.status(status))
  const remedy = unknown === undefined ? fault.build(fixes.publish) : fault.host(fixes.up)
  const lacking = judge('digests', digestsPath, unknown ?? found.none, found.digests, remedy)
  if (!digests) {
    const home: Promised = { path: '/', type: html, headers: () => [] }
    return { source: sources.nothing, resources: [home], verdicts: [lacking] }
  }
  const rebuild = fault.build(fixes.baseUrl(base))
  const sameBase = judge('base url', digestsPath, digests.base_url, base, rebuild)
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

/** The media type has checks of its own. */
const isNotContentType = ([name]: Header) => name !== 'Content-Type'
