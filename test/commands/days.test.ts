// The coming days in `npm run dev`: each day according to the owner's files, and changes that happen
// without an edit.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changesAhead, daysAhead } from '../../src/commands/dev/days.ts'
import { renderBody } from '../../src/model/resource.ts'
import { makePublication, readTexts, root } from '../pub.ts'

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
