// The owner's `public/`: files that are published as they are, each at its own path. They are no
// resources: no document of the interface speaks of them.

import { constants } from 'node:fs'
import { access, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Problem } from '../model/problem.ts'
import type { Published } from '../model/published.ts'
import type { Resource } from '../model/resource.ts'
import { isLeftBehind } from './owner.ts'

/** Below what Cloudflare takes (25 MiB); and one build holds them all in memory. */
const largest = 20_000_000

type Complaint = Pick<Problem, 'found' | 'expected' | 'mend'>

/**
 * The files of the owner's folder, as the rules of hosts need them, or what is wrong with them.
 * `label` is what messages call the folder; one that does not exist holds nothing.
 */
export async function readPublic(
  folder: string,
  label: string,
  resources: readonly Resource[],
): Promise<{ files: Published[]; problems: Problem[] }> {
  const names = await listFiles(folder)
  const clashes = findClashes(names, resources)
  const read = await Promise.all(
    names.map(async (name): Promise<Published | Problem> => {
      const refused = clashes.get(name) ?? badName(name)
      const result = refused ?? (await readOne(folder, name))
      return 'resource' in result
        ? result
        : { severity: 'error', file: `${label}/${name}`, ...result }
    }),
  )
  return {
    files: read.filter((one) => 'resource' in one),
    problems: read.filter((one) => 'found' in one),
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    },
  )
  return entries
    .filter((entry) => !entry.isDirectory() && !isLeftBehind(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Names that need no quoting in an address, in any rule of a host or on any disk. */
const plainName = /^[\w.~-]+$/

function badName(name: string): Complaint | undefined {
  const parts = name.split('/')
  const hidden = parts.find(
    (part, at) => part.startsWith('.') && (at > 0 || part !== '.well-known'),
  )
  if (hidden !== undefined)
    return {
      found: 'a hidden file; only those in .well-known are published',
      mend: 'delete it, or move it out of this folder',
    }
  if (parts[0]?.startsWith('_'))
    return {
      found: 'a name that begins with _: such files give orders to hosts',
      mend: 'rename it; the rules of hosts are made by the build',
    }
  if (parts.every((part) => plainName.test(part))) return undefined
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w./~-]+/g, '-')
  return {
    found: 'a name that would have to be quoted in an address',
    expected: 'letters without accents, digits, and . _ ~ -',
    mend: `rename it, for example to ${plain}`,
  }
}

/** The address of a file as hosts and disks may see it: no case, and `x/index.html` is `x`. */
const keyOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')

/** What each file that cannot stand where it does runs into. */
function findClashes(
  names: readonly string[],
  resources: readonly Resource[],
): ReadonlyMap<string, Complaint> {
  const taken = resources.map(({ file, path }) => ({ file, what: `the resource ${path}` }))
  const clashes = new Map<string, Complaint>()
  for (const name of names) {
    const key = keyOf(name)
    const other = taken.find(({ file }) => {
      const known = keyOf(file)
      return (
        known === key ||
        key.startsWith(`${file.toLowerCase()}/`) ||
        file.toLowerCase().startsWith(`${name.toLowerCase()}/`)
      )
    })
    if (other)
      clashes.set(name, {
        found: `a file in the place of ${other.what}`,
        mend: other.what.startsWith('the resource')
          ? 'rename it; what stands at that address is made by a template'
          : 'rename one of the two',
      })
    taken.push({ file: name, what: `the file ${name}` })
  }
  return clashes
}

async function readOne(folder: string, name: string): Promise<Published | Complaint> {
  const path = join(folder, name)
  const target = await realpath(path).catch(() => undefined)
  if (target === undefined)
    return { found: 'a link that leads nowhere', mend: 'put the file itself here' }
  if (!target.startsWith((await realpath(folder)) + sep))
    return { found: 'a link to a file outside of this folder', mend: 'put the file itself here' }
  const about = await stat(target)
  if (!about.isFile()) return { found: 'something that is not a file', mend: 'delete it' }
  if (about.size > largest)
    return {
      found: `a file of ${(about.size / 1_000_000).toFixed(1)} MB`,
      expected: `at most ${largest / 1_000_000} MB`,
      mend: 'make it smaller, or publish it elsewhere',
    }
  const readable = await access(target, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (!readable) return { found: 'a file that cannot be opened', mend: 'allow yourself to read it' }
  return toPublished(name, await readFile(target))
}

async function toPublished(file: string, bytes: Buffer): Promise<Published | Complaint> {
  const text = utf8(bytes)
  const essence = await typeOf(file, text)
  if (essence === undefined)
    return {
      found: 'a file whose media type nobody knows',
      expected: 'a name with a known ending, such as .pdf, .html or .jpg',
      mend: 'rename it',
    }
  const written = essence.startsWith('text/')
  if (written && text === undefined)
    return { found: 'text that is not UTF-8', mend: 'save it as UTF-8' }
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

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
