// The headers that each resource of the full pub is sent with, written down from the interface (its
// endpoints) and docs/hosting.md (its table of headers): what every host, the preview and `verify`
// are held to. Links are held by tests of their own.

import { expect } from 'vitest'

const everything = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
}
const data = {
  ...everything,
  'cache-control': 'public, max-age=300',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Link',
  'cross-origin-resource-policy': 'cross-origin',
}
const picture = {
  ...everything,
  'cache-control': 'public, max-age=86400',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const page = {
  ...everything,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; style-src( 'sha256-[\w+/]{43}=')+; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  ),
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}
const json = { ...data, 'content-type': 'application/json' }
const markdown = { ...data, 'content-type': 'text/markdown; charset=utf-8' }
const text = { ...data, 'content-type': 'text/plain; charset=utf-8' }
const schema = { ...data, 'content-type': 'application/schema+json' }
/** RFC 6749 section 5.1: no answer of a token endpoint is kept. */
const oauth = { ...json, 'cache-control': 'no-store' }
/** RFC 9727 section 4.2. */
const catalog = {
  ...data,
  'content-type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
}
const icon = { ...picture, 'content-type': 'image/png' }

export const promisedHeaders: { [path: string]: { [name: string]: unknown } } = {
  '/': page,
  '/en/': page,
  '/lunch/': page,
  '/en/lunch/': page,
  '/404.html': page,
  '/menu.json': json,
  '/hours.json': json,
  '/pub.json': json,
  '/api/status.json': json,
  '/openapi.json': json,
  '/.well-known/api-catalog': catalog,
  '/.well-known/ai-catalog.json': json,
  '/.well-known/agent-skills/index.json': json,
  '/.well-known/agent-skills/answer-pub-guests/SKILL.md': markdown,
  '/.well-known/oauth-authorization-server': json,
  '/.well-known/oauth-protected-resource': json,
  '/.well-known/jwks.json': json,
  '/.well-known/security.txt': text,
  '/oauth/authorize': oauth,
  '/oauth/token': oauth,
  '/agent/auth/register': json,
  '/agent/auth/claim': json,
  '/api/docs.md': markdown,
  '/auth.md': markdown,
  '/index.md': { ...markdown, 'content-language': 'cs' },
  '/en.md': { ...markdown, 'content-language': 'en' },
  '/llms.txt': text,
  '/llms-full.txt': text,
  '/robots.txt': text,
  '/sitemap.xml': { ...data, 'content-type': 'application/xml' },
  '/schemas/menu.schema.json': schema,
  '/schemas/hours.schema.json': schema,
  '/schemas/pub.schema.json': schema,
  '/favicon.svg': { ...picture, 'content-type': 'image/svg+xml' },
  '/favicon.png': icon,
  '/apple-touch-icon.png': icon,
  '/card.png': icon,
  '/en/card.png': icon,
}

/** Over http nobody may speak of https (RFC 6797, section 7.2). */
export function promisedAt(baseUrl: string, path: string): [name: string, value: unknown][] {
  const headers = promisedHeaders[path]
  if (!headers) throw new Error(`nothing is promised of ${path}`)
  return Object.entries(headers).filter(
    ([name]) => name !== 'strict-transport-security' || baseUrl.startsWith('https:'),
  )
}
