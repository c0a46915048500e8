#!/usr/bin/env node
// What is started as `agent-pub`. It loads all the rest, so that even a table of files which is full
// before that is one line.

import module from 'node:module'
import { stderr, versions } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { explainStartError } from './start-error.js'

// A build is over before what V8 would optimise is paid back: with its own patience of 132 kB of
// bytecode a third of a build's CPU is its compiler, at 100 items as at 10,000. From Node 22 on it
// counts calls; ten times as many as usual save an eighth there.
setFlagsFromString(
  versions.node.startsWith('20.')
    ? '--interrupt-budget=1000000'
    : '--invocation-count-for-turbofan=30000',
)
// A heap that only doubles keeps a menu of ten thousand dishes below 300 MB, and costs no CPU.
setFlagsFromString('--heap-growing-percent=100')
// Code that was compiled once is kept by Node, from 22.8 on; the types are those of Node 20.
const { enableCompileCache } = module as { enableCompileCache?: () => void }
enableCompileCache?.()
try {
  const { start } = await import('./agent-pub.ts')
  await start(import.meta.url)
} catch (error) {
  const explanation = explainStartError(error)
  if (explanation === undefined) throw error
  stderr.write(`${explanation}\n`)
  process.exitCode = 3
}
