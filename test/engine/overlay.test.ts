// Files that an owner puts next to the content: templates that extend or override those of the
// engine, and public files.

import { execFile, spawnSync } from 'node:child_process'
import { chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { isCompiled } from '../../src/commands/compiled.js'
import { readPublic } from '../../src/engine/public.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { asNobody, need } from '../capabilities.ts'
import { run } from '../process.ts'
import { base, contentCopy, readAll, readPub, root } from '../pub.ts'

type Files = { [file: string]: string | Uint8Array }

/** Create a project with a pub and these files next to its content folder. */
async function ownersFolder(files: Files, pub = 'five-items'): Promise<string> {
  const nextToContent = Object.entries(files).map(([file, text]) => [`../${file}`, text])
  return dirname(await contentCopy(Object.fromEntries(nextToContent), pub))
}

const buildIn = (folder: string) =>
  build({
    content: join(folder, 'content'),
    out: join(folder, 'dist'),
    baseUrl: base,
    strict: false,
    environment: {},
  })

/** Return the published files by path. */
async function published(files: Files, pub?: string): Promise<Map<string, string>> {
  const folder = await ownersFolder(files, pub)
  expect(findErrors(await buildIn(folder))).toEqual([])
  return readAll(join(folder, 'dist'))
}

function findErrors(result: object): Problem[] {
  const { problems = [] } = result as { problems?: Problem[] }
  return problems.filter(({ severity }) => severity === 'error')
}

const authors = pathToFileURL(join(root, 'src/index.ts')).href
const specials = `import { json } from ${JSON.stringify(authors)}
import { price } from './_parts/price.ts'
export default json({
  group: 'Menu',
  title: 'Specials',
  summary: 'What the chef has thought of.',
  schema: { title: 'Specials', type: 'object', required: ['price_czk'], properties: { price_czk: { type: 'number' }, pub: { type: 'string' } } },
  body: (site) => ({ price_czk: price, pub: site.pub.name.cs }),
})
`
const page = (type: string) => `export default {
  group: 'Pages', title: 'Story', summary: 'How it began.', type: ${JSON.stringify(type)},
  render: () => '<!doctype html><html lang="en"><title>Story</title><p id="a">It was dark.</p></html>',
}
`
/** Template of a document whose schema depends on the pub. */
const houseDocument = (
  schema: string,
) => `const whole = { title: 'Rooms', type: 'object', properties: {} }
export default { group: 'House', title: 'House', summary: 'The house.', type: 'application/json',
  schema: (house) => ${schema}, render: () => '{}' }`

describe("an owner's template at a new path", () => {
  test('is added everywhere: body, hosting rules, OpenAPI, API docs, llms.txt, digests', async () => {
    const folder = await ownersFolder({
      'templates/specials.json.ts': specials,
      'templates/_parts/price.ts': 'export const price: number = 189\n',
      'templates/_later.ts': 'export const later: number = 199\n',
    })
    expect(findErrors(await buildIn(folder))).toEqual([])
    const files = await readAll(join(folder, 'dist'))
    expect(JSON.parse(files.get('specials.json') ?? '')).toEqual({
      price_czk: 189,
      pub: 'Na Růžku',
    })
    expect(files.get('_headers')).toContain('\n/specials.json\n  Content-Type: application/json\n')
    const { paths, components } = JSON.parse(files.get('openapi.json') ?? '')
    expect(paths['/specials.json'].get.summary).toBe('Specials')
    expect(components.schemas.Specials.required).toEqual(['price_czk'])
    for (const document of ['api/docs.md', 'llms.txt'])
      expect(files.get(document)).toContain('What the chef has thought of.')
    expect(files.get('digests.json')).toContain('{"path":"/specials.json",')
    expect([...files.keys()].filter((file) => /_parts|_later/.test(file))).toEqual([])
  })

  test('is in the sitemap if it is a page, and placeholders in Markdown are replaced', async () => {
    const files = await published({
      'templates/en/story.html.js': page('text/html; charset=utf-8'),
      'templates/beer.md':
        '---\ngroup: Documents\ntitle: Beer\nsummary: Beer.\n---\nSee <base_url>/en/story.html\n',
    })
    expect(files.get('sitemap.xml')).toContain(`<loc>${base}/en/story.html</loc>`)
    expect(files.get('beer.md')).toBe(`See ${base}/en/story.html\n`)
  })
})

test("an owner's template at an existing path replaces the engine's and inherits what it does not state", async () => {
  const robots = `export default {
    group: 'Discovery', title: 'Robots', summary: 'Ours.', type: 'text/plain; charset=utf-8',
    render: () => 'User-agent: *\\nDisallow: /\\n',
  }`
  const status = `export default {
    group: 'Status', title: 'Health', summary: 'Ours.', type: 'application/json',
    render: () => ENGINE,
  }`
  const before = await published({})
  const engine = JSON.stringify(before.get('api/status.json'))
  const files = await published({
    'templates/robots.txt.js': robots,
    'templates/api/status.json.js': status.replace('ENGINE', engine),
  })
  expect(files.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(files.get('api/status.json')).toBe(before.get('api/status.json'))
  const { paths } = JSON.parse(files.get('openapi.json') ?? '')
  expect(paths['/api/status.json'].get).toMatchObject({
    summary: 'Health',
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Status' } } } },
    },
  })
  expect([...files.keys()]).toEqual([...before.keys()])
})

test('a template below [lang]/ applies to every language except the first, and one for a single language overrides it', async () => {
  const story = (
    path: string,
    title: string,
  ) => `import { html, text } from ${JSON.stringify(authors)}
export default ${path}text({ group: 'Pages', title: ${title}, summary: ${title}, type: html,
  body: () => \`<!doctype html><html lang="en"><title>\${${title}}</title></html>\` })
`
  const ofAny = story('(lang) => ', "'Story in ' + lang")
  const added = {
    'templates/[lang]/story.html.ts': ofAny,
    'templates/[lang]/beer.html.ts': ofAny,
    'templates/en/beer.html.ts': story('', "'Beer'"),
    'templates/[lang]/lunch/index.html.ts': ofAny,
  }
  const files = await published(added, 'full')
  const title = (file: string) => /<title>(.*)<\/title>/.exec(files.get(file) ?? '')?.[1]
  expect(title('en/story.html')).toBe('Story in en')
  expect(title('en/beer.html')).toBe('Beer')
  expect(title('en/lunch/index.html')).toBe('Story in en')
  expect(title('lunch/index.html')).not.toBe('Story in cs')
  expect([...files.keys()].filter((file) => /^(cs|sk|de)\//.test(file))).toEqual([])
})

test("the engine's own templates next to the content do not override anything", async () => {
  const { loadTable } = await import('../../src/engine/templates.ts')
  const { resources } = await loadTable(join(root, 'templates'))
  expect(resources.length).toBeGreaterThan(20)
  expect(resources.filter(({ own }) => own !== undefined)).toEqual([])
})

const json = (title: string, body = '{}') =>
  `export default { group: 'Menu', title: 'T', summary: 'S', type: 'application/json',
    schema: { title: ${JSON.stringify(title)}, type: 'object', properties: {} }, render: () => ${JSON.stringify(body)} }`

describe('an unusable template of the owner is a problem, and nothing is written:', () => {
  // biome-ignore format: one line, one row
  test.each([
    ['menu.json.js', page('text/html'), /text\/html for \/menu\.json, but it is application\/json/],
    ['menu.json.js', json('Menu'), /must have required property /],
    ['hours.json.js', json('Hours', '{'), /text that is not JSON/],
    ['extra.json.js', json('Text'), /two different schemas are called Text/],
    ['[lang]/x.json.js', json('Extra'), /must export a function of a language by default/],
    ['[code]/x.json.js', json('Extra'), /a name that would need escaping in an address/],
    ['oauth.js', json('Extra'), /oauth cannot be a file and the folder of oauth\//],
    ['menu.json/day.js', json('Extra'), /menu\.json cannot be a file and the folder of/],
    ['index.html/index.html.js', json('Extra'), /cannot be a file and the folder of/],
    ['photo.png', 'x', /neither a module nor Markdown/],
    ['.secret/x.json.js', json('Extra'), /neither a module nor Markdown/],
    ['extra.json.js', json('Extra').replace("type: 'object'", "type: 'number', minLength: 'x'"), /minLength/],
    ['extra.json.js', json('Extra').replace(', properties: {}', ''), /of which nobody knows the members/],
    ['extra.json.js', json('Extra').replace('title: "Extra", ', ''), /its schema needs a title/],
    ['extra.json.js', 'export default { type: "application/json" }', /"group" is missing/],
    ['digests.json.js', json('Extra'), /two templates for the address \/digests\.json/],
    ['extra.json.js', 'throw new Error("no beer")', /no beer/],
    ['můj lístek.json.js', json('Extra'), /a name that would need escaping in an address/],
    ['a?b#c.json.js', json('Extra'), /a name that would need escaping in an address/],
    ['extra.js', page('text/plain\nX-Evil: 1'), /"text\/plain\\nX-Evil: 1" is not a media type/],
    ['extra.html.js', page('text/html').replace('type:', 'cache: "no-store\\nX-Evil: 1", type:'), /"cache" must be one line of text/],
    ['extra.html.js', page('text/html').replace("'Pages'", "'Beer'"), /unknown group Beer/],
    ['extra.txt.js', 'export default {', /./],
    ['extra.txt.js', page('text/plain').replace(/render: .*/, 'render: () => 44,'), /its body is not text/],
    ['extra.md', '# Beer\n', /group, title and summary/],
    ['extra.md', '---\ngroup: Menu\ntitle: B\nsummary: B\n---\n<bas_url>\n', /unknown placeholder <bas_url>; use one of base_url/],
    ['extra.md', '---\ngroup: Menu\ntitle: B\nsummary: B\n---\n<base_url>/nowhere.pdf\n', /a link to https:\/\/pub\.example\/nowhere\.pdf, which is not on this site/],
    ['llms.txt.js', 'export default { group: "Menu", title: "T", summary: "S", type: "text/plain; charset=utf-8", render: (site) => site.pub.beer.price }', /reading 'price'/],
    // These schemas fail only for the pub that is built.
    ['rooms.json.js', houseDocument('house.menu ? house.menu.beer.price : whole'), /reading 'price'/],
    ['rooms.json.js', houseDocument("house.menu ? { ...whole, type: 'beer' } : whole"), /data\/type must be equal/],
    ['rooms.json.js', houseDocument("house.menu ? { title: 'Rooms', type: 'object' } : whole"), /of which nobody knows the members/],
  ])('templates/%s %#', async (name, text, found) => {
    const folder = await ownersFolder({ [`templates/${name}`]: text })
    const problems = findErrors(await buildIn(folder))
    expect(problems[0]?.file).toBe(join(folder, 'templates', name))
    expect(problems.map((problem) => formatMessage(problem, en).found)[0]).toMatch(found)
    // The message must tell the owner to correct their own template.
    const [fix] = problems.map((problem) => formatMessage(problem, en).fix)
    expect(fix).not.toMatch(/fault of the template|in the content/)
    await expect(readFile(join(folder, 'dist/menu.json'))).rejects.toThrow('ENOENT')
  })
})

test('a template that throws is the only problem, even if other documents link to it', async () => {
  const folder = await ownersFolder({
    'templates/story.html.js': page('text/html').replace(
      /render: .*/,
      'render: () => { throw "no beer" },',
    ),
  })
  const problems = findErrors(await buildIn(folder))
  expect(problems.map((problem) => [problem.file, formatMessage(problem, en).found])).toEqual([
    [join(folder, 'templates/story.html.js'), 'no beer'],
  ])
})

test("an owner's home page that lacks anchors is one problem, and its fix makes the build pass", async () => {
  const home = (body: string) =>
    page('text/html; charset=utf-8')
      .replace("'<!", '\n`<!')
      .replace('<p id="a">It was dark.</p></html>\'', `${body}</html>\``)
  const start = { 'templates/index.html.js': home("<p id='the_pub'>Dark.</p>") }
  const folder = await ownersFolder(start, 'full')
  const file = join(folder, 'templates/index.html.js')
  const [problem, ...others] = findErrors(await buildIn(folder))
  expect(others).toEqual([])
  expect(problem).toMatchObject({ file, line: 4, code: 'anchors-missing' })
  const { found = '', fix = '' } = problem ? formatMessage(problem, en) : {}
  expect(found).toContain('replaces / but lacks anchors')
  expect(found).toMatch(/: food_list$/)
  const line = fix.slice(fix.indexOf('<'))
  const corrected = { 'templates/index.html.js': home(`<p id=the_pub>Dark.</p>${line}`) }
  expect((await published(corrected, 'full')).get('index.html')).toContain('Dark.')
})

test("an owner's icon without QR code makes the printed menu use /qr.svg", async () => {
  const icon = page('image/svg+xml').replace(
    /<!.*<\/html>/,
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  const files = await published({ 'templates/favicon.svg.js': icon })
  expect(files.get('index.html')).toContain('<img src="/qr.svg"')
  expect(files.get('favicon.svg')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
})

test.each(['templates', 'public'])(
  "a file called %s is a problem, because the folder's contents would be missing from the site",
  async (name) => {
    const folder = await ownersFolder({ [name]: 'x' })
    const problems = findErrors(await buildIn(folder))
    expect(problems.map((problem) => [problem.file, formatMessage(problem, en).found])).toEqual([
      [join(folder, name), 'a folder that cannot be opened'],
    ])
  },
)

test.for(['menu.json.js', 'story.md'])(
  'a named pipe called templates/%s is a problem and does not block the build',
  async (name, context) => {
    need(context, 'pipes')
    const folder = await ownersFolder({ 'templates/_part.md': 'x' })
    spawnSync('mkfifo', [join(folder, 'templates', name)])
    expect(
      findErrors(await buildIn(folder)).map((problem) => formatMessage(problem, en).found),
    ).toEqual([`${name} is not a file; delete it`])
  },
)

test('an unreadable folder is reported by name: content/, one inside it, or one inside public/', async (context) => {
  need(context, 'openEngine')
  const folder = await ownersFolder({ 'public/sub/a.txt': 'x' })
  await chmod(folder, 0o755)
  const own = join(folder, 'public')
  const read = async () => {
    const parts = [readPub(join(folder, 'content')), readPublic(own, own, [])]
    return (await Promise.all(parts)).flatMap(findErrors)
  }
  expect(await read()).toEqual([])
  // Load the message catalogue before permissions are dropped. It is loaded with the first problem.
  expect((await readPub(join(folder, 'nowhere'))).problems).not.toEqual([])
  for (const closed of ['public/sub', 'content/menu', 'content']) {
    const path = join(folder, closed)
    const { mode } = await stat(path)
    await chmod(path, 0o000)
    const problems = await asNobody(read)
    await chmod(path, mode)
    expect(problems).toMatchObject([{ file: path, code: 'folder-unopenable' }])
  }
  // Its files can be listed but not opened.
  await chmod(join(own, 'sub'), 0o744)
  expect(await asNobody(read)).toMatchObject([{ code: 'file-unopenable' }])
})

describe('public/', () => {
  test('contains files that are published unchanged, with hosting rules, and are listed in no document', async () => {
    const bytes = Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x0a])
    const folder = await ownersFolder({
      'public/menu.pdf': bytes,
      'public/ples/index.html': '<!doctype html><title>Ples</title>',
      'public/google12.html': 'google-site-verification: google12.html',
      'public/.well-known/apple-app-site-association': '{"a": 1}',
      'public/.well-known/proof': '{pub} is mine',
      'public/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'public/old.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      'public/list.xml': '<list/>',
      'public/.DS_Store': 'left behind',
      'templates/beer.md':
        '---\ngroup: Documents\ntitle: Beer\nsummary: Beer.\n---\n[As PDF](<base_url>/menu.pdf)\n',
    })
    expect(findErrors(await buildIn(folder))).toEqual([])
    expect(await readFile(join(folder, 'dist/menu.pdf'))).toEqual(Buffer.from(bytes))
    const files = await readAll(join(folder, 'dist'))
    const rules = (path: string) =>
      /^(?: {2}.*\n)+/.exec((files.get('_headers') ?? '').split(`\n${path}\n`)[1] ?? '')?.[0]
    expect(rules('/menu.pdf')).toContain('  Content-Type: application/pdf\n')
    expect(rules('/menu.pdf')).toContain('  Access-Control-Allow-Origin: *\n')
    expect(rules('/google12.html')).toContain('  Content-Type: text/html; charset=utf-8\n')
    // The policy forbids scripts, which could read data that the editor stores in the browser.
    for (const address of ['/drawing.svg', '/old.xhtml', '/list.xml'])
      expect(rules(address), address).toContain(
        "  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox\n",
      )
    for (const address of ['/ples/', '/ples/index.html'])
      expect(rules(address), address).toContain('  Content-Security-Policy: ')
    // Cloudflare serves this page at the URL without .html only.
    for (const address of ['/google12.html', '/google12'])
      expect(rules(address), address).toContain(
        "  Content-Security-Policy: default-src 'none'; style-src 'none';",
      )
    expect(rules('/.well-known/apple-app-site-association')).toContain(
      '  Content-Type: application/json\n',
    )
    expect(rules('/.well-known/proof')).toContain('  Content-Type: text/plain; charset=utf-8\n')
    expect(files.get('.nojekyll')?.split('\n')).toEqual(
      expect.arrayContaining([
        'menu.pdf',
        'google12.html',
        '.well-known/apple-app-site-association',
      ]),
    )
    expect(files.has('.DS_Store')).toBe(false)
    for (const document of ['openapi.json', 'llms.txt', 'sitemap.xml', 'api/docs.md'])
      expect(files.get(document)).not.toMatch(/menu\.pdf|google12|apple-app/)
    // The next build recognises the folder as its own, including the owner's files.
    expect(findErrors(await buildIn(folder))).toEqual([])
  })

  const large = new Uint8Array(20_000_001)
  test.each<[string, string | Uint8Array, RegExp]>([
    ['menu.json', '{}', /at the address of \/menu\.json/],
    ['Menu.JSON', '{}', /at the address of \/menu\.json/],
    ['digests.json', '{}', /at the address of \/digests\.json/],
    ['index.html', 'x', /at the address of \/$/],
    ['en.html', 'x', /at the address of \/en\//],
    ['menu.json/a.pdf', 'x', /at the address of \/menu\.json/],
    ['oauth', 'x', /at the address of \/oauth\//],
    ['_headers', '/*\n  X: y\n', /begins with _/],
    ['_worker.js', 'export default {}', /begins with _/],
    ['.nojekyll', '', /hidden file/],
    ['.env', 'SECRET=1', /hidden file/],
    ['a/.git/config', 'x', /hidden file/],
    ['a/.well-known/proof', 'x', /hidden file/],
    ['jídelní lístek.pdf', 'x', /need escaping in an address/],
    ['50%.pdf', 'x', /need escaping in an address/],
    ['menu 2026.pdf', 'x', /need escaping in an address/],
    ['menu.qqq', 'x', /unknown media type/],
    ['note.txt', Uint8Array.from([0xe9, 0x6c]), /not UTF-8/],
    ['large.pdf', large, /20\.0 MB/],
  ])('public/%s is refused', async (name, content, found) => {
    const folder = await ownersFolder({ [`public/${name}`]: content })
    const problems = findErrors(await buildIn(folder))
    expect(problems.map(({ file }) => file)).toEqual([join(folder, 'public', name)])
    expect(problems.map((problem) => formatMessage(problem, en).found)[0]).toMatch(found)
    await expect(readFile(join(folder, 'dist/menu.json'))).rejects.toThrow('ENOENT')
  })

  test('files that systems and editors leave behind are not published and not reported', async () => {
    const leftovers = ['menu.pdf~', 'Thumbs.db', 'desktop.ini', '._menu.pdf', '.gitkeep']
    const files = await published({
      ...Object.fromEntries(leftovers.map((name) => [`public/${name}`, 'x'])),
      'public/menu.pdf': 'x',
      'templates/beer.md~': 'x',
    })
    expect(files.has('menu.pdf')).toBe(true)
    for (const name of [...leftovers, 'beer.md~']) expect(files.has(name), name).toBe(false)
  })

  test('two names that differ only in case are reported, because they are one file on some disks', async () => {
    const folder = await ownersFolder({ 'public/A.pdf': 'x', 'public/a.pdf': 'x' })
    expect(findErrors(await buildIn(folder))).toMatchObject([
      {
        file: join(folder, 'public/a.pdf'),
        code: 'public-over-file',
        values: { file: 'A.pdf' },
      },
    ])
  })

  test('a link to a file inside the folder is followed, and one to a file outside is reported', async () => {
    const folder = await ownersFolder({
      'public/2026.pdf': 'x',
      'secret.pdf': 'y',
      'public-old/secret.pdf': 'y',
    })
    await symlink('2026.pdf', join(folder, 'public/menu.pdf'))
    expect(findErrors(await buildIn(folder))).toEqual([])
    expect(await readFile(join(folder, 'dist/menu.pdf'), 'utf8')).toBe('x')
    await symlink('../secret.pdf', join(folder, 'public/other.pdf'))
    await symlink('../public-old/secret.pdf', join(folder, 'public/old.pdf'))
    await symlink('..', join(folder, 'public/all'))
    expect(
      findErrors(await buildIn(folder)).map((problem) => formatMessage(problem, en).found),
    ).toEqual(Array(3).fill('a link to a file outside this folder'))
  })

  test('three hundred files are published even if a process may open only a hundred at once', async (context) => {
    // Windows shells have no such limit.
    need(context, 'posix')
    const names = Array.from({ length: 300 }, (_, number) => `${number}.txt`)
    const folder = await ownersFolder(
      Object.fromEntries(names.map((name) => [`public/${name}`, name])),
    )
    // The sources are hundreds of modules, which Node.js opens at once.
    const most = isCompiled() ? 100 : 1000
    const program = [execPath, join(root, 'src/commands/start.js'), 'build', '--base-url', base]
    const limited = ['-c', `ulimit -n ${most} && exec "$@"`, 'sh', ...program]
    await promisify(execFile)('sh', limited, { cwd: folder })
    const files = await readAll(join(folder, 'dist'))
    for (const name of names) expect(files.get(name)).toBe(name)
  })

  test.each(['templates', 'public', 'public/site'])(
    '%s is refused as output folder',
    async (name) => {
      const folder = await ownersFolder({ 'public/a.pdf': 'x', 'templates/_x': '' })
      const out = join(folder, name)
      const options = { content: join(folder, 'content'), baseUrl: base, environment: {} }
      await expect(build({ ...options, out, strict: false })).rejects.toThrow(/output folder/)
    },
  )
})

describe('a template that calls process.exit', () => {
  const early = (where: string, call = 'process.exit(0)') => ({
    'templates/akce.txt.js': `${where === 'loaded' ? call : ''}
export default { group: 'Documents', title: 'Sale', summary: 'Sale.', type: 'text/plain; charset=utf-8',
  render: () => ${where === 'rendered' ? call : "'Sale'"} }`,
  })

  test.each([
    ['loaded', 'process.exit(0)'],
    ['rendered', 'process.exit(0)'],
    ['rendered', 'process.reallyExit(0)'],
  ])('is reported like any other mistake when it is %s, also for %s', async (where, call) => {
    const folder = await ownersFolder(early(where, call))
    expect(findErrors(await buildIn(folder)).map(({ code, file }) => [code, file])).toEqual([
      ['template-unusable', expect.stringContaining('templates/akce.txt.js')],
    ])
  })

  test.each([
    ['process.exit(0)', 100, 'it calls process.exit,'],
    ['process.reallyExit(0)', 100, 'it calls process.reallyExit,'],
    ["throw new Error('Later')", 100, 'Later\n'],
    // The template is still being loaded.
    ['process.exit(0)', 0, 'it calls process.exit,'],
  ])(
    'in a timer, %s after %i ms ends the build with a sentence and an error',
    async (act, delay, says) => {
      const pause = `await new Promise((go) => setTimeout(go, ${5000 * Number(delay === 0)}))`
      const folder = await ownersFolder({
        'templates/akce.txt.js': `setTimeout(() => { ${act} }, ${delay})\n${pause}\n${early('never')['templates/akce.txt.js']}`,
        'package.json': '{ "type": "module" }',
      })
      const ended = await run('src/commands/build.ts', ['--base-url', base], { cwd: folder })
      expect(ended.stderr).toContain(`templates/akce.txt.js: ${says}`)
      expect(ended.code).toBe(1)
    },
  )
})

describe('a page with a script in public/', () => {
  const page = '<!doctype html><html lang="cs"><title>Akce</title><script>alert(1)</script></html>'
  const codes = async (address: string, editor: boolean, file = 'akce.html', text = page) => {
    const folder = await ownersFolder({ [`public/${file}`]: text })
    const pubFile = join(folder, 'content/pub.md')
    if (editor) {
      const before = await readFile(pubFile, 'utf8')
      await writeFile(pubFile, before.replace('---\n', '---\neditor: github owner/pub\n'))
    }
    const result = await build({
      ...{ content: join(folder, 'content'), out: join(folder, 'dist'), baseUrl: address },
      ...{ strict: false, environment: {} },
    })
    const found = 'problems' in result ? result.problems : result.warnings
    return found.map(({ code }) => code).filter((code) => code.startsWith('public'))
  }

  test('is asked about on GitHub Pages with the editor, and nowhere else', async () => {
    expect(await codes('https://owner.github.io/pub', true)).toEqual(['public-script'])
    expect(await codes('https://owner.github.io/pub', false)).toEqual([])
    expect(await codes('https://pub.example', true)).toEqual([])
  })

  test.each([
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'],
    ['a.svg', '<svg/onload=alert(1) xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['a.xml', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a.html', '<!doctype html><title>A</title><a href="javascript:alert(1)">A</a>'],
  ])('may also be %s', async (file, text) => {
    expect(await codes('https://owner.github.io', true, file, text)).toEqual(['public-script'])
  })

  test('is not asked about without a script', async () => {
    const plain = '<!doctype html><title>A</title><p>Text on a page = no script.</p>'
    expect(await codes('https://owner.github.io', true, 'a.html', plain)).toEqual([])
  })
})
