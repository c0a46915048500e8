// A new pub: what init writes, what it does not touch, and what its owner does with it.

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { build } from '../../build.ts'
import { findDependency, toHttps } from '../../src/commands/dependency.ts'
import { init } from '../../src/commands/init.ts'
import { fillFolder } from '../../src/commands/new-folder.ts'
import { pubIn } from '../../src/commands/new-pub.ts'
import { buildPreview } from '../../src/commands/preview.ts'
import { writeStarter } from '../../src/commands/starter.ts'
import { hostNames } from '../../src/hosting/index.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { base, readAll, root, runHere, temporaryFolder } from '../pub.ts'
import { engineAt, installedEngineAt, installedFrom, lastingFolder } from '../workshop.ts'

const folder = await lastingFolder()
const pub = join(folder, 'U Lípy & syn')
let report = ''
beforeAll(async () => {
  // Not this checkout, because packing writes into folders that other tests read.
  report = await init(pub, { engine: await engineAt(join(folder, 'engine')) })
})

/** Make a new pub with an engine from the registry. */
async function newPub(name = 'new', { type }: { type?: 'bar' } = {}) {
  const folder = join(await temporaryFolder(), name)
  const engine = await installedEngineAt(await temporaryFolder())
  return { folder, report: await init(folder, { engine, pub: { ...pubIn('CZ'), type } }) }
}

const read = (file: string, folder = pub) => readFile(join(folder, file), 'utf8')

describe('the repository of a new pub', () => {
  test('contains what an owner, a text editor and the hosts need, and nothing else', async () => {
    const files = [...(await readAll(pub)).keys()].filter((file) => !file.endsWith('.tgz'))
    expect(files.sort()).toEqual([
      '.github/workflows/check.yml',
      '.github/workflows/publish.yml',
      '.gitignore',
      '.gitlab-ci.yml',
      '.vscode/extensions.json',
      '.vscode/pub.code-snippets',
      '.vscode/settings.json',
      '.vscode/tasks.json',
      'AGENTS.md',
      'README.md',
      'content/README.md',
      'content/home.cs.md',
      'content/home.en.md',
      'content/hours.md',
      'content/look.md',
      'content/menu/10-jidlo.md',
      'content/menu/20-pivo.md',
      'content/pub.md',
      'guide/fields.md',
      'guide/first-hour.md',
      'guide/logo.md',
      ...['ahead', 'done', 'editor', 'sample'].map((name) => `guide/pictures/${name}.png`),
      'netlify.toml',
      'package.json',
      'wrangler.jsonc',
    ])
  })

  test('is named after its folder, in characters that npm and Cloudflare accept', async () => {
    expect(JSON.parse(await read('package.json')).name).toBe('u-lipy-syn')
    const wrangler = (await read('wrangler.jsonc')).replace(/^ *\/\/.*$/gm, '')
    expect(JSON.parse(wrangler)).toMatchObject({
      name: 'u-lipy-syn',
      assets: { directory: './dist' },
    })
    expect(await read('README.md')).toMatch(/^# u-lipy-syn\n/)
  })

  test.each([
    [
      'has a name of 63 characters at most, as Cloudflare takes them',
      'x'.repeat(80),
      'x'.repeat(63),
    ],
    [
      'has none that ends with a hyphen, which Cloudflare refuses',
      `${'x'.repeat(62)} u`,
      'x'.repeat(62),
    ],
    ['is never called as the engine is, which npm would refuse to install', 'agent-pub', 'my-pub'],
  ])('%s', async (_, named, name) => {
    const { folder } = await newPub(named)
    expect(JSON.parse(await read('package.json', folder)).name).toBe(name)
  })

  test('contains the engine as a package if it is on no registry and in no repository', async () => {
    const { dependencies } = JSON.parse(await read('package.json'))
    expect(dependencies).toEqual({ 'agent-pub': 'file:vendor/agent-pub-7.8.9.tgz' })
    expect(await readdir(join(pub, 'vendor'))).toEqual(['agent-pub-7.8.9.tgz'])
    expect(report).toContain(
      'from a package in its folder vendor (file:vendor/agent-pub-7.8.9.tgz)',
    )
  })

  test('builds with the scripts that its README and its hosts use', async () => {
    const { scripts } = JSON.parse(await read('package.json'))
    expect(scripts).toEqual({
      build: 'agent-pub build',
      dev: 'agent-pub dev',
      preview: 'agent-pub preview',
      verify: 'agent-pub verify',
    })
    const texts = await Promise.all(
      ['README.md', 'content/README.md', 'netlify.toml', '.github/workflows/publish.yml'].map(
        (file) => read(file),
      ),
    )
    const usedScripts = texts.flatMap((text) => [...text.matchAll(/npm run ([a-z:-]+)/g)])
    expect(usedScripts.length).toBeGreaterThan(5)
    for (const [, name = ''] of usedScripts) expect(scripts).toHaveProperty(name)
  })

  test('has a README of one screen with the one command for updates', async () => {
    const text = await read('README.md')
    expect(text.split('\n').length).toBeLessThan(40)
    expect(text.match(/`npm install \.\/vendor\/agent-pub-N\.tgz`/g)).toHaveLength(1)
    // A placeholder that was not filled in, and a robot that cannot update a package in a folder.
    expect(text).not.toMatch(/[{}]|robot/)
    for (const [, target = ''] of text.matchAll(/\]\((?!https:)([^)]+)\)/g)) await read(target)
  })

  test('links text editors to the schemas of its engine', async () => {
    const settings = JSON.parse(await read('.vscode/settings.json'))
    expect(settings['yaml.schemas']).toEqual(
      Object.fromEntries(
        ['pub.md', 'hours.md', 'look.md', 'photos.md', 'events.md', 'menu/*.md', 'lunch/*.md'].map(
          (files) => [
            `./node_modules/agent-pub/schemas/${/^\w+/.exec(files)?.[0]}.json`,
            `**/content/${files}`,
          ],
        ),
      ),
    )
    expect(JSON.parse(await read('.vscode/extensions.json'))).toEqual({
      recommendations: ['redhat.vscode-yaml'],
    })
  })

  test('has the settings of this repository for Netlify', async () => {
    expect(await read('netlify.toml')).toBe(await readFile(join(root, 'netlify.toml'), 'utf8'))
  })

  test('keeps the output of builds, installations and hosts out of git', async () => {
    const { folder } = await newPub()
    execFileSync('git', ['init', '--quiet', folder])
    const files = [...(await readAll(folder)).keys()].filter((file) => !file.startsWith('.git/'))
    await mkdir(join(folder, 'node_modules'))
    await writeFile(join(folder, 'node_modules/file'), '')
    await buildPreview({
      content: join(folder, 'content'),
      folder: join(folder, '.preview'),
      port: 3000,
    })
    const pub = join(folder, 'content/pub.md')
    await writeFile(
      pub,
      (await readFile(pub, 'utf8')).replace('---\n', '---\nmarkdown_negotiation: yes\n'),
    )
    for (const host of hostNames.filter((name) => name !== 'preview')) {
      const place = { content: join(folder, 'content'), out: join(folder, 'dist'), host }
      await build({ ...place, baseUrl: base, strict: false, environment: {} })
    }
    const status = execFileSync('git', ['-C', folder, 'status', '--porcelain', '-uall'])
    const seen = String(status)
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(3))
    expect(seen.sort()).toEqual(files.sort())
  })
})

describe('a folder', () => {
  test('that is empty, is missing, or contains only .git becomes a pub', async () => {
    const engine = await installedEngineAt(await temporaryFolder())
    const empty = await temporaryFolder()
    await init(empty, { engine })
    const missing = join(await temporaryFolder(), 'one/two')
    await init(missing, { engine })
    const started = await temporaryFolder()
    execFileSync('git', ['init', '--quiet', started])
    const before = await readAll(join(started, '.git'))
    await init(started, { engine })
    expect(await readAll(join(started, '.git'))).toEqual(before)
    for (const folder of [empty, missing, started])
      expect(await read('content/pub.md', folder)).toContain('name: ')
  })

  test('is quoted for a shell in the next steps, whatever characters its name has', async () => {
    const { folder, report: said } = await newPub(`Dům "U 3 'koček'" #1 $HOME \`x\` & (kopie)`)
    const [, line = ''] = /^ {2}(cd .*)$/m.exec(said) ?? []
    expect(String(execFileSync('sh', ['-c', `${line} && pwd`]))).toBe(`${folder}\n`)
  })

  test('that is already a pub is refused in one sentence, and keeps every byte', async () => {
    const before = await readAll(pub)
    const { code, stdout, stderr } = await runHere('init', [pub])
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toBe(`${pub} is not empty; choose another folder for the new pub\n`)
    expect(await readAll(pub)).toEqual(before)
  })

  test('for another kind of house has that kind, and the mood that suits it', async () => {
    const { folder } = await newPub('bar', { type: 'bar' })
    expect(await read('content/pub.md', folder)).toMatch(/^kind: bar\nkind_en: bar\n\n?# /m)
    expect(await read('content/look.md', folder)).toMatch(/^mood: dark$/m)
    const { code, stderr } = await runHere('init', [`${folder}-2`, '--type', 'boat'])
    expect(code).toBe(2)
    expect(stderr).toMatch(/^--type boat does not exist; use one of pub, wine_bar, cafe, /)
  })

  test('that contains anything else is refused, and so is a file', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, '.env'), 'mine')
    await expect(init(folder)).rejects.toThrow('is not empty')
    await expect(init(join(folder, '.env'))).rejects.toThrow('is a file')
    expect([...(await readAll(folder))]).toEqual([['.env', 'mine']])
  })

  test('that cannot be written is reported in one sentence, without a stack trace', async () => {
    const folder = await temporaryFolder()
    const dangling = join(folder, 'pub')
    await symlink(join(folder, 'nowhere'), dangling)
    const { code, stderr } = await runHere('init', [dangling])
    expect({ code, lines: stderr.trimEnd().split('\n') }).toEqual({
      code: 3,
      lines: [
        `${dangling} cannot be written: no folder can be created there; choose another place`,
      ],
    })
  })

  test('that was left incomplete by a kill or a full disk is completed by the next init; nothing else is', async () => {
    const engine = await installedEngineAt(await temporaryFolder())
    const folder = join(await temporaryFolder(), 'pub')
    await init(folder, { engine })
    const complete = await readAll(folder)
    // Killed while moving files into place, with an incomplete copy next to them.
    await rm(join(folder, 'content'), { recursive: true })
    await rm(join(folder, 'guide'), { recursive: true })
    await mkdir(join(folder, '.pub.4194305-00000000.0a1b2c3d/content'), { recursive: true })
    await init(folder, { engine })
    const remains = [...(await readAll(folder))].filter(([file]) => !file.startsWith('.pub.'))
    expect(new Map(remains)).toEqual(complete)
    await rm(join(folder, 'content'), { recursive: true })
    await writeFile(join(folder, 'README.md'), 'mine')
    await expect(init(folder, { engine })).rejects.toThrow('is not empty')
    expect(await read('README.md', folder)).toBe('mine')
  })

  test('that does not fit on the disk is not created, and contains nothing', async () => {
    const folder = join(await temporaryFolder(), 'pub')
    const tooLong = new Map([
      ['README.md', 'x'],
      ['content/pub.md', 'x'],
      [`content/${'y'.repeat(300)}`, ''],
    ])
    await expect(fillFolder(folder, tooLong)).rejects.toThrow('ENAMETOOLONG')
    expect(existsSync(folder)).toBe(false)
    await mkdir(folder)
    await expect(fillFolder(folder, tooLong)).rejects.toThrow('ENAMETOOLONG')
    expect(await readdir(folder)).toEqual([])
  })

  test('is a required argument', async () => {
    for (const args of [[], ['--force'], ['one', 'two']]) {
      const { code, stderr } = await runHere('init', args)
      expect(code).toBe(2)
      expect(stderr).toContain('agent-pub init DIR')
    }
  })
})

test('a template repository contains the engine and a lock file, and its guide links to one template', async () => {
  const folder = join(await temporaryFolder(), 'template')
  const engine = await engineAt(join(await temporaryFolder(), 'engine'))
  await writeStarter(folder, 'hospody/vzor', { engine })
  const lock = JSON.parse(await read('package-lock.json', folder))
  expect(lock.packages['node_modules/agent-pub']).toMatchObject({
    resolved: 'file:vendor/agent-pub-7.8.9.tgz',
    integrity: expect.stringMatching(/^sha512-/),
  })
  execFileSync('npm', ['ci', '--ignore-scripts', '--offline'], { cwd: folder })
  const manifest = await read('node_modules/agent-pub/package.json', folder)
  expect(JSON.parse(manifest).version).toBe('7.8.9')
  const link = '](https://github.com/hospody/vzor) '
  const guide = await read('guide/first-hour.md', folder)
  expect(guide).toContain(`[repozitář vzoru${link}`)
  expect(guide.match(/github\.com\/[\w-]+\/[\w-]+/g)).toEqual(['github.com/hospody/vzor'])
  // Without the address of the template.
  expect(await read('guide/first-hour.md')).toContain(' repozitář vzoru ')
  for (const wrong of ['https://github.com/a/b', 'hospody/vzor/tree/main', 'hospody/vzor.git '])
    await expect(writeStarter(join(folder, 'x'), wrong)).rejects.toThrow('OWNER/NAME')
})

describe('the engine comes', () => {
  test('from the registry if it was installed from there', async () => {
    const folder = await temporaryFolder()
    const engine = await installedEngineAt(folder)
    expect(await findDependency(engine)).toEqual({
      from: 'registry',
      name: 'agent-pub',
      spec: '^7.8.9',
    })
    const made = join(folder, 'new')
    expect(await init(made, { engine })).toContain('from the npm registry (^7.8.9)')
    expect(await read('README.md', made)).toContain('`npm install agent-pub@latest`')
    expect(await readdir(made)).not.toContain('vendor')
  })

  test('from the repository if it has the tag of this version', async () => {
    const folder = await temporaryFolder()
    const engine = await engineAt(join(folder, 'checkout'))
    const git = (...args: string[]) => execFileSync('git', ['-C', engine, ...args])
    git('init', '--quiet')
    git('add', '.')
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@pub.example']
    git(...author, 'commit', '--quiet', '--message', 'One')
    execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'origin')])
    git('remote', 'add', 'origin', 'git@git.example:pubs/agent-pub.git')
    // In place of the network, git reads this folder instead of that address.
    git('config', `url.${join(folder, 'origin')}.insteadOf`, 'git@git.example:pubs/agent-pub.git')
    git('push', '--quiet', 'origin', 'HEAD:main')
    expect((await findDependency(engine)).from).toBe('package')

    git('tag', 'v7.8.9')
    expect((await findDependency(engine)).from).toBe('package')
    git('push', '--quiet', 'origin', 'v7.8.9')
    const spec = 'git+https://git.example/pubs/agent-pub.git#semver:^7.8.9'
    expect(await findDependency(engine)).toEqual({ from: 'repository', name: 'agent-pub', spec })
    const made = join(folder, 'new')
    expect(await init(made, { engine })).toContain(`from its repository (${spec})`)
    expect(await read('README.md', made)).toContain(`\`npm install "agent-pub@${spec}"\``)
  })

  test.each(['git+https://git.example/agent-pub.git#abc', 'https://files.example/agent-pub.tgz'])(
    'from no registry where it was installed from %s',
    async (address) => {
      const engine = await engineAt(join(await temporaryFolder(), 'node_modules/agent-pub'), {
        '../.package-lock.json': installedFrom(address),
      })
      expect((await findDependency(engine)).from).toBe('package')
    },
  )

  test('as a package made from its sources, which are compiled first', async () => {
    const engine = await engineAt(await temporaryFolder(), {
      'package.json': JSON.stringify({
        name: 'agent-pub',
        version: '7.8.9',
        files: ['lib'],
        scripts: { prepack: 'node compile.js' },
      }),
      'compile.js':
        "require('fs').mkdirSync('lib'); require('fs').writeFileSync('lib/made.js', '')",
    })
    const { spec, vendor } = await findDependency(engine)
    expect(spec).toBe('file:vendor/agent-pub-7.8.9.tgz')
    expect(gunzipSync(vendor?.bytes ?? '').toString()).toContain('package/lib/made.js')
  })

  test('as the installed package packed again, which cannot be compiled', async () => {
    const folder = await temporaryFolder()
    const engine = await engineAt(join(folder, 'node_modules/agent-pub'), {
      'package.json': JSON.stringify({
        name: 'agent-pub',
        version: '7.8.9',
        files: ['engine.js'],
        scripts: { prepack: 'node compile.js' },
      }),
      '../.package-lock.json': installedFrom('file:vendor/agent-pub-7.8.9.tgz'),
    })
    const { spec, vendor } = await findDependency(engine)
    expect(spec).toBe('file:vendor/agent-pub-7.8.9.tgz')
    expect(gunzipSync(vendor?.bytes ?? '').toString()).toContain('package/engine.js')
  })

  test.each([
    ['https://git.example/pubs/engine.git', 'https://git.example/pubs/engine.git'],
    ['https://me:secret@git.example/engine', 'https://git.example/engine'],
    ['git@git.example:pubs/engine.git', 'https://git.example/pubs/engine.git'],
    ['ssh://git@git.example:2222/engine.git', 'https://git.example/engine.git'],
    ['/home/me/engine', undefined],
    ['file:///home/me/engine', undefined],
    ['C:\\engine', undefined],
  ])('by an address that others can read: %s', (origin, address) => {
    expect(toHttps(origin)).toBe(address)
  })
})

/** Build a new pub as of a day; return its warnings, one line each, and its menu. */
async function buildOn(date: string, content: string) {
  const out = join(await temporaryFolder(), 'dist')
  const place = { content, out, baseUrl: base, date }
  const result = await build({ ...place, strict: false, environment: {} })
  if ('problems' in result) throw new Error(JSON.stringify(result.problems, null, 2))
  const warnings = result.warnings.map(
    (warning) => `${warning.file}:${warning.line} ${formatMessage(warning, en).found}`,
  )
  return { warnings, result }
}

const isHoliday = (warning: string) => /hours\.md.* a public holiday$/.test(warning)
/** `updated` is the day of `init`, which is after or long before these dates. */
const isUpdated = (warning: string) =>
  / a day (?:after|\d+ days before) \d+\. \d+\. 2027/.test(warning)

describe('the pub as written by init', () => {
  test('has three items, and was updated today', async () => {
    const { result } = await buildOn('2027-06-01', join(pub, 'content'))
    const { food, drinks } = JSON.parse(String(result.files.get('menu.json')))
    expect([...food, ...drinks]).toHaveLength(3)
    const now = new Date()
    const today = [now.getDate(), now.getMonth() + 1, now.getFullYear()].join('. ')
    expect(await read('content/pub.md')).toContain(`\nupdated: ${today}\n`)
  })

  test('has a comment on everything that is not obvious', async () => {
    for (const file of ['pub.md', 'hours.md', 'home.cs.md', 'menu/10-jidlo.md', 'menu/20-pivo.md'])
      expect(await read(`content/${file}`)).toMatch(/^# \S/m)
  })

  test('states nothing about the house that its owner has not stated', async () => {
    const { result } = await buildOn('2027-06-01', join(pub, 'content'))
    expect(String(result.files.get('index.md'))).not.toMatch(/zahrád|\bps[iy]|kouř|Wi-Fi|televiz/i)
  })

  test('gets the same warnings on any day of the year, and those about coming holidays', async () => {
    const days = ['2027-01-01', '2027-03-01', '2027-08-15', '2027-12-24']
    const built = await Promise.all(days.map((day) => buildOn(day, join(pub, 'content'))))
    const lines = built.map(({ warnings }) =>
      warnings.filter((line) => !isHoliday(line) && !isUpdated(line)).sort(),
    )
    for (const rest of lines) expect(rest).toEqual(lines[0])
    const counts = built.map(({ warnings }) => warnings.filter(isHoliday).length)
    // Act 245/2000: 1 Jan; 26 and 29 Mar (Easter 2027); 28 Sep; 24, 25, 26 Dec and 1 Jan.
    expect(counts).toEqual([1, 2, 1, 4])
  })
})

test('the workflows of a new pub are YAML', async () => {
  for (const name of ['check.yml', 'publish.yml'])
    expect(parse(await read(`.github/workflows/${name}`))).toHaveProperty('jobs')
})
