// The server of `npm run dev`: the site by the very rules of the preview, and on every page a
// script that reloads it and the problems of the last build. Both exist on the way to the browser
// only; no file of the site knows of them.

import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Catalogue } from '../../messages/catalogue.ts'
import { sortProblems } from '../../messages/problem.ts'
import { escapeXml } from '../../model/escape.ts'
import { type SiteResponse, startSite } from '../site-server.ts'
import { aheadIn, aheadPath } from './ahead.ts'
import type { Outcome, OwnPages } from './builder.ts'
import { daysShown } from './days.ts'
import { looksIn, looksPath } from './looks.ts'
import { problemOnPage } from './problem.ts'

/** The builds are counted, so that a page knows which one it shows. */
type Shown = Outcome & { build: number }

export type DevServer = { show(outcome: Outcome): void; stop(): Promise<void> }

/**
 * The site, with the pages for the owner alone, which are asked for when somebody wants to see them.
 * Throws a UsageError where the port is taken.
 */
export async function startServer(
  place: { folder: string; port: number; host?: boolean | undefined },
  catalogue: Catalogue,
  draw: (pages: OwnPages) => Promise<Outcome>,
): Promise<DevServer> {
  const { folder } = place
  const listeners = new Set<ServerResponse>()
  let last: Shown = { problems: [], build: 0 }
  /** What was drawn of the last site. */
  let drawn: { [pages in OwnPages]?: Promise<Outcome> } = {}
  const own = (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = ownFiles.get(request.url ?? '/')
    const [path, shown = ''] = request.url?.split('?') ?? []
    if (path === eventsPath) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      // A build that ended while the page was on its way would never be seen.
      response.write(['', String(last.build)].includes(shown) ? ': open\n\n' : built)
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
    } else if (file) {
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' })
      response.end(file.text)
    } else return false
    return true
  }
  const change = (sent: SiteResponse) => withProblems(sent, last, catalogue)
  const { stop } = await startSite(place, catalogue, { answerOwn: own, change })
  return {
    show(outcome) {
      last = { ...outcome, build: last.build + 1 }
      drawn = {}
      for (const listener of listeners) listener.write(built)
    },
    stop,
  }
}

const eventsPath = '/.dev/events'
const built = 'data: built\n\n'
const script = `const { build = '' } = document.currentScript.dataset
new EventSource('${eventsPath}?' + build).onmessage = () => location.reload()
`
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

/** A page with what the last build found; data as they are. */
function withProblems(sent: SiteResponse, last: Shown, catalogue: Catalogue): SiteResponse {
  const { etag: _, ...rest } = sent.headers
  if (!rest['content-type']?.startsWith('text/html')) return sent
  const policy = rest['content-security-policy']
  const headers = {
    ...rest,
    'cache-control': 'no-store',
    ...(policy !== undefined && { 'content-security-policy': loosen(policy) }),
  }
  const page = addProblems(sent.body.toString(), last, catalogue, linkAhead(last, catalogue))
  return { ...sent, headers, body: Buffer.from(page) }
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
  { problems, fault, build }: Shown,
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
    `<script src="/.dev/reload.js" data-build="${build}"></script>`,
    ...(link === '' ? [] : [link]),
    ...(text === '' ? [] : [`<div id="dev-problems" lang="${catalogue.tongue}">${text}</div>`]),
  ]
  const end = page.lastIndexOf('</body>')
  const at = end < 0 ? page.length : end
  return page.slice(0, at) + added.join('\n') + page.slice(at)
}
