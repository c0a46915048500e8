// A menu ten times as long is built with ten times the work: counted, so that a busy machine says the same.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatePub } from '../../bench/generate.ts'
import { run, temporaryFolder } from '../pub.ts'
import type { Work } from './work.ts'

/** The first one pays for what every process does once. */
const sizes = [25, 50, 100, 200]

test.each([
  ['with more and more sections', () => 12],
  ['with longer and longer sections', (items: number) => items / 5],
])(
  'an item of a long menu costs no more work than one of a short menu, %s',
  async (_, lengthOf) => {
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
  },
)
