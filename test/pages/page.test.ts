// Home pages in a real browser, with the headers of the preview server.

import { describe, expect, test } from 'vitest'
import { measureLayoutShift } from '../browser.ts'
import { languages, unfold, useLook } from '../look.ts'
import { samples } from '../sweep.ts'

const { look, visit, newPage, origin } = useLook()

const own = {
  cs: {
    week: 'Po–Čt 11–23, Pá 11–1, So 12–1, Ne 12–22',
  },
  en: {
    week: 'Mon–Thu 11–23, Fri 11–1, Sat 12–1, Sun 12–22',
  },
} as const

// Other languages have the same elements; a sweep tries them all.
describe.each(samples(languages, 1))('the page in %s', (_, path) => {
  test('makes one request and one for its icon under a strict policy, without console messages', async () => {
    const page = await newPage()
    const messages: string[] = []
    const asked: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    page.on('request', (request) => asked.push(request.url()))
    const response = await page.goto(origin() + path, { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toContain(
      "default-src 'none'; style-src 'sha256-",
    )
    expect(messages).toEqual([])
    const files = asked.filter((url) => url !== `${origin()}/favicon.svg`)
    expect(files).toEqual([origin() + path])
    // The policy allowed the styles.
    expect(
      await page
        .locator('nav a')
        .first()
        .evaluate((link) => getComputedStyle(link).display),
    ).toBe('inline-flex')
    expect(await page.context().cookies()).toEqual([])
  })

  test('is the same without scripting and contains no script', async () => {
    const [on, off] = [await look(path), await visit(path, { javaScriptEnabled: false })]
    const text = await on.locator('body').textContent()
    expect(await off.locator('body').textContent()).toBe(text)
    expect(await on.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    expect(text).toContain('+420\u00A0360\u00A0000\u00A0042')
  })

  test('scrolls every anchor into view below the navigation bar', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    for (const id of [
      'svickova-na-smetane',
      'lhotecka-desitka',
      'food_list',
      // Former id.
      'food_menu',
      'lunch_menu',
      'find_us',
      'allergen_legend',
    ]) {
      await page.goto(`${origin()}${path}#${id}`)
      const top = await page.evaluate((target) => {
        const anchored = document.getElementById(target)
        const anchor = anchored?.firstChild ? anchored : anchored?.closest('section')
        const element = anchor?.querySelector('h2, bdi') ?? anchor
        const box = element?.getBoundingClientRect()
        const found = box && document.elementFromPoint(box.left + 3, box.top + box.height / 2)
        return anchor?.contains(found ?? null)
      }, id)
      expect(top, id).toBe(true)
    }
  })

  test('hides dishes behind a heading that sticks below the navigation bar', async () => {
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
    // The heading has padding, so that its letters do not touch the dishes below.
    const air = await page.locator('#section_hlavni-jidla > h3').evaluate((heading) => {
      const letters = document.createRange()
      letters.selectNodeContents(heading)
      const [within, around] = [letters.getBoundingClientRect(), heading.getBoundingClientRect()]
      return [within.top - around.top, around.bottom - within.bottom]
    })
    expect(Math.min(...air)).toBeGreaterThan(4)
  })

  test('can be used by keyboard: the skip link first, then in reading order, with visible focus', async () => {
    const page = await visit(path, { viewport: { width: 1280, height: 800 } })
    await page.keyboard.press('Tab')
    const skip = page.locator('.skip').first()
    expect(
      await skip.evaluate(
        (link) => link === document.activeElement && link.getBoundingClientRect().left >= 0,
      ),
    ).toBe(true)
    const order: number[] = []
    await unfold(page)
    const stops = 'a:not(.left a), summary:not(#filter_by *), input[type=checkbox], input:checked'
    const links = await page.locator(stops).count()
    for (let step = 0; step < links; step++) {
      const focused = await page.evaluate((all) => {
        const link = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(link)
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

  test('does not shift while it loads, also on a slow line', async () => {
    const page = await newPage()
    expect(await measureLayoutShift(page, origin() + path)).toBe(0)
    expect(await measureLayoutShift(page, origin() + path, 3, 30_000)).toBe(0)
  })
})

describe.each(languages)('the page in %s', (lang, path) => {
  test('shows name, kind, hours, town, telephone, lunch, menu and the other language on the first screen', async () => {
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
    // A thumb of either hand can reach every row of buttons.
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

  test('does not contain "now" or "today" outside the story', async () => {
    const page = await look(path)
    const messages = await page.locator('body :not(script)').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('#about_us'))
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
    )
    expect(messages.length).toBeGreaterThan(500)
    expect(messages.join(' ')).not.toMatch(
      /\bdnes\b|právě teď|nyní otevřeno|\btoday\b|\bopen now\b|\btonight\b/i,
    )
  })
})

test('screen readers get a dish, a beer and the opening hours in words and in order', async () => {
  const page = await look('/en/')
  const heard = async (selector: string) =>
    (await page.locator(selector).ariaSnapshot()).replace(/\u00A0/g, ' ')
  expect(await heard('#svickova-na-smetane')).toMatchInlineSnapshot(`
    "- listitem:
      - text: Braised beef in root-vegetable cream sauce, bread dumplings and cranberries
      - emphasis: house special
      - paragraph: Svíčková na smetaně, houskový knedlík a brusinky
      - paragraph: "Allergens: (gluten 1, eggs 3, milk 7, celery 9, mustard 10)"
      - text: 150 g CZK 245"
  `)
  expect(await heard('#lhotecka-desitka')).toMatchInlineSnapshot(`
    "- listitem:
      - text: Lhota Ten, pale draught beer
      - paragraph: Lhotecká desítka, světlé výčepní pivo
      - paragraph: "10°, 4.1% ABV Allergens: (gluten 1)"
      - list:
        - listitem: small 0.3 l CZK 36
        - listitem: large 0.5 l CZK 49
        - listitem: pitcher 1.5 l CZK 139"
  `)
  // Not in capitals, which some voices spell. `ariaSnapshot` ignores the stylesheet.
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const words = nodes.map(({ name }) => String(name?.value).replace(/\u00A0/g, ' '))
  expect(words).toEqual(expect.arrayContaining(['Draught beer', 'Monday 23 November 2026']))
  // In a narrow window the hours are a list with the names of their columns.
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
          - 'link "Filter: vegetarian, no gluten, up to CZK 200"':
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
          - link "Hours":
            - /url: "#opening_hours"
        - listitem:
          - link "Find us":
            - /url: "#find_us"
        - listitem:
          - link "Good to know":
            - /url: "#the_house"
        - listitem:
          - link "Allergens":
            - /url: "#allergen_legend""
  `)
})

test('is dark if the guest prefers dark, otherwise light', async () => {
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

test('animates only if the guest has not asked for reduced motion', async () => {
  const behavior = async (reducedMotion: 'reduce' | 'no-preference') =>
    (await look('/', { reducedMotion })).evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    )
  expect(await behavior('reduce')).toBe('auto')
  expect(await behavior('no-preference')).toBe('smooth')
})

test('keeps borders and the emblem visible in forced colors', async () => {
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

test('the English page marks Czech names and the link to the Czech page as Czech', async () => {
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

test('an unknown address has status 404 and links in both languages', async () => {
  const page = await newPage({ viewport: { width: 320, height: 640 } })
  const response = await page.goto(`${origin()}/no/such/page`)
  expect(response?.status()).toBe(404)
  expect(await page.locator('main').textContent()).toMatch(
    /Stránka nenalezena[\s\S]*Page not found/,
  )
  // The same gap is above the emblem and between the languages.
  const gaps = await page.evaluate(() => {
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN
    const end = document.querySelector('main > section')?.getBoundingClientRect().bottom
    return [top('.emblem') - top('main'), top('main h2') - (end ?? Number.NaN)].map(Math.round)
  })
  expect(gaps).toEqual([40, 40])
  const ways = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways).toEqual(
    expect.arrayContaining([
      ...['/', '/#food_list', '/en/', '/en/#food_list', '/llms.txt', '/sitemap.xml'],
    ]),
  )
})
