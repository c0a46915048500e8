// A program for test/engine/publish.test.ts: publishes one site and the other in turns, as often as
// it is told or until it is killed, and says so once it has begun; as another user if one is named.

import { argv, stdout } from 'node:process'
import { publish } from '../../src/engine/publish.ts'
import { sites } from './sites.ts'

const [, , out = '', rounds = 'Infinity', user] = argv
if (user !== undefined) process.setuid?.(Number(user))
for (let round = 0; round < Number(rounds); round++) {
  await publish(out, sites[round % 2 === 0 ? 'one' : 'two']).catch((error: Error) => {
    if (user === undefined) throw error
    stdout.write(error.message)
  })
  if (round === 0) stdout.write('begun\n')
}
