#!/usr/bin/env node
// Entry point of `agent-pub`. It imports everything else dynamically, so that running out of open
// files while loading ends in one line.

import { stderr, versions } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { limitHeap } from '../engine/heap.ts'
import { explainStartError } from './start-error.js'

// A build ends before optimised code pays off: with V8's default budget (132 kB of bytecode), the
// compiler takes a third of a build's CPU, at 100 items and at 10,000. From Node 22 on V8 counts
// calls; ten times the default saves an eighth there. V8 prints an error for a flag that it does not
// know; Node 20 to 26 know all of these.
setFlagsFromString(
  versions.node.startsWith('20.')
    ? '--interrupt-budget=1000000'
    : '--invocation-count-for-turbofan=30000',
)
// V8 would interpret each regular expression once before it compiles it: a twelfth of a build of 100
// items. Turning this off altogether (--no-regexp-tier-up) crashes V8 where it has interpreted one
// before this line.
setFlagsFromString('--regexp-tier-up-ticks=0')
limitHeap()

async function startProgram() {
  try {
    const { start } = await import('./agent-pub.ts')
    await start(import.meta.url)
  } catch (error) {
    const explanation = explainStartError(error)
    if (explanation === undefined) throw error
    stderr.write(`${explanation}\n`)
    process.exitCode = 3
  }
}

void startProgram()
