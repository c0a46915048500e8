// Measures a command as a whole process: CPU seconds (user and system), wall-clock time, peak
// memory. Compared commands take turns, so that a busy machine slows all of them equally. Ratios
// are taken within a round, and the median counts.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { env, execPath } from 'node:process'

export type Command = { args: readonly string[]; cwd: string; environment?: NodeJS.ProcessEnv }
/** CPU seconds, wall-clock seconds, megabytes. */
export type Cost = { cpu: number; wall: number; memory: number }

const usage = join(import.meta.dirname, 'usage.cjs')

/** Run Node with these arguments. Throws with its output if it fails. */
function measure({ args, cwd, environment }: Command): Cost {
  const began = performance.now()
  const { status, output } = spawnSync(execPath, ['--require', usage, ...args], {
    cwd,
    env: { ...env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  const wall = (performance.now() - began) / 1000
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${output[2]}`)
  return { wall, ...(JSON.parse(output[3] ?? '') as { cpu: number; memory: number }) }
}

/** Run all commands in turns. The first round fills their caches and is not counted. */
export function takeTurns<Name extends string>(
  commands: { [name in Name]: Command },
  rounds: number,
): { [name in Name]: Cost[] } {
  const names = Object.keys(commands) as Name[]
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as {
    [name in Name]: Cost[]
  }
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const cost = measure(commands[name])
      if (round > 0) costs[name].push(cost)
    }
  return costs
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Return the median of the ratios within each round. */
export const ratio = (costs: readonly Cost[], base: readonly Cost[]) =>
  median(costs.map(({ cpu }, round) => cpu / (base[round]?.cpu ?? Number.NaN)))
