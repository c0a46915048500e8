// The only test that reads content/: it builds, whatever its owner writes.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, tryBuild } from '../pub.ts'

test('content/ builds without a problem', async () => {
  const result = await tryBuild(join(root, 'content'))
  expect('problems' in result ? result.problems : []).toEqual([])
})
