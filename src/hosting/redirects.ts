// Old addresses: as rules of the hosts that know such, and as pages where a host knows none.

import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { escapeXml } from '../model/escape.ts'
import type { Deployment, Published } from '../model/published.ts'
import { html, type Resource } from '../model/resource.ts'
import { href, type Redirect } from '../model/site.ts'

/** One rule: the path below the base URL, where it leads as a browser is told, and the status. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }

/** A path without an ending is asked for with a slash behind it and without. */
const formsOf = (from: string) =>
  /\.\w+$/.test(from) ? [from] : [from.replace(/\/$/, ''), from.replace(/\/?$/, '/')]

export const redirectRules = ({
  hosting,
  baseUrl,
}: Omit<Deployment, 'resources'>): RedirectRule[] =>
  hosting.redirects.flatMap(({ from, to, permanent }) =>
    formsOf(from).map((path) => ({
      from: path,
      to: to.startsWith('/') ? href({ baseUrl }, to) : to,
      status: permanent ? 301 : 302,
    })),
  )

/** Pages that lead on by themselves, where an old address may be a page of the host at all. */
export const refreshPages = (redirects: readonly Redirect[], baseUrl: string): Published[] =>
  redirects.flatMap(({ from, to }) => {
    if (!isPage(from)) return []
    const path = /\.html?$/.test(from) ? from : from.replace(/\/?$/, '/')
    const text = refreshPage(to.startsWith('/') ? baseUrl + to : to)
    const resource: Resource = {
      ...{ group: 'Pages', title: path, summary: path, unlisted: true },
      ...{ path, file: `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`, type: html },
      render: () => text,
    }
    return [{ resource, text }]
  })

const isPage = (from: string) => /\.html?$/.test(from) || !/\.\w+$/.test(from)

/** Those that a host without redirects can make no page of. */
export const lostAsPages = (redirects: readonly Redirect[]) =>
  redirects.map(({ from }) => from).filter((from) => !isPage(from))

const refreshPage = (to: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${escapeXml(to)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(to)}">
<meta http-equiv="refresh" content="0; url=${escapeXml(to)}">
</head>
<body>
<p><a href="${escapeXml(to)}">${escapeXml(to)}</a></p>
</body>
</html>
`

/** As hosts may see it: no case, and `x/index.html` and `x.html` are `x`. */
const keyOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/(?:index\.html?)?$/, '')
    .replace(/\.html?$/, '')

/** What is wrong with them, once all addresses of the site are known. */
export function judgeRedirects(
  redirects: readonly Redirect[],
  { taken, has, baseUrl, file }: Known,
): Problem[] {
  const addresses = new Set(taken.map(keyOf))
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }): Problem[] => {
    const key = keyOf(from)
    const isTwice = seen.has(key)
    seen.add(key)
    const path = to.replace(/#.*/, '')
    const found = addresses.has(key)
      ? message('redirect-over-resource', { from })
      : isTwice
        ? message('redirect-twice', { from })
        : `${to}/`.toLowerCase().startsWith(`${baseUrl}/`)
          ? message('redirect-in-circle', { from, to })
          : to.startsWith('/') && !has.includes(path)
            ? message('redirect-to-nowhere', { from, to })
            : undefined
    return found ? [{ ...found, severity: 'error', file }] : []
  })
}

type Known = {
  /** Every path that is or may be an address of the site, and those that are. */
  taken: readonly string[]
  has: readonly string[]
  baseUrl: string
  file: string
}
