// Photos as they are published: upright, in three sizes, without a word of where they were taken.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import exifr from 'exifr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePhotos } from '../../src/engine/photos.ts'
import { headersFor } from '../../src/hosting/index.ts'
import { photo } from '../photo.ts'
import {
  buildPub,
  contentCopy,
  type Edits,
  readSite,
  root,
  temporaryFolder,
  tryBuild,
} from '../pub.ts'
import { parseJson, readStructuredData } from '../reading.ts'
import { lastingFolder } from '../workshop.ts'

const alt = (name: string) => `photo_alt: ${name} česky\nphoto_alt_en: ${name} in English`
const indented = (text: string) => text.replace(/^/gm, '    ')

/** Copy a small pub and add these files. */
const copyPub = (files: Edits, folder?: string) => contentCopy(files, 'five-items', folder)

const head = (name: string) => `---\nphoto: ${name}\n${alt('Lokál')}\n---\n`

/** Create a photo as a camera does: stored on its side, with a place in its metadata. */
const takePhoto = (orientation: number, width = 900, height = 600) =>
  sharp(photo(width, height))
    .withExif({
      IFD0: { Make: 'Camera of a guest', Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 45/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation })

const findPhotos = (files: ReadonlyMap<string, string | Uint8Array>, ending: string) =>
  [...files].flatMap(([name, bytes]) =>
    name.startsWith('photos/') && name.endsWith(ending) && typeof bytes !== 'string'
      ? [{ name, bytes: Buffer.from(bytes) }]
      : [],
  )

/** The width of an AVIF image is in its `ispe` box. */
async function readSize(bytes: Buffer): Promise<{ format: string; width: number }> {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif')
    return { format: 'avif', width: bytes.readUInt32BE(bytes.indexOf('ispe') + 8) }
  const { format, width } = await sharp(bytes).metadata()
  return { format, width }
}

const findErrors = async (content: string) => {
  const result = await tryBuild(content)
  return 'problems' in result ? result.problems.filter(({ severity }) => severity === 'error') : []
}

describe('the photos of a pub', () => {
  let built: Awaited<ReturnType<typeof buildPub>>
  const fileText = (file: string) => String(built.files.get(file))
  beforeAll(async () => {
    const dish = '    id: utopenec\n'
    const content = await copyPub(
      {
        'photos/Lokál u Nováků.jpg': await takePhoto(6, 1800, 1200).jpeg().toBuffer(),
        'photos/pivo.webp': await takePhoto(1).webp().toBuffer(),
        'photos/utopenec.png': photo(640, 480, 90),
        'photos.md': `---\nphoto: Lokál u Nováků.jpg\n${alt('Lokál')}\nstrip:\n  - photo: photos/pivo.webp\n${indented(alt('Pivo'))}\n---\n`,
        'menu/20-k-pivu.md': [
          dish,
          `${dish}    photo: Utopenec.PNG\n${indented(alt('Utopenec'))}\n`,
        ],
      },
      await lastingFolder(),
    )
    built = await buildPub(content)
  })

  test('are published in three sizes as AVIF and JPEG, none larger than the original', async () => {
    const widths = (ending: string) =>
      findPhotos(built.files, ending).map(({ name }) => Number(/-(\d+)\./.exec(name)?.[1]))
    for (const ending of ['.avif', '.jpg'])
      expect(widths(ending).sort((a, b) => a - b)).toEqual([
        320, 320, 480, 640, 640, 900, 960, 1200,
      ])
    for (const { name, bytes } of findPhotos(built.files, '')) {
      const { format, width } = await readSize(bytes)
      expect(`${format} ${width}`).toBe(`${name.split('/')[1]} ${/-(\d+)\./.exec(name)?.[1]}`)
    }
  })

  test('may be WebP files', async () => {
    const bytes = await sharp(photo(500, 400)).webp().toBuffer()
    const content = await copyPub({ 'photos/a.webp': bytes, 'photos.md': head('a.webp') })
    const { files, problems } = await encodeUncached(content)
    expect(problems).toEqual([])
    expect(files).toHaveLength(4)
  })

  test('contain no camera, no place and no original file names', async () => {
    expect(await exifr.parse(await takePhoto(1).jpeg().toBuffer(), true)).toMatchObject({
      Make: 'Camera of a guest',
      GPSLatitude: [49, 45, 0],
    })
    for (const { bytes } of findPhotos(built.files, '')) {
      expect(await exifr.parse(bytes, true).catch(() => undefined)).toBeUndefined()
      expect(bytes.includes('Camera')).toBe(false)
    }
    for (const [name, text] of built.files)
      expect(`${name} ${typeof text === 'string' ? text : ''}`).not.toMatch(
        /Nováků|Nov%C3%A1k|pivo\.webp|utopenec\.png/i,
      )
  })

  test('are cached for ever, with one hosting rule per format', () => {
    const rules = fileText('_headers')
    expect(rules.match(/^\/photos\/.*$/gm)).toEqual(['/photos/avif/*', '/photos/jpeg/*'])
    for (const page of built.published.filter(({ resource }) =>
      resource.path.startsWith('/photos/'),
    ))
      expect(Object.fromEntries(headersFor(page, built.site))).toMatchObject({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': page.resource.path.endsWith('.avif') ? 'image/avif' : 'image/jpeg',
      })
  })

  test('are on the page with dimensions and alt text, and lazy-loaded below the first screen', () => {
    for (const [file, language] of [
      ['index.html', 'česky'],
      ['en/index.html', 'in English'],
    ] as const) {
      const images = fileText(file).match(/<img [^>]* width=[^>]*>/g) ?? []
      expect(images.map((image) => / alt="([^"]*)"/.exec(image)?.[1])).toEqual(
        ['Lokál', 'Pivo', 'Utopenec'].map((name) => `${name} ${language}`),
      )
      for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+"[ /]/)
      expect(images.map((image) => image.includes(' loading="lazy"'))).toEqual([false, true, true])
      const sources = [...fileText(file).matchAll(/\/(photos\/[\w./-]+) \d+w/g)].map(([, at]) => at)
      expect(sources.length).toBeGreaterThan(10)
      for (const name of sources) expect(built.files.has(String(name)), name).toBe(true)
    }
  })

  test('are in the data, in the preview of shared links, and in structured data', () => {
    const menu = parseJson(built.files, 'menu.json')
    const { photos } = parseJson(built.files, 'pub.json')
    const dish = menu.food[0].photo
    expect(dish).toEqual({
      url: expect.stringMatching(/^https:\/\/pub\.example\/photos\/jpeg\/[0-9a-f]{10}-640\.jpg$/),
      width: 640,
      height: 480,
      alt: { cs: 'Utopenec česky', en: 'Utopenec in English' },
    })
    // The source is 1800 by 1200, stored on its side.
    expect(photos[0]).toMatchObject({ width: 1200, height: 1800 })
    expect(photos).toHaveLength(2)
    const page = fileText('index.html')
    expect(page).toContain(`<meta property="og:image" content="${photos[0].url}"/>`)
    expect(page).toContain('<meta property="og:image:height" content="1800"/>')
    const data = readStructuredData(built.files)
    expect(data.image).toEqual(photos.map(({ url }: { url: string }) => url))
    expect(JSON.stringify(data.hasMenu)).toContain(`"image":"${dish.url}"`)
    for (const { url } of [dish, ...photos]) expect(fileText('index.md')).toContain(`](${url})`)
  })
})

/** Encode the photos without the cache. */
const encodeUncached = async (content: string) =>
  makePhotos((await readSite(content)).site, content, 'content', { cache: await temporaryFolder() })

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'EXIF orientation %i is turned upright',
  async (orientation) => {
    const side = await takePhoto(orientation, 480, 320).jpeg({ quality: 95 }).toBuffer()
    const { files } = await encodeUncached(
      await copyPub({ 'photos/a.jpg': side, 'photos.md': head('a.jpg') }),
    )
    const made = files.findLast(({ resource }) => resource.file.endsWith('.jpg'))
    const small = (image: ReturnType<typeof sharp>) =>
      image.resize(6, 6, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const [shown, meant] = await Promise.all([
      small(sharp(made?.bytes)),
      small(sharp(await sharp(side).autoOrient().png().toBuffer())),
    ])
    const furthest = Math.max(...shown.map((value, at) => Math.abs(value - (meant[at] ?? 0))))
    expect(furthest).toBeLessThan(12)
  },
)

test('a JPEG with fill bytes before its markers, as T.81 allows, is accepted', async () => {
  const plain = await takePhoto(6, 480, 320).jpeg().toBuffer()
  const filled = Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xff]), plain.subarray(2)])
  const content = await copyPub({ 'photos/a.jpg': filled, 'photos.md': head('a.jpg') })
  expect((await encodeUncached(content)).files).not.toEqual([])
})

test('the main photo is at most 45 kB on a phone, however detailed it is', async () => {
  const noise = await sharp({
    create: {
      width: 1000,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { files } = await buildPub(
    await copyPub({ 'photos/a.jpg': noise, 'photos.md': head('a.jpg') }),
  )
  const light = findPhotos(files, '').filter(({ name }) => /-(480|960)\./.test(name))
  expect(light).toHaveLength(4)
  for (const { name, bytes } of light) expect(bytes.length, name).toBeLessThanOrEqual(45_000)
  // 40 rem are 640 pixels. Wider windows choose among all sizes.
  const phone = [
    ...String(files.get('index.html')).matchAll(/media="\(max-width:40rem\)" srcset="([^"]*)"/g),
  ]
  expect(phone.map(([, offered]) => offered?.match(/\d+w/g))).toEqual([
    ['480w', '960w'],
    ['480w', '960w'],
  ])
})

test('the same photo has the same bytes and name, and a different photo has a different name', async () => {
  const made = async (bytes: Buffer) => {
    const content = await copyPub({ 'photos/a.png': bytes, 'photos.md': head('a.png') })
    const { files } = await encodeUncached(content)
    return new Map(files.map(({ resource, bytes: own = [] }) => [resource.path, Buffer.from(own)]))
  }
  const [first, again, other] = [
    await made(photo(500, 400)),
    await made(photo(500, 400)),
    await made(photo(500, 400, 1)),
  ]
  expect(first.size).toBe(4)
  expect([...again].map(([path, bytes]) => [path, bytes.toString('base64')])).toEqual(
    [...first].map(([path, bytes]) => [path, bytes.toString('base64')]),
  )
  expect([...first.keys()].filter((path) => other.has(path))).toEqual([])
})

test('transparent areas become white', async () => {
  const glass = sharp({
    create: { width: 500, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const content = await copyPub({
    'photos/a.png': await glass.png().toBuffer(),
    'photos.md': head('a.png'),
  })
  // The engine has disabled AVIF decoding in sharp by now. The JPEG was made from the same pixels.
  const photos = findPhotos((await buildPub(content)).files, '.jpg')
  expect(photos.length).toBeGreaterThan(0)
  for (const { name, bytes } of photos) {
    const { channels } = await sharp(bytes).stats()
    for (const { min } of channels.slice(0, 3)) expect(min, name).toBeGreaterThan(250)
  }
})

test('a photo that changes during the build is not published under the old name', async () => {
  const content = await copyPub({ 'photos/a.png': photo(500, 400), 'photos.md': head('a.png') })
  const { site } = await readSite(content)
  await writeFile(join(content, 'photos/a.png'), photo(500, 400, 1))
  const { files, problems } = await makePhotos(site, content, 'content', {
    cache: await temporaryFolder(),
  })
  expect(files).toEqual([])
  expect(problems.map(({ code, file }) => [code, file])).toEqual([
    ['photo-broken', 'content/photos/a.png'],
  ])
})

test('a pub without photos has no trace of them in its files', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/five-items'))
  for (const [name, text] of files)
    expect(`${name} ${typeof text === 'string' ? text : ''}`).not.toMatch(
      /photo|<img(?! src="\/favicon\.svg#\w\w")|picture\{/i,
    )
})

describe('a file that is not a usable photo is refused:', async () => {
  const findCodes = async (name: string, bytes: Uint8Array) => {
    const content = await copyPub({ [`photos/${name}`]: bytes, 'photos.md': head(name) })
    const problems = await findErrors(content)
    for (const { file } of problems) expect(file.split('/photos/')[1]).toBe(name)
    return problems.map(({ code }) => code)
  }

  /** Return a PNG whose header states these dimensions. */
  const sized = (width: number, height: number) => {
    const bytes = photo(40, 30)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  const small = photo(40, 30)
  const filled = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
  const completeJpeg = await sharp(photo(400, 300)).jpeg().toBuffer()

  // biome-ignore format: one line, one row
  test.each([
    ['HEIC named .jpg', 'a.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), ['photo-heic']],
    ['a PDF named .jpg', 'a.jpg', Buffer.from('%PDF-1.7'), ['photo-type']],
    ['half a JPEG', 'a.jpg', completeJpeg.subarray(0, completeJpeg.length / 2), ['photo-broken']],
    ['the first bytes of a JPEG', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]), ['photo-broken']],
    ['an empty file', 'a.jpg', Buffer.alloc(0), ['photo-type']],
    ['a small PNG of a billion pixels', 'a.png', sized(50_000, 40_000), ['photo-too-large']],
    ['a PNG whose header overstates its width', 'a.png', sized(4000, 30), ['photo-too-long']],
    ['a PNG whose header overstates its size', 'a.png', sized(4000, 3000), ['photo-broken']],
    ['more than 50 million pixels', 'a.png', sized(14_041, 3_561), ['photo-too-large']],
    ['50 million pixels in the header, but not in the file', 'a.png', sized(10_000, 5_000), ['photo-broken']],
    ['20 million bytes: accepted', 'a.png', filled(20_000_000), []],
    ['a byte more than 20 million', 'a.png', filled(20_000_001), ['photo-too-heavy']],
    ['more than five times as wide as high', 'a.png', photo(510, 100), ['photo-too-long']],
    ['five times as wide as high: accepted', 'a.png', photo(500, 100), []],
  ])('%s', async (_, name, bytes, codes) => {
    expect(await findCodes(name, bytes)).toEqual(codes)
  })
})

test('a PNG named .jpg is accepted', async () => {
  const content = await copyPub({ 'photos/a.jpg': photo(400, 300), 'photos.md': head('a.jpg') })
  expect(findPhotos((await buildPub(content)).files, '.jpg')).toHaveLength(1)
})

test('a misspelt photo name is reported with the name that was probably intended', async () => {
  const files = { 'photos/lokal.png': photo(400, 300), 'photos.md': head('lokál.jpg') }
  const [problem, ...others] = await findErrors(await copyPub(files))
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'photo-unknown',
    values: { typed: 'lokál.jpg', meant: 'lokal.png' },
    line: 2,
  })
})

test('an unused photo gives a warning and is not published', async () => {
  const built = await buildPub(await copyPub({ 'photos/a.png': photo(400, 300) }))
  expect(built.warnings.map(({ code }) => code)).toContain('photo-unused')
  expect(findPhotos(built.files, '')).toEqual([])
})

test('an unused photo gives no warning next to an error, because that line may be the one that uses it', async () => {
  const content = await copyPub({
    'photos/a.png': photo(400, 300),
    'photos.md': '---\nfoto\n---\n',
  })
  const result = await tryBuild(content)
  const codes = 'problems' in result ? result.problems.map(({ code }) => code) : []
  expect(codes).not.toEqual([])
  expect(codes).not.toContain('photo-unused')
})

test('with 30 photos the home page of a pub with 100 items has at most 22 kB gzipped', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index)
  const entry = (index: number) =>
    `photo: ${index}.png\n    photo_alt: Odpoledne na dvoře, snímek ${index}\n    photo_alt_en: An afternoon in the yard, picture ${index}\n`
  const [first = '', ...others] = numbers.map(entry)
  const files: Edits = {
    ...Object.fromEntries(
      numbers.map((index) => [`photos/${index}.png`, photo(641, index % 3 ? 480 : 900, index)]),
    ),
    'photos.md': `---\n${first.replaceAll('    ', '')}strip:\n${others.map((one) => `  - ${one}`).join('')}---\n`,
  }
  const content = await contentCopy(files)
  const { files: built } = await readSite(content, { wanted: [] })
  const page = String(built.get('index.html'))
  expect(page.match(/<picture>/g)).toHaveLength(30)
  expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(22_000)
})
