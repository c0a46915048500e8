// A program for test/engine/publish.test.ts: publishes one site and the other in turns, as often as
// it is told or until it is killed, and says so once it has begun; as another user if one is named.
// Of what is no folder of a site, such as `dist.conf`, a file of ten million signs.

import { argv, stdout } from 'node:process'
import { publish } from '../../src/engine/publish.ts'
import { writeWhole } from '../../src/engine/write-whole.ts'
import { sites } from './sites.ts'

const [, , out = '', rounds = 'Infinity', user] = argv
if (user !== undefined) process.setuid?.(Number(user))
for (let round = 0; round < Number(rounds); round++) {
  const isOne = round % 2 === 0
  const act = out.endsWith('.conf')
    ? writeWhole(out, (isOne ? '1' : '2').repeat(10_000_000), { passing: true })
    : publish(out, sites[isOne ? 'one' : 'two'])
  await act.catch((error: Error) => {
    if (user === undefined) throw error
    stdout.write(error.message)
  })
  if (round === 0) stdout.write('begun\n')
}
