// `npm run verify` against unknown servers: whatever they answer, it ends with a verdict.

import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { mayFollow } from '../../src/verify/reach.ts'
import type { Verdict } from '../../src/verify/verdict.ts'
import { verify } from '../../src/verify/verify.ts'
import { freePort, run } from '../process.ts'
import { runHere } from '../pub.ts'
import { startHttp, startTcp } from './broken-servers.ts'

const command = 'src/commands/verify.ts'

describe('there is a verdict, whatever a site answers', () => {
  const body = { path: '/x', type: 'text/html', length: 1, sha256: '0'.repeat(64) }
  const digests = (more: object) =>
    JSON.stringify({ base_url: 'http://x.example', date: '2026-11-20', bodies: [body], ...more })
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
  // biome-ignore format: one line, one row
  test.each<[string, () => string]>([
    ['an old address that leads to no address', () => digests({ redirects: [{ from: '/a', to: 'http://[', status: 302 }] })],
    ['an address of a million signs', () => digests({ bodies: [{ ...body, path: `/${'x'.repeat(1e6)}` }] })],
    ['digests that are nested without end', () => deep],
  ])('%s', async (_, answer) => {
    const address = await startHttp((request, response) => {
      const text = request.url === '/digests.json' ? answer() : deep
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
    })
    const { code, stdout, stderr } = await run(command, [address, '--json'])
    expect(stderr).toBe('')
    expect(code).toBe(1)
    expect(JSON.parse(stdout).verdicts.length).toBeGreaterThan(0)
  })

  test('a run whose time is over keeps its verdicts and names each address not asked', async () => {
    const bodies = Array.from({ length: 10_000 }, (_, index) => ({ ...body, path: `/${index}` }))
    const list = digests({ bodies })
    const address = await startHttp((request, response) => {
      if (request.url === '/digests.json') response.end(list)
      else setTimeout(() => response.end(), 90)
    })
    const judged = async () => {
      const { code, stdout } = await run(command, [address, '--json', '--timeout', '0.2'])
      const found: string[] = JSON.parse(stdout).verdicts.map((one: Verdict) => one.found)
      const end = found.indexOf('answers that cannot be checked in a reasonable time')
      return { code, keepsVerdicts: end > 10, rest: [...new Set(found.slice(end + 1))] }
    }
    // On a busy machine the list itself may arrive too late, and then no other request is sent.
    await expect.poll(judged, { timeout: 110_000 }).toEqual({
      ...{ code: 1, keepsVerdicts: true },
      rest: ['not asked: the time for the whole run was over'],
    })
  })

  test('a large site is checked to its end', async () => {
    const bodies = Array.from({ length: 500 }, (_, index) => ({ ...body, path: `/${index}` }))
    const list = digests({ bodies })
    const address = await startHttp((request, response) => {
      response.end(request.url === '/digests.json' ? list : 'x')
    })
    const { stdout } = await run(command, [address, '--json'])
    const { verdicts }: { verdicts: Verdict[] } = JSON.parse(stdout)
    expect(verdicts.length).toBeGreaterThan(5000)
    expect(verdicts.filter(({ found }) => found.includes('reasonable time'))).toEqual([])
  })

  test('headers of spaces, which must not take quadratic time', async () => {
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

test('a redirect to another host is reported and not followed', async () => {
  const asked: string[] = []
  const base = await startHttp((request, response) => {
    asked.push(request.url ?? '')
    // A public name that resolves to this machine would get a request if the redirect were
    // followed.
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

describe('a server that misbehaves is reported in one clear line', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
  const bounds = { timeout: 1000 }
  const prefix = async (base: string) => {
    const { verdicts } = await verify({ base, bounds })
    return [
      ...new Set(
        verdicts
          .filter(({ promise }) => promise === 'answer')
          .map(({ found }) => found.replace(/not asked.*/, '')),
      ),
    ].filter(Boolean)
  }

  const dripping = (begin: string, drop: string) => () =>
    startTcp((socket) => {
      socket.write(begin)
      const drip = setInterval(() => socket.write(drop), 20)
      socket.on('close', () => clearInterval(drip))
    })
  const saying = (words: string) => () => startTcp((socket) => socket.end(words))
  const leading = (to: (url: string) => string) => () =>
    startHttp(({ url = '' }, response) => response.writeHead(302, { Location: to(url) }).end())
  const megabyte = Buffer.alloc(1_000_000, 32)
  const packed = gzipSync(Buffer.alloc(100_000_000))
  const upgrade = 'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'

  // biome-ignore format: one line, one row
  test.each<[string, () => Promise<string>, string]>([
    ['nothing listens', async () => `http://127.0.0.1:${await freePort()}`, 'refuses connections'],
    ['it never answers', () => startTcp(() => {}), 'no answer within 1 s'],
    ['it drips one byte after the other', dripping(`${head}Content-Length: 100000\r\n\r\n`, ' '), 'began to answer but did not finish within 1 s'],
    ['it drips its headers', dripping(head, 'X: y\r\n'), 'no answer within 1 s'],
    ['it lies about the length', saying(`${head}Content-Length: 100\r\n\r\n{}`), 'closed the connection before its body was complete'],
    ['it resets the connection', () => startTcp((socket) => socket.resetAndDestroy()), 'closed the connection'],
    ['it redirects without an end', leading((url) => `${url}x`), 'redirects more than 5 times'],
    ['it changes the protocol, which nobody asked for', () => startTcp((socket) => socket.write(upgrade)), 'does not speak proper HTTP: "101 Switching Protocols"'],
  ])('when %s', async (_, begin, found) => {
    expect(await prefix(await begin())).toEqual([found])
  })

  // biome-ignore format: one line, one row
  test.each<[string, () => Promise<string>, RegExp]>([
    ['it redirects in a circle', leading((url) => (url === '/a' ? '/b' : '/a')), /^redirects in a circle through http/],
    ['it speaks something else', saying('220 smtp ready\r\n'), /^does not speak proper HTTP/],
  ])('when %s', async (_, begin, found) => {
    expect((await prefix(await begin()))[0]).toMatch(found)
  })

  test.each<[string, RequestListener, string]>([
    [
      'it sends 100 MB',
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        Readable.from(Array.from({ length: 100 }, () => megabyte)).pipe(response)
      },
      'sends more than 5 MB',
    ],
    [
      'a small answer is a large one packed',
      (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
      'sends a body that is too large when decoded',
    ],
  ])('when %s', async (_, answer, found) => {
    const { verdicts } = await verify({
      base: await startHttp(answer),
      bounds: { timeout: 20_000 },
    })
    expect(verdicts.find(({ promise }) => promise === 'answer')?.found).toBe(found)
  })

  test('when its text is made to take a parser forever', async () => {
    const traps: { [path: string]: string } = {
      '/': '<'.repeat(4_000_000),
      '/en/': '<style><html'.repeat(400_000),
      '/menu.json': JSON.stringify({
        food: Array(40_000).fill({ id: 'x', name: { cs: 'x', en: 'x' }, sizes: [] }),
        drinks: [],
      }),
    }
    const body = { type: 'text/html', length: 1, sha256: '0'.repeat(64) }
    const bodies = Object.keys(traps).map((path) => ({ ...body, path }))
    traps['/digests.json'] = JSON.stringify({ base_url: '', date: '2026-11-20', bodies })
    const base = await startHttp(({ url = '' }, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(traps[url] ?? 'x\n'.repeat(50_000)),
    )
    const { verdicts } = await verify({ base })
    expect(verdicts.filter(({ outcome }) => outcome === 'broken').length).toBeGreaterThan(0)
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
    const { stdout, stderr } = await runHere('verify', [base, ...flags])
    expect(stdout.length).toBeGreaterThan(1000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
  })

  test('when its text contains control characters for a terminal', async () => {
    const base = await startHttp((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/\u0085x' }).end('{"a": \u001b[2J'),
    )
    const { verdicts } = await verify({ base })
    expect(JSON.stringify(verdicts)).not.toMatch(/\\u001b|\u0085/)
  })
})
