// The colours of a drawing. One of a single colour, whatever that is, becomes the colour of the page;
// one of several keeps them, and is held against what it stands on. It is read as emblem.ts writes
// it: well-formed, every value in double quotes.

import { wcagContrast } from 'culori'
import { type Look, moods, type Schemes, sheets, usualLook } from '../model/looks.ts'
import type { Emblem } from '../model/site.ts'
import { color } from '../notations/color.ts'

const tags = /<(\/?)(\w+)([^>]*?)(\/?)>/g
/** They hold what is never drawn itself. */
const hidden = /^(?:mask|clipPath|defs|linearGradient|radialGradient)$/
/** What shapes have where nothing is said. */
const unsaid = { fill: 'black', stroke: 'none', color: 'currentColor' }
type Paints = typeof unsaid

/** The drawing in `currentColor` where it has one colour; else as it is, with its colours. */
export function colored(drawing: Emblem): Emblem {
  const around: Paints[] = [unsaid]
  const colors = new Set<string>()
  let depth = 0
  const body = drawing.body.replace(tags, (tag, closing, name, written = '', empty) => {
    if (closing) {
      around.pop()
      if (hidden.test(name)) depth--
      return tag
    }
    const own = paintsOf(written, around.at(-1) ?? unsaid)
    if (hidden.test(name)) depth++
    else if (depth === 0 && name !== 'g')
      for (const paint of [own.fill, own.stroke])
        if (!/^(none|transparent)$/.test(paint)) colors.add(plain(paint, own.color))
    const isFirst = around.length === 1
    if (!empty) around.push(own)
    // What a mask cuts out has its own black and white, and none of the page.
    if (name === 'mask') return `<mask${keeping(written, own)}>`
    return depth > 0 ? tag : `<${name}${inColorOfPage(written, isFirst)}${empty}>`
  })
  const [only] = colors
  if (colors.size > 1 || only === gradient)
    return {
      ...drawing,
      colors: [...colors, ...stopsIn(drawing.body)].filter((one) => one !== gradient),
    }
  return only === undefined || only === 'currentColor' ? drawing : { ...drawing, body }
}

const said = (written: string, property: string) =>
  new RegExp(` ${property}="([^"]*)"`).exec(written)?.[1]

const paintsOf = (written: string, outer: Paints): Paints => ({
  fill: said(written, 'fill') ?? outer.fill,
  stroke: said(written, 'stroke') ?? outer.stroke,
  color: said(written, 'color') ?? outer.color,
})

const gradient = 'gradient'

/** `#000` and `black` are one colour. */
function plain(paint: string, current: string): string {
  const meant = paint === 'currentColor' ? current : paint
  if (meant.startsWith('url(')) return gradient
  return meant === 'currentColor' ? meant : (color.read(meant) ?? meant)
}

const stopsIn = (body: string) =>
  [...body.matchAll(/ stop-color="([^"]*)"/g)].map(([, stop = '']) => plain(stop, 'currentColor'))

const inColorOfPage = (written: string, isFirst: boolean) => {
  const poured = written
    .replace(/ color="[^"]*"/, '')
    .replace(/ (fill|stroke)="(?!none|transparent)[^"]*"/g, ' $1="currentColor"')
  return isFirst && said(written, 'fill') === undefined ? ` fill="currentColor"${poured}` : poured
}

const keeping = (written: string, own: Paints) =>
  (['fill', 'stroke'] as const)
    .filter((property) => said(written, property) === undefined)
    .reduce((kept, property) => `${kept} ${property}="${own[property]}"`, written)

/** The least contrast with which a part of a drawing is seen at all. */
const least = 2

export type Faint = { color: string; ratio: number }

/** What the drawing stands on: the head of the page, by day and by night. */
function groundsOf({ mood, paper, accent }: Look): Schemes<string> {
  if (mood && 'head' in moods[mood]) {
    const fill = accent?.color ?? moods[mood].fill
    return { day: fill, night: fill }
  }
  return { day: sheets[paper].day.paper, night: sheets[paper].night.paper }
}

/** The colours that would vanish by day and by night. */
export function faintIn({ colors = [] }: Emblem, look: Look = usualLook): Schemes<Faint[]> {
  const grounds = groundsOf(look)
  const on = (ground: string) =>
    [...new Set(colors)].flatMap((each) => {
      const ratio = color.read(each) === undefined ? least : wcagContrast(each, ground)
      return ratio < least ? [{ color: each, ratio }] : []
    })
  return { day: on(grounds.day), night: on(grounds.night) }
}

/**
 * The drawing with the tile of light paper that it needs: where a colour would vanish on a ground
 * that is darker than the paper of the day.
 */
export function tiled(emblem: Emblem, look: Look = usualLook): Emblem {
  if (!emblem.colors) return emblem
  const grounds = groundsOf(look)
  const faint = faintIn(emblem, look)
  const paper = sheets[look.paper].day.paper
  const tile = wcagContrast(paper, '#000000') > 10 ? paper : sheets.white.day.paper
  const needed = {
    day: faint.day.length > 0 && grounds.day !== tile,
    night: faint.night.length > 0,
  }
  return { ...emblem, tile: { paper: tile, ...needed } }
}
