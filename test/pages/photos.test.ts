// Photos as guests see them: the name is readable on any photo, and the important part stays
// visible.

import { PNG } from 'pngjs'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { violations } from '../axe.ts'
import { useBrowser } from '../browser.ts'
import { photo } from '../photo.ts'
import { contentCopy, type Edit, type Edits } from '../pub.ts'
import { openDraft, servePub } from '../served.ts'
import { samples } from '../sweep.ts'

const browser = useBrowser()

/** Open a pub, by default the kiosk with seasons, with a head photo of a single colour. */
async function open(
  background: string,
  look: string,
  lines = '',
  name = 'seasons',
  edits: Edits = {},
  [width, height]: readonly [number, number] = [1200, 900],
) {
  const files: { [file: string]: Edit } = { ...edits, 'look.md': `---\n${look}\n---\n` }
  if (background !== '') {
    const picture = sharp({ create: { width, height, channels: 3, background } })
    files['photos/a.png'] = await picture.png().toBuffer()
    const alt = name === 'village-cs' ? 'photo_alt: A' : 'photo_alt: A\nphoto_alt_en: A'
    files['photos.md'] = `---\nphoto: a.png\n${alt}\n${lines}---\n`
  }
  const content = await contentCopy(files, name)
  const page = await browser().newPage({ viewport: { width: 390, height: 664 } })
  onTestFinished(() => page.close())
  await openDraft(page, content)
  return page
}

/** Relative luminance (WCAG 2). */
const luminance = (...channels: number[]) => {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(
  samples(
    [
      ['#fff', 'paper: cream'],
      ['#000', 'paper: cream'],
      ['#fff', 'mood: bright'],
      ['#fff', 'mood: river'],
    ] as const,
    2,
  ),
)('on a photo of %s, with %s', (background, look) => {
  test('the white name has a contrast of 7:1 on a phone, and the first screen has hours, address and telephone', async () => {
    const page = await open(background, look)
    const name = page.locator('h1 bdi')
    const clip = await name.boundingBox()
    if (!clip) throw new Error('no name')
    expect(await name.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(255, 255, 255)')
    for (const part of ['h1', '.week a', '.place a', '.call', '.actions a:last-child']) {
      const box = await page.locator(part).first().boundingBox()
      expect(box && box.y + box.height, part).toBeLessThanOrEqual(664)
    }
    expect(await violations(page)).toEqual([])
    await page.addStyleTag({ content: 'bdi { visibility: hidden }' })
    const { data } = PNG.sync.read(await page.screenshot({ clip }))
    let brightest = 0
    for (let at = 0; at < data.length; at += 4)
      brightest = Math.max(brightest, luminance(...data.subarray(at, at + 3)))
    expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(7)
  })
})

test('with a long name, a season and an exception, telephone and menu stay on the first screen, and the photo of a dish is as wide as the text at 320 px', async () => {
  const edits: Edits = {
    'pub.md': [
      ['name: U Rybníka', 'name: Letní výčep a zahrádka U Velkého rybníka pod hrází'],
      ['date: 20. 6. 2027', 'date: 28. 6. 2027'],
    ],
    'menu/10-pivo.md': [
      'id: sudova-desitka\n',
      'id: sudova-desitka\n    photo: a.png\n    photo_alt: A\n    photo_alt_en: A\n',
    ],
  }
  const page = await open('#fff', 'mood: dark', '', 'seasons', edits)
  expect(await page.locator('.week').count()).toBe(2)
  for (const part of ['h1', '.place a', '.call', '.actions a:last-child']) {
    const box = await page.locator(part).first().boundingBox()
    expect(box && box.y + box.height, part).toBeLessThanOrEqual(664)
  }
  await page.setViewportSize({ width: 320, height: 664 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const picture = await page.locator('#sudova-desitka img').boundingBox()
  expect(picture).toMatchObject({ x: 16, width: 288, height: 180 })
})

test('in a pub with one language no name, emblem or photo is clipped at the top, and long words fit at twice the font size', async () => {
  const page = await open('#fff', 'mood: river', '', 'village-cs')
  const top = async (part: string, on = page) => (await on.locator(part).boundingBox())?.y ?? -1
  expect(await top('header img')).toBe(0)
  expect(await top('.kind')).toBeGreaterThan(await top('h1 bdi'))
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const drawn = await open('', 'mood: classic', '', 'village-cs', { 'emblem.svg': square })
  expect(await top('header .emblem', drawn)).toBeGreaterThanOrEqual(16)
  const long = 'Nejneobhospodařovávatelnější'
  const plain = await open('', 'mood: classic', '', 'village-cs', {
    'pub.md': [/^street: .*$/m, `street: ${long} 7`],
    'menu/10-jidlo.md': [/^section: .*$/m, `section: ${long} jídla`],
  })
  expect(await top('h1', plain)).toBeGreaterThanOrEqual(16)
  await plain.setViewportSize({ width: 320, height: 664 })
  await plain.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('in the widest font a name on a photo fits 320 px, and the emblem is visible in forced colors', async () => {
  const page = await open('#fff', 'mood: river', '', 'full')
  await page.emulateMedia({ forcedColors: 'active' })
  const colors = await page.locator('h1 .emblem').evaluate((sign) => {
    const { color, backgroundColor } = getComputedStyle(sign)
    return [color, backgroundColor]
  })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await page.setViewportSize({ width: 320, height: 664 })
  const name = await page.locator('h1 bdi').boundingBox()
  expect(name?.x).toBeGreaterThanOrEqual(8)
  expect(name && name.x + name.width).toBeLessThanOrEqual(312)
})

/** Return which parts of the head leave their place: image, languages, name and last line. */
function headFaults(isWide: boolean) {
  const box = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const [image, picture, name, bar] = ['header img', 'picture', 'h1', 'nav'].map(box)
  if (!image || !picture || !name || !bar) return ['a part is missing']
  const inside = (one: DOMRect, other: DOMRect) =>
    one.top >= other.top - 1 &&
    one.bottom <= other.bottom + 1 &&
    one.left >= other.left - 1 &&
    one.right <= other.right + 1
  const texts = [...document.querySelectorAll('header p, header h1')]
  const letters = document.createRange()
  letters.selectNodeContents(document.querySelector('h1 bdi') ?? document.body)
  return Object.entries({
    'the photo begins at the corner': picture.left === 0 && picture.top === 0,
    'the image fills its place':
      inside(image, picture) && Math.abs(image.height - picture.height) < 1,
    'the photo is as wide as its side': isWide
      ? picture.width >= 0.379 * innerWidth && picture.width <= 0.601 * innerWidth
      : picture.width === innerWidth,
    'the photo reaches the bar': !isWide || Math.abs(picture.bottom - bar.top) <= 4,
    'the shade ends with the photo': isWide || Math.abs(name.bottom - picture.bottom) < 1,
    'the name does not touch the languages': isWide || name.top >= picture.top,
    'no text is below the bar': texts.every(
      (text) => text.getBoundingClientRect().bottom <= bar.top + 1,
    ),
    'nothing is wider than the window': document.documentElement.scrollWidth === innerWidth,
    'a name of one word is not broken':
      /\s/.test(String(letters)) || letters.getClientRects().length === 1,
  })
    .filter(([, holds]) => !holds)
    .map(([promise]) => promise)
}

const longName: Edits = {
  'pub.md': ['name: U Rybníka', 'name: Letní výčep a zahrádka U Velkého rybníka pod hrází'],
}
const longWord: Edits = { 'pub.md': ['name: U Rybníka', 'name: Fuchsriegelhütte'] }
const withException: Edits = { 'pub.md': ['date: 20. 6. 2027', 'date: 28. 6. 2027'] }

const crowdedHeads = [
  ['a season', 'mood: classic', {}, [1200, 900]],
  ['exceptions in the next days', 'mood: river', withException, [1200, 900]],
  ['a name on several lines', 'mood: dark', longName, [1600, 900]],
  ['a portrait picture', 'mood: bright', {}, [900, 1200]],
  ['a long word as its name', 'paper: cream', longWord, [900, 1200]],
] as const

test.each(samples(crowdedHeads, 2))(
  'with %s the head photo fills its place at every width, and nothing leaves the head',
  async (_, look, edits, size) => {
    const page = await open('#fff', look, '', 'seasons', edits, size)
    for (const width of [320, 390, 768, 959, 960, 1280, 1920])
      for (const letters of [100, 200]) {
        await page.setViewportSize({ width, height: 800 })
        const isWide = await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`
          return innerWidth >= (60 * 16 * percent) / 100
        }, letters)
        expect(await page.evaluate(headFaults, isWide), `${width} px, ${letters} %`).toEqual([])
      }
  },
)

test('the lines of a dish with a small photo and several sizes follow each other, and the photo is below both', async () => {
  const withPhotos = [
    /(?<=^ {4}id: .*\n)/gm,
    '    photo: a.png\n    photo_alt: A\n    photo_alt_en: A\n',
  ] satisfies Edit
  const edits = { 'menu/20-predkrmy.md': withPhotos, 'menu/30-k-pivu.md': withPhotos }
  const page = await open('#fff', 'mood: classic', '', 'full', edits)
  await page.setViewportSize({ width: 1280, height: 800 })
  const dishes = await page.locator('.items li:has(picture):has(ul)').evaluateAll((all) =>
    all.map((dish) => {
      const name = document.createRange()
      name.selectNodeContents(dish)
      name.setEndBefore(dish.querySelector('p') ?? dish)
      const box = (selector: string) => dish.querySelector(selector)?.getBoundingClientRect()
      const gap = (box('p')?.top ?? 0) - name.getBoundingClientRect().bottom
      return [gap < 6, (box('picture')?.top ?? 0) >= (box('ul')?.bottom ?? 0)]
    }),
  )
  expect(dishes).toEqual([
    [true, true],
    [true, true],
  ])
})

/**
 * Serve a pub with one photo in the head, one of a dish and three in the strip, all 2000 pixels
 * wide.
 */
async function servePubWithPhotos() {
  const colours = ['red', 'green', 'blue', 'purple', 'grey'].map(async (colour) => [
    `photos/${colour}.jpg`,
    await sharp(photo(2000, 1500)).tint(colour).toFormat('jpeg').toBuffer(),
  ])
  const photoFields = (colour: string, start: string) =>
    `${start}photo: ${colour}.jpg\nphoto_alt: A\nphoto_alt_en: A`.replace(
      /\n/g,
      `\n${' '.repeat(start.length)}`,
    )
  const strip = `strip:\n${photoFields('green', '  - ')}\n${photoFields('blue', '  - ')}\n${photoFields('purple', '  - ')}`
  const files: Edits = {
    ...Object.fromEntries(await Promise.all(colours)),
    'photos.md': `---\n${photoFields('red', '')}\n${strip}\n---\n`,
    'menu/20-k-pivu.md': [/(?<=id: utopenec\n)/, `${photoFields('grey', '    ')}\n`],
  }
  const content = await contentCopy(files, 'five-items')
  return servePub(content)
}

test('each window loads the smallest photo that fills its place, once', async () => {
  const pub = await servePubWithPhotos()
  onTestFinished(() => pub.stop())
  for (const [width, deviceScaleFactor, widths] of [
    // The head, three photos of the house and a dish.
    [390, 3, [960, 1280, 1280, 1280, 1280]],
    [360, 1, [480, 320, 320, 320, 320]],
    [820, 2, [1600, 640, 640, 640, 1280]],
    [1280, 1, [960, 640, 640, 640, 640]],
  ] as const) {
    const page = await browser().newPage({ viewport: { width, height: 800 }, deviceScaleFactor })
    const sent: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/photos/')) sent.push(response.url())
    })
    await page.goto(`${pub.origin}/`)
    const shown = await page.locator('picture img').evaluateAll((all) =>
      Promise.all(
        (all as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return image.currentSrc
        }),
      ),
    )
    await page.close()
    const found = shown.map((address) => Number(/-(\d+)\.avif$/.exec(address)?.[1]))
    expect(found, `${width} × ${deviceScaleFactor}`).toEqual(widths)
    expect(sent.toSorted()).toEqual(shown.toSorted())
  }
  // Browsers without AVIF and `srcset` get a JPEG of half the width, at least a third smaller.
  const page = await (await fetch(pub.origin)).text()
  const plain = [...page.matchAll(/<img src="([^"]*)-(960|640)\.jpg"/g)]
  expect(plain.map(([, , width]) => width)).toEqual(['960', '640', '640', '640', '640'])
  const fetchSize = async (address: string) =>
    (await (await fetch(pub.origin + address)).arrayBuffer()).byteLength
  for (const [, photo, width] of plain) {
    const [half, all] = [`${photo}-${width}.jpg`, `${photo}-${width === '960' ? 1600 : 1280}.jpg`]
    expect(await fetchSize(half), half).toBeLessThan((await fetchSize(all)) * 0.67)
  }
})

test('the focus of a photo stays visible where the page crops it', async () => {
  const page = await open('#fff', 'mood: classic', 'focus: 30% 20%\n')
  const position = (image: Element) => getComputedStyle(image).objectPosition
  expect(await page.locator('header img').evaluate(position)).toBe('30% 20%')
})

/** Open a pub with this many photos of the house; by default every third is a portrait. */
async function openGallery(count: number, portraits = [2, 5, 8]) {
  const sizes = Array.from({ length: count }, (_, index) =>
    portraits.includes(index) ? ([600, 800] as const) : ([800, 600] as const),
  )
  const files = sizes.map(([width, height], index): [string, Buffer] => [
    `photos/${index}.png`,
    photo(width, height, index),
  ])
  const rows = sizes.map((_, index) => `  - photo: ${index}.png\n    photo_alt: A`)
  const edits = {
    ...Object.fromEntries(files),
    'photos.md': `---\nstrip:\n${rows.join('\n')}\n---\n`,
  }
  return open('', 'mood: bright', '', 'village-cs', edits)
}

const measureGallery = (page: Awaited<ReturnType<typeof openGallery>>) =>
  page.locator('.strip img').evaluateAll((all) =>
    all.map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      return [left, top, width, height].map(Math.round) as [number, number, number, number]
    }),
  )

test.each(samples([1, 4, 3, 5, 2, 7], 2))(
  '%i photos are one row below the bar on a phone, and a wall without overlap in a wide window',
  async (count) => {
    const page = await openGallery(count)
    const row = await measureGallery(page)
    expect(new Set(row.map(([, top, , height]) => `${top} ${height}`)).size).toBe(1)
    expect(row.every(([, , width]) => width <= 0.82 * 390 + 1)).toBe(true)
    const below = await page.locator('nav + main > :first-child').getAttribute('id')
    expect(below).toBe('photo_strip')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1280, height: 800 })
    const wall = await measureGallery(page)
    const [first = [0, 0, 0, 0], ...others] = wall
    expect(first[3]).toBe(412)
    for (const [index, one] of others.entries()) {
      // The last photo may fill its row.
      if (index < others.length - 1) expect(one[2], `${index}`).toBeLessThanOrEqual(first[2])
      for (const other of wall.slice(0, index + 1))
        expect(
          one[0] >= other[0] + other[2] ||
            other[0] >= one[0] + one[2] ||
            one[1] >= other[1] + other[3] ||
            other[1] >= one[1] + one[3],
        ).toBe(true)
      if (index === 1) expect(one[3], 'portrait').toBe(412)
    }
    const links = page.locator('.strip a')
    expect(await links.count()).toBe(count)
    const opened = await links.first().getAttribute('href')
    expect(opened).toMatch(/-800\.jpg$/)
    expect(await violations(page)).toEqual([])
  },
)

test('on a phone only the photos of the row that are in sight load, so that they leave the line to the head photo', async () => {
  const page = await openGallery(7, [])
  const loaded = () =>
    page
      .locator('.strip img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0))
  expect(await loaded()).toEqual([true, true, false, false, false, false, false])
  await page.locator('.strip').evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await expect.poll(async () => (await loaded()).at(-1)).toBe(true)
})

const walls: [number, number[]][] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((count): [number, number[]] => [count, []]),
  [6, [1, 4]],
  [7, [2, 5]],
  [5, [0, 4]],
  [8, [1, 2, 3, 4, 5, 6, 7]],
]

test.each(samples(walls, 3))(
  '%i photos, of them portraits %j, fill their wall from edge to edge without a gap',
  async (count, portraits) => {
    const page = await openGallery(count, portraits)
    await page.setViewportSize({ width: 1280, height: 800 })
    const wall = await measureGallery(page)
    const height = Math.max(...wall.map(([, top, , tall]) => top + tall)) - (wall[0]?.[1] ?? 0)
    expect(wall.filter(([, , width, tall]) => width > 2.6 * tall)).toEqual([])
    // Each photo with its gap of 12 px.
    const area = wall.reduce((sum, [, , width, tall]) => sum + (width + 12) * (tall + 12), 0)
    expect(Math.abs(area / ((1016 + 12) * (height + 12)) - 1)).toBeLessThan(0.01)
  },
)
