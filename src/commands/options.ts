// The command line: flags that are known, a sentence about each, and the nearest one for a typo.

import { realpathSync } from 'node:fs'
import { argv, env, stderr } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compiled } from '../engine/root.ts'
import { MachineError } from '../model/machine-error.ts'
import { nearest } from '../model/suggest.ts'
import { visible } from '../model/terminal.ts'
import { UsageError } from '../model/usage-error.ts'

export type Flag = { type: 'string' | 'boolean'; about: string; value?: string }
export type Flags = { readonly [name: string]: Flag }

type Parsed<F extends Flags> = {
  [K in keyof F]: F[K]['type'] extends 'boolean' ? boolean : string | undefined
}

/** Values of the flags. Throws a UsageError for an unknown flag, a missing value or a stray word. */
export function parseFlags<const F extends Flags>(args: readonly string[], flags: F): Parsed<F> {
  const { tokens, values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }])),
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new UsageError(`unexpected "${token.value}"; flags begin with --`)
    if (token.kind !== 'option') continue
    const flag = flags[token.name]
    if (!flag) throw new UsageError(unknown(token.rawName, Object.keys(flags)))
    if (
      flag.type === 'string' &&
      (!token.value || (!token.inlineValue && token.value.startsWith('--')))
    )
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${flag.value}`)
    if (flag.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`${token.rawName} takes no value`)
  }
  return Object.fromEntries(
    Object.entries(flags).map(([name, { type }]) => [
      name,
      type === 'boolean' ? values[name] === true : values[name],
    ]),
  ) as Parsed<F>
}

function unknown(typed: string, known: readonly string[]): string {
  const meant = nearest(typed.replace(/^-+/, ''), known)
  return `unknown flag ${typed}${meant === undefined ? `; known are ${known.map((name) => `--${name}`).join(', ')}` : `; did you mean --${meant}?`}`
}

/** How a command is called: as one of the package, or as a script of npm. */
export const call = (command: string) =>
  compiled && env['npm_lifecycle_event'] !== command
    ? `agent-pub ${command}`
    : `npm run ${command} --`

/** What exit codes say, for `--help` of every command that can end with these. */
export const exitCodes = (problems: string) =>
  `\nExit code: 0 done, 1 ${problems}, 2 wrong call, 3 the machine refuses (full disk, somebody else's folder)\n`

/** The text of `--help`. */
export function help(usage: string, flags: Flags): string {
  const rows = Object.entries(flags).map(
    ([name, { value, about }]) => [`--${name}${value ? ` ${value}` : ''}`, about] as const,
  )
  const width = Math.max(...rows.map(([left]) => left.length))
  return `${usage}\n\n${rows.map(([left, about]) => `  ${left.padEnd(width)}  ${about}`).join('\n')}\n`
}

/**
 * Runs `main` when this module is the program that was started, by whatever path; its result is
 * the exit code. A wrong call is one sentence and exit code 2, what the machine refuses one and 3.
 */
export async function runProgram(
  module: string,
  main: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  const started = argv[1]
  if (started === undefined || realpathSync(started) !== fileURLToPath(module)) return
  try {
    process.exitCode = await main(argv.slice(2))
  } catch (error) {
    const code = error instanceof UsageError ? 2 : error instanceof MachineError ? 3 : undefined
    if (code === undefined) throw error
    stderr.write(`${(error as Error).message.split('\n').map(visible).join('\n')}\n`)
    process.exitCode = code
  }
}
