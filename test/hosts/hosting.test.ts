// One list of headers: folded as each host folds rules, it is the table again.

import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { outputFile } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { type Header, headersOf, serveConfig } from '../../src/hosting/index.ts'
import { prefersMarkdown } from '../../src/hosting/prefers-markdown.js'
import { limits, overLimits } from '../../src/hosting/rules.ts'
import { buildFor } from '../contract.ts'
import { contentCopy, fullPub, root, run, temporaryFolder } from '../pub.ts'
import { accepts } from './negotiation.ts'

type Rule = { path: string; headers: Header[] }

/** `_headers` as both hosts read it: a path at the margin, its headers indented below. */
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

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path

/** Cloudflare: every value of every rule that matches, joined. */
function foldJoining(rules: readonly Rule[], path: string): Map<string, string> {
  const folded = new Map<string, string>()
  for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of headers) {
      const before = folded.get(name.toLowerCase())
      folded.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`)
    }
  return folded
}

/** Netlify: the last rule that matches, in any case of letters, with or without a slash at the end. */
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
  for (const negotiation of [false, true]) {
    test(`says what the table says on Netlify and on Cloudflare${negotiation ? ' with Markdown on request' : ''}`, async () => {
      const built = await buildFor({ baseUrl: 'https://pub.example', negotiation })
      const rules = await headersIn(built.out)
      for (const one of built.published) {
        const { path } = one.resource
        const table = new Map(
          headersOf(one, built.site).map(([name, value]) => [name.toLowerCase(), value]),
        )
        expect(foldJoining(rules, path), path).toEqual(table)
        expect(foldReplacing(rules, path), path).toEqual(table)
      }
    })
  }

  test('names each path once, and sets no media type by a wildcard', async () => {
    const rules = await headersIn((await buildFor({ baseUrl: 'https://pub.example' })).out)
    const paths = rules.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const { path, headers } of rules) {
      const names = headers.map(([name]) => name)
      expect(new Set(names.map((name) => name.toLowerCase())).size, path).toBe(names.length)
      expect(names.includes('Content-Type'), path).toBe(!path.includes('*'))
    }
  })

  test('stays within what Cloudflare reads, and the build says when it would not', async () => {
    const built = await buildFor({ baseUrl: 'https://pub.example' })
    const rules = await headersIn(built.out)
    expect(overLimits(rules)).toEqual([])
    const long: Rule = { path: '/x', headers: [['Link', 'x'.repeat(limits.line)]] }
    expect(overLimits([long])).toEqual(['Link of /x is longer than 2000 characters'])
    expect(overLimits(Array(101).fill({ path: '/x', headers: [] }))).toHaveLength(1)
  })

  test('binds more than the site to https only when the owner says so', async () => {
    const hsts = async (line: string) => {
      const content = await contentCopy({
        'pub.md': (text) => text.replace('markdown_negotiation: no', line),
      })
      const out = join(await temporaryFolder(), 'dist')
      await run('build.ts', ['--content', content, '--out', out])
      return foldJoining(await headersIn(out), '/').get('strict-transport-security')
    }
    expect(await hsts('https_only: site')).toBe('max-age=63072000')
    expect(await hsts('https_only: domain')).toBe('max-age=63072000; includeSubDomains')
    expect(await hsts('https_only: preload')).toBe('max-age=63072000; includeSubDomains; preload')
  })
})

describe('what each kind of resource is sent with', () => {
  test('data may be read from any site, pages may not be taken apart by one', async () => {
    const built = await buildFor({ baseUrl: 'https://pub.example' })
    for (const one of built.published) {
      const headers = new Map(headersOf(one, built.site))
      const page = one.resource.type.startsWith('text/html')
      expect(headers.get('Access-Control-Allow-Origin')).toBe(page ? undefined : '*')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe(
        page ? 'same-origin' : 'cross-origin',
      )
      expect(headers.has('Content-Security-Policy')).toBe(page)
      if (one.resource.path.startsWith('/oauth/'))
        expect(headers.get('Cache-Control')).toBe('no-store')
      else expect(headers.get('Cache-Control')).toMatch(/^public, max-age=(300|86400)$/)
    }
  })

  test('a page gets every header that graders of security look for', async () => {
    const built = await buildFor({ baseUrl: 'https://pub.example' })
    const home = built.published.find(({ resource }) => resource.path === '/')
    const headers = new Map(home && headersOf(home, built.site))
    expect(Object.fromEntries(headers)).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': expect.stringMatching(
        /^default-src 'none'; style-src( 'sha256-[\w+/]{43}=')+; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      ),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  test('home pages link the catalog, the description, the documents and their own twin', async () => {
    const built = await buildFor({ baseUrl: 'https://pub.example/rooster' })
    const link = (path: string) => {
      const one = built.published.find(({ resource }) => resource.path === path)
      return one && new Map(headersOf(one, built.site)).get('Link')
    }
    const common =
      '</rooster/.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json", </rooster/openapi.json>; rel="service-desc"; type="application/json", </rooster/api/docs.md>; rel="service-doc"; type="text/markdown", </rooster/auth.md>; rel="service-doc"; type="text/markdown", </rooster/llms.txt>; rel="describedby"; type="text/plain", </rooster/menu.json>; rel="item"; type="application/json", </rooster/hours.json>; rel="item"; type="application/json"'
    expect(link('/')).toBe(`${common}, </rooster/index.md>; rel="alternate"; type="text/markdown"`)
    expect(link('/en/')).toBe(`${common}, </rooster/en.md>; rel="alternate"; type="text/markdown"`)
    expect(link('/.well-known/api-catalog')).toContain('rel="api-catalog"')
  })

  test('a preview over http does not speak of https', async () => {
    const built = await buildFor({ baseUrl: 'http://localhost:3000' })
    expect(JSON.stringify(serveConfig(built.published, built.site))).not.toContain(
      'Strict-Transport',
    )
  })
})

describe('Markdown on request', () => {
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

  test('is off unless content/pub.md turns it on', async () => {
    const beside = async (negotiation: boolean) => {
      const folder = await temporaryFolder()
      await buildFor({ baseUrl: 'https://pub.example', negotiation, folder })
      return (await readdir(folder)).sort()
    }
    expect(await beside(false)).toEqual(['dist'])
    expect(await beside(true)).toEqual(['.netlify', '.wrangler', 'dist', 'functions'])
  })

  test('writes for the one host that builds, and nothing into the published folder', async () => {
    const folder = await temporaryFolder()
    const content = await contentCopy({
      'pub.md': (text) => text.replace('markdown_negotiation: no', 'markdown_negotiation: yes'),
    })
    const args = ['--content', content, '--out', join(folder, 'dist')]
    const env = { CF_PAGES: '1', CF_PAGES_URL: 'https://pub.pages.dev' }
    expect((await run('build.ts', args, { env })).code).toBe(0)
    expect((await readdir(folder)).sort()).toEqual(['dist', 'functions'])
    const published = (await readFile(join(folder, 'dist/.nojekyll'), 'utf8')).trim().split('\n')
    expect(
      published.filter((file) => /\.js$|conf$|Caddyfile|toml|serve\.|wrangler/.test(file)),
    ).toEqual([])
  })

  test('is not promised by hosts that serve files only', async () => {
    for (const host of ['github-pages', 'preview'] as const) {
      const built = await buildFor({ baseUrl: 'https://pub.example', host, negotiation: true })
      expect(await readFile(join(built.out, '_headers'), 'utf8')).not.toContain('Vary')
      expect(await readdir(dirname(built.out))).toEqual(['dist'])
    }
  })

  test('never overwrites a function of the owner, and names what an earlier build left', async () => {
    const folder = await temporaryFolder()
    const content = await contentCopy({
      'pub.md': (text) => text.replace('markdown_negotiation: no', 'markdown_negotiation: yes'),
    })
    const args = (from: string) => ['--content', from, '--out', join(folder, 'dist')]
    await outputFile(join(folder, 'functions/index.js'), 'export const mine = 1\n')
    const refused = await run('build.ts', args(content))
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining('functions/index.js'),
    ])
    expect(await readFile(join(folder, 'functions/index.js'), 'utf8')).toBe(
      'export const mine = 1\n',
    )
    expect(await readdir(folder), 'nothing was published').toEqual(['functions'])
    await outputFile(join(folder, 'functions/index.js'), '// Generated by the build\n')
    const off = await run('build.ts', args(fullPub))
    expect(off.stdout).toContain('functions/index.js still answers in Markdown; delete it')
  })
})

describe('--host', () => {
  test('writes a server configuration beside the published folder', async () => {
    for (const [host, file] of [
      ['nginx', 'dist.nginx.conf'],
      ['caddy', 'dist.Caddyfile'],
    ] as const) {
      const built = await buildFor({ baseUrl: 'https://pub.example', host })
      expect((await readdir(dirname(built.out))).sort()).toEqual(['dist', file].sort())
      expect(await readFile(join(dirname(built.out), file), 'utf8')).toContain(built.out)
    }
  })

  test('github-pages says which resources lose their type, and what a path costs', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const args = ['--out', out, '--host', 'github-pages', '--base-url', 'https://x.github.io/pub']
    const { stdout } = await run('build.ts', args)
    expect(stdout).toMatch(/application\/octet-stream: .*\/oauth\/token \(application\/json\)/)
    expect(stdout).toMatch(/api-catalog \(application\/linkset\+json\)/)
    expect(stdout).not.toMatch(/octet-stream: .*menu\.json/)
    expect(stdout).toContain('https://x.github.io/.well-known/oauth-authorization-server/pub')
  })

  test('knows its hosts, and the one that was meant', async () => {
    const { code, stderr } = await run('build.ts', ['--host', 'netlfy'])
    expect([code, stderr]).toEqual([2, 'unknown host "netlfy"; did you mean netlify?\n'])
  })
})

test('wrangler.jsonc, netlify.toml and the generated rules do not say the same thing twice', async () => {
  const toml = await readFile(join(root, 'netlify.toml'), 'utf8')
  expect(toml).not.toContain('[[headers]]')
  const wrangler = await readFile(join(root, 'wrangler.jsonc'), 'utf8')
  const generated = await (async () => {
    const built = await buildFor({ baseUrl: 'https://pub.example', negotiation: true })
    return readFile(join(dirname(built.out), '.wrangler/pub/wrangler.jsonc'), 'utf8')
  })()
  const settings = (jsonc: string) => {
    const { name, compatibility_date, assets } = JSON.parse(jsonc.replace(/^\/\/.*$/gm, '')) as {
      name: string
      compatibility_date: string
      assets: { not_found_handling: string }
    }
    return { name, compatibility_date, not_found_handling: assets.not_found_handling }
  }
  expect(settings(generated)).toEqual(settings(wrangler))
})
