// The server of `npm run dev`: the site by the very rules of the preview, and on every page a
// script that reloads it and the problems of the last build. Both exist on the way to the browser
// only; no file of the site knows of them.

import { once } from 'node:events'
import type { lstat } from 'node:fs'
import { lstat as look, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import handler from 'serve-handler'
import { type Catalogue, sentence } from '../../messages/catalogue.ts'
import { sortProblems } from '../../messages/problem.ts'
import { UsageError } from '../../messages/usage-error.ts'
import { escapeXml } from '../../model/escape.ts'
import { listensOn } from '../preview.ts'
import { aheadIn, aheadPath } from './ahead.ts'
import type { Outcome, OwnPages } from './builder.ts'
import { daysShown } from './days.ts'
import { looksIn, looksPath } from './looks.ts'
import { addressesHere } from './phone.ts'
import { problemOnPage } from './problem.ts'

export type DevServer = { show(outcome: Outcome): void; stop(): Promise<void> }

/**
 * Listens on the loopback address, or for telephones too; asks for the pages of the owner alone when somebody wants to see
 * them. Throws a UsageError where the port is taken.
 */
export async function startServer(
  { folder, port, host }: { folder: string; port: number; host?: boolean | undefined },
  catalogue: Catalogue,
  draw: (pages: OwnPages) => Promise<Outcome>,
): Promise<DevServer> {
  const refuse = refusing(catalogue.commands.dev, host ? addressesHere() : [])
  const listeners = new Set<ServerResponse>()
  let last: Outcome = { problems: [] }
  /** What was drawn of the last site. */
  let drawn: { [pages in OwnPages]?: Promise<Outcome> } = {}
  const site = await listen(
    createServer((request, response) => {
      if (refuse(request, response)) return
      // A new site takes the place of the old one at any moment, between two reads too.
      serveSite(folder, request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(503)
        response.end(String(error))
      })
    }),
    0,
  )
  const { port: inner } = site.address() as AddressInfo
  const outer = createServer((request, response) => {
    if (refuse(request, response)) return
    const own = ownFiles.get(request.url ?? '/')
    if (request.url === '/.dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(': open\n\n')
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    } else if (request.url?.startsWith(looksPath)) {
      drawn.looks ??= draw('looks')
      void showDrawn(drawn.looks, lookFile(folder, request.url), catalogue, response)
    } else if (request.url === aheadPath) {
      drawn.ahead ??= draw('ahead')
      // Mistakes lie over it, as over every page.
      const finish = (page: string) => addProblems(page, last, catalogue)
      void showDrawn(drawn.ahead, aheadIn(folder), catalogue, response, finish)
    } else if (own) {
      response.writeHead(200, { 'Content-Type': own.type, 'Cache-Control': 'no-store' })
      response.end(own.text)
    } else {
      passOn(`http://127.0.0.1:${inner}`, last, catalogue, request, response).catch(
        (error: unknown) => {
          response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end(String(error))
        },
      )
    }
  })
  await listen(outer, port, listensOn(host)).catch((error: NodeJS.ErrnoException) => {
    site.close()
    if (error.code === 'EADDRINUSE') throw new UsageError(sentence('port-taken', { port }))
    throw error
  })
  return {
    show(outcome) {
      last = outcome
      drawn = {}
      for (const listener of listeners) listener.write('data: built\n\n')
    },
    async stop() {
      for (const server of [outer, site]) {
        server.closeAllConnections()
        server.close()
      }
      await Promise.all([outer, site].map((server) => server.listening && once(server, 'close')))
    },
  }
}

/** Host names of this machine. A web page whose own name leads here must not read the preview. */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])$/i

/** Answers what is no question of a browser on this machine; whether it did. */
const refusing =
  ({ localOnly, readOnly }: Catalogue['commands']['dev'], addresses: readonly string[]) =>
  ({ method, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8' }
    const name = (headers.host ?? '').replace(/:\d+$/, '')
    if (!ownNames.test(name) && !addresses.includes(name)) {
      response.writeHead(421, textHeaders).end(`${localOnly}\n`)
      return true
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...textHeaders, Allow: 'GET, HEAD' }).end(`${readOnly}\n`)
      return true
    }
    return false
  }

async function listen(server: Server, port: number, address = listensOn()): Promise<Server> {
  server.listen(port, address)
  await once(server, 'listening')
  return server
}

/** As `serve` serves the preview; the rules are read again, because each build writes new ones. */
async function serveSite(folder: string, request: IncomingMessage, response: ServerResponse) {
  const rules = await readFile(join(folder, 'serve.json'), 'utf8').catch(() => '{}')
  const place = { ...JSON.parse(rules), public: join(folder, 'site') }
  // It takes promises too; its types know of callbacks alone.
  await handler(request, response, place, { lstat: findFile as unknown as typeof lstat })
}

/** A path that no disk can hold, with a zero byte or a very long name, is a file that is not there. */
const findFile = (path: string) =>
  look(path).catch((error: unknown) => {
    throw Object.assign(new Error('not there', { cause: error }), { code: 'ENOENT' })
  })

const script = "new EventSource('/.dev/events').onmessage = () => location.reload()\n"
const style = `#dev-problems {
  position: fixed; inset: auto 0 0; max-height: 60vh; overflow: auto; margin: 0; padding: 1rem;
  background: #2b1210; color: #ffe9e4; border-top: 4px solid #e5532d; z-index: 9;
  font: 14px/1.4 ui-monospace, monospace; text-align: left; white-space: pre-wrap;
  overflow-wrap: anywhere;
}
#dev-ahead { margin: 2rem 1rem; font: 16px/1.4 system-ui, sans-serif; text-align: center; }
#dev-problems p, #dev-problems pre { margin: 0; font: inherit; max-width: none; }
#dev-problems pre { white-space: pre; overflow-x: auto; overflow-wrap: normal; }
#dev-problems p + p:has(b) { margin-top: 1rem; }
`

const ownFiles = new Map([
  ['/.dev/reload.js', { type: 'text/javascript; charset=utf-8', text: script }],
  ['/.dev/problems.css', { type: 'text/css; charset=utf-8', text: style }],
])

/** Where the home page in one look lies, `/.dev/looks/kraft-poster`, or all of them side by side. */
function lookFile(folder: string, url: string): string {
  const name = /^\/([a-z]+-[a-z]+)$/.exec(url.slice(looksPath.length))?.[1] ?? 'index'
  return join(looksIn(folder), `${name}.html`)
}

/** A page for the owner alone, once it is drawn; without it why there is none. */
async function showDrawn(
  drawn: Promise<Outcome>,
  file: string,
  { ahead }: Catalogue,
  response: ServerResponse,
  finish = (page: string) => page,
) {
  const { fault } = await drawn
  const page = await readFile(file, 'utf8').catch(() => undefined)
  response.writeHead(page === undefined ? 404 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(finish(page ?? `<p>${escapeXml(fault ?? ahead.nothing)}</p>`))
}

async function passOn(
  origin: string,
  last: Outcome,
  catalogue: Catalogue,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const answer = await fetch(origin + request.url, {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: { Accept: request.headers.accept ?? '*/*', 'Accept-Encoding': 'identity' },
  })
  const headers = Object.fromEntries(answer.headers)
  const isPage = headers['content-type']?.startsWith('text/html')
  const body = Buffer.from(await answer.arrayBuffer())
  if (!isPage) {
    response.writeHead(answer.status, headers)
    response.end(body)
    return
  }
  const { 'content-length': _, etag: __, ...rest } = headers
  const policy = headers['content-security-policy']
  response.writeHead(answer.status, {
    ...rest,
    'cache-control': 'no-store',
    ...(policy !== undefined && { 'content-security-policy': loosen(policy) }),
  })
  response.end(addProblems(body.toString(), last, catalogue, linkAhead(last, catalogue)))
}

/** The page's own policy would stop the script and the style of the problems. */
const loosen = (policy: string) =>
  `${policy.replace(/style-src ([^;]*)/, "style-src $1 'self'")}; script-src 'self'`

/** At the end of every page, where it covers nothing. */
function linkAhead({ problems }: Outcome, { ahead, tongue }: Catalogue): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  return `<p id="dev-ahead" lang="${tongue}"><a href="${aheadPath}">${ahead.link(daysShown, warnings)}</a></p>`
}

/** Warnings have a page of their own: they stay for weeks, and this one is what the owner looks at. */
function addProblems(
  page: string,
  { problems, fault }: Outcome,
  catalogue: Catalogue,
  link = '',
): string {
  const errors = sortProblems(problems).filter(({ severity }) => severity === 'error')
  const text =
    fault === undefined
      ? errors.map((problem) => problemOnPage(problem, catalogue)).join('')
      : `<p>${escapeXml(fault)}</p>`
  const added = [
    '<link rel="stylesheet" href="/.dev/problems.css">',
    '<script src="/.dev/reload.js"></script>',
    ...(link === '' ? [] : [link]),
    ...(text === '' ? [] : [`<div id="dev-problems" lang="${catalogue.tongue}">${text}</div>`]),
  ]
  const end = page.lastIndexOf('</body>')
  const at = end < 0 ? page.length : end
  return page.slice(0, at) + added.join('\n') + page.slice(at)
}
