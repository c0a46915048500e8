// Small tables of commands: flags in `--help`, and headings of price lists.

import { expect, test } from 'vitest'
import { table } from '../../src/commands/options.ts'
import { inOrder } from '../../src/commands/table/fields.ts'
import { readHeading } from '../../src/commands/table/headings.ts'
import { runHere } from '../pub.ts'

test('the texts of a help table begin in one column, two spaces after the longest name', () => {
  expect(
    table([
      ['--out', 'the folder'],
      ['--base-url', 'the address'],
    ]),
  ).toBe('  --out       the folder\n  --base-url  the address\n')
})

test('preview, which is for this machine only, knows no --host', async () => {
  const refused = await runHere('preview', ['--host', '--help'])
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--host') })
})

const czechia = { country: 'CZ', currency: 'CZK' } as const

test.each([
  'dostupnost',
  'Dostupné',
  'k dispozici',
  'availability',
  'available',
  'dostupnosť',
  'verfügbarkeit',
  'verfügbar',
])('the heading %s is that of sold-out dishes', (typed) => {
  const column = (heading: string) => readHeading(heading, czechia)?.column
  expect(column(typed)).toEqual(column('dostupnost'))
  expect(column(typed)).toBeDefined()
})

test('a unit in a heading may be in capitals', () => {
  expect(readHeading('Objem (ML)', czechia)?.column).toEqual({ is: 'size', unit: 'ml' })
})

test('the file and currency of a table come first, unknown fields last', () => {
  expect(inOrder(['unknown', 'section', 'currency', 'file'])).toEqual([
    'file',
    'currency',
    'section',
    'unknown',
  ])
})
