// The page of the coming days in `npm run dev`, in both languages, in a browser as narrow as a phone.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aheadPage } from '../../src/commands/dev/ahead.ts'
import { looksIn, writeLooks } from '../../src/commands/dev/looks.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { useBrowser } from '../browser.ts'
import { buildPub, fullPub, root, shortCopy, temporaryFolder } from '../pub.ts'

const pub = (name: string) => join(root, 'test/pubs', name)
describe('the page', () => {
  const browser = useBrowser()

  async function open(html: string): Promise<Page> {
    const page = await browser().newPage({ viewport: { width: 360, height: 740 } })
    await page.setContent(html)
    return page
  }

  test.each([
    ['Czech', cs, 'zavřeno', 'Vzorové texty, které ještě zbývají', 'čt 24. 12.'],
    ['English', en, 'closed', 'Sample texts that are still there', 'Thu 24 Dec'],
  ])('is in %s and fits 360 pixels', async (_, catalogue, closed, unfinished, christmas) => {
    const { site, warnings } = await buildPub(fullPub, { date: '2026-11-22' })
    const page = await open(aheadPage(site, warnings, catalogue))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await page.locator('#days tbody').count()).toBe(60)
    const row = page.locator('#d2026-12-24')
    expect(await row.innerText()).toContain(christmas)
    expect(await row.innerText()).toContain(closed)
    expect(await page.locator('#unfinished h2').innerText()).toBe(unfinished)
    await page.close()
  })

  test('says of a public holiday with `holidays: ask` that its hours are not stated', async () => {
    const content = await shortCopy({
      'hours.md': (text) => text.replace('---', '---\nholidays: ask'),
    })
    const { site, warnings } = await buildPub(content, { date: '2027-03-20' })
    const page = await open(aheadPage(site, warnings, en))
    expect(await page.locator('#d2027-03-29').innerText()).toContain('does not say its hours')
    await page.close()
  })

  test('lists the texts of a new pub separately from warnings, with each caret below its characters', async () => {
    const { site, warnings } = await buildPub(pub('frozen-1/starter'), { date: '2026-11-22' })
    const samples = warnings.filter(({ code }) => /-unfinished$/.test(code))
    expect(samples.length).toBeGreaterThan(15)
    const page = await open(aheadPage(site, warnings, cs))
    expect(await page.locator('#unfinished li').count()).toBe(samples.length)
    expect(await page.locator('#warnings li').count()).toBe(warnings.length - samples.length)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const slips = await page.locator('#unfinished pre').evaluateAll((all) =>
      all.flatMap((pre) => {
        const text = pre.firstChild as Text
        const [line = '', caret = ''] = text.data.split('\n')
        const at = (index: number) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          return range.getBoundingClientRect()
        }
        const under = caret.indexOf('^')
        const [above, below] = [at(under), at(line.length + 1 + under)]
        const lines = Math.round((below.top - above.top) / above.height)
        return Math.abs(above.left - below.left) < 0.5 && lines === 1 ? [] : [text.data]
      }),
    )
    expect(slips).toEqual([])
    await page.close()
  })

  test("shows the owner's text as text", async () => {
    const { site } = await buildPub(fullPub, { date: '2026-12-24' })
    const script = '<script>document.title = 1</script>'
    const [exception] = site.hours.exceptions
    if (!exception) throw new Error('the full pub has exceptions')
    const reason = { cs: script, en: script, sk: script, de: script }
    const exceptions = [{ ...exception, from: '2026-12-24', to: '2026-12-24', reason }]
    const changed = { ...site, hours: { ...site.hours, exceptions } }
    const page = await open(aheadPage(changed, [], cs))
    expect(await page.locator('#d2026-12-24').innerText()).toContain(script)
    expect(await page.locator('#changes').innerText()).toContain(script)
    expect(await page.title()).not.toBe('1')
    await page.close()
  })
})

test("every look is shown in the owner's language, with the lines that select it", async () => {
  const folder = await temporaryFolder()
  const { site } = await buildPub(fullPub)
  await writeLooks(folder, site, cs)
  const page = await readFile(join(looksIn(folder), 'index.html'), 'utf8')
  expect(page).toContain('<html lang="cs">')
  expect(page).toContain('<h1>Jak může web vypadat</h1>')
  expect(page).toMatch(/>hnědý papír, plakátové písmo<.*<pre>paper: kraft\ntypeface: poster<\/pre>/)
  expect(page).toContain('title="bílý papír, psací stroj, v noci"')
})
