// Sizes and paths of published photos.

import type { Text } from './languages.ts'

/** Encoding of photos. A change here renames every published photo. */
type Recipe = {
  /** Three widths in pixels; smaller photos are never enlarged. */
  widths: readonly [number, number, number]
  quality: { readonly [F in PhotoFormat]: number }
  /** Byte limit of photos up to this width; quality is lowered until they fit. */
  light?: { width: number; bytes: number }
}

/** Browsers without AVIF use JPEG. */
export const photoFormats = {
  avif: { type: 'image/avif', ending: 'avif' },
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
} as const
export type PhotoFormat = keyof typeof photoFormats
export const photoFormatNames = Object.keys(photoFormats) as PhotoFormat[]

const quality = { avif: 55, jpeg: 74 } as const

export const photoRecipes = {
  head: { widths: [480, 960, 1600], quality, light: { width: 960, bytes: 45_000 } },
  strip: { widths: [320, 640, 1280], quality },
  item: { widths: [320, 640, 1280], quality },
} as const satisfies { [use: string]: Recipe }
/** Encoder options; part of every photo's digest, as the recipe is. */
export const photoEncoding = {
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { mozjpeg: true },
  /** Steps until a photo is small enough: factors of the quality, then strengths of blur. */
  coarser: [1, 0.75, 0.55, 0.4, 0.28, 0.2],
  blurs: [1, 2, 4, 8, 16],
} as const

export type PhotoUse = keyof typeof photoRecipes
export const photoRecipe = (use: PhotoUse): Recipe => photoRecipes[use]

export type PhotoSize = { width: number; height: number }

/** Published photo, rotated upright. */
export type Photo = {
  /** File in the content folder, with the digest of its bytes; never published. */
  source: { file: string; digest: string }
  use: PhotoUse
  /**
   * Hash of file bytes, recipe and encoder version. No other part of the source name is published.
   */
  digest: string
  /** From the smallest to the largest. */
  sizes: readonly PhotoSize[]
  alt: Text
  /** Point that must stay visible if a page crops the photo. */
  focus?: Focus
}

/** Point of a photo, in percent of its width and height. */
export type Focus = { x: number; y: number }

/** Photos of the house itself. */
export type Photos = { head?: Photo; strip: readonly Photo[] }

/** Folder of a format. One per format, because hosts set headers per folder. */
export const photoFolder = (format: PhotoFormat) => `/photos/${format}/`

export const photoPath = ({ digest }: Photo, { width }: PhotoSize, format: PhotoFormat) =>
  `${photoFolder(format)}${digest}-${width}.${photoFormats[format].ending}`

/** Sizes published for a photo of this size. */
export function photoSizes(use: PhotoUse, { width, height }: PhotoSize): PhotoSize[] {
  const widths = new Set(photoRecipe(use).widths.map((wanted) => Math.min(wanted, width)))
  return [...widths].map((made) => ({
    width: made,
    height: Math.max(1, Math.round((height * made) / width)),
  }))
}

/** Size whose URL is given to programs. */
export const largestSize = ({ sizes }: Photo): PhotoSize => {
  const largest = sizes.at(-1)
  if (!largest) throw new Error('a photo without a size')
  return largest
}

/** Largest size up to this width, or the smallest if all are wider. */
export const sizeUpTo = ({ sizes }: Photo, limit: number): PhotoSize | undefined =>
  sizes.findLast(({ width }) => width <= limit) ?? sizes[0]
