// The gallery in docs/: ten kinds of pubs, each in a mood, as the first screen of a phone and of two
// wide windows, by night, and as the first page of the printed menu.

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copy, emptyDir, outputFile } from 'fs-extra/esm'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { main } from '../src/commands/build.ts'
import { root } from './pub.ts'

/**
 * A pub from test/pubs, the lines of its look.md and a date in its season. The mountain hut has a
 * photo.
 */
const houses = [
  ['full', 'mood: classic', '2026-11-21'],
  ['bar-sk-en', 'mood: dark', '2026-11-21'],
  ['cafe', 'mood: bright', '2026-11-21'],
  ['kiosk', 'mood: river', '2026-07-10'],
  ['wine-sk-en', 'mood: fine\npaper: kraft\naccent: "#4a1526"', '2026-11-21'],
  ['hut-de-en', 'mood: classic\naccent: "#2f5233"', '2027-07-10'],
  ['canteen-cs-en', 'mood: bright\naccent: "#7cc6ee"', '2026-11-21'],
  ['hotel-cs-de-en', 'mood: fine\naccent: "#6b1e2e"', '2026-11-21'],
  ['music-club', 'mood: dark', '2026-11-20'],
  ['village-cs', 'mood: classic\npaper: white', '2027-01-10'],
] as const

const windows = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

/** Largest size of a picture in bytes. */
const heaviest = 60_000

async function light(picture: Buffer, width: number): Promise<Buffer> {
  for (const part of [1, 0.85, 0.7])
    for (const quality of [85, 60, 40]) {
      const smaller = sharp(picture).resize({ width: Math.round(width * part) })
      const made = await smaller.webp({ quality, effort: 6 }).toBuffer()
      if (made.length <= heaviest) return made
    }
  throw new Error('a picture of the gallery is too heavy')
}

const address = 'https://pub.example'

/** Draw mountain ridges in morning light. The repository contains no photos. */
function ridges(): Promise<Buffer> {
  const ridge = (height: number, steep: number, fill: string) => {
    const points = Array.from({ length: 81 }, (_, at) => {
      const [wide, narrow] = [Math.abs(Math.sin(at / 9 + height)), Math.sin(at * 1.9 + steep)]
      return `${at * 20} ${Math.round(height - steep * wide - narrow * steep * 0.12)}`
    })
    return `<path fill="${fill}" d="M0 1000L${points.join('L')}L1600 1000z"/>`
  }
  const sky = [
    ['0', '#7fb2d6'],
    ['.6', '#fbe3bd'],
  ].map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
    <linearGradient id="sky" x2="0" y2="1">${sky.join('')}</linearGradient>
    <path fill="url(#sky)" d="M0 0h1600v1000H0z"/><circle cx="1180" cy="330" r="70" fill="#fff6e0"/>
    ${ridge(640, 330, '#a9bfcf')}${ridge(720, 240, '#7796a8')}
    ${ridge(820, 190, '#48697a')}${ridge(930, 150, '#23424b')}</svg>`
  return sharp(Buffer.from(drawn)).jpeg({ quality: 90 }).toBuffer()
}

/** Build a pub with this look and serve its files to the browser. */
async function built([house, look, date]: (typeof houses)[number], folder: string) {
  const [content, out] = [join(folder, house), join(folder, `${house}-site`)]
  await copy(join(root, 'test/pubs', house), content)
  await writeFile(join(content, 'look.md'), `---\n${look}\n---\n`)
  if (house === 'hut-de-en') {
    const lines = 'photo: a.jpg\nphoto_alt: Bergkette\nphoto_alt_en: Mountains'
    await writeFile(join(content, 'photos.md'), `---\n${lines}\n---\n`)
    await outputFile(join(content, 'photos/a.jpg'), await ridges())
  }
  const where = ['--content', content, '--out', out, '--base-url', address]
  const code = await main([...where, '--date', date, '--quiet'])
  if (code !== 0) throw new Error(`${house} is not built`)
  return out
}

export async function drawGallery(browser: Browser, folder: string) {
  const gallery = join(root, 'docs/gallery')
  await emptyDir(gallery)
  for (const house of houses) {
    const out = await built(house, folder)
    const page = await browser.newPage()
    await page.route(`${address}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!pathname.endsWith('/')) return route.fulfill({ path: join(out, pathname) })
      // On a busy machine the fallback font could be visible until the next page.
      const html = await readFile(join(out, pathname, 'index.html'), 'utf8')
      const body = html.replace('font-display:fallback', 'font-display:block')
      return route.fulfill({ contentType: 'text/html', body })
    })
    const keep = async (sight: string, picture: Buffer, width: number) =>
      outputFile(join(gallery, `${house[0]}-${sight}.webp`), await light(picture, width))
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await page.goto(`${address}/`, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      await keep(String(viewport.width), await page.screenshot(), viewport.width)
    }
    await page.setViewportSize(windows[1])
    await page.emulateMedia({ colorScheme: 'dark' })
    await keep('dark', await page.screenshot(), windows[1].width)
    await page.emulateMedia({ colorScheme: null })
    await keep('print', await printed(page, 1), 794)
    await page.close()
  }
}

/** Render a printed page as A4 at 192 dpi with pdf.js, on a page of the same origin. */
export async function printed(page: Page, number: number): Promise<Buffer> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { origin } = new URL(page.url())
  await page.route(`${origin}/pdf.js`, (route) =>
    route.fulfill({
      path: fileURLToPath(import.meta.resolve('unpdf/pdfjs')),
      contentType: 'text/javascript',
    }),
  )
  await page.goto(`${origin}/robots.txt`)
  // A string, because the test runner would rewrite `import`.
  const pdfjs = await page.evaluateHandle<typeof import('unpdf/pdfjs')>(`import('/pdf.js')`)
  const url = await page.evaluate(
    async ([{ getDocument }, data, number]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const side = await (await getDocument({ data: bytes }).promise).getPage(number)
      const viewport = side.getViewport({ scale: 2 * (96 / 72) })
      const canvas = Object.assign(document.createElement('canvas'), {
        width: viewport.width,
        height: viewport.height,
      })
      await side.render({ canvas, viewport }).promise
      return canvas.toDataURL()
    },
    [pdfjs, pdf.toString('base64'), number] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
