// A program for test/content/long.test.ts: reads long and unlucky texts by every notation, and whole
// files of long lines, and says so when it has come to the end. Whoever starts it has a watch.

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

const length = 12_000
const region = { country: 'CZ', currency: 'CZK' } as const
for (const notation of notations)
  for (const beginning of beginnings)
    for (const part of repeated)
      faultsIn(notation, `${beginning}${part.repeat(length / part.length)}!@`, { region })

const lines = ['a: x\t', 'a: x #', 'a : ', '- ', '[', '"', "'", 'a: &x ', ': ', '? ', '#']
let refused = 0
for (const part of lines)
  for (const beginning of ['', 'a: ', '  - a: "']) {
    // As long as a line may be: of these signs, and of spaces that something unlucky stands behind.
    const long = beginning + part.repeat(9900 / part.length)
    const spaced = `${beginning}x${' '.repeat(9900)}${part}`
    for (const line of [long, spaced])
      readDocument('long.md', Buffer.from(`---\n${`${line}\n`.repeat(2)}---\n`), () => refused++)
  }
// A whole file of lines that are wrong, a fifth as large as one may be.
for (const line of ['\tcs: x', '\t- cs: x'])
  readDocument('wrong.md', Buffer.from(`---\n${`${line}\n`.repeat(20_000)}---\n`), () => refused++)
stdout.write(`${notations.length} notations, ${refused} mistakes\n`)
