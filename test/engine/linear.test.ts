// Building time grows linearly with the menu. Steps are counted, so that a busy machine gives the
// same result.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatePub } from '../../bench/generate.ts'
import { run } from '../process.ts'
import { temporaryFolder } from '../pub.ts'
import type { Work } from './work.ts'

/** The smallest menu is ignored, because it includes the one-time work of each process. */
const sizes = [25, 50, 100, 200]

test.each([
  ['with more and more sections', () => 1],
  ['with longer and longer sections', (items: number) => items / 5],
])('an item costs no more work in a long menu than in a short one, %s', async (_, lengthOf) => {
  const folder = await temporaryFolder()
  const contents = sizes.map((size) => join(folder, String(size), 'content'))
  for (const [index, content] of contents.entries()) {
    const items = sizes[index] ?? 0
    await generatePub(content, { items, sectionSize: lengthOf(items) })
  }
  const { stdout, stderr } = await run('test/engine/work.ts', contents)
  expect(stderr).toBe('')
  const [, small, middle, large] = JSON.parse(stdout) as Work[]
  if (!small || !middle || !large) throw new Error('a build is missing')
  for (const kind of ['steps', 'characters'] as const) {
    const first = (middle[kind] - small[kind]) / 50
    const next = (large[kind] - middle[kind]) / 100
    expect(first, kind).toBeGreaterThan(100)
    expect(next / first, `${kind} of one more item`).toBeLessThan(1.1)
  }
})
