// Images made from the pub's emblem: icons for browsers, and the card that is shown where someone
// shares a link. All are SVG texts. The build converts those that must be PNG.

import { escapeXml } from '../../../src/model/escape.ts'
import { homePath, type Language } from '../../../src/model/languages.ts'
import { moods } from '../../../src/model/looks.ts'
import { type Site, url } from '../../../src/model/site.ts'
import { hasFilledHead, siteColors } from './colors.ts'
import { emblemOrDefault, iconMargin, iconSide, nestEmblem } from './emblem.tsx'
import { qrView } from './qr.tsx'

export const cardSize = { width: 1200, height: 630 } as const

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`

/** Colours of emblems and rules by day and by night. */
function drawingColors(site: Site) {
  const { day, night } = siteColors(site)
  return { day: day.control ?? day.accent, night: night.control ?? night.accent }
}

/**
 * Return the emblem in the accent colour of the browser's colour scheme. Below its visible area are
 * the QR codes for print: the page needs no further file for them, and they are loaded when a guest
 * prints.
 */
export function favicon(site: Site): string {
  const { day, night } = drawingColors(site)
  const style = `<style>:root{color:${day}}@media (prefers-color-scheme:dark){:root{color:${night}}}</style>`
  const inner = iconSide - 2 * iconMargin
  const drawing = nestEmblem(emblemOrDefault(site), iconMargin, iconMargin, inner)
  const codes = site.languages.map((lang, index) =>
    qrView(url(site, homePath(site, lang)), lang, iconSide * (index + 2)),
  )
  return svg(iconSide, iconSide, `${style}${drawing}${codes.join('')}`)
}

/** Light background that a multicoloured emblem needs by day. */
const lightBackground = ({ emblem }: Site) => (emblem?.tile?.day ? emblem.tile.paper : undefined)

/**
 * Return the emblem on a background, for home screens (which round the corners) and old browsers.
 */
export function iconOnPaper(site: Site, side: number): string {
  const margin = Math.round(side / 9)
  const paper = lightBackground(site) ?? siteColors(site).day.paper
  return svg(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${paper}"/><g color="${drawingColors(site).day}">${nestEmblem(emblemOrDefault(site), margin, margin, side - 2 * margin)}</g>`,
  )
}

/** Draw emblem, name, kind and town between two rules, like the head of the menu. */
export function card(site: Site, lang: Language): string {
  const { pub } = site
  const { width, height } = cardSize
  const { day } = siteColors(site)
  const isFilled = hasFilledHead(site)
  const textColor = isFilled ? day.on : undefined
  const drawingColor = textColor ?? drawingColors(site).day
  const background = lightBackground(site) ?? ''
  const mood = site.look?.mood
  const face = mood && moods[mood].face
  const relativeWidth = face ? face.width / defaultFont.width : 1
  const { lines, size } = nameLines(pub.name[lang], relativeWidth)
  // Line height with room for accented capitals below descenders.
  const step = Math.round(1.1 * size)
  const top = { 1: 448, 2: 412 }[lines.length] ?? 386
  const placeTop = { 1: 526, 2: 544 }[lines.length] ?? 547
  const place = `${pub.kind[lang]}, ${pub.address.town}`
  const text = (y: number, fontSize: number, fill: string, words: string, spacing = 0) =>
    `<text x="${width / 2}" y="${y}" font-size="${fontSize}" fill="${fill}" letter-spacing="${spacing}" text-anchor="middle" font-family="${face?.family ?? defaultFont.family}"${face ? ` font-weight="${face.weight}"` : ''}>${escapeXml(words)}</text>`
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${(isFilled && day.fill) || day.paper}"/>`,
      `<path fill="${drawingColor}" d="M48 48h1104v6H48zM48 60h1104v2H48zM48 576h1104v6H48zM48 568h1104v2H48z"/>`,
      background &&
        `<rect x="${width / 2 - 142}" y="72" width="284" height="284" rx="20" fill="${background}"/>`,
      `<g color="${drawingColor}">${nestEmblem(emblemOrDefault(site), width / 2 - 130, 84, 260)}</g>`,
      ...lines.map((line, index) => text(top + index * step, size, textColor ?? day.ink, line)),
      text(
        placeTop,
        Math.min(34, Math.floor(largestSize(place, 2) / relativeWidth)),
        textColor ?? day.quiet,
        place,
        2,
      ),
    ].join(''),
  )
}

/**
 * Font that comes with the build, so that cards are the same on every machine. `width` is its
 * average letter width in em.
 */
const defaultFont = { family: 'EB Garamond', width: 0.4131 }

/** Width of the card without the margin inside its frame. */
const textWidth = cardSize.width - 180

/** Estimate the widest that letters of this kind can be, in em. */
const letterWidth = (letter: string) =>
  /[\p{M}.,'’:;|!iljtfrI ]/u.test(letter)
    ? 0.4
    : /[MWmw@%–—\p{Lu}\p{Lo}]/u.test(letter)
      ? 0.95
      : 0.56

const estimateWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Return the largest font size at which a line is sure to fit the card. */
const largestSize = (line: string, spacing = 0) =>
  Math.floor((textWidth - spacing * line.length) / Math.max(estimateWidth(line), 1))

/**
 * Split a name into one to three lines, whichever allows the largest letters. `wide` is the width
 * of the name's font relative to the card's.
 */
function nameLines(name: string, relativeWidth: number): { lines: string[]; size: number } {
  const largest =
    name.length > 26 ? [0, 70, 50] : [Math.floor(1900 / Math.max(name.length, 1)), 70, 50]
  const choices = largest.map((size, index) => {
    const lines = splitLines(name, index + 1)
    return {
      lines,
      size: Math.min(
        104,
        size,
        ...lines.map((line) => Math.floor(largestSize(line) / relativeWidth)),
      ),
    }
  })
  return choices.reduce((best, choice) => (choice.size > best.size ? choice : best))
}

/** Split at the spaces nearest to equal line lengths. */
function splitLines(name: string, count: number): string[] {
  if (count === 1) return [name]
  const at = name.length / count
  const [end] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
  if (end === undefined) return [name]
  return [name.slice(0, end), ...splitLines(name.slice(end + 1), count - 1)]
}
