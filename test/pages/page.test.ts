// The home pages in a real browser, through the preview server and its headers.

import type { RunOptions } from 'axe-core'
import type { FromSchema } from 'json-schema-to-ts'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { schema } from '../../templates/menu.json.ts'
import { allergenLists } from '../allergen-lines.ts'
import { violations } from '../axe.ts'
import { useBrowser } from '../browser.ts'
import { faces, wear } from '../faces.ts'
import { buildPub, contentCopy, type Edits } from '../pub.ts'
import { useServed } from '../served.ts'

const browser = useBrowser()
const origin = useServed()

const languages = [
  ['cs', '/'],
  ['en', '/en/'],
] as const

/** What is shut away is there all the same. */
const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })

const phone = { width: 360, height: 740 }

/** A span of time, a price, a measure, a date, a telephone: what no line may end in. */
const whole = [
  '\\+\\d+(?:\\s\\d+)+',
  '\\d\\d:\\d\\d–\\d\\d:\\d\\d',
  '\\d[\\d,.]*\\s(?:Kč|%|l|g|mg|ks|pcs?|min)(?!\\p{L})|CZK\\s[\\d,.]+',
  '(?<![:\\d])\\d\\d?\\.\\s(?:\\d\\d?\\.|\\p{Ll}+)(?:\\s\\d{4})?',
  '\\d\\d?\\s(?:April|October|November|December|January|February)(?:\\s\\d{4})?',
].join('|')

/** A page of nobody who was here before. */
async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ viewport: phone, ...options })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** Opens a page anew, for a test that goes on from there. */
async function visit(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options)
  await page.goto(origin() + path)
  return page
}

/** A page of the full pub with other texts. */
async function changed(edits: Edits, file: string): Promise<Page> {
  const { files } = await buildPub(await contentCopy(edits), { baseUrl: origin() })
  const page = await newPage()
  await page.setContent(String(files.get(file)))
  return page
}

type Wishes = {
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  forcedColors?: 'active' | 'none'
}

const tabs = new Map<string, Page>()

/** A page that is loaded once and stays open, for tests that only look at it. */
async function look(path: string, { viewport = phone, ...wishes }: Wishes = {}): Promise<Page> {
  const page = tabs.get(path) ?? (await browser().newPage())
  if (!tabs.has(path)) await page.goto(origin() + path)
  tabs.set(path, page)
  await page.setViewportSize(viewport)
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    ...wishes,
  })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return page
}

type Menu = FromSchema<ReturnType<typeof schema>>
const menuOf = async () => (await (await fetch(`${origin()}/menu.json`)).json()) as Menu

/** Numbers are written with a comma in Czech, and one parts thousands in English. */
const own = {
  cs: {
    noNumber: /[^\d,]/g,
    noLunch: 'není',
    week: 'Po–Čt 11–23, Pá 11–1, So 12–1, Ne 12–22',
  },
  en: {
    noNumber: /[^\d.]/g,
    noLunch: 'none',
    week: 'Mon–Thu 11–23, Fri 11–1, Sat 12–1, Sun 12–22',
  },
} as const

describe.each(languages)('the page in %s', (lang, path) => {
  test('is one request and its icon, under a strict policy, and the console stays silent', async () => {
    const page = await newPage()
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => asked.push(request.url()))
    const response = await page.goto(origin() + path, { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toContain(
      "default-src 'none'; style-src 'sha256-",
    )
    expect(said).toEqual([])
    const files = asked.filter((url) => url !== `${origin()}/favicon.svg`)
    expect(files).toEqual([origin() + path])
    // The policy let the styles through.
    expect(
      await page
        .locator('nav a')
        .first()
        .evaluate((link) => getComputedStyle(link).display),
    ).toBe('inline-flex')
    expect(await page.context().cookies()).toEqual([])
  })

  test('says the same with scripting off, and holds no script', async () => {
    const [on, off] = [await look(path), await visit(path, { javaScriptEnabled: false })]
    const text = await on.locator('body').textContent()
    expect(await off.locator('body').textContent()).toBe(text)
    expect(await on.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    expect(text).toContain('+420\u00A0360\u00A0000\u00A0042')
  })

  test('shows every item of /menu.json under its anchor, with every size and price', async () => {
    const page = await look(path)
    const menu = await menuOf()
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('.items > li[id]:not([id*=_])')].map((item) => ({
        id: item.id,
        name: item
          .querySelector(':scope > figure')
          ?.innerHTML.replace(/<(?:em|p|ol|picture)\b[\s\S]*/, '')
          .replace(/<[^>]+>/g, '')
          .replaceAll('&nbsp;', ' ')
          .replaceAll('&amp;', '&')
          .trim(),
        sizes: [...item.querySelectorAll(':scope > p, li')].map((size) => [
          size.firstChild?.textContent ?? '',
          size.querySelector('b')?.textContent ?? '',
        ]),
        allergens: item.querySelector('small')?.textContent?.match(/\d+/g)?.map(Number) ?? [],
      })),
    )
    // Read back from the page by other means than it was written with.
    const amount = (text: string) => Number(text.replace(own[lang].noNumber, '').replace(',', '.'))
    const measure = (text: string, unit: string) => {
      const match = new RegExp(`(\\d[\\d\u00A0 ]*(?:[.,]\\d+)*)[\u00A0 ](?:${unit})(?![\\w])`).exec(
        text,
      )
      return match ? amount(match[1] ?? '') : undefined
    }
    const read = shown.map(({ sizes, ...item }) => ({
      ...item,
      sizes: sizes.map(([quantity = '', price = '']) => ({
        litres: measure(quantity, 'l'),
        grams: measure(quantity, 'g'),
        pieces: measure(quantity, 'ks|pcs?'),
        price: amount(price),
      })),
    }))
    // What nobody can order stands last in its section.
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(read.sort(byId)).toEqual(
      [...menu.food, ...menu.drinks].sort(byId).map(({ id, name, sizes, allergens }) => ({
        id,
        name: name[lang],
        allergens: allergens ?? [],
        sizes: sizes.map(({ volume_ml, weight_g, pieces, price_czk }) => ({
          litres: volume_ml === undefined ? undefined : volume_ml / 1000,
          grams: weight_g,
          pieces,
          price: price_czk,
        })),
      })),
    )
    expect(read).toHaveLength(100)
  })

  test('fits 320 px, which is 1280 px at 400 %, and 640 px, which is 200 %', async () => {
    for (const width of [320, 640]) {
      const page = await look(path, { viewport: { width, height: 256 } })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      // A window this low is not covered by the contents.
      expect(await page.locator('nav').evaluate((nav) => getComputedStyle(nav).position)).toBe(
        'relative',
      )
    }
  })

  test('holds letters of up to twice the size at 320 to 414 px: nothing is cut off, no time, date, price, measure or telephone is parted', async () => {
    const page = await visit(path)
    await wear(page)
    for (const [width, percent] of [320, 360, 414].flatMap((width) =>
      [100, 130, 150, 200].map((percent) => [width, percent] as const),
    )) {
      await page.setViewportSize({ width, height: 740 })
      const found = await page.evaluate(
        ([size, whole]) => {
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
            for (const match of (node.nodeValue ?? '').matchAll(new RegExp(whole, 'gu'))) {
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
        [percent, whole] as const,
      )
      expect(found, `${width} px, ${percent} %`).toEqual({ outside: [], parted: [] })
    }
  })

  test('leaves no allergen alone on a line of 320 to 1280 px in any face: each list of more than three ends with two', async () => {
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

  test('has name, kind, hours, place, telephone, lunch, menu and the other language on the first screen', async () => {
    const page = await look(path, { viewport: { width: 390, height: 664 } })
    for (const part of [
      'h1',
      '.kind',
      '.week',
      '.place a',
      '.actions .call',
      '.actions [href="#lunch_list"]',
      '.actions [href="#food_list"]',
      '.language a',
    ]) {
      const box = await page.locator(`header ${part}`).boundingBox()
      expect(box && box.y + box.height, part).toBeLessThanOrEqual(664)
    }
    expect(await page.locator('header .place a').textContent()).toContain('Vymyšlená Lhota')
    expect(await page.locator('header .week').textContent()).toBe(own[lang].week)
    expect(await page.locator('header .call').getAttribute('href')).toBe('tel:+420360000042')
    // Thumbs of either hand reach each line of buttons.
    const buttons = await page.locator('header .actions a').evaluateAll((all) =>
      all.map((one) => {
        const { top, left, right } = one.getBoundingClientRect()
        return { top, left, right }
      }),
    )
    for (const { top } of buttons) {
      const line = buttons.filter((one) => one.top === top)
      expect(Math.min(...line.map(({ left }) => left))).toBeLessThan(25)
      expect(Math.max(...line.map(({ right }) => right))).toBeGreaterThan(365)
    }
  })

  test('shows up to three sizes of a dish in one line of a phone, and none for a lunch that there is not', async () => {
    const page = await look(path, { viewport: { width: 390, height: 664 } })
    const lists = await page.locator('.items > li > ul').evaluateAll((all) =>
      all.map(({ children }) => {
        const ends = [...children].map((size) => Math.round(size.getBoundingClientRect().bottom))
        return { sizes: ends.length, lines: new Set(ends).size }
      }),
    )
    const short = lists.filter(({ sizes }) => sizes <= 3)
    expect(new Set(short.map(({ sizes }) => sizes))).toEqual(new Set([2, 3]))
    expect(short.filter(({ lines }) => lines > 1)).toEqual([])
    const week = page.locator('#opening_hours tbody tr')
    const tall = (row: Locator) => row.evaluate((one) => one.getBoundingClientRect().height)
    const [friday, saturday] = [week.nth(1), week.nth(2)]
    expect(await saturday.locator('td').last().textContent()).toBe(own[lang].noLunch)
    expect(await tall(saturday)).toBeLessThan((await tall(friday)) - 20)
  })

  test('brings every anchor into view below the contents', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    for (const id of [
      'svickova-na-smetane',
      'lhotecka-desitka',
      'food_list',
      // What it was called before.
      'food_menu',
      'lunch_menu',
      'find_us',
      'allergen_legend',
    ]) {
      await page.goto(`${origin()}${path}#${id}`)
      const top = await page.evaluate((target) => {
        const named = document.getElementById(target)
        const anchor = named?.firstChild ? named : named?.closest('section')
        const element = anchor?.querySelector('h2, figure')
        const box = element?.getBoundingClientRect()
        const found = box && document.elementFromPoint(box.left + 3, box.top + box.height / 2)
        return anchor?.contains(found ?? null)
      }, id)
      expect(top, id).toBe(true)
    }
  })

  test('covers the dishes below a heading that stays under the contents', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    const covered = await page.evaluate(() => {
      const heading = document.querySelector('#section_hlavni-jidla > h3') as HTMLElement
      const { top } = heading.getBoundingClientRect()
      return Array.from({ length: 20 }, (_, at) => {
        scrollTo(0, top + 100 + 10 * at)
        const { left, bottom } = heading.getBoundingClientRect()
        return document.elementFromPoint(left + 2, bottom - 3) === heading
      })
    })
    expect(covered).toEqual(Array(20).fill(true))
    // With air around its letters, or those of a dish below would touch them.
    const air = await page.locator('#section_hlavni-jidla > h3').evaluate((heading) => {
      const letters = document.createRange()
      letters.selectNodeContents(heading)
      const [within, around] = [letters.getBoundingClientRect(), heading.getBoundingClientRect()]
      return [within.top - around.top, around.bottom - within.bottom]
    })
    expect(Math.min(...air)).toBeGreaterThan(4)
  })

  test('can be walked by keyboard: skip link first, then in the order of reading, always visible', async () => {
    const page = await visit(path, { viewport: { width: 1280, height: 800 } })
    await page.keyboard.press('Tab')
    const skip = page.locator('.skip')
    expect(
      await skip.evaluate(
        (link) => link === document.activeElement && link.getBoundingClientRect().left >= 0,
      ),
    ).toBe(true)
    const order: number[] = []
    await unfold(page)
    const stops = 'a, summary, input[type=checkbox], input:checked'
    const links = await page.locator(stops).count()
    for (let step = 0; step < links; step++) {
      const focused = await page.evaluate((all) => {
        const link = document.activeElement as HTMLElement
        // A box is drawn by its label.
        const shown = link instanceof HTMLInputElement ? link.nextElementSibling : link
        const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? link)
        return {
          index: [...document.querySelectorAll(all)].indexOf(link),
          outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        }
      }, stops)
      expect(focused.outlined).toBe(true)
      order.push(focused.index)
      await page.keyboard.press('Tab')
    }
    expect(order).toEqual(order.map((_, index) => index))
    await skip.focus()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#food_list')
  })

  test('gives fingers 44 px in any face: every link that does not stand in a sentence', async () => {
    const page = await look(path)
    await unfold(page)
    for (const face of faces) {
      await wear(page, face)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a:not(.skip)')]
          .filter((link) => getComputedStyle(link).display !== 'inline')
          .filter((link) => {
            const { width, height } = link.getBoundingClientRect()
            return width < 44 || height < 44
          })
          .map((link) => link.textContent),
      )
      expect(small, face).toEqual([])
      // Names and allergens stand in the text of a menu: 24 px or more, as WCAG 2.5.8 wants.
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
    // The legend.
    expect(inline).toBe(1)
  })

  test('shows each link of a row whole that takes the focus in a window of 320 px', async () => {
    const page = await visit(path, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 664 },
    })
    await page.locator('header a').last().focus()
    const links = page.locator(':is(nav, .jump) a')
    const cut: string[] = []
    for (let left = await links.count(); left > 0; ) {
      await page.keyboard.press('Tab')
      const [isOfRow, text, from, to] = await page.evaluate(async () => {
        // A browser moves a row with the frame after the focus.
        await new Promise((moved) => requestAnimationFrame(() => requestAnimationFrame(moved)))
        const { left: start, right } = document.activeElement?.getBoundingClientRect() ?? {}
        const link = document.activeElement
        return [!!link?.closest('nav, .jump'), link?.textContent ?? '', start ?? -9, right ?? 999]
      })
      if (isOfRow) left--
      if (isOfRow && (from < 0 || to > 320)) cut.push(text)
    }
    expect(cut).toEqual([])
  })

  test('does not shift while it loads', async () => {
    const page = await visit(path)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 200)
        }),
    )
    expect(shift).toBe(0)
  })

  test('says nothing about now or today outside the story', async () => {
    const page = await look(path)
    const said = await page.locator('body :not(script)').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('#about_us'))
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
    )
    expect(said.length).toBeGreaterThan(500)
    expect(said.join(' ')).not.toMatch(
      /\bdnes\b|právě teď|nyní otevřeno|\btoday\b|\bopen now\b|\btonight\b/i,
    )
  })
})

/** All that dark can change: the elements and their sizes are those of light. */
const ofColors: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

test('a dish, a beer and the hours are announced in words and in order', async () => {
  const page = await look('/en/')
  const heard = async (selector: string) =>
    (await page.locator(selector).ariaSnapshot()).replace(/\u00A0/g, ' ')
  expect(await heard('#svickova-na-smetane')).toMatchInlineSnapshot(`
    "- listitem:
      - text: Braised beef in root-vegetable cream sauce, bread dumplings and cranberries
      - emphasis: house special
      - paragraph: Svíčková na smetaně, houskový knedlík a brusinky
      - paragraph: "Allergens: (gluten 1, eggs 3, milk 7, celery 9, mustard 10)"
      - paragraph: 150 g CZK 245"
  `)
  expect(await heard('#lhotecka-desitka')).toMatchInlineSnapshot(`
    "- listitem:
      - text: Lhota Ten, pale draught beer
      - paragraph: Lhotecká desítka, světlé výčepní pivo
      - paragraph: 10°, 4.1% ABV
      - paragraph: "Allergens: (gluten 1)"
      - list:
        - listitem: small 0.3 l CZK 36
        - listitem: large 0.5 l CZK 49
        - listitem: pitcher 1.5 l CZK 139"
  `)
  // Not in capitals, which some voices spell; what `ariaSnapshot` reads has not met the style.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const words = nodes.map(({ name }) => String(name?.value).replace(/\u00A0/g, ' '))
  expect(words).toEqual(expect.arrayContaining(['Draught beer', 'Monday 23 November 2026']))
  // A list, with the names of its columns, in a narrow window.
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await heard('#opening_hours table')).toMatchInlineSnapshot(`
    "- table:
      - rowgroup:
        - row "Day Pub Kitchen Lunch menu":
          - columnheader "Day"
          - columnheader "Pub"
          - columnheader "Kitchen"
          - columnheader "Lunch menu"
      - rowgroup:
        - row "Monday to Thursday 11:00–23:00 11:00–21:30 11:00–14:00":
          - rowheader "Monday to Thursday"
          - cell "11:00–23:00"
          - cell "11:00–21:30"
          - cell "11:00–14:00"
        - row "Friday 11:00–01:00 11:00–22:30 11:00–14:00":
          - rowheader "Friday"
          - cell "11:00–01:00"
          - cell "11:00–22:30"
          - cell "11:00–14:00"
        - row "Saturday 12:00–01:00 12:00–22:30 none":
          - rowheader "Saturday"
          - cell "12:00–01:00"
          - cell "12:00–22:30"
          - cell "none"
        - row "Sunday 12:00–22:00 12:00–20:30 none":
          - rowheader "Sunday"
          - cell "12:00–22:00"
          - cell "12:00–20:30"
          - cell "none""
  `)
  expect(await heard('nav')).toMatchInlineSnapshot(`
    "- navigation "Contents":
      - list:
        - listitem:
          - link "Filter":
            - /url: "#filter_by"
        - listitem:
          - link "Lunch":
            - /url: "#lunch_list"
        - listitem:
          - link "Food":
            - /url: "#food_list"
        - listitem:
          - link "Drinks":
            - /url: "#drinks_list"
        - listitem:
          - link "Allergens":
            - /url: "#allergen_legend"
        - listitem:
          - link "Hours":
            - /url: "#opening_hours"
        - listitem:
          - link "Find us":
            - /url: "#find_us"
        - listitem:
          - link "Good to know":
            - /url: "#the_house""
  `)
})

test('is dark where the guest prefers dark, and light otherwise', async () => {
  const paper = async (colorScheme: 'light' | 'dark') => {
    const page = await look('/', { colorScheme })
    return page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      const { color } = getComputedStyle(document.body)
      const sum = (value: string) =>
        (value.match(/\d+/g) ?? [])
          .slice(0, 3)
          .map(Number)
          .reduce((a, b) => a + b, 0)
      return sum(backgroundColor) - sum(color)
    })
  }
  expect(await paper('light')).toBeGreaterThan(400)
  expect(await paper('dark')).toBeLessThan(-400)
})

test('moves only for guests who have nothing against motion', async () => {
  const behavior = async (reducedMotion: 'reduce' | 'no-preference') =>
    (await look('/', { reducedMotion })).evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    )
  expect(await behavior('reduce')).toBe('auto')
  expect(await behavior('no-preference')).toBe('smooth')
})

test('keeps its edges and its drawing in forced colours', async () => {
  const page = await look('/', { forcedColors: 'active' })
  const { border, text, emblem, canvas } = await page.evaluate(() => {
    const call = getComputedStyle(document.querySelector('.call') as Element)
    const drawing = getComputedStyle(document.querySelector('.emblem') as Element)
    return {
      border: `${call.borderStyle} ${call.borderColor}`,
      text: call.color,
      emblem: drawing.color,
      canvas: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(border).toBe(`solid ${text}`)
  expect(emblem).not.toBe(canvas)
})

test('Czech names on the English page are marked as Czech, and so is the way to the Czech page', async () => {
  const page = await visit('/en/')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('#svickova-na-smetane [lang=cs]').textContent()).toBe(
    'Svíčková na smetaně, houskový knedlík a brusinky',
  )
  const link = page.locator('header').getByRole('link', { name: 'Česky' })
  expect(await link.getAttribute('lang')).toBe('cs')
  expect(await page.locator('#operator_data [lang=cs]').allTextContents()).toEqual([
    'Vymyšlená hospoda s.r.o.',
    'Kohoutí 7, 299 99 Vymyšlená Lhota',
  ])
  await link.click()
  expect(new URL(page.url()).pathname).toBe('/')
})

test.each([
  ['index.html', 'Alergeny: neuvedeny, zeptejte se obsluhy'],
  ['en/index.html', 'Allergens: not stated, ask the staff'],
])(
  'unknown allergens are said in words beside their dish, and beside no other (%s)',
  async (file, said) => {
    const edit = ['allergens: 1, 3, 9', 'allergens: unknown'] as const
    const page = await changed({ 'menu/10-polevky.md': edit }, file)
    const dishes = page.locator('.items > li').filter({ hasText: said })
    expect(await dishes.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['hovezi-vyvar'])
    expect(await dishes.getByText(said).isVisible()).toBe(true)
  },
)

test('long words, names and sizes widen no page', async () => {
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
    const names = page.locator('.items > li > section')
    const widths = await names.evaluateAll((all) =>
      all.map((name) => name.getBoundingClientRect().width),
    )
    expect(Math.min(...widths)).toBeGreaterThan(100)
  }
})

test('no Czech line ends with a word of one letter', async () => {
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

test('an unknown address is answered with status 404 and the ways on, in both languages', async () => {
  const page = await newPage({ viewport: { width: 320, height: 640 } })
  const response = await page.goto(`${origin()}/no/such/page`)
  expect(response?.status()).toBe(404)
  expect(await page.locator('main').textContent()).toMatch(
    /Stránka nenalezena[\s\S]*Page not found/,
  )
  const ways = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways).toEqual(
    expect.arrayContaining([
      ...['/', '/#food_list', '/en/', '/en/#food_list', '/llms.txt', '/sitemap.xml'],
    ]),
  )
})

test.each(['/', '/en/', '/en/lunch/', '/no/such/page'])(
  'nothing is there for axe to find at %s: narrow and wide, by night, in forced colours, in letters twice as large',
  async (path) => {
    const narrow = { width: 320, height: 720 }
    const find = async (wishes: Wishes, percent = 100, options?: RunOptions) => {
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
    expect(await find({ viewport: { width: 1280, height: 720 } })).toEqual([])
    expect(await find({ colorScheme: 'dark' }, 100, ofColors), 'by night').toEqual([])
    expect(await find({ forcedColors: 'active' }), 'in forced colours').toEqual([])
    expect(await find({}, 200), 'in letters of 200 %').toEqual([])
  },
)
