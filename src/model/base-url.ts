// The base URL that the site is published under, in normal form.

import type { MessageTexts } from './languages.ts'

export type Environment = { readonly [name: string]: string | undefined }

/** Base URL reported by the host that the build runs on, and the variable it came from. */
export type HostAddress = {
  text: string | undefined
  source: string
  /** Note for an owner whose site has this base URL. */
  note?: MessageTexts
}

/** Reason why an address cannot be a base URL. */
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
 * Normalise a base URL: lower-case scheme and host, no default port, no trailing slash. RFC 8414
 * and RFC 9728 compare issuers character by character.
 */
export function normalize(text: string): { href: string } | { mistake: AddressMistake } {
  // `URL` silently repairs spaces and backslashes, which are typing errors here.
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

/** Longest base URL whose page addresses still fit into a printed QR code. */
const longest = 1000

/**
 * Letters of other alphabets are already `xn--` here. Other characters could break the rules of a
 * host.
 */
const isHostName = (hostname: string) =>
  /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(hostname) || /^\[[0-9a-f:.]+\]$/.test(hostname)

const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]'
