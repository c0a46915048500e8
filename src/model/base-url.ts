// The address that the site is published under, in its one normal form.

import type { InTongues } from './languages.ts'

export type Environment = { readonly [name: string]: string | undefined }

/** What the host that a build runs on says the address is, and under which name. */
export type HostAddress = {
  text: string | undefined
  source: string
  /** Notes for the owner of a site at this address. */
  note?: InTongues
}

/** What is wrong with an address. */
export type AddressMistake =
  | 'malformed'
  | 'scheme'
  | 'credentials'
  | 'query'
  | 'path'
  | 'page'
  | 'long'
  | 'host'
  | 'characters'

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
  const path = url.pathname.replace(/(?<!\/)\/+$/, '')
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
