// Moods: complete looks with a web font. Published files are read as hosts and browsers do.

import { PNG } from 'pngjs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawPictures } from '../../src/engine/picture.ts'
import { headersFor } from '../../src/hosting/headers.ts'
import { moodNames } from '../../src/model/looks.ts'
import { violations } from '../axe.ts'
import { measureLayoutShift, useBrowser } from '../browser.ts'
import { buildPub, contentCopy, fullPub, readSite, temporaryFolder } from '../pub.ts'
import { openDraft, servePub } from '../served.ts'
import { samples } from '../sweep.ts'

const pubWith = (lines: string, name?: string) =>
  contentCopy({ 'look.md': `---\n${lines}\n---\n` }, name)

/** Read a pub whose text files are rendered when a test gets them. */
const read = (content: string, date?: string) => readSite(content, { date, wanted: [] })

const headersAt = ({ site, files }: Awaited<ReturnType<typeof read>>, path: string) => {
  const resource = site.resources.find((one) => one.path === path)
  const text = String(resource && files.get(resource.file))
  return resource ? Object.fromEntries(headersFor({ resource, text }, site)) : {}
}

/** Return the letters that need the web font: titles of pages, parts and sections of the menu. */
const titles = (page: string) =>
  [...page.matchAll(/<h([123])(?: [^>]*)?>(.*?)<\/h\1>/gs)]
    .filter(([, level]) => level !== '3')
    .map(([, , text = '']) => text.replace(/<[^>]*>/g, ''))
    .join('')

/** Every font is tested with the largest pub and with one in other languages. */
const smallPubs = ['village-cs', 'wine-sk-en', 'gasthaus-de-en']

describe.each(moodNames)('in the mood %s', (mood) => {
  test.each(['full', smallPubs[moodNames.indexOf(mood) % smallPubs.length] ?? ''])(
    'the web font of %s contains the letters of all titles in at most 15 kB, and builds are reproducible',
    async (name) => {
      const built = await read(await pubWith(`mood: ${mood}`, name))
      const renderedAs = (type: string) =>
        built.site.resources
          .filter((resource) => resource.type.startsWith(type))
          .map((resource) => ({ resource, text: String(built.files.get(resource.file)) }))
      const faces = await drawPictures(renderedAs('font/woff2'))
      const letters = faces.map(({ text }) => JSON.parse(text).letters).join('')
      // The space may be in a font of the guest's.
      for (const { text } of renderedAs('text/html'))
        for (const letter of titles(text).replace(/&[^;]*;|\u00a0/g, ''))
          expect(letters).toContain(letter)
      const sizes = faces.map(({ bytes }) => bytes?.length ?? 0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000)
      const again = await drawPictures(faces, await temporaryFolder())
      expect(again.map(({ bytes }) => bytes)).toEqual(faces.map(({ bytes }) => bytes))
      expect(headersAt(built, '/')['Content-Security-Policy']).toContain("; font-src 'self';")
      expect(headersAt(built, '/face.woff2')['Cache-Control']).toMatch(
        /max-age=31536000, immutable/,
      )
    },
  )
})

test.each(samples(moodNames, 1))(
  'in the mood %s a page loads without layout shift and has no accessibility violation by day, by night or in forced colors',
  async (mood) => {
    const pub = await servePub(await pubWith(`mood: ${mood}`, 'brewery'))
    const page = await browser().newPage({ viewport: { width: 360, height: 740 } })
    onTestFinished(async () => {
      await page.close()
      await pub.stop()
    })
    expect(await measureLayoutShift(page, `${pub.origin}/`)).toBe(0)
    expect(
      await page.evaluate(() => [...document.fonts].some((face) => face.status === 'loaded')),
    ).toBe(true)
    for (const media of [{}, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
      await page.emulateMedia(media)
      expect(await violations(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa'] })).toEqual([])
    }
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)

test('a long word in a name stays on one line in any window, and the name prints in the same font', async () => {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  await openDraft(page, await pubWith('mood: river\ntypeface: poster', 'hut-de-en'))
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const lines = await page.locator('h1 bdi').evaluate((name) => name.getClientRects().length)
    expect(lines, `${width}`).toBe(1)
  }
  // On paper the name also uses the web font and keeps its letters.
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('h1').evaluate((name) => {
    const { fontFamily, textTransform } = getComputedStyle(name)
    return `${fontFamily.split(',')[0]} ${textTransform}`
  })
  expect(printed).toBe('Own none')
})

test.each([
  ['dark', 'bar-sk-en'],
  ['bright', 'canteen-cs-en'],
] as const)(
  'in the mood %s the head is aligned with the sections, and a similar font replaces the web font',
  async (mood, name) => {
    const { files } = await read(await pubWith(`mood: ${mood}`, name))
    const page = await browser().newPage()
    onTestFinished(() => page.close())
    await page.setContent(String(files.get('index.html')))
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const lefts = await page
        .locator(
          `h1 bdi, .kind, ${width < 960 ? '.place a, header .actions a:first-child, ' : ''}h2:visible`,
        )
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
      expect(lefts.length).toBeGreaterThan(6)
      // In wide windows the address is in a second column, and so is a part of the footer.
      expect([...new Set(lefts.slice(0, 6))], `${width}`).toHaveLength(1)
    }
    const family = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily)
    expect(family).toBe('Own, Instead, sans-serif')
  },
)

test.each([
  ['without look.md', undefined, 'middle'],
  ['in the mood fine', 'fine', 'middle'],
  ['in the mood dark', 'dark', 'left'],
  ['in the mood bright', 'bright', 'left'],
  ['in the mood river', 'river', 'middle'],
] as const)('%s the line under a heading is aligned with it', async (_, mood, side) => {
  const { files } = await read(mood ? await pubWith(`mood: ${mood}`) : fullPub)
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  await page.setContent(String(files.get('index.html')))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const sides = await page.locator('main h2:visible').evaluateAll((all) =>
      all.map((one) => {
        const { marginLeft, marginRight } = getComputedStyle(one, '::after')
        if (marginLeft === '0px') return 'left'
        return marginLeft === marginRight ? 'middle' : `${marginLeft} ${marginRight}`
      }),
    )
    expect(sides.length).toBeGreaterThan(3)
    expect([...new Set(sides)], `${width}`).toEqual([side])
  }
})

test.each([
  ['bright', '#ffcf33', '#000000'],
  ['river', '#085c75', '#ffffff'],
])(
  'in the mood %s the head, the theme colour and the card have the accent colour with contrasting letters',
  async (mood, fill, on) => {
    const { files } = await buildPub(await pubWith(`mood: ${mood}`, 'five-items'))
    const html = String(files.get('index.html'))
    const bars = [...html.matchAll(/<meta name="theme-color" content="(#\w+)"/g)]
    expect(bars.map(([, color]) => color)).toEqual([fill, fill])
    const page = await browser().newPage()
    onTestFinished(() => page.close())
    await page.setContent(html)
    const head = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 400 } })
    const card = files.get('card.png')
    for (const picture of [head, card]) {
      const { data } = PNG.sync.read(Buffer.from(picture as Uint8Array))
      expect(colorAt(data, 0)).toBe(fill)
      const letters = data.length / 4
      const drawn = Array.from({ length: letters }, (_, index) => colorAt(data, index * 4))
      expect(drawn.filter((color) => color === on).length).toBeGreaterThan(500)
    }
  },
)

const colorAt = (data: Buffer, at: number) => `#${data.subarray(at, at + 3).toString('hex')}`

test('without look.md a site has no web font and its policy allows none', async () => {
  const built = await read(fullPub)
  expect(built.site.resources.some(({ path }) => path.includes('face'))).toBe(false)
  expect(headersAt(built, '/')['Content-Security-Policy']).not.toContain('font-src')
})

const browser = useBrowser()

test.each(moodNames)(
  'in the mood %s tickets are the only button of an event, and each of its links has 44 px',
  async (mood) => {
    const edits = {
      'look.md': `---\nmood: ${mood}\n---\n`,
      'events.md': ['link: https://vstupenky.example', 'tickets: https://vstupenky.example'],
    } as const
    const { files } = await read(await contentCopy(edits, 'music-club'), '2026-11-20')
    const page = await browser().newPage({ viewport: { width: 390, height: 664 } })
    onTestFinished(() => page.close())
    await page.setContent(String(files.get('en/index.html')))
    const links = await page.locator('#whats_on li .actions a').evaluateAll((all) =>
      all.map((link) => {
        const isFramed = getComputedStyle(link).borderTopWidth !== '0px'
        const { height } = link.getBoundingClientRect()
        return [link.textContent?.trim(), isFramed, height >= 44] as const
      }),
    )
    expect(links.filter(([, isFramed]) => isFramed).map(([text]) => text)).toEqual(['Tickets'])
    expect(links.length).toBeGreaterThan(5)
    expect(links.every(([, , isTall]) => isTall)).toBe(true)
  },
)
