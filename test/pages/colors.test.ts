// Which colours a page gets from a look, without a build.

import { describe, expect, test } from 'vitest'
import { type Look, sheets } from '../../src/model/looks.ts'
import { hasFilledHead, siteColors } from '../../templates/_parts/page/colors.ts'

/** An accent whose control colour differs from its text colour only by day. */
const accent = {
  color: '#123456',
  letters: '#fedcba',
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

  test('in a mood include the accent as typed, as a background with its letters', () => {
    const fill = { fill: '#123456', on: '#fedcba' }
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
