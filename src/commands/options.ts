// The command line: flags that are known, a sentence about each, and the nearest one for a typo.

import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compiled, root } from '../engine/root.ts'
import { hostNames } from '../hosting/index.ts'
import { type Catalogue, sentence, tellSentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { explained, isOfMachine, MachineError } from '../messages/machine-error.ts'
import { SaidError, UsageError } from '../messages/usage-error.ts'
import { nearest } from '../model/suggest.ts'
import { visible } from '../model/terminal.ts'
import { catalogueFor, refuseLanguage } from './language.ts'
import { explainStartError } from './start-error.js'
import { hang, width } from './width.ts'

type CommandWords = Catalogue['commands']

/** What stands in `--help`: the sentence about it, and the name of its value. */
export type Flag = {
  type: 'string' | 'boolean'
  /** Commands for developers alone bring their own. */
  about: keyof CommandWords['flags'] | { readonly own: string }
  value?: keyof CommandWords['values']
}
export type Flags = { readonly [name: string]: Flag }

/** What every command understands. */
const commonFlags = {
  lang: { type: 'string', value: 'lang', about: 'lang' },
  help: { type: 'boolean', about: 'help' },
} as const satisfies Flags

type Parsed<F extends Flags> = {
  [K in keyof F]: F[K]['type'] extends 'boolean' ? boolean : string | undefined
} & {
  /** The one argument that is neither a flag nor the value of a flag. */
  word: string | undefined
}

/** What a command was called with, and the words in which it speaks. */
export type Call<F extends Flags> = Parsed<F> & { catalogue: Catalogue }

/**
 * Reads the call of a command; undefined where only help was wanted, which is printed then. Throws
 * a UsageError for a wrong call.
 */
export async function readCall<const F extends Flags>(
  args: readonly string[],
  flags: F,
  help: {
    usage: (catalogue: Catalogue) => string
    after?: (catalogue: Catalogue) => string | Promise<string>
    takesWord?: boolean
  },
): Promise<Call<F> | undefined> {
  const all = { ...flags, ...commonFlags }
  type All = Parsed<F> & Parsed<typeof commonFlags>
  const wanted = parseFlags(args, all, help.takesWord) as All
  refuseLanguage(wanted.lang)
  const catalogue = await catalogueFor(args, env)
  if (!wanted.help) return { ...wanted, catalogue }
  const after = (await help.after?.(catalogue)) ?? ''
  stdout.write(helpOf(help.usage(catalogue), all, catalogue.commands) + after)
  return undefined
}

/** Throws a UsageError for an unknown flag, a missing value, or a word that nobody asked for. */
export function parseFlags<const F extends Flags>(
  args: readonly string[],
  flags: F,
  takesWord = false,
): Parsed<F> {
  const { tokens, values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(flags).map(([name, { type }]) => [
        name,
        name === 'help' ? { type, short: 'h' } : { type },
      ]),
    ),
    strict: false,
    tokens: true,
  })
  let word: string | undefined
  for (const token of tokens) {
    if (token.kind === 'positional' && takesWord && word === undefined) word = token.value
    else if (token.kind === 'positional')
      throw new UsageError(sentence('word-unexpected', { value: token.value }))
    if (token.kind !== 'option') continue
    const flag = flags[token.name]
    if (!flag) throw unknown(token.rawName, Object.keys(flags))
    if (
      flag.type === 'string' &&
      (!token.value || (!token.inlineValue && token.value.startsWith('--')))
    )
      throw new UsageError(
        sentence('flag-without-value', { flag: token.rawName, value: flag.value ?? 'name' }),
      )
    if (flag.type === 'boolean' && token.value !== undefined)
      throw new UsageError(sentence('flag-with-value', { flag: token.rawName }))
  }
  const read = Object.entries(flags).map(([name, { type }]) => [
    name,
    type === 'boolean' ? values[name] === true : values[name],
  ])
  return { ...Object.fromEntries(read), word } as Parsed<F>
}

function unknown(typed: string, known: readonly string[]): UsageError {
  const meant = nearest(typed.replace(/^-+/, ''), known) ?? null
  return new UsageError(sentence('flag-unknown', { typed, meant, known }))
}

/** How a command is called: as one of the package, or as a script of npm. */
export const call = (command: string) =>
  compiled && env['npm_lifecycle_event'] !== command
    ? `agent-pub ${command}`
    : `npm run ${command} --`

/** What exit codes say, for `--help` of every command that can end with these. */
export const exitCodes = ({ commands }: Catalogue) => `\n${commands.exitCodes}\n`

/** The text of `--help`: how the command is called, and its flags. */
export function helpOf(usage: string, flags: Flags, words: CommandWords): string {
  const rows = Object.entries(flags).map(([name, { value, about }]) => {
    const said = typeof about === 'object' ? about.own : words.flags[about]
    return [
      `--${name}${value ? ` ${words.values[value]}` : ''}`,
      typeof said === 'string' ? said : said(hostNames.join(', ')),
    ] as const
  })
  return `${usage} ${words.flagsOf}\n\n${table(rows)}`
}

/** Names and what is said of each, in the width of the terminal. */
export function table(rows: readonly (readonly [name: string, about: string])[]): string {
  const broad = Math.max(...rows.map(([name]) => width(name)))
  const columns = stdout.isTTY ? Math.max(stdout.columns || 80, 30) : Number.POSITIVE_INFINITY
  return rows
    .flatMap(([name, about]) =>
      hang(`  ${name}${' '.repeat(broad - width(name))}  `, about, columns),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * Runs `main` when this module is the program that was started, by whatever path; its result is
 * the exit code. A wrong call is one sentence and exit code 2, what the machine refuses one and 3,
 * a fault of the program one and 1; its trace only where DEBUG is set.
 */
export async function runProgram(
  module: string,
  main: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  const started = argv[1]
  if (started === undefined || realpathSync(started) !== fileURLToPath(module)) return
  for (const stream of [stdout, stderr]) stream.on('error', onStreamError)
  const args = argv.slice(2)
  // What goes wrong aside of the command ends it too.
  process.on(
    'uncaughtException',
    (error) => void tellEnd(error, args).then((code) => process.exit(code)),
  )
  process.exitCode = await exitCodeOf(main, args)
}

/** Runs a command in this process; tells in one line what ended it. */
export async function exitCodeOf(
  main: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<number> {
  try {
    refuseMissingFolder()
    return await main(args)
  } catch (error) {
    return tellEnd(error, args)
  }
}

/** One line for whatever ended the command; the exit code. A fault of the program has 1, as in Node. */
async function tellEnd(error: unknown, args: readonly string[]): Promise<number> {
  const ending = await asSaid(error)
  // Under a full table of files no other catalogue can be loaded.
  const catalogue = await catalogueFor(args, env).catch(() => en)
  const said = tellSentence(ending.notice, catalogue)
  stderr.write(`${said.split('\n').map(visible).join('\n')}\n`)
  if (ending === error || !env['DEBUG']) return codeOf(ending)
  stderr.write(`${(error as Error).stack}\n`)
  return codeOf(ending)
}

const codeOf = (ending: SaidError) =>
  ending instanceof MachineError ? 3 : ending instanceof UsageError ? 2 : 1

async function asSaid(error: unknown): Promise<SaidError> {
  if (error instanceof SaidError) return error
  // A module that could not be loaded is no file that was to be written.
  const explanation = explainStartError(error)
  if (explanation !== undefined && isModule(error)) return new MachineError(explanation)
  if (isOfMachine(error))
    return explained(error.path ?? '.', () => Promise.reject(error)).catch((said) => said)
  const { version, bugs } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [first = ''] = message.split('\n')
  const place = /^ +at .*?([^/\\(]+:\d+):\d+\)?$/m.exec(stack)?.[1]
  const reason = place === undefined ? first : `${first} (${place})`
  return new SaidError(sentence('fault-of-program', { version, reason, bugs: bugs?.url ?? null }))
}

const isModule = (error: unknown) =>
  /\.[cm]?[jt]sx?$/.test((error as NodeJS.ErrnoException).path ?? '')

/** A reader that stops early (`| head`) is no failure; output that a full disk did not take is one. */
function onStreamError({ code }: NodeJS.ErrnoException) {
  if (code === 'EPIPE') return
  process.once('exit', () => {
    process.exitCode = 3
  })
}

/** A command cannot run in a folder that was deleted: no path can be resolved there. */
function refuseMissingFolder() {
  try {
    process.cwd()
  } catch {
    throw new MachineError(sentence('here-gone'))
  }
}
