// The server of `npm run dev`: which requests it answers, and what it adds to a page.

import { renameSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { copy, outputFile } from 'fs-extra/esm'
import jsQR from 'jsqr'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Outcome } from '../../src/commands/dev/builder.ts'
import { dev } from '../../src/commands/dev/dev.ts'
import { addressesHere, listPhoneAddresses } from '../../src/commands/dev/phone.ts'
import { type DevServer, startServer } from '../../src/commands/dev/server.ts'
import { en } from '../../src/messages/en.ts'
import { need } from '../capabilities.ts'
import { freePort } from '../process.ts'
import { smallPub, temporaryFolder, tryBuild } from '../pub.ts'
import { lastingFolder } from '../workshop.ts'

const policy = "default-src 'none'; style-src 'sha256-x'; img-src 'self'; frame-ancestors 'none'"
const page = '<!doctype html><html lang="cs"><title>Lev</title><body><h1>U Lva</h1></body></html>'

let port: number
let server: DevServer

beforeAll(async () => {
  const folder = await lastingFolder()
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), page)
  await writeFile(join(folder, 'site/menu.json'), '{}')
  await writeFile(join(folder, 'site/404.html'), page.replace('U Lva', 'Nic'))
  const words = '<!-- </body> --><h1>U Lva</h1>'
  await writeFile(join(folder, 'site/words.html'), page.replace('<h1>U Lva</h1>', words))
  const headers = [
    { key: 'Cache-Control', value: 'public, max-age=300' },
    { key: 'Content-Security-Policy', value: policy },
  ]
  await writeFile(
    join(folder, 'site.serve.json'),
    JSON.stringify({
      headers: [{ source: 'index.html', headers }],
      redirects: [{ source: '/old', destination: '/menu.json', type: 301 }],
    }),
  )
  port = await freePort()
  server = await startServer({ folder, port }, en, async () => ({ problems: [] }))
})
afterAll(() => server.stop())

/** Send a request with any method and any Host. */
async function send(
  path: string,
  { method = 'GET', host = 'localhost', at = port, headers = {} } = {},
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: at,
      path,
      method,
      headers: { Host: host, ...headers },
      agent: false,
    }
    request(options, resolve).on('error', reject).end()
  })
  response.setEncoding('utf8')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, headers: response.headers, body }
}

async function showOutcome(outcome: Outcome): Promise<string> {
  server.show(outcome)
  return (await send('/')).body
}

test.each([
  ['a name that is not there', '/nowhere'],
  ['a zero byte', '/menu.json%00'],
  ['a name of 8,000 letters', `/${'a'.repeat(8000)}`],
  ['a folder called by a zero byte', '/.%00/x'],
])('%s is not found', async (_, path) => {
  expect(await send(path)).toMatchObject({
    status: 404,
    body: expect.stringContaining('<h1>Nic</h1>'),
  })
})

test.each([
  '/.dev/ahead',
  '/.dev/looks',
  '/.dev/looks/kraft-poster',
  '/.dev/looks/../../site.serve.json',
])('a page for the owner that could not be drawn is not found and not cached: %s', async (path) => {
  expect(await send(path)).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: expect.stringContaining('<p>'),
  })
})

test('it answers to the names of this machine, with any port, and to no other name', async () => {
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1', `127.0.0.1:${port}`, '[::1]:80'])
    expect((await send('/menu.json', { host })).status, host).toBe(200)
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'localhost:80.evil.example',
    'evil.localhost',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '[::1].evil.example',
  ])
    for (const path of ['/menu.json', '/.dev/reload.js', '/.dev/ahead', '/.dev/looks'])
      expect((await send(path, { host })).status, `${path} of ${host}`).toBe(421)
})

test("no other website can read it in the owner's browser", async () => {
  const from = (Origin: string) => ({ headers: { Origin, 'User-Agent': 'Mozilla/5.0' } })
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null', '::'])
    for (const path of ['/', '/menu.json', '/.dev/ahead'])
      expect((await send(path, from(origin))).status, `${path} of ${origin}`).toBe(421)
  for (const origin of [`http://localhost:${port}`, 'http://127.0.0.1:80', 'http://[::1]:80'])
    expect((await send('/menu.json', from(origin))).status, origin).toBe(200)
})

test('it allows no method but GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await send('/menu.json', { method })
    expect([status, headers.allow], method).toEqual([405, 'GET, HEAD'])
  }
  expect((await send('/menu.json', { method: 'HEAD' })).status).toBe(200)
})

test('missing pages and redirects are answered as on the site', async () => {
  const missing = await send('/nowhere')
  expect(missing.status).toBe(404)
  expect(missing.body).toContain('/.dev/reload.js')
  const moved = await send('/old')
  expect([moved.status, moved.headers.location]).toEqual([301, '/menu.json'])
})

test('a page that is requested before the first build is done is a 503 and reloads itself later', async () => {
  const at = await freePort()
  const folder = await lastingFolder()
  const early = await startServer({ folder, port: at }, en, async () => ({ problems: [] }))
  onTestFinished(() => early.stop())
  const { status, headers, body } = await send('/', { at })
  expect([status, headers['retry-after']]).toEqual([503, '1'])
  // This script reloads the page when the build is done.
  expect(body).toContain('/.dev/reload.js')
})

test('a response without a body leaves no file open', async (context) => {
  need(context, 'posix')
  const { headers: first } = await send('/menu.json')
  const open = () => readdir('/dev/fd').then((names) => names.length)
  const before = await open()
  for (let turn = 0; turn < 20; turn += 1) {
    const headers = { 'If-None-Match': first.etag ?? '' }
    expect((await send('/menu.json', { headers })).status).toBe(304)
  }
  expect(await open()).toBeLessThan(before + 5)
})

test.each([
  ['/menu.json', '{', /^bytes 0-0\/2$/],
  ['/', '<', /^bytes 0-0\/\d+$/],
])('a part of %s is sent on request, with its own length', async (path, part, range) => {
  const { status, body, headers } = await send(path, { headers: { Range: 'bytes=0-0' } })
  expect([status, body, headers['content-length']]).toEqual([206, part, '1'])
  expect(headers['content-range']).toMatch(range)
})

test('text is compressed for clients that accept it', async () => {
  const headers = { 'Accept-Encoding': 'gzip' }
  expect((await send('/menu.json', { headers })).headers['content-encoding']).toBe('gzip')
  expect((await send('/menu.json')).headers['content-encoding']).toBeUndefined()
})

test('the server adds its parts after everything else on the page', async () => {
  const { body } = await send('/words')
  expect(body).toMatch(/<h1>U Lva<\/h1>.*\/\.dev\/reload\.js/s)
  expect(body).toContain('<!-- </body> -->')
})

test('it listens on one address of this machine, which no other machine can reach', async () => {
  // On Linux there are other loopback addresses, on which it does not listen.
  await expect(fetch(`http://127.0.0.2:${port}/menu.json`)).rejects.toThrow()
})

test('for phones it also answers to its addresses in the network, and still to no public name', async (context) => {
  const [address] = addressesHere()
  if (address === undefined) return context.skip('this machine has no address in a network')
  const folder = await lastingFolder()
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), page)
  await writeFile(join(folder, 'site.serve.json'), '{}')
  const open = await freePort()
  const host = await startServer({ folder, port: open, host: true }, en, async () => ({
    problems: [],
  }))
  onTestFinished(() => host.stop())
  expect((await fetch(`http://${address}:${open}/`)).status).toBe(200)
  const of = (name: string) => send('/', { host: name, at: open })
  expect((await of(`${address}:${open}`)).status).toBe(200)
  expect((await of('evil.example')).status).toBe(421)
  await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
})

test('the code on the terminal leads a phone to the preview', () => {
  const printed = listPhoneAddresses(3001, en, true, ['192.168.1.23', '10.0.0.7'])
  expect(printed).toContain('On a phone in the same network: http://192.168.1.23:3001/\n')
  expect(printed).toContain('http://10.0.0.7:3001/\n')
  // Two columns for each module: white on a bright background, black on a dark one.
  const rows = printed
    .split('\n')
    .filter((line) => line.includes('\u001b['))
    .map((line) => [...line.matchAll(/\[(?:1;)?(4[07])m {2}/g)].map(([, tone]) => tone === '47'))
  const side = rows[0]?.length ?? 0
  const scale = 4
  const image = Uint8ClampedArray.from({ length: side * side * scale * scale * 4 }, (_, at) => {
    const [x, y] = [Math.floor(at / 4) % (side * scale), Math.floor(at / 4 / (side * scale))]
    return at % 4 === 3 || rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 255 : 0
  })
  expect(jsQR.default(image, side * scale, side * scale)?.data).toBe('http://192.168.1.23:3001/')
  expect(listPhoneAddresses(3001, en, false, ['10.0.0.7'])).not.toContain('\u001b')
})

test('a link to itself among the files does not end the preview', async (context) => {
  need(context, 'posix')
  const project = await temporaryFolder()
  const content = join(project, 'content')
  await copy(smallPub, content)
  await symlink('circle', join(content, 'circle'))
  const at = await freePort()
  const running = await dev({ content, folder: join(project, 'preview'), port: at })
  onTestFinished(() => running.stop())
  expect((await send('/', { at })).body).toContain('content/circle')
})

test('a site that is replaced during a request is read completely, either the old or the new one', async () => {
  const folder = await lastingFolder()
  const texts = ['short', 'long '.repeat(20_000)]
  for (const [index, text] of texts.entries())
    await outputFile(join(folder, ['site', 'next'][index] ?? '', 'menu.txt'), text)
  await writeFile(join(folder, 'site.serve.json'), '{}')
  const at = await freePort()
  const server = await startServer({ folder, port: at }, en, async () => ({ problems: [] }))
  onTestFinished(() => server.stop())
  // Replace the site after each client got a response: on a busy machine one may take long.
  const answers = [0, 0, 0]
  let isOver = false
  const trade = async () => {
    const site = join(folder, 'site')
    const [next, old] = [join(folder, 'next'), join(folder, 'old')]
    for (let turn = 1; !isOver; turn += 1) {
      renameSync(site, old)
      await setImmediate()
      renameSync(next, site)
      renameSync(old, next)
      const before = [...answers]
      const isWaiting = () => answers.some((count, index) => count === before[index])
      while (!isOver && isWaiting()) await setTimeout(1 + (turn % 5))
    }
  }
  const asking = async (_: number, asker: number) => {
    for (let turn = 0; turn < 200; turn += 1) {
      const { status, body } = await send('/menu.txt', { at })
      expect(status).toBe(200)
      expect(texts).toContain(body)
      answers[asker] = turn + 1
    }
    isOver = true
  }
  await Promise.all([trade(), ...answers.map(asking)])
})

test('browsers do not cache pages that reload; data keep their headers', async () => {
  const { headers } = await send('/')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['etag']).toBeUndefined()
  expect((await send('/menu.json')).headers['cache-control']).toBeUndefined()
})

test('the policy of a page allows the two files of the server and nothing else', async () => {
  const { headers } = await send('/')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'sha256-x' 'self'; img-src 'self'; frame-ancestors 'none'; script-src 'self'",
  )
})

test('an error of the program is shown over the page as text, whatever characters it contains', async () => {
  const fault = 'SyntaxError: <img src=x onerror=alert(1)> & "more"'
  const body = await showOutcome({ problems: [], fault })
  expect(body).toContain('SyntaxError: &lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;')
  expect(body).not.toContain('<img')
  expect(body.indexOf('id="dev-problems"')).toBeLessThan(body.indexOf('</body>'))
})

test('an error of the content is shown over the page with its source line as text; a warning is not', async () => {
  const content = join(await lastingFolder(), 'content')
  await mkdir(content)
  await writeFile(join(content, 'pub.md'), '---\nname: <b>U Lva</b> & syn\nnme: <i>x</i>\n---\n')
  const { problems = [] } = (await tryBuild(content)) as Outcome
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.length).toBeGreaterThan(0)
  const body = await showOutcome({ problems: errors })
  expect(body).toContain('id="dev-problems"')
  expect(body).toContain('&lt;i&gt;x&lt;/i&gt;')
  expect(body).not.toMatch(/<i>|<b>U Lva/)
  const first = (file: string) => errors.slice(0, 1).map((one) => ({ ...one, file }))
  const sorted = await showOutcome({
    problems: [...first('content/b.md'), ...first('content/a.md')],
  })
  expect(sorted).toMatch(/content\/a\.md.*content\/b\.md/s)
  const warnings = errors.map((one) => ({ ...one, severity: 'warning' as const }))
  const warned = await showOutcome({ problems: warnings })
  expect(warned).not.toContain('id="dev-problems"')
  expect(warned).toContain('/.dev/ahead')
})
