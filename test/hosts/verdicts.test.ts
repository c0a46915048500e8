// Verdicts of `verify` on responses that are written by hand, without a build and without a server.

import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { en } from '../../src/messages/en.ts'
import { type Answer, type Ask, createAsk, type Question } from '../../src/verify/ask.ts'
import { mayFollow } from '../../src/verify/reach.ts'
import { type VerifyOptions, verify } from '../../src/verify/verify.ts'
import { common } from './promised.ts'

const base = 'https://pub.example'
const now = new Date('2026-11-20T12:00:00Z')

type Reply = Partial<Answer> & { sent?: { [name: string]: string }; body?: string | Buffer }

const forData = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const forPages = {
  'content-security-policy':
    "default-src 'none'; style-src 'none'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}
const html = 'text/html; charset=utf-8'
const text = 'text/plain; charset=utf-8'

const reply = (type: string, body: string, more: Reply = {}): Reply => ({
  body,
  sent: {
    ...common({ https: true }),
    ...(type === html ? forPages : forData),
    'content-type': type,
    'cache-control': 'public, max-age=300',
  },
  ...more,
})

const menu = '{"food":[\n]}\n'
const page = '<!doctype html><html lang="cs"><title>U Lva</title></html>\n'
const site: { [path: string]: Reply } = {
  '/': reply(html, page, { certificateEnds: new Date(Date.now() + 90 * 86_400_000) }),
  '/index.md': reply('text/markdown; charset=utf-8', '# U Lva\n'),
  '/menu.json': reply('application/json', menu),
  '/.well-known/security.txt': reply(text, 'Expires: 2027-11-20T00:00:00Z\n'),
}
const notFound = reply(html, page.replace('U Lva', 'Nic'), { status: 404 })
const old = { from: '/listek', to: '/menu.json', status: 301 }
const moved: Reply = {
  redirects: [{ status: 301, from: `${base}/listek`, to: `${base}/menu.json` }],
}

const makeDigest = (body: string | Buffer = '') => ({
  length: Buffer.byteLength(body),
  sha256: createHash('sha256').update(body).digest('hex'),
})
const bodyAt = (path: string, { body, sent }: Reply, more = {}) => ({
  ...{ path, type: sent?.['content-type'] ?? '', ...makeDigest(body), ...more },
})
const bodies = [
  ...Object.entries(site).map(([path, one]) =>
    bodyAt(path, one, path === '/' ? { twin: '/index.md' } : {}),
  ),
  bodyAt('/404.html', notFound, { status: 404 }),
]
const digests = { base_url: base, date: '2026-11-20', bodies, redirects: [old as never] }

/** Change the reply at some addresses. */
type Change = (path: string, question: Question, reply: Reply) => Reply

/** Send a request to the site above, with one change. */
const askWith =
  (change: Change): Ask =>
  async (address, question = {}) => {
    const path = address.startsWith('http:')
      ? address
      : address.replace(/^https:..pub.example(\/rooster)?/, '') || '/'
    const published: Reply =
      {
        ...site,
        '/listek': moved,
        '/digests.json': { body: JSON.stringify(digests) },
        'http://pub.example/': { redirects: [{ status: 301, from: address, to: `${base}/` }] },
      }[path] ?? notFound
    const { body = '', sent = {}, ...rest } = change(path, question, published)
    const bytes = Buffer.from(question.method === 'HEAD' ? '' : body)
    return {
      ...{ url: base + path, status: 200, lines: Object.entries(sent), redirects: [] },
      ...{ headers: new Headers(sent), bytes, text: bytes.toString(), ...rest },
    }
  }

const unchanged: Change = (_, __, found) => found

/** The checks that do not hold, as `outcome check path`. */
async function failing(change: Change, options: Partial<VerifyOptions> = {}): Promise<string[]> {
  const { verdicts } = await verify({ base, now, ask: askWith(change), ...options })
  return verdicts
    .filter(({ outcome }) => outcome !== 'held')
    .map(({ outcome, promise, path }) => `${outcome} ${promise} ${path}`)
}

const at =
  (path: string, changed: (reply: Reply, question: Question) => Reply): Change =>
  (asked, question, found) =>
    asked === path ? { ...found, ...changed(found, question) } : found
const withHeaders = (path: string, more: { [name: string]: string }) =>
  at(path, ({ sent }) => ({ sent: { ...sent, ...more } }))
const onlyIf = (name: string, value: string, changed: Reply): Change =>
  at('/menu.json', (_, { headers }) => (headers?.[name] === value ? changed : {}))

test('a site that keeps all its promises gets no other verdicts', async () => {
  expect(await failing(unchanged)).toEqual([])
})

test('a site behind a closed port gets one verdict', async () => {
  const { verdicts } = await verify({ base: 'http://127.0.0.1:9', now })
  expect(verdicts).toMatchObject([{ promise: 'answer', path: '/', found: 'refuses connections' }])
  // Then http may be closed on a site that has https.
  expect(await createAsk('http://127.0.0.1:9')('/')).toHaveProperty('refused', true)
})

describe('verify reports', () => {
  // biome-ignore format: one line, one row
  test.each<[what: string, change: Change, expected: string[]]>([
    ['a wrong media type', withHeaders('/menu.json', { 'content-type': 'text/plain' }), ['broken type /menu.json']],
    ['a missing charset', withHeaders('/index.md', { 'content-type': 'text/markdown' }), ['broken charset /index.md']],
    ['a media type sent twice', at('/menu.json', ({ sent }) => ({ lines: [...Object.entries(sent ?? {}), ['content-type', 'application/json']] })), ['broken one type /menu.json']],
    ['another cache', withHeaders('/menu.json', { 'cache-control': 'no-store' }), ['broken cache-control /menu.json']],
    ['a header that the host adds', withHeaders('/menu.json', { 'set-cookie': 'id=1' }), ['broken added headers /menu.json']],
    ['a changed body', at('/menu.json', () => ({ body: '{}' })), ['broken digest /menu.json']],
    ['an old compressed body', onlyIf('Accept-Encoding', 'gzip', { body: '{}' }), ['broken as gzip /menu.json']],
    ['an old body compressed by Brotli', onlyIf('Accept-Encoding', 'br', { body: '{}' }), ['broken as br /menu.json']],
    ['another answer to clients with a token', onlyIf('Authorization', 'Bearer not-a-token', { status: 401, body: '' }), ['broken authorization /menu.json']],
    ['data that other sites cannot read', onlyIf('Origin', 'https://elsewhere.example', { sent: {} }), ['broken cors /menu.json']],
    ['another status for HEAD', at('/menu.json', (_, { method }) => (method === 'HEAD' ? { status: 405 } : {})), ['broken head /menu.json']],
    ['another length for HEAD', at('/menu.json', ({ sent }, { method }) => method === 'HEAD' ? { sent: { ...sent, 'content-length': '1' } } : {}), ['broken head /menu.json']],
    ['another type for HEAD', at('/menu.json', ({ sent }, { method }) => method === 'HEAD' ? { sent: { ...sent, 'content-type': 'text/plain' } } : {}), ['broken head /menu.json']],
    ['a resource that is missing', at('/menu.json', () => notFound), ['broken status /menu.json']],
    ['a response that breaks off', at('/menu.json', () => ({ failure: 'cut' })), ['broken answer /menu.json']],
    ['a redirect to another site', at('/menu.json', () => ({ redirects: [{ status: 302, from: `${base}/menu.json`, to: 'https://host.example/' }] })), ['broken no redirect /menu.json', 'warning same origin /menu.json']],
    ['an unknown address that is no error', at('/verify-no-such-page', () => ({ status: 200 })), ['broken not found /verify-no-such-page']],
    ['an error of another media type', at('/verify-no-such-page', ({ sent }) => ({ sent: { ...sent, 'content-type': text } })), ['broken type of errors /verify-no-such-page']],
    ['the error page of the host', at('/verify-no-such-page', () => ({ body: page })), ['broken page of errors /verify-no-such-page']],
    ['Markdown at the address of a page without Vary', at('/', (_, { headers }) => (headers?.['Accept'] === 'text/markdown' ? { body: '#' } : {})), ['broken markdown on request /']],
    ['Markdown for a client that prefers HTML', at('/', ({ sent }, { headers }) => ({ sent: { ...sent, vary: 'Accept' }, ...(headers?.['Accept']?.includes('markdown') && { body: '# U Lva\n' }) })), ['broken page on request /']],
    ['an old address that leads elsewhere', at('/listek', () => ({ redirects: [{ status: 302, from: `${base}/listek`, to: `${base}/` }] })), ['broken redirect /listek']],
    ['rules of hosts that can be read', (path, _, found) => (path.startsWith('/_') ? { ...found, status: 200 } : found), ['warning control files /_headers', 'warning control files /_redirects']],
    ['http that does not lead to https', at('http://pub.example/', () => ({ redirects: [] })), ['broken https /']],
    ['a certificate that ends within two weeks', at('/', () => ({ certificateEnds: new Date(Date.now() + 13.5 * 86_400_000) })), ['warning tls /']],
    ['digests of another address', at('/digests.json', () => ({ body: JSON.stringify({ ...digests, base_url: 'https://other.example' }) })), ['broken base url /digests.json']],
  ])('%s', async (_, change, expected) => {
    expect(await failing(change)).toEqual(expected)
  })

  test('another build as one verdict if most bodies are of it', async () => {
    const changeAll: Change = (path, _, found) =>
      path in site ? { ...found, body: String(found.body).replace(/\w/, '#') } : found
    expect(await failing(changeAll)).toContain('broken one build /digests.json')
    expect((await failing(changeAll)).filter((line) => line.includes(' digest '))).toEqual([])
  })

  test('a security.txt from the moment at which it expires', async () => {
    const expiry = ['broken expires /.well-known/security.txt']
    expect(await failing(unchanged, { now: new Date('2027-11-20T00:00:00Z') })).toEqual(expiry)
    expect(await failing(unchanged, { now: new Date('2027-11-19T23:59:59Z') })).toEqual([])
  })

  test('a build on this machine that is not the published one', async () => {
    const changed = bodies.map((body) =>
      body.path === '/' ? { ...body, sha256: '0'.repeat(64) } : body,
    )
    const against = (local: object, isChosen: boolean) => ({
      against: { digests: { ...digests, ...local } as never, folder: 'dist', isChosen },
    })
    expect(await failing(unchanged, against({}, true))).toEqual([])
    const yesterday = { bodies: changed, date: '2026-11-19' }
    expect(await failing(unchanged, against(yesterday, true))).toEqual([
      'broken build /digests.json',
    ])
    expect(await failing(unchanged, against({ bodies: changed }, false))).toEqual([
      'broken build /digests.json',
    ])
    // A folder that the user did not name may be older than the site.
    expect(await failing(unchanged, against(yesterday, false))).toEqual([
      'warning build /digests.json',
    ])
  })
})

const { changes, bodyOf } = en.verify.found

test.each<[path: string, found: string, body: string | Buffer]>([
  ['/menu.json', changes.bom, `\uFEFF${menu}`],
  ['/menu.json', changes.lineEnds, menu.replaceAll('\n', '\r\n')],
  ['/menu.json', changes.packedTwice, gzipSync(menu)],
  ['/menu.json', changes.packedTwice, brotliCompressSync(menu)],
  ['/menu.json', changes.cutShort, menu.slice(0, 6)],
  ['/menu.json', changes.otherBuild, '{"food":["x"]}\n'],
  ['/menu.json', bodyOf('/index.md'), '# U Lva\n'],
  ['/', changes.minified, page.replace('"cs"', 'cs').trim()],
  ['/', changes.script, page.replace('</html>', '<script src="/x.js"></script></html>')],
])('a body at %s is recognised: %s', async (path, found, body) => {
  const { verdicts } = await verify({ base, now, ask: askWith(at(path, () => ({ body }))) })
  const digest = verdicts.find((one) => one.promise === 'digest' && one.path === path)
  expect(digest).toMatchObject({ outcome: 'broken', found })
})

const withoutPolicy = at('/menu.json', ({ sent = {} }) => {
  const { 'referrer-policy': _, ...rest } = sent
  return { sent: rest }
})

test('a missing header comes with the advice of each host, or of the one that is named', async () => {
  const fixOn = async (host?: 'nginx') => {
    const { verdicts } = await verify({ base, now, host, ask: askWith(withoutPolicy) })
    return verdicts.find(({ outcome }) => outcome === 'broken')?.fix
  }
  expect(await fixOn()).toMatch(/nginx: .*Caddy: /)
  expect(await fixOn('nginx')).toMatch(/nginx: /)
  expect(await fixOn('nginx')).not.toContain('Caddy')
})

test('a host that is known to send no headers is not blamed for that', async () => {
  expect(await failing(withoutPolicy, { host: 'github-pages' })).toEqual([
    'tolerated referrer-policy /menu.json',
  ])
})

test('a site below a path is warned that clients look for it at the root', async () => {
  expect(await failing(unchanged, { base: `${base}/rooster` })).toContain('warning place /')
})

test('a site without digests is reported, and compared with the build on this machine', async () => {
  const change = at('/digests.json', () => ({ ...notFound }))
  const against = { digests: digests as never, folder: 'dist', isChosen: true }
  expect(await failing(change, { against })).toEqual(['broken digests /digests.json'])
  expect(await failing(change)).toEqual(['broken digests /digests.json'])
})

test.each([
  ['https://pub.example/', 'https://pub.example/en/', true],
  ['https://pub.example/', 'http://pub.example:8080/', true],
  ['https://pub.example/', 'https://www.pub.example/', false],
  ['https://pub.example/', 'http://127.0.0.1/', false],
  ['https://pub.example/', 'http://router/', false],
  ['http://localhost:3000/', 'http://127.0.0.1:3000/', true],
  ['http://localhost:3000/', 'http://[::1]:3000/', true],
  ['http://localhost:3000/', 'https://pub.example/', false],
])('a redirect from %s to %s is followed: %s', (from, to, isFollowed) => {
  expect(mayFollow(from, to)).toBe(isFollowed)
})
