// Base URL of a site: where it comes from, its normal form, and the URLs that are refused.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decideBaseUrl } from '../../src/hosting/address.ts'
import { formatSentence } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { base, buildFull, buildPub, fullPub, root } from '../pub.ts'

describe('the base URL comes from the first of', () => {
  const host = { text: 'https://host.example', source: "the host's ADDRESS" }
  // biome-ignore format: one line, one row
  test.each([
    ['--base-url', 'https://flag.example', { BASE_URL: 'https://env.example' }, host, 'https://flag.example', '--base-url'],
    ['BASE_URL', undefined, { BASE_URL: 'https://env.example' }, host, 'https://env.example', 'BASE_URL'],
    ['the host', undefined, {}, host, 'https://host.example', host.source],
    ['content/pub.md', undefined, {}, undefined, 'https://content.example', 'content/pub.md'],
    ['an empty BASE_URL is ignored', undefined, { BASE_URL: ' ' }, undefined, 'https://content.example', 'content/pub.md'],
  ])('%s', (_, flag, environment, sentence, url, source) => {
    expect(
      decideBaseUrl(flag, environment, sentence, {
        address: 'https://content.example',
        file: 'content/pub.md',
      }),
    ).toMatchObject({
      url,
      source,
    })
  })

  test('no source means no base URL', () => {
    expect(decideBaseUrl(undefined, {}, undefined, undefined)).toBeUndefined()
  })
})

test.each([
  'https://a;b.example',
  'https://a{b.example',
  'https://a}.example',
  "https://a'b.example",
  'https://a$b.example',
  'https://a,b.example',
  'https://a!b.example/x',
])('a host name with characters that are special in hosting rules is refused: %s', (address) => {
  const decide = () => decideBaseUrl(address, {}, undefined, undefined)
  expect(decide).toThrow(UsageError)
  expect(decide).toThrow('host name')
})

describe('the normal form', () => {
  test.each([
    ['https://pub.example', 'https://pub.example'],
    ['https://pub.example/', 'https://pub.example'],
    ['HTTPS://Pub.Example:443///', 'https://pub.example'],
    ['https://user.github.io/pub/', 'https://user.github.io/pub'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://hospůdka.cz', 'https://xn--hospdka-0tb.cz'],
  ])('%s is %s', (typed, url) => {
    expect(decideBaseUrl(typed, {}, undefined, undefined)?.url).toBe(url)
  })

  test.each([
    ['http://pub.example', /begins with http:.*write https/],
    ['ftp://pub.example', /begins with ftp:/],
    ['https://pub.example/?a=1', /query or fragment/],
    ['https://pub.example?', /query or fragment/],
    ['https://pub.example/#top', /query or fragment/],
    ['https://me:secret@pub.example', /name or password/],
    ['https://me@pub.example', /name or password/],
    ['pub.example', /is not an address/],
    ['https://pub.example//x', /path with characters/],
    ['https://pub.example/%0d%0aX', /path with characters/],
    ['https://pub.example/*', /path with characters/],
    ['https:pub.example', /is not an address/],
    ['https:\\\\pub.example', /is not an address/],
    ['https://pub.ex\tample', /is not an address/],
    [`https://pub.example/${'x'.repeat(981)}`, /longer than 1000 characters/],
    ['https://pub.example.', /a dot at the end of its host name/],
  ])('%s is refused', (typed, message) => {
    expect(() => decideBaseUrl(typed, {}, undefined, undefined)).toThrow(UsageError)
    expect(() => decideBaseUrl(typed, {}, undefined, undefined)).toThrow(message)
  })

  test('a path is accepted, with a note that lists the URLs that clients look for at the root', () => {
    const { notes } = decideBaseUrl('https://user.github.io/pub', {}, undefined, undefined) ?? {
      notes: [],
    }
    expect(notes.map((note) => formatSentence(note, en)).join()).toContain(
      'https://user.github.io/.well-known/oauth-authorization-server/pub',
    )
    expect(decideBaseUrl('https://pub.example', {}, undefined, undefined)?.notes).toEqual([])
  })
})

describe.each([
  ['an origin', 'https://pub.example', 'https://pub.example', ''],
  ['an origin with a slash at the end', 'https://pub.example/', 'https://pub.example', ''],
  ['an origin with a path', 'https://user.github.io/pub/', 'https://user.github.io/pub', '/pub'],
])('built for %s', (_, typed, url, path) => {
  test('identifiers, endpoints and links all use the normal form', async () => {
    const { files } = await buildFull(typed)
    const server = JSON.parse(files.get('.well-known/oauth-authorization-server') ?? '')
    const resource = JSON.parse(files.get('.well-known/oauth-protected-resource') ?? '')
    expect(server.issuer).toBe(url)
    expect(resource.resource).toBe(url)
    expect(resource.authorization_servers).toEqual([server.issuer])
    expect(server.token_endpoint).toBe(`${url}/oauth/token`)
    expect(JSON.parse(files.get('openapi.json') ?? '').servers[0].url).toBe(url)
    expect(files.get('llms.txt')).toContain(`(${url}/menu.json)`)
    expect(files.get('index.html')).toContain(`<link rel="canonical" href="${url}/"`)
    expect(files.get('index.html')).toContain(`href="${path}/en/"`)
    for (const text of files.values()) expect(text).not.toContain(`${url}//`)
  })
})

const atOrigin = [
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/auth.md', '/openapi.json'],
  ...['/.well-known/api-catalog', '/.well-known/ai-catalog.json', '/.well-known/security.txt'],
  ...['/.well-known/agent-skills/index.json', '/.well-known/oauth-authorization-server'],
]
const documents = ['llms.txt', 'auth.md', 'api/docs.md']

test('a site below a path lists every document that clients look for at the root, in the note and in the documents', async () => {
  const { baseUrl, files } = await buildPub(fullPub, { baseUrl: 'https://x.example/pub/' })
  const note =
    baseUrl.notes
      .map((one) => formatSentence(one, en))
      .find((one) => one.includes('at the root of https://x.example,')) ?? ''
  for (const path of atOrigin) {
    expect(note).toContain(path)
    expect(files.has(path.slice(1)), path).toBe(true)
    for (const file of documents) {
      const sentence = String(files.get(file))
        .split('\n')
        .find((line) => line.includes('at the root of https://x.example do not find them there'))
      expect(sentence, file).toContain(path)
    }
  }
  expect(String(files.get('llms.txt'))).toContain('This site lies below the path `/pub`.')
})

test('events of pubs below paths of one host have different names in calendars', async () => {
  const names = ['https://x.example/a', 'https://x.example/b'].map(async (baseUrl) => {
    const { files } = await buildPub(join(root, 'test/pubs/music-club'), { baseUrl })
    return String(files.get('events.ics')).match(/^UID:.*nocni-expres.*$/m)?.[0]
  })
  expect(new Set(await Promise.all(names)).size).toBe(2)
})

test('a site at the root of its origin has no such note', async () => {
  const { baseUrl, files } = await buildPub(fullPub)
  expect(baseUrl.notes).toEqual([])
  for (const file of documents) expect(String(files.get(file))).not.toContain('below the path')
})

test('public_resources names the data, the home pages as text, and the lists of all else', async () => {
  const { files } = await buildPub(fullPub)
  const { public_resources } = JSON.parse(String(files.get('agent/auth/register')))
  expect(public_resources).toEqual([
    ...[`${base}/menu.json`, `${base}/days.json`, `${base}/hours.json`, `${base}/pub.json`],
    ...[`${base}/index.md`, `${base}/en.md`, `${base}/llms.txt`, `${base}/openapi.json`],
  ])
})
