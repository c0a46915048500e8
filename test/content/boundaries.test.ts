// Limits: the last accepted value and the first rejected one.

import { join } from 'node:path'
import { copy } from 'fs-extra/esm'
import { describe, expect, test } from 'vitest'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { contentCopy, type Edit, readProblems, readPub, shortCopy, smallPub } from '../pub.ts'

/** Copy the smallest pub with one more file of dishes or drinks. */
const pubWith = (file: string, edit: Edit) => contentCopy({ [`menu/${file}`]: edit }, 'five-items')

test('a public holiday is asked about sixty days ahead, and not a day earlier', async () => {
  // 25 October and sixty days are 24 December.
  const asked = async (date: string) =>
    (await readProblems(smallPub, date)).filter((one) =>
      formatMessage(one, en).found.includes('24. 12. 2026'),
    )
  expect(await asked('2026-10-24')).toHaveLength(0)
  expect(await asked('2026-10-25')).toHaveLength(1)
})

describe('a drink next to others of 32 to 45 Kč for the same quantity', () => {
  test.each([
    [224, false],
    [225, true],
  ])('at %i Kč gets a warning: %s', async (price, isAsked) => {
    const beers = [32, 45].map((each) => `  - cs: Pivo ${each}\n    en: Beer ${each}\n`)
    const items = [...beers, '  - cs: Pivo třetí\n    en: Third beer\n']
      .map((name, index) => {
        const sizes = `    sizes: 0,5 l = ${[32, 45, price][index]}\n`
        return `${name}${sizes}    allergens: 1\n    alcohol: 4,0\n`
      })
      .join('')
    const content = await pubWith('10-pivo.md', [/(?<=items:\n).*(?=---)/s, items])
    const codes = (await readProblems(content, '2026-10-01')).map(({ code }) => code)
    expect(codes.includes('price-unlike')).toBe(isAsked)
  })
})

const event = (lines: string) =>
  `---\nevents:\n  - ${lines}\n    time: 17:00\n    title: Koncert\n    title_en: Concert\n---\n`
const dated = (date: string) => event(`date: ${date}`)
const course = (until: string) => event(`day: pátek\n    until: ${until}`)
const entry = (price: string) => event(`date: 2. 10. 2026\n    price: ${price}`)
const hours = (lines: string) => `---\nbar:\n  - Út–So 16:00–23:00\n${lines}\n---\n`
const closed = (dates: string) =>
  hours(
    `exceptions:\n  - date: ${dates}\n    closed: yes\n    reason: Malujeme\n    reason_en: Painting`,
  )
const sized = (sizes: string) =>
  `---\nsection: Jídla\nsection_en: Dishes\nkind: food\nitems:\n  - cs: Guláš\n    en: Goulash\n    sizes: ${sizes}\n    allergens: 1\n---\n`
const dish = (extras: string) =>
  sized(
    `150 g = 175\n    extras: ${extras}\n    extras_en: sýr = cheese; chléb = bread; vejce = egg`,
  )
/** Write a third dish after two at 100 Kč. */
const third = (price: string) => {
  const dishLines = (cs: string, en: string) =>
    `    allergens: 1\n  - cs: ${cs}\n    en: ${en}\n    sizes: 150 g = `
  return sized(
    `150 g = 100\n${dishLines('Řízek', 'Schnitzel')}100\n${dishLines('Svíčková', 'Sirloin')}${price}`,
  )
}
const drink = (allergens: number, lines: string) =>
  `---\nsection: Pití\nsection_en: Drinks\nkind: drinks\nitems:\n  - cs: Nápoj\n    en: Drink\n    sizes: 0,5 l = 49\n    allergens: ${allergens}\n    ${lines}\n---\n`
const beer = (percent: string) => drink(1, `degree: 12\n    alcohol: ${percent}`)
const strong = (percent: string) => drink(1, `alcohol: ${percent}`)
const vintage = (percent: string) => drink(12, `vintage: 2024\n    alcohol: ${percent}`)
const cider = (percent: string) => drink(12, `alcohol: ${percent}`)
const drawn = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`
const shapes = (count: number) => drawn('<path d="M0"/>'.repeat(count))
const levels = (count: number) =>
  drawn(`${'<g>'.repeat(count - 1)}<path d="M0 0h9"/>${'</g>'.repeat(count - 1)}`)

// On 1 October 2026. The dates are counted by hand: 400 days on is 5 November 2027.
// biome-ignore format: one line, one row
test.each<[string, string, (typed: string) => string, string, string, string]>([
  ['an event more than 400 days ahead', 'events.md', dated, '5. 11. 2027', '6. 11. 2027', 'event-far'],
  ['an event over for more than 60 days', 'events.md', dated, '2. 8. 2026', '1. 8. 2026', 'event-past'],
  ['a course that ends in more than 1,200 days', 'events.md', course, '13. 1. 2030', '14. 1. 2030', 'event-far'],
  ['an event of more than 61 days', 'events.md', dated, '2. 10. 2026 – 1. 12. 2026', '2. 10. 2026 – 2. 12. 2026', 'event-too-long'],
  ['an entry of less than 10 Kč', 'events.md', entry, '10', '9', 'price-low'],
  ['an entry for twelve times another', 'events.md', entry, 'studenti = 100; ostatní = 1199', 'studenti = 100; ostatní = 1200', 'price-unlike'],
  ['an extra for eight times the others', 'menu/20-k-pivu.md', dish, 'sýr = 159; chléb = 15; vejce = 20', 'sýr = 160; chléb = 15; vejce = 20', 'price-unlike'],
  ['an extra for twice its dish', 'menu/20-k-pivu.md', dish, 'sýr = 349', 'sýr = 350', 'price-unlike'],
  ['a size for 1.6 times what it holds more', 'menu/20-k-pivu.md', sized, '0,2 l = 100; 0,3 l = 239', '0,2 l = 100; 0,3 l = 241', 'size-larger-dearer'],
  ['a pizza for 1.6 times what it is larger', 'menu/20-k-pivu.md', sized, '20 cm = 100; 30 cm = 359', '20 cm = 100; 30 cm = 361', 'size-larger-dearer'],
  ['a large portion for 4.8 small ones', 'menu/20-k-pivu.md', sized, 'malá porce = 100; velká porce = 479', 'malá porce = 100; velká porce = 481', 'size-larger-dearer'],
  ['a size for a quarter of what it holds more', 'menu/20-k-pivu.md', sized, '0,1 l = 100; 0,5 l = 126', '0,1 l = 100; 0,5 l = 124', 'size-larger-cheaper'],
  ['a size for a 2.5th of what it weighs more', 'menu/20-k-pivu.md', sized, '100 g = 100; 300 g = 121', '100 g = 100; 300 g = 119', 'size-larger-cheaper'],
  ['a litre at the price of a tenth of it', 'menu/20-k-pivu.md', sized, '0,3 l = 42; 0,99 l = 20', '0,3 l = 42; 1 l = 20', 'size-comma-missing'],
  ['a beer of more than three quarters of its degrees', 'menu/10-pivo.md', beer, '9,0', '9,1', 'alcohol-unlikely'],
  ['a spirit of 25 % at the price of beer', 'menu/10-pivo.md', strong, '24,9', '25', 'alcohol-unlikely'],
  ['a vintage of less than 5 %', 'menu/10-pivo.md', vintage, '5,0', '4,9', 'wine-alcohol-unlikely'],
  ['a vintage of more than half a percent', 'menu/10-pivo.md', vintage, '0,5', '0,6', 'wine-alcohol-unlikely'],
  ['a vintage of a year to come', 'menu/10-pivo.md', (year) => drink(12, `alcohol: 12\n    vintage: ${year}`), '2026', '2027', 'vintage-ahead'],
  ['a cider of less than 2.5 %', 'menu/10-pivo.md', cider, '2,5', '2,4', 'wine-alcohol-unlikely'],
  ['a dish for three times the others', 'menu/20-k-pivu.md', third, '299', '300', 'price-unlike'],
  ['a dish for a third of the others', 'menu/20-k-pivu.md', third, '34', '33', 'price-unlike'],
  ['a drawing of more than 5,000 shapes', 'emblem.svg', String, shapes(5000), shapes(5001), 'emblem-excessive'],
  ['a drawing of more than 32 levels', 'emblem.svg', String, levels(32), levels(33), 'emblem-excessive'],
  ['an exception of more than 60 days', 'hours.md', closed, '2. 10. 2026 – 30. 11. 2026', '2. 10. 2026 – 1. 12. 2026', 'exception-long'],
  ['an exception over for more than 60 days', 'hours.md', closed, '2. 8. 2026', '1. 8. 2026', 'exception-past'],
  ['an exception more than 800 days ahead', 'hours.md', closed, '9. 12. 2028', '10. 12. 2028', 'exception-far'],
])('%s is asked about or refused, and not one before', async (_, file, textOf, last, first, code) => {
  const asked = async (typed: string) => {
    const content = await contentCopy({ [file]: textOf(typed) }, 'five-items')
    return (await readProblems(content, '2026-10-01')).map((problem) => problem.code)
  }
  expect(await asked(last)).not.toContain(code)
  expect(await asked(first)).toContain(code)
})

const kitchenOn = (lines: string) =>
  `---\nbar:\n  - Út–So 16:00–23:00\nkitchen:\n  - Út–So 16:00–21:00\nexceptions:\n  - date: 24. 11. 2026\n    reason: Slavíme\n    reason_en: A party\n    ${lines}\n---\n`
/** Extras such as `sýr aa = 20; sýr ab = 20`. */
const extras = (count: number) => {
  const names = Array.from({ length: count }, (_, index) => {
    const letters = [Math.floor(index / 26), index % 26].map(
      (one) => 'abcdefghijklmnopqrstuvwxyz'[one],
    )
    return `sýr x${letters.join('')}`
  })
  const english = names.map((name) => `${name} = ${name.replace('sýr', 'cheese')}`)
  const priced = names.map((name) => `${name} = 20`)
  return sized(
    `150 g = 175\n    extras: ${priced.join('; ')}\n    extras_en: ${english.join('; ')}`,
  )
}
const lunchFile = (lines: string) =>
  `---\nsoup_included: no\nitems:\n  - day: Po\n    cs: Guláš\n    en: Goulash\n${lines}    allergens: 1\n---\n`

test.each([
  ['a bar that is never open', 'hours.md', '---\nbar: no\n---\n', 2, 'a pub that is never open'],
  ['a list without an entry', 'hours.md', '---\nbar: []\n---\n', 2, '"bar" with an empty list'],
  [
    'a closed day with hours',
    'hours.md',
    kitchenOn('closed: yes\n    bar: 10:00–12:00'),
    10,
    'closed together with hours',
  ],
  [
    'a day on which nobody knows whether there is food',
    'hours.md',
    kitchenOn('bar: 17:00–22:00'),
    7,
    'an exception that does not say when the kitchen cooks',
  ],
  [
    'a page as a sign',
    'emblem.svg',
    '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>',
    1,
    'the root <html>',
  ],
  ['thirty-one extras', 'menu/20-k-pivu.md', extras(31), 9, '31 extras'],
  [
    'a lunch without quantity and price',
    'lunch/2026-10-05.md',
    lunchFile(''),
    4,
    'no field "sizes" (the quantity and the price)',
  ],
])('%s is refused', async (_, file, text, line, found) => {
  const problems = await readProblems(
    await contentCopy({ [file]: text }, 'five-items'),
    '2026-10-01',
  )
  const errors = problems.filter(({ severity }) => severity === 'error')
  const reported = errors.map(
    (error) => `${relative(error.file)}:${error.line} ${formatMessage(error, en).found}`,
  )
  expect(reported).toContain(`${file}:${line} ${found}`)
})

const relative = (file: string) => file.replace(/.*\/content\//, '')

test('thirty extras are accepted', async () => {
  const content = await contentCopy({ 'menu/20-k-pivu.md': extras(30) }, 'five-items')
  const problems = await readProblems(content, '2026-10-01')
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('an untranslated line of the home page gets a warning', async () => {
  const codes = async (tagline: string) => {
    const content = await shortCopy({ 'home.en.md': [/^tagline: .*/m, `tagline: ${tagline}`] })
    const problems = await readProblems(content, '2026-11-20')
    return problems.filter(({ file }) => file.endsWith('home.en.md')).map(({ code }) => code)
  }
  expect(await codes('Poctivá kuchyně, čtyři pípy a žádný spěch.')).toEqual(['text-untranslated'])
  expect(await codes('Dinner by the river')).toEqual([])
})

test.each([
  ['a hard space', '\u00A0'],
  ['a narrow hard space', '\u202F'],
  ['a thin space', '\u2009'],
])('%s in a price is a space, between thousands and before the currency', async (_, space) => {
  const typed = `120${space}g = 1${space}075${space}Kč`
  const { content, problems } = await readPub(
    await pubWith('20-k-pivu.md', ['120 g = 75', typed]),
    '2026-10-01',
  )
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(content?.menu.food[0]?.sizes).toMatchObject([{ price_czk: 1075 }])
})

test.each(['1. 1. – 31. 1.', '1. 7. – 31. 7.', '1. 12. – 31. 12.'])(
  'a section before the door opens is refused in every part of the year: %s',
  async (part) => {
    const codes = async (lines: string) => {
      const served = 'kind: food\nhours:\n  - Út–So 16:00–20:00'
      const files = {
        'menu/20-k-pivu.md': ['kind: food', served] as const,
        'hours.md': hours(lines),
      }
      const content = await contentCopy(files, 'five-items')
      return (await readProblems(content, '2026-10-01')).map(({ code }) => code)
    }
    expect(await codes('')).not.toContain('section-outside-bar')
    const season = `seasons:\n  - season: ${part}\n    bar: Út–So 18:00–23:00`
    expect(await codes(season)).toContain('section-outside-bar')
  },
)

test('a section of two dishes gets no warning about a single dish if one of them cannot be read', async () => {
  const content = await pubWith('20-k-pivu.md', ['120 g = 75', '120 g = x'])
  await copy(join(content, 'menu/20-k-pivu.md'), join(content, 'menu/30-k-vinu.md'))
  const codes = (await readProblems(content, '2026-10-01')).map(({ code }) => code)
  expect(codes).not.toContain('section-single')
})
