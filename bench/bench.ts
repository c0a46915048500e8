// `npm run bench`: what the promises about size and time cost today, measured on the pubs of the
// tests. Each row is one measurement; a row over its limit makes the exit code 1.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { gzipSync } from 'node:zlib'
import { build } from '../build.ts'
import { runProgram } from '../src/commands/options.ts'
import type { Built } from '../src/commands/report.ts'
import { timeRows } from './time.ts'

export type Row = { what: string; value: number; unit: string; limit?: number }

const root = join(import.meta.dirname, '..')

/** What the home pages weigh, of a full pub and of a small one. */
export async function pageRows(): Promise<Row[]> {
  return [
    ...bytesOf(await built('test/pubs/full'), 25_000),
    ...bytesOf(await built('test/pubs/five-items'), 10_000),
  ]
}

const itemsOf = ({ site: { menu } }: Built) => menu.food.length + menu.drinks.length

/** A home page is one request: its gzipped bytes are all that a guest waits for. */
function bytesOf(pub: Built, limit: number): Row[] {
  const name = `pub of ${itemsOf(pub)} items`
  return pub.published
    .filter(({ resource }) => ['/', '/en/'].includes(resource.path))
    .flatMap(({ resource: { path }, text }) => [
      { what: `${name}: ${path}`, value: Buffer.byteLength(text), unit: 'bytes' },
      { what: `${name}: ${path} gzipped`, value: gzipSync(text).length, unit: 'bytes', limit },
    ])
}

async function built(content: string): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-bench-'))
  try {
    const result = await build({
      content: join(root, content),
      out: join(folder, 'dist'),
      baseUrl: 'https://pub.example',
      strict: false,
      environment: {},
    })
    if ('problems' in result) throw new Error(`${content} has problems`)
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Columns lined up: what, value, unit, limit. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, value, unit, limit }) => [
    what,
    String(value),
    unit,
    limit === undefined ? '' : `${value > limit ? 'OVER' : 'of'} ${limit}`,
  ])
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0))
  return cells
    .map(([what = '', value = '', unit = '', limit = '']) =>
      `${what.padEnd(width(0))}  ${value.padStart(width(1))} ${unit.padEnd(width(2))}  ${limit}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

await runProgram(import.meta.url, async () => {
  // Its tables are megabytes; who wants only the pages does without.
  const { tokenRows } = await import('./tokens.ts')
  const rows = [...(await pageRows()), ...tokenRows(await built('test/pubs/full')), ...timeRows()]
  stdout.write(table(rows))
  return rows.some(({ value, limit = Infinity }) => value > limit) ? 1 : 0
})
