// verify against a house with a photo: it is there, is what it is called, and may be kept for ever.

import { join } from 'node:path'
import { copy, outputFile } from 'fs-extra/esm'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { photo } from '../photo.ts'
import { freePort, root, temporaryFolder } from '../pub.ts'
import { type Mutation, startMutant } from './broken-servers.ts'
import { startServe } from './engines.ts'
import { verifyByTable } from './verified.ts'

const isPhoto = (path: string) => path.startsWith('/photos/')

/** What a host does with photos, and the promise that is broken by it. */
const mutations: [promise: string, Mutation][] = [
  [
    'cache-control',
    ({ path, headers }) => {
      if (isPhoto(path)) headers.set('cache-control', 'public, max-age=600')
    },
  ],
  [
    'type',
    ({ path, headers }) => {
      if (path.endsWith('.avif')) headers.set('content-type', 'application/octet-stream')
    },
  ],
  [
    'photo',
    (sent) => {
      if (isPhoto(sent.path)) sent.status = 404
    },
  ],
]

test('a photo that is gone, has another type or must be asked for again is named', async () => {
  const [port, inner] = [await freePort(), await freePort()]
  const site = `http://localhost:${port}`
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await copy(join(root, 'test/pubs/five-items'), content)
  await outputFile(join(content, 'photos/a.png'), photo(64, 48))
  const lines = 'photo: a.png\nphoto_alt: Lokál\nphoto_alt_en: The bar'
  await outputFile(join(content, 'photos.md'), `---\n${lines}\n---\n`)
  const out = join(folder, 'dist')
  const built = await build({ content, out, baseUrl: site, strict: false, environment: {} })
  if ('problems' in built) throw new Error(JSON.stringify(built.problems))
  await startServe(built, inner)
  const breakIt = await startMutant(`http://localhost:${inner}`, port)
  const judged = async () =>
    (await verifyByTable({ base: site })).verdicts.filter(({ path }) => isPhoto(path))
  const sound = await judged()
  expect(sound.map(({ outcome }) => outcome)).toEqual(Array(6).fill('held'))
  for (const [promise, mutation] of mutations) {
    breakIt(mutation)
    const broken = (await judged()).filter(({ outcome }) => outcome === 'broken')
    expect.soft([...new Set(broken.map((one) => one.promise))], promise).toEqual([promise])
  }
})
