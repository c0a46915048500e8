// Generated rules in real servers, over HTTP on this machine.

import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import type { HostName } from '../../src/hosting/index.ts'
import { createAsk } from '../../src/verify/ask.ts'
import { need } from '../capabilities.ts'
import {
  ask,
  buildFor,
  builtFor,
  expectContract,
  expectErrorHeaders,
  expectNoControlFiles,
  headerValues,
  type Options,
} from '../contract.ts'
import { freePort } from '../process.ts'
import { certificate } from './certificate.ts'
import { startCaddy, startNginx, startPreview, startServe } from './engines.ts'
import { expectNegotiation } from './negotiation.ts'

type Engine = { name: HostName; start(built: Built, port: number): Promise<unknown> }

const nginx = { name: 'nginx', start: startNginx } as const
const own = [nginx, { name: 'caddy', start: startCaddy }] as const

async function started({ name, start }: Engine, options: Options) {
  const port = await freePort()
  const built = await builtFor({ ...options, host: name })
  await start(built, port)
  return { built, address: `http://localhost:${port}` }
}

test.each([
  ['the server of the preview', startPreview],
  ['`serve` with the generated rules', startServe],
] as const)('%s answers every resource as the table promises', async (_, start) => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const built = await buildFor({ baseUrl: 'https://pub.example', host: 'preview' })
  const out = (await start(built, port)) ?? built.out
  await expectContract(address, { ...built, out })
  await expectErrorHeaders(address, built, 'all')
  await expectNoControlFiles(address, ['_headers', '_redirects', '.nojekyll', 'site.serve.json'])
  // A request for a control file is redirected to an address without a file.
  const [nowhere = ''] = headerValues(await ask(`${address}/_headers`), 'location')
  expect((await ask(address + nowhere)).status).toBe(404)
})

for (const engine of own) {
  describe(engine.name, () => {
    beforeEach((context) => need(context, engine.name))

    test('answers every resource as the table promises', async () => {
      const { built, address } = await started(engine, { baseUrl: 'https://pub.example' })
      await expectContract(address, built)
      await expectErrorHeaders(address, built, 'page')
      await expectNoControlFiles(address, ['_headers', '_redirects', '.nojekyll'])
      // The error page is not a page with an address of its own.
      expect((await ask(`${address}/404.html`)).status).toBe(404)
    })

    test('answers under the path of the base URL', async () => {
      const { built, address } = await started(engine, { baseUrl: 'https://pub.example/rooster' })
      await expectContract(`${address}/rooster`, built)
      expect((await ask(`${address}/menu.json`)).status).toBe(404)
    })

    test('refuses to write, and redirects the English page without its slash to the one with it', async () => {
      const { address } = await started(engine, { baseUrl: 'https://pub.example' })
      const refused = await ask(`${address}/menu.json`, { method: 'POST' })
      expect(refused.status).toBe(405)
      // RFC 9110 section 15.5.6. nginx cannot add a header to its own error.
      if (engine.name !== 'nginx') expect(headerValues(refused, 'allow')).toEqual(['GET, HEAD'])
      const reply = await ask(`${address}/en`)
      expect([reply.status, headerValues(reply, 'location')]).toEqual([301, ['/en/']])
    })

    test('does not reveal its version, and does not compress files that are compressed already', async () => {
      const { address } = await started(engine, { baseUrl: 'https://pub.example' })
      const packing = { headers: { 'accept-encoding': 'gzip' } }
      const picture = await ask(`${address}/card.png`, packing)
      expect(headerValues(picture, 'content-encoding')).toEqual([])
      expect(headerValues(picture, 'content-length')).toEqual([String(picture.body.length)])
      const menu = await ask(`${address}/menu.json`, packing)
      expect(headerValues(menu, 'content-encoding')).toEqual(['gzip'])
      // Without Vary a cache could send compressed bodies to clients that cannot read them (RFC
      // 9110 section 12.5.5).
      expect(headerValues(menu, 'vary').join()).toMatch(/accept-encoding/i)
      for (const { headers } of [picture, menu])
        expect(JSON.stringify(headers.filter(([name]) => name === 'server'))).not.toMatch(/\d/)
    })

    test('sends Markdown to clients that prefer it, and only if it is turned on', async () => {
      const { address } = await started(engine, {
        baseUrl: 'https://pub.example',
        negotiation: true,
      })
      await expectNegotiation(address)
    })
  })
}

test('nginx also answers on IPv6', async (context) => {
  need(context, 'nginx')
  need(context, 'ipv6')
  const port = await freePort()
  await nginx.start(await builtFor({ baseUrl: 'https://pub.example', host: 'nginx' }), port)
  expect((await ask(`http://[::1]:${port}/menu.json`)).status).toBe(200)
})

test('nginx over http sends no Strict-Transport-Security, and answers a malformed request with the headers of every response', async (context) => {
  need(context, 'nginx')
  const { address } = await started(nginx, { baseUrl: 'https://pub.example' })
  for (const path of ['/', '/menu.json', '/en', '/nope'])
    expect(
      headerValues(await ask(address + path, { proxied: false }), 'strict-transport-security'),
    ).toEqual([])
  const broken = await ask(`${address}/`, { headers: { host: 'a b' } })
  expect(broken.status).toBe(400)
  expect(headerValues(broken, 'x-content-type-options')).toEqual(['nosniff'])
  expect(headerValues(broken, 'referrer-policy')).toEqual(['no-referrer'])
})

test('nginx serves https if a certificate is next to the generated file', async (context) => {
  need(context, 'nginx')
  const port = await freePort()
  const secure = await freePort()
  const built = await buildFor({ baseUrl: 'https://pub.example', host: 'nginx' })
  const { file, keyFile } = await certificate(30)
  await writeFile(
    join(dirname(built.out), 'dist.nginx.tls.conf'),
    `listen 127.0.0.1:${secure} ssl; ssl_certificate ${file}; ssl_certificate_key ${keyFile};
       if ($scheme = http) { return 301 https://$host$request_uri; }`,
  )
  await nginx.start(built, port)
  const reply = await ask(`http://localhost:${port}/menu.json`)
  expect(headerValues(reply, 'location')).toEqual(['https://localhost/menu.json'])
  const answer = await createAsk(`https://localhost:${secure}`)('/menu.json')
  expect(answer.failure).toBe('its certificate is self-signed')
  const headers = await overTls(secure)
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
})

async function overTls(port: number) {
  const [reply] = await once(
    get({ port, host: '127.0.0.1', path: '/menu.json', rejectUnauthorized: false }),
    'response',
  )
  reply.resume()
  return reply.headers
}
