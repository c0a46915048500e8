// Verdicts on single responses: those that are just right, and those that are wrong by one. The
// responses are written by hand from the interface and the standards.

import { createHash } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loadHost } from '../../src/hosting/index.ts'
import { en } from '../../src/messages/en.ts'
import { html, markdown, type Resource } from '../../src/model/resource.ts'
import { type Answer, type Ask, createAsk, defaults } from '../../src/verify/ask.ts'
import { promisesAt } from '../../src/verify/promises.ts'
import { type ResourceReply, readResource } from '../../src/verify/resource.ts'
import { judgeNegotiation, judgeSecurity, judgeUnknown } from '../../src/verify/site.ts'
import { judge, markTolerated, type Verdict } from '../../src/verify/verdict.ts'
import { verify } from '../../src/verify/verify.ts'
import { base, buildFull } from '../pub.ts'
import { startHttp, startTcp } from './broken-servers.ts'
import { promisedAt } from './promised.ts'

/** Make a visit that sends requests with `ask` and has English words. */
const visit = (ask: Ask) => ({ ask, base, ...en.verify })

type Sent = { status?: number; headers?: { [name: string]: string }; body?: string | Buffer }

/** Make a response as if it had been received. */
function answered(path: string, { status = 200, headers = {}, body = '' }: Sent = {}): Answer {
  const bytes = Buffer.from(body)
  return {
    url: base + path,
    status,
    lines: Object.entries(headers),
    headers: new Headers(headers),
    bytes,
    text: bytes.toString(),
    redirects: [],
  }
}

const nothing = { source: base, resources: [], verdicts: [] }

const listBroken = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ outcome }) => outcome === 'broken').map(({ promise }) => promise)

describe('expected headers are those of the interface and of docs/hosting.md', () => {
  const bodies: { [path: string]: string } = {
    '/': '<!doctype html><html lang="cs"><style>b{}</style>',
    '/oauth/token': JSON.stringify({
      error: 'unsupported_grant_type',
      error_description: 'No grant is supported.',
      error_uri: `${base}/auth.md`,
    }),
    '/index.md': '# U Zaspalého kohouta\n',
    '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const digest = createHash('sha256').update('b{}').digest('base64')

  /** All headers, with the only policy that allows the style of the page above. */
  const sentAt = (path: string): { [name: string]: string } =>
    Object.fromEntries(
      Object.entries(promisedAt(path)).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? value
          : `default-src 'none'; style-src 'sha256-${digest}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ]),
    )

  async function brokenWith(path: string, headers: { [name: string]: string }): Promise<string[]> {
    const { files } = await buildFull()
    const digests: Ask = async (at) => answered(at, { body: files.get(at.slice(1)) ?? '' })
    const { resources } = await promisesAt(visit(digests))
    const resource = resources.find((resource) => resource.path === path)
    if (!resource) throw new Error(`nothing is promised at ${path}`)
    const { digest: _, ...promised } = resource
    const ask: Ask = async (_, question) =>
      answered(path, {
        headers,
        body: question?.method === 'HEAD' ? '' : (bodies[path] ?? ''),
      })
    return listBroken((await readResource(visit(ask), promised)).verdicts)
  }

  test.each(Object.keys(bodies))('%s with all of them is right', async (path) => {
    expect(await brokenWith(path, sentAt(path))).toEqual([])
  })

  const each = Object.keys(bodies).flatMap((path) =>
    Object.keys(promisedAt(path)).map((name) => [path, name] as const),
  )
  test.each(each)('%s without %s is reported', async (path, name) => {
    const { [name]: _, ...others } = sentAt(path)
    const promise = name === 'content-type' ? 'one type' : name
    expect(await brokenWith(path, others)).toContain(promise)
  })

  test.each([
    ['max-age=0', false],
    ['max-age=15551999', false],
    ['max-age=15552000', true],
    ['max-age=63072000; includeSubDomains; preload', true],
    ['includeSubDomains', false],
    ['max-age=-63072000', false],
    ['max-age=63072000x', false],
  ])('Strict-Transport-Security: %s covers at least half a year: %s', async (value, enough) => {
    const headers = { ...sentAt('/index.md'), 'strict-transport-security': value }
    expect(await brokenWith('/index.md', headers)).toEqual(
      enough ? [] : ['strict-transport-security'],
    )
  })

  test('a link that is missing is reported, and additional links are not', async () => {
    const { link = '', ...others } = sentAt('/')
    const links = link.split(', ')
    expect(links.length).toBeGreaterThan(5)
    for (const missing of links)
      expect(
        await brokenWith('/', {
          ...others,
          link: links.filter((one) => one !== missing).join(', '),
        }),
        missing,
      ).toEqual(['link'])
    const more = `</style.css>; rel="preload", ${link}`
    expect(await brokenWith('/', { ...others, link: more })).toEqual([])
  })

  test('directives of Cache-Control may have any order, and none may be added', async () => {
    const withCache = (value: string) =>
      brokenWith('/index.md', { ...sentAt('/index.md'), 'cache-control': value })
    expect(await withCache('max-age=300, public')).toEqual([])
    expect(await withCache('public, max-age=300, immutable')).toEqual(['cache-control'])
  })
})

/** List the broken promises of one resource with this response; `head` is the response to HEAD. */
async function brokenAt(
  resource: Pick<Resource, 'path' | 'type'>,
  sent: Sent,
  head: Sent = { ...sent, body: '' },
) {
  const ask: Ask = async (path, question) =>
    answered(path, question?.method === 'HEAD' ? head : sent)
  const promised = { ...resource, headers: () => [] }
  return listBroken((await readResource(visit(ask), promised)).verdicts)
}

test('other sites may read data only without the credentials of a visitor', async () => {
  const headers = { 'content-type': markdown, 'access-control-allow-origin': '*' }
  const resource = { path: '/auth.md', type: markdown }
  expect(await brokenAt(resource, { headers, body: 'x' })).toEqual([])
  const credentials = { ...headers, 'access-control-allow-credentials': 'true' }
  expect(await brokenAt(resource, { headers: credentials, body: 'x' })).toEqual(['cors'])
})

test('a body in a response to HEAD is reported', async () => {
  const headers = { 'content-type': markdown, 'access-control-allow-origin': '*' }
  const sent = { headers, body: 'Guláš' }
  expect(await brokenAt({ path: '/index.md', type: markdown }, sent, sent)).toEqual(['head'])
})

describe('patience with a host', () => {
  test('ends after a number of requests in a row without a response', async () => {
    let asked = 0
    const host = await startTcp((socket) => {
      asked += 1
      socket.destroy()
    })
    const ask = createAsk(host, { ...defaults, concurrency: 1, patience: 3 })
    for (let question = 0; question < 3; question += 1)
      expect((await ask('/')).failure).toBe('closed the connection')
    expect((await ask('/')).failure).toBe('not asked: 3 requests in a row got no answer')
    expect(asked).toBe(3)
  })

  test('is restored by every response', async () => {
    let asked = 0
    const host = await startHttp((_, response) => {
      asked += 1
      if (asked % 3 === 0) response.end('here')
      else response.destroy()
    })
    const ask = createAsk(host, { ...defaults, concurrency: 1, patience: 3 })
    const failures: (string | undefined)[] = []
    for (let question = 0; question < 9; question += 1) failures.push((await ask('/')).failure)
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(3)
    expect(asked).toBe(9)
  })

  test('is six by default: a site that fails after its home page gets at most a dozen requests', async () => {
    let asked = 0
    const host = await startHttp((request, response) => {
      asked += 1
      if (asked === 1 && request.url === '/') response.end('<!doctype html>')
      else response.destroy()
    })
    const { verdicts } = await verify({ base: host })
    expect(listBroken(verdicts)).toContain('digests')
    expect(asked).toBeLessThanOrEqual(12)
  })
})

describe('the size of one response', () => {
  const bounds = { ...defaults, size: 1000 }
  const readFailure = async (body: Buffer, encoding?: string) => {
    const host = await startHttp((_, response) => {
      response.writeHead(200, encoding === undefined ? {} : { 'Content-Encoding': encoding })
      response.end(body)
    })
    return (await createAsk(host, bounds)('/')).failure
  }

  test('is limited, and a longer one is not read to its end', async () => {
    expect(await readFailure(Buffer.alloc(1000))).toBeUndefined()
    expect(await readFailure(Buffer.alloc(1001))).toBe('sends more than 0.001 MB')
  })

  test('is limited after decompression too', async () => {
    expect(await readFailure(gzipSync(Buffer.alloc(1000)), 'gzip')).toBeUndefined()
    expect(await readFailure(gzipSync(Buffer.alloc(1001)), 'gzip')).toBe(
      'sends a body that is too large when decoded',
    )
  })
})

test.each([301, 302, 303, 307, 308])(
  'a redirect with status %d is one (RFC 9110 section 15.4)',
  async (status) => {
    const host = await startHttp((request, response) => {
      if (request.url === '/') response.writeHead(status, { Location: '/there' }).end()
      else response.end('here')
    })
    const { redirects, text } = await createAsk(host)('/')
    expect(redirects).toEqual([{ status, from: `${host}/`, to: `${host}/there` }])
    expect(text).toBe('here')
  },
)

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['deflate, gzip', (text: string) => gzipSync(deflateSync(text))],
])('a body that a host compresses as %s without being asked is read', async (encoding, pack) => {
  const host = await startHttp((_, response) => {
    response.writeHead(200, { 'Content-Encoding': encoding }).end(pack('Guláš'))
  })
  expect(await createAsk(host)('/')).toMatchObject({ status: 200, text: 'Guláš' })
})

describe('http for a site on https', () => {
  const brokenBy = async (plain: Partial<Answer>) => {
    const certificateEnds = new Date(Date.now() + 60 * 86_400_000)
    const page = read('/', html, '<!doctype html>')
    const reads = [{ ...page, answer: { ...page.answer, certificateEnds } }]
    const ask: Ask = async () => ({ ...answered('/'), ...plain })
    return listBroken(await judgeSecurity(visit(ask), reads))
  }
  const to = (address: string) => ({
    redirects: [{ status: 301, from: 'http://pub.example/', to: address }],
  })

  test.each<[what: string, plain: Partial<Answer>, broken: string[]]>([
    ['leads there', to('https://pub.example/'), []],
    ['leads to a name that only begins alike', to('https://pub.example.evil/'), ['https']],
    ['leads to another name', to('https://www.pub.example/'), ['https']],
    ['answers by itself', {}, ['https']],
    ['is served by nobody', { status: 0, failure: 'refuses', refused: true }, []],
    ['is not answered', { status: 0, failure: 'silent' }, ['https']],
  ])('%s', async (_, plain, broken) => {
    expect(await brokenBy(plain)).toEqual(broken)
  })
})

test('an unknown address that redirects to the error page is reported', async () => {
  const redirects = [{ status: 302, from: `${base}/x`, to: `${base}/404.html` }]
  const ask: Ask = async (path) => ({ ...answered(path, { status: 404 }), redirects })
  const verdicts = await judgeUnknown(visit(ask), nothing)
  expect(listBroken(verdicts)).toEqual(['not found'])
})

test('a page that is sent in Markdown on request must have Vary in both forms', async () => {
  const page = { path: '/', type: html, twin: '/index.md', headers: () => [] }
  const brokenBy = async (vary: { [name: string]: string }) => {
    const sent = (body: string, headers = {}) => answered('/', { headers, body })
    const reads = [
      { promised: page, answer: sent('page', vary) },
      read('/index.md', markdown, 'twin'),
    ]
    const ask: Ask = async (_, question) =>
      question?.headers?.['Accept'] === 'text/markdown'
        ? sent('twin', { vary: 'Accept' })
        : sent('page', vary)
    return listBroken(await judgeNegotiation(visit(ask), reads))
  }
  expect(await brokenBy({ vary: 'Accept-Encoding, Accept' })).toEqual([])
  expect(await brokenBy({})).toEqual(['vary'])
})

/** Make what was read of a resource with this body. */
const read = (path: string, type: string, body: string): ResourceReply => ({
  promised: { path, type, headers: () => [] },
  answer: answered(path, { headers: { 'content-type': type }, body }),
})

test('a limit of a host for some files is tolerated for these files only', async () => {
  const { limits } = await loadHost('github-pages')
  const outcome = (promise: string, path: string) => {
    const broken = judge(promise, path, 'x', 'y', { whose: 'rules', fix: 'fix' })
    return markTolerated(broken, limits, en.translate).outcome
  }
  expect(outcome('type', '/oauth/token')).toBe('tolerated')
  expect(outcome('type', '/schemas/menu.schema.json')).toBe('tolerated')
  expect(outcome('type', '/menu.json')).toBe('broken')
  expect(outcome('link', '/menu.json')).toBe('tolerated')
  expect(outcome('status', '/oauth/token')).toBe('broken')
  expect(
    markTolerated(judge('link', '/', 'x', 'x', { whose: 'rules', fix: '' }), limits, en.translate)
      .outcome,
  ).toBe('held')
})
