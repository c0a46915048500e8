// From where a build learns the one address that the site is published under.

import { type Notice, sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import { type Environment, type HostAddress, normalize } from '../model/base-url.ts'

export type BaseUrl = { url: string; source: string; notes: Notice[] }

/**
 * Decides the base URL: `--base-url`, `BASE_URL`, what the host says, `base_url` of the owner's
 * pub.md (`file`); the first that is there. Throws a UsageError when it is not usable, undefined
 * when nobody says one.
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
  const said = candidates.find((one) => one?.text !== undefined && one.text.trim() !== '')
  if (said?.text === undefined) return undefined
  const url = normalize(said.text.trim())
  if ('mistake' in url)
    throw new UsageError(
      sentence('base-url-wrong', { value: said.text, from: said.source, mistake: url.mistake }),
    )
  const silent =
    host && host.text === undefined && said.source === typed?.file
      ? [sentence('address-unset', { name: host.source, used: said.source })]
      : []
  const notes = [...notesOn(url.href), ...(said.note === undefined ? [] : [said.note]), ...silent]
  return { url: url.href, source: said.source, notes }
}

function notesOn(href: string): Notice[] {
  const { origin, pathname, protocol } = new URL(href)
  const local = protocol === 'http:' ? [sentence('address-local')] : []
  if (pathname === '/') return local
  return [...local, sentence('address-with-path', { origin, path: pathname })]
}

/** The documents that nobody finds who looks for them where they are looked for: below a path all of these. */
export function noteOnOrigin(href: string, sought: readonly string[]): Notice[] {
  const { origin, pathname } = new URL(href)
  return pathname === '/' || sought.length === 0
    ? []
    : [sentence('address-unsought', { origin, paths: sought })]
}
