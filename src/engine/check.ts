// The last look before anything is written: at the very texts that would be published.

import { readFile } from 'node:fs/promises'
import { type Message, message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import { escapeXml } from '../model/escape.ts'
import { once, onceFor } from '../model/once.ts'
import type { Published } from '../model/published.ts'
import { essence, isPage, type Publication, type Resource } from '../model/resource.ts'
import { findSchemaFault, loadValidator, type Validate } from './validator.ts'

/**
 * Everything that is wrong with what would be published; `out` is what messages call its folder.
 * The owner's files are published as they are: they are only known as targets of links.
 */
export async function check(
  site: Publication,
  published: readonly Published[],
  out: string,
  ownersFiles: readonly Published[] = [],
): Promise<Problem[]> {
  const known = knownTargets(site, [...published, ...ownersFiles])
  const typed = once(() => typedIn(site))
  const unusable = await unusableSchemas(published)
  if (unusable.length > 0) return unusable
  const validate = await loadValidator(published)
  const missing: MissingAnchors = new Map()
  const problems = published.flatMap((one) => {
    const { resource, text: body } = one
    return [
      ...checkText(body),
      ...checkLeftovers(body, typed),
      ...(resource.schema ? checkJson(resource.path, body, validate) : []),
      ...(isPage(resource) ? checkIds(one) : []),
      ...checkLinks(site, resource, body, known, typed, missing),
    ].map((fault): Problem => ownedBy(resource, fault, out))
  })
  const ofAnchors = [...missing].map(([page, anchors]) => anchorsProblem(page, anchors))
  return [...problems, ...(await Promise.all(ofAnchors))]
}

/** Schemas of the owner's that no body can be checked by; some are so for this house only. */
async function unusableSchemas(published: readonly Published[]): Promise<Problem[]> {
  const found = published.map(async ({ resource: { own: file, schema } }): Promise<Problem[]> => {
    const reason = file && schema && (await findSchemaFault(schema))
    return reason ? [{ ...message('template-unusable', { reason }), severity: 'error', file }] : []
  })
  return (await Promise.all(found)).flat()
}

/** A page of the owner's, and the anchors on it that the engine's own files link to in vain. */
type MissingAnchors = Map<Resource, Set<string>>

/** One problem for all of them, at the line of the template where the page begins. */
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

/** The fault of a body lies in its template, which may be the owner's own. */
function ownedBy({ own, file }: Resource, fault: Message, out: string): Problem {
  const place = { severity: 'error', file: own ?? `${out}/${file}` } as const
  if (own === undefined) return { ...fault, ...place }
  // Every message of a body takes `own`; the compiler does not follow that through the union.
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
  /\bNaN\b/,
  /\[object Object\]/,
]

/** A dish may be called `<base_url>`; what the owner typed is none of the leftovers. */
function checkLeftovers(body: string, typed: () => Typed): Message[] {
  return placeholders
    .filter((one) => one.test(body) && !one.test(typed().text) && !one.test(typed().escaped))
    .map(({ source }) =>
      message('placeholder-left', {
        placeholder: source.replaceAll('\\b', '').replaceAll('\\', ''),
      }),
    )
}

/** All that the owner typed: long, and searched only for what seems to be wrong. */
type Typed = { text: string; escaped: string; addresses: ReadonlySet<string> }

function typedIn({ resources: _, ...content }: Publication): Typed {
  const text = JSON.stringify(content)
  const addresses = new Set(ownAddressesIn(text, content.baseUrl))
  // A drawing has `<` and `>` escaped.
  return { text, escaped: escapeXml(text), addresses }
}

function checkJson(path: string, body: string, validate: Validate): Message[] {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    return [message('json-unreadable', { reason: (error as Error).message })]
  }
  return validate(path, value).map(({ instancePath: pointer, message: said, params }) =>
    message('schema-broken', { pointer, reason: `${said} ${JSON.stringify(params)}` }),
  )
}

function checkIds(page: Published): Message[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const id of idsOf(page)) (seen.has(id) ? twice : seen).add(id)
  return [...twice].map((id) => message('anchor-twice', { id }))
}

/** Rendered attributes stand in double quotes or in none; what only looks like one is in their values. */
const idsOf = onceFor(({ text }: Published) =>
  [...text.matchAll(renderedId)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
)
const renderedId =
  /<[a-z][^\s>]*(?:\s[^\s"=<>]+(?:=(?:"[^"]*"|[^\s">]+))?)*?\sid=(?:"([^"]*)"|([\w-]+))/g

/** Owners write attributes as HTML lets them. */
const idsOfOwner = (body: string) =>
  [...body.matchAll(/\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )

/** What is at an address; its anchors are undefined where its body could not be made. */
type Target = { resource?: Resource; anchors?: ReadonlySet<string> }
type Targets = ReadonlyMap<string, Target>

/** Every address of the site, with the anchors of its pages and drawings. */
function knownTargets(site: Publication, published: readonly Published[]): Targets {
  const root = new URL(site.baseUrl).pathname.replace(/\/$/, '')
  const targets = published.map(
    (one) =>
      [root + one.resource.path, { resource: one.resource, anchors: anchorsOf(one) }] as const,
  )
  const all = site.resources.map(({ path }) => [root + path, {}] as const)
  return new Map<string, Target>([[root, { anchors: new Set() }], ...all, ...targets])
}

function anchorsOf(one: Published): ReadonlySet<string> {
  const { resource, text } = one
  if (!isPage(resource) && essence(resource.type) !== 'image/svg+xml') return new Set()
  return new Set(resource.own === undefined ? idsOf(one) : idsOfOwner(text))
}

/**
 * Every link, and every own address in running text, leads to a resource of the site. Only a dead
 * one is searched for in all that the owner typed, because the search is slow. Anchors that a page of
 * the owner's owes to the engine are collected in `missing`.
 */
function checkLinks(
  site: Publication,
  resource: Resource,
  body: string,
  known: Targets,
  typed: () => Typed,
  missing: MissingAnchors,
): Message[] {
  const { origin } = new URL(site.baseUrl)
  const from = site.baseUrl + resource.path
  const found: Message[] = []
  for (const address of new Set(addressesIn(resource, body, site.baseUrl))) {
    const target = URL.canParse(address, from) ? new URL(address, from) : undefined
    if (target?.origin !== origin) continue
    const there = known.get(target.pathname)
    const anchor = target.hash.slice(1)
    if (there && (anchor === '' || there.anchors?.has(anchor) !== false)) continue
    // An address in the owner's own words is a word like others and no link.
    if (typed().addresses.has(address) || typed().text.includes(address)) continue
    const page = there?.resource
    if (page?.own !== undefined && resource.own === undefined)
      missing.set(page, (missing.get(page) ?? new Set()).add(anchor))
    else found.push(message(there ? 'anchor-dead' : 'link-dead', { address }))
  }
  return found
}

function addressesIn(resource: Resource, body: string, baseUrl: string): string[] {
  const type = essence(resource.type)
  // A calendar folds its lines, within addresses too (RFC 5545, section 3.1).
  const whole = type === 'text/calendar' ? body.replaceAll('\r\n ', '') : body
  const own = ownAddressesIn(whole, baseUrl)
  if (type === 'text/html')
    return [...own, ...capture(body, / (?:href|src)="([^"]*)"/g).map(unescapeHtml)]
  // A bracket behind a backslash is a bracket that the owner typed.
  return type === 'text/markdown' ? [...own, ...capture(body, /(?<!\\)\]\(([^)\s]+)\)/g)] : own
}

const ownAddressesIn = (text: string, baseUrl: string) =>
  text
    .split(baseUrl)
    .slice(1)
    .map((rest) => baseUrl + addressEnd(rest))

/** How far an address goes in running text: to a space, a quotation mark, or the end of a sentence. */
const addressEnd = (rest: string) =>
  (/^[^\s"'<>)\]\\`,;|*„“”’…]*/.exec(rest)?.[0] ?? '').replace(/[.:!?]+$/, '')

const capture = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

const unescapeHtml = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
