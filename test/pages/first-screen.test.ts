// The first screen of a wide window, and the whole page in any window, of every pub in test/pubs.

import { expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { findFolder, houses } from '../houses.ts'
import { readSite } from '../pub.ts'
import { samples } from '../sweep.ts'

const browser = useBrowser()

test.each(houses)(
  '$name shows a dish, a photo or the next event on the first 1280 × 800 pixels, fits windows of 320 to 1920 pixels, has its days in rows, and languages that do not touch the emblem',
  async (house) => {
    const { files } = await readSite(findFolder(house), { date: house.date, wanted: [] })
    const page = await browser().newPage({ viewport: { width: 1280, height: 800 } })
    await page.setContent(String(files.get('index.html')))
    const tops = await page
      .locator('main .items > li:visible, .pictured img, .next')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(Math.min(...tops)).toBeLessThanOrEqual(800)
    for (const percent of [100, 200])
      for (const width of samples([320, 768, 1280, 390, 1920], 3)) {
        await page.setViewportSize({ width, height: 800 })
        const fits = await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`
          return document.documentElement.scrollWidth <= window.innerWidth
        }, percent)
        expect(fits, `${width} px, ${percent} %`).toBe(true)
        const gap = await page.evaluate(() => {
          const sign = document.querySelector('header .emblem')?.getBoundingClientRect()
          const languages = [...document.querySelectorAll('header .language a')].map((link) => {
            const { left, bottom } = link.getBoundingClientRect()
            return sign ? Math.max(left - sign.right, sign.top - bottom) : 0
          })
          return Math.min(...languages, 0)
        })
        expect(gap, `emblem and languages at ${width} px, ${percent} %`).toBe(0)
        const days = await page
          .locator('.days:has(section) >> nth=0 >> section h3')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
        const columns = new Set(days.map(({ left }) => left)).size
        const rows = new Set(days.map(({ top }) => top)).size
        expect(rows, `rows of days in ${width} px`).toBe(
          columns && Math.ceil(days.length / columns),
        )
      }
    await page.close()
  },
)
