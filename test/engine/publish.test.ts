// All or nothing: whenever a build ends, the output folder is the whole old site or the whole new one.

import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exchange } from '../../src/engine/exchange.ts'
import { publish } from '../../src/engine/publish.ts'
import { readAll, root, run, start, temporaryFolder } from '../pub.ts'

const flags = (out: string, baseUrl: string) => ['--quiet', '--out', out, '--base-url', baseUrl]

describe('a build that is killed', () => {
  test('at 60 moments from its start to its end: the old site or the new one is there, whole', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    const sites = ['https://one.example', 'https://two.example'] as const
    const whole = new Map<string, Map<string, string>>()
    let longest = 0
    for (const site of sites) {
      const began = performance.now()
      await run('build.ts', flags(out, site))
      longest = Math.max(longest, performance.now() - began)
      whole.set(site, await readAll(out))
    }
    let current: string = sites[1]
    const seen = { killed: 0, before: 0, after: 0 }
    for (let moment = 0; moment < 60; moment++) {
      const next = current === sites[0] ? sites[1] : sites[0]
      const child = start('build.ts', flags(out, next))
      const ended = once(child, 'exit')
      // From a third of a build's time to well beyond its end: most moments fall where it writes.
      const wait = longest * (0.3 + 1.2 * (moment / 60))
      const began = performance.now()
      const timer = setTimeout(() => child.kill('SIGKILL'), wait)
      const [, signal] = await ended
      clearTimeout(timer)
      if (signal === 'SIGKILL') seen.killed++
      else longest = Math.max(longest, performance.now() - began)
      const found = await readAll(out)
      const is = sites.find((site) => same(found, whole.get(site)))
      expect(is, `after ${wait} ms`).toBeDefined()
      if (is === next) seen.after++
      else seen.before++
      current = is ?? current
    }
    expect(seen.killed).toBeGreaterThan(10)
    expect(seen.before).toBeGreaterThan(0)
    expect(seen.after).toBeGreaterThan(0)
    expect((await run('build.ts', flags(out, sites[0]))).code).toBe(0)
    expect(await readAll(out)).toEqual(whole.get(sites[0]))
    expect(await readdir(folder), 'nothing is left beside the site').toEqual(['dist'])
  })

  test('in the very moment of publishing: nothing of it is left after the next build', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await publish(
      out,
      new Map([
        ['a', 'old'],
        ['.nojekyll', '.nojekyll\na\n'],
      ]),
    )
    // What a build leaves that was killed after staging, before the swap: pid 2^22 + 1 is beyond Linux's limit.
    await mkdir(join(folder, '.dist.4194305.0a1b2c3d'))
    await writeFile(join(folder, '.dist.4194305.0a1b2c3d', 'a'), 'half')
    await publish(
      out,
      new Map([
        ['b', 'new'],
        ['.nojekyll', '.nojekyll\nb\n'],
      ]),
    )
    expect(await readdir(folder)).toEqual(['dist'])
    expect([...(await readAll(out)).keys()]).toEqual(['.nojekyll', 'b'])
  })

  test('between two renames, where the system cannot exchange folders: the old site comes back', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await mkdir(join(folder, '.dist.4194305.0a1b2c3d.old'))
    await writeFile(join(folder, '.dist.4194305.0a1b2c3d.old', 'a'), 'old')
    await expect(publish(out, new Map([['../outside/\0', '']]))).rejects.toThrow()
    expect(await readAll(out)).toEqual(new Map([['a', 'old']]))
  })
})

const same = (a: Map<string, string>, b: Map<string, string> | undefined) =>
  b !== undefined && a.size === b.size && [...a].every(([file, text]) => b.get(file) === text)

test('two builds at once: the site is whole, one of the two, and both succeed', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  for (let round = 0; round < 5; round++) {
    const results = await Promise.all(
      ['https://one.example', 'https://two.example'].map((site) =>
        run('build.ts', flags(out, site)),
      ),
    )
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    const files = await readAll(out)
    const issuers = ['menu.json', 'openapi.json', 'llms.txt', 'auth.md'].map(
      (file) => /https:\/\/(one|two)\.example/.exec(files.get(file) ?? '')?.[1],
    )
    expect(new Set(issuers.filter(Boolean)).size).toBe(1)
    const named = (files.get('.nojekyll') ?? '').trim().split('\n')
    expect([...files.keys()].sort()).toEqual(named.sort())
    expect(await readdir(folder)).toEqual(['dist'])
  }
})

test('two folders trade places in one step', async () => {
  const folder = await temporaryFolder()
  for (const name of ['a', 'b']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'name'), name)
  }
  expect(await exchange(join(folder, 'a'), join(folder, 'b'))).toBe(true)
  expect(await readAll(join(folder, 'a'))).toEqual(new Map([['name', 'b']]))
  expect(await exchange(join(folder, 'a'), join(folder, 'missing'))).toBe(false)
})

test('the shipped .gitignore covers what an interrupted build leaves', async () => {
  const { execFileSync } = await import('node:child_process')
  const ignored = execFileSync(
    'git',
    ['check-ignore', '.dist.123.0a1b2c3d/menu.json', 'dist/menu.json', '.preview/serve.json'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(ignored.trim().split('\n')).toHaveLength(3)
})
