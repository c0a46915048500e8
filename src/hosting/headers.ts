// The HTTP headers of every resource. The rules of all hosts, the preview, the tests and `verify`
// are generated from this file.

import { createHash } from 'node:crypto'
import { cachePerObject } from '../model/once.ts'
import type { Deployment, Published } from '../model/published.ts'
import { essence, isDescribed, isPage, type Link, type Resource } from '../model/resource.ts'
import { href } from '../model/site.ts'

export type Header = [name: string, value: string]

/** Return all headers of a published resource, in the order in which hosts write them. */
export function headersFor(published: Published, deployment: Deployment): Header[] {
  return [...resourceHeaders(published, deployment), ...commonHeaders(deployment)]
}

/**
 * Return the headers that differ between resources. Keep the capitalisation: one host is reported to
 * send a lower-case `content-type` twice.
 */
export function resourceHeaders(published: Published, deployment: Deployment): Header[] {
  const { resource } = published
  const link = linkValue(resource, deployment)
  return [
    ['Content-Type', resource.type],
    // Five minutes absorbs a burst of readers and still shows a sold-out dish soon.
    ['Cache-Control', resource.cache ?? 'public, max-age=300'],
    ...optionalHeader('Content-Language', resource.contentLanguage),
    ...optionalHeader('Vary', isNegotiated(resource, deployment) ? 'Accept' : undefined),
    ...optionalHeader('Link', link),
    ...(isPage(resource)
      ? pageHeaders(resource.policy ?? contentSecurityPolicy(published), resource.popups)
      : dataHeaders(link)),
    ...optionalHeader('Content-Security-Policy', isMarkup(resource) ? markupPolicy : undefined),
  ]
}

/**
 * Policy for SVG, XML and other markup that is not a page. Without it, a script in such a file could
 * read the repository token that the owner's editor stores in the browser.
 */
export const markupPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const isMarkup = ({ type }: Resource) => /[/+]xml$|\/xsl$/.test(essence(type))

const optionalHeader = (name: string, value: string | undefined): Header[] =>
  value === undefined ? [] : [[name, value]]

/** Return the headers of every response, errors included, so hosts can put them in one rule for all paths. */
export function commonHeaders({ baseUrl, hosting }: Omit<Deployment, 'resources'>): Header[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    // RFC 6797 section 7.2: not over plain HTTP, which only the preview uses.
    ...(baseUrl.startsWith('https:')
      ? [['Strict-Transport-Security', strictTransport[hosting.https_only]] as Header]
      : []),
  ]
}

/** `domain` and `preload` also affect other sites of the domain, so the owner chooses. */
export const strictTransport = {
  site: 'max-age=63072000',
  domain: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

function pageHeaders(policy: string, popups = false): Header[] {
  return [
    ['Content-Security-Policy', policy],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', popups ? 'same-origin-allow-popups' : 'same-origin'],
    // Safe because every image comes from this site.
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
}

/** Allow scripts on other sites to read public data. */
function dataHeaders(link: string | undefined): Header[] {
  return [
    ['Access-Control-Allow-Origin', '*'],
    ...optionalHeader('Access-Control-Expose-Headers', link === undefined ? undefined : 'Link'),
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ]
}

/**
 * Return the `Link` header (RFC 8288). Targets are paths, so a copy of the site elsewhere links to
 * itself. Resources that share a rule link within their folder by relative paths.
 */
function linkValue(resource: Resource, deployment: Deployment): string | undefined {
  const folder = resource.sharedRule && resource.path.replace(/[^/]*$/, '')
  const reference = (path: string) =>
    folder && path.startsWith(folder) ? path.slice(folder.length) || './' : href(deployment, path)
  const values = listLinks(resource, deployment.resources).flatMap(({ rel, path }) => {
    const target = deployment.resources.find((candidate) => candidate.path === path)
    return target ? [`<${reference(path)}>; rel="${rel}"; type="${essence(target.type)}"`] : []
  })
  return values.length > 0 ? values.join(', ') : undefined
}

/**
 * List the links of a resource: its own, then its schema and the documentation (RFC 8631). Every
 * response, even an empty key set, is one step away from the list of all resources.
 */
function listLinks(resource: Resource, resources: readonly Resource[]): Link[] {
  const { describedBy } = resource
  const links = resource.links?.(resources) ?? []
  if (!isDescribed(resource)) return [...links]
  const general: Link[] = [
    ...(describedBy === undefined ? [] : [{ rel: 'describedby', path: describedBy }]),
    ...resources
      .filter(({ relation }) => relation === 'service-doc')
      .map(({ path }) => ({ rel: 'service-doc', path })),
  ]
  // The template's own relation wins: a home page names llms.txt as its description.
  const isOverridden = (link: Link) => links.some(({ rel }) => rel === link.rel)
  return [...links, ...general.filter((link) => !isOverridden(link) && link.path !== resource.path)]
}

export type PageAndTwin = { page: Resource; twin: Resource }

/** Find each page's Markdown twin: the `text/markdown` resource its `alternate` link points to. */
export const findTwins = cachePerObject((resources: readonly Resource[]): PageAndTwin[] =>
  resources.filter(isPage).flatMap((page) => {
    const paths = (page.links?.(resources) ?? [])
      .filter(({ rel }) => rel === 'alternate')
      .map(({ path }) => path)
    const twin = resources.find(
      ({ path, type }) => paths.includes(path) && essence(type) === 'text/markdown',
    )
    return twin ? [{ page, twin }] : []
  }),
)

/** True if the response at this address depends on the request's Accept header. */
const isNegotiated = ({ path }: Resource, { hosting, resources }: Deployment) =>
  hosting.markdown_negotiation &&
  findTwins(resources).some(({ page, twin }) => page.path === path || twin.path === path)

/**
 * Return the strictest policy the page works with: its own inline styles (by hash) and images of this
 * site. `connect-src 'self'` lets auditing tools fetch from within the page.
 */
const contentSecurityPolicy = cachePerObject(({ text: page }: Published): string => {
  // Split instead of a regular expression: `verify` passes pages of other servers, and backtracking
  // could take hours.
  const styles = page
    .split('<style>')
    .slice(1)
    .flatMap((rest) => rest.split('</style>', 1))
  const hashes = styles.map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ') || "'none'"}`,
    "img-src 'self'",
    ...(styles.some((style) => style.includes('@font-face{')) ? ["font-src 'self'"] : []),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
})
