// One resource of the interface: six questions, and what the answers must have in common.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type Header, sha256 } from '../hosting/index.ts'
import type { VerifyWords } from '../messages/catalogue.ts'
import { essence, type JsonSchema } from '../model/resource.ts'
import type { Answer, Ask } from './ask.ts'
import { changeOf, type Digest } from './changes.ts'
import type { Promised } from './promises.ts'
import { judge, type Remedy, type Verdict, verdict, warning } from './verdict.ts'

export type Read = { promised: Promised; answer: Answer }

/** Asks for a resource in every way a client may, and judges the answers; `paths` of bodies by their digests. */
export async function readResource(
  ask: Ask,
  base: string,
  promised: Promised,
  words: VerifyWords,
  paths: ReadonlyMap<string, string> = new Map(),
): Promise<Read & { verdicts: Verdict[] }> {
  const { path, digest } = promised
  const page = essence(promised.type) === 'text/html'
  const question = (headers: { [name: string]: string }) =>
    ask(path, { headers, ...(digest && { length: digest.length }) })
  const answer = await question({})
  const reached = judgeReached(promised, answer, base, words)
  // A server that does not answer is asked once for each address.
  if (reached.some(({ outcome }) => outcome === 'broken'))
    return { promised, answer, verdicts: reached }
  const [head, gzip, br, authorized, crossing] = await Promise.all([
    ask(path, { method: 'HEAD' }),
    question({ 'Accept-Encoding': 'gzip' }),
    question({ 'Accept-Encoding': 'br' }),
    question({ Authorization: 'Bearer not-a-token' }),
    page ? undefined : question({ Origin: 'https://elsewhere.example' }),
  ])
  const verdicts = [
    ...reached,
    ...judgeType(promised, answer, words),
    ...judgeHeaders(promised, answer, words),
    judgeAdded(promised, [answer, head, gzip, br], words),
    ...(digest
      ? [judgeDigest(promised, digest, answer, words, paths)]
      : judgeBody(promised, answer, words)),
    ...[gzip, br].map((packed, index) =>
      judgePacked(promised, answer, packed, index === 0 ? 'gzip' : 'br', words),
    ),
    judgeHead(promised, answer, head, words),
    judgeAuthorized(promised, answer, authorized, words),
    ...(crossing ? [judgeCrossing(promised, crossing, words)] : []),
  ]
  return { promised, answer, verdicts }
}

const rules = (mend: string): Remedy => ({ whose: 'rules', mend })
const host = (mend: string): Remedy => ({ whose: 'host', mend })
const build = (mend: string): Remedy => ({ whose: 'build', mend })

/** Whether the address answers at all, with 200 and by itself. */
function judgeReached(
  { path }: Promised,
  answer: Answer,
  base: string,
  words: VerifyWords,
): Verdict[] {
  const { found, mends } = words
  if (answer.failure !== undefined) {
    return [
      judge('answer', path, answer.failure, found.wholeAnswer, host(mends.up)),
      ...leavings(path, answer, base, words),
    ]
  }
  const [first] = answer.redirects
  if (first) {
    return [
      judge(
        'no redirect',
        path,
        found.redirect(first.status, first.to),
        found.thisAddress,
        host(mends.noRedirect),
      ),
      ...leavings(path, answer, base, words),
    ]
  }
  return [judge('status', path, String(answer.status), '200', missing(path, answer.status, mends))]
}

const leavings = (path: string, { redirects }: Answer, base: string, { found }: VerifyWords) =>
  redirects
    .filter(({ to }) => new URL(to).origin !== new URL(base).origin)
    .map(({ to }) =>
      warning('same origin', path, found.leadsTo(new URL(to).origin), found.nothingElse),
    )

function missing(path: string, status: number, mends: VerifyWords['mends']): Remedy {
  if (status === 404 && /\/\./.test(path)) return { ...host(mends.dotNames), advice: 'dot names' }
  return status === 404 ? build(mends.publish) : host(mends.status(status))
}

const unheard = ({ mends }: VerifyWords): Remedy => ({ ...rules(mends.rules), advice: 'headers' })

function judgeType({ path, type }: Promised, answer: Answer, words: VerifyWords): Verdict[] {
  const { found: said, mends } = words
  const lines = answer.lines.filter(([name]) => name === 'content-type').map(([, value]) => value)
  const [found = ''] = lines
  const [expected, sent] = [parse(type), parse(found)]
  const verdicts = [
    judge('one type', path, `${lines.length} Content-Type`, '1 Content-Type', rules(mends.oneType)),
    judge('type', path, sent.essence, expected.essence, unheard(words)),
  ]
  const { charset } = expected.parameters
  const found8 = (sent.parameters['charset'] ?? said.none).toLowerCase()
  if (charset !== undefined)
    verdicts.push(judge('charset', path, found8, 'utf-8', rules(mends.charset)))
  else if (sent.parameters['charset'] !== undefined)
    verdicts.push(judge('charset', path, found8, 'utf-8', rules(mends.noCharset)))
  const { profile } = expected.parameters
  if (profile !== undefined)
    verdicts.push(
      judge(
        'linkset-profile',
        path,
        sent.parameters['profile'] ?? said.none,
        profile,
        rules(mends.profile),
      ),
    )
  return verdicts
}

/** RFC 9110 section 8.3.1; a value that is no media type has itself as essence. */
function parse(type: string): { essence: string; parameters: { [name: string]: string } } {
  const parameters: { [name: string]: string } = {}
  for (const [, name = '', quoted, plain = ''] of type.matchAll(
    /;\s*([\w-]+)=(?:"([^"]*)"|([^\s;"]*))/g,
  ))
    parameters[name.toLowerCase()] = quoted ?? plain
  return { essence: type.replace(/;.*$/s, '').trim().toLowerCase(), parameters }
}

const judgeHeaders = (promised: Promised, answer: Answer, words: VerifyWords) =>
  promised
    .headers(answer.text)
    .map(([name, expected]) => judgeHeader(promised.path, [name, expected], answer, words))

/** Most values are exact; of some, a host may say more than it was told. */
function judgeHeader(
  path: string,
  [name, expected]: Header,
  answer: Answer,
  words: VerifyWords,
): Verdict {
  const sent = answer.headers.get(name)
  const found = sent ?? words.found.none
  const remedy = sent === null ? unheard(words) : rules(words.mends.oneRule)
  return verdict(
    name.toLowerCase(),
    path,
    satisfies(name, found, expected),
    found,
    expected,
    remedy,
  )
}

function satisfies(name: string, found: string, expected: string): boolean {
  const parts = (value: string) => value.toLowerCase().split(/\s*,\s*/)
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
const unwanted = ['set-cookie', 'x-robots-tag']

function judgeAdded(
  { path }: Promised,
  answers: readonly Answer[],
  { found: said, mends }: VerifyWords,
): Verdict {
  const added = answers.flatMap(({ lines }) =>
    lines.flatMap(([name, value]) =>
      unwanted.includes(name) && !/^(all|index|follow|[\s,])*$/i.test(value)
        ? [`${name}: ${value}`]
        : [],
    ),
  )
  const found = [...new Set(added)].join(', ') || said.none
  return judge('added headers', path, found, said.none, host(mends.noneAdded))
}

function judgeDigest(
  { path, type }: Promised,
  digest: Digest,
  answer: Answer,
  { found: said, mends }: VerifyWords,
  paths: ReadonlyMap<string, string>,
): Verdict {
  const change = changeOf(answer.bytes, digest, type)
  const other = change && paths.get(sha256(answer.bytes))
  const changed = other === undefined ? change && said.changes[change] : said.bodyOf(other)
  return verdict(
    'digest',
    path,
    change === undefined,
    changed ?? said.bodyOfBuild,
    said.bodyOfBuild,
    change === undefined || change === 'otherBuild'
      ? build(mends.publishAllAndClear)
      : host(mends.unchanged),
  )
}

/** A browser never asks for a body as it is: hosts keep packed ones beside it, which may be older. */
function judgePacked(
  { path, type, digest }: Promised,
  answer: Answer,
  packed: Answer,
  encoding: string,
  { found: said, mends }: VerifyWords,
): Verdict {
  const { length } = answer.bytes
  const expected = digest ?? { length, sha256: sha256(answer.bytes) }
  const change = changeOf(packed.bytes, expected, type)
  // What is wrong with the body itself is said of it once.
  const same = change === undefined || packed.bytes.equals(answer.bytes)
  const found =
    packed.failure ??
    (packed.status === answer.status
      ? same
        ? said.same
        : said.changes[change]
      : said.otherBody(packed.status))
  return judge(`as ${encoding}`, path, found, said.same, host(mends.clearPacked))
}

function judgeBody(
  { path, type, schema }: Promised,
  answer: Answer,
  { found: said, mends }: VerifyWords,
): Verdict[] {
  const kind = essence(type)
  const whole = build(mends.publishUntouched)
  const verdicts = [
    verdict('utf-8', path, isUtf8(answer.bytes) || !isText(kind), said.otherBytes, 'UTF-8', whole),
  ].map((one) => (one.outcome === 'held' ? { ...one, found: 'UTF-8' } : one))
  if (schema || /[/+]json$/.test(kind)) {
    const fault = faultOf(answer.text, schema, said)
    verdicts.push(
      verdict(
        'body',
        path,
        fault === undefined,
        fault ?? said.validJson,
        schema ? said.schemaJson : 'JSON',
        whole,
      ),
    )
  } else if (isText(kind)) {
    const html = /^\s*<(!doctype html|html)/i.test(answer.text)
    const found = answer.text.trim() === '' ? said.nothing : html ? said.webPage : said.text
    const expected = kind === 'text/html' ? said.webPage : said.text
    verdicts.push(verdict('body', path, found === expected, found, expected, whole))
  } else {
    const { length } = answer.bytes
    verdicts.push(verdict('body', path, length > 0, said.bytes(length), said.some, whole))
  }
  return verdicts
}

const isText = (kind: string) =>
  kind.startsWith('text/') || /[/+](json|xml)$/.test(kind) || kind === 'image/svg+xml'

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Not strict: a foreign site's schemas may hold keywords of OpenAPI. */
const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: false })
const validators = new WeakMap<JsonSchema, ValidateFunction>()

function faultOf(
  text: string,
  schema: JsonSchema | undefined,
  said: VerifyWords['found'],
): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return said.noJson((error as Error).message)
  }
  if (!schema) return undefined
  try {
    const { $id: _, ...anonymous } = schema
    const validate = validators.get(schema) ?? ajv.compile(anonymous)
    validators.set(schema, validate)
    if (validate(value)) return undefined
    const [error] = validate.errors ?? []
    return said.schemaFault(error?.instancePath || said.document, error?.message ?? '')
  } catch (error) {
    return said.schemaUnusable((error as Error).message)
  }
}

function judgeHead(
  { path }: Promised,
  answer: Answer,
  head: Answer,
  { found: said, mends }: VerifyWords,
): Verdict {
  const of = ({ status, headers, failure }: Answer) =>
    failure ?? `${status} ${headers.get('content-type') ?? said.withoutType}`
  const lengthOf = ({ headers }: Answer) => headers.get('content-length')
  const length = lengthOf(answer) ?? String(answer.bytes.length)
  // A length need not be sent (RFC 9110 section 8.6), and is another one of another encoding.
  const measured =
    lengthOf(head) !== null &&
    head.headers.get('content-encoding') === answer.headers.get('content-encoding')
  const [found, expected] = measured
    ? [said.withLength(of(head), lengthOf(head) ?? ''), said.withLength(of(answer), length)]
    : [of(head), of(answer)]
  const whole = head.bytes.length > 0 ? said.andBody(found) : found
  return judge('head', path, whole, expected, host(mends.head))
}

function judgeAuthorized(
  { path }: Promised,
  answer: Answer,
  authorized: Answer,
  { found: said, mends }: VerifyWords,
): Verdict {
  const same = authorized.status === answer.status && authorized.bytes.equals(answer.bytes)
  const found = authorized.failure ?? (same ? said.same : said.otherBody(authorized.status))
  return judge('authorization', path, found, said.same, host(mends.access))
}

function judgeCrossing({ path }: Promised, crossing: Answer, words: VerifyWords): Verdict {
  const allowed = crossing.headers.get('access-control-allow-origin') ?? words.found.none
  const credentials = crossing.headers.get('access-control-allow-credentials')
  const found =
    crossing.failure ?? (credentials === null ? allowed : words.found.withCredentials(allowed))
  return judge('cors', path, found, '*', unheard(words))
}
