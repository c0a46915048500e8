// Looks in a browser: accessibility, width, print and forced colors in every typeface.

import { join } from 'node:path'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { homePath } from '../../src/model/languages.ts'
import { type Look, paperNames, typefaceNames } from '../../src/model/looks.ts'
import { type Publication, renderBody } from '../../src/model/resource.ts'
import { lookIn } from '../accent.ts'
import { violations } from '../axe.ts'
import { useBrowser } from '../browser.ts'
import { makePublication, readPub, root } from '../pub.ts'
import { samples } from '../sweep.ts'

/** Each typeface and each paper at least once. Colours and typefaces are independent. */
const looks = typefaceNames.map(
  (typeface, index): Look => ({
    paper: paperNames[index % paperNames.length] ?? 'cream',
    typeface,
  }),
)
const describeLook = ({ paper, typeface }: Look) => `${paper} and ${typeface}`

const inColor = (look: Look, color: string): Look => ({ ...lookIn(color, look.paper), ...look })

const browser = useBrowser()

const sites = new Map<string, Promise<Publication>>()
function loadSite(pub: string): Promise<Publication> {
  const made = sites.get(pub) ?? readPub(join(root, 'test/pubs', pub)).then(makePublication)
  sites.set(pub, made)
  return made
}

/** Open the home page in this look, of the full pub or of a smaller one. */
async function open(look: Look, width: number, pub = 'full'): Promise<Page> {
  const site = await loadSite(pub)
  const page = await browser().newPage({ viewport: { width, height: 740 } })
  onTestFinished(() => page.close())
  await page.setContent(renderBody({ ...site, look }, '/'))
  return page
}

/** Includes the AAA rules, such as a contrast of 7:1. */
const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const colorRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  },
}

describe.each(samples(looks, 2).map((look) => [describeLook(look), look] as const))(
  'a page in %s',
  (_, look) => {
    test('has no accessibility violation by day and by night, with an accent', async () => {
      const page = await open(inColor(look, '#c8501e'), 360, 'brewery')
      expect(await violations(page, allRules)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, colorRules)).toEqual([])
    })
  },
)

test.each(['river', 'white'] as const)(
  'text on the tinted sections of the mood river on paper %s has a contrast of 7:1 by day and by night',
  async (paper) => {
    const look: Look = { ...inColor({ paper, typeface: 'book' }, '#c8501e'), mood: 'river' }
    const page = await open(look, 1280, 'canteen-cs-en')
    expect(await violations(page, colorRules)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, colorRules)).toEqual([])
  },
)

// A paper changes only colours, which affect neither width nor print.
describe.each(samples(typefaceNames, 2))('a page in the typeface %s', (typeface) => {
  const look: Look = { paper: 'kraft', typeface }

  test('fits windows of 320, 360, 768 and 1280 px', async () => {
    const page = await open(look, 320)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
  })

  test('prints in black on white, on as many pages as in the default typeface', async () => {
    const page = await open(inColor(look, '#ff6600'), 700)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const colors = await page.evaluate(() => {
      const of = (selector: string) => {
        const element = document.querySelector(selector)
        return element ? getComputedStyle(element) : undefined
      }
      return [
        of('html')?.backgroundColor,
        of('h1')?.color,
        of('.emblem')?.color,
        of('.items li')?.color,
      ]
    })
    expect(colors).toEqual(['rgb(255, 255, 255)', ...Array(3).fill('rgb(0, 0, 0)')])
  })
})

test.each(['gasthaus-de-en', 'wine-sk-en', 'border-cs-de-en'])(
  'the long words of %s fit a window of 320 px in every typeface, and its navigation bar three lines',
  async (pub) => {
    const site = await loadSite(pub)
    const page = await browser().newPage({ viewport: { width: 320, height: 740 } })
    onTestFinished(() => page.close())
    for (const typeface of samples(typefaceNames, 3))
      for (const lang of site.languages) {
        const look: Look = { paper: 'white', typeface }
        await page.setContent(renderBody({ ...site, look }, homePath(site, lang)))
        const [wide, bar] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.querySelector('nav')?.offsetHeight ?? 0,
        ])
        expect(wide, `${typeface} ${lang}`).toBeLessThanOrEqual(320)
        expect(bar, `${typeface} ${lang}`).toBeLessThan(150)
      }
  },
)

test('forced colors replace the colours of every look', async () => {
  const look = lookIn('#ff6600', 'kraft')
  if (!look) throw new Error('kraft bears orange')
  const page = await open(look, 360)
  await page.emulateMedia({ forcedColors: 'active' })
  const [drawing, text, edge, link] = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return [
      of('.emblem').color,
      of('body').color,
      of('.actions a').borderTopColor,
      of('.actions a').color,
    ]
  })
  expect(drawing).toBe(text)
  expect(edge).toBe(link)
})

test('a green too pale for text is the colour of borders, rules, the emblem and the focus ring', async () => {
  const look = lookIn('#008000', 'white')
  if (!look) throw new Error('white bears green')
  const page = await open(look, 360)
  // Keyboard focus makes the browser draw the ring.
  await page.keyboard.press('Tab')
  const [words, ...drawn] = await page.evaluate(() => {
    const of = (selector: string, part?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, part)
    return [
      of('h3').color,
      of(':focus-visible').outlineColor,
      of('.actions a').borderTopColor,
      of('h2', '::after').borderTopColor,
      of('.emblem').color,
    ]
  })
  expect(drawn).toEqual(drawn.map(() => 'rgb(0, 128, 0)'))
  expect(words).not.toBe('rgb(0, 128, 0)')
})
