// Published files of /admin/: the hosts they name, their headers, and that sites without an editor
// are unchanged.

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { copy } from 'fs-extra/esm'
import * as harfbuzz from 'harfbuzzjs'
import subset from 'subset-font'
import { describe, expect, test } from 'vitest'
import { findProgram } from '../../src/engine/editor/program.ts'
import { stubModules } from '../../src/engine/editor/stubs.ts'
import { type HostName, headersFor, hostNames, loadHost } from '../../src/hosting/index.ts'
import {
  buildFull,
  buildPub,
  contentCopy,
  fullPub,
  root,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'

const enableEditor = (text: string) =>
  text.replace(/^updated:/m, 'editor: github owner/pub\nupdated:')
const withEditor = () => contentCopy({ 'pub.md': enableEditor })
const folder = await mkdtemp(join(tmpdir(), 'pub-'))
await copy(fullPub, join(folder, 'content'))
const pubFile = join(folder, 'content/pub.md')
await writeFile(pubFile, enableEditor(await readFile(pubFile, 'utf8')))
const built = await buildPub(join(folder, 'content'))
await rm(folder, { recursive: true })
const admin = built.published.filter(({ resource }) => resource.path.startsWith('/admin/'))
const adminText = (path: string) => {
  const file = admin.find(({ resource }) => resource.path === path)
  return file ? Buffer.from(file.bytes ?? file.text).toString() : ''
}

/**
 * Rules that a host gets for a site, notes to the owner about the host, and rules that were
 * dropped.
 */
async function readRules(
  name: HostName,
  published: typeof built.published,
  site: typeof built.site,
) {
  const host = await loadHost(name)
  const output = { published, place: site, out: '/srv/site', chosen: true }
  const rules = [
    ...Object.values(host.inside ?? {}).map((write) => write(published, site)),
    ...(host.configuration?.(output) ?? []).map(({ text }) => text),
  ]
  return {
    rules: rules.join('\n'),
    notes: (host.notes?.(published, site) ?? []).map(({ en }) => en).join('\n'),
    dropped: host.dropped?.(published, site) ?? [],
  }
}

describe('the files of the editor', () => {
  test('name no other host than GitHub, except in examples, licences and namespaces', () => {
    const code = admin.filter(({ resource: { type } }) => /javascript|html|css/.test(type))
    expect(code.length).toBe(4)
    const hosts = code.flatMap(({ resource }) =>
      [
        ...adminText(resource.path).matchAll(
          /\bhttps?:\/\/([\w-]+(?:\.[\w-]+)+)|["'`(]\/\/([\w-]+\.[\w.-]+)\//g,
        ),
      ].map(([, host, bare]) => host ?? bare),
    )
    const examples = ['facebook.com', 'mapy.com', 'vas.web', 'www.facebook.com', 'www.google.com']
    const licences = ['mths.be']
    expect([...new Set(hosts)].filter((host) => !`${host}`.endsWith('.example')).sort()).toEqual(
      ['api.github.com', 'github.com', 'www.w3.org', ...examples, ...licences].sort(),
    )
    const script = code.map(({ resource }) => adminText(resource.path)).join('')
    expect(script.includes('https://www.facebook.com/hospoda')).toBe(true)
    expect(adminText('/admin/config.json')).not.toMatch(/unpkg|jsdelivr|fontsource|googleapis/)
    for (const { resource } of code)
      expect(adminText(resource.path)).not.toMatch(/unpkg\.com|jsdelivr|fonts\.g|githubstatus/)
  })

  test('include every file that the page and its program load', () => {
    const paths = new Set(admin.map(({ resource }) => resource.path))
    const [, program = ''] = /<script type="module" src="([^"]+)">/.exec(adminText('/admin/')) ?? []
    expect(paths).toContain(`/admin/${program}`)
    const script = adminText(`/admin/${program}`)
    const loaded = [...script.matchAll(/["'`(](assets\/[\w.-]+\.woff2)/g)].map(
      ([, file]) => file ?? '',
    )
    expect(new Set(loaded).size).toBe(2)
    for (const file of [...loaded, 'config.json', 'status.json'])
      expect(paths, file).toContain(`/admin/${file}`)
  })

  test('have the same bytes when they are bundled in another checkout with linked packages', async () => {
    const checkout = await temporaryFolder()
    for (const name of ['src', 'package.json', 'tsconfig.json'])
      await copy(join(root, name), join(checkout, name))
    await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'))
    const module = pathToFileURL(join(checkout, 'src/engine/editor/program.ts')).href
    const program = `import { bundleClient, bundleProgram } from ${JSON.stringify(module)}
      process.stdout.write(await bundleProgram(await bundleClient()))`
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(execPath, args, {
      cwd: tmpdir(),
      maxBuffer: 20_000_000,
    })
    const here = await findProgram('en')
    expect('script' in here && here.script === stdout).toBe(true)
  })

  test('show a logo that the site has, and commit in the language of the owner', () => {
    const { config } = JSON.parse(adminText('/admin/config.json'))
    const { pathname } = new URL(config.logo.src, 'https://pub.example/admin/')
    expect(built.published.map(({ resource }) => resource.path)).toContain(pathname)
    expect(config.backend.commit_messages.update).toBe('Změna: {{path}}')
  })

  test('are cached for ever if their names change with their content, and only then', () => {
    const cached = admin.filter(({ resource }) => /immutable/.test(resource.cache ?? ''))
    const paths = cached.map(({ resource }) => resource.path)
    expect(paths.filter((path) => path.endsWith('.js'))).toHaveLength(3)
    for (const path of paths)
      expect(path).toMatch(/\/(?:(?:editor|start|words)-[0-9a-f]+\.js|assets\/[^/]+\.woff2)$/)
  })

  test('weigh at most 2.5 MB, and the icons that they show at most 60 kB', () => {
    const sizes = admin.map(({ resource, bytes, text }) => [
      resource.path,
      bytes?.length ?? Buffer.byteLength(text),
    ]) as [string, number][]
    const [[, icons] = ['', 0]] = sizes.filter(([path]) => path.includes('material-symbols'))
    expect(icons).toBeGreaterThan(10_000)
    expect(icons).toBeLessThan(60_000)
    expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(2_500_000)
  })

  test('have the icons of the forms, and not those that nobody sees', async () => {
    const font = admin.find(({ resource }) => resource.path.includes('material-symbols'))
    const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
    const allGlyphs = await subset(Buffer.from(font?.bytes ?? []), '', options)
    const shaped = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(allGlyphs)))
    const glyphsOf = (name: string) => {
      const buffer = new harfbuzz.Buffer()
      buffer.addText(name)
      buffer.guessSegmentProperties()
      harfbuzz.shape(shaped, buffer)
      return buffer.getGlyphInfos().length
    }
    for (const name of ['delete', 'expand_more', 'arrow_upward', 'close', 'more_vert'])
      expect(glyphsOf(name), name).toBe(1)
    expect(glyphsOf('rocket_launch')).toBeGreaterThan(1)
  })

  test('include the licences of all bundled software', () => {
    for (const words of ['Kohei Yoshino', 'SIL OPEN FONT LICENSE'])
      expect(adminText('/admin/licenses.txt')).toMatch(new RegExp(words, 'i'))
  })

  test.each([
    ['a token', 'github owner/pub', 'https://api.github.com', 'same-origin', 'token'],
    [
      "the owner's own service",
      'github owner/pub via https://login.example',
      'https://api.github.com https://login.example',
      'same-origin-allow-popups',
      'oauth token',
    ],
    [
      'GitLab',
      `gitlab owner/pub app ${'4f'.repeat(32)}`,
      'https://gitlab.com',
      'same-origin-allow-popups',
      'oauth token',
    ],
    [
      'a GitLab server of the owner',
      'gitlab owner/pub main via https://git.example',
      'https://git.example',
      'same-origin-allow-popups',
      'token',
    ],
  ])(
    'signed in by %s: headers and page have a policy that allows these hosts and no others',
    async (_, line, hosts, opener, methods) => {
      const { published, site } = await buildPub(
        await contentCopy({
          'pub.md': (text) => text.replace(/^updated:/m, `editor: ${line}\nupdated:`),
        }),
      )
      const stated =
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
        `font-src 'self'; manifest-src blob:; connect-src 'self' blob: ${hosts}; base-uri 'none'; form-action 'none'`
      for (const file of published.filter(({ resource }) =>
        resource.type.startsWith('text/html'),
      )) {
        const isEditor = file.resource.path === '/admin/'
        const sent = new Map(headersFor(file, site))
        expect(sent.get('Cross-Origin-Opener-Policy')).toBe(isEditor ? opener : 'same-origin')
        if (!isEditor) expect(sent.get('Content-Security-Policy')).not.toContain('https:')
        else expect(sent.get('Content-Security-Policy')).toBe(`${stated}; frame-ancestors 'none'`)
        if (isEditor) expect(file.text).toContain(`Policy" content="${stated}">`)
      }
      const settings = published.find(({ resource }) => resource.path === '/admin/config.json')
      const { backend } = JSON.parse(Buffer.from(settings?.bytes ?? []).toString()).config
      expect(backend.auth_methods.join(' ')).toBe(methods)
      for (const name of hostNames) {
        const { rules, notes } = await readRules(name, published, site)
        // GitHub Pages sends no headers. A note informs the owner, and only the page itself has the
        // policy.
        if (name === 'github-pages') expect(rules + notes).toMatch(/^GitHub.*no security headers/m)
        else {
          expect(rules, name).toContain(`connect-src 'self' blob: ${hosts};`)
          expect(/same-origin-allow-popups/.test(rules), name).toBe(opener !== 'same-origin')
        }
      }
    },
  )

  test('contain the name of the pub, escaped', async () => {
    const content = await contentCopy({
      'pub.md': (text) => enableEditor(text).replace(/^name: .*$/m, 'name: "U </title><b>Lva"'),
    })
    const page = String((await buildPub(content)).files.get('admin/index.html'))
    expect(page).toContain('<title>U &lt;/title&gt;&lt;b&gt;Lva</title>')
  })

  test('are not listed anywhere for crawlers', () => {
    const texts = [...built.files].flatMap(([file, text]) =>
      /^(?:admin\/|_headers$|\.nojekyll$|digests\.json$)/.test(file) || typeof text !== 'string'
        ? []
        : [[file, text] as const],
    )
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.filter(([, text]) => text.includes('/admin')).map(([file]) => file)).toEqual([])
    expect(adminText('/admin/')).toContain('<meta name="robots" content="noindex">')
  })
})

test('a site with an editor differs from one without only in files below /admin/', async () => {
  const { files } = await buildFull()
  for (const [file, text] of files)
    if (!['_headers', '.nojekyll', 'digests.json'].includes(file))
      expect(built.files.get(file), file).toBe(text)
  const more = [...built.files.keys()].filter((file) => /^admin\//.test(file))
  expect([...files.keys()].filter((file) => /admin/.test(file))).toEqual([])
  expect(more.length).toBe(admin.length)
})

test.each(['netlify', 'cloudflare-pages', 'cloudflare-workers', 'nginx', 'caddy'] as const)(
  'the rules for %s have the type of each file, and the policy for the page only',
  async (name) => {
    const { rules, dropped } = await readRules(name, built.published, built.site)
    for (const { resource } of admin) {
      expect(rules).toContain(resource.path)
      expect(rules).toContain(resource.type)
    }
    const policies = rules.split('\n').filter((line) => line.includes('https://api.github.com'))
    // These hosts also serve the page under the name of its file, so there are two rules.
    expect(policies.length).toBe(['nginx', 'caddy'].includes(name) ? 1 : 2)
    expect(dropped).toEqual([])
  },
)

describe('a file in the place of the editor is reported', () => {
  const buildWithFile = async (file: string, text: string) => {
    const content = await withEditor()
    const path = join(dirname(content), file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    const result = await tryBuild(content)
    return 'problems' in result ? result.problems.map(({ code }) => code) : []
  }

  test('a public file at one of its URLs', async () => {
    expect(await buildWithFile('public/admin/config.json', '{}')).toEqual(['public-over-resource'])
    expect(await buildWithFile('public/admin/index.html', '<!doctype html>')).toEqual([
      'public-over-resource',
    ])
  })

  test('a template for one of its pages', async () => {
    const template = `---\ngroup: House\ntitle: A\nsummary: A\n---\n\nA\n`
    expect(await buildWithFile('templates/admin/help.md', template)).toEqual(['editor-place-taken'])
    expect(await buildWithFile('templates/administration.md', template)).toEqual([])
  })
})

test('a stub of no module stops the build', async () => {
  const bundled = build({
    stdin: { contents: 'let x' },
    plugins: [stubModules([{ pattern: /leaflet/, contents: '' }])],
    ...{ bundle: true, write: false, logLevel: 'silent' },
  })
  await expect(bundled).rejects.toThrow('No module matches /leaflet/')
})
