// What leads on a page: the next event of a club, the lunch of the day, the days that are not over.

import { describe, expect, test } from 'vitest'
import { houses } from '../houses.ts'
import { buildPub, fullPub, readSite, root } from '../pub.ts'

const pub = (name: string) => `${root}/test/pubs/${name}`

/** Return the text of a page without tags. */
const textOf = (html: unknown) =>
  String(html)
    .replace(/<[^>]+>/g, '')
    .replace(/[\u00a0 ]+/g, ' ')

const headOf = (html: unknown) => String(html).match(/<header id="the_pub"[\s\S]*?<\/header>/)?.[0]

describe('the head of a club', () => {
  test('names the next event with its date, also if it is a weekly one, and no cancelled one', async () => {
    const readHead = async (date: string) => {
      const { files } = await readSite(pub('music-club'), { date, wanted: [] })
      return textOf(headOf(files.get('index.html')))
    }
    // The quiz is on Tuesdays, the concert on Friday 27 November.
    expect(await readHead('2026-11-20')).toContain(
      'Úterý 24. listopadu 2026, 19:00–22:00: Sklepní kvíz',
    )
    expect(await readHead('2026-11-25')).toContain(
      'Pátek 27. listopadu 2026, 20:00–23:00: Noční expres',
    )
    // The concert on 11 December is cancelled.
    expect(await readHead('2026-12-09')).not.toContain('Kvartet bez basy')
  })

  test('has the programme as its first button', async () => {
    const { files } = await readSite(pub('music-club'), { date: '2026-11-20', wanted: [] })
    const [first] = headOf(files.get('en/index.html'))?.match(/<p class="actions">.*?<\/a>/s) ?? []
    expect(textOf(first).trim()).toBe('Programme')
    expect(first).toContain('class="call" href="#whats_on"')
  })
})

test('the head of a canteen has the dishes of the next day with lunch, with its date', async () => {
  const { files } = await readSite(pub('canteen-cs-en'), { date: '2026-11-24', wanted: [] })
  expect(textOf(headOf(files.get('index.html')))).toContain(
    'Úterý 24. listopadu 2026: Rizoto se zeleninou, Kuře na paprice, těstoviny',
  )
})

test('lunch begins with the day of the build, and earlier days of the week are folded behind it', async () => {
  const { files } = await buildPub(fullPub, { date: '2026-11-25' })
  const [, open = '', folded = ''] =
    String(files.get('index.html')).match(
      /id="lunch_list"([\s\S]*?)<details>([\s\S]*?)<\/details>/,
    ) ?? []
  const days = (html: string) =>
    [...html.matchAll(/<h3 id="lunch_2026-11-(\d\d)"/g)].map(([, day]) => day)
  expect(days(open)).toEqual(['25', '26', '27'])
  expect(days(folded)).toEqual(['23', '24'])
  // On paper and in the twin the week is whole.
  expect(days(String(files.get('lunch/index.html')))).toEqual(['23', '24', '25', '26', '27'])
  expect(String(files.get('index.md'))).toContain('### pondělí 23.')
})

test('houses of other kinds have neither in their heads', async () => {
  const others = houses.filter(({ name }) => !/club|canteen/.test(name))
  for (const { name, date } of others) {
    const { files } = await readSite(pub(name), { date, wanted: [] })
    expect(headOf(files.get('index.html')), name).not.toContain('class="week next"')
  }
})
