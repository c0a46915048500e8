// The command: its flags and exit codes, what it prints, and that a build is all or nothing.

import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copy, ensureSymlink } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import {
  base,
  buildFull,
  contentCopy,
  fullPub,
  readAll,
  root,
  run,
  temporaryFolder,
} from '../pub.ts'

describe('npm run build', () => {
  test('builds the shipped pub, says where the address came from, and prints one line when piped', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const { code, stdout } = await run('build.ts', ['--content', fullPub, '--out', out])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /^Built \d+ files \(.* kB\) into .*dist\/ for https:\/\/\S+ \(from test\/pubs\/full\/pub\.md\), as of 2026-11-20 \(test\/pubs\/full\/pub\.md\), in \d+ ms\.\n$/,
    )
  })

  test('on a terminal it is a table of paths, types and sizes', async () => {
    const { build } = await import('../../build.ts')
    const { reportBuilt } = await import('../../src/commands/report.ts')
    const out = join(await temporaryFolder(), 'dist')
    const built = await build({
      content: fullPub,
      out,
      baseUrl: base,
      strict: false,
      environment: {},
    })
    if ('problems' in built) throw new Error('problems')
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

  test('--quiet prints nothing of what was built', async () => {
    const out = join(await temporaryFolder(), 'dist')
    const result = await run('build.ts', ['--quiet', '--out', out, '--base-url', base])
    expect(result).toMatchObject({ code: 0, stdout: '' })
  })

  test('--help names every flag and builds nothing', async () => {
    const { code, stdout } = await run('build.ts', ['--help'])
    expect(code).toBe(0)
    for (const flag of [
      '--content DIR',
      '--out DIR',
      '--base-url URL',
      '--strict',
      '--quiet',
      '--help',
    ])
      expect(stdout).toContain(flag)
  })

  test.each([
    [['--bas-url', base], /unknown flag --bas-url; did you mean --base-url\?/],
    [['--frobnicate'], /unknown flag --frobnicate; known are --content/],
    [['--out'], /--out needs a value: --out DIR/],
    [['--strict=yes'], /--strict takes no value/],
    [['dist'], /unexpected "dist"/],
    [
      ['--base-url', 'http://pub.example'],
      /the base URL "http:\/\/pub.example" \(from --base-url\) begins with http:/,
    ],
  ])('a wrong call %j ends with exit code 2 and one sentence', async (args, message) => {
    const { code, stderr, stdout } = await run('build.ts', args)
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  test('every problem is printed with its place in one run, nothing is written, and the exit code is 1', async () => {
    const content = await contentCopy({
      'menu/10-polevky.md': (text) => text.replace('0,33 l = 65', '0,33 l = zdarma'),
      'menu/40-hlavni-jidla.md': (text) =>
        text.replace('allergens: 1, 3, 7, 9, 10', 'allergens: 1, 15'),
      'hours.md': (text) => text.replace('- Po–Pá 11:00–14:00', '- strda 11:00–14:00'),
      'pub.md': (text) => text.replace('ico: 99999994', 'ico: 99999993'),
    })
    const out = join(await temporaryFolder(), 'dist')
    await run('build.ts', ['--out', out, '--base-url', base])
    const before = await readAll(out)
    const { code, stdout, stderr } = await run('build.ts', [
      '--content',
      content,
      '--out',
      out,
      '--base-url',
      base,
    ])
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
    expect(stderr).toContain('"zdarma" as a price')
    expect(stderr).toContain('allergen 15, which does not exist')
    expect(stderr).toContain('did you mean "středa"?')
    expect(stderr).toMatch(/4 problems\. Nothing was written/)
    expect(await readAll(out)).toEqual(before)
  })

  test('a required field under a misspelt name is one problem and not two', async () => {
    const content = await contentCopy({
      'menu/40-hlavni-jidla.md': (text) =>
        text.replace('allergens: 1, 3, 7, 9, 10', 'alergens: 1, 3, 7, 9, 10'),
    })
    const out = join(await temporaryFolder(), 'dist')
    const { stderr } = await run('build.ts', ['--content', content, '--out', out])
    expect(stderr).toContain('did you mean "allergens"?')
    expect(stderr).toMatch(/^1 problem[,.]/m)
  })

  test('front matter that is code is not run', async () => {
    const content = await contentCopy({
      'menu/10-polevky.md': () => '---js\nglobalThis.process.exit(42)\n---\n',
    })
    const out = join(await temporaryFolder(), 'dist')
    const { code, stderr } = await run('build.ts', [
      '--content',
      content,
      '--out',
      out,
      '--base-url',
      base,
    ])
    expect(code).toBe(1)
    expect(stderr).toMatch(/10-polevky\.md:1:1/)
  })
})

describe('the output folder', () => {
  test('one that holds a file which no build made is refused and left as it is', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await mkdir(out)
    await writeFile(join(out, 'thesis.txt'), 'years of work')
    const { code, stderr } = await run('build.ts', ['--out', out, '--base-url', base])
    expect(stderr).toMatch(/holds thesis\.txt, which no build made/)
    expect(code).toBe(2)
    expect(await readAll(out)).toEqual(new Map([['thesis.txt', 'years of work']]))
  })

  test('a file that was put into a built site later is refused too', async () => {
    const out = join(await temporaryFolder(), 'dist')
    await run('build.ts', ['--out', out, '--base-url', base])
    await writeFile(join(out, 'notes.txt'), 'mine')
    const { code, stderr } = await run('build.ts', ['--out', out, '--base-url', base])
    expect(code).toBe(2)
    expect(stderr).toMatch(/holds notes\.txt/)
  })

  test.each(['.', '..', 'content', 'content/menu', 'src'])('%s is refused', async (out) => {
    const { code, stdout } = await run('build.ts', ['--out', out, '--base-url', base])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  test('a page that is no longer made is gone after the next build', async () => {
    const project = await projectCopy()
    await writeFile(join(project, 'templates/extra.json.ts'), extraTemplate)
    expect((await run(join(project, 'build.ts'), ['--quiet'], { cwd: project })).code).toBe(0)
    expect((await readAll(join(project, 'dist'))).has('extra.json')).toBe(true)
    const { remove } = await import('fs-extra/esm')
    await remove(join(project, 'templates/extra.json.ts'))
    expect((await run(join(project, 'build.ts'), ['--quiet'], { cwd: project })).code).toBe(0)
    expect((await readAll(join(project, 'dist'))).has('extra.json')).toBe(false)
  })
})

describe('same bytes', () => {
  test('another time zone, locale, working folder and order of files on disk give equal sites', async () => {
    const folder = await temporaryFolder()
    const one = join(folder, 'one')
    const two = join(folder, 'two')
    // A copy in reverse order: a disk that lists files as they came now lists them the other way.
    const reversed = join(folder, 'content')
    const entries = await readAll(fullPub)
    for (const [file, text] of [...entries].reverse()) {
      await mkdir(join(reversed, file, '..'), { recursive: true })
      await writeFile(join(reversed, file), text)
    }
    const flags = ['--base-url', base, '--quiet']
    await run('build.ts', [...flags, '--out', one], {
      env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'cs_CZ.UTF-8' },
    })
    await run('build.ts', [...flags, '--out', two, '--content', reversed], {
      cwd: folder,
      env: { TZ: 'America/Los_Angeles', LC_ALL: 'C', LANG: 'C' },
    })
    const built = await readAll(one)
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

/** A copy of the project that shares its packages. */
async function projectCopy(): Promise<string> {
  const project = join(await temporaryFolder(), 'project')
  for (const name of ['build.ts', 'package.json', 'tsconfig.json', 'src', 'templates', 'content'])
    await copy(join(root, name), join(project, name))
  await ensureSymlink(join(root, 'node_modules'), join(project, 'node_modules'))
  return project
}

describe('one template file', () => {
  test('adds its resource to the site, the hosting rules, OpenAPI, the docs and llms.txt', async () => {
    const project = await projectCopy()
    await mkdir(join(project, 'templates/facts'))
    await writeFile(
      join(project, 'templates/facts/extra.ts'),
      extraTemplate.replace('../src', '../../src'),
    )
    expect(
      await run(join(project, 'build.ts'), ['--base-url', base], { cwd: project }),
    ).toMatchObject({ code: 0 })
    const files = await readAll(join(project, 'dist'))
    expect(JSON.parse(files.get('facts/extra') ?? '')).toEqual({ extra: true })
    expect(files.get('_headers')).toContain(
      '\n/facts/extra\n  Content-Type: application/problem+json\n',
    )
    const { paths, components } = JSON.parse(files.get('openapi.json') ?? '')
    expect(paths['/facts/extra'].get.responses[200].content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Extra' } },
    })
    expect(components.schemas.Extra.required).toEqual(['extra'])
    expect(files.get('api/docs.md')).toContain(
      `| [/facts/extra](${base}/facts/extra) | \`application/problem+json\` | A resource that only a test knows. |`,
    )
    expect(files.get('llms.txt')).toContain(
      `- [Extra document](${base}/facts/extra): A resource that only a test knows.`,
    )
    const { serveConfig } = await import('../../src/hosting/hosts/preview.ts')
    const { loadResources } = await import('../../src/engine/templates.ts')
    const rules = serveConfig(
      (await loadResources(join(project, 'templates'))).map((resource) => ({ resource, text: '' })),
      (await buildFull()).site,
      files.keys(),
    )
    expect(rules.headers.find(({ source }) => source === 'facts/extra')?.headers[0]).toEqual({
      key: 'Content-Type',
      value: 'application/problem+json',
    })
  })

  test.each([
    ['templates/menu.json.tsx', /two templates for the address \/menu\.json/],
    ['templates/oauth.ts', /oauth cannot be a file and the folder of oauth\/authorize/],
    ['templates/picture.png', /neither a module nor Markdown/],
    ['templates/.secret/x.json.ts', /neither a module nor Markdown/],
  ])(
    '%s, which collides or is no template, ends the build with nothing written',
    async (file, message) => {
      const project = await projectCopy()
      await mkdir(join(project, file, '..'), { recursive: true })
      await writeFile(join(project, file), extraTemplate)
      const { code, stderr } = await run(join(project, 'build.ts'), ['--base-url', base], {
        cwd: project,
      })
      expect(code).not.toBe(0)
      expect(stderr).toMatch(message)
      expect(await readdir(project)).not.toContain('dist')
    },
  )

  test('a literal document with an unknown placeholder ends the build', async () => {
    const project = await projectCopy()
    await writeFile(
      join(project, 'templates/extra.md'),
      '---\ngroup: Documents\ntitle: Extra\nsummary: Extra.\n---\n# <bas_url>\n',
    )
    const { code, stderr } = await run(join(project, 'build.ts'), ['--base-url', base], {
      cwd: project,
    })
    expect(code).not.toBe(0)
    expect(stderr).toContain('unknown placeholder <bas_url>; known are base_url')
  })

  test('the compiler sees every template, also those below .well-known', async () => {
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
