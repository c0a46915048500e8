// The emblem above the name in a browser.

import { PNG } from 'pngjs'
import { expect, onTestFinished, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { contentCopy } from '../pub.ts'
import { servePub } from '../served.ts'

test('an emblem has the same place on the page as in its file, whatever its proportions', async () => {
  // The view box is 100 by 50 from point 10, 20. Its right half is filled.
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 100 50"><path d="M60 20h50v50H60z"/></svg>'
  const pub = await servePub(await contentCopy({ 'emblem.svg': () => drawing }))
  const page = await browser().newPage({ viewport: { width: 390, height: 844 } })
  onTestFinished(async () => {
    await page.close()
    await pub.stop()
  })
  await page.goto(`${pub.origin}/`)
  const { width, height, data } = PNG.sync.read(await page.locator('.emblem').screenshot())
  const at = (x: number, y: number) =>
    data.readUInt32BE((Math.round(y * height) * width + Math.round(x * width)) * 4)
  const paper = at(0.1, 0.5)
  for (const y of [0.03, 0.5, 0.97]) {
    for (const x of [0.03, 0.25, 0.494]) expect(at(x, y), `${x} ${y}`).toBe(paper)
    for (const x of [0.506, 0.75, 0.985]) expect(at(x, y), `${x} ${y}`).not.toBe(paper)
  }
})

const browser = useBrowser()
