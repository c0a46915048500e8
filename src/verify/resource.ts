// Checks one resource: sends six requests and compares the responses.

import { sha256 } from '../hosting/index.ts'
import type { VerifyWords } from '../messages/catalogue.ts'
import { isPage } from '../model/resource.ts'
import type { Answer, Visit } from './ask.ts'
import { type Digest, findChange } from './changes.ts'
import type { Promised } from './promises.ts'
import { fault, judge, type Remedy, type Verdict, warning } from './verdict.ts'

export type ResourceReply = { promised: Promised; answer: Answer }

/** A resource, the plain response at its address, and the words for findings. */
type Answered = Promised & {
  answer: Answer
  words: VerifyWords['found']
  fixes: VerifyWords['fixes']
}

/**
 * Request a resource in every way a client may, and judge the responses. `paths` maps digests of
 * all bodies to their paths.
 */
export async function readResource(
  { ask, base, found: words, fixes }: Visit,
  promised: Promised,
  paths: ReadonlyMap<string, string> = new Map(),
): Promise<ResourceReply & { verdicts: Verdict[] }> {
  const { path, digest } = promised
  const question = (headers: { [name: string]: string }) =>
    ask(path, { headers, ...(digest && { length: digest.length }) })
  const answer = await question({})
  const resource: Answered = { ...promised, answer, words, fixes: fixes }
  const reached = judgeReached(resource, base)
  // Send no more requests if the first one got no good response.
  if (reached.some(({ outcome }) => outcome === 'broken'))
    return { promised, answer, verdicts: reached }
  const [head, gzip, br, authorized, crossing] = await Promise.all([
    ask(path, { method: 'HEAD' }),
    question({ 'Accept-Encoding': 'gzip' }),
    question({ 'Accept-Encoding': 'br' }),
    question({ Authorization: 'Bearer not-a-token' }),
    isPage(promised) ? undefined : question({ Origin: 'https://elsewhere.example' }),
  ])
  const verdicts = [
    ...reached,
    ...judgeType(resource),
    ...judgeHeaders(resource),
    judgeAdded(resource, [answer, head, gzip, br]),
    ...(digest ? [judgeDigest(resource, digest, paths)] : []),
    judgePacked(resource, gzip, 'gzip'),
    judgePacked(resource, br, 'br'),
    judgeHead(resource, head),
    judgeAuthorized(resource, authorized),
    ...(crossing ? [judgeCrossing(resource, crossing)] : []),
  ]
  return { promised, answer, verdicts }
}

/** Check that the address answers with 200 and does not redirect. */
function judgeReached({ path, answer, words, fixes }: Answered, base: string): Verdict[] {
  const { failure, status, redirects } = answer
  const leavings = redirects
    .map(({ to }) => new URL(to).origin)
    .filter((origin) => origin !== new URL(base).origin)
    .map((origin) => warning('same origin', path, words.leadsTo(origin), words.nothingElse))
  if (failure !== undefined)
    return [judge('answer', path, failure, words.wholeAnswer, fault.host(fixes.up)), ...leavings]
  const [first] = redirects
  if (!first) return [judge('status', path, String(status), '200', missing(path, status, fixes))]
  const found = words.redirect(first.status, first.to)
  return [
    judge('no redirect', path, found, words.thisAddress, fault.host(fixes.noRedirect)),
    ...leavings,
  ]
}

function missing(path: string, status: number, fixes: VerifyWords['fixes']): Remedy {
  if (status === 404 && /\/\./.test(path))
    return { ...fault.host(fixes.dotNames), advice: 'dot names' }
  return status === 404 ? fault.build(fixes.publish) : fault.host(fixes.status(status))
}

/** Remedy for a header that no rule of the host sends. */
const missingRule = ({ fixes }: Answered): Remedy => ({
  ...fault.rules(fixes.rules),
  advice: 'headers',
})

function judgeType(resource: Answered): Verdict[] {
  const { path, type, answer, words, fixes } = resource
  const lines = answer.lines.filter(([name]) => name === 'content-type').map(([, value]) => value)
  const [expected, sent] = [parse(type), parse(lines[0] ?? '')]
  const { charset, profile } = expected.parameters
  const sentCharset = sent.parameters['charset'] ?? words.none
  const sentProfile = sent.parameters['profile'] ?? words.none
  const charsetRule = fault.rules(charset === undefined ? fixes.noCharset : fixes.charset)
  const count = `${lines.length} Content-Type`
  return [
    judge('one type', path, count, '1 Content-Type', fault.rules(fixes.oneType)),
    judge('type', path, sent.essence, expected.essence, missingRule(resource)),
    ...(charset !== undefined || sentCharset !== words.none
      ? [judge('charset', path, sentCharset.toLowerCase(), 'utf-8', charsetRule)]
      : []),
    ...(profile === undefined
      ? []
      : [judge('linkset-profile', path, sentProfile, profile, fault.rules(fixes.profile))]),
  ]
}

/**
 * Parse a media type (RFC 9110 section 8.3.1). For an invalid one the essence is the whole value.
 */
function parse(type: string): { essence: string; parameters: { [name: string]: string } } {
  const parameters: { [name: string]: string } = {}
  for (const [, name = '', quoted, unquoted = ''] of type.matchAll(
    /;\s*([\w-]+)=(?:"([^"]*)"|([^\s;"]*))/g,
  ))
    parameters[name.toLowerCase()] = quoted ?? unquoted
  return { essence: type.replace(/;.*$/s, '').trim().toLowerCase(), parameters }
}

function judgeHeaders(resource: Answered): Verdict[] {
  const { path, answer, words, fixes } = resource
  return resource.headers(answer.text).map(([name, expected]) => {
    const sent = answer.headers.get(name)
    const found = sent ?? words.none
    const remedy = sent === null ? missingRule(resource) : fault.rules(fixes.oneRule)
    const passes = satisfies(name, found, expected)
    return judge(name.toLowerCase(), path, found, expected, remedy, passes)
  })
}

/** True if a header has the expected value. A host may add to some values. */
function satisfies(name: string, found: string, expected: string): boolean {
  // Split at commas and trim. A pattern that includes spaces takes quadratic time on a header of
  // spaces.
  const parts = (value: string) =>
    value
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
  switch (name) {
    case 'Strict-Transport-Security':
      return /^max-age=(\d+)(;|$)/.test(found) && Number(/\d+/.exec(found)?.[0]) >= 15_552_000
    case 'Vary':
    case 'Access-Control-Expose-Headers':
    case 'Link':
      return parts(expected).every((part) => parts(found).includes(part))
    case 'Cache-Control':
      return parts(found).sort().join() === parts(expected).sort().join()
    default:
      return found === expected
  }
}

/** Headers that no generated site sends, so the host added them. */
const unwanted = ['set-cookie', 'x-robots-tag', 'content-disposition', 'refresh']

function judgeAdded({ path, words, fixes }: Answered, answers: readonly Answer[]): Verdict {
  const added = answers
    .flatMap(({ lines }) => lines)
    .filter(
      ([name, value]) =>
        unwanted.includes(name) && !/^(?:(?:all|index|follow|[\s,])*$|inline\b)/i.test(value),
    )
    .map(([name, value]) => `${name}: ${value}`)
  const found = [...new Set(added)].join(', ') || words.none
  return judge('added headers', path, found, words.none, fault.host(fixes.noneAdded))
}

function judgeDigest(
  { path, type, answer, words, fixes }: Answered,
  digest: Digest,
  paths: ReadonlyMap<string, string>,
): Verdict {
  const change = findChange(answer.bytes, digest, type)
  const matchingPath = change && paths.get(sha256(answer.bytes))
  const changed =
    matchingPath === undefined ? change && words.changes[change] : words.bodyOf(matchingPath)
  const isStale = change === undefined || change === 'otherBuild'
  const remedy = isStale ? fault.build(fixes.publishAllAndClear) : fault.host(fixes.unchanged)
  return judge('digest', path, changed ?? words.bodyOfBuild, words.bodyOfBuild, remedy)
}

/**
 * Check the compressed body, which is what browsers request. Hosts may store it separately, and an
 * old one may remain.
 */
function judgePacked(
  { path, type, digest, answer, words, fixes }: Answered,
  packed: Answer,
  encoding: string,
): Verdict {
  const { length } = answer.bytes
  const change = findChange(packed.bytes, digest ?? { length, sha256: sha256(answer.bytes) }, type)
  // A fault of the body itself is reported once, by its digest.
  const same = change === undefined || packed.bytes.equals(answer.bytes)
  const body = same ? words.same : words.changes[change]
  const found =
    packed.failure ?? (packed.status === answer.status ? body : words.otherBody(packed.status))
  return judge(`as ${encoding}`, path, found, words.same, fault.host(fixes.clearPacked))
}

function judgeHead({ path, answer, words, fixes }: Answered, head: Answer): Verdict {
  const describeHead = ({ status, headers, failure }: Answer) =>
    failure ?? `${status} ${headers.get('content-type') ?? words.withoutType}`
  const contentLength = ({ headers }: Answer) => headers.get('content-length')
  const length = contentLength(head)
  // Content-Length is optional (RFC 9110 section 8.6), and it differs between encodings.
  const isMeasured =
    length !== null &&
    head.headers.get('content-encoding') === answer.headers.get('content-encoding')
  const withLength = (response: Answer, bytes: string) =>
    isMeasured ? words.withLength(describeHead(response), bytes) : describeHead(response)
  const found = withLength(head, length ?? '')
  const expected = withLength(answer, contentLength(answer) ?? String(answer.bytes.length))
  const described = head.bytes.length > 0 ? words.andBody(found) : found
  return judge('head', path, described, expected, fault.host(fixes.head))
}

function judgeAuthorized({ path, answer, words, fixes }: Answered, authorized: Answer): Verdict {
  const same = authorized.status === answer.status && authorized.bytes.equals(answer.bytes)
  const found = authorized.failure ?? (same ? words.same : words.otherBody(authorized.status))
  return judge('authorization', path, found, words.same, fault.host(fixes.access))
}

function judgeCrossing(resource: Answered, { headers, failure }: Answer): Verdict {
  const allowed = headers.get('access-control-allow-origin') ?? resource.words.none
  const credentials = headers.get('access-control-allow-credentials')
  const found =
    failure ?? (credentials === null ? allowed : resource.words.withCredentials(allowed))
  return judge('cors', resource.path, found, '*', missingRule(resource))
}
