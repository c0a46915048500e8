// The printed home page, read back from Chromium's PDF by a PDF reader and a QR code reader.

import { join } from 'node:path'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, onTestFinished, test } from 'vitest'
import { words } from '../../templates/_parts/words/words.ts'
import { useBrowser } from '../browser.ts'
import { type Face, faces, wear } from '../faces.ts'
import { printed } from '../gallery.ts'
import { fullPub, readRenderer, readSite, root } from '../pub.ts'
import { useServed } from '../served.ts'

const browser = useBrowser()
const origin = useServed()

// The types describe an ES module, but Node.js loads the function itself.
const readCode = jsQR as unknown as typeof jsQR.default

const plain = (text: string) => text.replace(/\s+/g, ' ')
const letters = (text: string) => text.replace(/\s+/g, '')

const own = {
  cs: {
    path: '/',
    valid: 'Ceny k 20. 11. 2026',
    legend: 'Obiloviny obsahující lepek',
    price: (crowns: number | undefined) => `${crowns}Kč`,
    ofTheWeb: ['Kdenásnajdete', 'Zavolat'],
  },
  en: {
    path: '/en/',
    valid: 'Prices as of 20 November 2026',
    legend: 'Cereals containing gluten',
    price: (crowns: number | undefined) => `CZK${crowns}`,
    ofTheWeb: ['Howtofindus', 'Skipto'],
  },
} as const

describe.each(['cs', 'en'] as const)('the printed menu in %s', (lang) => {
  const { path, valid, legend, price, ofTheWeb } = own[lang]
  const prints = new Map<Face, ReturnType<typeof printedIn>>()
  /** Printed once in each font. */
  function print(face: Face = 'widest') {
    const printed = prints.get(face) ?? printedIn(face)
    prints.set(face, printed)
    return printed
  }
  async function printedIn(face: Face) {
    const page = await browser().newPage()
    await page.goto(origin() + path)
    await wear(page, face)
    const pdf = await getDocumentProxy(
      new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: false })),
    )
    const { totalPages, text } = await extractText(pdf)
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    await page.close()
    return { totalPages, pages: text, size: [Math.round(width), Math.round(height)] }
  }

  test('has two A4 pages in each font, with every available dish and its prices on the same page', async () => {
    const { totalPages, pages, size } = await print()
    expect(size).toEqual([595, 842])
    expect(totalPages).toBe(2)
    for (const face of faces) expect((await print(face)).totalPages, face).toBe(2)
    const sides = pages.map(letters)
    const { site } = await readSite(fullPub, { wanted: [] })
    const missing = [...site.menu.food, ...site.menu.drinks].filter(({ name, sizes }) => {
      const amounts = sizes.map(({ price_czk }) => price(price_czk))
      // Allergens, descriptions and sizes come between a name and its last price, on the same page.
      return !sides.some((side) =>
        side
          .split(letters(name[lang]))
          .slice(1)
          .some((rest) => amounts.every((amount) => rest.slice(0, 300).includes(amount))),
      )
    })
    // One sold out and two out of season on 20 November.
    expect(missing.map(({ id }) => id)).toEqual([
      'pstruh-na-masle',
      'svestkove-knedliky',
      'bezinkova-limonada',
    ])
    const headings = [words[lang].menu.drinks, ...site.menu.sections.map(({ name }) => name[lang])]
    const stranded = headings.filter((heading) =>
      sides.some((side) => side.toLowerCase().endsWith(letters(heading).toLowerCase())),
    )
    expect(stranded).toEqual([])
  })

  test('contains what a guest at the table needs and no parts for the web', async () => {
    const { pages } = await print()
    const text = plain(pages.join(' '))
    expect(text).toContain(valid)
    expect(letters(text)).toContain(letters(legend))
    expect(text).toContain(`${origin()}${path}`)
    expect(text).toContain('99999994')
    expect(ofTheWeb.filter((words) => letters(text).includes(words))).toEqual([])
    expect(text).not.toContain('llms')
  })

  // The English page has the same elements; a phone prints it below.
  if (lang === 'en') return

  test('separates no dish from its sizes and no heading from its dishes', async () => {
    const page = await browser().newPage()
    onTestFinished(() => page.close())
    await page.goto(origin() + path)
    await page.emulateMedia({ media: 'print' })
    const rules = await page.evaluate(() => {
      const all = (selector: string, property: 'breakInside' | 'breakAfter') => [
        ...new Set(
          [...document.querySelectorAll(selector)].map(
            (element) => getComputedStyle(element)[property],
          ),
        ),
      ]
      return {
        items: all('.items > li', 'breakInside'),
        headings: all('#food_list h2, #food_list h3, #drinks_list h3', 'breakAfter'),
        legend: all('#allergen_legend', 'breakInside'),
      }
    })
    expect(rules).toEqual({ items: ['avoid'], headings: ['avoid'], legend: ['avoid'] })
  })

  test('has a QR code of at least 25 mm that leads to the page, on paper only', async () => {
    const context = await browser().newContext({ deviceScaleFactor: 3 })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(origin() + path)
    const code = page.locator('.imprint img')
    expect(await code.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await code.evaluate((image: HTMLImageElement) => image.decode())
    const box = await code.boundingBox()
    // 96 CSS pixels are 25.4 mm.
    expect(((box?.width ?? 0) * 25.4) / 96).toBeGreaterThanOrEqual(25)
    const { data, width, height } = PNG.sync.read(await code.screenshot())
    const read = readCode(new Uint8ClampedArray(data), width, height)
    expect(read?.data).toBe(`${origin()}${path}`)
    // A guest without a phone can type the address next to the code.
    expect(await page.locator('.imprint b').textContent()).toBe(`${origin()}${path}`)
  })
})

test('a kiosk with four dishes fills its page in 20-point letters and explains only the numbers that it uses', async () => {
  const render = await readRenderer(join(root, 'test/pubs/kiosk'), '2026-05-20')
  // Size of A4 without its margins.
  const page = await browser().newPage({ viewport: { width: 711, height: 1047 } })
  onTestFinished(() => page.close())
  await page.setContent(render('index.html'))
  await page.emulateMedia({ media: 'print' })
  const seen = await page.evaluate(() => ({
    points: Math.round(Number.parseFloat(getComputedStyle(document.body).fontSize) * 0.75),
    height: document.body.offsetHeight,
    explained: [...document.querySelectorAll('#allergen_legend dt')]
      .filter((term) => term.checkVisibility())
      .map((term) => term.textContent),
  }))
  expect(seen.points).toBeGreaterThanOrEqual(20)
  expect(seen.height).toBeGreaterThan(1047 * 0.7)
  expect(seen.height).toBeLessThan(1047)
  expect(seen.explained).toEqual(['1', '7', '10'])
})

test('a phone that prints at once has the QR code without further requests', async () => {
  const kind = { viewport: { width: 390, height: 664 }, isMobile: true, bypassCSP: true }
  const context = await browser().newContext(kind)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${origin()}/en/`)
  const { data, width, height } = PNG.sync.read(await printed(page, 2))
  expect(readCode(new Uint8ClampedArray(data), width, height)?.data).toBe(`${origin()}/en/`)
  // A browser with tabs has already loaded the icon.
  expect(new Set(asked.slice(0, asked.indexOf('/robots.txt')))).toEqual(
    new Set(['/en/', '/favicon.svg']),
  )
})

test('the QR code has error correction level M and a quiet zone of four modules', async () => {
  const code = (await readRenderer(fullPub))('qr.svg')
  const [, side = '', path = ''] =
    /<svg [^>]*viewBox="0 0 (\d+) \d+"[^>]*><path[^>]*><\/path><path stroke="#000" d="([^"]*)"/.exec(
      code,
    ) ?? []
  const dark = new Set<string>()
  for (const [row = '', y] of path.matchAll(/M\d+ (\d+)\.5[^M]*/g)) {
    let x = 0
    for (const [, move, width] of row.matchAll(/[Mm](\d+) [\d.]+h(\d+)/g)) {
      x += Number(move)
      for (let end = x + Number(width); x < end; x++) dark.add(`${x},${y}`)
    }
  }
  const at = [...dark].map((module) => module.split(',').map(Number))
  const inner = Number(side) - 4
  expect(Math.min(...at.flat())).toBe(4)
  expect(Math.max(...at.flat())).toBe(inner - 1)
  // ISO/IEC 18004, 7.9: the first two format bits, unmasked with 10, are 00 for level M.
  expect([dark.has('4,12'), dark.has('5,12')]).toEqual([true, false])
})

test.each(['/', '/de/', '/en/'])(
  'no price, measure or allergen number is split on paper (%s)',
  async (path) => {
    const render = await readRenderer(join(root, 'test/pubs/hotel-cs-de-en'), '2026-11-22')
    const page = await browser().newPage({ viewport: { width: 711, height: 1047 } })
    onTestFinished(() => page.close())
    await page.setContent(render(`${path.slice(1)}index.html`))
    await page.emulateMedia({ media: 'print' })
    await wear(page)
    const found = await page.evaluate(() => {
      const [parted, whole]: [string[], string[]] = [[], []]
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const match of (node.nodeValue ?? '').matchAll(
          /\d[ \u00a0](?:g|l|Kč)(?!\p{L})|\d[ \u00a0]?%[ \u00a0]\p{L}+|CZK[ \u00a0]\d+|\p{L}+[ \u00a0](?:\(\d+[a-z]?\)|\d+[a-z]?(?=[,)]))/gu,
        )) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 0) (lines.size > 1 ? parted : whole).push(match[0])
        }
      return { parted, whole: whole.length }
    })
    expect(found.whole).toBeGreaterThan(40)
    expect(found.parted).toEqual([])
  },
)

test('paper and narrow windows show all seasons, and the exceptions of the next two weeks', async () => {
  const render = await readRenderer(join(root, 'test/pubs/seasons'), '2027-06-25')
  const context = await browser().newContext({ viewport: { width: 320, height: 600 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.setContent(render('index.html'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const words of [
    '15. června – 31. srpna: Po–Čt 10–22, Pá–So 10–1, Ne 10–22; od 1. září jiná otevírací doba',
    'pátek 2. – pondělí 5. července 2027 Pá–So 10:00–03:00, Ne zavřeno',
    // The same page read in the next season.
    '1. září – 31. října, 1. dubna – 14. června pondělí až čtvrtek zavřeno; pátek 15:00–20:00; sobota a neděle 11:00–20:00',
    '1. listopadu – 31. března (zimní přestávka) zavřeno',
  ])
    expect(letters(text).toLowerCase()).toContain(letters(words).toLowerCase())
})
