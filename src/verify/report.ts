// What verify prints.

import { styleText } from 'node:util'
import type { HostName } from '../hosting/hosts.ts'
import { formatReadiness, type Readiness } from './readiness.ts'
import type { Verdict } from './verdict.ts'

export type Judgement = {
  base: string
  source: string
  host: HostName | undefined
  verdicts: Verdict[]
  /** What public scanners will say of the origin; of no weight for the exit code. */
  readiness?: Readiness
}

const words = { held: 'ok', broken: 'BROKEN', warning: 'warning', tolerated: 'known' } as const

/** One line for each promise; below a broken one, whose fault it is and how to mend it. */
export function reportVerdicts(
  { verdicts, base, source, readiness }: Judgement,
  color: boolean,
): string {
  const width = Math.max(...verdicts.map(({ path }) => path.length), 1)
  const promiseWidth = Math.max(...verdicts.map(({ promise }) => promise.length), 1)
  const lines = verdicts.flatMap((one) => {
    const head = `${words[one.outcome].padEnd(8)}${one.path.padEnd(width)}  ${one.promise.padEnd(promiseWidth)}  ${said(one)}`
    return [paint(head, one, color), ...below(one)]
  })
  const scanned = readiness
    ? `What scanners of agent readiness see:\n${formatReadiness(readiness)}\n`
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
export function toJson({ base, source, host, verdicts, readiness }: Judgement): string {
  const holds = verdicts.every(({ outcome }) => outcome !== 'broken')
  return `${JSON.stringify({ base, promises: source, host: host ?? null, holds, verdicts, readiness }, null, 2)}\n`
}
