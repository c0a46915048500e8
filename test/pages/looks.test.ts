// The look of a pub: colour, paper and typeface. Published colours are checked with the formulas of
// WCAG 2.2 and Oklab, written out here.

import { Ajv } from 'ajv'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { editorSchemas } from '../../src/engine/editor/schemas.ts'
import { formatMessage } from '../../src/messages/catalogue.ts'
import { en } from '../../src/messages/en.ts'
import { paperNames, type Sheet, sheets } from '../../src/model/looks.ts'
import { renderBody } from '../../src/model/resource.ts'
import { findTones } from '../../src/notations/color.ts'
import { stylesheet } from '../../templates/_parts/page/look.ts'
import { lookIn } from '../accent.ts'
import { buildFull, buildPub, contentCopy, makePublication, readPub } from '../pub.ts'
import { runs } from '../sweep.ts'

/** Copy a pub and give it a look.md with these lines. */
const pubWith = (lines: string, pub = 'full') =>
  contentCopy({ 'look.md': `---\n${lines}\n---\n` }, pub)

// Pubs have chosen these: paper, letters, quiet letters, lines and accent, by day and by night.
// biome-ignore format: one line, one row
test.each<[Sheet, string, string]>([
  ['cream', 'faf5ea 2b211a 5e5044 d9ccb6 7b2d1c', '171310 eadfce b0a190 3b3129 e79c74'],
  ['white', 'ffffff 1c1c1e 53545a d8d9de 842a1a', '121214 ebebee a9aab2 35363c f09a78'],
  ['kraft', 'e8d8bd 2a1d12 523f2c c3ab86 68230f', '241a13 eeddc4 bfa98d 4a392b f0ab80'],
  ['classic', 'faf5ea 2b211a 5e5044 d9ccb6 7b2d1c', '171310 eadfce b0a190 3b3129 e79c74'],
  ['dark', '101014 f4f0e8 b8b4bd 36343d ffb84d', '101014 f4f0e8 b8b4bd 36343d ffb84d'],
  ['bright', 'ffffff 201a17 5a514b e5ddd2 8f1d4b', '1b1512 f5ebe0 b9aa9d 40352e ffcf33'],
  ['river', 'e6f3f5 0b2530 2f4b57 aecfd7 0a4a61', '0a1a21 dcecf0 9fbcc6 264350 86d3e8'],
  ['fine', 'f4f2ee 1c1b19 524f49 d9d5cc 5b4520', '141311 ece7dc aaa497 37342e d6b877'],
])('the published colours of %s never change', (name, day, night) => {
  const { day: light, night: dark } = sheets[name]
  const writeColors = ({ paper, ink, quiet, line, accent }: typeof light) =>
    [paper, ink, quiet, line, accent].map((color) => color.replace('#', '')).join(' ')
  expect([writeColors(light), writeColors(dark)]).toEqual([day, night])
})

const styleIn = (page: string) => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''

/** Read a small pub with these lines, on a date without warnings. */
const readWith = async (lines: string, pub = 'kiosk') =>
  readPub(await pubWith(lines, pub), '2026-05-20')

const publishedWith = async (lines: string, pub?: string) =>
  styleIn(renderBody(await makePublication(await readWith(lines, pub)), '/'))

type Vars = { [name: string]: string }

/** Return the custom properties of a stylesheet by day and by night. */
function readVariables(css: string): { day: Vars; night: Vars } {
  const [day = '', night = ''] = [...css.matchAll(/:root\{([^}]*)\}/g)].map(([, text]) => text)
  const read = (text: string): Vars =>
    Object.fromEntries(
      [...text.matchAll(/--([a-z]+):(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
    )
  return { day: read(day), night: read(night) }
}

const channels = (color = '') =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** WCAG 2.2, definitions of relative luminance and contrast ratio. */
function luminance(color: string | undefined): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Convert to lightness, chroma and hue in degrees (CSS Color 4). */
function oklch(color: string | undefined): { l: number; c: number; h: number } {
  const [r = 0, g = 0, b = 0] = channels(color).map(linear)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const second = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { l, c: Math.hypot(a, second), h: (Math.atan2(second, a) * 180) / Math.PI }
}
const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)

/** Yield pseudo-random colours, the same ones in every run. */
function* seededColors(count: number): Generator<string> {
  let seed = 20_261_120
  for (let index = 0; index < count; index++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    yield `#${(seed >>> 8).toString(16).padStart(6, '0')}`
  }
}

describe('the colours of a look', () => {
  test.each(paperNames)('on %s paper all text has a contrast of 7:1 without an accent', (paper) => {
    const { day, night } = readVariables(stylesheet({ look: { paper, typeface: 'book' } }))
    for (const vars of [day, night])
      for (const name of ['ink', 'quiet', 'accent'])
        expect(contrast(vars[name], vars['paper']), name).toBeGreaterThanOrEqual(7)
  })

  test.each(paperNames)(
    'on %s paper random accents give text 7:1 and borders 4.5:1, by day and by night',
    (paper) => {
      let accepted = 0
      for (const color of seededColors(runs(400))) {
        const look = lookIn(color, paper)
        if (!look) continue
        accepted++
        for (const vars of Object.values(readVariables(stylesheet({ look })))) {
          const { paper: sheet, accent, control = accent } = vars
          expect(contrast(accent, sheet), color).toBeGreaterThanOrEqual(7)
          expect(contrast(control, sheet), color).toBeGreaterThanOrEqual(4.5)
        }
      }
      expect(accepted).toBeGreaterThan(runs(250))
    },
  )

  test('an accent changes no more than the contrast requires, and keeps its hue', () => {
    for (const color of seededColors(runs(400))) {
      const look = lookIn(color, 'white')
      if (!look) continue
      for (const { paper, accent, control = accent } of Object.values(
        readVariables(stylesheet({ look })),
      ))
        for (const [tone, least] of [
          [accent, 7],
          [control, 4.5],
        ] as const) {
          if (contrast(color, paper) >= least) expect(tone).toBe(color)
          else expect(contrast(tone, paper), color).toBeLessThan(least + 0.2)
          // Nearly grey colours have no visible hue, and 8-bit values do not preserve it.
          if (oklch(color).c > 0.04 && oklch(tone).c > 0.04)
            expect(hueDistance(oklch(tone).h, oklch(color).h), `${color} ${tone}`).toBeLessThan(12)
        }
    }
  })

  test('for an accent that is refused, the suggested colour is accepted unchanged', () => {
    let refused = 0
    for (const color of seededColors(runs(400)))
      for (const paper of paperNames) {
        const tones = findTones(color, paper)
        if (!('nearest' in tones)) continue
        refused++
        const tonesOfNearest = findTones(tones.nearest, paper)
        expect('nearest' in tonesOfNearest, `${color} on ${paper}`).toBe(false)
        if ('day' in tonesOfNearest) expect(tonesOfNearest.day.control).toBe(tones.nearest)
        expect(
          hueDistance(oklch(tones.nearest).h, oklch(color).h) < 12 || oklch(tones.nearest).c < 0.04,
        ).toBe(true)
      }
    expect(refused).toBeGreaterThan(runs(50))
  })
})

test('orange, light pink and dark colours are accepted; pink, gold, yellow and white are refused', () => {
  const isAccepted = (color: string) => !('nearest' in findTones(color, 'cream'))
  const can = [
    '#ffa500',
    '#ffb6c1',
    '#87cefa',
    '#40e0d0',
    '#000000',
    '#000080',
    '#0b3d0b',
    '#808080',
  ]
  expect(can.filter((color) => !isAccepted(color))).toEqual([])
  expect(['#ffc0cb', '#ffd700', '#ffff00', '#ffffff', '#00ffff'].filter(isAccepted)).toEqual([])
})

describe('look.md', () => {
  test('is optional, and the default colours never change', async () => {
    const { files } = await buildFull()
    expect(styleIn(files.get('index.html') ?? '')).toMatch(
      /^:root\{color-scheme:light dark;--paper:#faf5ea;--ink:#2b211a;--quiet:#5e5044;--line:#d9ccb6;--accent:#7b2d1c;--control:#7b2d1c\}@media\(prefers-color-scheme:dark\)\{:root\{--paper:#171310;--ink:#eadfce;--quiet:#b0a190;--line:#3b3129;--accent:#e79c74;--control:#e79c74\}\}/,
    )
  })

  test('accepts a colour in any CSS notation, quoted or not', async () => {
    const first = await publishedWith('accent: darkgreen')
    expect(readVariables(first).day['control']).toBe('#006400')
    for (const typed of [
      ...['#006400', '"#006400"', '#006400   # our green', '006400', 'DarkGreen', 'rgb(0, 100, 0)'],
      ...[
        'rgb(0 39.2157% 0)',
        'hsl(120deg 100% 19.6%)',
        '"hwb(120 0% 60.8%)"',
        'color(srgb 0 0.3922 0)',
      ],
    ])
      expect(await publishedWith(`accent: ${typed}`), typed).toBe(first)
  })

  test('maps a colour outside sRGB to one that every screen can show', async () => {
    const { day } = readVariables(await publishedWith('accent: oklch(45% 0.4 150)'))
    expect(contrast(day['accent'], day['paper'])).toBeGreaterThanOrEqual(7)
  })

  test.each([
    ['bílý', 'psací stroj', 'white', 'typewriter'],
    ['hnědý', 'plakát', 'kraft', 'poster'],
    ['baliaci papier', 'jednoduché', 'kraft', 'plain'],
    ['biely', 'písací stroj', 'white', 'typewriter'],
    ['weiß', 'schlicht', 'white', 'plain'],
    ['Packpapier', 'Schreibmaschine', 'kraft', 'typewriter'],
    ['krémový', 'knižní', 'cream', 'book'],
    ['Cream', 'Book', 'cream', 'book'],
  ])(
    '%s and %s are accepted words for a paper and a typeface',
    async (paper, typeface, paperName, letters) => {
      const { content } = await readWith(`paper: ${paper}\ntypeface: ${typeface}`)
      expect(content?.look).toEqual({ paper: paperName, typeface: letters })
    },
  )

  test('may contain comments only, which changes nothing but the colour of quiet text', async () => {
    const plain = styleIn((await buildFull()).files.get('index.html') ?? '')
    const style = await publishedWith('# accent: darkgreen\n\n# paper: white', 'full')
    expect(style.replace(/--quiet:#[0-9a-f]{6}/g, '')).toBe(
      plain.replace(/--quiet:#[0-9a-f]{6}/g, ''),
    )
  })

  test.each([
    'yellow',
    'white',
    '#fff0f5',
    '"#ffd700"',
    'rgb(255 255 0 / 50%)',
    'transparent',
    'žlutá',
    '0x7b2d1c',
  ])('the fix suggested for %s is accepted', async (typed) => {
    const [problem, ...more] = (await readWith(`accent: ${typed}\npaper: kraft`)).problems
    expect(more).toEqual([])
    const fix = (problem && formatMessage(problem, en).fix) ?? ''
    const [, color] = /^write {3}(?:accent: )?("[^"]*"|\S+)/.exec(fix) ?? []
    expect(color, fix).toBeDefined()
    const fixed = await readWith(`accent: ${color}\npaper: kraft`)
    expect([fixed.problems, fixed.content?.look?.accent?.color]).toEqual([[], expect.any(String)])
  })

  test.each(['jasně modrá', 'currentColor', 'RAL 3003'])(
    'for %s, which is no known colour, the message has no colour to copy',
    async (typed) => {
      const [problem, ...more] = (await readWith(`accent: ${typed}\npaper: kraft`)).problems
      expect(more).toEqual([])
      expect(problem?.edits).toBeUndefined()
      const fix = (problem && formatMessage(problem, en).fix) ?? ''
      expect(fix).toMatch(/^write the number of your colour: # and six digits or letters/)
      expect(fix).not.toMatch(/#[\da-f]{3}|accent:/i)
    },
  )

  test('is valid for editors that read an unquoted colour as a comment', () => {
    const validate = new Ajv({ strict: false }).compile(editorSchemas()['look'] ?? false)
    expect(validate({ accent: null, paper: 'bílý', typeface: 'poster' })).toBe(true)
    expect(validate({ acent: 'red' })).toBe(false)
  })
})

describe('the accent colour', () => {
  const lines = 'accent: "#ff6600"\npaper: kraft'

  test('is in the icons, the images and the theme colour of the browser', async () => {
    const { site, files } = await buildPub(await pubWith(lines, 'five-items'))
    const page = String(files.get('index.html'))
    const { day, night } = readVariables(styleIn(page))
    expect(day['control']).not.toBe(day['accent'])
    for (const [scheme, vars] of [
      ['light', day],
      ['dark', night],
    ] as const)
      expect(page).toContain(
        `<meta name="theme-color" content="${vars['paper']}" media="(prefers-color-scheme: ${scheme})"/>`,
      )
    const icon = String(files.get('favicon.svg'))
    for (const vars of [day, night]) expect(icon).toContain(`color:${vars['control']}`)
    for (const path of ['/card.png', '/favicon.png', '/apple-touch-icon.png']) {
      const drawing = renderBody(site, path)
      for (const name of ['paper', 'control']) expect(drawing, path).toContain(day[name])
      const { data } = PNG.sync.read(Buffer.from(files.get(path.slice(1)) as Uint8Array))
      expect(`#${data.subarray(0, 3).toString('hex')}`, path).toBe(day['paper'])
    }
  })

  test('is in the default emblem of a pub without one', async () => {
    const { emblem: _, ...bare } = await makePublication(await readWith(lines, 'full'))
    const { day } = readVariables(stylesheet(bare))
    expect(renderBody(bare, '/favicon.svg')).toContain(`color:${day['control']}`)
  })
})
