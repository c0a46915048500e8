// The one address that the site is published under, and where it was learned.

import { type InTongues, type Said, sentence } from '../messages/catalogue.ts'
import type { AddressMistake } from '../messages/en/house.ts'
import { UsageError } from './usage-error.ts'

export type BaseUrl = { url: string; source: string; notes: Said[] }

export type Environment = { readonly [name: string]: string | undefined }

/** What the host that a build runs on says the address is, and under which name. */
export type HostAddress = {
  text: string | undefined
  source: string
  /** What somebody should know whose site gets this address. */
  note?: InTongues
}

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

/**
 * The one normal form: scheme and host in lower case, no default port, no slash at the end. RFC
 * 8414 and RFC 9728 compare issuers character by character.
 */
export function normalize(text: string): { href: string } | { mistake: AddressMistake } {
  // The parser of addresses mends what it can; an address with such things in it is a slip.
  const url = /^[a-z]+:\/\/[^\\\s]+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url) return { mistake: 'malformed' }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url.hostname)))
    return { mistake: 'scheme' }
  if (url.username !== '' || url.password !== '') return { mistake: 'credentials' }
  if (/[?#]/.test(text)) return { mistake: 'query' }
  const path = url.pathname.replace(/\/+$/, '')
  if (!/^(\/[\w.~-]+)*$/.test(path)) return { mistake: 'path' }
  if (url.href.length > longest) return { mistake: 'long' }
  if (/\.(?:html?|php)$/i.test(path)) return { mistake: 'page' }
  if (url.hostname.endsWith('.')) return { mistake: 'host' }
  if (!isHostName(url.hostname)) return { mistake: 'characters' }
  return { href: url.origin + path }
}

/** With more no printed code could hold the address of a page. */
const longest = 1000

/** Letters of other alphabets are `xn--` by now. Other signs would end up in the rules of a host. */
const isHostName = (hostname: string) =>
  /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(hostname) || /^\[[0-9a-f:.]+\]$/.test(hostname)

const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]'

function notesOn(href: string): Said[] {
  const { origin, pathname, protocol } = new URL(href)
  const local = protocol === 'http:' ? [sentence('address-local')] : []
  if (pathname === '/') return local
  return [...local, sentence('address-with-path', { origin, path: pathname })]
}

/** The documents that nobody finds who looks for them where they are looked for: below a path all of these. */
export function noteOnOrigin(href: string, sought: readonly string[]): Said[] {
  const { origin, pathname } = new URL(href)
  return pathname === '/' || sought.length === 0
    ? []
    : [sentence('address-unsought', { origin, paths: sought })]
}
