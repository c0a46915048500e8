// `npm run preview`: every resource is served as the interface promises.

import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputFile, readJson } from 'fs-extra/esm'
import { createRemoteJWKSet, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildPreview } from '../../src/commands/preview.ts'
import { explainPortError, type SiteServer, startSite } from '../../src/commands/site-server.ts'
import { en } from '../../src/messages/en.ts'
import { need } from '../capabilities.ts'
import { addresses } from '../hosts/promised.ts'
import { photo } from '../photo.ts'
import { freePort, onFreePort, run, start } from '../process.ts'
import { contentCopy, fullPub, runHere, smallPub, temporaryFolder } from '../pub.ts'

let folder: string
let server: SiteServer
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pub-preview-'))
  await onFreePort(async (port) => {
    address = `http://localhost:${port}`
    const { problems } = await buildPreview({ content: fullPub, folder, port })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    server = await startSite({ folder, port }, en)
  })
})

afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

// servers.test.ts checks the responses without an Authorization header.
test.each(addresses)(
  '%s has the same response with an Authorization header as without',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const ask = async (headers = {}) => {
        const { status, headers: all, body } = await fetch(address + path, { method, headers })
        const sent = [...all].filter(([name]) => name !== 'date')
        return { status, sent, body: await new Response(body).text() }
      }
      const plain = await ask()
      expect(await ask({ Authorization: 'Bearer stolen' })).toEqual(plain)
      expect(plain.status).toBe(200)
      // Strict-Transport-Security is not sent over http (RFC 6797 section 7.2).
      expect(plain.sent.map(([name]) => name)).not.toContain('strict-transport-security')
    }
  },
)

test('a pub with a dozen photos is served, with each photo immutable, and other images as before', async () => {
  const content = await contentCopy()
  await mkdir(join(content, 'photos'))
  const names = Array.from({ length: 12 }, (_, index) => `${index}.png`)
  for (const [index, name] of names.entries())
    await writeFile(join(content, 'photos', name), photo(650, 140, 20 * index))
  const lines = names.map((name) => [
    `  - photo: ${name}`,
    `    photo_alt: Obraz ${name}`,
    `    photo_alt_en: Picture ${name}`,
  ])
  await writeFile(
    join(content, 'photos.md'),
    ['---', 'strip:', ...lines.flat(), '---', ''].join('\n'),
  )
  const shown = await temporaryFolder()
  const { origin, photoServer } = await onFreePort(async (port) => {
    const { problems } = await buildPreview({ content, folder: shown, port })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    return {
      origin: `http://localhost:${port}`,
      photoServer: await startSite({ folder: shown, port }, en),
    }
  })
  onTestFinished(() => photoServer.stop())
  const page = await (await fetch(`${origin}/`)).text()
  const pictures = [...new Set(page.match(/\/photos\/(?:avif|jpeg)\/[\w-]+\.\w+/g))]
  expect(pictures.length).toBeGreaterThan(40)
  // `serve` refuses a configuration with more rules.
  const { headers: rules } = await readJson(join(shown, 'site.serve.json'))
  expect(rules.length).toBeLessThanOrEqual(50)
  for (const picture of pictures) {
    const { status, headers } = await fetch(origin + picture, { method: 'HEAD' })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control'), picture).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Type')).toBe(
      picture.endsWith('.avif') ? 'image/avif' : 'image/jpeg',
    )
  }
  const { headers } = await fetch(`${origin}/en/card.png`, { method: 'HEAD' })
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400')
})

test('the rules of the preview are not served, and folders are not listed', async () => {
  for (const path of ['/site.serve.json', '/api', '/.well-known', '/agent/auth']) {
    expect((await fetch(address + path)).status, path).toBe(404)
  }
})

test.each([
  ['a zero byte', '/%00'],
  ['a name of 256 letters', `/${'a'.repeat(256)}`],
  ['a path of 15,000 letters', `/${'aaaa/'.repeat(3000)}`],
])('a path that no disk can hold is not found: %s', async (_, path) => {
  expect((await fetch(address + path)).status).toBe(404)
})

test('a long query, as after a sign-in, does not make an address too long', async () => {
  expect((await fetch(`${address}/en/?code=${'a'.repeat(3000)}`)).status).toBe(200)
})

test.each(['/menu.json/x', '/en/index.html/x'])(
  'a path below a file is not found: %s',
  async (path) => {
    expect((await fetch(address + path)).status).toBe(404)
  },
)

test('a port that another program has only on IPv6 counts as taken', async (context) => {
  need(context, 'ipv6')
  const port = await freePort()
  const program = createServer().listen(port, '::1')
  await once(program, 'listening')
  onTestFinished(() => void program.close())
  const place = ['--content', smallPub, '--port', String(port), '--lang', 'en']
  const child = start('src/commands/preview.ts', place, { cwd: await temporaryFolder() })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (printed += chunk))
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Preview at')
  expect(printed).toMatch(new RegExp(`port ${port} is already in use; using (?!${port}\\b)\\d+`))
})

test.each([
  [
    'EACCES',
    1023,
    'port 1023 is reserved for the administrator of this computer; use --port with a number above 1023',
  ],
  ['EACCES', 1024, 'port 1024 is already in use; choose another one with --port'],
  ['EADDRINUSE', 80, 'port 80 is already in use; choose another one with --port'],
])('a port that is refused with %s is explained: %i', (code, port, said) => {
  expect(explainPortError(Object.assign(new Error(), { code }), port)?.message).toBe(said)
})

test('no other machine can reach it', async () => {
  // On Linux there are other loopback addresses, on which it does not listen.
  await expect(fetch(address.replace('localhost', '127.0.0.2'))).rejects.toThrow()
  const { networkInterfaces } = await import('node:os')
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')
  // A machine without a network has no other address.
  if (!outside) return
  await expect(fetch(address.replace('localhost', outside.address))).rejects.toThrow()
})

test('previews that start at the same time take a port each, and leave nothing behind when they stop', async () => {
  const cwd = await temporaryFolder()
  const port = await freePort()
  // The remains of a killed preview, and of one on a port that nobody uses any more.
  await outputFile(join(cwd, '.preview/dev-1/old'), '')
  await utimes(join(cwd, '.preview/dev-1'), 0, 0)
  await outputFile(join(cwd, `.preview/preview-${port}/old`), '')
  const begin = async (content: string) => {
    const args = ['--content', content, '--port', String(port)]
    const child = start('src/commands/preview.ts', args, { cwd })
    onTestFinished(() => void child.kill('SIGKILL'))
    let printed = ''
    child.stdout?.on('data', (chunk) => (printed += chunk))
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('Preview at')
    return { child, origin: /http:\/\/[\w:.]+/.exec(printed)?.[0] ?? '' }
  }
  const previews = await Promise.all([fullPub, smallPub, smallPub, smallPub].map(begin))
  expect(new Set(previews.map(({ origin }) => origin)).size).toBe(4)
  const nameAt = async (origin: string) =>
    JSON.parse(await (await fetch(`${origin}/pub.json`)).text()).name
  const [first, second, third] = await Promise.all(previews.map(({ origin }) => nameAt(origin)))
  expect([second, third]).toEqual([second, second])
  expect(first).not.toEqual(second)
  // A closed terminal sends SIGHUP.
  for (const [index, signal] of (['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGTERM'] as const).entries()) {
    const { child, origin } = previews[index] as (typeof previews)[number]
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    await expect(fetch(origin)).rejects.toThrow()
  }
  expect(await readdir(join(cwd, '.preview'))).toEqual([])
})

test.each(['preview.ts', 'dev/dev.ts'])(
  'a folder that cannot be used ends %s with advice that helps there',
  async (file) => {
    const cwd = await temporaryFolder()
    await writeFile(join(cwd, '.preview'), '')
    const place = ['--content', smallPub, '--port', String(await freePort()), '--lang', 'en']
    const { code, stderr } = await run(`src/commands/${file}`, place, { cwd })
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining('call the command in another folder'),
    ])
    expect(stderr).not.toMatch(/--out|output folder/)
  },
)

test.each(['0', '65536', '-1', '3000.5', 'http'])(
  'a port %s is refused in a sentence',
  async (port) => {
    const { code, stderr } = await runHere('preview', ['--port', port])
    expect([code, stderr]).toEqual([2, expect.stringContaining(port)])
    expect(stderr).not.toMatch(/^ {4}at /m)
  },
)

describe('an OAuth client library', () => {
  test('that verifies a token reads the key set and finds no key in it', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const signed = new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: 'any' })
    const keys = createRemoteJWKSet(new URL(`${address}/.well-known/jwks.json`))
    const verified = jwtVerify(await signed.sign(privateKey), keys)
    await expect(verified).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' })
  })

  test('accepts the authorization server metadata', async () => {
    const issuer = new URL(address)
    const response = await oauth.discoveryRequest(issuer, {
      algorithm: 'oauth2',
      [oauth.allowInsecureRequests]: true,
    })
    const metadata = await oauth.processDiscoveryResponse(issuer, response)
    expect(metadata).toMatchObject({
      issuer: address,
      grant_types_supported: [],
      response_types_supported: [],
    })
    expect(metadata.revocation_endpoint).toBeUndefined()
    expect(metadata.registration_endpoint).toBeUndefined()
  })

  test('accepts the protected resource metadata', async () => {
    const resource = new URL(address)
    const response = await oauth.resourceDiscoveryRequest(resource, {
      [oauth.allowInsecureRequests]: true,
    })
    const metadata = await oauth.processResourceDiscoveryResponse(resource, response)
    expect(metadata).toMatchObject({
      resource: address,
      authorization_servers: [address],
      scopes_supported: ['public'],
      bearer_methods_supported: ['header'],
    })
  })
})

test('every step of the registration flow is found by links from the step before', async () => {
  const get = async (url: string) => {
    const response = await fetch(url)
    expect(response.status, url).toBe(200)
    return response.json()
  }
  const resource = await get(`${address}/.well-known/oauth-protected-resource`)
  expect(Object.keys(resource)).toEqual(
    expect.arrayContaining([
      'resource',
      'authorization_servers',
      'scopes_supported',
      'bearer_methods_supported',
    ]),
  )
  const metadata = await get(
    `${resource.authorization_servers[0]}/.well-known/oauth-authorization-server`,
  )
  const { agent_auth } = metadata
  expect(agent_auth.identity_types_supported).toContain('anonymous')
  expect(agent_auth.anonymous.credential_types_supported).toEqual(['none'])
  const registration = await get(agent_auth.register_uri)
  expect(registration).toMatchObject({
    registration_type: 'anonymous',
    registration_required: false,
    credential_type: 'none',
    credential: null,
  })
  for (const key of ['registration_id', 'access_token', 'token', 'claim_token', 'expires_at'])
    expect(registration).not.toHaveProperty(key)
  expect(await get(agent_auth.claim_uri)).toMatchObject({ claim_supported: false, user_code: null })
  expect((await fetch(agent_auth.skill)).status).toBe(200)
  expect(await get(metadata.jwks_uri)).toEqual({ keys: [] })
  expect(await get(metadata.authorization_endpoint)).toMatchObject({ error: 'access_denied' })
  expect(await get(metadata.token_endpoint)).toMatchObject({ error: 'unsupported_grant_type' })
  for (const url of registration.public_resources) expect((await fetch(url)).status, url).toBe(200)
})
