// Opening hours: the published data, interpreted by an agent, match hours.md on every date. The
// kiosk of test/pubs/seasons has a summer, a closed winter, and a fair with a public holiday
// inside.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hoursOn } from '../../src/model/opening.ts'
import { findRow, type Hours } from '../agents/walker.ts'
import { readSite, root } from '../pub.ts'
import { parseJson, readStructuredData } from '../reading.ts'

const kiosk = join(root, 'test/pubs/seasons')

const files = async (content: string, date?: string) => (await readSite(content, { date })).files

test('an agent that reads schema.org finds the same days in the structured data', async () => {
  const built = await files(kiosk)
  const hours: Hours = parseJson(built, 'hours.json')
  const data = readStructuredData(built)
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  type Row = { [name in 'validFrom' | 'validThrough' | 'opens' | 'closes']: string } & {
    dayOfWeek?: string[]
  }
  const times = (rows: Row[], date: string) =>
    rows
      .filter(({ validFrom, validThrough }) => validFrom <= date && date <= validThrough)
      .filter(({ dayOfWeek }) => {
        const name = names[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
        return dayOfWeek?.includes(name) ?? true
      })
      .map(({ opens, closes }) => `${opens}–${closes}`)
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2027, 5, 20 + day)).toISOString().slice(0, 10)
    const special = times(data.specialOpeningHoursSpecification, date)
    const found = special.length > 0 ? special : times(data.openingHoursSpecification, date)
    expect(
      found.filter((span) => span !== '00:00–00:00'),
      date,
    ).toEqual(findRow(hours, date).bar.map(({ open, close }) => `${open}–${close}`))
  }
})

test('the build and the published data agree on every date', async () => {
  const { site, files } = await readSite(kiosk)
  const hours: Hours = parseJson(files, 'hours.json')
  for (let day = 0; day < 800; day++) {
    const date = new Date(Date.UTC(2027, 5, 20 + day)).toISOString().slice(0, 10)
    const { bar, kitchen, lunch } = findRow(hours, date)
    const plain = (spans: typeof lunch) =>
      spans?.map(({ open, close }) => ({ open, close })) ?? null
    expect({ bar: plain(bar), kitchen: plain(kitchen), lunch: plain(lunch) }, date).toEqual(
      hoursOn(site.hours, date),
    )
  }
})

test('/days.json has each of the next 60 days with its hours, its events, and why it differs', async () => {
  const built = await files(join(root, 'test/pubs/frozen-3/full'), '2026-11-22')
  const hours: Hours = parseJson(built, 'hours.json')
  const { days } = parseJson(built, 'days.json')
  type Ahead = {
    date: string
    bar: object[]
    differs?: string
    events: { id: string; start: string; end: string | null }[]
  }
  for (const { date, bar, differs } of days as Ahead[]) {
    expect(bar, date).toEqual(findRow(hours, date).bar)
    const isException = hours.exceptions.some(({ from, to = '9999' }) => from <= date && date <= to)
    expect(differs === 'exception', date).toBe(isException)
  }
  const events = (days as Ahead[]).flatMap(({ date, events: all }) =>
    all.map(({ start, end }) => `${date} ${start} ${end}`),
  )
  expect(events).toEqual([
    '2026-11-28 20:00 23:00',
    '2026-12-01 19:00 null',
    '2026-12-15 19:00 null',
  ])
})
