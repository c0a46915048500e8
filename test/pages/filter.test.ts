// What a guest sees who chooses: in a browser, on the page of a pub of a few dishes.

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { buildPub, contentCopy } from '../pub.ts'
import { keptFolder } from '../workshop.ts'

const browser = useBrowser()

/** Ten dishes: the least price of so many about which guests may choose. */
const dishes: { [id: string]: string } = {
  salat: 'sizes: 200 g = 40\n    allergens: none',
  polevka: 'sizes: 0,3 l = 60\n    allergens: unknown',
  syr: 'sizes: 100 g = 80\n    allergens: 7\n    diets: vegetarian\n    tags: house_special',
  orechy: 'sizes: 80 g = 100\n    allergens: none\n    traces: 7',
  cizrna: 'sizes: 150 g = 120\n    allergens: none\n    diets: vegan',
  gulas: 'sizes: malá 100 g = 60; velká 200 g = 140\n    allergens: 1\n    tags: house_special',
  kapr: 'sizes: 100 g = 30 podle váhy\n    allergens: 4',
  rizek: 'sizes: 150 g = 180\n    allergens: 1, 3',
  steak: 'sizes: 150 g = 230\n    allergens: none\n    tags: house_special',
  kachna: 'sizes: 300 g = 260\n    allergens: none',
}

const section = (ids: readonly string[]) =>
  `---\nsection: Jídla\nsection_en: Food\nkind: food\nitems:\n${ids
    .map((id) => `  - cs: ${id}\n    en: Dish ${id}\n    id: ${id}\n    ${dishes[id]}\n`)
    .join('')}---\n`

async function pageOf(ids: readonly string[]): Promise<string> {
  const files = {
    'menu/10-pivo.md': null,
    'menu/20-k-pivu.md': section(ids),
    'events.md':
      '---\nevents:\n  - date: 4. 12. 2026\n    time: 19:00\n    title: Hraje kapela\n    title_en: A band plays\n---\n',
  }
  const content = await contentCopy(files, 'five-items', await keptFolder())
  return String((await buildPub(content)).files.get('index.html'))
}

/** What a screen reader finds on a page, what the style adds included. */
async function heard(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => name?.value)
    .join('')
}

describe('of ten dishes', () => {
  let page: Page
  beforeAll(async () => {
    page = await browser().newPage({ viewport: { width: 800, height: 900 } })
    await page.setContent(await pageOf(Object.keys(dishes)))
    await page.locator('#filter_by summary').click()
  })

  /** What the style draws beside each box. */
  const drawn = (labels: string) =>
    page
      .locator(labels)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content.slice(1, -1)))

  /** The dishes that are left when a box is touched, which is touched once more, or another one, behind. */
  async function left(box: string, behind = box) {
    const touch = (id: string) => page.locator(`label[for=${id}]`).click()
    await touch(box)
    const found = await page
      .locator('#food_list .items > li:visible')
      .evaluateAll((all) => all.map(({ id }) => id))
    await touch(behind)
    return found
  }

  test('those without milk contain none, may contain none, and say so', async () => {
    expect(await drawn('label[for=no_g]')).toEqual(['mléka'])
    const others = Object.keys(dishes).filter((id) => !['polevka', 'syr', 'orechy'].includes(id))
    expect(await left('no_g')).toEqual(others)
  })

  test('a choice hides no event', async () => {
    const events = page.locator('#whats_on li')
    for (const box of ['only_v', 'no_g']) {
      await page.locator(`label[for=${box}]`).click()
      expect(await events.first().isVisible(), box).toBe(true)
      await page.locator(`label[for=${box}]`).click()
    }
  })

  test('what is vegan is vegetarian too', async () => {
    expect(await left('only_v')).toEqual(['syr', 'cizrna'])
    expect(await left('only_w')).toEqual(['cizrna'])
  })

  test('a limit lets through what costs as much in its least size, and nothing by weight', async () => {
    const limits = await drawn('label[for^=to_]')
    const prices = limits.map((words) => words.replaceAll('\u00A0', ' '))
    expect(prices.slice(1)).toEqual(['do 60 Kč', 'do 80 Kč', 'do 150 Kč', 'do 250 Kč'])
    expect(await left('to_0', 'to_')).toEqual(['salat', 'polevka', 'gulas'])
    expect(await left('to_1', 'to_')).toEqual(['salat', 'polevka', 'syr', 'gulas'])
  })

  test('that a choice holds, and how many dishes it leaves, is told wherever the guest is, and a button ends it', async () => {
    const told = page.getByRole('status')
    const box = (checked: boolean) =>
      page.getByRole('checkbox', { name: 'bez mléka', exact: true, checked })
    expect(await told.isVisible()).toBe(false)
    expect(await box(false).count()).toBe(1)
    await page.locator('label[for=no_g]').click()
    expect(await box(true).count()).toBe(1)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await heard(page)).toMatch(/Výběru odpovídá: 7(?!\d)/)
    expect(await told.evaluate((line) => line.getBoundingClientRect().bottom)).toBeGreaterThan(850)
    const [words = 0, button = 9] = await page.locator('.left > *').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    expect(Math.abs(words - button)).toBeLessThan(1)
    await page.getByRole('button', { name: 'Zrušit výběr' }).click()
    expect(await told.isVisible()).toBe(false)
    expect(await box(false).count()).toBe(1)
  })

  test('no browser brings a choice back on reload: the form that forbids it stands before its boxes', async () => {
    const parts = page.locator('form[autocomplete=off]#f, main > input')
    const names = await parts.evaluateAll((all) => all.map(({ localName }) => localName))
    expect(names[0]).toBe('form')
    expect(names.lastIndexOf('form')).toBe(0)
    expect(names.length).toBeGreaterThan(17)
  })

  test('browsers that take no letter for the beginning of a nested rule hide dishes, too', async () => {
    // https://developer.chrome.com/blog/css-nesting-relaxed-syntax-update
    const [, nested = ''] = /~[^{}]*\{([^{}]*)\{display:none\}\}/.exec(await page.content()) ?? []
    expect(nested).toMatch(/^[^a-z].*,[^a-z][^,]*>&$/i)
  })

  test('in a window of 320 by 568 the words of each box that takes the focus are seen whole', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.locator('#filter_by summary').focus()
    await page.keyboard.press('Tab')
    const words = page.locator('main > :focus + label')
    const seen: string[] = []
    const cut: string[] = []
    for (; (await words.count()) > 0; await page.keyboard.press('Tab')) {
      const box = await words.boundingBox()
      const name = (await words.getAttribute('for')) ?? ''
      const isCut = !box || box.x < 0 || box.y < 0 || box.x + box.width > 320
      if (isCut || box.y + box.height > 568) cut.push(name)
      seen.push(name)
    }
    await page.setViewportSize({ width: 800, height: 900 })
    expect(cut).toEqual([])
    expect(seen).toContain('no_n')
  })

  test('a browser that cannot draw without being heard draws the stars all the same', async () => {
    const older = await browser().newPage()
    const html = await pageOf(Object.keys(dishes))
    await older.setContent(html.replace('@supports (content:""/"")', '@supports (content:x)'))
    const drawn = (of: Page) =>
      of
        .locator('.items em')
        .first()
        .evaluate((em) => getComputedStyle(em, '::before').content)
    expect([await drawn(page), await drawn(older)]).toEqual(['"★" / ""', '"★"'])
    await older.close()
  })

  test('the boxes stand in groups whose name is heard once, and are shut away at first', async () => {
    const tree = await page.locator('main').ariaSnapshot()
    expect(tree).toMatch(/group "Podle receptury bez:":\n +- checkbox "bez lepku"/)
    expect(await heard(page)).not.toContain('Podle receptury bez:')
    await page.locator('#filter_by summary').click()
    expect(await page.locator('label[for=no_g]').isVisible()).toBe(false)
    await page.locator('#filter_by summary').click()
  })

  test('the list of specials loses the names that the choice hides', async () => {
    const names = () => page.locator('#specials a:visible').allInnerTexts()
    expect(await names()).toEqual(['syr', 'gulas', 'steak'])
    await page.locator('label[for=no_g]').click()
    expect(await names()).toEqual(['gulas', 'steak'])
    await page.locator('label[for=no_g]').click()
  })

  test('who reads the page without its style finds no word of a choice that does nothing there', async () => {
    const text = (await page.content())
      .replace(/<(style|script)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
    expect(text).toContain('gulas')
    expect(text).not.toMatch(/Výběr|Vyberte|bez mléka|do 60|stojí nejvýš|Podle receptury|neukáže/)
  })
})

test('below ten dishes there is nothing to choose', async () => {
  const ids = Object.keys(dishes)
  expect(await pageOf(ids)).toContain('id="filter_by"')
  expect(await pageOf(ids.slice(1))).not.toContain('filter_by')
})
