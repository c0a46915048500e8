// Measures what ordinary changes cost an owner in three ways: keys in a text file, keys in a code
// editor, and taps in the forms of /admin/. The tests that make and publish these changes report
// the numbers. Also measures the size of the editor.

import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { gzipSync } from 'node:zlib'
import { bundleClient, bundleProgram } from '../src/engine/editor/program.ts'
import { type Change, changes } from '../test/content/changes.ts'
import { root } from './pubs.ts'
import type { Measurement } from './rows.ts'

type Result = { title: string; status: string; meta: { taps?: number; attempts?: number } }
type Report = { testResults: { assertionResults: (Result & { ancestorTitles: string[] })[] }[] }

export async function ownerRows(): Promise<Measurement[]> {
  const results = await testResults()
  const rows = changes.flatMap((change) => changeRows(change, results))
  const made = (way: string) =>
    rows.filter(({ what, unit }) => what.endsWith(way) && unit.endsWith(' 1 attempt')).length
  const editorSize = gzipSync(await bundleProgram(await bundleClient())).length
  return [
    ...rows,
    ...ways.map(({ way, least }) => ({
      ...{
        what: `published at the first attempt, ${way}`,
        value: made(way),
        unit: 'changes',
        least,
      },
    })),
    // Sveltia without our additions, plus 250 kB.
    { what: 'editor, gzip', value: Math.round(editorSize / 1000), unit: 'kB', limit: 788 + 250 },
  ]
}

const ways = [
  { way: 'text', within: 'in a text file', title: ': it is published', unit: 'keys', least: 20 },
  {
    ...{ way: "VS Code's schema", within: 'in an editor of code' },
    ...{ title: ': nothing is underlined', unit: 'keys', least: 20 },
  },
  { way: 'form', within: 'the owner', title: ', and it is published', unit: 'taps', least: 17 },
] as const

/** Return a row per way. A change that was not published does not count as a first attempt. */
const changeRows = (change: Change, results: Report): Measurement[] =>
  ways.map(({ way, within, title, unit }) => {
    const found = results.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(
        (one) =>
          one.ancestorTitles.includes(within) &&
          one.title.endsWith(title) &&
          one.title.replace('makes the change: ', '').startsWith(change.name + title.slice(0, 1)),
      )
    const { taps = countKeys(change), attempts = 1 } = found?.meta ?? {}
    const outcome = found?.status === 'passed' ? `${attempts} attempt` : 'not published'
    return { what: `${change.name}, ${way}`, value: taps, unit: `${unit}, ${outcome}` }
  })

/** Count typed and deleted characters between the unchanged start and end. */
function countKeys({ from = '', to }: Change): number {
  let start = 0
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start++
  let end = 0
  const rest = Math.min(from.length, to.length) - start
  while (end < rest && from.at(-1 - end) === to.at(-1 - end)) end++
  return from.length + to.length - 2 * (start + end)
}

async function testResults(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-owner-'))
  const file = join(folder, 'results.json')
  const tests = ['content/changes', 'pages/admin'].map((name) => `test/${name}.test.ts`)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  try {
    const args = ['run', ...tests, '--reporter=json', `--outputFile=${file}`]
    spawnSync(execPath, [vitest, ...args], {
      ...{ cwd: root, stdio: 'ignore', env: { ...process.env, SWEEP: '1' } },
    })
    return JSON.parse(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
