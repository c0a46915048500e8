// content/ ─read─▶ Site ─render─▶ files in memory ─check─▶ publish ─▶ dist/
//
// The whole build in three steps: read the site, render and check it, publish it. Every step collects
// problems; with any error nothing is written.

import { join, resolve } from 'node:path'
import { type ContentResult, readContent } from './src/content/content.ts'
import { diskSource } from './src/content/files/disk.ts'
import { toProblems } from './src/content/problems.ts'
import { decideDate, type SiteDate } from './src/content/site-date.ts'
import { writeAtomically } from './src/engine/atomic-file.ts'
import { check } from './src/engine/check.ts'
import type { Editor } from './src/engine/editor/editor.ts'
import { displayPath } from './src/engine/file-paths.ts'
import { withoutExit } from './src/engine/no-exit.ts'
import { ownerFolders } from './src/engine/owner.ts'
import { checkPages } from './src/engine/pages.ts'
import {
  encoderVersion,
  makePhotos,
  type PhotoProgress,
  photoResources,
} from './src/engine/photos.ts'
import { tryDrawPictures } from './src/engine/picture.ts'
import { findScripts, readPublic } from './src/engine/public.ts'
import { publish, refuseForeign } from './src/engine/publish.ts'
import { programFolders, root } from './src/engine/root.ts'
import { loadTable, renderAll, toTemplateProblems } from './src/engine/templates.ts'
import { type BaseUrl, decideBaseUrl, noteOnOrigin } from './src/hosting/address.ts'
import type { Host } from './src/hosting/host.ts'
import * as hosting from './src/hosting/index.ts'
import { type Notice, sentence } from './src/messages/catalogue.ts'
import { withExplainedErrors } from './src/messages/machine-error.ts'
import type { Problem } from './src/messages/problem.ts'
import { UsageError } from './src/messages/usage-error.ts'
import { checkedCode } from './src/messages/warning-codes.ts'
import type { Environment } from './src/model/base-url.ts'
import { houseTypeNames, houseTypes } from './src/model/house-types.ts'
import type { Files, Published } from './src/model/published.ts'
import {
  isDescribing,
  type Publication,
  type Resource,
  repeatEntries,
  siteResources,
  type TemplateEntry,
} from './src/model/resource.ts'
import type { Content } from './src/model/site.ts'

export type Options = {
  content: string
  out: string
  baseUrl: string | undefined
  /** Treat warnings as errors. */
  strict: boolean
  environment: Environment
  /** Value of `--date`; without it the environment, the content or the clock decides. */
  date?: string | undefined
  /** Current time, for content without a date. */
  now?: Date
  /** Host whose configuration is written next to the output folder. */
  host?: hosting.HostName | undefined
  /** True for a preview that the next build replaces: it skips waiting for the disk. */
  isTemporary?: boolean
  onPhoto?: PhotoProgress | undefined
}

/** A site that was built and published, with the notes and warnings to print. */
export type Built = {
  site: Publication
  baseUrl: BaseUrl
  date: SiteDate
  published: Published[]
  files: Files
  /** The output folder as it was given. */
  out: string
  warnings: Problem[]
  /** The content as it was read, to compare it with another version. */
  version: ContentResult
}

type Failed = { site?: undefined; problems: Problem[] }

/** Build and publish the site, or return every problem of the content and write nothing. */
export const build = (options: Options): Promise<Built | { problems: Problem[] }> =>
  withoutExit(() => buildSite(options)).catch(toTemplateProblems)

async function buildSite(options: Options): Promise<Built | { problems: Problem[] }> {
  const read = await readSite(options)
  if (!read.site) return read
  const { site, date, problems: warnings } = read
  const { published, problems } = await renderSite(read, options)
  if (problems.length > 0) return { problems: [...warnings, ...problems] }
  const { files, notes } = await publishSite(read, published, options)
  const baseUrl = { ...read.baseUrl, notes }
  return {
    ...{ site, baseUrl, date, published, files, warnings },
    out: options.out,
    version: read.version,
  }
}

/** Everything that the build knows after reading. */
type ReadSite = {
  content: Content
  site: Publication
  date: SiteDate
  baseUrl: BaseUrl
  host: Host | undefined
  /** Files that are published without rendering: the editor, the owner's own, old addresses. */
  unrendered: Published[]
  version: ContentResult
  /** Warnings. */
  problems: Problem[]
}

/** Read content, templates and settings into a site. */
async function readSite(options: Options): Promise<ReadSite | Failed> {
  const { content: folder, environment, now = new Date() } = options
  const label = displayPath(folder)
  const { templates, publicFiles } = ownerFolders(folder)
  const inputs = [folder, ...[templates, publicFiles].map(displayPath), ...programFolders]
  await refuseForeign(options.out, inputs, [root, process.cwd()])
  const [read, table] = await Promise.all([
    readContent(
      diskSource(resolve(folder)),
      label,
      (typed, country) => decideDate(options.date, environment, typed, now, country),
      encoderVersion,
    ),
    loadTable(templates, displayPath(templates)),
  ])
  const { content, date } = read
  const here = hosting.detectHost(environment)
  const ownAddress = here?.addressIn?.(environment)
  const baseUrl = decideBaseUrl(options.baseUrl, environment, ownAddress, read.baseUrl)
  const host = options.host
    ? await hosting.loadHost(options.host)
    : (here ?? (baseUrl && hosting.hostAt(baseUrl.url)))
  const pubFile = join(label, 'pub.md')
  const dated = content && { ...content, date: date.date }
  const entries = repeatEntries(table.resources, dated)
  const resources = dated && baseUrl ? siteResources(entries, dated, baseUrl.url) : []
  const place = { publicFiles, pubFile, baseUrl: baseUrl?.url ?? '' }
  const unrendered = await readUnrendered(content, entries, resources, host, place)
  const found = [
    ...toProblems(read.findings),
    ...unrendered.redirectProblems,
    ...checkPages(content, table.resources, label),
    ...table.problems,
    ...unrendered.problems,
  ]
  const problems = options.strict ? found.map(asError) : found
  if (!content || problems.some(({ severity }) => severity === 'error')) return { problems }
  if (!baseUrl) throw new UsageError(sentence('base-url-missing', { file: pubFile }))
  const ownHosting = hosting.hostingOn(host, content.hosting)
  const site = { ...content, hosting: ownHosting, baseUrl: baseUrl.url, date: date.date, resources }
  return {
    content,
    site,
    date,
    baseUrl,
    host,
    unrendered: unrendered.files,
    version: read,
    problems,
  }
}

/** Read the files that need no rendering, and check redirects against all addresses of the site. */
async function readUnrendered(
  content: Content | undefined,
  entries: readonly TemplateEntry[],
  resources: readonly Resource[],
  host: Host | undefined,
  { publicFiles, pubFile, baseUrl }: { publicFiles: string; pubFile: string; baseUrl: string },
) {
  const editor = await makeEditorFiles(content, entries, pubFile, baseUrl)
  const existing = [
    ...entries,
    ...editor.files.map(({ resource }) => resource),
    ...(content ? photoResources(content) : []),
    hosting.digestsResource,
  ]
  const owners = await readPublic(publicFiles, displayPath(publicFiles), existing)
  const owned = owners.files.map(({ resource }) => resource)
  const scripts =
    editor.files.length > 0 && host && hosting.ignoresPolicy(host)
      ? findScripts(owners.files, displayPath(publicFiles))
      : []
  const redirects = content?.hosting.redirects ?? []
  const redirectProblems = hosting.judgeRedirects(redirects, {
    taken: [...existing, ...owned].map(({ path }) => path),
    has: [...resources, ...owned].map(({ path }) => path),
    baseUrl,
    file: pubFile,
  })
  const oldPages = host?.refreshPages ? hosting.refreshPages(redirects, baseUrl) : []
  return {
    files: [...editor.files, ...owners.files, ...oldPages],
    redirectProblems,
    problems: [...editor.problems, ...owners.problems, ...scripts],
  }
}

/** Render every resource and check all files together. */
async function renderSite(
  { content, site, unrendered }: ReadSite,
  { content: folder, out, onPhoto }: Options,
): Promise<{ published: Published[]; problems: Problem[] }> {
  const label = displayPath(folder)
  const { rendered, problems } = renderAll(site)
  const photos = await makePhotos(content, resolve(folder), label, { onPhoto })
  const finished = [...photos.files, ...unrendered]
  // Links to a photo that failed are not checked, so that it is reported once.
  const faults =
    photos.problems.length > 0
      ? photos.problems
      : await check(site, rendered, displayPath(out), finished)
  const found = [...problems, ...faults]
  if (found.length > 0) return { published: [], problems: found }
  const drawn = await tryDrawPictures(rendered, content.emblem && join(label, 'emblem.svg'))
  return { published: [...drawn.files, ...finished], problems: drawn.problems }
}

/** Write all files at once, then the configuration of the host next to them. */
async function publishSite(
  { content, site, baseUrl, host, version: { preparation } }: ReadSite,
  published: Published[],
  { out, isTemporary }: Options,
): Promise<{ files: Files; notes: Notice[] }> {
  const files = new Map<string, string | Uint8Array>([
    ...published.map(({ resource, text, bytes }) => [resource.file, bytes ?? text] as const),
    ...hosting.controlFiles(published, site, host).map(({ file, text }) => [file, text] as const),
  ])
  hosting.requireNoDroppedRules(published, site, host)
  const hostFiles = await hosting.prepareAdjacentFiles(published, site, out, host)
  await publish(resolve(out), files, !isTemporary)
  for (const { file, text } of hostFiles?.files ?? [])
    await withExplainedErrors(displayPath(file), () => writeAtomically(file, text), 'published')
  const sought = site.resources.filter(isDescribing).map(({ path }) => path)
  const notes = [
    ...noteOnKind(content),
    ...(preparation.languages.length > 0
      ? [
          sentence('languages-prepared', {
            languages: preparation.languages,
            count: preparation.findings.length,
          }),
        ]
      : []),
    ...baseUrl.notes,
    ...noteOnOrigin(baseUrl.url, sought),
    ...hosting.hostNotes(published, site, host),
    ...(hostFiles?.notes ?? []),
  ]
  return { files, notes }
}

/** Note how a kind of pub that is not in the table is treated. */
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

/** Make the files of the editor. Its code is loaded only if pub.md asks for it. */
async function makeEditorFiles(
  content: Content | undefined,
  resources: readonly TemplateEntry[],
  file: string,
  baseUrl = '',
): Promise<Editor> {
  const home = content?.hosting.editor
  if (!content || !home) return { files: [], problems: [] }
  const { makeEditor } = await import('./src/engine/editor/editor.ts')
  return makeEditor(content, { home, resources, baseUrl, file })
}

const asError = (problem: Problem): Problem => ({
  ...problem,
  severity: 'error',
  checked: checkedCode(problem),
})
