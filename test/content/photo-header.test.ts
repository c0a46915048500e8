// Size and orientation in the first bytes of a photo, as cameras and programs write them, and the
// widths in which a page offers it.

import { expect, test } from 'vitest'
import { readPhotoHeader } from '../../src/content/files/photo-header.ts'
import { editedFiles, readFiles, siteFrom } from '../pub.ts'

/** Bytes from hexadecimal digits, with texts in quotes. */
const bytes = (text: string) =>
  Buffer.concat(
    text
      .split(/(".*?")/)
      .map((part) =>
        part.startsWith('"')
          ? Buffer.from(part.slice(1, -1), 'latin1')
          : Buffer.from(part.replace(/\s/g, ''), 'hex'),
      ),
  )

// A directory of EXIF with one entry: the orientation 6, a quarter turn to the right.
const little = '"II" 2a00 08000000 0100 1201 0300 01000000 0600 0000 00000000'
const big = '"MM" 002a 00000008 0001 0112 0003 00000001 0006 0000 00000000'
const upright = '"II" 2a00 08000000 0100 1201 0300 01000000 0100 0000 00000000'
const png = '89 "PNG" 0d0a1a0a 0000000d "IHDR" 00000280 000001e0 0802000000 00000000'
const frame = 'ffc0 000b 08 01e0 0280 01 01 11 00'
const extended = '"RIFF" 00000000 "WEBP" "VP8X" 0a000000 00000000 7f0200 df0100'

// biome-ignore format: one line, one row
test.each([
  ['a JPEG', `ffd8 ffe0 0004 0000 ${frame}`, 'JPEG', 640, 480],
  ['a JPEG with EXIF', `ffd8 ffe1 0022 "Exif" 0000 ${little} ${frame}`, 'JPEG', 480, 640],
  ['a JPEG with XMP after EXIF', `ffd8 ffe1 0022 "Exif" 0000 ${big} ffe1 0022 "http:/" ${upright} ff ${frame}`, ...(['JPEG', 480, 640] as const)],
  ['a JPEG with Huffman tables', `ffd8 ffc4 0008 08 01e1 0281 01 ${frame}`, 'JPEG', 640, 480],
  ['a PNG', png, 'PNG', 640, 480],
  ['a PNG with EXIF', `${png} 0000001a "eXIf" ${big}`, 'PNG', 480, 640],
  ['a simple WebP', '"RIFF" 00000000 "WEBP" "VP8 " 00000000 000000 9d012a 8042 e041', 'WebP', 640, 480],
  ['a lossless WebP', '"RIFF" 00000000 "WEBP" "VP8L" 00000000 2f 7fc27700 0000000000', 'WebP', 640, 480],
  ['a WebP with EXIF', `${extended} "EXIF" 1a000000 ${little}`, 'WebP', 480, 640],
  ['a WebP with EXIF after a chunk of odd length', `${extended} "ALPH" 01000000 0000 "EXIF" 20000000 "Exif" 0000 ${big}`, 'WebP', 480, 640],
] as const)('the size of %s is read as it is shown', (_, typed, format, width, height) => {
  expect(readPhotoHeader(bytes(typed))).toEqual({ format, width, height })
})

test.each([
  ['HEIC', '00000018 "ftypheic"'],
  ['HEIC', '00000018 "ftypmif1" 00000000 "hevc"'],
  ['AVIF', '00000018 "ftypavif" 00000000 "mif1"'],
  ['GIF', '"GIF89a"'],
  ['PDF', '"%PDF-1.7"'],
  ['TIFF', '"II*" 00'],
  ['TIFF', '"MM" 00 "*"'],
  ['other', '"BM"'],
  ['broken', `ffd8 ffe0 0001 ${frame}`],
  ['broken', 'ffd8 ffda 0004 0000 ffc0 000b 08 01e0 0280 01 01'],
  ['broken', 'ffd8 ffc0 000b 08 0000 0280 01 01 11 00'],
  ['broken', '89 "PNG" 0d0a1a0a 0000000d "IDAT" 00000280 000001e0 0802000000 00000000'],
] as const)('no photo: %s in %j', (reason, typed) => {
  expect(readPhotoHeader(bytes(typed))).toBe(reason)
})

test('a page offers the photo of a dish in three widths', async () => {
  const withPhoto = (text: string) =>
    text.replace(
      /^( +)sizes: .*$/m,
      '$&\n$1photo: a.png\n$1photo_alt: Miska\n$1photo_alt_en: A bowl',
    )
  const files = editedFiles({ 'menu/10-polevky.md': withPhoto }, 'short')
  const large = '89 "PNG" 0d0a1a0a 0000000d "IHDR" 00000640 000004b0 0802000000 00000000'
  const read = await readFiles({ ...Object.fromEntries(files), 'photos/a.png': bytes(large) })
  const page = String((await siteFrom(read, [])).files.get('index.html'))
  expect(page.match(/(?<=\.avif )\d+w/g)).toEqual(['320w', '640w', '1280w'])
})
