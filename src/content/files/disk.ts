// Read the files of a pub from a folder on disk.

import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Message, message } from '../../messages/catalogue.ts'
import { type ContentSource, ignored, type Listed, type PhotoSource } from './folder.ts'

export function diskSource(folder: string): ContentSource {
  const home = realpath(folder)
  home.catch(() => undefined)
  const find = async ({ file, isLink }: Listed, refuse: Refuse) =>
    locate(join(folder, file), await home, refuse).catch(() =>
      message(isLink ? 'link-broken' : 'file-unopenable'),
    )
  return {
    list: () => list(folder, ''),
    async read(listed) {
      const found = await find(listed, checkText)
      if (typeof found !== 'string') return found
      return readFile(found).catch(() => message('file-unopenable'))
    },
    find: (listed) => find(listed, checkPhoto),
    measure,
    digest,
  }
}

/** List all files below a folder; links are not followed. */
async function list(folder: string, below: string): Promise<Listed[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(
    ({ code = '' }: NodeJS.ErrnoException) =>
      below === '' && ['ENOENT', 'ENOTDIR'].includes(code) ? 'folder-missing' : 'folder-unopenable',
  )
  if (typeof entries === 'string') return [{ file: below, fault: message(entries) }]
  const found = await Promise.all(
    entries
      .filter(({ name }) => !ignored.test(name))
      .map(async (entry): Promise<Listed[]> => {
        const file = below === '' ? entry.name : `${below}/${entry.name}`
        return entry.isDirectory() ? list(folder, file) : [{ file, isLink: entry.isSymbolicLink() }]
      }),
  )
  return found.flat()
}

const digest = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Refuse = (bytes: number) => Message | undefined

/** A larger file is no menu, and parsing it would take minutes. */
const maximumTextBytes = 1024 * 1024

const checkText = (bytes: number) =>
  bytes > maximumTextBytes
    ? message('file-too-large', { megabytes: bytes / maximumTextBytes })
    : undefined

/** No camera needs more, and a build holds a whole photo in memory. */
const maximumPhotoBytes = 20_000_000

const checkPhoto = (bytes: number) =>
  bytes > maximumPhotoBytes
    ? message('photo-too-heavy', { megabytes: bytes / 1e6, most: maximumPhotoBytes / 1e6 })
    : undefined

/**
 * Return the real path of a file, or the reason why it is not read. A link must stay within the
 * folder. Throws if the path does not exist.
 */
async function locate(path: string, home: string, refuse: Refuse): Promise<string | Message> {
  const target = await realpath(path)
  if (!target.startsWith(home + sep)) return message('link-outside')
  const found = await stat(target)
  if (!found.isFile()) return message('file-not-regular')
  return refuse(found.size) ?? target
}

/** Maximum number of pixels of a photo, as stated in its header. */
const maximumPixels = 50_000_000
/** Maximum ratio of the sides: a longer picture cannot be shown as a photo. */
const maximumRatio = 5

async function measure(path: string): Promise<PhotoSource | Message> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return message('file-unopenable')
  const { readPhotoHeader } = await import('./photo-header.ts')
  const header = readPhotoHeader(bytes)
  if (header === 'HEIC') return message('photo-heic')
  if (header === 'broken') return message('photo-broken')
  if (typeof header === 'string') return message('photo-type', { ending: header.toLowerCase() })
  const { width, height } = header
  if (width * height > maximumPixels)
    return message('photo-too-large', {
      megapixels: Math.round((width * height) / 1e6),
      most: maximumPixels / 1e6,
    })
  if (Math.max(width, height) > maximumRatio * Math.min(width, height))
    return message('photo-too-long', { width, height, most: maximumRatio })
  return { digest: digest(bytes), width, height }
}
