// Measures the time from a save to the new page, for `npm run dev` and Eleventy's dev server in
// turns. The page is requested when the server tells its browsers to reload. Polling would slow
// down only the server that builds in a separate process.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from './cost.ts'
import { type Measured, measuredPub, root } from './pubs.ts'
import type { Measurement } from './rows.ts'

export async function devRows(quick = false): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const items of quick ? [100] : [100, 1_000]) {
    const folder = await mkdtemp(join(tmpdir(), 'pub-dev-'))
    try {
      rows.push(...(await sizeRows(await measuredPub(folder, items), quick ? 3 : 20)))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return rows
}

type Server = { process: ChildProcess; url: string; menu: string; reload: EventEmitter }

async function sizeRows(pub: Measured, saves: number): Promise<Measurement[]> {
  const file = 'menu/1-section-1.md'
  const ours = await start(
    listenToEvents,
    [join(root, 'lib/agent-pub.cjs'), 'dev', '--content', pub.content],
    pub.folder,
    join(pub.content, file),
  )
  const theirs = pub.eleventy
    ? await start(
        listenToSocket,
        [...pub.eleventy.args, '--serve'],
        pub.eleventy.cwd,
        join(pub.eleventy.cwd, 'site', file),
        pub.eleventy.environment,
      )
    : undefined
  try {
    const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
    for (let save = 0; save <= saves; save++)
      for (const [name, server] of Object.entries({ ours, theirs })) {
        const time = server && (await timeOfSave(server, save))
        if (save > 0 && time !== undefined) times[name as 'ours'].push(time)
      }
    const value = Math.round(median(times.ours))
    const eleventyTime = Math.round(median(times.theirs))
    const what = `dev, ${pub.items} items, save to new page`
    return [
      { what, value, unit: 'ms', ...(pub.items === 100 && { limit: 150 }) },
      ...(theirs ? [{ what: `${what}: Eleventy`, value: eleventyTime, unit: 'ms' }] : []),
    ]
  } finally {
    for (const server of [ours, theirs]) server?.process.kill('SIGKILL')
  }
}

/** Emit `reload` whenever the server has something new for its browsers. */
type Listen = (url: string, reload: EventEmitter) => void

const listenToEvents: Listen = (url, reload) => {
  get(`${url}.dev/events`, (answer) => answer.on('data', () => reload.emit('reload')))
}

/**
 * Open a WebSocket (RFC 6455) and only listen. Messages of a server are not masked, so no frame is
 * decoded.
 */
const listenToSocket: Listen = (url, reload) => {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  }
  get(url, { headers }).on('upgrade', (_, socket) => socket.on('data', () => reload.emit('reload')))
}

async function start(
  listen: Listen,
  args: readonly string[],
  cwd: string,
  menu: string,
  environment?: NodeJS.ProcessEnv,
): Promise<Server> {
  const port = await freePort()
  const flag = args.includes('dev') ? ['--port', String(port)] : [`--port=${port}`]
  const process = spawn(execPath, [...args, ...flag], {
    cwd,
    env: { ...env, ...environment },
    stdio: 'ignore',
  })
  const server = { process, url: `http://localhost:${port}/`, menu, reload: new EventEmitter() }
  for (let tries = 0; (await page(server)) === undefined; tries++) {
    if (tries > 600 || process.exitCode !== null)
      throw new Error(`${args.join(' ')} does not answer`)
    await wait(100)
  }
  // Both servers start watching only after their first build.
  await wait(2000)
  listen(server.url, server.reload)
  await wait(500)
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

const page = (server: Server) =>
  fetch(server.url)
    .then((answer) => (answer.ok ? answer.text() : undefined))
    .catch(() => undefined)

/** Return the milliseconds until the page has the new name of its first dish. */
async function timeOfSave(server: Server, save: number): Promise<number> {
  const before = await readFile(server.menu, 'utf8')
  const name = `Nové jídlo ${save}`
  const text = before.replace(/^( {2}- cs: ).*$/m, (_, key: string) => key + name)
  const began = performance.now()
  const signal = AbortSignal.timeout(60_000)
  let reload = once(server.reload, 'reload', { signal })
  await writeFile(server.menu, text)
  do {
    await reload
    reload = once(server.reload, 'reload', { signal })
    // Nobody awaits the last promise, so its timeout must not be an unhandled rejection.
    reload.catch(() => undefined)
  } while (!(await page(server))?.replaceAll('\u00A0', ' ').includes(name))
  return performance.now() - began
}
