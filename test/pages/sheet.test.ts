// The printed lunch menu: Chromium's PDF, and the page on a screen.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDir, outputFile } from 'fs-extra/esm'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Language } from '../../src/model/languages.ts'
import { typefaceNames } from '../../src/model/looks.ts'
import { renderBody } from '../../src/model/resource.ts'
import { useBrowser } from '../browser.ts'
import { wear } from '../faces.ts'
import { contentCopy, fullPub, makePublication, readRenderer, readTexts } from '../pub.ts'
import { samples } from '../sweep.ts'
import { lastingFolder } from '../workshop.ts'

const browser = useBrowser()

// The types describe an ES module, but Node.js loads the function itself.
const readCode = jsQR as unknown as typeof jsQR.default

const letters = (text: string) => text.replace(/\s+/g, '')

type DishName = Partial<Record<Language, string>>
type Amount = { soups: number; mains: number }

/** Names of typical length, and names that take two lines. */
const soups: DishName = {
  cs: 'Hovězí vývar s játrovými knedlíčky a domácími nudlemi',
  en: 'Beef broth with liver dumplings and home-made noodles',
  sk: 'Hovädzí vývar s pečeňovými knedličkami a domácimi rezancami',
  de: 'Rinderkraftbrühe mit Leberknödeln und hausgemachten Nudeln',
}
const usual: DishName = {
  cs: 'Svíčková na smetaně, houskový knedlík, brusinky',
  en: 'Braised beef in cream sauce, bread dumplings, cranberries',
  sk: 'Sviečková na smotane, kysnutá knedľa, brusnice',
  de: 'Rinderbraten in Rahmsoße mit Semmelknödeln und Preiselbeeren',
}
const long: DishName = {
  cs: 'Pomalu pečená kachna s majoránkou a kmínem, dušené červené zelí s jablky, variace bramborového a houskového knedlíku s cibulkou',
  en: 'Slowly roasted duck with marjoram and caraway, braised red cabbage with apples, a variety of potato and bread dumplings with onions',
  sk: 'Pomaly pečená kačica s majoránkou a rascou, dusená červená kapusta s jablkami, výber zemiakovej a kysnutej knedle s cibuľkou',
  de: 'Langsam gebratene Ente mit Majoran und Kümmel, geschmorter Rotkohl mit Äpfeln, dazu Kartoffel- und Semmelknödel mit Röstzwiebeln',
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri']

/** Return five days with soups and main courses that have allergens and descriptions. */
function week(
  languages: readonly Language[],
  name: DishName,
  { soups: some, mains }: Amount,
): string {
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

/** Reasons for closing in the languages after the first. */
const painting = { cs: 'Malujeme', en: 'We paint', sk: 'Maľujeme', de: 'Wir malen' }
const inspection = { cs: 'Revize', en: 'Inspection', sk: 'Revízia', de: 'Revision' }

/** One exception in the week of the lunches, and one outside it. */
const exceptionFor = ([, ...others]: readonly Language[]) => `---
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

/** Weeks by the date of their Monday. */
type Weeks = { [monday: string]: string }

/** Copy a pub and replace its lunch menus by these weeks. */
async function withWeeks(
  pub: string,
  languages: readonly Language[],
  weeks: Weeks,
): Promise<string> {
  const folder = await contentCopy({ 'hours.md': exceptionFor(languages) }, pub)
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

/** Open a page in the widest font that a guest's machine may have. */
async function printed(html: string) {
  const page = await open(html)
  await wear(page)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { totalPages, text } = await extractText(pdf)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  return { totalPages, sides: text, size: [Math.round(width), Math.round(height)] }
}

const amounts: [string, DishName, Amount][] = [
  ['two soups and five main courses of long names', long, { soups: 2, mains: 5 }],
  ['a soup and a main course', usual, { soups: 1, mains: 1 }],
  ['two soups and five main courses', usual, { soups: 2, mains: 5 }],
]

const monday = '2027-01-11'
const eve = '2027-01-10'
const border = ['cs', 'de', 'en'] as const

/** Return the lunch pages of a pub with these weeks, one for each language. */
async function buildSheets(pub: string, languages: readonly Language[], weeks: Weeks) {
  const render = await readRenderer(await withWeeks(pub, languages, weeks), eve)
  return languages.map((lang, index) => ({
    lang,
    html: render(index === 0 ? 'lunch/index.html' : `${lang}/lunch/index.html`),
  }))
}

describe.each([
  ['border-cs-de-en', border],
  ['wine-sk-en', ['sk', 'en']],
] as const)('the lunch menus of %s', (pub, languages) => {
  test.each(samples(amounts, 2))('print %s a day on one A4 page', async (_, name, amount) => {
    const weeks = { [monday]: week(languages, name, amount) }
    for (const { lang, html } of await buildSheets(pub, languages, weeks)) {
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

describe('a week with dishes of one line each', () => {
  let folder: string
  beforeAll(async () => {
    const files = { 'hours.md': exceptionFor(border) }
    folder = await contentCopy(files, 'border-cs-de-en', await lastingFolder())
    await emptyDir(join(folder, 'lunch'))
  })
  const item = (_: unknown, index: number) => [
    `  - day: ${days[index % 5]}`,
    ...['course: main', 'sizes: 150 g = 185', 'allergens: none'].map((line) => `    ${line}`),
    ...border.map((lang) => `    ${lang}: Guláš${index}.`),
  ]
  /** Return the font size in points and the number of pages, with all dishes present. */
  async function printSize(dishes: number) {
    const lines = [
      '---',
      'soup_included: no',
      'items:',
      ...Array.from({ length: dishes }, item).flat(),
    ]
    await outputFile(join(folder, `lunch/${monday}.md`), [...lines, '---', ''].join('\n'))
    const html = renderBody(await makePublication(await readTexts(folder, eve)), '/lunch/')
    const { totalPages, sides } = await printed(html)
    for (let index = 0; index < dishes; index++)
      expect(letters(sides.join(''))).toContain(`Guláš${index}.`)
    return [Number(/class="sheet pt(\d+)/.exec(html)?.[1]), totalPages]
  }

  test.each([
    [25, 14],
    [37, 10],
    [49, 8],
  ])(
    '%i fit one page in letters of %i points, and one more needs smaller letters',
    async (dishes, points) => {
      expect(await printSize(dishes)).toEqual([points, 1])
      expect(await printSize(dishes + 1)).toEqual([points - 1, 1])
    },
  )

  test('fits one page with up to 60 dishes in the smallest letters, and loses none beyond', async () => {
    expect(await printSize(60)).toEqual([7, 1])
    expect(await printSize(64)).toEqual([7, 2])
  })
})

test.each(samples(typefaceNames, 1))(
  'the lunch menu in the typeface %s has one page',
  async (typeface) => {
    const content = await withWeeks('border-cs-de-en', border, {
      [monday]: week(border, long, { soups: 1, mains: 4 }),
    })
    await writeFile(join(content, 'look.md'), `---\ntypeface: ${typeface}\n---\n`)
    const render = await readRenderer(content, eve)
    for (const file of ['lunch/index.html', 'de/lunch/index.html'])
      expect((await printed(render(file))).totalPages).toBe(1)
  },
)

test('a soup and two dishes a day have letters of at least 12 points, five dishes have 8', async () => {
  const fontSize = async (html: string) => {
    const page = await open(html)
    await page.emulateMedia({ media: 'print' })
    // 96 CSS pixels are 72 points.
    return page
      .locator('.sheet')
      .first()
      .evaluate((sheet) => Math.round(Number.parseFloat(getComputedStyle(sheet).fontSize) * 0.75))
  }
  const render = await readRenderer(fullPub)
  for (const file of ['lunch/index.html', 'en/lunch/index.html'])
    expect(await fontSize(render(file))).toBeGreaterThanOrEqual(12)
  const many = { [monday]: week(border, usual, { soups: 1, mains: 4 }) }
  for (const { html } of await buildSheets('border-cs-de-en', border, many))
    expect(await fontSize(html)).toBeGreaterThanOrEqual(8)
})

test('two weeks have two pages, the current week first, each with the name of the pub', async () => {
  const few = week(border, usual, { soups: 1, mains: 2 })
  const weeks = { [monday]: few, '2027-01-18': few }
  const [first] = await buildSheets('border-cs-de-en', border, weeks)
  const { totalPages, sides } = await printed(first?.html ?? '')
  expect(totalPages).toBe(2)
  expect(letters(sides[0] ?? '')).toContain('11.–15.1.2027')
  expect(letters(sides[1] ?? '')).toContain('18.–22.1.2027')
  for (const side of sides) expect(letters(side).toLowerCase()).toContain('nahranici')
})

test('a lunch menu states lunch hours and exceptions of its week, and explains only its own allergen numbers', async () => {
  const weeks = { [monday]: week(border, usual, { soups: 1, mains: 1 }) }
  const [, german] = await buildSheets('border-cs-de-en', border, weeks)
  const { sides } = await printed(german?.html ?? '')
  const side = letters(sides.join(''))
  for (const part of [
    'Mo–Do 11:30–14:00, Fr 11:30–13:30',
    'Samstag, 16. Januar 2027 (Wir malen): geschlossen',
    '186 Kč',
  ])
    expect(side).toContain(letters(part))
  expect(side).not.toContain('Revision')
  // The soup has 1, 3, 7 and 9, the main course 1a, 4 and 10.
  const codes = [...(german?.html ?? '').matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, code]) => code)
  expect(codes).toEqual(['1', '1a', '3', '4', '7', '9', '10'])
})

test('without a current week the page stays and states that on this date it has no lunch menu', async () => {
  for (const weeks of [{}, { [monday]: week(border, usual, { soups: 0, mains: 1 }) }]) {
    const folder = await withWeeks('border-cs-de-en', border, weeks)
    const render = await readRenderer(folder, '2027-01-18')
    expect(render('en/lunch/index.html').replaceAll('\u00A0', ' ')).toContain(
      'As of 18 January 2027 no lunch menu is published here.',
    )
    expect(render('sitemap.xml')).toContain('/de/lunch/</loc>')
  }
})

test('a lunch menu fits a phone of 320 pixels, with tap targets of 44 pixels', async () => {
  const render = await readRenderer(fullPub)
  for (const file of ['lunch/index.html', 'en/lunch/index.html']) {
    const page = await open(render(file), { width: 320, height: 740 })
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

test('the QR code of a lunch menu leads to it and is on paper only', async () => {
  const render = await readRenderer(fullPub)
  const page = await open(render('en/lunch/index.html'), { width: 703, height: 1031 })
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
