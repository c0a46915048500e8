// The files behind the names of photos: what they are and how large. Loaded only where a photo is named.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { complain } from '../../fields/node.ts'
import type { NamedPhoto } from '../../fields/photos.ts'
import { type Message, message } from '../../messages/catalogue.ts'
import { type Photo, photoEncoding, photoSizes, recipeOf } from '../../model/photos.ts'
import { fold, nearest } from '../../model/suggest.ts'
import type { Folder } from './folder.ts'
import { readPhotoHeader } from './photo-header.ts'

/** The most pixels of a photo, by its header. */
const maximumPixels = 50_000_000
/** The greatest ratio of the sides: a longer picture cannot be shown as a photo. */
const maximumRatio = 5
/** More would take a host longer than it gives a build. */
const maximumPhotos = 150

type Source = { digest: string; width: number; height: number }

/** The photos by the name that the owner gave; one that cannot be used is reported and left out. */
export async function readPhotoFiles(
  wanted: readonly NamedPhoto[],
  files: Folder['photos'],
  report: (file: string, complaint: Message) => void,
  encoder: string,
): Promise<ReadonlyMap<NamedPhoto, Photo>> {
  const sources = new Map<string, Source | undefined>()
  const photos = new Map<NamedPhoto, Photo>()
  const [beyond] = wanted.slice(maximumPhotos)
  if (beyond)
    complain(beyond.node, message('photos-too-many', { count: wanted.length, most: maximumPhotos }))
  for (const one of wanted.slice(0, maximumPhotos)) {
    const name = findName(one, files)
    const path = name === undefined ? undefined : files.get(name)
    if (name === undefined || path === undefined || path === null) continue
    if (!sources.has(name)) {
      const source = await readSource(path)
      if ('code' in source) report(`photos/${name}`, source)
      sources.set(name, 'code' in source ? undefined : source)
    }
    const source = sources.get(name)
    if (source) photos.set(one, toPhoto(one, name, source, encoder))
  }
  return photos
}

/** Warned about: it is published nowhere, and the owner may believe that it is. */
export function unusedPhotos(wanted: readonly NamedPhoto[], files: Folder['photos']): string[] {
  // A file that a misspelt name means was reported at that name.
  const used = new Set(wanted.map(({ name }) => matching(name, files) ?? meantBy(name, files)))
  return [...files].flatMap(([name, path]) => (path !== null && !used.has(name) ? [name] : []))
}

/** Some disks tell capitals apart; owners do not. */
const matching = (name: string, files: Folder['photos']): string | undefined =>
  files.has(name) ? name : [...files.keys()].find((file) => fold(file) === fold(name))

/** The file of a photo; a missing one is reported with the nearest name. */
function findName({ name, node }: NamedPhoto, files: Folder['photos']): string | undefined {
  const found = matching(name, files)
  if (found !== undefined) return found
  const known = [...files.keys()]
  const meant = meantBy(name, files) ?? null
  complain(node, message('photo-unknown', { typed: name, meant, known }), {
    ...(meant !== null && { mend: { old: String(node.raw), new: meant } }),
  })
  return undefined
}

function meantBy(name: string, files: Folder['photos']): string | undefined {
  const known = [...files.keys()]
  return known.find((file) => withoutEnding(file) === withoutEnding(name)) ?? nearest(name, known)
}

const withoutEnding = (name: string) => fold(name).replace(/\.\w+$/, '')

async function readSource(path: string): Promise<Source | Message> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return message('file-unopenable')
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
  return { digest: createHash('sha256').update(bytes).digest('hex'), width, height }
}

function toPhoto(
  { use, alt, focus }: NamedPhoto,
  name: string,
  source: Source,
  encoder: string,
): Photo {
  const recipe = JSON.stringify([recipeOf(use), photoEncoding, encoder])
  return {
    source: { file: `photos/${name}`, digest: source.digest },
    use,
    digest: createHash('sha256').update(`${source.digest} ${recipe}`).digest('hex').slice(0, 32),
    sizes: photoSizes(use, source),
    alt,
    ...(focus && { focus }),
  }
}
