// `_headers`, the rule file of several hosts inside the published folder. It has one exact rule for
// each path. A pattern is used only if all the files it matches have the same headers, or if a host
// with a limit would drop rules otherwise.

import type { MessageTexts } from '../model/languages.ts'
import type { Deployment, Published } from '../model/published.ts'
import { groupBy } from '../model/runs.ts'
import { commonHeaders, type Header, markupPolicy, resourceHeaders } from './headers.ts'
import type { Host } from './host.ts'

/** `removed` are names of headers that rules above set for the same addresses. */
export type Rule = { path: string; headers: Header[]; removed?: readonly string[] }

/**
 * Make the rules of `_headers`. Headers of all paths are only in the rule for all paths: some hosts
 * join the values of two rules, and this way errors get them too. Hosts with a limit ignore the
 * last rules, so the rules come in the order of `needs`. Rules for the file names of pages fill
 * the places that are left: hosts with a limit redirect these names to the pages. `mayShare` says
 * that only a host reads them that understands `shareRules`.
 */
export function makeRules(
  published: readonly Published[],
  place: Deployment,
  mayShare = false,
): Rule[] {
  const patterns = findPatterns(published, place)
  const rulesFor = (list: (one: Published) => string[]) =>
    published.flatMap((one) =>
      list(one).map((path): Rule => ({ path, headers: resourceHeaders(one, place) })),
    )
  const all = new Map(rulesFor(listAddresses(patterns)).map((rule) => [rule.path, rule]))
  const rank = (rule: Rule) => needs.findIndex((need) => need(rule))
  const ordered = [...all.values()].toSorted((one, next) => rank(one) - rank(next))
  const needed = [{ path: '/*', headers: commonHeaders(place) }, ...ordered]
  if (mayShare && needed.length > mostRules)
    return shareRules(
      needed,
      published.map(({ resource }) => resource.path),
    )
  const names = rulesFor(listFileNames).filter(({ path }) => !all.has(path))
  return [...needed, ...names.slice(0, Math.max(0, mostRules - needed.length))]
}

/** Number of rules that every host reads. */
export const mostRules = 100

/** Kinds of rules, the most needed first. */
const needs: ((rule: Rule) => boolean)[] = [
  // The policy that keeps scripts in markup away from the editor's token.
  ({ headers }) => headers.some(([, value]) => value === markupPolicy),
  // No host knows the media type of a name without an extension.
  ({ path }) => /\/[^/.*]+$/.test(path),
  () => true,
]

/** List the addresses of a resource. Some hosts also serve a page without its extension. */
const listAddresses =
  (patterns: ReadonlySet<string>) =>
  ({ resource: { path, sharedRule = '', status } }: Published) => {
    if (patterns.has(sharedRule)) return [sharedRule]
    return path.endsWith('.html') && status !== 404 ? [path, path.slice(0, -5)] : [path]
  }

/**
 * Find the patterns that match only resources with equal headers. Hosts join the values of two
 * rules.
 */
export function findPatterns(
  published: readonly Published[],
  place: Deployment,
): ReadonlySet<string> {
  const patterns = new Set(published.flatMap(({ resource }) => resource.sharedRule ?? []))
  const isUniform = (pattern: string) => {
    const matches = toRegExp(pattern)
    const found = published.filter(({ resource }) => matches.test(resource.path))
    return new Set(found.map((one) => JSON.stringify(resourceHeaders(one, place)))).size === 1
  }
  return new Set([...patterns].filter(isUniform))
}

/**
 * Let one rule stand for the pages of a folder, and one for their twins: Cloudflare puts the part of
 * the address that `:page` matches into the values, and `! Name` removes what a rule above has set.
 * Unknown addresses that match get these headers too.
 */
function shareRules([common, ...rules]: readonly Rule[], paths: readonly string[]): Rule[] {
  const general = rules.flatMap((rule) => {
    const shared = withPlaceholder(rule)
    return shared ? [{ rule, shared }] : []
  })
  const large = [...groupBy(general, ({ shared }) => JSON.stringify(shared)).values()].filter(
    ({ length }) => length > 2,
  )
  const replaced = new Set(large.flatMap((group) => group.map(({ rule }) => rule)))
  const shared = large.flatMap((group) => group.slice(0, 1).map((one) => one.shared))
  const findAddresses = ({ path }: Rule) => paths.filter((one) => toRegExp(path).test(one))
  const wildcards = shared.map((rule) => ({ ...rule, addresses: new Set(findAddresses(rule)) }))
  const exact = rules
    .filter((rule) => !replaced.has(rule))
    .map((rule) => {
      const addresses = findAddresses(rule)
      const above = wildcards.filter((one) => addresses.some((path) => one.addresses.has(path)))
      const removed = new Set(above.flatMap(({ headers }) => headers.map(([name]) => name)))
      return { ...rule, removed: [...removed] }
    })
  return [...(common ? [common] : []), ...shared, ...exact]
}

/** Write `:page` for the name of a page in the path of a rule and in its links. */
function withPlaceholder({ path, headers }: Rule): Rule | undefined {
  const [, folder, name, end] = /^(.*\/)([^/:*.]+)(\/|\.md)$/.exec(path) ?? []
  if (name === undefined) return undefined
  const general = (value: string) =>
    value.replaceAll(`/${name}/>`, '/:page/>').replaceAll(`/${name}.md>`, '/:page.md>')
  return {
    path: `${folder}:page${end}`,
    headers: headers.map(([header, value]) => [header, general(value)]),
  }
}

/** `/photos/avif/*` matches everything below, `/:a/index.md` one folder. */
const toRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replace(/:[a-z]+/g, '[^/]+')}$`,
  )

/** List the name of a page's file. Some hosts serve the page under that name too. */
const listFileNames = ({ resource: { path, file } }: Published) =>
  path.endsWith('/') ? [`/${file}`] : []

export function headersFile(
  published: readonly Published[],
  place: Deployment,
  host?: Host,
): string {
  const rules = makeRules(published, place, host?.fillsPlaceholders).map(
    ({ path, headers, removed = [] }) =>
      [
        path,
        ...removed.map((name) => `  ! ${name}`),
        ...headers.map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
  )
  return `# Generated by the build from the table of resources; do not edit.\n${rules.join('\n')}\n`
}

/** Limits of a host for `_headers`: number of rules, characters in a line. */
export type Bounds = { rules: number; line: number }

/** Describe the rules that a host would ignore. */
export function overBounds(rules: readonly Rule[], bounds: Bounds): MessageTexts[] {
  const long = rules.flatMap(({ path, headers }) =>
    headers
      .filter(([name, value]) => `  ${name}: ${value}`.length > bounds.line)
      .map(([name]) => ({
        en: `${name} of ${path} is longer than ${bounds.line} characters`,
        cs: `${name} pro ${path} má víc než ${bounds.line} znaků`,
      })),
  )
  const many = {
    en: `${rules.length} rules are more than ${bounds.rules}`,
    cs: `pravidel je ${rules.length}, víc než ${bounds.rules}`,
  }
  return rules.length > bounds.rules ? [...long, many] : long
}
