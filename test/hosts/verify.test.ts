// `npm run verify` against correct sites, broken sites and servers that misbehave.

import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { outputFile } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { type Built, build } from '../../build.ts'
import { main } from '../../src/commands/verify.ts'
import { readDigests } from '../../src/hosting/index.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { lazy } from '../../src/model/once.ts'
import type { Verdict } from '../../src/verify/verdict.ts'
import { verify } from '../../src/verify/verify.ts'
import { need } from '../capabilities.ts'
import { buildFor, builtFor } from '../contract.ts'
import { photo } from '../photo.ts'
import { freePort, run } from '../process.ts'
import { contentCopy, fullPub, runHere, smallPub } from '../pub.ts'
import { type Mutation, type Sent, startHttp, startMutant } from './broken-servers.ts'
import { certificate } from './certificate.ts'
import { startCaddy, startGitHubPages, startNginx, startPreview } from './engines.ts'

const command = 'src/commands/verify.ts'
const broken = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ outcome }) => outcome === 'broken')
const lines = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ path, promise, found, expected }) => `${path} ${promise}: ${found} / ${expected}`)

type Own = { home?: string | undefined; editor?: boolean }

/** Build a site with everything an owner may add: an editor, a photo, a file, an own home page. */
async function ownersSite(baseUrl: string, { home, editor = false }: Own = {}): Promise<Built> {
  const line = editor ? 'editor: github owner/pub\nupdated:' : 'updated: '
  const content = await contentCopy({ 'pub.md': (text) => text.replace(/^updated:/m, line) })
  const project = dirname(content)
  await outputFile(join(content, 'photos/a.png'), photo(64, 48))
  const words = 'photo: a.png\nphoto_alt: Lokál\nphoto_alt_en: The bar'
  await outputFile(join(content, 'photos.md'), `---\n${words}\n---\n`)
  await outputFile(join(project, 'public/proof.html'), '<!doctype html><title>x</title>It is mine')
  if (home !== undefined) await outputFile(join(project, 'templates/index.html.js'), home)
  const out = join(project, 'dist')
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

describe('a correct site', () => {
  test('passes in the preview, with a report as text', async () => {
    const port = await freePort()
    const base = `http://localhost:${port}`
    await startPreview(await buildFor({ baseUrl: base, pub: smallPub }), port)
    const words = await runHere('verify', [`${base}/`])
    expect([words.code, words.stderr]).toEqual([0, ''])
    expect(words.stdout).toMatch(
      /^ok +\/menu\.json +digest +found and expected the body of the build$/m,
    )
    expect(words.stdout).toMatch(
      /: \d{3} promises hold, 0 are broken \(promises of the digests of its build/,
    )
  })

  test('passes with a report as JSON in English', async () => {
    const { base } = await servedFor()
    const data = await runHere('verify', [base, '--json', '--lang', 'cs'])
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
    await startMutant(await ownersSite(base, { home, editor: true }), port)
    const { verdicts } = await verify({ base, bounds: { timeout: 60_000 } })
    expect(lines(broken(verdicts))).toEqual([])
    const asked = new Set(verdicts.map(({ path }) => path.replace(/[0-9a-f]{10}-\d+/, 'x')))
    expect([...asked]).toEqual(
      expect.arrayContaining(['/', '/proof.html', '/admin/', '/photos/avif/x.avif', '/card.png']),
    )
  })

  test('passes below a path, with a warning that standard clients look elsewhere', async () => {
    const { judged } = await servedFor({ path: '/rooster' })
    expect((await judged()).map(({ outcome, promise }) => [outcome, promise])).toEqual([
      ['warning', 'place'],
    ])
  })

  // Both engines keep all promises of both kinds of site in servers.test.ts.
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
    expect(vary).toEqual(negotiation ? ['/', '/en/', '/en/lunch/', '/lunch/'] : [])
  })

  test('passes on GitHub Pages only with its known limits and their reasons; other faults come with the fix for each host, or for the one that is named', async () => {
    const port = await freePort()
    const base = `http://localhost:${port}/rooster`
    const built = await buildFor({ baseUrl: base, pub: smallPub, host: 'github-pages' })
    await startGitHubPages(built, port)
    const linkFix = (verdicts: readonly Verdict[]) =>
      broken(verdicts).find(({ path, promise }) => path === '/' && promise === 'link')?.fix
    const strict = await verify({ base })
    expect(new Set(broken(strict.verdicts).map(({ promise }) => promise))).toContain('type')
    const everywhere = linkFix(strict.verdicts)
    expect(everywhere).toContain('Netlify, Cloudflare Pages, Cloudflare Workers: deploy the _head')
    expect(everywhere).toContain('nginx: include the file that --host nginx writes')
    const reported = linkFix((await verify({ base, host: 'nginx' })).verdicts)
    expect(reported).toContain('nginx: include the file that --host nginx writes')
    expect(reported).not.toMatch(/Netlify|Caddy/)
    const { code, stdout } = await runHere('verify', [base, '--host', 'github-pages', '--json'])
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

/** One port for all of them, so that each site is built once. */
const sharedPort = lazy(freePort)

/** Serve a site with a change to its responses, and verify it with these options. */
async function servedFor({ pub = smallPub, path = '' } = {}) {
  const port = await sharedPort()
  const base = `http://localhost:${port}${path}`
  const built = await builtFor({ baseUrl: base, pub })
  const breakIt = await startMutant(built, port)
  const judged = async (more: Partial<Parameters<typeof verify>[0]> = {}) => {
    const { verdicts } = await verify({ base, ...more })
    return verdicts.filter(({ outcome }) => outcome === 'broken' || outcome === 'warning')
  }
  return { built, base, breakIt, judged }
}

describe('the digests of a build', () => {
  test('that differ from those on this machine are reported once, and as a warning if only the day differs', async () => {
    const { built, judged } = await servedFor({ pub: fullPub })
    const digests = readDigests(String(built.files.get('digests.json')))
    if (!digests) throw new Error('no digests')
    const [first, ...rest] = digests.bodies
    const bodies = [{ ...digests.bodies[0], ...first, sha256: '0'.repeat(64) } as never, ...rest]
    const against = { digests: { ...digests, bodies }, folder: 'dist', isChosen: false }
    expect(await judged({ against: { ...against, digests } })).toEqual([])
    const messages = (date: string) => ({
      ...{ path: '/digests.json', promise: 'build', outcome: 'broken' },
      ...{ found: 'all of another build, made for 2026-11-20' },
      expected: `the build of ${date} in dist`,
    })
    expect(await judged({ against })).toEqual([expect.objectContaining(messages('2026-11-20'))])
    const later = { ...against, digests: { ...against.digests, date: '2026-11-21' } }
    const warned = { ...messages('2026-11-21'), outcome: 'warning' }
    expect(await judged({ against: later })).toEqual([expect.objectContaining(warned)])
    expect(await judged({ against: { ...later, isChosen: true } })).toEqual([
      expect.objectContaining(messages('2026-11-21')),
    ])
  })

  test('that are old are reported at their address, and not for each correct body', async () => {
    const { breakIt, judged } = await servedFor()
    breakIt(alone('/digests.json', replace(/"sha256":\s*"..../, '"sha256":"0000')))
    expect(lines(await judged())).toEqual([
      expect.stringMatching(/^\/digests\.json one build: \d\d of \d\d bodies/),
    ])
  })

  test('that are for another address are reported', async () => {
    const { breakIt, judged, base } = await servedFor()
    breakIt(alone('/digests.json', replace(base, 'https://old.example')))
    expect(lines(await judged())).toEqual([`/digests.json base url: https://old.example / ${base}`])
  })

  test.each([
    ['no file', missing],
    ['a page', body('<!doctype html>')],
    ['other JSON', body('{"bodies":[{"path":"x"}]}')],
  ])('that are missing, with %s in their place, are reported', async (_, change) => {
    const { breakIt, judged } = await servedFor()
    breakIt(alone('/digests.json', change))
    expect(lines(await judged())).toEqual([
      '/digests.json digests: none / the digests of its build',
    ])
  })

  test('are the same for the same build, and no document contains them', async () => {
    const { built, base } = await servedFor()
    const again = await buildFor({ baseUrl: base, pub: smallPub })
    expect(again.files.get('digests.json')).toBe(built.files.get('digests.json'))
    for (const [file, text] of built.files)
      if (file !== '.nojekyll') expect(String(text), file).not.toContain('digests.json')
  })
})

test('a security.txt that has expired since the build is reported', async () => {
  const { judged } = await servedFor({ pub: fullPub })
  expect(await judged({ now: new Date('2027-06-29T12:00:00Z') })).toEqual([])
  const [first, ...more] = await judged({ now: new Date('2027-07-02T00:00:00Z') })
  expect(more).toEqual([])
  expect(first).toMatchObject({ path: '/.well-known/security.txt', promise: 'expires' })
})

describe('over https', () => {
  test('the certificate must be trusted and valid for some time', async () => {
    const port = await freePort()
    const base = `https://localhost:${port}`
    const signed = await certificate(5)
    await startMutant(await buildFor({ baseUrl: base, pub: smallPub }), port, signed)
    const untrusted = await runHere('verify', [base])
    expect(untrusted.code).toBe(1)
    expect(untrusted.stdout).toMatch(/^BROKEN +\/ +answer +found its certificate is self-signed/m)
    const trusted = await run(command, [base], { env: { NODE_EXTRA_CA_CERTS: signed.file } })
    expect([trusted.code, trusted.stderr]).toEqual([0, ''])
    expect(trusted.stdout).toMatch(
      /^warning +\/ +tls +found a certificate that expires in [45] days/m,
    )
    expect(trusted.stdout).toMatch(
      /^ok +\/en\/ +strict-transport-security +found and expected max-age/m,
    )
  })
})

type Change = (sent: Sent) => void
/** Change only the responses of one address. */
const alone =
  (path: string, change: Change): Mutation =>
  (sent) => {
    if (sent.path === path) change(sent)
  }
const header =
  (name: string, value?: string | string[]): Change =>
  ({ headers }) => {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
const written =
  (change: (text: string) => string | Buffer): Change =>
  (sent) => {
    sent.body = change(sent.body.toString())
  }
const body = (text: string) => written(() => text)
const replace = (from: string | RegExp, to: string) =>
  written((before) => {
    const after = before.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to)
    if (after === before) throw new Error(`nothing to replace: ${from}`)
    return after
  })
const status =
  (code: number): Change =>
  (sent) => {
    sent.status = code
  }
const all =
  (...changes: Change[]): Change =>
  (sent) => {
    for (const change of changes) change(sent)
  }
const redirect = (to: string) => all(status(301), header('location', to))
const missing = all(status(404), header('content-type', 'text/html'), body('nothing here'))
/** Change only the responses to requests with this header. */
const asked =
  (
    name: 'accept' | 'accept-encoding' | 'authorization',
    value: string | RegExp,
    change: Change,
  ): Change =>
  (sent) => {
    const text = sent.request.headers[name] ?? ''
    if (typeof value === 'string' ? text === value : value.test(text)) change(sent)
  }
const head =
  (change: Change): Change =>
  (sent) => {
    if (sent.method === 'HEAD') change(sent)
  }
const unknown =
  (change: Change, below = '/'): Change =>
  (sent) => {
    if (sent.status === 404 && sent.path.startsWith(below)) change(sent)
  }
/** A request as browsers send it. */
const packed = (encoding: string, pack: (body: string) => Buffer, change: Change) =>
  asked(
    'accept-encoding',
    encoding,
    all(change, written(pack), header('content-encoding', encoding)),
  )
const half: Change = (sent) => {
  sent.body = Buffer.from(sent.body).subarray(0, Math.floor(Buffer.from(sent.body).length / 2))
}
const damaged: Change = (sent) => {
  const bytes = Buffer.from(sent.body)
  bytes.writeUInt8(bytes.readUInt8(999) ^ 1, 999)
  sent.body = bytes
}
const packedTwice = all(
  written((text) => gzipSync(gzipSync(text))),
  header('content-encoding', 'gzip'),
)
const echoed: Change = ({ request, headers }) => {
  const { origin } = request.headers
  if (origin) headers.set('access-control-allow-origin', origin)
}

/** Bodies of other addresses. */
const siteFiles = new Map<string, string | Buffer>()

/**
 * A change at an address, the promise that it breaks, and the expected text of the line about it.
 */
type Way = [what: string, path: string, change: Change, promise?: string, said?: string]

/** Changes that affect only the verdicts on the response of one address. */
// biome-ignore format: one line, one way
const ways: Way[] = [
  ['a packed copy of an older build', '/menu.json', packed('gzip', gzipSync, replace('165', '160')), 'as gzip', 'a body of another build'],
  ['a packed copy of an older page', '/', packed('br', brotliCompressSync, replace('165', '160')), 'as br', 'a body of another build'],
  ['another digit of the telephone', '/en/', replace(/(tel:\+\d+)\d/, '$10')],
  ['another digit of the data', '/pub.json', replace(/(\d)(\d)/, '$2$1')],
  ['another price in the structured data', '/en/', replace(/"price":(\d+)/, '"price":1$1')],
  ['another price in the text of everything', '/llms-full.txt', replace('165', '160')],
  ['another price of a lunch', '/lunch/', replace('179', '178')],
  ['data of an older build', '/hours.json', replace('01:00', '02:00')],
  ['crawlers sent away', '/robots.txt', replace('Allow: /', 'Disallow: /')],
  ['search engines sent away', '/index.md', header('x-robots-tag', 'noindex'), 'added headers', 'x-robots-tag: noindex'],
  ['a cookie', '/', header('set-cookie', ['id=1; Secure', 'all=2']), 'added headers', 'set-cookie: id=1; Secure, set-cookie: all=2'],
  ['a cookie for browsers alone', '/lunch/', asked('accept-encoding', 'br', header('set-cookie', 'a=b')), 'added headers', 'set-cookie: a=b'],
  ['data as a download', '/days.json', header('content-disposition', 'attachment; filename=days.json'), 'added headers', 'attachment'],
  ['a page that leads away by itself', '/en/lunch/', header('refresh', '5; url=https://ads.example/'), 'added headers', 'refresh: 5'],
  ['a script of the host', '/', replace('</body>', '<script src="https://stats.example/a.js"></script></body>'), 'digest', 'with an added script'],
  ['another skill than its index says', '/.well-known/agent-skills/answer-pub-guests/SKILL.md', replace('ask the staff', 'guess')],
  ['another digest of the skill', '/.well-known/agent-skills/index.json', replace(/sha256:..../, 'sha256:0000')],
  ['a damaged picture', '/card.png', damaged],
  ['half a picture', '/en/card.png', half, 'digest', 'cut short'],
  ['a site map without a page', '/sitemap.xml', replace(/<url>[\s\S]*?<\/url>/, '')],
  ['a catalog without the menu', '/.well-known/api-catalog', replace(/\{"href":"[^"]*menu\.json"[^}]*\},?/, '')],
  ['a byte order mark', '/menu.json', written((text) => `\ufeff${text}`), 'digest', 'after a byte order mark'],
  ['line ends of Windows', '/auth.md', replace('\n', '\r\n'), 'digest', 'with other line ends'],
  ['JSON on one line', '/openapi.json', written((text) => JSON.stringify(JSON.parse(text))), 'digest', 'minified'],
  ['a page without white space', '/en/lunch/', written((text) => text.replace(/\s+/g, ' ').trim()), 'digest', 'minified'],
  ['a body that is packed twice', '/api/docs.md', packedTwice, 'digest', 'compressed twice'],
  ['half a page', '/lunch/', half, 'digest', 'cut short'],
  ['half of the data', '/pub.json', half, 'digest', 'cut short'],
  ['half a text', '/llms.txt', half, 'digest', 'cut short'],
  ['nothing at all', '/en.md', body(''), 'digest', 'cut short'],
  ['a page instead of data', '/schemas/menu.schema.json', body('<!doctype html><title>x</title>'), 'digest', ''],
  ['letters in another encoding', '/index.md', written((text) => Buffer.from(text, 'latin1')), 'digest', ''],
  ['a page of another language', '/en/qr.svg', written(() => siteFiles.get('/qr.svg') ?? ''), 'digest', 'the body of /qr.svg'],
  ['another length for those who only ask', '/favicon.svg', head(header('content-length', '7')), 'head', 'Content-Length 7'],
  ["another policy of the owner's page of proof", '/proof.html', replace('It is mine', 'It is theirs')],
  ['a resource without an extension as octet-stream', '/oauth/token', header('content-type', 'application/octet-stream'), 'type'],
  ['the catalog as plain JSON', '/.well-known/api-catalog', header('content-type', 'application/json'), 'type'],
  ['the catalog without its profile', '/.well-known/api-catalog', header('content-type', 'application/linkset+json'), 'linkset-profile'],
  ['a twin as plain text', '/index.md', header('content-type', 'text/plain; charset=utf-8'), 'type'],
  ['a twin without a charset', '/en.md', header('content-type', 'text/markdown'), 'charset'],
  ['a page in another charset', '/', header('content-type', 'text/html; charset=windows-1250'), 'charset'],
  ['JSON in another charset', '/menu.json', header('content-type', 'application/json; charset=iso-8859-2'), 'charset'],
  ['no type at all', '/auth.md', header('content-type'), 'one type'],
  ['two types', '/agent/auth/claim', header('content-type', ['application/json', 'text/plain']), 'one type'],
  ['two types joined by a host', '/menu.json', header('content-type', 'text/plain, application/json'), 'type'],
  ['a missing file', '/llms.txt', missing, 'status'],
  ['missing dot names', '/.well-known/jwks.json', missing, 'status'],
  ['a forbidden file', '/api/status.json', status(403), 'status'],
  ['an error of the server', '/openapi.json', status(500), 'status'],
  ['a redirect to a slash', '/oauth/authorize', redirect('/oauth/authorize/'), 'no redirect'],
  ['a redirect to itself', '/auth.md', redirect('/auth.md'), 'answer'],
  ['no cross-origin reading', '/menu.json', header('access-control-allow-origin'), 'access-control-allow-origin'],
  ['cross-origin reading for one site', '/menu.json', echoed, 'cors'],
  ['cross-origin reading with credentials', '/auth.md', header('access-control-allow-credentials', 'true'), 'cors'],
  ['no links on the home page', '/', header('link'), 'link'],
  ['no catalog link on the catalog', '/.well-known/api-catalog', header('link', '</x>; rel="service-doc"'), 'link'],
  ['no policy on a page', '/', header('content-security-policy'), 'content-security-policy'],
  ['a style that the policy refuses', '/', replace('<style>', '<style>b{}'), 'content-security-policy'],
  ['a policy set twice', '/en/', header('referrer-policy', ['no-referrer', 'no-referrer']), 'referrer-policy'],
  ['sniffing allowed', '/index.md', header('x-content-type-options'), 'x-content-type-options'],
  ['an OAuth error that is cached', '/oauth/token', header('cache-control', 'public, max-age=300'), 'cache-control'],
  ['a page that others may frame as a resource', '/', header('cross-origin-resource-policy', 'cross-origin'), 'cross-origin-resource-policy'],
  ['HEAD refused', '/menu.json', head(header('content-type', 'text/plain')), 'head'],
  ['an Authorization header that matters', '/menu.json', asked('authorization', /./, status(401)), 'authorization'],
  ['another body for those who send a token', '/auth.md', asked('authorization', /./, written((text) => `${text} `)), 'authorization'],
  ['Markdown for those who prefer HTML', '/', asked('accept', /markdown;q=0\.5/, body('# Rooster')), 'page on request'],
  ['something else for those who prefer Markdown', '/', asked('accept', 'text/markdown', body('# Rooster')), 'markdown on request'],
  ['negotiation that is promised and does not happen', '/en/', header('vary', 'Accept'), 'markdown on request'],
]

/** Changes that affect what other responses are compared with. */
// biome-ignore format: one line, one way
const waysAlone: Way[] = [
  ['a redirect to another host', '/menu.json', alone('/menu.json', redirect('http://127.0.0.1:9/menu.json')), 'answer'],
  ['the home page for every unknown path', '/verify-no-such-page', unknown(status(200)), 'not found'],
  ['another page for errors', '/verify-no-such-page', unknown(body('<!doctype html><p>Not Found')), 'page of errors'],
  ['errors called JSON by a wildcard', '/oauth/verify-no-such-page', unknown(header('content-type', 'application/json'), '/oauth/'), 'type of errors'],
]

/** The first round checks everything, later rounds only what they break, by shorter digests. */
const ofThese = (round: readonly Way[]) =>
  alone(
    '/digests.json',
    written((text) => {
      const { bodies, ...more } = JSON.parse(text) as { bodies: { path: string; twin?: string }[] }
      const changed = bodies.filter((body) => round.some(([, path]) => path === body.path))
      const needed = new Set([
        '/404.html',
        ...changed.flatMap(({ path, twin = path }) => [path, twin]),
      ])
      return JSON.stringify({ ...more, bodies: bodies.filter(({ path }) => needed.has(path)) })
    }),
  )

/**
 * Changes of different addresses are tested together: the first change of each, then the second.
 */
function inRounds(): Way[][] {
  const rounds: Way[][] = []
  const tried = new Map<string, number>()
  for (const way of ways) {
    const index = tried.get(way[1]) ?? 0
    tried.set(way[1], index + 1)
    rounds[index] = [...(rounds[index] ?? []), way]
  }
  return [...rounds, ...waysAlone.map((way) => [way])]
}

describe('a broken site', () => {
  test(`is reported for each of ${ways.length + waysAlone.length} ways to break it`, async () => {
    const port = await freePort()
    const base = `http://localhost:${port}`
    const built = await ownersSite(base)
    siteFiles.set('/qr.svg', String(built.files.get('qr.svg')))
    const breakIt = await startMutant(built, port)
    expect(lines(broken((await verify({ base })).verdicts))).toEqual([])
    const rounds = inRounds()
    for (const round of rounds) {
      const isAlone = waysAlone.some((way) => round.includes(way))
      breakIt((sent) => {
        for (const [, path, change] of round) if (isAlone || sent.path === path) change(sent)
        if (round !== rounds[0] && !isAlone) ofThese(round)(sent)
      })
      const faults = broken((await verify({ base, bounds: { timeout: 60_000 } })).verdicts)
      const details = `${round.map(([what]) => what).join(', ')}:\n${lines(faults).join('\n')}`
      for (const [what, path, , promise = 'digest', said] of round) {
        const reported = faults.find(
          (verdict) => verdict.path === path && verdict.promise === promise,
        )
        const found = said ?? (promise === 'digest' ? 'a body of another build' : '')
        expect.soft(reported, `${what} of ${details}`).toMatchObject({
          found: expect.stringContaining(found),
          whose: expect.stringMatching(/^(build|rules|host)$/),
          fix: expect.stringMatching(/\w/),
        })
      }
      // A fault is reported among many others, and nothing else is blamed for it.
      expect.soft(faults.length, details).toBeLessThan(25 + round.length)
      const unexpected = faults.filter(({ path }) => !round.some((way) => way[1] === path))
      if (!isAlone) expect.soft(lines(unexpected), details).toEqual([])
    }
  }, 300_000)

  test('exits with 1, and with 2 for a wrong call', async () => {
    const base = await startHttp((_, response) => response.writeHead(404).end())
    const result = await runHere('verify', [base])
    expect(result.code).toBe(1)
    expect(result.stdout).toMatch(
      /^BROKEN +\/ +status +found 404; expected 200\n +cause: build; fix: /m,
    )
    const data = await runHere('verify', [base, '--json'])
    expect(data.code).toBe(1)
    expect(JSON.parse(data.stdout)).toMatchObject({ base, holds: false })
    expect((await runHere('verify', [])).code).toBe(2)
    for (const args of [
      ['ftp://x'],
      [base, '--timeout', 'soon'],
      [base, '--timeout', '301'],
      [base, '--host', 'nginxx'],
      [base, base],
      [base, '--against', 'test'],
    ])
      await expect(main(args), args.join(' ')).rejects.toBeInstanceOf(UsageError)
  })

  test('never gets more than six requests at the same time', async () => {
    let open = 0
    let most = 0
    const site = { type: 'text/plain', length: 1, sha256: '' }
    const bodies = Array.from({ length: 30 }, (_, index) => ({ ...site, path: `/${index}` }))
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

  test('gets a warning if a redirect leaves the origin', async () => {
    const elsewhere = await startHttp((_, response) => response.writeHead(200).end())
    const base = await startHttp((request, response) =>
      response.writeHead(302, { Location: `${elsewhere}${request.url}` }).end(),
    )
    const { verdicts } = await verify({ base })
    expect(
      verdicts.filter(({ outcome }) => outcome === 'warning').map(({ found }) => found),
    ).toContain(`leads to ${elsewhere}`)
    expect(broken(verdicts).map(({ promise }) => promise)).toContain('no redirect')
  })
})
