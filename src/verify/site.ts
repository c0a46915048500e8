// Checks of the whole site: errors, Markdown on request, redirects, the certificate and expiry
// dates.

import { controlPaths } from '../hosting/index.ts'
import { essence, html, isPage } from '../model/resource.ts'
import type { Answer, Visit } from './ask.ts'
import { findChange } from './changes.ts'
import type { Promised, PublishedSite } from './promises.ts'
import type { ResourceReply } from './resource.ts'
import { fault, judge, type Verdict, warning } from './verdict.ts'

/**
 * Make addresses that do not exist: one at the root, and one in each folder of resources without an
 * extension.
 */
function unknownPaths(resources: readonly Promised[]): string[] {
  const folders = resources
    .map(({ path }) => /^(.*\/)[^/.]+$/.exec(path)?.[1])
    .filter((folder) => folder !== undefined)
  return [...new Set(['/', ...folders])].map((folder) => `${folder}verify-no-such-page`)
}

/**
 * Check that unknown addresses answer 404 with the site's error page, and that no rule gives it
 * another media type.
 */
export async function judgeUnknown(
  { ask, found, fixes }: Visit,
  { resources, notFound }: PublishedSite,
): Promise<Verdict[]> {
  const unknown = unknownPaths(resources)
  const answers = await Promise.all(unknown.map((path) => ask(path)))
  return answers.flatMap((answer, index) => {
    const path = unknown[index] ?? ''
    const status =
      answer.failure ?? (answer.redirects.length > 0 ? found.aRedirect : String(answer.status))
    const isError = judge('not found', path, status, '404', fault.host(fixes.notFound))
    if (!notFound || status !== '404') return [isError]
    const type = essence(answer.headers.get('content-type') ?? found.none)
    const change = findChange(answer.bytes, notFound.digest, html)
    const page = change === undefined ? found.ourPage : found.otherPage
    const hostsPage = fault.host(fixes.errorPage(notFound.path))
    return [
      isError,
      judge('type of errors', path, type, 'text/html', fault.rules(fixes.exactPaths)),
      judge('page of errors', path, page, found.ourPage, hostsPage),
    ]
  })
}

/** Check that each old address redirects to the stated target with the stated status. */
export async function judgeRedirects(
  { ask, base, fixes }: Visit,
  { redirects = [] }: PublishedSite,
): Promise<Verdict[]> {
  const answers = await Promise.all(redirects.map(({ from }) => ask(from)))
  return redirects.map(({ from, to, status }, index) => {
    const answer = answers[index]
    const first = answer?.redirects[0]
    const found = first ? `${first.status} ${first.to}` : (answer?.failure ?? `${answer?.status}`)
    const expected = `${status} ${URL.canParse(to, base) ? new URL(to, base).href : to}`
    return judge('redirect', from, found, expected, fault.rules(fixes.redirects))
  })
}

/** Warn if rule files of hosts can be read. They are not secret, but they are not pages. */
export async function judgeControlFiles({ ask, found }: Visit): Promise<Verdict[]> {
  const answers = await Promise.all(controlPaths.map((path) => ask(path)))
  return controlPaths.flatMap((path, index) =>
    answers[index]?.status === 200
      ? [warning('control files', path, found.readable, found.unreadable)]
      : [],
  )
}

/**
 * Check content negotiation. A page is negotiated if a response has `Vary: Accept`; any other page
 * is always sent as HTML.
 */
export async function judgeNegotiation(
  { ask, found, fixes }: Visit,
  reads: readonly ResourceReply[],
): Promise<Verdict[]> {
  const pages = reads.filter(({ promised, answer }) => isPage(promised) && answer.status === 200)
  const remedy = fault.host(fixes.negotiation)
  const verdicts = pages.map(async ({ promised: { path, twin }, answer }) => {
    const accept = (value: string) => ask(path, { headers: { Accept: value } })
    const [preferred, refused] = await Promise.all([
      accept('text/markdown'),
      accept('text/html, text/markdown;q=0.5'),
    ])
    const isNegotiated = varies(answer) || varies(preferred)
    const twinReply = reads.find(({ promised }) => promised.path === twin)
    const expected = isNegotiated && twinReply ? twinReply.answer.bytes : answer.bytes
    const nameBody = ({ failure, bytes }: Answer) => {
      if (failure !== undefined) return failure
      if (bytes.equals(answer.bytes)) return found.page
      return bytes.equals(expected) ? found.twin : found.somethingElse
    }
    const due = expected.equals(answer.bytes) ? found.page : found.twin
    const accepts = (one: Answer) => (varies(one) ? 'Accept' : found.none)
    const varied = found.vary(accepts(answer), accepts(preferred))
    return [
      judge('markdown on request', path, nameBody(preferred), due, remedy),
      judge('page on request', path, nameBody(refused), found.page, remedy),
      ...(isNegotiated
        ? [judge('vary', path, varied, found.vary('Accept', 'Accept'), remedy)]
        : []),
    ]
  })
  return (await Promise.all(verdicts)).flat()
}

const varies = ({ headers }: Answer) =>
  /(?:^|,)\s*accept\s*(?:,|$)/i.test(headers.get('vary') ?? '')

/** Check that the site uses HTTPS, that its certificate lasts, and that HTTP redirects to HTTPS. */
export async function judgeSecurity(
  { ask, base, found, fixes }: Visit,
  reads: readonly ResourceReply[],
): Promise<Verdict[]> {
  const { protocol, hostname, port } = new URL(base)
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
  if (protocol === 'http:')
    return local ? [] : [judge('tls', '/', 'http', 'https', fault.host(fixes.https))]
  const ends = reads.find(({ answer }) => answer.certificateEnds)?.answer.certificateEnds
  const days = ends === undefined ? 0 : Math.floor((ends.getTime() - Date.now()) / 86_400_000)
  const lasting =
    days < 14
      ? [warning('tls', '/', found.certificateEnds(days), found.twoWeeks)]
      : [judge('tls', '/', 'https', 'https', fault.host(''))]
  if (port !== '' || local) return lasting
  const overHttp = await ask(`http://${hostname}/`)
  const to = overHttp.redirects[0]?.to ?? overHttp.failure ?? found.status(overHttp.status)
  const secure = `https://${hostname}/`
  const passes = to.startsWith(secure) || overHttp.refused === true
  const forced = fault.host(fixes.forceHttps)
  return [...lasting, judge('https', '/', to, found.redirectTo(secure), forced, passes)]
}

/** Warn if the site has a path: clients look for discovery documents at the root of the origin. */
export function judgePlace({ base, found }: Visit): Verdict[] {
  const { origin, pathname } = new URL(base)
  return pathname === '/'
    ? []
    : [warning('place', '/', found.liesAt(pathname, origin), found.ownHost)]
}

/** Path of security.txt (RFC 9116). The file is invalid after its Expires date. */
const securityPath = '/.well-known/security.txt'

export function judgeExpiry(
  { found, fixes }: Visit,
  reads: readonly ResourceReply[],
  now: Date,
): Verdict[] {
  const text = reads.find(({ promised }) => promised.path === securityPath)?.answer.text ?? ''
  const ends = /^Expires:[ \t]*(\S{1,40})/im.exec(text)?.[1]
  if (ends === undefined) return []
  const passes = Date.parse(ends) > now.getTime()
  const expected = found.laterThan(now.toISOString())
  return [judge('expires', securityPath, ends, expected, fault.build(fixes.expired), passes)]
}
