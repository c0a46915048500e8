// Build command: flags, exit codes, output, and that a failed build changes nothing.

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { publish } from '../../src/engine/publish.ts'
import { loadResources } from '../../src/engine/templates.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { newContent } from '../new-pub.ts'
import { run } from '../process.ts'
import {
  base,
  buildPub,
  contentCopy,
  fullPub,
  readAll,
  root,
  runHere,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'
import { sites } from './sites.ts'

const full = ['--content', fullPub, '--base-url', base]

describe('npm run build', () => {
  test('builds a pub, prints the source of the base URL, and prints one line if piped', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const { code, stdout } = await run('src/commands/build.ts', [...full.slice(0, 2), '--out', out])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^Built \d+ files \(.* kB\) into .*dist\/ for https:\/\/\S+ \(from test\/pubs\/full\/pub\.md\), as of 2026-11-20 \(test\/pubs\/full\/pub\.md\), in \d+ ms\.\n$/,
    )
  })

  test.each([
    ['cs', 'village-cs', /\(\d+,\d kB\).*, ke dni \d+\. \d+\. \d{4} \(/],
    ['sk', 'bar-sk-en', /\(\d+,\d kB\).*, ku dňu 22\. 11\. 2026 \(/],
    ['de', 'gasthaus-de-en', /\(\d+,\d kB\).*, Stand 10\. 1\. 2027 \(/],
  ] as const)(
    'prints the size and the date as people of the language %s write them',
    async (language, name, line) => {
      const { reportBuilt } = await import('../../src/commands/report.ts')
      const { loadCatalogue } = await import('../../src/messages/load.ts')
      const built = await buildPub(join(root, 'test/pubs', name))
      const style = { catalogue: await loadCatalogue(language), columns: 1000, color: false }
      expect(reportBuilt(built, 7, false, style)).toMatch(line)
    },
  )

  test('--all adds a table of paths, types and sizes', async () => {
    const { reportBuilt } = await import('../../src/commands/report.ts')
    const built = await buildPub(fullPub)
    const lines = reportBuilt(built, 7, true).split('\n')
    expect(lines).toContainEqual(
      expect.stringMatching(/^ {2}\/menu\.json +application\/json +\d+\.\d kB$/),
    )
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ {2}\/\.well-known\/api-catalog +application\/linkset\+json +\d+\.\d kB$/,
      ),
    )
    expect(lines.filter((line) => line.startsWith('  /'))).toHaveLength(built.site.resources.length)
  })

  test('of a new pub with many warnings prints five and the number of the others, and none with --quiet', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const starter = ['--content', await newContent(), '--out', out, '--base-url', base]
    const built = (...flags: string[]) =>
      runHere('build', [...starter, '--date', '2026-11-21', ...flags])
    const { code, stderr } = await built()
    const lines = stderr.trimEnd().split('\n')
    expect([code, lines.length]).toEqual([0, 8])
    for (const line of lines.slice(0, 5)) expect(line).toMatch(/content\/\S+\.md:\d+:\d+ {2}\S/)
    expect(lines.slice(5)).toEqual([
      expect.stringMatching(/^30 more: .* --all$/),
      '',
      '35 warnings.',
    ])
    // Rare warnings come first, before thirty texts of the sample.
    expect(lines[0]).toContain('notice')
    expect(lines[2]).toContain('24. 12. 2026')
    expect((await built('--all')).stderr.match(/^ {2}warning /gm)).toHaveLength(35)
    expect(await built('--quiet')).toMatchObject({ code: 0, stdout: '', stderr: '' })
    const refused = await built('--quiet', '--strict')
    expect(refused.code).toBe(1)
    expect(refused.stderr.match(/^ {2}found /gm)).toHaveLength(35)
  })

  test('--format json prints one document and nothing else, also after a successful build', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const { code, stdout } = await runHere('build', ['--format', 'json', ...full, '--out', out])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ written: true })
  })

  test('--strict turns warnings into errors and publishes nothing', async () => {
    const content = await contentCopy({
      'hours.md': (text) => text.replace(/ {2}- date: 24\. 12\. 2026\n(?: {4}.*\n)+/, ''),
    })
    const out = join(content, '../dist')
    const args = ['--content', content, '--out', out, '--base-url', base, '--format', 'json']
    const { code: exit, stdout } = await runHere('build', [...args, '--strict'])
    expect(exit).toBe(1)
    const { written, problems } = JSON.parse(stdout)
    expect(written).toBe(false)
    const code = 'holiday-unstated'
    expect(problems).toMatchObject([{ code, severity: 'error', checked: code }])
    await expect(readdir(out)).rejects.toThrow('ENOENT')
    expect((await runHere('build', args)).code).toBe(0)
  })

  test.each(['--help', '-h'])('%s lists every flag and builds nothing', async (help) => {
    const { code, stdout } = await runHere('build', [help])
    expect(code).toBe(0)
    const flags = ['--content DIR', '--out DIR', '--base-url URL', '--strict', '--quiet', '--help']
    for (const flag of flags) expect(stdout).toContain(flag)
  })

  test.each([
    [['--bas-url', base], /unknown flag --bas-url; did you mean --base-url\?/],
    [['--frobnicate'], /unknown flag --frobnicate; use one of --content/],
    [['--out'], /--out needs a value: --out DIR/],
    [['--strict=yes'], /--strict takes no value/],
    [['dist'], /unexpected "dist"/],
    [
      ['--base-url', 'http://pub.example'],
      /the base URL "http:\/\/pub.example" \(from --base-url\) begins with http:/,
    ],
  ])('wrong arguments %j give exit code 2 and one sentence', async (args, message) => {
    const { code, stderr, stdout } = await runHere('build', ['--content', fullPub, ...args])
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  test('prints every problem with its place in one run, writes nothing, and exits with 1', async () => {
    const content = await contentCopy({
      'menu/10-polevky.md': (text) => text.replace('0,33 l = 65', '0,33 l = dohoda'),
      'menu/40-hlavni-jidla.md': (text) =>
        text.replace('allergens: 1, 3, 7, 9, 10', 'allergens: 1, 15'),
      'hours.md': (text) => text.replace('- Po–Pá 11:00–14:00', '- strda 11:00–14:00'),
      'pub.md': (text) => text.replace('ico: 99999994', 'ico: 99999993'),
    })
    const out = join(await temporaryFolder(), 'dist')
    await publish(out, sites.one)
    const args = ['--content', content, '--out', out, '--base-url', base]
    const { code, stdout, stderr } = await runHere('build', args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    const places = [...stderr.matchAll(/^(\S+):(\d+):(\d+)/gm)].map(
      ([, file, line]) => `${file?.split('/content/').at(-1)}:${line}`,
    )
    expect(places).toEqual([
      'hours.md:18',
      'menu/10-polevky.md:13',
      'menu/40-hlavni-jidla.md:13',
      expect.stringMatching(/^pub\.md:\d+$/),
    ])
    expect(stderr).toContain('"dohoda" as a price')
    expect(stderr).toContain('allergen 15, which does not exist')
    expect(stderr).toContain('write   středa   instead of   strda')
    expect(stderr).toMatch(/4 problems\. Nothing was written/)
    expect(await readAll(out)).toEqual(sites.one)
  })

  test('a misspelt required field is one problem, not two', async () => {
    const content = await contentCopy({
      'menu/40-hlavni-jidla.md': (text) =>
        text.replace('allergens: 1, 3, 7, 9, 10', 'alergens: 1, 3, 7, 9, 10'),
    })
    const result = await tryBuild(content)
    const problems = 'problems' in result ? result.problems : []
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map((error) => formatMessage(error, en).fix)).toEqual([
      'write   allergens   instead of   alergens',
    ])
  })

  test('code in front matter is not run', async () => {
    const content = await contentCopy({
      'menu/10-polevky.md': () => '---js\nglobalThis.process.exit(42)\n---\n',
    })
    const out = join(await temporaryFolder(), 'dist')
    const args = ['--content', content, '--out', out]
    const { code, stderr } = await run('src/commands/build.ts', args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/10-polevky\.md:1:1/)
  })
})

describe('the output folder', () => {
  const buildInto = (out: string, content = fullPub) =>
    build({ content, out, baseUrl: base, strict: false, environment: {} })

  test('is refused and left unchanged if it contains a file that no build made', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await mkdir(out)
    await writeFile(join(out, 'thesis.txt'), 'years of work')
    const { code, stdout, stderr } = await runHere('build', [...full, '--out', out])
    expect(stderr).toMatch(/contains thesis\.txt, which was not made by a build/)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(await readAll(out)).toEqual(new Map([['thesis.txt', 'years of work']]))
  })

  test('is accepted if Finder or Explorer added files', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await publish(out, sites.one)
    for (const name of ['.DS_Store', 'Thumbs.db', '.well-known/.DS_Store', 'photos/desktop.ini'])
      await outputFile(join(out, name), 'seen')
    expect(await buildInto(out)).not.toHaveProperty('problems')
    expect(
      [...(await readAll(out)).keys()].filter((name) => /DS_Store|\.db|\.ini/.test(name)),
    ).toEqual([])
  })

  test('is refused if a file was added to a built site', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await publish(out, sites.one)
    await writeFile(join(out, 'notes.txt'), 'mine')
    await expect(buildInto(out)).rejects.toThrow(/contains notes\.txt/)
    expect((await readAll(out)).get('notes.txt')).toBe('mine')
  })

  const rooms = ['src', 'lib', 'starter', 'templates', 'test', 'node_modules', '.git']
  // Below a room nothing exists yet, so that no file of another program is the reason.
  test.each(['.', '..', 'src', ...rooms.map((room) => `${room}/dist`)])(
    'is refused if it is %s of the project',
    async (out) => {
      await expect(buildInto(join(root, out))).rejects.toThrow(UsageError)
    },
  )

  test.each(['.', '..', 'menu'])('is refused if it is %s of the content folder', async (out) => {
    const content = await contentCopy()
    await expect(buildInto(join(content, out), content)).rejects.toThrow(UsageError)
    expect((await readdir(content)).sort()).toEqual((await readdir(fullPub)).sort())
  })

  test('loses a page that is no longer built', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const without = await contentCopy({
      'pub.md': (text) => text.replace(/^security_.*\n/gm, ''),
    })
    await buildInto(out)
    expect((await readAll(out)).has('.well-known/security.txt')).toBe(true)
    await buildInto(out, without)
    expect((await readAll(out)).has('.well-known/security.txt')).toBe(false)
  })
})

describe('reproducible builds', () => {
  test('time zone, locale, working directory and order of files on disk do not change the site', async () => {
    const folder = await temporaryFolder()
    const firstFolder = join(folder, 'one')
    const two = join(folder, 'two')
    // Written in reverse order, in case the file system lists files in the order of creation.
    const reversed = join(folder, 'content')
    const entries = await readAll(fullPub)
    for (const [file, text] of [...entries].reverse()) {
      await mkdir(join(reversed, file, '..'), { recursive: true })
      await writeFile(join(reversed, file), text)
    }
    const flags = ['--base-url', base, '--quiet']
    await run('src/commands/build.ts', [...flags, '--out', firstFolder, '--content', fullPub], {
      env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'cs_CZ.UTF-8' },
    })
    await run('src/commands/build.ts', [...flags, '--out', two, '--content', reversed], {
      cwd: folder,
      env: { TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'C' },
    })
    const built = await readAll(firstFolder)
    expect(built.size).toBeGreaterThan(20)
    expect(await readAll(two)).toEqual(built)
  })
})

const extraTemplate = `import { json } from '../src/model/resource.ts'
export default json({
  group: 'Documents',
  title: 'Extra document',
  summary: 'A resource that only a test knows.',
  type: 'application/problem+json',
  schema: { title: 'Extra', type: 'object', required: ['extra'], properties: { extra: { const: true } } },
  body: () => ({ extra: true }),
})
`

const literal = (text: string) =>
  `---\ngroup: Documents\ntitle: Extra\nsummary: Extra.\n---\n# ${text}\n`

describe('a new template file', () => {
  test.each([
    ['oauth.ts', /oauth cannot be a file and the folder of oauth\/authorize/],
    ['picture.png', /neither a module nor Markdown/],
    ['.secret/x.json.md', /neither a module nor Markdown/],
  ])('%s is refused, because it collides or is not a template', async (file, message) => {
    const templates = join(await temporaryFolder(), 'templates')
    const module = extraTemplate.replace('../src', join(root, 'src'))
    for (const name of [file, 'oauth/authorize.md'])
      await outputFile(join(templates, name), name.endsWith('.ts') ? module : literal('Extra'))
    await expect(loadResources(templates)).rejects.toThrow(message)
  })

  test('every template is type-checked, also below .well-known', async () => {
    const { execFileSync } = await import('node:child_process')
    const seen = execFileSync(join(root, 'node_modules/.bin/tsc'), ['--listFilesOnly'], {
      cwd: root,
      encoding: 'utf8',
    })
    const entries = await readdir(join(root, 'templates'), { recursive: true })
    const modules = entries.filter((name) => /\.tsx?$/.test(name))
    expect(modules.length).toBeGreaterThan(20)
    expect(modules.filter((name) => !seen.includes(`/templates/${name}\n`))).toEqual([])
  })
})
