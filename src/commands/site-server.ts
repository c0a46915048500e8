// A built preview on this machine, by its rules, for `dev` and `preview`: drafts, which nobody but
// the owner's own browser is to read. So every question passes a door before it reaches `serve`.

import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, pid, platform } from 'node:process'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { remove } from 'fs-extra/esm'
import handler from 'serve-handler'
import { type Catalogue, sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { addressesHere } from './dev/phone.ts'

/** A folder with `site/` and `serve.json` beside it, and whether telephones in the network may see it. */
type Place = { folder: string; port: number; host?: boolean | undefined }

/** What is sent for an address. */
export type Sent = { status: number; headers: { [name: string]: string }; body: Buffer }

/** Who reads the files of a folder; it listens where only this program asks, and no website can. */
type Reader = (folder: string, socket: string) => Promise<{ stop(): Promise<unknown> }>

type Hooks = {
  reader?: Reader
  /** Answers what is no address of the site; whether it did. */
  own?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** What becomes of an answer of the site on its way. */
  change?: (sent: Sent) => Sent
}

export type SiteServer = { stop(): Promise<void> }

/**
 * Listens on the loopback address, or for telephones too, in front of `serve` or another reader.
 * Throws a UsageError where it may not have the port.
 */
export async function startSite(
  { folder, port, host }: Place,
  catalogue: Catalogue,
  { reader = startServe, own = () => false, change }: Hooks = {},
): Promise<SiteServer> {
  const refuse = refusing(catalogue.commands.dev, host ? addressesHere() : [])
  const behind = behindSocket(folder, reader)
  const server = createServer((asked, response) => {
    if (refuse(asked, response) || own(asked, response)) return
    const ask = () => behind.ask(asked, change ? { 'accept-encoding': 'identity' } : {})
    const answered = change
      ? readOneSite(folder, async () => collect(await ask())).then((sent) => {
          const { status, headers, body } = change(sent)
          response.writeHead(status, headers).end(body)
        })
      : ask().then((answer) => pipeline(answer, response.writeHead(...headOf(answer))))
    answered.catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, plainText)
      response.end(String(error))
    })
  })
  await listen(server, port, listensOn(host)).catch((error: NodeJS.ErrnoException) => {
    throw refusedPort(error, port) ?? error
  })
  return {
    async stop() {
      await close(server)
      await behind.stop()
    },
  }
}

/** The reader is started by the first question, when there is something to read. */
function behindSocket(folder: string, reader: Reader) {
  let begun: Promise<{ socket: string; stop(): Promise<void> }> | undefined
  const begin = async () => {
    const own = await mkdtemp(join(tmpdir(), 'agent-pub-'))
    const socket = platform === 'win32' ? `\\\\.\\pipe\\agent-pub-${pid}` : join(own, 'socket')
    const running = await reader(folder, socket)
    return {
      socket,
      async stop() {
        await running.stop()
        await remove(own)
      },
    }
  }
  return {
    async ask(asked: IncomingMessage, more: object): Promise<IncomingMessage> {
      begun ??= begin()
      const { socket: socketPath } = await begun
      const { method, headers } = asked
      const path = pathOf(asked.url)
      // A connection of its own: what a torn answer has too much of is not the next one's beginning.
      const place = { socketPath, agent: false }
      const question = request({ ...place, method, path, headers: { ...headers, ...more } })
      // What is wrong behind the head of the answer its reader learns too.
      question.on('error', () => undefined)
      const [answer] = await once(question.end(), 'response')
      return answer
    },
    stop: async () => (await begun)?.stop(),
  }
}

/** `serve` in a thread, which ends with this process however that ends. */
const startServe: Reader = async (folder, socket) => {
  const main = createRequire(import.meta.url).resolve('serve/build/main.js')
  const place = ['--listen', `${platform === 'win32' ? 'pipe' : 'unix'}:${socket}`]
  const quiet = ['--no-clipboard', '--no-request-logging']
  const thread = new Worker(main, {
    argv: [...place, ...quiet, '--config', '../serve.json', join(folder, 'site')],
    env: { ...env, NO_UPDATE_CHECK: '1' },
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  // What it says first is that it listens.
  await Promise.race([once(thread.stdout, 'data'), once(thread, 'exit')])
  return { stop: () => thread.terminate() }
}

/** As `serve` reads, with the rules read again for each question, because each build writes new ones. */
export const readAnew: Reader = async (folder, socket) => {
  const server = createServer(async (asked, response) => {
    try {
      const rules = await readFile(join(folder, 'serve.json'), 'utf8').catch(() => '{}')
      const place = { ...JSON.parse(rules), public: join(folder, 'site') }
      // It waits for promises too; its types know of none here.
      const createStream = openFile as unknown as typeof createReadStream
      await handler(asked, response, place, { createReadStream: createStream })
    } catch (error) {
      // A new site takes the place of the old one at any moment, between two reads too.
      if (!response.headersSent) response.writeHead(503, plainText)
      response.end(String(error))
    }
  })
  await listen(server, socket)
  return { stop: () => close(server) }
}

/** A file that is gone since it was looked at is an error of its reader, not of the whole program. */
async function openFile(...place: Parameters<typeof createReadStream>) {
  const stream = createReadStream(...place)
  await once(stream, 'open')
  return stream
}

/**
 * What is read of one site: while another takes its place, a file is of this one and its length of
 * that one, or there is none.
 */
async function readOneSite(folder: string, read: () => Promise<Sent>): Promise<Sent> {
  for (let turn = 1; ; turn += 1) {
    const before = await siteIn(folder)
    const sent = read()
    await sent.catch(() => undefined)
    const isOne = before !== undefined && before === (await siteIn(folder))
    if (isOne || turn === turns) return sent
    await setTimeout(20)
  }
}

/** Builds follow each other by much more than an answer takes; before the first site there is none. */
const turns = 10

const siteIn = (folder: string) =>
  stat(join(folder, 'site')).then(
    ({ ino, ctimeMs }) => `${ino} ${ctimeMs}`,
    () => undefined,
  )

/** Where nothing is, whatever the owner publishes. */
const nowhere = '/.nowhere'

/** A path that no disk can hold, with a zero byte or a very long name, is that of a file that is not there. */
function pathOf(url = '/'): string {
  const [path = ''] = url.split('?')
  const names = path.split('/')
  const isImpossible =
    path.includes('%00') || path.length > 2048 || names.some((name) => name.length > 255)
  return isImpossible ? nowhere : url
}

/** The status and the headers of an answer on its way to the browser. */
function headOf({ statusCode = 502, headers }: IncomingMessage): [number, Sent['headers']] {
  const { connection: _, 'keep-alive': __, location, ...rest } = headers
  // `serve` encodes where a rule leads to, which is encoded already.
  const led = location && { location: location.replaceAll('%25', '%') }
  return [statusCode, { ...rest, ...led } as Sent['headers']]
}

async function collect(answer: IncomingMessage): Promise<Sent> {
  const [status, { 'transfer-encoding': _, ...headers }] = headOf(answer)
  return { status, headers, body: await buffer(answer) }
}

/** Why there is no port for us, in a sentence; undefined for what nobody foresaw. */
export function refusedPort({ code }: NodeJS.ErrnoException, port: number): UsageError | undefined {
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return undefined
  // Windows sets ports aside everywhere.
  const isReserved = code === 'EACCES' && port < 1024
  return new UsageError(sentence(isReserved ? 'port-reserved' : 'port-taken', { port }))
}

/** Without its being wanted nobody but this machine can ask. */
export const listensOn = (host = false) => (host ? '0.0.0.0' : '127.0.0.1')

async function listen(server: Server, ...place: [string] | [number, string]): Promise<void> {
  server.listen(...(place as [number, string]))
  await once(server, 'listening')
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  if (server.listening) await once(server, 'close')
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }

/** Host names of this machine. A web page whose own name leads here must not read the preview. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])$/i

/** Answers what is no question of a page on this machine; whether it did. */
const refusing =
  ({ localOnly, readOnly }: Catalogue['commands']['dev'], addresses: readonly string[]) =>
  ({ method, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const isOwn = (name: string) => ownNames.test(name) || addresses.includes(name)
    const { host = '', origin, 'user-agent': program = '' } = headers
    // What every website may read of the published site none may read of a draft. Programs such as
    // `verify` name an origin too; a page cannot pass for one, as to ask so it would have to ask first.
    const asker = origin === undefined || !program.startsWith('Mozilla/') ? host : hostOf(origin)
    if (![host, asker].every((each) => isOwn(each.replace(/:\d+$/, '')))) {
      response.writeHead(421, plainText).end(`${localOnly}\n`)
      return true
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...plainText, Allow: 'GET, HEAD' }).end(`${readOnly}\n`)
      return true
    }
    return false
  }

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')
