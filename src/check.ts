// The last look before anything is written: at the very texts that would be published.

import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Published } from './hosting.ts'
import type { Problem } from './problem.ts'
import { essence, isPage, type Resource } from './resource.ts'
import { standalone } from './schema.ts'
import type { Site } from './site.ts'

/** Everything that is wrong with what would be published. */
export function check(site: Site, published: readonly Published[]): Problem[] {
  const known = knownTargets(site, published)
  const typed = ownersText(site)
  return published.flatMap(({ resource, text: body }) =>
    [
      ...checkText(body),
      ...checkLeftovers(body, typed),
      ...(resource.schema ? checkJson(resource.path, resource.schema, body) : []),
      ...(isPage(resource) ? checkIds(body) : []),
      ...checkLinks(site, resource, body, known),
    ].map(
      (found): Problem => ({
        severity: 'error',
        file: `dist/${resource.file}`,
        found,
        mend: mend(found),
      }),
    ),
  )
}

const mend = (found: string) =>
  found.startsWith('a link')
    ? 'correct the address in content/ or in the template'
    : 'a fault of the template: the content cannot cause it'

function checkText(body: string): string[] {
  if (!body.isWellFormed()) return ['half a character (a lone surrogate)']
  return body === body.normalize('NFC')
    ? []
    : ['text that is not in the composed form of Unicode (NFC)']
}

const leftovers = [
  /<base_url>/i,
  /\{base_url\}/i,
  /<phone>/i,
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object Object\]/,
]

/** A dish may be called `<base_url>`; what the owner typed is no leftover. */
function checkLeftovers(body: string, typed: string): string[] {
  return leftovers
    .filter((leftover) => leftover.test(body) && !leftover.test(typed))
    .map((leftover) => `a leftover ${leftover.source.replaceAll('\\b', '').replaceAll('\\', '')}`)
}

function ownersText({ resources: _, ...content }: Site): string {
  return JSON.stringify(content)
}

const ajv = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  strictRequired: false,
})

function checkJson(path: string, schema: NonNullable<Resource['schema']>, body: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    return [`text that is not JSON: ${(error as Error).message}`]
  }
  const validate = ajv.getSchema(path) ?? ajv.addSchema(standalone(schema), path).getSchema(path)
  if (validate?.(value)) return []
  return (validate?.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
  )
}

function checkIds(body: string): string[] {
  const ids = idsOf(body)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...twice].map((id) => `the id "${id}" twice on one page`)
}

/** Rendered attributes always stand in double quotes, and quotes in text are always escaped. */
const idsOf = (body: string) => [...body.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '')

type Targets = ReadonlyMap<string, ReadonlySet<string>>

/** Every address of the site, with the anchors of its pages. */
function knownTargets(site: Site, published: readonly Published[]): Targets {
  const root = new URL(site.baseUrl).pathname.replace(/\/$/, '')
  const targets = published.map(
    ({ resource, text }) =>
      [root + resource.path, new Set(isPage(resource) ? idsOf(text) : [])] as const,
  )
  return new Map([[root, new Set<string>()], ...targets])
}

/** Every link, and every own address in running text, leads to a resource of the site. */
function checkLinks(site: Site, resource: Resource, body: string, known: Targets): string[] {
  const { origin } = new URL(site.baseUrl)
  const page = site.baseUrl + resource.path
  const found = new Set<string>()
  for (const address of addressesIn(resource, body, site.baseUrl)) {
    const target = URL.canParse(address, page) ? new URL(address, page) : undefined
    if (target?.origin !== origin) continue
    const anchors = known.get(target.pathname) ?? known.get(target.pathname.replace(/\/$/, ''))
    if (!anchors) found.add(`a link to ${address}, which is not on this site`)
    else if (
      isPage(resource) &&
      target.hash !== '' &&
      !anchors.has(decodeURIComponent(target.hash.slice(1)))
    ) {
      found.add(`a link to ${address}, where no such anchor is`)
    }
  }
  return [...found]
}

function addressesIn(resource: Resource, body: string, baseUrl: string): string[] {
  const own = body
    .split(baseUrl)
    .slice(1)
    .map((rest) => baseUrl + (/^[^\s"'<>)\]\\`,;|*]*/.exec(rest)?.[0] ?? '').replace(/[.:]+$/, ''))
  const type = essence(resource.type)
  if (type === 'text/html')
    return [
      ...own,
      ...[...body.matchAll(/ (?:href|src)="([^"]*)"/g)].map((match) =>
        unescapeHtml(match[1] ?? ''),
      ),
    ]
  // An escaped character is text: `\](x)` is no link.
  return type === 'text/markdown'
    ? [...own, ...[...body.matchAll(/\\.|\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? [])]
    : own
}

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
