// Colours of the emblem. A drawing with a single colour takes the text colour of the page. One with
// several colours keeps them, and they are checked against the background. It expects the output of
// emblem.ts: well-formed, with every value in double quotes.

import 'culori/css'
import { wcagContrast } from 'culori/fn'
import { type Look, moods, type Schemes, sheets, usualLook } from '../../model/looks.ts'
import type { Emblem } from '../../model/site.ts'
import { color } from '../../notations/color.ts'

const tags = /<(\/?)(\w+)([^>]*?)(\/?)>/g
/** Matches elements whose content is never drawn directly. */
const hidden = /^(?:mask|clipPath|defs|linearGradient|radialGradient)$/
/** Initial values of SVG for shapes without these attributes. */
const initialPaints = { fill: 'black', stroke: 'none', color: 'currentColor' }
type Paints = typeof initialPaints

/**
 * Convert a drawing with one colour to `currentColor`; return any other with the list of its
 * colours.
 */
export function colored(drawing: Emblem): Emblem {
  const around: Paints[] = [initialPaints]
  const colors = new Set<string>()
  let depth = 0
  const body = drawing.body.replace(tags, (tag, closing, name, written = '', empty) => {
    if (closing) {
      around.pop()
      if (hidden.test(name)) depth--
      return tag
    }
    const own = readPaints(written, around.at(-1) ?? initialPaints)
    if (hidden.test(name)) depth++
    else if (depth === 0 && name !== 'g')
      for (const paint of [own.fill, own.stroke])
        if (!/^(none|transparent)$/.test(paint)) colors.add(plain(paint, own.color))
    const isFirst = around.length === 1
    if (!empty) around.push(own)
    // A mask uses black and white for its own purpose, so its colours stay.
    if (name === 'mask') return `<mask${keepPaints(written, own)}>`
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

const readAttribute = (written: string, property: string) =>
  new RegExp(` ${property}="([^"]*)"`).exec(written)?.[1]

const readPaints = (written: string, outer: Paints): Paints => ({
  fill: readAttribute(written, 'fill') ?? outer.fill,
  stroke: readAttribute(written, 'stroke') ?? outer.stroke,
  color: readAttribute(written, 'color') ?? outer.color,
})

const gradient = 'gradient'

/** Normalise a colour: `#000` and `black` are the same. */
function plain(paint: string, current: string): string {
  const resolved = paint === 'currentColor' ? current : paint
  if (resolved.startsWith('url(')) return gradient
  return resolved === 'currentColor' ? resolved : (color.read(resolved) ?? resolved)
}

const stopsIn = (body: string) =>
  [...body.matchAll(/ stop-color="([^"]*)"/g)].map(([, stop = '']) => plain(stop, 'currentColor'))

const inColorOfPage = (written: string, isFirst: boolean) => {
  const poured = written
    .replace(/ color="[^"]*"/, '')
    .replace(/ (fill|stroke)="(?!none|transparent)[^"]*"/g, ' $1="currentColor"')
  return isFirst && readAttribute(written, 'fill') === undefined
    ? ` fill="currentColor"${poured}`
    : poured
}

const keepPaints = (written: string, own: Paints) =>
  (['fill', 'stroke'] as const)
    .filter((property) => readAttribute(written, property) === undefined)
    .reduce((kept, property) => `${kept} ${property}="${own[property]}"`, written)

/** Lowest contrast at which a part of a drawing is visible. */
const minimumContrast = 2

export type Faint = { color: string; ratio: number }

/** Return the background of the emblem, by day and by night. */
function findBackgrounds({ mood, paper, accent }: Look): Schemes<string> {
  if (mood && 'head' in moods[mood]) {
    const fill = accent?.fill ?? moods[mood].fill
    return { day: fill, night: fill }
  }
  return { day: sheets[paper].day.paper, night: sheets[paper].night.paper }
}

/** Find the colours that are invisible by day or by night. */
export function findFaintColors({ colors = [] }: Emblem, look: Look = usualLook): Schemes<Faint[]> {
  const grounds = findBackgrounds(look)
  const on = (ground: string) =>
    [...new Set(colors)].flatMap((each) => {
      const ratio = color.read(each) === undefined ? minimumContrast : wcagContrast(each, ground)
      return ratio < minimumContrast ? [{ color: each, ratio }] : []
    })
  return { day: on(grounds.day), night: on(grounds.night) }
}

/**
 * Add a tile of light paper where it is needed: under a drawing with a colour that is invisible on
 * a dark background.
 */
export function addTile(emblem: Emblem, look: Look = usualLook): Emblem {
  if (!emblem.colors) return emblem
  const grounds = findBackgrounds(look)
  const faint = findFaintColors(emblem, look)
  const paper = sheets[look.paper].day.paper
  const tile = wcagContrast(paper, '#000000') > 10 ? paper : sheets.white.day.paper
  const needed = {
    day: faint.day.length > 0 && grounds.day !== tile,
    night: faint.night.length > 0,
  }
  return { ...emblem, tile: { paper: tile, ...needed } }
}
