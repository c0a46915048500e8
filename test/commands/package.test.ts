// The engine outside its checkout: packed and installed without development dependencies, and a
// checkout in a folder with an odd name, both called from an unrelated folder.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { promisify } from 'node:util'
import { copy } from 'fs-extra/esm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { isCompiled } from '../../src/commands/compiled.js'
import { freePort } from '../process.ts'
import { base, fullPub, root, smallPub } from '../pub.ts'
import { engineCopy, lastingFolder, oddName } from '../workshop.ts'

let folder: string
/** A copy of the checkout, and the folder where its package is installed. */
let checkout: string
let installed: string
/** Paths in the tarball. */
let packed: string[]

const run = promisify(execFile)
/** Only the variables that are needed to find programs. */
const bare = { PATH: env['PATH'], HOME: env['HOME'] }

beforeAll(async () => {
  folder = join(await lastingFolder(), oddName)
  checkout = join(folder, 'checkout')
  installed = join(folder, 'installed')
  const shipped = ['lib', 'schemas', 'starter', 'docs', 'README.md', 'LICENSE', 'CHANGELOG.md']
  await engineCopy(checkout, shipped)
  await mkdir(installed)
  const npm = (args: string[], cwd: string) => run('npm', args, { cwd, env })
  // Packing compiles first, which takes seconds even if nothing has changed.
  const asItIs = isCompiled() ? ['--ignore-scripts'] : []
  const { stdout } = await npm(
    ['pack', '--json', ...asItIs, '--pack-destination', installed],
    checkout,
  )
  // npm prints the output of the package's scripts first.
  const answer = JSON.parse(stdout.slice(stdout.search(/^[[{]/m)))
  const [about] = Object.values(answer) as [{ filename: string; files: { path: string }[] }]
  packed = about.files.map(({ path }) => path)
  await writeFile(join(installed, 'package.json'), '{ "private": true }')
  const quickly = ['--prefer-offline', '--no-audit', '--no-fund', '--omit=dev']
  await npm(['install', ...quickly, `./${about.filename}`], installed)
}, 300_000)

/** Return the program and its first arguments for a command of the engine. */
type Engine = (command: string) => string[]

const agentPub: Engine = (command) => [join(installed, 'node_modules/.bin/agent-pub'), command]

/** A checkout with sources that were edited since they were compiled; dev.test.ts starts one with an odd name. */
const editedCheckout: Engine = () => {
  const tsx = import.meta.resolve('tsx')
  return [process.execPath, '--import', tsx, join(root, 'src/commands/build.ts')]
}

type Answer = { code: number | string | null | undefined; stdout: string; stderr: string }

async function call([program = '', ...args]: string[], cwd: string): Promise<Answer> {
  return run(program, args, { cwd, env: bare }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Answer) => ({ code, stdout, stderr }),
  )
}

let number = 0

/** Make an owner's folder with a pub, and an unrelated folder to call from. */
async function project(files: { [file: string]: string } = {}, pub = smallPub) {
  const place = join(folder, `${oddName} ${++number}`)
  const owner = join(place, 'hospoda č. 2')
  const elsewhere = join(place, "jinde #'")
  await mkdir(elsewhere, { recursive: true })
  await copy(pub, join(owner, 'content'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(owner, file)), { recursive: true })
    await writeFile(join(owner, file), text)
  }
  return { owner, elsewhere, content: join(owner, 'content') }
}

/** Hash every file in a folder, by path. */
async function hashes(folder: string): Promise<{ [file: string]: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const hash = async (file: string) =>
    [
      file.slice(folder.length + 1),
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ] as const
  return Object.fromEntries(await Promise.all(files.sort().map(hash)))
}

describe('the tarball', () => {
  test('contains the program, its types, the starter and the schemas for text editors, and nothing else', () => {
    const rooms = new Set(packed.map((path) => (path.includes('/') ? path.split('/')[0] : path)))
    for (const name of ['test', 'content', 'dist', 'bench', 'node_modules', 'build.ts'])
      expect([...rooms]).not.toContain(name)
    for (const name of ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs', 'lib', 'package.json'])
      expect([...rooms]).toContain(name)
    expect(packed).toContain('schemas/menu.json')
    expect(packed).toContain('starter/languages/cs/content/pub.md')
    expect(packed).not.toContain('docs/messages.md')
    expect(packed).not.toContain('docs/words.md')
    expect(packed.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))).toEqual([])
  })

  test('has no script that makes npm print a warning when it is installed from a file', async () => {
    const manifest = join(installed, 'node_modules/agent-pub/package.json')
    const { scripts } = JSON.parse(await readFile(manifest, 'utf8'))
    for (const name of ['preinstall', 'install', 'postinstall', 'prepare'])
      expect(scripts).not.toHaveProperty(name)
  })

  test('has the commands under one name', async () => {
    const { elsewhere } = await project()
    const help = await call(agentPub('--help'), elsewhere)
    expect(help.code).toBe(0)
    for (const name of ['build', 'dev', 'preview', 'verify', 'init']) {
      expect(help.stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
    }
    const build = await call([...agentPub('build'), '--help'], elsewhere)
    expect(build.stdout).toMatch(/^agent-pub build \[flags\]\n\n {2}--content DIR /)
    const printedBy = async (...args: string[]) =>
      (await call([...agentPub(args[0] ?? ''), ...args.slice(1)], elsewhere)).stdout
    expect(await printedBy('-h')).toBe(help.stdout)
    expect(await printedBy('help')).toBe(help.stdout)
    expect(await printedBy('help', 'build')).toBe(build.stdout)
    expect(await printedBy('-v')).toBe(await printedBy('--version'))
    const typo = await call(agentPub('previw'), elsewhere)
    expect(typo).toEqual({
      code: 2,
      stdout: '',
      stderr: 'unknown command "previw"; did you mean preview?\n',
    })
    const noDay = [...agentPub('preview'), '--date', '2027-02-30']
    expect(await call(noDay, elsewhere)).toMatchObject({
      code: 2,
      stderr: '--date 2027-02-30 is not a date; for example: --date 2026-11-20\n',
    })
    expect((await call(agentPub('build'), elsewhere)).code).toBe(1)
  })
})

test('a build by the package needs no tsx, includes the editor without another installation, and has the same bytes as a build by the checkout', async () => {
  const { owner, elsewhere, content } = await project({}, fullPub)
  const pub = join(content, 'pub.md')
  const asked = 'editor: github owner/pub\nupdated:'
  await writeFile(pub, (await readFile(pub, 'utf8')).replace(/^updated:/m, asked))
  expect(existsSync(join(installed, 'node_modules/@sveltia'))).toBe(false)
  const tsx = join(installed, 'node_modules/tsx')
  const out = join(owner, 'dist')
  await rename(tsx, `${tsx}.away`)
  try {
    const flags = ['--content', content, '--out', out, '--base-url', base, '--quiet']
    expect(await call([...agentPub('build'), ...flags], elsewhere)).toMatchObject({
      code: 0,
      stdout: '',
    })
  } finally {
    await rename(`${tsx}.away`, tsx)
  }
  const ours = join(owner, 'ours')
  await build({ content, out: ours, baseUrl: base, strict: false, environment: {} })
  const bytes = await hashes(out)
  expect(Object.keys(bytes)).toEqual(expect.arrayContaining(['card.png', 'admin/index.html']))
  expect(bytes).toEqual(await hashes(ours))
})

const specials = `import { json, type Publication } from 'agent-pub'

const price = (site: Publication): number => site.menu.food.length

export default json({
  group: 'Menu',
  title: 'Specials',
  summary: 'What the chef has thought of.',
  schema: { title: 'Specials', type: 'object', required: ['price_czk'], properties: { price_czk: { type: 'integer' } } },
  body: (site) => ({ price_czk: price(site) }),
})
`
const story = `/** @jsxRuntime automatic */
/** @jsxImportSource agent-pub */
import { html, text } from 'agent-pub'
import { renderToString } from 'agent-pub/jsx-runtime'

export default text({
  group: 'Pages',
  title: 'Story',
  summary: 'How it began.',
  type: html,
  body: ({ pub }) => \`<!doctype html>\${renderToString(<html lang="en"><title>{pub.name.en}</title></html>)}\`,
})
`

describe('an owner of templates in TypeScript', () => {
  const language = { module: 'nodenext', target: 'es2023', jsx: 'react-jsx', types: [] }
  const settings = {
    compilerOptions: { strict: true, noEmit: true, ...language },
    include: ['templates'],
  }

  /** Make an owner's folder with the package installed, as `npm install` does. */
  async function owners(files: { [file: string]: string }) {
    const made = await project({ 'tsconfig.json': JSON.stringify(settings), ...files })
    await symlink(join(installed, 'node_modules'), join(made.owner, 'node_modules'))
    return made
  }

  /** Make an owner's folder with another agent-pub installed than the one that builds. */
  async function projectWithSecondEngine(files: { [file: string]: string }) {
    const made = await project(files)
    const secondEngine = join(made.owner, 'node_modules/agent-pub')
    await mkdir(secondEngine, { recursive: true })
    const exports = { '.': './other.js', './jsx-runtime': './other.js' }
    await writeFile(join(secondEngine, 'package.json'), JSON.stringify({ type: 'module', exports }))
    await writeFile(join(secondEngine, 'other.js'), "throw new Error('found another engine')\n")
    return made
  }

  const compile = (owner: string) =>
    call([process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', owner], owner)

  test('has types for them, which report an error', async () => {
    const files = { 'templates/specials.json.ts': specials, 'templates/story.html.tsx': story }
    const { owner } = await owners(files)
    expect(await compile(owner)).toMatchObject({ code: 0, stdout: '' })
    const wrong = specials.replace("'Menu'", "'Beer'").replace('food.length', 'beer')
    await writeFile(join(owner, 'templates/specials.json.ts'), wrong)
    const { code, stdout } = await compile(owner)
    expect(code).not.toBe(0)
    expect(stdout).toContain("Property 'beer' does not exist")
    expect(stdout).toContain(`Type '"Beer"' is not assignable`)
  })

  const modules = '{ "type": "module" }'
  test.each([
    ['the package, where package.json says modules', agentPub, owners, modules],
    ['the package, where package.json says nothing of modules', agentPub, owners, '{}'],
    [
      'the package in a folder where another one is installed',
      agentPub,
      projectWithSecondEngine,
      modules,
    ],
    ['the package in a folder where nothing is installed', agentPub, project, undefined],
    [
      'an edited checkout in such a folder, and package.json says modules',
      editedCheckout,
      project,
      modules,
    ],
  ])('gets them built by %s', async (_, engine, folderOf, manifest) => {
    const { owner, elsewhere, content } = await folderOf({
      ...(manifest !== undefined && { 'package.json': manifest }),
      'templates/specials.json.ts': specials,
      'templates/story.html.tsx': story,
    })
    const flags = ['--content', content, '--out', join(owner, 'dist'), '--base-url', base]
    const result = await call([...engine('build'), ...flags], elsewhere)
    expect(result).toMatchObject({ code: 0, stderr: expect.not.stringContaining('found') })
    const read = (name: string) => readFile(join(owner, 'dist', name), 'utf8')
    expect(JSON.parse(await read('specials.json')).price_czk).toBe(2)
    expect(await read('story.html')).toMatch(/^<!doctype html><html lang="en"><title>[^<]+</)
    expect(await read('llms.txt')).toContain('What the chef has thought of.')
  })
})

const children: ChildProcess[] = []

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
})

/** Start a command that runs until it is stopped; resolve when it prints its address. */
async function start([program = '', ...args]: string[], cwd: string, more = {}) {
  const child = spawn(program, args, { cwd, env: { ...bare, ...more } })
  children.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  await until(
    () => /Preview at|Náhled je na/.test(printed) || child.exitCode !== null,
    () => printed,
  )
  return {
    printed: () => printed,
    async stop() {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

async function until(holds: () => boolean | Promise<boolean>, printed: () => string) {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 600) throw new Error(`waited in vain; printed so far:\n${printed()}`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

// A checkout in a folder with an odd name does the same in dev.test.ts.
describe('the installed package, called from an unrelated folder, with odd names everywhere', () => {
  const template = `export default { group: 'Menu', title: 'Wish', summary: 'A wish.',
  type: 'text/plain; charset=utf-8', render: () => 'More beer' }\n`

  test('init writes a pub, and build builds it', async () => {
    const { owner, elsewhere } = await project()
    const pub = join(owner, 'nová hospoda')
    expect(await call([...agentPub('init'), pub], elsewhere)).toMatchObject({ code: 0 })
    const content = existsSync(join(pub, 'content')) ? join(pub, 'content') : pub
    const out = join(owner, 'site #1')
    const flags = ['--content', content, '--out', out, '--base-url', base]
    expect(await call([...agentPub('build'), ...flags], elsewhere)).toMatchObject({
      code: 0,
    })
    expect(JSON.parse(await readFile(join(out, 'menu.json'), 'utf8'))).toHaveProperty('drinks')
    expect(await readdir(elsewhere)).toEqual([])
  })

  test('an error is shown with the path of its file', async () => {
    const { owner, content } = await project()
    await writeFile(join(content, 'hours.md'), '---\nbar: whenever\n---\n')
    const { code, stderr } = await call([...agentPub('build'), '--content', content], owner)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^content\/hours\.md:2:/m)
    const foreign = await call([...agentPub('build'), '--content', content], folder)
    expect(foreign.stderr).toContain(`${content.slice(folder.length + 1)}/hours.md:2:`)
  })

  test('preview serves the site, and verify finds every promise kept, with own templates too', async () => {
    const { elsewhere, content } = await project({ 'templates/wish.txt.js': template })
    const port = String(await freePort())
    const flags = ['--content', content]
    const date = ['--date', '2027-04-20']
    const preview = await start(
      [...agentPub('preview'), ...flags, ...date, '--port', port],
      elsewhere,
    )
    const site = `http://localhost:${port}`
    const right = await call([...agentPub('verify'), site, ...flags], elsewhere)
    expect(right.stdout).toMatch(/^ok +\/wish\.txt +digest /m)
    expect(right).toMatchObject({ code: 0 })
    // A warning of that day and of no earlier one: hours.md does not list the first of May.
    expect(preview.printed()).toContain('1. 5. 2027')
    await preview.stop()
  })

  test('dev builds again when the menu, a template or a public file is saved', async () => {
    const { owner, elsewhere, content } = await project()
    const port = String(await freePort())
    const dev = await start([...agentPub('dev'), '--content', content, '--port', port], elsewhere, {
      SOURCE_DATE_EPOCH: String(Date.UTC(2027, 3, 20, 12) / 1000),
    })
    expect(dev.printed()).toContain('1. 5. 2027')
    const get = async (path: string) => (await fetch(`http://localhost:${port}/${path}`)).text()
    const shows = (path: string, text: string) =>
      until(async () => (await get(path)).includes(text), dev.printed)
    const beers = join(content, 'menu/10-pivo.md')
    const before = await readFile(beers, 'utf8')
    await writeFile(beers, before.replace('Rohová desítka', 'Rohová jedenáctka'))
    await shows('menu.json', 'Rohová jedenáctka')
    await mkdir(join(owner, 'templates'))
    await writeFile(join(owner, 'templates/wish.txt.js'), template)
    await shows('wish.txt', 'More beer')
    await writeFile(join(owner, 'templates/wish.txt.js'), template.replace('More', 'Less'))
    await shows('wish.txt', 'Less beer')
    await mkdir(join(owner, 'public'))
    await writeFile(join(owner, 'public/proof.txt'), 'It is mine.')
    await shows('proof.txt', 'It is mine.')
    await dev.stop()
    expect(await readdir(join(elsewhere, '.preview')).catch(() => [])).toEqual([])
  })
})
