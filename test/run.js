// Runs the tests of some tiers (test/tiers.ts), by default of all: `node test/run.js unit site`.
// Further arguments go to Vitest. With unit tests, types, style, unused code and prose are checked at
// the same time, and their output is printed last, where nobody overlooks it. `sweep` runs every
// sample of the tests that only try a few otherwise.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { argv, env, execPath, stdout } from 'node:process'

const names = new Set(['unit', 'site', 'process', 'browser', 'sweep'])
const args = argv.slice(2)
const tiers = args.filter((arg) => names.has(arg))
const rest = args.filter((arg) => !names.has(arg))

/** Run `npm run check` and collect its output. */
async function check() {
  // Use the npm that started this script; without npm, the one on the PATH.
  const npm = env['npm_execpath']
  const child = spawn(npm ? execPath : 'npm', [...(npm ? [npm] : []), 'run', 'check'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

// Commands start in a tenth of the time if they were compiled from the current sources.
if (tiers.includes('process'))
  await once(
    spawn(execPath, ['--import', 'tsx', 'src/commands/compile.ts'], { stdio: 'inherit' }),
    'close',
  )

const checked = tiers.includes('unit') || tiers.length === 0 ? check() : { code: 0, output: '' }
const tests = spawn(execPath, ['node_modules/vitest/vitest.mjs', 'run', ...rest], {
  stdio: 'inherit',
  env: { ...env, TEST_TIERS: tiers.join(','), ...(tiers.includes('sweep') && { SWEEP: '1' }) },
})
const [testCode] = await once(tests, 'close')
const { code, output } = await checked
stdout.write(output)
process.exitCode = testCode === 0 && code === 0 ? 0 : 1
