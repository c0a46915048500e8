// Files that a build writes next to its output folder: only its own, never over someone else's.

import { execFileSync } from 'node:child_process'
import { chmod, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copy, outputFile } from 'fs-extra/esm'
import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { build, type Options } from '../../build.ts'
import { loadHost, prepareAdjacentFiles } from '../../src/hosting/index.ts'
import { formatSentence } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { asNobody, need } from '../capabilities.ts'
import { base, readAll, runHere, smallPub, temporaryFolder } from '../pub.ts'

/** Copy the small pub and turn Markdown on request on. */
async function negotiating(): Promise<string> {
  const content = join(await temporaryFolder(), 'content')
  await copy(smallPub, content)
  const pub = await readFile(join(content, 'pub.md'), 'utf8')
  await writeFile(join(content, 'pub.md'), pub.replace('---\n', '---\nmarkdown_negotiation: yes\n'))
  return content
}

async function buildInto(out: string, content: string, more: Partial<Options> = {}) {
  const built = await build({
    ...{ content, out, baseUrl: base, strict: false, environment: {} },
    ...more,
  })
  if ('problems' in built) throw new Error(JSON.stringify(built.problems))
  return built
}

/** Read the files next to the published folders, by path. */
async function readAdjacent(folder: string): Promise<Map<string, string>> {
  const files = await readAll(folder)
  return new Map([...files].filter(([file]) => !/^dist[^/.]*\//.test(file)))
}

describe('Markdown on request', () => {
  test('is off unless pub.md turns it on, and is then written for every host the site may be published on', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist'), smallPub)
    expect([...(await readAdjacent(folder)).keys()]).toEqual([])
    await buildInto(join(folder, 'dist'), await negotiating())
    expect([...(await readAdjacent(folder)).keys()]).toEqual([
      '.netlify/v1/edge-functions/markdown.js',
      'functions/en/index.js',
      'functions/index.js',
    ])
  })

  test('is written only for the host that builds, and never into the published folder', async () => {
    const folder = await temporaryFolder()
    const environment = { CF_PAGES: '1', CF_PAGES_URL: 'https://pub.pages.dev' }
    await buildInto(join(folder, 'dist'), await negotiating(), { environment })
    expect((await readdir(folder)).sort()).toEqual(['dist', 'functions'])
    const published = (await readFile(join(folder, 'dist/.nojekyll'), 'utf8')).trim().split('\n')
    expect(
      published.filter((file) => /\.js$|conf$|Caddyfile|toml|serve\.|wrangler/.test(file)),
    ).toEqual([])
  })

  test('applies to GET and HEAD only; every other request reaches the files unchanged', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist'), await negotiating(), { host: 'cloudflare-pages' })
    const { onRequest } = await import(pathToFileURL(join(folder, 'functions/index.js')).href)
    const asked = async (method: string, accept: string, path = '/') => {
      let found = ''
      const fetch = async (request: Request) => {
        found = `${request.method} ${new URL(request.url).pathname}`
        return new Response()
      }
      const request = new Request(`https://pub.example${path}`, {
        method,
        headers: { Accept: accept },
      })
      await onRequest({ request, env: { ASSETS: { fetch } } })
      return found
    }
    expect(await asked('GET', 'text/markdown')).toBe('GET /index.md')
    expect(await asked('HEAD', 'text/markdown')).toBe('HEAD /index.md')
    expect(await asked('GET', 'text/html')).toBe('GET /')
    expect(await asked('POST', 'text/markdown')).toBe('POST /')
    expect(await asked('GET', 'text/markdown', '/menu.json')).toBe('GET /menu.json')
  })

  test('never overwrites a function of the owner, and then publishes nothing', async () => {
    const folder = await temporaryFolder()
    const mine = 'export const mine = 1\n'
    await outputFile(join(folder, 'functions/index.js'), mine)
    const out = join(folder, 'dist')
    const options = ['--content', await negotiating(), '--out', out, '--base-url', base]
    const refused = await runHere('build', options)
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/functions\/index\.js was not made by the build; move it away/),
    ])
    expect(await readAll(folder)).toEqual(new Map([['functions/index.js', mine]]))
  })

  test('lists the files of an earlier build once it is turned off, and deletes nothing', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await outputFile(join(folder, 'functions/booking.js'), 'export const mine = 1\n')
    await buildInto(out, await negotiating())
    const before = await readAdjacent(folder)
    const { baseUrl } = await buildInto(out, smallPub)
    expect(
      baseUrl.notes
        .map((note) => formatSentence(note, en))
        .filter((note) => note.includes('delete it')),
    ).toEqual([
      '.netlify/v1/edge-functions/markdown.js still answers in Markdown; delete it',
      'functions/index.js still answers in Markdown; delete it',
      'functions/en/index.js still answers in Markdown; delete it',
    ])
    expect(await readAdjacent(folder)).toEqual(before)
  })
})

test('runs on Netlify for the home pages only, and only for GET and HEAD', async () => {
  const folder = await temporaryFolder()
  await buildInto(join(folder, 'dist'), await negotiating(), { host: 'netlify' })
  const program = join(folder, '.netlify/v1/edge-functions/markdown.js')
  const { config } = await import(pathToFileURL(program).href)
  expect(config).toEqual({ path: ['/', '/en/'], method: ['GET', 'HEAD'] })
})

test('lists the remaining files of a worker, including the one that wrangler reads', async () => {
  const folder = await temporaryFolder()
  await outputFile(join(folder, 'wrangler.json'), '{"name":"x","assets":{"directory":"dist"}}')
  const out = join(folder, 'dist')
  await buildInto(out, await negotiating(), { host: 'cloudflare-workers' })
  const { baseUrl } = await buildInto(out, smallPub)
  expect(baseUrl.notes.map((note) => formatSentence(note, en))).toContain(
    '.wrangler/deploy/config.json still answers in Markdown; delete it',
  )
})

test('does not ask to delete the files of another host while it is turned on', async () => {
  const folder = await temporaryFolder()
  const content = await negotiating()
  await buildInto(join(folder, 'dist'), content)
  const { baseUrl } = await buildInto(join(folder, 'dist'), content, { host: 'netlify' })
  expect(baseUrl.notes).toEqual([])
})

describe('two pubs with output folders next to each other', () => {
  test('have a server configuration each', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist-a'), smallPub, { host: 'nginx' })
    const first = await readAdjacent(folder)
    await buildInto(join(folder, 'dist-b'), smallPub, { host: 'nginx' })
    const both = await readAdjacent(folder)
    expect([...both.keys()]).toEqual(['dist-a.nginx.conf', 'dist-b.nginx.conf'])
    expect(both.get('dist-a.nginx.conf')).toBe(first.get('dist-a.nginx.conf'))
  })

  test('cannot both answer in Markdown: the second is refused, and nothing changes', async () => {
    const folder = await temporaryFolder()
    const content = await negotiating()
    await buildInto(join(folder, 'dist-a'), content)
    const before = await readAll(folder)
    const refused = buildInto(join(folder, 'dist-b'), content).then(
      () => '',
      ({ message }: Error) => message,
    )
    expect(await refused).toMatch(/markdown\.js belongs to the site in dist-a/)
    expect(await readAll(folder)).toEqual(before)
    // The suggested fix works.
    const [, own = ''] = /into its own folder, for example --out (\S+),/.exec(await refused) ?? []
    expect(resolve(own)).toBe(join(folder, 'dist-b/dist'))
    await buildInto(own, content)
    await buildInto(join(folder, 'dist-a'), content)
  })

  test('without Markdown, do not ask to delete what the other one needs', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist-a'), await negotiating())
    const before = await readAdjacent(folder)
    const { baseUrl } = await buildInto(join(folder, 'dist-b'), smallPub)
    expect(baseUrl.notes).toEqual([])
    expect(await readAdjacent(folder)).toEqual(before)
  })
})

test.each(['pub.example {\n}\n', '# Our own, by hand.\npub.example {\n}\n'])(
  'a server configuration that no build wrote is not overwritten: %j',
  async (mine) => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'dist.Caddyfile'), mine)
    await expect(buildInto(join(folder, 'dist'), smallPub, { host: 'caddy' })).rejects.toThrow(
      /dist\.Caddyfile was not made by the build; move it away/,
    )
    expect(await readFile(join(folder, 'dist.Caddyfile'), 'utf8')).toBe(mine)
  },
)

test('an empty configuration file, as a full disk leaves it, is written again', async () => {
  const folder = await temporaryFolder()
  const empty = ['dist.nginx.conf', 'functions/index.js', '.wrangler/deploy/config.json']
  for (const file of empty) await outputFile(join(folder, file), '')
  await outputFile(join(folder, 'wrangler.json'), '{"name":"x","assets":{"directory":"dist"}}')
  await buildInto(join(folder, 'dist'), smallPub, { host: 'nginx' })
  const content = await negotiating()
  await buildInto(join(folder, 'dist'), content)
  await buildInto(join(folder, 'dist'), content, { host: 'cloudflare-pages' })
  const files = await readAdjacent(folder)
  for (const file of empty) expect(files.get(file), file).toContain('Generated by the build')
})

test.each([
  ['file', (path: string) => outputFile(path, 'mine')],
  ['link to nowhere', (path: string) => symlink('gone', path)],
  ['link to itself', (path: string) => symlink('functions', path)],
])('a %s named functions stops only a build with programs, in one sentence', async (_, put) => {
  const folder = await temporaryFolder()
  await put(join(folder, 'functions'))
  await buildInto(join(folder, 'dist'), smallPub)
  const before = await readAll(join(folder, 'dist'))
  await expect(buildInto(join(folder, 'dist'), await negotiating())).rejects.toThrow(
    /functions was not made by the build; move it away, or turn markdown_negotiation off in pub\.md$/,
  )
  expect(await readAll(join(folder, 'dist'))).toEqual(before)
  expect((await readdir(folder)).sort()).toEqual(['dist', 'functions'])
})

test('an unreadable file next to the site does not stop the build; only one that the host needs is reported', async (context) => {
  need(context, 'openEngine')
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  for (const file of ['functions/mine.js', '.netlify/v1/edge-functions/mine.js', 'wrangler.jsonc'])
    await outputFile(join(folder, file), '{}')
  const { published, site } = await buildInto(out, smallPub)
  const asked = { ...site, hosting: { ...site.hosting, markdown_negotiation: true } }
  const workers = await loadHost('cloudflare-workers')
  for (const file of ['functions', '.netlify/v1/edge-functions/mine.js', 'wrangler.jsonc'])
    await chmod(join(folder, file), 0o000)
  await chmod(folder, 0o755)
  const made = await asNobody(() => prepareAdjacentFiles(published, site, out, undefined))
  await expect(
    asNobody(() => prepareAdjacentFiles(published, asked, out, workers)),
  ).rejects.toThrow(
    /wrangler\.jsonc cannot be opened; allow yourself to read it, or turn markdown_negotiation off/,
  )
  await chmod(join(folder, 'functions'), 0o700)
  expect(made).toEqual({ files: [], notes: [] })
})

test('a named pipe in place of a generated file does not block the build', async (context) => {
  need(context, 'pipes')
  const folder = await temporaryFolder()
  for (const name of ['wrangler.jsonc', 'dist.Caddyfile'])
    execFileSync('mkfifo', [join(folder, name)])
  await buildInto(join(folder, 'dist'), await negotiating())
  await expect(buildInto(join(folder, 'dist'), smallPub, { host: 'caddy' })).rejects.toThrow(
    /dist\.Caddyfile was not made by the build/,
  )
})

describe('the worker of Cloudflare', () => {
  const owners = `// Our two Workers share an account.
{
  "name": "u-kohouta", // shown in the dashboard
  "compatibility_date": "2025-01-15",
  "account_id": "0123456789abcdef",
  "routes": [{ "pattern": "pub.example", "custom_domain": true }],
  "observability": { "enabled": true },
  "assets": { "directory": "./dist", "not_found_handling": "404-page", },
}
`

  test("is configured by the owner's file with three members added and nothing else changed", async () => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'wrangler.jsonc'), owners)
    await buildInto(join(folder, 'dist'), await negotiating())
    const files = await readAdjacent(folder)
    const { configPath } = parse(files.get('.wrangler/deploy/config.json') ?? '')
    expect(join('.wrangler/deploy', configPath)).toBe('dist.wrangler.jsonc')
    const made = files.get('dist.wrangler.jsonc') ?? ''
    const before = parse(owners, [], { allowTrailingComma: true })
    expect(parse(made, [], { allowTrailingComma: true })).toEqual({
      ...before,
      main: './dist.worker.js',
      assets: { ...before.assets, binding: 'ASSETS', run_worker_first: ['/', '/en/'] },
    })
    expect(made).toContain('// shown in the dashboard')
    expect(files.get('wrangler.jsonc')).toBe(owners)
    expect(files.has('dist.worker.js')).toBe(true)
  })

  test('is configured by a file that an editor on Windows has saved', async () => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'wrangler.jsonc'), `\uFEFF${owners}`)
    await buildInto(join(folder, 'dist'), await negotiating(), { host: 'cloudflare-workers' })
    const made = (await readAdjacent(folder)).get('dist.wrangler.jsonc') ?? ''
    expect(parse(made, [], { allowTrailingComma: true })).toMatchObject({
      name: 'u-kohouta',
      main: './dist.worker.js',
    })
  })

  test('is written again over an earlier build', async () => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'wrangler.json'), '{"name":"x","assets":{"directory":"dist"}}')
    const content = await negotiating()
    await buildInto(join(folder, 'dist'), content, { host: 'cloudflare-workers' })
    const first = await readAdjacent(folder)
    await buildInto(join(folder, 'dist'), content, { host: 'cloudflare-workers' })
    expect(await readAdjacent(folder)).toEqual(first)
    expect([...first.keys()]).toEqual([
      '.wrangler/deploy/config.json',
      'dist.worker.js',
      'dist.wrangler.jsonc',
      'wrangler.json',
    ])
  })

  const assets = '"assets": { "directory": "./dist" }'
  // biome-ignore format: one line, one row
  test.each([
    ['no file', undefined, undefined, /write wrangler\.jsonc beside dist/],
    ['no name', 'wrangler.jsonc', `{ ${assets} }`, /gives the Worker no name; add "name"/],
    ['TOML', 'wrangler.toml', 'name = "x"\n', /wrangler\.toml is not read; write the same as/],
    ['a slip', 'wrangler.jsonc', '{\n  "name": "x"\n  "main": 1 }', /wrangler\.jsonc, line 3/],
    ['a program of the owner', 'wrangler.jsonc', `{ "name": "x", "main": "src/index.ts", ${assets} }`, /has a program of its own; take out "main"/],
    ['a binding of the owner', 'wrangler.jsonc', '{ "name": "x", "assets": { "directory": "./dist", "binding": "FILES" } }', /take "binding" and "run_worker_first" out of "assets"/],
    [
      'the pages that a program of the owner answers',
      'wrangler.jsonc',
      '{ "name": "x", "assets": { "directory": "./dist", "run_worker_first": true } }',
      /take "binding" and "run_worker_first" out of "assets"/,
    ],
    ['a project of Pages in TOML', 'wrangler.toml', 'name = "x"\npages_build_output_dir = "dist"\n', /is for Cloudflare Pages/],
    ['environments', 'wrangler.jsonc', `{ "name": "x", "env": { "test": {} }, ${assets} }`, /take out "env"/],
    ['the folder of another site', 'wrangler.jsonc', '{ "name": "x", "assets": { "directory": "./dist-b" } }', /publishes \.\/dist-b, not dist/],
    ['a project of Pages', 'wrangler.jsonc', '{ "name": "x", "pages_build_output_dir": "dist" }', /is for Cloudflare Pages/],
  ])('with %s ends in one clear sentence, and nothing is written', async (_, file, text, sentence) => {
    const folder = await temporaryFolder()
    if (file !== undefined) await outputFile(join(folder, file), text)
    const before = await readAll(folder)
    await expect(
      buildInto(join(folder, 'dist'), await negotiating(), { host: 'cloudflare-workers' }),
    ).rejects.toThrow(sentence)
    expect(await readAll(folder)).toEqual(before)
  })

  test("is not written if the host was not named and the owner's file is for something else", async () => {
    const folder = await temporaryFolder()
    await outputFile(
      join(folder, 'wrangler.jsonc'),
      '{ "name": "b", "assets": { "directory": "./dist-b" } }',
    )
    await buildInto(join(folder, 'dist'), await negotiating())
    expect((await readdir(folder)).sort()).toEqual([
      '.netlify',
      'dist',
      'functions',
      'wrangler.jsonc',
    ])
  })
})
