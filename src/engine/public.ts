// Files in the owner's `public/` folder, which are published unchanged at the same path. They are
// not resources and are not listed in any generated document.

import { isUtf8 } from 'node:buffer'
import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Message, message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import type { Published } from '../model/published.ts'
import type { Resource, TemplateEntry } from '../model/resource.ts'
import { listFiles } from './file-paths.ts'
import { isLeftoverFile, suggestPlainName, toFolderProblem } from './owner.ts'

/** In bytes. Cloudflare accepts up to 25 MiB, and a build holds all files in memory. */
const maxBytes = 20_000_000

/**
 * Read the files of the folder, or report what is wrong with them. `label` is the folder's name in
 * messages. A missing folder counts as empty.
 */
export async function readPublic(
  folder: string,
  label: string,
  resources: readonly TemplateEntry[],
): Promise<{ files: Published[]; problems: Problem[] }> {
  const names = await listPublicFiles(folder).catch((error: unknown) =>
    toFolderProblem(error, folder, label),
  )
  if (!Array.isArray(names)) return { files: [], problems: [names] }
  const clashes = findClashes(names, resources)
  const realFolder = await realpath(folder).catch(() => folder)
  const read: (Published | Problem)[] = []
  // One at a time: some systems let a process open only a few hundred files.
  for (const name of names) {
    const result = clashes.get(name) ?? checkName(name) ?? (await readPublicFile(realFolder, name))
    read.push(
      'resource' in result ? result : { severity: 'error', file: `${label}/${name}`, ...result },
    )
  }
  return {
    files: read.filter((one) => 'resource' in one),
    problems: read.filter((one) => 'code' in one),
  }
}

/**
 * Report pages and drawings with a script. The editor keeps the owner's key in the browser, where
 * any script of the site can read it, and some hosts send no policy that forbids scripts.
 */
export const findScripts = (files: readonly Published[], label: string): Problem[] =>
  files
    .filter(({ resource: { type } }) => /^text\/html|[/+]xml\b/.test(type))
    .filter(({ bytes }) => script.test(new TextDecoder().decode(bytes)))
    .map(({ resource: { file } }) => ({
      ...message('public-script'),
      severity: 'warning',
      file: `${label}/${file}`,
    }))

const script = /<(?:[\w-]+:)?(?:script|iframe)\b|<[^>]*[\s"'/]on[a-z]+\s*=|javascript:/i

async function listPublicFiles(folder: string): Promise<string[]> {
  // Check existence first. An ENOENT from the listing may be about a subfolder that was removed
  // meanwhile.
  const names = existsSync(folder) ? await listFiles(folder) : []
  return names.filter((name) => !isLeftoverFile(name.split('/').at(-1) ?? ''))
}

function checkName(name: string): Message | undefined {
  const parts = name.split('/')
  const hidden = parts.find(
    (part, at) => part.startsWith('.') && (at > 0 || part !== '.well-known'),
  )
  if (hidden !== undefined) return message('public-hidden')
  if (parts[0]?.startsWith('_')) return message('public-underscored')
  const plain = suggestPlainName(name)
  return plain === undefined ? undefined : message('public-name-odd', { plain })
}

/** Normalise a path as hosts and disks may see it: case-insensitive, and `x/index.html` is `x`. */
const normalizePath = (file: string) =>
  file
    .toLowerCase()
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')

/** Return the folders of a file, outermost first. */
const parentFolders = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))

/** Find files that collide with a resource or another file, each with the message to show. */
function findClashes(names: readonly string[], resources: readonly TemplateEntry[]) {
  // Keys are `address …`, `file …` and `folder …`. The first owner of a key wins.
  const places = new Map<string, { order: number; clash: Message }>()
  const claim = (file: string, clash: Message) => {
    const order = places.size
    const lower = file.toLowerCase()
    const folders = parentFolders(lower).map((folder) => `folder ${folder}`)
    for (const place of [`address ${normalizePath(file)}`, `file ${lower}`, ...folders])
      if (!places.has(place)) places.set(place, { order, clash })
  }
  for (const { file, path } of resources) claim(file, message('public-over-resource', { path }))
  const clashes = new Map<string, Message>()
  for (const name of names) {
    const key = normalizePath(name)
    const above = parentFolders(key).map((folder) => `file ${folder}`)
    const [other] = [`address ${key}`, ...above, `folder ${name.toLowerCase()}`]
      .map((place) => places.get(place))
      .filter((found) => found !== undefined)
      .sort((a, b) => a.order - b.order)
    if (other) clashes.set(name, other.clash)
    claim(name, message('public-over-file', { file: name }))
  }
  return clashes
}

/** Read a file. `home` is the real path of the folder. */
async function readPublicFile(realFolder: string, name: string): Promise<Published | Message> {
  const target = await realpath(join(realFolder, name)).catch(({ code }: NodeJS.ErrnoException) =>
    message(code === 'EACCES' ? 'file-unopenable' : 'link-broken'),
  )
  if (typeof target !== 'string') return target
  if (!target.startsWith(realFolder + sep)) return message('link-outside')
  const stats = await stat(target).catch(() => undefined)
  if (!stats) return message('file-unopenable')
  if (!stats.isFile()) return message('file-not-regular')
  if (stats.size > maxBytes)
    return message('public-too-large', {
      megabytes: stats.size / 1_000_000,
      limit: maxBytes / 1_000_000,
    })
  const bytes = await readFile(target).catch(() => undefined)
  return bytes ? toPublished(name, bytes) : message('file-unopenable')
}

async function toPublished(file: string, bytes: Buffer): Promise<Published | Message> {
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined
  const essence = await findMediaType(file, text)
  if (essence === undefined) return message('public-type-unknown')
  const isText = essence.startsWith('text/')
  if (isText && text === undefined) return message('public-not-utf8')
  const resource: Resource = {
    group: 'Documents',
    title: file,
    summary: file,
    unlisted: true,
    file,
    path: `/${file}`.replace(/(^|\/)index\.html$/, '$1'),
    type: isText ? `${essence}; charset=utf-8` : essence,
    render: () => text ?? '',
  }
  // The Content-Security-Policy of a page contains hashes of its styles, so its text is needed.
  return { resource, text: essence === 'text/html' ? (text ?? '') : '', bytes }
}

/**
 * Return the media type by extension. A file without one is JSON or plain text, as domain
 * verification files are.
 */
async function findMediaType(file: string, text: string | undefined): Promise<string | undefined> {
  const name = file.split('/').at(-1) ?? ''
  if (name.includes('.')) {
    const { default: mime } = await import('mime')
    return mime.getType(name) ?? undefined
  }
  if (text === undefined) return undefined
  return /^\s*[{[]/.test(text) && isJson(text) ? 'application/json' : 'text/plain'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
