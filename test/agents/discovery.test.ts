import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import parseFrontMatter from 'gray-matter'
import robotsParser from 'robots-parser'
import { parseSitemap } from 'sitemap'
import { beforeAll, describe, expect, test } from 'vitest'
import { escapeXml } from '../../src/model/escape.ts'
import {
  base,
  buildFull,
  buildPub,
  contentCopy,
  type Edit,
  fullPub,
  readSite,
  root,
} from '../pub.ts'
import { parseJson, readStructuredData } from '../reading.ts'

/** The types of robots-parser describe an ES module, but Node imports the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default

let files: Map<string, string>
beforeAll(async () => {
  files = (await buildFull()).files
})
const read = (file: string) => files.get(file) ?? ''

const pubWith = (edit: Edit) => contentCopy({ 'pub.md': edit })
const built = async (edit: Edit) => readSite(await pubWith(edit))

describe('/robots.txt', () => {
  const agents = ['GPTBot', 'ClaudeBot', 'ChatGPT-User', 'PerplexityBot', 'Google-Extended', 'Any']

  test('lets every crawler read everything, according to a third-party parser', () => {
    const robots = parseRobots(`${base}/robots.txt`, read('robots.txt'))
    for (const agent of agents)
      for (const path of ['/', '/menu.json', '/.well-known/api-catalog'])
        expect(robots.isAllowed(base + path, agent)).toBe(true)
    expect(robots.getSitemaps()).toEqual([`${base}/sitemap.xml`])
  })

  test('has one group, for all crawlers, only directives that Lighthouse knows, and names the manifest of the site', () => {
    const lines = read('robots.txt').split('\n')
    expect(lines.filter((line) => line.startsWith('User-agent:'))).toEqual(['User-agent: *'])
    const directives = lines.filter((line) => /^[^#]/.test(line)).map((line) => line.split(':')[0])
    expect(directives).toEqual(['User-agent', 'Content-Signal', 'Allow', 'Sitemap'])
    expect(lines).toContain(`# Agentmap: ${base}/.well-known/ard.json`)
  })
})

describe('/sitemap.xml', () => {
  test('does not list the error page, which asks not to be indexed', async () => {
    expect(read('404.html')).toMatch(/<meta name="robots" content="noindex"\/?>/)
    const entries = await parseSitemap(Readable.from([read('sitemap.xml')]))
    expect(entries.map(({ url }) => url).sort()).toEqual([
      `${base}/`,
      `${base}/en/`,
      `${base}/en/lunch/`,
      `${base}/lunch/`,
    ])
  })

  test('lists addresses below the path of the base URL', async () => {
    const { files: other } = await buildFull('https://pub.example/rooster')
    const entries = await parseSitemap(Readable.from([other.get('sitemap.xml') ?? '']))
    expect(entries.map(({ url }) => url)).toEqual([
      'https://pub.example/rooster/',
      'https://pub.example/rooster/en/',
      'https://pub.example/rooster/en/lunch/',
      'https://pub.example/rooster/lunch/',
    ])
  })

  test('escapes characters with a meaning in XML', () => {
    expect(escapeXml(`a&b<c>"d"`)).toBe('a&amp;b&lt;c&gt;&quot;d&quot;')
  })
})

describe('/.well-known/security.txt', () => {
  const file = '.well-known/security.txt'

  test('has the fields that RFC 9116 requires', () => {
    expect(read(file)).toBe(
      [
        'Contact: tel:+420360000042',
        'Expires: 2027-06-30T00:00:00Z',
        'Preferred-Languages: cs, en',
        `Canonical: ${base}/.well-known/security.txt`,
        '',
      ].join('\n'),
    )
  })

  test('is neither published nor mentioned without a contact', async () => {
    const without = [/^security_.*\n/gm, ''] as const
    const { files: other, site } = await buildPub(await pubWith(without))
    expect(other.has(file)).toBe(false)
    expect(site.resources.some(({ path }) => path.endsWith('security.txt'))).toBe(false)
    for (const [name, text] of other) expect(text, name).not.toContain('security.txt')
  })
})

describe('the skill', () => {
  const index = () =>
    JSON.parse(read('.well-known/agent-skills/index.json')) as {
      $schema: string
      skills: { name: string; url: string; digest: string; description: string }[]
    }

  test('is listed with the digest of the published bytes', () => {
    const { $schema, skills } = index()
    expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json')
    expect(skills).toHaveLength(1)
    for (const { url, digest } of skills) {
      const bytes = Buffer.from(read(url.slice(base.length + 1)), 'utf8')
      expect(bytes.length).toBeGreaterThan(1000)
      expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`)
    }
  })

  test('begins with front matter that has the same name and description', () => {
    const [skill] = index().skills
    const { data } = parseFrontMatter(read(skill?.url.slice(base.length + 1) ?? ''), {})
    expect(data).toEqual({ name: skill?.name, description: skill?.description })
  })

  test('has valid front matter for any name of the pub', async () => {
    const name = `U "Lva": {x} #1 \\ --- 'y'`
    const { files: other } = await built([/^name_en:.*$/m, `name_en: ${JSON.stringify(name)}`])
    const skill = String(other.get('.well-known/agent-skills/answer-pub-guests/SKILL.md'))
    const { description } = parseFrontMatter(skill, {}).data as { description: string }
    expect(description).toContain(name)
  })

  test('has a description of at most 1,024 characters, as its format requires', async () => {
    const name = 'Ř'.repeat(990)
    const { files: other } = await built([/^name_en:.*$/m, `name_en: ${name}`])
    const { skills } = parseJson(other, '.well-known/agent-skills/index.json')
    expect([...skills[0].description]).toHaveLength(1024)
  })

  test('lists the duties of an agent', () => {
    const skill = [...files].find(([file]) => file.endsWith('SKILL.md'))?.[1]
    expect(skill).toContain('ask the staff before you order')
    expect(skill).toContain('T + 1440')
    expect(skill).toMatch(/booked by telephone only: \+420\s360\s000\s042/)
    expect(skill).toContain('Never say that you have booked')
  })
})

test('/.well-known/ard.json lists the only skill and the place of the house, also at its old address', () => {
  const manifest = JSON.parse(read('.well-known/ard.json'))
  expect(read('.well-known/ai-catalog.json')).toBe(read('.well-known/ard.json'))
  expect(manifest.host).toMatchObject({ identifier: 'pub.example' })
  expect(manifest.entries).toHaveLength(1)
  const [{ url, representativeQueries, metadata }] = manifest.entries
  expect(files.has(url.slice(base.length + 1))).toBe(true)
  expect(representativeQueries.length).toBeLessThanOrEqual(5)
  expect(metadata).toMatchObject({
    schemaOrgType: 'BarOrPub',
    address: 'Kohoutí 7, 299 99 Vymyšlená Lhota, CZ',
    telephone: '+420360000042',
    areaServed: 'Vymyšlená Lhota',
    openingHours: 'Mo-Th 11:00-23:00; Fr 11:00-01:00; Sa 12:00-01:00; Su 12:00-22:00',
  })
})

test('hours that differ by season are not summarised as one week', async () => {
  const { files: own } = await readSite(join(root, 'test/pubs/seasons'), { date: '2026-11-20' })
  const [{ metadata }] = parseJson(own, '.well-known/ard.json').entries
  expect(metadata).not.toHaveProperty('openingHours')
})

test('/.well-known/api-catalog lists the data under its own address, with media types without parameters', () => {
  type Target = { href: string; type: string }
  const { linkset } = JSON.parse(read('.well-known/api-catalog')) as {
    linkset: ({ anchor: string } & { [relation: string]: Target[] })[]
  }
  // RFC 9727 section 3.1: the members of the catalog are its own `item` links.
  const own = linkset.filter(({ anchor }) => anchor === `${base}/.well-known/api-catalog`)
  expect(own).toHaveLength(1)
  expect(own[0]?.['item']?.map(({ href, type }) => [href, type])).toEqual(
    ['menu.json', 'days.json', 'hours.json', 'pub.json', 'api/status.json'].map((path) => [
      `${base}/${path}`,
      'application/json',
    ]),
  )
  expect(own[0], 'some clients read only the first').toBe(linkset[0])
  const [menu] = linkset.filter(({ anchor }) => anchor === `${base}/menu.json`)
  expect(menu?.['service-doc']?.map(({ href, type }) => [href, type])).toEqual([
    [`${base}/api/docs.md`, 'text/markdown'],
    [`${base}/auth.md`, 'text/markdown'],
  ])
})

test('each OAuth address has one fixed error, with the characters that RFC 6749 allows', () => {
  for (const [file, error] of [
    ['oauth/authorize', 'access_denied'],
    ['oauth/token', 'unsupported_grant_type'],
  ] as const) {
    const answer = JSON.parse(read(file))
    expect(answer.error, file).toBe(error)
    expect(answer.error_description, file).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/)
    expect(answer.error_uri, file).toBe(`${base}/auth.md`)
  }
})

test('a skill has two to five questions in any number of languages, as its format requires', async () => {
  for (const name of ['village-cs', 'full', 'border-cs-de-en']) {
    const { files: own } = await readSite(join(root, 'test/pubs', name), { date: '2026-11-20' })
    const { entries } = parseJson(own, '.well-known/ai-catalog.json')
    const { length } = entries[0].representativeQueries
    expect([length >= 2, length <= 5], name).toEqual([true, true])
  }
})

// isitagentready.com also counts documents with tests of their own: robots.txt, the site map, the
// skill and the keys in this file, the Link header in links.test.ts, the OAuth documents in
// preview.test.ts, and Markdown on request in the tests of each host.
test('an agent-readiness scanner finds all documents of its fourth level', () => {
  const json = (file: string) => JSON.parse(read(`.well-known/${file}`))
  const oauth = json('oauth-authorization-server')
  expect(Object.keys(json('api-catalog').linkset[0])).toEqual(
    expect.arrayContaining(['anchor', 'item', 'service-desc', 'service-doc']),
  )
  expect(Object.keys(oauth.agent_auth)).toEqual(
    expect.arrayContaining(['skill', 'register_uri', 'claim_uri', 'anonymous']),
  )
  expect(read('auth.md')).toMatch(/^# .*auth\.md/m)
  for (const word of ['agent_auth', 'register_uri', 'register', 'discover'])
    expect(read('auth.md').toLowerCase()).toContain(word)
  expect(json('ai-catalog.json')).toMatchObject({
    specVersion: '1.0',
    entries: [{ identifier: expect.stringMatching(/^urn:air:[\w.-]+(:[\w.-]+)+$/) }],
  })
})

test('no file claims an MCP server, an agent or a shop, and the documentation explains why', () => {
  for (const file of files.keys()) expect(file).not.toMatch(/mcp|agent-card|ucp|acp|x402|did\.json/)
  expect(read('api/docs.md')).toContain('No MCP server and no A2A agent operate here')
  expect(read('api/docs.md')).toContain('Nothing is sold or booked online')
})

test("dates of documents are the day of the owner's last review, not of the build", async () => {
  const { files: later } = await readSite(fullPub, { date: '2026-11-27' })
  const text = (file: string) => String(later.get(file))
  expect(text('sitemap.xml').match(/<lastmod>.*<\/lastmod>/g)).toEqual(
    Array(4).fill('<lastmod>2026-11-20</lastmod>'),
  )
  expect(JSON.parse(text('.well-known/ai-catalog.json')).entries[0].updatedAt).toBe(
    '2026-11-20T00:00:00Z',
  )
  for (const file of ['menu.json', 'hours.json', 'pub.json'])
    expect(JSON.parse(text(file)).updated, file).toBe('2026-11-20')
  expect(readStructuredData(later).hasMenu.dateModified).toBe('2026-11-20')
})

test('the resource metadata has the name in each language, with a language tag', () => {
  expect(JSON.parse(read('.well-known/oauth-protected-resource'))).toMatchObject({
    resource_name: 'The Oversleeping Rooster',
    'resource_name#cs': 'U Zaspalého kohouta',
  })
})
