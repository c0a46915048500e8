// Shows how the CPU time of a build is divided among the rooms of the source. It samples a build of
// the checkout, because only there modules have names. Starting the program counts as a stage.

import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFlags, root } from './pubs.ts'
import type { Measurement } from './rows.ts'

type Node = { id: number; callFrame: { functionName: string; url: string }; children?: number[] }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }

/**
 * The stage of a sample is the first one that matches a frame, from the innermost frame outwards.
 */
const stages: readonly [name: string, frame: RegExp][] = [
  ['collecting garbage', /^\(garbage collector\)/],
  ['reading the content', /\/src\/(content|fields|notations)\//],
  ['checking', /\/src\/engine\/(check|validator)\.ts$/],
  ['publishing', /\/src\/engine\/(publish|exchange)\.ts$/],
  ['rules of hosts', /\/src\/hosting\//],
  ['rendering', /^(render|body) |\/src\/engine\/templates\.ts$/],
  ['loading modules', / (node:internal\/(modules|bootstrap|main)|.*\/node_modules\/(tsx|esbuild))/],
]

/** Return the share of each stage in a build of the full pub, largest first. */
export async function stageRows(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-stages-'))
  try {
    const flags = buildFlags(join(root, 'test/pubs/full'), join(folder, 'dist'))
    const args = ['--cpu-prof', '--cpu-prof-dir', join(folder, 'profile'), '--import', 'tsx']
    spawnSync(process.execPath, [...args, 'src/commands/build.ts', ...flags], {
      cwd: root,
      stdio: 'ignore',
    })
    const [file = ''] = await readdir(join(folder, 'profile'))
    return toRows(JSON.parse(await readFile(join(folder, 'profile', file), 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toRows({ nodes, samples, timeDeltas }: Profile): Measurement[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  )
  const findStage = (id: number | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id)
    if (!node || id === undefined) return 'the rest'
    const frame = `${node.callFrame.functionName} ${node.callFrame.url}`
    return stages.find(([, pattern]) => pattern.test(frame))?.[0] ?? findStage(parents.get(id))
  }
  const spent = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    if (byId.get(id)?.callFrame.functionName === '(idle)') continue
    const stage = findStage(id)
    spent.set(stage, (spent.get(stage) ?? 0) + (timeDeltas[index] ?? 0))
  }
  const total = [...spent.values()].reduce((sum, one) => sum + one, 0)
  return [...spent]
    .sort(([, a], [, b]) => b - a)
    .map(([stage, time]) => ({
      what: `checkout, by the sources: ${stage}`,
      value: Math.round((100 * time) / total),
      unit: '% of CPU',
    }))
}
