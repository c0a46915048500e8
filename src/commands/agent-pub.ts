// `agent-pub COMMAND`: all commands under one name, for people who install the package. Each
// command is loaded only when it is called.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env, stderr, stdout } from 'node:process'
import { root } from '../engine/root.ts'
import { type Catalogue, sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { nearest } from '../model/suggest.ts'
import { catalogueFor } from './language.ts'
import { runProgram } from './options.ts'

type Command = { main(args: readonly string[]): Promise<number> }

const commands = {
  build: () => import('./build.ts'),
  dev: () => import('./dev/dev.ts'),
  preview: () => import('./preview.ts'),
  verify: () => import('./verify.ts'),
  init: () => import('./init.ts'),
  export: () => import('./export.ts'),
  changes: () => import('./changes.ts'),
  fields: () => import('./fields.ts'),
  agency: () => import('./agency.ts'),
} satisfies { [name: string]: () => Promise<Command> }

type Name = keyof typeof commands
const names = Object.keys(commands) as readonly Name[]

const usage = ({ program }: Catalogue['commands']) =>
  [
    program.call,
    '',
    ...names.map((name) => `  ${name.padEnd(7)}  ${program[name]}`),
    '',
    program.flags,
    program.version,
    '',
  ].join('\n')

/** Run the named command. Exit code: that of the command, or 2 for a wrong call. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--version' || name === '-v') {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    stdout.write(`${version}\n`)
    return 0
  }
  const helpTopic = name === 'help' ? names.find((one) => one === args[0]) : undefined
  if (helpTopic) return (await commands[helpTopic]()).main(['--help', ...args.slice(1)])
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const out = name === undefined ? stderr : stdout
    out.write(usage((await catalogueFor(args, env)).commands))
    return name === undefined ? 2 : 0
  }
  const command = names.find((one) => one === name)
  if (command === undefined) {
    const values = { typed: name, meant: nearest(name, names) ?? null, known: names }
    throw new UsageError(sentence('command-unknown', values))
  }
  return (await commands[command]()).main(args)
}

export const start = (program: string): Promise<void> => runProgram(program, main)
