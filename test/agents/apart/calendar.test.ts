// The events of the club as two parsers of calendars read them, against what its owner typed.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { beforeAll, expect, test } from 'vitest'
import { listEventDates } from '../../../src/model/events.ts'
import { calendarPath, eventPath } from '../../../src/model/languages.ts'
import { singleEvent } from '../../../templates/_parts/text/calendar.ts'
import { listEvents } from '../../../templates/_parts/text/events.ts'
import { buildPub, readSite, root } from '../../pub.ts'

let text: string
beforeAll(async () => {
  const { files } = await buildPub(join(root, 'test/pubs/music-club'), { date: '2026-11-20' })
  text = String(files.get('events.ics'))
})

/** What both must read: the beginning in UTC, and whether it takes place. */
const expected = [
  ['Noční expres', '2026-11-27T19:00:00.000Z', '2026-11-27T22:00:00.000Z', 'CONFIRMED'],
  ['Trio Vymyšlených', '2026-12-05T19:00:00.000Z', undefined, 'CONFIRMED'],
  ['Kvartet bez basy', '2026-12-11T19:00:00.000Z', undefined, 'CANCELLED'],
  ['Festival Pod zemí', '2026-12-17T18:00:00.000Z', '2026-12-17T23:00:00.000Z', 'CONFIRMED'],
  ['Silvestr ve sklepě', '2026-12-31T19:00:00.000Z', '2027-01-01T03:00:00.000Z', 'CONFIRMED'],
  ['Sklepní kvíz', '2026-11-24T18:00:00.000Z', '2026-11-24T21:00:00.000Z', 'CONFIRMED'],
  ['Otevřené pódium', '2026-12-02T19:00:00.000Z', undefined, 'CONFIRMED'],
  ['Poslechový večer', '2026-12-03T18:00:00.000Z', '2026-12-03T20:00:00.000Z', 'CONFIRMED'],
  ['Desky u baru', '2026-12-10T20:30:00.000Z', undefined, 'CONFIRMED'],
]

test('ical.js reads each event with its time, its zone, and the days on which a weekly one comes', () => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const found = events.map((one) => [
    one.summary,
    one.startDate.toJSDate().toISOString(),
    one.component.hasProperty('dtend') ? one.endDate.toJSDate().toISOString() : undefined,
    one.component.getFirstPropertyValue('status'),
  ])
  expect(found).toEqual(expected)
  const listDates = (summary: string, most: number) => {
    const dates = events.find((one) => one.summary === summary)?.iterator()
    return Array.from({ length: most }, () => dates?.next()?.toString().slice(0, 16)).filter(
      Boolean,
    )
  }
  // Not on 22 December, as the owner says; in summer time at the same hour.
  expect(listDates('Sklepní kvíz', 5)).toEqual(
    ['11-24', '12-01', '12-08', '12-15', '12-29'].map((day) => `2026-${day}T19:00`),
  )
  expect(listDates('Sklepní kvíz', 100).filter((date) => /2027-0[678]/.test(String(date)))).toEqual(
    ['06-01', '06-08', '06-15', '06-22', '06-29'].map((day) => `2027-${day}T19:00`),
  )
  expect(listDates('Otevřené pódium', 9)).toEqual(
    ['12-02', '12-09', '12-16'].map((day) => `2026-${day}T20:00`),
  )
  // The first Thursday of the month, before and after the change of clocks.
  expect(listDates('Poslechový večer', 5)).toEqual(
    ['2026-12-03', '2027-01-07', '2027-02-04', '2027-03-04', '2027-04-01'].map(
      (day) => `${day}T19:00`,
    ),
  )
  // Every second Thursday, and not on Christmas Eve.
  expect(listDates('Desky u baru', 4)).toEqual(
    ['2026-12-10', '2027-01-07', '2027-01-21', '2027-02-04'].map((day) => `${day}T21:30`),
  )
  expect(listDates('Festival Pod zemí', 9)).toHaveLength(3)
  const [concert] = events
  expect(concert?.location).toBe('Klub Ve Sklepě, Sklepní 12, 299 99 Vymyšlený Hradec')
  expect(concert?.description).toContain('desky, vstup od 19:00.\nPředprodej 250 Kč, na')
  expect(concert?.uid).toBe('nocni-expres-2026-11-27@pub.example')
})

test('node-ical reads the same events', () => {
  const events = Object.values(nodeIcal.parseICS(text)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  )
  const plain = (value: VEvent['summary']) => (typeof value === 'string' ? value : value.val)
  expect(
    events.map(({ summary, start, status }) => [plain(summary), start.toISOString(), status]),
  ).toEqual(expected.map(([summary, start, _, status]) => [summary, start, status]))
  const quiz = events.find(({ summary }) => plain(summary) === 'Sklepní kvíz')
  expect(Object.keys(quiz?.exdate ?? {}).some((date) => date.startsWith('2026-12-22'))).toBe(true)
})

test('lines end as calendars want them, none is longer than 75 octets, and the day on which the owner last checked the content is its stamp', () => {
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(new Set(text.match(/^DTSTAMP:.*$/gm))).toEqual(new Set(['DTSTAMP:20261120T000000Z']))
})

test('an event on several days keeps its hour in the night in which the clocks change', async () => {
  const { site } = await readSite(join(root, 'test/pubs/music-club'), { date: '2026-11-20' })
  const text = { cs: 'Noc', sk: 'Noc', en: 'Night', de: 'Nacht' }
  const read = (from: string, to: string) => {
    const event = { id: 'noc', title: text, from, to, start: '20:00', end: '02:00', prices: null }
    const changed = { ...site, events: [{ ...event, status: 'scheduled' as const }] }
    const file = singleEvent(changed, 'en', 'noc')
    return [readWithIcal(file, utc), readWithNodeIcal(file, utc)]
  }
  const spring = ['2027-03-27T19:00', '2027-03-28T18:00', '2027-03-29T18:00']
  const autumn = ['2027-10-30T18:00', '2027-10-31T19:00', '2027-11-01T19:00']
  expect(read('2027-03-27', '2027-03-29')).toEqual([spring, spring])
  expect(read('2027-10-30', '2027-11-01')).toEqual([autumn, autumn])
})

const utc = (date: Date) => date.toISOString().slice(0, 16)

/** Local time of an instant, as the time zones of Node have it: `2027-03-30 19:00`. */
const localTime = (date: Date) =>
  date.toLocaleString('sv-SE', { timeZone: 'Europe/Prague' }).slice(0, 16)

/** Dates of the only event of a file, as ical.js reads them. */
function readWithIcal(file: string, format = localTime): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [zone] = calendar.getAllSubcomponents('vtimezone')
  ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  if (!event || others.length > 0) throw new Error(`not one event: ${file}`)
  const dates = new ICAL.Event(event).iterator()
  const found: string[] = []
  for (let date = dates.next(); date; date = dates.next()) found.push(format(date.toJSDate()))
  return found
}

/** Dates of the only event of a file, as node-ical reads them. */
function readWithNodeIcal(file: string, format = localTime): string[] {
  const events = Object.values(nodeIcal.parseICS(file)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  )
  return events.flatMap((event) =>
    nodeIcal
      .expandRecurringEvent(event, { from: new Date('2026-11-01'), to: new Date('2028-12-31') })
      .map(({ start }) => format(start)),
  )
}

const pubs = readdirSync(join(root, 'test/pubs')).filter((name) =>
  existsSync(join(root, 'test/pubs', name, 'pub.md')),
)

test('both read each event of every pub alone, on the dates and at the hours of the site', async () => {
  const read = new Map<string, string[]>()
  for (const name of pubs) {
    const { site, files } = await readSite(join(root, 'test/pubs', name), { date: '2026-11-20' })
    for (const lang of site.languages) {
      const whole = String(files.get(calendarPath(site, lang).slice(1)) ?? '')
      for (const event of listEvents(site)) {
        const file = String(files.get(eventPath(site, lang, event.id).slice(1)))
        const dates = listEventDates(event).map((date) => `${date} ${event.start}`)
        const label = `${name}, ${lang}, ${event.id}`
        expect(readWithIcal(file), label).toEqual(dates)
        // node-ical does not read dates that are listed one by one.
        if (!file.includes('RDATE')) expect(readWithNodeIcal(file), label).toEqual(dates)
        const [entry = ''] = file.match(/BEGIN:VEVENT.*END:VEVENT/s) ?? []
        expect(whole, label).toContain(entry)
        read.set(`${name} ${event.id}`, dates)
      }
    }
  }
  expect(read.size).toBe(14)
  // Both changes of clocks, 28 March and 31 October 2027, leave the hour as it is.
  const quiz = read.get('music-club sklepni-kviz-tue')
  for (const date of ['2027-03-23', '2027-03-30', '2027-10-26', '2027-11-02'])
    expect(quiz).toContain(`${date} 19:00`)
})
