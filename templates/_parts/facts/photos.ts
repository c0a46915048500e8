// Photos as other parts speak of them: their address, how large they are, and what is to be seen.

import { largestOf, type Photo, photoPath } from '../../../src/model/photos.ts'
import { type Site, type Text, url } from '../../../src/model/site.ts'

/** The photos of the house, that of its head first. */
export const housePhotos = ({ photos }: Pick<Site, 'photos'>): Photo[] =>
  photos ? [...(photos.head ? [photos.head] : []), ...photos.strip] : []

/** Those of the house, and those of what is on the menu. */
export const allPhotos = ({ photos, menu }: Partial<Pick<Site, 'photos' | 'menu'>>): Photo[] => [
  ...(photos ? housePhotos({ photos }) : []),
  ...[...(menu?.food ?? []), ...(menu?.drinks ?? [])].flatMap(({ photo }) => photo ?? []),
]

/** In the format that everybody knows, as large as it is published. */
export const photoUrl = (site: Pick<Site, 'baseUrl'>, photo: Photo): string =>
  url(site, photoPath(photo, largestOf(photo), 'jpeg'))

export type PhotoData = { url: string; width: number; height: number; alt: Text }

export const photoData = (site: Pick<Site, 'baseUrl'>, photo: Photo): PhotoData => ({
  url: photoUrl(site, photo),
  ...largestOf(photo),
  alt: photo.alt,
})
