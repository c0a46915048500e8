// Layout of the pubs of house-texts.ts in a browser, on screens and on paper.

import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { itemFacts } from '../../templates/_parts/text/items.ts'
import { allergenLists } from '../allergen-lines.ts'
import { violations } from '../axe.ts'
import { useBrowser } from '../browser.ts'
import { faces, wear } from '../faces.ts'
import { findFolder, findPaths, type House, houses } from '../houses.ts'
import { readSite } from '../pub.ts'
import { samples } from '../sweep.ts'

const browser = useBrowser()

/** Pubs with the longest words. Others wrap in the same way, so one language of them is enough. */
const longest = ['border-cs-de-en', 'brewery', 'winebar-de-sk']
const testedLanguages = ({ name, languages }: House) =>
  samples(languages, longest.includes(name) ? 2 : 1)

const others = houses.filter(({ name }) => !longest.includes(name))
const testedHouses = [...houses.filter(({ name }) => longest.includes(name)), ...samples(others, 2)]

/** Pubs whose menu fills a page in any font. For others the widest font is enough. */
const facesToPrint = ({ name }: House) => (longest.includes(name) ? faces : faces.slice(0, 1))

/** Per cent of the default font size. */
const letterSizes = [100, 115, 130, 150, 200]

describe.each(testedHouses)('$name', (house) => {
  const { languages, date } = house
  let built: Awaited<ReturnType<typeof readSite>>
  beforeAll(async () => {
    built = await readSite(findFolder(house), { date, wanted: [] })
  })

  describe.each(testedLanguages(house))('page in %s', (lang) => {
    let page: Page
    /** The published page in the widest font. */
    beforeAll(async () => {
      page = await browser().newPage()
      await page.setContent(String(built.files.get(findPaths(lang, languages[0]).page)))
      await wear(page)
    })
    afterAll(() => page?.close())
    afterEach(() => page.evaluate(() => document.documentElement.removeAttribute('style')))

    // Pages in other languages have the same elements with other words; page.test.ts checks one of
    // them.
    if (lang === languages[0])
      test('has no accessibility violation', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await violations(page)).toEqual([])
      })

    test('centres opening hours without exceptions in a wide window, and aligns footer values and the text next to prices', async () => {
      await page.setViewportSize({ width: 1280, height: 740 })
      expect(await page.evaluate(wideFaults)).toEqual({ aside: [], values: 1, ragged: [] })
    })

    test(`prints in black on white, complete, on one page in ${facesToPrint(house).join(' and ')}, filled at least to its lowest third`, async () => {
      onTestFinished(async () => {
        await page.emulateMedia({ media: null })
        await wear(page)
      })
      let side = ''
      for (const face of facesToPrint(house)) {
        await wear(page, face)
        const pdf = await getDocumentProxy(
          new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: false })),
        )
        const { totalPages, text } = await extractText(pdf, { mergePages: true })
        // Each of these menus fits one page. The full pub needs two, in print.test.ts.
        expect(totalPages, face).toBe(1)
        const { items } = await (await pdf.getPage(1)).getTextContent()
        const heights = items.map((item) =>
          'str' in item && item.str.trim() ? item.transform[5] : 842,
        )
        expect(Math.min(...heights), face).toBeLessThan(842 / 3)
        side = withoutSpaces(text)
      }
      const cut = [...built.site.menu.food, ...built.site.menu.drinks].filter((item) => {
        const { name, sizes, unavailable } = itemFacts(built.site, item, lang)
        // Allergens, descriptions and sizes come between a name and its last price.
        const rests = side.split(withoutSpaces(name)).slice(1)
        const hasAllPrices = (rest: string) =>
          sizes.every(({ price }) => rest.slice(0, 500).includes(withoutSpaces(price)))
        return unavailable === undefined && !rests.some(hasAllPrices)
      })
      expect(cut.map(({ id }) => id)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(printFaults)).toEqual({
        paper: ['rgb(255, 255, 255)'],
        coloured: [],
        underlined: [],
        controls: [],
        tooWide: [],
        unexplained: [],
        unused: [],
      })
    })

    if (!longest.includes(house.name)) return

    test('fits 320, 360 and 768 px at up to twice the font size in the widest font: prices align right, and no number or label is separated from its word or value', async () => {
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 640 })
        for (const percent of letterSizes)
          expect(await page.evaluate(narrowFaults, percent), `${width} px, ${percent} %`).toEqual({
            width,
            parted: [],
            left: [],
            far: [],
          })
      }
    })

    test('has a navigation bar that covers no linked dish and leaves no link alone on a line', async () => {
      const dish = page.locator('.items > li[id]').first()
      for (const width of [320, 360, 414, 768])
        for (const percent of [100, 115]) {
          await page.setViewportSize({ width, height: 740 })
          const found = await dish.evaluate((element, size) => {
            document.documentElement.style.fontSize = `${size}%`
            element.scrollIntoView({ behavior: 'instant' })
            const bar = document.querySelector('nav')?.getBoundingClientRect()
            const tops = [...document.querySelectorAll('nav a')].map(
              (link) => link.getBoundingClientRect().top,
            )
            return {
              isCovered: element.getBoundingClientRect().top < (bar?.bottom ?? Number.NaN),
              isAlone: tops.at(-1) !== tops.at(-2),
            }
          }, percent)
          expect(found, `${width} px, ${percent} %`).toEqual({ isCovered: false, isAlone: false })
        }
    })

    test('ends each list of three or more allergens with two on the last line', async () => {
      for (const width of [320, 360, 414, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const lone = (await allergenLists(page)).filter(
          ({ text, endsAlone }) => endsAlone && text.split(',').length > 2,
        )
        expect(lone, `${width} px`).toEqual([])
      }
    })
  })
})

/**
 * Return layout faults of a narrow window: its content width, words of allergens and days that are
 * split over lines, prices that are not right-aligned, and labels closer to the previous value than
 * to their own. Runs in the page.
 */
function narrowFaults(percent: number) {
  document.documentElement.style.fontSize = `${percent}%`
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
  const findWords = ({ firstChild: text }: Element) =>
    text instanceof Text
      ? [...text.data.matchAll(/[\p{L}\d]+/gu)].map(({ index, 0: word }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return { word, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
        })
      : []
  return {
    width: document.documentElement.scrollWidth,
    parted: all('.items small, tbody th')
      .flatMap(findWords)
      .filter(({ lines }) => lines > 1)
      .map(({ word }) => word),
    left: all('.items b')
      .filter((price) => Math.abs(box(price).right - box(price.closest('.items > li')).right) > 1)
      .map(({ textContent }) => textContent),
    far: all('footer dl > div + div')
      .filter((row) => {
        const before = box(row.previousElementSibling?.lastElementChild ?? null).bottom
        const [label, value] = [box(row.firstElementChild), box(row.lastElementChild)]
        return value.top - label.bottom > label.top - before
      })
      .map(({ textContent }) => textContent),
  }
}

/**
 * Return layout faults of a wide window: opening hours off the centre, the number of left edges of
 * footer values, and texts next to prices with several right edges. Runs in the page.
 */
function wideFaults() {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const edges = (values: number[]) => new Set(values.map(Math.round)).size
  const lineEnds = (text: ChildNode | null) => {
    const range = document.createRange()
    if (text) range.selectNodeContents(text)
    const ends = new Map<number, number>()
    for (const { bottom, right } of range.getClientRects())
      ends.set(Math.round(bottom), Math.max(ends.get(Math.round(bottom)) ?? 0, right))
    return [...ends.values()]
  }
  return {
    aside: all('#opening_hours > h2 + div:not(:has(+ div))')
      .map((hours) => hours.getBoundingClientRect())
      .filter(({ left, right }) => Math.abs((left + right - document.body.clientWidth) / 2) > 1),
    values: edges(all('footer dd').map((value) => value.getBoundingClientRect().left)),
    ragged: all('.items > li > ul > li')
      .filter(({ firstChild }) => edges(lineEnds(firstChild)) > 1)
      .map(({ textContent }) => textContent),
  }
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

/**
 * Return faults of a printed page: coloured, interactive or clipped elements, and allergen numbers
 * that the legend does not match. Runs in the page.
 */
function printFaults() {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility(),
  )
  const excerpts = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120))
  const style = (element: Element) => getComputedStyle(element)
  // Equal red, green and blue, and dark.
  const isBlack = (color: string) => {
    const [red = 255, green, blue] = (color.match(/\d+/g) ?? []).map(Number)
    return red === green && red === blue && red < 0x60
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  // Such as `eggs 3)` and `hazelnuts (8b)`, but not `no. 7,` or `1 of 5,`.
  const codes = all
    .filter((one) => one.closest('#food_list, #drinks_list'))
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap((node) =>
      node instanceof Text
        ? [
            ...node.data.matchAll(
              /(?<!(?:č|Nr|no)\.|\d.(?:z|von|of))[\u00a0(](\d\d?[a-h]?)(?=,(?!\d)|\))/g,
            ),
          ]
        : [],
    )
    .map(([, code = '']) => code)
  const explained = all
    .filter((one) => one.matches('#allergen_legend dt'))
    .map(({ textContent }) => textContent)
  const isFilled = (color: string) => !/^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(color)
  return {
    paper: [
      ...new Set(
        [document.documentElement, document.body].map((one) => style(one).backgroundColor),
      ),
    ].filter((color) => !color.startsWith('rgba(0, 0, 0, 0')),
    coloured: excerpts(
      all.filter(
        (one) =>
          (hasText(one) && !isBlack(style(one).color)) || isFilled(style(one).backgroundColor),
      ),
    ),
    underlined: excerpts(
      all.filter((one) => one.matches('a') && style(one).textDecorationLine !== 'none'),
    ),
    controls: excerpts(
      all.filter((one) =>
        one.matches('nav, form, input, select, button, label, summary, .ways, .actions, .call'),
      ),
    ),
    unexplained: codes.filter((code) => !explained.includes(code)),
    // The legend explains 1 for `1a` too.
    unused: explained.filter(
      (code) => !codes.some((one) => one.replace(/[a-h]$/, '') === code || one === code),
    ),
    tooWide: excerpts(
      all.filter(
        (one) =>
          one.matches('li, p, h1, h2, h3, h4, td, dd') &&
          one.scrollWidth > one.clientWidth + 1 &&
          style(one).display !== 'inline',
      ),
    ),
  }
}
