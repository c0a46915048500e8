// Publishing in processes of their own that are killed, stopped, limited or run at the same time: the
// output folder always contains the complete old site or the complete new one.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { build as bundle } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeAtomically } from '../../src/engine/atomic-file.ts'
import { publish, refuseForeign } from '../../src/engine/publish.ts'
import { need } from '../capabilities.ts'
import { ended, run, start } from '../process.ts'
import { readAll, root, runHere, smallPub, temporaryFolder } from '../pub.ts'
import { samples } from '../sweep.ts'
import { lastingFolder } from '../workshop.ts'
import { findSite, waitUntilStaged } from './output.ts'
import { sites } from './sites.ts'

const flags = (out: string, baseUrl: string) =>
  ['--quiet', '--content', smallPub, '--out', out, '--base-url', baseUrl] as const

/** test/engine/publisher.ts compiled to JavaScript, because it is started many times. */
let publisher: string
beforeAll(async () => {
  const folder = await lastingFolder()
  publisher = join(folder, 'publisher.mjs')
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await bundle({
    entryPoints: [join(root, 'test/engine/publisher.ts')],
    outfile: publisher,
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm' },
  })
})
const startPublisher = (out: string, ...args: string[]) =>
  spawn(process.execPath, [publisher, out, ...args])

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a killed build leaves the complete old site or the complete new one', () => {
  test('at moments from its start to its end', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    const began = performance.now()
    expect((await run('src/commands/build.ts', flags(out, 'https://one.example'))).code).toBe(0)
    const duration = performance.now() - began
    const published = await readAll(out)
    await runHere('build', flags(out, 'https://two.example'))
    const candidates = { one: published, two: await readAll(out) }
    for (const share of samples([0.8, 0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.75, 0.85, 0.9, 0.95], 1)) {
      const next = (await findSite(out, candidates)) === 'one' ? 'two' : 'one'
      const child = start('src/commands/build.ts', flags(out, `https://${next}.example`))
      await wait(duration * share)
      await kill(child)
      expect(['one', 'two'], `after ${share} of a build`).toContain(await findSite(out, candidates))
    }
    await runHere('build', flags(out, 'https://one.example'))
    expect(await findSite(out, candidates)).toBe('one')
    expect(await readdir(folder), 'nothing is left next to the site').toEqual(['dist'])
  })

  test('at moments of its publishing', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    let caught = 0
    for (const moment of samples([...Array(40).keys()], 5)) {
      const child = startPublisher(out)
      if (child.stdout) await once(child.stdout, 'data')
      await wait(moment % 12)
      await kill(child)
      expect(['one', 'two'], `moment ${moment}`).toContain(await findSite(out))
      if ((await readdir(folder)).length > 1) caught++
    }
    expect(caught, 'kills while files are being written').toBeGreaterThan(0)
    await publish(out, sites.one)
    expect(await findSite(out)).toBe('one')
    expect(await readdir(folder), 'nothing is left next to the site').toEqual(['dist'])
  })
})

test('a file next to the site is complete whenever its writer is killed, and the next write leaves nothing behind', async () => {
  const folder = await temporaryFolder()
  const conf = join(folder, 'dist.conf')
  const found = new Set<string>()
  for (const moment of samples([...Array(12).keys()], 2)) {
    const child = startPublisher(conf)
    if (child.stdout) await once(child.stdout, 'data')
    await wait(2 * moment)
    await kill(child)
    const text = await readFile(conf, 'utf8')
    found.add(`${text.length} ${new Set(text).size === 1}`)
  }
  expect([...found]).toEqual(['10000000 true'])
  await writeAtomically(conf, 'end')
  expect(await readdir(folder)).toEqual(['dist.conf'])
})

test('a build that is stopped by a signal ends by that signal and leaves nothing next to the site', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGTERM', 'SIGHUP'] as const) {
    const child = startPublisher(out)
    if (child.stdout) await once(child.stdout, 'data')
    // Between two publications there is nothing to remove.
    await waitUntilStaged(folder, () => child.exitCode !== null)
    child.kill(signal)
    const [, ended] = await once(child, 'exit')
    expect(ended).toBe(signal)
    expect(['one', 'two']).toContain(await findSite(out))
    expect(await readdir(folder)).toEqual(['dist'])
  }
})

test.for([
  [
    'a site that belongs to another user is refused, with the command to take it over',
    true,
    (out: string) => `sudo chown -R 65534 ${out}`,
  ],
  [
    'a folder that belongs to another user and is not a site is refused without that command',
    false,
    () => 'Choose another',
  ],
] as const)('%s', async ([, isSite, advice], context) => {
  need(context, 'administrator')
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  if (isSite) await publish(out, sites.one)
  else await mkdir(out)
  await chown(folder, 65_534, 65_534)
  const { stdout } = await ended(startPublisher(out, '1', '65534'))
  expect(stdout).toContain(`${out} belongs to another user`)
  expect(stdout).toContain(advice(out))
  expect(stdout.includes('chown')).toBe(isSite)
  if (isSite) expect(await findSite(out)).toBe('one')
  expect(await readdir(folder)).toEqual(['dist'])
})

test('a folder whose list of files is a pipe or a device is refused without reading it', async (context) => {
  need(context, 'pipes')
  const folder = await temporaryFolder()
  const list = join(folder, '.nojekyll')
  await symlink('/dev/zero', list)
  await expect(refuseForeign(folder, [], [])).rejects.toThrow('contains .nojekyll')
  await rm(list)
  spawnSync('mkfifo', [list])
  await expect(refuseForeign(folder, [], [])).rejects.toThrow('contains .nojekyll')
})

test('a read-only old site is replaced and leaves nothing behind', async (context) => {
  need(context, 'administrator')
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  await chown(folder, 65_534, 65_534)
  for (const _ of ['first', 'second']) {
    expect((await ended(startPublisher(out, '1', '65534'))).stdout).toBe('begun\n')
    expect(await readdir(folder)).toEqual(['dist'])
    await chmod(out, 0o500)
  }
})

test('if the limit on file sizes is too low for the site, a sentence says so and nothing is left', async (context) => {
  need(context, 'posix')
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, publisher, out, '1']
  const { stdout } = await ended(spawn('sh', [...limited, String(process.getuid?.())]))
  expect(stdout).toContain(`your disk quota for ${out} is used up; the site is unchanged`)
  expect(await readdir(folder)).toEqual([])
})

test('a write to a file next to the site that fails halfway leaves the old file', async (context) => {
  need(context, 'posix')
  const folder = await temporaryFolder()
  const conf = join(folder, 'dist.conf')
  await writeFile(conf, 'old')
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, publisher, conf, '1']
  const { stdout } = await ended(spawn('sh', [...limited, String(process.getuid?.())]))
  expect(stdout).toContain('EFBIG')
  expect(await readAll(folder)).toEqual(new Map([['dist.conf', 'old']]))
})

test('two builds at the same time both succeed, and the site is one of the two, complete', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const results = await Promise.all(
    ['https://one.example', 'https://two.example'].map((site) =>
      run('src/commands/build.ts', flags(out, site)),
    ),
  )
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  const files = await readAll(out)
  const issuers = ['menu.json', 'openapi.json', 'llms.txt', 'auth.md'].map(
    (file) => /https:\/\/(one|two)\.example/.exec(files.get(file) ?? '')?.[1],
  )
  expect(new Set(issuers.filter(Boolean)).size).toBe(1)
  const listed = (files.get('.nojekyll') ?? '').trim().split('\n')
  expect([...files.keys()].sort()).toEqual(listed.sort())
  expect(await readdir(folder)).toEqual(['dist'])
})

test('while two processes publish into one folder again and again, there is a site at any time', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  await publish(out, sites.one)
  const [rounds = '30'] = samples(['8', '30'], 1).slice(-1)
  let publishing = true
  const over = Promise.all([0, 1].map(() => ended(startPublisher(out, rounds)))).finally(() => {
    publishing = false
  })
  let missing = 0
  while (publishing) {
    for (let turn = 0; turn < 100; turn++) if (!existsSync(join(out, '.nojekyll'))) missing++
    await nextTurn()
  }
  for (const { code, stderr } of await over) expect(code, stderr).toBe(0)
  expect(missing).toBe(0)
  expect(['one', 'two']).toContain(await findSite(out))
  expect(await readdir(folder)).toEqual(['dist'])
})

test('the .gitignore covers everything that an interrupted build leaves', async () => {
  const ignored = execFileSync(
    'git',
    ['check-ignore', '.dist.123.0a1b2c3d/menu.json', 'dist/menu.json', '.preview/site.serve.json'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(ignored.trim().split('\n')).toHaveLength(3)
})
