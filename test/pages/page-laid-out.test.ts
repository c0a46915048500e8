// Layout of the home pages in a real browser: nothing is clipped, split, covered or too small in
// any window, and axe finds nothing.

import type { RunOptions } from 'axe-core'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { allergenLists } from '../allergen-lines.ts'
import { violations } from '../axe.ts'
import { faces, wear } from '../faces.ts'
import { languages, type PageOptions, unfold, useLook } from '../look.ts'
import type { Edits } from '../pub.ts'

const { look, visit, changed } = useLook()

/** Matches times, prices, measures, dates and telephone numbers, inside which no line may end. */
const unbreakable = [
  '\\+\\d+(?:\\s\\d+)+',
  '\\d\\d:\\d\\d–\\d\\d:\\d\\d',
  '\\d[\\d,.]*\\s(?:Kč|%|l|g|mg|ks|pcs?|min)(?!\\p{L})|CZK\\s[\\d,.]+',
  '(?<![:\\d])\\d\\d?\\.\\s(?:\\d\\d?\\.|\\p{Ll}+)(?:\\s\\d{4})?',
  '\\d\\d?\\s(?:April|October|November|December|January|February)(?:\\s\\d{4})?',
].join('|')

/** Text of table cells without lunch. */
const noLunch = { cs: 'není', en: 'none' }

describe.each(languages)('the page in %s', (lang, path) => {
  test('fits 320 px (1280 px at 400 %) and 640 px (200 %)', async () => {
    for (const width of [320, 640]) {
      const page = await look(path, { viewport: { width, height: 256 } })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      // The navigation bar does not stick in such a low window.
      expect(await page.locator('nav').evaluate((nav) => getComputedStyle(nav).position)).toBe(
        'relative',
      )
    }
  })

  test('fits 320 to 414 px at up to twice the font size: nothing is clipped, and no time, date, price, measure or telephone number is split', async () => {
    const page = await visit(path)
    await wear(page)
    for (const [width, percent] of [320, 360, 414].flatMap((width) =>
      [100, 130, 150, 200].map((percent) => [width, percent] as const),
    )) {
      await page.setViewportSize({ width, height: 740 })
      const found = await page.evaluate(
        ([size, unbreakable]) => {
          document.documentElement.style.fontSize = `${size}%`
          const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
            (element) =>
              !element.closest('.skip, thead, .imprint, script, svg, input, nav ul, .jump'),
          )
          const outside = seen.filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1)
          })
          const parted: string[] = []
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const match of (node.nodeValue ?? '').matchAll(new RegExp(unbreakable, 'gu'))) {
              const range = document.createRange()
              range.setStart(node, match.index)
              range.setEnd(node, match.index + match[0].length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (lines.size > 1) parted.push(match[0])
            }
          }
          return {
            outside: outside.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
            parted,
          }
        },
        [percent, unbreakable] as const,
      )
      expect(found, `${width} px, ${percent} %`).toEqual({ outside: [], parted: [] })
    }
  })

  test('leaves no allergen alone on a line of 320 to 1280 px in any font: each list of more than three ends with two', async () => {
    const page = await look(path)
    for (const face of faces) {
      await wear(page, face)
      for (const width of [320, 360, 414, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        const lists = await allergenLists(page)
        expect(lists.length).toBeGreaterThan(70)
        const alone = lists.filter(({ endsAlone }) => endsAlone)
        expect(alone, `${face}, ${width} px`).toEqual([])
      }
    }
  })

  test('shows each size of a dish in a row of its own, label first, with all prices at one right edge', async () => {
    for (const width of [390, 1280]) {
      const page = await look(path, { viewport: { width, height: 664 } })
      const sizes = page.locator('#food_list .items > li > :is(div, ul > li)')
      const found = await sizes.evaluateAll((all) =>
        all.map((size) => {
          const label = document.createRange()
          if (size.firstChild) label.selectNodeContents(size.firstChild)
          const [left, right] = [label, size.querySelector('b') ?? size].map((one) =>
            one.getBoundingClientRect(),
          )
          if (!left || !right) throw new Error('a size without a price')
          const isLeft = left.width === 0 || left.right <= right.left
          return { isLeft, isBeside: Math.abs(left.top - right.top) < 8, edge: right.right }
        }),
      )
      expect(found.length).toBeGreaterThan(40)
      expect(found.filter(({ isLeft, isBeside }) => !isLeft || !isBeside)).toEqual([])
      const edges = new Set(found.map(({ edge }) => Math.round(edge)))
      expect(edges.size, `${width} px`).toBe(width === 390 ? 1 : 2)
    }
  })

  test('shows no line for missing lunch hours', async () => {
    const page = await look(path, { viewport: { width: 390, height: 664 } })
    const week = page.locator('#opening_hours tbody tr')
    const tall = (row: Locator) => row.evaluate((one) => one.getBoundingClientRect().height)
    const [friday, saturday] = [week.nth(1), week.nth(2)]
    expect(await saturday.locator('td').last().textContent()).toBe(noLunch[lang])
    expect(await tall(saturday)).toBeLessThan((await tall(friday)) - 20)
  })

  test('lists house specials without room around their links', async () => {
    const page = await look(path)
    const room = await page.locator('#specials li').evaluateAll((all) =>
      all.map((entry) => {
        const link = entry.querySelector('a')?.getBoundingClientRect().height ?? 0
        return entry.getBoundingClientRect().height - link
      }),
    )
    expect(room.length).toBeGreaterThan(2)
    expect([...new Set(room)]).toEqual([0])
  })

  test('has tap targets of 44 px in any font, except for links inside sentences', async () => {
    const page = await look(path)
    await unfold(page)
    for (const face of faces) {
      await wear(page, face)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a:not(.skip, .left a)')]
          .filter((link) => getComputedStyle(link).display !== 'inline')
          .filter((link) => {
            const { width, height } = link.getBoundingClientRect()
            return width < 44 || height < 44
          })
          .map((link) => link.textContent),
      )
      expect(small, face).toEqual([])
      // Names and allergens are inline in the menu: at least 24 px (WCAG 2.5.8).
      const low = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.items a')]
          .filter((link) => (link.getClientRects()[0]?.height ?? 0) < 24)
          .map((link) => link.textContent),
      )
      expect(low, face).toEqual([])
    }
    const inline = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('a')].filter(
          (link) => getComputedStyle(link).display === 'inline' && !link.closest('.items'),
        ).length,
    )
    // The legend, and the printed sheet next to the dates of its week.
    expect(inline).toBe(2)
  })

  test('scrolls each focused link of a row fully into a window of 320 px', async () => {
    const page = await visit(path, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 664 },
    })
    await page.locator('header a').last().focus()
    const links = page.locator(':is(nav, .jump) a')
    const cut: string[] = []
    for (let remaining = await links.count(); remaining > 0; ) {
      await page.keyboard.press('Tab')
      const [isOfRow, text, from, to] = await page.evaluate(async () => {
        // A browser scrolls the row in the frame after the focus.
        await new Promise((moved) => requestAnimationFrame(() => requestAnimationFrame(moved)))
        const { left: start, right } = document.activeElement?.getBoundingClientRect() ?? {}
        const link = document.activeElement
        return [!!link?.closest('nav, .jump'), link?.textContent ?? '', start ?? -9, right ?? 999]
      })
      if (isOfRow) remaining--
      if (isOfRow && (from < 0 || to > 320)) cut.push(text)
    }
    expect(cut).toEqual([])
  })
})

test('long words, names and sizes make no page wider', async () => {
  const word = 'Nejnezpravdepodobnostnejsi'.repeat(5)
  const edits: Edits = {
    'menu/10-polevky.md': ['cs: Gulášová polévka', `cs: ${word}`],
    'menu/40-hlavni-jidla.md': [
      'sizes: malá porce 100 g',
      'labels_en: porce pro ty kteří už doma obědvali = small\n    sizes: porce pro ty kteří už doma obědvali 100 g',
    ],
    'pub.md': ['name: U Zaspalého kohouta', `name: ${word.slice(0, 80)}`],
  }
  const page = await changed(edits, 'index.html')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  // On paper a dish stays in its column, and sizes leave most of it to the name.
  await page.emulateMedia({ media: 'print' })
  const shares = await page.locator('.items > li').evaluateAll((all) =>
    all.map((dish) => {
      const [list, own, sizes] = [dish.parentElement, dish, dish.querySelector('ul')].map(
        (one) => one?.getBoundingClientRect().width ?? 0,
      )
      return { dish: (own ?? 0) / (list || 1), sizes: (sizes ?? 0) / (list || 1) }
    }),
  )
  expect(Math.max(...shares.map(({ dish }) => dish))).toBeLessThan(1.01)
  expect(Math.max(...shares.map(({ sizes }) => sizes))).toBeLessThan(0.6)
})

test('a house special with a name in Arabic letters is at the left edge, like all others', async () => {
  const edits = { 'menu/20-predkrmy.md': ['cs: Tatarák z', 'cs: شاورما z'] } satisfies Edits
  const page = await changed(edits, 'index.html')
  await page.setViewportSize({ width: 390, height: 720 })
  const shift = await page.locator('#tatarak').evaluate((dish) => {
    const name = document.createRange()
    name.selectNodeContents(dish.querySelector('bdi') ?? dish)
    const [first] = name.getClientRects()
    return (first?.left ?? 0) - dish.getBoundingClientRect().left
  })
  expect(shift).toBe(0)
})

test('no Czech line ends with a one-letter word', async () => {
  const page = await look('/')
  const loose = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.localName !== 'script')
        found.push(...(node.textContent?.match(/(?<=[\s(]|^)[aikosuvz] \S+/gi) ?? []))
    return found
  })
  expect(loose).toEqual([])
})

/**
 * Accessibility rules that a dark scheme can affect. Elements and sizes are the same as in the
 * light one.
 */
const ofColors: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

test.each(['/', '/en/', '/en/lunch/', '/no/such/page'])(
  '%s has no accessibility violation: narrow and wide, by night, in forced colors, at twice the font size',
  async (path) => {
    const narrow = { width: 320, height: 720 }
    const find = async (wishes: PageOptions, percent = 100, options?: RunOptions) => {
      const page = await look(path, { viewport: narrow, ...wishes })
      const resize = (size: number) =>
        page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`
        }, size)
      await resize(percent)
      const found = await violations(page, options)
      await resize(100)
      return found
    }
    expect(await find({})).toEqual([])
    // The English page has the same elements with other words.
    if (path === '/en/') return
    expect(await find({ viewport: { width: 1280, height: 720 } })).toEqual([])
    expect(await find({ colorScheme: 'dark' }, 100, ofColors), 'by night').toEqual([])
    expect(await find({ forcedColors: 'active' }), 'in forced colours').toEqual([])
    expect(await find({}, 200), 'in letters of 200 %').toEqual([])
  },
)
