// Link headers: what a program finds with its first request.

import { homePath, type Language, twinPath } from '../../src/model/languages.ts'
import type { Link } from '../../src/model/resource.ts'

/** Of a home page: the interface (RFC 8631, RFC 9727, llmstxt.org) and the page's Markdown twin. */
export const homeLinks = (lang: Language): Link[] => [
  { rel: 'api-catalog', path: '/.well-known/api-catalog' },
  { rel: 'service-desc', path: '/openapi.json' },
  { rel: 'service-doc', path: '/api/docs.md' },
  { rel: 'describedby', path: '/llms.txt' },
  { rel: 'alternate', path: twinPath(lang) },
]

/** Of the catalog: RFC 9727 section 3 wants the relation with itself in the answer to HEAD. */
export const catalogLinks: Link[] = [
  { rel: 'api-catalog', path: '/.well-known/api-catalog' },
  { rel: 'service-desc', path: '/openapi.json' },
  { rel: 'service-doc', path: '/api/docs.md' },
]

/** Of a Markdown twin: the page that it is a twin of, which search engines should show instead. */
export const twinLinks = (lang: Language): Link[] => [{ rel: 'canonical', path: homePath(lang) }]
