// Which headers each resource is sent with. This is the one source: the rules of every host, the
// preview, the tests and `verify` all take them from here.

import { createHash } from 'node:crypto'
import { onceFor } from '../model/once.ts'
import type { Deployment, Published } from '../model/published.ts'
import { essence, isDescribed, isPage, type Link, type Resource } from '../model/resource.ts'
import { href } from '../model/site.ts'

export type Header = [name: string, value: string]

/** The headers that a resource promises, in the order in which they are written. */
export function headersOf(published: Published, place: Deployment): Header[] {
  return [...ownHeaders(published, place), ...commonHeaders(place)]
}

/** Those of the resource alone. Names are written in this very case: a lower-case `content-type`
 * was reported to come out twice on one host. */
export function ownHeaders({ resource, text }: Published, place: Deployment): Header[] {
  const link = linkValue(resource, place)
  return [
    ['Content-Type', resource.type],
    // Five minutes: long enough for a burst of readers, short enough for a sold-out dish.
    ['Cache-Control', resource.cache ?? 'public, max-age=300'],
    ...header('Content-Language', resource.contentLanguage),
    ...header('Vary', isNegotiated(resource, place) ? 'Accept' : undefined),
    ...header('Link', link),
    ...(isPage(resource)
      ? pageHeaders(resource.policy ?? contentSecurityPolicy(text), resource.popups)
      : dataHeaders(link)),
    ...header('Content-Security-Policy', holdsMarkup(resource) ? markupPolicy : undefined),
  ]
}

/**
 * Of a drawing or any other markup that is no page: a script in it would read what the owner's
 * editor keeps in the browser, the token of the repository.
 */
export const markupPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const holdsMarkup = ({ type }: Resource) => /[/+]xml$|\/xsl$/.test(essence(type))

const header = (name: string, value: string | undefined): Header[] =>
  value === undefined ? [] : [[name, value]]

/** Everything, errors included: these may stand in a rule for all paths. */
export function commonHeaders({
  baseUrl,
  hosting,
}: Pick<Deployment, 'baseUrl' | 'hosting'>): Header[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    // RFC 6797 section 7.2: never over http, which only the preview speaks.
    ...(baseUrl.startsWith('https:')
      ? [['Strict-Transport-Security', strictTransport[hosting.https_only]] as Header]
      : []),
  ]
}

/** More than this site is bound by the last two, so they are the owner's choice. */
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
    // Costs nothing where every image is the site's own.
    ['Cross-Origin-Embedder-Policy', 'require-corp'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
}

/** Public data: programs in browsers on other sites may read it. */
function dataHeaders(link: string | undefined): Header[] {
  return [
    ['Access-Control-Allow-Origin', '*'],
    ...header('Access-Control-Expose-Headers', link === undefined ? undefined : 'Link'),
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ]
}

/** RFC 8288, with paths, so that a copy of the site on another address describes itself. */
function linkValue(resource: Resource, place: Deployment): string | undefined {
  const values = linksOf(resource, place.resources).flatMap(({ rel, path }) => {
    const target = place.resources.find((candidate) => candidate.path === path)
    return target ? [`<${href(place, path)}>; rel="${rel}"; type="${essence(target.type)}"`] : []
  })
  return values.length > 0 ? values.join(', ') : undefined
}

/**
 * What a resource names itself, then its schema and the documentation (RFC 8631): whoever holds
 * any one answer, an empty key set too, is one step from the list of all.
 */
function linksOf(resource: Resource, resources: readonly Resource[]): Link[] {
  const { describedBy } = resource
  const links = resource.links?.(resources) ?? []
  if (!isDescribed(resource)) return [...links]
  const general: Link[] = [
    ...(describedBy === undefined ? [] : [{ rel: 'describedby', path: describedBy }]),
    ...resources
      .filter(({ relation }) => relation === 'service-doc')
      .map(({ path }) => ({ rel: 'service-doc', path })),
  ]
  // A relation that the template names wins: a home page calls llms.txt its description.
  const isNamed = (link: Link) => links.some(({ rel }) => rel === link.rel)
  return [...links, ...general.filter((link) => !isNamed(link) && link.path !== resource.path)]
}

export type Pair = { page: Resource; twin: Resource }

/** Pages and the Markdown twins that their links name. */
export const twinsOf = onceFor((resources: readonly Resource[]): Pair[] =>
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

/** The answer to an address depends on Accept, whichever of the two variants it is. */
const isNegotiated = ({ path }: Resource, { hosting, resources }: Deployment) =>
  hosting.markdown_negotiation &&
  twinsOf(resources).some(({ page, twin }) => page.path === path || twin.path === path)

/**
 * The strictest policy that the page works under: nothing but its own inline styles, by their
 * hashes, and images of this site. `connect-src` is for auditors that fetch from within the page.
 */
function contentSecurityPolicy(page: string): string {
  // Cut, not matched: `verify` gives pages of strangers here, and a pattern could take hours.
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
}
