// photos.md: the photo in the page header and those of the strip. Also reads the photo of an item.

import type { Text } from '../model/languages.ts'
import type { Focus, PhotoUse } from '../model/photos.ts'
import { type ContentNode, hasValue, nodeAt, reportError } from '../reading/node.ts'
import type { Values } from '../reading/reader.ts'
import { list, optional, record } from '../reading/record.ts'
import { composed, type FieldRows } from '../reading/row.ts'
import { optionalText } from '../reading/texts.ts'
import { checkedRow, photoRows } from './common.ts'

/** A photo as the owner describes it, before its file is read. */
export type PhotoEntry = {
  name: string
  use: PhotoUse
  alt: Text
  focus: Focus | undefined
  node: ContentNode
}

const stripRows = {
  ...photoRows,
  photo: { ...photoRows.photo, required: true },
  photo_alt: { ...photoRows.photo_alt, required: true },
} satisfies FieldRows

const photosRows = {
  ...photoRows,
  strip: optional(list(record('photo', stripRows)), { ...composed, called: undefined }),
  checked: checkedRow,
} satisfies FieldRows

export const photosRecord = record('photos', photosRows)

export type PhotosFile = { head: PhotoEntry | undefined; strip: PhotoEntry[] }

export function readPhotos(top: ContentNode): PhotosFile | undefined {
  const { value: fields, node } = photosRecord.read(top)
  if (!fields) return undefined
  const strip = fields.strip ?? []
  return {
    head: readPhoto('head', node, fields),
    strip: strip.flatMap(
      ({ value, node: at }) => (value && toPhotoEntry('strip', at, value)) ?? [],
    ),
  }
}

function toPhotoEntry(
  use: PhotoUse,
  node: ContentNode,
  { photo: name, photo_alt: alt, focus }: Values<typeof photoRows>,
): PhotoEntry | undefined {
  return name !== undefined && alt
    ? { name, use, alt, focus, node: nodeAt(node, 'photo') }
    : undefined
}

/** Read the photo of a block. It needs a text alternative in every language. */
export function readPhoto(
  use: PhotoUse,
  node: ContentNode,
  values: Values<typeof photoRows>,
): PhotoEntry | undefined {
  const alt = Object.keys(node.raw ?? {}).find(
    (name) => name.startsWith('photo_alt') && hasValue(node, name),
  )
  if (hasValue(node, 'photo') && alt === undefined)
    reportError(nodeAt(node, 'photo'), 'photo-alt-missing', altFields(node))
  if (!hasValue(node, 'photo') && alt !== undefined)
    reportError({ ...nodeAt(node, alt), on: 'key' }, 'photo-alt-alone')
  if (values.focus && !hasValue(node, 'photo') && alt === undefined)
    reportError({ ...nodeAt(node, 'focus'), on: 'key' }, 'field-without-partner', {
      field: 'focus',
      partner: 'photo',
    })
  return toPhotoEntry(use, node, values)
}

const altFields = ({ document }: ContentNode) => ({
  fields: optionalText.keys('photo_alt', document.languages).map(({ key }) => key),
})
