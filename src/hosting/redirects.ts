// Old addresses: rules for hosts that can redirect, and pages that refresh for hosts that cannot.

import { message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { escapeXml } from '../model/escape.ts'
import type { Deployment, Published } from '../model/published.ts'
import { html, type Resource } from '../model/resource.ts'
import { href, type Redirect } from '../model/site.ts'

/** A redirect rule: the path below the base URL, the value of Location, and the status. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }

/** Return a path with and without its final slash, unless it has an extension. */
const slashForms = (from: string) =>
  /\.\w+$/.test(from) ? [from] : [from.replace(/\/$/, ''), from.replace(/\/?$/, '/')]

export const redirectRules = ({
  hosting,
  baseUrl,
}: Omit<Deployment, 'resources'>): RedirectRule[] =>
  hosting.redirects.flatMap(({ from, to, permanent }) =>
    slashForms(from).map((path) => ({
      from: path,
      to: to.startsWith('/') ? href({ baseUrl }, to) : to,
      status: permanent ? 301 : 302,
    })),
  )

/** Make a page that refreshes to the new address for each old address that can be a page. */
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

/** List old addresses that cannot be a page, on a host without redirects. */
export const listPathsWithoutPage = (redirects: readonly Redirect[]) =>
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

/** Normalise a path as some hosts do: no case, and `x/index.html` and `x.html` are `x`. */
const normalizePath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/(?:index\.html?)?$/, '')
    .replace(/\.html?$/, '')

/** Check redirects against all addresses of the site. */
export function judgeRedirects(
  redirects: readonly Redirect[],
  { taken, has, baseUrl, file }: SiteAddresses,
): Problem[] {
  const addresses = new Set(taken.map(normalizePath))
  const files = [...taken, ...redirects.map(({ from }) => from.replace(/(?<!\.html?)$/, '/'))]
    .filter((path) => !path.endsWith('/'))
    .map((path) => `${path}/`.toLowerCase())
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }): Problem[] => {
    const key = normalizePath(from)
    const isTwice = seen.has(key)
    seen.add(key)
    const path = to.replace(/#.*/, '')
    // No page can be in a folder that is a file.
    const above = files.find((file) => from.toLowerCase().startsWith(file))?.slice(0, -1)
    const address = addresses.has(key) ? from : above
    const found = address
      ? message('redirect-over-resource', { from: address })
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

type SiteAddresses = {
  /**
   * Every path that is or may become an address of the site (`taken`), and those that are one
   * (`has`).
   */
  taken: readonly string[]
  has: readonly string[]
  baseUrl: string
  file: string
}
