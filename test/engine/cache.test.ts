// The cache only saves time: the site is the same whatever the cache contains.

import { execFileSync } from 'node:child_process'
import {
  chmod,
  chown,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cacheName, readCached, readCachedCode, writeCached } from '../../src/engine/cache.ts'
import { drawPictures } from '../../src/engine/picture.ts'
import { loadValidator, type Validate } from '../../src/engine/validator.ts'
import type { Published } from '../../src/model/published.ts'
import { need } from '../capabilities.ts'
import { buildFull, temporaryFolder } from '../pub.ts'

let published: Published[]

beforeAll(async () => {
  const { site, files } = await buildFull()
  published = site.resources.map((resource) => ({
    resource,
    text: files.get(resource.file) ?? resource.render(site),
  }))
})

/** Expect the validator to accept a published body and to refuse a wrong one. */
function expectRight(validate: Validate) {
  const path = '/api/status.json'
  const text = published.find(({ resource }) => resource.path === path)?.text ?? ''
  expect(validate(path, JSON.parse(text))).toEqual([])
  expect(validate(path, { ...JSON.parse(text), status: 'fine' }).length).toBeGreaterThan(0)
}

/** One small picture is enough for these tests. */
const pictures = () => published.filter(({ resource }) => resource.file === 'favicon.png')

/**
 * Ways to damage a cache entry. `path` is the entry, `other` the complete content of a different
 * one.
 */
const faults: [string, (path: string, otherEntry: Buffer) => Promise<unknown>][] = [
  ['is empty', (path) => truncate(path, 0)],
  ['is cut short', async (path) => truncate(path, (await stat(path)).size - 1)],
  ['ends after its digest', (path) => truncate(path, 32)],
  [
    'has another byte at its end',
    async (path) => {
      const bytes = await readFile(path)
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      await writeFile(path, bytes)
    },
  ],
  ['has no digest, as in an earlier version', (path) => writeFile(path, 'module.exports = {}')],
  ['is the complete entry of something else', (path, otherEntry) => writeFile(path, otherEntry)],
  [
    'is a folder',
    async (path) => {
      await rm(path)
      await mkdir(path)
    },
  ],
  [
    'is a broken link',
    async (path) => {
      await rm(path)
      await symlink('nowhere', path)
    },
  ],
  [
    'is a named pipe without a writer',
    async (path) => {
      await rm(path)
      execFileSync('mkfifo', [path])
    },
  ],
]

async function findEntry(cache: string): Promise<string> {
  const [name, ...others] = await readdir(cache)
  expect(others).toEqual([])
  return join(cache, name ?? '')
}

describe.each(faults)('an entry that %s', (_, damage) => {
  test('is drawn again', async () => {
    const cache = await temporaryFolder()
    const [drawn] = await drawPictures(pictures(), cache)
    const path = await findEntry(cache)
    await writeCached(join(cache, 'other.png'), 'another picture')
    const unrelatedEntry = await readFile(join(cache, 'other.png'))
    await damage(path, unrelatedEntry)
    const [again] = await drawPictures(pictures(), cache)
    expect(Buffer.from(again?.bytes ?? []).equals(Buffer.from(drawn?.bytes ?? []))).toBe(true)
    expect(again?.bytes?.length).toBeGreaterThan(100)
  })

  test('is compiled again, and its code does not run', async () => {
    const cache = await temporaryFolder()
    await loadValidator(published, cache)
    const path = await findEntry(cache)
    await writeCached(join(cache, 'other.cjs'), 'throw new Error("run")')
    const unrelatedEntry = await readFile(join(cache, 'other.cjs'))
    await damage(path, unrelatedEntry)
    const validate = await loadValidator(published, cache)
    expectRight(validate)
  })
})

test('a repaired entry is used from then on', async () => {
  const cache = await temporaryFolder()
  await drawPictures(pictures(), cache)
  const path = await findEntry(cache)
  await truncate(path, 10)
  await drawPictures(pictures(), cache)
  const repaired = await stat(path)
  expect(repaired.size).toBeGreaterThan(100)
  await drawPictures(pictures(), cache)
  expect((await stat(path)).mtimeMs).toBe(repaired.mtimeMs)
})

test('cached code is used instead of being compiled again', async () => {
  const cache = await temporaryFolder()
  await loadValidator(published, cache)
  const path = await findEntry(cache)
  const refuse = 'for (const name of Object.keys(module.exports)) module.exports[name] = () => true'
  await writeCached(path, `${readCachedCode(path)}\n${refuse}`)
  const validate = await loadValidator(published, cache)
  expect(() => expectRight(validate)).toThrow()
})

test('code compiled for one base URL serves every other one', async () => {
  const cache = await temporaryFolder()
  const { site } = await buildFull('https://other.example')
  await loadValidator(published, cache)
  await loadValidator(
    site.resources.map((resource) => ({ resource, text: '' })),
    cache,
  )
  await findEntry(cache)
})

test('code that throws when it is loaded is compiled again', async () => {
  const cache = await temporaryFolder()
  await loadValidator(published, cache)
  await writeCached(await findEntry(cache), 'throw new Error("of another machine")')
  const validate = await loadValidator(published, cache)
  expectRight(validate)
})

describe('cached code', () => {
  beforeEach((context) => need(context, 'posix'))

  async function entry() {
    const path = join(await temporaryFolder(), cacheName('cjs', 'x'))
    await writeCached(path, 'whole')
    expect(String(readCachedCode(path))).toBe('whole')
    return path
  }

  test('is not accessible to other users, whatever the umask', async () => {
    const mask = process.umask(0)
    try {
      expect((await stat(await entry())).mode & 0o077).toBe(0)
    } finally {
      process.umask(mask)
    }
  })

  test.each(['620', '602', '666'])(
    'that others may write (mode %s) is ignored, but a picture is not',
    async (mode) => {
      const path = await entry()
      await chmod(path, mode)
      expect(readCachedCode(path)).toBeUndefined()
      expect(String(await readCached(path))).toBe('whole')
    },
  )

  test('that belongs to another user is ignored', async (context) => {
    need(context, 'administrator')
    const path = await entry()
    await chown(path, 65_534, 65_534)
    expect(readCachedCode(path)).toBeUndefined()
  })

  test('behind a link is ignored', async () => {
    const path = await entry()
    const linked = join(await temporaryFolder(), basename(path))
    await symlink(path, linked)
    expect(readCachedCode(linked)).toBeUndefined()
  })

  test('that was copied from another name is ignored', async () => {
    const path = await entry()
    const unrelatedEntry = join(path, '..', cacheName('cjs', 'y'))
    await link(path, unrelatedEntry)
    expect(readCachedCode(unrelatedEntry)).toBeUndefined()
    await rename(path, unrelatedEntry)
    expect(readCachedCode(unrelatedEntry)).toBeUndefined()
  })
})

test('without a writable cache the results are the same', async () => {
  const cache = '/dev/null/cache'

  const [drawn] = await drawPictures(pictures(), cache)
  expect(drawn?.bytes?.length).toBeGreaterThan(100)
  const validate = await loadValidator(published, cache)
  expectRight(validate)
})

test('a failed write leaves nothing behind', async () => {
  const cache = await temporaryFolder()
  const path = join(cache, 'taken.png')
  await mkdir(join(path, 'inside'), { recursive: true })
  await writeCached(path, 'picture')
  expect(await readdir(cache)).toEqual(['taken.png'])
})

test('the next write removes entries that were unused for 90 days, and unfinished ones after a day', async () => {
  const cache = await temporaryFolder()
  const at = (name: string) => join(cache, name)
  const elsewhere = join(await temporaryFolder(), 'used.avif')
  await writeCached(elsewhere, 'used')
  const used = await readFile(elsewhere)
  for (const [name, days] of [
    ['unused.avif', 91],
    ['used.avif', 91],
    ['recent.avif', 89],
    ['half.avif.0a1b2c3d', 2],
    ['.half.avif.4194305-00000000.0a1b2c3d', 2],
    ['.new.avif.4194305-00000000.0a1b2c3d', 0.5],
  ] as const) {
    await writeFile(at(name), name === 'used.avif' ? used : '')
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await utimes(at(name), then, then)
  }
  expect(String(await readCached(at('used.avif')))).toBe('used')
  await writeCached(at('added.avif'), 'added')
  expect((await readdir(cache)).sort()).toEqual([
    '.new.avif.4194305-00000000.0a1b2c3d',
    'added.avif',
    'recent.avif',
    'used.avif',
  ])
})

test('the cache name depends on where one text ends and the next begins', () => {
  const names = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', '']].map((texts) =>
    cacheName('png', ...texts),
  )
  expect(new Set(names).size).toBe(4)
})
