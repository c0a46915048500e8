// Output for GitHub: next to changed lines, on the summary page, and in comments.

import { join } from 'node:path'
import { Parser } from 'commonmark'
import { describe, expect, test } from 'vitest'
import {
  annotateVerdicts,
  reportAnnotations,
  summarize,
  summarizeJudgement,
  summarizeSentence,
} from '../../src/commands/github.ts'
import { reportProblems } from '../../src/commands/report.ts'
import { message } from '../../src/messages/catalogue.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import type { Verdict } from '../../src/verify/verdict.ts'

const price: Problem = {
  ...message('price-unreadable', { typed: 'dohoda', several: false, currency: 'CZK' }),
  severity: 'error',
  file: 'content/menu/10-polevky.md',
  subject: 'items › 1 (Kulajda: s koprem, 100%) › sizes',
  line: 13,
  column: 21,
  length: 6,
  source: '    sizes: 0,33 l = dohoda',
}
const warning: Problem = {
  ...message('section-single'),
  severity: 'warning',
  file: 'content/menu/00-ranni.md',
}

/** Parse workflow commands as the runner does (github.com/actions/runner, ActionCommand). */
function parseCommand(line: string) {
  const [, name = '', listed = '', text = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? []
  const data = (value: string) =>
    value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
  const properties = listed.split(',').map((one) => {
    const [key = '', value = ''] = one.split('=')
    return [key, data(value.replaceAll('%3A', ':').replaceAll('%2C', ','))] as const
  })
  return { name, ...Object.fromEntries(properties), text: data(text) }
}

describe('an annotation', () => {
  test("is on the exact line, in the owner's language", () => {
    const [line = ''] = reportAnnotations([price], cs, {}).split('\n')
    expect(parseCommand(line)).toEqual({
      name: 'error',
      file: 'content/menu/10-polevky.md',
      line: '13',
      col: '21',
      endColumn: '27',
      title: 'items › 1 (Kulajda: s koprem, 100%) › sizes',
      text: 'cena „dohoda“\noprava: napište cenu v korunách číslicemi; co je zadarmo, má 0; co nemá stálou cenu, napište větou pod   note:   oddílu',
    })
  })

  test('is in the order of files and lines', () => {
    const first = { ...price, line: 2 }
    const listed = reportAnnotations([price, warning, first], cs, {}).trim().split('\n')
    expect(listed.map(parseCommand)).toMatchObject([
      { text: expect.stringContaining('sedí-li   checked: section-single') },
      { file: 'content/menu/10-polevky.md', line: '2' },
      { file: 'content/menu/10-polevky.md', line: '13' },
    ])
  })

  test('has a path relative to the root of the repository, wherever the build was started', () => {
    const workspace = join(process.cwd(), '..')
    const [line = ''] = reportAnnotations([warning], en, { GITHUB_WORKSPACE: workspace }).split(
      '\n',
    )
    const folder = process.cwd().split(/[\\/]/).at(-1)
    expect(parseCommand(line)).toMatchObject({
      name: 'warning',
      file: `${folder}/content/menu/00-ranni.md`,
    })
  })

  test('has the path as given for a file outside of the repository', () => {
    const outside = { ...warning, file: '../elsewhere/pub.md' }
    const [line = ''] = reportAnnotations([outside], en, { GITHUB_WORKSPACE: process.cwd() }).split(
      '\n',
    )
    const file = join(process.cwd(), '../elsewhere/pub.md')
    const paths = reportAnnotations([{ ...warning, file }], en, {
      GITHUB_WORKSPACE: process.cwd(),
    })
    expect(parseCommand(line)).toMatchObject({ file: '../elsewhere/pub.md' })
    expect(parseCommand(paths.split('\n')[0] ?? '')).toMatchObject({ file })
  })

  test('is one line, whatever the content contains', () => {
    const typed = 'a\r\n::error::b %0A \u001b[2J'
    // Typed as an object, because the union of all messages is too large for the compiler.
    const injected: object = message('word-unknown', { typed, words: [], meant: null })
    const odd = { ...price, ...injected } as Problem
    const lines = reportAnnotations([{ ...odd, subject: typed }], cs, {}).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).not.toMatch(/\p{Cc}/u)
    // Text that looks like an escaped line end is read back as typed.
    expect(parseCommand(lines[0] ?? '').text).toContain('%0A')
  })
})

describe('the summary page', () => {
  const environment = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'kohout/web',
    GITHUB_SHA: 'abc123',
  }

  test('starts with the result, then errors before warnings, each with a link to its line', () => {
    const page = summarize({ problems: [warning, price], written: false }, cs, environment)
    expect(page).toMatch(
      /^<!-- agent-pub -->\n\n## Web se nevytvořil\n\n1 chyba, 1 upozornění\. Nic se nezapsalo; web zůstal, jak byl\.\n/,
    )
    expect(page).toContain(
      '](https://github.com/kohout/web/blob/abc123/content/menu/10-polevky.md?plain=1#L13)',
    )
    expect(page).toContain('  13 |     sizes: 0,33 l = dohoda\n     |                     ^^^^^^\n')
    expect(page.indexOf('10-polevky')).toBeLessThan(page.indexOf('00-ranni'))
  })

  test("contains the owner's text as text: no markup, no mention of anyone", () => {
    const hostile = '```\n# @kohout <img src=x> [a](b) `````'
    const injected: object = message('word-unknown', { typed: hostile, words: [], meant: null })
    const odd = {
      ...{ ...price, ...injected },
      file: 'content/menu/[a](javascript:x) @kohout.md',
      source: hostile.replace('\n', ' '),
    } as Problem
    const page = summarize({ problems: [odd], written: false }, en, environment)
    const parsed = new Parser().parse(page)
    const kinds = new Map<string, string[]>()
    const walker = parsed.walker()
    for (let step = walker.next(); step; step = walker.next())
      if (step.entering)
        kinds.set(step.node.type, [
          ...(kinds.get(step.node.type) ?? []),
          step.node.destination ?? step.node.literal ?? '',
        ])
    expect(kinds.get('heading')).toHaveLength(1)
    expect(kinds.get('code_block')).toHaveLength(1)
    expect(kinds.get('html_block')).toEqual(['<!-- agent-pub -->'])
    expect(kinds.has('html_inline')).toBe(false)
    expect(kinds.get('link')).toHaveLength(1)
    expect(kinds.get('link')?.[0]).toMatch(/^https:\/\/github\.com\/kohout\/web\/blob\/abc123\//)
  })

  test('links to a file with a bracket in its name', () => {
    const odd = { ...price, file: 'content/menu/jidla (1.md' }
    const page = summarize({ problems: [odd], written: false }, en, environment)
    expect(page).toContain('/blob/abc123/content/menu/jidla%20%281.md?plain=1#L13)')
  })

  test('contains a sentence that is a fence itself', () => {
    for (const sentence of ['```', '`````']) {
      const parsed = new Parser().parse(summarizeSentence(sentence, 'failed', en))
      expect(parsed.lastChild?.type).toBe('code_block')
      expect(parsed.lastChild?.literal).toBe(`${sentence}\n`)
    }
  })

  test('lists at most forty problems and says how many more there are', () => {
    const problems = Array.from({ length: 43 }, (_, index) => ({ ...price, line: index + 1 }))
    const page = summarize({ problems, written: false }, cs, {})
    expect(page.match(/^```text$/gm)).toHaveLength(40)
    expect(page).toContain('3 další jsou ve výpisu běhu.')
  })
})

describe('verify on GitHub', () => {
  const verdict: Verdict = {
    ...{ promise: 'status', path: '/', outcome: 'held', found: '200', expected: '200' },
  }
  const broken: Verdict = {
    ...{ promise: 'content-type', path: '/menu.json', outcome: 'broken' },
    ...{ found: 'text/html', expected: 'application/json', whose: 'rules', fix: '100% of it' },
  }
  const warned: Verdict = {
    ...{ promise: 'certificate', path: '/', outcome: 'warning' },
    ...{ found: 'ends in 3 days', expected: '14 days or more' },
  }
  const judgement = (verdicts: Verdict[]) => ({
    ...{ verdicts, base: 'https://pub.example', source: 'the table', host: undefined },
  })

  test('annotates broken promises before warnings, and nothing that holds', () => {
    const lines = annotateVerdicts([verdict, warned, broken], cs.verify).trim().split('\n')
    expect(lines.map(parseCommand)).toEqual([
      {
        name: 'error',
        title: '/menu.json content-type',
        text: 'je text/html; má být application/json\nkdo za to může: pravidla; oprava: 100% of it',
      },
      {
        name: 'warning',
        title: '/ certificate',
        text: 'je ends in 3 days; má být 14 days or more',
      },
    ])
  })

  test('writes the result and each fault to the summary page', () => {
    const page = summarizeJudgement(judgement([verdict, warned, broken]), cs.verify)
    expect(page).toContain('## Zveřejněný web něco z toho, co slibuje, neplní\n')
    expect(page.indexOf('/menu.json  content-type')).toBeLessThan(page.indexOf('/  certificate'))
    const right = summarizeJudgement(judgement([verdict]), cs.verify)
    expect(right).toContain('## Zveřejněný web plní, co slibuje\n')
    expect(right).not.toContain('```')
  })
})

test('in a log errors come before warnings, elsewhere problems are in the order of files', () => {
  const style = { catalogue: en, columns: Number.POSITIVE_INFINITY, color: false }
  const places = (log: boolean) =>
    [
      ...reportProblems([warning, price], { ...style, log }).matchAll(/^content\/menu\/(\d+)/gm),
    ].map(([, number]) => number)
  expect([places(true), places(false)]).toEqual([
    ['10', '00'],
    ['00', '10'],
  ])
})
