// Content as a whole: its folder, its warnings, and the forms in which problems are printed.

import { mkdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { easterSunday } from '../../src/content/rules/holidays.ts'
import { tell as inWords } from '../../src/messages/catalogue.ts'
import { type Problem, sortProblems } from '../../src/messages/problem.ts'
import type { Wording } from '../../src/messages/wording.ts'
import {
  base,
  buildFull,
  buildPub,
  contentCopy,
  problemsOf,
  run,
  runHere,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'

type Edits = NonNullable<Parameters<typeof contentCopy>[0]>

type Told = Problem & Wording

/** What a build in this process tells, by the names of files below the folder. */
async function tell(content: string, options: Parameters<typeof tryBuild>[1] = {}) {
  const result = await tryBuild(content, options)
  const written = !('problems' in result)
  const problems = sortProblems(written ? result.warnings : result.problems).map(
    (problem): Told => ({
      ...problem,
      ...inWords(problem),
      file: problem.file.slice(content.length + 1),
    }),
  )
  return { written, problems }
}

const replace = (from: string, to: string) => (text: string) => text.replace(from, () => to)

describe('a folder that is not as it should be', () => {
  test('an empty one is one problem that names the command to begin with', async () => {
    const { problems, written } = await tell(await temporaryFolder())
    expect(written).toBe(false)
    expect(problems).toMatchObject([
      { found: 'an empty folder', mend: expect.stringContaining('agent-pub init') },
    ])
  })

  test('one that does not exist is one problem', async () => {
    const { problems } = await tell(join(await temporaryFolder(), 'content'))
    expect(problems).toMatchObject([{ found: 'no such folder' }])
  })

  test('a required file that is missing is named, and so is a menu without sections', async () => {
    const content = await contentCopy()
    await rm(join(content, 'hours.md'))
    await rm(join(content, 'menu'), { recursive: true })
    const { problems } = await tell(content)
    expect(problems).toMatchObject([
      { file: 'hours.md', found: 'no such file' },
      { file: 'menu', found: 'no section of the menu' },
    ])
  })

  test('a required file with a wrong name is one problem, not two', async () => {
    const content = await contentCopy()
    await rename(join(content, 'hours.md'), join(content, 'Hour.md'))
    const { problems } = await tell(content)
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'Hour.md', mend: 'rename it to hours.md' },
    ])
  })

  test('a file called like a copy of one that is not there gets its name', async () => {
    const content = await contentCopy()
    await rename(join(content, 'hours.md'), join(content, 'hours (1).md'))
    await rename(join(content, 'menu/10-polevky.md'), join(content, 'menu/10-polevky - kopie.md'))
    const { problems } = await tell(content)
    expect(problems).toMatchObject([
      { file: 'hours (1).md', code: 'file-misnamed', mend: 'rename it to hours.md' },
      { file: 'menu/10-polevky - kopie.md', code: 'file-misnamed' },
    ])
    expect(problems.flatMap(({ edits = [] }) => edits)).toMatchObject([
      { name: join(content, 'hours.md') },
      { name: join(content, 'menu/10-polevky.md') },
    ])
  })

  test.each(['hours - kopie.md', 'hours - kopia.md', 'hours copy.md', 'hours - Kopie (2).md'])(
    'and so does %s, in the language of its system',
    async (name) => {
      const content = await contentCopy()
      await rename(join(content, 'hours.md'), join(content, name))
      expect((await problemsOf(content)).flatMap(({ edits = [] }) => edits)).toMatchObject([
        { name: join(content, 'hours.md') },
      ])
    },
  )

  test('links are read only when they stay inside', async () => {
    const content = await contentCopy()
    const outside = join(await temporaryFolder(), 'secret.md')
    await writeFile(outside, '---\nsection: A\n---\n')
    await symlink(outside, join(content, 'menu/200-outside.md'))
    await symlink('nowhere.md', join(content, 'menu/210-nowhere.md'))
    await symlink('..', join(content, 'menu/220-folder.md'))
    // Beside the folder, in one whose name begins alike.
    await mkdir(`${content}-of-others`)
    await writeFile(`${content}-of-others/pub.md`, '---\nsection: A\n---\n')
    await symlink('../../content-of-others/pub.md', join(content, 'menu/230-beside.md'))
    const { problems } = await tell(content)
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'menu/200-outside.md', found: 'a link to a file outside of this folder' },
      { file: 'menu/210-nowhere.md', found: 'a link that leads nowhere' },
      { file: 'menu/220-folder.md', found: expect.stringMatching(/not a file|outside/) },
      { file: 'menu/230-beside.md', found: 'a link to a file outside of this folder' },
    ])
  })

  test('a file of exactly 1 MiB is read', async () => {
    const most = 1024 * 1024
    const filled = (text: string, size: number) => {
      const comment = `# ${'x'.repeat(5000)}\n`
      const room = size - Buffer.byteLength(text) - 1
      const lines = comment.repeat(Math.floor(room / comment.length) - 1)
      const rest = room - lines.length
      const last = [rest >> 1, rest - (rest >> 1)].map((length) => `#${'x'.repeat(length - 2)}\n`)
      return `${text.replace(/---\n$/, '')}${lines}${last.join('')}---\n\n`
    }
    const built = async (size: number) =>
      tell(await contentCopy({ 'menu/10-polevky.md': (text) => filled(text, size) }))
    expect((await built(most)).problems).toEqual([])
    expect((await built(most + 1)).problems).toMatchObject([{ found: expect.stringMatching(/MB/) }])
  })

  test('a link to a file of the same folder is that file', async () => {
    const content = await contentCopy()
    await rename(join(content, 'home.en.md'), join(content, '.home'))
    await symlink('.home', join(content, 'home.en.md'))
    expect((await tell(content)).written).toBe(true)
  })

  test('what editors and systems leave behind is not content', async () => {
    const content = await contentCopy()
    await mkdir(join(content, '.vscode'))
    for (const name of ['.DS_Store', '.vscode/settings.json', 'pub.md~', 'Thumbs.db', 'README.md'])
      await writeFile(join(content, name), 'x')
    expect((await tell(content)).written).toBe(true)
  })
})

describe('what is accepted, because it can mean one thing only', () => {
  test('byte order marks, Windows and old Mac line ends, spaces behind the hyphens', async () => {
    const shipped = await tell(await contentCopy())
    const edited = await tell(
      await contentCopy({
        'pub.md': (text) => `\uFEFF\uFEFF${text.replaceAll('\n', '\r\n')}`,
        'hours.md': (text) => text.replaceAll('\n', '\r'),
        'menu/10-polevky.md': ['---', '--- \t '],
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
    ['menu/10-polevky.md', 'kind: food', 'kind: food\nnote: - '],
    ['hours.md', 'Po–Čt 11:00–23:00', 'pondělí až čtvrtek 11.00 - 23 h'],
    ['hours.md', 'date: 24. 12. 2026', 'date: 24. prosince 2026'],
    ['hours.md', 'date: 24. 12. 2026', 'date: 2026-12-24'],
    ['hours.md', 'date: 24. 12. 2026', 'date: 24. 12. 2026 – 24. 12. 2026'],
    ['pub.md', 'phone: +420 360 000 042', 'phone: 00420360000042'],
    ['pub.md', 'phone: +420 360 000 042', 'phone: 360000042'],
    ['pub.md', 'postal_code: 299 99', 'postal_code: 29999'],
    ['pub.md', 'dogs: yes', 'dogs: Ano'],
  ])('%s: %s may be written %s', async (file, from, to) => {
    const edited = await buildPub(await contentCopy({ [file]: replace(from, to) }))
    const full = await buildFull()
    for (const name of ['menu.json', 'index.html', 'en.md'])
      expect(edited.files.get(name), name).toBe(full.files.get(name))
  })
})

describe('warnings', () => {
  const soups = 'menu/10-polevky.md'
  const cases: [string, string, string, string, Partial<Told>][] = [
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
        found: 'a price of 850 Kč, where the others beside it are from 65 to 95 Kč',
      },
    ],
    [
      'a price compared with other dishes only, not with its own sizes',
      soups,
      'sizes: 0,33 l = 85',
      'sizes: malá 0,33 l = 850; velká 0,5 l = 900',
      { found: 'a price of 900 Kč, where the others beside it are from 65 to 95 Kč' },
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
      { file: 'lunch/2026-11-23.md', found: expect.stringContaining('over on 30. 11. 2026') },
    ],
    [
      'a day of the owner long ago',
      'pub.md',
      'updated: 20. 11. 2026',
      'updated: 20. 9. 2026',
      {
        file: 'pub.md',
        column: 10,
        code: 'updated-long-ago',
        found: expect.stringContaining('61 days before 20. 11. 2026'),
      },
    ],
    [
      'a day of the owner that is still to come',
      'pub.md',
      'updated: 20. 11. 2026',
      'updated: 20. 11. 2062',
      { file: 'pub.md', column: 10, code: 'updated-ahead' },
    ],
    [
      'a fraction in place of percent',
      'menu/90-tocene-pivo.md',
      'alcohol: 4,1',
      'alcohol: 0,041',
      {
        column: 14,
        found: '0.041 percent of alcohol',
        mend: expect.stringContaining('4,1'),
      },
    ],
    [
      'a beer with a zero too many',
      'menu/90-tocene-pivo.md',
      'alcohol: 4,1',
      'alcohol: 0,41',
      { column: 14, found: '0.41 percent of alcohol', mend: expect.stringMatching(/\b4,1\b/) },
    ],
  ]

  test.each(cases)(
    '%s lets the build pass, and fails it with --strict',
    async (_, file, from, to, expected) => {
      const content = await contentCopy({ [file]: replace(from, to) })
      const passed = await tell(content)
      expect(passed.written).toBe(true)
      expect(passed.problems).toContainEqual(
        expect.objectContaining({ severity: 'warning', file, ...expected }),
      )
      const strict = await tell(content, { strict: true })
      expect(strict.written).toBe(false)
      expect(strict.problems).toContainEqual(
        expect.objectContaining({ severity: 'error', ...expected }),
      )
    },
  )

  test.each<[what: string, from: string, to: (day: string) => string, days: [string, string][]]>([
    [
      'prices sixty days old',
      'updated: 20. 11. 2026',
      (day) => `updated: ${day}`,
      [
        ['21. 9. 2026', ''],
        ['20. 9. 2026', 'updated-long-ago'],
        ['19. 11. 2026', ''],
        ['21. 11. 2026', 'updated-ahead'],
      ],
    ],
    [
      'a contact for security that ends in a month',
      'security_expires: 30. 6. 2027',
      (day) => `security_expires: ${day}`,
      [
        ['21. 12. 2026', ''],
        ['20. 12. 2026', 'security-expiring'],
        ['20. 11. 2026', 'security-expiring'],
        ['19. 11. 2026', 'security-expired'],
      ],
    ],
  ])('%s: the day from which the owner is told', async (_, from, to, days) => {
    for (const [day, code] of days) {
      const { problems } = await tell(await contentCopy({ 'pub.md': replace(from, to(day)) }))
      expect(problems.map((problem) => problem.code).join(), day).toBe(code)
    }
  })

  test('dates of a dish are over on the day after the last of them', async () => {
    const codes = async (dates: string) => {
      const edit = replace('season: 1. 9. – 30. 11.', `dates: ${dates}`)
      return (await tell(await contentCopy({ [soups]: edit }))).problems.map(({ code }) => code)
    }
    expect(await codes('20. 11. 2026')).toEqual([])
    expect(await codes('18. 11. 2026, 19. 11. 2026')).toEqual(['dates-over'])
    expect(await codes('19. 11. 2026\n    sold_out: yes')).toEqual([])
  })

  test('a dish out of season is no mistake: its season comes again, and the page says when', async () => {
    const { problems } = await tell(
      await contentCopy({
        'menu/80-dezerty.md': replace('season: 1. 8. – 15. 10.', 'season: 19. 10. – 19. 11.'),
      }),
    )
    expect(problems).toEqual([])
  })

  test('the clock of the machine has no part in them where the content says its date, until that lies long ago', async () => {
    const content = await contentCopy({
      'hours.md': replace('date: 24. 12. 2026', 'date: 23. 12. 2026'),
    })
    const [first, second] = await Promise.all(
      ['2026-11-20', '2027-09-16'].map((day) => tell(content, { now: new Date(day) })),
    )
    expect(first?.problems).toHaveLength(1)
    expect(second).toEqual(first)
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
    const { problems } = await tell(await contentCopy(edits))
    expect(problems.map(({ file }) => file)).toEqual([
      'hours.md',
      'menu/10-polevky.md',
      'menu/20-predkrmy.md',
      'pub.md',
    ])
  })

  test('of one file a hundred at most: more are the same one again and again', async () => {
    const dishes = Array.from(
      { length: 101 },
      (_, index) =>
        `  - cs: Jídlo ${index}\n    en: Dish ${index}\n    sizes: = 9x\n    allergens: 1\n`,
    )
    const content = await contentCopy({
      'menu/70-prilohy.md': (text) => `${text.split('items:')[0]}items:\n${dishes.join('')}---\n`,
    })
    expect(await problemsOf(content)).toHaveLength(100)
  })

  test('also of dishes of which it is not sure whether they are drinks', async () => {
    const { problems } = await tell(
      await contentCopy({
        'menu/10-polevky.md': [
          ['kind: food', 'kind: drinks'],
          ['id: gulasova-polevka', 'id: cesnecka'],
        ],
      }),
    )
    expect(problems.map(({ code }) => code).sort()).toEqual(['drinks-without-alcohol', 'id-taken'])
  })

  const refused = (content: string, format: string) => {
    const out = join(content, '../dist')
    return ['--content', content, '--out', out, '--base-url', base, '--format', format]
  }

  test('GitHub gets one annotation for each, with its place', async () => {
    const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: 100%, jo: jo') })
    const { stdout, stderr } = await runHere('build', refused(content, 'github'))
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
    const { code, stderr } = await runHere('build', ['--format', 'xml'])
    expect(code).toBe(2)
    expect(stderr).toBe('--format xml is not known; known are human, json, github\n')
  })

  test('no file name and no text can send commands to the terminal, and nobody who is not there gets colours', async () => {
    const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: "\\e[31mjo"') })
    await writeFile(join(content, 'menu/\u001B[31m.txt'), '')
    const args = ['--content', content, '--out', join(content, '../dist')]
    const { stderr } = await run('src/commands/build.ts', args, { env: { FORCE_COLOR: '' } })
    expect(stderr).toContain('2 problems')
    expect(stderr).not.toContain('\u001B')
  })

  test('a program gets each with its code, its values and its words', async () => {
    const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: jo') })
    const { code, stdout } = await runHere('build', refused(content, 'json'))
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toEqual({
      written: false,
      problems: [
        {
          severity: 'error',
          code: 'word-unknown',
          values: { typed: 'jo', meant: 'yes', words: ['yes', 'no', 'outside', 'on_request'] },
          notation: { oneOf: ['yes', 'no', 'outside', 'on_request'] },
          file: join(content, 'pub.md'),
          line: 55,
          column: 7,
          length: 2,
          source: 'dogs: jo',
          subject: 'dogs',
          found: '"jo"',
          expected: 'one of yes, no, outside, on_request',
          mend: 'write   yes   in place of   jo',
          edits: [{ file: join(content, 'pub.md'), line: 55, column: 7, old: 'jo', new: 'yes' }],
        },
      ],
    })
  })
})

test('a build with problems writes nothing, and leaves no folder behind', async () => {
  const content = await contentCopy({ 'pub.md': replace('dogs: yes', 'dogs: jo') })
  const out = join(content, '../dist')
  await build({ content, out, baseUrl: base, strict: false, environment: {} })
  await expect(stat(out)).rejects.toThrow('ENOENT')
})
