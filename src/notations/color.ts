// Colours in CSS notation, and their readable variants on each paper. Imported only for pubs with a
// look of their own, because culori is large.

import 'culori/css'
import {
  type Color,
  clampRgb,
  colorsNamed,
  converter,
  displayable,
  formatHex,
  parse,
  toGamut,
  wcagContrast,
} from 'culori/fn'
import * as looks from '../model/looks.ts'
import { nearest, normalizeText } from '../model/suggest.ts'
import { wordList } from '../model/word-list.ts'
import { type Notation, refuse } from './notation.ts'

/** Any opaque CSS colour. Returns `#rrggbb`, the nearest sRGB colour. */
export const color: Notation<string> = {
  expected: 'color',
  sign: true,
  read(text) {
    const found = parseColor(text.trim())
    return found && (found.alpha ?? 1) >= 1 ? toHex(found) : undefined
  },
  explain(text) {
    const typed = text.trim()
    const found = parseColor(typed)
    if (found) return refuse('color-transparent', { typed, opaque: readable(toHex(found)) })
    const suggestion = guessColor(typed)
    return refuse('color-unreadable', { typed, meant: suggestion }, suggestion ?? undefined)
  },
}

/** Maximum length of a text that is parsed; no CSS colour needs more characters. */
const longest = 100

/**
 * Parse a colour; also `RED` and `7b2d1c` without its #. Bare groups of three or four hex digits
 * are refused because they may be words.
 */
function parseColor(typed: string): Color | undefined {
  if (typed.length > longest) return undefined
  const bare = /^[\da-f]+$/i.test(typed)
  return bare && typed.length !== 6 ? undefined : parse(typed.toLowerCase())
}

const oklch = converter('oklch')
const intoSrgb = toGamut('rgb', 'oklch')

const toHex = (color: Color): string =>
  formatHex(displayable(color) ? color : clampRgb(intoSrgb(color))) ?? '#000000'

/**
 * Find readable variants of a colour on a paper, by day and by night. Only the lightness changes,
 * never the hue. By day a colour that must become much darker would turn into another one (yellow
 * into olive). In that case the nearest colour that needs no change is returned instead.
 */
export function findTones(
  color: string,
  paper: looks.Sheet,
): looks.Schemes<looks.Tones> | { nearest: string } {
  const { day, night } = looks.sheets[paper]
  const tones = { day: tonesOn(day, color), night: tonesOn(night, color) }
  const { control } = tones.day
  return lightness(color) - lightness(control) > farthest ? { nearest: control } : tones
}

/**
 * Find readable variants of a colour in a mood. Fills show the colour as typed, so text may use
 * another tone, or the ink colour if that tone would look like another colour.
 */
export function findMoodTones(color: string, sheet: looks.Sheet): looks.Schemes<looks.Tones> {
  const of = (colors: looks.Colors): looks.Tones => {
    const { text, control } = tonesOn(colors, color)
    const looksDifferent = Math.abs(lightness(color) - lightness(control)) > farthest
    return looksDifferent ? { text: colors.ink, control: colors.ink } : { text, control }
  }
  return { day: of(looks.sheets[sheet].day), night: of(looks.sheets[sheet].night) }
}

/**
 * Return the colours of an area in the owner's colour: black or white letters, whichever contrasts
 * more, and the colour or its nearest tone on which they have a contrast of 7:1.
 */
export function fillColors(color: string): { fill: string; letters: string } {
  const [black, white] = ['#000000', '#ffffff']
  const letters = wcagContrast(color, black) >= wcagContrast(color, white) ? black : white
  return { fill: findTone(color, letters, 7), letters }
}

/** Largest accepted change of OKLCH lightness (black is 0, white is 1). */
const farthest = 0.3

const tonesOn = ({ paper }: looks.Colors, color: string): looks.Tones => ({
  text: findTone(color, paper, 7),
  control: findTone(color, paper, 4.5),
})

const lightness = (color: string) => oklch(color)?.l ?? 0

/** Return the colour, or the nearest one of the same hue with this contrast on the paper. */
function findTone(color: string, paper: string, least: number): string {
  if (wcagContrast(color, paper) >= least) return color
  const { l = 0, c = 0, h } = oklch(color) ?? {}
  const at = (lightness: number) =>
    toHex({ mode: 'oklch', l: lightness, c, ...(h !== undefined && { h }) })
  let unread = l
  let read = lightness(paper) > 0.5 ? 0 : 1
  // A hundredth of the smallest step of an 8-bit channel.
  while (Math.abs(read - unread) > 0.00004) {
    const middle = (read + unread) / 2
    if (wcagContrast(at(middle), paper) >= least) read = middle
    else unread = middle
  }
  return at(read)
}

/**
 * CSS colours and their names in Czech, Slovak and German: the beginning of the word in lower case
 * without accents, or the whole word before a $.
 */
const words = wordList(`
  red:cerven|rot$ maroon:vinov|bordo|weinrot blue:modr|blau$ green:zelen|grun$ brown:hned|braun$
  black:cern|cierny|cierna|schwarz$ darkorange:oran[zg] purple:fialov|lila$|violett$
  gray:sed|siv|grau$ hotpink:ruzov|rosa$ goldenrod:zlat|zlut|zlt|gold|gelb$`).map((row) => {
  const [color, names = ''] = row.split(':')
  return { color, pattern: new RegExp(`^(?:${names})`) }
})

/** Find a colour by its name: `tmavě zelená` is a dark green, which CSS has as `darkgreen`. */
function findNamed(name: string): string | undefined {
  const [, shade = '', hue = name] = /^(tmav[eoay]?|dunkel|svetl[eoay]?|hell)(.+)$/.exec(name) ?? []
  const color = words.find(({ pattern }) => pattern.test(hue))?.color
  if (shade === '' || color === undefined) return color
  const shaded = (/^[td]/.test(shade) ? 'dark' : 'light') + color
  return Object.hasOwn(colorsNamed, shaded) ? shaded : undefined
}

/** Guess the intended colour and make it readable on every paper; null without a guess. */
function guessColor(typed: string): string | null {
  if (typed.length > longest) return null
  const name = normalizeText(typed).replace(/[^\da-z]/g, '')
  const digits = /^(?:0x|#+)?\s*([\da-f]{6})$/i.exec(typed)?.[1]
  const isOneColor = !/\s/.test(
    typed.replace(/^\S*(?:tmav|svetl|světl|dunkel|hell|light|dark)\S*\s+/i, ''),
  )
  const [red, green, blue] = typed.match(/^\d{1,3}\D+\d{1,3}\D+\d{1,3}$/)?.[0].split(/\D+/) ?? []
  const candidate =
    digits !== undefined
      ? `#${digits.toLowerCase()}`
      : blue !== undefined
        ? `rgb(${red}, ${green}, ${blue})`
        : isOneColor
          ? (findNamed(name) ?? nearest(name, Object.keys(colorsNamed)))
          : undefined
  const found = candidate === undefined ? undefined : parse(candidate)
  if (candidate === undefined || !found) return null
  const color = toHex(found)
  return readable(color) === color ? candidate : readable(color)
}

/** Return the colour, or the nearest one that is readable on every paper. */
const readable = (color: string): string =>
  looks.paperNames.reduce((each, paper) => {
    const tones = findTones(each, paper)
    return 'nearest' in tones ? tones.nearest : each
  }, color)
