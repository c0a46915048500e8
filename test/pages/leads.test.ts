// What leads on a page: the days of lunch that are not over. Cases have the heads of houses.

import { expect, test } from 'vitest'
import { houses } from '../houses.ts'
import { fullPub, readSite, root } from '../pub.ts'

const headOf = (html: unknown) => String(html).match(/<header id="the_pub"[\s\S]*?<\/header>/)?.[0]

test('lunch begins with the day of the build, and earlier days of the week are folded behind it', async () => {
  const { files } = await readSite(fullPub, { date: '2026-11-25', wanted: [] })
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
    const { files } = await readSite(`${root}/test/pubs/${name}`, { date, wanted: [] })
    expect(headOf(files.get('index.html')), name).not.toContain('class="week next"')
  }
})
