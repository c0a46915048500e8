// One resource of the interface: five questions, and what the answers must have in common.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Header } from '../hosting/index.ts'
import { essence, type JsonSchema } from '../model/resource.ts'
import type { Answer, Ask } from './ask.ts'
import type { Promised } from './promises.ts'
import { judge, type Remedy, type Verdict, verdict, warning } from './verdict.ts'

export type Read = { promised: Promised; answer: Answer }

/** Asks for a resource in every way a client may, and judges the answers. */
export async function readResource(
  ask: Ask,
  base: string,
  promised: Promised,
): Promise<Read & { verdicts: Verdict[] }> {
  const { path } = promised
  const page = essence(promised.type) === 'text/html'
  const [answer, head, authorized, crossing] = await Promise.all([
    ask(path),
    ask(path, { method: 'HEAD' }),
    ask(path, { headers: { Authorization: 'Bearer not-a-token' } }),
    page ? undefined : ask(path, { headers: { Origin: 'https://elsewhere.example' } }),
  ])
  if (promised.optional && answer.status === 404) return { promised, answer, verdicts: [] }
  const reached = judgeReached(promised, answer, base)
  if (reached.some(({ outcome }) => outcome === 'broken'))
    return { promised, answer, verdicts: reached }
  const verdicts = [
    ...reached,
    ...judgeType(promised, answer),
    ...judgeHeaders(promised, answer),
    ...judgeBody(promised, answer),
    judgeHead(promised, answer, head),
    judgeAuthorized(promised, answer, authorized),
    ...(crossing ? [judgeCrossing(promised, crossing)] : []),
  ]
  return { promised, answer, verdicts }
}

const rules = (mend: string): Remedy => ({ whose: 'rules', mend })
const host = (mend: string): Remedy => ({ whose: 'host', mend })
const build = (mend: string): Remedy => ({ whose: 'build', mend })

/** Whether the address answers at all, with 200 and by itself. */
function judgeReached({ path }: Promised, answer: Answer, base: string): Verdict[] {
  if (answer.failure !== undefined) {
    return [
      judge(
        'answer',
        path,
        answer.failure,
        'a whole answer',
        host('see whether the site is up; then ask again'),
      ),
      ...leavings(path, answer, base),
    ]
  }
  const [first] = answer.redirects
  if (first) {
    return [
      judge(
        'no redirect',
        path,
        `${first.status} to ${first.to}`,
        'an answer on this very address',
        host('take the redirect off this address, or verify and publish the address it leads to'),
      ),
      ...leavings(path, answer, base),
    ]
  }
  return [judge('status', path, String(answer.status), '200', missing(path, answer.status))]
}

const leavings = (path: string, { redirects }: Answer, base: string) =>
  redirects
    .filter(({ to }) => new URL(to).origin !== new URL(base).origin)
    .map(({ to }) => warning('same origin', path, `leads to ${new URL(to).origin}`, 'nothing else'))

function missing(path: string, status: number): Remedy {
  if (status === 404 && /\/\./.test(path))
    return { ...host('make the host send names that begin with a dot'), advice: 'dot names' }
  return status === 404
    ? build('publish the whole output folder of a fresh build')
    : host(`the host answers ${status}; look into its log, and whether the site is public`)
}

const unheard: Remedy = {
  ...rules('make the host follow the rules that the build writes for it'),
  advice: 'headers',
}

function judgeType({ path, type }: Promised, answer: Answer): Verdict[] {
  const lines = answer.lines.filter(([name]) => name === 'content-type').map(([, value]) => value)
  const [found = ''] = lines
  const [expected, sent] = [parse(type), parse(found)]
  const verdicts = [
    judge(
      'one type',
      path,
      `${lines.length} Content-Type`,
      '1 Content-Type',
      rules('set the type in one rule only'),
    ),
    judge('type', path, sent.essence, expected.essence, unheard),
  ]
  const { charset } = expected.parameters
  const found8 = (sent.parameters['charset'] ?? 'none').toLowerCase()
  if (charset !== undefined)
    verdicts.push(
      judge(
        'charset',
        path,
        found8,
        'utf-8',
        rules('send ; charset=utf-8 with the type, else Czech letters break'),
      ),
    )
  else if (sent.parameters['charset'] !== undefined)
    verdicts.push(
      judge('charset', path, found8, 'utf-8', rules('JSON is UTF-8: send no other charset')),
    )
  const { profile } = expected.parameters
  if (profile !== undefined)
    verdicts.push(
      judge(
        'linkset-profile',
        path,
        sent.parameters['profile'] ?? 'none',
        profile,
        rules('send the profile in quotation marks (RFC 9727 section 4.2)'),
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

const judgeHeaders = (promised: Promised, answer: Answer) =>
  promised
    .headers(answer.text)
    .map(([name, expected]) => judgeHeader(promised.path, [name, expected], answer))

/** Most values are exact; of some, a host may say more than it was told. */
function judgeHeader(path: string, [name, expected]: Header, answer: Answer): Verdict {
  const found = answer.headers.get(name) ?? 'none'
  const remedy =
    found === 'none'
      ? unheard
      : rules('let one rule set it, and no setting of the host or of a proxy')
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

function judgeBody({ path, type, schema }: Promised, answer: Answer): Verdict[] {
  const kind = essence(type)
  const whole = build(
    'publish the whole output folder of a fresh build, and let nothing rewrite it',
  )
  const verdicts = [
    verdict('utf-8', path, isUtf8(answer.bytes) || !isText(kind), 'other bytes', 'UTF-8', whole),
  ].map((one) => (one.outcome === 'held' ? { ...one, found: 'UTF-8' } : one))
  if (schema || /[/+]json$/.test(kind)) {
    const fault = faultOf(answer.text, schema)
    verdicts.push(
      verdict(
        'body',
        path,
        fault === undefined,
        fault ?? 'valid JSON',
        schema ? 'JSON of the published schema' : 'JSON',
        whole,
      ),
    )
  } else if (isText(kind)) {
    const html = /^\s*<(!doctype html|html)/i.test(answer.text)
    const found = answer.text.trim() === '' ? 'nothing' : html ? 'a web page' : 'text'
    const expected = kind === 'text/html' ? 'a web page' : 'text'
    verdicts.push(verdict('body', path, found === expected, found, expected, whole))
  } else {
    const { length } = answer.bytes
    verdicts.push(verdict('body', path, length > 0, `${length} bytes`, 'some', whole))
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

function faultOf(text: string, schema: JsonSchema | undefined): string | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return `no JSON: ${(error as Error).message}`
  }
  if (!schema) return undefined
  try {
    const { $id: _, ...anonymous } = schema
    const validate = validators.get(schema) ?? ajv.compile(anonymous)
    validators.set(schema, validate)
    if (validate(value)) return undefined
    const [error] = validate.errors ?? []
    return `${error?.instancePath || 'the document'} ${error?.message}`
  } catch (error) {
    return `a published schema that cannot be used: ${(error as Error).message}`
  }
}

function judgeHead({ path }: Promised, answer: Answer, head: Answer): Verdict {
  const of = ({ status, headers, failure }: Answer) =>
    failure ?? `${status} ${headers.get('content-type') ?? 'without a type'}`
  const found = head.bytes.length > 0 ? `${of(head)} and a body` : of(head)
  return judge(
    'head',
    path,
    found,
    of(answer),
    host('answer HEAD as GET, without the body (RFC 9110 section 9.3.2)'),
  )
}

function judgeAuthorized({ path }: Promised, answer: Answer, authorized: Answer): Verdict {
  const same = authorized.status === answer.status && authorized.bytes.equals(answer.bytes)
  const found =
    authorized.failure ?? (same ? 'the same' : `status ${authorized.status}, another body`)
  return judge(
    'authorization',
    path,
    found,
    'the same',
    host('take off access control; a token that is sent is not to be looked at'),
  )
}

function judgeCrossing({ path }: Promised, crossing: Answer): Verdict {
  const allowed = crossing.headers.get('access-control-allow-origin') ?? 'none'
  const credentials = crossing.headers.get('access-control-allow-credentials')
  const found = crossing.failure ?? (credentials === null ? allowed : `${allowed} with credentials`)
  return judge('cors', path, found, '*', unheard)
}
