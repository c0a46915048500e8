// The twelve questions that guests come with, answered on a phone by touch alone: how many taps it
// takes, and how many screens are looked at from there until the answer is in sight.

import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { useServed } from '../served.ts'

const browser = useBrowser()
const origin = useServed()

const phone = { width: 360, height: 740 }

type Task = {
  question: string
  /** What is touched, one after the other. */
  taps: readonly string[]
  /** What answers the question: the element, and what it says. */
  answer: [selector: string, words: RegExp]
  /** Screens from where the last tap led, that one included. */
  screens: number
}

const bar = (id: string) => `nav a[href="#${id}"]`
const box = (id: string) => `label[for="${id}"]`

const tasks: Task[] = [
  {
    question: 'is it open now',
    taps: [bar('opening_hours')],
    answer: ['#opening_hours table', /pátek11:00–01:0011:00–22:3011:00–14:00/],
    screens: 1,
  },
  {
    question: 'is it open on 24 December',
    taps: [bar('opening_hours')],
    answer: ['#opening_hours .plain li:first-child', /24\. prosince 2026.*zavřeno/],
    screens: 2,
  },
  {
    question: 'what is for lunch on Friday',
    taps: [bar('lunch_list'), '#lunch_list .jump li:nth-child(5) a'],
    answer: ['.days section:nth-of-type(5) li:last-child', /Kč/],
    screens: 1,
  },
  {
    // Each wish is one tap more; 80, 150 and 250 crowns are the steps of this menu about that price.
    question: 'what is vegan and costs less than 200 crowns',
    taps: [bar('filter_by'), box('only_w'), bar('food_list')],
    answer: ['#food_list .items > li:visible', /veganské.*69 Kč/],
    screens: 1,
  },
  {
    question: 'what has neither gluten nor milk',
    taps: [bar('filter_by'), box('no_a'), box('no_g'), bar('food_list')],
    answer: ['#food_list .items > li:visible', /Kč/],
    screens: 1,
  },
  {
    question: 'what does a large beer cost',
    taps: [bar('drinks_list')],
    answer: ['#lhotecka-desitka li:nth-child(2)', /velké 0,5 l 49 Kč/],
    screens: 2,
  },
  {
    question: 'how do I book',
    taps: [],
    answer: ['header .call', /Zavolat \+420 360 000 042/],
    screens: 1,
  },
  {
    question: 'how do I find the way',
    taps: [bar('find_us')],
    answer: ['#find_us a[rel=external]:has-text("map")', /mapě/],
    screens: 1,
  },
  {
    question: 'is there a garden, are dogs welcome, can a wheelchair come in',
    taps: [bar('the_house')],
    answer: ['#the_house li:nth-child(4)', /Vstup je bez schodů/],
    screens: 1,
  },
  {
    question: 'the same in English',
    taps: ['header a[lang=en]', bar('food_list')],
    answer: ['#food_list h2', /^Food$/],
    screens: 1,
  },
  {
    question: 'how do I share a dish',
    taps: [bar('food_list'), '#hovezi-vyvar section > a'],
    answer: ['#hovezi-vyvar:target', /Hovězí vývar/],
    screens: 1,
  },
]

/** In how many screens, from the one that is shown on, the element is seen whole. */
const screensTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      if (element.closest('nav')) return 1
      const { top, bottom } = element.getBoundingClientRect()
      const covered = document.querySelector('nav')?.getBoundingClientRect()
      const begin = covered && covered.top <= 0 ? covered.bottom : 0
      const screen = innerHeight - begin
      return top < begin - 1 ? Number.NaN : Math.max(1, Math.ceil((bottom - begin) / screen))
    })

test.each(tasks)('$question: found', async ({ taps, answer: [selector, words], screens }) => {
  const context = await browser().newContext({
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${origin()}/`)
  for (const tap of taps) {
    // Nothing that is touched has to be looked for on another screen.
    expect(await screensTo(page, tap), tap).toBe(1)
    await page.locator(tap).first().tap()
  }
  const text = (await page.locator(selector).first().textContent()) ?? ''
  expect(text.replaceAll('\u00A0', ' ')).toMatch(words)
  expect(await screensTo(page, selector)).toBeLessThanOrEqual(screens)
  const wishes = taps.filter((tap) => tap.startsWith('label')).length
  expect(taps.length - wishes).toBeLessThanOrEqual(2)
})

test('at the end of a part the other language goes on with the same part', async () => {
  const context = await browser().newContext({ viewport: phone, hasTouch: true })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${origin()}/#drinks_list`)
  await page.locator('#drinks_list .ways a[lang=en]').tap()
  await page.waitForURL(`${origin()}/en/#drinks_list`)
  expect(await page.locator('#drinks_list:target h2').textContent()).toBe('Drinks')
})

test('every name of a dish, of the lunches too, leads to the dish itself', async () => {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  await page.goto(`${origin()}/`)
  const wrong = await page.locator('.items > li').evaluateAll((dishes) =>
    dishes
      .filter((dish) => {
        const link = dish.querySelector<HTMLAnchorElement>('section > a, section > s > a')
        const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
        return !target || !dish.contains(target) || link.textContent === ''
      })
      .map((dish) => dish.textContent),
  )
  expect(wrong).toEqual([])
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => id.startsWith('lunch_')).length).toBeGreaterThan(10)
})
