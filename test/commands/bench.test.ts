// The promises about size, measured by `npm run bench` itself.

import { expect, test } from 'vitest'
import { run } from '../pub.ts'

test('home pages: at most 25 kB gzipped with 100 items, under 10 kB with five', async () => {
  const { code, stdout } = await run('bench/bench.ts', [])
  const gzipped = [...stdout.matchAll(/, (\d+) items: (\S+) gzipped +(\d+) bytes/g)].map(
    ([, items, path, bytes]) => [Number(items), path, Number(bytes)] as const,
  )
  expect(gzipped.map(([items, path]) => [items, path])).toEqual([
    [100, '/'],
    [100, '/en/'],
    [5, '/'],
    [5, '/en/'],
  ])
  for (const [items, , bytes] of gzipped)
    expect(bytes).toBeLessThanOrEqual(items === 100 ? 25_000 : 10_000)
  expect(code).toBe(0)
})
