// `npm run verify` against right sites, broken sites and servers that misbehave.

import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { outputFile } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { type Built, build } from '../../build.ts'
import { main } from '../../src/commands/verify.ts'
import { readDigests } from '../../src/hosting/index.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { mayFollow } from '../../src/verify/reach.ts'
import type { Verdict } from '../../src/verify/verdict.ts'
import { verify } from '../../src/verify/verify.ts'
import { buildFor } from '../contract.ts'
import { photo } from '../photo.ts'
import { contentCopy, freePort, fullPub, run, smallPub } from '../pub.ts'
import { need } from '../tried.ts'
import { type Mutation, type Sent, startHttp, startMutant, startTcp } from './broken-servers.ts'
import { certificate } from './certificate.ts'
import { startCaddy, startGitHubPages, startNginx, startServe } from './engines.ts'

const command = 'src/commands/verify.ts'
const broken = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ outcome }) => outcome === 'broken')
const lines = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ path, promise, found, expected }) => `${path} ${promise}: ${found} / ${expected}`)

/** A pub in the preview server, built for the very address it is asked at. */
async function preview(path = '') {
  const port = await freePort()
  const base = `http://localhost:${port}${path}`
  await startServe(await buildFor({ baseUrl: base, pub: smallPub }), port)
  return base
}

type Own = { home?: string | undefined; editor?: boolean }

/** What an owner may have beside the texts: an editor, a photo, a file, a home page of their own. */
async function ownersSite(baseUrl: string, { home, editor = false }: Own = {}): Promise<Built> {
  const line = editor ? 'editor: github owner/pub\nupdated:' : 'updated: '
  const content = await contentCopy({ 'pub.md': (text) => text.replace(/^updated:/m, line) })
  const beside = dirname(content)
  await outputFile(join(content, 'photos/a.png'), photo(64, 48))
  const words = 'photo: a.png\nphoto_alt: Lokál\nphoto_alt_en: The bar'
  await outputFile(join(content, 'photos.md'), `---\n${words}\n---\n`)
  await outputFile(join(beside, 'public/proof.html'), '<!doctype html><title>x</title>It is mine')
  if (home !== undefined) await outputFile(join(beside, 'templates/index.html.js'), home)
  const out = join(beside, 'dist')
  const built = await build({ content, out, baseUrl, strict: false, environment: {} })
  if ('problems' in built) throw new Error(JSON.stringify(built.problems))
  return built
}

const anchors = [
  ...['allergen_legend', 'drinks_list', 'find_us', 'food_list', 'lunch_list', 'opening_hours'],
  ...['the_house', 'the_pub'],
]
const ownHome = `export default { group: 'Pages', title: 'Home', summary: 'Ours.', type: 'text/html; charset=utf-8',
  cache: 'no-cache', render: () => '<!doctype html><html lang=cs><title>Ours</title><p>No menu here.${anchors.map((id) => `<b id="${id}"></b>`).join('')}' }`

describe('a right site', () => {
  test('passes in the preview, in words and as JSON of one language, with exit code 0', async () => {
    const base = await preview()
    const words = await run(command, [`${base}/`])
    expect([words.code, words.stderr]).toEqual([0, ''])
    expect(words.stdout).toMatch(
      /^ok +\/menu\.json +digest +found and expected the body of the build$/m,
    )
    expect(words.stdout).toMatch(
      /: \d{3} promises hold, 0 are broken \(promises of the digests of its build/,
    )
    const data = await run(command, [base, '--json', '--lang', 'cs'])
    const digest = { path: '/menu.json', promise: 'digest', found: 'the body of the build' }
    expect(JSON.parse(data.stdout)).toMatchObject({ base, holds: true, host: null })
    expect(JSON.parse(data.stdout).verdicts).toContainEqual(expect.objectContaining(digest))
  })

  test.each([
    ['a home page of the owner’s own, a photo, an editor and a file', ownHome, ''],
    ['the same below a path, by the engine’s home page', undefined, '/rooster'],
  ])('passes with %s', async (_, home, path) => {
    const port = await freePort()
    const base = `http://localhost:${port}${path}`
    await startServe(await ownersSite(base, { home, editor: true }), port)
    const { verdicts } = await verify({ base, bounds: { timeout: 60_000 } })
    expect(lines(broken(verdicts))).toEqual([])
    const asked = new Set(verdicts.map((one) => one.path.replace(/[0-9a-f]{32}-\d+/, 'x')))
    expect([...asked]).toEqual(
      expect.arrayContaining(['/', '/proof.html', '/admin/', '/photos/avif/x.avif', '/card.png']),
    )
  })

  test('passes below a path, with a warning that standard clients look elsewhere', async () => {
    const { verdicts } = await verify({ base: await preview('/rooster') })
    expect(lines(broken(verdicts))).toEqual([])
    expect(
      verdicts.filter(({ outcome }) => outcome === 'warning').map(({ promise }) => promise),
    ).toEqual(['place'])
  })

  test('passes by what it publishes about itself, without the table', async () => {
    const base = await preview()
    const result = await run(command, ['--from', base])
    expect([result.code, result.stderr]).toEqual([0, ''])
    expect(result.stdout).toContain(`promises of ${base}`)
    expect(result.stdout).toMatch(
      /^ok +\/oauth\/token +body +found valid JSON; expected JSON of the published schema$/m,
    )
  })

  // Both engines keep all promises of either kind of site in servers.test.ts.
  test.for([
    ['nginx', startNginx, true],
    ['caddy', startCaddy, false],
  ] as const)('passes in %s', async ([name, start, negotiation], context) => {
    need(context, name)
    const port = await freePort()
    const base = `http://localhost:${port}`
    await start(await buildFor({ baseUrl: base, pub: smallPub, host: name, negotiation }), port)
    const { verdicts } = await verify({ base, host: name })
    expect(lines(broken(verdicts))).toEqual([])
    const vary = verdicts.filter(({ promise }) => promise === 'vary').map(({ path }) => path)
    expect(vary).toEqual(negotiation ? ['/', '/en/'] : [])
  })

  test('passes on GitHub Pages only with its known limits, each with its reason; what it did not follow is mended in the words of each host, or of the one that is named', async () => {
    const port = await freePort()
    const base = `http://localhost:${port}/rooster`
    const built = await buildFor({ baseUrl: base, pub: smallPub, host: 'github-pages' })
    await startGitHubPages(built, port)
    const mendOfLink = (verdicts: readonly Verdict[]) =>
      broken(verdicts).find(({ path, promise }) => path === '/' && promise === 'link')?.mend
    const strict = await verify({ base })
    expect(new Set(broken(strict.verdicts).map(({ promise }) => promise))).toContain('type')
    const everywhere = mendOfLink(strict.verdicts)
    expect(everywhere).toContain('Netlify, Cloudflare Pages, Cloudflare Workers: deploy the _head')
    expect(everywhere).toContain('nginx: include the file that --host nginx writes')
    const named = mendOfLink((await verify({ base, host: 'nginx' })).verdicts)
    expect(named).toContain('nginx: include the file that --host nginx writes')
    expect(named).not.toMatch(/Netlify|Caddy/)
    const { code, stdout } = await run(command, [base, '--host', 'github-pages', '--json'])
    expect(code).toBe(0)
    const judged = JSON.parse(stdout)
    expect(judged).toMatchObject({ holds: true, host: 'github-pages' })
    expect(judged.verdicts).toContainEqual(
      expect.objectContaining({
        ...{ path: '/oauth/token', outcome: 'tolerated', promise: 'type' },
        ...{ found: 'application/octet-stream', expected: 'application/json' },
        why: expect.stringContaining('extension'),
      }),
    )
  })
})

/** A site that is served, a change on its way to whoever asks, and what verify is to know beside it. */
async function servedFor(pub = smallPub) {
  const [port, inner] = [await freePort(), await freePort()]
  const base = `http://localhost:${port}`
  const built = await buildFor({ baseUrl: base, pub })
  await startServe(built, inner)
  const breakIt = await startMutant(`http://localhost:${inner}`, port)
  const judged = async (more: Partial<Parameters<typeof verify>[0]> = {}) => {
    const { verdicts } = await verify({ base, ...more })
    return verdicts.filter(({ outcome }) => outcome === 'broken' || outcome === 'warning')
  }
  return { built, base, breakIt, judged }
}

describe('there is a verdict, whatever a site answers', () => {
  const body = { path: '/x', type: 'text/html', length: 1, sha256: '0'.repeat(64) }
  const digests = (more: object) =>
    JSON.stringify({ base_url: 'http://x.example', date: '2026-11-20', bodies: [body], ...more })
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  const catalog = (address: string) =>
    JSON.stringify({
      linkset: [{ 'service-desc': [{ href: `${address}/openapi.json` }] }, 'x'.repeat(1_000_000)],
    })
  const described = (schema: string) =>
    `{"paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":${schema}}}}}}},
      "@127.0.0.1:1/":{"get":{"responses":{"200":{"content":{"text/plain":{}}}}}}},
      "components":{"schemas":{"a":${deep}}}}`

  // biome-ignore format: one line, one row
  test.each<[string, (path: string, address: string) => string]>([
    ['an old address that leads to no address', () => digests({ redirects: [{ from: '/a', to: 'http://[', status: 302 }] })],
    ['an address of a million signs', () => digests({ bodies: [{ ...body, path: `/${'x'.repeat(1e6)}` }] })],
    ['a schema that is nested without end', (path, address) => (path.endsWith('catalog') ? catalog(address) : described(deep))],
    ['a schema that is a text', (path, address) => (path.endsWith('catalog') ? catalog(address) : described('"x"'))],
  ])('%s', async (_, answer) => {
    const address: string = await startHttp((request, response) => {
      const path = request.url ?? ''
      const isAsked = /digests\.json|catalog|openapi/.test(path)
      const text = isAsked ? answer(path, address) : deep
      const isNone = path.endsWith('digests.json') && !text.includes('bodies')
      response.writeHead(isNone ? 404 : 200, { 'Content-Type': 'application/json' }).end(text)
    })
    const { code, stdout, stderr } = await run(command, [address, '--json'])
    expect(stderr).toBe('')
    expect(code).toBe(1)
    expect(JSON.parse(stdout).verdicts.length).toBeGreaterThan(0)
  })

  test('ten thousand bodies that come just before their time is over', async () => {
    const bodies = Array.from({ length: 10_000 }, (_, index) => ({ ...body, path: `/${index}` }))
    const address = await startHttp((request, response) => {
      if (request.url === '/digests.json') response.end(digests({ bodies }))
      else setTimeout(() => response.end(), 30)
    })
    const { code, stdout } = await run(command, [address, '--json', '--timeout', '0.1'])
    expect([code, JSON.parse(stdout).verdicts.map(({ found }: Verdict) => found)]).toEqual([
      1,
      ['answers that cannot be judged in reasonable time'],
    ])
  })

  test('headers of spaces, which no reading takes the square of', async () => {
    const started = performance.now()
    const promise = { ...body, headers: { Link: '<x>; rel="y"' } }
    const bodies = Array.from({ length: 40 }, (_, index) => ({ ...promise, path: `/${index}` }))
    const address = await startHttp((request, response) => {
      response.setHeader('Link', `x${' '.repeat(14_000)}y`)
      response.end(request.url === '/digests.json' ? digests({ bodies }) : 'x')
    })
    await verify({ base: address })
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

describe('of the digests of a build', () => {
  test('another one than on this machine is told once, and a warning where it only is of another day', async () => {
    const { built, judged } = await servedFor(fullPub)
    const digests = readDigests(String(built.files.get('digests.json')))
    if (!digests) throw new Error('no digests')
    const [first, ...rest] = digests.bodies
    const bodies = [{ ...digests.bodies[0], ...first, sha256: '0'.repeat(64) } as never, ...rest]
    const against = { digests: { ...digests, bodies }, folder: 'dist', isChosen: false }
    expect(await judged({ against: { ...against, digests } })).toEqual([])
    const said = (date: string) => ({
      ...{ path: '/digests.json', promise: 'build', outcome: 'broken' },
      ...{ found: 'all of another build, made for 2026-11-20' },
      expected: `the build of ${date} in dist`,
    })
    expect(await judged({ against })).toEqual([expect.objectContaining(said('2026-11-20'))])
    const later = { ...against, digests: { ...against.digests, date: '2026-11-21' } }
    const warned = { ...said('2026-11-21'), outcome: 'warning' }
    expect(await judged({ against: later })).toEqual([expect.objectContaining(warned)])
    expect(await judged({ against: { ...later, isChosen: true } })).toEqual([
      expect.objectContaining(said('2026-11-21')),
    ])
  })

  test('an older file is told at its address, and not of each right body', async () => {
    const { breakIt, judged } = await servedFor()
    breakIt(alone('/digests.json', replace(/"sha256":\s*"..../, '"sha256":"0000')))
    expect(lines(await judged())).toEqual([
      expect.stringMatching(/^\/digests\.json one build: \d\d of \d\d bodies/),
    ])
  })

  test('a site that was built for another address is told so', async () => {
    const { breakIt, judged, base } = await servedFor()
    breakIt(alone('/digests.json', replace(base, 'https://old.example')))
    expect(lines(await judged())).toEqual([`/digests.json base url: https://old.example / ${base}`])
  })

  test.each([
    ['no file', missing],
    ['a page', body('<!doctype html>')],
    ['other JSON', body('{"bodies":[{"path":"x"}]}')],
  ])(
    'a site that has %s there is of an older version: its headers and schemas are judged',
    async (_, change) => {
      const { breakIt, judged } = await servedFor()
      const digests = alone('/digests.json', change)
      breakIt((sent) => {
        digests(sent)
        at('/menu.json', replace(/"price_czk": ?(\d+)/, '"price_czk": "$1 Kč"'))(sent)
        at('/', header('referrer-policy'))(sent)
      })
      expect(lines(await judged()).sort()).toEqual([
        expect.stringMatching(/^\/ referrer-policy: /),
        expect.stringMatching(/^\/digests\.json digests: none: an older version built/),
        expect.stringMatching(/^\/menu\.json body: /),
      ])
    },
  )

  test('what they say is the same for the same build, and is in no document', async () => {
    const { built, base } = await servedFor()
    const again = await buildFor({ baseUrl: base, pub: smallPub })
    expect(again.files.get('digests.json')).toBe(built.files.get('digests.json'))
    for (const [file, text] of built.files)
      if (file !== '.nojekyll') expect(String(text), file).not.toContain('digests.json')
  })
})

test('a security.txt that has run out since it was built is told', async () => {
  const { judged } = await servedFor(fullPub)
  expect(await judged({ now: new Date('2027-06-29T12:00:00Z') })).toEqual([])
  const [first, ...more] = await judged({ now: new Date('2027-07-02T00:00:00Z') })
  expect(more).toEqual([])
  expect(first).toMatchObject({ path: '/.well-known/security.txt', promise: 'expires' })
})

describe('over https', () => {
  test('the certificate must be trusted, and last', async () => {
    const [port, inner] = [await freePort(), await freePort()]
    const base = `https://localhost:${port}`
    await startServe(await buildFor({ baseUrl: base, pub: smallPub }), inner)
    const signed = await certificate(5)
    await startMutant(`http://localhost:${inner}`, port, signed)
    const untrusted = await run(command, [base])
    expect(untrusted.code).toBe(1)
    expect(untrusted.stdout).toMatch(
      /^BROKEN +\/ +answer +found its certificate is signed by itself/m,
    )
    const trusted = await run(command, [base], { env: { NODE_EXTRA_CA_CERTS: signed.file } })
    expect([trusted.code, trusted.stderr]).toEqual([0, ''])
    expect(trusted.stdout).toMatch(/^warning +\/ +tls +found a certificate that ends in [45] days/m)
    expect(trusted.stdout).toMatch(
      /^ok +\/en\/ +strict-transport-security +found and expected max-age/m,
    )
  })
})

/** Only answers of one address are changed, by which others are judged too. */
const alone =
  (path: string, change: (sent: Sent) => void): Mutation =>
  (sent) => {
    if (sent.path === path) change(sent)
  }
/** The address of each mutation that follows. */
const addressOf = new Map<Mutation, string>()
/** Only answers of one address are changed, by which nothing else is judged. */
function at(path: string, change: (sent: Sent) => void): Mutation {
  const mutation = alone(path, change)
  addressOf.set(mutation, path)
  return mutation
}
const header =
  (name: string, value?: string | string[]) =>
  ({ headers }: Sent) => {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
const replace = (from: string | RegExp, to: string) => (sent: Sent) => {
  const before = sent.body.toString()
  const after = before.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to)
  if (after === before) throw new Error(`nothing to replace in ${sent.path}`)
  sent.body = after
}
const body = (text: string) => (sent: Sent) => {
  sent.body = text
}
const redirect = (to: string) => (sent: Sent) => {
  sent.status = 301
  sent.headers.set('location', to)
}
const missing = (sent: Sent) => {
  sent.status = 404
  sent.headers.set('content-type', 'text/html')
  sent.body = 'nothing here'
}

/** The promise that is broken at which address, and what stands in the line that names it. */
type Way = [Mutation, path: string, promise: string, said?: string | undefined]

const otherBuild = 'a body of another build'
const spoilt = (path: string, said = otherBuild) => [path, 'digest', said] as const

const half = (sent: Sent) => {
  sent.body = Buffer.from(sent.body).subarray(0, Math.floor(Buffer.from(sent.body).length / 2))
}
/** Changed for those alone who take it packed, as every browser does. */
const packed =
  (encoding: string, pack: (body: string) => Buffer, change: (sent: Sent) => void) =>
  (sent: Sent) => {
    if (sent.request.headers['accept-encoding'] !== encoding) return
    change(sent)
    sent.body = pack(sent.body.toString())
    sent.headers.set('content-encoding', encoding)
  }

/** Bodies of other addresses. */
const others = new Map<string, string | Buffer>()

/** Every way to break the site, and the line that must name it. */
// biome-ignore format: one line, one row
const mutations: { [what: string]: Way } = {
  'a packed copy of an older build': [at('/menu.json', packed('gzip', gzipSync, replace('165', '160'))), '/menu.json', 'as gzip', 'a body of another build'],
  'a packed copy of an older page': [at('/', packed('br', brotliCompressSync, replace('165', '160'))), '/', 'as br', 'a body of another build'],
  'another digit of the telephone': [at('/en/', replace(/(tel:\+\d+)\d/, '$10')), ...spoilt('/en/')],
  'another digit of the data': [at('/pub.json', replace(/(\d)(\d)/, '$2$1')), ...spoilt('/pub.json')],
  'another price in the structured data': [at('/en/', replace(/"price":"(\d+)"/, '"price":"1$1"')), ...spoilt('/en/')],
  'another price in the text of everything': [at('/llms-full.txt', replace('165', '160')), ...spoilt('/llms-full.txt')],
  'another price of a lunch': [at('/lunch/', replace('179', '178')), ...spoilt('/lunch/')],
  'data of an older build': [at('/hours.json', replace('01:00', '02:00')), ...spoilt('/hours.json')],
  'crawlers sent away': [at('/robots.txt', replace('Allow: /', 'Disallow: /')), ...spoilt('/robots.txt')],
  'search engines sent away': [at('/index.md', header('x-robots-tag', 'noindex')), '/index.md', 'added headers', 'x-robots-tag: noindex'],
  'a cookie': [at('/', header('set-cookie', ['id=1; Secure', 'all=2'])), '/', 'added headers', 'set-cookie: id=1; Secure, set-cookie: all=2'],
  'a cookie for browsers alone': [
    at('/lunch/', (sent) => {
      if (sent.request.headers['accept-encoding'] === 'br') sent.headers.set('set-cookie', 'a=b')
    }),
    '/lunch/',
    'added headers',
    'set-cookie: a=b',
  ],
  'a script of the host': [at('/', replace('</body>', '<script src="https://stats.example/a.js"></script></body>')), ...spoilt('/', 'with a script that somebody added')],
  'another skill than its index says': [
    at('/.well-known/agent-skills/answer-pub-guests/SKILL.md', replace('ask the staff', 'guess')),
    ...spoilt('/.well-known/agent-skills/answer-pub-guests/SKILL.md'),
  ],
  'another digest of the skill': [at('/.well-known/agent-skills/index.json', replace(/sha256:..../, 'sha256:0000')), ...spoilt('/.well-known/agent-skills/index.json')],
  'a damaged picture': [
    at('/card.png', (sent) => {
      const bytes = Buffer.from(sent.body)
      bytes.writeUInt8(bytes.readUInt8(999) ^ 1, 999)
      sent.body = bytes
    }),
    ...spoilt('/card.png'),
  ],
  'half a picture': [at('/en/card.png', half), ...spoilt('/en/card.png', 'cut short')],
  'a site map without a page': [at('/sitemap.xml', replace(/<url>[\s\S]*?<\/url>/, '')), ...spoilt('/sitemap.xml')],
  'a catalog without the menu': [at('/.well-known/api-catalog', replace(/\{"href":"[^"]*menu\.json"[^}]*\},?/, '')), ...spoilt('/.well-known/api-catalog')],
  'a byte order mark': [
    at('/menu.json', (sent) => {
      sent.body = `\ufeff${sent.body}`
    }),
    ...spoilt('/menu.json', 'behind a byte order mark'),
  ],
  'line ends of Windows': [at('/auth.md', replace('\n', '\r\n')), ...spoilt('/auth.md', 'with other line ends')],
  'JSON on one line': [
    at('/openapi.json', (sent) => {
      sent.body = JSON.stringify(JSON.parse(sent.body.toString()))
    }),
    ...spoilt('/openapi.json', 'minified'),
  ],
  'a page without white space': [
    at('/en/lunch/', (sent) => {
      sent.body = sent.body.toString().replace(/\s+/g, ' ').trim()
    }),
    ...spoilt('/en/lunch/', 'minified'),
  ],
  'a body that is packed twice': [
    at('/api/docs.md', (sent) => {
      sent.body = gzipSync(gzipSync(sent.body))
      sent.headers.set('content-encoding', 'gzip')
    }),
    ...spoilt('/api/docs.md', 'compressed twice'),
  ],
  'half a page': [at('/lunch/', half), ...spoilt('/lunch/', 'cut short')],
  'half of the data': [at('/pub.json', half), ...spoilt('/pub.json', 'cut short')],
  'half a text': [at('/llms.txt', half), ...spoilt('/llms.txt', 'cut short')],
  'nothing at all': [
    at('/en.md', (sent) => {
      sent.body = ''
    }),
    ...spoilt('/en.md', 'cut short'),
  ],
  'a page instead of data': [
    at('/schemas/menu.schema.json', (sent) => {
      sent.body = '<!doctype html><title>x</title>'
    }),
    ...spoilt('/schemas/menu.schema.json', ''),
  ],
  'letters in another encoding': [
    at('/index.md', (sent) => {
      sent.body = Buffer.from(sent.body.toString(), 'latin1')
    }),
    ...spoilt('/index.md', ''),
  ],
  'a page of another language': [
    at('/en/qr.svg', (sent) => {
      sent.body = others.get('/qr.svg') ?? ''
    }),
    ...spoilt('/en/qr.svg', 'the body of /qr.svg'),
  ],
  'another length for those who only ask': [
    at('/favicon.svg', ({ method, headers }) => {
      if (method === 'HEAD') headers.set('content-length', '7')
    }),
    '/favicon.svg',
    'head',
    'Content-Length 7',
  ],
  "another policy of the owner's page of proof": [at('/proof.html', replace('It is mine', 'It is theirs')), ...spoilt('/proof.html')],
  'a resource without an extension as octet-stream': [at('/oauth/token', header('content-type', 'application/octet-stream')), '/oauth/token', 'type'],
  'the catalog as plain JSON': [at('/.well-known/api-catalog', header('content-type', 'application/json')), '/.well-known/api-catalog', 'type'],
  'the catalog without its profile': [at('/.well-known/api-catalog', header('content-type', 'application/linkset+json')), '/.well-known/api-catalog', 'linkset-profile'],
  'a twin as plain text': [at('/index.md', header('content-type', 'text/plain; charset=utf-8')), '/index.md', 'type'],
  'a twin without a charset': [at('/en.md', header('content-type', 'text/markdown')), '/en.md', 'charset'],
  'a page in another charset': [at('/', header('content-type', 'text/html; charset=windows-1250')), '/', 'charset'],
  'JSON in another charset': [at('/menu.json', header('content-type', 'application/json; charset=iso-8859-2')), '/menu.json', 'charset'],
  'no type at all': [at('/auth.md', header('content-type')), '/auth.md', 'one type'],
  'two types': [at('/agent/auth/claim', header('content-type', ['application/json', 'text/plain'])), '/agent/auth/claim', 'one type'],
  'two types joined by a host': [at('/menu.json', header('content-type', 'text/plain, application/json')), '/menu.json', 'type'],
  'a missing file': [at('/llms.txt', missing), '/llms.txt', 'status'],
  'missing dot names': [at('/.well-known/jwks.json', missing), '/.well-known/jwks.json', 'status'],
  'a forbidden file': [
    at('/api/status.json', (sent) => {
      sent.status = 403
    }),
    '/api/status.json',
    'status',
  ],
  'an error of the server': [
    at('/openapi.json', (sent) => {
      sent.status = 500
    }),
    '/openapi.json',
    'status',
  ],
  'a redirect to a slash': [at('/oauth/authorize', redirect('/oauth/authorize/')), '/oauth/authorize', 'no redirect'],
  'a redirect to another host': [alone('/menu.json', redirect('http://127.0.0.1:9/menu.json')), '/menu.json', 'answer'],
  'a redirect to itself': [at('/auth.md', redirect('/auth.md')), '/auth.md', 'answer'],
  'no cross-origin reading': [at('/menu.json', header('access-control-allow-origin')), '/menu.json', 'access-control-allow-origin'],
  'cross-origin reading for one site': [
    at('/menu.json', (sent) => {
      const { origin } = sent.request.headers
      if (origin) sent.headers.set('access-control-allow-origin', origin)
    }),
    '/menu.json',
    'cors',
  ],
  'cross-origin reading with credentials': [at('/auth.md', header('access-control-allow-credentials', 'true')), '/auth.md', 'cors'],
  'no links on the home page': [at('/', header('link')), '/', 'link'],
  'no catalog link on the catalog': [at('/.well-known/api-catalog', header('link', '</x>; rel="service-doc"')), '/.well-known/api-catalog', 'link'],
  'no policy on a page': [at('/', header('content-security-policy')), '/', 'content-security-policy'],
  'a style that the policy refuses': [at('/', replace('<style>', '<style>b{}')), '/', 'content-security-policy'],
  'a policy set twice': [at('/en/', header('referrer-policy', ['no-referrer', 'no-referrer'])), '/en/', 'referrer-policy'],
  'sniffing allowed': [at('/index.md', header('x-content-type-options')), '/index.md', 'x-content-type-options'],
  'an OAuth error that is cached': [at('/oauth/token', header('cache-control', 'public, max-age=300')), '/oauth/token', 'cache-control'],
  'a page that others may frame as a resource': [at('/', header('cross-origin-resource-policy', 'cross-origin')), '/', 'cross-origin-resource-policy'],
  'HEAD refused': [
    at('/menu.json', ({ method, headers }) => {
      if (method === 'HEAD') headers.set('content-type', 'text/plain')
    }),
    '/menu.json',
    'head',
  ],
  'an Authorization header that matters': [
    at('/menu.json', (sent) => {
      if (sent.request.headers.authorization) sent.status = 401
    }),
    '/menu.json',
    'authorization',
  ],
  'another body for those who send a token': [
    at('/auth.md', (sent) => {
      if (sent.request.headers.authorization) sent.body = `${sent.body} `
    }),
    '/auth.md',
    'authorization',
  ],
  'the home page for every unknown path': [
    (sent) => {
      if (sent.status === 404) sent.status = 200
    },
    '/verify-no-such-page',
    'not found',
  ],
  'another page for errors': [
    (sent) => {
      if (sent.status === 404) sent.body = '<!doctype html><p>Not Found'
    },
    '/verify-no-such-page',
    'page of errors',
  ],
  'errors called JSON by a wildcard': [
    (sent) => {
      if (sent.path.startsWith('/oauth/') && sent.status === 404)
        sent.headers.set('content-type', 'application/json')
    },
    '/oauth/verify-no-such-page',
    'type of errors',
  ],
  'Markdown for those who prefer HTML': [
    at('/', (sent) => {
      if (sent.request.headers.accept?.includes('markdown;q=0.5')) sent.body = '# Rooster'
    }),
    '/',
    'page on request',
  ],
  'something else for those who prefer Markdown': [
    at('/', (sent) => {
      if (sent.request.headers.accept === 'text/markdown') sent.body = '# Rooster'
    }),
    '/',
    'markdown on request',
  ],
  'negotiation that is promised and does not happen': [at('/en/', header('vary', 'Accept')), '/en/', 'markdown on request'],
}

/** What is broken at the same time. */
type Round = { addresses: string[]; ways: [what: string, ...Way][] }

/** Ways to break answers of different addresses are tried together, where each is judged by itself. */
function inRounds(): Round[] {
  const rounds: Round[] = []
  const single: Round[] = []
  for (const [what, [mutation, path, promise, said]] of Object.entries(mutations)) {
    const address = addressOf.get(mutation)
    const way: Round['ways'][number] = [what, mutation, path, promise, said]
    const open = rounds.find(({ addresses }) => !addresses.includes(address ?? ''))
    if (address === undefined) single.push({ addresses: [], ways: [way] })
    else if (!open) rounds.push({ addresses: [address], ways: [way] })
    else {
      open.addresses.push(address)
      open.ways.push(way)
    }
  }
  return [...rounds, ...single]
}

describe('a broken site', () => {
  test(`is named for each of ${Object.keys(mutations).length} ways to break it`, async () => {
    const port = await freePort()
    const base = `http://localhost:${port}`
    const inner = await freePort()
    const built = await ownersSite(base)
    others.set('/qr.svg', String(built.files.get('qr.svg')))
    await startServe(built, inner)
    const breakIt = await startMutant(`http://localhost:${inner}`, port)
    expect(lines(broken((await verify({ base })).verdicts))).toEqual([])
    for (const { addresses, ways } of inRounds()) {
      breakIt((sent) => {
        for (const [, mutation] of ways) mutation(sent)
      })
      const faults = broken((await verify({ base, bounds: { timeout: 60_000 } })).verdicts)
      const all = `${ways.map(([what]) => what).join(', ')}:\n${lines(faults).join('\n')}`
      for (const [what, , path, promise, said = ''] of ways) {
        const named = faults.find((one) => one.path === path && one.promise === promise)
        expect.soft(named, `${what} of ${all}`).toMatchObject({
          found: expect.stringContaining(said),
          whose: expect.stringMatching(/^(build|rules|host)$/),
          mend: expect.stringMatching(/\w/),
        })
      }
      // A fault does not hide behind a crowd of others, and nothing else is blamed for it.
      expect.soft(faults.length, all).toBeLessThan(25 + ways.length)
      const others = faults.filter(({ path }) => !addresses.includes(path))
      if (addresses.length > 0) expect.soft(lines(others), all).toEqual([])
    }
  }, 300_000)

  test('exits with 1, and with 2 for a wrong call', async () => {
    const base = await startHttp((_, response) => response.writeHead(404).end())
    const result = await run(command, [base])
    expect(result.code).toBe(1)
    expect(result.stdout).toMatch(
      /^BROKEN +\/ +status +found 404; expected 200\n +whose: build; mend it: /m,
    )
    const data = await run(command, [base, '--json'])
    expect(data.code).toBe(1)
    expect(JSON.parse(data.stdout)).toMatchObject({ base, holds: false })
    expect((await run(command, [])).code).toBe(2)
    for (const args of [
      ['ftp://x'],
      [base, '--timeout', 'soon'],
      [base, '--timeout', '301'],
      [base, '--host', 'nginxx'],
      [base, base],
      [base, '--against', 'test'],
      ['--from', base],
    ])
      await expect(main(args), args.join(' ')).rejects.toBeInstanceOf(UsageError)
  })

  test('is never asked more than six questions at once', async () => {
    let open = 0
    let most = 0
    const one = { type: 'text/plain', length: 1, sha256: '' }
    const bodies = Array.from({ length: 30 }, (_, index) => ({ ...one, path: `/${index}` }))
    const digests = JSON.stringify({ base_url: 'x', date: '2026-11-20', bodies })
    const base = await startHttp((request, response) => {
      open += 1
      most = Math.max(most, open)
      setTimeout(() => {
        open -= 1
        response.writeHead(200).end(request.url === '/digests.json' ? digests : '')
      }, 10)
    })
    await verify({ base })
    expect(most).toBe(6)
  })

  test.each([
    ['{}', /names no description of this site \(service-desc\)/],
    ['{"linkset": [null, 1, {"service-desc": [null, 7]}]}', /names no description of this site/],
    [
      '{"linkset": [{"service-desc": [{"href": "https://elsewhere.example/x"}]}]}',
      /names no description of this site/,
    ],
  ])('is not judged by itself where its catalog is %s', async (catalog, sentence) => {
    const base = await startHttp((_, response) => response.writeHead(200).end(catalog))
    await expect(verify({ base, from: base })).rejects.toThrow(sentence)
  })

  test('warns when a redirect leaves the origin', async () => {
    const other = await startHttp((_, response) => response.writeHead(200).end())
    const base = await startHttp((request, response) =>
      response.writeHead(302, { Location: `${other}${request.url}` }).end(),
    )
    const { verdicts } = await verify({ base })
    expect(
      verdicts.filter(({ outcome }) => outcome === 'warning').map(({ found }) => found),
    ).toContain(`leads to ${other}`)
    expect(broken(verdicts).map(({ promise }) => promise)).toContain('no redirect')
  })
})

test('a redirect to another host is reported, and nothing is asked there', async () => {
  const asked: string[] = []
  const base = await startHttp((request, response) => {
    asked.push(request.url ?? '')
    // A name of the web that leads back here would be asked, were it followed.
    response.writeHead(302, { Location: `https://pub.example${request.url}` }).end()
  })
  const { verdicts } = await verify({ base })
  expect(asked).toContain('/')
  const home = verdicts.filter(({ path }) => path === '/')
  expect(home.find(({ promise }) => promise === 'no redirect')?.found).toBe(
    '302 to https://pub.example/',
  )
  expect(home.find(({ promise }) => promise === 'same origin')?.outcome).toBe('warning')
  expect(home.map(({ promise }) => promise)).not.toContain('answer')
})

test.each([
  ['https://pub.example/', 'https://pub.example/menu', true],
  ['http://pub.example/', 'https://pub.example:8443/', true],
  ['https://pub.example/', 'https://www.pub.example/', false],
  ['https://pub.example/', 'http://127.0.0.1/', false],
  ['https://pub.example/', 'http://2130706433/', false],
  ['https://pub.example/', 'http://[::1]:8080/', false],
  ['https://pub.example/', 'http://[::ffff:10.0.0.1]/', false],
  ['https://pub.example/', 'http://169.254.169.254/latest', false],
  ['https://pub.example/', 'http://router.local/', false],
  ['http://localhost:3000/', 'http://127.0.0.1:3000/', true],
  ['http://192.168.0.10/', 'http://pub.local/', true],
  ['http://10.0.0.1/', 'http://[fd00::1]/', true],
  ['http://[::ffff:10.0.0.1]/', 'http://localhost/', true],
  ['http://localhost:3000/', 'https://pub.example/', false],
  ['http://localhost:3000/', 'http://8.8.8.8/', false],
  ['http://localhost:3000/', 'http://pub.local.example/', false],
  ['http://localhost:3000/', 'http://172.32.0.1/', false],
  ['http://localhost:3000/', 'http://172.31.0.1/', true],
])('from %s to %s is followed: %s', (asked, to, followed) => {
  expect(mayFollow(asked, to)).toBe(followed)
})

describe('a server that misbehaves ends in one clear line', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
  const bounds = { timeout: 400 }
  const said = async (base: string) => {
    const { verdicts } = await verify({ base, bounds })
    return [
      ...new Set(
        verdicts
          .filter(({ promise }) => promise === 'answer')
          .map(({ found }) => found.replace(/not asked.*/, '')),
      ),
    ].filter(Boolean)
  }

  test('when nothing listens', async () => {
    expect(await said(`http://127.0.0.1:${await freePort()}`)).toEqual(['refuses connections'])
  })

  test('when it never answers', async () => {
    expect(await said(await startTcp(() => {}))).toEqual(['no answer within 0.4 s'])
  })

  test('when it drips one byte after the other', async () => {
    const base = await startTcp((socket) => {
      socket.write(`${head}Content-Length: 100000\r\n\r\n`)
      const drip = setInterval(() => socket.write(' '), 20)
      socket.on('close', () => clearInterval(drip))
    })
    expect(await said(base)).toEqual(['began to answer and was not done after 0.4 s'])
  })

  test('when it drips its headers', async () => {
    const base = await startTcp((socket) => {
      socket.write(head)
      const drip = setInterval(() => socket.write('X: y\r\n'), 20)
      socket.on('close', () => clearInterval(drip))
    })
    expect(await said(base)).toEqual(['no answer within 0.4 s'])
  })

  test('when it lies about the length', async () => {
    const base = await startTcp((socket) => socket.end(`${head}Content-Length: 100\r\n\r\n{}`))
    expect(await said(base)).toEqual(['cut the connection before its body was whole'])
  })

  test('when it resets the connection', async () => {
    const base = await startTcp((socket) => socket.resetAndDestroy())
    expect(await said(base)).toEqual(['cut the connection'])
  })

  test('when it redirects in a circle', async () => {
    const base = await startHttp((request, response) =>
      response.writeHead(302, { Location: request.url === '/a' ? '/b' : '/a' }).end(),
    )
    expect((await said(base))[0]).toMatch(/^redirects in a circle by way of http/)
  })

  test('when it redirects without an end', async () => {
    const base = await startHttp((request, response) =>
      response.writeHead(302, { Location: `${request.url}x` }).end(),
    )
    expect(await said(base)).toEqual(['redirects more than 5 times'])
  })

  test('when it sends 100 MB', async () => {
    const megabyte = Buffer.alloc(1_000_000, 32)
    const base = await startHttp((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      Readable.from(Array.from({ length: 100 }, () => megabyte)).pipe(response)
    })
    const { verdicts } = await verify({ base, bounds: { timeout: 20_000 } })
    expect(verdicts.find(({ promise }) => promise === 'answer')?.found).toBe('sends more than 5 MB')
  })

  test('when a small answer is a large one packed', async () => {
    const packed = gzipSync(Buffer.alloc(100_000_000))
    const base = await startHttp((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    )
    const { verdicts } = await verify({ base, bounds: { timeout: 20_000 } })
    expect(verdicts.find(({ promise }) => promise === 'answer')?.found).toBe(
      'sends a body that is too large when decoded',
    )
  })

  test('when its texts are made to keep a reader busy', async () => {
    const traps: { [path: string]: string } = {
      '/': '<'.repeat(4_000_000),
      '/en/': '<style><html'.repeat(400_000),
      '/openapi.json': JSON.stringify({
        paths: {
          '/trap.json': {
            get: {
              responses: {
                200: { content: { 'application/json': { schema: { pattern: '^(a+)+$' } } } },
              },
            },
          },
        },
      }),
      '/trap.json': JSON.stringify(`${'a'.repeat(50)}!`),
      '/menu.json': JSON.stringify({
        food: Array(40_000).fill({ id: 'x', name: { cs: 'x', en: 'x' }, sizes: [] }),
        drinks: [],
      }),
    }
    const base = await startHttp(({ url = '', headers }, response) => {
      const description = [{ href: `http://${headers.host}/openapi.json` }]
      const catalog = JSON.stringify({ linkset: [{ 'service-desc': description }] })
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(url === '/.well-known/api-catalog' ? catalog : (traps[url] ?? 'x\n'.repeat(50_000)))
    })
    for (const { verdicts } of [await verify({ base }), await verify({ base, from: base })])
      expect(broken(verdicts).length).toBeGreaterThan(0)
  })

  test('when it changes the protocol, which nobody asked for', async () => {
    const base = await startTcp((socket) =>
      socket.write('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
    expect(await said(base)).toEqual([
      'does not speak HTTP as it should: "101 Switching Protocols"',
    ])
  })

  test('when it speaks something else', async () => {
    expect((await said(await startTcp((socket) => socket.end('220 smtp ready\r\n'))))[0]).toMatch(
      /^does not speak HTTP as it should/,
    )
  })

  test.each([
    { as: 'words', flags: [] },
    { as: 'JSON', flags: ['--json'] },
  ])('when its words would steer a terminal, printed as $as', async ({ flags }) => {
    const steer = '\u001b[2J\u009b2J\u0007\u007f'
    const base = await startHttp((request, response) => {
      if (request.url === '/auth.md') response.writeHead(302, { Location: '/\u009b2J' }).end()
      else if (request.url === '/robots.txt') response.end(`User-agent: *\nAllow: ${steer}`)
      else response.writeHead(200, { 'Content-Type': 'text/\u0085x' }).end(`{"${steer}": ${steer}`)
    })
    const { stdout, stderr } = await run('src/commands/verify.ts', [base, ...flags])
    expect(stdout.length).toBeGreaterThan(1000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  })

  test('when its words would steer a terminal', async () => {
    const base = await startHttp((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/\u0085x' }).end('{"a": \u001b[2J'),
    )
    const { verdicts } = await verify({ base })
    expect(JSON.stringify(lines(verdicts))).not.toMatch(/\\u001b|\u0085/)
  })
})
