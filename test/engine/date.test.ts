// Date that a site is built for: where it comes from, and that nothing else decides it.

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decideDate } from '../../src/content/site-date.ts'
import { sentence } from '../../src/messages/catalogue.ts'
import { UsageError } from '../../src/messages/usage-error.ts'
import { countries, countryCodes } from '../../src/model/countries.ts'
import { freePort, run } from '../process.ts'
import { buildPub, contentCopy, fullPub } from '../pub.ts'

const noon = new Date('2026-12-01T12:00:00Z')
const typed = { date: '2026-11-20', file: 'content/pub.md' }
const epoch = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 22, 12) / 1000) }

const today = sentence('today-in', { zone: 'Europe/Prague' })

describe('the date of a site comes from the first of', () => {
  test.each([
    ['--date', '2026-11-21', epoch, typed, '2026-11-21', '--date'],
    [
      '--date, up to the last year that is followed by another',
      '9997-12-31',
      {},
      typed,
      '9997-12-31',
      '--date',
    ],
    ['SOURCE_DATE_EPOCH', undefined, epoch, typed, '2026-11-22', 'SOURCE_DATE_EPOCH'],
    ['date in pub.md', undefined, {}, typed, '2026-11-20', 'content/pub.md'],
    ['date in pub.md', undefined, { SOURCE_DATE_EPOCH: '' }, typed, '2026-11-20', 'content/pub.md'],
    ['the current date at the pub', undefined, {}, undefined, '2026-12-01', today],
  ])('%s', (_, flag, environment, said, date, source) => {
    expect(decideDate(flag, environment, said, noon)).toMatchObject({ date, source })
  })
})

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-20T21:59:59Z', '2026-07-20'],
  ['2026-07-20T22:00:00Z', '2026-07-21'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s the date in Prague is %s', (instant, date) => {
  const now = new Date(instant)
  expect(decideDate(undefined, {}, undefined, now).date).toBe(date)
  const seconds = { SOURCE_DATE_EPOCH: String(now.getTime() / 1000) }
  expect(decideDate(undefined, seconds, undefined, noon).date).toBe(date)
})

test.each(countryCodes)(
  "in %s the date is that of the country's time zone, in each hour of a year",
  (country) => {
    const zone = new Intl.DateTimeFormat('sv', { timeZone: countries[country].timeZone })
    for (let hour = 0; hour < 366 * 24; hour++) {
      const now = new Date(Date.UTC(2026, 0, 1, hour))
      expect(decideDate(undefined, {}, undefined, now, country).date).toBe(zone.format(now))
    }
  },
)

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20. 11. 2026', '', 'today', '9998-01-01'])(
  '--date %j is refused',
  (flag) => {
    expect(() => decideDate(flag, {}, typed, noon)).toThrow(UsageError)
  },
)

// The last two are the first second of the year 10000 and the one before. A build looks one year
// ahead.
test.each(['x', '-1', '1.5', '1e9', '99999999999999', '253402300800', '253402300799'])(
  'SOURCE_DATE_EPOCH %j is refused',
  (seconds) => {
    expect(() => decideDate(undefined, { SOURCE_DATE_EPOCH: seconds }, typed, noon)).toThrow(
      UsageError,
    )
  },
)

test('preview and export use SOURCE_DATE_EPOCH, too', async () => {
  const content = await contentCopy({ 'menu/10-polevky.md': ['0,33 l = 65', '0,33 l = dohoda'] })
  const cwd = join(content, '..')
  const flags = ['--content', content, '--lang', 'en']
  const inApril = { SOURCE_DATE_EPOCH: String(Date.UTC(2027, 3, 20, 12) / 1000) }
  const [preview, exported] = await Promise.all([
    run('src/commands/preview.ts', [...flags, '--port', String(await freePort())], {
      cwd,
      env: inApril,
    }),
    run('src/commands/export.ts', ['menu.csv', ...flags], { cwd, env: { SOURCE_DATE_EPOCH: 'x' } }),
  ])
  expect(preview.stderr).toContain('1. 5. 2027')
  expect(preview.code).toBe(1)
  expect(exported.stderr).toContain('SOURCE_DATE_EPOCH "x" is not a number of seconds since 1970')
  expect(exported.code).toBe(2)
})

test('without a date the pub is built for today, and exceptions that are over are left out', async () => {
  const content = await contentCopy({ 'pub.md': [/^date: .*\n/m, ''] })
  const page = async (now: string) => {
    const { date, files } = await buildPub(content, { now: new Date(now) })
    const hours = JSON.parse(String(files.get('hours.json')))
    const lasts: string[] = hours.exceptions.map(({ to }: { to: string }) => to)
    return { date, week: hours.week, lasts }
  }
  const before = await page('2026-11-20T12:00:00Z')
  expect(before.date).toEqual({ date: '2026-11-20', source: today })
  const after = await page('2027-06-01T12:00:00Z')
  expect(after.date.date).toBe('2027-06-01')
  expect(after.week).toEqual(before.week)
  // The last exception of the full pub is its annual leave in February.
  expect(before.lasts).toContain('2026-12-24')
  expect(after.lasts).toEqual([])
})

test('the same content, base URL and date give the same bytes on any day', async () => {
  const built = await Promise.all(
    ['2020-01-01', '2031-07-01'].map((day) => buildPub(fullPub, { now: new Date(day) })),
  )
  const [first, second] = built.map(({ files }) => new Map(files))
  expect([...(first ?? [])].length).toBeGreaterThan(30)
  expect(second).toEqual(first)
})

test.each([
  ['2025-11-20', 300, []],
  ['2025-11-20', 301, ['date-long-ago']],
  ['2026-12-20', -30, []],
])('a date of %s in pub.md, %i days ago, gives the warnings %j', async (day, days, codes) => {
  const [year, month, date] = day.split('-').map(Number)
  const content = await contentCopy({
    'pub.md': [/^date: .*/m, `date: ${date}. ${month}. ${year}`],
  })
  const now = new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000)
  const { warnings } = await buildPub(content, { now })
  expect(warnings.map(({ code }) => code).filter((code) => code === 'date-long-ago')).toEqual(codes)
})
