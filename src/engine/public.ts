// The owner's `public/`: files that are published as they are, each at its own path. They are no
// resources: no document of the interface speaks of them.

import { isUtf8 } from 'node:buffer'
import { existsSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Message, message } from '../messages/catalogue.ts'
import type { Problem } from '../messages/problem.ts'
import type { Published } from '../model/published.ts'
import type { Entry, Resource } from '../model/resource.ts'
import { filesBelow } from './files-below.ts'
import { isLeftBehind, plainInstead, unopenable } from './owner.ts'

/** Below what Cloudflare takes (25 MiB); and one build holds them all in memory. */
const largest = 20_000_000

/**
 * The files of the owner's folder, as the rules of hosts need them, or what is wrong with them.
 * `label` is what messages call the folder; one that does not exist holds nothing.
 */
export async function readPublic(
  folder: string,
  label: string,
  resources: readonly Entry[],
): Promise<{ files: Published[]; problems: Problem[] }> {
  const names = await listFiles(folder).catch((error: unknown) => unopenable(error, folder, label))
  if (!Array.isArray(names)) return { files: [], problems: [names] }
  const clashes = findClashes(names, resources)
  const home = await realpath(folder).catch(() => folder)
  const read: (Published | Problem)[] = []
  // One after the other: a system lets a process open few hundred files at once, or fewer.
  for (const name of names) {
    const result = clashes.get(name) ?? badName(name) ?? (await readOne(home, name))
    read.push(
      'resource' in result ? result : { severity: 'error', file: `${label}/${name}`, ...result },
    )
  }
  return {
    files: read.filter((one) => 'resource' in one),
    problems: read.filter((one) => 'code' in one),
  }
}

async function listFiles(folder: string): Promise<string[]> {
  // Not by an error of the listing: one folder in it that goes away meanwhile is not all of them.
  const names = existsSync(folder) ? await filesBelow(folder) : []
  return names.filter((name) => !isLeftBehind(name.split('/').at(-1) ?? ''))
}

function badName(name: string): Message | undefined {
  const parts = name.split('/')
  const hidden = parts.find(
    (part, at) => part.startsWith('.') && (at > 0 || part !== '.well-known'),
  )
  if (hidden !== undefined) return message('public-hidden')
  if (parts[0]?.startsWith('_')) return message('public-underscored')
  const plain = plainInstead(name)
  return plain === undefined ? undefined : message('public-name-odd', { plain })
}

/** The address of a file as hosts and disks may see it: no case, and `x/index.html` is `x`. */
const keyOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')

/** The folders that a file is in, from the outermost. */
const foldersOf = (file: string) =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))

/** What each file that cannot stand where it does runs into: the first that was there. */
function findClashes(
  names: readonly string[],
  resources: readonly Entry[],
): ReadonlyMap<string, Message> {
  // By `address …`, `file …` and `folder …`; the first to take one keeps it.
  const taken = new Map<string, { order: number; clash: Message }>()
  const take = (file: string, clash: Message) => {
    const order = taken.size
    const lower = file.toLowerCase()
    const folders = foldersOf(lower).map((folder) => `folder ${folder}`)
    for (const place of [`address ${keyOf(file)}`, `file ${lower}`, ...folders])
      if (!taken.has(place)) taken.set(place, { order, clash })
  }
  for (const { file, path } of resources) take(file, message('public-over-resource', { path }))
  const clashes = new Map<string, Message>()
  for (const name of names) {
    const key = keyOf(name)
    const above = foldersOf(key).map((folder) => `file ${folder}`)
    const [other] = [`address ${key}`, ...above, `folder ${name.toLowerCase()}`]
      .map((place) => taken.get(place))
      .filter((found) => found !== undefined)
      .sort((a, b) => a.order - b.order)
    if (other) clashes.set(name, other.clash)
    take(name, message('public-over-file', { file: name }))
  }
  return clashes
}

/** A file below the real path of the folder. */
async function readOne(home: string, name: string): Promise<Published | Message> {
  const target = await realpath(join(home, name)).catch(({ code }: NodeJS.ErrnoException) =>
    message(code === 'EACCES' ? 'file-unopenable' : 'link-broken'),
  )
  if (typeof target !== 'string') return target
  if (!target.startsWith(home + sep)) return message('link-outside')
  const about = await stat(target).catch(() => undefined)
  if (!about) return message('file-unopenable')
  if (!about.isFile()) return message('file-not-regular')
  if (about.size > largest)
    return message('public-too-large', {
      megabytes: about.size / 1_000_000,
      limit: largest / 1_000_000,
    })
  const bytes = await readFile(target).catch(() => undefined)
  return bytes ? toPublished(name, bytes) : message('file-unopenable')
}

async function toPublished(file: string, bytes: Buffer): Promise<Published | Message> {
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined
  const essence = await typeOf(file, text)
  if (essence === undefined) return message('public-type-unknown')
  const written = essence.startsWith('text/')
  if (written && text === undefined) return message('public-not-utf8')
  const resource: Resource = {
    group: 'Documents',
    title: file,
    summary: file,
    unlisted: true,
    file,
    path: `/${file}`.replace(/(^|\/)index\.html$/, '$1'),
    type: written ? `${essence}; charset=utf-8` : essence,
    render: () => text ?? '',
  }
  // The rules of a page follow from its text: the hashes of its styles.
  return { resource, text: essence === 'text/html' ? (text ?? '') : '', bytes }
}

/** By its ending. Without one it is what verifiers of domains ask for: JSON, or a line of text. */
async function typeOf(file: string, text: string | undefined): Promise<string | undefined> {
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
