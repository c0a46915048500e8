// Measures what the project promises about size and time: `npm run bench`. It uses the fixture pubs
// and generated pubs of any size. Each row is one measurement, and a row over its limit makes the
// exit code 1. `npm run bench -- PART...` runs some parts, and `--json` prints rows for programs.
// `-- faults` tries for minutes to break a site. `-- owner` makes ordinary changes in a text file,
// in a code editor and on a phone.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { gzipSync } from 'node:zlib'
import type { Built } from '../build.ts'
import { formatHelp, parseFlags, runProgram } from '../src/commands/options.ts'
import { en } from '../src/messages/en.ts'
import { UsageError } from '../src/messages/usage-error.ts'
import { filterStyle } from '../templates/_parts/page/filter.tsx'
import { generatePub } from './generate.ts'
import { builtPub, compileIfOlder, root } from './pubs.ts'
import { isOver, isUnder, type Measurement, table } from './rows.ts'

/** Measure the home pages of a full, a small and a large pub, and the filter on them. */
export async function pageRows(): Promise<Measurement[]> {
  const full = await built(join(root, 'test/pubs/full'))
  return [
    ...sizeRows(full, 22_000),
    ...filterRows(full),
    ...sizeRows(await built(join(root, 'test/pubs/five-items')), 10_000),
    ...sizeRows(await largePub(400), 30_000),
  ]
}

const countItems = ({ site: { menu } }: Built) => menu.food.length + menu.drinks.length

/**
 * Measure the home pages. Each is a single request, so a guest waits for its gzipped bytes only.
 */
function sizeRows(pub: Built, limit: number): Measurement[] {
  const name = `pub of ${countItems(pub)} items`
  return homePages(pub).flatMap(({ path, text }) => [
    { what: `${name}: ${path}`, value: Buffer.byteLength(text), unit: 'bytes' },
    { what: `${name}: ${path} gzipped`, value: gzipSync(text).length, unit: 'bytes', limit },
  ])
}

/** Measure the filter: its style, boxes, link, and the marks of the dishes. */
const filterRows = (pub: Built): Measurement[] =>
  homePages(pub).map(({ path, text }) => ({
    what: `pub of ${countItems(pub)} items: ${path}, the filter gzipped`,
    value: gzipSync(text).length - gzipSync(withoutFilter(text, filterStyle(pub.site))).length,
    unit: 'bytes',
    limit: 2_000,
  }))

/**
 * Remove the filter from a page. Throws if a part is not found, because the difference would be too
 * small.
 */
function withoutFilter(page: string, style: string): string {
  const parts: readonly [part: string | RegExp, instead: string][] = [
    [style, ''],
    [/<li><a href="#filter_by"[^>]*><\/a>/, ''],
    [/<details id="filter_by"[\s\S]*?(?=<section)/, ''],
    // Sold-out dishes have the class `x` even without the filter.
    [/(<li id="[^"]+") class="[a-wyz]*(x?)"/g, '$1 class="$2"'],
    [/(<li id="[^"]+") class=""/g, '$1'],
  ]
  return parts.reduce((left, [part, instead]) => {
    const less = left.replace(part, instead)
    if (less === left) throw new Error(`no ${part}`)
    return less
  }, page)
}

const homePages = ({ published }: Built) =>
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

/** Each part is imported only when needed, because the token tables take megabytes. */
const parts: { [name: string]: (quick: boolean) => Promise<Measurement[]> } = {
  pages: () => pageRows(),
  tokens: async () =>
    (await import('./tokens.ts')).tokenRows(await built(join(root, 'test/pubs/full'))),
  stages: async () => (await import('./stages.ts')).stageRows(),
  time: async (quick) => (await import('./time.ts')).timeRows(quick),
  dev: async (quick) => (await import('./dev.ts')).devRows(quick),
  lighthouse: async (quick) => (await import('./lighthouse.ts')).lighthouseRows(quick),
}

/** Select parts by name. Parts that take many minutes run only when named. */
async function selectParts(names: readonly string[]): Promise<typeof parts> {
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
  const options = parseFlags(
    args.filter((arg) => arg.startsWith('--')),
    flags,
  )
  if (options.help) {
    stdout.write(formatHelp('npm run bench -- [PART]...', flags, en.commands))
    return 0
  }
  compileIfOlder()
  const rows: Measurement[] = []
  for (const measure of Object.values(await selectParts(names))) {
    const measured = await measure(options.quick)
    rows.push(...measured)
    // Print each part when it is done, because some take minutes.
    if (!options.json) stdout.write(table(measured))
  }
  if (options.json) stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
  return rows.some((row) => isOver(row) || isUnder(row)) ? 1 : 0
})
