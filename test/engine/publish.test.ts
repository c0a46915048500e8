// All or nothing: whenever a build ends, the output folder is the whole old site or the whole new one.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { build as bundle } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { exchange } from '../../src/engine/exchange.ts'
import { publish, refuseForeign } from '../../src/engine/publish.ts'
import { writeWhole } from '../../src/engine/write-whole.ts'
import { MachineError } from '../../src/messages/machine-error.ts'
import { ended, readAll, root, run, runHere, smallPub, start, temporaryFolder } from '../pub.ts'
import { need } from '../tried.ts'
import { keptFolder } from '../workshop.ts'
import { sites } from './sites.ts'

const flags = (out: string, baseUrl: string) =>
  ['--quiet', '--content', smallPub, '--out', out, '--base-url', baseUrl] as const

type Files = Map<string, string>
const same = (a: Files, b: Files) =>
  a.size === b.size && [...a].every(([file, text]) => b.get(file) === text)

/** test/engine/publisher.ts as plain JavaScript: it is started twenty times. */
let publisher: string
beforeAll(async () => {
  const folder = await keptFolder()
  publisher = join(folder, 'publisher.mjs')
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await bundle({
    entryPoints: [join(root, 'test/engine/publisher.ts')],
    outfile: publisher,
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm' },
  })
})
const publishIn = (out: string, ...args: string[]) =>
  spawn(process.execPath, [publisher, out, ...args])

/** Which of these sites the folder holds, whole and with nothing else. */
async function siteIn(folder: string, whole: { [name: string]: Files }) {
  const found = await readAll(folder)
  return Object.keys(whole).find((name) => same(found, whole[name] ?? new Map()))
}

/** Resolves when a build of this folder is under way, or when it is over. */
async function isStaged(folder: string, isOver = () => false) {
  const isThere = async () => (await readdir(folder)).some((name) => name.startsWith('.dist.'))
  while (!isOver() && !(await isThere())) await nextTurn()
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a build that is killed', () => {
  test('at moments from its start to its end: the old site or the new one is there, whole', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    const whole: { [address: string]: Files } = {}
    let longest = 0
    for (const address of ['https://one.example', 'https://two.example']) {
      const began = performance.now()
      expect((await run('src/commands/build.ts', flags(out, address))).code).toBe(0)
      longest = Math.max(longest, performance.now() - began)
      whole[address] = await readAll(out)
    }
    for (const share of [0, 0.5, 0.7, 0.8, 0.9]) {
      const next = (await siteIn(out, whole)) === 'https://one.example' ? 'two' : 'one'
      const child = start('src/commands/build.ts', flags(out, `https://${next}.example`))
      await wait(longest * share)
      await kill(child)
      expect(Object.keys(whole), `after ${share} of a build`).toContain(await siteIn(out, whole))
    }
    await run('src/commands/build.ts', flags(out, 'https://one.example'))
    expect(await siteIn(out, whole)).toBe('https://one.example')
    expect(await readdir(folder), 'nothing is left beside the site').toEqual(['dist'])
  })

  test('at 12 moments of its publishing: the old site or the new one is there, whole', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    let caught = 0
    for (let moment = 0; moment < 12; moment++) {
      const child = publishIn(out)
      if (child.stdout) await once(child.stdout, 'data')
      await wait(moment)
      await kill(child)
      expect(['one', 'two'], `moment ${moment}`).toContain(await siteIn(out, sites))
      if ((await readdir(folder)).length > 1) caught++
    }
    expect(caught, 'kills in the midst of writing').toBeGreaterThan(0)
    await publish(out, sites.one)
    expect(await siteIn(out, sites)).toBe('one')
    expect(await readdir(folder), 'nothing is left beside the site').toEqual(['dist'])
  })

  test('in the very moment of publishing: nothing of it is left after the next build', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    const site = (file: string) =>
      new Map([
        [file, 'x'],
        ['.nojekyll', `.nojekyll\n${file}\n`],
      ])
    await publish(out, site('a'))
    // What a build leaves that was killed after staging, before the swap: pid 2^22 + 1 is beyond Linux's limit.
    await mkdir(join(folder, '.dist.4194305.0a1b2c3d'))
    await writeFile(join(folder, '.dist.4194305.0a1b2c3d', 'a'), 'half')
    await publish(out, site('b'))
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

describe('what the machine refuses is one sentence, and the site stays as it was', () => {
  test('a signal to end: nothing is left beside the site, and the signal is what ended it', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGTERM', 'SIGHUP'] as const) {
      const child = publishIn(out)
      if (child.stdout) await once(child.stdout, 'data')
      // In the midst of publishing: between two sites there is nothing to take away.
      await isStaged(folder, () => child.exitCode !== null)
      child.kill(signal)
      const [, ended] = await once(child, 'exit')
      expect(ended).toBe(signal)
      expect(['one', 'two']).toContain(await siteIn(out, sites))
      expect(await readdir(folder)).toEqual(['dist'])
    }
  })

  const taken = (out: string) =>
    `${out} cannot be created, or it disappeared; the site is unchanged. Choose another output folder`
  const inFile = (out: string) =>
    `part of the path ${out} is a file; the site is unchanged. Choose another output folder`

  // Node itself would try for ever to make folders on a disk that takes none.
  // biome-ignore format: one line, one row
  test.each<[string, string, number, (out: string) => string]>([
    ['a link that leads nowhere', 'link', 2, (out) => `${out} is a link that leads nowhere; delete it, or create the folder that it points to`],
    ['a name that is too long', 'x'.repeat(250), 3, (out) => `the name of ${out} is too long for the disk; choose a shorter one`],
    ['a way through a file', 'file/dist', 3, inFile],
    ['a disk that takes no folders', '/proc/site', 3, taken],
    ['the same, deeper', '/proc/self/site/dist', 3, taken],
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

  test('a failure while it writes leaves nothing of the new site', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    await publish(out, sites.one)
    const tooLong = new Map([...sites.two, ['y'.repeat(300), '']])
    await expect(publish(out, tooLong)).rejects.toThrow(MachineError)
    expect(await siteIn(out, sites)).toBe('one')
    expect(await readdir(folder)).toEqual(['dist'])
  })

  test.each(['before the site is published', 'after it'])(
    'a file beside the site that cannot be written, found %s',
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
      const kept = early ? 'the site is unchanged' : 'the site is published'
      expect(stderr).toMatch(new RegExp(`dist\\.nginx\\.conf .*; ${kept}.*\\n$`))
      expect(stderr.split('\n')).toHaveLength(2)
      expect([code, existsSync(out)]).toEqual([3, !early])
    },
  )

  test.for([
    ['a site of another user', true, (out: string) => `sudo chown -R 65534 ${out}`],
    [
      'a folder of one that is no site, which nobody is told to take over',
      false,
      () => 'Choose another',
    ],
  ] as const)('%s', async ([, isSite, mend], context) => {
    need(context, 'administrator')
    const folder = await temporaryFolder()
    const out = join(folder, 'dist')
    if (isSite) await publish(out, sites.one)
    else await mkdir(out)
    await chown(folder, 65_534, 65_534)
    const { stdout } = await ended(publishIn(out, '1', '65534'))
    expect(stdout).toContain(`${out} belongs to another user`)
    expect(stdout).toContain(mend(out))
    expect(stdout.includes('chown')).toBe(isSite)
    if (isSite) expect(await siteIn(out, sites)).toBe('one')
    expect(await readdir(folder)).toEqual(['dist'])
  })
})

test('a folder of somebody else is known by what lies at its top, before all that lies deeper', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'a'))
  for (const name of ['a/deep.txt', 'z.txt']) await writeFile(join(folder, name), '')
  await expect(refuseForeign(folder, [], [])).rejects.toThrow(`${folder} holds z.txt`)
})

test('a pipe or a device in the place of its list of files is refused, and not waited for', async (context) => {
  need(context, 'pipes')
  const folder = await temporaryFolder()
  const list = join(folder, '.nojekyll')
  await symlink('/dev/zero', list)
  await expect(refuseForeign(folder, [], [])).rejects.toThrow('holds .nojekyll')
  await rm(list)
  spawnSync('mkfifo', [list])
  await expect(refuseForeign(folder, [], [])).rejects.toThrow('holds .nojekyll')
})

test('an old site that was made read-only is replaced, and leaves nothing behind', async (context) => {
  need(context, 'administrator')
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  await chown(folder, 65_534, 65_534)
  for (const _ of ['first', 'second']) {
    expect((await ended(publishIn(out, '1', '65534'))).stdout).toBe('begun\n')
    expect(await readdir(folder)).toEqual(['dist'])
    await chmod(out, 0o500)
  }
})

test('where no file may be as long as one of the site, a sentence says so and nothing is left', async (context) => {
  need(context, 'posix')
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, publisher, out, '1']
  const { stdout } = await ended(spawn('sh', [...limited, String(process.getuid?.())]))
  expect(stdout).toContain(`your disk quota for ${out} is used up; the site is unchanged`)
  expect(await readdir(folder)).toEqual([])
})

test('a file beside the site is whole whenever its writer is killed, and nothing is left of the half', async () => {
  const folder = await temporaryFolder()
  const conf = join(folder, 'dist.conf')
  const found = new Set<string>()
  for (let moment = 0; moment < 12; moment++) {
    const child = publishIn(conf)
    if (child.stdout) await once(child.stdout, 'data')
    await wait(2 * moment)
    await kill(child)
    const text = await readFile(conf, 'utf8')
    found.add(`${text.length} ${/^(?:1+|2+)$/.test(text)}`)
  }
  expect([...found]).toEqual(['10000000 true'])
  await writeWhole(conf, 'end')
  expect(await readdir(folder)).toEqual(['dist.conf'])
})

test('a disk that is full in the midst of a file beside the site leaves what was there', async (context) => {
  need(context, 'posix')
  const folder = await temporaryFolder()
  const conf = join(folder, 'dist.conf')
  await writeFile(conf, 'old')
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, publisher, conf, '1']
  const { stdout } = await ended(spawn('sh', [...limited, String(process.getuid?.())]))
  expect(stdout).toContain('EFBIG')
  expect(await readAll(folder)).toEqual(new Map([['dist.conf', 'old']]))
})

test('what a build in another container stages is left alone, unless nobody can be at it any more', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  const [fresh, old] = ['.dist.4194305-00000000.0a1b2c3d', '.dist.4194305-00000000.1a1b2c3d']
  for (const name of [fresh, old]) await mkdir(join(folder, name))
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)
  await utimes(join(folder, old), yesterday, yesterday)
  await publish(out, sites.one)
  expect((await readdir(folder)).sort()).toEqual([fresh, 'dist'])
})

test('through a link the folder that it leads to gets the site, and the link stays', async () => {
  const folder = await temporaryFolder()
  const [out, behind] = [join(folder, 'dist'), join(folder, 'www/site')]
  await publish(behind, sites.one)
  await symlink('www/site', out)
  await publish(out, sites.two)
  expect(await readlink(out)).toBe('www/site')
  expect(await siteIn(behind, sites)).toBe('two')
  expect((await readdir(folder)).sort()).toEqual(['dist', 'www'])
  expect(await readdir(join(folder, 'www'))).toEqual(['site'])
})

test('an output folder whose name begins like that of the content, or that of it like its own, is none of it', async () => {
  const folder = await temporaryFolder()
  const at = (name: string) => join(folder, name)
  await refuseForeign(at('content-web'), [at('content')], [])
  await refuseForeign(at('con'), [at('content')], [])
  for (const out of ['content', 'content/web'])
    await expect(refuseForeign(at(out), [at('content')], []), out).rejects.toThrow(/output folder/)
})

test('two builds of one process leave each other alone', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  let over = false
  const first = publish(out, sites.one).finally(() => {
    over = true
  })
  await isStaged(folder, () => over)
  await Promise.all([first, publish(out, sites.two)])
  expect(['one', 'two']).toContain(await siteIn(out, sites))
  expect(await readdir(folder)).toEqual(['dist'])
})

test('two builds at once: the site is whole, one of the two, and both succeed', async () => {
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
  const named = (files.get('.nojekyll') ?? '').trim().split('\n')
  expect([...files.keys()].sort()).toEqual(named.sort())
  expect(await readdir(folder)).toEqual(['dist'])
})

test('two processes publish 30 times each into one folder: whoever asks finds a site at any time', async () => {
  const folder = await temporaryFolder()
  const out = join(folder, 'dist')
  await publish(out, sites.one)
  let publishing = true
  const over = Promise.all([0, 1].map(() => ended(publishIn(out, '30')))).finally(() => {
    publishing = false
  })
  let missing = 0
  while (publishing) {
    for (let look = 0; look < 100; look++) if (!existsSync(join(out, '.nojekyll'))) missing++
    await nextTurn()
  }
  for (const { code, stderr } of await over) expect(code, stderr).toBe(0)
  expect(missing).toBe(0)
  expect(['one', 'two']).toContain(await siteIn(out, sites))
  expect(await readdir(folder)).toEqual(['dist'])
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
