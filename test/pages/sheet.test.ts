// The lunch menu on one sheet: what Chromium prints of it, and the page that it is on a screen.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDir, outputFile } from 'fs-extra/esm'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Built } from '../../build.ts'
import type { Language } from '../../src/model/languages.ts'
import { typefaceNames } from '../../src/model/looks.ts'
import { bodyOf } from '../../src/model/resource.ts'
import { useBrowser } from '../browser.ts'
import { wear } from '../faces.ts'
import { buildFull, buildPub, contentCopy, publicationOf, readTexts, root } from '../pub.ts'
import { keptFolder } from '../workshop.ts'

const browser = useBrowser()

// Its types describe an ES module; what Node loads is the function itself.
const readCode = jsQR as unknown as typeof jsQR.default

const letters = (text: string) => text.replace(/\s+/g, '')

type Named = Partial<Record<Language, string>>
type Amount = { soups: number; mains: number }

/** Names as menus have them, and such as fill two lines of any sheet. */
const soups: Named = {
  cs: 'Hovězí vývar s játrovými knedlíčky a domácími nudlemi',
  en: 'Beef broth with liver dumplings and home-made noodles',
  sk: 'Hovädzí vývar s pečeňovými knedličkami a domácimi rezancami',
  de: 'Rinderkraftbrühe mit Leberknödeln und hausgemachten Nudeln',
}
const usual: Named = {
  cs: 'Svíčková na smetaně, houskový knedlík, brusinky',
  en: 'Braised beef in cream sauce, bread dumplings, cranberries',
  sk: 'Sviečková na smotane, kysnutá knedľa, brusnice',
  de: 'Rinderbraten in Rahmsoße mit Semmelknödeln und Preiselbeeren',
}
const long: Named = {
  cs: 'Pomalu pečená kachna s majoránkou a kmínem, dušené červené zelí s jablky, variace bramborového a houskového knedlíku s cibulkou',
  en: 'Slowly roasted duck with marjoram and caraway, braised red cabbage with apples, a variety of potato and bread dumplings with onions',
  sk: 'Pomaly pečená kačica s majoránkou a rascou, dusená červená kapusta s jablkami, výber zemiakovej a kysnutej knedle s cibuľkou',
  de: 'Langsam gebratene Ente mit Majoran und Kümmel, geschmorter Rotkohl mit Äpfeln, dazu Kartoffel- und Semmelknödel mit Röstzwiebeln',
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri']

/** Five days, each with soups and main courses that have allergens and descriptions. */
function week(languages: readonly Language[], name: Named, { soups: some, mains }: Amount): string {
  const dish = (day: string, index: number, course: 'soup' | 'main') => [
    `  - day: ${day}`,
    `    course: ${course}`,
    ...languages.map(
      (lang) => `    ${lang}: ${(course === 'soup' ? soups : name)[lang]} ${day} ${index}`,
    ),
    `    sizes: ${course === 'soup' ? '0,33 l' : `150 g = ${185 + index}`}`,
    `    allergens: ${['1, 3, 7, 9', '1a, 4, 10', '2, 5, 6, 7', 'none'][index % 4]}`,
  ]
  const items = days.flatMap((day) => [
    ...Array.from({ length: some }, (_, index) => dish(day, index, 'soup')),
    ...Array.from({ length: mains }, (_, index) => dish(day, index + some, 'main')),
  ])
  return ['---', 'soup_included: yes', 'items:', ...items.flat(), '---', ''].join('\n')
}

/** Why the house is closed, where that is not said in its first language. */
const painting = { cs: 'Malujeme', en: 'We paint', sk: 'Maľujeme', de: 'Wir malen' }
const inspection = { cs: 'Revize', en: 'Inspection', sk: 'Revízia', de: 'Revision' }

/** One exception in the week of the lunches, and one that is not. */
const hoursOf = ([, ...others]: readonly Language[]) => `---
bar:
  - Mon–Sun 11:00–22:00
lunch:
  - Mon–Thu 11:30–14:00
  - Fri 11:30–13:30
exceptions:
  - date: 16. 1. 2027
    closed: yes
    reason: Malujeme
${others.map((lang) => `    reason_${lang}: ${painting[lang]}`).join('\n')}
  - date: 8. 2. 2027
    closed: yes
    reason: Revize
${others.map((lang) => `    reason_${lang}: ${inspection[lang]}`).join('\n')}
---
`

/** By the date of the Monday. */
type Weeks = { [monday: string]: string }

/** A copy of a pub with these weeks and no other. */
async function withWeeks(
  pub: string,
  languages: readonly Language[],
  weeks: Weeks,
): Promise<string> {
  const folder = await contentCopy({ 'hours.md': hoursOf(languages) }, pub)
  await emptyDir(join(folder, 'lunch'))
  for (const [monday, text] of Object.entries(weeks))
    await writeFile(join(folder, 'lunch', `${monday}.md`), text)
  return folder
}

async function open(html: string, viewport = { width: 1280, height: 720 }) {
  const page = await browser().newPage({ viewport, deviceScaleFactor: 3 })
  onTestFinished(() => page.close())
  await page.setContent(html)
  return page
}

const textOf = ({ files }: Pick<Built, 'files'>, file: string) => String(files.get(file) ?? '')

/** In the widest face that a guest's machine may have. */
async function printed(html: string) {
  const page = await open(html)
  await wear(page)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { totalPages, text } = await extractText(pdf)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { totalPages, sides: text, size: [Math.round(width), Math.round(height)] }
}

const amounts: [string, Named, Amount][] = [
  ['a soup and a main course', usual, { soups: 1, mains: 1 }],
  ['two soups and five main courses', usual, { soups: 2, mains: 5 }],
  ['two soups and five main courses of long names', long, { soups: 2, mains: 5 }],
]

const monday = '2027-01-11'
const eve = '2027-01-10'
const border = ['cs', 'de', 'en'] as const

/** The sheets of a pub with these weeks. */
async function sheetsOf(pub: string, languages: readonly Language[], weeks: Weeks) {
  const built = await buildPub(await withWeeks(pub, languages, weeks), { date: eve })
  return languages.map((lang, index) => ({
    lang,
    html: textOf(built, index === 0 ? 'lunch/index.html' : `${lang}/lunch/index.html`),
  }))
}

describe.each([
  ['border-cs-de-en', border],
  ['wine-sk-en', ['sk', 'en']],
] as const)('the sheets of %s', (pub, languages) => {
  test.each(amounts)('print %s a day on one side of A4', async (_, name, amount) => {
    const weeks = { [monday]: week(languages, name, amount) }
    for (const { lang, html } of await sheetsOf(pub, languages, weeks)) {
      const { totalPages, sides, size } = await printed(html)
      expect(size).toEqual([595, 842])
      expect(totalPages, lang).toBe(1)
      const side = letters(sides.join(''))
      for (const day of days)
        for (let index = amount.soups; index < amount.soups + amount.mains; index++)
          expect(side).toContain(letters(`${name[lang]} ${day} ${index}`))
    }
  })
})

describe('a week of dishes of one line each', () => {
  let folder: string
  beforeAll(async () => {
    const files = { 'hours.md': hoursOf(border) }
    folder = await contentCopy(files, 'border-cs-de-en', await keptFolder())
    await emptyDir(join(folder, 'lunch'))
  })
  const item = (_: unknown, index: number) => [
    `  - day: ${days[index % 5]}`,
    ...['course: main', 'sizes: 150 g = 185', 'allergens: none'].map((line) => `    ${line}`),
    ...border.map((lang) => `    ${lang}: Guláš${index}.`),
  ]
  /** The letters of the sheet in points, and the sides that it takes with all its dishes. */
  async function printedOf(dishes: number) {
    const lines = [
      '---',
      'soup_included: no',
      'items:',
      ...Array.from({ length: dishes }, item).flat(),
    ]
    await outputFile(join(folder, `lunch/${monday}.md`), [...lines, '---', ''].join('\n'))
    const html = bodyOf(await publicationOf(await readTexts(folder, eve)), '/lunch/')
    const { totalPages, sides } = await printed(html)
    for (let index = 0; index < dishes; index++)
      expect(letters(sides.join(''))).toContain(`Guláš${index}.`)
    return [Number(/class="?sheet pt(\d+)/.exec(html)?.[1]), totalPages]
  }

  test.each([
    [25, 14],
    [37, 10],
    [49, 8],
  ])(
    '%i just fit one side in letters of %i points, and one more in smaller ones',
    async (dishes, points) => {
      expect(await printedOf(dishes)).toEqual([points, 1])
      expect(await printedOf(dishes + 1)).toEqual([points - 1, 1])
    },
  )

  test('60 just fit one side in the smallest letters, and of more none is lost', async () => {
    expect(await printedOf(60)).toEqual([7, 1])
    expect(await printedOf(64)).toEqual([7, 2])
  })
})

test.each(typefaceNames)('a sheet in the typeface %s is one side', async (typeface) => {
  const content = await withWeeks('border-cs-de-en', border, {
    [monday]: week(border, long, { soups: 1, mains: 4 }),
  })
  await writeFile(join(content, 'look.md'), `---\ntypeface: ${typeface}\n---\n`)
  const built = await buildPub(content, { date: eve })
  for (const file of ['lunch/index.html', 'de/lunch/index.html'])
    expect((await printed(textOf(built, file))).totalPages).toBe(1)
})

test('a soup and two dishes a day are set in letters of at least 12 points, five dishes in 8', async () => {
  const sizeOf = async (html: string) => {
    const page = await open(html)
    await page.emulateMedia({ media: 'print' })
    // 96 CSS pixels are 72 points.
    return page
      .locator('.sheet')
      .first()
      .evaluate((sheet) => Math.round(Number.parseFloat(getComputedStyle(sheet).fontSize) * 0.75))
  }
  const { files } = await buildFull()
  for (const file of ['lunch/index.html', 'en/lunch/index.html'])
    expect(await sizeOf(files.get(file) ?? '')).toBeGreaterThanOrEqual(12)
  const many = { [monday]: week(border, usual, { soups: 1, mains: 4 }) }
  for (const { html } of await sheetsOf('border-cs-de-en', border, many))
    expect(await sizeOf(html)).toBeGreaterThanOrEqual(8)
})

test('two weeks are two sides, this one first, each with the name of the house', async () => {
  const few = week(border, usual, { soups: 1, mains: 2 })
  const weeks = { [monday]: few, '2027-01-18': few }
  const [first] = await sheetsOf('border-cs-de-en', border, weeks)
  const { totalPages, sides } = await printed(first?.html ?? '')
  expect(totalPages).toBe(2)
  expect(letters(sides[0] ?? '')).toContain('11.1.2027–15.1.2027')
  expect(letters(sides[1] ?? '')).toContain('18.1.2027–22.1.2027')
  for (const side of sides) expect(letters(side).toLowerCase()).toContain('nahranici')
})

test('a sheet says when lunch is served, what is otherwise in its week, and explains its numbers only', async () => {
  const weeks = { [monday]: week(border, usual, { soups: 1, mains: 1 }) }
  const [, german] = await sheetsOf('border-cs-de-en', border, weeks)
  const { sides } = await printed(german?.html ?? '')
  const side = letters(sides.join(''))
  for (const said of [
    'Mo–Do 11:30–14:00, Fr 11:30–13:30',
    'Samstag, 16. Januar 2027 (Wir malen): geschlossen',
    '186 Kč',
  ])
    expect(side).toContain(letters(said))
  expect(side).not.toContain('Revision')
  // The soup names 1, 3, 7 and 9, the main course 1a, 4 and 10.
  const codes = [...(german?.html ?? '').matchAll(/<dt>([^<]*)<dd>/g)].map(([, code]) => code)
  expect(codes).toEqual(['1', '1a', '3', '4', '7', '9', '10'])
})

test('a sheet has what its owner says of the whole week', async () => {
  const { files } = await buildFull()
  const said = (file: string) => (files.get(file) ?? '').replaceAll('\u00A0', ' ')
  expect(said('lunch/index.html')).toContain('nebo do vyprodání, polévka je v ceně.')
  expect(said('en/lunch/index.html')).toContain('or until it runs out; soup is included.')
})

test('a week of one day is called by that day, and says its date once', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/border-cs-de-en'))
  const headingOf = (file: string) =>
    /<h2>(.*?)<\/h2>/.exec(String(files.get(file)))?.[1]?.replaceAll('\u00A0', ' ')
  expect(headingOf('lunch/index.html')).toBe('pondělí 11. ledna 2027')
  expect(headingOf('de/lunch/index.html')).toBe('Montag, 11. Januar 2027')
  expect(headingOf('en/lunch/index.html')).toBe('Monday 11 January 2027')
})

test('a sheet explains the numbers of traces too', async () => {
  const content = await contentCopy({
    'lunch/2026-11-23.md': ['allergens: 1, 3, 7', 'allergens: 1, 3, 7\n    traces: 13'],
  })
  const sheet = textOf(await buildPub(content), 'lunch/index.html')
  const codes = [...sheet.matchAll(/<dt>([^<]*)</g)].map(([, code]) => code)
  expect(codes).toContain('13')
  expect(textOf(await buildPub(await contentCopy()), 'lunch/index.html')).not.toContain('<dt>13<')
})

test('a sheet says what is otherwise from the Monday to the Sunday of its week', async () => {
  const sheetWith = async (date: string) => {
    const content = await contentCopy({
      'hours.md': [
        ['date: 26. 12. 2026', `date: ${date}`],
        ['kitchen: 15:00–20:30\n    lunch: no', 'kitchen: 15:00–20:30'],
      ],
    })
    return textOf(await buildPub(content), 'en/lunch/index.html').replaceAll('\u00A0', ' ')
  }
  const said = 'St Stephen’s Day'
  expect(await sheetWith('22. 11. 2026')).not.toContain(said)
  expect(await sheetWith('23. 11. 2026')).toContain('Monday 23 November 2026 (St Stephen’s Day)')
  expect(await sheetWith('29. 11. 2026')).toContain('Sunday 29 November 2026 (St Stephen’s Day)')
  expect(await sheetWith('30. 11. 2026')).not.toContain(said)
})

test('where no week is published the address stays, and the sheet says as of when there is none', async () => {
  for (const weeks of [{}, { [monday]: week(border, usual, { soups: 0, mains: 1 }) }]) {
    const folder = await withWeeks('border-cs-de-en', border, weeks)
    const built = await buildPub(folder, { date: '2027-01-18' })
    expect(textOf(built, 'en/lunch/index.html').replaceAll('\u00A0', ' ')).toContain(
      'As of 18 January 2027 no lunch menu is published here.',
    )
    expect(textOf(built, 'sitemap.xml')).toContain('/de/lunch/</loc>')
  }
})

test('the title of a sheet has as much of the house as fits into 70 letters', async () => {
  const titled = async (name: string) => {
    const named = (text: string) => text.replace('name: U Zaspalého kohouta', `name: ${name}`)
    const built = await buildPub(await contentCopy({ 'pub.md': named }))
    const [, title] = /<title>([^<]*)/.exec(textOf(built, 'lunch/index.html')) ?? []
    return title?.replaceAll('\u00A0', ' ')
  }
  const long = 'Hostinec U Zaspalého kohouta a'
  expect(await titled('U kohouta')).toBe('Polední menu – U kohouta, hospoda, Vymyšlená Lhota')
  expect(await titled(`${long} slepice`)).toBe(`Polední menu – ${long} slepice, Vymyšlená Lhota`)
  expect(await titled(`${long} jeho slepic`)).toBe(`Polední menu – ${long} jeho slepic`)
})

test('a house that serves no lunch has no sheet, and nothing that names one', async () => {
  const { files } = await buildPub(join(root, 'test/pubs/wine-sk-en'))
  for (const [file, text] of files) {
    expect(file).not.toContain('lunch')
    expect(String(text), file).not.toContain('/lunch/')
  }
})

test('the sheets of a pub name each other, themselves and the whole page, which leads to them', async () => {
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

test('a sheet is read on a phone: no wider than 320 pixels, links of 44 pixels', async () => {
  const { files } = await buildFull()
  for (const file of ['lunch/index.html', 'en/lunch/index.html']) {
    const page = await open(files.get(file) ?? '', { width: 320, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const low = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.language a')].filter(
          (link) => link.offsetHeight < 44,
        ).length,
    )
    expect(low).toBe(0)
  }
})

test('the code on a sheet leads to the sheet, on paper only', async () => {
  const { files } = await buildFull()
  const page = await open(files.get('en/lunch/index.html') ?? '', { width: 703, height: 1031 })
  const code = page.locator('.imprint svg')
  expect(await code.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  const box = await code.boundingBox()
  // 96 CSS pixels are 25.4 mm.
  expect(((box?.width ?? 0) * 25.4) / 96).toBeGreaterThanOrEqual(25)
  const { data, width, height } = PNG.sync.read(await code.screenshot())
  expect(readCode(new Uint8ClampedArray(data), width, height)?.data).toBe(
    'https://pub.example/en/lunch/',
  )
})
