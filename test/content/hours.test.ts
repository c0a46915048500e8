// Opening hours: the published data, interpreted by an agent, match hours.md on every date. The
// kiosk of test/pubs/seasons has a summer, a closed winter, and a fair with a public holiday
// inside.

import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { datedParts, hoursOn } from '../../src/model/opening.ts'
import { findRow, type Hours, isOpen } from '../agents/walker.ts'
import { newContent } from '../new-pub.ts'
import {
  buildFull,
  buildPub,
  contentCopy,
  type Edit,
  type Edits,
  readProblems,
  readPub,
  readSite,
  root,
  shortCopy,
} from '../pub.ts'
import { parseJson, readStructuredData, readText } from '../reading.ts'
import { lastingFolder } from '../workshop.ts'

const kiosk = join(root, 'test/pubs/seasons')

/** Copy of the kiosk with other hours. */
const kioskWith = (edit: Edit) => contentCopy({ 'hours.md': edit }, 'seasons')

const files = async (content: string, date?: string) => (await readSite(content, { date })).files
const readHours = async (content: string, date?: string): Promise<Hours> =>
  parseJson((await readSite(content, { date, wanted: ['hours.json'] })).files, 'hours.json')

describe('a house that is open on certain dates only', () => {
  const when = `exceptions:
  - date: 26. 11. 2026 – 13. 12. 2026
    reason: otevřené sklepy
    reason_en: open cellars
    bar:
      - Čt, Pá 16:00–01:00
      - So 14:00–23:00
  - date: 24. 12. 2026
    reason: Štědrý den
    reason_en: Christmas Eve
    bar: 10:00–13:00
`
  let built: Built
  const text = (file: string) => readText(built.files, file)
  beforeAll(async () => {
    const hours = `---\nbar: zavřeno\n${when}---\n`
    const content = await contentCopy({ 'hours.md': hours }, 'five-items', await lastingFolder())
    // Strict: no warning asks about public holidays, because the house is usually closed.
    built = await buildPub(content, { date: '2026-11-21', strict: true })
  })

  test.each<[why: string, date: string, time: string, open: boolean]>([
    ['the day before', '2026-11-25', '18:00', false],
    ['the first day, a Thursday', '2026-11-26', '18:00', true],
    ['past midnight of it', '2026-11-27', '00:30', true],
    ['a Sunday between', '2026-11-29', '18:00', false],
    ['the Thursday after', '2026-12-17', '18:00', false],
    ['Christmas Eve', '2026-12-24', '12:00', true],
    ['Christmas Day', '2026-12-25', '12:00', false],
  ])('is open or closed on %s', (_, date, time, open) => {
    expect(isOpen(JSON.parse(text('hours.json')), 'bar', date, time)).toBe(open)
  })

  test('states when it is open, and does not list weekdays as closed', () => {
    expect(text('index.md')).toContain('Otevřeno jen v uvedených termínech.')
    expect(text('index.md')).toContain('(otevřené sklepy): Po–St zavřeno, Čt–Pá 16:00–01:00')
    expect(text('index.html')).not.toMatch(/pondělí až neděle|Svátky a změny/)
  })
})

describe('open or closed at a time of a date', () => {
  let hours: Hours
  beforeAll(async () => {
    hours = await readHours(kiosk)
  })

  test.each<[why: string, date: string, time: string, open: boolean]>([
    ['the last evening of winter', '2028-03-31', '15:00', false],
    ['the first Saturday after it', '2028-04-01', '11:00', true],
    ['a Monday in spring', '2028-04-03', '15:00', false],
    ['the last day before summer, a Wednesday', '2028-06-14', '12:00', false],
    ['the first day of summer', '2028-06-15', '12:00', true],
    ['the last day of summer, a Tuesday', '2027-08-31', '21:59', true],
    ['the day after it, a Wednesday', '2027-09-01', '12:00', false],
    ['the last day of autumn, a Sunday', '2027-10-31', '19:59', true],
    ['the first day of winter', '2027-11-01', '12:00', false],
    ['a Saturday in winter', '2027-12-18', '12:00', false],
    ['New Year in winter', '2028-01-01', '12:00', false],
    ['past midnight after a Friday in summer', '2027-06-26', '00:30', true],
    ['closing time of that night', '2027-06-26', '01:00', false],
    ['the night on which clocks go back is no other', '2027-10-31', '02:30', false],
    ['a Friday of the fair until three', '2027-07-03', '02:59', true],
    ['and not longer', '2027-07-03', '03:00', false],
    ['the Sunday that the week of the fair does not have', '2027-07-04', '12:00', false],
    ['the night before that Sunday', '2027-07-04', '01:00', true],
    ['the holiday inside the fair', '2027-07-06', '10:00', true],
    ['the holiday closes earlier than the fair', '2027-07-06', '20:00', false],
    ['the day after the holiday', '2027-07-07', '10:00', false],
    ['the Monday after the fair, in summer', '2027-07-12', '10:00', true],
  ])('%s: %s %s', (_, date, time, open) => {
    expect(isOpen(hours, 'bar', date, time)).toBe(open)
  })

  test('each date has at most one exception, in order of date', () => {
    const { exceptions } = hours
    expect(exceptions.map(({ from }) => from)).toEqual(exceptions.map(({ from }) => from).sort())
    for (const [index, { to = '9999' }] of exceptions.entries())
      expect((exceptions[index + 1]?.from ?? '9999') > to).toBe(true)
  })

  test('the owner may write exceptions in any order', async () => {
    const turned = await kioskWith((text) => {
      const [head, list = ''] = text.split('exceptions:\n')
      const entries = list.replace('---\n', '').split(/(?=^ {2}- )/m)
      return `${head}exceptions:\n${entries.reverse().join('\n')}\n---\n`
    })
    expect((await readHours(turned)).exceptions).toEqual(hours.exceptions)
  })

  test('an agent that reads schema.org finds the same days in the structured data', async () => {
    const data = readStructuredData(await files(kiosk))
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

test('a season until 28 February lasts until March, in a leap year too', async () => {
  const content = await kioskWith(['1. 11. – 31. 3.', '1. 11. – 28. 2.'])
  const hours = await readHours(content)
  expect(findRow(hours, '2028-02-29').bar).toEqual([]) // a Tuesday
  expect(findRow(hours, '2032-02-29').bar).toEqual([]) // a Sunday, on which spring is open
  expect(findRow(hours, '2032-03-06').bar).toHaveLength(1)
  const twin = readText(await files(content), 'index.md')
  expect(twin).toContain('1. března – 14. června')
  // The last day of February in three years of four.
  expect(twin).toMatch(/1\\?\. listopadu – 28\. února/)
})

test.each([
  ['2027-08-31', '10:00–22:00'],
  ['2027-10-31', '11:00–20:00'],
])(
  'on its last day, %s, a part of the year is still in the structured data',
  async (date, held) => {
    const data = readStructuredData(await files(kiosk, date))
    type Row = { validFrom: string; validThrough: string; opens: string; closes: string }
    const today = (data.openingHoursSpecification as Row[]).filter(
      ({ validFrom, validThrough }) => validFrom <= date && date <= validThrough,
    )
    expect(today.map(({ opens, closes }) => `${opens}–${closes}`)).toContain(held)
  },
)

describe('parts of the year as dates', () => {
  const closed = async (season: string, date: string) => {
    const content = await kioskWith(['1. 11. – 31. 3.', season])
    const { content: read } = await readPub(content, date)
    return read ? datedParts(read.hours, date).filter(({ week }) => week === null) : []
  }

  test('a part that begins or ends on a leap day has its days in other years, too', async () => {
    const [winter] = await closed('1. 11. – 29. 2.', '2026-12-01')
    expect(winter).toMatchObject({ from: '2026-11-01', to: '2027-02-28' })
    const [leap] = await closed('1. 11. – 29. 2.', '2027-12-01')
    expect(leap).toMatchObject({ to: '2028-02-29' })
    const [spring] = await closed('29. 2. – 31. 3.', '2027-01-10')
    expect(spring).toMatchObject({ from: '2027-03-01' })
  })

  test('a winter that began last year is included in January', async () => {
    const [winter] = await closed('1. 11. – 30. 3.', '2027-01-10')
    expect(winter).toMatchObject({ from: '2026-11-01', to: '2027-03-30' })
  })
})

describe('nothing is published that the owner did not state, and everything that is stated', () => {
  test('a kiosk without a kitchen that does not mention lunch', async () => {
    const built = await files(kiosk)
    const hours: Hours = parseJson(built, 'hours.json')
    expect(findRow(hours, '2027-06-25')).toMatchObject({ kitchen: [], lunch: null })
    expect(findRow(hours, '2027-07-06')).toMatchObject({ kitchen: [], lunch: null })
    for (const file of ['index.html', 'index.md']) {
      expect(String(built.get(file))).toContain('Nevaříme.')
      expect(String(built.get(file))).not.toContain('Polední menu')
    }
  })

  test('a new pub whose owner has not mentioned lunch yet', async () => {
    const built = await files(await newContent(), '2027-06-01')
    const hours: Hours = parseJson(built, 'hours.json')
    expect(findRow(hours, '2027-06-01')).toMatchObject({ lunch: null })
    for (const file of ['index.html', 'index.md', 'en/index.html', 'en.md'])
      expect(String(built.get(file)), file).not.toMatch(/Polední menu|Lunch menu/)
  })

  test('a closed day has no kitchen, even if the owner does not state it', async () => {
    const closed = { bar: [], kitchen: [], lunch: [] }
    const hours = await readHours(kiosk)
    for (const date of ['2027-07-04', '2027-11-20', '2028-04-03'])
      expect(findRow(hours, date), date).toMatchObject(closed)
  })

  const lunchOn = async (content: string, date: string) =>
    findRow(await readHours(content), date).lunch
  const eve = 'bar: 11:00–02:00\n    kitchen: 11:00–22:00\n    lunch: no'
  const boxing = 'kitchen: 15:00–20:30\n    lunch: no'

  test('an exception that does not mention a possible lunch leaves it unknown', async () => {
    const content = await shortCopy({ 'hours.md': [eve, eve.replace(/\n.*no$/, '')] })
    expect(await lunchOn(content, '2026-12-31')).toBeNull()
    expect(String((await files(content)).get('index.md'))).toContain(
      'otevřeno 11:00–02:00, kuchyň 11:00–22:00\n',
    )
    const [asked] = (await readProblems(content)).filter(
      ({ code }) => code === 'exception-without-lunch',
    )
    expect(asked && formatMessage(asked, en).fix).toContain('lunch: 11:00–14:00')
  })

  test('suggested lunch hours are within the hours of the day', async () => {
    const later = 'bar: 12:00–02:00\n    kitchen: 12:00–22:00'
    const [asked] = await readProblems(await shortCopy({ 'hours.md': [eve, later] }))
    expect(asked && formatMessage(asked, en).fix).toContain('lunch: 12:00–14:00')
  })

  test('an exception on a weekday without lunch has none', async () => {
    const edits = [
      ['bar: 15:00–22:00', 'bar: 11:00–22:00'],
      [boxing, 'kitchen: 15:00–20:30'],
    ] as const
    const content = await shortCopy({ 'hours.md': edits })
    expect(await lunchOn(content, '2026-12-26')).toEqual([])
    expect(String((await files(content)).get('index.md'))).toContain(
      'otevřeno 11:00–22:00, kuchyň 15:00–20:30, bez poledního menu\n',
    )
  })

  const december =
    'seasons:\n  - season: 1. 12. – 31. 12.\n    bar:\n      - Po–Ne 10:00–23:00\n    kitchen: no\n    lunch: no\n\nexceptions:\n'
  const inspection =
    'exceptions:\n  - date: 24. 11. 2026\n    reason: revize\n    reason_en: inspection\n    bar: 15:00–23:00\n    kitchen: no\n'
  // biome-ignore format: one line, one row
  test.each<[why: string, edits: Edit, date: string, lunch: [] | null]>([
    ['one that opens when lunch is over has none', [eve, 'bar: 14:00–02:00\n    kitchen: no'], '2026-12-31', []],
    ['one that opens a minute before its end says nothing of it', [eve, 'bar: 13:59–02:00\n    kitchen: no'], '2026-12-31', null],
    ['one on a day that is closed otherwise says nothing of it', [['  - So 12:00–01:00\n', '  - So zavřeno\n'], ['  - So 12:00–22:30\n', ''], [boxing, 'kitchen: 15:00–20:30']], '2026-12-26', null],
    ['one in a season without lunch has none', [['exceptions:\n', december], ['kitchen: 11:00–22:00\n    lunch: no', 'kitchen: no']], '2026-12-31', []],
    ['one on a day that has a dish for lunch denies none', ['exceptions:\n', inspection], '2026-11-24', null],
  ])('%s', async (_, edits, date, lunch) => {
    expect(await lunchOn(await shortCopy({ 'hours.md': edits }), date)).toEqual(lunch)
  })
})

describe('exceptions and the date', () => {
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
      const isException = hours.exceptions.some(
        ({ from, to = '9999' }) => from <= date && date <= to,
      )
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

  test.each([
    ['24. 12.', 'holidays of other days are asked about', ['2026-12-25']],
    ['24. 12. 202', 'the year may be wrong, the day is told', ['2026-12-25']],
    ['Štědrý den', 'it may mean any of them', []],
  ])('an unreadable date, %s: %s', async (typed, _, asked) => {
    const content = await shortCopy({
      'hours.md': [
        ['date: 24. 12. 2026', `date: ${typed}`],
        [/ {2}- date: 25[^-]*(?=- date)/, '  '],
      ],
    })
    const problems = await readProblems(content)
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1)
    const holidays = problems.flatMap(({ code, values }) =>
      code === 'holiday-unstated' ? (values as { date: string }).date : [],
    )
    expect(holidays).toEqual(asked)
  })

  test('a holiday on a weekday that is always closed is not asked about', async () => {
    // 6 July 2027 is a Tuesday, 5 July a Monday.
    const content = await shortCopy({
      'hours.md': [
        [/Po–Čt 11/g, 'Út–Čt 11'],
        ['Po–Pá 11', 'Út–Pá 11'],
      ],
      'lunch/2026-11-23.md': (text) => text.replaceAll('day: Po', 'day: Út'),
    })
    const asked = (await readProblems(content, '2027-06-20')).flatMap(({ code, values }) =>
      code === 'holiday-unstated' ? (values as { date: string }).date : [],
    )
    expect(asked).toEqual(['2027-07-06'])
  })
})

test.each([
  ['village-cs', 'with reason and   closed: yes'],
  ['border-cs-de-en', 'with reason, reason_de, reason_en and   closed: yes'],
])('the owner of %s is asked for a holiday in the languages of the pub', async (pub, words) => {
  const built = await buildPub(join(root, 'test/pubs', pub), { date: '2026-12-10' })
  const asked = built.warnings.filter(({ code }) => code === 'holiday-unstated')
  expect(asked.length).toBeGreaterThan(2)
  for (const warning of asked) expect(formatMessage(warning, en).fix).toContain(words)
})

describe('an exception until further notice', () => {
  type OpenEndOptions = { says?: string; more?: string; edits?: Edits }
  /** Copy of a pub with an open end in winter, and optionally an open day within it. */
  function openEnded(
    pub: string,
    typed: string,
    languages: readonly string[],
    { says = 'closed: yes', more = '', edits = {} }: OpenEndOptions = {},
  ): Promise<string> {
    const reasons = languages.map((lang, at) => `reason${at ? `_${lang}` : ''}: Rohrbruch`)
    const exception = `  - ${[`date: ${typed}`, ...reasons, says].join('\n    ')}\n${more}`
    const hours = (text: string) =>
      text.includes('exceptions:\n')
        ? text.replace('exceptions:\n', (line) => line + exception)
        : text.replace(/---\n$/, `exceptions:\n${exception}---\n`)
    return contentCopy({ 'hours.md': hours, ...edits }, pub)
  }
  const fromMarch = (wish?: OpenEndOptions) =>
    openEnded('full', 'od 10. 3. 2027 do odvolání', ['cs', 'en'], wish)

  test('has no last date in the data, which explain that, and the house stays closed', async () => {
    const more =
      '  - date: 1. 5. 2027\n    reason: sraz\n    reason_en: reunion\n    bar: 10:00–20:00\n    kitchen: no\n    lunch: no\n'
    const content = await fromMarch({ more })
    const { files: built } = await buildPub(content, { date: '2027-04-01' })
    expect(built.get('en.md')).toContain(
      '- From 10 March 2027 until further notice (Rohrbruch): closed\n- Saturday 1 May 2027 (reunion): open',
    )
    const hours = parseJson(built, 'hours.json')
    const dates = hours.exceptions.map(
      ({ from, to, opens_again }: { from: string; to?: string; opens_again?: object }) => [
        from,
        to,
        opens_again,
      ],
    )
    expect(dates).toEqual([
      ['2027-03-10', '2027-04-30', { date: '2027-05-01', open: '10:00' }],
      ['2027-05-01', '2027-05-01', undefined],
      ['2027-05-02', undefined, undefined],
    ])
    expect(findRow(hours, '2031-07-01').bar).toEqual([])
    const { days } = parseJson(built, 'days.json')
    expect(
      days
        .filter(({ bar }: { bar: object[] }) => bar.length > 0)
        .map(({ date }: { date: string }) => date),
    ).toEqual(['2027-05-01'])
    const schema = parseJson(built, 'schemas/hours.schema.json').$defs.ExceptionHours
    expect(schema.required).not.toContain('to')
    expect(schema.properties.to.description).toBe(
      'The last date, included; absent: until further notice.',
    )
    const data = JSON.stringify(readStructuredData(built))
    expect(data).toContain('"validFrom":"2027-05-02","opens":"00:00"')
    expect(data).not.toContain('2100')
    for (const [name, body] of built) expect(String(body), name).not.toContain('2100-12-31')
    expect(String(built.get('api/docs.md'))).toContain(
      '(without `to` it holds until further notice)',
    )
    expect(String((await buildFull()).files.get('api/docs.md'))).not.toContain('further notice')
  })

  const evenings = 'bar: 15:00–20:00\n    kitchen: no\n    lunch: no'
  test('ends weekly events and a breakfast with one date, not with a list of years', async () => {
    const weekly = 'day: Pátek\n    time: 20:00\n    title: Housle\n    title_en: Fiddles\n'
    const events = `---\nevents:\n  - ${weekly}---\n`
    const closed = await files(await fromMarch({ edits: { 'events.md': events } }), '2027-01-10')
    expect(closed.get('en.md')).toContain(
      '- Fiddles: every Friday at 20:00, except on 12 February 2027 and from 10 March 2027 until further notice',
    )
    expect(parseJson(closed, 'events.json').events[0].weekly).toMatchObject({
      except_dates: ['2027-02-12'],
      except_from: '2027-03-10',
    })
    const readEndDate = async (until: string) => {
      const edits = { 'events.md': `---\nevents:\n  - ${weekly}${until}---\n` }
      return readStructuredData(await files(await fromMarch({ edits }), '2027-01-10')).event[0]
        .eventSchedule.endDate
    }
    expect(await readEndDate('')).toBe('2027-03-09')
    expect(await readEndDate('    until: 31. 12. 2027\n')).toBe('2027-03-09')
    expect(await readEndDate('    until: 5. 2. 2027\n')).toBe('2027-02-05')
    const sides = ['items:\n', 'hours: Po–Ne 12:00–14:00\nitems:\n'] as const
    const later = await files(
      await fromMarch({ says: evenings, edits: { 'menu/70-prilohy.md': sides } }),
      '2027-01-10',
    )
    expect(later.get('en.md')).toContain(
      'Served daily 12:00–14:00, except 8–14 February 2027 and from 10 March 2027 until further notice.',
    )
    const [served] = parseJson(later, 'menu.json').sections.flatMap(
      (one: { served?: object }) => one.served ?? [],
    )
    expect(served).toEqual({
      hours: [
        { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '12:00', close: '14:00' },
      ],
      except_dates: ['08', '09', '10', '11', '12', '13', '14'].map((day) => `2027-02-${day}`),
      except_from: '2027-03-10',
    })
  })
})
