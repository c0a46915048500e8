// Old addresses redirect to the owner's targets on real servers, and `verify` checks each of
// them.

import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Built, build } from '../../build.ts'
import { verify } from '../../src/verify/verify.ts'
import { need } from '../capabilities.ts'
import { freePort } from '../process.ts'
import { contentCopy } from '../pub.ts'
import { startMutant } from './broken-servers.ts'
import { startCaddy, startGitHubPages, startNginx, startPreview } from './engines.ts'

const lines = [
  '/jidelni-listek.php = /#food_list',
  '/kontakt = /#find_us permanent',
  '/o-nas.html = /index.md',
  '/rezervace = https://127.0.0.1/table?for=2&in=garden',
  '/sleva = https://127.0.0.1/s_%C4%8Desnekem%2F50%25',
]

async function builtAt(
  baseUrl: string,
  host: Parameters<typeof build>[0]['host'],
  redirects = lines,
) {
  const field = `redirects:\n${redirects.map((line) => `  - ${line}\n`).join('')}updated:`
  const content = await contentCopy({ 'pub.md': (text) => text.replace(/^updated:/m, () => field) })
  const out = join(dirname(content), 'dist')
  return build({ content, out, baseUrl, strict: false, environment: {}, host })
}

/** Return the status and Location of a response, or the target of a page that refreshes. */
async function led(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' })
  const { status, headers } = answer
  if (status !== 200) return `${status} ${headers.get('location')}`
  const [, to] = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(await answer.text()) ?? []
  return `page ${to}`
}

const rooms = '/pub'
const table = 'https://127.0.0.1/table?for=2&in=garden'
const garlic = 'https://127.0.0.1/s_%C4%8Desnekem%2F50%25'

test.for([
  ['preview', startPreview],
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s redirects every old address, below a path too', async ([host, start], context) => {
  if (host !== 'preview') need(context, host)
  const port = await freePort()
  const base = `http://localhost:${port}${rooms}`
  const built = (await builtAt(base, host)) as Built
  await start(built, port)
  const of = (path: string) => led(base + path)
  expect(await of('/jidelni-listek.php')).toBe(`302 ${rooms}/#food_list`)
  expect(await of('/kontakt')).toBe(`301 ${rooms}/#find_us`)
  if (host !== 'preview') expect(await of('/kontakt/')).toBe(`301 ${rooms}/#find_us`)
  expect(await of('/o-nas.html')).toBe(`302 ${rooms}/index.md`)
  expect(await of('/rezervace')).toBe(`302 ${table}`)
  expect(await of('/sleva')).toBe(`302 ${garlic}`)
  const { verdicts } = await verify({ base, host })
  const asked = verdicts.filter(({ promise }) => promise === 'redirect')
  expect(asked.length).toBeGreaterThanOrEqual(6)
  expect(asked.filter(({ outcome }) => outcome !== 'held' && host !== 'preview')).toEqual([])
})

test('verify reports redirects that the host has lost', async () => {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const built = (await builtAt(base, 'netlify')) as Built
  const hosting = { ...built.site.hosting, redirects: [] }
  await startMutant({ ...built, site: { ...built.site, hosting } }, port)
  const { verdicts } = await verify({ base })
  const [first] = verdicts.filter(
    ({ promise, outcome }) => promise === 'redirect' && outcome === 'broken',
  )
  expect(first).toMatchObject({
    path: '/jidelni-listek.php',
    found: '404',
    expected: `302 ${base}/#food_list`,
  })
})

test('on GitHub Pages old addresses are pages that refresh, and the build says so', async () => {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const built = (await builtAt(base, 'github-pages')) as Built
  expect(built.baseUrl.notes).toContainEqual(
    expect.objectContaining({
      en: expect.stringMatching(/knows no redirects.*\/jidelni-listek\.php/),
    }),
  )
  await startGitHubPages(built, port)
  expect(await led(`${base}/kontakt/`)).toBe(`page ${base}/#find_us`)
  expect(await led(`${base}/o-nas.html`)).toBe(`page ${base}/index.md`)
  expect(await led(`${base}/rezervace/`)).toBe(`page ${table.replace('&', '&amp;')}`)
  const { verdicts } = await verify({ base, host: 'github-pages' })
  expect(
    verdicts.filter(({ outcome, path }) => outcome === 'broken' && /kontakt|o-nas/.test(path)),
  ).toEqual([])
})

test('Netlify and Cloudflare get a line for each old address, with and without its slash', async () => {
  const built = (await builtAt('https://u-lva.example', undefined)) as Built
  expect((await readFile(join(built.out, '_redirects'), 'utf8')).split('\n')).toEqual([
    '/.nojekyll / 302',
    '/jidelni-listek.php /#food_list 302',
    '/kontakt /#find_us 301',
    '/kontakt/ /#find_us 301',
    '/o-nas.html /index.md 302',
    `/rezervace ${table} 302`,
    `/rezervace/ ${table} 302`,
    `/sleva ${garlic} 302`,
    `/sleva/ ${garlic} 302`,
    '',
  ])
})

test.each([
  ['/menu.json = /', 'redirect-over-resource'],
  ['/index.html = /hours.json', 'redirect-over-resource'],
  ['/en = /', 'redirect-over-resource'],
  ['/stare = /nikde', 'redirect-to-nowhere'],
  ['/stare = /jidelni-listek.php', 'redirect-to-nowhere'],
  ['/stare = https://u-lva.example/stare', 'redirect-in-circle'],
  ['/stare = https://U-Lva.example', 'redirect-in-circle'],
  ['/Kontakt/ = /', 'redirect-twice'],
])('%s is refused: %s', async (line, code) => {
  const result = await builtAt('https://u-lva.example', undefined, [...lines, line])
  expect(
    'problems' in result && result.problems.filter(({ severity }) => severity === 'error'),
  ).toMatchObject([{ code }])
})
