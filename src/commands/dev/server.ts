// Server of `npm run dev`: the site with the rules of the preview. Every page gets a script that
// reloads it, and the problems of the last build. Both are added on the way to the browser and are
// in no file of the site.

import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Catalogue } from '../../messages/catalogue.ts'
import { sortProblems } from '../../messages/problem.ts'
import { escapeXml } from '../../model/escape.ts'
import { type SiteResponse, startSite } from '../site-server.ts'
import { aheadIn, aheadPath, problemOnPage } from './ahead.ts'
import type { Outcome, OwnPages } from './builder.ts'
import { daysShown } from './days.ts'
import { looksIn, looksPath } from './looks.ts'

/** The number of the build lets a page know which build it shows. */
type Shown = Outcome & { build: number }

export type DevServer = { show(outcome: Outcome): void; stop(): Promise<void> }

/**
 * Serve the site and the pages that only the owner sees, which are drawn on request. Throws a
 * PortError if the port is taken.
 */
export async function startServer(
  place: { folder: string; port: number; host?: boolean | undefined },
  catalogue: Catalogue,
  draw: (pages: OwnPages) => Promise<Outcome>,
): Promise<DevServer> {
  const { folder } = place
  const listeners = new Set<ServerResponse>()
  let last: Shown = { problems: [], build: 0 }
  /** Pages that were drawn for the last site. */
  let drawn: { [pages in OwnPages]?: Promise<Outcome> } = {}
  const own = (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = ownFiles.get(request.url ?? '/')
    const [path, shown = ''] = request.url?.split('?') ?? []
    if (path === eventsPath) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      // Tell a page at once if a build ended while the page was loading.
      response.write(['', String(last.build)].includes(shown) ? ': open\n\n' : built)
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    } else if (request.url?.startsWith(looksPath)) {
      drawn.looks ??= draw('looks')
      void showDrawn(drawn.looks, lookFile(folder, request.url), catalogue, response)
    } else if (request.url === aheadPath) {
      drawn.ahead ??= draw('ahead')
      // Errors are shown on this page too.
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

/** Return the file with one look, as in `/.dev/looks/kraft-poster`, or with all of them. */
function lookFile(folder: string, url: string): string {
  const name = /^\/([a-z]+-[a-z]+)$/.exec(url.slice(looksPath.length))?.[1] ?? 'index'
  return join(looksIn(folder), `${name}.html`)
}

/** Send a page when it is drawn, or the reason why there is none. */
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

/** Add the problems of the last build to a page. Data stay unchanged. */
function withProblems(sent: SiteResponse, last: Shown, catalogue: Catalogue): SiteResponse {
  const { etag: _, ...rest } = sent.headers
  // A part of a page is sent as it is, with the length that its headers state.
  if (!rest['content-type']?.startsWith('text/html') || sent.status === 206) return sent
  const policy = rest['content-security-policy']
  const headers = {
    ...rest,
    'cache-control': 'no-store',
    ...(policy !== undefined && { 'content-security-policy': loosen(policy) }),
  }
  const page = addProblems(sent.body.toString(), last, catalogue, linkAhead(last, catalogue))
  return { ...sent, headers, body: Buffer.from(page) }
}

/** Allow the script and the style of this server in the policy of a page. */
const loosen = (policy: string) =>
  `${policy.replace(/style-src ([^;]*)/, "style-src $1 'self'")}; script-src 'self'`

/** Link to the coming days at the end of every page, where it covers nothing. */
function linkAhead({ problems }: Outcome, { ahead, tongue }: Catalogue): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  return `<p id="dev-ahead" lang="${tongue}"><a href="${aheadPath}">${ahead.link(daysShown, warnings)}</a></p>`
}

/** Add the errors to a page. Warnings stay for weeks and have a page of their own. */
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
