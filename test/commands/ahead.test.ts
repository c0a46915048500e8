// The page of the coming days in `npm run dev`: each day according to the owner's files, changes
// that happen without an edit, and unfinished texts, in both languages, in a browser as narrow as a
// phone.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aheadPage } from '../../src/commands/dev/ahead.ts'
import { changesAhead, daysAhead } from '../../src/commands/dev/days.ts'
import { looksIn, writeLooks } from '../../src/commands/dev/looks.ts'
import { cs } from '../../src/messages/cs.ts'
import { en } from '../../src/messages/en.ts'
import { renderBody } from '../../src/model/resource.ts'
import { useBrowser } from '../browser.ts'
import { buildPub, fullPub, makePublication, readTexts, root, temporaryFolder } from '../pub.ts'

const pub = (name: string) => join(root, 'test/pubs', name)
/** Read the site as of a day, without building it. */
const readSiteAt = async (name: string, date: string) =>
  makePublication(await readTexts(pub(name), date))

describe('each of the coming sixty days', () => {
  test('is listed once, starting with the day of the build', async () => {
    const days = daysAhead(await readSiteAt('full', '2026-11-22'))
    expect(days).toHaveLength(60)
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-11-22', '2027-01-20'])
  })

  test('shows its public holiday, on the last day too', async () => {
    const last = daysAhead(await readSiteAt('village-cs', '2026-10-26')).at(-1)
    expect(last).toMatchObject({ date: '2026-12-24', holiday: { name: expect.any(String) } })
  })

  test('has the hours of its exception, season or week, with the reason', async () => {
    const day = async (name: string, date: string) => daysAhead(await readSiteAt(name, date))[0]
    expect(await day('full', '2026-12-24')).toMatchObject({
      hours: { bar: [], kitchen: [], lunch: [] },
      reason: { cs: 'Štědrý den' },
    })
    expect(await day('full', '2026-11-23')).toMatchObject({
      hours: {
        bar: [{ open: '11:00', close: '23:00' }],
        kitchen: [{ open: '11:00', close: '21:30' }],
        lunch: [{ open: '11:00', close: '14:00' }],
      },
    })
    expect((await day('full', '2026-11-23'))?.reason).toBeUndefined()
    expect(await day('seasons', '2027-07-20')).toMatchObject({
      hours: { bar: [{ open: '10:00', close: '22:00' }], kitchen: [] },
      reason: { cs: 'letní provoz' },
    })
    // The exception for the fair is within the season and has priority over it.
    expect(await day('seasons', '2027-07-05')).toMatchObject({ reason: { cs: 'pouť' } })
  })

  test('shows a public holiday, and asks about it only if the files do not mention it', async () => {
    const full = daysAhead(await readSiteAt('full', '2026-12-24'))
    expect(full[0]?.holiday).toEqual({ name: 'Štědrý den', asked: false })
    const starter = daysAhead(await readSiteAt('frozen-1/starter', '2026-12-24'))
    expect(starter[0]?.holiday).toEqual({ name: 'Štědrý den', asked: true })
    expect(starter[10]?.holiday).toBeUndefined()
    // `holidays_as_usual: yes` is an answer.
    const seasons = daysAhead(await readSiteAt('seasons', '2027-05-08'))
    expect(seasons[0]?.holiday?.asked).toBe(false)
  })

  test('lists lunch if a file has it, and reports it as missing if lunch is served without', async () => {
    const days = daysAhead(await readSiteAt('full', '2026-11-27'))
    expect(days[0]?.lunch?.mains.length).toBeGreaterThan(0)
    // No lunch is served on a Saturday. On the Monday it is served, and no file lists the dishes.
    expect(days.slice(0, 4).map(({ lunchMissing = false }) => lunchMissing)).toEqual([
      false,
      false,
      false,
      true,
    ])
    const without = daysAhead(await readSiteAt('frozen-1/starter', '2026-11-30'))
    expect(without.some(({ lunchMissing }) => lunchMissing)).toBe(false)
  })

  test('lists events that take place on it, except cancelled ones', async () => {
    const days = daysAhead(await readSiteAt('music-club', '2026-11-22'))
    const on = (date: string) =>
      days.find((day) => day.date === date)?.events.map(({ title }) => title.cs)
    expect(on('2026-11-24')).toEqual(['Sklepní kvíz'])
    expect(on('2026-11-25')).toEqual([])
    expect(on('2026-12-02')).toEqual(['Otevřené pódium'])
    expect(on('2026-12-11')).toEqual([])
    expect(on('2026-12-18')).toEqual(['Festival Pod zemí'])
    // The owner left the day out, and closed the pub.
    expect(on('2026-12-22')).toEqual([])
  })
})

describe('a change without an edit', () => {
  const changes = async (name: string, date: string) =>
    changesAhead(await readSiteAt(name, date)).map(
      (change) => `${change.date} ${change.what} ${change.name?.cs ?? change.week ?? ''}`,
    )

  test('is listed on the day on which the site no longer shows something', async () => {
    const changes = changesAhead(await readSiteAt('music-club', '2026-11-22'))
    const hidden = changes.filter(({ what }) => what === 'event-hidden')
    expect(hidden.length).toBeGreaterThan(3)
    for (const { date, name } of hidden) {
      const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
      const has = async (day: string) =>
        renderBody(await readSiteAt('music-club', day), '/events.json').includes(`"${name?.cs}"`)
      expect([await has(before), await has(date)], name?.cs).toEqual([true, false])
    }
  })

  test('is listed for weeks of lunches, exceptions with their last night, and seasons', async () => {
    const full = await changes('full', '2026-11-22')
    expect(full).toContain('2026-11-30 lunch-hidden 2026-11-23')
    // Half past midnight belongs to the night before, so the day after still needs the exception.
    expect(full).toContain('2026-12-26 exception-hidden Štědrý den')
    expect(full.filter((line) => line.includes('2026-12-01 item-not-served'))).toHaveLength(1)
    expect(await changes('seasons', '2027-05-20')).toContain('2027-06-15 hours-season letní provoz')
    expect(await changes('seasons', '2027-08-20')).toContain('2027-09-01 hours-usual letní provoz')
    expect(await changes('brewery', '2027-04-20')).toContain(
      '2027-05-01 section-served Gril na dvoře',
    )
  })

  test('is not listed if it is more than sixty days away', async () => {
    const days = (await changes('full', '2026-11-22')).map((line) => line.slice(0, 10))
    expect(days.length).toBeGreaterThan(5)
    expect(days).toEqual([...days].sort())
    for (const day of days) expect(day <= '2027-01-20' && day > '2026-11-22', day).toBe(true)
  })
})

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
    const reason = { ...exception.reason, cs: script }
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
