// The promises about size, by the measurements of `npm run bench`.

import { expect, test } from 'vitest'
import { pageRows, table } from '../../bench/bench.ts'

test('home pages: at most 25 kB gzipped with 100 items, under 10 kB with five', async () => {
  const gzipped = (await pageRows()).filter(({ what }) => what.endsWith(' gzipped'))
  expect(gzipped.map(({ what }) => what)).toEqual([
    'pub of 100 items: / gzipped',
    'pub of 100 items: /en/ gzipped',
    'pub of 5 items: / gzipped',
    'pub of 5 items: /en/ gzipped',
  ])
  for (const { what, value } of gzipped)
    expect(value, what).toBeLessThanOrEqual(what.includes('100 items') ? 25_000 : 10_000)
})

test('a figure over its limit is shown as such', () => {
  const row = (value: number) => ({ what: 'figure', value, unit: 'bytes', limit: 9 })
  expect(table([row(9), row(10)])).toBe('figure   9 bytes  of 9\nfigure  10 bytes  OVER 9\n')
})
