// `npm run bench -- faults` builds a site while everything around it fails, often enough to trust
// the result. Each row counts attempts and losses. A loss is a site that is neither the old nor the
// new one, or a program that ends without a message.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'esbuild'
import { listFiles } from '../src/engine/file-paths.ts'
import { sites } from '../test/engine/sites.ts'
import { lossRow, machineRows } from './faults-of-machines.ts'
import { mutatedRows } from './mutated.ts'
import { buildFlags, root } from './pubs.ts'
import type { Measurement } from './rows.ts'

/** Number of attempts. */
const counts = { kills: 1000, togethers: 200, rebuilds: 200, mutated: 10_000 }

/**
 * Return all attempts, or the share in `FAULTS_SHARE` (such as 0.1). `--quick` only shows that it
 * runs.
 */
function scaledCounts(quick: boolean): typeof counts {
  const share = quick ? 0.01 : Number(env['FAULTS_SHARE'] ?? 1)
  const some = (count: number) => Math.max(3, Math.round(count * share))
  const { kills, togethers, rebuilds, mutated } = counts
  return {
    kills: some(kills),
    togethers: some(togethers),
    rebuilds: some(rebuilds),
    mutated: some(mutated),
  }
}

/** Trials, each in a temporary folder of its own. */
export const trials = {
  'faults-of-publishing': (quick: boolean) => inFolder((folder) => publishedRows(folder, quick)),
  'faults-of-machines': () => inFolder(machineRows),
  'faults-of-contents': (quick: boolean) =>
    inFolder((folder) => mutatedRows(folder, scaledCounts(quick).mutated)),
}

async function inFolder(tried: (folder: string) => Promise<Measurement[]>): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pub-faults-'))
  try {
    return await tried(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function publishedRows(folder: string, quick: boolean): Promise<Measurement[]> {
  const { kills, rebuilds, togethers } = scaledCounts(quick)
  const rows: Measurement[] = []
  for (const exchanging of [true, false]) {
    const program = await publisher(folder, exchanging)
    const how = exchanging ? 'with koffi' : 'without koffi'
    rows.push(...(await killedRows(program, await fresh(folder), kills, how)))
    rows.push(...(await readRows(program, await fresh(folder), rebuilds, how)))
  }
  return [...rows, await togetherRow(await fresh(folder), togethers)]
}

let folders = 0

async function fresh(folder: string): Promise<string> {
  const path = join(folder, String(folders++))
  await mkdir(path)
  return path
}

/** Bundle a program that publishes two sites in turns. A single file starts at once. */
async function publisher(folder: string, exchanging: boolean): Promise<string> {
  const outfile = join(folder, exchanging ? 'exchanging.mjs' : 'renaming.mjs')
  // The program loads koffi from the place of its own file. Nothing is installed at the other one.
  const place = pathToFileURL(exchanging ? join(root, 'bundled.js') : '/nowhere/bundled.js')
  await bundle({
    entryPoints: [join(root, 'test/engine/publisher.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.url': JSON.stringify(place) },
  })
  return outfile
}

type Site = ReadonlyMap<string, string>

/** Return which of the two sites a folder contains exactly, or undefined for neither. */
async function siteIn(folder: string): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined
  const names = await listFiles(folder)
  const isThis = async (site: Site) => {
    if (names.length !== site.size) return false
    for (const name of names)
      if ((await readFile(join(folder, name), 'utf8')) !== site.get(name)) return false
    return true
  }
  for (const [name, site] of Object.entries(sites)) if (await isThis(site)) return name
  return undefined
}

/** Kill the publishing program at varying moments. */
async function killedRows(
  program: string,
  folder: string,
  times: number,
  how: string,
): Promise<Measurement[]> {
  const out = join(folder, 'dist')
  let losses = 0
  let away = 0
  for (let kill = 0; kill < times; kill++) {
    const child = spawn(execPath, [program, out], { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(child.stdout, 'data')
    await wait((kill % 40) / 2)
    child.kill('SIGKILL')
    await once(child, 'exit')
    // Systems that cannot exchange folders rename twice. Between the renames the old site has
    // another name.
    const aside = !existsSync(out) && (await readdir(folder)).find((name) => name.endsWith('.old'))
    if (aside) away++
    if ((await siteIn(aside ? join(folder, aside) : out)) === undefined) losses++
  }
  await finish(program, out)
  if ((await readdir(folder)).join() !== 'dist') losses++
  return [
    lossRow(`SIGKILL inside publishing, ${how}`, losses, times),
    { what: `SIGKILL inside publishing, ${how}: away until the next build`, value: away, unit: '' },
  ]
}

const finish = (program: string, out: string) => spawnSync(execPath, [program, out, '1'])

/** Read during publishing: every file must belong to one of the two sites. */
async function readRows(
  program: string,
  folder: string,
  times: number,
  how: string,
): Promise<Measurement[]> {
  const out = join(folder, 'dist')
  finish(program, out)
  const child = spawn(execPath, [program, out, String(times)], { stdio: 'ignore' })
  let reads = 0
  let missing = 0
  let wrong = 0
  const file = '0'
  const texts = Object.values(sites).map((site) => site.get(file))
  while (child.exitCode === null) {
    const text = await readFile(join(out, file), 'utf8').catch(() => undefined)
    if (text === undefined) missing++
    else if (!texts.includes(text)) wrong++
    if (reads++ % 20 === 0) await nextTurn()
  }
  const what = `${times} rebuilds under a reading loop, ${how}`
  return [
    lossRow(`${what}: half or foreign files`, wrong, reads),
    how === 'with koffi'
      ? lossRow(`${what}: no file`, missing, reads)
      : { what: `${what}: no file for an instant, of ${reads} reads`, value: missing, unit: '' },
  ]
}

/** Run four builds at once into one folder: all succeed, and the site comes from one of them. */
async function togetherRow(folder: string, times: number): Promise<Measurement> {
  const out = join(folder, 'dist')
  const names = ['one', 'two', 'three', 'four']
  let losses = 0
  for (let round = 0; round < times; round++) {
    const codes = await Promise.all(
      names.map(async (name) => {
        const flags = buildFlags(join(root, 'test/pubs/five-items'), out)
        const command = [join(root, 'lib/agent-pub.cjs'), 'build', ...flags]
        const child = spawn(execPath, [...command, '--base-url', `https://${name}.example`], {
          stdio: 'ignore',
        })
        return (await once(child, 'exit'))[0]
      }),
    )
    const made = new Set((await readFile(join(out, '.nojekyll'), 'utf8')).trim().split('\n'))
    const found = await listFiles(out)
    const addresses = new Set<string | undefined>()
    for (const file of ['pub.json', 'menu.json', 'llms.txt', 'openapi.json'])
      addresses.add(/https:\/\/(\w+)\.example/.exec(await readFile(join(out, file), 'utf8'))?.[1])
    const isComplete = found.length === made.size && found.every((file) => made.has(file))
    const alone = (await readdir(folder)).join() === 'dist'
    if (codes.some((code) => code !== 0) || !isComplete || !alone || addresses.size !== 1) losses++
  }
  return lossRow('four builds at once into one folder', losses, times)
}
