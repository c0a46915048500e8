// The one address that the site is published under, and where it was learned.

import { type AddressMistake, addressMistakes } from './messages/en.ts'
import { UsageError } from './usage-error.ts'

export type BaseUrl = { url: string; source: string; notes: string[] }

export type Environment = { readonly [name: string]: string | undefined }

/**
 * Decides the base URL: `--base-url`, `BASE_URL`, what the host's build says, `base_url` of the
 * owner's pub.md (`file`); the first that is there. Throws a UsageError when it is not usable, undefined
 * when nobody says one.
 */
export function decideBaseUrl(
  flag: string | undefined,
  environment: Environment,
  typed: { address: string; file: string } | undefined,
): BaseUrl | undefined {
  const said = [
    { text: flag, source: '--base-url' },
    { text: environment['BASE_URL'], source: 'BASE_URL' },
    fromHost(environment),
    { text: typed?.address, source: typed?.file ?? '' },
  ].find((candidate) => candidate?.text !== undefined && candidate.text.trim() !== '')
  if (said?.text === undefined) return undefined
  const url = normalize(said.text.trim())
  if ('mistake' in url)
    throw new UsageError(
      `the base URL "${said.text}" (from ${said.source}) ${explainMistake(said.text, url.mistake)}`,
    )
  const notes = [...notesOn(url.href), ...hostNotes(said.source, environment, typed?.file)]
  return { url: url.href, source: said.source, notes }
}

/** What Netlify and Cloudflare Pages tell their builds; GitHub's workflow sets BASE_URL. */
function fromHost(
  environment: Environment,
): { text: string | undefined; source: string } | undefined {
  if (environment['NETLIFY'] === 'true') {
    const name = environment['CONTEXT'] === 'production' ? 'URL' : 'DEPLOY_PRIME_URL'
    return { text: environment[name], source: `Netlify's ${name}` }
  }
  return environment['CF_PAGES'] === '1'
    ? { text: environment['CF_PAGES_URL'], source: "Cloudflare's CF_PAGES_URL" }
    : undefined
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
  if (url.hostname.endsWith('.')) return { mistake: 'host' }
  return { href: url.origin + path }
}

/** What is wrong with an address, as the rest of a sentence. */
export function explainMistake(typed: string, mistake: AddressMistake): string {
  const { found, mend } = addressMistakes[mistake](typed)
  return `${found}; ${mend}`
}

const isLocal = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]'

function notesOn(href: string): string[] {
  const { origin, pathname, protocol } = new URL(href)
  const local =
    protocol === 'http:' ? ['this address works on this machine only: not to be published'] : []
  if (pathname === '/') return local
  return [
    ...local,
    `the base URL has a path, so standard clients ask ${origin}/.well-known/oauth-authorization-server${pathname} and ${origin}/.well-known/oauth-protected-resource${pathname}, which this site cannot answer; publish on a domain of its own, or accept discovery by direct link only`,
  ]
}

/** What somebody should know who builds on this host. */
function hostNotes(source: string, environment: Environment, file: string | undefined): string[] {
  const host = fromHost(environment)
  if (host && host.text === undefined && source === file)
    return [`${host.source} is not set here; the address of ${file} is used instead`]
  return source.includes('CF_PAGES_URL')
    ? [
        'CF_PAGES_URL is the address of this one deployment; set BASE_URL to the address that guests use',
      ]
    : []
}
