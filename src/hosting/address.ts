// Decides the one address under which a build publishes the site.

import { type Notice, sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { type Environment, type HostAddress, normalize } from '../model/base-url.ts'

export type BaseUrl = { url: string; source: string; notes: Notice[] }

/**
 * Choose the base URL from the first source that has one: `--base-url`, `BASE_URL`, the host, or
 * `base_url` in the owner's pub.md (`file`). Undefined if none has one. Throws a UsageError if the
 * address cannot be used.
 */
export function decideBaseUrl(
  flag: string | undefined,
  environment: Environment,
  host: HostAddress | undefined,
  typed: { address: string; file: string } | undefined,
): BaseUrl | undefined {
  const candidates: (HostAddress | undefined)[] = [
    { text: flag, source: '--base-url' },
    { text: environment['BASE_URL'], source: 'BASE_URL' },
    host,
    { text: typed?.address, source: typed?.file ?? '' },
  ]
  const chosen = candidates.find((one) => one?.text !== undefined && one.text.trim() !== '')
  if (chosen?.text === undefined) return undefined
  const url = normalize(chosen.text.trim())
  if ('mistake' in url)
    throw new UsageError(
      sentence('base-url-wrong', { value: chosen.text, from: chosen.source, mistake: url.mistake }),
    )
  const unset =
    host && host.text === undefined && chosen.source === typed?.file
      ? [sentence('address-unset', { name: host.source, used: chosen.source })]
      : []
  const notes = [
    ...notesOn(url.href),
    ...(chosen.note === undefined ? [] : [chosen.note]),
    ...unset,
  ]
  return { url: url.href, source: chosen.source, notes }
}

function notesOn(href: string): Notice[] {
  const { origin, pathname, protocol } = new URL(href)
  const localNotes = protocol === 'http:' ? [sentence('address-local')] : []
  if (pathname === '/') return localNotes
  return [...localNotes, sentence('address-with-path', { origin, path: pathname })]
}

/**
 * Note that clients look for these documents at the root of the origin and will not find them,
 * because the site has a path.
 */
export function noteOnOrigin(href: string, sought: readonly string[]): Notice[] {
  const { origin, pathname } = new URL(href)
  return pathname === '/' || sought.length === 0
    ? []
    : [sentence('address-unsought', { origin, paths: sought })]
}
