// `npm test`: types, style and what nothing uses are looked at beside the tests, which wait for servers
// and browsers a third of their time. What is said of them stands last, where nobody overlooks it.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { argv, env, execPath, stdout } from 'node:process'

// By the npm that was called; whoever calls this file alone has one too.
const npm = env['npm_execpath']
const check = spawn(npm ? execPath : 'npm', [...(npm ? [npm] : []), 'run', 'check'], {
  stdio: ['ignore', 'pipe', 'pipe'],
})
let said = ''
for (const stream of [check.stdout, check.stderr])
  stream.on('data', (text) => {
    said += text
  })
const checked = once(check, 'close')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...argv.slice(2)]
const tests = spawn(execPath, vitest, { stdio: 'inherit' })
const [failed] = await once(tests, 'close')
const [wrong] = await checked
stdout.write(said)
process.exitCode = failed === 0 && wrong === 0 ? 0 : 1
