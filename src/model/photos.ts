// Photos of the owner: in which sizes they are published, and where.

import type { Text } from './languages.ts'

/** How photos are encoded; a change here gives every photo a new name. */
type Recipe = {
  /** In pixels, of the three that are made; one that is smaller is never enlarged. */
  widths: readonly [number, number, number]
  quality: { readonly [F in PhotoFormat]: number }
  /** The most bytes of a photo up to this width; quality is lowered until it fits. */
  light?: { width: number; bytes: number }
}

/** Browsers that know AVIF take it; all of them know JPEG. */
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
/** How the encoder is asked; a part of every name, as the recipe is. */
export const photoEncoding = {
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { mozjpeg: true },
  /** What is tried until a photo is light enough: parts of its quality, then how much is blurred. */
  coarser: [1, 0.75, 0.55, 0.4, 0.28, 0.2],
  blurs: [1, 2, 4, 8, 16],
} as const

export type PhotoUse = keyof typeof photoRecipes
export const recipeOf = (use: PhotoUse): Recipe => photoRecipes[use]

export type PhotoSize = { width: number; height: number }

/** A photo as it is published; upright, whatever way the camera was held. */
export type Photo = {
  /** The file below the folder of content, with the digest of its bytes; never published. */
  source: { file: string; digest: string }
  use: PhotoUse
  /** Of the bytes of the file, the recipe, and what makes it: all that is published of its name. */
  digest: string
  /** From the smallest to the largest. */
  sizes: readonly PhotoSize[]
  alt: Text
  /** What must stay to be seen where a page shows less than all of it. */
  focus?: Focus
}

/** A point of a photo, in percent of its sides. */
export type Focus = { x: number; y: number }

/** The photos of the house itself. */
export type Photos = { head?: Photo; strip: readonly Photo[] }

/** One of each kind of file has a folder: hosts know rules for all that is below one. */
export const photoFolder = (format: PhotoFormat) => `/photos/${format}/`

export const photoPath = ({ digest }: Photo, { width }: PhotoSize, format: PhotoFormat) =>
  `${photoFolder(format)}${digest}-${width}.${photoFormats[format].ending}`

/** The sizes of a photo that is so large. */
export function photoSizes(use: PhotoUse, { width, height }: PhotoSize): PhotoSize[] {
  const widths = new Set(recipeOf(use).widths.map((wanted) => Math.min(wanted, width)))
  return [...widths].map((made) => ({
    width: made,
    height: Math.max(1, Math.round((height * made) / width)),
  }))
}

/** The size whose address programs are given. */
export const largestOf = ({ sizes }: Photo): PhotoSize => {
  const largest = sizes.at(-1)
  if (!largest) throw new Error('a photo without a size')
  return largest
}

/** The largest up to this width; the smallest where all are wider. */
export const sizeUpTo = ({ sizes }: Photo, limit: number): PhotoSize | undefined =>
  sizes.findLast(({ width }) => width <= limit) ?? sizes[0]
