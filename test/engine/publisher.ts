// A program for test/engine/publish.test.ts: publishes one site and the other in turns, as often as
// it is told or until it is killed, and says so once it has begun.

import { argv, stdout } from 'node:process'
import { publish } from '../../src/engine/publish.ts'
import { sites } from './sites.ts'

const [, , out = '', rounds = 'Infinity'] = argv
for (let round = 0; round < Number(rounds); round++) {
  await publish(out, sites[round % 2 === 0 ? 'one' : 'two'])
  if (round === 0) stdout.write('begun\n')
}
