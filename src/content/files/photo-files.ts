// Find the files of named photos, and measure them. Loaded only if a photo is named.

import type { PhotoEntry } from '../../fields/photos.ts'
import type { Message } from '../../messages/catalogue.ts'
import { type Photo, photoEncoding, photoRecipe, photoSizes } from '../../model/photos.ts'
import { nearest, normalizeText } from '../../model/suggest.ts'
import { reportError } from '../../reading/node.ts'
import type { ContentSource, Folder, PhotoSource } from './folder.ts'

/** More photos would exceed the build time that hosts allow. */
const maximumPhotos = 150

/**
 * Read the photos by the name that the owner gave. One that cannot be used is reported and left
 * out.
 */
export async function readPhotoFiles(
  wanted: readonly PhotoEntry[],
  files: Folder['photos'],
  report: (file: string, complaint: Message) => void,
  { encoder, source }: { encoder: string; source: ContentSource },
): Promise<ReadonlyMap<PhotoEntry, Photo>> {
  const sources = new Map<string, PhotoSource | undefined>()
  const photos = new Map<PhotoEntry, Photo>()
  const [beyond] = wanted.slice(maximumPhotos)
  if (beyond)
    reportError(beyond.node, 'photos-too-many', { count: wanted.length, most: maximumPhotos })
  for (const photo of wanted.slice(0, maximumPhotos)) {
    const name = findName(photo, files)
    const path = name === undefined ? undefined : files.get(name)
    if (name === undefined || path === undefined || path === null) continue
    if (!sources.has(name)) {
      const found = await source.measure(path)
      if ('code' in found) report(`photos/${name}`, found)
      sources.set(name, 'code' in found ? undefined : found)
    }
    const found = sources.get(name)
    if (!found) continue
    const recipe = JSON.stringify([photoRecipe(photo.use), photoEncoding, encoder])
    const digest = source.digest(`${found.digest} ${recipe}`).slice(0, 10)
    photos.set(photo, toPhoto(photo, name, found, digest))
  }
  return photos
}

/** List photos that no page uses: the owner may believe that they are published. */
export function unusedPhotos(wanted: readonly PhotoEntry[], files: Folder['photos']): string[] {
  // A file that a misspelt name probably means was already reported at that name.
  const used = new Set(
    wanted.map(({ name }) => matching(name, files) ?? findNearestFile(name, files)),
  )
  return [...files].flatMap(([name, path]) => (path !== null && !used.has(name) ? [name] : []))
}

/** Match names without case, because some disks are case-sensitive and owners are not. */
const matching = (name: string, files: Folder['photos']): string | undefined =>
  files.has(name)
    ? name
    : [...files.keys()].find((file) => normalizeText(file) === normalizeText(name))

/** Find the file of a photo, or report the nearest name. */
function findName({ name, node }: PhotoEntry, files: Folder['photos']): string | undefined {
  const found = matching(name, files)
  if (found !== undefined) return found
  const existing = [...files.keys()]
  const closest = findNearestFile(name, files) ?? null
  const edit = closest === null ? undefined : { old: String(node.raw), new: closest }
  return reportError({ ...node, fix: edit }, 'photo-unknown', {
    typed: name,
    meant: closest,
    known: existing,
  })
}

function findNearestFile(name: string, files: Folder['photos']): string | undefined {
  const existing = [...files.keys()]
  return (
    existing.find((file) => withoutEnding(file) === withoutEnding(name)) ?? nearest(name, existing)
  )
}

const withoutEnding = (name: string) => normalizeText(name).replace(/\.\w+$/, '')

function toPhoto(
  { use, alt, focus }: PhotoEntry,
  name: string,
  source: PhotoSource,
  digest: string,
): Photo {
  return {
    source: { file: `photos/${name}`, digest: source.digest },
    use,
    digest,
    sizes: photoSizes(use, source),
    alt,
    ...(focus && { focus }),
  }
}
