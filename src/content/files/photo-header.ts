// Read format and size from the first bytes of a photo, without decoding it. Reads never leave the
// buffer, and offsets that point outside of it are ignored.

export type PhotoFormatRead = 'JPEG' | 'PNG' | 'WebP'
export type PhotoHeader = {
  format: PhotoFormatRead
  /** Size as displayed: the sides are swapped if EXIF says that the camera was rotated. */
  width: number
  height: number
}

/** Reason why the bytes are not a photo that we read. */
export type NoPhoto = 'HEIC' | 'AVIF' | 'GIF' | 'PDF' | 'TIFF' | 'other' | 'broken'

export function readPhotoHeader(bytes: Buffer): PhotoHeader | NoPhoto {
  const format = detectFormat(bytes)
  if (format === undefined) return detectUnsupportedKind(bytes)
  const found = readers[format](bytes)
  if (!found || found.width === 0 || found.height === 0) return 'broken'
  const { width, height, orientation } = found
  // EXIF orientations 5 to 8 are rotated by a quarter turn.
  return orientation >= 5 && orientation <= 8
    ? { format, width: height, height: width }
    : { format, width, height }
}

function detectFormat(bytes: Buffer): PhotoFormatRead | undefined {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'JPEG'
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'PNG'
  return starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP') ? 'WebP' : undefined
}

const starts = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text

/** Recognise other formats: phones name pictures .jpg whatever they hold. */
function detectUnsupportedKind(bytes: Buffer): NoPhoto {
  if (starts(bytes, 4, 'ftyp')) {
    const brands = bytes.toString('latin1', 8, 40)
    if (/avi[fs]/.test(brands)) return 'AVIF'
    if (/hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands)) return 'HEIC'
  }
  if (starts(bytes, 0, 'GIF8')) return 'GIF'
  if (starts(bytes, 0, '%PDF')) return 'PDF'
  return starts(bytes, 0, 'II*\0') || starts(bytes, 0, 'MM\0*') ? 'TIFF' : 'other'
}

type Found = { width: number; height: number; orientation: number } | undefined

const readers: { [F in PhotoFormatRead]: (bytes: Buffer) => Found } = {
  JPEG: readJpeg,
  PNG: readPng,
  WebP: readWebp,
}

/** Read JPEG markers up to the frame header (ITU-T T.81, annex B). */
function readJpeg(bytes: Buffer): Found {
  let orientation = 1
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), orientation }
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2 || marker === 0xda) return undefined
    if (marker === 0xe1 && starts(bytes, at + 4, 'Exif\0\0'))
      orientation = orientationIn(bytes.subarray(at + 10, at + 2 + length))
    at += 2 + length
  }
  return undefined
}

/** Read PNG chunks: each has a length, a name, data and a checksum. */
function readPng(bytes: Buffer): Found {
  if (bytes.length < 33 || !starts(bytes, 12, 'IHDR')) return undefined
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  for (let at = 33; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (starts(bytes, at + 4, 'eXIf'))
      return { ...size, orientation: orientationIn(bytes.subarray(at + 8, at + 8 + length)) }
    at += 12 + length
  }
  return { ...size, orientation: 1 }
}

/** Read WebP chunks (RFC 9649): the first one holds the size, a later one may hold EXIF. */
function readWebp(bytes: Buffer): Found {
  if (bytes.length < 30) return undefined
  const size = webpSize(bytes)
  if (!size) return undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (starts(bytes, at, 'EXIF')) {
      const from = at + 8 + (starts(bytes, at + 8, 'Exif\0\0') ? 6 : 0)
      return { ...size, orientation: orientationIn(bytes.subarray(from, at + 8 + length)) }
    }
    at += 8 + length + (length % 2)
  }
  return { ...size, orientation: 1 }
}

function webpSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (starts(bytes, 12, 'VP8X'))
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (starts(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return starts(bytes, 12, 'VP8 ')
    ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    : undefined
}

/** Read the orientation from the first EXIF directory; 1 (upright) if there is none. */
function orientationIn(exif: Buffer): number {
  if (exif.length < 14) return 1
  const little = starts(exif, 0, 'II')
  const short = (at: number) =>
    at + 2 > exif.length ? 0 : little ? exif.readUInt16LE(at) : exif.readUInt16BE(at)
  const start = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  const entries = Math.min(short(start), 200)
  for (let index = 0; index < entries; index++) {
    const at = start + 2 + 12 * index
    if (short(at) === 0x0112) return short(at + 8) || 1
  }
  return 1
}
