// content/ ─read─▶ Publication ─render─▶ files in memory ─check─▶ publish ─▶ dist/
//
// Somebody who reads only this file knows the whole build. Every step collects problems; one
// problem anywhere, and nothing is written.

import { join, resolve } from 'node:path'
import { readContent, toProblems } from './src/content/content.ts'
import { diskSource } from './src/content/files/disk.ts'
import { decideDate, type SiteDate } from './src/content/site-date.ts'
import { check } from './src/engine/check.ts'
import type { Editor } from './src/engine/editor/editor.ts'
import { nameFromHere } from './src/engine/files-below.ts'
import { foldersBeside } from './src/engine/owner.ts'
import { judgePages } from './src/engine/pages.ts'
import {
  encoderVersion,
  makePhotos,
  type PhotoProgress,
  photoResources,
} from './src/engine/photos.ts'
import { drawOwners } from './src/engine/picture.ts'
import { readPublic } from './src/engine/public.ts'
import { publish, refuseForeign } from './src/engine/publish.ts'
import { rooms, root } from './src/engine/root.ts'
import { loadTable, problemsOf, renderAll } from './src/engine/templates.ts'
import { writeWhole } from './src/engine/write-whole.ts'
import { type BaseUrl, decideBaseUrl, noteOnOrigin } from './src/hosting/address.ts'
import * as hosting from './src/hosting/index.ts'
import { sentence } from './src/messages/catalogue.ts'
import { explained } from './src/messages/machine-error.ts'
import type { Problem } from './src/messages/problem.ts'
import { UsageError } from './src/messages/usage-error.ts'
import type { Environment } from './src/model/base-url.ts'
import { houseTypeNames, houseTypes } from './src/model/house-types.ts'
import type { Files, Published } from './src/model/published.ts'
import {
  type Entry,
  isSoughtAtOrigin,
  type Publication,
  resourcesOf,
  withPages,
} from './src/model/resource.ts'
import type { Content } from './src/model/site.ts'

export type Options = {
  content: string
  out: string
  baseUrl: string | undefined
  /** Warnings are problems. */
  strict: boolean
  environment: Environment
  /** `--date`; without it the environment, the content or the clock decide. */
  date?: string | undefined
  /** What the clock shows, for content that says no date. */
  now?: Date
  /** Whose configuration to write beside the output folder. */
  host?: hosting.HostName | undefined
  /** Looked at on this machine until the next build: nothing waits for the disk. */
  passing?: boolean
  onPhoto?: PhotoProgress | undefined
}

/** A site that was built and published, and what is to be said of it. */
export type Built = {
  site: Publication
  baseUrl: BaseUrl
  date: SiteDate
  published: Published[]
  files: Files
  /** The output folder as it was given. */
  out: string
  warnings: Problem[]
}

/** Builds and publishes the site, or gives back every problem of the content and writes nothing. */
export const build = (options: Options): Promise<Built | { problems: Problem[] }> =>
  buildSite(options).catch(problemsOf)

async function buildSite(options: Options): Promise<Built | { problems: Problem[] }> {
  const { content: folder, out, strict, environment, now = new Date() } = options
  const label = nameFromHere(folder)
  const { templates, publicFiles } = foldersBeside(folder)
  const beside = [folder, ...[templates, publicFiles].map(nameFromHere)]
  await refuseForeign(out, [...beside, ...rooms], [root, process.cwd()])

  const [{ content, baseUrl: typed, date, findings }, table] = await Promise.all([
    readContent(
      diskSource(resolve(folder)),
      label,
      (said, country) => decideDate(options.date, environment, said, now, country),
      encoderVersion,
    ),
    loadTable(templates, nameFromHere(templates)),
  ])
  const here = hosting.hostOf(environment)
  const baseUrl = decideBaseUrl(options.baseUrl, environment, here?.addressIn?.(environment), typed)
  const pubFile = join(label, 'pub.md')
  const entries = withPages(table.resources, content ?? {})
  const editor = await editorOf(content, entries, pubFile, baseUrl?.url)
  const taken = [
    ...entries,
    ...editor.files.map(({ resource }) => resource),
    ...(content ? photoResources(content) : []),
    hosting.digestsResource,
  ]
  const owners = await readPublic(publicFiles, nameFromHere(publicFiles), taken)
  const host = options.host
    ? await hosting.loadHost(options.host)
    : (here ?? (baseUrl && hosting.hostAt(baseUrl.url)))
  const has = content && baseUrl ? resourcesOf(entries, content, baseUrl.url) : []
  const redirects = content?.hosting.redirects ?? []
  const old = host?.refreshPages ? hosting.refreshPages(redirects, baseUrl?.url ?? '') : []
  const addresses = [...taken, ...owners.files.map(({ resource }) => resource)]
  const redirected = hosting.judgeRedirects(redirects, {
    taken: addresses.map(({ path }) => path),
    has: [...has, ...owners.files.map(({ resource }) => resource)].map(({ path }) => path),
    ...{ baseUrl: baseUrl?.url ?? '', file: pubFile },
  })
  const found = [
    ...toProblems(findings),
    ...redirected,
    ...judgePages(content, table.resources, label),
    ...[table, editor, owners].flatMap((part) => part.problems),
  ]
  const problems = strict ? found.map(asError) : found
  if (!content || problems.some(({ severity }) => severity === 'error')) return { problems }
  if (!baseUrl) throw new UsageError(sentence('base-url-missing', { file: pubFile }))

  const site: Publication = {
    ...content,
    hosting: hosting.hostingOn(host, content.hosting),
    baseUrl: baseUrl.url,
    date: date.date,
    resources: has,
  }
  const { rendered, problems: failed } = renderAll(site)
  const photos = await makePhotos(content, resolve(folder), label, { onPhoto: options.onPhoto })
  const asTheyAre = [...photos.files, ...editor.files, ...owners.files, ...old]
  // A photo that could not be made is no dead link besides.
  const faults =
    photos.problems.length > 0
      ? photos.problems
      : await check(site, rendered, nameFromHere(out), asTheyAre)
  if (failed.length + faults.length > 0) return { problems: [...problems, ...failed, ...faults] }
  const drawn = await drawOwners(rendered, content.emblem && join(label, 'emblem.svg'))
  if (drawn.problems.length > 0) return { problems: [...problems, ...drawn.problems] }

  const published = [...drawn.files, ...asTheyAre]
  const files = new Map<string, string | Uint8Array>([
    ...published.map(({ resource, text, bytes }) => [resource.file, bytes ?? text] as const),
    ...hosting.controlFiles(published, site).map(({ file, text }) => [file, text] as const),
  ])
  const hostFiles = await hosting.prepareBeside(published, site, out, host)
  await publish(resolve(out), files, !options.passing)
  for (const { file, text } of hostFiles?.files ?? [])
    await explained(nameFromHere(file), () => writeWhole(file, text), 'published')
  const sought = site.resources.filter(isSoughtAtOrigin).map(({ path }) => path)
  const notes = [
    ...[...noteOnKind(content), ...baseUrl.notes, ...noteOnOrigin(baseUrl.url, sought)],
    ...[...hosting.hostNotes(published, site, host), ...(hostFiles?.notes ?? [])],
  ]
  return { site, baseUrl: { ...baseUrl, notes }, date, published, files, out, warnings: problems }
}

/** What a house of a kind that nobody knows here was taken for. */
const noteOnKind = ({ pub: { kind, type }, languages: [first = 'cs'] }: Content) =>
  type === 'other'
    ? [
        sentence('kind-unknown', {
          kind: kind[first],
          taken: houseTypes[type].schemaOrg,
          known: houseTypeNames,
        }),
      ]
    : []

/** The owner's editor, loaded only where pub.md asks for it. */
async function editorOf(
  content: Content | undefined,
  resources: readonly Entry[],
  file: string,
  baseUrl = '',
): Promise<Editor> {
  const home = content?.hosting.editor
  if (!content || !home) return { files: [], problems: [] }
  const { makeEditor } = await import('./src/engine/editor/editor.ts')
  return makeEditor(content, { home, resources, baseUrl, file })
}

const asError = (problem: Problem): Problem => ({ ...problem, severity: 'error' })
