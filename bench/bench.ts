// `npm run bench`: what the promises about size and time cost today, measured on the pubs of the
// tests and on ones of any size. Each row is one measurement; one over its limit makes the exit code
// 1. `npm run bench -- PART...` measures some of it, `--json` prints rows for programs, and
// `npm run bench -- faults` tries for minutes to break a site, `npm run bench -- owner` makes the
// ordinary changes of owners in a text file, in an editor of code and on a phone.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { gzipSync } from 'node:zlib'
import type { Built } from '../build.ts'
import { helpOf, parseFlags, runProgram } from '../src/commands/options.ts'
import { en } from '../src/messages/en.ts'
import { UsageError } from '../src/messages/usage-error.ts'
import { filterStyle } from '../templates/_parts/page/filter.tsx'
import { generatePub } from './generate.ts'
import { builtPub, compileIfOlder, root } from './pubs.ts'
import { isOver, isUnder, type Row, table } from './rows.ts'

/** What the home pages weigh, of a full pub, of a small one and of a large one, and the choice on them. */
export async function pageRows(): Promise<Row[]> {
  const full = await built(join(root, 'test/pubs/full'))
  return [
    ...bytesOf(full, 22_000),
    ...filterRows(full),
    ...bytesOf(await built(join(root, 'test/pubs/five-items')), 10_000),
    ...bytesOf(await largePub(400), 30_000),
  ]
}

const itemsOf = ({ site: { menu } }: Built) => menu.food.length + menu.drinks.length

/** A home page is one request: its gzipped bytes are all that a guest waits for. */
function bytesOf(pub: Built, limit: number): Row[] {
  const name = `pub of ${itemsOf(pub)} items`
  return homesOf(pub).flatMap(({ path, text }) => [
    { what: `${name}: ${path}`, value: Buffer.byteLength(text), unit: 'bytes' },
    { what: `${name}: ${path} gzipped`, value: gzipSync(text).length, unit: 'bytes', limit },
  ])
}

/** What guests can choose dishes by: its style, its boxes, its link, and the marks of the dishes. */
const filterRows = (pub: Built): Row[] =>
  homesOf(pub).map(({ path, text }) => ({
    what: `pub of ${itemsOf(pub)} items: ${path}, the filter gzipped`,
    value: gzipSync(text).length - gzipSync(withoutFilter(text, filterStyle(pub.site))).length,
    unit: 'bytes',
    limit: 2_000,
  }))

/** The page without the filter. Throws where a part of it is not found: what is measured would be less. */
function withoutFilter(page: string, style: string): string {
  const parts: readonly [part: string | RegExp, instead: string][] = [
    [style, ''],
    [/<li><a href="#filter_by"[^>]*><\/a>/, ''],
    [/<details id="filter_by"[\s\S]*?(?=<section)/, ''],
    // What cannot be ordered is marked without the filter too.
    [/(<li id="[^"]+") class="[a-wyz]*(x?)"/g, '$1 class="$2"'],
    [/(<li id="[^"]+") class=""/g, '$1'],
  ]
  return parts.reduce((left, [part, instead]) => {
    const less = left.replace(part, instead)
    if (less === left) throw new Error(`no ${part}`)
    return less
  }, page)
}

const homesOf = ({ published }: Built) =>
  published
    .filter(({ resource }) => ['/', '/en/'].includes(resource.path))
    .map(({ resource: { path }, text }) => ({ path, text }))

async function largePub(items: number): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-bench-'))
  try {
    await generatePub(folder, { items })
    return await built(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function built(content: string): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-bench-'))
  try {
    return await builtPub(content, join(folder, 'dist'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loaded only when they are asked for: the tables of tokens are megabytes. */
const parts: { [name: string]: (quick: boolean) => Promise<Row[]> } = {
  pages: () => pageRows(),
  tokens: async () =>
    (await import('./tokens.ts')).tokenRows(await built(join(root, 'test/pubs/full'))),
  stages: async () => (await import('./stages.ts')).stageRows(),
  time: async (quick) => (await import('./time.ts')).timeRows(quick),
  dev: async (quick) => (await import('./dev.ts')).devRows(quick),
  lighthouse: async (quick) => (await import('./lighthouse.ts')).lighthouseRows(quick),
}

/** Take many minutes, and nobody wants them by chance: only when they are named, whole or in part. */
async function partsNamed(names: readonly string[]): Promise<typeof parts> {
  if (names.length === 0) return parts
  const { trials } = await import('./faults.ts')
  const owner = async () => (await import('./owner.ts')).ownerRows()
  const all: typeof parts = { ...parts, ...trials, owner }
  const chosen = names.flatMap((name) => (name === 'faults' ? Object.keys(trials) : [name]))
  const unknown = chosen.find((name) => !Object.hasOwn(all, name))
  if (unknown !== undefined)
    throw new UsageError(
      `nothing is called ${unknown}; known are ${[...Object.keys(all), 'faults'].join(', ')}`,
    )
  return Object.fromEntries(Object.entries(all).filter(([name]) => chosen.includes(name)))
}

const flags = {
  json: { type: 'boolean', about: { own: 'print the rows for a program' } },
  quick: { type: 'boolean', about: { own: 'fewer rounds: to see that it runs, not to compare' } },
  help: { type: 'boolean', about: 'help' },
} as const

await runProgram(import.meta.url, async (args) => {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const wanted = parseFlags(
    args.filter((arg) => arg.startsWith('--')),
    flags,
  )
  if (wanted.help) {
    stdout.write(helpOf('npm run bench -- [PART]...', flags, en.commands))
    return 0
  }
  compileIfOlder()
  const rows: Row[] = []
  for (const measure of Object.values(await partsNamed(names))) {
    const measured = await measure(wanted.quick)
    rows.push(...measured)
    // Some take minutes: what is known is shown.
    if (!wanted.json) stdout.write(table(measured))
  }
  if (wanted.json) stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
  return rows.some((row) => isOver(row) || isUnder(row)) ? 1 : 0
})
