// What verify makes of answers, one at a time: those that are right by a hair, and those that are
// wrong by one. The answers are written here by hand, from the interface and the standards.

import { createHash } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { controlPaths, loadHost } from '../../src/hosting/index.ts'
import { en } from '../../src/messages/en.ts'
import { html, markdown, type Resource } from '../../src/model/resource.ts'
import { judgeMenu } from '../../src/verify/agreement.ts'
import { type Answer, type Ask, createAsk, usual } from '../../src/verify/ask.ts'
import { judgeHours } from '../../src/verify/hours.ts'
import { judgeLunch } from '../../src/verify/lunch.ts'
import { promisesOfSite, promisesOfTable } from '../../src/verify/promises.ts'
import { saysDate, writes } from '../../src/verify/rendered.ts'
import { type Read, readResource } from '../../src/verify/resource.ts'
import { judge, tolerate, type Verdict } from '../../src/verify/verdict.ts'
import {
  judgeBaseUrl,
  judgeCatalog,
  judgeControlFiles,
  judgeNegotiation,
  judgeSecurity,
  judgeUnknown,
} from '../../src/verify/whole.ts'
import { base, buildFull } from '../pub.ts'
import { startHttp, startTcp } from './broken-servers.ts'
import { promisedAt } from './promised.ts'
import { verifyByTable } from './verified.ts'

const words = en.verify

type Sent = { status?: number; headers?: { [name: string]: string }; body?: string | Buffer }

/** An answer as it would have come. */
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

const brokenOf = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ outcome }) => outcome === 'broken').map(({ promise }) => promise)

describe('the headers that are asked for are those of the interface and of docs/hosting.md', () => {
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

  /** With the one policy under which the style of the page above is shown. */
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
    const { site } = await buildFull()
    const { resources } = promisesOfTable(base, site.resources)
    const promised = resources.find((one) => one.path === path)
    if (!promised) throw new Error(`nothing is promised at ${path}`)
    const ask: Ask = async (_, question) =>
      answered(path, {
        headers,
        body: question?.method === 'HEAD' ? '' : (bodies[path] ?? ''),
      })
    return brokenOf((await readResource(ask, base, promised, words)).verdicts)
  }

  test.each(Object.keys(bodies))('%s with all of them is right', async (path) => {
    expect(await brokenWith(path, sentAt(path))).toEqual([])
  })

  const each = Object.keys(bodies).flatMap((path) =>
    Object.keys(promisedAt(path)).map((name) => [path, name] as const),
  )
  test.each(each)('%s without %s is named', async (path, name) => {
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
  ])('Strict-Transport-Security: %s for half a year at least is %s', async (value, enough) => {
    const headers = { ...sentAt('/index.md'), 'strict-transport-security': value }
    expect(await brokenWith('/index.md', headers)).toEqual(
      enough ? [] : ['strict-transport-security'],
    )
  })

  test('one link of many that is missing is named, and links beside them are nobody’s fault', async () => {
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

  test('directives of Cache-Control have no order, and none may be added', async () => {
    const withCache = (value: string) =>
      brokenWith('/index.md', { ...sentAt('/index.md'), 'cache-control': value })
    expect(await withCache('max-age=300, public')).toEqual([])
    expect(await withCache('public, max-age=300, immutable')).toEqual(['cache-control'])
  })
})

/** What is broken of one resource that answers so; `head` is what HEAD is answered with. */
async function brokenAt(
  resource: Pick<Resource, 'path' | 'type'>,
  sent: Sent,
  head: Sent = { ...sent, body: '' },
) {
  const ask: Ask = async (path, question) =>
    answered(path, question?.method === 'HEAD' ? head : sent)
  const promised = { ...resource, headers: () => [], optional: false }
  return brokenOf((await readResource(ask, base, promised, words)).verdicts)
}

test('reading by other sites is allowed without the credentials of a guest only', async () => {
  const headers = { 'content-type': markdown, 'access-control-allow-origin': '*' }
  const resource = { path: '/auth.md', type: markdown }
  expect(await brokenAt(resource, { headers, body: 'x' })).toEqual([])
  const credentials = { ...headers, 'access-control-allow-credentials': 'true' }
  expect(await brokenAt(resource, { headers: credentials, body: 'x' })).toEqual(['cors'])
})

describe('a body', () => {
  const twin = { path: '/index.md', type: markdown }
  const headers = { 'content-type': markdown, 'access-control-allow-origin': '*' }

  test('in another encoding than UTF-8 is named', async () => {
    expect(await brokenAt(twin, { headers, body: 'Guláš' })).toEqual([])
    expect(await brokenAt(twin, { headers, body: Buffer.from('Guláš', 'latin1') })).toEqual([
      'utf-8',
    ])
  })

  test('of empty lines is nothing', async () => {
    expect(await brokenAt(twin, { headers, body: '\n \n' })).toEqual(['body'])
  })

  test('in an answer to HEAD is named', async () => {
    const sent = { headers, body: 'Guláš' }
    expect(await brokenAt(twin, sent, sent)).toEqual(['head'])
  })
})

describe('a price', () => {
  test.each<[text: string, price: number, stands: boolean]>([
    ['290 Kč', 290, true],
    ['0,5 l 290 Kč', 290, true],
    ['1 290 Kč', 290, false],
    ['1 290 Kč', 1290, true],
    ['CZK 1,290', 290, false],
    ['CZK 1,290', 1290, true],
    ['1290', 290, false],
    ['2901', 290, false],
    ['12,50 Kč', 12, false],
    ['12.50', 50, false],
    ['12,50 Kč', 12.5, true],
    ['12,55 Kč', 12.5, false],
    ['CZK 12.5', 12.5, true],
    ['12,00 €', 12, true],
    ['12,- Kč', 12, true],
    ['12. 11. 2026', 11, true],
  ])('in "%s" is %d: %s', (text, price, stands) => {
    expect(writes(text, price)).toBe(stands)
  })
})

describe('a date', () => {
  test.each<[text: string, says: boolean]>([
    ['Thursday 24 December 2026', true],
    ['Thursday, 24 December 2026 (closed)', true],
    ['Thursday 24 December 2027', false],
    ['Thursday 24 December 20261', false],
    ['Friday 24 December 2026', false],
    ['Thursday 4 December 2026', false],
    ['Thursday 24 November 2026', false],
  ])('in "%s" is 2026-12-24: %s', (text, says) => {
    expect(saysDate(text, '2026-12-24', 'en')).toBe(says)
  })
})

describe('the patience with a host', () => {
  test('ends with so many questions in a row that were not answered', async () => {
    let asked = 0
    const host = await startTcp((socket) => {
      asked += 1
      socket.destroy()
    })
    const ask = createAsk(host, { ...usual, concurrency: 1, patience: 3 })
    for (let question = 0; question < 3; question += 1)
      expect((await ask('/')).failure).toBe('cut the connection')
    expect((await ask('/')).failure).toBe('not asked: 3 questions in a row were not answered')
    expect(asked).toBe(3)
  })

  test('begins anew with every answer', async () => {
    let asked = 0
    const host = await startHttp((_, response) => {
      asked += 1
      if (asked % 3 === 0) response.end('here')
      else response.destroy()
    })
    const ask = createAsk(host, { ...usual, concurrency: 1, patience: 3 })
    const failures: (string | undefined)[] = []
    for (let question = 0; question < 9; question += 1) failures.push((await ask('/')).failure)
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(3)
    expect(asked).toBe(9)
  })

  test('of the command is six: a site that dies behind its home page is left after a dozen', async () => {
    let asked = 0
    const host = await startHttp((request, response) => {
      asked += 1
      if (asked === 1 && request.url === '/') response.end('<!doctype html>')
      else response.destroy()
    })
    const { verdicts } = await verifyByTable({ base: host })
    expect(brokenOf(verdicts).length).toBeGreaterThan(20)
    expect(asked).toBeLessThanOrEqual(12)
  })
})

describe('of one answer is read', () => {
  const bounds = { ...usual, size: 1000 }
  const failureOf = async (body: Buffer, encoding?: string) => {
    const host = await startHttp((_, response) => {
      response.writeHead(200, encoding === undefined ? {} : { 'Content-Encoding': encoding })
      response.end(body)
    })
    return (await createAsk(host, bounds)('/')).failure
  }

  test('so much, and of one that goes on no more', async () => {
    expect(await failureOf(Buffer.alloc(1000))).toBeUndefined()
    expect(await failureOf(Buffer.alloc(1001))).toBe('sends more than 0.001 MB')
  })

  test('so much when it is unpacked', async () => {
    expect(await failureOf(gzipSync(Buffer.alloc(1000)), 'gzip')).toBeUndefined()
    expect(await failureOf(gzipSync(Buffer.alloc(1001)), 'gzip')).toBe(
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
])('a body that a host packs as %s, unasked, is read', async (encoding, pack) => {
  const host = await startHttp((_, response) => {
    response.writeHead(200, { 'Content-Encoding': encoding }).end(pack('Guláš'))
  })
  expect(await createAsk(host)('/')).toMatchObject({ status: 200, text: 'Guláš' })
})

describe('http of a site over https', () => {
  const brokenBy = async (plain: Partial<Answer>) => {
    const certificateEnds = new Date(Date.now() + 60 * 86_400_000)
    const page = read('/', html, '<!doctype html>')
    const reads = [{ ...page, answer: { ...page.answer, certificateEnds } }]
    const ask: Ask = async () => ({ ...answered('/'), ...plain })
    return brokenOf(await judgeSecurity(ask, reads, base, words))
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

test('a site promises what its catalog names below its own address, and nothing of its neighbours', async () => {
  const linkset = [
    {
      anchor: base,
      'service-desc': [{ href: `${base}/openapi.json`, type: 'application/json' }],
      item: [
        { href: `${base}/menu.json`, type: 'application/json' },
        { href: `${base}.example/menu.json`, type: 'application/json' },
      ],
    },
  ]
  const ask: Ask = async (address) =>
    answered('/', {
      body: JSON.stringify(address.endsWith('openapi.json') ? { paths: {} } : { linkset }),
    })
  const { resources } = await promisesOfSite(ask, base)
  expect(resources.map(({ path }) => path)).toEqual(['/', '/openapi.json', '/menu.json'])
})

describe('an unknown address', () => {
  const page = (body: string): Sent => ({
    status: 404,
    headers: { 'content-type': html },
    body: `<!doctype html>${body}`,
  })
  const noindex = '<meta name="robots" content="noindex"/>'
  const brokenBy = async (own: Sent, found: Sent) => {
    const ask: Ask = async (path) => answered(path, path === '/404.html' ? own : found)
    const promised = { source: base, resources: [], notFound: '/404.html' }
    return brokenOf(await judgeUnknown(ask, promised, words))
  }

  test('is answered with the page of the pub, which search engines do not list', async () => {
    expect(await brokenBy(page(noindex), page(noindex))).toEqual([])
    expect(await brokenBy(page(noindex), page(`${noindex}Not Found`))).toEqual(['page of errors'])
    expect(await brokenBy(page('Lost'), page('Lost'))).toEqual(['page of errors'])
  })
})

test('an unknown address that leads to the page of errors is no error', async () => {
  const redirects = [{ status: 302, from: `${base}/x`, to: `${base}/404.html` }]
  const ask: Ask = async (path) => ({ ...answered(path, { status: 404 }), redirects })
  const verdicts = await judgeUnknown(ask, { source: base, resources: [] }, words)
  expect(brokenOf(verdicts)).toEqual(['not found'])
})

test('a cache is told by the page, too, that it is sent in Markdown on request', async () => {
  const page = { path: '/', type: html, twin: '/index.md', headers: () => [], optional: false }
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
    return brokenOf(await judgeNegotiation(ask, reads, words))
  }
  expect(await brokenBy({ vary: 'Accept-Encoding, Accept' })).toEqual([])
  expect(await brokenBy({})).toEqual(['vary'])
})

test('files for hosts that anybody can read are warned about, each of them', async () => {
  const everywhere: Ask = async (path) => answered(path)
  const verdicts = await judgeControlFiles(everywhere, words)
  expect(verdicts.map(({ path, outcome }) => [path, outcome])).toEqual(
    ['/_headers', '/_redirects'].map((path) => [path, 'warning']),
  )
  expect(controlPaths).toEqual(['/_headers', '/_redirects'])
  const nowhere: Ask = async (path) => answered(path, { status: 404 })
  expect(await judgeControlFiles(nowhere, words)).toEqual([])
})

/** What was read of a resource that answers with this body. */
const read = (path: string, type: string, body: string): Read => ({
  promised: { path, type, headers: () => [], optional: false },
  answer: answered(path, { headers: { 'content-type': type }, body }),
})

describe('the catalog', () => {
  const type = 'application/linkset+json'
  const brokenBy = async (target: object) => {
    const body = JSON.stringify({ linkset: [{ anchor: base, item: [target] }] })
    const reads = [
      read('/.well-known/api-catalog', type, body),
      read('/menu.json', 'application/json', '{}'),
    ]
    const ask: Ask = async (address) => answered(address.slice(base.length), { status: 404 })
    return brokenOf(await judgeCatalog(ask, reads, base, words))
  }

  test('names the type that is promised where each link leads', async () => {
    const href = `${base}/menu.json`
    expect(await brokenBy({ href, type: 'application/json' })).toEqual([])
    expect(await brokenBy({ href, type: 'text/plain' })).toEqual(['catalog'])
  })

  test('leads nowhere where nothing is', async () => {
    expect(await brokenBy({ href: `${base}/menu.xml`, type: 'text/xml' })).toEqual(['catalog'])
  })

  test('may name another site, which is not asked', async () => {
    expect(await brokenBy({ href: `${base}.example/x`, type: 'text/xml' })).toEqual([])
  })
})

type Data = { [member: string]: unknown }

/** The text of a document after a change of what it holds. */
const inData = (change: (data: Data) => void) => (text: string) => {
  const data = JSON.parse(text) as Data
  change(data)
  return JSON.stringify(data)
}

/** What is broken of the full pub where one of its resources has another text. */
async function brokenWhere(path: string, change: (text: string) => string): Promise<string[]> {
  return (await verdictsWhere(path, change)).map((one) => `${one.path} ${one.promise}`)
}

async function verdictsWhere(path: string, change: (text: string) => string) {
  const { site, files } = await buildFull()
  const twins: { [path: string]: string } = { '/': '/index.md', '/en/': '/en.md' }
  const reads = site.resources.flatMap(({ path: at, file, type }): Read[] => {
    const text = files.get(file)
    if (text === undefined) return []
    const { promised, answer } = read(at, type, at === path ? change(text) : text)
    const twin = twins[at]
    return [{ promised: { ...promised, ...(twin !== undefined && { twin }) }, answer }]
  })
  const verdicts = [judgeMenu, judgeHours, judgeLunch].flatMap((one) => one(reads))
  return verdicts.filter(({ outcome }) => outcome === 'broken')
}

const onPages = (promise: string) => [`/ ${promise}`, `/en/ ${promise}`]
const everywhere = (promise: string) =>
  ['/', '/index.md', '/en/', '/en.md'].map((path) => `${path} ${promise}`)

describe('what pages and twins say, and the data do not:', () => {
  test('nothing, where all is as it was built', async () => {
    expect(await brokenWhere('/menu.json', (text) => text)).toEqual([])
  })

  test('a dish', async () => {
    const without = inData(({ food }) => void (food as Data[]).shift())
    expect(await brokenWhere('/menu.json', without)).toEqual(onPages('menu'))
  })

  test('a dish under another name', async () => {
    const renamed = inData(({ food }) => {
      const [first] = food as { name: Data }[]
      if (first) first.name = { cs: 'Hadí polévka', en: 'Snake soup' }
    })
    for (const { path, promise, found } of await verdictsWhere('/menu.json', renamed))
      if (promise === 'menu' && !path.endsWith('.md')) expect(found).toMatch(/Hadí|Snake/)
    expect(await brokenWhere('/menu.json', renamed)).toEqual(
      expect.arrayContaining(everywhere('menu')),
    )
  })

  test('that nobody stated what is in a dish', async () => {
    const unstated = (text: string) =>
      text.replaceAll('Allergens: none.', 'Allergens: not stated, ask the staff.')
    expect(await brokenWhere('/en.md', unstated)).toEqual(['/en.md allergens', '/en.md lunch'])
  })

  test('a dish of a lunch', async () => {
    const without = inData(({ lunch }) => {
      const { days } = lunch as { days: { mains: unknown[] }[] }
      days.at(-1)?.mains.pop()
    })
    expect(await brokenWhere('/menu.json', without)).toEqual(everywhere('lunch'))
  })

  test('a day of lunches', async () => {
    const without = inData(({ lunch }) => void (lunch as { days: unknown[] }).days.pop())
    // A twin is read for the days of the data alone.
    expect(await brokenWhere('/menu.json', without)).toEqual(onPages('lunch'))
  })

  test('that there is no lunch on a day of which nobody stated it', async () => {
    const unstated = inData(({ exceptions }) => {
      for (const one of exceptions as Data[]) if (one['from'] === '2026-12-26') one['lunch'] = null
    })
    expect(await brokenWhere('/hours.json', unstated)).toEqual(everywhere('hours'))
  })

  test('when lunch is served', async () => {
    const without = inData(({ week }) => {
      for (const day of Object.values(week as Data)) (day as Data)['lunch'] = []
    })
    expect(await brokenWhere('/hours.json', without)).toEqual(everywhere('hours'))
    // A column of times that no week of the data has.
    for (const { path, found } of await verdictsWhere('/hours.json', without))
      expect(found, path).toMatch(/3 columns/)
  })

  test('that an exception holds on a day in its middle', async () => {
    const without = inData((hours) => {
      hours['exceptions'] = (hours['exceptions'] as Data[]).flatMap((one) =>
        one['from'] === '2027-02-08'
          ? [
              { ...one, to: '2027-02-10' },
              { ...one, from: '2027-02-12' },
            ]
          : [one],
      )
    })
    expect(await brokenWhere('/hours.json', without)).toEqual(everywhere('hours'))
  })
})

describe('an address of another site in a text', () => {
  const brokenBy = (body: string) =>
    brokenOf(
      judgeBaseUrl(
        [read('/index.md', markdown, body), read('/menu.json', 'application/json', '{}')],
        base,
        words,
      ),
    )

  test.each([
    ['https://old.example/menu.json', true],
    ['https://old.example/menu.json#svickova', true],
    ['https://old.example/menu.json?x=1', true],
    ['See https://old.example/menu.json.', true],
    ['https://pub.example/menu.json#svickova', false],
    ['https://elsewhere.example/page', false],
  ])('%s is stale: %s', (text, stale) => {
    expect(brokenBy(text)).toEqual(stale ? ['base url'] : [])
  })
})

test('what a host cannot do for some files is forgiven for these alone', async () => {
  const { limits } = await loadHost('github-pages')
  const outcome = (promise: string, path: string) => {
    const broken = judge(promise, path, 'x', 'y', { whose: 'rules', mend: 'mend it' })
    return tolerate(broken, limits, 'en').outcome
  }
  expect(outcome('type', '/oauth/token')).toBe('tolerated')
  expect(outcome('type', '/schemas/menu.schema.json')).toBe('tolerated')
  expect(outcome('type', '/menu.json')).toBe('broken')
  expect(outcome('link', '/menu.json')).toBe('tolerated')
  expect(outcome('status', '/oauth/token')).toBe('broken')
  expect(
    tolerate(judge('link', '/', 'x', 'x', { whose: 'rules', mend: '' }), limits, 'en').outcome,
  ).toBe('held')
})

test.each([
  [base, []],
  [`${base}/`, ['base url']],
  ['https://old.example', ['base url']],
])('the issuer %s is the address of the site, character for character: %j', (issuer, broken) => {
  const metadata = read(
    '/.well-known/oauth-authorization-server',
    'application/json',
    JSON.stringify({ issuer, token_endpoint: `${base}/oauth/token` }),
  )
  expect(brokenOf(judgeBaseUrl([metadata], base, words))).toEqual(broken)
})
