// verify against the club of test/pubs/music-club: what is on must be the same in data, pages and twins.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { freePort, root, temporaryFolder } from '../pub.ts'
import { type Mutation, startMutant } from './broken-servers.ts'
import { startServe } from './engines.ts'
import { verifyByTable } from './verified.ts'

const at =
  (path: string, from: string | RegExp, to: string): Mutation =>
  (sent) => {
    if (sent.path !== path) return
    const before = sent.body.toString()
    sent.body = before.replace(from, to)
    if (sent.method === 'GET') expect(sent.body, `${path} ${from}`).not.toBe(before)
  }

/** What differs, where it is told, and in which words. */
const differences: [mutation: Mutation, path: string, words: string][] = [
  [at('/', /300(\sKč)/, '310$1'), '/', 'does not cost 300'],
  [at('/en.md', 'CZK 250', 'CZK 205'), '/en.md', 'does not cost 250'],
  [at('/en/', 'Underground Festival', 'Festival'), '/en/', 'is not called "Underground Festival"'],
  [at('/', / id="event_sklepni-kviz-tue"/, ''), '/', 'sklepni-kviz-tue is missing'],
  [at('/index.md', 'listopadu 2026, 20:00', 'listopadu 2026, 21:00'), '/index.md', 'say 20:00'],
  [at('/', '>pátek 27.', '>pátek 20.'), '/', 'is not on 2026-11-27'],
  [at('/events.json', '"otevrene-podium-wed"', '"zavrene-podium-wed"'), '/', 'not in the data'],
]

test('events that differ between data, page and twin are named', async () => {
  const [port, inner] = [await freePort(), await freePort()]
  const site = `http://localhost:${port}`
  const content = join(root, 'test/pubs/music-club')
  const out = join(await temporaryFolder(), 'dist')
  const built = await build({ content, out, baseUrl: site, strict: true, environment: {} })
  if ('problems' in built) throw new Error(JSON.stringify(built.problems))
  await startServe(built, inner)
  const breakIt = await startMutant(`http://localhost:${inner}`, port)
  const broken = async () =>
    (await verifyByTable({ base: site })).verdicts.filter(({ outcome }) => outcome === 'broken')
  expect(await broken()).toEqual([])
  for (const [mutation, path, words] of differences) {
    breakIt(mutation)
    const found = (await broken()).find((one) => one.promise === 'events' && one.path === path)
    expect.soft(found?.found, words).toContain(words)
  }
})
