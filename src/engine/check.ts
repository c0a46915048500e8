// Checks every body before anything is written.

import { readFile } from 'node:fs/promises'
import { type Message, message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { escapeXml } from '../model/escape.ts'
import { cachePerObject, lazy } from '../model/once.ts'
import type { Published } from '../model/published.ts'
import { essence, isPage, type Publication, type Resource } from '../model/resource.ts'
import { findSchemaFault, loadValidator, type Validate } from './validator.ts'

/**
 * Return all problems of the bodies. `out` is the name of the output folder in messages. The
 * owner's own files are published unchanged, so they only count as link targets.
 */
export async function check(
  site: Publication,
  published: readonly Published[],
  out: string,
  ownersFiles: readonly Published[] = [],
): Promise<Problem[]> {
  const targets = findTargets(site, [...published, ...ownersFiles])
  const ownerTexts = lazy(() => collectOwnerTexts(site))
  const unusable = await unusableSchemas(published)
  if (unusable.length > 0) return unusable
  const validate = await loadValidator(published)
  const missing: MissingAnchors = new Map()
  const bodies = new Map(published.map(({ resource, text }) => [resource.path, text]))
  const problems = published.flatMap((one) => {
    const { resource, text: body } = one
    if (resource.copyOf !== undefined && bodies.get(resource.copyOf) === body) return []
    return [
      ...checkText(body),
      ...checkLeftovers(body, ownerTexts),
      ...(resource.schema ? checkJson(resource.path, body, validate) : []),
      ...(isPage(resource) ? checkIds(one) : []),
      ...checkLinks(site, resource, body, targets, ownerTexts, missing),
    ].map((fault): Problem => locateFault(resource, fault, out))
  })
  const ofAnchors = [...missing].map(([page, anchors]) => anchorsProblem(page, anchors))
  return [...problems, ...(await Promise.all(ofAnchors))]
}

/** Find schemas of the owner's templates that cannot be compiled for this pub. */
async function unusableSchemas(published: readonly Published[]): Promise<Problem[]> {
  const found = published.map(async ({ resource: { own: file, schema } }): Promise<Problem[]> => {
    const reason = file && schema && (await findSchemaFault(schema))
    return reason ? [{ ...message('template-unusable', { reason }), severity: 'error', file }] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * Pages made by the owner, each with the anchors that generated documents link to and the page
 * lacks.
 */
type MissingAnchors = Map<Resource, Set<string>>

/**
 * Report all missing anchors of a page at once, at the line of the template where the page begins.
 */
async function anchorsProblem(page: Resource, missing: ReadonlySet<string>): Promise<Problem> {
  const { path, own: file = '' } = page
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const begins = [/<main\b/, /<body\b/, /<html\b|<!doctype/i, /\b(?:body|render)\b/]
    .map((start) => lines.findIndex((line) => start.test(line)))
    .find((index) => index >= 0)
  const place = begins === undefined ? {} : { line: begins + 1, source: lines[begins] ?? '' }
  const fault = message('anchors-missing', { path, anchors: [...missing].sort() })
  return { ...fault, severity: 'error', file, ...place }
}

/** Place a problem at the owner's template, or at the output file. */
function locateFault({ own: ownAddresses, file }: Resource, fault: Message, out: string): Problem {
  const place = { severity: 'error', file: ownAddresses ?? `${out}/${file}` } as const
  if (ownAddresses === undefined) return { ...fault, ...place }
  // Every message about a body accepts `own`, but the compiler cannot follow that through the
  // union.
  const owned: object = { ...fault, values: { ...fault.values, own: true } }
  return { ...(owned as Message), ...place }
}

function checkText(body: string): Message[] {
  if (!body.isWellFormed()) return [message('character-half', {})]
  return body === body.normalize('NFC') ? [] : [message('text-not-composed', {})]
}

const placeholders = [
  /<base_url>/i,
  /&lt;base_url&gt;/i,
  /\{base_url\}/i,
  /<phone>/i,
  /\bundefined\b/,
  // A search with a first `\b` would not skip whole words. A hash may end with these letters.
  /NaN\b(?<!\wNaN)/,
  /\[object Object\]/,
]

/**
 * Find leftovers of templates. A dish may be called `<base_url>`, so texts of the owner are
 * excluded.
 */
function checkLeftovers(body: string, ownerTexts: () => OwnerTexts): Message[] {
  const isOwners = (one: RegExp) => one.test(ownerTexts().text) || one.test(ownerTexts().escaped)
  const left = placeholders.filter((one) => one.test(body) && !isOwners(one))
  const names = left.map(({ source }) => source.replace(/\(.*|\\b?/g, ''))
  return names.map((placeholder) => message('placeholder-left', { placeholder }))
}

/** The owner's texts. They are long, so they are only searched if something looks wrong. */
type OwnerTexts = { text: string; escaped: string; addresses: ReadonlySet<string> }

function collectOwnerTexts({ resources: _, ...content }: Publication): OwnerTexts {
  const text = JSON.stringify(content)
  const addresses = new Set(ownAddressesIn(text, content.baseUrl))
  // SVG text has `<` and `>` escaped.
  return { text, escaped: escapeXml(text), addresses }
}

function checkJson(path: string, body: string, validate: Validate): Message[] {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    return [message('json-unreadable', { reason: (error as Error).message })]
  }
  return validate(path, value).map(({ instancePath: pointer, message: reason, params }) =>
    message('schema-broken', { pointer, reason: `${reason} ${JSON.stringify(params)}` }),
  )
}

function checkIds(page: Published): Message[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of findIds(page)) (seen.has(id) ? repeated : seen).add(id)
  return [...repeated].map((id) => message('anchor-twice', { id }))
}

/**
 * Ids in our own HTML, where attributes are double-quoted or unquoted. The pattern skips whole
 * attribute values, which may contain `id=`.
 */
const findIds = cachePerObject(({ text }: Published) =>
  Array.from(text.matchAll(renderedId), (match) => match[1] ?? match[2] ?? ''),
)
const renderedId =
  /<[a-z][^\s>]*(?:\s[^\s"=<>]+(?:=(?:"[^"]*"|[^\s">]+))?)*?\sid=(?:"([^"]*)"|([\w-]+))/g

/** Ids in the owner's HTML, which may use any quotation marks. */
const findOwnerIds = (body: string) =>
  [...body.matchAll(/\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )

/** Target of links. `anchors` is undefined if the body could not be rendered. */
type Target = { resource?: Resource; anchors?: ReadonlySet<string> }
type Targets = ReadonlyMap<string, Target>

/** Return all paths of the site with the anchors of pages and drawings. */
function findTargets(site: Publication, published: readonly Published[]): Targets {
  const root = new URL(site.baseUrl).pathname.replace(/\/$/, '')
  const targets = published.map(
    (one) =>
      [root + one.resource.path, { resource: one.resource, anchors: findAnchors(one) }] as const,
  )
  const all = site.resources.map(({ path }) => [root + path, {}] as const)
  return new Map<string, Target>([[root, { anchors: new Set() }], ...all, ...targets])
}

function findAnchors(one: Published): ReadonlySet<string> {
  const { resource, text } = one
  if (!isPage(resource) && essence(resource.type) !== 'image/svg+xml') return new Set()
  return new Set(resource.own === undefined ? findIds(one) : findOwnerIds(text))
}

/**
 * Check that each link, and each URL of this site in running text, leads to a resource. The owner's
 * texts are searched only for dead links, because the search is slow. Missing anchors on a page of
 * the owner's are collected in `missing`.
 */
function checkLinks(
  site: Publication,
  resource: Resource,
  body: string,
  targets: Targets,
  ownerTexts: () => OwnerTexts,
  missing: MissingAnchors,
): Message[] {
  const { origin } = new URL(site.baseUrl)
  const from = site.baseUrl + resource.path
  const found: Message[] = []
  for (const address of new Set(addressesIn(resource, body, site.baseUrl))) {
    const target = URL.canParse(address, from) ? new URL(address, from) : undefined
    if (target?.origin !== origin) continue
    const match = targets.get(target.pathname)
    const anchor = target.hash.slice(1)
    if (match && (anchor === '' || match.anchors?.has(anchor) !== false)) continue
    // A URL of this site that the owner wrote is text, not one of our links.
    if (ownerTexts().addresses.has(address) || ownerTexts().text.includes(address)) continue
    const page = match?.resource
    if (page?.own !== undefined && resource.own === undefined)
      missing.set(page, (missing.get(page) ?? new Set()).add(anchor))
    else found.push(message(match ? 'anchor-dead' : 'link-dead', { address }))
  }
  return found
}

function addressesIn(resource: Resource, body: string, baseUrl: string): string[] {
  const type = essence(resource.type)
  // Calendar lines are folded, also within URLs (RFC 5545, section 3.1).
  const unfolded = type === 'text/calendar' ? body.replaceAll('\r\n ', '') : body
  const ownAddresses = ownAddressesIn(unfolded, baseUrl)
  if (type === 'text/html')
    return [...ownAddresses, ...capture(body, / (?:href|src)="([^"]*)"/g).map(unescapeHtml)]
  // An escaped bracket is text of the owner, not a link.
  return type === 'text/markdown'
    ? [...ownAddresses, ...capture(body, /(?<!\\)\]\(([^)\s]+)\)/g)]
    : ownAddresses
}

const ownAddressesIn = (text: string, baseUrl: string) =>
  text
    .split(baseUrl)
    .slice(1)
    .map((rest) => baseUrl + addressEnd(rest))

/**
 * Return the URL at the start of a text. It ends at a space, a quotation mark or the end of a
 * sentence.
 */
const addressEnd = (rest: string) =>
  (/^[^\s"'<>)\]\\`,;|*„“”’…]*/.exec(rest)?.[0] ?? '').replace(/[.:!?]+$/, '')

const capture = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '')

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
