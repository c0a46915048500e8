// Hosting rules, generated from the table of resources. Each file in hosts/ knows one host; this
// file combines them for a build.

import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sentence } from '../messages/catalogue.ts'
import { readRow, type Translate } from '../messages/template.ts'
import { UsageError } from '../messages/usage-error.ts'
import type { Environment } from '../model/base-url.ts'
import type { MessageTexts } from '../model/languages.ts'
import { type Deployment, digestsFile, manifest, type Published } from '../model/published.ts'
import type { Hosting } from '../model/site.ts'
import { nearest } from '../model/suggest.ts'
import type { AdjacentFiles } from './adjacent-files.ts'
import { digestsResource, formatDigests } from './digests.ts'
import type { Host, HostFile } from './host.ts'
import { detectableHosts, ruleFiles } from './hosts/detectable.ts'
import { type HostName, hostNames, isHostName, loadHost } from './hosts/index.ts'

export * from './digests.ts'
export * from './headers.ts'
export { type HostName, hostNames, loadHost } from './hosts/index.ts'
export { judgeRedirects, refreshPages } from './redirects.ts'

/** Check the value of `--host`. Throws a UsageError that suggests the nearest name. */
export function readHost(name: string | undefined): HostName | undefined {
  if (name === undefined || isHostName(name)) return name
  const values = { typed: name, meant: nearest(name, hostNames) ?? null, known: hostNames }
  throw new UsageError(sentence('host-unknown', values))
}

/** List each host with its line for `--help`. */
export function hostsHelp(translate: Translate) {
  const describe = async (name: HostName) =>
    [name, translate(readRow((await loadHost(name)).help))] as const
  return Promise.all(hostNames.map(describe))
}

/** Detect the host on which the build runs. */
export const detectHost = (environment: Environment): Host | undefined =>
  detectableHosts.find(({ isHere }) => isHere?.(environment))

/** Find the host that is the only one to serve this address. */
export const hostAt = (baseUrl: string) =>
  detectableHosts.find(({ owns }) => owns?.(new URL(baseUrl)))

/** True if the host sends no Content-Security-Policy of the site. */
export const ignoresPolicy = ({ limits }: Host) =>
  limits.some(({ promises }) => promises.includes('content-security-policy'))

/** Limit the owner's settings to what the host supports. */
export const hostingOn = (host: Host | undefined, wanted: Hosting): Hosting =>
  host?.filesOnly ? { ...wanted, markdown_negotiation: false } : wanted

/** Paths of the rule files. They are not resources of the site. */
export const controlPaths = [...ruleFiles.keys()].map((file) => `/${file}`)

/**
 * Make the files that are in every published folder: rules for all hosts, the digests of all
 * bodies, and last the list of the build's files. The next build recognises the folder as its own
 * by that list.
 */
export function controlFiles(
  published: readonly Published[],
  place: Deployment & { date: string },
  host?: Host,
): HostFile[] {
  const rules = [...ruleFiles].map(([file, write]) => ({
    file,
    text: write(published, place, host),
  }))
  const digests = { file: digestsFile, text: formatDigests(published, place) }
  const files = [...rules, digests]
  const made = [...published.map(({ resource }) => resource.file), ...files.map(({ file }) => file)]
  return [...files, { file: manifest, text: `${[...made, manifest].sort().join('\n')}\n` }]
}

/**
 * Prepare the files next to the output folder, which are written once the site is published.
 * Undefined if there are none to write or to report. Throws a UsageError rather than overwrite a
 * file that belongs to someone else.
 */
export async function prepareAdjacentFiles(
  published: readonly Published[],
  place: Deployment,
  out: string,
  host: Host | undefined,
): Promise<AdjacentFiles | undefined> {
  const folder = dirname(resolve(out))
  const isNeeded =
    host?.configuration !== undefined ||
    place.hosting.markdown_negotiation ||
    detectableHosts.some(({ programs }) => programs && existsSync(join(folder, programs.folder)))
  if (!isNeeded) return undefined
  const { prepare } = await import('./adjacent-files.ts')
  // The owner's own servers serve only addresses that have a rule.
  const served = [...published, { resource: digestsResource, text: '' }]
  return prepare({ published: served, place, out: resolve(out) }, host, detectableHosts)
}

/** Throw a UsageError if the chosen host would ignore some of the rules. */
export function requireNoDroppedRules(
  published: readonly Published[],
  place: Deployment,
  host: Host | undefined,
): void {
  const [first] = host?.dropped?.(published, place, host) ?? []
  if (first)
    throw new UsageError({
      en: `${first.en}; publish fewer pages of your own, or choose another host`,
      cs: `${first.cs}; zveřejněte méně vlastních stránek, nebo zvolte jiný hosting`,
    })
}

/** List notes about the host, and rules in the control files that any host would ignore. */
export function hostNotes(
  published: readonly Published[],
  place: Deployment,
  host: Host | undefined,
): MessageTexts[] {
  const dropped = detectableHosts.flatMap((one) => one.dropped?.(published, place, host) ?? [])
  const notes = [host, hostAt(place.baseUrl)].flatMap((one) => one?.notes?.(published, place) ?? [])
  return [...new Map([...dropped, ...notes].map((note) => [note.en, note])).values()]
}
