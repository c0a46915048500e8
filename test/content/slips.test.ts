// Slips that look right: each is a warning in its line, and a right pub gets none.

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { formatProblem } from '../../src/commands/report.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { slipCodes } from '../../src/messages/warning-codes.ts'
import {
  type Edits,
  editedFiles,
  fullPub,
  readFiles,
  readProblems,
  root,
  siteFrom,
} from '../pub.ts'
import { isQuick, quickPart } from '../sweep.ts'
import { replaced } from './edits.ts'

const soup = 'menu/10-polevky.md'
const drinks = 'menu/201-piti.md'

type Slip = {
  /** A file with a drink of these fields, in place of `file`. */
  drink?: string
  file?: string
  /** The first text that `to` replaces; absent for a file that is written from scratch. */
  from?: string
  /** ⟦ ⟧ around the characters that the caret underlines. */
  to?: string
  warns: string
  /** The line after the exact edit; absent if only the owner knows. */
  fixed?: string
}
type Row = [name: string, file: string, from: string, to: string, slip: Slip]

const small = 'sizes: 0,33 l = 85'
/** A file with one line in question. */
const drink = (lines: string) =>
  `---\nsection: Nealko\nsection_en: Soft drinks\nkind: drinks\nitems:\n  - cs: Voda\n    en: Water\n    sizes: 0,5 l = 30\n    allergens: none\n    alcohol: 0\n  - ${lines.split('\n').join('\n    ')}\n---\n`

type Slips = { [name: string]: Slip }
const listRows = (slips: Slips) =>
  Object.entries(slips).map(
    ([name, slip]): Row =>
      slip.drink === undefined
        ? [name, slip.file ?? '', slip.from ?? '', slip.to ?? '', slip]
        : [name, drinks, '', drink(slip.drink), slip],
  )
const { slips, right } = load(readFileSync(join(import.meta.dirname, 'slips.yaml'), 'utf8')) as {
  [list in 'slips' | 'right']: Slips
}
const table = listRows(slips)

/** The short pub, with snacks and desserts. */
const whole = (text: string) => `${text}\n`
const more = { 'menu/30-k-pivu.md': whole, 'menu/80-dezerty.md': whole }
const before = editedFiles(more, 'short')
const readBefore = (file: string) => Buffer.from(before.get(file) ?? '').toString()
/** A menu without times is read in less time without those of the house. */
const plainBefore = editedFiles(more, 'plain')
const isTimeless = ([file, text]: readonly [file: string, text: string]) =>
  file.startsWith('menu/') && !/\d:\d\d/.test(text)

/** The problems of the pub with these files changed or added. */
async function report(edits: { [file: string]: (text: string) => string }): Promise<Problem[]> {
  const changed = Object.entries(edits).map(([file, edit]) => {
    const text = edit(readBefore(file))
    if (text === readBefore(file)) throw new Error(`the edit of ${file} changed nothing`)
    return [file, text] as const
  })
  const others = changed.every(isTimeless) ? plainBefore : before
  return (await readFiles(Object.fromEntries([...others, ...changed]))).problems
}

const withSlip = (from: string, to: string) => (text: string) =>
  from === '' ? to : text.replace(from, () => to)
const plain = (marked: string) => marked.replace(/[⟦⟧]/g, '')
const warned = (file: string, from: string, to: string) =>
  report({ [file]: (text) => plain(withSlip(from, to)(text)) })

async function warnings(content: string): Promise<Problem[]> {
  const problems = await readProblems(content)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return problems
}

describe('each slip of the table is one warning', () => {
  test('every code of a slip is in the table', () => {
    // `section-part-closed` needs changes in two files: test/cases/hours-agree.yaml.
    const shown = new Set([...table.map(([, , , , { warns }]) => warns), 'section-part-closed'])
    expect(slipCodes.filter((code) => !shown.has(code))).toEqual([])
  })

  const isFirst = (code: string, index: number) =>
    table.findIndex(([, , , , { warns }]) => warns === code) === index
  const tried = table.filter(([, , , , { warns }], index) => !isQuick || isFirst(warns, index))
  test.each(tried)('%s', async (_, file, from, to, { warns: code, fixed: line }) => {
    const [problem, ...more] = await warned(file, from, to)
    expect([problem, ...more].map((one) => one?.code)).toEqual([code])
    const marked = withSlip(from, to)(readBefore(file))
    const start = marked.indexOf('⟦')
    if (start >= 0) {
      const lines = marked.slice(0, start).split('\n')
      expect([problem?.line, problem?.column]).toEqual([
        lines.length,
        (lines.at(-1)?.length ?? 0) + 1,
      ])
    } else expect(problem?.line).toBeGreaterThan(1)
    expect(problem && formatMessage(problem, en).fix).toMatch(/\S/)
    expect(problem && formatProblem(problem)).toContain(`checked: ${code}`)
    const edits = (problem?.edits ?? []).filter((edit) => 'old' in edit)
    if (line === undefined) return
    if (edits.length === 0) throw new Error('no edit')
    const fixed = edits.toReversed().reduce(replaced, plain(marked))
    expect(fixed.split('\n').map((one) => one.trim())).toContain(line)
    const remaining = fixed === readBefore(file) ? [] : await report({ [file]: () => fixed })
    expect(remaining.map((one) => one.code)).not.toContain(code)
  })
})

describe('right values give no warning', () => {
  const pubs = async () => {
    const folders = await readdir(join(root, 'test/pubs'), { withFileTypes: true })
    const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    return [
      ...names.map((name) => `test/pubs/${name}${name.startsWith('frozen-') ? '/full' : ''}`),
      'content',
    ]
  }

  test('no pub of this repository gets a warning about a slip or an untranslated text', async () => {
    const silent = [...slipCodes, 'text-untranslated', 'price-unlike', 'checked-needless']
    for (const pub of quickPart(await pubs(), 8)) {
      const found = (await warnings(join(root, pub))).filter(({ code }) => silent.includes(code))
      expect(found.map((one) => `${one.file}:${one.line} ${one.code}`)).toEqual([])
    }
  })

  test('the full pub gets no warning', async () => {
    expect((await warnings(fullPub)).map((one) => `${one.file}:${one.line} ${one.code}`)).toEqual(
      [],
    )
  })

  test.each(listRows(right))('%s', async (_, file, from, to) => {
    expect(await warned(file, from, to)).toEqual([])
  })
})

test('a field that a form leaves empty counts as absent', async () => {
  const empty = `${small}\n    note:\n    note_en: ''\n    days: []\n    deposit: ""\n    labels_en:`
  const readMenu = async (edits: Edits) => {
    const read = await readFiles(Object.fromEntries(editedFiles(edits, 'plain')))
    return (await siteFrom(read, ['menu.json'])).files.get('menu.json')
  }
  expect(await readMenu({ [soup]: [small, empty] })).toBe(await readMenu({}))
})
