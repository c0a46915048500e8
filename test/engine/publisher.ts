// Program for publish-processes.test.ts. It publishes two sites in turns, a given number of times or
// until it is killed, and prints "begun" after the first. The third argument is a user id to run as. For
// an output such as `dist.conf` it writes a file of ten million characters instead.

import { argv, stdout } from 'node:process'
import { writeAtomically } from '../../src/engine/atomic-file.ts'
import { publish } from '../../src/engine/publish.ts'
import { sites } from './sites.ts'

const [, , out = '', rounds = 'Infinity', user] = argv
if (user !== undefined) process.setuid?.(Number(user))
for (let round = 0; round < Number(rounds); round++) {
  const isFirstSite = round % 2 === 0
  const act = out.endsWith('.conf')
    ? writeAtomically(out, (isFirstSite ? '1' : '2').repeat(10_000_000), { isTemporary: true })
    : publish(out, sites[isFirstSite ? 'one' : 'two'])
  await act.catch((error: Error) => {
    if (user === undefined) throw error
    stdout.write(error.message)
  })
  if (round === 0) stdout.write('begun\n')
}
