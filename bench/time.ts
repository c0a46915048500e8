// Measures the CPU time and peak memory of a build. Compares them with Node on an empty file, Node
// with tsx on an empty file, an Eleventy that makes the same resources from the same Markdown
// without checks, and two plainer ones with nineteen resources.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, type Cost, median, ratio, takeTurns } from './cost.ts'
import { type Measured, measuredPub, root } from './pubs.ts'
import type { Measurement } from './rows.ts'

/** Limits of our CPU time divided by that of the plainest Eleventy, by number of items. */
const limits = new Map([
  [100, 0.75],
  [1_000, 1.2],
  [10_000, 3],
])

/** Peak memory in megabytes for the largest pub. */
const memoryLimit = { items: 10_000, limit: 250 }

/** Return the number of rounds. Large pubs vary less, so they need fewer rounds. */
const countRounds = (items: number, quick: boolean) =>
  quick ? 1 : items > 1000 ? 3 : items > 100 ? 5 : 11

const round = (value: number, digits = 2) => Number(value.toFixed(digits))
const medianCpu = (costs: readonly Cost[]) => median(costs.map(({ cpu }) => cpu))

export async function timeRows(quick = false): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-time-'))
  try {
    const empty = join(folder, 'empty.mjs')
    await writeFile(empty, '')
    const rows: Measurement[] = []
    const costs = new Map<number, number>()
    for (const items of limits.keys()) {
      const home = join(folder, String(items))
      await mkdir(home)
      const measured = await measuredPub(home, items)
      const result = sizeRows(measured, empty, countRounds(items, quick))
      costs.set(items, result.cpu)
      rows.push(...result.rows)
    }
    return [...rows, marginalRow(costs)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function sizeRows(
  pub: Measured,
  empty: string,
  rounds: number,
): { cpu: number; rows: Measurement[] } {
  const { items, packed, checkout, eleventy, plainEleventy, plainestEleventy } = pub
  const small = items === 100
  const commands: { [name: string]: Command } = {
    ...(eleventy && { eleventy }),
    ...(plainEleventy && { plainEleventy }),
    ...(plainestEleventy && { plainestEleventy }),
    build: packed,
    ...(small && {
      node: { args: [empty], cwd: root },
      tsx: { args: ['--import', 'tsx', empty], cwd: root },
      checkout,
    }),
  }
  const costs = takeTurns(commands, rounds)
  const of = (name: string) => costs[name] ?? []
  const build = of('build')
  const limit = limits.get(items)
  const memory = Math.max(...build.map((cost) => cost.memory))
  const name = `build of ${items} items`
  const rows: Measurement[] = [
    ...(small
      ? [
          { what: 'node on an empty file: CPU', value: round(medianCpu(of('node'))), unit: 's' },
          { what: 'node --import tsx on one: CPU', value: round(medianCpu(of('tsx'))), unit: 's' },
        ]
      : []),
    { what: `${name}: CPU`, value: round(medianCpu(build)), unit: 's' },
    {
      what: `${name}: peak memory`,
      value: Math.round(memory),
      unit: 'MB',
      ...(items === memoryLimit.items && { limit: memoryLimit.limit }),
    },
    ...(small
      ? [
          { what: `${name}: against node`, value: round(ratio(build, of('node'))), unit: 'times' },
          {
            what: `${name}: npm run build against the package`,
            value: round(ratio(of('checkout'), build)),
            unit: 'times',
          },
        ]
      : []),
    ...(eleventy && plainEleventy && plainestEleventy
      ? [
          ...comparisonRows(`Eleventy of ${items} items`, name, build, of('eleventy')),
          ...comparisonRows(`plain Eleventy of ${items} items`, name, build, of('plainEleventy')),
          ...comparisonRows(
            `plainest Eleventy of ${items} items`,
            name,
            build,
            of('plainestEleventy'),
            limit,
          ),
        ]
      : [
          {
            what: `${name}: against Eleventy, not measured: npm ci --prefix bench/eleventy`,
            value: 0,
            unit: '',
          },
        ]),
  ]
  return { cpu: medianCpu(build), rows }
}

const comparisonRows = (
  peer: string,
  name: string,
  build: readonly Cost[],
  costs: readonly Cost[],
  limit?: number,
): Measurement[] => [
  { what: `${peer}: CPU`, value: round(medianCpu(costs)), unit: 's' },
  {
    what: `${name}: against ${peer.replace(/ of.*/, '')}`,
    value: round(ratio(build, costs)),
    unit: 'times',
    ...(limit !== undefined && { limit }),
  },
]

/** Compare the cost of one more item in a long menu with that in a short menu. */
function marginalRow(costs: ReadonlyMap<number, number>): Measurement {
  const [small = 0, middle = 0, large = 0] = [100, 1_000, 10_000].map((items) => costs.get(items))
  const value = round((large - middle) / 9_000 / ((middle - small) / 900))
  return {
    what: 'one more item of 10,000 against one of 1,000: CPU',
    value,
    unit: 'times',
    limit: 1.3,
  }
}
