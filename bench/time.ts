// How long a build of the full pub takes, against `tsx` on an empty file: side by side, one
// after the other in turns, so that a busy machine slows both.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Row } from './bench.ts'

const root = join(import.meta.dirname, '..')
const rounds = 9

/** Medians in milliseconds, and their ratio in percent: at most twice the empty file. */
export function timeRows(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'pub-time-'))
  try {
    const empty = join(folder, 'empty.ts')
    writeFileSync(empty, '')
    const commands = [
      [join(root, 'node_modules/.bin/tsx'), empty],
      [
        ...[process.execPath, '--import', 'tsx', 'build.ts', '--quiet'],
        ...['--content', 'test/pubs/full', '--out', join(folder, 'dist')],
      ],
    ]
    const times = commands.map((): number[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, command] of commands.entries()) times[index]?.push(timeOf(command))
    const [base = 0, build = 0] = times.map(median)
    return [
      { what: 'tsx on an empty file', value: base, unit: 'ms' },
      { what: 'build of the full pub', value: build, unit: 'ms' },
      { what: 'build against tsx', value: Math.round((100 * build) / base), unit: '%', limit: 200 },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function timeOf([program = '', ...args]: readonly string[]): number {
  const began = performance.now()
  spawnSync(program, args, { cwd: root, stdio: 'ignore' })
  return Math.round(performance.now() - began)
}

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
