#!/usr/bin/env node
// `agent-pub COMMAND`: the commands of this project under one name, for those who have it as a
// package. Each is loaded only when it is called.

import { readFile } from 'node:fs/promises'
import module from 'node:module'
import { join } from 'node:path'
import { stderr, stdout, versions } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { root } from '../engine/root.ts'
import { nearest } from '../model/suggest.ts'
import { UsageError } from '../model/usage-error.ts'
import { runProgram } from './options.ts'

type Command = {
  about: string
  load(): Promise<{ main(args: readonly string[]): Promise<number> }>
}

const commands: { [name: string]: Command } = {
  build: { about: 'build the site from content/ into dist/', load: () => import('../../build.ts') },
  dev: {
    about: 'show the site on this machine, built again when you save',
    load: () => import('./dev/dev.ts'),
  },
  preview: {
    about: 'show the site on this machine as hosts would',
    load: () => import('./preview.ts'),
  },
  verify: {
    about: 'ask a published site whether it keeps every promise',
    load: () => import('./verify.ts'),
  },
  init: { about: 'write the files of a new pub', load: () => import('./init.ts') },
  export: {
    about: 'write the menu as a table for a spreadsheet',
    load: () => import('./export.ts'),
  },
}

const usage = [
  'agent-pub COMMAND [flags]',
  '',
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(7)}  ${about}`),
  '',
  'The flags of a command: agent-pub COMMAND --help',
  'The version of the program: agent-pub --version',
  '',
].join('\n')

/** Exit code: that of the command; 2 for a wrong call. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--version') {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    stdout.write(`${version}\n`)
    return 0
  }
  if (name === undefined || name === '--help' || name === '-h') {
    const out = name === undefined ? stderr : stdout
    out.write(usage)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(unknown(name))
  return (await command.load()).main(args)
}

function unknown(name: string): string {
  const known = Object.keys(commands)
  const meant = nearest(name, known)
  return `unknown command "${name}"${meant === undefined ? `; known are ${known.join(', ')}` : `; did you mean ${meant}?`}`
}

// A build is over before what V8 would optimise is paid back: with its own patience of 132 kB of
// bytecode a third of a build's CPU is its compiler, at 100 items as at 10,000. Node 22 and later
// count otherwise, and complain about this flag.
if (versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000')
// Code that was compiled once is kept by Node, from 22.8 on; the types are those of Node 20.
const { enableCompileCache } = module as { enableCompileCache?: () => void }
enableCompileCache?.()
await runProgram(import.meta.url, main)
