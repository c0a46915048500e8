// The editor dates dishes that the owner marks as sold out.

import { expect, test } from 'vitest'
import { dateSoldOut } from '../../src/editor/sold-out.ts'

const file = 'menu/10-polevky.md'
const menu = (lines = '') =>
  `---\nsection: Polévky\nkind: food\nitems:\n\n  - cs: Kulajda\n    sizes: = 75\n${lines}    allergens: 1\n\n  - cs: Vývar\n    sizes: = 65\n    allergens: 9\n---\n`
const save = (before: string, after: string) =>
  dateSoldOut(new Map([[file, before]]), new Map([[file, after]]), '2026-11-28').get(file)

test('a dish that is newly sold out gets the date of that day', () => {
  expect(save(menu(), menu('    sold_out: ano\n'))).toBe(
    menu('    sold_out: ano\n    sold_out_since: 28. 11. 2026\n'),
  )
})

test.each([
  ['that stays sold out keeps its date', '    sold_out_since: 20. 11. 2026\n'],
  ['that was sold out without a date is not given one later', ''],
])('a dish %s', (_, since) => {
  const sold = menu(`    sold_out: yes\n${since}`)
  expect(save(sold, sold.replace('= 65', '= 69'))).toBe(sold.replace('= 65', '= 69'))
})

test('a dish that is served again loses its date', () => {
  const sold = menu('    sold_out: yes\n    sold_out_since: 20. 11. 2026\n')
  const served = menu('    sold_out: no\n    sold_out_since: 20. 11. 2026\n')
  expect(save(sold, served)).toBe(menu('    sold_out: no\n'))
})
