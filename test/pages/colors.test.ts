// Colours of a page that follow from a look, without a build.

import { converter, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { type Look, sheets } from '../../src/model/looks.ts'
import { fillColors } from '../../src/notations/color.ts'
import { hasFilledHead, siteColors } from '../../templates/_parts/page/colors.ts'

const oklch = converter('oklch')

/** An accent whose control colour differs from its text colour only by day. */
const accent = {
  color: '#123456',
  letters: '#fedcba',
  fill: '#102030',
  tones: {
    day: { text: '#111111', control: '#222222' },
    night: { text: '#eeeeee', control: '#eeeeee' },
  },
}
const white: Look = { paper: 'white', typeface: 'book' }

describe('the colours of a page', () => {
  test('are those of cream paper without a look', () => {
    expect(siteColors({})).toEqual({ day: sheets.cream.day, night: sheets.cream.night })
  })

  test('have the accent in place of the accent of the paper', () => {
    expect(siteColors({ look: { ...white, accent } })).toEqual({
      day: { ...sheets.white.day, accent: '#111111', control: '#222222' },
      night: { ...sheets.white.night, accent: '#eeeeee' },
    })
  })

  test('in a mood include the fill of the accent, as a background with its letters', () => {
    const fill = { fill: '#102030', on: '#fedcba' }
    expect(siteColors({ look: { ...white, mood: 'dark', accent } })).toEqual({
      day: { ...sheets.white.day, accent: '#111111', control: '#222222', ...fill },
      night: { ...sheets.white.night, accent: '#eeeeee', ...fill },
    })
  })

  test.each([
    ['bright', true],
    ['river', true],
    ['classic', false],
    ['dark', false],
    ['fine', false],
  ] as const)('fill the head in the mood %s: %s', (mood, isFilled) => {
    expect(hasFilledHead({ look: { ...white, mood } })).toBe(isFilled)
  })
})

test.each([
  // Colours stay as typed if black or white letters have a contrast of 7:1 on them.
  ['#ffd700', '#ffd700', '#000000'],
  ['#5a1010', '#5a1010', '#ffffff'],
])('an area in %s is %s with letters in %s', (color, fill, letters) => {
  expect(fillColors(color)).toEqual({ fill, letters })
})

test.each(['#c8501e', '#3a7bd5', '#808080', '#ff0000', '#2e8b57', '#757575'])(
  'letters on an area in %s have a contrast of 7:1, and the area keeps its hue',
  (color) => {
    const { fill, letters } = fillColors(color)
    const hue = (hex: string) => oklch(hex)?.h
    expect(wcagContrast(fill, letters)).toBeGreaterThanOrEqual(7)
    const [before = 0, after = 0] = [hue(color), hue(fill)]
    expect(Math.abs(before - after)).toBeLessThan(10)
  },
)
