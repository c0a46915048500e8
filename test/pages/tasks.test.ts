// Twelve questions of guests, answered on a phone by touch: the number of taps, and the number of
// screens to scroll until the answer is visible.

import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, onTestFinished, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { buildFull } from '../pub.ts'
import { useServed } from '../served.ts'
import { samples } from '../sweep.ts'

const browser = useBrowser()
const origin = useServed()

const phone = { width: 360, height: 740 }

type Task = {
  question: string
  /** Selectors of the elements to tap, in order. */
  taps: readonly string[]
  /** The elements with the answer, and the text of the first one. */
  answer: [selector: string, words: RegExp]
  /** The text of each of them, if there are several. */
  each?: RegExp
  /**
   * The maximum number of taps, and of screens from the one after the last tap, which is included.
   */
  most: { taps: number; screens: number }
}

const bar = (id: string) => `nav a[href="#${id}"]`
const box = (words: string) => `main > input[aria-label*="${words}"]`

/** Each filter is one tap in addition to the two that lead to the filters and back. */
// biome-ignore format: one line, one row
const tasks: Task[] = [
  { question: 'is it open now', taps: [bar('opening_hours')], answer: ['#opening_hours table', /pátek11:00–01:0011:00–22:3011:00–14:00/], most: { taps: 1, screens: 1 } },
  { question: 'is it open on 24 December', taps: [bar('opening_hours')], answer: ['#opening_hours .plain li:first-child', /24\. prosince 2026.*zavřeno/], most: { taps: 1, screens: 1 } },
  {
    question: 'what is for lunch on Friday',
    taps: [bar('lunch_list'), '#lunch_list .jump li:nth-child(5) a'],
    answer: ['.days section:nth-of-type(5) li:last-child', /Žemlovka.*159 Kč/],
    most: { taps: 2, screens: 1 },
  },
  {
    question: 'what is vegan and costs less than 200 crowns',
    taps: [bar('filter_by'), box('veganské'), box('do 200'), bar('food_list')],
    answer: ['#food_list .items > li:visible', /Kč/],
    each: /veganské.*\D1?\d?\d Kč/,
    most: { taps: 4, screens: 1 },
  },
  {
    question: 'what has neither gluten nor milk',
    taps: [bar('filter_by'), box('lepku'), box('mléka'), bar('food_list')],
    answer: ['#food_list .items > li:visible', /Kč/],
    each: /^(?!.*(lepek 1|mléko 7|neuvedeny))/,
    most: { taps: 4, screens: 1 },
  },
  { question: 'what does a large beer cost', taps: [bar('drinks_list')], answer: ['#lhotecka-desitka li:nth-child(2)', /velké 0,5 l 49 Kč/], most: { taps: 1, screens: 1 } },
  { question: 'how do I book', taps: [], answer: ['header .call[href="tel:+420360000042"]', /Zavolat \+420 360 000 042/], most: { taps: 0, screens: 1 } },
  { question: 'how do I find the way', taps: [bar('find_us')], answer: ['#find_us a[href^="https://mapy.com/"]', /mapě/], most: { taps: 1, screens: 1 } },
  {
    question: 'is there a garden, are dogs welcome, can a wheelchair come in',
    taps: [bar('the_house')],
    answer: ['#the_house ul', /Zahrádka: otevřená.*Psi jsou vítáni.*Vstup je bez schodů/],
    most: { taps: 1, screens: 1 },
  },
  { question: 'the same in English', taps: ['header a[lang=en]', bar('food_list')], answer: ['#food_list h2', /^Food$/], most: { taps: 2, screens: 1 } },
  { question: 'where is it', taps: [], answer: ['header .place a[href^="https://mapy.com/"]', /^Kohoutí 7, 299 99 Vymyšlená Lhota$/], most: { taps: 0, screens: 1 } },
  { question: 'how do I print the lunch', taps: [bar('lunch_list'), '#lunch_list > .intro a'], answer: ['.sheet h2', /23\.–27\. 11\. 2026/], most: { taps: 2, screens: 1 } },
]

/**
 * Return the number of screens from the visible one until all of the element is visible; NaN if it
 * is above.
 */
const screensTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element) => {
        if (element.closest('nav')) return 1
        const { top, bottom } = element.getBoundingClientRect()
        const covered = document.querySelector('nav')?.getBoundingClientRect()
        const begin = covered && covered.top <= 0 ? covered.bottom : 0
        const screen = innerHeight - begin
        return top < begin - 1 ? Number.NaN : Math.max(1, Math.ceil((bottom - begin) / screen))
      },
      null,
      { timeout: 5000 },
    )

/** Open the home page on a phone and tap through a task. */
async function follow({ taps, answer: [selector] }: Task): Promise<Page> {
  const context = await browser().newContext({
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${origin()}/`)
  for (const tap of taps) {
    // Everything to tap is on the current screen.
    expect(await screensTo(page, tap), tap).toBe(1)
    await page.locator(tap).first().tap()
  }
  await page.locator(selector).first().waitFor({ state: 'attached', timeout: 5000 })
  return page
}

/** Return what prevents the guest from finding the answer as soon as promised. */
async function hindrances(page: Page, { taps, answer, each, most }: Task): Promise<string[]> {
  const [selector, words] = answer
  const texts = (await page.locator(selector).allTextContents()).map((text) =>
    text.replaceAll('\u00A0', ' '),
  )
  const [first] = texts
  if (first === undefined) return ['no answer']
  const isShown = await page.locator(selector).first().isVisible()
  const screens = await screensTo(page, selector)
  return [
    ...(words.test(first) ? [] : [`it says ${first}`]),
    ...texts.filter((text) => each && !each.test(text)),
    ...(taps.length <= most.taps ? [] : [`${taps.length} taps`]),
    ...(screens <= most.screens ? [] : [`${screens} screens`]),
    ...(isShown ? [] : ['not in sight']),
  ]
}

test('each of the twelve questions takes at most two taps and one screen, plus a tap for each filter', () => {
  expect(tasks).toHaveLength(12)
  for (const { question, taps, most } of tasks) {
    const wishes = taps.filter((tap) => tap.includes('label')).length
    expect(most.taps - wishes, question).toBeLessThanOrEqual(2)
    expect(most.screens, question).toBe(1)
  }
})

test.each(tasks)('$question: the answer is found', async (task) => {
  expect(await hindrances(await follow(task), task)).toEqual([])
})

describe.each(samples(tasks, 3))('$question', (task) => {
  test('is not found if the answer is missing, hidden or two screens further down', async () => {
    const page = await follow(task)
    const answers = page.locator(task.answer[0])
    // By properties, because the content security policy of the page forbids style attributes.
    await answers.first().evaluate(({ style }: HTMLElement) => {
      style.position = 'relative'
      style.top = '1500px'
    })
    expect(await hindrances(page, task)).toEqual([expect.stringMatching(/^\d screens$/)])
    await answers.evaluateAll((all: HTMLElement[]) => {
      for (const { style } of all) {
        style.top = '0'
        style.visibility = 'hidden'
      }
    })
    expect(['not in sight', 'no answer']).toContain((await hindrances(page, task)).join())
    await answers.evaluateAll((all) => {
      for (const element of all) element.remove()
    })
    expect(await hindrances(page, task)).not.toEqual([])
  })
})

test('the lunch that is two taps away prints on one side of A4, with every day', async () => {
  const task = tasks.at(-1)
  if (!task) throw new Error('there is no task')
  const page = await follow(task)
  expect(new URL(page.url()).pathname).toBe('/lunch/')
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  const letters = (words: string) => words.replace(/\s+/g, '')
  const { site } = await buildFull()
  const dishes = site.menu.lunches.flatMap(({ days }) => days.flatMap(({ mains }) => mains))
  expect(dishes.length).toBeGreaterThan(9)
  for (const { name } of dishes) expect(letters(text)).toContain(letters(name['cs'] ?? '?'))
})

test('every dish and every lunch has an anchor, and all ids are unique', async () => {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  await page.goto(`${origin()}/`)
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids).toEqual(expect.arrayContaining(['hovezi-vyvar', 'lhotecka-desitka']))
  expect(ids.filter((id) => id.startsWith('lunch_')).length).toBeGreaterThan(10)
})

test('the page has at most 60 tab stops until the filter is opened', async () => {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  await page.goto(`${origin()}/`)
  const stops = page.locator(':is(a, input, summary, button):visible')
  expect(await stops.count()).toBeLessThanOrEqual(60)
})
