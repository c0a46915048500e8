// What nobody thought of: the full pub with random damage, other damage at each run, and ten
// thousand times in `npm run bench -- faults`. Whatever the damage is, the build either makes a site
// that passes all checks, or says where the mistake is.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { copy } from 'fs-extra/esm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { build } from '../../build.ts'
import { readContent } from '../../src/content/content.ts'
import { readDocument } from '../../src/content/documents/document.ts'
import { diskSource } from '../../src/content/files/disk.ts'
import { toProblems } from '../../src/content/problems.ts'
import { decideDate } from '../../src/content/site-date.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import type { Problem } from '../../src/messages/problem.ts'
import { base, fullPub } from '../pub.ts'
import { isQuick, runs } from '../sweep.ts'

const names = (await readdir(fullPub, { recursive: true }))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .sort()
const shipped = new Map(
  await Promise.all(
    names.map(async (name) => [name, await readFile(join(fullPub, name))] as const),
  ),
)

let folder: string
let content: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pub-'))
  content = join(folder, 'content')
  await copy(fullPub, content)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Most damage is found while reading; readable content is built now and then. */
const isIntact = fc.nat({ max: 15 }).map((number) => number === 0)

/** Return the problems with one file changed; undefined if the content can be published. */
async function problemsWith(
  name: string,
  bytes: Uint8Array,
  whole: boolean,
): Promise<Problem[] | undefined> {
  await writeFile(join(content, name), bytes)
  try {
    const decide = (typed: { date: string } | undefined) =>
      decideDate(undefined, {}, typed && { ...typed, file: 'pub.md' }, new Date())
    const { content: read, findings } = await readContent(diskSource(content), content, decide)
    if (!read) return toProblems(findings)
    if (!whole) return undefined
    const out = join(folder, 'dist')
    const result = await build({
      content,
      out,
      baseUrl: base,
      strict: false,
      environment: {},
      isTemporary: true,
    })
    return 'problems' in result ? result.problems : undefined
  } finally {
    await writeFile(join(content, name), shipped.get(name) as Uint8Array)
  }
}

/** Expect a built site, or problems that point into the file. */
async function expectAnswer(name: string, bytes: Uint8Array, whole: boolean) {
  const problems = await problemsWith(name, bytes, whole)
  if (!problems) return
  expect(problems.length).toBeGreaterThan(0)
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF+/, '')
  const lines = text.split(/\r\n|\r|\n/)
  for (const problem of problems) {
    const { file, line = 0, column = 0, severity } = problem
    const { found } = formatMessage(problem, en)
    expect(file, found).not.toMatch(/^dist\//)
    if (!file.endsWith(`/${name}`)) {
      // The other side of a contradiction, such as a duplicate id.
      expect(['error', 'warning']).toContain(severity)
      continue
    }
    expect(line, found).toBeGreaterThanOrEqual(1)
    expect(line, found).toBeLessThanOrEqual(Math.max(lines.length, 1))
    expect(column, found).toBeGreaterThanOrEqual(1)
    expect(column, found).toBeLessThanOrEqual(Math.max((lines[line - 1] ?? '').length, 1) + 1)
  }
}

const file = fc.constantFrom(...names)
// Spread evenly: a bias towards the ends would mostly break the first line.
const place = fc.noBias(fc.nat({ max: 1_000_000 })).map((share) => share / 1_000_000)
const at = (length: number, share: number) => Math.min(length, Math.floor(share * (length + 1)))

/** Characters with a meaning for a parser, a page, a terminal or a person. */
const sign = fc.oneof(
  fc.constantFrom(
    ...':#-"\'[]{}&*!|>%@`,=?~\\<;/ \t\n\r\0',
    '---',
    '\n---\n',
    ': ',
    ' #',
    '- ',
    '\u00A0',
    '\u2028',
    '\u0301',
    '\u0338',
    '\u202E',
    '\uFEFF',
    '🍺',
    '\uD83C',
    '<base_url>',
    '{base_url}',
    '$&',
    '</script>',
    '  ',
    '\n  - ',
    '"',
    '[[[[[[[[[[',
    'null',
    '1e9',
    '__proto__: x\n',
  ),
  // `fc.string` with all of Unicode takes a second to prepare.
  fc
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 3 })
    .map((points) => String.fromCodePoint(...points)),
)

/** Insert characters into a text of the full pub, and remove as many. */
const damaged = fc
  .tuple(file, fc.array(fc.tuple(place, sign, fc.nat({ max: 3 })), { minLength: 1, maxLength: 2 }))
  .map(([name, edits]) => {
    let text = String(shipped.get(name))
    for (const [share, put, taken] of edits) {
      const start = at(text.length, share)
      text = text.slice(0, start) + put + text.slice(start + taken)
    }
    return { name, text }
  })

test('another YAML parser reads the same values from every file that is not refused', async () => {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value), (_, member) => member ?? '')
  let read = 0
  await fc.assert(
    fc.asyncProperty(damaged, async ({ name, text }) => {
      const document = readDocument(name, Buffer.from(text), () => {})
      if (!document) return
      read++
      const [, fields = ''] = document.text.split(/^---$/m)
      const tree = parseDocument(fields, { schema: 'failsafe', logLevel: 'silent' })
      expect(tree.errors).toEqual([])
      expect(plain(document.data)).toEqual(plain(tree.toJS()))
    }),
    { numRuns: isQuick ? 50 : 150 },
  )
  expect(read).toBeGreaterThan(20)
})

test('inserted or removed characters never crash the build', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(damaged, isIntact, ({ name, text }, all) =>
      expectAnswer(name, Buffer.from(text), all),
    ),
    { numRuns: isQuick ? 3 : runs(100) },
  )
})

test('removed, doubled, moved or indented lines never crash the build', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      file,
      place,
      place,
      fc.constantFrom('drop', 'double', 'move', 'indent', 'outdent', 'cut'),
      isIntact,
      async (name, from, to, how, all) => {
        const lines = String(shipped.get(name)).split('\n')
        const index = Math.min(at(lines.length, from), lines.length - 1)
        const line = lines[index] ?? ''
        const changed = {
          drop: () => lines.toSpliced(index, 1),
          double: () => lines.toSpliced(index, 0, line),
          move: () => lines.toSpliced(index, 1).toSpliced(at(lines.length - 1, to), 0, line),
          indent: () => lines.with(index, ` ${line}`),
          outdent: () => lines.with(index, line.replace(/^ /, '')),
          cut: () => lines.slice(0, index),
        }[how]()
        await expectAnswer(name, Buffer.from(changed.join('\n')), all)
      },
    ),
    { numRuns: isQuick ? 3 : runs(100) },
  )
})

test('random bytes never crash the build', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      file,
      place,
      fc.uint8Array({ minLength: 1, maxLength: 8 }),
      isIntact,
      async (name, share, put, all) => {
        const bytes = Buffer.from(shipped.get(name) as Uint8Array)
        const start = at(bytes.length - put.length, share)
        bytes.set(put, start)
        await expectAnswer(name, bytes, all)
      },
    ),
    { numRuns: isQuick ? 3 : runs(100) },
  )
})
