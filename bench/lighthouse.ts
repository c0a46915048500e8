// Runs Lighthouse on the home pages of the preview with a simulated phone, and prints the median of
// five visits. It needs Node 22, its own packages and a Chromium. If one is missing, the row names
// it.

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath, versions } from 'node:process'
import { promisify } from 'node:util'
import { buildPreview } from '../src/commands/preview.ts'
import { startSite } from '../src/commands/site-server.ts'
import { en } from '../src/messages/en.ts'
import { installedBrowser } from '../test/installed-browser.ts'
import { median } from './cost.ts'
import { root } from './pubs.ts'
import { type Measurement, skipped } from './rows.ts'

const home = join(import.meta.dirname, 'lighthouse/node_modules')
const program = join(home, 'lighthouse/cli/index.js')

/** Minimum scores out of 100. Only performance depends on the machine. */
const least: { [category: string]: number } = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
}

type Report = {
  categories: { [category: string]: { score: number } }
  audits: { 'robots-txt'?: { score: number | null } }
}

/** Return the current Node, or the one in its packages, because Lighthouse needs version 22. */
const findNode = () =>
  [Number.parseInt(versions.node, 10) >= 22 ? execPath : '', join(home, 'node/bin/node')].find(
    (file) => existsSync(file),
  )

export async function lighthouseRows(quick = false): Promise<Measurement[]> {
  const [node, browser] = [findNode(), installedBrowser()]
  if (!existsSync(program)) return [unmeasured('npm ci --prefix bench/lighthouse')]
  if (node === undefined) return [unmeasured('needs Node 22')]
  if (browser === undefined) return [unmeasured('needs a Chromium')]
  const folder = await mkdtemp(join(tmpdir(), 'pub-lighthouse-'))
  const port = await freePort()
  await buildPreview({ content: join(root, 'test/pubs/full'), folder, port })
  const server = await startSite({ folder, port }, en)
  try {
    const rows: Measurement[] = []
    for (const path of ['/', '/en/']) {
      const reports: Report[] = []
      for (let visit = 0; visit < (quick ? 1 : 5); visit++)
        reports.push(await report(node, browser, `http://localhost:${port}${path}`, folder))
      rows.push(...toRows(path, reports))
    }
    return rows
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const unmeasured = (why: string) => skipped('Lighthouse', why)

const toRows = (path: string, reports: readonly Report[]): Measurement[] => [
  ...Object.entries(least).map(([category, points]) => ({
    what: `Lighthouse: ${path}, ${category}, median of ${reports.length}`,
    value: Math.round(
      median(reports.map(({ categories }) => readScore(categories[category]))) * 100,
    ),
    unit: 'points',
    least: points,
  })),
  // A separate row, because a Lighthouse that does not know Content-Signal reports its line as an
  // error.
  {
    what: `Lighthouse: ${path}, robots.txt with Content-Signal`,
    value: median(reports.map(({ audits }) => readScore(audits['robots-txt']))) * 100,
    unit: 'points',
  },
]

/** Return NaN without a score, which is below any minimum. */
const readScore = (judged: { score: number | null } | undefined) => judged?.score ?? Number.NaN

async function report(node: string, browser: string, url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  await promisify(execFile)(
    node,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(least).join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...env, CHROME_PATH: browser } },
  )
  return JSON.parse(await readFile(file, 'utf8'))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
