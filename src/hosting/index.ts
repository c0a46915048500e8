// Hosting rules, all from the one table of resources. What differs by host stands in hosts/, one
// file for each; here they are put together for a build.

import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sentence } from '../messages/catalogue.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Environment } from '../model/base-url.ts'
import type { InTongues, Tongue } from '../model/languages.ts'
import { type Deployment, digestsFile, manifest, type Published } from '../model/published.ts'
import type { Hosting } from '../model/site.ts'
import { nearest } from '../model/suggest.ts'
import type { Beside } from './beside.ts'
import { digestsOf, digestsResource } from './digests.ts'
import type { Host, HostFile } from './host.ts'
import { hostsAtHand, ruleFiles } from './hosts/at-hand.ts'
import { type HostName, hostNames, isHostName, loadHost } from './hosts/index.ts'

export * from './digests.ts'
export * from './headers.ts'
export { type HostName, hostNames, loadHost } from './hosts/index.ts'
export { judgeRedirects, refreshPages } from './redirects.ts'

/** The host that `--host` names. Throws a UsageError with the nearest name. */
export function readHost(name: string | undefined): HostName | undefined {
  if (name === undefined || isHostName(name)) return name
  const meant = nearest(name, hostNames) ?? null
  throw new UsageError(sentence('host-unknown', { typed: name, meant, known: hostNames }))
}

/** What `--help` says of each host: its name and its line. */
export const hostsHelp = (tongue: Tongue): Promise<[name: string, about: string][]> =>
  Promise.all(
    hostNames.map(
      async (name): Promise<[string, string]> => [name, (await loadHost(name)).help[tongue]],
    ),
  )

/** The host on which a build runs, as far as it says so. */
export const hostOf = (environment: Environment): Host | undefined =>
  hostsAtHand.find(({ isHere }) => isHere?.(environment))

/** The host that alone can serve this address. */
export const hostAt = (baseUrl: string) => hostsAtHand.find(({ owns }) => owns?.(new URL(baseUrl)))

/** What the owner decides, as far as the host can follow. */
export const hostingOn = (host: Host | undefined, wanted: Hosting): Hosting =>
  host?.filesOnly ? { ...wanted, markdown_negotiation: false } : wanted

/** Their paths: no resources of the site. */
export const controlPaths = [...ruleFiles.keys()].map((file) => `/${file}`)

/**
 * Files that travel inside the published folder, for whatever host it goes to: its rules, and the
 * digests of all bodies. The last lists the files of the build, by which the next build knows the
 * folder as ours.
 */
export function controlFiles(
  published: readonly Published[],
  place: Deployment & { date: string },
): HostFile[] {
  const rules = [...ruleFiles].map(([file, write]) => ({
    file,
    text: write(published, place),
  }))
  const digests = { file: digestsFile, text: digestsOf(published, place) }
  const files = [...rules, digests]
  const made = [...published.map(({ resource }) => resource.file), ...files.map(({ file }) => file)]
  return [...files, { file: manifest, text: `${[...made, manifest].sort().join('\n')}\n` }]
}

/**
 * What belongs beside the output folder, to be written once the site is published; loaded only
 * where something stands or shall stand there. Throws a UsageError rather than overwrite a file that
 * is not this site's.
 */
export async function prepareBeside(
  published: readonly Published[],
  place: Deployment,
  out: string,
  host: Host | undefined,
): Promise<Beside | undefined> {
  const folder = dirname(resolve(out))
  const wanted =
    host?.configuration !== undefined ||
    place.hosting.markdown_negotiation ||
    hostsAtHand.some(({ programs }) => programs && existsSync(join(folder, programs.folder)))
  if (!wanted) return undefined
  const { prepare } = await import('./beside.ts')
  // Servers of one's own serve the addresses of their rules and no others.
  const served = [...published, { resource: digestsResource, text: '' }]
  return prepare({ published: served, place, out: resolve(out) }, host, hostsAtHand)
}

/** What the owner should know about the host, and which rules any host would drop from the control files. */
export function hostNotes(
  published: readonly Published[],
  place: Deployment,
  host: Host | undefined,
): InTongues[] {
  const dropped = hostsAtHand.flatMap((one) => one.dropped?.(published, place) ?? [])
  const notes = [host, hostAt(place.baseUrl)].flatMap((one) => one?.notes?.(published, place) ?? [])
  return [...new Map([...dropped, ...notes].map((note) => [note.en, note])).values()]
}
