// Read the files of a pub from a folder on disk.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Message, message } from '../../messages/catalogue.ts'
import { lazy } from '../../model/once.ts'
import { type ContentSource, ignored, type Listed, type PhotoSource } from './folder.ts'

export function diskSource(folder: string): ContentSource {
  const home = lazy(() => realpathSync.native(folder))
  const find = ({ file, isLink }: Listed, refuse: Refuse) => {
    try {
      return locate(join(folder, file), home(), refuse)
    } catch {
      return message(isLink ? 'link-broken' : 'file-unopenable')
    }
  }
  return {
    list: async () => list(folder, ''),
    async read(listed) {
      const found = find(listed, checkText)
      return typeof found === 'string' ? readBytes(found) : found
    },
    find: async (listed) => find(listed, checkPhoto),
    measure,
    digest,
  }
}

/** List all files below a folder; links are not followed. */
function list(folder: string, below: string): Listed[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true })
      .filter(({ name }) => !ignored.test(name))
      .flatMap((entry): Listed[] => {
        const file = below === '' ? entry.name : `${below}/${entry.name}`
        return entry.isDirectory() ? list(folder, file) : [{ file, isLink: entry.isSymbolicLink() }]
      })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isMissing = below === '' && ['ENOENT', 'ENOTDIR'].includes(code)
    return [{ file: below, fault: message(isMissing ? 'folder-missing' : 'folder-unopenable') }]
  }
}

function readBytes(path: string): Buffer | Message {
  try {
    return readFileSync(path)
  } catch {
    return message('file-unopenable')
  }
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
function locate(path: string, home: string, refuse: Refuse): string | Message {
  const target = realpathSync.native(path)
  if (!target.startsWith(home + sep)) return message('link-outside')
  const found = statSync(target)
  if (!found.isFile()) return message('file-not-regular')
  return refuse(found.size) ?? target
}

/** Maximum number of pixels of a photo, as stated in its header. */
const maximumPixels = 50_000_000
/** Maximum ratio of the sides: a longer picture cannot be shown as a photo. */
const maximumRatio = 5

async function measure(path: string): Promise<PhotoSource | Message> {
  const bytes = readBytes(path)
  if (!Buffer.isBuffer(bytes)) return bytes
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
