// One resource of the interface: six questions, and what the answers must have in common.

import { isUtf8 } from 'node:buffer'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sha256 } from '../hosting/index.ts'
import type { VerifyWords } from '../messages/catalogue.ts'
import { essence, isPage } from '../model/resource.ts'
import type { Answer, Visit } from './ask.ts'
import { changeOf, type Digest } from './changes.ts'
import type { Promised } from './promises.ts'
import { fault, judge, type Remedy, type Verdict, warning } from './verdict.ts'

export type Read = { promised: Promised; answer: Answer }

/** A resource, the plain answer of its address, and the words to judge it in. */
type Answered = Promised & {
  answer: Answer
  words: VerifyWords['found']
  mends: VerifyWords['mends']
}

/** Asks for a resource in every way a client may, and judges the answers; `paths` of bodies by their digests. */
export async function readResource(
  { ask, base, found: words, mends }: Visit,
  promised: Promised,
  paths: ReadonlyMap<string, string> = new Map(),
): Promise<Read & { verdicts: Verdict[] }> {
  const { path, digest } = promised
  const question = (headers: { [name: string]: string }) =>
    ask(path, { headers, ...(digest && { length: digest.length }) })
  const answer = await question({})
  const one: Answered = { ...promised, answer, words, mends }
  const reached = judgeReached(one, base)
  // A server that does not answer is asked once for each address.
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
    ...judgeType(one),
    ...judgeHeaders(one),
    judgeAdded(one, [answer, head, gzip, br]),
    ...(digest ? [judgeDigest(one, digest, paths)] : judgeBody(one)),
    judgePacked(one, gzip, 'gzip'),
    judgePacked(one, br, 'br'),
    judgeHead(one, head),
    judgeAuthorized(one, authorized),
    ...(crossing ? [judgeCrossing(one, crossing)] : []),
  ]
  return { promised, answer, verdicts }
}

/** Whether the address answers at all, with 200 and by itself. */
function judgeReached({ path, answer, words, mends }: Answered, base: string): Verdict[] {
  const { failure, status, redirects } = answer
  const leavings = redirects
    .map(({ to }) => new URL(to).origin)
    .filter((origin) => origin !== new URL(base).origin)
    .map((origin) => warning('same origin', path, words.leadsTo(origin), words.nothingElse))
  if (failure !== undefined)
    return [judge('answer', path, failure, words.wholeAnswer, fault.host(mends.up)), ...leavings]
  const [first] = redirects
  if (!first) return [judge('status', path, String(status), '200', missing(path, status, mends))]
  const found = words.redirect(first.status, first.to)
  return [
    judge('no redirect', path, found, words.thisAddress, fault.host(mends.noRedirect)),
    ...leavings,
  ]
}

function missing(path: string, status: number, mends: VerifyWords['mends']): Remedy {
  if (status === 404 && /\/\./.test(path))
    return { ...fault.host(mends.dotNames), advice: 'dot names' }
  return status === 404 ? fault.build(mends.publish) : fault.host(mends.status(status))
}

/** For what is sent by no rule at all. */
const unheard = ({ mends }: Answered): Remedy => ({
  ...fault.rules(mends.rules),
  advice: 'headers',
})

function judgeType(one: Answered): Verdict[] {
  const { path, type, answer, words, mends } = one
  const lines = answer.lines.filter(([name]) => name === 'content-type').map(([, value]) => value)
  const [expected, sent] = [parse(type), parse(lines[0] ?? '')]
  const { charset, profile } = expected.parameters
  const sentCharset = sent.parameters['charset'] ?? words.none
  const sentProfile = sent.parameters['profile'] ?? words.none
  const charsetRule = fault.rules(charset === undefined ? mends.noCharset : mends.charset)
  const count = `${lines.length} Content-Type`
  return [
    judge('one type', path, count, '1 Content-Type', fault.rules(mends.oneType)),
    judge('type', path, sent.essence, expected.essence, unheard(one)),
    ...(charset !== undefined || sentCharset !== words.none
      ? [judge('charset', path, sentCharset.toLowerCase(), 'utf-8', charsetRule)]
      : []),
    ...(profile === undefined
      ? []
      : [judge('linkset-profile', path, sentProfile, profile, fault.rules(mends.profile))]),
  ]
}

/** RFC 9110 section 8.3.1; a value that is no media type has itself as essence. */
function parse(type: string): { essence: string; parameters: { [name: string]: string } } {
  const parameters: { [name: string]: string } = {}
  for (const [, name = '', quoted, unquoted = ''] of type.matchAll(
    /;\s*([\w-]+)=(?:"([^"]*)"|([^\s;"]*))/g,
  ))
    parameters[name.toLowerCase()] = quoted ?? unquoted
  return { essence: type.replace(/;.*$/s, '').trim().toLowerCase(), parameters }
}

function judgeHeaders(one: Answered): Verdict[] {
  const { path, answer, words, mends } = one
  return one.headers(answer.text).map(([name, expected]) => {
    const sent = answer.headers.get(name)
    const found = sent ?? words.none
    const remedy = sent === null ? unheard(one) : fault.rules(mends.oneRule)
    const held = satisfies(name, found, expected)
    return judge(name.toLowerCase(), path, found, expected, remedy, held)
  })
}

/** Most values are exact; of some, a host may say more than it was told. */
function satisfies(name: string, found: string, expected: string): boolean {
  // Cut at commas alone: with the space around them a header of spaces takes the square of its length.
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

/** Headers that no site of this generator sends: whoever added them did more than was asked. */
const unwanted = ['set-cookie', 'x-robots-tag', 'content-disposition', 'refresh']

function judgeAdded({ path, words, mends }: Answered, answers: readonly Answer[]): Verdict {
  const added = answers
    .flatMap(({ lines }) => lines)
    .filter(
      ([name, value]) =>
        unwanted.includes(name) && !/^(?:(?:all|index|follow|[\s,])*$|inline\b)/i.test(value),
    )
    .map(([name, value]) => `${name}: ${value}`)
  const found = [...new Set(added)].join(', ') || words.none
  return judge('added headers', path, found, words.none, fault.host(mends.noneAdded))
}

function judgeDigest(
  { path, type, answer, words, mends }: Answered,
  digest: Digest,
  paths: ReadonlyMap<string, string>,
): Verdict {
  const change = changeOf(answer.bytes, digest, type)
  const other = change && paths.get(sha256(answer.bytes))
  const changed = other === undefined ? change && words.changes[change] : words.bodyOf(other)
  const isOther = change === undefined || change === 'otherBuild'
  const remedy = isOther ? fault.build(mends.publishAllAndClear) : fault.host(mends.unchanged)
  return judge('digest', path, changed ?? words.bodyOfBuild, words.bodyOfBuild, remedy)
}

/** A browser never asks for a body as it is: hosts keep packed ones beside it, which may be older. */
function judgePacked(
  { path, type, digest, answer, words, mends }: Answered,
  packed: Answer,
  encoding: string,
): Verdict {
  const { length } = answer.bytes
  const change = changeOf(packed.bytes, digest ?? { length, sha256: sha256(answer.bytes) }, type)
  // What is wrong with the body itself is said of it once.
  const same = change === undefined || packed.bytes.equals(answer.bytes)
  const body = same ? words.same : words.changes[change]
  const found =
    packed.failure ?? (packed.status === answer.status ? body : words.otherBody(packed.status))
  return judge(`as ${encoding}`, path, found, words.same, fault.host(mends.clearPacked))
}

/** Of a body without a digest only what it is like. */
function judgeBody(one: Answered): Verdict[] {
  const { path, type, schema, answer, words, mends } = one
  const kind = essence(type)
  const remedy = fault.build(mends.publishUntouched)
  const bytes = isUtf8(answer.bytes) || !isText(kind) ? 'UTF-8' : words.otherBytes
  const encoding = judge('utf-8', path, bytes, 'UTF-8', remedy)
  const judgeAs = (held: boolean, found: string, expected: string) => [
    encoding,
    judge('body', path, found, expected, remedy, held),
  ]
  if (schema || /[/+]json$/.test(kind)) {
    const reason = faultOf(one)
    const expected = schema ? words.schemaJson : 'JSON'
    return judgeAs(reason === undefined, reason ?? words.validJson, expected)
  }
  const { length } = answer.bytes
  if (!isText(kind)) return judgeAs(length > 0, words.bytes(length), words.some)
  const html = /^\s*<(!doctype html|html)/i.test(answer.text)
  const found = answer.text.trim() === '' ? words.nothing : html ? words.webPage : words.text
  const expected = kind === 'text/html' ? words.webPage : words.text
  return judgeAs(found === expected, found, expected)
}

const isText = (kind: string) =>
  kind.startsWith('text/') || /[/+](json|xml)$/.test(kind) || kind === 'image/svg+xml'

/** Not strict: a foreign site's schemas may hold keywords of OpenAPI. */
const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: false })

function faultOf({ answer: { text }, schema, words }: Answered): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return words.noJson((error as Error).message)
  }
  if (!schema) return undefined
  try {
    const { $id: _, ...anonymous } = schema
    const validate = ajv.compile(anonymous)
    if (validate(value)) return undefined
    const [error] = validate.errors ?? []
    return words.schemaFault(error?.instancePath || words.document, error?.message ?? '')
  } catch (error) {
    return words.schemaUnusable((error as Error).message)
  }
}

function judgeHead({ path, answer, words, mends }: Answered, head: Answer): Verdict {
  const startOf = ({ status, headers, failure }: Answer) =>
    failure ?? `${status} ${headers.get('content-type') ?? words.withoutType}`
  const lengthOf = ({ headers }: Answer) => headers.get('content-length')
  const length = lengthOf(head)
  // A length need not be sent (RFC 9110 section 8.6), and is another one of another encoding.
  const isMeasured =
    length !== null &&
    head.headers.get('content-encoding') === answer.headers.get('content-encoding')
  const withLength = (one: Answer, bytes: string) =>
    isMeasured ? words.withLength(startOf(one), bytes) : startOf(one)
  const found = withLength(head, length ?? '')
  const expected = withLength(answer, lengthOf(answer) ?? String(answer.bytes.length))
  const whole = head.bytes.length > 0 ? words.andBody(found) : found
  return judge('head', path, whole, expected, fault.host(mends.head))
}

function judgeAuthorized({ path, answer, words, mends }: Answered, authorized: Answer): Verdict {
  const same = authorized.status === answer.status && authorized.bytes.equals(answer.bytes)
  const found = authorized.failure ?? (same ? words.same : words.otherBody(authorized.status))
  return judge('authorization', path, found, words.same, fault.host(mends.access))
}

function judgeCrossing(one: Answered, { headers, failure }: Answer): Verdict {
  const allowed = headers.get('access-control-allow-origin') ?? one.words.none
  const credentials = headers.get('access-control-allow-credentials')
  const found = failure ?? (credentials === null ? allowed : one.words.withCredentials(allowed))
  return judge('cors', one.path, found, '*', unheard(one))
}
