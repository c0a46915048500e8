// The twelve houses of houses.test.ts as a browser sets their pages, on screens and on paper.

import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Built } from '../../build.ts'
import { itemFacts } from '../../templates/_parts/text/items.ts'
import { allergenLists } from '../allergen-lines.ts'
import { violations } from '../axe.ts'
import { useBrowser } from '../browser.ts'
import { faces, wear } from '../faces.ts'
import { folderOf, type House, houses, pathsOf } from '../houses.ts'
import { buildPub } from '../pub.ts'

const browser = useBrowser()

/** Those with the longest words: the others wrap as these do, and a browser sets them in one language. */
const longest = ['border-cs-de-en', 'brewery', 'wine-sk-en']
const setByBrowser = ({ name, languages }: House) =>
  longest.includes(name) ? languages : languages.slice(0, 1)

/** They fill paper to its edges in any face; of the others the widest says enough. */
const facesOf = ({ name }: House) => (longest.includes(name) ? faces : faces.slice(0, 1))

/** Per cent of the usual size. */
const letterSizes = [100, 115, 130, 150, 200]

describe.each(houses)('$name', (house) => {
  const { languages, date } = house
  let built: Built
  beforeAll(async () => {
    built = await buildPub(folderOf(house), { strict: true, date })
  })

  describe.each(setByBrowser(house))('its page in %s', (lang) => {
    let page: Page
    /** As it was built, in the widest face. */
    beforeAll(async () => {
      page = await browser().newPage()
      await page.setContent(String(built.files.get(pathsOf(lang, languages[0]).page)))
      await wear(page)
    })
    afterAll(() => page?.close())
    afterEach(() => page.evaluate(() => document.documentElement.removeAttribute('style')))

    // In other languages other words stand in the same elements: page.test.ts looks at one of them.
    if (lang === languages[0])
      test('has nothing for axe to find', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await violations(page)).toEqual([])
      })

    test('has hours alone in the middle of a wide window, and the values of the footer and the words beside prices at one edge', async () => {
      await page.setViewportSize({ width: 1280, height: 740 })
      expect(await page.evaluate(wideFaults)).toEqual({ aside: [], values: 1, ragged: [] })
    })

    test(`is on paper black on white, whole, and one side in the ${facesOf(house).join(' and the ')} face, filled to the lowest third`, async () => {
      onTestFinished(async () => {
        await page.emulateMedia({ media: null })
        await wear(page)
      })
      let side = ''
      for (const face of facesOf(house)) {
        await wear(page, face)
        const pdf = await getDocumentProxy(
          new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: false })),
        )
        const { totalPages, text } = await extractText(pdf, { mergePages: true })
        // Each of these menus fits on one; that of the full pub takes two, in print.test.ts.
        expect(totalPages, face).toBe(1)
        const { items } = await (await pdf.getPage(1)).getTextContent()
        const heights = items.map((item) =>
          'str' in item && item.str.trim() ? item.transform[5] : 842,
        )
        expect(Math.min(...heights), face).toBeLessThan(842 / 3)
        side = letters(text)
      }
      const cut = [...built.site.menu.food, ...built.site.menu.drinks].filter((item) => {
        const { name, sizes, unavailable } = itemFacts(built.site, item, lang)
        // Allergens, words and sizes stand between a name and its last price.
        const rests = side.split(letters(name)).slice(1)
        const isWhole = (rest: string) =>
          sizes.every(({ price }) => rest.slice(0, 500).includes(letters(price)))
        return unavailable === undefined && !rests.some(isWhole)
      })
      expect(cut.map(({ id }) => id)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(seenOnPaper)).toEqual({
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

    test('fits 320 and 768 px in letters of up to twice the size and of the widest face: prices stand at the right edge, no number is parted from its word, no label from its value', async () => {
      for (const width of [320, 768]) {
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

    test('has contents that cover no dish that is led to, and leave no link alone on a line', async () => {
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

    test('ends each list of three or more allergens with two on a line', async () => {
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
 * What is wrong in a narrow window, asked in the page: how wide it is, the words of allergens and of
 * days that stand on two lines, prices that do not end at the right edge, and labels that are nearer to
 * the value before them than to their own.
 */
function narrowFaults(percent: number) {
  document.documentElement.style.fontSize = `${percent}%`
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
  const wordsOf = ({ firstChild: text }: Element) =>
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
      .flatMap(wordsOf)
      .filter(({ lines }) => lines > 1)
      .map(({ word }) => word),
    left: all('.items ul b')
      .filter((price) => Math.abs(box(price).right - box(price.parentElement).right) > 1)
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
 * What is wrong in a wide window, asked in the page: hours without changes that stand aside, at how many
 * edges the values of the footer begin, and words beside a price that end at several.
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

const letters = (text: string) => text.replace(/\s+/g, '')

/** What a printer gets, asked in the page: nothing in colour, nothing to press, nothing cut off. */
function seenOnPaper() {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility(),
  )
  const said = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120))
  const style = (element: Element) => getComputedStyle(element)
  // Red, green and blue are the same, and dark.
  const isBlack = (color: string) => {
    const [red = 255, green, blue] = (color.match(/\d+/g) ?? []).map(Number)
    return red === green && red === blue && red < 0x60
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  // `eggs 3)`, `hazelnuts (8b)`.
  const codes = all
    .filter((one) => one.closest('#food_list, #drinks_list'))
    .flatMap(({ childNodes }) => [...childNodes])
    .flatMap((node) =>
      node instanceof Text ? [...node.data.matchAll(/[\u00a0(](\d\d?[a-h]?)(?=[,)])/g)] : [],
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
    coloured: said(
      all.filter(
        (one) =>
          (hasText(one) && !isBlack(style(one).color)) || isFilled(style(one).backgroundColor),
      ),
    ),
    underlined: said(
      all.filter((one) => one.matches('a') && style(one).textDecorationLine !== 'none'),
    ),
    controls: said(
      all.filter((one) =>
        one.matches('nav, form, input, select, button, label, summary, .ways, .actions, .call'),
      ),
    ),
    unexplained: codes.filter((code) => !explained.includes(code)),
    // Of `1a` the 1 is explained too.
    unused: explained.filter(
      (code) => !codes.some((one) => one.replace(/[a-h]$/, '') === code || one === code),
    ),
    tooWide: said(
      all.filter(
        (one) =>
          one.matches('li, p, h1, h2, h3, h4, td, dd') &&
          one.scrollWidth > one.clientWidth + 1 &&
          style(one).display !== 'inline',
      ),
    ),
  }
}
