// `npm run bench`: what the promises about size cost today. Each row is one measurement; a row over
// its limit makes the exit code 1.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { gzipSync } from 'node:zlib'
import { build } from '../build.ts'
import { runProgram } from '../src/commands/options.ts'
import type { Built } from '../src/commands/report.ts'
import { timeRows } from './time.ts'
import { tokenRows } from './tokens.ts'

export type Row = { what: string; value: number; unit: string; limit?: number }

const root = join(import.meta.dirname, '..')

/** Every measurement, in the order of the table. */
export async function measure(): Promise<Row[]> {
  const shipped = await built('content')
  const five = await built('test/pubs/five-items')
  return [
    ...pageBytes(`shipped pub, ${itemsOf(shipped)} items`, shipped, 25_000),
    ...pageBytes(`small pub, ${itemsOf(five)} items`, five, 10_000),
    ...tokenRows(shipped),
  ]
}

const itemsOf = ({ site: { menu } }: Built) => menu.food.length + menu.drinks.length

/** A home page is one request: its gzipped bytes are all that a guest waits for. */
function pageBytes(name: string, { published }: Built, limit: number): Row[] {
  return published
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
    if ('problems' in result) throw new Error(`${content} has problems; run npm run build`)
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
  const rows = [...(await measure()), ...timeRows()]
  stdout.write(table(rows))
  return rows.some(({ value, limit = Infinity }) => value > limit) ? 1 : 0
})
