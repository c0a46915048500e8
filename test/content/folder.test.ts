// The content folder as a whole: its files, its warnings, and how problems are printed.

import { mkdir, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatMessage as inWords } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { type Problem, sortProblems } from '../../src/messages/problem.ts'
import type { Wording } from '../../src/messages/wording.ts'
import { run } from '../process.ts'
import {
  base,
  buildPub,
  contentCopy,
  readProblems,
  runHere,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'

type ProblemWithText = Problem & Wording

/** Problems of a folder with these files. */
const tell = async (content: string) => inOrder(content, await readProblems(content))

const inOrder = (content: string, problems: Problem[]) =>
  sortProblems(problems).map(
    (problem): ProblemWithText => ({
      ...problem,
      ...inWords(problem, en),
      file: problem.file.slice(content.length + 1),
    }),
  )

const readErrors = async (content: string) =>
  (await tell(content)).filter(({ severity }) => severity === 'error')

describe('a content folder with problems', () => {
  test('an empty folder is one problem that names the command to start with', async () => {
    expect(await tell(await temporaryFolder())).toMatchObject([
      { found: 'an empty folder', fix: expect.stringContaining('agent-pub init') },
    ])
  })

  test('a missing folder is one problem', async () => {
    const nowhere = join(await temporaryFolder(), 'content')
    expect(await tell(nowhere)).toMatchObject([{ found: 'this folder does not exist' }])
  })

  test('links are followed only if they stay in the folder', async () => {
    const content = await contentCopy()
    const outside = join(await temporaryFolder(), 'secret.md')
    await writeFile(outside, '---\nsection: A\n---\n')
    await symlink(outside, join(content, 'menu/200-outside.md'))
    await symlink('nowhere.md', join(content, 'menu/210-nowhere.md'))
    await symlink('..', join(content, 'menu/220-folder.md'))
    // A sibling folder whose name starts with the same characters.
    await mkdir(`${content}-of-others`)
    await writeFile(`${content}-of-others/pub.md`, '---\nsection: A\n---\n')
    await symlink('../../content-of-others/pub.md', join(content, 'menu/230-beside.md'))
    expect(await readErrors(content)).toMatchObject([
      { file: 'menu/200-outside.md', found: 'a link to a file outside this folder' },
      { file: 'menu/210-nowhere.md', found: 'a link that leads nowhere' },
      { file: 'menu/220-folder.md', found: expect.stringMatching(/not a file|outside/) },
      { file: 'menu/230-beside.md', found: 'a link to a file outside this folder' },
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
    expect(await built(most)).toEqual([])
    expect(await built(most + 1)).toMatchObject([{ found: expect.stringMatching(/MB/) }])
  })

  test('a link to a file of the same folder is read as that file', async () => {
    const content = await contentCopy()
    await rename(join(content, 'home.en.md'), join(content, '.home'))
    await symlink('.home', join(content, 'home.en.md'))
    expect(await readErrors(content)).toEqual([])
  })

  test('files that editors and systems leave behind are ignored', async () => {
    const content = await contentCopy()
    await mkdir(join(content, '.vscode'))
    for (const name of ['.DS_Store', '.vscode/settings.json', 'pub.md~', 'Thumbs.db', 'README.md'])
      await writeFile(join(content, name), 'x')
    expect(await readErrors(content)).toEqual([])
  })
})

describe('warnings', () => {
  const has = (words: string) => expect.stringContaining(words)
  test('a past lunch week passes the build, and fails it with --strict', async () => {
    const content = await contentCopy({ 'pub.md': ['date: 20. 11. 2026', 'date: 30. 11. 2026'] })
    const reported = { file: 'lunch/2026-11-23.md', found: has('ended before 30. 11. 2026') }
    const { warnings } = await buildPub(content)
    expect(inOrder(content, warnings)).toContainEqual(
      expect.objectContaining({ severity: 'warning', ...reported }),
    )
    const strict = await tryBuild(content, { strict: true })
    expect(inOrder(content, 'problems' in strict ? strict.problems : [])).toContainEqual(
      expect.objectContaining({ severity: 'error', ...reported }),
    )
  })

  test('do not depend on the clock if the content states a date, until that date is long ago', async () => {
    const edit = ['date: 24. 12. 2026', 'date: 23. 12. 2026'] as const
    const content = await contentCopy({ 'hours.md': edit })
    const reported = ['2026-11-20', '2027-09-16'].map((day) =>
      buildPub(content, { now: new Date(day) }),
    )
    const [first, second] = await Promise.all(reported)
    expect(first?.warnings).toHaveLength(1)
    expect(second?.warnings).toEqual(first?.warnings)
  })
})

describe('all problems are reported in one run', () => {
  test('at most a hundred for each file: more are the same mistake again', async () => {
    const dishes = Array.from(
      { length: 101 },
      (_, index) =>
        `  - cs: Jídlo ${index}\n    en: Dish ${index}\n    sizes: = ${index}x\n    allergens: 1\n`,
    )
    const content = await contentCopy({
      'menu/70-prilohy.md': (text) => `${text.split('items:')[0]}items:\n${dishes.join('')}---\n`,
    })
    expect(await readProblems(content)).toHaveLength(100)
  })

  test('an unknown format is a usage error', async () => {
    const { code, stderr } = await runHere('build', ['--format', 'xml'])
    expect(code).toBe(2)
    expect(stderr).toBe('--format xml does not exist; use one of human, json, github\n')
  })

  test('no file name or text can send commands to the terminal, and without a terminal there are no colours', async () => {
    const content = await contentCopy({ 'pub.md': ['dogs: yes', 'dogs: "\\e[31mjo"'] })
    await writeFile(join(content, 'menu/\u001B[31m.txt'), '')
    const args = ['--content', content, '--out', join(content, '../dist')]
    const { stderr } = await run('src/commands/build.ts', args, { env: { FORCE_COLOR: '' } })
    expect(stderr).toContain('2 problems')
    expect(stderr).not.toContain('\u001B')
  })

  test('a program gets each problem with its code, values and words', async () => {
    const content = await contentCopy({ 'pub.md': ['dogs: yes', 'dogs: jo'] })
    const out = join(content, '../dist')
    const args = ['--content', content, '--out', out, '--base-url', base, '--format', 'json']
    const { code, stdout } = await runHere('build', args)
    expect(code).toBe(1)
    await expect(stat(out)).rejects.toThrow('ENOENT')
    expect(JSON.parse(stdout)).toEqual({
      written: false,
      problems: [
        {
          severity: 'error',
          code: 'word-unknown',
          values: { typed: 'jo', meant: null, words: ['yes', 'no', 'outside', 'on_request'] },
          notation: { oneOf: ['yes', 'no', 'outside', 'on_request'] },
          file: join(content, 'pub.md'),
          line: 55,
          column: 7,
          length: 2,
          source: 'dogs: jo',
          subject: 'dogs',
          found: '"jo"',
          expected: 'one of yes, no, outside, on_request',
          fix: 'write one of yes, no, outside, on_request',
        },
      ],
    })
  })
})
