// Events of the club in test/pubs/music-club: the published data, interpreted by an agent, match
// what the owner wrote.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Events } from '../agents/walker.ts'
import {
  buildFull,
  buildPub,
  contentCopy,
  type Edit,
  readProblems,
  readSite,
  root,
} from '../pub.ts'
import { parseJson, readStructuredData, readText } from '../reading.ts'

const club = join(root, 'test/pubs/music-club')

/** Copy of the club with other events, and optionally other hours. */
const clubWith = (events: string, hours?: Edit): Promise<string> =>
  contentCopy(
    { 'events.md': eventsFile(events), ...(hours && { 'hours.md': hours }) },
    'music-club',
  )

const eventsFile = (blocks: string) => `---\nevents:\n${blocks}---\n`
const block = (...lines: string[]) =>
  `  - ${[...lines, 'title: Večer', 'title_en: Evening'].join('\n    ')}\n`

type Event = Events['events'][number]

const readEvents = async (content: string, date?: string): Promise<Event[]> =>
  parseJson((await readSite(content, { date, wanted: ['events.json'] })).files, 'events.json')
    .events
const only = async (content: string, date?: string) => (await readEvents(content, date))[0]

describe('past events', () => {
  test('an empty list from a form is a pub without events, at the same addresses', async () => {
    const content = await contentCopy({ 'events.md': '---\nevents: []\n---\n' }, 'music-club')
    expect(await readEvents(content, '2026-11-27')).toEqual([])
    const { files } = await buildPub(content, { date: '2026-11-27' })
    expect([...files.keys()]).toContain('schemas/events.schema.json')
    expect(files.get('index.html')).not.toContain('whats_on')
  })

  test('the addresses of lists stay when all events are over, with an empty list', async () => {
    const content = await clubWith(block('date: 27. 11. 2026', 'time: 20:00'))
    const before = await buildPub(content, { date: '2026-11-27' })
    const after = await buildPub(content, { date: '2026-11-28' })
    const single = ['events/vecer-2026-11-27.ics', 'en/events/vecer-2026-11-27.ics']
    expect([...before.files.keys()]).toEqual(expect.arrayContaining(single))
    expect([...after.files.keys(), ...single].sort()).toEqual([...before.files.keys()].sort())
    expect(await readEvents(content, '2026-11-28')).toEqual([])
    expect(before.files.get('index.html')).toContain('id="whats_on"')
    for (const file of ['index.html', 'en/index.html'])
      expect(after.files.get(file)).not.toMatch(/whats_on|"Event"/)
    const catalog = '.well-known/ai-catalog.json'
    expect(before.files.get(catalog)).toContain('what is on at The Cellar Club this week')
    expect(after.files.get(catalog)).not.toContain('what is on at')
  })
})

describe('weekly events', () => {
  const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
  const inSeason = ({ from, to }: { from: string; to: string }, day: string) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to

  /**
   * True if the event takes place on a date, by the rules that the documentation gives to programs.
   */
  function takesPlace({ weekly }: Event, date: string): boolean {
    if (!weekly) return false
    const weekday = weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'sun'
    const { days, from = '', until = '9', season, except_dates, except_seasons = [] } = weekly
    return (
      days.includes(weekday) &&
      from <= date &&
      date <= until &&
      (!season || inSeason(season, date.slice(5))) &&
      !except_dates.includes(date) &&
      !except_seasons.some((part) => part.days.includes(weekday) && inSeason(part, date.slice(5)))
    )
  }
  const listDates = (event: Event | undefined, from: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) =>
      new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
    ).filter((date) => event && takesPlace(event, date))

  test('are left out on closed days, with a warning for Christmas and none for the summer break', async () => {
    const content = await clubWith(block('day: úterý', 'time: 19:00'))
    const quiz = await only(content)
    expect(listDates(quiz, '2026-12-01', 62)).toEqual([
      ...['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-29'],
      ...['2027-01-05', '2027-01-12', '2027-01-19', '2027-01-26'],
    ])
    expect(listDates(quiz, '2027-06-15', 92)).toEqual([
      ...['2027-06-15', '2027-06-22', '2027-06-29', '2027-09-07', '2027-09-14'],
    ])
    const problems = await readProblems(content)
    expect(problems.map(({ code, other }) => [code, other?.line])).toEqual([['event-left-out', 29]])
  })

  test('begin and end with their dates', async () => {
    const content = await clubWith(
      block('day: každý čtvrtek', 'time: 19:00', 'from: 4. 12. 2026', 'until: 17. 12. 2026'),
    )
    expect(listDates(await only(content), '2026-11-20', 60)).toEqual(['2026-12-10', '2026-12-17'])
  })
})

/** Return the events in the structured data of the page. */
const readData = async (content: string): Promise<object[]> =>
  readStructuredData((await readSite(content, { wanted: [] })).files).event ?? []

describe('schema.org', () => {
  let events: { [name: string]: unknown }[]
  beforeAll(async () => {
    events = (await readData(club)) as typeof events
  })
  const findByName = (name: string) => events.find((event) => event['name'] === name)

  test('has time, place and price, and marks cancelled events', () => {
    expect(findByName('Noční expres')).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-27T20:00:00+01:00',
      endDate: '2026-11-27T23:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        name: 'Klub Ve Sklepě',
        address: { streetAddress: 'Sklepní 12', addressLocality: 'Vymyšlený Hradec' },
      },
      isAccessibleForFree: false,
      offers: [
        { name: 'předprodej', price: 250, priceCurrency: 'CZK' },
        { name: 'na místě', price: 300, priceCurrency: 'CZK' },
        { name: 'studenti', price: 180, priceCurrency: 'CZK' },
      ],
    })
    expect(findByName('Kvartet bez basy')?.['eventStatus']).toBe(
      'https://schema.org/EventCancelled',
    )
    for (const event of [findByName('Kvartet bez basy'), findByName('Otevřené pódium')])
      expect(event).toMatchObject({
        organizer: { '@id': expect.stringMatching(/\/#the_pub$/) },
        image: expect.stringMatching(/\/card\.png$/),
      })
    expect(findByName('Trio Vymyšlených')?.['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 200,
      priceCurrency: 'CZK',
      availability: 'https://schema.org/SoldOut',
    })
    expect(findByName('Otevřené pódium')).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: 0 },
    })
  })
})

test.each([
  ['cs', 'index.html', 'index.md', 'zrušeno', 'vyprodáno (k 20. 11. 2026)'],
  ['en', 'en/index.html', 'en.md', 'cancelled', 'sold out (as of 20 November 2026)'],
])(
  'cancelled and sold-out events are marked, and no others (%s)',
  async (_, page, twin, cancelled, soldOut) => {
    const { files } = await readSite(club)
    const entries = readText(files, page).match(/<li id="event_[\s\S]*?<\/section>/g) ?? []
    const lines = readText(files, twin).split('\n')
    for (const texts of [entries, lines]) {
      const saying = (word: string) => texts.filter((text) => text.includes(word))
      expect(saying(cancelled)).toEqual([expect.stringContaining('Kvartet bez basy')])
      expect(saying(soldOut)).toEqual([expect.stringContaining('Trio Vymyšlených')])
    }
  },
)

describe('compared with the opening hours', () => {
  const on = (date: string, time: string) => block(`date: ${date}`, `time: ${time}`)

  test('an event beyond the hours of an exception is reported with the line of that exception', async () => {
    const [problem] = await readProblems(await clubWith(on('31. 12. 2026', '20:00–6:00')))
    expect(problem).toMatchObject({ code: 'event-outside-hours', other: { line: 34 } })
  })

  test.each<[why: string, time: string, bar: string, takesPlace: boolean, told: string]>([
    ['that begins when the house has closed', '19:30', '10:00–16:00', false, 'event-left-out'],
    ['that begins before it opens', '18:00', '20:00–24:00', false, 'event-left-out'],
    ['that goes on for longer', '19:30–23:00', '19:00–22:00', true, 'event-outside-hours'],
    ['that fits into it', '19:30–22:00', '19:00–22:00', true, ''],
    ['that begins before the usual hours, too,', '9:00', '20:00–24:00', true, ''],
    ['that begins before the usual hours, too,', '9:00', 'closed', false, 'event-left-out'],
  ])(
    'a weekly event on Thursdays %s, on a day with other hours',
    async (_, time, bar, is, told) => {
      const season = ['season: 1. 9. – 30. 6.', 'except: 24. 12. 2026']
      const content = await clubWith(block('day: Čt', `time: ${time}`, ...season), [
        'bar: 19:00–05:00',
        bar === 'closed' ? 'closed: yes' : `bar: ${bar}`,
      ])
      const on = '2026-12-31'
      const [event] = await readEvents(content)
      expect(event?.weekly?.except_dates.includes(on)).toBe(!is)
      const { files } = await readSite(content)
      for (const file of ['index.html', 'index.md', 'en.md'])
        expect(/kromě [^<\n]*31\.|except [^<\n]*31.Dec/.test(String(files.get(file))), file).toBe(
          !is,
        )
      const [data] = (await readData(content)) as { eventSchedule: { exceptDate?: string[] }[] }[]
      const dates = data?.eventSchedule.flatMap(({ exceptDate = [] }) => exceptDate)
      expect(dates?.includes(on)).toBe(!is)
      const problems = await readProblems(content)
      const shortened = problems.filter(({ values }) => JSON.stringify(values ?? {}).includes(on))
      expect(shortened.map(({ code }) => code)).toEqual(told ? [told] : [])
    },
  )
})

test('a weekly event over several years is checked against the closed days of one year', async () => {
  const content = await clubWith(block('day: Pá', 'time: 20:00', 'until: 31. 12. 2030'), [
    'summer break\n    closed: yes',
    'summer break\n    bar: So 18:00–24:00',
  ])
  const problems = await readProblems(content, '2026-11-20')
  const closed = problems.flatMap(({ values }) => (values as { dates?: string[] }).dates ?? [])
  expect(closed).toContain('2027-07-02')
  expect(closed.filter((date) => date > '2027-11-20')).toEqual([])
})

test("every document of the club's interface that should mention its events does", async () => {
  const { files } = await buildPub(club, { strict: true })
  for (const file of [
    ...['llms.txt', 'openapi.json', '.well-known/api-catalog', 'api/docs.md', 'sitemap.xml'],
    '.well-known/agent-skills/answer-pub-guests/SKILL.md',
  ])
    expect(String(files.get(file)).includes('/events.json'), file).toBe(file !== 'sitemap.xml')
  const schema = parseJson(files, 'schemas/events.schema.json')
  expect(schema.$id).toBe('https://pub.example/schemas/events.schema.json')
})

test('a pub without an events file has no address, section or text about events', async () => {
  const { files } = await buildFull()
  for (const [file, text] of files)
    expect(text, file).not.toMatch(/events\.|whats_on|what is on at|"Event"|>Akce</)
})
