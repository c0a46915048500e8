// The real command on a pub with mistakes: what it prints, and that the published site stays.

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { reportProblems } from '../../src/commands/report.ts'
import { mistakes } from '../content/mistakes.ts'
import { run } from '../process.ts'
import { base, contentCopy, tryBuild } from '../pub.ts'

/** One mistake for each shape that a printed problem can have. */
const shapes = [
  'a picture', // a file as a whole
  'a yes in other words', // a line with a caret
  'a wrong IČO', // a second problem in the same file
  'an id of food on a drink', // two places
]

test('every shape of a problem is printed as the build reported it, and the site is unchanged', async () => {
  const content = await contentCopy()
  const out = join(content, '../dist')
  const args = ['--content', content, '--out', out, '--base-url', base]
  expect((await run('src/commands/build.ts', args)).code).toBe(0)
  const before = (await stat(out)).ino
  for (const { name, file, from, to } of mistakes) {
    if (!shapes.includes(name)) continue
    const path = join(content, file)
    const text = from === undefined ? '' : await readFile(path, 'utf8')
    const changed = from === undefined ? String(to) : text.replace(from, () => String(to))
    await outputFile(path, changed.replace(/[⟦⟧]/g, ''))
  }
  // And a warning, in a file without mistakes.
  const warned = join(content, 'menu/20-predkrmy.md')
  const text = await readFile(warned, 'utf8')
  await outputFile(warned, text.replace(/^( *en): .*$/m, `$1: ${'very '.repeat(30)}good`))
  const result = await tryBuild(content)
  const { code, stdout, stderr } = await run('src/commands/build.ts', args)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(reportProblems('problems' in result ? result.problems : []))
  for (const words of ['see also  ', '  warning   ', '^^^^^^\n', '.svg\n  found'])
    expect(stderr).toContain(words)
  expect(stderr).toMatch(
    /\n\n4 problems, 1 warning\. Nothing was written; the site is unchanged\.\n$/,
  )
  expect((await stat(out)).ino).toBe(before)
})
