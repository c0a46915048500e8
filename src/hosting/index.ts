// Hosting rules, all from the one table of resources. Each host is a strategy in src/hosting/:
// what travels inside the published folder, and what is written beside it on request.

import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Environment } from '../model/base-url.ts'
import { type Deployment, manifest, type Published } from '../model/published.ts'
import { essence } from '../model/resource.ts'
import type { Hosting } from '../model/site.ts'
import { nearest } from '../model/suggest.ts'
import { UsageError } from '../model/usage-error.ts'
import { type Host, type HostName, hosts, isHost } from './hosts.ts'
import { type ControlFile, headersFile, overLimits, rulesOf } from './rules.ts'

export * from './headers.ts'
export { serveConfig } from './rules.ts'

/**
 * Files that travel inside the published folder. `.nojekyll` keeps GitHub Pages from dropping
 * `.well-known`; it lists the files of the build, by which the next build knows the folder as ours.
 */
export function controlFiles(published: readonly Published[], place: Deployment): ControlFile[] {
  const rules = [
    { file: '_headers', text: headersFile(published, place) },
    // Cloudflare publishes what it does not know, even where nobody should look.
    { file: '_redirects', text: `/${manifest} / 302\n` },
  ]
  const made = [...published.map(({ resource }) => resource.file), ...rules.map(({ file }) => file)]
  return [...rules, { file: manifest, text: `${[...made, manifest].sort().join('\n')}\n` }]
}

/** The host that `--host` names. Throws a UsageError with the nearest name. */
export function readHost(name: string | undefined): HostName | undefined {
  if (name === undefined || isHost(name)) return name
  const known = Object.keys(hosts)
  const meant = nearest(name, known)
  throw new UsageError(
    `unknown host "${name}"${meant === undefined ? `; known are ${known.join(', ')}` : `; did you mean ${meant}?`}`,
  )
}

/** What the owner decides, as far as the host can follow. */
export function hostingOn(host: HostName | undefined, wanted: Hosting): Hosting {
  const filesOnly = host !== undefined && (hosts[host] as Host).filesOnly === true
  return filesOnly ? { ...wanted, markdown_negotiation: false } : wanted
}

/** The host on which a build runs, as far as it says so. */
export function hostOf(environment: Environment): HostName | undefined {
  if (environment['NETLIFY'] === 'true') return 'netlify'
  if (environment['CF_PAGES'] === '1') return 'cloudflare-pages'
  return environment['WORKERS_CI'] === '1' ? 'cloudflare-workers' : undefined
}

/**
 * What writes beside the output folder; loaded only where something stands or shall stand there.
 */
export async function loadBeside(
  place: Deployment,
  out: string,
  host: HostName | undefined,
): Promise<typeof import('./beside.ts') | undefined> {
  const folders = ['functions', '.netlify', '.wrangler']
  const wanted =
    host !== undefined ||
    place.hosting.markdown_negotiation ||
    folders.some((name) => existsSync(join(dirname(resolve(out)), name)))
  return wanted ? import('./beside.ts') : undefined
}

/** What the owner should know about the chosen host; and, on any, what Cloudflare would drop. */
export function hostNotes(
  published: readonly Published[],
  place: Deployment,
  host: HostName | undefined,
): string[] {
  const dropped = overLimits(rulesOf(published, place)).map(
    (found) => `Cloudflare would drop a rule of _headers: ${found}`,
  )
  if (host !== 'github-pages' && !new URL(place.baseUrl).hostname.endsWith('.github.io'))
    return dropped
  const { limits }: Host = hosts['github-pages']
  const untyped = limits.flatMap(({ promises, paths, why }) => {
    const found = published.filter(({ resource }) => paths?.test(resource.path))
    const listed = found.map(({ resource: { path, type } }) => `${path} (${essence(type)})`)
    return promises.includes('type') && found.length > 0
      ? [`these lose their media type, because ${why}: ${listed.join(', ')}`]
      : []
  })
  return [
    ...dropped,
    ...untyped,
    'GitHub Pages sends no headers of a site: no Link, no security headers, ten minutes of cache',
  ]
}
