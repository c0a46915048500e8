// The pictures made from the sign of the house: icons for browsers, and the card that is shown
// where somebody shares a link. All are SVG texts; the build draws those that must be PNG.

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

/** What signs and rules are drawn with. */
function drawnWith(site: Site) {
  const { day, night } = colorsOf(site)
  return { day: day.control ?? day.accent, night: night.control ?? night.accent }
}

/**
 * The sign in the accent of the browser's colour scheme, and below what is seen of it the codes that
 * print shows: no page asks for one more file, and who prints at once has them.
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

/** The light paper that a drawing needs under it by day. */
const tileOf = ({ emblem }: Site) => (emblem?.tile?.day ? emblem.tile.paper : undefined)

/** The sign on paper: for home screens, which round the corners themselves, and for old browsers. */
export function tile(site: Site, side: number): string {
  const margin = Math.round(side / 9)
  const paper = tileOf(site) ?? colorsOf(site).day.paper
  return svg(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${paper}"/><g color="${drawnWith(site).day}">${placed(signOf(site), margin, margin, side - 2 * margin)}</g>`,
  )
}

/** Sign, name, kind and town between two rules, like the head of the menu. */
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
  // Capitals with accents over letters that reach below the line.
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

/** The face that the build draws with, wherever it runs. */
const cardFont = { family: 'EB Garamond', width: 0.4131 }

/** Between the frame and the text some paper is left. */
const textWidth = cardSize.width - 180

/** About what letters of that face take at most, in parts of their size. */
const letterWidth = (letter: string) =>
  /[\p{M}.,'’:;|!iljtfrI ]/u.test(letter)
    ? 0.4
    : /[MWmw@%–—\p{Lu}\p{Lo}]/u.test(letter)
      ? 0.95
      : 0.56

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** The size with which a line surely fits the card. */
const widest = (line: string, spacing = 0) =>
  Math.floor((textWidth - spacing * line.length) / Math.max(widthOf(line), 1))

/** `wide` is how much wider the face of the name is than that of the card.
 * One line, or as many as let a long name be read: its size is bound by the longest of them. */
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

/** At the spaces nearest to where lines of one length would end. */
function broken(name: string, count: number): string[] {
  if (count === 1) return [name]
  const at = name.length / count
  const [end] = [...name.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
  if (end === undefined) return [name]
  return [name.slice(0, end), ...broken(name.slice(end + 1), count - 1)]
}
