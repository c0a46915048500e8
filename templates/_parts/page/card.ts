// Images made from the pub's emblem: icons for browsers, and the card that is shown where someone
// shares a link. All are SVG texts. The build converts those that must be PNG.

import { escapeXml } from '../../../src/model/escape.ts'
import { homePath, type Language } from '../../../src/model/languages.ts'
import { moods } from '../../../src/model/looks.ts'
import { type Site, url } from '../../../src/model/site.ts'
import { colorsOf, hasFilledHead } from './colors.ts'
import { iconMargin, iconSide, placed, signOf } from './emblem.tsx'
import { codeBelow } from './qr.tsx'

export const cardSize = { width: 1200, height: 630 } as const

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** Colours of emblems and rules by day and by night. */
function drawnWith(site: Site) {
  const { day, night } = colorsOf(site)
  return { day: day.control ?? day.accent, night: night.control ?? night.accent }
}

/**
 * Return the emblem in the accent colour of the browser's colour scheme. Below its visible area are
 * the QR codes for print: the page needs no further file for them, and they are loaded when a guest
 * prints.
 */
export function favicon(site: Site): string {
  const { day, night } = drawnWith(site)
  const style = `<style>:root{color:${day}}@media (prefers-color-scheme:dark){:root{color:${night}}}</style>`
  const inner = iconSide - 2 * iconMargin
  const drawing = placed(signOf(site), iconMargin, iconMargin, inner)
  const codes = site.languages.map((lang, index) =>
    codeBelow(url(site, homePath(site, lang)), lang, iconSide * (index + 2)),
  )
  return svg(iconSide, iconSide, `${style}${drawing}${codes.join('')}`)
}

/** Light background that a multicoloured emblem needs by day. */
const tileOf = ({ emblem }: Site) => (emblem?.tile?.day ? emblem.tile.paper : undefined)

/**
 * Return the emblem on a background, for home screens (which round the corners) and old browsers.
 */
export function tile(site: Site, side: number): string {
  const margin = Math.round(side / 9)
  const paper = tileOf(site) ?? colorsOf(site).day.paper
  return svg(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${paper}"/><g color="${drawnWith(site).day}">${placed(signOf(site), margin, margin, side - 2 * margin)}</g>`,
  )
}

/** Draw emblem, name, kind and town between two rules, like the head of the menu. */
export function card(site: Site, lang: Language): string {
  const { pub } = site
  const { width, height } = cardSize
  const { day } = colorsOf(site)
  const isFilled = hasFilledHead(site)
  const on = isFilled ? day.on : undefined
  const drawn = on ?? drawnWith(site).day
  const under = tileOf(site) ?? ''
  const mood = site.look?.mood
  const face = mood && moods[mood].face
  const wide = face ? face.width / cardFont.width : 1
  const { lines, size } = nameLines(pub.name[lang], wide)
  // Line height with room for accented capitals below descenders.
  const step = Math.round(1.1 * size)
  const top = { 1: 448, 2: 412 }[lines.length] ?? 386
  const foot = { 1: 526, 2: 544 }[lines.length] ?? 547
  const place = `${pub.kind[lang]}, ${pub.address.town}`
  const text = (y: number, fontSize: number, fill: string, words: string, spacing = 0) =>
    `<text x="${width / 2}" y="${y}" font-size="${fontSize}" fill="${fill}" letter-spacing="${spacing}" text-anchor="middle" font-family="${face?.family ?? cardFont.family}"${face ? ` font-weight="${face.weight}"` : ''}>${escapeXml(words)}</text>`
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${(isFilled && day.fill) || day.paper}"/>`,
      `<path fill="${drawn}" d="M48 48h1104v6H48zM48 60h1104v2H48zM48 576h1104v6H48zM48 568h1104v2H48z"/>`,
      under &&
        `<rect x="${width / 2 - 142}" y="72" width="284" height="284" rx="20" fill="${under}"/>`,
      `<g color="${drawn}">${placed(signOf(site), width / 2 - 130, 84, 260)}</g>`,
      ...lines.map((line, index) => text(top + index * step, size, on ?? day.ink, line)),
      text(foot, Math.min(34, Math.floor(widest(place, 2) / wide)), on ?? day.quiet, place, 2),
    ].join(''),
  )
}

/**
 * Font that comes with the build, so that cards are the same on every machine. `width` is its
 * average letter width in em.
 */
const cardFont = { family: 'EB Garamond', width: 0.4131 }

/** Width of the card without the margin inside its frame. */
const textWidth = cardSize.width - 180

/** Estimate the widest that letters of this kind can be, in em. */
const letterWidth = (letter: string) =>
  /[\p{M}.,'’:;|!iljtfrI ]/u.test(letter)
    ? 0.4
    : /[MWmw@%–—\p{Lu}\p{Lo}]/u.test(letter)
      ? 0.95
      : 0.56

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Return the largest font size at which a line is sure to fit the card. */
const widest = (line: string, spacing = 0) =>
  Math.floor((textWidth - spacing * line.length) / Math.max(widthOf(line), 1))

/**
 * Split a name into one to three lines, whichever allows the largest letters. `wide` is the width
 * of the name's font relative to the card's.
 */
function nameLines(name: string, wide: number): { lines: string[]; size: number } {
  const largest =
    name.length > 26 ? [0, 70, 50] : [Math.floor(1900 / Math.max(name.length, 1)), 70, 50]
  const choices = largest.map((size, index) => {
    const lines = broken(name, index + 1)
    return {
      lines,
      size: Math.min(104, size, ...lines.map((line) => Math.floor(widest(line) / wide))),
    }
  })
  return choices.reduce((best, choice) => (choice.size > best.size ? choice : best))
}

/** Split at the spaces nearest to equal line lengths. */
function broken(name: string, count: number): string[] {
  if (count === 1) return [name]
  const at = name.length / count
  const [end] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
  if (end === undefined) return [name]
  return [name.slice(0, end), ...broken(name.slice(end + 1), count - 1)]
}
