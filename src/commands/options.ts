// Command line: parses flags, suggests the nearest one for a typo, and prints help.

import { readFileSync, realpathSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { argv, env, stderr, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { displayPath } from '../engine/file-paths.ts'
import { endProcess } from '../engine/no-exit.ts'
import { isCompiledPackage, root } from '../engine/root.ts'
import { hostNames } from '../hosting/index.ts'
import { type Catalogue, formatSentence, message, sentence } from '../messages/catalogue.ts'
import { en } from '../messages/en.ts'
import { isMachineError, MachineError, withExplainedErrors } from '../messages/machine-error.ts'
import { NoticeError, UsageError } from '../messages/usage-error.ts'
import { nearest } from '../model/suggest.ts'
import { visible } from '../model/terminal.ts'
import { catalogueFor, refuseLanguage } from './language.ts'
import { explainStartError } from './start-error.js'
import { hangIndent, width } from './width.ts'

type CommandWords = Catalogue['commands']

/** A flag, with its text and the name of its value for `--help`. */
export type Flag = {
  type: 'string' | 'boolean'
  /** Commands for developers bring a text of their own. */
  about: keyof CommandWords['flags'] | { readonly own: string }
  value?: keyof CommandWords['values']
}
export type Flags = { readonly [name: string]: Flag }

/** Flags of every command. */
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

/** Parsed command line, and the messages in its language. */
export type Call<F extends Flags> = Parsed<F> & { catalogue: Catalogue }

/**
 * Parse the command line. Undefined if help was asked for, which is then printed. Throws a
 * UsageError for a wrong call.
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
  const values = parseFlags(args, all, help.takesWord) as All
  refuseLanguage(values.lang)
  const catalogue = await catalogueFor(args, env)
  if (!values.help) return { ...values, catalogue }
  const after = (await help.after?.(catalogue)) ?? ''
  stdout.write(formatHelp(help.usage(catalogue), all, catalogue.commands) + after)
  return undefined
}

/** Throws a UsageError for an unknown flag, a missing value or an unexpected word. */
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
    if (!flag) throw unknownFlag(token.rawName, Object.keys(flags))
    const isMissing = !token.value || (!token.inlineValue && token.value.startsWith('--'))
    const missing = { flag: token.rawName, value: flag.value ?? 'name' }
    if (flag.type === 'string' && isMissing)
      throw new UsageError(sentence('flag-without-value', missing))
    if (flag.type === 'boolean' && token.value !== undefined)
      throw new UsageError(sentence('flag-with-value', { flag: token.rawName }))
  }
  const read = Object.entries(flags).map(([name, { type }]) => [
    name,
    type === 'boolean' ? values[name] === true : values[name],
  ])
  return { ...Object.fromEntries(read), word } as Parsed<F>
}

function unknownFlag(typed: string, known: readonly string[]): UsageError {
  const suggestion = nearest(typed.replace(/^-+/, ''), known) ?? null
  return new UsageError(sentence('flag-unknown', { typed, meant: suggestion, known }))
}

type CommandName = keyof CommandWords['program'] | 'starter'

/** Return how users call a command: as one of the package, or as an npm script. */
export const call = (command: CommandName) =>
  isCompiledPackage && env['npm_lifecycle_event'] !== command
    ? `agent-pub ${command}`
    : `npm run ${command} --`

/** Explain the exit codes 0 to 3, for `--help`. */
export const exitCodes = ({ commands }: Catalogue) => `\n${commands.exitCodes}\n`

/** Write the text of `--help`: the usage and a table of flags. */
export function formatHelp(usage: string, flags: Flags, words: CommandWords): string {
  const rows = Object.entries(flags).map(([name, { value, about }]) => {
    const description = typeof about === 'object' ? about.own : words.flags[about]
    return [
      `--${name}${value ? ` ${words.values[value]}` : ''}`,
      typeof description === 'string' ? description : description(hostNames.join(', ')),
    ] as const
  })
  return `${usage} ${words.flagsOf}\n\n${table(rows)}`
}

/** Lay out names and descriptions in the width of the terminal. */
export function table(rows: readonly (readonly [name: string, about: string])[]): string {
  const broad = Math.max(...rows.map(([name]) => width(name)))
  const columns = stdout.isTTY ? Math.max(stdout.columns || 80, 30) : Number.POSITIVE_INFINITY
  return rows
    .flatMap(([name, about]) =>
      hangIndent(`  ${name}${' '.repeat(broad - width(name))}  `, about, columns),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * Run `main` if this module is the program that was started, by whatever path. Its result is the
 * exit code. A wrong call prints one sentence (exit code 2), an error of the system one (3), and a
 * bug one (1), with a stack trace only if DEBUG is set.
 */
export async function runProgram(
  module: string,
  main: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  const started = argv[1]
  if (started === undefined || realpathSync(started) !== fileURLToPath(module)) return
  for (const stream of [stdout, stderr]) stream.on('error', onStreamError)
  const args = argv.slice(2)
  // With too many open files no other catalogue can be loaded.
  const catalogue = await catalogueFor(args, env).catch(() => en)
  const onEarlyExit = () => {
    stderr.write(`${formatSentence(sentence('ended-early'), catalogue)}\n`)
    process.exitCode = 1
  }
  process.on('exit', onEarlyExit)
  // Errors outside of the command's promise end it too.
  process.on('uncaughtException', (error) => {
    process.off('exit', onEarlyExit)
    void reportEnd(error, args).then(endProcess)
  })
  process.exitCode = await runForExitCode(main, args)
  process.off('exit', onEarlyExit)
}

/** Run a command in this process, and report in one line what ended it. */
export async function runForExitCode(
  main: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<number> {
  try {
    refuseMissingFolder()
    return await main(args)
  } catch (error) {
    return reportEnd(error, args)
  }
}

/**
 * Print the error that ended the command as one line, and return the exit code. For a bug it is 1,
 * as in Node.
 */
async function reportEnd(error: unknown, args: readonly string[]): Promise<number> {
  const ending = await toSentence(error)
  // With too many open files no other catalogue can be loaded.
  const catalogue = await catalogueFor(args, env).catch(() => en)
  const text = formatSentence(ending.notice, catalogue)
  stderr.write(`${text.split('\n').map(visible).join('\n')}\n`)
  if (ending === error || !env['DEBUG']) return exitCodeFor(ending)
  stderr.write(`${(error as Error).stack}\n`)
  return exitCodeFor(ending)
}

const exitCodeFor = (ending: NoticeError) =>
  ending instanceof MachineError ? 3 : ending instanceof UsageError ? 2 : 1

/** Explain any error in one sentence: a wrong call, the system, an owner's template, or a bug. */
export async function toSentence(error: unknown): Promise<NoticeError> {
  if (error instanceof NoticeError) return error
  // A module that could not be loaded is not a file that was to be written.
  const explanation = explainStartError(error)
  if (explanation !== undefined && isModule(error)) return new MachineError(explanation)
  if (isMachineError(error))
    return withExplainedErrors(error.path ?? '.', () => Promise.reject(error)).catch((said) => said)
  const { message: whole, stack = '' } = error instanceof Error ? error : new Error(String(error))
  // esbuild names the file on the second line.
  const [first = ''] = whole.replace(/:\n/, ': ').split('\n')
  const file = /^ +at (?:.*\()?(?:file:\/\/)?(.+?):\d+:\d+\)?$/m.exec(stack)?.[1]
  if (file !== undefined && isOwners(file))
    return new NoticeError({
      ...message('template-unusable', { reason: first }),
      file: displayPath(file),
    })
  const { version, bugs } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const place = /^ +at .*?([^/\\(]+:\d+):\d+\)?$/m.exec(stack)?.[1]
  const reason = place === undefined ? first : `${first} (${place})`
  return new NoticeError(sentence('fault-of-program', { version, reason, bugs: bugs?.url ?? null }))
}

/** True for code of the owner: it is neither part of this program nor a package. */
const isOwners = (file: string) =>
  isAbsolute(file) && !file.startsWith(join(root, '/')) && !/[\\/]node_modules[\\/]/.test(file)

const isModule = (error: unknown) =>
  /\.[cm]?[jt]sx?$/.test((error as NodeJS.ErrnoException).path ?? '')

/**
 * A reader that stops early (`| head`) is not an error. Output that did not fit on the disk is one.
 */
function onStreamError({ code }: NodeJS.ErrnoException) {
  if (code === 'EPIPE') return
  process.once('exit', () => {
    process.exitCode = 3
  })
}

/** Paths cannot be resolved in a folder that was deleted, so no command can run there. */
function refuseMissingFolder() {
  try {
    process.cwd()
  } catch {
    throw new MachineError(sentence('here-gone'))
  }
}
