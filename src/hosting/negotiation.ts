// Markdown on request. Hosts that run code get a whole program, which imports nothing. The owner's
// own servers get patterns that match the Accept header.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../model/published.ts'
import { findTwins } from './headers.ts'

/** Path of each page to the path of its Markdown twin, relative to the output folder. */
export type TwinPaths = { readonly [page: string]: string }

export function findTwinPaths({ resources }: Deployment): TwinPaths {
  return Object.fromEntries(
    findTwins(resources).map(({ page, twin }) => [page.path, twin.path] as const),
  )
}

const rule = () =>
  readFileSync(join(import.meta.dirname, 'prefers-markdown.js'), 'utf8').replace('export ', '')

/**
 * Make the program for a host. `handler` is the entry point that this host calls; it may use
 * `addressFor(request)`.
 */
export const program = (handler: string, pairs: TwinPaths) =>
  `${rule()}
/** Address of each page to that of its Markdown twin. */
const twins = ${JSON.stringify(pairs)}

/** The address that answers this request. */
function addressFor(request) {
  const url = new URL(request.url)
  const twin = twins[url.pathname]
  const wanted = /^(GET|HEAD)$/.test(request.method) && prefersMarkdown(request.headers.get('Accept'))
  return twin && wanted ? new URL(twin, url) : url
}
${handler}`

/**
 * Match a media range in Accept: with a quality, which is the first group, or without one, which
 * means 1.
 */
export const weighted = (range: string) =>
  `(?:^|,)\\s*${range}\\s*(?:;[^,]*?)?;\\s*q\\s*=\\s*([01](?:\\.\\d{0,3})?)`
export const unweighted = (range: string) => `(?:^|,)\\s*${range}\\s*(?:;[^,]*)?(?:,|$)`

/** Ranges that include HTML, most specific first (RFC 9110 section 12.5.1). */
export const htmlRanges = ['text/html', 'text/\\*', '\\*/\\*']
