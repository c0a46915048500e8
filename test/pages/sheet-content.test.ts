// Content of the lunch menu page, without a browser. Its layout is tested in sheet.test.ts.

import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Built } from '../../build.ts'
import { buildFull, buildPub, root, shortCopy } from '../pub.ts'

const readPlain = ({ files }: Pick<Built, 'files'>, file: string) => String(files.get(file) ?? '')

test("a lunch menu has the owner's note on the week", async () => {
  const { files } = await buildFull()
  const plainText = (file: string) => (files.get(file) ?? '').replaceAll('\u00A0', ' ')
  expect(plainText('lunch/index.html')).toContain('nebo do vyprodání, polévka je v ceně.')
  expect(plainText('en/lunch/index.html')).toContain('or until it runs out; soup is included.')
})

test('a week with one day is titled with its weekday and date, once', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/border-cs-de-en'))
  const findHeading = (file: string) =>
    /<h2>(.*?)<\/h2>/.exec(String(files.get(file)))?.[1]?.replaceAll('\u00A0', ' ')
  expect(findHeading('lunch/index.html')).toBe('pondělí 11. ledna 2027')
  expect(findHeading('de/lunch/index.html')).toBe('Montag, 11. Januar 2027')
  expect(findHeading('en/lunch/index.html')).toBe('Monday 11 January 2027')
})

test('a lunch menu explains the numbers of traces too', async () => {
  const content = await shortCopy({
    'lunch/2026-11-23.md': ['allergens: 1, 3, 7', 'allergens: 1, 3, 7\n    traces: 13'],
  })
  const sheet = readPlain(await buildPub(content), 'lunch/index.html')
  const codes = [...sheet.matchAll(/<dt>([^<]*)</g)].map(([, code]) => code)
  expect(codes).toContain('13')
  expect(readPlain(await buildPub(await shortCopy()), 'lunch/index.html')).not.toContain('<dt>13<')
})

test('a lunch menu states exceptions from Monday to Sunday of its week', async () => {
  const sheetWith = async (date: string) => {
    const content = await shortCopy({
      'hours.md': [
        ['date: 26. 12. 2026', `date: ${date}`],
        ['kitchen: 15:00–20:30\n    lunch: no', 'kitchen: 15:00–20:30'],
      ],
    })
    return readPlain(await buildPub(content), 'en/lunch/index.html').replaceAll('\u00A0', ' ')
  }
  const holiday = 'St Stephen’s Day'
  expect(await sheetWith('22. 11. 2026')).not.toContain(holiday)
  expect(await sheetWith('23. 11. 2026')).toContain('Monday 23 November 2026 (St Stephen’s Day)')
  expect(await sheetWith('29. 11. 2026')).toContain('Sunday 29 November 2026 (St Stephen’s Day)')
  expect(await sheetWith('30. 11. 2026')).not.toContain(holiday)
})

test('the title of a lunch menu has as much about the pub as fits in 70 characters', async () => {
  const titled = async (name: string) => {
    const rename = (text: string) => text.replace('name: U Zaspalého kohouta', `name: ${name}`)
    const built = await buildPub(await shortCopy({ 'pub.md': rename }))
    const [, title] = /<title>([^<]*)/.exec(readPlain(built, 'lunch/index.html')) ?? []
    return title?.replaceAll('\u00A0', ' ')
  }
  const long = 'Hostinec U Zaspalého kohouta a'
  expect(await titled('U kohouta')).toBe('Polední menu – U kohouta, hospoda, Vymyšlená Lhota')
  expect(await titled(`${long} slepice`)).toBe(`Polední menu – ${long} slepice, Vymyšlená Lhota`)
  expect(await titled(`${long} jeho slepic`)).toBe(`Polední menu – ${long} jeho slepic`)
})

test('a pub without lunch has no lunch page and no link to one', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/wine-sk-en'))
  for (const [file, text] of files) {
    expect(file).not.toContain('lunch')
    expect(String(text), file).not.toContain('/lunch/')
  }
})

test('lunch pages link to each other, themselves and the home page, which links to them', async () => {
  const { files } = await buildFull()
  const of = (file: string) => files.get(file) ?? ''
  expect(of('index.html')).toContain('href="/lunch/"')
  expect(of('en/index.html')).toContain('href="/en/lunch/"')
  for (const [file, own, other, home] of [
    ['lunch/index.html', '/lunch/', '/en/lunch/', '/'],
    ['en/lunch/index.html', '/en/lunch/', '/lunch/', '/en/'],
  ] as const) {
    expect(of(file)).toContain(`<link rel="canonical" href="https://pub.example${own}"`)
    for (const [lang, path] of [
      ['cs', '/lunch/'],
      ['en', '/en/lunch/'],
      ['x-default', '/lunch/'],
    ])
      expect(of(file)).toContain(`hreflang="${lang}" href="https://pub.example${path}"`)
    expect(of(file)).toContain(`href="${other}"`)
    expect(of(file)).toContain(`href="${home}"`)
  }
  const entry = of('sitemap.xml')
    .split('<url>')
    .find((each) => each.includes('<loc>https://pub.example/en/lunch/</loc>'))
  expect(entry).toContain('hreflang="cs" href="https://pub.example/lunch/"')
})
