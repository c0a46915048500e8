// What a build writes beside its output folder: whose it is, and that nobody else's is touched.

import { execFileSync } from 'node:child_process'
import { chmod, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { copy, outputFile } from 'fs-extra/esm'
import { parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { build, type Options } from '../../build.ts'
import { loadHost, prepareBeside } from '../../src/hosting/index.ts'
import { tellSentence } from '../../src/messages/catalogue.ts'
import { base, readAll, runHere, smallPub, temporaryFolder } from '../pub.ts'
import { asNobody, need } from '../tried.ts'

/** The small pub with Markdown on request. */
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

/** The files beside the published folders, by their paths. */
async function beside(folder: string): Promise<Map<string, string>> {
  const files = await readAll(folder)
  return new Map([...files].filter(([file]) => !/^dist[^/.]*\//.test(file)))
}

describe('Markdown on request', () => {
  test('is off unless pub.md turns it on, and is then written for every host it may go to', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist'), smallPub)
    expect([...(await beside(folder)).keys()]).toEqual([])
    await buildInto(join(folder, 'dist'), await negotiating())
    expect([...(await beside(folder)).keys()]).toEqual([
      '.netlify/v1/edge-functions/markdown.js',
      'functions/en/index.js',
      'functions/index.js',
    ])
  })

  test('is written for the one host that builds, and nothing into the published folder', async () => {
    const folder = await temporaryFolder()
    const environment = { CF_PAGES: '1', CF_PAGES_URL: 'https://pub.pages.dev' }
    await buildInto(join(folder, 'dist'), await negotiating(), { environment })
    expect((await readdir(folder)).sort()).toEqual(['dist', 'functions'])
    const published = (await readFile(join(folder, 'dist/.nojekyll'), 'utf8')).trim().split('\n')
    expect(
      published.filter((file) => /\.js$|conf$|Caddyfile|toml|serve\.|wrangler/.test(file)),
    ).toEqual([])
  })

  test('is for those who read: every other question goes to the files as it came', async () => {
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

  test('never overwrites a function of the owner, and publishes nothing then', async () => {
    const folder = await temporaryFolder()
    const mine = 'export const mine = 1\n'
    await outputFile(join(folder, 'functions/index.js'), mine)
    const out = join(folder, 'dist')
    const wanted = ['--content', await negotiating(), '--out', out, '--base-url', base]
    const refused = await runHere('build', wanted)
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/functions\/index\.js was not made by the build; move it away/),
    ])
    expect(await readAll(folder)).toEqual(new Map([['functions/index.js', mine]]))
  })

  test('names what an earlier build left once it is turned off, and deletes nothing', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await outputFile(join(folder, 'functions/booking.js'), 'export const mine = 1\n')
    await buildInto(out, await negotiating())
    const before = await beside(folder)
    const { baseUrl } = await buildInto(out, smallPub)
    expect(
      baseUrl.notes.map((note) => tellSentence(note)).filter((note) => note.includes('delete it')),
    ).toEqual([
      '.netlify/v1/edge-functions/markdown.js still answers in Markdown; delete it',
      'functions/index.js still answers in Markdown; delete it',
      'functions/en/index.js still answers in Markdown; delete it',
    ])
    expect(await beside(folder)).toEqual(before)
  })
})

test('on Netlify the home pages are asked for it, and by those who read alone', async () => {
  const folder = await temporaryFolder()
  await buildInto(join(folder, 'dist'), await negotiating(), { host: 'netlify' })
  const program = join(folder, '.netlify/v1/edge-functions/markdown.js')
  const { config } = await import(pathToFileURL(program).href)
  expect(config).toEqual({ path: ['/', '/en/'], method: ['GET', 'HEAD'] })
})

test('what is left of a worker is named, the file that wrangler reads too', async () => {
  const folder = await temporaryFolder()
  await outputFile(join(folder, 'wrangler.json'), '{"name":"x","assets":{"directory":"dist"}}')
  const out = join(folder, 'dist')
  await buildInto(out, await negotiating(), { host: 'cloudflare-workers' })
  const { baseUrl } = await buildInto(out, smallPub)
  expect(baseUrl.notes.map((note) => tellSentence(note))).toContain(
    '.wrangler/deploy/config.json still answers in Markdown; delete it',
  )
})

test('what is left for another host is nothing to delete while it is turned on', async () => {
  const folder = await temporaryFolder()
  const content = await negotiating()
  await buildInto(join(folder, 'dist'), content)
  const { baseUrl } = await buildInto(join(folder, 'dist'), content, { host: 'netlify' })
  expect(baseUrl.notes).toEqual([])
})

describe('two pubs whose output folders lie side by side', () => {
  test('each have their own server configuration', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist-a'), smallPub, { host: 'nginx' })
    const first = await beside(folder)
    await buildInto(join(folder, 'dist-b'), smallPub, { host: 'nginx' })
    const both = await beside(folder)
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
    // The cure that is named cures it.
    const [, own = ''] = /into its own folder, for example --out (\S+),/.exec(await refused) ?? []
    expect(resolve(own)).toBe(join(folder, 'dist-b/dist'))
    await buildInto(own, content)
    await buildInto(join(folder, 'dist-a'), content)
  })

  test('one without Markdown is not told to delete what the other needs', async () => {
    const folder = await temporaryFolder()
    await buildInto(join(folder, 'dist-a'), await negotiating())
    const before = await beside(folder)
    const { baseUrl } = await buildInto(join(folder, 'dist-b'), smallPub)
    expect(baseUrl.notes).toEqual([])
    expect(await beside(folder)).toEqual(before)
  })
})

test.each(['pub.example {\n}\n', '# Our own, by hand.\npub.example {\n}\n'])(
  'a server configuration that no build made is not overwritten: %j',
  async (mine) => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'dist.Caddyfile'), mine)
    await expect(buildInto(join(folder, 'dist'), smallPub, { host: 'caddy' })).rejects.toThrow(
      /dist\.Caddyfile was not made by the build; move it away/,
    )
    expect(await readFile(join(folder, 'dist.Caddyfile'), 'utf8')).toBe(mine)
  },
)

test('an empty file is nobody’s: what a full disk left of a configuration is written again', async () => {
  const folder = await temporaryFolder()
  const empty = ['dist.nginx.conf', 'functions/index.js', '.wrangler/deploy/config.json']
  for (const file of empty) await outputFile(join(folder, file), '')
  await outputFile(join(folder, 'wrangler.json'), '{"name":"x","assets":{"directory":"dist"}}')
  await buildInto(join(folder, 'dist'), smallPub, { host: 'nginx' })
  const content = await negotiating()
  await buildInto(join(folder, 'dist'), content)
  await buildInto(join(folder, 'dist'), content, { host: 'cloudflare-pages' })
  const files = await beside(folder)
  for (const file of empty) expect(files.get(file), file).toContain('Generated by the build')
})

test.each([
  ['file', (path: string) => outputFile(path, 'mine')],
  ['link to nowhere', (path: string) => symlink('gone', path)],
  ['link to itself', (path: string) => symlink('functions', path)],
])(
  'a %s called functions is in the way of programs alone, and of them in one sentence',
  async (_, put) => {
    const folder = await temporaryFolder()
    await put(join(folder, 'functions'))
    await buildInto(join(folder, 'dist'), smallPub)
    const before = await readAll(join(folder, 'dist'))
    await expect(buildInto(join(folder, 'dist'), await negotiating())).rejects.toThrow(
      /functions was not made by the build; move it away, or turn markdown_negotiation off in pub\.md$/,
    )
    expect(await readAll(join(folder, 'dist'))).toEqual(before)
    expect((await readdir(folder)).sort()).toEqual(['dist', 'functions'])
  },
)

test('what may not be read beside the site keeps nobody from publishing; only what a host needs is named', async (context) => {
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
  const made = await asNobody(() => prepareBeside(published, site, out, undefined))
  await expect(asNobody(() => prepareBeside(published, asked, out, workers))).rejects.toThrow(
    /wrangler\.jsonc cannot be opened; give yourself permission to read it, or turn markdown_negotiation off/,
  )
  await chmod(join(folder, 'functions'), 0o700)
  expect(made).toEqual({ files: [], notes: [] })
})

test('a pipe in the place of a file of Cloudflare, or of the build, is not waited for', async (context) => {
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

  test('is told by the file of the owner, with three members added and nothing else changed', async () => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'wrangler.jsonc'), owners)
    await buildInto(join(folder, 'dist'), await negotiating())
    const files = await beside(folder)
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

  test('is told by a file that an editor on Windows has saved', async () => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'wrangler.jsonc'), `\uFEFF${owners}`)
    await buildInto(join(folder, 'dist'), await negotiating(), { host: 'cloudflare-workers' })
    const made = (await beside(folder)).get('dist.wrangler.jsonc') ?? ''
    expect(parse(made, [], { allowTrailingComma: true })).toMatchObject({
      name: 'u-kohouta',
      main: './dist.worker.js',
    })
  })

  test('is built again over what it built before', async () => {
    const folder = await temporaryFolder()
    await outputFile(join(folder, 'wrangler.json'), '{"name":"x","assets":{"directory":"dist"}}')
    const content = await negotiating()
    await buildInto(join(folder, 'dist'), content, { host: 'cloudflare-workers' })
    const first = await beside(folder)
    await buildInto(join(folder, 'dist'), content, { host: 'cloudflare-workers' })
    expect(await beside(folder)).toEqual(first)
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
  ])('with %s is one clear sentence, and nothing is written', async (_, file, text, sentence) => {
    const folder = await temporaryFolder()
    if (file !== undefined) await outputFile(join(folder, file), text)
    const before = await readAll(folder)
    await expect(
      buildInto(join(folder, 'dist'), await negotiating(), { host: 'cloudflare-workers' }),
    ).rejects.toThrow(sentence)
    expect(await readAll(folder)).toEqual(before)
  })

  test('is left out where nobody named the host and the file is for something else', async () => {
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
