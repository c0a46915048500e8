// URL, size and description of photos.

import { largestSize, type Photo, photoPath } from '../../../src/model/photos.ts'
import { type Site, type Text, url } from '../../../src/model/site.ts'

/** Return the photos of the house; the one in the head of the page comes first. */
export const housePhotos = ({ photos }: Pick<Site, 'photos'>): Photo[] =>
  photos ? [...(photos.head ? [photos.head] : []), ...photos.strip] : []

/** Return the photos of the house and of the menu. */
export const allPhotos = ({ photos, menu }: Partial<Pick<Site, 'photos' | 'menu'>>): Photo[] => [
  ...(photos ? housePhotos({ photos }) : []),
  ...[...(menu?.food ?? []), ...(menu?.drinks ?? [])].flatMap(({ photo }) => photo ?? []),
]

/** Return the URL of the largest JPEG, which every program can read. */
export const photoUrl = (site: Pick<Site, 'baseUrl'>, photo: Photo): string =>
  url(site, photoPath(photo, largestSize(photo), 'jpeg'))

export type PhotoData = { url: string; width: number; height: number; alt: Text }

export const photoData = (site: Pick<Site, 'baseUrl'>, photo: Photo): PhotoData => ({
  url: photoUrl(site, photo),
  ...largestSize(photo),
  alt: photo.alt,
})
