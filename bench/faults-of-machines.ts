// Faults of caches, folders and disks. Most of them are tests, and each test becomes a row. Cases
// that need mounts run here, and are skipped if this user may not mount.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { listFiles } from '../src/engine/file-paths.ts'
import { buildFlags, root } from './pubs.ts'
import { type Measurement, skipped } from './rows.ts'

/** A row whose limit is zero losses. */
export const lossRow = (what: string, lost: number, tried: number): Measurement => ({
  what: `${what}: lost of ${tried} tried`,
  value: lost,
  unit: '',
  limit: 0,
})

export async function machineRows(folder: string): Promise<Measurement[]> {
  return [...(await testedRows(folder)), ...(await mountRows(folder))]
}

type Report = {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** Return the result of every test in these files. */
async function testedRows(folder: string): Promise<Measurement[]> {
  const report = join(folder, 'report.json')
  const files = ['cache', 'publish', 'publish-processes'].map(
    (name) => `test/engine/${name}.test.ts`,
  )
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = ['run', ...files, '--reporter=json', `--outputFile=${report}`]
  spawnSync(execPath, [vitest, ...args], { cwd: root, stdio: 'ignore' })
  const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'))
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status }) =>
      status === 'passed' || status === 'failed'
        ? { what: fullName, value: status === 'passed' ? 0 : 1, unit: 'lost', limit: 0 }
        : skipped(fullName, 'needs root'),
    )
}

const mount = (...args: string[]) => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
const unmount = (path: string) => spawnSync('umount', [path], { stdio: 'ignore' })

function build(out: string, address: string): { code: number | null; output: string } {
  const flags = buildFlags(join(root, 'test/pubs/five-items'), out)
  const command = [
    join(root, 'lib/agent-pub.cjs'),
    'build',
    ...flags,
    '--lang',
    'en',
    '--base-url',
    address,
  ]
  const { status, stderr } = spawnSync(execPath, command, { encoding: 'utf8' })
  return { code: status, output: stderr }
}

/** Run on disks in memory that hold one site but not two. */
const mounted: { [what: string]: (disk: string) => Promise<boolean> } = {
  'a disk that is full: the site stays, and nothing is left beside it': async (disk) => {
    const out = join(disk, 'dist')
    const first = build(out, 'https://one.example')
    const second = build(out, 'https://two.example')
    return first.code === 0 && refused(second, /is full/) && (await holds(out, 'one'))
  },
  'a disk that became read-only': async (disk) => {
    const out = join(disk, 'dist')
    build(out, 'https://one.example')
    mount('-o', 'remount,ro', disk)
    const second = build(out, 'https://two.example')
    return refused(second, /is read-only/) && (await holds(out, 'one'))
  },
  'a site in the image of a container, which no rename takes away': async (disk) => {
    const [below, above, work, seen] = ['below', 'above', 'work', 'seen'].map((name) =>
      join(disk, name),
    ) as [string, string, string, string]
    // With 4 MB both sites fit, so only the exchange can fail.
    mount('-o', 'remount,size=4m', disk)
    for (const path of [below, above, work, seen]) await mkdir(path)
    build(join(below, 'dist'), 'https://one.example')
    const layers = `lowerdir=${below},upperdir=${above},workdir=${work}`
    if (!mount('-t', 'overlay', '-o', layers, 'overlay', seen)) return false
    try {
      const out = join(seen, 'dist')
      const second = build(out, 'https://two.example')
      return refused(second, /is part of the image/) && (await holds(out, 'one'))
    } finally {
      unmount(seen)
    }
  },
  'an output folder that is a mount point': async (disk) =>
    refused(build(disk, 'https://one.example'), /is a mount point/) &&
    (await readdir(disk)).length === 0,
}

/** True if the output ends with one matching sentence and has no stack trace. */
const refused = ({ code, output }: { code: number | null; output: string }, words: RegExp) =>
  code === 3 && words.test(output.trim().split('\n').at(-1) ?? '') && !/^ +at /m.test(output)

async function holds(out: string, name: string): Promise<boolean> {
  const made = (await readFile(join(out, '.nojekyll'), 'utf8')).trim().split('\n').sort()
  const isComplete = (await listFiles(out)).join() === made.join()
  const text = await readFile(join(out, 'pub.json'), 'utf8')
  return (
    isComplete &&
    text.includes(`https://${name}.example`) &&
    (await readdir(join(out, '..'))).length === 1
  )
}

async function mountRows(folder: string): Promise<Measurement[]> {
  const size = 700 * 1024
  const rows: Measurement[] = []
  for (const [index, [what, holdsOut]] of Object.entries(mounted).entries()) {
    const disk = join(folder, `disk-${index}`)
    await mkdir(disk)
    if (!existsSync('/proc/mounts') || !mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk)) {
      rows.push(skipped(what, 'needs the right to mount'))
      continue
    }
    try {
      rows.push({ what, value: (await holdsOut(disk)) ? 0 : 1, unit: 'lost', limit: 0 })
    } finally {
      unmount(disk)
    }
  }
  return rows
}
