// Server of `dev` and `preview`: a built site with drafts, for this machine only. Every request is
// checked first, so that no other website can read a draft in the owner's browser.

import { once } from 'node:events'
import { createReadStream, type ReadStream } from 'node:fs'
import { lstat, readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import handler from 'serve-handler'
import { type Catalogue, sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { addressesHere } from './dev/phone.ts'

/** A folder with `site/` and `site.serve.json`; `host` lets phones in the same network see the site. */
type SiteLocation = { folder: string; port: number; host?: boolean | undefined }

/** A complete response; header names are in lower case. */
export type SiteResponse = { status: number; headers: { [name: string]: string }; body: Buffer }

type Hooks = {
  /** Answer a request for an address that is not part of the site. Return false if it is not one. */
  answerOwn?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Change a response of the site before it is sent. */
  change?: (response: SiteResponse) => SiteResponse
}

export type SiteServer = { stop(): Promise<void> }

/**
 * Listen on the loopback address, or on all addresses for phones. Until the first build is done,
 * every page is a 503. Throws a PortError if the port cannot be used.
 */
export async function startSite(
  { folder, port, host }: SiteLocation,
  catalogue: Catalogue,
  { answerOwn = () => false, change = (response) => response }: Hooks = {},
): Promise<SiteServer> {
  const words = catalogue.commands.dev
  const refuse = makeGuard(words, host ? addressesHere() : [])
  const server = createServer((request, response) => {
    if (refuse(request, response) || answerOwn(request, response)) return
    void readConsistently(folder, () => respond(request, folder))
      // No site was built yet, or no more files can be opened.
      .catch(() => notReady(words.notReady))
      .then((found) => send(request, response, change(found)))
  })
  server.listen(port, listenAddress(host))
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explainPortError(error, port) ?? error
  })
  return { stop: () => close(server) }
}

/**
 * Run the handler of the `serve` package and collect its response: `dev` changes pages, and a new
 * build may replace the site in the middle of a response.
 */
async function respond(request: IncomingMessage, folder: string): Promise<SiteResponse> {
  const rules = JSON.parse(await readFile(join(folder, 'site.serve.json'), 'utf8'))
  const headers: SiteResponse['headers'] = {}
  const response = Object.assign(new PassThrough(), {
    statusCode: 200,
    setHeader(name: string, value: unknown) {
      headers[name.toLowerCase()] = String(value)
    },
    writeHead(status: number, more: object) {
      response.statusCode = status
      for (const [name, value] of Object.entries(more)) response.setHeader(name, value)
    },
  })
  const opened: ReadStream[] = []
  const methods = {
    createReadStream(...place: Parameters<typeof createReadStream>) {
      const stream = createReadStream(...place).on('error', (error) => response.destroy(error))
      opened.push(stream)
      return stream
    },
    // A path that no disk can hold, such as one with a null byte, is an address without a file.
    lstat: (path: string) => lstat(path).catch(() => undefined),
  }
  try {
    const [body] = await Promise.all([
      buffer(response),
      handler(
        request,
        // The handler calls no other members of a response than these.
        response as unknown as ServerResponse,
        { ...rules, etag: true, public: join(folder, 'site') },
        // It awaits `lstat`, although its types ask for the function with a callback.
        methods as unknown as Parameters<typeof handler>[3],
      ),
    ])
    return { status: response.statusCode, headers, body }
  } finally {
    // For a 304 the handler opens the file too and never reads it.
    for (const stream of opened) stream.destroy()
  }
}

const notReady = (words: string): SiteResponse => ({
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1' },
  body: Buffer.from(`<p>${words}</p>\n`),
})

/** Send a collected response, compressed as hosts compress text. */
function send(request: IncomingMessage, response: ServerResponse, found: SiteResponse) {
  const { status, headers, body } = found
  // `serve` encodes the target of a redirect, which the rules have encoded already.
  const location = headers['location']?.replaceAll('%25', '%')
  const isText = /^text\/|json|xml|javascript/.test(headers['content-type'] ?? '')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const isPacked = isText && status !== 206 && /\bgzip\b/.test(accepted)
  const sent = isPacked ? gzipSync(body) : body
  response.writeHead(status, {
    ...headers,
    ...(location !== undefined && { location }),
    ...(isText && { vary: [headers['vary'], 'Accept-Encoding'].filter(Boolean).join(', ') }),
    ...(isPacked && { 'content-encoding': 'gzip' }),
    ...('content-length' in headers && { 'content-length': String(sent.length) }),
  })
  response.end(sent)
}

/** Repeat a read until the same site was there before and after it. */
async function readConsistently<T>(folder: string, read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await identifySite(folder)
    const reading = read()
    await reading.catch(() => undefined)
    const isSameSite = before !== undefined && before === (await identifySite(folder))
    if (isSameSite || attempt === maximumAttempts) return reading
    await setTimeout(20)
  }
}

/** A build takes much longer than an attempt, so the second one succeeds. */
const maximumAttempts = 10

const identifySite = (folder: string) =>
  stat(join(folder, 'site')).then(
    ({ ino, ctimeMs }) => `${ino} ${ctimeMs}`,
    () => undefined,
  )

/** The port cannot be used. */
export class PortError extends UsageError {}

/** Explain why a port cannot be used; undefined for any other error. */
export function explainPortError(
  { code }: NodeJS.ErrnoException,
  port: number,
): PortError | undefined {
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return undefined
  // Windows reports EACCES for reserved ranges of higher ports, which look like taken ones.
  const isReserved = code === 'EACCES' && port < 1024
  return new PortError(sentence(isReserved ? 'port-reserved' : 'port-taken', { port }))
}

/** Return the address to listen on: only this machine, unless phones may see the site. */
export const listenAddress = (host = false) => (host ? '0.0.0.0' : '127.0.0.1')

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  if (server.listening) await once(server, 'close')
}

const plainText = { 'Content-Type': 'text/plain; charset=utf-8' }

/** Host names of this machine. A website whose name resolves to this machine must not get in. */
const localNames = /^(localhost|127\.0\.0\.1|\[::1\])$/i

/** Make a function that answers requests which are not allowed, and returns true if it did. */
const makeGuard =
  ({ localOnly, readOnly }: Catalogue['commands']['dev'], addresses: readonly string[]) =>
  ({ method, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const isLocal = (name: string) => localNames.test(name) || addresses.includes(name)
    const { host = '', origin, 'user-agent': program = '' } = headers
    // Data of the published site may be read by every website, data of a draft by none. Programs
    // such as `verify` send an Origin too. A page cannot pretend to be one: changing the user agent
    // needs a preflight request, which is refused.
    const client =
      origin === undefined || !program.startsWith('Mozilla/') ? host : parseHost(origin)
    if (![host, client].every((name) => isLocal(name.replace(/:\d+$/, '')))) {
      response.writeHead(421, plainText).end(`${localOnly}\n`)
      return true
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...plainText, Allow: 'GET, HEAD' }).end(`${readOnly}\n`)
      return true
    }
    return false
  }

const parseHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : '')
