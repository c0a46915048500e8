// `npm run verify`: asks a live site whether it keeps its promises, and prints a line for each.

import { existsSync } from 'node:fs'
import { env, stderr, stdout } from 'node:process'
import { styleText } from 'node:util'
import { readContent } from '../content/content.ts'
import { foldersBeside } from '../engine/owner.ts'
import { loadResources } from '../engine/templates.ts'
import { hostNames, readHost } from '../hosting/index.ts'
import { explainMistake, normalize } from '../model/base-url.ts'
import { decideDate } from '../model/date.ts'
import { fitted, type Resource } from '../model/resource.ts'
import { visible } from '../model/terminal.ts'
import { UsageError } from '../model/usage-error.ts'
import { usual } from '../verify/ask.ts'
import type { Rating, Readiness } from '../verify/readiness.ts'
import type { Verdict } from '../verify/verdict.ts'
import { type Judgement, verify } from '../verify/verify.ts'
import { call, help, parseFlags, runProgram } from './options.ts'
import { isTerminal } from './report.ts'

const flags = {
  content: {
    type: 'string',
    value: 'DIR',
    about: "the owner's files, beside which their templates stand; without it content",
  },
  json: { type: 'boolean', about: 'print JSON' },
  host: {
    type: 'string',
    value: 'NAME',
    about: `tolerate what this host cannot do: ${hostNames.join(', ')}`,
  },
  timeout: { type: 'string', value: 'SECONDS', about: 'for one answer; without it 10' },
  from: { type: 'string', value: 'URL', about: 'judge by what this site publishes about itself' },
  help: { type: 'boolean', about: 'print this' },
} as const

/** Exit code: 0 every promise holds, 1 at least one does not, 2 wrong call. */
export async function main(args: readonly string[]): Promise<number> {
  const address = addressIn(args)
  const wanted = parseFlags(
    args.filter((_, index) => index !== address),
    flags,
  )
  if (wanted.help) {
    stdout.write(help(`${call('verify')} https://your.site [flags]`, flags))
    return 0
  }
  const typed = args[address] ?? wanted.from
  if (typed === undefined)
    throw new UsageError(`say which site: ${call('verify')} https://your.site`)
  const showsProgress = isTerminal(stderr, env)
  const judgement = await verify({
    base: readAddress(typed),
    promises:
      wanted.from === undefined
        ? await loadOwnTable(wanted.content ?? 'content')
        : readAddress(wanted.from),
    host: readHost(wanted.host),
    bounds: { timeout: readTimeout(wanted.timeout) },
    onProgress: (answered) => {
      if (showsProgress) stderr.write(`\r${answered} answers `)
    },
  })
  if (showsProgress) stderr.write('\r\u001b[K')
  stdout.write(
    wanted.json ? toJson(judgement) : reportJudgement(judgement, isTerminal(stdout, env)),
  )
  return judgement.verdicts.some(({ outcome }) => outcome === 'broken') ? 1 : 0
}

/** The table of resources, fitted to the pub where its content can be read. */
async function loadOwnTable(folder: string): Promise<Resource[]> {
  const resources = await loadResources(foldersBeside(folder).templates)
  if (!existsSync(folder)) return resources
  const { content } = await readContent(folder, folder, (typed, country) =>
    decideDate(undefined, {}, typed, new Date(), country),
  )
  return content ? resources.map((resource) => fitted(resource, content)) : resources
}

/** The one word that is neither a flag nor the value of one. */
const addressIn = (args: readonly string[]) =>
  args.findIndex((word, index) => {
    const before = flags[(args[index - 1] ?? '').slice(2) as keyof typeof flags]
    return !word.startsWith('-') && before?.type !== 'string'
  })

function readAddress(typed: string): string {
  const address = normalize(typed)
  if ('mistake' in address)
    throw new UsageError(`the address "${typed}" ${explainMistake(typed, address.mistake)}`)
  return address.href
}

/** Milliseconds. */
function readTimeout(typed: string | undefined): number {
  const seconds = Number(typed ?? usual.timeout / 1000)
  if (!(seconds > 0 && seconds <= 300))
    throw new UsageError(
      `--timeout ${typed} is no number of seconds; write for example --timeout 10`,
    )
  return seconds * 1000
}

const outcomes = { held: 'ok', broken: 'BROKEN', warning: 'warning', tolerated: 'known' } as const

/** One line for each promise; below a broken one, whose fault it is and how to mend it. */
function reportJudgement({ verdicts, base, source, readiness }: Judgement, color: boolean): string {
  const width = Math.max(...verdicts.map(({ path }) => path.length), 1)
  const promiseWidth = Math.max(...verdicts.map(({ promise }) => promise.length), 1)
  const lines = verdicts.flatMap((one) => {
    const head = `${outcomes[one.outcome].padEnd(8)}${one.path.padEnd(width)}  ${one.promise.padEnd(promiseWidth)}  ${said(one)}`
    // A server's words stand in all of them: nothing in them may steer the terminal.
    return [paint(visible(head), one, color), ...below(one).map(visible)]
  })
  const scanned = readiness
    ? `What scanners of agent readiness see:\n${reportReadiness(readiness)}\n`
    : ''
  return `${lines.join('\n')}\n\n${scanned}${base}: ${counts(verdicts)} (promises of ${source})\n`
}

const said = ({ found, expected }: Verdict) =>
  found === expected ? `found and expected ${found}` : `found ${found}; expected ${expected}`

function below({ outcome, whose, mend, why }: Verdict): string[] {
  if (outcome === 'broken') return [`        whose: ${whose}; mend it: ${mend}`]
  return outcome === 'tolerated' ? [`        ${why}`] : []
}

function counts(verdicts: readonly Verdict[]): string {
  const count = (outcome: Verdict['outcome']) =>
    verdicts.filter((one) => one.outcome === outcome).length
  const parts = [`${count('held')} promises hold`, `${count('broken')} are broken`]
  const tolerated = count('tolerated')
  const warnings = count('warning')
  if (tolerated > 0) parts.push(`${tolerated} are known limits of the host`)
  if (warnings > 0) parts.push(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`)
  return parts.join(', ')
}

function paint(line: string, { outcome }: Verdict, color: boolean): string {
  if (!color) return line
  if (outcome === 'broken') return styleText(['bold', 'red'], line)
  return outcome === 'held' ? line : styleText('yellow', line)
}

/** The same for programs. */
function toJson({ base, source, host, verdicts, readiness }: Judgement): string {
  const holds = verdicts.every(({ outcome }) => outcome !== 'broken')
  const all = { base, promises: source, host: host ?? null, holds, verdicts, readiness }
  // JSON leaves the controls from U+007F on as they are; a terminal obeys them.
  const text = JSON.stringify(all, null, 2).replace(
    /[\u007f-\u009f]/g,
    (control) => `\\u00${control.charCodeAt(0).toString(16)}`,
  )
  return `${text}\n`
}

/** One line for each check, then the level. */
export function reportReadiness({ ratings, level, levelName, score }: Readiness): string {
  const width = (pick: (rating: Rating) => string) =>
    Math.max(...ratings.map((rating) => pick(rating).length))
  const [first, second] = [width(({ check }) => check), width(({ result }) => result)]
  const lines = ratings.map(({ check, result, why }) =>
    visible(`  ${check.padEnd(first)}  ${result.padEnd(second)}  ${why}`),
  )
  const total = `Agent readiness: level ${level} of 5 (${levelName}), score about ${score} of 100. Level 5 needs an agent or an MCP server, which a pub without one would have to invent.`
  return `${[...lines, '', total].join('\n')}\n`
}

await runProgram(import.meta.url, main)
