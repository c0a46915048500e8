// The HTTP contract that every host must fulfil for a published site: the same requests for each
// server.

import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Built, build } from '../build.ts'
import type { HostName } from '../src/hosting/index.ts'
import { isNotFound } from '../src/model/resource.ts'
import { common, type Headers, promisedAt } from './hosts/promised.ts'
import { contentCopy, fullPub, temporaryFolder } from './pub.ts'
import { lastingFolder } from './workshop.ts'

export type Reply = { status: number; headers: [name: string, value: string][]; body: Buffer }

type Question = { method?: string; headers?: Record<string, string>; proxied?: boolean }

/**
 * Send one request, as a proxy passes it on after terminating https. Redirects are not followed,
 * and repeated header lines stay separate.
 */
export async function ask(
  address: string,
  { method = 'GET', headers = {}, proxied = true }: Question = {},
): Promise<Reply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { ...headers, ...(proxied && { 'x-forwarded-proto': 'https' }) }
    request(address, { method, headers: all, agent: false }, resolve).on('error', reject).end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const raw = response.rawHeaders
  return {
    status: response.statusCode ?? 0,
    headers: raw.flatMap((name, index) =>
      index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as [string, string]] : [],
    ),
    body: Buffer.concat(chunks),
  }
}

export const headerValues = ({ headers }: Reply, name: string) =>
  headers.filter(([other]) => other === name.toLowerCase()).map(([, value]) => value)

export type Options = {
  baseUrl: string
  pub?: string
  host?: HostName
  negotiation?: boolean
  folder?: string
}

/** Build the full pub, or another one, into `dist` of a temporary folder. */
export async function buildFor(wanted: Options): Promise<Built> {
  const { baseUrl, pub = fullPub, host, negotiation, folder } = wanted
  const content = negotiation
    ? await contentCopy({ 'pub.md': ['markdown_negotiation: no', 'markdown_negotiation: yes'] })
    : pub
  const out = join(folder ?? (await temporaryFolder()), 'dist')
  const built = await build({ content, out, baseUrl, strict: false, environment: {}, host })
  if ('problems' in built) throw new Error(JSON.stringify(built.problems))
  return built
}

const builds = new Map<string, Promise<Built>>()
/** Build a pub once for several tests that only read it. */
export function builtFor(wanted: Options): Promise<Built> {
  const key = JSON.stringify(wanted)
  const building =
    builds.get(key) ?? lastingFolder().then((folder) => buildFor({ ...wanted, folder }))
  builds.set(key, building)
  return building
}

/** Unknown paths that the local version of a server cannot answer. */
export type Except = { unknown?: readonly string[] }

/**
 * Properties of the site that change its headers: scheme, path of the base URL, and Markdown on
 * request.
 */
const describePlace = ({ baseUrl, site }: Built) => {
  const { protocol, pathname } = new URL(baseUrl.url)
  return {
    https: protocol === 'https:',
    below: pathname.replace(/\/$/, ''),
    negotiation: site.hosting.markdown_negotiation,
  }
}

/** Expect each of these headers exactly once. */
function expectHeaders(reply: Reply, promised: Headers, about: string) {
  for (const [name, value] of Object.entries(promised)) {
    const found = headerValues(reply, name).filter((line) => !/^accept-encoding$/i.test(line))
    const expected = typeof value === 'string' ? comparable(value) : expect.stringMatching(value)
    expect.soft(found.map(comparable), `${name} of ${about}`).toEqual([expected])
  }
}

/**
 * Request every resource by GET and HEAD, and some unknown paths, and check status, headers and
 * bodies.
 */
export async function expectContract(address: string, built: Built, except: Except = {}) {
  const place = describePlace(built)
  for (const { resource } of built.published.filter((one) => !isNotFound(one.resource))) {
    const { path, file } = resource
    const bytes = await readFile(join(built.out, file))
    for (const method of ['GET', 'HEAD']) {
      const reply = await ask(address + path, { method })
      expect.soft(reply.status, `${method} ${path}`).toBe(200)
      expectHeaders(reply, promisedAt(path, place), `${method} ${path}`)
      expect
        .soft(reply.body.equals(method === 'GET' ? bytes : Buffer.alloc(0)), `body of ${path}`)
        .toBe(true)
    }
  }
  const missing = await readFile(join(built.out, '404.html'))
  for (const path of ['/no-such-page', '/oauth/nope', '/menu.json/deeper', '/.well-known/nope']) {
    if (except.unknown?.includes(path)) continue
    const reply = await ask(address + path)
    expect.soft(reply.status, path).toBe(404)
    expect.soft(reply.body.equals(missing), `our page for ${path}`).toBe(true)
    expect.soft(headerValues(reply, 'content-type'), path).toHaveLength(1)
  }
}

/**
 * Character sets are case-insensitive (RFC 9110 section 8.3.2), and a host that compresses may also
 * vary by encoding.
 */
const comparable = (value: string) =>
  value.replace(/charset=UTF-8/i, 'charset=utf-8').replace(/^Accept-Encoding, /i, '')

/**
 * Expect error pages to have the headers of all responses, or those of a page on a self-managed
 * server.
 */
export async function expectErrorHeaders(address: string, built: Built, those: 'all' | 'page') {
  const place = describePlace(built)
  for (const path of ['/no-such-page', '/oauth/nope']) {
    const promised = those === 'all' ? common(place) : promisedAt('/404.html', place)
    expectHeaders(await ask(address + path), promised, path)
  }
  if (those === 'page')
    for (const { status, reply } of [
      { status: 301, reply: await ask(`${address}/en`) },
      { status: 405, reply: await ask(`${address}/menu.json`, { method: 'POST' }) },
    ]) {
      expect.soft(reply.status).toBe(status)
      expectHeaders(reply, common(place), String(status))
    }
}

/** Expect that control files of the host cannot be downloaded. */
export async function expectNoControlFiles(address: string, files: readonly string[]) {
  for (const file of files) {
    const reply = await ask(`${address}/${file}`)
    expect.soft(reply.status, file).not.toBe(200)
  }
}
