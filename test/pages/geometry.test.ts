// Places, sizes and colours of the main parts of some pages, in geometry.txt. A rule that is lost
// or broken changes a line there. After a wanted change look at the page, then run the test with
// `-u` and read every changed line. The fonts are the same on every machine.

import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moodNames } from '../../src/model/looks.ts'
import { useBrowser } from '../browser.ts'
import { wear } from '../faces.ts'
import { photo } from '../photo.ts'
import { contentCopy, type Edits, readRenderer } from '../pub.ts'

const browser = useBrowser()

/** The first element of each is measured. */
const parts = [
  ...['.skip', 'header', 'header picture', '.language a', '.emblem', 'h1', '.kind', '.tagline'],
  ...['.week', '.next', '.place a', '.call', '.actions a:not(.call)', 'nav', 'nav a[href*=hours]'],
  ...['.strip', '.strip li', '.strip li + li', '.strip li:last-child', '#filter_by', 'div[data-t]'],
  ...['main > input', 'main > input + input', '#no_g'],
  ...['.days', '.days section + section', '.days li', 'h2', '.intro', '.jump a', 'h3', 'h3 ~ p'],
  ...['#specials', '.best li + li', '#food_list section', 'h4', '.items', '#food_list li'],
  ...['#food_list section li + li', '.items .d', '.items p', '.items small', '.items em'],
  ...['.items > li > ul', '.items > li > ul > li', '.items > li > div', '.items b', '.items img'],
  ...['#whats_on', '#whats_on li', '[data-weekday] > *', '[data-weekday] .actions a'],
  ...[
    '#opening_hours > div',
    '#opening_hours div + div',
    'thead th',
    'tbody th',
    'td',
    '.plain li',
  ],
  ...['.prose', '.prose p', 'address', '#find_us div + div', '#the_house', 'details', 'summary'],
  ...['#allergen_legend p', '.fold a', 'dt', 'dd', 'footer', 'footer section + section'],
  ...['footer dt', 'footer dd', '.imprint', '.left'],
]

/**
 * Return one line for each visible part: its left edge, its distance from the top of what it belongs
 * to, width and height, then what differs from the element around it. Runs in the page.
 */
function measure(parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const element = document.querySelector(part)
    const parent = element?.parentElement
    if (!element?.checkVisibility() || !parent) return []
    const { left, top, width, height } = element.getBoundingClientRect()
    // Sections follow each other, so one that grows moves no other.
    const start = element.matches('main > section')
      ? element.previousElementSibling?.getBoundingClientRect().bottom
      : parent.closest('section, header, footer, nav, body')?.getBoundingClientRect().top
    const own = getComputedStyle(element)
    const around = getComputedStyle(parent)
    const inherited = (['color', 'fontSize', 'fontStyle', 'textAlign'] as const).map((name) =>
      own[name] === around[name] ? '' : own[name],
    )
    const drawn = [getComputedStyle(element, '::before'), getComputedStyle(element, '::after')]
      .filter(({ content }) => content !== 'none')
      .map(
        (one) =>
          [one.width, one.height].map((side) => Math.round(Number.parseFloat(side))).join(' × ') +
          `, ${one.backgroundColor}, ${one.borderTop}`,
      )
    const look = [
      ...inherited,
      own.backgroundColor,
      own.borderTop,
      own.borderBottom,
      own.borderRadius,
      own.columnRuleStyle,
      own.position,
      ...drawn,
    ].filter((value) => !/^(?:|none|static|0px.*|rgba\(0, 0, 0, 0\))$/.test(value))
    const box = [left, top - (start ?? 0), width, height].map(Math.round)
    return [`${part}: ${box.join(' ')}${look.map((value) => `; ${value}`).join('')}`]
  })
}

/** In the typeface that `wear` replaces. */
const inMood = (mood: string): Edits => ({ 'look.md': `---\nmood: ${mood}\ntypeface: book\n---\n` })

const field = (name: string, start = '') =>
  `${start}photo: ${name}.png\n${' '.repeat(start.length)}photo_alt: A`

const withPhotos: Edits = {
  'photos/a.png': photo(800, 600),
  'photos/b.png': photo(300, 400),
  'photos.md': `---\n${field('a')}\nstrip:\n${['b', 'a', 'b', 'a'].map((name) => field(name, '  - ')).join('\n')}\n---\n`,
  'menu/10-jidlo.md': [/^( {4})(sizes)/m, `$1${field('a').replace('\n', '\n    ')}\n    $2`],
}

type Case = [name: string, pub: string, date: string, edits: Edits, views: readonly View[]]
type View = number | 'by night' | 'on paper' | 'filtered'

const cases: readonly Case[] = [
  ['canteen', 'canteen-cs-en', '2026-11-22', {}, [390, 1280, 'by night', 'on paper', 'filtered']],
  ['music club', 'music-club', '2026-11-20', {}, [390, 1280]],
  ['inn', 'full', '2026-11-21', {}, [390, 1280, 1920]],
  ['village with photos', 'village-cs', '2027-01-10', withPhotos, [390, 1280]],
  ...moodNames.map((mood): Case => [mood, 'canteen-cs-en', '2026-11-22', inMood(mood), [1280]]),
]

test('the main parts of pages have the places, sizes and colours that were last looked at', async () => {
  const page = await browser().newPage()
  onTestFinished(() => page.close())
  const texts: string[] = []
  for (const [name, pub, date, edits, views] of cases) {
    const html = (await readRenderer(await contentCopy(edits, pub), date))('index.html')
    await page.setContent(html.replaceAll('Own,Instead', '"Iowan Old Style"'))
    await wear(page)
    for (const view of views) {
      const width = typeof view === 'number' ? view : 710
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({
        colorScheme: view === 'by night' ? 'dark' : 'light',
        media: view === 'on paper' ? 'print' : 'screen',
      })
      if (view === 'filtered')
        await page.evaluate(() => {
          const boxes = document.querySelectorAll<HTMLElement>('#filter_by summary, #no_g')
          for (const box of boxes) box.click()
        })
      texts.push([`${name}, ${view}`, ...(await page.evaluate(measure, parts)), ''].join('\n'))
    }
  }
  await expect(texts.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'geometry.txt'))
})
