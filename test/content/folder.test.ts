// Content as a whole: its folder, its warnings, and the forms in which problems are printed.

import { mkdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { easterSunday } from '../../src/content/rules/holidays.ts'
import type { Problem } from '../../src/model/problem.ts'
import { base, contentCopy, run, temporaryFolder } from '../pub.ts'

type Edits = NonNullable<Parameters<typeof contentCopy>[0]>

async function buildJson(content: string, ...flags: string[]) {
  const out = join(await temporaryFolder(), 'dist')
  const result = await run('build.ts', [
    '--content',
    content,
    '--out',
    out,
    '--base-url',
    base,
    '--format',
    'json',
    ...flags,
  ])
  const { problems, written } = JSON.parse(result.stdout) as {
    problems: Problem[]
    written: boolean
  }
  const short = problems.map((problem) => ({
    ...problem,
    file: problem.file.slice(problem.file.indexOf('content') + 8),
  }))
  return { ...result, written, problems: short }
}

/** Problems of the shipped content with edits, without the warnings that it has unedited. */
async function problemsOf(edits: Edits, ...flags: string[]) {
  const { problems } = await buildJson(await contentCopy(edits), ...flags)
  return problems.filter(({ found }) => !found.startsWith('a season that'))
}

const replace = (from: string, to: string) => (text: string) => text.replace(from, () => to)

describe('a folder that is not as it should be', () => {
  test('an empty one is one problem that names the command to begin with', async () => {
    const { problems, code } = await buildJson(await temporaryFolder())
    expect(code).toBe(1)
    expect(problems).toMatchObject([
      { found: 'an empty folder', mend: expect.stringContaining('npm run init') },
    ])
  })

  test('one that does not exist is one problem', async () => {
    const { problems } = await buildJson(join(await temporaryFolder(), 'content'))
    expect(problems).toMatchObject([{ found: 'no such folder' }])
  })

  test('a required file that is missing is named, and so is a menu without sections', async () => {
    const content = await contentCopy()
    await rm(join(content, 'hours.md'))
    await rm(join(content, 'menu'), { recursive: true })
    const { problems } = await buildJson(content)
    expect(problems).toMatchObject([
      { file: 'hours.md', found: 'no such file' },
      { file: 'menu', found: 'no section of the menu' },
    ])
  })

  test('a required file with a wrong name is one problem, not two', async () => {
    const content = await contentCopy()
    await rename(join(content, 'hours.md'), join(content, 'Hour.md'))
    const { problems } = await buildJson(content)
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'Hour.md', mend: 'rename it to hours.md' },
    ])
  })

  test('links are read only when they stay inside', async () => {
    const content = await contentCopy()
    const outside = join(await temporaryFolder(), 'secret.md')
    await writeFile(outside, '---\nsection: A\n---\n')
    await symlink(outside, join(content, 'menu/200-outside.md'))
    await symlink('nowhere.md', join(content, 'menu/210-nowhere.md'))
    await symlink('..', join(content, 'menu/220-folder.md'))
    const { problems } = await buildJson(content)
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'menu/200-outside.md', found: 'a link to a file outside of this folder' },
      { file: 'menu/210-nowhere.md', found: 'a link that leads nowhere' },
      { file: 'menu/220-folder.md', found: expect.stringMatching(/not a file|outside/) },
    ])
  })

  test('a link to a file of the same folder is that file', async () => {
    const content = await contentCopy()
    await rename(join(content, 'home.en.md'), join(content, '.home'))
    await symlink('.home', join(content, 'home.en.md'))
    expect((await buildJson(content)).written).toBe(true)
  })

  test('what editors and systems leave behind is not content', async () => {
    const content = await contentCopy()
    await mkdir(join(content, '.vscode'))
    for (const name of ['.DS_Store', '.vscode/settings.json', 'pub.md~', 'Thumbs.db', 'README.md'])
      await writeFile(join(content, name), 'x')
    expect((await buildJson(content)).written).toBe(true)
  })
})

describe('what is accepted, because it can mean one thing only', () => {
  test('byte order marks, Windows and old Mac line ends, spaces behind the hyphens', async () => {
    const shipped = await buildJson(await contentCopy())
    const edited = await buildJson(
      await contentCopy({
        'pub.md': (text) => `\uFEFF\uFEFF${text.replaceAll('\n', '\r\n')}`,
        'hours.md': (text) => text.replaceAll('\n', '\r'),
        'menu/10-polevky.md': (text) => text.replace('---', '---  '),
      }),
    )
    expect(edited.problems).toHaveLength(shipped.problems.length)
    expect(edited.written).toBe(true)
  })

  test.each([
    ['menu/10-polevky.md', 'sizes: 0,33 l = 85', 'sizes: 0.33 l = 85,-'],
    ['menu/10-polevky.md', 'sizes: 0,33 l = 85', 'sizes: 330 ml = 85 Kč # zdraženo'],
    ['menu/10-polevky.md', 'sizes: 0,33 l = 85', 'sizes: 33cl=85,–'],
    ['menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: /1,3,09/'],
    ['menu/10-polevky.md', 'allergens: 1, 3, 9', 'allergens: [9, 3, 1a]'],
    ['hours.md', 'Po–Čt 11:00–23:00', 'pondělí až čtvrtek 11.00 - 23 h'],
    ['hours.md', 'date: 24. 12. 2026', 'date: 24. prosince 2026'],
    ['hours.md', 'date: 24. 12. 2026', 'date: 2026-12-24'],
    ['pub.md', 'phone: +420 360 000 042', 'phone: 00420360000042'],
    ['pub.md', 'phone: +420 360 000 042', 'phone: 360000042'],
    ['pub.md', 'postal_code: 299 99', 'postal_code: 29999'],
    ['pub.md', 'dogs: yes', 'dogs: Ano'],
  ])('%s: %s may be written %s', async (file, from, to) => {
    const published = async (edits: Edits) => {
      const out = join(await temporaryFolder(), 'dist')
      const result = await run('build.ts', [
        '--content',
        await contentCopy(edits),
        '--out',
        out,
        '--base-url',
        base,
      ])
      expect(result.code, result.stderr).toBe(0)
      return Promise.all(
        ['menu.json', 'index.html', 'en.md'].map((name) => readFile(join(out, name), 'utf8')),
      )
    }
    expect(await published({ [file]: replace(from, to) })).toEqual(await published({}))
  })
})

describe('warnings', () => {
  const soups = 'menu/10-polevky.md'
  const cases: [string, string, string, string, Partial<Problem>][] = [
    [
      'English that is the same as the Czech text',
      soups,
      'en: Goulash soup',
      'en: Gulášová polévka',
      { line: 26, column: 9, found: expect.stringContaining('same as the Czech') },
    ],
    [
      'a name over 140 characters',
      soups,
      'en: Goulash soup',
      `en: ${'very '.repeat(30)}good soup`,
      { line: 26, column: 9, found: 'a name of 159 characters' },
    ],
    [
      'a public holiday without an exception',
      'hours.md',
      'date: 24. 12. 2026',
      'date: 23. 12. 2026',
      { file: 'hours.md', found: expect.stringContaining('24. 12. 2026 (Štědrý den)') },
    ],
    [
      'a season that is over',
      soups,
      'season: 1. 9. – 30. 11.',
      'dates: 1. 9. 2026',
      { column: 12, found: 'dates that are all over' },
    ],
    [
      'a price three times that of its neighbours',
      soups,
      'sizes: 0,33 l = 85',
      'sizes: 0,33 l = 850',
      {
        column: 12,
        found: 'a price of 850 Kč, where the others of the section are from 65 to 95 Kč',
      },
    ],
    [
      'a price with a digit missing',
      soups,
      'sizes: 0,33 l = 85',
      'sizes: 0,33 l = 8',
      { found: expect.stringContaining('a price of 8 Kč') },
    ],
    [
      'a lunch week that is over',
      'pub.md',
      'date: 20. 11. 2026',
      'date: 30. 11. 2026',
      { file: 'lunch/2026-11-23.md', found: expect.stringContaining('over on 2026-11-30') },
    ],
    [
      'a fraction in place of percent',
      'menu/90-tocene-pivo.md',
      'alcohol: 4,1',
      'alcohol: 0,041',
      {
        column: 14,
        found: '0.041 percent of alcohol',
        mend: expect.stringContaining('alcohol: 4,1'),
      },
    ],
  ]

  test.each(cases)(
    '%s lets the build pass, and fails it with --strict',
    async (_, file, from, to, expected) => {
      const content = await contentCopy({ [file]: replace(from, to) })
      const passed = await buildJson(content)
      expect(passed.code).toBe(0)
      expect(passed.problems).toContainEqual(
        expect.objectContaining({ severity: 'warning', file, ...expected }),
      )
      const strict = await buildJson(content, '--strict')
      expect(strict.code).toBe(1)
      expect(strict.written).toBe(false)
      expect(strict.problems).toContainEqual(
        expect.objectContaining({ severity: 'error', ...expected }),
      )
    },
  )

  test('a dish out of season is no mistake: its season comes again, and the page says when', async () => {
    const { problems } = await buildJson(
      await contentCopy({
        'menu/80-dezerty.md': replace('season: 1. 8. – 15. 10.', 'season: 19. 10. – 19. 11.'),
      }),
    )
    expect(problems).toEqual([])
  })

  test('the clock of the machine has no part in them', async () => {
    const content = await contentCopy()
    const out = join(await temporaryFolder(), 'dist')
    const args = ['--content', content, '--out', out, '--base-url', base]
    const [first, second] = await Promise.all(
      ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((TZ, index) =>
        run('build.ts', args.with(3, `${out}${index}`), { env: { TZ } }),
      ),
    )
    expect(first?.stderr).toBe(second?.stderr)
  })

  test.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('Easter of %i is on %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })
})

describe('all problems come in one run', () => {
  const edits: Edits = {
    'pub.md': replace('dogs: yes', 'dogs: jo'),
    'hours.md': () => 'nothing',
    'menu/10-polevky.md': replace('kind: food', 'kind: @food'),
    'menu/20-predkrmy.md': (text) => text.replace(/allergens: .*/, 'allergens: 99'),
  }

  test('also of files beside one that cannot be parsed, and nothing else', async () => {
    expect((await problemsOf(edits)).map(({ file }) => file)).toEqual([
      'hours.md',
      'menu/10-polevky.md',
      'menu/20-predkrmy.md',
      'pub.md',
    ])
  })

  test('GitHub gets one annotation for each, with its place', async () => {
    const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: 100%, jo: jo') })
    const { stdout, stderr } = await run('build.ts', [
      '--content',
      content,
      '--out',
      join(content, '../dist'),
      '--format',
      'github',
    ])
    expect(stderr).toContain('1 problem')
    const [line] = stdout.split('\n').filter((text) => text.startsWith('::error'))
    expect(line).toMatch(/^::error file=[^,]*content\/pub\.md,line=55,col=\d+,endColumn=\d+,title=/)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .every((text) => /^::(error|warning) [^\n]*::/.test(text)),
    ).toBe(true)
  })

  test('a format that is not known is a wrong call', async () => {
    const { code, stderr } = await run('build.ts', ['--format', 'xml'])
    expect(code).toBe(2)
    expect(stderr).toBe('--format xml is not known; known are human, json, github\n')
  })

  test('no colour where nobody looks', async () => {
    const content = await contentCopy(edits)
    const { stderr } = await run(
      'build.ts',
      ['--content', content, '--out', join(content, '../dist')],
      { env: { FORCE_COLOR: '' } },
    )
    expect(stderr).not.toContain('\u001B')
  })

  test('a file name or a text cannot send commands to the terminal', async () => {
    const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: "\\e[31mjo"') })
    await writeFile(join(content, 'menu/\u001B[31m.txt'), '')
    const { stderr } = await run('build.ts', [
      '--content',
      content,
      '--out',
      join(content, '../dist'),
    ])
    expect(stderr).toContain('2 problems')
    expect(stderr).not.toContain('\u001B')
  })
})

test('a build with problems writes nothing, and leaves no folder behind', async () => {
  const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: jo') })
  const out = join(content, '../dist')
  await run('build.ts', ['--content', content, '--out', out])
  await expect(stat(out)).rejects.toThrow('ENOENT')
})
