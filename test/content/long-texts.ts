// Program for long.test.ts: reads long texts by every notation and whole files of long lines, and
// prints a line at the end. Its caller sets a time limit.

import { stdout } from 'node:process'
import { readDocument } from '../../src/content/documents/document.ts'
import { companyNumbers } from '../../src/model/countries.ts'
import * as plain from '../../src/notations/basic.ts'
import * as date from '../../src/notations/date.ts'
import * as dish from '../../src/notations/dish.ts'
import * as event from '../../src/notations/event.ts'
import * as house from '../../src/notations/house.ts'
import type { AnyNotation } from '../../src/notations/notation.ts'
import * as price from '../../src/notations/price.ts'
import * as sizes from '../../src/notations/sizes.ts'
import * as time from '../../src/notations/time.ts'
import { faultsIn } from '../reading.ts'

const isNotation = (value: unknown): value is AnyNotation<unknown> =>
  typeof value === 'object' && value !== null && 'read' in value

const notations = [
  ...[date, dish, event, house, plain, price, sizes, time].flatMap((module) =>
    Object.values(module),
  ),
  sizes.sizes(true),
  sizes.sizes(false),
  plain.coordinate('latitude'),
  ...companyNumbers.map(house.companyNumber),
].filter(isNotation)

const beginnings = ['', 'a@x=']
const repeated = [
  ' ',
  '\u00A0',
  '\t',
  '1',
  '1 ',
  '1.',
  '1,',
  'a',
  '- ',
  '–',
  ' do ',
  ' a ',
  '=',
  ';',
  '0,3 l ',
  'x=1;',
  '/',
  '@',
  '.',
  '( ',
  '% ',
  'Kč ',
  'č',
]

// Twice the length of the longest value that a build reads.
const length = 4_000
const region = { country: 'CZ', currency: 'CZK' } as const
for (const notation of notations)
  for (const beginning of beginnings)
    for (const part of repeated)
      faultsIn(notation, `${beginning}${part.repeat(length / part.length)}!@`, { region })

const lines = ['a: x\t', 'a: x #', 'a : ', '- ', '[', '"', "'", 'a: &x ', ': ', '? ', '#']
let refused = 0
for (const part of lines)
  for (const beginning of ['', 'a: ', '  - a: "']) {
    // Lines of the maximum length: repeated signs, or spaces before an unlucky sign.
    const long = beginning + part.repeat(9900 / part.length)
    const spaced = `${beginning}x${' '.repeat(9900)}${part}`
    for (const line of [long, spaced])
      readDocument('long.md', Buffer.from(`---\n${`${line}\n`.repeat(2)}---\n`), () => refused++)
  }
// A file of broken lines only, a fifth of the maximum size.
for (const line of ['\tcs: x', '\t- cs: x'])
  readDocument('wrong.md', Buffer.from(`---\n${`${line}\n`.repeat(20_000)}---\n`), () => refused++)
stdout.write(`${notations.length} notations, ${refused} mistakes\n`)
