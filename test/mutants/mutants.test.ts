// The table of mutants itself; `npm run mutants` tries them, which takes minutes.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { root } from '../pub.ts'
import { mutants } from './index.ts'
import { isNoticed, type Mutant, mutated, testOf } from './mutant.ts'

const all = Object.values(mutants).flat()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is wrong with a row itself; a stale one says nothing any more. */
function wrongWith(row: Mutant): string | undefined {
  if (!existsSync(join(root, row.file))) return 'there is no such file'
  const text = mutated(read(row.file), row)
  if (text === undefined) return 'the old words do not stand in the file exactly once'
  // What cannot be read is noticed by everybody, and proves nothing of a test.
  const [unread] = /\.[jt]sx?$/.test(row.file) ? parseSync(row.file, text).errors : []
  if (unread) return `cannot be read: ${unread.message}`
  if (!isNoticed(row)) return row.unnoticed === '' ? 'says not why nobody could notice' : undefined
  return existsSync(join(root, testOf(row).file)) ? undefined : `there is no ${row.noticedBy}`
}

test.each(Object.entries(mutants))(
  'every mutant of %s fits the file and the test that it names',
  (_, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    const wrong = rows.map((row) => ({ row, why: wrongWith(row) })).filter(({ why }) => why)
    expect(wrong.map(({ row: { file, old, breaks }, why }) => [why, file, breaks, old])).toEqual([])
  },
)

test('there are at least 150 mutants, no two the same, and nearly all have to be noticed', () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
  const changes = all.map(({ file, old, new: wrong }) => JSON.stringify([file, old, wrong]))
  expect(new Set(changes).size).toBe(changes.length)
  expect(all.filter((row) => !isNoticed(row)).length).toBeLessThan(all.length / 10)
})

test('words that stand nowhere, or twice, or do not change, are no mutant', () => {
  const row = (old: string, wrong: string): Mutant => ({
    file: 'a.ts',
    old,
    new: wrong,
    breaks: 'a promise',
    noticedBy: 'a.test.ts -t "a (title) of "two" words"',
  })
  expect(mutated('to >= date', row('>=', '>'))).toBe('to > date')
  expect(mutated('to', row('>=', '>'))).toBe(undefined)
  expect(mutated('to >= date && to >= from', row('>=', '>'))).toBe(undefined)
  expect(mutated('to >= date', row('>=', '>='))).toBe(undefined)
  // What `String.replace` would take for a pattern stands as it is.
  expect(mutated('x', row('x', '$&$1'))).toBe('$&$1')
  const found = row('x', 'y')
  if (isNoticed(found))
    expect(testOf(found)).toEqual({ file: 'a.test.ts', title: 'a (title) of "two" words' })
})
