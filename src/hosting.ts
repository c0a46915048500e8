// Hosting rules, all from the one table of resources. Each host is a strategy in src/hosting/:
// what travels inside the published folder, and what is written beside it on request.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type Environment, UsageError } from './base-url.ts'
import { caddyConfig } from './hosting/caddy.ts'
import type { Place, Published } from './hosting/headers.ts'
import { type Host, type HostName, hosts, isHost } from './hosting/hosts.ts'
import { artefacts, mark } from './hosting/negotiation.ts'
import { nginxConfig } from './hosting/nginx.ts'
import { headersFile, overLimits, rulesOf } from './hosting/rules.ts'
import { essence } from './resource.ts'
import type { Hosting } from './site.ts'
import { nearest } from './suggest.ts'

export * from './hosting/headers.ts'
export { headersFile, serveConfig } from './hosting/rules.ts'

/** A control file for a host, by its path in the output folder. */
export type ControlFile = { file: string; text: string }

/**
 * Files that travel inside the published folder. `.nojekyll` keeps GitHub Pages from dropping
 * `.well-known`; it lists the files of the build, by which the next build knows the folder as ours.
 */
export function controlFiles(published: readonly Published[], place: Place): ControlFile[] {
  const rules = [
    { file: '_headers', text: headersFile(published, place) },
    // Cloudflare publishes what it does not know, even where nobody should look.
    { file: '_redirects', text: `/${manifest} / 302\n` },
  ]
  const made = [...published.map(({ resource }) => resource.file), ...rules.map(({ file }) => file)]
  return [...rules, { file: manifest, text: `${[...made, manifest].sort().join('\n')}\n` }]
}

export const manifest = '.nojekyll'

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

export type Beside = { folder: string; files: ControlFile[] }

/**
 * What is written beside the output folder, never inside it: the configuration of a server of
 * one's own, and the programs that answer in Markdown where the owner wants that.
 */
export function filesBeside(
  published: readonly Published[],
  place: Place,
  out: string,
  host: HostName | undefined,
): Beside {
  const folder = dirname(resolve(out))
  const name = basename(resolve(out))
  const files: ControlFile[] = []
  if (host === 'nginx')
    files.push({ file: `${name}.nginx.conf`, text: nginxConfig(published, place, resolve(out)) })
  if (host === 'caddy')
    files.push({ file: `${name}.Caddyfile`, text: caddyConfig(published, place, resolve(out)) })
  const programs = artefacts(place, name).filter(
    ({ file }) => host === undefined || programsOf[host]?.test(file),
  )
  return { folder, files: place.hosting.markdown_negotiation ? [...files, ...programs] : files }
}

/** Which of the programs a host reads; without `--host` all of them are written. */
const programsOf: { [host in HostName]?: RegExp } = {
  netlify: /^\.netlify\//,
  'cloudflare-pages': /^functions\//,
  'cloudflare-workers': /^\.wrangler\//,
}

/** Writes them, and refuses to write over a file that no build made. */
export async function writeBeside({ folder, files }: Beside): Promise<void> {
  for (const { file } of files) {
    const path = join(folder, file)
    if (!file.startsWith('functions/') || !existsSync(path)) continue
    if (!(await readFile(path, 'utf8')).startsWith(mark))
      throw new UsageError(
        `${relative(process.cwd(), path)} is not the build's own; move it away, or turn markdown_negotiation off in content/pub.md`,
      )
  }
  if (files.length === 0) return
  const { outputFile } = await import('fs-extra/esm')
  for (const { file, text } of files) await outputFile(join(folder, file), text)
}

/** What the owner should know about the chosen host; and, on any, what Cloudflare would drop. */
export function hostNotes(
  published: readonly Published[],
  place: Place,
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

/** Programs that an earlier build wrote and this site no longer wants; the owner deletes them. */
export function leftovers(place: Place, out: string): string[] {
  if (place.hosting.markdown_negotiation) return []
  const folder = dirname(resolve(out))
  return artefacts(place, basename(resolve(out)))
    .map(({ file }) => file)
    .filter((file) => existsSync(join(folder, file)))
    .filter((file) => /^(functions|\.netlify\/v1|\.wrangler\/deploy)\//.test(file))
    .map((file) => `${file} still answers in Markdown; delete it`)
}
