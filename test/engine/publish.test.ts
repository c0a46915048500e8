// Publishing is all or nothing: the output folder always contains the complete old site or the complete
// new one.

import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exchangeFolders } from '../../src/engine/exchange.ts'
import { publish, refuseForeign } from '../../src/engine/publish.ts'
import { MachineError } from '../../src/messages/machine-error.ts'
import { readAll, runHere, smallPub, temporaryFolder } from '../pub.ts'
import { findSite, waitUntilStaged } from './output.ts'
import { sites } from './sites.ts'

const flags = (out: string, baseUrl: string) =>
  ['--quiet', '--content', smallPub, '--out', out, '--base-url', baseUrl] as const

describe('after a build was killed', () => {
  test('before it replaced the site, the next build leaves nothing of it', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    const site = (file: string) =>
      new Map([
        [file, 'x'],
        ['.nojekyll', `.nojekyll\n${file}\n`],
      ])
    await publish(out, site('a'))
    // Leftover of a build that was killed before the swap. 2^22 + 1 is above the highest pid of Linux.
    await mkdir(join(folder, '.dist.4194305.0a1b2c3d'))
    await writeFile(join(folder, '.dist.4194305.0a1b2c3d', 'a'), 'half')
    await publish(out, site('b'))
    expect(await readdir(folder)).toEqual(['dist'])
    expect([...(await readAll(out)).keys()]).toEqual(['.nojekyll', 'b'])
  })

  test('between two renames on a system without an exchange, the next build restores the old site', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await mkdir(join(folder, '.dist.4194305.0a1b2c3d.old'))
    await writeFile(join(folder, '.dist.4194305.0a1b2c3d.old', 'a'), 'old')
    await expect(publish(out, new Map([['../outside/\0', '']]))).rejects.toThrow()
    expect(await readAll(out)).toEqual(new Map([['a', 'old']]))
  })
})

describe('a failure of the machine is reported in one sentence and leaves the site unchanged', () => {
  const blocked = (out: string) =>
    `${out} cannot be created, or it disappeared; the site is unchanged. Choose another output folder`
  const inFile = (out: string) =>
    `part of the path ${out} is a file; the site is unchanged. Choose another output folder`

  // Node's recursive mkdir never returns on a file system that accepts no folders.
  // biome-ignore format: one line, one row
  test.each<[string, string, number, (out: string) => string]>([
    ['a link that leads nowhere', 'link', 2, (out) => `${out} is a link that leads nowhere; delete it, or create the folder that it points to`],
    ['a name that is too long for the disk', 'x'.repeat(250), 3, (out) => `the name of ${out} is too long for the disk; choose a shorter one`],
    ['a path through a file', 'file/dist', 3, inFile],
    ['a file system that accepts no folders', '/proc/site', 3, blocked],
    ['a file system that accepts no folders, two levels down', '/proc/self/site/dist', 3, blocked],
  ])('%s', async (_, place, ends, sentence) => {
    if (place.startsWith('/') && !existsSync('/proc/self')) return
    const folder = await temporaryFolder()
    await symlink('nowhere', join(folder, 'link'))
    await writeFile(join(folder, 'file'), '')
    const out = resolve(folder, place)
    const { code, stderr } = await runHere('build', flags(out, 'https://one.example'))
    expect([code, stderr]).toEqual([ends, `${sentence(out)}\n`])
    expect((await readdir(folder)).sort()).toEqual(['file', 'link'])
  })

  test('a failure while writing leaves nothing of the new site', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await publish(out, sites.one)
    const tooLong = new Map([...sites.two, ['y'.repeat(300), '']])
    await expect(publish(out, tooLong)).rejects.toThrow(MachineError)
    expect(await findSite(out)).toBe('one')
    expect(await readdir(folder)).toEqual(['dist'])
  })

  test.each(['before the site is published', 'afterwards'])(
    'a file next to the site that cannot be written, noticed %s',
    async (moment) => {
      const folder = await temporaryFolder()
      const out = join(folder, 'dist')
      const conf = join(folder, 'dist.nginx.conf')
      const early = moment.startsWith('before')
      if (early) await mkdir(conf)
      else await symlink('nowhere/file', conf)
      if (!early) await writeFile(join(folder, 'nowhere'), '')
      const { code, stderr } = await runHere('build', [
        ...flags(out, 'https://one.example'),
        ...['--host', 'nginx'],
      ])
      const state = early ? 'the site is unchanged' : 'the site is published'
      expect(stderr).toMatch(new RegExp(`dist\\.nginx\\.conf .*; ${state}.*\\n$`))
      expect(stderr.split('\n')).toHaveLength(2)
      expect([code, existsSync(out)]).toEqual([3, !early])
    },
  )
})

test('a folder that no build made is refused with the name of a file at its top, before deeper ones', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'a'))
  for (const name of ['a/deep.txt', 'z.txt']) await writeFile(join(folder, name), '')
  await expect(refuseForeign(folder, [], [])).rejects.toThrow(`${folder} contains z.txt`)
})

test('unfinished files of a build in another container are left alone, unless they are too old to be in use', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const [fresh, old] = ['.dist.4194305-00000000.0a1b2c3d', '.dist.4194305-00000000.1a1b2c3d']
  for (const name of [fresh, old]) await mkdir(join(folder, name))
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  await utimes(join(folder, old), yesterday, yesterday)
  await publish(out, sites.one)
  expect((await readdir(folder)).sort()).toEqual([fresh, 'dist'])
})

test('publishing to a link replaces the folder it points to, and the link stays', async () => {
  const folder = await temporaryFolder()
  const [out, target] = [join(folder, 'dist'), join(folder, 'www/site')]
  await publish(target, sites.one)
  await symlink('www/site', out)
  await publish(out, sites.two)
  expect(await readlink(out)).toBe('www/site')
  expect(await findSite(target)).toBe('two')
  expect((await readdir(folder)).sort()).toEqual(['dist', 'www'])
  expect(await readdir(join(folder, 'www'))).toEqual(['site'])
})

test('an output folder whose name begins like that of the content folder is accepted', async () => {
  const folder = await temporaryFolder()
  const at = (name: string) => join(folder, name)
  await refuseForeign(at('content-web'), [at('content')], [])
  await refuseForeign(at('con'), [at('content')], [])
  for (const out of ['content', 'content/web'])
    await expect(refuseForeign(at(out), [at('content')], []), out).rejects.toThrow(/output folder/)
})

test('two publications in one process do not disturb each other', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  let over = false
  const first = publish(out, sites.one).finally(() => {
    over = true
  })
  await waitUntilStaged(folder, () => over)
  await Promise.all([first, publish(out, sites.two)])
  expect(['one', 'two']).toContain(await findSite(out))
  expect(await readdir(folder)).toEqual(['dist'])
})

test('two folders are exchanged in one step', async () => {
  const folder = await temporaryFolder()
  for (const name of ['a', 'b']) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'name'), name)
  }
  expect(exchangeFolders(join(folder, 'a'), join(folder, 'b'))).toBe(true)
  expect(await readAll(join(folder, 'a'))).toEqual(new Map([['name', 'b']]))
  expect(exchangeFolders(join(folder, 'a'), join(folder, 'missing'))).toBe(false)
})
