// Expected headers of each address of the full pub. They are written down from the interface (its
// endpoints) and from docs/hosting.md (its table of headers), never computed by the program. A new
// address needs a line in promised.yaml.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

/** Names in lower case, as tests compare them. */
export type Headers = { [name: string]: string | RegExp }

/** Properties of a site that its headers depend on. */
type Place = {
  /** True if the site is built for https. */
  https: boolean
  /** Path of the site, with a slash at its start and none at its end. */
  below: string
  /** True if Markdown is sent on request. */
  negotiation: boolean
}

const page = 'text/html; charset=utf-8'
const json = 'application/json'
const schema = 'application/schema+json'

const addressesByType = load(readFileSync(join(import.meta.dirname, 'promised.yaml'), 'utf8')) as {
  [type: string]: string[]
}
const types: { readonly [path: string]: string } = Object.fromEntries(
  Object.entries(addressesByType).flatMap(([type, paths]) => paths.map((path) => [path, type])),
)

/** Every address of the full pub. */
export const addresses: readonly string[] = Object.keys(types)

/** Headers of all responses, including errors. */
export const common = ({ https }: Pick<Place, 'https'>): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(https && { 'strict-transport-security': 'max-age=63072000' }),
})

const ofPages: Headers = {
  'content-security-policy':
    /^default-src 'none'; style-src( 'sha256-[\w+/]{43}=')+; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

const ofData: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Without this policy a script in a drawing could read the token of the owner's editor. */
const ofMarkup = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const negotiated = [
  ...['/', '/en/', '/lunch/', '/en/lunch/'],
  ...['/index.md', '/en.md', '/lunch.md', '/en/lunch.md'],
]

/** Return the headers of an address, including `Link`. Throws for an address without a line. */
export function promisedAt(path: string, place: Partial<Place> = {}): Headers {
  const { https = true, below = '', negotiation = false } = place
  const type = types[path]
  if (type === undefined) throw new Error(`${path} has no line in test/hosts/promised.yaml`)
  const links = linksAt(path)
  const languages: { [path: string]: string } = {
    ...{ '/index.md': 'cs', '/en.md': 'en', '/lunch.md': 'cs', '/en/lunch.md': 'en' },
  }
  const language = languages[path]
  return {
    ...common({ https }),
    'content-type': type,
    'cache-control': cacheControl(path, type),
    ...(language !== undefined && { 'content-language': language }),
    ...(negotiation && negotiated.includes(path) && { vary: 'Accept' }),
    ...(links.length > 0 && {
      link: links
        .map(([rel, to, kind]) => {
          const target = to.startsWith('/') ? `${below}${to}` : to
          return `<${target}>; rel="${rel}"; type="${kind}"`
        })
        .join(', '),
    }),
    ...(type === page ? ofPages : ofData),
    ...(/xml$/.test(type) && { 'content-security-policy': ofMarkup }),
    ...(type !== page && links.length > 0 && { 'access-control-expose-headers': 'Link' }),
  }
}

function cacheControl(path: string, type: string): string {
  // Responses of a token endpoint are not stored (RFC 6749 section 5.1).
  if (path.startsWith('/oauth/')) return 'no-store'
  return type.startsWith('image/') ? 'public, max-age=86400' : 'public, max-age=300'
}

type Link = readonly [relation: string, path: string, type: string]

const catalog: Link = ['api-catalog', '/.well-known/api-catalog', 'application/linkset+json']
const description: Link = ['service-desc', '/openapi.json', json]
/** RFC 8631. */
const documents: readonly Link[] = [
  ['service-doc', '/api/docs.md', 'text/markdown'],
  ['service-doc', '/auth.md', 'text/markdown'],
]
const index: Link = ['describedby', '/llms.txt', 'text/plain']
/** Agentic Resource Discovery 0.91, section 5.1. */
const manifest: Link = ['ard', '/.well-known/ard.json', json]
const data: readonly Link[] = ['/menu.json', '/days.json', '/hours.json', '/pub.json'].map(
  (path) => ['item', path, json],
)

/** List the links of each response (RFC 8288): pages link to everything, data to their schema. */
function linksAt(path: string): readonly Link[] {
  const type = types[path] ?? ''
  if (path === '/404.html' || type.startsWith('image/')) return []
  if (type === page)
    return [...linkToTwin(path), catalog, description, ...documents, index, manifest, ...data]
  if (path === catalog[1]) return [catalog, description, ...documents]
  if (path === '/.well-known/auth.md') return [['canonical', '/auth.md', 'text/markdown']]
  if (path === '/index.html.md') return linksOfTwin('/', '/index.md')
  // Relative, so that one rule of a host is enough for the copies of all twins.
  if (/index(\.html)?\.md$/.test(path) && path !== '/index.md') return linksOfTwin('./', 'index.md')
  const schemaName = /^\/(menu|days|hours|pub)\.json$/.exec(path)?.[1]
  return [
    ...(twins[path] === undefined ? [] : linksOfTwin(twins[path], path)),
    ...(schemaName === undefined
      ? []
      : [['describedby', `/schemas/${schemaName}.schema.json`, schema] as const]),
    ...documents.filter(([, document]) => document !== path),
  ]
}

/** The page of each Markdown twin. */
const twins: { readonly [path: string]: string } = {
  '/index.md': '/',
  '/en.md': '/en/',
  '/lunch.md': '/lunch/',
  '/en/lunch.md': '/en/lunch/',
}

const linkToTwin = (page: string): readonly Link[] =>
  Object.entries(twins)
    .filter(([, its]) => its === page)
    .map(([twin]) => ['alternate', twin, 'text/markdown'])

/** llmstxt.org, version 2: the twin and llms.txt are also named by the twin itself. */
const linksOfTwin = (page: string, twin: string): readonly Link[] => [
  ['canonical', page, 'text/html'],
  ['alternate', twin, 'text/markdown'],
  index,
]
