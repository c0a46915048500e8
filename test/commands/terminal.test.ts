// Output fits the terminal: lines have its width, carets are below their characters, and there are
// colours only if it has them.

import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eastAsianWidth } from 'get-east-asian-width'
import { describe, expect, test } from 'vitest'
import { excerpt } from '../../src/commands/excerpt.ts'
import { formatBlock, reportJson, reportProblems, styleOn } from '../../src/commands/report.ts'
import { reportJudgement } from '../../src/commands/verify.ts'
import { width, wrap } from '../../src/commands/width.ts'
import { message } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { need } from '../capabilities.ts'
import { ended, run, start } from '../process.ts'
import { base, root, runHere, temporaryFolder } from '../pub.ts'

/** Make a problem; ⟦ ⟧ marks the wrong characters in the line. */
function problemIn(marked: string): Problem {
  const start = marked.indexOf('⟦')
  return {
    ...message('price-or-quantity', { typed: '150', currency: 'CZK' }),
    severity: 'error',
    file: 'content/menu/20-hlavni-jidla.md',
    subject: 'items › 3 (Svíčková na smetaně) › sizes',
    line: 130,
    column: start + 1,
    length: marked.indexOf('⟧') - start - 1,
    source: marked.replace(/[⟦⟧]/g, ''),
  }
}

/** Return the text above the caret. */
function textAboveCaret([line = '', caret = '']: readonly string[]) {
  const start = caret.indexOf('^')
  const carets = caret.length - start
  const over = [...new Intl.Segmenter().segment(line)]
    .map(({ segment }) => segment)
    .reduce(
      ({ text, column }, sign) => ({
        text: column >= start && column < start + carets ? text + sign : text,
        column: column + width(sign),
      }),
      { text: '', column: 0 },
    )
  return over.text
}

test('every character is as wide as Unicode says', () => {
  const wrong: string[] = []
  for (let point = 0x20; point < 0x30000; point += 1) {
    const sign = String.fromCodePoint(point)
    // Combining marks, emoji and hidden characters follow rules of their own.
    if (/[\p{M}\p{C}\p{Z}\p{Emoji}\p{Default_Ignorable_Code_Point}]/u.test(sign)) continue
    if (width(sign) !== eastAsianWidth(point)) wrong.push(point.toString(16))
  }
  expect(wrong).toEqual([])
})

test.each([
  ['Příliš žluťoučký kůň', 20],
  ['p\u0159i\u0301lis\u030c', 6],
  ['ラーメン', 8],
  ['ｶﾚｰ', 3],
  ['김치', 4],
  ['🍺', 2],
  ['👨‍👩‍👧', 2],
  ['🇨🇿', 2],
  ['❤️', 2],
  ['a\u200Bb', 2],
  ['', 0],
])('%j takes %i columns', (text, columns) => expect(width(text)).toBe(columns))

describe('the caret is below its characters', () => {
  test.each([
    '    sizes: ⟦150⟧',
    'name: 🍺 pivo ⟦150⟧ ⟦',
    'name: ラーメン ⟦150 ラ⟧ x',
    'name: p\u0159i\u0301lis\u030c ⟦150⟧',
    '\tsizes:\t⟦150⟧\t= 3',
  ])('%s', (marked) => {
    const line = marked.replace(/ ⟦$/, '')
    const shown = /⟦(.*?)⟧/.exec(line)?.[1]
    for (const columns of [40, 80, Number.POSITIVE_INFINITY])
      expect(textAboveCaret(excerpt(problemIn(line), columns))).toBe(shown)
  })

  test('is one column wide if nothing is marked, as after the last character', () => {
    const [line = '', caret = ''] = excerpt(problemIn('name: pivo⟦⟧'), 80)
    expect(caret.indexOf('^')).toBe(line.length)
    expect(caret.endsWith(' ^')).toBe(true)
  })

  test.each([30, 40, 80, 132])(
    'in a long line too, which is cut to %i columns around it',
    (columns) => {
      for (const [before, after] of [
        ['a '.repeat(300), ' b'.repeat(300)],
        ['', ' b'.repeat(300)],
        ['ラ'.repeat(300), ''],
      ]) {
        const lines = excerpt(problemIn(`${before}⟦0,5 l⟧${after}`), columns)
        expect(textAboveCaret(lines)).toBe('0,5 l')
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns)
        expect(lines[0]?.startsWith('  130 | …')).toBe(before !== '')
        expect(lines[0]?.endsWith('…')).toBe(after !== '')
      }
    },
  )

  test('shows the start of marked text that is longer than the terminal', () => {
    const [line = '', caret = ''] = excerpt(problemIn(`note: ⟦${'abc '.repeat(100)}⟧`), 40)
    expect(line).toMatch(/^ {2}130 \| .*abc abc/)
    expect(line.endsWith('…')).toBe(true)
    expect([width(line), width(caret)].every((one) => one <= 40)).toBe(true)
  })
})

describe('lines', () => {
  test.each([45, 80])('of verify take %i columns with their fixes, and no more', (columns) => {
    const facts = { path: '/menu.json', promise: 'type', found: 'none', expected: 'a type' }
    const fix = 'a '.repeat(100).trim()
    const broken = { ...facts, outcome: 'broken', whose: 'host', fix: fix } as const
    const judged = { base, source: 'its build', host: undefined, verdicts: [broken] }
    const lines = reportJudgement(judged, { catalogue: en, color: false, columns }).split('\n')
    expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(columns)
    const [whole = ''] = lines.filter((line) => /^ {8}(?:a )+a$/.test(line))
    expect(width(whole)).toBeGreaterThanOrEqual(columns - 1)
    expect(reportJudgement(judged, { catalogue: en, color: true, columns })).toContain('\u001b[31m')
  })

  test.each([45, 60, 80, 120])('of a problem are at most %i columns wide', (columns) => {
    for (const catalogue of [cs, en]) {
      const block = formatBlock(problemIn('    sizes: ⟦150⟧'), { catalogue, color: false, columns })
      for (const line of block.split('\n')) expect(width(line), line).toBeLessThanOrEqual(columns)
    }
  })

  test('continue below the start of their text', () => {
    const style = { catalogue: cs, color: false, columns: 50 }
    const rows = formatBlock(problemIn('    sizes: ⟦150⟧'), style).split('\n')
    const fixRow = rows.findIndex((row) => /^ {2}oprava {4}\S/.test(row))
    expect(rows.length - fixRow).toBeGreaterThan(1)
    for (const row of rows.slice(fixRow + 1)) expect(row).toMatch(/^ {12}\S/)
  })

  test('keep an example to type in one piece if it fits', () => {
    expect(wrap('napište před cenu rovnítko:   0,5 l = 62   nebo   0,3 l = 44', 32)).toEqual([
      'napište před cenu rovnítko:',
      '0,5 l = 62   nebo   0,3 l = 44',
    ])
    expect(wrap('dejte text do uvozovek:   note: "Denně čerstvé"', 20)).toEqual([
      'dejte text do',
      'uvozovek:   note:',
      '"Denně čerstvé"',
    ])
  })

  test('are not broken in a file or a pipe', () => {
    const { columns } = styleOn({}, {}, en)
    expect(columns).toBe(Number.POSITIVE_INFINITY)
    expect(styleOn({ isTTY: true, columns: 0 }, {}, en).columns).toBe(80)
    expect(styleOn({ isTTY: true }, {}, en).columns).toBe(80)
    expect(styleOn({ isTTY: true, columns: 46 }, {}, en).columns).toBe(46)
  })
})

test.each([
  [{ isTTY: true, hasColors: () => true }, {}, true],
  [{ isTTY: true }, {}, true],
  [{ isTTY: true, hasColors: () => false }, {}, false],
  [{ isTTY: true, hasColors: () => true }, { NO_COLOR: '1' }, false],
  [{ isTTY: true, hasColors: () => true }, { CI: 'true' }, false],
  [{ isTTY: true, hasColors: () => true }, { TERM: 'dumb' }, false],
  [{ isTTY: false }, {}, false],
])('a stream %j in %j has colours: %s', (stream, environment, colored) => {
  const report = reportProblems([problemIn('a: ⟦b⟧')], styleOn(stream, environment, en))
  expect(report.includes('\u001b[')).toBe(colored)
})

test('control characters of the content never reach the terminal, in any row and at any width', () => {
  const hostile = '\u001b[2J\u009b31m\u0007\u202E'
  // Typed as an object, because the union of all messages is too large for the compiler.
  const hostileMessage: object = message('word-unknown', {
    typed: hostile,
    words: [hostile],
    meant: hostile,
  })
  const problem = {
    ...{ ...problemIn(`name: ⟦${hostile}⟧`), ...hostileMessage },
    subject: hostile,
    file: `content/${hostile}.md`,
  } as Problem
  for (const columns of [40, Number.POSITIVE_INFINITY])
    expect(formatBlock(problem, { catalogue: cs, color: false, columns })).not.toMatch(
      /(?!\n)\p{Cc}|\u202E/u,
    )
})

test('problems as JSON contain no control characters, and the text as typed', () => {
  const hostile = '\u001b[2J\u009b31m\u007f\u0085'
  const problem: Problem = { ...problemIn('name: ⟦x⟧'), subject: hostile }
  const text = reportJson([problem], false)
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u)
  expect(JSON.parse(text).problems).toMatchObject([{ subject: hostile }])
})

test('a bug is one line with the version, and a stack trace only on request', async () => {
  const broken = 'process.stdout.write=()=>{throw new TypeError("no \\u001b[31m pen")}'
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(broken)}` }
  const args = ['src/commands/build.ts', ['--help'], { env }] as const
  const { code, stderr } = await run(...args)
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^this is a bug in agent-pub \d+\.\d+\.\d+, not your mistake: no \S*\[31m pen \(.*:\d+\)\. Please send this line, .*\n$/,
    ),
  ])
  expect(stderr).not.toContain('\u001b')
  const traced = await run(args[0], args[1], { env: { ...env, DEBUG: '1' } })
  expect(traced.stderr).toMatch(/^TypeError: no/m)
})

test('control characters of a wrong call never reach the terminal', async () => {
  const { code, stderr } = await runHere('build', ['--host', '\u001b[2J\u009b31m\u202E\u200F'])
  expect(code).toBe(2)
  expect(stderr).toContain('[2J')
  expect(stderr).not.toMatch(/(?!\n)\p{Cc}|[\u202E\u200F]/u)
})

test('a reader that stops reading does not fail the command, and no message is printed', async () => {
  const child = start('src/commands/build.ts', ['--help'])
  child.stdout?.destroy()
  expect(await ended(child)).toMatchObject({ code: 0, stderr: '' })
})

test('output that does not fit on a full disk ends with the exit code for errors of the system', async (context) => {
  need(context, 'fullDevice')
  const full = openSync('/dev/full', 'w')
  const program = [join(root, 'src/commands/start.js'), 'build', '--help']
  const child = spawn(process.execPath, program, { stdio: ['ignore', full, 'pipe'] })
  expect(await ended(child)).toMatchObject({ code: 3, stderr: '' })
  closeSync(full)
})

test.for([24, 22, 21])(
  'with %i open files at most, a program runs or says why not',
  async (limit, context) => {
    need(context, 'posix')
    const program = [process.execPath, join(root, 'src/commands/start.js'), 'build', '--help']
    const limited = ['-c', `ulimit -n ${limit}; exec "$@"`, 'sh', ...program, '--lang', 'en']
    const { code, stderr } = await ended(spawn('sh', limited, { cwd: await temporaryFolder() }))
    // The compiled program needs no more files than Node itself; from sources it needs more.
    expect([
      [0, ''],
      [3, 'too many files are open to start; raise the limit (ulimit -n), and try again\n'],
    ]).toContainEqual([code, stderr])
  },
)

test('a command in a folder that was deleted ends with a sentence', async (context) => {
  need(context, 'posix')
  const folder = join(await temporaryFolder(), 'gone')
  await mkdir(folder)
  const program = [process.execPath, join(root, 'src/commands/start.js'), 'build', '--lang', 'en']
  const gone = ['-c', 'rmdir "$PWD"; exec "$@"', 'sh', ...program]
  const { code, stderr } = await ended(spawn('sh', gone, { cwd: folder }))
  expect([code, stderr]).toEqual([
    3,
    'the current folder was deleted or you may not read it; change to another one:   cd\n',
  ])
})
