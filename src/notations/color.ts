// Colours as CSS writes them, and what becomes of one on a paper. The library is loaded with this
// module: only for a pub that has a look of its own.

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
} from 'culori'
import * as looks from '../model/looks.ts'
import { fold, nearest } from '../model/suggest.ts'
import { type Notation, refuse } from './notation.ts'

/** Any opaque colour of CSS; given back as `#rrggbb`, the nearest that screens without a wide gamut show. */
export const color: Notation<string> = {
  expected: 'color',
  sign: true,
  read(text) {
    const found = parseColor(text.trim())
    return found && (found.alpha ?? 1) >= 1 ? hexOf(found) : undefined
  },
  explain(text) {
    const typed = text.trim()
    const found = parseColor(typed)
    if (found) return refuse('color-transparent', { typed, opaque: readable(hexOf(found)) })
    const meant = meantColor(typed)
    return refuse('color-unreadable', { typed, meant }, meant ?? undefined)
  },
}

/** No notation of CSS needs more characters. */
const longest = 100

/** `RED` and `7b2d1c` as well; no three or four letters, which are words too. */
function parseColor(typed: string): Color | undefined {
  if (typed.length > longest) return undefined
  const bare = /^[\da-f]+$/i.test(typed)
  return bare && typed.length !== 6 ? undefined : parse(typed.toLowerCase())
}

const oklch = converter('oklch')
const intoSrgb = toGamut('rgb', 'oklch')

const hexOf = (color: Color): string =>
  formatHex(displayable(color) ? color : clampRgb(intoSrgb(color))) ?? '#000000'

/**
 * The colour on this paper, by day and by night: lighter or darker as far as it must be to be read,
 * and of the same hue. By day it must stay itself: where it would have to become much darker it is
 * another colour, as yellow is olive. Then the nearest that needs no change is given.
 */
export function tonesOf(
  color: string,
  paper: looks.Sheet,
): looks.Schemes<looks.Tones> | { nearest: string } {
  const { day, night } = looks.sheets[paper]
  const tones = { day: tonesOn(day, color), night: tonesOn(night, color) }
  const { control } = tones.day
  return lightnessOf(color) - lightnessOf(control) > farthest ? { nearest: control } : tones
}

/**
 * The colour in a mood, where fills show it as typed: what is read has another tone of it, or the
 * ink of the paper where that would be another colour.
 */
export function tonesIn(color: string, sheet: looks.Sheet): looks.Schemes<looks.Tones> {
  const of = (colors: looks.Colors): looks.Tones => {
    const { text, control } = tonesOn(colors, color)
    const isOther = Math.abs(lightnessOf(color) - lightnessOf(control)) > farthest
    return isOther ? { text: colors.ink, control: colors.ink } : { text, control }
  }
  return { day: of(looks.sheets[sheet].day), night: of(looks.sheets[sheet].night) }
}

/** Black or white, whichever is read better on a colour: the worse case of all colours has 4.58:1. */
export const lettersOn = (fill: string) =>
  wcagContrast(fill, '#000000') >= wcagContrast(fill, '#ffffff') ? '#000000' : '#ffffff'

/** In lightness of OKLCH, where black has 0 and white has 1. */
const farthest = 0.3

const tonesOn = ({ paper }: looks.Colors, color: string): looks.Tones => ({
  text: toneOf(color, paper, 7),
  control: toneOf(color, paper, 4.5),
})

const lightnessOf = (color: string) => oklch(color)?.l ?? 0

/** The colour, or the nearest of its hue that has this contrast with the paper. */
function toneOf(color: string, paper: string, least: number): string {
  if (wcagContrast(color, paper) >= least) return color
  const { l = 0, c = 0, h } = oklch(color) ?? {}
  const at = (lightness: number) =>
    hexOf({ mode: 'oklch', l: lightness, c, ...(h !== undefined && { h }) })
  let unread = l
  let read = lightnessOf(paper) > 0.5 ? 0 : 1
  // A hundredth of what eight bits can tell apart.
  while (Math.abs(read - unread) > 0.00004) {
    const middle = (read + unread) / 2
    if (wcagContrast(at(middle), paper) >= least) read = middle
    else unread = middle
  }
  return at(read)
}

/** What owners call colours, by the beginning of the word, folded. */
const words: readonly [RegExp, string][] = [
  [/^(cerven|rot$)/, 'red'],
  [/^(vinov|bordo|weinrot)/, 'maroon'],
  [/^(modr|blau$)/, 'blue'],
  [/^(zelen|grun$)/, 'green'],
  [/^(hned|braun$)/, 'brown'],
  [/^(cern|cierny|cierna|schwarz$)/, 'black'],
  [/^oran[zg]/, 'darkorange'],
  [/^(fialov|lila$|violett$)/, 'purple'],
  [/^(sed|siv|grau$)/, 'gray'],
  [/^(ruzov|rosa$)/, 'hotpink'],
  [/^(zlat|zlut|zlt|gold|gelb$)/, 'goldenrod'],
]

/** What an owner probably wants who types what is no colour; one that every paper can bear. */
function meantColor(typed: string): string | null {
  if (typed.length > longest) return null
  const name = fold(typed).replace(/[^\da-z]/g, '')
  const digits = /^(?:0x|#+)?\s*([\da-f]{6})$/i.exec(typed)?.[1]
  const [red, green, blue] = typed.match(/^\d{1,3}\D+\d{1,3}\D+\d{1,3}$/)?.[0].split(/\D+/) ?? []
  const candidate =
    digits !== undefined
      ? `#${digits.toLowerCase()}`
      : blue !== undefined
        ? `rgb(${red}, ${green}, ${blue})`
        : (words.find(([word]) => word.test(name))?.[1] ?? nearest(name, Object.keys(colorsNamed)))
  const found = candidate === undefined ? undefined : parse(candidate)
  if (candidate === undefined || !found) return null
  const color = hexOf(found)
  return readable(color) === color ? candidate : readable(color)
}

/** The colour, or the nearest that every paper can bear. */
const readable = (color: string): string =>
  looks.paperNames.reduce((each, paper) => {
    const tones = tonesOf(each, paper)
    return 'nearest' in tones ? tones.nearest : each
  }, color)
