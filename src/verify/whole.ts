// What no single resource shows: errors, the address that the site was built for, Markdown on
// request, the certificate, the catalog.

import type { Buffer } from 'node:buffer'
import { controlPaths } from '../hosting/index.ts'
import type { VerifyWords } from '../messages/catalogue.ts'
import { essence } from '../model/resource.ts'
import type { Ask } from './ask.ts'
import { catalogLinks, type Interface, type Promised } from './promises.ts'
import type { Read } from './resource.ts'
import { judge, type Remedy, type Verdict, verdict, warning } from './verdict.ts'

const build = (mend: string): Remedy => ({ whose: 'build', mend })
const host = (mend: string): Remedy => ({ whose: 'host', mend })

/** Addresses that no site has: one at the root, one in each folder of resources without an extension. */
function unknownPaths(resources: readonly Promised[]): string[] {
  const folders = resources
    .map(({ path }) => /^(.*\/)[^/.]+$/.exec(path)?.[1])
    .filter((folder) => folder !== undefined)
  return [...new Set(['/', ...folders])].map((folder) => `${folder}verify-no-such-page`)
}

/** Errors are errors: status 404, with our page, and no rule calls them JSON. */
export async function judgeUnknown(
  ask: Ask,
  { resources, notFound }: Interface,
  { found, mends }: VerifyWords,
): Promise<Verdict[]> {
  const unknown = unknownPaths(resources)
  const own = notFound === undefined ? undefined : await ask(notFound)
  const answers = await Promise.all(unknown.map((path) => ask(path)))
  return answers.flatMap((answer, index) => {
    const path = unknown[index] ?? ''
    const status =
      answer.failure ?? (answer.redirects.length > 0 ? found.aRedirect : String(answer.status))
    const verdicts = [judge('not found', path, status, '404', host(mends.notFound))]
    if (!own || status !== '404') return verdicts
    const type = essence(answer.headers.get('content-type') ?? found.none)
    const ours =
      answer.bytes.equals(own.bytes) && /<meta name="robots" content="noindex/.test(answer.text)
    return [
      ...verdicts,
      judge('type of errors', path, type, 'text/html', {
        whose: 'rules',
        mend: mends.exactPaths,
      }),
      judge(
        'page of errors',
        path,
        ours ? found.ourPage : found.otherPage,
        found.ourPage,
        host(mends.errorPage(notFound ?? '')),
      ),
    ]
  })
}

/** How a site is told to its host is no secret, but no page of the site either. */
export async function judgeControlFiles(ask: Ask, { found }: VerifyWords): Promise<Verdict[]> {
  const answers = await Promise.all(controlPaths.map((path) => ask(path)))
  return controlPaths.flatMap((path, index) =>
    answers[index]?.status === 200
      ? [warning('control files', path, found.readable, found.unreadable)]
      : [],
  )
}

/** Every absolute address of the site's own resources begins with the address that was asked. */
export function judgeBaseUrl(
  reads: readonly Read[],
  base: string,
  { mends }: VerifyWords,
): Verdict[] {
  const paths = reads.map(({ promised }) => promised.path).filter((path) => path.length > 1)
  return reads.flatMap(({ promised, answer }) => {
    if (answer.status !== 200 || !/\bhttps?:\/\//.test(answer.text)) return []
    const text = withoutExamples(answer.text)
    const others = new Set([...basesIn(text, paths), ...identifiersIn(text)])
    others.delete(base)
    const found = others.size === 0 ? base : [...others].slice(0, 3).join(', ')
    return [
      verdict(
        'base url',
        promised.path,
        others.size === 0,
        found,
        base,
        build(mends.baseUrl(base)),
      ),
    ]
  })
}

/** Examples in a JSON Schema are made up, their addresses too. */
function withoutExamples(text: string): string {
  if (!/^\s*\{/.test(text) || !text.includes('"examples"')) return text
  try {
    return JSON.stringify(
      JSON.parse(text, (name, value: unknown) => (name === 'examples' ? 0 : value)),
    )
  } catch {
    return text
  }
}

/** What stands before the path of a known resource in absolute addresses. */
function basesIn(text: string, paths: readonly string[]): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s"'<>()[\]{}\\^`|,;*]+/g) ?? []
  return [...new Set(found)].flatMap((address) => {
    const bare = address.replace(/[#?].*$/, '').replace(/[.:!]+$/, '')
    const path = paths
      .filter((candidate) => bare.endsWith(candidate))
      .sort((a, b) => b.length - a.length)[0]
    return path === undefined ? [] : [bare.slice(0, -path.length)]
  })
}

/** Members that are the base address itself: RFC 8414 issuer, RFC 9728 resource, OpenAPI servers. */
function identifiersIn(text: string): string[] {
  if (!/^\s*\{/.test(text)) return []
  try {
    const { issuer, resource, authorization_servers, servers } = JSON.parse(text) as {
      [member: string]: unknown
    }
    const listed = [authorization_servers, servers].flatMap((list) =>
      Array.isArray(list) ? list : [],
    )
    return [
      issuer,
      resource,
      ...listed.map((entry) => (entry as { url?: unknown } | null)?.url ?? entry),
    ].filter((value) => typeof value === 'string')
  } catch {
    return []
  }
}

/** Where the answer says `Vary: Accept`, the page is negotiated; elsewhere it stays a page. */
export async function judgeNegotiation(
  ask: Ask,
  reads: readonly Read[],
  { found, mends }: VerifyWords,
): Promise<Verdict[]> {
  const pages = reads.filter(
    ({ promised, answer }) => essence(promised.type) === 'text/html' && answer.status === 200,
  )
  const verdicts = pages.map(async ({ promised: { path, twin }, answer }) => {
    const accept = (value: string) => ask(path, { headers: { Accept: value } })
    const [preferred, refused] = await Promise.all([
      accept('text/markdown'),
      accept('text/html, text/markdown;q=0.5'),
    ])
    const negotiated = varies(answer.headers) || varies(preferred.headers)
    const wanted = reads.find(({ promised }) => promised.path === twin)
    const expected = negotiated && wanted ? wanted.answer.bytes : answer.bytes
    const name = (bytes: Buffer) =>
      bytes.equals(answer.bytes)
        ? found.page
        : bytes.equals(expected)
          ? found.twin
          : found.somethingElse
    const mend = host(mends.negotiation)
    const accepts = (headers: Headers) => (varies(headers) ? 'Accept' : found.none)
    return [
      judge(
        'markdown on request',
        path,
        preferred.failure ?? name(preferred.bytes),
        name(expected),
        mend,
      ),
      judge('page on request', path, refused.failure ?? name(refused.bytes), found.page, mend),
      ...(negotiated
        ? [
            judge(
              'vary',
              path,
              found.vary(accepts(answer.headers), accepts(preferred.headers)),
              found.vary('Accept', 'Accept'),
              mend,
            ),
          ]
        : []),
    ]
  })
  return (await Promise.all(verdicts)).flat()
}

const varies = (headers: Headers) =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes('accept')

/** Every link of the catalog leads to an answer, and names the type that is promised there. */
export async function judgeCatalog(
  ask: Ask,
  reads: readonly Read[],
  base: string,
  { found: said, mends }: VerifyWords,
): Promise<Verdict[]> {
  const catalog = reads.find(({ promised }) => promised.type.startsWith('application/linkset+json'))
  if (catalog?.answer.status !== 200) return []
  const { path } = catalog.promised
  const links = new Map(
    catalogLinks(parse(catalog.answer.text)).map(({ href, type }) => [href, type]),
  )
  const faults = await Promise.all(
    [...links].map(async ([href, type]) => {
      const known = reads.find(({ promised }) => base + promised.path === href)
      // Only links of the site itself are followed: verify asks nobody else.
      if (!known && !href.startsWith(`${base}/`)) return []
      const { status } = known?.answer ?? (await ask(href))
      if (status !== 200) return [said.linkStatus(href, status)]
      const right = known === undefined || essence(known.promised.type) === type
      return right ? [] : [said.linkType(href, type)]
    }),
  )
  const found = faults.flat().join('; ') || said.rightLinks(links.size)
  const held = faults.flat().length === 0
  return [verdict('catalog', path, held, found, said.onlyRightLinks, build(mends.publishAll))]
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** https with a certificate that lasts, and http leading there. */
export async function judgeSecurity(
  ask: Ask,
  reads: readonly Read[],
  base: string,
  { found, mends }: VerifyWords,
): Promise<Verdict[]> {
  const { protocol, hostname, port } = new URL(base)
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
  if (protocol === 'http:')
    return local ? [] : [judge('tls', '/', 'http', 'https', host(mends.https))]
  const ends = reads.find(({ answer }) => answer.certificateEnds)?.answer.certificateEnds
  const days = ends === undefined ? 0 : Math.floor((ends.getTime() - Date.now()) / 86_400_000)
  const lasting =
    days < 14
      ? [warning('tls', '/', found.certificateEnds(days), found.twoWeeks)]
      : [judge('tls', '/', 'https', 'https', host(''))]
  if (port !== '' || local) return lasting
  const plain = await ask(`http://${hostname}/`)
  const to = plain.redirects[0]?.to ?? plain.failure ?? found.status(plain.status)
  const held = to.startsWith(`https://${hostname}/`) || plain.refused === true
  return [
    ...lasting,
    verdict(
      'https',
      '/',
      held,
      to,
      found.redirectTo(`https://${hostname}/`),
      host(mends.forceHttps),
    ),
  ]
}

/** Clients look for discovery documents at the root of the origin, whatever the path of the site. */
export function judgePlace(base: string, { found }: VerifyWords): Verdict[] {
  const { origin, pathname } = new URL(base)
  return pathname === '/'
    ? []
    : [warning('place', '/', found.liesAt(pathname, origin), found.ownHost)]
}
