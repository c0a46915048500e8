// Promises about size, as measured by `npm run bench`.

import { expect, test } from 'vitest'
import { pageRows } from '../../bench/bench.ts'
import { table } from '../../bench/rows.ts'
import { isQuick } from '../sweep.ts'

if (!isQuick)
  test('home pages gzipped: at most 22 kB with 100 items, 10 kB with five, 30 kB with 400; the filter 2 kB', async () => {
    const gzipped = (await pageRows()).filter(({ what }) => what.endsWith(' gzipped'))
    expect(gzipped.map(({ what, limit }) => [what, limit])).toEqual([
      ['pub of 100 items: / gzipped', 22_000],
      ['pub of 100 items: /en/ gzipped', 22_000],
      ['pub of 100 items: /, the filter gzipped', 2_000],
      ['pub of 100 items: /en/, the filter gzipped', 2_000],
      ['pub of 5 items: / gzipped', 10_000],
      ['pub of 5 items: /en/ gzipped', 10_000],
      ['pub of 400 items: / gzipped', 30_000],
      ['pub of 400 items: /en/ gzipped', 30_000],
    ])
    for (const { what, value, limit } of gzipped) {
      expect(value, what).toBeLessThanOrEqual(limit ?? 0)
      // The boxes alone are larger than that.
      expect(value, what).toBeGreaterThan(1_000)
    }
  })

test('a figure over its limit is marked', () => {
  const row = (value: number) => ({ what: 'figure', value, unit: 'bytes', limit: 9 })
  expect(table([row(9), row(10)])).toBe('figure   9 bytes  of 9\nfigure  10 bytes  OVER 9\n')
  const score = (value: number) => ({ what: 'score', value, unit: 'points', least: 98 })
  expect(table([score(98), score(97), score(Number.NaN)])).toBe(
    'score   98 points  from 98\nscore   97 points  UNDER 98\nscore  NaN points  UNDER 98\n',
  )
})
