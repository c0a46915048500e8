// Generated rules, applied in the way of each host, give the same headers as the table of
// resources.

import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { bounds } from '../../src/hosting/hosts/cloudflare-pages.ts'
import { serveConfig } from '../../src/hosting/hosts/preview.ts'
import { type Header, hostNames } from '../../src/hosting/index.ts'
import { prefersMarkdown } from '../../src/hosting/prefers-markdown.js'
import { overBounds } from '../../src/hosting/rules.ts'
import { formatSentence } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import type { Environment } from '../../src/model/base-url.ts'
import { builtFor } from '../contract.ts'
import { base, fullPub, root, runHere, shortCopy, temporaryFolder } from '../pub.ts'
import { accepts } from './negotiation.ts'
import { addresses, promisedAt } from './promised.ts'

type Rule = { path: string; headers: Header[] }

/** Parse `_headers` as hosts do: a path at the margin, its headers indented below. */
function parse(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (/^\S/.test(line)) rules.push({ path: line, headers: [] })
    else
      rules.at(-1)?.headers.push(
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2) as Header,
      )
  }
  return rules
}

/** Match a path as hosts do: `:name` is one folder, `*` is everything that follows. */
const matches = (pattern: string, path: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/:[a-z]+/g, '[^/]+')
      .replace('*', '.*')}$`,
  ).test(path)

/**
 * Apply rules as Cloudflare does: join the values of every rule that matches, without those that
 * `! Name` removes, and put the name of the page for `:page`.
 */
function foldJoining(rules: readonly Rule[], path: string): Map<string, string> {
  const folded = new Map<string, string>()
  const [, page = ''] = /([^/]*?)(?:\/|\.md)$/.exec(path) ?? []
  for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of headers) {
      const before = folded.get(name.toLowerCase())
      if (name.startsWith('! ')) folded.delete(name.slice(2).toLowerCase())
      else {
        const filled = value.replaceAll(':page', page)
        folded.set(name.toLowerCase(), before === undefined ? filled : `${before}, ${filled}`)
      }
    }
  return folded
}

/** Apply rules as Netlify does: use the last rule that matches, ignoring case and a final slash. */
function foldReplacing(rules: readonly Rule[], path: string): Map<string, string> {
  const bare = (text: string) => text.toLowerCase().replace(/(.)\/$/, '$1')
  return new Map(
    rules
      .filter((rule) => matches(rule.path, path) || bare(rule.path) === bare(path))
      .flatMap(({ headers }) =>
        headers.map(([name, value]) => [name.toLowerCase(), value] as const),
      ),
  )
}

const headersIn = async (out: string) => parse(await readFile(join(out, '_headers'), 'utf8'))

describe('dist/_headers', () => {
  /**
   * Headers according to the interface and docs/hosting.md. A pattern stands for any value that it
   * matches.
   */
  const expectedAt = (path: string, place: Parameters<typeof promisedAt>[1]) =>
    Object.fromEntries(
      Object.entries(promisedAt(path, place)).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : expect.stringMatching(value),
      ]),
    )

  test.each([
    ['https://pub.example', false],
    ['https://pub.example', true],
    ['https://pub.example/rooster', false],
  ])(
    'says for %s on Netlify and on Cloudflare what the interface and docs/hosting.md say, header by header (Markdown on request: %s)',
    async (baseUrl, negotiation) => {
      const prefix = new URL(baseUrl).pathname.replace(/\/$/, '')
      const built = await builtFor({ baseUrl, negotiation })
      const rules = await headersIn(built.out)
      expect(built.published.map(({ resource }) => resource.path).sort()).toEqual(
        [...addresses].sort(),
      )
      for (const path of addresses) {
        const expected = expectedAt(path, { below: prefix, negotiation })
        expect(Object.fromEntries(foldJoining(rules, path)), path).toEqual(expected)
        expect(Object.fromEntries(foldReplacing(rules, path)), path).toEqual(expected)
      }
    },
  )

  test('sends resources that only a pub with events has with their type', async () => {
    const pub = join(root, 'test/pubs/music-club')
    const rules = await headersIn((await builtFor({ baseUrl: 'https://pub.example', pub })).out)
    const findType = (path: string) => foldJoining(rules, path).get('content-type')
    expect(findType('/events.ics')).toBe('text/calendar; charset=utf-8')
    expect(findType('/events.json')).toBe('application/json')
    expect(findType('/schemas/events.schema.json')).toBe('application/schema+json')
  })

  test('has the same rules for a page under the name of its file', async () => {
    const rules = await headersIn((await builtFor({ baseUrl: 'https://pub.example' })).out)
    for (const path of ['/', '/en/', '/lunch/'])
      expect(foldJoining(rules, `${path}index.html`), path).toEqual(foldJoining(rules, path))
  })

  test('has one rule for each path, and sets no media type by a wildcard over folders', async () => {
    const rules = await headersIn((await builtFor({ baseUrl: 'https://pub.example' })).out)
    const paths = rules.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path, headers } of rules) {
      const names = headers.map(([name]) => name)
      expect(new Set(names.map((name) => name.toLowerCase())).size, path).toBe(names.length)
      expect(names.includes('Content-Type'), path).toBe(!path.includes('*'))
    }
  })

  test('stays within the limits of Cloudflare, and the build warns if it does not', async () => {
    const built = await builtFor({ baseUrl: 'https://pub.example' })
    const rules = await headersIn(built.out)
    expect(rules.length).toBeLessThanOrEqual(100)
    const written = await readFile(join(built.out, '_headers'), 'utf8')
    expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
    // Two spaces, the name, a colon and a space come before the value.
    const long = (length: number): Rule => ({
      path: '/x',
      headers: [['Link', 'x'.repeat(length - '  Link: '.length)]],
    })
    expect(overBounds([long(2001)], bounds).map(({ en }) => en)).toEqual([
      'Link of /x is longer than 2000 characters',
    ])
    expect(overBounds([long(2000)], bounds)).toEqual([])
    const many = (count: number) => Array<Rule>(count).fill({ path: '/x', headers: [] })
    expect(overBounds(many(101), bounds).map(({ en }) => en)).toEqual([
      '101 rules are more than 100',
    ])
    expect(overBounds(many(100), bounds)).toEqual([])
  })

  test('has at most 100 rules on Cloudflare for a pub with 20 pages of its own in two languages and an editor', async () => {
    const page = (title: string) => `---\ntitle: ${title}\n---\nText.\n`
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
    const pages = numbers.flatMap((number) => [
      [`pages/strana-${number}.cs.md`, page(`Strana ${number}`)],
      [`pages/strana-${number}.en.md`, page(`Page ${number}`)],
    ])
    const pub = await shortCopy({
      ...Object.fromEntries(pages),
      'pub.md': (text: string) => text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:'),
    })
    const place = { baseUrl: 'https://pub.example', pub }
    const exact = await headersIn((await builtFor({ ...place, host: 'netlify' })).out)
    const built = await builtFor({ ...place, host: 'cloudflare-pages' })
    const rules = await headersIn(built.out)
    expect(exact.length).toBeGreaterThan(100)
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const { resource } of built.published)
      expect(foldJoining(rules, resource.path), resource.path).toEqual(
        foldJoining(exact, resource.path),
      )
  })

  test('starts with the policy against scripts in drawings, so that a host with a limit on rules reads it', async () => {
    const built = await builtFor({ baseUrl: 'https://pub.example' })
    const shut = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    const isShut = (await headersIn(built.out)).map(({ headers }) =>
      headers.some(([, value]) => value === shut),
    )
    expect(isShut.slice(0, 3)).toEqual([false, true, true])
    expect(isShut.lastIndexOf(true)).toBe(isShut.filter(Boolean).length)
  })

  test('requires https for more than the site only if the owner asks for it', async () => {
    const hsts = (line: string) => headerOfHome(line, 'strict-transport-security')
    // The default is the site alone.
    for (const line of ['https_only: site', '']) expect(await hsts(line)).toBe('max-age=63072000')
    expect(await hsts('https_only: domain')).toBe('max-age=63072000; includeSubDomains')
    expect(await hsts('https_only: preload')).toBe('max-age=63072000; includeSubDomains; preload')
  })
})

/** Return a header of the home page if pub.md has this line. */
async function headerOfHome(line: string, name: string) {
  const edit = (text: string) => text.replace('markdown_negotiation: no', line)
  const content = await shortCopy({ 'pub.md': edit })
  const out = join(await temporaryFolder(), 'dist')
  await build({ content, out, baseUrl: undefined, strict: false, environment: {} })
  return foldJoining(await headersIn(out), '/').get(name)
}

test('a preview over http does not send Strict-Transport-Security', async () => {
  const built = await builtFor({ baseUrl: 'http://localhost:3000' })
  expect(JSON.stringify(serveConfig(built.published, built.site))).not.toContain('Strict-Transport')
})

describe('Markdown on request', () => {
  test('is sent only for pubs that ask for it; without it there is no Vary', async () => {
    const answered = (line: string) => headerOfHome(line, 'vary')
    expect(await answered('markdown_negotiation: yes')).toBe('Accept')
    expect(await answered('markdown_negotiation:  no')).toBeUndefined()
    expect(await answered('')).toBeUndefined()
  })

  test('is decided by quality values', () => {
    for (const [accept, markdown] of accepts) expect(prefersMarkdown(accept), accept).toBe(markdown)
    const quality = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(quality, quality, fc.boolean(), (markdown, html, first) => {
        const ranges = [`text/markdown;q=${markdown / 1000}`, `text/html; q=${html / 1000}`]
        const accept = (first ? ranges : ranges.reverse()).join(', ')
        return prefersMarkdown(accept) === (markdown > 0 && markdown >= html)
      }),
    )
  })

  test('is not promised by hosts that serve only files', async () => {
    for (const [host, files] of [
      ['github-pages', ['dist']],
      ['preview', ['dist', 'dist.serve.json']],
    ] as const) {
      const built = await builtFor({ baseUrl: 'https://pub.example', host, negotiation: true })
      expect(await readFile(join(built.out, '_headers'), 'utf8')).not.toContain('Vary')
      expect(await readdir(dirname(built.out))).toEqual(files)
    }
    // The address alone shows that the site is on GitHub Pages.
    const pages = await builtFor({ baseUrl: 'https://x.github.io/pub', negotiation: true })
    expect(await readFile(join(pages.out, '_headers'), 'utf8')).not.toContain('Vary')
  })
})

describe('--host', () => {
  test('writes a server configuration next to the published folder', async () => {
    for (const [host, file] of [
      ['nginx', 'dist.nginx.conf'],
      ['caddy', 'dist.Caddyfile'],
    ] as const) {
      const built = await builtFor({ baseUrl: 'https://pub.example', host })
      expect((await readdir(dirname(built.out))).sort()).toEqual(['dist', file].sort())
      expect(await readFile(join(dirname(built.out), file), 'utf8')).toContain(built.out)
    }
  })

  test.each([{ host: 'github-pages' }, {}, { host: 'netlify' }] as const)(
    'a build for github-pages lists the resources that lose their type, with %o',
    async (named) => {
      const { baseUrl } = await builtFor({ baseUrl: 'https://x.github.io/pub', ...named })
      const notes = baseUrl.notes.map((note) => formatSentence(note, en)).join('\n')
      expect(notes).toMatch(/application\/octet-stream: .*\/oauth\/token \(application\/json\)/)
      expect(notes).toMatch(/api-catalog \(application\/linkset\+json\)/)
      expect(notes).not.toMatch(/octet-stream: .*menu\.json/)
      expect(notes).toContain('https://x.github.io/.well-known/oauth-authorization-server/pub')
    },
  )

  test.each(['https://pub.example', 'https://x.github.io.example'])(
    'a build for another host at %s does not mention this',
    async (baseUrl) => {
      const built = await builtFor({ baseUrl, host: 'netlify' })
      expect(built.baseUrl.notes).toEqual([])
    },
  )

  test("hides the list of a build's files from visitors on Cloudflare", async () => {
    const { out } = await builtFor({ baseUrl: 'https://pub.example' })
    expect(await readFile(join(out, '_redirects'), 'utf8')).toBe('/.nojekyll / 302\n')
  })

  test.each([
    ['nginx', 'a$b'],
    ['nginx', 'a*b'],
    ['nginx', 'a\nb'],
    ['caddy', 'a{b}'],
    ['caddy', 'a`b'],
    ['caddy', 'a\nb'],
  ] as const)('refuses a folder that %s cannot be told: %j', async (host, name) => {
    const folder = await temporaryFolder()
    const out = join(folder, name, 'dist')
    await expect(
      build({ content: fullPub, out, baseUrl: base, strict: false, environment: {}, host }),
    ).rejects.toThrow(UsageError)
    expect(await readdir(folder), 'nothing is written').toEqual([])
  })

  test('suggests the nearest host for a typo', async () => {
    const { code, stderr } = await runHere('build', ['--host', 'netlfy'])
    expect([code, stderr]).toEqual([2, 'unknown host "netlfy"; did you mean netlify?\n'])
  })

  test('has a line of help for each host', async () => {
    const { stdout } = await runHere('build', ['--help'])
    for (const name of hostNames) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S.{10}`, 'm'))
  })
})

describe('the address that a host passes to its build', () => {
  const netlify = {
    NETLIFY: 'true',
    CONTEXT: 'production',
    URL: 'https://n.example',
    DEPLOY_PRIME_URL: 'https://preview.n.example',
  }
  // biome-ignore format: one line, one row
  test.each([
    ["Netlify's URL in production", netlify, 'https://n.example', 'URL (Netlify)'],
    ["Netlify's DEPLOY_PRIME_URL elsewhere", { ...netlify, CONTEXT: 'deploy-preview' }, 'https://preview.n.example', 'DEPLOY_PRIME_URL (Netlify)'],
    ['CF_PAGES_URL on Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_URL: 'https://abc.pub.pages.dev' }, 'https://abc.pub.pages.dev', 'CF_PAGES_URL (Cloudflare)'],
    ['BASE_URL before that of the host', { ...netlify, BASE_URL: 'https://env.example' }, 'https://env.example', 'BASE_URL'],
  ])('%s', async (_, environment, url, source) => {
    const { baseUrl } = await builtWith(environment)
    expect(baseUrl).toMatchObject({ url, source })
  })

  test('comes with a note on Cloudflare Pages that it is temporary, only if it is used', async () => {
    const environment = { CF_PAGES: '1', CF_PAGES_URL: 'https://abc.pub.pages.dev' }
    const passing = expect.objectContaining({
      en: expect.stringContaining('set BASE_URL to the address that guests use'),
    })
    expect((await builtWith(environment)).baseUrl.notes).toContainEqual(passing)
    const { baseUrl } = await builtWith({ ...environment, BASE_URL: 'https://pub.example' })
    expect(baseUrl.notes).not.toContainEqual(passing)
  })

  test('comes with a note if the host should pass one and does not', async () => {
    const { baseUrl } = await builtWith({ NETLIFY: 'true', CONTEXT: 'production' })
    expect(baseUrl.notes.map((note) => formatSentence(note, en))).toContainEqual(
      expect.stringMatching(/^URL \(Netlify\) is not set here;/),
    )
  })

  async function builtWith(environment: Environment) {
    const content = await shortCopy()
    const out = join(content, '../dist')
    const built = await build({ content, out, baseUrl: undefined, strict: false, environment })
    if ('problems' in built) throw new Error(JSON.stringify(built.problems))
    return built
  }
})
