// Markdown on request. For hosts that run code: the program that decides, to be put into the handler
// of a host; it is whole, nothing is imported. For servers of one's own: patterns of `Accept`.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '../model/published.ts'
import { twinsOf } from './headers.ts'

/** Address of each page to that of its Markdown twin, as hosts see them: below the output folder. */
export type Pairs = { readonly [page: string]: string }

export function pairsOf({ resources }: Deployment): Pairs {
  return Object.fromEntries(
    twinsOf(resources).map(({ page, twin }) => [page.path, twin.path] as const),
  )
}

const rule = () =>
  readFileSync(join(import.meta.dirname, 'prefers-markdown.js'), 'utf8').replace('export ', '')

/** `handler` is the host's own way to be asked; it may call `addressFor(request)`. */
export const program = (handler: string, pairs: Pairs) =>
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

/** A range of `Accept` with its quality, which is the first group; and one without, which is 1. */
export const weighted = (range: string) =>
  `(?:^|,)\\s*${range}\\s*(?:;[^,]*?)?;\\s*q\\s*=\\s*([01](?:\\.\\d{0,3})?)`
export const unweighted = (range: string) => `(?:^|,)\\s*${range}\\s*(?:;[^,]*)?(?:,|$)`

/** What counts as HTML, the nearest first (RFC 9110 section 12.5.1). */
export const htmlRanges = ['text/html', 'text/\\*', '\\*/\\*']
