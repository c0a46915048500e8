// Makes the published photos: upright, in the sizes and formats of their recipe, and without
// metadata such as place and camera. Results are cached. The encoder is loaded only for new photos.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp, SharpOptions } from 'sharp'
import { message, sentence } from '../messages/catalogue.ts'
import { MachineError } from '../messages/machine-error.ts'
import type { Problem } from '../messages/problem.ts'
import {
  largestSize,
  type Photo,
  type PhotoFormat,
  type PhotoSize,
  photoEncoding,
  photoFolder,
  photoFormatNames,
  photoFormats,
  photoPath,
  photoRecipe,
} from '../model/photos.ts'
import type { Published } from '../model/published.ts'
import type { Resource } from '../model/resource.ts'
import type { Content } from '../model/site.ts'
import { cacheFolder, cacheName, readCached, writeCached } from './cache.ts'
import { findPackage } from './package.ts'

const missingEncoder = () => new MachineError(sentence('sharp-missing'))

/**
 * Version of the encoder. It is part of published photo names, because another version may produce
 * different bytes.
 */
export async function encoderVersion(): Promise<string> {
  try {
    return `sharp ${(await findPackage('sharp')).version}`
  } catch {
    throw missingEncoder()
  }
}

/** Return each photo of the content once. */
function listPhotos({ photos, menu }: Pick<Content, 'photos' | 'menu'>): Photo[] {
  const { head, strip = [] } = photos ?? {}
  const itemPhotos = [...menu.food, ...menu.drinks].flatMap(({ photo }) => photo ?? [])
  const all = [...(head ? [head] : []), ...strip, ...itemPhotos]
  return [...new Map(all.map((photo) => [photo.digest, photo])).values()]
}

type PhotoFile = { photo: Photo; size: PhotoSize; format: PhotoFormat; resource: Resource }

const listPhotoFiles = (photo: Photo): PhotoFile[] =>
  photo.sizes.flatMap((size) =>
    photoFormatNames.map((format) => ({
      photo,
      size,
      format,
      resource: toResource(photoPath(photo, size, format), format),
    })),
  )

/** The URL changes with the content, so clients never need to revalidate. */
const toResource = (path: string, format: PhotoFormat): Resource => ({
  group: 'Documents',
  title: path,
  summary: 'A photo.',
  unlisted: true,
  file: path.slice(1),
  path,
  type: photoFormats[format].type,
  cache: 'public, max-age=31536000, immutable',
  sharedRule: `${photoFolder(format)}*`,
  render: () => '',
})

/** Return the resources of all photos of the content. */
export const photoResources = (content: Pick<Content, 'photos' | 'menu'>): Resource[] =>
  listPhotos(content)
    .flatMap(listPhotoFiles)
    .map(({ resource }) => resource)

/** Called before each new photo with its position, and without an argument at the end. */
export type PhotoProgress = (now?: { file: string; index: number; all: number }) => void

/** Encode all photos of the content, or report the unusable ones. */
export async function makePhotos(
  content: Pick<Content, 'photos' | 'menu'>,
  folder: string,
  label: string,
  { cache = cacheFolder, onPhoto }: { cache?: string; onPhoto?: PhotoProgress | undefined } = {},
): Promise<{ files: Published[]; problems: Problem[] }> {
  const files: Published[] = []
  const problems = new Map<string, Problem>()
  const photos = listPhotos(content)
  // One at a time: a large photo needs hundreds of megabytes, and its sizes use all cores.
  for (const [index, photo] of photos.entries()) {
    const file = `${label}/${photo.source.file}`
    const all = photos.length
    const made = await makePhoto(photo, folder, cache, () => onPhoto?.({ file, index, all }))
    if (Array.isArray(made)) files.push(...made)
    else problems.set(file, { ...made, severity: 'error', file })
  }
  if (photos.length > 0) onPhoto?.()
  return { files, problems: [...problems.values()] }
}

async function makePhoto(photo: Photo, folder: string, cache: string, onMaking: () => void) {
  const files = listPhotoFiles(photo)
  const found = await Promise.all(files.map((file) => readCached(join(cache, cachedName(file)))))
  const missed = files.filter((_, index) => !found[index])
  if (missed.length > 0) onMaking()
  const made = missed.length > 0 ? await encodeAll(photo, missed, folder) : new Map()
  if ('code' in made) return made
  for (const [file, bytes] of made) await writeCached(join(cache, cachedName(file)), bytes)
  return files.flatMap((file, index) => {
    const bytes = found[index] ?? made.get(file)
    return bytes ? [{ resource: file.resource, text: '', bytes }] : []
  })
}

/**
 * Name of a photo in the cache. Its published path depends on everything that decides the bytes,
 * except the machine, so platform and architecture are added.
 */
const cachedName = ({ photo, size, format }: PhotoFile) =>
  cacheName(
    photoFormats[format].ending,
    photoPath(photo, size, format),
    process.platform,
    process.arch,
  )

/** Longer than any normal photo takes, even on a slow machine. */
const timeoutInSeconds = 60

async function encodeAll(photo: Photo, files: readonly PhotoFile[], folder: string) {
  const bytes = await readFile(join(folder, photo.source.file))
  // The file was changed during the build, so its digest and name no longer match.
  if (createHash('sha256').update(bytes).digest('hex') !== photo.source.digest)
    return message('photo-broken')
  const sharp = await loadSharp()
  try {
    const base = await decode(sharp, bytes, largestSize(photo))
    if (!base) return message('photo-broken')
    // At once, because each encoder uses one core.
    return new Map(
      await Promise.all(files.map(async (file) => [file, await encode(base, file)] as const)),
    )
  } catch (error) {
    return /timeout/i.test(String(error))
      ? message('photo-too-slow', { seconds: timeoutInSeconds })
      : message('photo-broken')
  }
}

type Load = (input: Buffer, options?: SharpOptions) => Sharp
let loading: Promise<Load> | undefined

function loadSharp(): Promise<Load> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => {
      sharp.cache(false)
      // Allow only the formats that owners may use, not everything the library can read.
      sharp.block({ operation: ['VipsForeignLoad'] })
      const readable = ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`)
      sharp.unblock({ operation: readable })
      return sharp
    },
    () => Promise.reject(missingEncoder()),
  )
  return loading
}

type Pixels = (size: PhotoSize) => Sharp

/**
 * Decode the largest size: upright, in sRGB, on a white background. Undefined if the dimensions
 * differ from those in the header.
 */
async function decode(sharp: Load, bytes: Buffer, size: PhotoSize): Promise<Pixels | undefined> {
  const { data, info } = await sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' })
    .timeout({ seconds: timeoutInSeconds })
    .autoOrient()
    .resize({ width: size.width })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Rounding of halves differs between libraries.
  if (info.width !== size.width || Math.abs(info.height - size.height) > 1) return undefined
  const { width, height, channels } = info
  return (target) =>
    sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: timeoutInSeconds })
      .resize({ ...target, fit: 'fill' })
}

/**
 * Encode at the quality of the recipe. While the file is too large, lower the quality, and finally
 * blur.
 */
async function encode(pixels: Pixels, { photo, size, format }: PhotoFile): Promise<Buffer> {
  const { quality, light } = photoRecipe(photo.use)
  const lightest = light && size.width <= light.width ? light.bytes : Number.POSITIVE_INFINITY
  const attempts = [
    ...photoEncoding.coarser.map((factor) => ({ factor, blur: undefined })),
    ...photoEncoding.blurs.map((blur) => ({ factor: 0.2, blur })),
  ]
  let made: Buffer = Buffer.alloc(0)
  for (const { factor, blur } of attempts) {
    const drawn = blur === undefined ? pixels(size) : pixels(size).blur(blur)
    made = await write(drawn, format, Math.round(quality[format] * factor))
    if (made.length <= lightest) break
  }
  return made
}

/** Writes no metadata: no place, no camera, no colour profile. */
const write = (pixels: Sharp, format: PhotoFormat, quality: number): Promise<Buffer> =>
  format === 'avif'
    ? pixels.avif({ quality, ...photoEncoding.avif }).toBuffer()
    : pixels.jpeg({ quality, ...photoEncoding.jpeg }).toBuffer()
